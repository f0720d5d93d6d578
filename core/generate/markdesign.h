#pragma once

#include "core/board/random.h"
#include "core/generate/cageprobe.h"
#include "core/generate/generaterequest.h"

#include <functional>
#include <optional>

namespace sudoku {

/// Designs lines, dots and clues beside the board, of the kinds of a request that no clue is asked for, such
/// that none is needed where that is possible: begins with as many as fit, and exchanges some for others as
/// long as narrowing leaves fewer candidates.
class MarkDesign
{
public:
    /// Called after each question.
    using Report = std::function<void()>;

    /// Returns whether \a request asks for what is designed: kinds without cages, and no clue.
    static bool isFor(const GenerateRequest &request);

    /// All arguments must outlive the design.
    MarkDesign(const GenerateRequest &request, Random &random, const SolveOptions &options,
               const std::stop_token &stop, Report report);

    /// Returns \a shape with marks for one filled board; isMet() says whether they need no clue.
    Puzzle search(const Puzzle &shape, const Grid &solution);

    bool isMet() const { return m_isMet; }
    /// Returns whether so many boards were tried that more are hardly worth it.
    bool isExhausted() const;

private:
    std::vector<Constraint> derived(const Puzzle &shape, const std::vector<Constraint> &kept);
    std::vector<Constraint> withoutSome(std::vector<Constraint> marks);
    Puzzle narrowed(const Puzzle &shape, Puzzle puzzle, CageProbe &probe);

    const GenerateRequest &m_request;
    Random &m_random;
    SolveOptions m_options;
    const std::stop_token &m_stop;
    Report m_report;
    const Grid *m_solution = nullptr;
    bool m_isMet = false;
    int m_boards = 0;
};

} // namespace sudoku
