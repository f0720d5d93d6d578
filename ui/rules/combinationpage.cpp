#include "ui/rules/combinationpage.h"

#include "core/variants/variant.h"
#include "ui/base/helppage.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <ranges>

namespace sudoku {
namespace {

constexpr std::size_t maxListed = 400; // combinations of a sum

bool hasSum(const Puzzle &puzzle)
{
    return std::ranges::any_of(puzzle.constraints, [&](const Constraint &constraint) {
        const auto sums = constraint.variant->sums;
        return sums && !sums(puzzle.geometry, constraint).empty();
    });
}

DigitSet digitsOf(const Combination &combination)
{
    DigitSet digits;
    for (const Digit digit : combination.digits)
        digits.insert(digit);
    return digits;
}

} // namespace

CombinationPage::CombinationPage(Document &document, BoardView &view, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_view(view),
      m_hint(new QLabel),
      m_list(new QListWidget)
{
    setHelpPage(*this, "rules.md");
    m_hint->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("combinations"));
    m_list->setAccessibleName(tr("Combinations of the sums at the cursor"));
    m_list->setWordWrap(true);
    m_list->setUniformItemSizes(false);
    m_list->installEventFilter(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->addWidget(m_hint);
    layout->addWidget(m_list, 1);
    connect(m_list, &QListWidget::itemClicked, this,
            [this](QListWidgetItem *item) { toggle(m_list->row(item)); });
    connect(&document, &Document::boardChanged, this, &CombinationPage::follow);
    connect(&view, &BoardView::currentCellChanged, this, &CombinationPage::fill);
    connect(&view, &BoardView::symbolsChanged, this, &CombinationPage::fill);
    connect(&view, &BoardView::shownBoardChanged, this, &CombinationPage::fill);
    follow();
}

void CombinationPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    fill();
}

bool CombinationPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress)
        if (const int key = static_cast<QKeyEvent *>(event)->key();
            key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter) {
            toggle(m_list->currentRow());
            return true;
        }
    return QWidget::eventFilter(watched, event);
}

void CombinationPage::follow()
{
    if (const bool isUseful = hasSum(m_document.board().puzzle); isUseful != m_isUseful) {
        m_isUseful = isUseful;
        emit usefulChanged(isUseful);
    }
    fill();
}

/// Keeps the row that is current, so that the keyboard can cross out several in turn.
void CombinationPage::fill()
{
    if (!isVisible())
        return;
    const int current = m_list->currentRow();
    const Board &board = m_view.shownBoard();
    m_list->clear();
    m_rows.clear();
    const std::vector<SumPlace> places = sumsAt(board.puzzle, m_view.currentCell());
    if (!places.empty()) {
        const Candidates candidates = candidatesInSight(board, m_document.peers());
        for (const SumPlace &place : places)
            addSum(place, candidates);
    }
    m_hint->setText(places.empty() ? tr("Move the cursor to a cell of a cage, an arrow or another sum.")
                                   : tr("A click crosses a combination out, or brings it back."));
    m_list->setVisible(!places.empty());
    m_list->setCurrentRow(std::min(current, m_list->count() - 1));
}

void CombinationPage::addSum(const SumPlace &place, const Candidates &candidates)
{
    const Combinations found =
        combinationsOf(waysOf(m_view.shownBoard().puzzle, place), candidates, m_document.peers(), maxListed);
    addRow({place}, headingOf(place, found));
    const bool hasTotals = std::ranges::any_of(
        found.all, [&](const Combination &each) { return each.total != found.all.front().total; });
    for (const Combination &combination : found.all) {
        const QString digits = combination.digits.empty()
                                   ? tr("nothing")
                                   : digitsText(combination.digits, QStringLiteral(" + "));
        addRow({place, combination},
               hasTotals ? tr("%1 = %2").arg(QString::number(shownTotal(combination)), digits) : digits);
    }
}

/// Returns what the digits of \a combination add up to as people see them.
int CombinationPage::shownTotal(const Combination &combination) const
{
    return m_document.geometry().values().valueTotal(combination.total,
                                                     static_cast<int>(combination.digits.size()));
}

void CombinationPage::addRow(Row row, const QString &text)
{
    auto *item = new QListWidgetItem(text, m_list);
    QFont font = m_list->font();
    if (!row.combination) {
        font.setBold(true);
        item->setFlags(Qt::ItemIsEnabled);
    } else if (row.isCrossedOut = isCrossedOut(row); row.isCrossedOut) {
        font.setStrikeOut(true);
        item->setForeground(palette().brush(QPalette::PlaceholderText));
        item->setData(Qt::AccessibleTextRole, tr("%1, crossed out").arg(text));
    }
    item->setFont(font);
    m_rows.push_back(std::move(row));
}

/// Returns the rule, and what the combinations have in common that are not crossed out.
QString CombinationPage::headingOf(const SumPlace &place, const Combinations &found) const
{
    const Puzzle &puzzle = m_view.shownBoard().puzzle;
    const QString rule = ruleText(puzzle.geometry, puzzle.constraints[place.constraint]);
    if (!found.isWhole)
        return tr("%1\nToo many combinations: only some are listed").arg(rule);
    DigitSet inAll = DigitSet::all(puzzle.geometry.digitCount());
    DigitSet inSome;
    int left = 0;
    for (const Combination &combination : found.all) {
        if (isCrossedOut({place, combination}))
            continue;
        ++left;
        inAll &= digitsOf(combination);
        inSome |= digitsOf(combination);
    }
    if (left == 0)
        return tr("%1\nNo combination is left").arg(rule);
    const QString count = tr("%n left", nullptr, left);
    if (inAll.isEmpty() || left == 1)
        return QStringLiteral("%1\n%2").arg(rule, count);
    return tr("%1\n%2, each with %3").arg(rule, count, digitsText({inAll.begin(), inAll.end()}, tr(" and ")));
}

QString CombinationPage::digitsText(const std::vector<Digit> &digits, const QString &separator) const
{
    QStringList texts;
    for (const Digit digit : digits)
        texts += symbolText(m_view.symbols(), digit);
    return texts.join(separator);
}

CrossedOut CombinationPage::crossedOutOf(const Row &row) const
{
    return {m_view.shownBoard().puzzle.constraints[row.place.constraint], row.place.sum,
            row.combination->digits};
}

bool CombinationPage::isCrossedOut(const Row &row) const
{
    const std::vector<CrossedOut> &all = m_view.shownBoard().crossedOut;
    return std::ranges::find(all, crossedOutOf(row)) != all.end();
}

void CombinationPage::toggle(int row)
{
    if (row < 0 || !m_rows[row].combination || m_view.isReadOnly())
        return;
    const CrossedOut crossed = crossedOutOf(m_rows[row]);
    Board after = m_document.board();
    if (std::erase(after.crossedOut, crossed) > 0) {
        m_document.edit(std::move(after), tr("Bring Combination Back"));
        return;
    }
    after.crossedOut.push_back(crossed);
    m_document.edit(std::move(after), tr("Cross Out Combination"));
}

} // namespace sudoku
