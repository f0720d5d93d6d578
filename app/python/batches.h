#pragma once

#include "app/python/waiting.h"

#include <pybind11/numpy.h>

namespace sudokuworkbench::python {

/// Rows of bytes: the cells of a board each.
using Boards = pybind11::array_t<std::uint8_t, pybind11::array::c_style>;

/// Returns the members of an answer, with \e verdicts and \e solutions.
pybind11::dict solveBatch(const Boards &clues, int threads, const Stop *stop);
/// Returns the members of an answer, with \e verdicts.
pybind11::dict checkBatch(const Boards &clues, int threads, const Stop *stop);

/// Returns the clues of \a puzzles, each a text or a Puzzle: classic boards of one size. Throws
/// pybind11::value_error for what is none.
Boards cluesOf(const pybind11::sequence &puzzles);

} // namespace sudokuworkbench::python
