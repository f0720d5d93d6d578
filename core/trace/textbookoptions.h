#pragma once

#include "core/board/translate.h"

#include <array>
#include <string_view>

namespace sudoku {

/// What the solver does about a conflict.
enum class Learning {
    Guesses,  ///< forbids the guesses that led to it, and tries the last one the other way: DPLL
    FirstUip, ///< learns why, and goes back as far as that allows: CDCL
};

/// What the solver guesses next.
enum class Branching {
    FirstOpen,
    FewestChoices,
    MostActive,
};

/// A choice of the textbook solver, for people and for the command line.
template <typename Value>
struct TextbookChoice
{
    Value value;
    std::string_view id;          ///< the word used on the command line
    std::string_view name;        ///< in English; translated in the context "Textbook"
    std::string_view explanation; ///< a sentence, translated likewise
};

/// The choices; the first is the default.
inline constexpr std::array learningChoices{
    TextbookChoice<Learning>{
        .value = Learning::FirstUip,
        .id = "cdcl",
        .name = TR_NOOP("Textbook", "CDCL: learn from conflicts"),
        .explanation = TR_NOOP(
            "Textbook", "Learns a clause from each conflict, and goes back to the first level at which "
                        "this clause says something new.")},
    TextbookChoice<Learning>{
        .value = Learning::Guesses,
        .id = "dpll",
        .name = TR_NOOP("Textbook", "DPLL: try both values"),
        .explanation =
            TR_NOOP("Textbook", "Takes back the last guess after a conflict, and tries the opposite. "
                                "It remembers nothing else.")},
};

/// The choices; the first is the default.
inline constexpr std::array branchingChoices{
    TextbookChoice<Branching>{.value = Branching::FewestChoices,
                              .id = "fewest",
                              .name = TR_NOOP("Textbook", "Where there are fewest choices"),
                              .explanation =
                                  TR_NOOP("Textbook",
                                          "Guesses where a cell has the fewest digits, or a digit the fewest "
                                          "places.")},
    TextbookChoice<Branching>{.value = Branching::FirstOpen,
                              .id = "first",
                              .name = TR_NOOP("Textbook", "The first open candidate"),
                              .explanation =
                                  TR_NOOP("Textbook", "Guesses the smallest digit of the first open cell.")},
    TextbookChoice<Branching>{
        .value = Branching::MostActive,
        .id = "active",
        .name = TR_NOOP("Textbook", "The most active variable"),
        .explanation = TR_NOOP("Textbook", "Guesses the variable that was most often in recent conflicts "
                                           "(VSIDS).")},
};

/// Returns the choice with that \a id, or null.
template <typename Value, std::size_t count>
const TextbookChoice<Value> *findChoice(const std::array<TextbookChoice<Value>, count> &choices,
                                        std::string_view id)
{
    for (const TextbookChoice<Value> &choice : choices)
        if (choice.id == id)
            return &choice;
    return nullptr;
}

struct TextbookOptions
{
    Learning learning = learningChoices.front().value;
    Branching branching = branchingChoices.front().value;
    int maxSteps = 300'000; ///< the run ends after about so many; a step takes 16 bytes
};

} // namespace sudoku
