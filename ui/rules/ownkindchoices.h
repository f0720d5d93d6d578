#pragma once

#include <QString>
#include <QStringList>

#include "core/variants/own/ownkinddefinition.h"
#include "core/variants/own/ownkindnames.h"

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

/// Returns sentences about what people cannot see of \a kind, which must have no problem, on the board: that
/// it is another kind than one of \a others, or where a rule begins. \a names are the kinds that it may
/// combine.
QStringList unseenTexts(const OwnKindDefinition &kind, const std::vector<OwnKindDefinition> &others,
                        const OwnKindNames &names);

/// Returns \a kind, which was \a before, after somebody has chosen another form or other cells: a rule that
/// is the example of the old form becomes that of the new one, and a line around a group or between two cells
/// becomes a cage or a dot.
OwnKindDefinition afterChoice(OwnKindDefinition kind, const OwnKindDefinition &before);

/// Returns a rule of that form, to show how one is written.
QString exampleFor(OwnForm form);

} // namespace sudoku
