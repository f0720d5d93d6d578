#include "core/formats/text/constraintorder.h"

#include <algorithm>
#include <iterator>

namespace sudoku {

std::vector<int> WrittenConstraints::order() const
{
    std::vector<int> all = written;
    all.insert(all.end(), unwritten.begin(), unwritten.end());
    return std::ranges::is_sorted(all) ? std::vector<int>() : all;
}

std::vector<Constraint> WrittenConstraints::others(const std::vector<Constraint> &constraints) const
{
    std::vector<Constraint> rest;
    std::ranges::transform(unwritten, std::back_inserter(rest),
                           [&](int index) { return constraints[index]; });
    return rest;
}

std::vector<Constraint> inOrder(std::vector<Constraint> constraints, std::span<const int> places)
{
    if (places.size() < constraints.size())
        return constraints;
    std::vector<const Constraint *> ordered(constraints.size());
    for (std::size_t i = 0; i < constraints.size(); ++i) {
        const int place = places[i];
        if (place < 0 || place >= std::ssize(ordered) || ordered[place])
            return constraints;
        ordered[place] = &constraints[i];
    }
    std::vector<Constraint> result;
    for (const Constraint *constraint : ordered)
        result.push_back(*constraint);
    return result;
}

} // namespace sudoku
