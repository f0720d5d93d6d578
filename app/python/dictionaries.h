#pragma once

#include <sudokuworkbench/answers.h>

#include <pybind11/pybind11.h>

namespace sudokuworkbench::python {

/// Returns the members of an answer by their names in Python; \e status, \e code, \e message, \e line and
/// \e column are those of every answer. Grids are bytes.
pybind11::dict dictionary(const Answer &answer);
pybind11::dict dictionary(const ReadAnswer &answer);
pybind11::dict dictionary(const v2::SolveAnswer &answer);
pybind11::dict dictionary(const v2::CheckAnswer &answer);
pybind11::dict dictionary(const CountAnswer &answer);
pybind11::dict dictionary(const CandidatesAnswer &answer);
pybind11::dict dictionary(const ExplainAnswer &answer);
pybind11::dict dictionary(const HintAnswer &answer);
pybind11::dict dictionary(const RateAnswer &answer);
pybind11::dict dictionary(const GenerateAnswer &answer);
pybind11::dict dictionary(const WriteAnswer &answer);

/// Returns the digits as bytes.
pybind11::bytes bytesOf(const Grid &grid);

} // namespace sudokuworkbench::python
