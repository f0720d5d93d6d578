#include "core/hints/techniques/duals.h"
#include "core/hints/techniques/fishsearch.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Returns whether two fish with fins are of one digit and have the same bases.
bool haveSameBases(const Step &one, const Step &other)
{
    const std::size_t size = one.houses.size();
    return one.eliminations.front().digit == other.eliminations.front().digit && size == other.houses.size()
           && std::equal(one.houses.begin(), one.houses.begin() + size / 2, other.houses.begin());
}

} // namespace

void findBasicFish(const Technique &technique, const Position &position, StepSink &sink)
{
    FishSearch(technique, position, {FishKind::Basic}, sink).find();
}

void findFinnedFish(const Technique &technique, const Position &position, StepSink &sink)
{
    FishSearch(technique, position, {FishKind::Basic, true}, sink).find();
}

void findSashimiFish(const Technique &technique, const Position &position, StepSink &sink)
{
    FishSearch(technique, position, {FishKind::Basic, true, true}, sink).find();
}

void findFrankenFish(const Technique &technique, const Position &position, StepSink &sink)
{
    FishSearch(technique, position, {FishKind::Franken}, sink).find();
}

void findFinnedFrankenFish(const Technique &technique, const Position &position, StepSink &sink)
{
    FishSearch(technique, position, {FishKind::Franken, true}, sink).find();
}

void findMutantFish(const Technique &technique, const Position &position, StepSink &sink)
{
    FishSearch(technique, position, {FishKind::Mutant}, sink).find();
}

void findFinnedMutantFish(const Technique &technique, const Position &position, StepSink &sink)
{
    FishSearch(technique, position, {FishKind::Mutant, true}, sink).find();
}

void findSiameseFinnedFish(const Technique &technique, const Position &position, StepSink &sink)
{
    findTwins(technique, position, sink, findFinnedFish, haveSameBases, findSashimiFish);
}

void findSiameseSashimiFish(const Technique &technique, const Position &position, StepSink &sink)
{
    findTwins(technique, position, sink, findSashimiFish, haveSameBases);
}

void findSiameseFrankenFish(const Technique &technique, const Position &position, StepSink &sink)
{
    findTwins(technique, position, sink, findFinnedFrankenFish, haveSameBases);
}

void findSiameseMutantFish(const Technique &technique, const Position &position, StepSink &sink)
{
    findTwins(technique, position, sink, findFinnedMutantFish, haveSameBases);
}

} // namespace sudoku
