#pragma once

#include "ui/printjob/bookmember.h"

namespace sudoku {

// The values of a book that have a form of their own.

extern const BookMember::Other dateValue;
extern const BookMember::Other paperValue;
extern const BookMember::Other landscapeValue;
extern const BookMember::Other marginValue;
extern const BookMember::Other gutterValue;
extern const BookMember::Other signatureValue;
extern const BookMember::Other creepValue;
extern const BookMember::Other bleedValue;
extern const BookMember::Other linesValue;
extern const BookMember::Other captionSizeValue;
extern const BookMember::Other sumSizeValue;
extern const BookMember::Other pageNumberSizeValue;
extern const BookMember::Other howToValue;
extern const BookMember::Other captionValue;
extern const BookMember::Other levelsValue;
extern const BookMember::Other instructionValue;
extern const BookMember::Other codeValue;
extern const BookMember::Other hintsValue;
extern const BookMember::Other pdfValue;
extern const BookMember::Other solutionsValue;
extern const BookMember::Other seedValue;

/// Returns \a lines as a text if there is only one, and null if there is none.
nlohmann::ordered_json linesJson(const QStringList &lines);
/// Returns the schema of a text with lines, or a list of texts.
nlohmann::ordered_json textsSchema();
nlohmann::ordered_json flagSchema();
nlohmann::ordered_json textSchema();

} // namespace sudoku
