#include "ui/teach/learn/techniquelistview.h"

#include "core/hints/steps/technique.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/colourroles.h"
#include "ui/teach/pages/techniquepages.h"
#include "ui/teach/practice/learningrecord.h"
#include "ui/text/steptext.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QPainter>

#include <algorithm>

namespace sudoku {
namespace {

enum Column { Name, Count };

const TechniquePage *pageOfItem(const QTreeWidgetItem *item)
{
    return item ? item->data(Name, Qt::UserRole).value<const TechniquePage *>() : nullptr;
}

/// Returns "Pointing" for "Locked Candidates Type 1 (Pointing)": a list has little room.
QString shortName(const Technique &technique)
{
    const QString name = techniqueName(technique);
    const qsizetype open = name.indexOf(QLatin1String(" ("));
    return open < 0 || !name.endsWith(QLatin1Char(')')) ? name : name.mid(open + 2).chopped(1);
}

QString progressText(const TechniqueProgress &progress)
{
    return progress.isBegun() && !progress.isLearned()
               ? TechniqueListView::tr("%1 of %2").arg(progress.found).arg(learnedAfter)
               : QString();
}

QString spokenText(const QString &name, const TechniqueProgress &progress)
{
    if (progress.isLearned())
        return TechniqueListView::tr("%1, learned").arg(name);
    return progress.isBegun() ? TechniqueListView::tr("%1, %2").arg(name, progressText(progress))
                              : TechniqueListView::tr("%1, not begun").arg(name);
}

void paintTick(QPainter &painter, const QRectF &area, const QColor &colour)
{
    painter.setPen(QPen(colour, area.width() / 6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{{area.left(), area.center().y() + area.height() / 10},
                                   {area.left() + area.width() * 0.35, area.bottom() - area.height() / 10},
                                   {area.right(), area.top() + area.height() / 10}});
}

void paintDisc(QPainter &painter, const QRectF &area, const QColor &colour, bool isHalf)
{
    painter.setPen(QPen(colour, area.width() / 8));
    painter.drawEllipse(area);
    if (!isHalf)
        return;
    painter.setBrush(colour);
    constexpr int quarter = 90 * 16; // as QPainter counts
    painter.drawPie(area, quarter, 2 * quarter);
}

} // namespace

TechniqueListView::TechniqueListView(QWidget *parent) : QTreeWidget(parent)
{
    setAccessibleName(tr("Techniques"));
    setColumnCount(2);
    setHeaderHidden(true);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    header()->setSectionResizeMode(Count, QHeaderView::ResizeToContents);
    setRootIsDecorated(false);
    setIndentation(0);
    setItemsExpandable(false);
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideRight);
    adoptColours();
    fill();
    connect(this, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        if (const TechniquePage *page = pageOfItem(item))
            emit pageChosen(*page);
    });
}

void TechniqueListView::fill()
{
    const int rowHeight = fontMetrics().height() + 12;
    for (const TechniqueChapter &chapter : techniqueChapters()) {
        auto *head = new QTreeWidgetItem(this, {chapter.title});
        head->setFlags(Qt::ItemIsEnabled);
        head->setForeground(Name,
                            blend(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.7));
        head->setSizeHint(Name, QSize(0, rowHeight));
        for (const TechniquePage &page : chapter.pages) {
            auto *item = new QTreeWidgetItem(head, {shortName(page.technique())});
            item->setData(Name, Qt::UserRole, QVariant::fromValue(&page));
            item->setToolTip(Name, techniqueName(page.technique()));
            item->setSizeHint(Name, QSize(0, rowHeight));
        }
    }
    expandAll();
}

std::vector<QTreeWidgetItem *> TechniqueListView::pageItems() const
{
    std::vector<QTreeWidgetItem *> items;
    for (int i = 0; i < topLevelItemCount(); ++i)
        for (int j = 0; j < topLevelItem(i)->childCount(); ++j)
            items.push_back(topLevelItem(i)->child(j));
    return items;
}

void TechniqueListView::showProgress(const LearningRecord &record)
{
    m_record = &record;
    for (QTreeWidgetItem *item : pageItems())
        updateSign(*item, record.progress(pageOfItem(item)->technique()));
}

void TechniqueListView::updateSign(QTreeWidgetItem &item, const TechniqueProgress &progress)
{
    item.setIcon(Name, sign(progress));
    item.setText(Count, progressText(progress));
    item.setData(Name, Qt::AccessibleTextRole, spokenText(item.text(Name), progress));
}

QIcon TechniqueListView::sign(const TechniqueProgress &progress) const
{
    const int side = std::max(iconSize().height(), fontMetrics().height());
    const double ratio = devicePixelRatioF();
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardStyle style = BoardStyle::forScreen(palette());
    const double margin = side * 0.2;
    const QRectF area = QRectF(0, 0, side, side).adjusted(margin, margin, -margin, -margin);
    if (progress.isLearned())
        paintTick(painter, area, style.good);
    else
        paintDisc(painter, area, progress.isBegun() ? style.cursor : style.pencilMark, progress.isBegun());
    painter.end();
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected); // not tinted
    return icon;
}

void TechniqueListView::choose(const TechniquePage &page)
{
    for (QTreeWidgetItem *item : pageItems())
        if (pageOfItem(item) == &page) {
            setCurrentItem(item);
            scrollToItem(item);
        }
}

const TechniquePage *TechniqueListView::chosen() const
{
    return pageOfItem(currentItem());
}

/// Goes from technique to technique: headings are left out.
QModelIndex TechniqueListView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const QModelIndex reached = QTreeWidget::moveCursor(action, modifiers);
    if (!reached.isValid() || reached.parent().isValid())
        return reached;
    const bool isUp = action == MoveUp || action == MovePrevious;
    const QModelIndex beside = isUp ? indexAbove(reached) : indexBelow(reached);
    return beside.isValid() ? beside : currentIndex();
}

/// Gives the chosen row a quiet ground, on which the signs keep their colours.
void TechniqueListView::adoptColours()
{
    const ColourRoles colours = coloursFor(QGuiApplication::palette());
    if (palette().color(QPalette::Highlight) == QColor(colours.tint2))
        return; // which ends the changes that setPalette() itself causes
    QPalette own;
    own.setColor(QPalette::Highlight, QColor(colours.tint2));
    own.setColor(QPalette::HighlightedText, QColor(colours.ink));
    setPalette(own);
}

void TechniqueListView::changeEvent(QEvent *event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    adoptColours();
    if (m_record)
        showProgress(*m_record);
}

} // namespace sudoku
