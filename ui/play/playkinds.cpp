#include "ui/play/playkinds.h"

#include "core/generate/levelwish.h"
#include "core/generate/likepuzzle.h"
#include "ui/text/boardkinds.h"
#include "ui/text/difficultywords.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace sudoku {
namespace {

struct PlayWords
{
    Q_DECLARE_TR_FUNCTIONS(Play)
};

constexpr std::string_view classic = "Classic 9 × 9";

/// A board, with the levels whose puzzles take at most a few seconds.
struct PlayBoard
{
    std::string_view name; ///< of its BoardKind
    Level hardest = Level::Extreme;
};

constexpr PlayBoard table[] = {
    {classic},   {"Killer"},       {"Jigsaw"}, {"16 × 16", Level::Hard},    {"X-Sudoku"},
    {"Windoku"}, {"Thermometers"}, {"Arrow"},  {"Sandwich", Level::Medium}, {"6 × 6", Level::Medium},
};

/// Returns a word for names of files: "x-sudoku", "16x16".
QString wordOf(std::string_view board)
{
    return toQString(board).toLower().remove(QLatin1Char(' ')).replace(QChar(u'×'), QLatin1Char('x'));
}

/// Returns the id of a kind, in which the level is \a word.
std::string idOf(const PlayBoard &board, const QString &word)
{
    const QString id = board.name == classic ? word : wordOf(board.name) + QLatin1Char('-') + word;
    return id.toStdString();
}

PlayKind kindOf(const PlayBoard &board, Level level)
{
    return {idOf(board, englishName(level).toLower()), board.name, level,
            board.name == classic || level == Level::Medium};
}

PlayKind kindForBeginners(const PlayBoard &board)
{
    return {idOf(board, toQString(beginnerName).toLower()), board.name, Level::Easy, board.name == classic,
            true};
}

} // namespace

QString PlayKind::name() const
{
    return board == classic ? levelName() : fullName();
}

QString PlayKind::boardName() const
{
    return translate("BoardKind", board);
}

QString PlayKind::fullName() const
{
    return isForBeginners ? PlayWords::tr("%1, %2").arg(boardName(), nameInSentence(levelName()))
                          : puzzleName(boardName(), level);
}

QString PlayKind::levelName() const
{
    return isForBeginners ? beginnerText() : levelText(level);
}

GenerateRequest PlayKind::request(std::uint64_t seed) const
{
    GenerateRequest request = requestFor(boardKind(board));
    proposeSymmetry(request);
    request.difficulty.level = level;
    if (isForBeginners)
        wishBeginner(request);
    request.seed = seed;
    return request;
}

std::span<const PlayKind> playKinds()
{
    static const std::vector<PlayKind> kinds = [] {
        std::vector<PlayKind> made;
        for (const PlayBoard &board : table) {
            made.push_back(kindForBeginners(board));
            for (const Level level : allLevels)
                if (level <= board.hardest)
                    made.push_back(kindOf(board, level));
        }
        return made;
    }();
    return kinds;
}

const std::vector<std::span<const PlayKind>> &playKindsByBoard()
{
    static const std::vector<std::span<const PlayKind>> boards = [] {
        std::vector<std::span<const PlayKind>> found;
        for (auto rest = playKinds(); !rest.empty(); rest = rest.subspan(found.back().size())) {
            const auto end = std::ranges::find_if(
                rest, [&](const PlayKind &kind) { return kind.board != rest.front().board; });
            found.emplace_back(rest.begin(), end);
        }
        return found;
    }();
    return boards;
}

const PlayKind *findPlayKind(std::string_view id)
{
    const auto found = std::ranges::find(playKinds(), id, &PlayKind::id);
    return found == playKinds().end() ? nullptr : &*found;
}

const PlayKind *findPlayKind(const GenerateRequest &request)
{
    const int board = kindOf(request);
    const auto found = std::ranges::find_if(playKinds(), [&](const PlayKind &kind) {
        return board >= 0 && kind.board == boardKinds()[board].name && kind.level == request.difficulty.level
               && kind.isForBeginners == request.difficulty.isForBeginners;
    });
    const bool isAsUsual =
        found != playKinds().end() && found->request(request.seed).symmetry == request.symmetry;
    return isAsUsual ? &*found : nullptr;
}

const PlayKind &mediumOf(std::span<const PlayKind> kinds)
{
    return *std::ranges::find(kinds, Level::Medium, &PlayKind::level);
}

const PlayKind &defaultPlayKind()
{
    return mediumOf(playKindsByBoard().front());
}

QString puzzleName(const QString &kind, std::optional<Level> level)
{
    return level ? PlayWords::tr("%1, %2").arg(kind, nameInSentence(levelText(*level))) : kind;
}

} // namespace sudoku
