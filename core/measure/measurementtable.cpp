#include "core/measure/measurementtable.h"

#include "core/measure/csvline.h"
#include "core/measure/quantities.h"
#include "core/sat/solverkinds.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <span>

namespace sudoku {
namespace {

struct Column
{
    std::string_view name;
    bool isRequired;
    std::string (*text)(const MeasuredRow &);
    bool (*read)(MeasuredRow &, const std::string &); ///< whether the text is a value
};

template <typename Number>
bool readNumber(Number &number, const std::string &text)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

/// Reads one of \a words into \a value, as its index.
template <typename Value, std::size_t count>
bool readWord(Value &value, const std::array<std::string_view, count> &words, const std::string &text)
{
    const auto found = std::ranges::find(words, text);
    if (found == words.end())
        return false;
    value = static_cast<Value>(found - words.begin());
    return true;
}

constexpr std::array<std::string_view, 2> yesWords{"no", "yes"};
constexpr std::array<std::string_view, 2> taskWords{"solve", "check"};
constexpr std::array<std::string_view, 3> kindWords{"open", "all", "selectors"};
// Those of the command line, if it has any.
constexpr std::array<std::string_view, 2> outcomeWords{"solved", "none"};
constexpr std::array<std::string_view, 3> uniquenessWords{"unique", "multiple", "none"};
constexpr std::array<std::string_view, 4> haltWords{"undecided", "out of memory", "failed", "wrong"};

template <typename Value, std::size_t count>
std::string word(const std::array<std::string_view, count> &words, Value value)
{
    return std::string(words[static_cast<std::size_t>(value)]);
}

std::string wordOf(Outcome outcome)
{
    return word(outcomeWords, outcome);
}

std::string wordOf(Uniqueness uniqueness)
{
    return word(uniquenessWords, uniqueness);
}

std::string verdictText(const MeasuredRow &row)
{
    const MeasuredVerdict &verdict = row.measurement.verdict;
    return verdict ? std::visit([](auto answer) { return wordOf(answer); }, *verdict)
                   : word(haltWords, verdict.error().reason());
}

/// Comes after the task, which tells what "none" means.
bool readVerdict(MeasuredRow &row, const std::string &text)
{
    Outcome outcome{};
    Uniqueness uniqueness{};
    HaltReason halt{};
    MeasuredVerdict &verdict = row.measurement.verdict;
    if (readWord(halt, haltWords, text))
        verdict = halted(halt);
    else if (row.experiment.task == MeasuredTask::Solve && readWord(outcome, outcomeWords, text))
        verdict = outcome;
    else if (row.experiment.task == MeasuredTask::Check && readWord(uniqueness, uniquenessWords, text))
        verdict = uniqueness;
    else
        return false;
    return true;
}

bool readEncoding(MeasuredRow &row, const std::string &text)
{
    row.experiment.solve.encode.method = findEncodingMethod(text);
    return row.experiment.solve.encode.method != nullptr;
}

bool readSolver(MeasuredRow &row, const std::string &text)
{
    if (const SolverKind *known = findSolver(text))
        row.experiment.solve.solver = *known;
    else
        row.experiment.solve.solver = {.id = text, .name = text, .make = {}, .isProgram = true};
    return !text.empty();
}

bool readRuns(MeasuredRow &row, const std::string &text)
{
    const bool isRead = readNumber(row.measurement.runs, text) && row.measurement.runs > 0;
    row.experiment.runs = row.measurement.runs;
    return isRead;
}

// What is known beside the quantities. The task comes before the answer.
const Column columns[] = {
    {"file", false, [](const MeasuredRow &row) { return row.file; },
     [](MeasuredRow &row, const std::string &text) {
         row.file = text;
         return true;
     }},
    {"number", false, [](const MeasuredRow &row) { return std::to_string(row.number); },
     [](MeasuredRow &row, const std::string &text) { return readNumber(row.number, text); }},
    {"size", true, [](const MeasuredRow &row) { return std::to_string(row.size); },
     [](MeasuredRow &row, const std::string &text) { return readNumber(row.size, text); }},
    {"givens", false, [](const MeasuredRow &row) { return std::to_string(row.givens); },
     [](MeasuredRow &row, const std::string &text) { return readNumber(row.givens, text); }},
    {"task", false, [](const MeasuredRow &row) { return word(taskWords, row.experiment.task); },
     [](MeasuredRow &row, const std::string &text) {
         return readWord(row.experiment.task, taskWords, text);
     }},
    {"candidates", false,
     [](const MeasuredRow &row) { return word(kindWords, row.experiment.solve.encode.kind); },
     [](MeasuredRow &row, const std::string &text) {
         return readWord(row.experiment.solve.encode.kind, kindWords, text);
     }},
    {"shared", false,
     [](const MeasuredRow &row) { return word(yesWords, row.experiment.solve.encode.sharesBetweenHouses); },
     [](MeasuredRow &row, const std::string &text) {
         return readWord(row.experiment.solve.encode.sharesBetweenHouses, yesWords, text);
     }},
    {"at_most_one", true,
     [](const MeasuredRow &row) { return std::string(row.experiment.solve.encode.method->id); },
     readEncoding},
    {"solver", true, [](const MeasuredRow &row) { return row.experiment.solve.solver.id; }, readSolver},
    {"answer", true, verdictText, readVerdict},
    {"runs", false, [](const MeasuredRow &row) { return std::to_string(row.measurement.runs); }, readRuns},
    {"over_time", false, [](const MeasuredRow &row) { return word(yesWords, row.measurement.isOverTime); },
     [](MeasuredRow &row, const std::string &text) {
         return readWord(row.measurement.isOverTime, yesWords, text);
     }},
    {"program", false, [](const MeasuredRow &row) { return row.program; },
     [](MeasuredRow &row, const std::string &text) {
         row.program = text;
         return true;
     }},
};

std::string quantityText(const Quantity &quantity, const Measurement &measurement)
{
    const std::optional<double> value = quantity.value(measurement);
    if (!value)
        return {};
    std::array<char, 400> buffer; // enough for any double
    const int length =
        std::snprintf(buffer.data(), buffer.size(), "%.*f", quantity.decimals == 0 ? 0 : 4, *value);
    return {buffer.data(), static_cast<std::size_t>(length)};
}

bool readQuantity(const Quantity &quantity, Measurement &measurement, const std::string &text)
{
    constexpr double tooLarge = 1e15; // beyond any count, and more milliseconds than a time can have
    if (text.empty()) {
        quantity.set(measurement, {});
        return true;
    }
    double value = 0;
    if (!readNumber(value, text) || !(value >= 0 && value < tooLarge))
        return false;
    quantity.set(measurement, value);
    return true;
}

using Fields = std::vector<CsvField>;

/// Reads the lines below a heading.
class TableReader
{
public:
    explicit TableReader(const Fields &heading) : m_heading(heading) {}

