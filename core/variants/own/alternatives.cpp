#include "core/variants/own/alternatives.h"

#include "core/variants/constraintproblem.h"
#include "core/variants/own/combinedrules.h"
#include "core/variants/own/ownproblem.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <set>
#include <string>

namespace sudoku {
namespace {

using Alternatives = std::vector<std::vector<Constraint>>;

/// Returns each cell once, in the order in which the constraints name them.
std::vector<Cell> cellsOfAll(const Alternatives &alternatives)
{
    std::vector<Cell> cells;
    for (const std::vector<Constraint> &constraints : alternatives)
        for (const Constraint &constraint : constraints)
            for (const Cell cell : constraint.cells)
                if (std::ranges::find(cells, cell) == cells.end())
                    cells.push_back(cell);
    return cells;
}

/// Returns the number that every constraint has, if it is one that k can stand for.
std::optional<int> commonNumber(const Alternatives &alternatives)
{
    std::set<std::vector<int>> numbers;
    for (const std::vector<Constraint> &constraints : alternatives)
        for (const Constraint &constraint : constraints)
            numbers.insert(constraint.numbers);
    const bool isOne = numbers.size() == 1 && numbers.begin()->size() == 1;
    return isOne ? std::optional(numbers.begin()->front()) : std::nullopt;
}

/// Returns why \a constraint cannot be combined with others, or nothing.
std::optional<AlternativesProblem> memberProblem(const Constraint &constraint)
{
    using Kind = AlternativesProblem::Kind;
    const Variant &variant = *constraint.variant;
    const bool wantsNumber = variant.number == NumberUse::Needed || variant.number == NumberUse::Open;
    if (variant.input == Input::Nothing)
        return AlternativesProblem{Kind::WholeBoard, constraint};
    if (variant.hasText || !constraint.text.empty())
        return AlternativesProblem{Kind::HasText, constraint};
    if (wantsNumber && constraint.numbers.empty())
        return AlternativesProblem{Kind::NoNumber, constraint};
    if (constraint.numbers.size() > 1)
        return AlternativesProblem{Kind::SeveralNumbers, constraint};
    if (constraint.number().value_or(0) < 0)
        return AlternativesProblem{Kind::NegativeNumber, constraint};
    return {};
}

/// Returns how a TogetherRule names \a constraint.
std::string wordsForMember(const Constraint &constraint, const std::vector<Cell> &cells, bool hasCommonNumber)
{
    std::string text(constraint.variant->id);
    if (constraint.number())
        text += hasCommonNumber ? "(k)" : "(" + std::to_string(*constraint.number()) + ")";
    if (constraint.cells == cells)
        return text;
    char separator = '[';
    for (const Cell cell : constraint.cells) {
        text += separator + std::to_string(std::ranges::find(cells, cell) - cells.begin() + 1);
        separator = ',';
    }
    return text + "]";
}

const char *idOf(AlternativeCount count)
{
    if (count == AlternativeCount::None)
        return "none-of-these";
    return count == AlternativeCount::One ? "exactly-one" : "one-of-these";
}

const char *nameOf(AlternativeCount count)
{
    if (count == AlternativeCount::None)
        return "None of these";
    return count == AlternativeCount::One ? "Exactly one of these" : "One of these";
}

} // namespace

tl::expected<Constraint, AlternativesProblem>
alternativesOf(const Geometry &geometry, const Alternatives &alternatives, AlternativeCount count)
{
    const std::vector<Cell> cells = cellsOfAll(alternatives);
    const std::optional<int> number = commonNumber(alternatives);
    OwnKindDefinition definition{.id = idOf(count),
                                 .name = nameOf(count),
                                 .form = OwnForm::Together,
                                 .place = OwnPlace::Chain,
                                 .hasNumber = number.has_value(),
                                 .look = OwnLook::Members};
    OwnKindNames names;
    for (const std::vector<Constraint> &constraints : alternatives) {
        std::string alternative;
        for (const Constraint &constraint : constraints) {
            if (auto problem = memberProblem(constraint))
                return tl::unexpected(std::move(*problem));
            names.add(std::string(constraint.variant->id), constraint.variant);
            alternative +=
                (alternative.empty() ? "" : " and ") + wordsForMember(constraint, cells, number.has_value());
        }
        definition.rule += (definition.rule.empty() ? "" : ", ") + alternative;
    }
    definition.rule = std::string(count == AlternativeCount::Any   ? "any"
                                  : count == AlternativeCount::One ? "one"
                                                                   : "none")
                      + " of (" + definition.rule + ")";
    if (findProblem(definition, names)) // the members and their numbers are right
        return tl::unexpected(AlternativesProblem{AlternativesProblem::Kind::TooLong});
    Constraint made{ownKind(definition), cells};
    if (number)
        made.numbers.push_back(*number);
    if (const auto problem = findProblem(geometry, made))
        return tl::unexpected(
            AlternativesProblem{AlternativesProblem::Kind::Refused, std::move(made), problem});
    return made;
}

Alternatives alternativesIn(const Geometry &geometry, const Constraint &constraint)
{
    using Operation = TogetherRule::Operation;
    const OwnKindDefinition *definition = definitionOf(*constraint.variant);
    if (!definition || definition->form != OwnForm::Together)
        return {};
    const TogetherRule rule = togetherRuleOf(definition->rule);
    if (rule.parts().empty() || rule.parts().back().operation != Operation::Any)
        return {};
    Alternatives alternatives;
    for (const int operand : rule.parts().back().operands) {
        std::vector<Constraint> &constraints = alternatives.emplace_back();
        for (const int member : rule.membersOf(operand))
            if (auto made = memberConstraint(rule.members()[member], constraint.cells,
                                             constraint.number().value_or(0)))
                constraints.push_back(std::move(*made));
    }
    return alternativesOf(geometry, alternatives) == constraint ? alternatives : Alternatives();
}

} // namespace sudoku
