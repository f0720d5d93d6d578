#pragma once

#include <QTreeWidget>

#include "ui/handbook/handbookpages.h"

namespace sudoku {

/// The list of pages, each with its sections and the pages that it lists.
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
    void addPage(const HandbookPage &page);
    QTreeWidgetItem *itemOf(const QString &file) const;
    void choose(const QTreeWidgetItem *item);
};

} // namespace sudoku
