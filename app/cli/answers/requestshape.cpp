#include "app/cli/answers/requestshape.h"

#include "core/formats/text/constrainttext.h"
#include "core/generate/deriveconstraints.h"
#include "core/generate/randomregions.h"
#include "ui/text/errortext.h"

#include <algorithm>
#include <string_view>

namespace sudoku::cli {
namespace {

constexpr std::string_view ownWord = "own "; // before a kind that the user has made

bool isOwn(const std::string &text)
{
    return text.starts_with(ownWord);
}

/// Returns the kind that \a text names without cells, or null.
const Variant *kindIn(const std::string &text, const OwnKindNames &own)
{
    return isOwn(text) ? own.find(text.substr(ownWord.size())) : findVariant(text);
}

Geometry geometryOf(const Settings &settings, int size)
{
    if (settings.generate.arrangement)
        return settings.generate.arrangement->geometry();
    if (settings.generate.repeatsDigits)
        return *Geometry::withRegions(size, std::vector<int>(size * size, noRegion), size,
                                      std::vector<SubBoard>());
    if (!settings.generate.isJigsaw)
        return Geometry::withBoxes(settings.read.boxes.value_or(defaultBoxes(size)));
    Random random(0);
    return randomRegions(size, random);
}

/// Returns the number of rows, or a sentence about what does not go together.
tl::expected<int, QString> sizeOf(const Settings &settings)
{
    const GenerateSettings &asked = settings.generate;
    const std::optional<BoxShape> boxes = settings.read.boxes;
    const Arrangement *boards = asked.arrangement;
    if (boards && (boxes || asked.size || asked.isJigsaw))
        return tl::unexpected(QStringLiteral(
            "--board says the size and the boxes; --size, --boxes and --jigsaw do not go with it"));
    const int usual = asked.hidesWord ? settings.symbols->maxDigit() : 9;
    const int size = boards ? boards->boxes.size() : asked.size.value_or(boxes ? boxes->size() : usual);
    if (boxes && boxes->size() != size)
        return tl::unexpected(QStringLiteral("--boxes: boxes of %1x%2 fit a board of %3x%3, not of %4x%4")
                                  .arg(boxes->rows)
                                  .arg(boxes->columns)
                                  .arg(boxes->size())
                                  .arg(size));
    if (boxes && asked.isJigsaw)
        return tl::unexpected(QStringLiteral("--jigsaw and --boxes cannot be used together"));
    if (asked.repeatsDigits && (boxes || boards || asked.isJigsaw))
        return tl::unexpected(QStringLiteral(
            "--repeated-digits is for a board without regions: leave --boxes, --jigsaw or --board out"));
    return size;
}

/// Returns a board of \a size rows without constraints.
tl::expected<Puzzle, QString> emptyShape(const Settings &settings, int size)
{
    const std::vector<PatternCell> &pattern = settings.generate.pattern;
    const DigitValues digits = settings.generate.digits.value_or(size);
    if (digits.count < size && !settings.generate.repeatsDigits)
        return tl::unexpected(
            QStringLiteral("--digits: a board of %1x%1 needs at least %1 digits").arg(size));
    Puzzle board(geometryOf(settings, size).withDigits(digits));
    if (!pattern.empty() && std::ssize(pattern) != board.geometry.cellCount())
        return tl::unexpected(QStringLiteral("--pattern: %1 cells, but a board of %2x%2 has %3")
                                  .arg(pattern.size())
                                  .arg(board.geometry.size())
                                  .arg(board.geometry.cellCount()));
    return board;
}

/// Adds the constraints that are the same on each board.
tl::expected<void, QString> addConstraints(Puzzle &shape, const Settings &settings, const OwnKindNames &own)
{
    for (const std::string &text : settings.constraints) {
        if (derivedKind(text, own))
            continue;
        if (const Variant *variant = kindIn(text, own); variant && variant->input != Input::Nothing)
            return tl::unexpected(
                QStringLiteral("--variant: '%1' needs its cells, because it cannot be derived from a board")
                    .arg(QString::fromStdString(text)));
        auto constraint =
            readConstraint(shape.geometry, isOwn(text) ? text.substr(ownWord.size()) : text, own);
        if (!constraint)
            return tl::unexpected(QStringLiteral("--variant: %1").arg(errorText(constraint.error())));
        shape.constraints.push_back(std::move(*constraint));
    }
    if (const Variant *rule = settings.generate.hidesWord ? settings.generate.wordPlace->rule : nullptr;
        rule && std::ranges::find(shape.constraints, rule, &Constraint::variant) == shape.constraints.end())
        shape.constraints.push_back({rule, {}});
    return {};
}

} // namespace

const Variant *derivedKind(const std::string &text, const OwnKindNames &own)
{
    const Variant *variant = kindIn(text, own);
    return variant && canBeDerived(*variant) ? variant : nullptr;
}

tl::expected<OwnKindNames, QString> ownKindsFor(const Settings &settings)
{
    if (std::ranges::none_of(settings.constraints, isOwn))
        return OwnKindNames();
    auto kinds = ownKindsOf(settings);
    if (!kinds)
        return tl::unexpected(QStringLiteral("--variant own: %1").arg(kinds.error()));
    for (const std::string &text : settings.constraints)
        if (isOwn(text) && !kindIn(text, *kinds))
            return tl::unexpected(QStringLiteral("--variant: there is no kind '%1' of your own")
                                      .arg(QString::fromStdString(text.substr(ownWord.size()))));
    return kinds;
}

tl::expected<Puzzle, QString> shapeOf(const Settings &settings, const OwnKindNames &own)
{
    const auto size = sizeOf(settings);
    if (!size)
        return tl::unexpected(size.error());
    auto shape = emptyShape(settings, *size);
    if (!shape)
        return shape;
    if (const auto added = addConstraints(*shape, settings, own); !added)
        return tl::unexpected(added.error());
    return shape;
}

} // namespace sudoku::cli
