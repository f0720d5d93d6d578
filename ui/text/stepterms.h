#pragma once

#include <QString>

#include "core/board/symbols.h"
#include "core/hints/steps/technique.h"
#include "ui/text/notation.h"

#include <optional>
#include <vector>

namespace sudoku {

/// Returns what follows: the placements, then the eliminations of other cells.
QString conclusionText(const Geometry &geometry, const SymbolSet &symbols, const Step &step,
                       Notation notation = Notation::Plain);

/// Returns the candidates of the evidence that tell where to look, where no house and no rule does.
const std::vector<Candidate> &placeOf(const Step &step);
/// Returns the cells of \a candidates, ascending, without repetition.
std::vector<Cell> cellsOf(const std::vector<Candidate> &candidates);
/// Returns the cells of the evidence, ascending; none if a step is told by its house alone.
std::vector<Cell> evidenceCells(const Step &step);

/// Returns whether \a step is about several dots or signs that are joined.
bool areJoined(const Step &step, const Puzzle &puzzle);

/// The terms in which steps of a board are told: its houses, cells, digits and candidates.
class StepTerms
{
public:
    StepTerms(const Puzzle &puzzle, const RuleIndex &rules, const SymbolSet &symbols,
              Notation notation = Notation::Plain)
        : m_puzzle(puzzle),
          m_rules(rules),
          m_symbols(symbols),
          m_notation(notation)
    {
    }

    Notation notation() const { return m_notation; }
    const Puzzle &puzzle() const { return m_puzzle; }
    const RuleIndex &rules() const { return m_rules; }
    const SymbolSet &symbols() const { return m_symbols; }

    /// Returns where to look: "row 3", "White dot at r1c1, r1c2 and r2c2", or "r4c7 and r4c8".
    QString where(const Step &step) const;
    /// Returns "row 3"; of an implied house its cells and what it follows from.
    QString house(int index) const;
    /// Returns whether nobody sees the house on the board, because it follows from others.
    bool isHidden(int house) const { return m_rules.isImplied(house); }
    /// Returns "row 1 and row 3": the houses of the evidence that have \a role.
    QString houses(const Step &step, HouseRole role) const;
    /// Returns whether all of \a candidates are in a house, an index of RuleIndex::houses().
    bool areInHouse(const std::vector<Candidate> &candidates, int house) const;
    /// Returns "r1c1 and r1c2".
    QString cells(const std::vector<Candidate> &candidates) const;
    /// Returns "3 and 5".
    QString digits(const std::vector<Candidate> &candidates) const;
    /// Returns "3 or 5".
    QString anyDigit(const std::vector<Candidate> &candidates) const;
    /// Returns what sumCombinations() does.
    std::optional<std::vector<DigitSet>> combinations(const Step &step, std::size_t max) const;
    std::optional<std::vector<DigitSet>> combinations(const std::vector<Candidate> &candidates, int total,
                                                      std::size_t max) const;
    /// Returns what the digits of a full house add up to.
    int houseTotal() const;
    /// Returns what people see of a \a total of the digits 1 … n of \a cellCount cells: less where the digits
    /// begin with 0.
    int shownTotal(int total, int cellCount) const;
    /// Returns the number of the first rule of \a step: the sum of its cells while all are open.
    int numberOf(const Step &step) const;
    /// Returns "r1c1=3" or "one of r1c1 and r1c2=3" if that is true, "r1c1 and r1c2<>3" if they are false.
    QString node(const std::vector<Candidate> &candidates, bool isOn) const;
    /// Returns "if r1c1<>1, then r1c2=1, then r1c3<>1".
    QString chain(const std::vector<ChainLink> &links) const;

    /// Returns the evidence, as it is listed where no sentence says why: "7 and 8 in r1c1; fin: 9 in r1c2".
    QString evidence(const Step &step) const;

private:
    QString houses(const std::vector<int> &indices) const;
    QString housesInHidden(const std::vector<int> &indices) const;
    QStringList digitTexts(const std::vector<Candidate> &candidates) const;

    const Puzzle &m_puzzle;
    const RuleIndex &m_rules;
    const SymbolSet &m_symbols;
    Notation m_notation;
};

} // namespace sudoku
