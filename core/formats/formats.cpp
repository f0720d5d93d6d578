#include "core/formats/boardremarks.h"
#include "core/formats/plain/digitline.h"
#include "core/formats/text/format.h"
#include "core/formats/text/rulelimit.h"
#include "core/formats/textkind.h"

#include <algorithm>
#include <array>

namespace sudoku {

// All formats, in the order in which they are offered, and all importers. These lists are the only ones.
#define FORMATS(X) \
    X(lineFormat) \
    X(rowsFormat) \
    X(gridFormat) \
    X(libraryFormat) \
    X(jsonFormat) \
    X(fpuzzlesFormat) \
    X(linkFormat) \
    X(sudokuPadFormat) \
    X(sgtFormat)
#define IMPORTERS(X) \
    X(longKillerImporter) \
    X(shortKillerImporter) \
    X(jigsawLineImporter) \
    X(sumoCueImporter) \
    X(recordImporter)

#define DECLARE_FORMAT(name) extern const Format name;
#define DECLARE_IMPORTER(name) extern const Importer name;
#define ENTRY(name) name,

FORMATS(DECLARE_FORMAT)
IMPORTERS(DECLARE_IMPORTER)

namespace {

/// Adds remarks and removes repeated constraints; returns an error if there are too many.
TextResult completed(TextResult result)
{
    if (!result)
        return result;
    if (std::optional<TextError> error = limitRules(result->board))
        return tl::unexpected(std::move(*error));
    std::ranges::move(remarksOn(result->board), std::back_inserter(result->remarks));
    return result;
}

TextResult readDetected(std::string_view text, const ReadOptions &options)
{
    for (const Importer &importer : importers())
        if (importer.detects(text))
            return importer.read(text, options);
    // Tries the last ones first, because they are the most special: their texts could be taken for plain
    // text.
    const std::span<const Format> all = formats();
    const auto found =
        std::find_if(all.rbegin(), all.rend(), [text](const Format &format) { return format.detects(text); });
    if (found != all.rend())
        return found->read(text, options);
    return tl::unexpected(TextError{TextErrorCode::NoPuzzle});
}

} // namespace

std::span<const Format> formats()
{
    static const std::array table{FORMATS(ENTRY)};
    return table;
}

std::span<const Importer> importers()
{
    static const std::array table{IMPORTERS(ENTRY)};
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

const Format &ownFormat()
{
    return jsonFormat;
}

TextResult readPuzzle(std::string_view text, const ReadOptions &options)
{
    if (text.size() > maxPuzzleText)
        return tl::unexpected(TextError{TextErrorCode::TooLong});
    if (text.find_first_not_of(" \t\r\n") == text.npos)
        return tl::unexpected(TextError{TextErrorCode::EmptyText});
    if (!options.boxes && isDigitLine(text))
        return readDigitLine(text);
    TextResult result = completed(readDetected(text, options));
    if (!result && isAboutCells(result.error().code))
        if (const std::string_view kind = textKind(text); !kind.empty())
            return tl::unexpected(TextError{TextErrorCode::NotPuzzleText, 0, 0, std::string(kind)});
    return result;
}

} // namespace sudoku
