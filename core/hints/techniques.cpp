#include "core/hints/techniques.h"

#include "core/board/translate.h"
#include "core/hints/als/finders.h"
#include "core/hints/chains/finders.h"
#include "core/hints/techniques/finders.h"
#include "core/hints/uniqueness/finders.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

using enum Level;

bool isClassic(const RuleIndex &rules)
{
    return rules.isClassic();
}

bool hasOnlyHouses(const RuleIndex &rules)
{
    return rules.hasOnlyHouses();
}

bool isSmall(const RuleIndex &rules)
{
    constexpr int maxSize = 9;
    return rules.size() <= maxSize;
}

/// The boards on which houses follow from others are either jigsaws or have further regions.
constexpr TechniqueTraits forJigsaws{
    .suits = [](const RuleIndex &rules) { return !rules.geometry().boxes(); }};
constexpr TechniqueTraits forHiddenHouses{.suits = [](const RuleIndex &rules) {
    return rules.geometry().boxes() && rules.allHouseCount() > rules.houseCount();
}};
constexpr TechniqueTraits needsUniqueness{.assumesUniqueness = true};
constexpr TechniqueTraits needsClassicBoard{.assumesUniqueness = true, .suits = isClassic};
constexpr TechniqueTraits fish{.choice = StepChoice::Best};
/// On 25x25 there are too many houses to choose from while few digits are known.
constexpr TechniqueTraits frankenFish{.choice = StepChoice::Best, .suits = [](const RuleIndex &rules) {
                                          constexpr int maxSize = 16;
                                          return rules.size() <= maxSize;
                                      }};
constexpr TechniqueTraits fishOff{.choice = StepChoice::Best, .isOn = false};
/// On larger boards there are too many houses to choose from.
constexpr TechniqueTraits fishOffAndSmall{.choice = StepChoice::Best, .isOn = false, .suits = isSmall};
constexpr TechniqueTraits isOff{.isOn = false};
/// On larger boards there are too many almost locked sets to go through with each chain, or ways to place a
/// digit.
constexpr TechniqueTraits offAndSmall{.isOn = false, .suits = isSmall};
constexpr TechniqueTraits offAndNeedsExchange{
    .isOn = false, .assumesUniqueness = true, .suits = hasOnlyHouses};
/// Where other rules than houses decide, chains in chains would search for long and find little.
constexpr TechniqueTraits offAndNested{.isOn = false, .suits = [](const RuleIndex &rules) {
                                           return rules.size() <= 9 && rules.otherRules().empty();
                                       }};
/// Their finders find several kinds.
constexpr TechniqueTraits hasKinds{.kinds = findTechnique};
constexpr TechniqueTraits offAndSmallWithKinds{.isOn = false, .suits = isSmall, .kinds = findTechnique};
constexpr TechniqueTraits aSimpleColour{.countsAs = "simple-colors"};
constexpr TechniqueTraits aMultiColour{.countsAs = "multi-colors"};
constexpr TechniqueTraits aNiceLoop{.countsAs = "nice-loop"};
constexpr TechniqueTraits aGroupedNiceLoop{.countsAs = "grouped-nice-loop"};
constexpr TechniqueTraits aKrakenFish{.countsAs = "kraken-fish"};
constexpr TechniqueTraits aForcingChain{.countsAs = "forcing-chain"};
constexpr TechniqueTraits aForcingNet{.countsAs = "forcing-net"};

