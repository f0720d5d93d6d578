#include "ui/rules/rulearranger.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMenu>

#include "core/transform/changedkind.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/board/keyinput.h"
#include "ui/rules/rulehints.h"
#include "ui/rules/rulemove.h"
#include "ui/rules/ruletext.h"
#include "ui/text/ownkindwords.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace sudoku {
namespace {

QString clipboardText()
{
    return QApplication::clipboard()->text();
}

std::optional<CellStep> stepOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return CellStep{0, -1};
    case Qt::Key_Right:
        return CellStep{0, 1};
    case Qt::Key_Up:
        return CellStep{-1, 0};
    case Qt::Key_Down:
        return CellStep{1, 0};
    default:
        return {};
    }
}

/// Returns \a one with the name of the kind if \a constraints are one, else \a several.
QString stepName(const std::vector<Constraint> &constraints, const QString &one, const QString &several)
{
    return constraints.size() == 1 ? one.arg(nameText(*constraints.front().variant)) : several;
}

/// Returns what a plain letter turns or mirrors, or null.
const Isometry *isometryOf(const QKeyEvent &event)
{
    const bool isShift = event.modifiers() == Qt::ShiftModifier;
    if (!isShift && event.modifiers() != Qt::NoModifier)
        return nullptr;
    if (event.key() == Qt::Key_M)
        return findIsometry(isShift ? "mirror-top-bottom" : "mirror-left-right");
    return event.key() == Qt::Key_R && isShift ? findIsometry("quarter-turn") : nullptr;
}

} // namespace

RuleArranger::RuleArranger(Document &document, BoardView &view, Selected selected, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_view(view),
      m_selected(std::move(selected))
{
    view.installEventFilter(this);
}

void RuleArranger::listenTo(QWidget &list)
{
    list.installEventFilter(this);
}

std::vector<Constraint> RuleArranger::selectedConstraints() const
{
    return constraintsOf(m_selected());
}

bool RuleArranger::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    // Other events also come from a view that is being destroyed, which must not be asked anything.
    if (!isKey || m_view.isReadOnly() || (watched == &m_view && !m_view.ruleEditing().isOn))
        return QObject::eventFilter(watched, event);
    const Action action = actionOf(*static_cast<QKeyEvent *>(event));
    if (!action)
        return QObject::eventFilter(watched, event);
    event->accept(); // before the window's command gets it, which is about the board
    if (event->type() == QEvent::KeyPress)
        action();
    return true;
}

RuleArranger::Action RuleArranger::actionOf(const QKeyEvent &event)
{
    if (event.matches(QKeySequence::Paste) && rulesInText(clipboardText(), m_document.geometry()))
        return [this] { pasteFromClipboard(); };
    if (m_selected().empty())
        return {};
    if (event.matches(QKeySequence::Copy))
        return [this] { copy(); };
    if (event.matches(QKeySequence::Cut))
        return [this] { cut(); };
    if (event.key() == Qt::Key_D && event.modifiers() == Qt::ControlModifier)
        return [this] { duplicate(); };
    const bool isAlt = (event.modifiers() & ~Qt::KeypadModifier) == Qt::AltModifier;
    if (const auto step = stepOf(event.key()); step && isAlt)
        return [this, step = *step] { move(step); };
    const bool isDigit = keyInput(event, m_view.symbols(), m_document.geometry().digitCount()).has_value();
    if (const Isometry *isometry = isometryOf(event); isometry && !isDigit)
        return [this, isometry] { turn(*isometry); };
    return {};
}

