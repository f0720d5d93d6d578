#pragma once

#include "core/planes/digitplanes.h"
#include "core/planes/planeaccess.h"
#include "core/planes/planecounts.h"
#include "core/planes/planetables.h"

namespace sudoku {

/// Guesses in digit planes, for a PlaneEngine with the same \a Register.
template <typename Register>
class PlaneGuess : PlaneAccess<Register>
{
public:
    /// Divides the solutions of the planes: those with a digit in a cell follow them, which leaves those
    /// without. Where only one other digit is left, its places go at once: this saves a turn.
    [[gnu::always_inline]] static void guess(DigitPlanes *planes, const Plane *allPeers)
    {
        const int cell = cellToGuess(*planes, allPeers);
        const unsigned digits = digitsOf(*planes, cell);
        const int digit = __builtin_ctz(digits);
        const unsigned others = digits & (digits - 1);
        const bool isBivalue = (others & (others - 1)) == 0;
        const Plane *const lastDigit =
            isBivalue ? planeTables.ofDigit[__builtin_ctz(others)] : planeTables.none;
        const Lanes own = copies(planeTables.cells[cell]);
        const Lanes peers = copies(allPeers[cell]);
        for (int i = 0; i < registers; ++i) {
            const Lanes all = planesOf(planes->planes, i);
            const Lanes ofDigit = planesOf(planeTables.ofDigit[digit], i);
            const Lanes ofOthers = planesOf(planeTables.ofOthers[digit], i);
            Register::store(planes[0].planes + i * Register::count,
                            all & ~((own & ofDigit) | (peers & planesOf(lastDigit, i))));
            Register::store(planes[1].planes + i * Register::count,
                            all & ~((own & ofOthers) | (peers & ofDigit)));
        }
        planes[1].solved = planes[0].solved;
        planes[1].passedOn = planes[0].passedOn;
    }

private:
    using Lanes = typename Register::Lanes;
    using One = typename RegisterOfOne<Register>::Type;
    using OneLanes = typename One::Lanes;
    using Access = PlaneAccess<Register>;
    using Access::boardPlane;
    using Access::copies;
    using Access::ofDigits;
    using Access::planesOf;
    using Access::registers;

    /// The cells that a guess chooses from, and those with two candidates.
    struct Choice
    {
        OneLanes cells;
        OneLanes bivalue;
    };

    /// Returns the cell that changes most when its digit is known, of those with as few candidates as
    /// possible. It changes much if its candidates have many places among its peers, and those in bivalue
    /// cells count three times: they leave a single.
    [[gnu::always_inline]] static int cellToGuess(const DigitPlanes &planes, const Plane *allPeers)
    {
        const Choice choice = cellsToCompare(planes);
        Plane compared;
        One::store(&compared, choice.cells);
        int best = 0;
        int most = -1;
        for (int band = 0; band < 3; ++band)
            for (Band left = compared.bands[band]; left != 0; left &= left - 1) {
                const int cell = band * bandCells + __builtin_ctz(left);
                const int change = changeBy(planes, cell, allPeers[cell], choice.bivalue);
                best = change > most ? cell : best;
                most = change > most ? change : most;
            }
        return best;
    }

    [[gnu::always_inline]] static int changeBy(const DigitPlanes &planes, int cell, const Plane &itsPeers,
                                               const OneLanes &bivalue)
    {
        const OneLanes peers = One::load(&itsPeers);
        int change = 0;
        for (unsigned left = digitsOf(planes, cell); left != 0; left &= left - 1) {
            const OneLanes places = One::load(planes.planes + __builtin_ctz(left)) & peers;
            change += One::countOf(places) + 2 * One::countOf(places & bivalue);
        }
        return change;
    }

    /// Returns a bit for each digit that \a cell may have.
    [[gnu::always_inline]] static unsigned digitsOf(const DigitPlanes &planes, int cell)
    {
        unsigned digits = 0;
        for (int digit = 0; digit < planeSide; ++digit)
            digits |= (planes.planes[digit].bands[cell / bandCells] >> cell % bandCells & 1) << digit;
        return digits;
    }

    /// Returns the cells with the fewest candidates of those with more than one, and of very many those of
    /// one band: more are not worth their time.
    [[gnu::always_inline]] static Choice cellsToCompare(const DigitPlanes &planes)
    {
        constexpr int manyCells = 14;
        PlaneCounts<Register, 4> counts;
        for (int i = 0; i < registers; ++i)
            counts.add(ofDigits(planesOf(planes.planes, i), i));
        counts.fold();
        OneLanes more[4];
        for (int i = 0; i < 4; ++i)
            more[i] = Register::first(counts.more[i]) & One::load(&boardPlane);
        Choice choice{more[1] & ~more[2], more[1] & ~more[2]};
        if (!One::hasAny(choice.cells))
            choice.cells = more[2] & ~more[3];
        if (!One::hasAny(choice.cells))
            choice.cells = more[3];
        if (One::countOf(choice.cells) > manyCells)
            keepLargestBand(choice.cells);
        return choice;
    }

    [[gnu::always_inline]] static void keepLargestBand(OneLanes &lanes)
    {
        Plane plane;
        One::store(&plane, lanes);
        int largest = 0;
        for (int band = 1; band < 3; ++band)
            if (__builtin_popcount(plane.bands[band]) > __builtin_popcount(plane.bands[largest]))
                largest = band;
        Plane only{};
        only.bands[largest] = plane.bands[largest];
        lanes = One::load(&only);
    }
};

} // namespace sudoku
