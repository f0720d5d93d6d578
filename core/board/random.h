#pragma once

#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace sudoku {

/// A random number generator that gives the same numbers for the same seed on every machine and with every
/// compiler, unlike the distributions of the standard library.
class Random
{
public:
    explicit Random(std::uint64_t seed) : m_engine(seed) {}

    /// Returns one of 0 … \a count - 1, each as likely as the others; \a count is at least 1.
    std::uint64_t below(std::uint64_t count)
    {
        const std::uint64_t unfair = -count % count; // 2^64 mod count: this many numbers would be too likely
        std::uint64_t number = m_engine();
        while (number < unfair)
            number = m_engine();
        return number % count;
    }

    template <typename Value>
    void shuffle(std::vector<Value> &values)
    {
        for (std::size_t rest = values.size(); rest > 1; --rest)
            std::swap(values[rest - 1], values[below(rest)]);
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace sudoku
