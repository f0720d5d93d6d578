#include "app/python/dictionaries.h"

#include <pybind11/stl.h>

namespace py = pybind11;
using namespace pybind11::literals;

namespace sudokuworkbench::python {
namespace {

/// Returns a list of \a make of each element.
template <typename List, typename Make>
py::list listOf(const List &list, Make make)
{
    py::list made;
    for (const auto &element : list)
        made.append(make(element));
    return made;
}

py::list digitsOf(std::uint32_t bits)
{
    py::list digits;
    for (int digit = 1; bits >> digit != 0; ++digit)
        if (((bits >> digit) & 1) != 0)
            digits.append(digit);
    return digits;
}

py::list candidateList(const std::vector<Candidate> &candidates)
{
    return listOf(candidates,
                  [](const Candidate &candidate) { return py::make_tuple(candidate.cell, candidate.digit); });
}

/// Returns nothing where the puzzle says the regions.
py::object regionTuple(const v2::Regions &regions)
{
    return regions.empty() ? py::object(py::none()) : py::tuple(py::cast(regions));
}

py::dict stepDictionary(const Step &step)
{
    return py::dict("technique"_a = step.technique, "name"_a = step.name, "level"_a = step.level,
                    "placements"_a = candidateList(step.placements),
                    "eliminations"_a = candidateList(step.eliminations),
                    "evidence"_a = listOf(step.evidence,
                                          [](const Evidence &evidence) {
                                              return py::make_tuple(evidence.role, evidence.index,
                                                                    candidateList(evidence.candidates));
                                          }),
                    "houses"_a = step.houses, "rules"_a = step.rules, "text"_a = step.text);
}

py::object levelDictionary(const std::optional<LevelRating> &rating)
{
    if (!rating)
        return py::none();
    return py::dict("level"_a = rating->level, "score"_a = rating->score, "hardest"_a = rating->hardest,
                    "version"_a = rating->version);
}

py::object explainerDictionary(const std::optional<ExplainerRating> &rating)
{
    if (!rating)
        return py::none();
    constexpr double tenths = 10;
    return py::dict("er"_a = rating->er / tenths, "ep"_a = rating->ep / tenths, "ed"_a = rating->ed / tenths,
                    "hardest"_a = rating->hardest, "is_complete"_a = rating->isComplete);
}

} // namespace

py::bytes bytesOf(const Grid &grid)
{
    return {reinterpret_cast<const char *>(grid.data()), grid.size()};
}

py::dict dictionary(const Answer &answer)
{
    return py::dict("status"_a = static_cast<int>(answer.status), "code"_a = answer.code,
                    "message"_a = answer.message, "line"_a = answer.line, "column"_a = answer.column);
}

py::dict dictionary(const ReadAnswer &answer)
{
    py::dict members = dictionary(static_cast<const Answer &>(answer));
    members["puzzles"] = answer.puzzles;
    members["has_more"] = answer.hasMore;
    return members;
}

py::dict dictionary(const v2::SolveAnswer &answer)
{
    py::dict members = dictionary(static_cast<const Answer &>(answer));
    members["verdict"] = static_cast<int>(answer.verdict);
    members["solution"] = answer.solution.empty() ? py::object(py::none()) : bytesOf(answer.solution);
    members["regions"] = regionTuple(answer.regions);
    return members;
}

py::dict dictionary(const v2::CheckAnswer &answer)
{
    py::dict members = dictionary(static_cast<const Answer &>(answer));
    members["verdict"] = static_cast<int>(answer.verdict);
    members["solutions"] = listOf(answer.solutions, bytesOf);
    members["regions"] = py::tuple(listOf(answer.regions, regionTuple));
    return members;
}

py::dict dictionary(const CountAnswer &answer)
{
    py::dict members = dictionary(static_cast<const Answer &>(answer));
    members["count"] = answer.count;
    members["is_exact"] = answer.isExact;
    return members;
}

py::dict dictionary(const CandidatesAnswer &answer)
{
    py::dict members = dictionary(static_cast<const Answer &>(answer));
    members["verdict"] = static_cast<int>(answer.verdict);
    members["candidates"] = listOf(answer.candidates, digitsOf);
    members["is_complete"] = answer.isComplete;
    return members;
}

py::dict dictionary(const ExplainAnswer &answer)
{
    py::dict members = dictionary(static_cast<const Answer &>(answer));
    members["verdict"] = static_cast<int>(answer.verdict);
    members["contradiction"] = listOf(answer.contradiction, [](const Reason &reason) {
        return py::make_tuple(static_cast<int>(reason.kind), reason.name, reason.cell, reason.digit,
                              reason.rule);
    });
    members["solutions"] = listOf(answer.solutions, bytesOf);
    members["differences"] = listOf(answer.differences, [](const Difference &difference) {
        return py::make_tuple(difference.cell, difference.one, difference.other);
    });
    members["text"] = answer.text;
    return members;
}

py::dict dictionary(const HintAnswer &answer)
{
    py::dict members = dictionary(static_cast<const Answer &>(answer));
    members["kind"] = static_cast<int>(answer.kind);
    members["step"] = answer.step ? py::object(stepDictionary(*answer.step)) : py::none();
    members["cells"] = answer.cells;
    return members;
}

py::dict dictionary(const RateAnswer &answer)
{
    py::dict members = dictionary(static_cast<const Answer &>(answer));
    members["verdict"] = static_cast<int>(answer.verdict);
    members["hodoku"] = levelDictionary(answer.hodoku);
    members["general"] = levelDictionary(answer.general);
    members["explainer"] = explainerDictionary(answer.explainer);
    return members;
}

py::dict dictionary(const GenerateAnswer &answer)
{
    py::dict members = dictionary(static_cast<const Answer &>(answer));
    members["puzzle"] = answer.puzzle;
    members["solution"] = answer.solution.empty() ? py::object(py::none()) : bytesOf(answer.solution);
    members["is_as_asked"] = answer.isAsAsked;
    members["level"] = answer.level;
    members["clue_count"] = answer.clueCount;
    members["seed"] = answer.seed;
    return members;
}

py::dict dictionary(const WriteAnswer &answer)
{
    py::dict members = dictionary(static_cast<const Answer &>(answer));
    members["text"] = answer.text;
    return members;
}

} // namespace sudokuworkbench::python
