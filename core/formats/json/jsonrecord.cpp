#include "core/formats/json/jsonvalues.h"
#include "core/formats/plain/plaintext.h"
#include "core/formats/text/digitvaluestext.h"
#include "core/formats/text/infomembers.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/jsontext.h"

namespace sudoku {
namespace {

// An answer of the command line in JSON, or any other object with a member "puzzle" of plain digits in one
// line. The members "boxes", "digitCount", "firstDigit", "regions" and "variants" are read as directives;
// "symbols" are those of the text that was asked about.

using Json = nlohmann::json;

constexpr std::string_view puzzleMember = "puzzle";

bool detectsRecord(std::string_view text)
{
    if (!isJson(text) || !hasMember(text, puzzleMember) || hasMember(text, ownJsonMark))
        return false;
    const auto record = parseJson(text);
    return record && json::member(*record, puzzleMember).is_string();
}

/// Returns a letter for each cell, or nothing if \a regions has no numbers of regions.
std::string regionLetters(const Json &regions)
{
    std::string letters;
    for (const Json &region : json::elements(regions)) {
        const std::optional<int> number = json::number(region);
        if (!number || *number < 1 || *number > maxBoardSize)
            return {};
        letters += static_cast<char>('A' + *number - 1);
    }
    return letters;
}

/// Returns the same puzzle as plain text.
std::string plainTextOf(const Json &record)
{
    std::string text;
    const auto add = [&](const char *key, const std::string &value) {
        if (!value.empty() && value.find('\n') == std::string::npos)
            text += std::string("# sudoku-workbench: ") + key + ' ' + value + '\n';
    };
    add("boxes", json::text(json::member(record, "boxes")));
    const std::string line = json::text(json::member(record, puzzleMember));
    const int first = json::number(json::member(record, firstDigitMember)).value_or(1);
    if (const std::optional<int> count = json::number(json::member(record, "digitCount")))
        add("digits", digitValuesText({*count, first}));
    add("regions", regionLetters(json::member(record, "regions")));
    for (const Json &variant : json::elements(json::member(record, "variants")))
        add("variant", json::text(variant));
    return text + line + '\n';
}

/// Returns \a error, whose line and column in the plain text mean nothing to a person who sees the JSON.
TextError inRecord(TextError error, const Json &record)
{
    using enum TextErrorCode;
    const bool isOfMember = error.code == UnknownDirective || error.code == BadDirective
                            || error.code == UnknownVariant || error.code == BadConstraint
                            || error.code == NoCell || error.code == BadRegions;
    if (!isOfMember)
        return wrongValue(json::member(record, puzzleMember), std::string(puzzleMember)).value();
    error.line = 0;
    error.column = 0;
    return error;
}

TextResult readRecord(std::string_view text, const ReadOptions &options)
{
    const auto record = parseJson(text);
    if (!record)
        return tl::unexpected(record.error());
    TextResult result = readPlainText(plainTextOf(*record), options, "record");
    if (!result)
        return tl::unexpected(placed(inRecord(result.error(), *record), text));
    PuzzleInfo info;
    for (const InfoMember &member : infoMembers)
        info.*member.text = json::text(json::member(*record, member.name));
    keepInfo(info, result->board);
    return result;
}

} // namespace

const Importer recordImporter{
    .id = "record",
    .detects = detectsRecord,
    .read = readRecord,
};

} // namespace sudoku
