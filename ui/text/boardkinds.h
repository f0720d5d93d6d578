#pragma once

#include "core/generate/generaterequest.h"

#include <span>
#include <string_view>
#include <vector>

namespace sudoku {

/// A kind of board that many people ask for, as one choice.
struct BoardKind
{
    std::string_view name; ///< in English; translated where it is shown
    int size;
    std::vector<std::string_view> rules = {};   ///< the ids of rules of the whole board
    std::vector<std::string_view> derived = {}; ///< the ids of rules whose cells the generator chooses
    bool isJigsaw = false;

    std::vector<const Variant *> ruleKinds() const;
    std::vector<const Variant *> derivedKinds() const;
};

/// Returns all kinds, in the order in which they are offered.
std::span<const BoardKind> boardKinds();

/// Returns the kind with that name, which must exist.
const BoardKind &boardKind(std::string_view name);

/// Returns a request for puzzles of \a kind, without any other wish.
GenerateRequest requestFor(const BoardKind &kind);

/// Returns the kind of \a puzzle, whatever its clues are, or null if it is none of them.
const BoardKind *kindOf(const Puzzle &puzzle);

/// Returns the index of the kind of \a request's board, or -1 if it is none of them.
int kindOf(const GenerateRequest &request);

/// Returns a board without clues that shows what is special about \a kind.
Puzzle exampleOf(const BoardKind &kind);

} // namespace sudoku
