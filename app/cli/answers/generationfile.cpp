#include "app/cli/answers/generationfile.h"

#include "app/cli/run/csvcolumns.h"
#include "app/cli/run/puzzleinput.h"
#include "core/formats/text/csv.h"
#include "core/formats/text/levelnote.h"
#include "ui/text/qtjson.h"

#include <array>

namespace sudoku::cli {
namespace {

/// The words of answers without a puzzle.
constexpr std::array wordsWithoutPuzzle{"none", "undecided", "error"};

/// Returns the seed that a line says, or nothing.
std::optional<QString> seedIn(const Settings &settings, const QByteArray &line)
{
    if (settings.isJson)
        return json::string(json::parse(line), "seed");
    const QString text = QString::fromUtf8(line);
    if (settings.isCsv)
        return text.section(QLatin1Char(','), -1);
    const std::string note = text.section(QLatin1Char('\t'), 1).toStdString();
    const auto seed = readSeedNote(note);
    return seed ? std::optional(QString::number(seed->seed)) : std::nullopt;
}

AnswerLine lineKind(const Settings &settings, std::string_view text, std::int64_t answered)
{
    const QByteArray line = QByteArray(text.data(), static_cast<qsizetype>(text.size())).trimmed();
    const bool isPlain = !settings.isJson && !settings.isCsv;
    if (isPlain && line.startsWith('#'))
        return AnswerLine::Part; // a rule of the puzzle that follows
    if (line.isEmpty() || (isPlain && line.startsWith('{')))
        return AnswerLine::Wrong;
    const bool isWord =
        std::ranges::any_of(wordsWithoutPuzzle, [&](const char *word) { return line == word; });
    const QString expected = QString::number(*settings.generate.seed + static_cast<std::uint64_t>(answered));
    const std::optional<QString> seed = seedIn(settings, line);
    const bool mustSaySeed = !isPlain || (settings.writesSeed && !isWord);
    return seed.value_or(mustSaySeed ? QString() : expected) == expected ? AnswerLine::Whole
                                                                         : AnswerLine::Wrong;
}

} // namespace

tl::expected<void, QString> openGenerationFile(AnswerFile &file, const Settings &settings)
{
    if (settings.continued.isEmpty())
        return {};
    if (!settings.generate.seed)
        return tl::unexpected(
            QStringLiteral("--continue needs --seed: the missing puzzles are those with the next seeds"));
    if (!settings.isJson && !settings.isCsv && !settings.format->isPlainLine)
        return tl::unexpected(
            QStringLiteral("--continue: only the formats line, json and csv can be continued"));
    if (const auto problem = refuseIrregular("continue", settings.continued); !problem)
        return problem;
    return file.open(settings.continued, settings.isCsv ? csvHeader(settings) : std::string(),
                     [&settings](std::string_view line, std::int64_t answered) {
                         return lineKind(settings, line, answered);
                     });
}

} // namespace sudoku::cli
