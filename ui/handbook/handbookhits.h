#pragma once

#include <QListWidget>

#include "ui/handbook/handbooksearch.h"

namespace sudoku {

/// The results of a search: the title of the page, and the line around the words.
class HandbookHits : public QListWidget
{
    Q_OBJECT

public:
    explicit HandbookHits(QWidget *parent = nullptr);

    void setHits(std::vector<HandbookHit> hits, const QStringList &words);
    /// Selects the hit that is \a step further, or back if it is negative. The first hit follows the last
    /// one.
    void step(int step);

signals:
    void chosen(const sudoku::HandbookHit &hit);

private:
    void choose(int row);

    std::vector<HandbookHit> m_hits;
};

} // namespace sudoku
