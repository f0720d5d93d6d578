#include "ui/text/steptext.h"

#include <QCoreApplication>

#include "core/hints/techniques/finders.h"
#include "ui/text/capitalised.h"
#include "ui/text/toqstring.h"
#include "ui/text/translate.h"
#include "ui/text/words.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace sudoku {
namespace {

struct StepWords
{
    Q_DECLARE_TR_FUNCTIONS(StepWords)
};

constexpr std::array levelNames{TR_NOOP("Level", "Easy"), TR_NOOP("Level", "Medium"),
                                TR_NOOP("Level", "Hard"), TR_NOOP("Level", "Unfair"),
                                TR_NOOP("Level", "Extreme")};

const std::vector<Candidate> &pattern(const Step &step)
{
    return step.groups.front().candidates;
}

QString fullHouseWhy(const StepText &text, const Step &step)
{
    return StepWords::tr("%1 is the last open cell of %2")
        .arg(text.cells(step.placements), text.house(step.houses.front().house));
}

QString nakedSingleWhy(const StepText &text, const Step &step)
{
    return StepWords::tr("%1 can only be %2").arg(text.cells(step.placements), text.digits(step.placements));
}

QString hiddenSingleWhy(const StepText &text, const Step &step)
{
    return StepWords::tr("In %1 only %2 can be %3")
        .arg(text.house(step.houses.front().house), text.cells(step.placements),
             text.digits(step.placements));
}

QString intersectionWhy(const StepText &text, const Step &step)
{
    const QString only = StepWords::tr("In %1 only %2 can be %3")
                             .arg(text.house(step.houses.front().house), text.cells(pattern(step)),
                                  text.digits(pattern(step)));
    if (step.houses.size() < 2)
        return only;
    return StepWords::tr("%1, which are in %2 too").arg(only, text.house(step.houses.back().house));
}

QString nakedSubsetWhy(const StepText &text, const Step &step)
{
    return StepWords::tr("%1 contain only %2").arg(text.cells(pattern(step)), text.digits(pattern(step)));
}

QString hiddenSubsetWhy(const StepText &text, const Step &step)
{
    return StepWords::tr("In %1 only %2 can be %3")
        .arg(text.house(step.houses.front().house), text.cells(pattern(step)), text.digits(pattern(step)));
}

QString templateSetWhy(const StepText &text, const Step &step)
{
    return StepWords::tr("Every way to place %1 in all houses has it in %2")
        .arg(text.digits(step.placements), text.cells(step.placements));
}

QString templateDeleteWhy(const StepText &text, const Step &step)
{
    return StepWords::tr("No way to place %1 in all houses has it in %2")
        .arg(text.digits(step.eliminations), text.cells(step.eliminations));
}

QString solverWhy(const StepText &text, const Step &step)
{
    return StepWords::tr("A solver found %1 for %2")
        .arg(text.digits(step.placements), text.cells(step.placements));
}

/// Returns whether all chains begin with the same assumption.
bool isContradiction(const Step &step)
{
    const ChainLink &first = step.chains.front().front();
    return std::ranges::all_of(step.chains, [&](const std::vector<ChainLink> &chain) {
        return chain.front().from == first.from && chain.front().isFromOn == first.isFromOn;
    });
}

QString contradictionText(const StepText &text, const Step &step, const QString &assumption)
{
    if (step.groups.empty())
        return StepWords::tr("%1 contradicts itself").arg(assumption);
    if (step.houses.empty())
        return StepWords::tr("%1 leaves no digit for %2").arg(assumption, text.cells(pattern(step)));
    return StepWords::tr("%1 leaves no place for %2 in %3")
        .arg(assumption, text.digits(pattern(step)), text.house(step.houses.front().house));
}

QString verityText(const StepText &text, const Step &step, const QString &assumption)
{
    if (step.groups.empty())
        return StepWords::tr("It follows whether %1 or not").arg(assumption);
    if (step.houses.empty())
        return StepWords::tr("It follows from each digit of %1").arg(text.cells(pattern(step)));
    return StepWords::tr("It follows from each place for %1 in %2")
        .arg(text.digits(pattern(step)), text.house(step.houses.front().house));
}

QString forcingWhy(const StepText &text, const Step &step)
{
    const ChainLink &first = step.chains.front().front();
    const QString assumption = text.node(first.from, first.isFromOn);
    QStringList texts{isContradiction(step) ? contradictionText(text, step, assumption)
                                            : verityText(text, step, assumption)};
    for (const std::vector<ChainLink> &links : step.chains)
        texts += text.chain(links);
    return texts.join(QStringLiteral("; "));
}

struct FinderWords
{
    Finder *find;
    QString (*why)(const StepText &, const Step &);
};

/// Techniques whose steps have a sentence of their own; those of the others list their evidence.
constexpr std::array finderWords{
    FinderWords{findFullHouses, fullHouseWhy},
    FinderWords{findNakedSingles, nakedSingleWhy},
    FinderWords{findHiddenSingles, hiddenSingleWhy},
    FinderWords{findPointing, intersectionWhy},
    FinderWords{findClaiming, intersectionWhy},
    FinderWords{findLockedSubsets, nakedSubsetWhy},
    FinderWords{findNakedSubsets, nakedSubsetWhy},
    FinderWords{findHiddenSubsets, hiddenSubsetWhy},
    FinderWords{findForcingChains, forcingWhy},
    FinderWords{findForcingNets, forcingWhy},
    FinderWords{findTemplateSets, templateSetWhy},
    FinderWords{findTemplateDeletes, templateDeleteWhy},
    FinderWords{findBySolver, solverWhy},
};

/// Returns the words for a group of \a digits in \a cells.
QString groupText(const EvidenceGroup &group, const QString &digits, const QString &cells)
{
    switch (group.role) {
    case Role::Pattern:
        return StepWords::tr("%1 in %2").arg(digits, cells);
    case Role::Cover:
        return StepWords::tr("covered are %1 in %2").arg(digits, cells);
    case Role::Fin:
        return StepWords::tr("fin: %1 in %2").arg(digits, cells);
    case Role::EndoFin:
        return StepWords::tr("endo fin: %1 in %2").arg(digits, cells);
    case Role::Pincer:
        return StepWords::tr("one of %2 is %1").arg(digits, cells);
    case Role::AlmostLocked:
        return StepWords::tr("almost locked set %1: %2 in %3").arg(QChar('A' + group.index), digits, cells);
    case Role::Restricted:
        return StepWords::tr("restricted: %1 in %2").arg(digits, cells);
    case Role::Coloured:
        return StepWords::tr("colour %1: %2 in %3").arg(QString::number(group.index + 1), digits, cells);
    }
    return {};
}

} // namespace

