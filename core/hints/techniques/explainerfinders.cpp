#include "core/hints/explainer/alignedexclusion.h"
#include "core/hints/explainer/deadlypatterns.h"
#include "core/hints/techniques/finders.h"

namespace sudoku {
namespace {

Step stepOf(const Technique &technique, const DeadlyPattern &pattern)
{
    Step step{.technique = &technique,
              .eliminations = pattern.eliminations,
              .groups = {{Role::Pattern, pattern.pattern}, {Role::Fin, pattern.extras}}};
    if (!pattern.subset.empty())
        step.groups.push_back({Role::AlmostLocked, pattern.subset});
    if (pattern.house >= 0)
        step.houses.push_back({pattern.house});
    return step;
}

void findUniversalGraves(const Technique &technique, const Position &position, StepSink &sink, int type)
{
    const ScanOrder order(position.rules());
    for (const DeadlyPattern &grave : universalGraves(order, Marks(position)))
        if (grave.type == type && !sink.add(stepOf(technique, grave)))
            return;
}

} // namespace

void findUniqueLoops(const Technique &technique, const Position &position, StepSink &sink)
{
    constexpr std::size_t rectangle = 4;
    const ScanOrder order(position.rules());
    for (const DeadlyPattern &loop : uniqueLoops(order, Marks(position), sink.stopToken()))
        if (loop.cells.size() > rectangle && !sink.add(stepOf(technique, loop)))
            return;
}

void findUniversalGraves2(const Technique &technique, const Position &position, StepSink &sink)
{
    findUniversalGraves(technique, position, sink, 2);
}

void findUniversalGraves3(const Technique &technique, const Position &position, StepSink &sink)
{
    findUniversalGraves(technique, position, sink, 3);
}

void findUniversalGraves4(const Technique &technique, const Position &position, StepSink &sink)
{
    findUniversalGraves(technique, position, sink, 4);
}

void findAlignedExclusions(const Technique &technique, const Position &position, StepSink &sink)
{
    const ScanOrder order(position.rules());
    const std::size_t max = sink.room();
    for (const AlignedExclusion &aligned :
         alignedExclusions(order, Marks(position), technique.size, max, sink.stopToken())) {
        Step step{.technique = &technique, .eliminations = aligned.eliminations};
        const auto addGroup = [&](Role role, Cell cell, int index) {
            step.groups.push_back({role, {}, index});
            for (const Digit digit : position.candidates(cell))
                step.groups.back().candidates.push_back({cell, digit});
        };
        for (const Cell cell : aligned.cells)
            addGroup(Role::Pattern, cell, 0);
        for (int index = 0; const Cell cell : aligned.excluders)
            addGroup(Role::AlmostLocked, cell, index++);
        if (!sink.add(std::move(step)))
            return;
    }
}

} // namespace sudoku
