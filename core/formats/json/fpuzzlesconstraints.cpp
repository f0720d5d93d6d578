#include "core/formats/json/fpuzzlesconstraints.h"

#include "core/formats/json/fpuzzleselements.h"
#include "core/formats/text/jsonaccess.h"
#include "core/variants/constraintproblem.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

using Json = nlohmann::json;
using Constraints = std::vector<Constraint>;

constexpr const char *negativeKey = "negative";

/// Returns all numbers of the constraints of a variant, and \a defaultNumber for one without a number.
std::vector<int> numbersOf(const Constraints &constraints, std::string_view variantId, int defaultNumber)
{
    std::vector<int> numbers;
    for (const Constraint &constraint : constraints)
        if (constraint.variant->id == variantId)
            numbers.push_back(constraint.number().value_or(defaultNumber));
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

bool hasDefaultRatio(const Constraints &constraints)
{
    const std::vector<int> numbers = numbersOf(constraints, "black-dot", 2);
    return numbers.empty() || std::ranges::count(numbers, 2) > 0;
}

/// A constraint on the whole board: a member that is true, or a word in the array "negative".
struct Flag
{
    std::string_view key;
    std::string_view variantId;
    /// Returns whether the flag has this meaning beside some constraints; null for any. "All are given" is
    /// about the numbers in dots, and in f-puzzles not always about the default one too.
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
    Flag{"ratio", "all-black-dots", hasDefaultRatio, true},
    Flag{"xv", "all-xv", nullptr, true},
};

std::string keyOf(const Flag &flag)
{
    return flag.isNegative ? negativeKey : std::string(flag.key);
}

bool isSet(const Json &members, const Flag &flag)
{
    const Json &value = json::member(members, keyOf(flag));
    const Json::array_t &words = json::elements(value);
    return flag.isNegative ? std::ranges::find(words, Json(flag.key)) != words.end() : json::isTrue(value);
}

/// Returns whether the place of the flag is free, or an array for one of several.
bool canSet(const Json &members, const Flag &flag)
{
    const Json &value = json::member(members, keyOf(flag));
    return value.is_null() || (flag.isNegative && value.is_array() && !isSet(members, flag));
}

void set(Json &members, const Flag &flag)
{
    if (flag.isNegative)
        members[negativeKey].push_back(flag.key);
    else
        members[keyOf(flag)] = true;
}

void unset(Json &members, const Flag &flag)
{
    Json others = Json::array();
    if (flag.isNegative)
        std::ranges::copy_if(json::elements(json::member(members, negativeKey)), std::back_inserter(others),
                             [&flag](const Json &word) { return word != flag.key; });
    members.erase(keyOf(flag));
    if (!others.empty())
        members[negativeKey] = std::move(others);
}

/// Returns the constraints of \a element, or nothing if the program has none or one of them is impossible.
std::optional<Constraints> readElement(const FpuzzlesKind &kind, const Geometry &geometry,
                                       const Json &element)
{
    bool isValid = element.is_object();
    std::optional<Constraints> read = kind.read({geometry, element, isValid});
    if (!read || !isValid)
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
    std::vector<bool> isIn(geometry.cellCount());
    for (const Json &element : json::elements(elements)) {
        std::optional<Constraints> read = readElement(kind, geometry, element);
        if (!read)
            others.push_back(element);
        else if (!kind.isOneForAll)
            std::ranges::move(*read, std::back_inserter(constraints));
        else if (const Cell cell = read->front().cells.front(); !isIn[cell]) {
            isIn[cell] = true;
            all.cells.push_back(cell);
        }
    }
    if (!all.cells.empty())
        constraints.push_back(std::move(all));
    return others;
}

/// Adds the elements of \a constraint. Returns false if reading them would not give the same constraint.
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

/// Writes \a constraint into its cell of the grid of \a members if it is one of given candidates. Returns
/// whether it is.
bool setGivenMarks(const Geometry &geometry, const Constraint &constraint, Json &members)
{
    const bool isOfCell = constraint.variant->id == "given-candidates" && constraint.cells.size() == 1;
    if (!isOfCell || !json::has(members, fpuzzlesGrid))
        return false;
    const Cell cell = constraint.cells.front();
    Json &object = members[fpuzzlesGrid][geometry.rowOf(cell)][geometry.columnOf(cell)];
    const bool isFree = !json::has(object, fpuzzlesGivenMarks) && !json::has(object, fpuzzlesValue);
    if (isFree)
        object[fpuzzlesGivenMarks] = constraint.numbers;
    return isFree;
}

} // namespace

std::optional<Constraint> givenMarksOf(const Geometry &geometry, Cell cell, const Json &digits)
{
    Constraint constraint{findVariant("given-candidates"), {cell}};
    for (const Json &digit : json::elements(digits))
        constraint.numbers.push_back(json::numberOrText(digit).value_or(noDigit));
    return findProblem(geometry, constraint) ? std::nullopt : std::optional(constraint);
}

Constraints takeFpuzzlesConstraints(const Geometry &geometry, Json &members)
{
    Constraints constraints;
    for (const FpuzzlesKind &kind : fpuzzlesKinds()) {
        const std::string key(kind.key);
        const Json &elements = json::member(members, key);
        if (!elements.is_array())
            continue;
        Json others = takeElements(kind, geometry, elements, constraints);
        members.erase(key);
        if (!others.empty())
            members[key] = std::move(others);
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

WrittenConstraints addFpuzzlesConstraints(const Geometry &geometry, const Constraints &constraints,
                                          Json &members)
{
    WrittenConstraints result;
    std::vector<bool> isWritten(constraints.size());
    Constraints written;
    const auto say = [&](int index) {
        isWritten[index] = true;
        written.push_back(constraints[index]);
        result.written.push_back(index);
    };
    for (const FpuzzlesKind &kind : fpuzzlesKinds()) {
        const Json &kept = json::member(members, kind.key);
        Json elements = kept.is_null() ? Json::array() : kept;
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
            return constraint.variant->id == flag.variantId && (!flag.holds || flag.holds(written));
        };
        const auto found = std::ranges::find_if(constraints, isMeant);
        if (found == constraints.end() || !canSet(members, flag))
            continue;
        set(members, flag);
        say(static_cast<int>(found - constraints.begin()));
    }
    for (int i = 0; i < std::ssize(constraints); ++i)
        if (setGivenMarks(geometry, constraints[i], members))
            say(i);
    for (int i = 0; i < std::ssize(constraints); ++i)
        if (!isWritten[i])
            result.unwritten.push_back(i);
    return result;
}

} // namespace sudoku
