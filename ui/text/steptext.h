#pragma once

#include <QString>

#include "core/board/symbols.h"
#include "core/hints/steps/technique.h"

namespace sudoku {

/// Sentences for the steps of a solver on paper, in the language of the user.

QString levelText(Level level);
/// Returns HoDoKu's name of \a level, for the command line and for files.
QString englishName(Level level);
QString techniqueName(const Technique &technique);

/// Returns "r4c7=5" for a placement, "r4c7<>3,5" for eliminations, separated by blanks.
QString conclusionText(const Geometry &geometry, const SymbolSet &symbols, const Step &step);

/// The words for the steps of a board.
class StepText
{
public:
    StepText(const Puzzle &puzzle, const RuleIndex &rules, const SymbolSet &symbols)
        : m_puzzle(puzzle),
          m_rules(rules),
          m_symbols(symbols)
    {
    }

    /// Returns where to look: "row 3", or "r4c7 and r4c8".
    QString where(const Step &step) const;
    /// Returns why the step follows: "In row 3 only r3c4 can be 5".
    QString why(const Step &step) const;
    /// Returns why, and what follows: "In row 3 only r3c4 can be 5: r3c4=5".
    QString sentence(const Step &step) const;
    /// Returns the whole step: "Hidden Single: In row 3 only r3c4 can be 5: r3c4=5".
    QString whole(const Step &step) const;

    QString house(int index) const;
    /// Returns "r1c1 and r1c2".
    QString cells(const std::vector<Candidate> &candidates) const;
    /// Returns "3 and 5".
    QString digits(const std::vector<Candidate> &candidates) const;
    /// Returns "r1c1=3" if the candidates (or one of them) are true, "r1c1<>3" if they are false.
    QString node(const std::vector<Candidate> &candidates, bool isOn) const;
    /// Returns "if r1c1<>1, then r1c2=1, then r1c3<>1".
    QString chain(const std::vector<ChainLink> &links) const;

private:
    QString evidenceText(const Step &step) const;

    const Puzzle &m_puzzle;
    const RuleIndex &m_rules;
    const SymbolSet &m_symbols;
};

} // namespace sudoku
