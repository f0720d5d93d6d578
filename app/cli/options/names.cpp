#include "app/cli/options/names.h"

#include <QLocale>

#include "app/cli/options/measurewords.h"
#include "app/cli/options/proposal.h"
#include "app/cli/options/settings.h"
#include "core/board/puzzlesymbols.h"
#include "core/formats/formats.h"
#include "core/formats/text/boxestext.h"
#include "core/generate/levelwish.h"
#include "core/hints/ladderchoice.h"
#include "core/hints/techniques.h"
#include "core/sat/solverkinds.h"
#include "core/transform/transformkinds.h"
#include "ui/printjob/lineweights.h"
#include "ui/printjob/paper.h"
#include "ui/printjob/pdfkind.h"
#include "ui/printjob/picturelook.h"
#include "ui/printjob/printhint.h"
#include "ui/text/boardlinks.h"
#include "ui/text/colourscheme.h"
#include "ui/text/steptext.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace sudoku::cli {
namespace {

template <typename Table>
std::vector<Name> namesOf(const Table &rows)
{
    std::vector<Name> names;
    for (const auto &row : rows) {
        if constexpr (std::is_pointer_v<std::decay_t<decltype(row)>>)
            names.push_back({toQString(row->id), toQString(row->name)});
        else
            names.push_back({toQString(row.id), toQString(row.name)});
    }
    return names;
}

/// Returns names that the help of their option explains.
std::vector<Name> plainNames(const QStringList &ids)
{
    std::vector<Name> names;
    for (const QString &id : ids)
        names.push_back({id, {}});
    return names;
}

} // namespace

QStringList idsOf(const std::vector<Name> &names)
{
    QStringList ids;
    for (const Name &name : names)
        ids += name.id;
    return ids;
}

std::vector<Name> allName()
{
    return plainNames({QStringLiteral("all")});
}

std::vector<Name> answerFormNames()
{
    std::vector<Name> names = jsonName();
    names.push_back({QStringLiteral("csv"), QStringLiteral("Comma separated values, a row per answer")});
    return names;
}

std::vector<Name> boxNames()
{
    QStringList ids;
    for (int size = minBoardSize; size <= maxBoardSize; ++size)
        for (const BoxShape shape : boxShapes(size))
            ids += QString::fromStdString(boxesText(shape));
    return plainNames(ids);
}

std::vector<Name> captionNames()
{
    return namesOf(captionParts());
}

std::vector<Name> detailNames()
{
    return {{QStringLiteral("0"), QStringLiteral("Where to look")},
            {QStringLiteral("1"), QStringLiteral("The technique too")},
            {QStringLiteral("2"), QStringLiteral("The whole step")}};
}

std::vector<Name> encodingNames()
{
    std::vector<Name> names;
    for (const EncodingMethod &method : encodingMethods()) {
        QString text = toQString(method.name);
        if (!method.oldId.empty())
            text += QStringLiteral(" (%1 in earlier versions)").arg(toQString(method.oldId));
        names.push_back({toQString(method.id), QStringLiteral("%1: %2").arg(text, toQString(method.source))});
    }
    return names;
}

std::vector<Name> formatNames()
{
    return namesOf(formats());
}

std::vector<Name> formNames()
{
    std::vector<Name> names{{QStringLiteral("cnf"), QStringLiteral("DIMACS")}};
    for (const PuzzleForm *form : puzzleForms())
        names.push_back({toQString(form->id), toQString(form->name)});
    return names;
}

std::vector<Name> guessNames()
{
    return namesOf(branchingChoices);
}

std::vector<Name> hintKindNames()
{
    return namesOf(hintKinds());
}

std::vector<Name> jsonName()
{
    return {
        {QStringLiteral("json"), QStringLiteral("One JSON object per line, with everything that is known")}};
}

std::vector<Name> learningNames()
{
    return namesOf(learningChoices);
}

std::vector<Name> coverNames()
{
    return namesOf(clueCovers());
}

