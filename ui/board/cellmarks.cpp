#include "ui/board/cellmarks.h"

#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/paint/boardfont.h"
#include "ui/paint/cellcolours.h"
#include "ui/text/symbolwords.h"

#include <QEvent>
#include <QFontInfo>
#include <QLabel>
#include <QStringList>

#include <utility>

namespace sudoku {
namespace {

constexpr qreal scale = 1.35; // of the font of the window

/// Returns the marks in HTML; those that a digit on the board contradicts are struck through.
QString marksText(DigitSet marks, DigitSet struck, const SymbolSet &symbols)
{
    QStringList texts;
    for (const Digit digit : marks) {
        const QString text = symbolText(symbols, digit);
        texts += struck.contains(digit) ? QStringLiteral("<s>%1</s>").arg(text) : text;
    }
    return texts.join(QStringLiteral("&nbsp; "));
}

/// Returns lines of the live candidates of \a cell; none where the board does not show them.
QStringList liveLines(const BoardView &view, Cell cell)
{
    const LiveMarks &marks = view.liveMarks();
    if (!view.showsLiveMarks() || marks.shown(cell).isEmpty() || view.shownBoard().digitAt(cell) != noDigit)
        return {};
    const auto texts = [&view](DigitSet digits) { return marksText(digits, {}, view.symbols()); };
    QStringList lines;
    if (!marks.proved[cell].isEmpty())
        lines += CellMarks::tr("Candidates: %1").arg(texts(marks.proved[cell]));
    if (!marks.open[cell].isEmpty())
        lines += CellMarks::tr("Not decided: %1").arg(texts(marks.open[cell]));
    if (!marks.deciding[cell].isEmpty())
        lines += CellMarks::tr("One solution with: %1").arg(texts(marks.deciding[cell]));
    return lines;
}

/// Returns a line of the candidates of \a cell that the player has coloured; none where nothing is seen of
/// it.
QStringList colouredLines(const BoardView &view, Cell cell)
{
    QStringList texts;
    for (const auto &[candidate, colour] : view.drawing().colours)
        if (candidate.cell == cell)
            texts += QStringLiteral("%1 %2").arg(symbolText(view.symbols(), candidate.digit),
                                                 candidateColourName(colour));
    if (texts.isEmpty())
        return {};
    return {CellMarks::tr("Coloured: %1").arg(texts.join(QStringLiteral(", ")))};
}

} // namespace

CellMarks::CellMarks(QWidget *parent) : QWidget(parent), m_label(new QLabel(this))
{
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::RichText);
    m_label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    QFont figures = boardFont();
    figures.setPointSizeF(QFontInfo(font()).pointSizeF() * scale);
    m_label->setFont(figures);
}

QString CellMarks::text() const
{
    return m_label->text();
}

QSize CellMarks::minimumSizeHint() const
{
    return {0, m_leastHeight};
}

int CellMarks::heightForWidth(int width) const
{
    const auto [known, isNew] = m_heights.try_emplace(width);
    if (isNew)
        known->second = m_label->heightForWidth(width);
    return known->second;
}

bool CellMarks::event(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        m_leastHeights.clear();
    else if (event->type() == QEvent::LayoutRequest) // the label may need another height
        fit();
    return QWidget::event(event);
}

void CellMarks::resizeEvent(QResizeEvent *)
{
    m_label->setGeometry(rect());
}

void CellMarks::follow(BoardView &view)
{
    const auto update = [this, &view] { show(view); };
    connect(&view, &BoardView::currentCellChanged, this, update);
    connect(&view, &BoardView::shownBoardChanged, this, update);
    connect(&view, &BoardView::symbolsChanged, this, update);
    connect(&view, &BoardView::marksInGridChanged, this, update);
    connect(&view, &BoardView::liveMarksChanged, this, update);
    connect(&view, &BoardView::findingsChanged, this, update); // which may cover live candidates
    connect(&view.document(), &Document::boardChanged, this, update);
    update();
}

void CellMarks::show(const BoardView &view)
{
    const Board &board = view.shownBoard();
    const Cell cell = view.currentCell();
    const bool hasSmallMarks = board.puzzle.geometry.digitCount() > 9;
    setVisible(hasSmallMarks);
    if (!hasSmallMarks)
        return;
    const DigitSet struck = view.isReadOnly() ? DigitSet() : view.document().contradictedMarks(cell);
    QStringList lines;
    if (const DigitSet corner = board.cornerMarks[cell]; !corner.isEmpty())
        lines += tr("Corner: %1").arg(marksText(corner, struck, view.symbols()));
    if (const DigitSet centre = board.centreMarks[cell]; !centre.isEmpty())
        lines +=
            (view.areMarksInGrid()
                 ? tr("Marks in %1: %2").arg(QString::fromStdString(board.puzzle.geometry.cellName(cell)))
                 : tr("Centre: %1"))
                .arg(marksText(centre, struck, view.symbols()));
    lines += colouredLines(view, cell) + liveLines(view, cell);
    m_lineCount = lines.size();
    m_label->setText(lines.join(QStringLiteral("<br>")));
}

/// Tells the layout around it if it needs another height now.
void CellMarks::fit()
{
    const auto needed = std::pair(m_leastHeight, m_heights[width()]);
    m_heights.clear();
    m_leastHeight = leastHeight();
    if (needed != std::pair(m_leastHeight, heightForWidth(width())))
        updateGeometry();
}

/// Returns the height in which no line is broken. Measures it once for each number of lines.
int CellMarks::leastHeight()
{
    const auto [known, isNew] = m_leastHeights.try_emplace(m_lineCount);
    if (isNew)
        known->second = m_label->heightForWidth(QWIDGETSIZE_MAX);
    return known->second;
}

} // namespace sudoku
