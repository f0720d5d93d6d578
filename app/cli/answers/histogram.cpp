#include "app/cli/answers/histogram.h"

#include "ui/text/steptext.h"
#include "ui/text/strings.h"

#include <algorithm>

namespace sudoku::cli {
namespace {

constexpr int textBarLength = 40; // characters, of the longest bar

// Of the picture, in pixels.
constexpr int margin = 24;
constexpr int lineHeight = 26;
constexpr int barHeight = 16;
constexpr int labelWidth = 96;
constexpr int barLength = 400; // of the longest
constexpr int countWidth = 80;
constexpr int pictureWidth = margin + labelWidth + barLength + countWidth + margin;

/// Returns the length of a bar for \a count if \a max has a bar of the length \a full. Only 0 has none.
int lengthOf(std::int64_t count, std::int64_t max, int full)
{
    const auto length = static_cast<int>((count * full + max / 2) / std::max<std::int64_t>(max, 1));
    return count > 0 ? std::max(length, 1) : 0;
}

QString halfPointLabel(int half)
{
    return QStringLiteral("%1.%2-%1.%3").arg(half / 2).arg(half % 2 * 5).arg(half % 2 * 5 + 4);
}

/// Returns an element of text at a place; the anchor says which end of it is there.
QString svgText(int x, int y, const QString &text, const char *attributes = "")
{
    return QStringLiteral("<text x=\"%1\" y=\"%2\"%3>%4</text>\n").arg(x).arg(y).arg(attributes, text);
}

QString svgBar(int y, int length)
{
    return QStringLiteral("<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" rx=\"2\" fill=\"#3b78b5\"/>\n")
        .arg(margin + labelWidth)
        .arg(y)
        .arg(length)
        .arg(barHeight);
}

QString svgDocument(int height, const QString &contents)
{
    const QString size = QStringLiteral("width=\"%1\" height=\"%2\"").arg(pictureWidth).arg(height);
    return QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" %1 font-family=\"Roboto, sans-serif\" "
                          "font-size=\"14\" fill=\"#1f2328\">\n<rect %1 fill=\"#ffffff\"/>\n%2</svg>\n")
        .arg(size, contents);
}

} // namespace

void Histogram::add(const RatingLine &line)
{
    ++m_verdicts[line.verdict];
    if (line.level)
        ++m_levels[static_cast<std::size_t>(*line.level)];
    if (line.er)
        ++m_halfPoints[*line.er / 5];
    if (line.largestReason)
        ++m_reasons[*line.largestReason];
    if (!line.isComplete)
        ++m_incomplete;
}

QString Histogram::text() const
{
    QString all = summary() + '\n';
    for (const Scale &scale : scales()) {
        all += '\n' + scale.title + '\n';
        const std::int64_t max = maxCount(scale);
        for (const Bar &bar : scale.bars) {
            const QString line = QString(lengthOf(bar.count, max, textBarLength), '#');
            all += "  " + bar.label.leftJustified(9) + "  "
                   + QString::number(bar.count).rightJustified(QString::number(max).size())
                   + (line.isEmpty() ? line : "  " + line) + '\n';
        }
    }
    return all;
}

QString Histogram::svg() const
{
    int y = margin;
    QString contents = svgText(margin, y + barHeight, summary(), " font-size=\"16\"");
    for (const Scale &scale : scales()) {
        y += 2 * lineHeight;
        contents += svgText(margin, y + 13, scale.title, " font-weight=\"bold\"");
        for (const Bar &bar : scale.bars) {
            y += lineHeight;
            const int length = lengthOf(bar.count, maxCount(scale), barLength);
            contents += svgText(margin + labelWidth - 10, y + 13, bar.label, " text-anchor=\"end\"");
            contents += svgBar(y, length);
            contents += svgText(margin + labelWidth + length + 8, y + 13, QString::number(bar.count));
        }
    }
    return svgDocument(y + lineHeight + margin, contents);
}

QString Histogram::summary() const
{
    std::int64_t total = 0;
    QStringList parts;
    for (const auto &[verdict, count] : m_verdicts) {
        total += count;
        parts += QString::number(count) + ' ' + toQString(verdict);
    }
    if (m_incomplete > 0)
        parts += QString::number(m_incomplete) + " of them in part";
    return QString::number(total) + (total == 1 ? " puzzle" : " puzzles") + (parts.isEmpty() ? "" : ": ")
           + parts.join(", ");
}

std::vector<Histogram::Scale> Histogram::scales() const
{
    std::vector<Scale> all;
    if (std::ranges::any_of(m_levels, [](std::int64_t count) { return count > 0; })) {
        std::vector<Bar> bars;
        for (const Level level : allLevels)
            bars.push_back({englishName(level), m_levels[static_cast<std::size_t>(level)]});
        all.push_back({"Level", std::move(bars)});
    }
    if (!m_halfPoints.empty())
        all.push_back({"Sudoku Explainer's ER", barsOf(m_halfPoints, halfPointLabel)});
    if (!m_reasons.empty())
        all.push_back({"Largest reason", barsOf(m_reasons, [](int size) { return QString::number(size); })});
    return all;
}

/// Returns a bar for each value from the least to the greatest, also for those without puzzles.
std::vector<Histogram::Bar> Histogram::barsOf(std::map<int, std::int64_t> counts, QString (*label)(int))
{
    std::vector<Bar> bars;
    for (int value = counts.begin()->first; value <= counts.rbegin()->first; ++value)
        bars.push_back({label(value), counts[value]});
    return bars;
}

std::int64_t Histogram::maxCount(const Scale &scale)
{
    return std::ranges::max_element(scale.bars, {}, &Bar::count)->count;
}

} // namespace sudoku::cli
