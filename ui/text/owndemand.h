#pragma once

#include <QString>

#include "core/variants/own/ownkinddefinition.h"

namespace sudoku {

/// Returns a sentence that says what a kind demands, made of its rule: "Digits a and b beside each other on a
/// line: |a - b| >= 3". People who write none get it. \a number takes the place of k. Kinds that it combines
/// have the ids that they have while the program runs.
QString proposedDemand(const OwnKindDefinition &definition, const QString &number);

} // namespace sudoku
