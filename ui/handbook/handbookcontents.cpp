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
    for (const HandbookPage &page : pages) {
        const bool isFirst = topLevelItemCount() == 0; // its sections only group the other pages
        QTreeWidgetItem *item = contentsItem(page.title, handbookUrl(page.file));
        for (const HandbookPassage &passage : page.passages)
            if (passage.headingLevel == sectionLevel && !isFirst)
                item->addChild(
                    contentsItem(passage.text, handbookUrl(page.file + u'#' + anchorOf(passage.text))));
        addTopLevelItem(item);
    }
    connect(this, &QTreeWidget::currentItemChanged, this, &HandbookContents::choose);
    connect(this, &QTreeWidget::itemClicked, this, &HandbookContents::choose);
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
        if (page->data(0, urlRole).toUrl().fileName() != url.fileName())
            continue;
        setCurrentItem(page);
        page->setExpanded(true);
        for (int j = 0; j < page->childCount(); ++j)
            if (page->child(j)->data(0, urlRole).toUrl() == url)
                setCurrentItem(page->child(j));
    }
}

} // namespace sudoku
