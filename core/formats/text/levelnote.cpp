#include "core/formats/text/levelnote.h"

#include "core/formats/text/infomembers.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace sudoku {
namespace {

constexpr std::array<std::string_view, 5> levelWords{"Easy", "Medium", "Hard", "Unfair", "Extreme"};

std::string_view withoutBlanksBefore(std::string_view text)
{
    return text.substr(std::min(text.find_first_not_of(' '), text.size()));
}

} // namespace

std::optional<LevelText> readLevelText(std::string_view text)
{
    const std::string_view word = text.substr(0, text.find(' '));
    const auto found = std::ranges::find(levelWords, word);
    if (found == levelWords.end())
        return {};
    LevelText level{.level = static_cast<int>(found - levelWords.begin())};
    const std::string_view score = withoutBlanksBefore(text.substr(word.size()));
    const char *end = score.data() + score.size();
    if (!score.empty() && std::from_chars(score.data(), end, level.score).ptr != end)
        return {};
    return level;
}

std::optional<SeedNote> readSeedNote(std::string_view text)
{
    constexpr std::string_view word = "seed ";
    constexpr std::string_view separator = ", ";
    SeedNote note;
    if (const std::size_t at = text.rfind(separator); at != text.npos) {
        note.before = text.substr(0, at);
        text.remove_prefix(at + separator.size());
    }
    if (!text.starts_with(word))
        return {};
    const char *end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data() + word.size(), end, note.seed);
    if (error != std::errc() || rest != end)
        return {};
    return note;
}

void keepNote(std::string_view note, Board &board)
{
    const std::string_view first = note.substr(0, note.find(','));
    if (!readLevelText(first)) {
        keepInfo({.title = std::string(note)}, board);
        return;
    }
    const std::string_view rest = note.substr(std::min(first.size() + 1, note.size()));
    keepInfo({.title = std::string(withoutBlanksBefore(rest)), .level = std::string(first)}, board);
}

} // namespace sudoku
