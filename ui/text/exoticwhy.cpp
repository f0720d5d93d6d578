#include "ui/text/exoticwhy.h"

#include <QCoreApplication>

#include "ui/text/forcingwhy.h"
#include "ui/text/patternwhy.h"
#include "ui/text/sumterms.h"
#include "ui/text/words.h"

#include <algorithm>

namespace sudoku {
namespace {

struct ExoticWords
{
    Q_DECLARE_TR_FUNCTIONS(ExoticWords)
};

/// Returns "3 and 5 twice".
QString countText(const StepTerms &text, const EvidenceGroup &group)
{
    const QString digits = text.digits(group.candidates);
    switch (group.index) {
    case 1:
        return ExoticWords::tr("%1 once").arg(digits);
    case 2:
        return ExoticWords::tr("%1 twice").arg(digits);
    default:
        return ExoticWords::tr("%1 up to %2 times").arg(digits, QString::number(group.index));
    }
}

/// Returns "r1c1=3, r2c5=4, ..."; the board shows those that are not named.
QString colourText(const StepTerms &text, const EvidenceGroup &group)
{
    QStringList texts;
    for (const Candidate &candidate : group.candidates) {
        if (texts.size() == static_cast<qsizetype>(maxCellsNamed))
            return ExoticWords::tr("%1, …").arg(texts.join(ExoticWords::tr(", ")));
        texts += text.node({candidate}, true);
    }
    return listText(texts);
}

/// Returns why all candidates of a colour are false.
QString clashText(const StepTerms &text, const Step &step, const QString &colour)
{
    const std::vector<Candidate> &clash = step.groups[2].candidates;
    const std::vector<Candidate> &coloured = step.groups[0].candidates;
    if (std::ranges::includes(coloured, clash))
        return ExoticWords::tr("%1 cannot all be true, because %2 exclude each other")
            .arg(colour, listText({text.node({clash.front()}, true), text.node({clash.back()}, true)}));
    if (step.houses.empty())
        return ExoticWords::tr("%1 cannot all be true, because no digit would be left for %2")
            .arg(colour, text.cells(clash));
    return ExoticWords::tr("%1 cannot all be true, because no place would be left for %2 in %3")
        .arg(colour, text.digits(clash), text.house(step.houses.front().house));
}

bool hasCell(const std::vector<Candidate> &candidates, Cell cell)
{
    return std::ranges::find(candidates, cell, &Candidate::cell) != candidates.end();
}

bool hasDigit(const std::vector<Candidate> &candidates, Digit digit)
{
    return std::ranges::find(candidates, digit, &Candidate::digit) != candidates.end();
}

/// Returns which candidates an exocet removes for which reason.
QStringList exocetTexts(const StepTerms &text, const Step &step)
{
    const std::vector<Candidate> &base = step.groups[0].candidates;
    const std::vector<Candidate> &targets = step.groups[1].candidates;
    std::vector<Candidate> strangers; // in the targets
    std::vector<Candidate> unpaired;
    std::vector<Candidate> known;
    for (const Candidate &gone : step.eliminations) {
        const bool isTarget = hasCell(targets, gone.cell);
        (isTarget && !hasDigit(base, gone.digit) ? strangers
         : isTarget || hasCell(base, gone.cell)  ? unpaired
                                                 : known)
            .push_back(gone);
    }
    QStringList texts;
    if (!strangers.empty())
        texts += ExoticWords::tr("the targets have no other digit (%1)").arg(text.digits(strangers));
    if (!unpaired.empty())
        texts += ExoticWords::tr("no pair that base and targets can share has %1")
                     .arg(digitsInCellsText(text, unpaired));
    if (!known.empty())
        texts += ExoticWords::tr("every such pair has %1, which no cell can be that sees both base cells or "
                                 "both targets")
                     .arg(text.digits(known));
    return texts;
}

} // namespace

QString exocetWhy(const StepTerms &text, const Step &step)
{
    const std::vector<Candidate> &base = step.groups[0].candidates;
    const std::vector<Candidate> &targets = step.groups[1].candidates;
    return ExoticWords::tr(
               "The base %1 and the targets %2 have the same two of the digits %3: a digit that only the "
               "base had "
               "would have to be in each of %4 outside their band or stack, which have too few places for it")
               .arg(text.cells(base), text.cells(targets), text.digits(base),
                    text.houses(step, HouseRole::Cover))
           + ExoticWords::tr("; ") + exocetTexts(text, step).join(ExoticWords::tr("; "));
}

QString lockedCellsWhy(const StepTerms &text, const Step &step)
{
    QStringList counts;
    std::vector<Candidate> all;
    for (const EvidenceGroup &group : step.groups) {
        counts += countText(text, group);
        all.insert(all.end(), group.candidates.begin(), group.candidates.end());
    }
    return ExoticWords::tr(
               "%1 can hold %2: just as many digits as cells, so none of them may lose a place there")
        .arg(text.cells(all), listText(counts));
}

QString tridagonWhy(const StepTerms &text, const Step &step)
{
    const std::vector<Candidate> &pattern = step.groups[0].candidates;
    const std::vector<Candidate> &guardians = step.groups[1].candidates;
    if (cellsOf(guardians).size() == 1)
        return ExoticWords::tr("%1 alone cannot fill %2").arg(text.digits(pattern), text.cells(pattern));
    const QString one =
        oneBecause(text, guardians,
                   ExoticWords::tr("%1 alone cannot fill %2").arg(text.digits(pattern), text.cells(pattern)));
    if (step.chains.empty())
        return one;
    return withChains(text, step,
                      ExoticWords::tr("%1; chains lead from each of these to the same conclusion").arg(one));
}

QString externalRectangleWhy(const StepTerms &text, const Step &step)
{
    const std::vector<Candidate> &pattern = step.groups[0].candidates;
    const QString exchange =
        ExoticWords::tr("%1 would only be in %2 in %3 and could change places, and there would be a second "
                        "solution")
            .arg(text.digits(pattern), text.cells(pattern), text.houses(step, HouseRole::Base));
    if (!step.placements.empty())
        return ExoticWords::tr("Otherwise %1").arg(exchange);
    return oneBecause(text, step.groups[1].candidates, ExoticWords::tr("otherwise %1").arg(exchange));
}

QString medusaWhy(const StepTerms &text, const Step &step)
{
    const QString one = colourText(text, step.groups[0]);
    const QString other = colourText(text, step.groups[1]);
    if (step.groups.size() > 2)
        return ExoticWords::tr("Either all of %1 are true or all of %2; %3")
            .arg(one, other, clashText(text, step, ExoticWords::tr("the former")));
    return ExoticWords::tr("Either all of %1 are true or all of %2, and both exclude these").arg(one, other);
}

} // namespace sudoku