QString levelText(Level level)
{
    return translate("Level", levelNames[static_cast<int>(level)]);
}

QString englishName(Level level)
{
    return QString::fromLatin1(levelNames[static_cast<int>(level)]);
}

QString techniqueName(const Technique &technique)
{
    return translate("Technique", technique.name);
}

QString conclusionText(const Geometry &geometry, const SymbolSet &symbols, const Step &step)
{
    QStringList texts;
    for (const auto &[cell, digit] : step.placements)
        texts += toQString(geometry.cellName(cell)) + '=' + toQString(symbols.symbol(digit));
    std::map<Cell, QStringList> eliminated;
    for (const auto &[cell, digit] : step.eliminations)
        eliminated[cell] += toQString(symbols.symbol(digit));
    for (const auto &[cell, digits] : eliminated)
        texts += toQString(geometry.cellName(cell)) + QStringLiteral("<>") + digits.join(',');
    return texts.join(' ');
}

QString StepText::house(int index) const
{
    const IndexedHouse &house = m_rules.house(index);
    if (house.source)
        return sourceText(m_puzzle, *house.source);
    return StepWords::tr("the hidden house at %1")
        .arg(toQString(m_puzzle.geometry.cellName(house.cells.front())));
}

QString StepText::cells(const std::vector<Candidate> &candidates) const
{
    std::set<Cell> cells;
    for (const Candidate &candidate : candidates)
        cells.insert(candidate.cell);
    return cellsText(m_puzzle.geometry, std::vector(cells.begin(), cells.end()));
}

QString StepText::digits(const std::vector<Candidate> &candidates) const
{
    DigitSet digits;
    for (const Candidate &candidate : candidates)
        digits.insert(candidate.digit);
    QStringList texts;
    for (const Digit digit : digits)
        texts += toQString(m_symbols.symbol(digit));
    return listText(texts);
}

QString StepText::where(const Step &step) const
{
    if (!step.constraints.empty())
        return sourceText(m_puzzle, ConstraintIndex{step.constraints.front()});
    QStringList houses;
    for (const HouseEvidence &evidence : step.houses)
        if (evidence.role == HouseRole::Base)
            houses += house(evidence.house);
    if (!houses.isEmpty())
        return listText(houses);
    if (!step.groups.empty())
        return cells(pattern(step));
    if (!step.chains.empty())
        return cells(step.chains.front().front().from);
    return cells(step.placements);
}

QString StepText::node(const std::vector<Candidate> &candidates, bool isOn) const
{
    const QString text = isOn ? StepWords::tr("%1=%2") : StepWords::tr("%1<>%2");
    return text.arg(cells(candidates), digits(candidates));
}

QString StepText::chain(const std::vector<ChainLink> &links) const
{
    QStringList nodes;
    for (const ChainLink &link : links)
        nodes += node(link.to, link.isToOn);
    return StepWords::tr("if %1, then %2")
        .arg(node(links.front().from, links.front().isFromOn), nodes.join(StepWords::tr(", then ")));
}

QString StepText::evidenceText(const Step &step) const
{
    QStringList texts;
    for (const int constraint : step.constraints)
        texts += sourceText(m_puzzle, ConstraintIndex{constraint});
    for (const EvidenceGroup &group : step.groups)
        texts += groupText(group, digits(group.candidates), cells(group.candidates));
    for (const std::vector<ChainLink> &links : step.chains)
        texts += chain(links);
    return capitalised(texts.join(QStringLiteral("; ")));
}

QString StepText::why(const Step &step) const
{
    const Technique *kind = findTechnique(step.technique->traits.countsAs);
    const auto found =
        std::ranges::find(finderWords, (kind ? kind : step.technique)->find, &FinderWords::find);
    return found != finderWords.end() ? found->why(*this, step) : evidenceText(step);
}

QString StepText::sentence(const Step &step) const
{
    return StepWords::tr("%1: %2").arg(why(step), conclusionText(m_puzzle.geometry, m_symbols, step));
}

QString StepText::whole(const Step &step) const
{
    return StepWords::tr("%1: %2").arg(techniqueName(*step.technique), sentence(step));
}

} // namespace sudoku
