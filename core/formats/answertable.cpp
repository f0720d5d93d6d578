#include "core/formats/answertable.h"

#include "core/formats/plain/plaintext.h"
#include "core/formats/text/csv.h"
#include "core/formats/text/infomembers.h"
#include "core/formats/text/jsontext.h"
#include "core/formats/text/puzzletext.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace sudoku {
namespace {

constexpr std::string_view beginning = "number,puzzle";
constexpr std::string_view directive = "# sudoku-workbench: ";

/// Returns the parts of \a rules, which semicolons separate outside of quotation marks, as directives.
std::string directivesOf(std::string_view rules)
{
    std::string text;
    bool isQuoted = false;
    for (std::size_t begin = 0, at = 0; at <= rules.size(); ++at) {
        if (isQuoted && at + 1 < rules.size() && rules[at] == '\\') { // the next character ends no string
            ++at;
            continue;
        }
        if (at < rules.size() && rules[at] == '"')
            isQuoted = !isQuoted;
        if (at < rules.size() && (isQuoted || rules[at] != ';'))
            continue;
        if (const std::string_view part = trimmed(rules.substr(begin, at - begin)); !part.empty())
            text.append(directive).append(part).append("\n");
        begin = at + 1;
    }
    return text;
}

} // namespace

std::optional<AnswerTable> AnswerTable::of(std::string_view row)
{
    if (!row.starts_with(beginning))
        return {};
    std::vector<std::string> names;
    for (CsvField &field : csvFields(row))
        names.push_back(std::move(field.text));
    return names[1] == "puzzle" ? std::optional(AnswerTable(std::move(names))) : std::nullopt;
}

std::string_view AnswerTable::firstRowOf(std::string_view text)
{
    text = withoutByteOrderMark(text);
    const std::string_view row = text.substr(0, text.find('\n'));
    return of(row) && row.size() < text.size() ? text.substr(0, row.size() + 1) : std::string_view();
}

TextResult AnswerTable::read(std::string_view row, const ReadOptions &options) const
{
    const std::vector<CsvField> fields = csvFields(row);
    const auto field = [&](std::string_view name) {
        const auto index = std::ranges::find(m_names, name) - m_names.begin();
        return index < std::ssize(fields) ? fields[index] : CsvField{{}, 1};
    };
    const CsvField puzzle = field("puzzle");
    if (puzzle.text.empty()) // the answer was an error, or there is no such field
        return wrongValue(puzzle.text, "puzzle");
    const CsvField rules = field("rules");
    const std::string directives = directivesOf(rules.text);
    TextResult result = readPlainText(directives + puzzle.text + '\n', options, "csv");
    if (result) {
        PuzzleInfo info;
        for (const InfoColumn &column : infoColumns)
            info.*column.text = field(column.name).text;
        keepInfo(info, result->board);
        return result;
    }
    TextError &error = result.error();
    const bool isOfRules = error.line > 0 && error.line <= std::ranges::count(directives, '\n');
    error.column = isOfRules ? rules.column : puzzle.column + std::max(error.column, 1) - 1;
    error.line = 1;
    return result;
}

TableCells tableCells(const Board &board, const SymbolSet &symbols)
{
    TableCells cells;
    std::string_view text;
    const std::string written = lineFormat.write(board, symbols);
    for (text = written; text.starts_with(directive); text.remove_prefix(text.find('\n') + 1))
        cells.rules.append(cells.rules.empty() ? "" : "; ")
            .append(text.substr(directive.size(), text.find('\n') - directive.size()));
    cells.puzzle = text.substr(0, text.find('\n'));
    return cells;
}

} // namespace sudoku
