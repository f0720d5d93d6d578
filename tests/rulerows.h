#pragma once

#include <QTest>

#include "core/board/puzzle.h"
#include "core/variants/variant.h"
#include "tests/ownkindsamples.h"
#include "tests/puzzles.h"
#include "tests/samplerules.h"

#include <vector>

namespace sudoku {

/// All variants, and kinds of rules as people make them.
inline std::vector<const Variant *> triedKinds()
{
    std::vector<const Variant *> kinds(variants().begin(), variants().end());
    const std::vector<const Variant *> own = ownKindSamples();
    kinds.insert(kinds.end(), own.begin(), own.end());
    return kinds;
}

/// Adds the columns "constraint" and "geometry", and rows with constraints of every tried kind, on 4x4, and
/// on 6x6 if the kind needs no cells. Of each kind and size about \a maxSamples are offered, counted from 0
/// over all; those for which \a isTriedRow returns true become rows.
template <typename IsTried>
void addRuleRows(std::size_t maxSamples, const IsTried &isTriedRow)
{
    QTest::addColumn<Constraint>("constraint");
    QTest::addColumn<Geometry>("geometry");
    int offered = 0;
    for (const Variant *variant : triedKinds())
        for (const int size : {4, 6}) {
            const bool isWholeBoard = variant->input == Input::Nothing;
            const Geometry geometry = defaultGeometry(size);
            if ((size != 4 && !isWholeBoard) || !variant->isFor(geometry))
                continue;
            const std::vector<Constraint> constraints =
                isWholeBoard ? std::vector<Constraint>{{variant, {}}} : samples(*variant);
            const std::size_t step = 1 + constraints.size() / maxSamples;
            for (std::size_t i = 0; i < constraints.size(); i += step)
                if (isTriedRow(offered++))
                    QTest::addRow("%s %dx%d %d", variant->id.data(), size, size, static_cast<int>(i))
                        << constraints[i] << geometry;
        }
}

} // namespace sudoku
