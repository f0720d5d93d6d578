#include "app/cli/options/convertoptions.h"

#include "app/cli/options/applied.h"
#include "app/cli/options/names.h"
#include "ui/text/transformwords.h"

namespace sudoku::cli {
namespace {

Applied applyTransform(Settings &settings, const QString &value)
{
    const auto request = readTransform(value.toStdString());
    if (request) {
        settings.transforms.push_back(*request);
        return {};
    }
    const QString id = value.section(QLatin1Char(':'), 0, 0);
    if (request.error() == TransformTextError::UnknownName)
        return notOneOf(id, idsOf(transformKinds()));
    return tl::unexpected(
        QStringLiteral("'%1': %2")
            .arg(value, numbersErrorText(*findTransformKind(id.toStdString()), request.error())));
}

} // namespace

namespace option {

const Option fillIn{"fill-in", "",
                    "give clues without a number, such as cages without a sum, that of the only solution, or "
                    "of the one that --seed finds",
                    applySwitch<&Settings::fillsIn>};
const Option strict{"strict", "", "write no puzzle of which something would be lost: that is an error",
                    applySwitch<&Settings::isStrict>};
const Option transform{
    .name = "transform",
    .valueName = "NAME[:NUMBERS]",
    .help =
        "the same puzzle in another form, such as quarter-turn, swap-rows:1,2 or relabel:312456789; may be "
        "repeated, and each works on what the one before made",
    .apply = applyTransform,
    .values = {transformNames}};

} // namespace option
} // namespace sudoku::cli
