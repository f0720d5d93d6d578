#include "app/cli/answers/histogram.h"

#include "ui/text/steptext.h"

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

std::string padded(const std::string &text, std::size_t width, bool isRight)
{
    const std::string blanks(width - std::min(width, text.size()), ' ');
    return isRight ? blanks + text : text + blanks;
}

std::string halfPointLabel(int half)
{
    const std::string whole = std::to_string(half / 2);
    return half % 2 == 0 ? whole + ".0-" + whole + ".4" : whole + ".5-" + whole + ".9";
}

/// Returns a bar for each value from the least to the greatest, also for those without puzzles.
template <typename Bar, typename Label>
std::vector<Bar> barsOf(const std::map<int, std::int64_t> &counts, Label label)
{
    std::vector<Bar> bars;
    if (counts.empty())
        return bars;
    for (int value = counts.begin()->first; value <= counts.rbegin()->first; ++value) {
        const auto found = counts.find(value);
        bars.push_back({label(value), found == counts.end() ? 0 : found->second});
    }
    return bars;
}

/// Returns an element of text at a place; the anchor says which end of it is there.
std::string svgText(int x, int y, const std::string &text, const char *attributes = "")
{
    return "<text x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) + "\"" + attributes + ">" + text
           + "</text>\n";
}

std::string svgBar(int y, int length)
{
    return "<rect x=\"" + std::to_string(margin + labelWidth) + "\" y=\"" + std::to_string(y) + "\" width=\""
           + std::to_string(length) + "\" height=\"" + std::to_string(barHeight)
           + "\" rx=\"2\" fill=\"#3b78b5\"/>\n";
}

std::string svgDocument(int height, const std::string &contents)
{
    const std::string size = std::to_string(pictureWidth) + "\" height=\"" + std::to_string(height);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + size
           + "\" font-family=\"Roboto, sans-serif\" font-size=\"14\" fill=\"#1f2328\">\n<rect width=\"" + size
           + "\" fill=\"#ffffff\"/>\n" + contents + "</svg>\n";
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

std::string Histogram::text() const
{
    std::string all = summary() + '\n';
    for (const Scale &scale : scales()) {
        all += '\n' + scale.title + '\n';
        const std::size_t countLength = std::to_string(maxCount(scale)).size();
        for (const Bar &bar : scale.bars) {
            const auto length = static_cast<std::size_t>(lengthOf(bar.count, maxCount(scale), textBarLength));
            all += "  " + padded(bar.label, 9, false) + "  "
                   + padded(std::to_string(bar.count), countLength, true)
                   + (length > 0 ? "  " + std::string(length, '#') : std::string()) + '\n';
        }
    }
    return all;
}

std::string Histogram::svg() const
{
    int y = margin;
    std::string contents = svgText(margin, y + barHeight, summary(), " font-size=\"16\"");
    for (const Scale &scale : scales()) {
        y += 2 * lineHeight;
        contents += svgText(margin, y + 13, scale.title, " font-weight=\"bold\"");
        for (const Bar &bar : scale.bars) {
            y += lineHeight;
            const int length = lengthOf(bar.count, maxCount(scale), barLength);
            contents += svgText(margin + labelWidth - 10, y + 13, bar.label, " text-anchor=\"end\"");
            contents += svgBar(y, length);
            contents += svgText(margin + labelWidth + length + 8, y + 13, std::to_string(bar.count));
        }
    }
    return svgDocument(y + lineHeight + margin, contents);
}

std::string Histogram::summary() const
{
    std::int64_t total = 0;
    std::string parts;
    for (const auto &[verdict, count] : m_verdicts) {
        total += count;
        parts += (parts.empty() ? ": " : ", ") + std::to_string(count) + ' ' + verdict;
    }
    if (m_incomplete > 0)
        parts += ", " + std::to_string(m_incomplete) + " of them in part";
    return std::to_string(total) + (total == 1 ? " puzzle" : " puzzles") + parts;
}

std::vector<Histogram::Scale> Histogram::scales() const
{
    std::vector<Scale> all;
    if (std::ranges::any_of(m_levels, [](std::int64_t count) { return count > 0; })) {
        std::vector<Bar> bars;
        for (const Level level : allLevels)
            bars.push_back({englishName(level).toStdString(), m_levels[static_cast<std::size_t>(level)]});
        all.push_back({"Level", std::move(bars)});
    }
    if (!m_halfPoints.empty())
        all.push_back({"Sudoku Explainer's ER", barsOf<Bar>(m_halfPoints, halfPointLabel)});
    if (!m_reasons.empty())
        all.push_back(
            {"Largest reason", barsOf<Bar>(m_reasons, [](int size) { return std::to_string(size); })});
    return all;
}

std::int64_t Histogram::maxCount(const Scale &scale)
{
    return std::ranges::max_element(scale.bars, {}, &Bar::count)->count;
}

} // namespace sudoku::cli
