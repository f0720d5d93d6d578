#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace sudoku {

/// The number of a conclusion, made of the candidates that it eliminates or places.
class ConclusionKey
{
public:
    /// Adds a candidate; the order does not matter.
    void add(int number)
    {
        // "splitmix64" (Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", 2014)
        std::uint64_t mixed = static_cast<std::uint64_t>(number + 1) * 0x9e3779b97f4a7c15;
        mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb;
        m_value += mixed ^ mixed >> 31;
        ++m_count;
    }
    int count() const { return m_count; }
    std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 0;
    int m_count = 0;
};

/// What ways to a conclusion are compared by.
struct Merit
{
    int conclusions; ///< more are better
    int length;      ///< shorter is better
    int place = 0;   ///< the nearer to the top left the better

    bool isBetterThan(const Merit &other) const
    {
        if (conclusions != other.conclusions)
            return conclusions > other.conclusions;
        return length != other.length ? length < other.length : place < other.place;
    }
};

/// Keeps for each conclusion the best way that leads to it.
template <typename Way>
class Conclusions
{
public:
    /// Keeps \a way, unless one that is as good leads to the same conclusion.
    void offer(std::uint64_t key, const Merit &merit, const Way &way)
    {
        const auto [at, isNew] = m_places.try_emplace(key, m_ways.size());
        if (isNew)
            m_ways.push_back({merit, way});
        else if (merit.isBetterThan(m_ways[at->second].merit))
            m_ways[at->second] = {merit, way};
    }

    /// Calls \a add with each way, the best first, until it returns false.
    template <typename Add>
    void forEach(Add add)
    {
        std::ranges::stable_sort(
            m_ways, [](const Found &one, const Found &other) { return one.merit.isBetterThan(other.merit); });
        for (const Found &found : m_ways)
            if (!add(found.way))
                return;
    }

private:
    struct Found
    {
        Merit merit;
        Way way;
    };

    std::unordered_map<std::uint64_t, std::size_t> m_places; // by conclusion: into m_ways
    std::vector<Found> m_ways;
};

} // namespace sudoku
