#pragma once

#include <QTreeWidget>

#include "ui/handbook/handbookpages.h"

namespace sudoku {

/// The list of pages, each with its sections.
class HandbookContents : public QTreeWidget
{
    Q_OBJECT

public:
    explicit HandbookContents(const std::vector<HandbookPage> &pages, QWidget *parent = nullptr);

    /// Selects the page and section of \a url.
    void setPlace(const QUrl &url);

signals:
    void chosen(const QUrl &url);

private:
    void choose(const QTreeWidgetItem *item);
};

} // namespace sudoku
