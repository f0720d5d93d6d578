#include "ui/resultslist.h"

#include "ui/boardtext.h"
#include "ui/generationtext.h"
#include "ui/paint/boardpainter.h"
#include "ui/settings.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace sudoku {
namespace {

constexpr int gap = 8; // around a picture

/// Large enough to tell one puzzle from another: 150 for 9x9, 310 for 25x25.
int pictureSide(const Puzzle &puzzle)
{
    return 60 + 10 * puzzle.geometry.size();
}

/// Draws headings over the whole width, and puzzles with their caption.
class ResultDelegate : public QStyledItemDelegate
{
public:
    ResultDelegate(const ResultsModel &model, const Settings &settings, QListView *view)
        : QStyledItemDelegate(view),
          m_view(*view),
          m_model(model),
          m_settings(settings)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int line = option.fontMetrics.lineSpacing();
        const MadePuzzle *made = m_model.puzzle(index);
        if (!made)
            return {m_view.viewport()->width() - 2 * m_view.spacing() - 1, line + 2 * gap};
        const int side = pictureSide(*made->result.puzzle);
        const int width = std::max(side, 17 * option.fontMetrics.horizontalAdvance(QLatin1Char('0')));
        return {width + 2 * gap, side + (missText(*made).isEmpty() ? 2 : 3) * line + 3 * gap};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        if (const MadePuzzle *made = m_model.puzzle(index))
            paintPuzzle(*painter, option, index, *made);
        else
            paintHeading(*painter, option, index.data().toString());
        painter->restore();
    }

private:
    static void paintHeading(QPainter &painter, const QStyleOptionViewItem &option, const QString &text)
    {
        QFont font = option.font;
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(option.palette.color(QPalette::Active, QPalette::Text)); // no item, but not pale
        painter.drawText(option.rect.adjusted(gap, 0, -gap, -4), Qt::AlignLeft | Qt::AlignBottom, text);
        painter.setPen(option.palette.color(QPalette::Mid));
        painter.drawLine(option.rect.bottomLeft() + QPoint(gap, 0),
                         option.rect.bottomRight() - QPoint(gap, 0));
    }

    void paintPuzzle(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                     const MadePuzzle &made) const
    {
        const bool isSelected = option.state & QStyle::State_Selected;
        const bool isCurrent = option.state & QStyle::State_HasFocus;
        if (isSelected)
            painter.fillRect(option.rect, option.palette.brush(QPalette::Highlight));
        if (isCurrent) {
            painter.setPen(QPen(option.palette.color(QPalette::Text), 1, Qt::DotLine));
            painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
        }
        const Puzzle &puzzle = *made.result.puzzle;
        const int side = pictureSide(puzzle);
        const QRect picture(option.rect.center().x() - side / 2, option.rect.top() + gap, side, side);
        paintBoard(painter, option, puzzle, picture);
        painter.setFont(option.font);
        painter.setPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
        const QRect below(option.rect.left(), picture.bottom() + gap, option.rect.width(),
                          option.rect.bottom() - picture.bottom() - gap);
        const QString miss = missText(made);
        const QString caption = index.data().toString();
        painter.drawText(below, Qt::AlignHCenter | Qt::AlignTop,
                         miss.isEmpty() ? caption : caption + QLatin1Char('\n') + miss);
    }

    void paintBoard(QPainter &painter, const QStyleOptionViewItem &option, const Puzzle &puzzle,
                    const QRect &place) const
    {
        const BoardLayout layout(puzzle.geometry, place,
                                 {.pixelRatio = painter.device()->devicePixelRatioF()});
        const BoardStyle style = BoardStyle::forScreen(option.palette, option.font);
        BoardPainter(layout, style, shownSymbols(puzzle.geometry, m_settings.symbols()), m_glyphs)
            .paint(painter, Board(puzzle), {}, place);
    }

    QListView &m_view;
    const ResultsModel &m_model;
    const Settings &m_settings;
    mutable GlyphCache m_glyphs;
};

} // namespace

ResultsList::ResultsList(ResultsModel &model, const Settings &settings, QWidget *parent)
    : QListView(parent),
      m_model(model)
{
    setViewMode(QListView::ListMode);
    setFlow(QListView::LeftToRight);
    setWrapping(true);
    setResizeMode(QListView::Adjust);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(
        Qt::ScrollBarAlwaysOn); // or headings would change their width while puzzles come
    setSelectionMode(ExtendedSelection);
    setSpacing(2);
    setModel(&model);
    setItemDelegate(new ResultDelegate(model, settings, this));
    setAccessibleName(tr("Puzzles made"));
    connect(this, &QListView::activated, this, &ResultsList::opened);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &ResultsList::currentPuzzleChanged);
    connect(&model, &QAbstractItemModel::modelReset, this, &ResultsList::currentPuzzleChanged);
}

/// Headings are as wide as the list.
void ResultsList::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

void ResultsList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete)
        removeSelected();
    else
        QListView::keyPressEvent(event);
}

void ResultsList::removeSelected()
{
    QList<QPersistentModelIndex> selected;
    for (const QModelIndex &index : selectionModel()->selectedIndexes())
        selected += index;
    for (const QPersistentModelIndex &index : selected)
        m_model.remove(index.row());
}

void ResultsList::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    if (m_model.rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(
        viewport()->rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap,
        tr("Puzzles appear here. Double click one, or press Enter, to open it on the board; Delete "
           "takes it out."));
}

} // namespace sudoku
