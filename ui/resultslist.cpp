#include "ui/resultslist.h"

#include "ui/boardtext.h"
#include "ui/generationtext.h"
#include "ui/paint/boardpainter.h"
#include "ui/paint/markpainter.h"
#include "ui/settings.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace sudoku {
namespace {

constexpr int gap = 8; // around a picture

/// Large enough to tell one puzzle from another: 150 for 9x9, 310 for 25x25.
int pictureSide(const Puzzle &puzzle, int widest)
{
    return std::min(60 + 10 * puzzle.geometry.size(), widest);
}

/// What stands below the picture.
QString captionOf(const QModelIndex &index, const MadePuzzle &made)
{
    const QString caption = index.data().toString();
    const QString miss = missText(made);
    return miss.isEmpty() ? caption : caption + QLatin1Char('\n') + miss;
}

constexpr int captionFlags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;

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
            return {widest(), line + 2 * gap};
        const int side = pictureSide(*made->result.puzzle, widest() - 2 * gap);
        const int width = std::max(side, 20 * option.fontMetrics.horizontalAdvance(QLatin1Char('0')));
        const QRect caption =
            option.fontMetrics.boundingRect({0, 0, width, 0}, captionFlags, captionOf(index, *made));
        return {width + 2 * gap, side + caption.height() + 3 * gap};
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
    int widest() const { return m_view.viewport()->width() - 2 * m_view.spacing() - 1; }

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
            painter.setPen(QPen(option.palette.color(QPalette::Text), 2));
            painter.drawRect(option.rect.adjusted(1, 1, -1, -1));
        }
        const Puzzle &puzzle = *made.result.puzzle;
        const int side = pictureSide(puzzle, widest() - 2 * gap);
        const QRect picture(option.rect.center().x() - side / 2, option.rect.top() + gap, side, side);
        paintBoard(painter, option, puzzle, picture);
        painter.setFont(option.font);
        painter.setPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
        const QRect below(option.rect.left() + gap, picture.bottom() + gap, option.rect.width() - 2 * gap,
                          option.rect.bottom() - picture.bottom() - gap);
        painter.drawText(below, captionFlags, captionOf(index, made));
    }

    void paintBoard(QPainter &painter, const QStyleOptionViewItem &option, const Puzzle &puzzle,
                    const QRect &place) const
    {
        const BoardLayout layout(puzzle.geometry, place,
                                 {.pixelRatio = painter.device()->devicePixelRatioF(),
                                  .hasOutsideTexts = hasOutsideTexts(Board(puzzle))});
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
    setObjectName(QStringLiteral("results"));
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

std::vector<int> ResultsList::selectedRows() const
{
    std::vector<int> rows;
    for (const QModelIndex &index : selectionModel()->selectedIndexes())
        rows.push_back(index.row());
    std::ranges::sort(rows);
    return rows;
}

/// The nearest puzzle that is not in \a rows, rather after than before them.
QModelIndex ResultsList::besides(const std::vector<int> &rows) const
{
    const std::vector<int> all = m_model.puzzleRows();
    const auto after = std::ranges::upper_bound(all, rows.back());
    if (after != all.end())
        return m_model.index(*after);
    for (auto each = after; each != all.begin(); --each)
        if (!std::ranges::binary_search(rows, *(each - 1)))
            return m_model.index(*(each - 1));
    return {};
}

void ResultsList::removeSelected()
{
    const std::vector<int> rows = selectedRows();
    if (rows.empty())
        return;
    const QPersistentModelIndex next = besides(rows);
    m_model.remove(rows);
    setCurrentIndex(next);
    emit removed(static_cast<int>(rows.size()));
}

/// A range is all that lies between in reading order. Qt goes by the places of the pictures, which takes in others
/// where the rows are not equally high.
void ResultsList::setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command)
{
    const QModelIndex first = indexAt(rect.topLeft());
    const QModelIndex last = indexAt(QPoint(rect.right(), rect.bottom()));
    if (state() == DragSelectingState || !first.isValid() || !last.isValid())
        return QListView::setSelection(rect, command);
    const auto [from, to] = std::minmax({first.row(), last.row()});
    selectionModel()->select(QItemSelection(m_model.index(from), m_model.index(to)), command);
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
