#include "core/hints/explainer/multiplechains.h"
#include "core/hints/explainer/staticchains.h"
#include "core/hints/techniques/finders.h"

#include <algorithm>

namespace sudoku {
namespace {

std::vector<ChainLink> linksOf(const Trail &trail, const LiteralCode &code)
{
    std::vector<ChainLink> links;
    for (const TrailStep &step : trail)
        for (const int parent : step.parents) {
            const Literal from = trail[parent].literal;
            links.push_back({{code.candidate(from)},
                             {code.candidate(step.literal)},
                             LiteralCode::isOn(from),
                             LiteralCode::isOn(step.literal)});
        }
    return links;
}

/// Returns of what one must be true, or what a chain begins with.
std::vector<Candidate> sourceOf(const ChainHint &hint, const Marks &marks, const LiteralCode &code)
{
    std::vector<Candidate> source;
    if (hint.sourceHouse >= 0)
        for (Places places = marks.placesIn(hint.sourceHouse, hint.sourceDigit); places != 0;
             places &= places - 1)
            source.push_back({marks.cellAt(hint.sourceHouse, places), hint.sourceDigit});
    else if (hint.sourceCell >= 0)
        for (const Digit digit : marks.candidates(hint.sourceCell))
            source.push_back({hint.sourceCell, digit});
    else
        source.push_back(code.candidate(hint.trails.front().front().literal));
    return source;
}

Step stepOf(const Technique &technique, const ChainHint &hint, const Marks &marks, const LiteralCode &code)
{
    Step step{.technique = &technique,
              .groups = {{Role::Pattern, sourceOf(hint, marks, code)}},
              .complexity = hint.complexity};
    if (LiteralCode::isOn(hint.target) && !isCycle(hint.kind))
        step.placements.push_back(code.candidate(hint.target));
    else
        step.eliminations = hint.eliminations;
    if (hint.sourceHouse >= 0)
        step.houses.push_back({hint.sourceHouse});
    for (const Trail &trail : hint.trails)
        step.chains.push_back(linksOf(trail, code));
    return step;
}

/// Adds the chains of \a kinds, or all, that a search finds; the best first.
template <typename Search>
void addChains(const Technique &technique, const Marks &marks, StepSink &sink, Search &search,
               std::vector<ChainKind> kinds)
{
    ChainCollector collector = sink.room() == 1 ? ChainCollector(ChainCollector::Wanted::Best)
                                                : ChainCollector(ChainCollector::Wanted::All, sink.room());
    collector.restrictTo(std::move(kinds));
    search.find(marks, collector);
    const LiteralCode code(marks.rules());
    for (const ChainHint &hint : collector.takeHints())
        if (sink.isDone() || !sink.add(stepOf(technique, hint, marks, code)))
            return;
}

void addStaticChains(const Technique &technique, const Position &position, StepSink &sink, ChainKind kind)
{
    const ScanOrder order(position.rules());
    StaticChains search(order, sink.stopToken());
    addChains(technique, Marks(position), sink, search, {kind});
}

void addMultipleChains(const Technique &technique, const Position &position, StepSink &sink,
                       const ChainMode &mode, std::vector<ChainKind> kinds = {})
{
    const ScanOrder order(position.rules());
    const Marks marks(position);
    MultipleChains search(order, marks, mode, sink.stopToken());
    addChains(technique, marks, sink, search, std::move(kinds));
}

} // namespace

void findXCycles(const Technique &technique, const Position &position, StepSink &sink)
{
    addStaticChains(technique, position, sink, ChainKind::XCycle);
}

void findYCycles(const Technique &technique, const Position &position, StepSink &sink)
{
    addStaticChains(technique, position, sink, ChainKind::YCycle);
}

void findXyCycles(const Technique &technique, const Position &position, StepSink &sink)
{
    addStaticChains(technique, position, sink, ChainKind::XyCycle);
}

void findXForcingChains(const Technique &technique, const Position &position, StepSink &sink)
{
    addStaticChains(technique, position, sink, ChainKind::XChain);
}

void findXyForcingChains(const Technique &technique, const Position &position, StepSink &sink)
{
    addStaticChains(technique, position, sink, ChainKind::XyChain);
}

void findNishioChains(const Technique &technique, const Position &position, StepSink &sink)
{
    addMultipleChains(technique, position, sink, {.isNishio = true, .isDynamic = true});
}

void findCellForcingChains(const Technique &technique, const Position &position, StepSink &sink)
{
    addMultipleChains(technique, position, sink, {}, {ChainKind::EachDigit});
}

void findRegionForcingChains(const Technique &technique, const Position &position, StepSink &sink)
{
    addMultipleChains(technique, position, sink, {}, {ChainKind::EachPlace});
}

void findDynamicForcingChains(const Technique &technique, const Position &position, StepSink &sink)
{
    addMultipleChains(technique, position, sink, {.isDynamic = true});
}

void findDynamicForcingChainsWithPatterns(const Technique &technique, const Position &position,
                                          StepSink &sink)
{
    addMultipleChains(technique, position, sink, {.isDynamic = true, .patternLevel = 1});
}

void findNestedForcingChains(const Technique &technique, const Position &position, StepSink &sink)
{
    addMultipleChains(technique, position, sink, {.isDynamic = true, .patternLevel = technique.size});
}

} // namespace sudoku
