#include "ui/handbook/handbookcontents.h"

#include "ui/handbook/handbooklayout.h"

#include <QSignalBlocker>

namespace sudoku {
namespace {

constexpr int urlRole = Qt::UserRole;
constexpr int sectionLevel = 2; // of headings

QTreeWidgetItem *contentsItem(const QString &title, const QUrl &url)
{
    auto *item = new QTreeWidgetItem({title});
    item->setData(0, urlRole, url);
    item->setToolTip(0, title);
    return item;
}

} // namespace

HandbookContents::HandbookContents(const std::vector<HandbookPage> &pages, QWidget *parent)
    : QTreeWidget(parent)
{
    setHeaderHidden(true);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Contents"));
    for (const HandbookPage &page : pages)
        addPage(page);
    connect(this, &QTreeWidget::currentItemChanged, this, &HandbookContents::choose);
    connect(this, &QTreeWidget::itemClicked, this, &HandbookContents::choose);
}

/// Adds a page with its sections, or below the page that lists it.
void HandbookContents::addPage(const HandbookPage &page)
{
    const bool isFirst = topLevelItemCount() == 0; // its sections only group the other pages
    QTreeWidgetItem *item = contentsItem(page.title, handbookUrl(page.file));
    if (QTreeWidgetItem *parent = itemOf(page.parent)) {
        parent->addChild(item);
        return;
    }
    for (const HandbookPassage &passage : page.passages)
        if (passage.headingLevel == sectionLevel && !isFirst)
            item->addChild(
                contentsItem(passage.text, handbookUrl(page.file + u'#' + anchorOf(passage.text))));
    addTopLevelItem(item);
}

/// Returns the item of the page \a file at the top level, or null.
QTreeWidgetItem *HandbookContents::itemOf(const QString &file) const
{
    for (int i = 0; i < topLevelItemCount(); ++i)
        if (topLevelItem(i)->data(0, urlRole).toUrl().fileName() == file)
            return topLevelItem(i);
    return nullptr;
}

void HandbookContents::choose(const QTreeWidgetItem *item)
{
    if (item)
        emit chosen(item->data(0, urlRole).toUrl());
}

void HandbookContents::setPlace(const QUrl &url)
{
    const QSignalBlocker blocker(this);
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem *page = topLevelItem(i);
        const auto isOf = [](const QTreeWidgetItem *item, const QUrl &place) {
            return item->data(0, urlRole).toUrl() == place;
        };
        const QUrl whole = url.adjusted(QUrl::RemoveFragment);
        QTreeWidgetItem *chosen = isOf(page, whole) ? page : nullptr;
        for (int j = 0; j < page->childCount(); ++j)
            if (isOf(page->child(j), url) || isOf(page->child(j), whole))
                chosen = page->child(j);
        if (!chosen)
            continue;
        page->setExpanded(true);
        setCurrentItem(chosen);
    }
}

} // namespace sudoku
