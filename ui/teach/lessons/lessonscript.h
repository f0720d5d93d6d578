#pragma once

#include <QStringList>

#include "ui/teach/steps/lessonstep.h"
#include "ui/teach/steps/stepruns.h"

#include <vector>

namespace sudoku {

/// How many steps of one kind a walkthrough has.
struct StepKind
{
    int count;
    QString name;
    QString weight = {}; ///< of each, if the kinds have one

    /// Returns "12 ×".
    QString countText() const;
};

/// What a lesson tells of a walkthrough, in whichever order the steps are, or of a contradiction.
class LessonScript
{
public:
    virtual ~LessonScript() = default;

    /// Returns the board whose givens are the puzzle.
    virtual const Board &board() const = 0;
    /// Returns how difficult the puzzle is, and its rules, a paragraph each.
    virtual QStringList summary() const = 0;
    virtual std::vector<StepKind> kinds() const = 0;
    /// Returns why the steps end before the solution, or an empty text.
    virtual QString end() const = 0;

    virtual std::size_t stepCount() const = 0;
    virtual StepFamily familyOf(std::size_t index) const = 0;
    /// Returns what the picture of \a run shows and what stands beside it. Boards above 9x9 have candidates
    /// only where the steps look, so that these are legible.
    virtual LessonStep stepOf(const StepRun &run) const = 0;

    std::vector<StepRun> runs(const LessonSteps &chosen) const;
};

/// Returns what the names of cells and conclusions in sentences mean: a paragraph of a summary.
QString notationText(const SymbolSet &symbols);

/// Returns "Steps 3–17: Naked Single, Hidden Single".
QString runHeading(const StepRun &run, const QStringList &names);

/// A digit that a lesson places together with others.
struct LessonSingle
{
    QString name;       ///< of its technique
    QString conclusion; ///< "r4c7=5"
    QString house;      ///< in which it has no other place, or empty
    Candidate placed;
};

/// Returns the run of \a singles from step \a first on, on \a board: they are numbered there, which needs no
/// candidates for them.
LessonStep stepOfSingles(Board board, std::size_t first, const std::vector<LessonSingle> &singles);

/// Removes the candidates of the cells that are not in \a cells, where many would be illegible.
void limitCandidates(LessonStep &step, const CellSet &cells);

} // namespace sudoku
