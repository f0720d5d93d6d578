#pragma once

#include <QString>

#include "core/variants/own/ownkinddefinition.h"

#include <vector>

namespace sudoku {

/// A choice in a list of the form for own kinds, and how it is called.
template <typename Value>
struct OwnKindChoice
{
    Value value;
    QString words;
};

std::vector<OwnKindChoice<OwnForm>> formChoices();
std::vector<OwnKindChoice<OwnPlace>> placeChoices();
std::vector<OwnKindChoice<OwnReading>> readingChoices();
std::vector<OwnKindChoice<OwnLook>> lookChoices();

/// Returns a rule of that form, to show how one is written.
QString exampleFor(OwnForm form);

} // namespace sudoku
