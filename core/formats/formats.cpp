#include "core/formats/formats.h"

#include "core/formats/exported/exporters.h"
#include "core/formats/json/fpuzzles.h"
#include "core/formats/json/jsonvalues.h"
#include "core/formats/links/linksites.h"
#include "core/formats/oneline/issformat.h"
#include "core/formats/oneline/lineforms.h"
#include "core/formats/plain/plaintext.h"
#include "core/formats/puzzletable.h"

#include <algorithm>
#include <array>

namespace sudoku {

// All formats and exporters, in the order in which they are offered, and all importers. These lists are the
// only ones.

std::span<const Format> formats()
{
    static const std::array table{lineFormat,        rowsFormat,     gridFormat,    libraryFormat,
                                  jsonFormat,        fpuzzlesFormat, linkFormat,    sudokuPadFormat,
                                  sudokuMakerFormat, issFormat,      issLinkFormat, sgtFormat};
    return table;
}

std::span<const Importer> importers()
{
    static const std::array table{candidateLineImporter, longKillerImporter, shortKillerImporter,
                                  jigsawLineImporter,    sumoCueImporter,    recordImporter};
    return table;
}

std::span<const Exporter *const> exporters()
{
    static constexpr std::array table{&tableExporter,      &simpleSudokuExporter, &sadManExporter,
                                      &openSudokuExporter, &sudokuWikiExporter,   &sudokuCoachExporter};
    return table;
}

bool isLineForm(std::string_view line)
{
    return std::ranges::any_of(formats(),
                               [line](const Format &form) { return form.isLineForm && form.detects(line); })
           || std::ranges::any_of(importers(), [line](const Importer &form) { return form.detects(line); });
}

const Format *findFormat(std::string_view id)
{
    const auto found = std::ranges::find(formats(), id, &Format::id);
    return found == formats().end() ? nullptr : &*found;
}

const Exporter *findExporter(std::string_view id)
{
    const auto found = std::ranges::find(exporters(), id, &Exporter::id);
    return found == exporters().end() ? nullptr : *found;
}

const Format &ownFormat()
{
    return jsonFormat;
}

} // namespace sudoku
