#include "ui/rules/rulehints.h"

#include "ui/rules/boardrules.h"
#include "ui/rules/numbersigns.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QStringList>

#include <algorithm>

namespace sudoku {
namespace {

/// Returns whether \a constraint is a cage of one cell without a sum: a slip. Other clues may wait for their
/// numbers.
bool demandsNothing(const Puzzle &puzzle, const Constraint &constraint)
{
    if (!isOpenClue(constraint))
        return false;
    const std::vector<Rule> rules = constraint.variant->rules(puzzle, constraint);
    return !rules.empty() && std::ranges::all_of(rules, [](const Rule &rule) {
        const auto *distinct = std::get_if<rule::Distinct>(&rule);
        return distinct && distinct->cells.size() < 2;
    });
}

/// Returns whether more cells or a number would solve \a problem of \a constraint.
bool isIncomplete(const Constraint &constraint, const ConstraintProblem &problem)
{
    using Kind = ConstraintProblem::Kind;
    const int count = static_cast<int>(constraint.cells.size());
    return problem.kind == Kind::NoNumber || (problem.kind == Kind::CellCount && count < problem.min)
           || (problem.kind == Kind::NoLine && count < 2);
}

/// Returns a constraint of the same kind with the same cells, or null. A dot is between two cells in either
/// order.
const Constraint *ruleLike(const Board &board, const Constraint &drawn)
{
    const bool hasOrder = drawn.variant->input != Input::Neighbours || drawn.variant->isDirected;
    for (const auto *constraints : {&board.puzzle.constraints, &board.switchedOff})
        for (const Constraint &constraint : *constraints)
            if (constraint.variant == drawn.variant
                && (hasOrder ? constraint.cells == drawn.cells
                             : std::ranges::is_permutation(constraint.cells, drawn.cells)))
                return &constraint;
    return nullptr;
}

QString selectingHint(Input input)
{
    switch (input) {
    case Input::Nothing:
        return RuleWords::tr("It applies to the whole board.");
    case Input::Cells:
        return RuleWords::tr("Select its cells: drag, Ctrl+click, or Ctrl+Shift+arrows.");
    case Input::Path:
        return RuleWords::tr(
            "Draw it: drag from its first cell to the last one. With keys: Ctrl+Shift+arrows, then Enter.");
    case Input::Neighbours:
        return RuleWords::tr(
            "Click the edge between two cells, or drag from the first to the second. A longer drag "
            "draws one between each two cells.");
    case Input::Block:
        return RuleWords::tr(
            "Click the corner where four cells meet, or select all four. With keys: the top left one.");
    case Input::Clones:
        return RuleWords::tr("Select a group of cells, then with Ctrl another group of the same shape.");
    case Input::Line:
        return RuleWords::tr(
            "Click in the margin, where the number will stand. With keys: select the cell beside it; in a "
            "corner also the next cell.");
    case Input::Diagonal:
        return RuleWords::tr(
            "Or drag from there, or from the cell at the edge, along the diagonal. With keys: "
            "select its first two cells.");
    }
    return {};
}

} // namespace

QString drawingHint(Input input)
{
    const QString beside = RuleWords::tr("Click in the margin, where the number will stand; another click "
                                         "there takes the other direction.");
    return input == Input::Diagonal ? beside + QLatin1Char(' ') + selectingHint(input) : selectingHint(input);
}

QString clickingHint()
{
    return RuleWords::tr("Each click adds a cell, or takes one away.");
}

QString letterHint(const Geometry &geometry, const Variant &kind, LetterUse use)
{
    QStringList letters;
    for (const NumberSign &sign : numberSigns(geometry, kind))
        if (letterSign(geometry, &kind, sign.sign))
            letters += toQString(sign.sign);
    if (letters.isEmpty())
        return {};
    const QString sentence = use == LetterUse::Drawn ? RuleWords::tr("Type %1 to choose which one.")
                             : use == LetterUse::Selected
                                 ? RuleWords::tr("Type %1 to change it.")
                                 : RuleWords::tr("Type %1 to change it and those that you draw next.");
    return QLatin1Char(' ') + sentence.arg(letters.join(QStringLiteral(" / ")));
}

QString replacedText(const Geometry &geometry, const std::vector<BoardRule> &replaced)
{
    if (replaced.size() == 1)
        return RuleWords::tr("It takes the place of %1.")
            .arg(ruleText(geometry, replaced.front().constraint));
    return RuleWords::tr("They take the place of %n rule(s).", nullptr, static_cast<int>(replaced.size()));
}

QString turningHint()
{
    return RuleWords::tr("Select an arrow, a thermometer or a sign to turn it round.");
}

QString selectionKeysText()
{
    return RuleWords::tr(
        "Shift+arrows select a block, Ctrl+Shift+arrows add a cell. Ctrl+arrows only move, "
        "Ctrl+Space selects; Enter continues, Escape ends. Space in a drag begins another rule.");
}

QString changingHint(const Geometry &geometry, const Constraint &constraint)
{
    QStringList sentences;
    if (constraint.variant->input == Input::Cells || constraint.variant->input == Input::Path
        || constraint.variant->input == Input::Clones)
        sentences += RuleWords::tr("Ctrl+click adds or removes a cell.");
    if (constraint.variant->number != NumberUse::None)
        sentences += RuleWords::tr("Type figures, or press F2, to change its number.");
    if (turnedRound(geometry, constraint))
        sentences += RuleWords::tr("R turns it round.");
    sentences += RuleWords::tr("Delete removes it.");
    return sentences.join(QLatin1Char(' '));
}

bool isAboutNumber(const ConstraintProblem &problem)
{
    using Kind = ConstraintProblem::Kind;
    return problem.kind == Kind::NoNumber || problem.kind == Kind::NumberRange
           || problem.kind == Kind::NoSuchDigit || problem.kind == Kind::TooManyNumbers;
}

QString whyNot(const Board &board, const Constraint &constraint)
{
    const Geometry &geometry = board.puzzle.geometry;
    if (const auto found = findProblemOrImpossibility(geometry, constraint)) {
        const QString problem = problemText(*constraint.variant, *found);
        if (isAboutNumber(*found) && !constraint.numbers.empty()) // perhaps not of the cells that are clicked
            return RuleWords::tr("%1: %2.").arg(ruleText(geometry, constraint), problem);
        return isIncomplete(constraint, *found) ? RuleWords::tr("Incomplete: %1.").arg(problem)
                                                : capitalised(problem) + QLatin1Char('.');
    }
    if (demandsNothing(board.puzzle, constraint))
        return RuleWords::tr("Incomplete: it needs more cells or a number.");
    if (const Constraint *present = ruleLike(board, constraint))
        return *present == constraint ? RuleWords::tr("The puzzle already has this rule.")
                                      : RuleWords::tr("The puzzle already has %1: remove it first.")
                                            .arg(ruleText(geometry, *present));
    return {};
}

} // namespace sudoku