void RuleArranger::addTo(QMenu &menu)
{
    const bool hasRules = !m_selected().empty();
    const auto addAction = [&menu, this](const QString &text, bool isEnabled, Action action) {
        QAction *added = menu.addAction(text);
        added->setEnabled(isEnabled);
        connect(added, &QAction::triggered, this, std::move(action));
    };
    addAction(tr("Cut (Ctrl+X)"), hasRules, [this] { cut(); });
    addAction(tr("Copy (Ctrl+C)"), hasRules, [this] { copy(); });
    addAction(tr("Paste at the Cursor (Ctrl+V)"),
              rulesInText(clipboardText(), m_document.geometry()).has_value(),
              [this] { pasteFromClipboard(); });
    addAction(tr("Duplicate (Ctrl+D)"), hasRules, [this] { duplicate(); });
    menu.addSeparator();
    addMovesTo(*menu.addMenu(tr("Move")));
    QMenu *turns = menu.addMenu(tr("Turn or Mirror"));
    turns->setEnabled(hasRules);
    for (const Isometry &isometry : isometries())
        connect(turns->addAction(translate("Transform", isometry.name)), &QAction::triggered, this,
                [this, &isometry] { turn(isometry); });
    addKindsTo(*menu.addMenu(tr("Change Kind")));
    addCombinationsTo(*menu.addMenu(tr("Combine Rules")));
}

void RuleArranger::addMovesTo(QMenu &menu)
{
    const std::pair<QString, CellStep> moves[] = {{tr("Up (Alt+Up)"), {-1, 0}},
                                                  {tr("Down (Alt+Down)"), {1, 0}},
                                                  {tr("Left (Alt+Left)"), {0, -1}},
                                                  {tr("Right (Alt+Right)"), {0, 1}}};
    menu.setEnabled(!m_selected().empty());
    for (const auto &[text, step] : moves)
        connect(menu.addAction(text), &QAction::triggered, this, [this, step = step] { move(step); });
}

/// Offers the kinds that all selected rules can have.
void RuleArranger::addKindsTo(QMenu &menu)
{
    const std::vector<Constraint> constraints = selectedConstraints();
    for (const Variant *kind : variants()) {
        const bool isForAll = std::ranges::all_of(constraints, [&](const Constraint &constraint) {
            return withKind(m_document.geometry(), constraint, *kind).has_value();
        });
        if (isForAll && !constraints.empty())
            connect(menu.addAction(nameText(*kind)), &QAction::triggered, this,
                    [this, kind] { changeKind(*kind); });
    }
    menu.setEnabled(!menu.isEmpty());
}

void RuleArranger::addCombinationsTo(QMenu &menu)
{
    const std::pair<QString, AlternativeCount> choices[] = {
        {tr("At Least One of Them Holds"), AlternativeCount::Any},
        {tr("Exactly One of Them Holds"), AlternativeCount::One},
        {tr("None of Them Holds"), AlternativeCount::None}};
    const std::size_t selected = m_selected().size();
    menu.setEnabled(selected > 0);
    for (const auto &[text, count] : choices) {
        QAction *action = menu.addAction(text);
        action->setEnabled(selected > 1 || count == AlternativeCount::None);
        connect(action, &QAction::triggered, this, [this, count = count] { combine(count); });
    }
}

// Clipboard.

void RuleArranger::copy()
{
    const std::vector<Constraint> constraints = selectedConstraints();
    QApplication::clipboard()->setText(textOfRules(m_document.geometry(), constraints));
    emit message(
        {.kind = Message::Kind::Answer,
         .text = constraints.size() == 1 ? tr("Copied the rule as text.") : tr("Copied the rules as text.")});
}

void RuleArranger::cut()
{
    copy();
    m_document.edit(withoutRules(m_document.board(), m_selected()),
                    stepName(selectedConstraints(), tr("Cut %1"), tr("Cut Rules")));
}

void RuleArranger::pasteFromClipboard()
{
    paste(clipboardText());
}

bool RuleArranger::paste(const QString &text)
{
    const std::optional<CopiedRules> copied = rulesInText(text, m_document.geometry());
    if (copied)
        paste(*copied);
    return copied.has_value();
}

void RuleArranger::paste(const CopiedRules &copied)
{
    const Geometry &geometry = m_document.geometry();
    const PlacedConstraints here = onBoard(geometry, copied.constraints, copied.geometry);
    if (!here) {
        refuseToFit(copied.geometry, here.error());
        return;
    }
    const PlacedConstraints placed = movedBy(geometry, *here, stepTo(geometry, *here, m_view.currentCell()));
    if (placed)
        add(*placed, stepName(*placed, tr("Paste %1"), tr("Paste Rules")));
    else
        refuseToFit(geometry, placed.error());
}

