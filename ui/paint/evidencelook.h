#pragma once

#include "core/hints/steps/step.h"

#include <Qt>

namespace sudoku {

/// How the candidates of a group are marked. Each role has its own shape, so that colour only helps.
struct EvidenceLook
{
    enum class Shape { Circle, DoubleCircle, Square, Diamond, Hexagon, Triangle, Pentagon, Underline };

    Shape shape;
    int colour; ///< an index into BoardStyle::evidence
    bool isFilled = true;
    Qt::PenStyle pen = Qt::SolidLine;
};

inline constexpr int evidenceColourCount = 4;

/// Returns one of the looks of groups that are told apart by an index.
inline EvidenceLook indexedLook(int index)
{
    using enum EvidenceLook::Shape;
    constexpr EvidenceLook::Shape shapes[] = {Square, Hexagon, Triangle, Pentagon};
    const Qt::PenStyle pen = index / 4 % 2 == 0 ? Qt::SolidLine : Qt::DotLine;
    return {shapes[index % 4], index % evidenceColourCount, true, pen};
}

inline EvidenceLook lookOf(Role role, int index)
{
    using enum EvidenceLook::Shape;
    switch (role) {
    case Role::Pattern:
        return {Circle, 0};
    case Role::Cover:
        return {Square, 3, false};
    case Role::Fin:
        return {Diamond, 1};
    case Role::EndoFin:
        return {Diamond, 2, false, Qt::DotLine};
    case Role::Pincer:
        return {DoubleCircle, 2, false};
    case Role::AlmostLocked:
        return indexedLook(index);
    case Role::Restricted:
        return {Underline, 1};
    case Role::Coloured:
        return index == 0 ? EvidenceLook{Circle, 0} : indexedLook(index - 1);
    case Role::OtherSide:
        return {Hexagon, 1};
    case Role::Counted:
        return {Underline, 3};
    }
    return {Circle, 0};
}

} // namespace sudoku
