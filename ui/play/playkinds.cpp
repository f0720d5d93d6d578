#include "ui/play/playkinds.h"

#include "core/board/symmetry.h"
#include "ui/generate/boardkinds.h"
#include "ui/text/shapetext.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"

#include <QCoreApplication>

#include <algorithm>

namespace sudoku {
namespace {

struct PlayWords
{
    Q_DECLARE_TR_FUNCTIONS(Play)
};

constexpr std::string_view classic = "Classic 9 × 9";
constexpr std::string_view printedSymmetry = "half-turn"; // as papers print them

constexpr PlayKind table[] = {
    {"easy", classic, Level::Easy, true},
    {"medium", classic, Level::Medium, true},
    {"hard", classic, Level::Hard, true},
    {"unfair", classic, Level::Unfair, true},
    {"extreme", classic, Level::Extreme, true},
    {"killer-9x9", "Killer"},
    {"jigsaw", "Jigsaw"},
    {"thermometers", "Thermometers"},
    {"16x16", "16 × 16"},
};

} // namespace

QString PlayKind::name() const
{
    return isNamedByLevel ? levelText(level) : translate("BoardKind", board);
}

QString PlayKind::fullName(Level made) const
{
    return PlayWords::tr("%1, %2").arg(translate("BoardKind", board), nameInSentence(levelText(made)));
}

GenerateRequest PlayKind::request(std::uint64_t seed) const
{
    GenerateRequest request = requestFor(boardKind(board));
    request.symmetry = findSymmetry(printedSymmetry);
    request.difficulty.level = level;
    request.seed = seed;
    return request;
}

std::span<const PlayKind> playKinds()
{
    return table;
}

const PlayKind *findPlayKind(std::string_view id)
{
    const auto found = std::ranges::find(table, id, &PlayKind::id);
    return found == std::end(table) ? nullptr : &*found;
}

const PlayKind &defaultPlayKind()
{
    return *findPlayKind("medium");
}

} // namespace sudoku
