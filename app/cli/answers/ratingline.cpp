#include "app/cli/answers/ratingline.h"

#include <QRegularExpression>

#include "core/formats/text/csv.h"
#include "ui/text/qtjson.h"
#include "ui/text/steptext.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sudoku::cli {
namespace {

constexpr std::string_view ratedWord = "rated";
constexpr std::array otherWords{"solved", "unrated", "undecided", "multiple", "none", "error"};

std::optional<Level> levelNamed(const QString &name)
{
    for (const Level level : allLevels)
        if (englishName(level) == name)
            return level;
    return {};
}

bool isOtherWord(const QString &word)
{
    return std::ranges::any_of(otherWords, [&](const char *other) { return word == QLatin1String(other); });
}

/// Takes what \a word of a line says, such as "Hard+", "7.1/1.2/1.2", "7.1+" or "3/98". Scores and techniques
/// say nothing that is needed.
void readRatingWord(RatingLine &line, QString word)
{
    static const QRegularExpression explainer(QStringLiteral("^(\\d+)\\.(\\d)(/|$)"));
    static const QRegularExpression reasons(QStringLiteral("^(\\d+)\\+?/\\d+$"));
    if (word.endsWith(u'+')) {
        line.isComplete = false;
        word.chop(1);
    }
    if (const auto level = levelNamed(word))
        line.level = level;
    else if (const auto er = explainer.match(word); er.hasMatch())
        line.er = er.captured(1).toInt() * 10 + er.captured(2).toInt();
    else if (const auto largest = reasons.match(word); largest.hasMatch())
        line.largestReason = largest.captured(1).toInt();
}

std::optional<RatingLine> readPlain(const QString &text)
{
    if (isOtherWord(text))
        return RatingLine{.verdict = text.toStdString()};
    RatingLine line{.verdict = std::string(ratedWord)};
    for (const QString &word : text.split(u' '))
        readRatingWord(line, word);
    const bool saysRating = line.level || line.er || line.largestReason;
    return saysRating ? std::optional(line) : std::nullopt;
}

std::optional<RatingLine> readObject(const nlohmann::json &object)
{
    const QString verdict = json::string(object, "verdict");
    if (verdict != QLatin1String(ratedWord) && !isOtherWord(verdict))
        return {};
    RatingLine line{.verdict = verdict.toStdString(), .isJson = true};
    for (const char *scale : {"general", "hodoku", "explainer"}) {
        const nlohmann::json &rating = json::member(object, scale);
        if (const auto level = levelNamed(json::string(rating, "level")))
            line.level = level;
        line.isComplete = line.isComplete && json::flag(rating, "isComplete", true);
    }
    if (const nlohmann::json &er = json::member(json::member(object, "explainer"), "er"); er.is_number())
        line.er = static_cast<int>(std::lround(er.get<double>() * 10));
    const nlohmann::json &reasons = json::member(json::member(object, "general"), "reasons");
    line.largestReason = json::number(json::member(reasons, "largest"));
    line.isComplete = line.isComplete && json::flag(reasons, "isComplete", true);
    return line;
}

} // namespace

std::optional<RatingLine> readRatingLine(std::string_view text)
{
    const QByteArray bytes = QByteArray(text.data(), static_cast<qsizetype>(text.size())).trimmed();
    return bytes.startsWith('{') ? readObject(json::parse(bytes))
                                 : readPlain(QString::fromUtf8(bytes).section(u'\t', 0, 0));
}

std::optional<RatingLine> readRatingRow(std::string_view text, std::span<const CsvColumn *const> columns)
{
    const std::vector<CsvField> fields = csvFields(text.substr(0, text.find('\n')));
    if (fields.size() != columns.size())
        return {};
    const auto field = [&](const CsvColumn &column) {
        return toQString(fields[std::ranges::find(columns, &column) - columns.begin()].text);
    };
    RatingLine line{.verdict = field(column::verdict).toStdString(),
                    .level = levelNamed(field(column::level)),
                    .isComplete = field(column::isComplete) != QLatin1String("false")};
    if (const QString er = field(column::er); !er.isEmpty())
        line.er = static_cast<int>(std::lround(er.toDouble() * 10));
    if (const QString largest = field(column::largestReason); !largest.isEmpty())
        line.largestReason = largest.toInt();
    const bool isKnown = line.verdict == ratedWord || isOtherWord(field(column::verdict));
    return isKnown ? std::optional(line) : std::nullopt;
}

ExitStatus statusOf(const RatingLine &line)
{
    if (line.verdict == "error")
        return ExitStatus::Failure;
    if (line.verdict == "undecided" || !line.isComplete)
        return ExitStatus::Limit;
    return line.verdict == ratedWord || line.verdict == "solved" ? ExitStatus::AsAsked
                                                                 : ExitStatus::OtherAnswer;
}

} // namespace sudoku::cli
