#pragma once

#include "core/formats/text/exporter.h"
#include "core/formats/text/format.h"

#include <span>
#include <string_view>

namespace sudoku {

/// Returns all formats, in the order in which they are offered; the last one that detects a text reads it.
std::span<const Format> formats();
/// Returns the format with that \a id, or null.
const Format *findFormat(std::string_view id);
/// Returns the program's own format, in which nothing of a board is lost.
const Format &ownFormat();

/// Returns all exporters, in the order in which they are offered, behind the formats.
std::span<const Exporter *const> exporters();
/// Returns the exporter with that \a id, or null.
const Exporter *findExporter(std::string_view id);

/// Returns all importers; reading tries them before the formats.
std::span<const Importer> importers();

/// Returns whether \a line is a whole puzzle in a format that is not plain digits.
bool isLineForm(std::string_view line);

} // namespace sudoku
