#include "core/formats/text/loss.h"

#include "core/board/regions.h"
#include "core/formats/text/infomembers.h"

#include <algorithm>
#include <iterator>

namespace sudoku {
namespace {

bool hasMarks(const std::vector<DigitSet> &marks)
{
    return !std::ranges::all_of(marks, &DigitSet::isEmpty);
}

} // namespace

bool CarriedParts::takes(const PuzzleInfo &about, std::string PuzzleInfo::*text) const
{
    return std::ranges::find(info, text) != info.end()
           && (hasLineBreaks || (about.*text).find_first_of("\r\n") == std::string::npos);
}

std::vector<Loss> lossesOf(const std::vector<Constraint> &constraints)
{
    std::vector<Loss> losses;
    for (const Constraint &constraint : constraints)
        if (const auto known = std::ranges::find(losses, constraint.variant, &Loss::variant);
            known != losses.end())
            ++known->count;
        else
            losses.push_back({Loss::What::Constraints, constraint.variant});
    return losses;
}

std::vector<Loss> infoLosses(const PuzzleInfo &info)
{
    std::vector<Loss> losses;
    for (const InfoMember &member : infoMembers)
        if (!(info.*member.text).empty())
            losses.push_back({.what = Loss::What::Info, .text = member.text});
    return losses;
}

std::vector<Loss> directiveLosses(const Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    std::vector<Loss> losses = lossesOf(board.puzzle.constraints);
    const auto add = [&losses](bool isLost, Loss::What what, int count = 1) {
        if (isLost)
            losses.push_back({what, nullptr, count});
    };
    add(!board.switchedOff.empty(), Loss::What::SwitchedOff, static_cast<int>(board.switchedOff.size()));
    add(!geometry.isSquare(), Loss::What::Boards);
    add(geometry.isSquare() && geometry.boxes() != defaultBoxes(geometry.size()), Loss::What::Shape);
    add(geometry.values() != DigitValues(usualDigitCount(geometry)), Loss::What::Digits);
    add(hasMarks(board.cornerMarks) || hasMarks(board.centreMarks), Loss::What::PencilMarks);
    std::ranges::move(infoLosses(board.info), std::back_inserter(losses));
    add(!board.keptMembers.empty(), Loss::What::Members);
    add(hasMarks(board.colours), Loss::What::Colours);
    add(!board.drawn.isEmpty(), Loss::What::Drawn);
    add(!board.crossedOut.empty(), Loss::What::CrossedOut);
    add(!board.info.drawings.empty(), Loss::What::Drawings, static_cast<int>(board.info.drawings.size()));
    add(board.info.fog.has_value(), Loss::What::Fog);
    add(board.info.solution.cellCount() > 0, Loss::What::Solution);
    return losses;
}

std::vector<Loss> plainLosses(const Board &board)
{
    std::vector<Loss> losses = directiveLosses(board);
    if (board.entries.filledCount() > 0)
        losses.push_back({Loss::What::Entries});
    return losses;
}

std::vector<Loss> lossesOf(const CarriedParts &parts, const Board &board)
{
    Board rest = board;
    if (parts.entries)
        rest.entries = Grid(board.entries.cellCount());
    if (parts.centreMarks)
        rest.centreMarks.assign(board.centreMarks.size(), {});
    if (parts.centreMarks || parts.cornerMarks)
        rest.cornerMarks.assign(board.cornerMarks.size(), {});
    if (parts.colours)
        rest.colours.assign(board.colours.size(), {});
    for (std::string PuzzleInfo::*const text : parts.info)
        if (parts.takes(board.info, text))
            (rest.info.*text).clear();
    std::vector<Loss> losses = plainLosses(rest);
    if (parts.centreMarks && !parts.cornerMarks && hasMarks(board.cornerMarks))
        losses.push_back({Loss::What::CornerMarks});
    if (parts.entries && std::ranges::find(board.isFromSolve, true) != board.isFromSolve.end())
        losses.push_back({Loss::What::SolvedEntries});
    return losses;
}

} // namespace sudoku