// All techniques in HoDoKu's order, which is that of its ladder, with its codes, names, levels and scores
// (HoDoKu 2.3.2, default settings); between them techniques for rules that HoDoKu does not know. A kind that
// another technique's finder finds follows that one.
constexpr auto table = std::to_array<Technique>({
    {"full-house", TR_NOOP("Technique", "Full House"), "0000", "fh", Easy, 4, findFullHouses},
    {"naked-single", TR_NOOP("Technique", "Naked Single"), "0003", "n1", Easy, 4, findNakedSingles},
    {"hidden-single", TR_NOOP("Technique", "Hidden Single"), "0002", "h1", Easy, 14, findHiddenSingles},
    {"pair-rule", TR_NOOP("Technique", "Dots, Signs and Lines"), "", "", Easy, 10, findPairSteps},
    {"sum-combinations", TR_NOOP("Technique", "Sum Combinations"), "", "", Medium, 30, findSumSteps},
    {"line-rule", TR_NOOP("Technique", "Line or Outside Clue"), "", "", Medium, 40, findLineSteps},
    {"law-of-leftovers", TR_NOOP("Technique", "Law of Leftovers"), "", "", Medium, 50, findLeftovers, 0,
     forJigsaws},
    {"hidden-window", TR_NOOP("Technique", "Hidden Window"), "", "", Medium, 50, findLeftovers, 0,
     forHiddenHouses},
    {"locked-pair", TR_NOOP("Technique", "Locked Pair"), "0110", "l2", Medium, 40, findLockedSubsets, 2},
    {"locked-triple", TR_NOOP("Technique", "Locked Triple"), "0111", "l3", Medium, 60, findLockedSubsets, 3},
    {"pointing", TR_NOOP("Technique", "Locked Candidates Type 1 (Pointing)"), "0100", "lc1", Medium, 50,
     findPointing},
    {"claiming", TR_NOOP("Technique", "Locked Candidates Type 2 (Claiming)"), "0101", "lc2", Medium, 50,
     findClaiming},
    {"naked-pair", TR_NOOP("Technique", "Naked Pair"), "0200", "n2", Medium, 60, findNakedSubsets, 2},
    {"naked-triple", TR_NOOP("Technique", "Naked Triple"), "0201", "n3", Medium, 80, findNakedSubsets, 3},
    {"hidden-pair", TR_NOOP("Technique", "Hidden Pair"), "0210", "h2", Medium, 70, findHiddenSubsets, 2},
    {"hidden-triple", TR_NOOP("Technique", "Hidden Triple"), "0211", "h3", Medium, 100, findHiddenSubsets, 3},
    {"innies-and-outies", TR_NOOP("Technique", "Innies and Outies"), "", "", Medium, 100,
     findInniesAndOuties},
    {"naked-quadruple", TR_NOOP("Technique", "Naked Quadruple"), "0202", "n4", Hard, 120, findNakedSubsets,
     4},
    {"hidden-quadruple", TR_NOOP("Technique", "Hidden Quadruple"), "0212", "h4", Hard, 150, findHiddenSubsets,
     4},
    {"x-wing", TR_NOOP("Technique", "X-Wing"), "0300", "bf2", Hard, 140, findBasicFish, 2, fish},
    {"swordfish", TR_NOOP("Technique", "Swordfish"), "0301", "bf3", Hard, 150, findBasicFish, 3, fish},
    {"jellyfish", TR_NOOP("Technique", "Jellyfish"), "0302", "bf4", Hard, 160, findBasicFish, 4, fish},
    {"squirmbag", TR_NOOP("Technique", "Squirmbag"), "0303", "bf5", Unfair, 470, findBasicFish, 5, fishOff},
    {"whale", TR_NOOP("Technique", "Whale"), "0304", "bf6", Unfair, 470, findBasicFish, 6, fishOff},
    {"leviathan", TR_NOOP("Technique", "Leviathan"), "0305", "bf7", Unfair, 470, findBasicFish, 7, fishOff},
    {"remote-pair", TR_NOOP("Technique", "Remote Pair"), "0703", "rp", Hard, 110, findRemotePairs},
    {"bug-plus-one", TR_NOOP("Technique", "Bivalue Universal Grave + 1"), "0610", "bug1", Hard, 100,
     findBugPlusOne, 0, needsClassicBoard},
    {"skyscraper", TR_NOOP("Technique", "Skyscraper"), "0400", "sk", Hard, 130, findSkyscrapers},
    {"two-string-kite", TR_NOOP("Technique", "2-String Kite"), "0401", "2sk", Hard, 150, findTwoStringKites},
    {"dual-two-string-kite", TR_NOOP("Technique", "Dual 2-String Kite"), "0404", "d2sk", Hard, 150,
     findDualTwoStringKites, 0, isOff},
    {"turbot-fish", TR_NOOP("Technique", "Turbot Fish"), "0403", "tf", Hard, 120, findTurbotFish},
    {"empty-rectangle", TR_NOOP("Technique", "Empty Rectangle"), "0402", "er", Hard, 120,
     findEmptyRectangles},
    {"small-empty-rectangle", TR_NOOP("Technique", "Empty Rectangle (Two Candidates)"), "0402-1", "", Hard,
     120, findSmallEmptyRectangles, 0, isOff},
    {"dual-empty-rectangle", TR_NOOP("Technique", "Dual Empty Rectangle"), "0405", "der", Hard, 120,
     findDualEmptyRectangles, 0, isOff},
    {"w-wing", TR_NOOP("Technique", "W-Wing"), "0803", "w", Hard, 150, findWWings},
    {"xy-wing", TR_NOOP("Technique", "XY-Wing"), "0800", "xy", Hard, 160, findXyWings, 2},
    {"xyz-wing", TR_NOOP("Technique", "XYZ-Wing"), "0801", "xyz", Hard, 180, findXyWings, 3},
    {"uniqueness-1", TR_NOOP("Technique", "Uniqueness Test 1"), "0600", "u1", Hard, 100, findUniqueness1, 0,
     needsUniqueness},
    {"uniqueness-2", TR_NOOP("Technique", "Uniqueness Test 2"), "0601", "u2", Hard, 100, findUniqueness2, 0,
     needsUniqueness},
    {"uniqueness-3", TR_NOOP("Technique", "Uniqueness Test 3"), "0602", "u3", Hard, 100, findUniqueness3, 0,
     needsUniqueness},
    {"uniqueness-4", TR_NOOP("Technique", "Uniqueness Test 4"), "0603", "u4", Hard, 100, findUniqueness4, 0,
     needsUniqueness},
    {"uniqueness-5", TR_NOOP("Technique", "Uniqueness Test 5"), "0604", "u5", Hard, 100, findUniqueness5, 0,
     needsUniqueness},
    {"uniqueness-6", TR_NOOP("Technique", "Uniqueness Test 6"), "0605", "u6", Hard, 100, findUniqueness6, 0,
     needsUniqueness},
    {"hidden-rectangle", TR_NOOP("Technique", "Hidden Rectangle"), "0606", "hr", Hard, 100,
     findHiddenRectangles, 0, needsUniqueness},
    {"avoidable-rectangle-1", TR_NOOP("Technique", "Avoidable Rectangle Type 1"), "0607", "ar1", Hard, 100,
     findAvoidableRectangles1, 0, needsUniqueness},
    {"avoidable-rectangle-2", TR_NOOP("Technique", "Avoidable Rectangle Type 2"), "0608", "ar2", Hard, 100,
     findAvoidableRectangles2, 0, needsUniqueness},
    {"finned-x-wing", TR_NOOP("Technique", "Finned X-Wing"), "0310", "fbf2", Hard, 130, findFinnedFish, 2,
     fish},
    {"siamese-finned-x-wing", TR_NOOP("Technique", "Siamese Finned X-Wing"), "03101", "", Hard, 130,
     findSiameseFinnedFish, 2, fishOff},
    {"sashimi-x-wing", TR_NOOP("Technique", "Sashimi X-Wing"), "0320", "sbf2", Hard, 150, findSashimiFish, 2,
     fish},
    {"siamese-sashimi-x-wing", TR_NOOP("Technique", "Siamese Sashimi X-Wing"), "03201", "", Hard, 150,
     findSiameseSashimiFish, 2, fishOff},
    {"finned-swordfish", TR_NOOP("Technique", "Finned Swordfish"), "0311", "fbf3", Unfair, 200,
     findFinnedFish, 3, fish},
    {"siamese-finned-swordfish", TR_NOOP("Technique", "Siamese Finned Swordfish"), "03111", "", Unfair, 200,
     findSiameseFinnedFish, 3, fishOff},
    {"sashimi-swordfish", TR_NOOP("Technique", "Sashimi Swordfish"), "0321", "sbf3", Unfair, 240,
     findSashimiFish, 3, fish},
    {"siamese-sashimi-swordfish", TR_NOOP("Technique", "Siamese Sashimi Swordfish"), "03211", "", Unfair, 240,
     findSiameseSashimiFish, 3, fishOff},
    {"finned-jellyfish", TR_NOOP("Technique", "Finned Jellyfish"), "0312", "fbf4", Unfair, 250,
     findFinnedFish, 4, fish},
    {"siamese-finned-jellyfish", TR_NOOP("Technique", "Siamese Finned Jellyfish"), "03121", "", Unfair, 250,
     findSiameseFinnedFish, 4, fishOff},
    {"sashimi-jellyfish", TR_NOOP("Technique", "Sashimi Jellyfish"), "0322", "sbf4", Unfair, 260,
     findSashimiFish, 4, fish},
    {"siamese-sashimi-jellyfish", TR_NOOP("Technique", "Siamese Sashimi Jellyfish"), "03221", "", Unfair, 260,
     findSiameseSashimiFish, 4, fishOff},
    {"finned-squirmbag", TR_NOOP("Technique", "Finned Squirmbag"), "0313", "fbf5", Unfair, 470,
     findFinnedFish, 5, fishOff},
    {"sashimi-squirmbag", TR_NOOP("Technique", "Sashimi Squirmbag"), "0323", "sbf5", Unfair, 470,
     findSashimiFish, 5, fishOff},
    {"finned-whale", TR_NOOP("Technique", "Finned Whale"), "0314", "fbf6", Unfair, 470, findFinnedFish, 6,
     fishOff},
    {"sashimi-whale", TR_NOOP("Technique", "Sashimi Whale"), "0324", "sbf6", Unfair, 470, findSashimiFish, 6,
     fishOff},
    {"finned-leviathan", TR_NOOP("Technique", "Finned Leviathan"), "0315", "fbf7", Unfair, 470,
     findFinnedFish, 7, fishOff},
    {"sashimi-leviathan", TR_NOOP("Technique", "Sashimi Leviathan"), "0325", "sbf7", Unfair, 470,
     findSashimiFish, 7, fishOff},
    {"sue-de-coq", TR_NOOP("Technique", "Sue de Coq"), "1101", "sdc", Unfair, 250, findSuesDeCoq},
    {"simple-colors", TR_NOOP("Technique", "Simple Colors"), "", "sc", Hard, 150, findSimpleColours, 0,
     hasKinds},
    {"simple-colors-trap", TR_NOOP("Technique", "Simple Colors Trap"), "0500", "sc1", Hard, 150, nullptr, 0,
     aSimpleColour},
    {"simple-colors-wrap", TR_NOOP("Technique", "Simple Colors Wrap"), "0501", "sc2", Hard, 150, nullptr, 0,
     aSimpleColour},
    {"multi-colors", TR_NOOP("Technique", "Multi Colors"), "", "mc", Hard, 200, findMultiColours, 0,
     hasKinds},
    {"multi-colors-1", TR_NOOP("Technique", "Multi Colors 1"), "0502", "mc1", Hard, 200, nullptr, 0,
     aMultiColour},
    {"multi-colors-2", TR_NOOP("Technique", "Multi Colors 2"), "0503", "mc2", Hard, 200, nullptr, 0,
     aMultiColour},
    {"x-chain", TR_NOOP("Technique", "X-Chain"), "0701", "x", Unfair, 260, findXChains},
    {"xy-chain", TR_NOOP("Technique", "XY-Chain"), "0702", "xyc", Unfair, 260, findXyChains},
    {"nice-loop", TR_NOOP("Technique", "Nice Loop/AIC"), "", "nl", Unfair, 280, findNiceLoops, 0, hasKinds},
    {"continuous-nice-loop", TR_NOOP("Technique", "Continuous Nice Loop"), "0706", "cnl", Unfair, 280,
     nullptr, 0, aNiceLoop},
    {"discontinuous-nice-loop", TR_NOOP("Technique", "Discontinuous Nice Loop"), "0707", "dnl", Unfair, 280,
     nullptr, 0, aNiceLoop},
    {"aic", TR_NOOP("Technique", "AIC"), "0708", "aic", Unfair, 280, nullptr, 0, aNiceLoop},
    {"grouped-nice-loop", TR_NOOP("Technique", "Grouped Nice Loop/AIC"), "", "gnl", Unfair, 300,
     findGroupedNiceLoops, 0, hasKinds},
    {"grouped-continuous-nice-loop", TR_NOOP("Technique", "Grouped Continuous Nice Loop"), "0709", "gcnl",
     Unfair, 300, nullptr, 0, aGroupedNiceLoop},
    {"grouped-discontinuous-nice-loop", TR_NOOP("Technique", "Grouped Discontinuous Nice Loop"), "0710",
     "gdnl", Unfair, 300, nullptr, 0, aGroupedNiceLoop},
    {"grouped-aic", TR_NOOP("Technique", "Grouped AIC"), "0711", "gaic", Unfair, 300, nullptr, 0,
     aGroupedNiceLoop},
    {"als-nice-loop", TR_NOOP("Technique", "Nice Loop/AIC with Almost Locked Sets"), "", "", Unfair, 300,
     findAlmostLockedNiceLoops, 0, offAndSmallWithKinds},
    {"als-xz", TR_NOOP("Technique", "Almost Locked Set XZ-Rule"), "0901", "axz", Unfair, 300, findAlsXz},
    {"als-xy-wing", TR_NOOP("Technique", "Almost Locked Set XY-Wing"), "0902", "axy", Unfair, 320,
     findAlsWings},
    {"overlapping-als-xy-wing", TR_NOOP("Technique", "Almost Locked Set XY-Wing (Overlapping)"), "0902-2", "",
     Unfair, 320, findOverlappingAlsWings, 0, offAndSmall},
    {"als-chain", TR_NOOP("Technique", "Almost Locked Set Chain"), "0903", "ach", Unfair, 340, findAlsChains},
    {"death-blossom", TR_NOOP("Technique", "Death Blossom"), "0904", "db", Unfair, 360, findDeathBlossoms, 0,
     isOff},
    {"overlapping-death-blossom", TR_NOOP("Technique", "Death Blossom (Overlapping)"), "0904-2", "", Unfair,
     360, findOverlappingDeathBlossoms, 0, offAndSmall},
    {"franken-x-wing", TR_NOOP("Technique", "Franken X-Wing"), "0330", "ff2", Unfair, 300, findFrankenFish, 2,
     frankenFish},
    {"franken-swordfish", TR_NOOP("Technique", "Franken Swordfish"), "0331", "ff3", Unfair, 350,
     findFrankenFish, 3, frankenFish},
    {"franken-jellyfish", TR_NOOP("Technique", "Franken Jellyfish"), "0332", "ff4", Unfair, 370,
     findFrankenFish, 4, fishOffAndSmall},
    {"franken-squirmbag", TR_NOOP("Technique", "Franken Squirmbag"), "0333", "ff5", Extreme, 470,
     findFrankenFish, 5, fishOffAndSmall},
    {"franken-whale", TR_NOOP("Technique", "Franken Whale"), "0334", "ff6", Extreme, 470, findFrankenFish, 6,
     fishOffAndSmall},
    {"franken-leviathan", TR_NOOP("Technique", "Franken Leviathan"), "0335", "ff7", Extreme, 470,
     findFrankenFish, 7, fishOffAndSmall},
    {"finned-franken-x-wing", TR_NOOP("Technique", "Finned Franken X-Wing"), "0340", "fff2", Unfair, 390,
     findFinnedFrankenFish, 2, frankenFish},
    {"siamese-finned-franken-x-wing", TR_NOOP("Technique", "Siamese Finned Franken X-Wing"), "03401", "",
     Unfair, 390, findSiameseFrankenFish, 2, fishOffAndSmall},
    {"finned-franken-swordfish", TR_NOOP("Technique", "Finned Franken Swordfish"), "0341", "fff3", Unfair,
     410, findFinnedFrankenFish, 3, frankenFish},
    {"siamese-finned-franken-swordfish", TR_NOOP("Technique", "Siamese Finned Franken Swordfish"), "03411",
     "", Unfair, 410, findSiameseFrankenFish, 3, fishOffAndSmall},
    {"finned-franken-jellyfish", TR_NOOP("Technique", "Finned Franken Jellyfish"), "0342", "fff4", Unfair,
     430, findFinnedFrankenFish, 4, fishOffAndSmall},
    {"siamese-finned-franken-jellyfish", TR_NOOP("Technique", "Siamese Finned Franken Jellyfish"), "03421",
     "", Unfair, 430, findSiameseFrankenFish, 4, fishOffAndSmall},
    {"finned-franken-squirmbag", TR_NOOP("Technique", "Finned Franken Squirmbag"), "0343", "fff5", Extreme,
     470, findFinnedFrankenFish, 5, fishOffAndSmall},
    {"finned-franken-whale", TR_NOOP("Technique", "Finned Franken Whale"), "0344", "fff6", Extreme, 470,
     findFinnedFrankenFish, 6, fishOffAndSmall},
    {"finned-franken-leviathan", TR_NOOP("Technique", "Finned Franken Leviathan"), "0345", "fff7", Extreme,
     470, findFinnedFrankenFish, 7, fishOffAndSmall},
    {"mutant-x-wing", TR_NOOP("Technique", "Mutant X-Wing"), "0350", "mf2", Extreme, 450, findMutantFish, 2,
     fishOffAndSmall},
    {"mutant-swordfish", TR_NOOP("Technique", "Mutant Swordfish"), "0351", "mf3", Extreme, 450,
     findMutantFish, 3, fishOffAndSmall},
    {"mutant-jellyfish", TR_NOOP("Technique", "Mutant Jellyfish"), "0352", "mf4", Extreme, 450,
     findMutantFish, 4, fishOffAndSmall},
    {"mutant-squirmbag", TR_NOOP("Technique", "Mutant Squirmbag"), "0353", "mf5", Extreme, 470,
     findMutantFish, 5, fishOffAndSmall},
    {"mutant-whale", TR_NOOP("Technique", "Mutant Whale"), "0354", "mf6", Extreme, 470, findMutantFish, 6,
     fishOffAndSmall},
    {"mutant-leviathan", TR_NOOP("Technique", "Mutant Leviathan"), "0355", "mf7", Extreme, 470,
     findMutantFish, 7, fishOffAndSmall},
    {"finned-mutant-x-wing", TR_NOOP("Technique", "Finned Mutant X-Wing"), "0360", "fmf2", Extreme, 470,
     findFinnedMutantFish, 2, fishOffAndSmall},
    {"siamese-finned-mutant-x-wing", TR_NOOP("Technique", "Siamese Finned Mutant X-Wing"), "03601", "",
     Extreme, 470, findSiameseMutantFish, 2, fishOffAndSmall},
    {"finned-mutant-swordfish", TR_NOOP("Technique", "Finned Mutant Swordfish"), "0361", "fmf3", Extreme, 470,
     findFinnedMutantFish, 3, fishOffAndSmall},
    {"siamese-finned-mutant-swordfish", TR_NOOP("Technique", "Siamese Finned Mutant Swordfish"), "03611", "",
     Extreme, 470, findSiameseMutantFish, 3, fishOffAndSmall},
    {"finned-mutant-jellyfish", TR_NOOP("Technique", "Finned Mutant Jellyfish"), "0362", "fmf4", Extreme, 470,
     findFinnedMutantFish, 4, fishOffAndSmall},
    {"siamese-finned-mutant-jellyfish", TR_NOOP("Technique", "Siamese Finned Mutant Jellyfish"), "03621", "",
     Extreme, 470, findSiameseMutantFish, 4, fishOffAndSmall},
    {"finned-mutant-squirmbag", TR_NOOP("Technique", "Finned Mutant Squirmbag"), "0363", "fmf5", Extreme, 470,
     findFinnedMutantFish, 5, fishOffAndSmall},
    {"finned-mutant-whale", TR_NOOP("Technique", "Finned Mutant Whale"), "0364", "fmf6", Extreme, 470,
     findFinnedMutantFish, 6, fishOffAndSmall},
    {"finned-mutant-leviathan", TR_NOOP("Technique", "Finned Mutant Leviathan"), "0365", "fmf7", Extreme, 470,
     findFinnedMutantFish, 7, fishOffAndSmall},
    {"kraken-fish", TR_NOOP("Technique", "Kraken Fish"), "", "kf", Extreme, 500, findKrakenFish, 4,
     offAndSmallWithKinds},
    {"kraken-fish-1", TR_NOOP("Technique", "Kraken Fish Type 1"), "0371", "kf1", Extreme, 500, nullptr, 0,
     aKrakenFish},
    {"kraken-fish-2", TR_NOOP("Technique", "Kraken Fish Type 2"), "0372", "kf2", Extreme, 500, nullptr, 0,
     aKrakenFish},
    {"forcing-chain", TR_NOOP("Technique", "Forcing Chain"), "", "fc", Extreme, 500, findForcingChains, 0,
     hasKinds},
    {"forcing-chain-contradiction", TR_NOOP("Technique", "Forcing Chain Contradiction"), "1301", "fcc",
     Extreme, 500, nullptr, 0, aForcingChain},
    {"forcing-chain-verity", TR_NOOP("Technique", "Forcing Chain Verity"), "1302", "fcv", Extreme, 500,
     nullptr, 0, aForcingChain},
    {"forcing-net", TR_NOOP("Technique", "Forcing Net"), "", "fn", Extreme, 700, findForcingNets, 0,
     hasKinds},
    {"forcing-net-contradiction", TR_NOOP("Technique", "Forcing Net Contradiction"), "1303", "fnc", Extreme,
     700, nullptr, 0, aForcingNet},
    {"forcing-net-verity", TR_NOOP("Technique", "Forcing Net Verity"), "1304", "fnv", Extreme, 700, nullptr,
     0, aForcingNet},
    {"template-set", TR_NOOP("Technique", "Template Set"), "1201", "ts", Extreme, 10000, findTemplateSets, 0,
     isOff},
    {"template-delete", TR_NOOP("Technique", "Template Delete"), "1202", "td", Extreme, 10000,
     findTemplateDeletes, 0, offAndSmall},
    // Those of Sudoku Explainer, in its order.
    {"unique-loop", TR_NOOP("Technique", "Unique Loop"), "", "", Hard, 150, findUniqueLoops, 0,
     offAndNeedsExchange},
    {"bug-type-2", TR_NOOP("Technique", "Bivalue Universal Grave Type 2"), "", "", Hard, 150,
     findUniversalGraves2, 0, offAndNeedsExchange},
    {"bug-type-4", TR_NOOP("Technique", "Bivalue Universal Grave Type 4"), "", "", Hard, 150,
     findUniversalGraves4, 0, offAndNeedsExchange},
    {"bug-type-3", TR_NOOP("Technique", "Bivalue Universal Grave Type 3"), "", "", Hard, 180,
     findUniversalGraves3, 0, offAndNeedsExchange},
    {"aligned-pair-exclusion", TR_NOOP("Technique", "Aligned Pair Exclusion"), "", "", Unfair, 260,
     findAlignedExclusions, 2, isOff},
    {"x-cycle", TR_NOOP("Technique", "X-Cycle"), "", "", Unfair, 260, findXCycles, 0, isOff},
    {"y-cycle", TR_NOOP("Technique", "Y-Cycle"), "", "", Unfair, 260, findYCycles, 0, isOff},
    {"x-forcing-chain", TR_NOOP("Technique", "X Forcing Chain"), "", "", Unfair, 260, findXForcingChains, 0,
     isOff},
    {"xy-cycle", TR_NOOP("Technique", "XY-Cycle"), "", "", Unfair, 280, findXyCycles, 0, isOff},
    {"xy-forcing-chain", TR_NOOP("Technique", "XY Forcing Chain"), "", "", Unfair, 280, findXyForcingChains,
     0, isOff},
    {"aligned-triplet-exclusion", TR_NOOP("Technique", "Aligned Triplet Exclusion"), "", "", Unfair, 350,
     findAlignedExclusions, 3, isOff},
    {"nishio", TR_NOOP("Technique", "Nishio"), "", "", Unfair, 350, findNishioChains, 0, isOff},
    {"cell-forcing-chain", TR_NOOP("Technique", "Cell Forcing Chain"), "", "", Extreme, 500,
     findCellForcingChains, 0, isOff},
    {"region-forcing-chain", TR_NOOP("Technique", "Region Forcing Chain"), "", "", Extreme, 500,
     findRegionForcingChains, 0, isOff},
    {"dynamic-forcing-chain", TR_NOOP("Technique", "Dynamic Forcing Chain"), "", "", Extreme, 700,
     findDynamicForcingChains, 0, isOff},
    {"dynamic-forcing-chain-plus", TR_NOOP("Technique", "Dynamic Forcing Chain (+)"), "", "", Extreme, 800,
     findDynamicForcingChainsWithPatterns, 0, offAndSmall},
    {"nested-forcing-chain-2", TR_NOOP("Technique", "Dynamic Forcing Chain (+ Forcing Chains)"), "", "",
     Extreme, 1000, findNestedForcingChains, 2, offAndNested},
    {"nested-forcing-chain-3", TR_NOOP("Technique", "Dynamic Forcing Chain (+ Multiple Forcing Chains)"), "",
     "", Extreme, 1200, findNestedForcingChains, 3, offAndNested},
    {"nested-forcing-chain-4", TR_NOOP("Technique", "Dynamic Forcing Chain (+ Dynamic Forcing Chains)"), "",
     "", Extreme, 1500, findNestedForcingChains, 4, offAndNested},
    {"nested-forcing-chain-5",
     TR_NOOP("Technique", "Dynamic Forcing Chain (+ Dynamic Forcing Chains (+ Forcing Chains))"), "", "",
     Extreme, 2000, findNestedForcingChains, 5, offAndNested},
    {"brute-force",
     TR_NOOP("Technique", "Brute Force"),
     "",
     "bf",
     Extreme,
     10000,
     findBySolver,
     0,
     {.asksSolver = true}},
});

} // namespace

std::span<const Technique> techniques()
{
    return table;
}

const Technique *findTechnique(std::string_view id)
{
    const auto found = std::ranges::find(techniques(), id, &Technique::id);
    return found == techniques().end() ? nullptr : &*found;
}

} // namespace sudoku
