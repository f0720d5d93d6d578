#include "app/cli/answers/generating.h"
#include "app/cli/answers/levelsfile.h"
#include "app/cli/answers/requestshape.h"
#include "core/generate/deriveconstraints.h"
#include "core/generate/generate.h"
#include "core/generate/levelwish.h"
#include "core/transform/hiddenword.h"
#include "ui/text/requestwords.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"

#include <algorithm>
#include <random>

namespace sudoku::cli {
namespace {

bool hasCagesOf(const Variant *kind)
{
    return hasCages(*kind);
}

/// Returns why the symbols that are asked for do not go with \a request, or nothing.
std::optional<QString> symbolsProblem(const Settings &settings, const GenerateRequest &request)
{
    const Geometry &geometry = request.shape.geometry;
    if (!settings.symbols->fits(geometry.digitCount()))
        return misfitText(*settings.symbols, geometry.digitCount());
    if (!settings.generate.hidesWord)
        return {};
    if (request.hasManySolutions)
        return QStringLiteral("--word needs puzzles with one solution");
    std::vector<const Variant *> kinds = request.derived;
    for (const Constraint &constraint : request.shape.constraints)
        kinds.push_back(constraint.variant);
    const auto isBound = [](const Variant *kind) { return kind->digits != DigitUse::Identity; };
    if (const auto bound = std::ranges::find_if(kinds, isBound); bound != kinds.end())
        return QStringLiteral("--word: '%1' counts with digits, so that the letters cannot take their places")
            .arg(toQString((*bound)->id));
    return {};
}

/// Returns a request for the board, its constraints and its cages.
tl::expected<GenerateRequest, QString> requestForShape(const Settings &settings)
{
    const auto own = ownKindsFor(settings);
    if (!own)
        return tl::unexpected(own.error());
    tl::expected<Puzzle, QString> shape = shapeOf(settings, *own);
    if (!shape)
        return tl::unexpected(shape.error());
    GenerateRequest request(std::move(*shape));
    request.hasRandomRegions = settings.generate.isJigsaw;
    for (const std::string &text : settings.constraints)
        if (const Variant *kind = derivedKind(text, *own))
            request.derived.push_back(kind);
    request.cages = settings.generate.cages;
    if (request.cages != CageWish() && !std::ranges::any_of(request.derived, hasCagesOf))
        return tl::unexpected(
            QStringLiteral("--cage-size and --cages are for puzzles with cages: add --variant killer"));
    dropDerivedNegatives(request);
    return request;
}

void addClueWishes(GenerateRequest &request, const Settings &settings)
{
    const GenerateSettings &asked = settings.generate;
    request.symmetry = settings.symmetry;
    request.goal = asked.goal;
    request.clues = asked.clues;
    request.minClues = asked.minClues;
    request.clueWish = asked.clueWish;
    request.isMinimal = settings.isMinimal;
    request.pattern = asked.pattern;
    request.hasManySolutions = asked.hasManySolutions;
}

tl::expected<void, QString> addDifficulty(GenerateRequest &request, const Settings &settings)
{
    const GenerateSettings &asked = settings.generate;
    request.difficulty = asked.difficulty;
    if (!asked.ownLevel.isEmpty()) {
        const auto level = ownLevelOf(settings);
        if (!level)
            return tl::unexpected(level.error());
        wish(*level, request);
    }
    if (asked.isHarderNotLonger)
        wishHarderNotLonger(request);
    if (asked.isForBeginners)
        wishBeginner(request);
    if (asked.stopsBefore)
        request.difficulty.needed.push_back(asked.stopsBefore);
    return {};
}

} // namespace

tl::expected<GenerateRequest, QString> generateRequestOf(const Settings &settings)
{
    const GenerateSettings &asked = settings.generate;
    auto request = requestForShape(settings);
    if (!request)
        return request;
    addClueWishes(*request, settings);
    if (const auto added = addDifficulty(*request, settings); !added)
        return tl::unexpected(added.error());
    request->seed = asked.seed ? *asked.seed : std::random_device{}();
    if (const auto problem = symbolsProblem(settings, *request))
        return tl::unexpected(*problem);
    if (const auto problem = findProblem(*request))
        return tl::unexpected((problem->difficulty ? placeOfOwnLevel(settings) : QString())
                              + problemText(*request, *problem));
    return request;
}

} // namespace sudoku::cli
