#include "core/encode/atmostone.h"

#include <algorithm>
#include <array>
#include <bit>

namespace sudoku {

void encodePairwise(Cnf &cnf, std::span<const Literal> literals)
{
    for (std::size_t i = 0; i < literals.size(); ++i)
        for (std::size_t j = i + 1; j < literals.size(); ++j)
            cnf.add({-literals[i], -literals[j]});
}

Literal anyOf(Cnf &cnf, std::span<const Literal> literals)
{
    if (literals.size() == 1)
        return literals.front();
    const Literal any = cnf.newVariable();
    Clause one{-any};
    for (const Literal literal : literals) {
        cnf.add({-literal, any});
        one.push_back(literal);
    }
    cnf.add(one);
    return any;
}

namespace {

using Literals = std::span<const Literal>;

/// Divides a group of at least two into parts of one or more.
using Split = std::vector<Literals> (*)(Literals);

/// Returns the literals of the parts of \a group. At most one literal of each part may be true, and at most
/// one of the returned ones.
Clause encodeParts(Cnf &cnf, Literals group, Split split)
{
    Clause parts;
    for (const Literals part : split(group))
        parts.push_back(part.size() == 1 ? part.front() : anyOf(cnf, encodeParts(cnf, part, split)));
    encodePairwise(cnf, parts);
    return parts;
}

void encodeTree(Cnf &cnf, Literals literals, Split split)
{
    if (literals.size() > 1)
        encodeParts(cnf, literals, split);
}

std::vector<Literals> halves(Literals group)
{
    const std::size_t half = (group.size() + 1) / 2;
    return {group.first(half), group.subspan(half)};
}

/// Divides into parts of odd sizes, except for one part if the group has an even size: so only one part of
/// all has two members, for which one more clause is needed.
std::vector<Literals> thirds(Literals group)
{
    if (group.size() == 2)
        return halves(group);
    const std::size_t first = group.size() / 3 | 1;
    const std::size_t second = (group.size() - first) / 2 | 1;
    return {group.first(first), group.subspan(first, second), group.subspan(first + second)};
}

Clause newVariables(Cnf &cnf, std::size_t count)
{
    Clause variables(count);
    std::ranges::generate(variables, [&] { return cnf.newVariable(); });
    return variables;
}

/// Writes that the auxiliary variable \a any is false where those of \a literals are whose number \a isPart,
/// unless it may have any value then.
void encodeConverse(Cnf &cnf, Literal any, Literals literals, Auxiliaries auxiliaries, auto isPart)
{
    if (auxiliaries == Auxiliaries::Implied)
        return;
    Clause one{-any};
    for (std::size_t i = 0; i < literals.size(); ++i)
        if (isPart(i))
            one.push_back(literals[i]);
    cnf.add(one);
}

} // namespace

namespace atmostone {

void pairwise(Cnf &cnf, Literals literals, Auxiliaries /*auxiliaries*/)
{
    encodePairwise(cnf, literals);
}

void tree2(Cnf &cnf, Literals literals, Auxiliaries /*auxiliaries*/)
{
    encodeTree(cnf, literals, halves);
}

void tree3(Cnf &cnf, Literals literals, Auxiliaries /*auxiliaries*/)
{
    encodeTree(cnf, literals, thirds);
}

void commander(Cnf &cnf, Literals literals, Auxiliaries /*auxiliaries*/)
{
    constexpr std::size_t groupSize = 3; // the best, by the authors
    Clause commanders(literals.begin(), literals.end());
    while (commanders.size() > groupSize) {
        Clause next;
        for (Literals rest = commanders; !rest.empty();
             rest = rest.subspan(std::min(groupSize, rest.size()))) {
            const Literals group = rest.first(std::min(groupSize, rest.size()));
            encodePairwise(cnf, group);
            next.push_back(anyOf(cnf, group));
        }
        commanders = std::move(next);
    }
    encodePairwise(cnf, commanders);
}

void product(Cnf &cnf, Literals literals, Auxiliaries auxiliaries)
{
    constexpr std::size_t maxPairwise = 6; // from 7 on a product takes fewer clauses
    if (literals.size() <= maxPairwise) {
        encodePairwise(cnf, literals);
        return;
    }
    std::size_t columnCount = 1;
    while (columnCount * columnCount < literals.size())
        ++columnCount;
    const Clause rows = newVariables(cnf, (literals.size() + columnCount - 1) / columnCount);
    const Clause columns = newVariables(cnf, columnCount);
    for (std::size_t i = 0; i < literals.size(); ++i) {
        cnf.add({-literals[i], rows[i / columnCount]});
        cnf.add({-literals[i], columns[i % columnCount]});
    }
    for (std::size_t row = 0; row < rows.size(); ++row)
        encodeConverse(cnf, rows[row], literals, auxiliaries,
                       [=](std::size_t i) { return i / columnCount == row; });
    for (std::size_t column = 0; column < columns.size(); ++column)
        encodeConverse(cnf, columns[column], literals, auxiliaries,
                       [=](std::size_t i) { return i % columnCount == column; });
    product(cnf, rows, auxiliaries);
    product(cnf, columns, auxiliaries);
}

void sequential(Cnf &cnf, Literals literals, Auxiliaries auxiliaries)
{
    if (literals.size() < 2)
        return;
    const Clause isBefore = newVariables(cnf, literals.size() - 1); // one of the literals up to this
    const auto each = [](std::size_t) { return true; };
    cnf.add({-literals.front(), isBefore.front()});
    encodeConverse(cnf, isBefore.front(), literals.first(1), auxiliaries, each);
    for (std::size_t i = 1; i < isBefore.size(); ++i) {
        cnf.add({-literals[i], isBefore[i]});
        cnf.add({-isBefore[i - 1], isBefore[i]});
        cnf.add({-literals[i], -isBefore[i - 1]});
        encodeConverse(cnf, isBefore[i], std::array{isBefore[i - 1], literals[i]}, auxiliaries, each);
    }
    cnf.add({-literals.back(), -isBefore.back()});
}

/// Uses groups of two, as the authors advise; a literal stands for the number of its group in binary.
void bimander(Cnf &cnf, Literals literals, Auxiliaries auxiliaries)
{
    constexpr std::size_t groupSize = 2;
    const std::size_t groupCount = (literals.size() + groupSize - 1) / groupSize;
    const Clause bits = newVariables(cnf, groupCount < 2 ? 0 : std::bit_width(groupCount - 1));
    for (std::size_t i = 0; i < literals.size(); ++i) {
        const std::size_t group = i / groupSize;
        if (i % groupSize > 0)
            cnf.add({-literals[i - 1], -literals[i]});
        for (std::size_t bit = 0; bit < bits.size(); ++bit)
            cnf.add({-literals[i], (group >> bit & 1) != 0 ? bits[bit] : -bits[bit]});
    }
    for (std::size_t bit = 0; bit < bits.size(); ++bit)
        encodeConverse(cnf, bits[bit], literals, auxiliaries,
                       [=](std::size_t i) { return (i / groupSize >> bit & 1) != 0; });
}

} // namespace atmostone

} // namespace sudoku
