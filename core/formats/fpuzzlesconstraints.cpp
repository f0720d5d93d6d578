#include "core/formats/fpuzzlesconstraints.h"

#include "core/formats/fpuzzleselements.h"
#include "core/variants/constraintproblem.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

using Json = nlohmann::json;
using Constraints = std::vector<Constraint>;

constexpr const char *negativeKey = "negative";

/// All numbers of the constraints of a variant; \a usual where one has none.
std::vector<int> numbersOf(const Constraints &constraints, std::string_view variantId, int usual)
{
    std::vector<int> numbers;
    for (const Constraint &constraint : constraints)
        if (constraint.variant->id == variantId)
            numbers.push_back(constraint.number().value_or(usual));
    return numbers;
}

bool hasNoDifferences(const Constraints &constraints)
{
    return numbersOf(constraints, "white-dot", 1).empty();
}

bool hasDifferencesOfOne(const Constraints &constraints)
{
    const std::vector<int> numbers = numbersOf(constraints, "white-dot", 1);
    return !numbers.empty() && std::ranges::count(numbers, 1) == std::ssize(numbers);
}

bool hasUsualRatio(const Constraints &constraints)
{
    const std::vector<int> numbers = numbersOf(constraints, "black-dot", 2);
    return numbers.empty() || std::ranges::count(numbers, 2) > 0;
}

/// A constraint on the whole board: a member that is true, or a word in the array "negative".
struct Flag
{
    std::string_view key;
    std::string_view variantId;
    /// Beside which other constraints it means that; null for any. "All are given" is about the numbers in dots,
    /// and in f-puzzles not always about the usual one too.
    bool (*holds)(const Constraints &) = nullptr;
    bool isNegative = false;
};

constexpr std::array flags{
    Flag{"diagonal-", "diagonal"},
    Flag{"diagonal+", "anti-diagonal"},
    Flag{"antiknight", "anti-knight"},
    Flag{"antiking", "anti-king"},
    Flag{"disjointgroups", "disjoint-groups"},
    Flag{"nonconsecutive", "non-consecutive", hasNoDifferences},
    Flag{"nonconsecutive", "all-white-dots", hasDifferencesOfOne},
    Flag{"ratio", "all-black-dots", hasUsualRatio, true},
    Flag{"xv", "all-xv", nullptr, true},
};

bool isSet(const Json &members, const Flag &flag)
{
    const auto found = members.find(flag.isNegative ? negativeKey : std::string(flag.key));
    if (found == members.end())
        return false;
    return flag.isNegative ? std::ranges::find(*found, Json(flag.key)) != found->end() : *found == true;
}

void set(Json &members, const Flag &flag)
{
    if (flag.isNegative)
        members[negativeKey].push_back(flag.key);
    else
        members[std::string(flag.key)] = true;
}

/// Whether the flag's place is free, or an array where it is one of several.
bool canSet(const Json &members, const Flag &flag)
{
    const auto found = members.find(flag.isNegative ? negativeKey : std::string(flag.key));
    return found == members.end() || (flag.isNegative && found->is_array() && !isSet(members, flag));
}

void unset(Json &members, const Flag &flag)
{
    if (!flag.isNegative) {
        members.erase(std::string(flag.key));
        return;
    }
    Json others = Json::array();
    for (const Json &word : members[negativeKey])
        if (word != flag.key)
            others.push_back(word);
    members.erase(negativeKey);
    if (!others.empty())
        members[negativeKey] = std::move(others);
}

/// The constraints that \a element comes to; nothing where there is one that cannot be.
std::optional<Constraints> readElement(const FpuzzlesKind &kind, const Geometry &geometry,
                                       const Json &element)
{
    std::optional<Constraints> read = kind.read(geometry, element);
    if (!read)
        return {};
    for (Constraint &constraint : *read) {
        constraint.variant = findVariant(kind.variantId);
        if (findProblem(geometry, constraint))
            return {};
    }
    return read;
}

/// Adds to \a constraints what \a elements say, and returns those that say something else.
Json takeElements(const FpuzzlesKind &kind, const Geometry &geometry, const Json &elements,
                  Constraints &constraints)
{
    Json others = Json::array();
    Constraint all{findVariant(kind.variantId), {}};
    for (const Json &element : elements) {
        std::optional<Constraints> read = readElement(kind, geometry, element);
        if (!read)
            others.push_back(element);
        else if (!kind.isOneForAll)
            std::ranges::move(*read, std::back_inserter(constraints));
        else if (const Cell cell = read->front().cells.front(); std::ranges::count(all.cells, cell) == 0)
            all.cells.push_back(cell);
    }
    if (!all.cells.empty())
        constraints.push_back(std::move(all));
    return others;
}

/// Whether \a constraint is written and read again the same.
bool addElements(const FpuzzlesKind &kind, const Geometry &geometry, const Constraint &constraint,
                 Json &elements)
{
    if (kind.isOneForAll) {
        for (const Cell cell : constraint.cells)
            elements.push_back(kind.write(geometry, {constraint.variant, {cell}}));
        return true;
    }
    Json element = kind.write(geometry, constraint);
    if (readElement(kind, geometry, element) != Constraints{constraint})
        return false;
    elements.push_back(std::move(element));
    return true;
}

} // namespace

Constraints takeFpuzzlesConstraints(const Geometry &geometry, Json &members)
{
    Constraints constraints;
    for (const FpuzzlesKind &kind : fpuzzlesKinds()) {
        const auto found = members.find(std::string(kind.key));
        if (found == members.end() || !found->is_array())
            continue;
        *found = takeElements(kind, geometry, *found, constraints);
        if (found->empty())
            members.erase(found);
    }
    for (const Flag &flag : flags) {
        Constraint constraint{findVariant(flag.variantId), {}};
        const bool isMeant = isSet(members, flag) && (!flag.holds || flag.holds(constraints));
        if (!isMeant || findProblem(geometry, constraint))
            continue;
        unset(members, flag);
        constraints.push_back(std::move(constraint));
    }
    return constraints;
}

SaidConstraints addFpuzzlesConstraints(const Geometry &geometry, const Constraints &constraints,
                                       Json &members)
{
    SaidConstraints result;
    std::vector<bool> isSaid(constraints.size());
    Constraints said;
    const auto say = [&](int index) {
        isSaid[index] = true;
        said.push_back(constraints[index]);
        result.said.push_back(index);
    };
    for (const FpuzzlesKind &kind : fpuzzlesKinds()) {
        Json elements = members.value(std::string(kind.key), Json::array());
        bool isTaken = !elements.is_array() || (kind.isOneForAll && !elements.empty());
        for (int i = 0; i < std::ssize(constraints) && !isTaken; ++i)
            if (constraints[i].variant->id == kind.variantId
                && addElements(kind, geometry, constraints[i], elements)) {
                say(i);
                isTaken = kind.isOneForAll;
            }
        if (!elements.empty())
            members[std::string(kind.key)] = std::move(elements);
    }
    for (const Flag &flag : flags) {
        const auto isMeant = [&](const Constraint &constraint) {
            return constraint.variant->id == flag.variantId && (!flag.holds || flag.holds(said));
        };
        const auto found = std::ranges::find_if(constraints, isMeant);
        if (found == constraints.end() || !canSet(members, flag))
            continue;
        set(members, flag);
        say(static_cast<int>(found - constraints.begin()));
    }
    for (int i = 0; i < std::ssize(constraints); ++i)
        if (!isSaid[i])
            result.unsaid.push_back(i);
    return result;
}

} // namespace sudoku
