#pragma once

#include <QString>
#include <QStringList>

#include "core/analyse/possiblerepairs.h"
#include "core/board/board.h"
#include "core/hints/story/storyparts.h"
#include "ui/text/steptext.h"

namespace sudoku {

/// One of the facts that together make a contradiction, as a step of its explanation.
struct StoryFact
{
    QString title = {};             ///< "2 in r2c7", "8 and 1"
    QString text = {};              ///< "leaves no 2 for r4c7 and r5c7", "are already in r4c8 and r6c8"
    QString where = {};             ///< "column 7", or empty
    std::vector<Exclusion> by = {}; ///< the digits of the board that it is about, and what they rule out
    std::vector<Cell> filled = {};  ///< or cells that only have another digit

    bool operator==(const StoryFact &) const = default;
};

/// Sentences of a contradiction that is told as a story, in the language of the user.
class StoryText
{
public:
    StoryText(const Puzzle &puzzle, const RuleIndex &rules, const SymbolSet &symbols,
              Notation notation = Notation::Plain)
        : m_puzzle(puzzle),
          m_rules(rules),
          m_symbols(symbols),
          m_steps(puzzle, rules, symbols, notation)
    {
    }

    /// Returns "3 has no place in box 4" or "No digit is left for r4c5", without its end.
    QString contradiction(const PlainContradiction &contradiction) const;
    /// Returns why it is so, a fact each: "2 in r2c7 leaves no 2 for r4c7 and r5c7 (column 7)".
    QStringList evidence(const Position &position, const PlainContradiction &contradiction) const;
    /// Returns the same facts with their words apart; what rules out the digits of one cell is put together
    /// by the houses that it shares with it.
    std::vector<StoryFact> facts(const Position &position, const PlainContradiction &contradiction) const;
    /// Returns what follows from them: "So no cell of box 6 is left for 2", or an empty text.
    QString conclusion(const PlainContradiction &contradiction) const;
    /// Returns a part in one line: "Hidden Single: in row 3 only …: r3c4=5", "If r1c1 is 4:", "So 3 has no
    /// place in box 4: …", or that the search has given up.
    QString part(const StoryPart &part) const;
    /// Returns what stands below the title of a part: why a step follows and what, or why it is a
    /// contradiction; an empty text where the title says all.
    QString reason(const StoryPart &part) const;
    /// Returns the technique of a part, its assumption or what contradicts itself, without its end.
    QString title(const StoryPart &part) const;
    /// Returns the parts in lines; the steps are numbered, and what depends on an assumption is indented.
    QStringList lines(const std::vector<StoryPart> &parts) const;

private:
    QString symbol(Digit digit) const;
    QString total(const contradiction::TotalBroken &broken) const;
    StoryFact factOf(const Exclusion &exclusion) const;
    std::vector<StoryFact> factsByHouse(const std::vector<Exclusion> &exclusions) const;
    QStringList arithmetic(const Position &position, const contradiction::SumBroken &broken) const;
    QString exclusion(const Exclusion &exclusion) const;
    QString seen(Cell cell, const std::vector<Exclusion> &exclusions) const;
    QString filled(const Position &position, const std::vector<Cell> &cells) const;

    const Puzzle &m_puzzle;
    const RuleIndex &m_rules;
    const SymbolSet &m_symbols;
    StepText m_steps;
};

/// Returns a sentence that says that the set of a story may not be minimal.
QString notProvedMinimalText();

/// Returns a sentence that says how long an argument is, if no one would read it to its end.
QString longStoryText(int stepCount);

/// Returns why \a board gets no story, without its end: rules of it could not be read. Otherwise an empty
/// text.
QString noStoryText(const Board &board);

/// Returns why \a board gets no level, likewise, as a note that begins with a small letter.
QString noLevelText(const Board &board);

/// Returns "r1c1, r1c2, r4c1 and r4c2 can be 3 7 7 3 or 7 3 3 7, and no other cell notices" for two solutions
/// that differ in an unavoidable set; of a large one not each digit.
QString exchangeText(const Geometry &geometry, const SymbolSet &symbols, const Grid &one, const Grid &other);

/// Returns what a fix leaves: "With 7 in r8c3 instead of 3 there is exactly one solution". \a puzzle is the
/// one before.
QString fixStoryText(const Puzzle &puzzle, const SymbolSet &symbols, const PossibleRepair &fix,
                     bool leavesOne);

} // namespace sudoku
