#pragma once

#include <sudokuworkbench/answers.h>
#include <sudokuworkbench/sudokuworkbench.h>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// A puzzle of the C interface.
struct sw_puzzle
{
    sudokuworkbench::Puzzle puzzle;
};

/// The answer of the C interface to any question: parts that it does not have are empty.
struct sw_answer
{
    sudokuworkbench::Answer base = {};
    sudokuworkbench::Verdict verdict = sudokuworkbench::Verdict::Undecided;
    std::vector<sudokuworkbench::Puzzle> puzzles = {};
    std::vector<sudokuworkbench::Grid> solutions = {};
    std::vector<sudokuworkbench::v2::Regions> regions = {}; ///< of the solutions
    std::int64_t count = 0;
    bool isExact = false;
    std::vector<std::uint32_t> candidates = {};
    std::vector<std::string> reasons = {};
    std::vector<int> cells = {};
    std::string text = {};
    sudokuworkbench::HintAnswer::Kind hintKind = sudokuworkbench::HintAnswer::Kind::Nothing;
    std::optional<sudokuworkbench::Step> step = {};
    std::optional<sudokuworkbench::LevelRating> level = {};
    std::optional<sudokuworkbench::ExplainerRating> explainer = {};
};

namespace sudokuworkbench {

/// Returns the answers of the C++ interface for the C one.
sw_answer plain(ReadAnswer answer);
sw_answer plain(v2::SolveAnswer answer);
sw_answer plain(v2::CheckAnswer answer);
sw_answer plain(const CountAnswer &answer);
sw_answer plain(CandidatesAnswer answer);
sw_answer plain(ExplainAnswer answer);
sw_answer plain(HintAnswer answer);
sw_answer plain(RateAnswer answer);
sw_answer plain(GenerateAnswer answer);

} // namespace sudokuworkbench
