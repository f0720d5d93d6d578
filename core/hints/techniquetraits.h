#pragma once

#include "core/hints/steps/technique.h"

/// What several rows of the table of techniques say of themselves.
namespace sudoku {

inline bool isClassic(const RuleIndex &rules)
{
    return rules.isClassic();
}

inline bool hasOnlyHouses(const RuleIndex &rules)
{
    return rules.hasOnlyHouses();
}

inline bool isSmall(const RuleIndex &rules)
{
    constexpr int maxSize = 9;
    return rules.size() <= maxSize;
}

/// The boards on which houses follow from others are either jigsaws or have further regions.
inline constexpr TechniqueTraits forJigsaws{
    .suits = [](const RuleIndex &rules) { return !rules.geometry().boxes(); }};
inline constexpr TechniqueTraits forHiddenHouses{.suits = [](const RuleIndex &rules) {
    return rules.geometry().boxes() && rules.allHouseCount() > rules.houseCount();
}};
inline constexpr TechniqueTraits forUnknownRegions{
    .suits = [](const RuleIndex &rules) { return rules.regionRule() != nullptr; }};
/// Before each had a row of its own, their steps had the names of these.
inline constexpr TechniqueTraits aCage{.formerly = "sum-combinations"};
inline constexpr TechniqueTraits anEquation{.formerly = "innies-and-outies"};
inline constexpr TechniqueTraits needsUniqueness{.assumesUniqueness = true};
inline constexpr TechniqueTraits needsClassicBoard{.assumesUniqueness = true, .suits = isClassic};
inline constexpr TechniqueTraits fish{.choice = StepChoice::Best};
/// On 25x25 there are too many houses to choose from while few digits are known.
inline constexpr TechniqueTraits frankenFish{.choice = StepChoice::Best, .suits = [](const RuleIndex &rules) {
                                                 constexpr int maxSize = 16;
                                                 return rules.size() <= maxSize;
                                             }};
inline constexpr TechniqueTraits fishOff{.choice = StepChoice::Best, .isOn = false};
/// On larger boards there are too many houses to choose from.
inline constexpr TechniqueTraits fishOffAndSmall{.choice = StepChoice::Best, .isOn = false, .suits = isSmall};
inline constexpr TechniqueTraits isOff{.isOn = false};
/// On larger boards there are too many almost locked sets to go through with each chain, or ways to place a
/// digit.
inline constexpr TechniqueTraits offAndSmall{.isOn = false, .suits = isSmall};
inline constexpr TechniqueTraits offAndNeedsUniqueness{.isOn = false, .assumesUniqueness = true};
inline constexpr TechniqueTraits offAndNeedsBoxes{
    .isOn = false, .suits = [](const RuleIndex &rules) { return rules.geometry().boxes().has_value(); }};
inline constexpr TechniqueTraits offAndNeedsSquare{
    .isOn = false, .suits = [](const RuleIndex &rules) { return rules.geometry().isSquare(); }};
/// Where each row, column and box has each digit.
inline constexpr TechniqueTraits offAndNeedsFullBoxes{.isOn = false, .suits = [](const RuleIndex &rules) {
                                                          return rules.geometry().boxes()
                                                                 && rules.digitCount() == rules.size();
                                                      }};
inline constexpr TechniqueTraits offAndNeedsExchange{
    .isOn = false, .assumesUniqueness = true, .suits = hasOnlyHouses};
/// Where other rules than houses decide, chains in chains would search for long and find little.
inline constexpr TechniqueTraits offAndNested{.isOn = false, .suits = [](const RuleIndex &rules) {
                                                  return rules.size() <= 9 && rules.otherRules().empty();
                                              }};
inline constexpr TechniqueTraits aSimpleColour{.countsAs = "simple-colors"};
inline constexpr TechniqueTraits aMultiColour{.countsAs = "multi-colors"};
inline constexpr TechniqueTraits aNiceLoop{.countsAs = "nice-loop"};
inline constexpr TechniqueTraits aGroupedNiceLoop{.countsAs = "grouped-nice-loop"};
inline constexpr TechniqueTraits aKrakenFish{.countsAs = "kraken-fish"};
inline constexpr TechniqueTraits aForcingChain{.countsAs = "forcing-chain"};
inline constexpr TechniqueTraits aForcingNet{.countsAs = "forcing-net"};

} // namespace sudoku
