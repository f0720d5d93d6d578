#include "ui/text/losstext.h"

#include "core/variants/variant.h"
#include "ui/text/toqstring.h"
#include "ui/text/translated.h"

#include <QStringList>

namespace sudoku {
namespace {

QString name(const Loss &loss)
{
    switch (loss.what) {
    case Loss::What::Constraints: {
        const QString rule = translate("Variant", loss.variant->name);
        return loss.count == 1 ? rule : translate("Words", "%1 × %2").arg(loss.count).arg(rule);
    }
    case Loss::What::SwitchedOff:
        return translate("Words", "rules that are switched off");
    case Loss::What::Shape:
        return translate("Words", "the shape of the boxes");
    case Loss::What::Digits:
        return translate("Words", "digits beyond the size of the board");
    case Loss::What::Entries:
        return translate("Words", "entries");
    case Loss::What::PencilMarks:
        return translate("Words", "pencil marks");
    case Loss::What::Members:
        return translate("Words", "the title and other details");
    }
    return {};
}

} // namespace

QString lossText(const std::vector<Loss> &losses)
{
    if (losses.empty())
        return {};
    QStringList names;
    for (const Loss &loss : losses)
        names += name(loss);
    return translate("Words", "other programs will not see: %1").arg(names.join(QLatin1String(", ")));
}

} // namespace sudoku