/// Puts the same rules beside the selected ones, wherever they fit first.
void RuleArranger::duplicate()
{
    const std::vector<Constraint> constraints = selectedConstraints();
    for (const CellStep step : std::array{CellStep{1, 1}, CellStep{0, 1}, CellStep{1, 0}, CellStep{-1, -1},
                                          CellStep{0, -1}, CellStep{-1, 0}}) {
        const PlacedConstraints placed = movedBy(m_document.geometry(), constraints, step);
        const bool isFree = placed && std::ranges::all_of(*placed, [this](const Constraint &constraint) {
                                return whyNot(m_document.board(), constraint).isEmpty();
                            });
        if (isFree) {
            add(*placed, stepName(*placed, tr("Duplicate %1"), tr("Duplicate Rules")));
            return;
        }
    }
    emit refused(tr("There is no room for the same again beside it."));
}

// Arranging.

void RuleArranger::move(CellStep step)
{
    const RuleMove move(m_document.board(), m_selected(), step);
    if (move.hasMoved()) {
        m_document.edit(move.board(), stepName(selectedConstraints(), tr("Move %1"), tr("Move Rules")));
        emit arranged(move.constraints());
    }
    if (const QString why = move.refusal(); !why.isEmpty())
        emit refused(why); // last, because what is selected ends what was said before
}

void RuleArranger::turn(const Isometry &isometry)
{
    replaceWith(turned(m_document.geometry(), selectedConstraints(), isometry),
                translate("Transform", isometry.name));
}

void RuleArranger::changeKind(const Variant &kind)
{
    const Geometry &geometry = m_document.geometry();
    std::vector<Constraint> after;
    for (const Constraint &constraint : selectedConstraints())
        if (std::optional<Constraint> changed = withKind(geometry, constraint, kind))
            after.push_back(std::move(*changed));
        else
            return; // such a kind is not offered
    replaceWith(after, tr("Change to %1").arg(nameText(kind)));
}

void RuleArranger::combine(AlternativeCount count)
{
    std::vector<std::vector<Constraint>> alternatives;
    for (Constraint &constraint : selectedConstraints())
        alternatives.push_back({std::move(constraint)});
    const auto made = alternativesOf(m_document.geometry(), alternatives, count);
    if (!made) {
        emit refused(tr("%1.").arg(combinationProblemText(m_document.geometry(), made.error())));
        return;
    }
    Board board = withoutRules(m_document.board(), m_selected());
    if (const QString why = whyNot(board, *made); !why.isEmpty()) {
        emit refused(why);
        return;
    }
    m_document.edit(withRules(std::move(board), {*made}), tr("Combine Rules"));
    emit arranged({*made});
}

void RuleArranger::replaceWith(const PlacedConstraints &after, const QString &what)
{
    if (!after) {
        refuseToFit(m_document.geometry(), after.error());
        return;
    }
    const std::vector<BoardRule> before = m_selected();
    Board board = withoutRules(m_document.board(), before);
    for (std::size_t i = 0; i < before.size(); ++i) {
        const Constraint &constraint = (*after)[i];
        if (const QString why = whyNot(board, constraint); !why.isEmpty()) {
            const QString name = ruleText(m_document.geometry(), before[i].constraint);
            emit refused(before.size() == 1 ? why : tr("%1: %2").arg(name, why));
            return;
        }
        board = withRules(std::move(board), {constraint});
        if (!before[i].isOn)
            board = withSwitchedRules(std::move(board), {{constraint, true}}, false);
    }
    m_document.edit(std::move(board), what);
    emit arranged(*after);
}

void RuleArranger::add(const std::vector<Constraint> &constraints, const QString &what)
{
    Board board = m_document.board();
    for (const Constraint &constraint : constraints) {
        if (const QString why = whyNot(board, constraint); !why.isEmpty()) {
            emit refused(why);
            return;
        }
        board = withRules(std::move(board), {constraint});
    }
    m_document.edit(std::move(board), what);
    emit arranged(constraints);
}

void RuleArranger::refuseToFit(const Geometry &geometry, const Constraint &constraint)
{
    emit refused(tr("%1 does not fit on the board there.").arg(ruleText(geometry, constraint)));
}

} // namespace sudoku
