#pragma once

#include <QListWidget>

#include "ui/handbook/handbooksearch.h"

namespace sudoku {

/// The list of what search found: the title of the page, and the line around the words.
class HandbookHits : public QListWidget
{
    Q_OBJECT

public:
    explicit HandbookHits(QWidget *parent = nullptr);

    void setHits(std::vector<HandbookHit> hits, const QStringList &words);
    const std::vector<HandbookHit> &hits() const { return m_hits; }
    /// Goes \a step hits on, or back where it is negative; behind the last one comes the first.
    void step(int step);

signals:
    void chosen(const sudoku::HandbookHit &hit);

private:
    void choose(int row);

    std::vector<HandbookHit> m_hits;
};

} // namespace sudoku
