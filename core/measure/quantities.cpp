#include "core/measure/quantities.h"

#include "core/board/translate.h"

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;
using Value = std::optional<double>;

template <int SolveStatistics::*size>
Value sizeOf(const Measurement &measured)
{
    return measured.statistics.*size;
}

template <int SolveStatistics::*size>
void setSize(Measurement &measured, Value value)
{
    measured.statistics.*size = static_cast<int>(value.value_or(0));
}

template <std::chrono::nanoseconds SolveStatistics::*time>
Value milliseconds(const Measurement &measured)
{
    return Milliseconds(measured.statistics.*time).count();
}

template <std::chrono::nanoseconds SolveStatistics::*time>
void setMilliseconds(Measurement &measured, Value value)
{
    measured.statistics.*time =
        std::chrono::duration_cast<std::chrono::nanoseconds>(Milliseconds(value.value_or(0)));
}

using Counter = std::optional<std::int64_t> Measurement::*;

template <Counter counter, int unit = 1>
Value countOf(const Measurement &measured)
{
    if (!(measured.*counter))
        return {};
    return static_cast<double>(*(measured.*counter)) / unit;
}

template <Counter counter, int unit = 1>
void setCount(Measurement &measured, Value value)
{
    measured.*counter = {};
    if (value)
        measured.*counter = std::llround(*value * unit);
}

constexpr int megabyte = 1'000'000;

// clang-format off
const Quantity quantityTable[] = {
    {"variables", TR_NOOP("Quantity", "Variables"), "", 0, false, sizeOf<&SolveStatistics::variables>, setSize<&SolveStatistics::variables>},
    {"clauses", TR_NOOP("Quantity", "Clauses"), "", 0, false, sizeOf<&SolveStatistics::clauses>, setSize<&SolveStatistics::clauses>},
    {"encode_ms", TR_NOOP("Quantity", "Encode time"), TR_NOOP("Quantity", "ms"), 2, false, milliseconds<&SolveStatistics::encodeTime>, setMilliseconds<&SolveStatistics::encodeTime>, &Measurement::encodeSpread},
    {"solve_ms", TR_NOOP("Quantity", "Solve time"), TR_NOOP("Quantity", "ms"), 2, true, milliseconds<&SolveStatistics::solveTime>, setMilliseconds<&SolveStatistics::solveTime>, &Measurement::solveSpread},
    {"conflicts", TR_NOOP("Quantity", "Conflicts"), "", 0, true, countOf<&Measurement::conflicts>, setCount<&Measurement::conflicts>},
    {"decisions", TR_NOOP("Quantity", "Decisions"), "", 0, true, countOf<&Measurement::decisions>, setCount<&Measurement::decisions>},
    {"propagations", TR_NOOP("Quantity", "Propagations"), "", 0, true, countOf<&Measurement::propagations>, setCount<&Measurement::propagations>},
    {"learnt", TR_NOOP("Quantity", "Learnt clauses"), "", 0, false, countOf<&Measurement::learnt>, setCount<&Measurement::learnt>},
    {"memory_mb", TR_NOOP("Quantity", "Memory"), TR_NOOP("Quantity", "MB"), 2, false, countOf<&Measurement::memory, megabyte>, setCount<&Measurement::memory, megabyte>},
};
// clang-format on

} // namespace

std::span<const Quantity> quantities()
{
    return quantityTable;
}

const Quantity &solveTime()
{
    return *std::ranges::find(quantityTable, "solve_ms", &Quantity::column);
}

std::optional<double> exactValue(const Quantity &quantity, const Measurement &measurement)
{
    if (quantity.grows && measurement.isOverTime)
        return {};
    return quantity.value(measurement);
}

bool isSmaller(const Quantity &quantity, const Measurement &a, const Measurement &b)
{
    const std::optional<double> value = exactValue(quantity, a);
    if (!value)
        return false;
    const std::optional<double> other = exactValue(quantity, b);
    if (!other || !quantity.spread || !(a.*quantity.spread) || !(b.*quantity.spread))
        return !other || *value < *other;
    return (a.*quantity.spread)->max < (b.*quantity.spread)->min;
}

} // namespace sudoku
