#pragma once

namespace sudoku {

/// Counts for each cell up to \a max how many digits have it: bit i of the result says "more than i".
template <typename Register, int max>
struct PlaneCounts
{
    using Lanes = typename Register::Lanes;

    Lanes more[max];

    [[gnu::always_inline]] PlaneCounts()
    {
        for (Lanes &lanes : more)
            lanes = Register::every(0);
    }
    [[gnu::always_inline]] void add(const Lanes &lanes)
    {
        for (int i = max - 1; i > 0; --i)
            more[i] = more[i] | (more[i - 1] & lanes);
        more[0] = more[0] | lanes;
    }
    /// Adds up the planes of the same register; all have the result.
    [[gnu::always_inline]] void fold()
    {
        for (int by = Register::count / 2; by > 0; by /= 2)
            addMoved(by);
    }

private:
    [[gnu::always_inline]] void addMoved(int by)
    {
        Lanes others[max];
        for (int i = 0; i < max; ++i)
            others[i] = Register::moved(more[i], by);
        for (int i = max - 1; i >= 0; --i) {
            for (int own = 0; own < i; ++own)
                more[i] = more[i] | (more[own] & others[i - own - 1]);
            more[i] = more[i] | others[i];
        }
    }
};

} // namespace sudoku
