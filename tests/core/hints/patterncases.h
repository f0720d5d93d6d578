#pragma once

#include "core/hints/techniques.h"
#include "core/hints/walkthrough.h"
#include "tests/puzzles.h"

#include <limits>
#include <map>
#include <string>
#include <vector>

/// What tests of patterns in published puzzles share.
namespace sudoku::patterncases {

/// The position of a 9x9; if \a isPrepared, after singles and locked candidates.
inline Position positionOf(const std::string &givens, bool isPrepared)
{
    const Position start(board(givens));
    if (!isPrepared)
        return start;
    Ladder ladder;
    for (const char *id : {"full-house", "naked-single", "hidden-single", "pointing", "claiming"})
        ladder.push_back(findTechnique(id));
    return walkThrough(start, ladder).end;
}

inline std::vector<Step> stepsOf(std::string_view technique, const Position &position)
{
    return findSteps(*findTechnique(technique), position, std::numeric_limits<std::size_t>::max());
}

inline std::string nameOf(Cell cell)
{
    return defaultGeometry(9).cellName(cell);
}

/// "r1c1 r1c2": the cells of a group of evidence.
inline std::string cellsText(const Step &step, std::size_t group)
{
    std::string text;
    Cell last = -1;
    for (const Candidate &candidate : step.groups.at(group).candidates)
        if (candidate.cell != last) {
            text += (text.empty() ? "" : " ") + nameOf(candidate.cell);
            last = candidate.cell;
        }
    return text;
}

/// "r1c1=3", or "r1c1<>3,4 r2c5<>6".
inline std::string conclusionText(const Step &step)
{
    std::string text;
    for (const auto &[cell, digit] : step.placements)
        text += (text.empty() ? "" : " ") + nameOf(cell) + '=' + std::to_string(digit);
    Cell last = -1;
    for (const auto &[cell, digit] : step.eliminations) {
        text += cell == last ? "," : (text.empty() ? "" : " ") + nameOf(cell) + "<>";
        text += std::to_string(digit);
        last = cell;
    }
    return text;
}

} // namespace sudoku::patterncases