std::vector<Name> levelNames()
{
    QStringList ids{toQString(beginnerName).toLower()};
    for (const Level level : allLevels)
        ids += englishName(level).toLower();
    return plainNames(ids);
}

std::vector<Name> lineJsonOrCsvNames()
{
    std::vector<Name> names = lineOrJsonNames();
    names.push_back(answerFormNames().back());
    return names;
}

std::vector<Name> lineOrJsonNames()
{
    const Format &line = *findFormat("line");
    std::vector<Name> names{{toQString(line.id), toQString(line.name)}};
    names.push_back(jsonName().front());
    return names;
}

std::vector<Name> colourNames()
{
    return namesOf(colourSchemes());
}

std::vector<Name> languageNames()
{
    std::vector<Name> names;
    for (const QString &code : QStringLiteral("en " TRANSLATED_LANGUAGES).split(QLatin1Char(' ')))
        names.push_back({code, QLocale::languageToString(QLocale(code).language())});
    return names;
}

std::vector<Name> letterNames()
{
    return namesOf(letterKinds());
}

std::vector<Name> pdfKindNames()
{
    return namesOf(pdfKinds());
}

std::vector<Name> lineStyleNames()
{
    return namesOf(lineStyles());
}

std::vector<Name> linkTargetNames()
{
    return namesOf(linkTargets());
}

std::vector<Name> listOrderNames()
{
    return namesOf(listOrders());
}

std::vector<Name> noName()
{
    return plainNames({QStringLiteral("none")});
}

std::vector<Name> openOrAllNames()
{
    return plainNames(idsOf(std::span(writtenKinds).first<openOrAllCount>()));
}

std::vector<Name> paperNames()
{
    return namesOf(papers());
}

std::vector<Name> pixelNames()
{
    return namesOf(pixelKinds());
}

std::vector<Name> perPageNames()
{
    QStringList ids;
    for (const int count : puzzlesPerPage())
        ids += QString::number(count);
    return plainNames(ids);
}

std::vector<Name> choiceNames()
{
    QStringList ids;
    for (const NamedChoice &choice : namedChoices())
        ids += toQString(choice.id);
    return plainNames(ids);
}

std::vector<Name> samenessNames()
{
    return namesOf(samenesses());
}

std::vector<Name> scaleNames()
{
    return plainNames({QStringLiteral("hodoku"), QStringLiteral("explainer"), QStringLiteral("general")});
}

std::vector<Name> sectioningNames()
{
    return namesOf(sectionings());
}

std::vector<Name> sideNames()
{
    return namesOf(bookletSideChoices());
}

std::vector<Name> solutionCountNames()
{
    return plainNames({QStringLiteral("1"), QStringLiteral("many")});
}

std::vector<Name> solutionPlaceNames()
{
    return namesOf(solutionPlaces());
}

std::vector<Name> solverNames()
{
    return namesOf(solverKinds());
}

std::vector<Name> symbolNames()
{
    std::vector<Name> names = namesOf(symbolSets());
    std::ranges::copy(namesOf(puzzleSymbolSets()), std::back_inserter(names));
    return names;
}

std::vector<Name> wordPlaceNames()
{
    return plainNames(idsOf(wordPlaces()));
}

std::vector<Name> arrangementNames()
{
    return namesOf(arrangements());
}

std::vector<Name> symmetryNames()
{
    return namesOf(symmetries());
}

std::vector<Name> taskNames()
{
    return plainNames(idsOf(measuredTasks));
}

std::vector<Name> techniqueNames()
{
    return namesOf(techniques());
}

std::vector<Name> transformNames()
{
    return namesOf(transformKinds());
}

std::vector<Name> variantNames()
{
    return namesOf(variants());
}

std::vector<Name> writtenFormatNames()
{
    std::vector<Name> names = namesOf(formats());
    std::ranges::move(namesOf(exporters()), std::back_inserter(names));
    return names;
}

std::vector<Name> writtenKindNames()
{
    return plainNames(idsOf(writtenKinds));
}

} // namespace sudoku::cli
