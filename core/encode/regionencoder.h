#pragma once

#include "core/board/geometry.h"
#include "core/board/rule.h"
#include "core/encode/readingencoding.h"
#include "core/rules/activerules.h"
#include "core/sat/cnf.h"

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace sudoku {

/// The literals of "the cell lies in the region of that number". There is one for each cell and region, or
/// none at all where the puzzle says the regions. In all models the numbers of regions count from 0 in the
/// order of their first cells, so that the same regions never have two names.
struct RegionLabels
{
    int count = 0;        ///< of regions
    Clause literals = {}; ///< by cell, then by region

    Literal of(Cell cell, int region) const { return literals[cell * count + region]; }

    /// Returns the region of each cell where \a isTrue tells which literals are; nothing if there are no
    /// labels, or if a cell has none of them, or several.
    template <typename IsTrue>
    std::vector<std::uint16_t> regions(int cellCount, IsTrue isTrue) const
    {
        std::vector<std::uint16_t> found;
        for (Cell cell = 0; cell < cellCount; ++cell)
            for (int region = 0; region < count; ++region)
                if (isTrue(of(cell, region)))
                    found.push_back(static_cast<std::uint16_t>(region));
        return std::ssize(found) == cellCount ? found : std::vector<std::uint16_t>();
    }
};

/// Writes rule::Regions as clauses. The connection of a region is written by steps: a cell is reached in k
/// steps if it is the first of its region, or a neighbour in the region is reached in k - 1; each cell is
/// reached in as many steps as a region has other cells.
class RegionEncoder
{
public:
    using ChoicesOf = std::function<std::vector<Choice>(Cell)>;

    /// Writes to \a cnf, which must outlive this object, which region each cell has, and which cells have the
    /// same one as far as \a rules ask for it. No guard may be in force.
    RegionEncoder(const Geometry &geometry, Cnf &cnf, std::span<const ActiveRule> rules, ChoicesOf choicesOf);

    const RegionLabels &labels() const { return m_labels; }

    /// Writes \a demand. With \a linesHold, other clauses say that no digit is repeated in a row or column,
    /// which makes fewer clauses.
    void encode(const rule::Regions &demand, bool linesHold, Auxiliaries auxiliaries,
                const std::stop_token &stop);

private:
    using Cells = std::vector<Cell>;

    int cellCount() const { return m_geometry.cellCount(); }
    int digitCount() const { return m_geometry.digitCount(); }
    void nameRegions();
    void defineSame(const rule::Regions &demand);
    void defineSame(Cell a, Cell b);
    Literal same(Cell a, Cell b) const { return m_same.at(std::minmax(a, b)); }

    void encodePartition(int size, bool linesHold, Auxiliaries auxiliaries, const std::stop_token &stop);
    void encodeSize(int size, Auxiliaries auxiliaries, const std::stop_token &stop);
    void encodeDigitsApart(const std::pair<Cell, Cell> &pair);
    void encodeLines(bool areRows, bool hasEachDigit);
    void encodeLine(const Cells &line, Digit digit, int region, Literal isThere);
    void encodeEachDigit(Digit digit, Auxiliaries auxiliaries, bool hasEachDigit);
    void encodeConnection(int size);
    void encodeFirst(Cell cell, Literal isFirst);
    void encodeStep(Cell cell, Literal reached, const Clause &before);
    void encodeTally(const Clause &counted, Cell cell, Auxiliaries auxiliaries, const std::stop_token &stop);
    Clause seenFrom(Cell first, const Cells &arm);
    Literal bothOf(Literal one, Literal other);
    bool exclude(Clause &clause, Cell cell, Digit digit) const;

    const Geometry &m_geometry;
    Cnf &m_cnf;
    std::vector<std::vector<Choice>> m_choices; // by cell
    RegionLabels m_labels;
    Clause m_begun; // by cell and region: whether the region has a cell up to this one
    std::map<std::pair<Cell, Cell>, Literal> m_same;
};

} // namespace sudoku
