#include "core/hints/ladderchoice.h"
#include "core/hints/techniques.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace sudoku {
namespace {

constexpr auto explainerOrder = std::to_array<std::string_view>(
    {// Its direct techniques are hidden singles behind locked candidates and hidden pairs and triples.
     "full-house", "hidden-single", "naked-single", "pair-rule", "single-combination", "innie", "outie",
     "minimum-and-maximum", "cage-combinations", "large-cage-combinations", "sum-combinations", "line-rule",
     "law-of-leftovers", "hidden-window", "pointing", "claiming", "naked-pair", "x-wing", "hidden-pair",
     "naked-triple", "cage-permutations", "killer-pair", "killer-triple", "cage-splitting",
     "innies-and-outies", "cage-unit-overlap", "hidden-killer-pair", "hidden-killer-triple",
     "blocked-combination", "common-peer-elimination", "innie-outie-difference", "overlapping-cages",
     "swordfish", "hidden-triple", "xy-wing", "xyz-wing", "uniqueness-1", "uniqueness-2", "uniqueness-4",
     "uniqueness-3", "unique-loop", "naked-quadruple", "jellyfish", "hidden-quadruple", "line-by-trial",
     "bug-plus-one", "bug-type-2", "bug-type-4", "bug-type-3", "aligned-pair-exclusion", "x-cycle", "y-cycle",
     "x-forcing-chain", "xy-cycle", "xy-forcing-chain", "aligned-triplet-exclusion", "nishio",
     "cell-forcing-chain", "region-forcing-chain", "dynamic-forcing-chain", "dynamic-forcing-chain-plus",
     "nested-forcing-chain-2", "nested-forcing-chain-3", "nested-forcing-chain-4", "nested-forcing-chain-5",
     // The other techniques come here, off.
     "brute-force"});

auto find(LadderChoice &choice, const Technique *technique)
{
    return std::ranges::find(choice, technique, &LadderRung::technique);
}

/// Returns whether \a choice, which may be older than \a rung, is without the technique that it comes from.
bool isFormerOff(const LadderChoice &choice, const LadderRung &rung)
{
    const Technique *former = findTechnique(rung.technique->traits.formerly);
    return former && std::ranges::find(choice, LadderRung{former, false}) != choice.end();
}

/// Adds what \a choice lacks, each technique behind the one that it follows in HoDoKu's choice.
void complete(LadderChoice &choice)
{
    auto place = choice.begin();
    for (const LadderRung &rung : hodokuChoice()) {
        auto found = find(choice, rung.technique);
        if (found == choice.end())
            found = choice.insert(place, {rung.technique, rung.isOn && !isFormerOff(choice, rung)});
        place = std::next(found);
    }
}

} // namespace

LadderChoice hodokuChoice()
{
    LadderChoice choice;
    for (const Technique &technique : techniques())
        if (technique.find)
            choice.push_back({&technique, technique.traits.isOn});
    return choice;
}

LadderChoice explainerChoice()
{
    LadderChoice choice;
    for (const std::string_view id : explainerOrder)
        choice.push_back({findTechnique(id), true});
    for (const LadderRung &rung : hodokuChoice())
        if (find(choice, rung.technique) == choice.end())
            choice.insert(std::prev(choice.end()), {rung.technique, false});
    return choice;
}

LadderChoice everythingChoice()
{
    LadderChoice choice = hodokuChoice();
    for (LadderRung &rung : choice)
        rung.isOn = true;
    std::ranges::stable_sort(choice, [](const LadderRung &one, const LadderRung &other) {
        return isHarder(*other.technique, *one.technique);
    });
    return choice;
}

std::span<const NamedChoice> namedChoices()
{
    static constexpr std::array choices{NamedChoice{"hodoku", hodokuChoice},
                                        NamedChoice{"explainer", explainerChoice},
                                        NamedChoice{"everything", everythingChoice}};
    return choices;
}

Ladder ladderOf(const LadderChoice &choice, const RuleIndex &rules)
{
    Ladder ladder;
    for (const LadderRung &rung : choice)
        if (rung.isOn && rung.technique->isFor(rules))
            ladder.push_back(rung.technique);
    return ladder;
}

std::string textOf(const LadderChoice &choice)
{
    std::string text;
    for (const LadderRung &rung : choice) {
        if (!text.empty())
            text += ' ';
        if (!rung.isOn)
            text += '-';
        text += rung.technique->id;
    }
    return text;
}

LadderChoice ladderChoiceOf(std::string_view text)
{
    LadderChoice choice;
    std::istringstream words{std::string(text)};
    for (std::string word; words >> word;) {
        const bool isOn = word.front() != '-';
        const Technique *technique = findTechnique(isOn ? word : word.substr(1));
        if (technique && technique->find && find(choice, technique) == choice.end())
            choice.push_back({technique, isOn});
    }
    complete(choice);
    return choice;
}

} // namespace sudoku
