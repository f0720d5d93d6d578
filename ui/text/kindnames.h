#pragma once

#include <QString>

#include "core/variants/variant.h"

namespace sudoku {

/// Returns the name of a kind, in the language of the user; one that a person has made is called as that
/// person did.
QString nameText(const Variant &variant);
/// Returns \a name as it is written within a sentence.
QString nameInSentence(QString name);
/// Returns the name of \a variant in the same way, or as a person has called it.
QString nameInSentence(const Variant &variant);

} // namespace sudoku
