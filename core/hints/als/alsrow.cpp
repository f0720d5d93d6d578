#include "core/hints/als/alsrow.h"

namespace sudoku {
namespace {

/// Calls \a take with the candidates that \a row excludes.
template <typename Take>
void forEachExcluded(const AlsNetwork &network, const AlsRow &row, Take take)
{
    for (const Digit digit : row.excluded) {
        const Bits a = network.seen(row.sets.front(), digit);
        const Bits b = network.seen(row.sets.back(), digit);
        for (std::size_t i = 0; i < a.size(); ++i)
            forEachBit(a[i] & b[i], static_cast<int>(i), [&](Cell cell) { take({cell, digit}); });
    }
}

} // namespace

void offerAlsRow(Conclusions<AlsRow> &conclusions, const AlsNetwork &network, const AlsRow &row)
{
    AlsElimination all;
    forEachExcluded(network, row, [&](const Candidate &candidate) { all.add(candidate); });
    int cellCount = 0;
    for (const int set : row.sets)
        cellCount += network.cells(set).size();
    all.offer(conclusions, cellCount, row);
}

Step alsStep(const Technique &technique, const AlsNetwork &network, const AlsRow &row)
{
    Step step{.technique = &technique};
    forEachExcluded(network, row,
                    [&](const Candidate &candidate) { step.eliminations.push_back(candidate); });
    std::ranges::sort(step.eliminations);
    for (int i = 0; i < std::ssize(row.sets); ++i)
        step.groups.push_back(network.evidence(row.sets[i], i));
    for (int i = 0; i < std::ssize(row.restricted); ++i)
        step.groups.push_back(
            network.evidence(Role::Restricted, row.sets[i], row.sets[i + 1], row.restricted[i], i));
    for (const Digit digit : row.excluded)
        step.groups.push_back(network.evidence(Role::Pincer, row.sets.front(), row.sets.back(), digit));
    return step;
}

} // namespace sudoku
