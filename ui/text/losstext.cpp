#include "ui/text/losstext.h"

#include "core/board/geometry.h"
#include "core/formats/text/exporter.h"
#include "core/variants/variant.h"
#include "ui/text/strings.h"

#include <QCoreApplication>
#include <QStringList>

namespace sudoku {
namespace {

struct LossWords
{
    Q_DECLARE_TR_FUNCTIONS(LossText)
};

QString infoName(std::string PuzzleInfo::*text)
{
    if (text == &PuzzleInfo::title)
        return LossWords::tr("the title");
    if (text == &PuzzleInfo::author)
        return LossWords::tr("the author");
    if (text == &PuzzleInfo::rules)
        return LossWords::tr("the rules in words");
    if (text == &PuzzleInfo::message)
        return LossWords::tr("the message for solvers");
    return text == &PuzzleInfo::source ? LossWords::tr("the source") : LossWords::tr("the level");
}

QString name(const Loss &loss)
{
    switch (loss.what) {
    case Loss::What::Constraints: {
        const QString rule = translate("Variant", loss.variant->name);
        return loss.count == 1 ? rule : LossWords::tr("%1 × %2").arg(loss.count).arg(rule);
    }
    case Loss::What::SwitchedOff:
        return LossWords::tr("rules that are switched off");
    case Loss::What::Shape:
        return LossWords::tr("the shape of the boxes");
    case Loss::What::Boards:
        return LossWords::tr("the shape of the board");
    case Loss::What::Digits:
        return LossWords::tr("digits from 0 or beyond the size of the board");
    case Loss::What::Entries:
        return LossWords::tr("entries");
    case Loss::What::PencilMarks:
        return LossWords::tr("pencil marks");
    case Loss::What::Info:
        return infoName(loss.text);
    case Loss::What::Members:
        return LossWords::tr("other details");
    case Loss::What::Colours:
        return LossWords::tr("colours of cells");
    case Loss::What::Drawn:
        return LossWords::tr("colours and lines of candidates");
    case Loss::What::CrossedOut:
        return LossWords::tr("combinations that are crossed out");
    case Loss::What::Drawings:
        return LossWords::tr("%n drawing(s)", nullptr, loss.count);
    case Loss::What::Fog:
        return LossWords::tr("fog");
    case Loss::What::Solution:
        return LossWords::tr("the solution");
    case Loss::What::CornerMarks:
        return LossWords::tr("corner marks");
    case Loss::What::SolvedEntries:
        return LossWords::tr("which entries Solve wrote");
    }
    return {};
}

QString namesOf(const std::vector<Loss> &losses)
{
    QStringList names;
    for (const Loss &loss : losses)
        names += name(loss);
    return names.join(QLatin1String(", "));
}

QString noShapeText(const QString &name, const Geometry &geometry)
{
    if (!geometry.hasLines())
        return LossWords::tr("%1 has no boards on which digits may be repeated in rows and columns")
            .arg(name);
    return LossWords::tr("%1 has no boards with holes, and none that overlap").arg(name);
}

} // namespace

QString lossText(const std::vector<Loss> &losses)
{
    return losses.empty() ? QString() : LossWords::tr("other programs will not see: %1").arg(namesOf(losses));
}

QString lostText(const std::vector<Loss> &losses)
{
    return losses.empty() ? QString() : LossWords::tr("lost: %1").arg(namesOf(losses));
}

QString misfitText(const Format &format, const Geometry &geometry)
{
    return noShapeText(translate("Format", format.name), geometry);
}

QString misfitText(const Exporter &exporter, const Geometry &geometry)
{
    const QString name = translate("Format", exporter.name);
    if (!geometry.isSquare())
        return noShapeText(name, geometry);
    if (geometry.size() == exporter.onlySize)
        return LossWords::tr("%1 has boards with the digits 1 to %2 only").arg(name).arg(exporter.onlySize);
    return LossWords::tr("%1 has only boards of %2 × %2, and this one is %3 × %3")
        .arg(name)
        .arg(exporter.onlySize)
        .arg(geometry.size());
}

} // namespace sudoku
