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

void encodeTernaryTree(Cnf &cnf, Literals literals)
{
    encodeTree(cnf, literals, thirds);
}

void encodeCommander(Cnf &cnf, Literals literals)
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

void encodeProduct(Cnf &cnf, Literals literals, Auxiliaries auxiliaries)
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
    encodeProduct(cnf, rows, auxiliaries);
    encodeProduct(cnf, columns, auxiliaries);
}

void encodeSequential(Cnf &cnf, Literals literals, Auxiliaries auxiliaries)
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
void encodeBimander(Cnf &cnf, Literals literals, Auxiliaries auxiliaries)
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

/// A way that needs no auxiliary variables, or determines them in any case.
template <void (*encode)(Cnf &, Literals)>
void encodeExactly(Cnf &cnf, Literals literals, Auxiliaries)
{
    encode(cnf, literals);
}

using enum SharedBetweenHouses;

constexpr std::array table{
    AtMostOne{.id = "pairwise",
              .name = TR_NOOP("AtMostOne", "Pairwise"),
              .explanation =
                  TR_NOOP("AtMostOne", "Forbids each pair of candidates. It needs no auxiliary variables, "
                                       "but its clauses grow with the square of the candidates."),
              .shared = Pairs,
              .write = encodeExactly<encodePairwise>},
    AtMostOne{.id = "binary",
              .name = TR_NOOP("AtMostOne", "Binary tree"),
              .explanation = TR_NOOP(
                  "AtMostOne", "Splits the candidates into halves, again and again. An auxiliary variable "
                               "means “one of this half”, and two halves exclude each other."),
              .shared = Nothing,
              .write = encodeExactly<encodeBinaryTree>},
    AtMostOne{.id = "ternary",
              .name = TR_NOOP("AtMostOne", "Ternary tree"),
              .explanation = TR_NOOP(
                  "AtMostOne", "Splits the candidates into thirds, again and again. An auxiliary variable "
                               "means “one of this third”, and the thirds exclude each other."),
              .shared = Nothing,
              .write = encodeExactly<encodeTernaryTree>},
    AtMostOne{.id = "commander",
              .name = TR_NOOP("AtMostOne", "Commander"),
              .explanation = TR_NOOP(
                  "AtMostOne",
                  "Forbids each pair in groups of three. A commander variable is true if a candidate of "
                  "its group is; at most one commander is true, in the same way."),
              .shared = Nothing,
              .write = encodeExactly<encodeCommander>},
    AtMostOne{.id = "product",
              .name = TR_NOOP("AtMostOne", "Product"),
              .explanation = TR_NOOP(
                  "AtMostOne",
                  "Arranges the candidates in a rectangle. A candidate implies the auxiliary variables "
                  "of its row and its column; at most one row and one column may be true."),
              .shared = Nothing,
              .write = encodeProduct},
    AtMostOne{.id = "sequential",
              .name = TR_NOOP("AtMostOne", "Sequential counter"),
              .explanation =
                  TR_NOOP("AtMostOne", "Goes through the candidates one by one. An auxiliary variable means "
                                       "“there was one up to here” and forbids all later ones."),
              .shared = Nothing,
              .write = encodeSequential},
    AtMostOne{.id = "bimander",
              .name = TR_NOOP("AtMostOne", "Bimander"),
              .explanation =
                  TR_NOOP("AtMostOne",
                          "Numbers pairs of candidates in binary, with an auxiliary variable for each bit. A "
                          "candidate implies the bits of its pair, so only one pair can hold a true one."),
              .shared = Nothing,
              .write = encodeBimander},
    AtMostOne{.id = "segment",
              .name = TR_NOOP("AtMostOne", "Segments"),
              .explanation = TR_NOOP(
                  "AtMostOne",
                  "Made for Sudoku: an auxiliary variable means “the digit is where this line meets this "
                  "box”. Line and box share it, so both need few clauses; cells are encoded pairwise."),
              .shared = Segments,
              .write = encodeExactly<encodePairwise>},
};

} // namespace

void encodeBinaryTree(Cnf &cnf, Literals literals)
{
    encodeTree(cnf, literals, halves);
}

std::span<const AtMostOne> atMostOneEncodings()
{
    return table;
}

const AtMostOne *findAtMostOne(std::string_view id)
{
    const auto found = std::ranges::find(table, id, &AtMostOne::id);
    return found == table.end() ? nullptr : &*found;
}

} // namespace sudoku
