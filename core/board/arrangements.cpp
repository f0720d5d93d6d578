#include "core/board/arrangements.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr BoxShape nine{3, 3};

constexpr BoardCorner twin[]{{0, 0}, {6, 6}};
constexpr BoardCorner triple[]{{0, 0}, {6, 6}, {12, 12}};
constexpr BoardCorner butterfly[]{{0, 0}, {0, 3}, {3, 0}, {3, 3}};
constexpr BoardCorner sohei[]{{0, 6}, {6, 0}, {6, 12}, {12, 6}};
constexpr BoardCorner flower[]{{0, 3}, {3, 0}, {3, 3}, {3, 6}, {6, 3}};
constexpr BoardCorner windmill[]{{0, 3}, {3, 12}, {6, 6}, {9, 0}, {12, 9}};
constexpr BoardCorner samurai[]{{0, 0}, {0, 12}, {6, 6}, {12, 0}, {12, 12}};
constexpr BoardCorner smallTwin[]{{0, 0}, {4, 3}};

constexpr std::array table{
    Arrangement{"small-twin", TR_NOOP("Arrangement", "Small twin: two boards of 6 × 6"), {2, 3}, smallTwin},
    Arrangement{"twin", TR_NOOP("Arrangement", "Twin: two boards of 9 × 9"), nine, twin},
    Arrangement{"triple", TR_NOOP("Arrangement", "Triple: three boards of 9 × 9"), nine, triple},
    Arrangement{"butterfly", TR_NOOP("Arrangement", "Butterfly: four boards of 9 × 9"), nine, butterfly},
    Arrangement{"sohei", TR_NOOP("Arrangement", "Sohei: four boards of 9 × 9"), nine, sohei},
    Arrangement{"flower", TR_NOOP("Arrangement", "Flower: five boards of 9 × 9"), nine, flower},
    Arrangement{"windmill", TR_NOOP("Arrangement", "Windmill: five boards of 9 × 9"), nine, windmill},
    Arrangement{"samurai", TR_NOOP("Arrangement", "Samurai: five boards of 9 × 9"), nine, samurai},
};

} // namespace

int Arrangement::size() const
{
    int end = 0;
    for (const BoardCorner corner : corners)
        end = std::max({end, corner.row, corner.column});
    return end + boxes.size();
}

bool Arrangement::isCell(int row, int column) const
{
    const auto isIn = [size = boxes.size()](int place, int begin) {
        return place >= begin && place < begin + size;
    };
    return std::ranges::any_of(corners, [&](const BoardCorner corner) {
        return isIn(row, corner.row) && isIn(column, corner.column);
    });
}

std::span<const Arrangement> arrangements()
{
    return table;
}

const Arrangement *findArrangement(std::string_view id)
{
    const auto found = std::ranges::find(table, id, &Arrangement::id);
    return found == table.end() ? nullptr : &*found;
}

const Arrangement *findArrangement(const Geometry &geometry)
{
    const auto has = [&geometry](const Arrangement &each) {
        return each.size() == geometry.size() && each.geometry().withDigits(geometry.values()) == geometry;
    };
    const auto found = geometry.isSquare() ? table.end() : std::ranges::find_if(table, has);
    return found == table.end() ? nullptr : &*found;
}

} // namespace sudoku
