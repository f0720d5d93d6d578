#include "core/planes/digitplanes.h"

#include "core/planes/planetables.h"

#include <algorithm>
#include <array>
#include <bit>

namespace sudoku {
namespace {

constexpr Plane wholePlane{{wholeBand, wholeBand, wholeBand, wholeBand}};

void add(Plane &plane, const Plane &cells)
{
    for (int i = 0; i < 4; ++i)
        plane.bands[i] |= cells.bands[i];
}

void remove(Plane &plane, const Plane &cells)
{
    for (int i = 0; i < 4; ++i)
        plane.bands[i] &= ~cells.bands[i];
}

bool hasAny(const Plane &plane)
{
    return (plane.bands[0] | plane.bands[1] | plane.bands[2]) != 0;
}

} // namespace

DigitPlanes::DigitPlanes(const Grid &givens)
{
    set(givens, planeTables.peers);
}

DigitPlanes::DigitPlanes(const Grid &givens, const Plane *peers)
{
    set(givens, peers);
    std::ranges::fill(lookedAt, wholePlane);
}

void DigitPlanes::set(const Grid &givens, const Plane *peers)
{
    std::ranges::fill(planes, wholePlane);
    std::array<Plane, planeSide> given{};
    Plane filled{};
    for (Cell cell = 0; cell < givens.cellCount(); ++cell)
        if (givens.isFilled(cell)) {
            const int digit = givens[cell] - 1;
            add(given[digit], planeTables.cells[cell]);
            add(filled, planeTables.cells[cell]);
            remove(planes[digit], peers[cell]);
        }
    Plane lost{};
    for (int digit = 0; digit < planeSide; ++digit) {
        Plane missing = given[digit];
        remove(missing, planes[digit]);
        add(lost, missing);
        Plane others = filled;
        remove(others, given[digit]);
        remove(planes[digit], others);
    }
    solved = {};
    passedOn = {};
    if (hasAny(lost))
        planes[0] = {};
}

Grid DigitPlanes::grid() const
{
    Grid grid(81);
    for (int digit = 0; digit < planeSide; ++digit)
        for (int band = 0; band < 3; ++band)
            for (Band left = planes[digit].bands[band] & solved.bands[band]; left != 0; left &= left - 1)
                grid.set(band * bandCells + std::countr_zero(left), digit + 1);
    return grid;
}

void DigitPlanes::eliminate(Cell cell, Digit digit)
{
    remove(planes[digit - 1], planeTables.cells[cell]);
}

} // namespace sudoku