    /// Returns the name of a required column that the heading lacks, or nothing.
    std::optional<std::string_view> missing() const
    {
        for (const Column &column : columns)
            if (column.isRequired && !place(column.name))
                return column.name;
        return {};
    }

    tl::expected<MeasuredRow, MeasurementError> read(const Fields &fields) const
    {
        MeasuredRow row;
        row.measurement.runs = 1;
        if (fields.size() != m_heading.size())
            return tl::unexpected(MeasurementError{.code = MeasurementErrorCode::FieldCount,
                                                   .line = fields.front().line,
                                                   .column = 1,
                                                   .found = std::to_string(fields.size())});
        for (const Column &column : columns)
            if (const auto at = place(column.name); at && !column.read(row, fields[*at].text))
                return badValue(fields[*at], column.name);
        for (const Quantity &quantity : quantities())
            if (const auto at = place(quantity.column);
                at && !readQuantity(quantity, row.measurement, fields[*at].text))
                return badValue(fields[*at], quantity.column);
        row.measurement.encodeSpread = TimeSpread{};
        row.measurement.solveSpread = TimeSpread{};
        return row;
    }

private:
    std::optional<std::size_t> place(std::string_view name) const
    {
        const auto found = std::ranges::find(m_heading, name, &CsvField::text);
        if (found == m_heading.end())
            return {};
        return found - m_heading.begin();
    }

    static tl::unexpected<MeasurementError> badValue(const CsvField &field, std::string_view name)
    {
        return tl::unexpected(MeasurementError{.code = MeasurementErrorCode::BadValue,
                                               .line = field.line,
                                               .column = field.column,
                                               .name = std::string(name),
                                               .found = field.text});
    }

    const Fields &m_heading;
};

} // namespace

std::string measurementHeading()
{
    std::vector<std::string> names;
    for (const Column &column : columns)
        names.emplace_back(column.name);
    for (const Quantity &quantity : quantities())
        names.emplace_back(quantity.column);
    return csvLine(names);
}

std::string measurementLine(const MeasuredRow &row)
{
    std::vector<std::string> fields;
    for (const Column &column : columns)
        fields.push_back(column.text(row));
    for (const Quantity &quantity : quantities())
        fields.push_back(quantityText(quantity, row.measurement));
    return csvLine(fields);
}

tl::expected<std::vector<MeasuredRow>, MeasurementError> readMeasurements(std::string_view text)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF"; // of UTF-8, which spreadsheets write
    CsvReader reader(text.starts_with(mark) ? text.substr(mark.size()) : text);
    const std::optional<Fields> heading = reader.next();
    if (!heading)
        return tl::unexpected(MeasurementError{.code = MeasurementErrorCode::NoRows, .line = 1, .column = 1});
    const TableReader table(*heading);
    if (const auto name = table.missing())
        return tl::unexpected(MeasurementError{.code = MeasurementErrorCode::MissingColumn,
                                               .line = heading->front().line,
                                               .column = 1,
                                               .name = std::string(*name)});
    std::vector<MeasuredRow> rows;
    while (const std::optional<Fields> fields = reader.next()) {
        if (std::ranges::equal(*fields, *heading, {}, &CsvField::text, &CsvField::text))
            continue; // the heading of another file, behind which it was appended
        if (reader.isQuoteOpen())
            return tl::unexpected(MeasurementError{.code = MeasurementErrorCode::OpenQuote,
                                                   .line = fields->back().line,
                                                   .column = fields->back().column});
        auto row = table.read(*fields);
        if (!row)
            return tl::unexpected(row.error());
        rows.push_back(std::move(*row));
    }
    if (rows.empty())
        return tl::unexpected(MeasurementError{.code = MeasurementErrorCode::NoRows, .line = 1, .column = 1});
    return rows;
}

} // namespace sudoku
