#include "ui/text/patternwhy.h"

#include <QCoreApplication>

#include "ui/text/words.h"

#include <algorithm>

namespace sudoku {
namespace {

struct PatternWords
{
    Q_DECLARE_TR_FUNCTIONS(PatternWords)
};

/// Returns the candidates of all groups with one of \a roles.
std::vector<Candidate> candidatesOf(const Step &step, std::initializer_list<Role> roles)
{
    std::vector<Candidate> candidates;
    for (const EvidenceGroup &group : step.groups)
        if (std::ranges::find(roles, group.role) != roles.end())
            candidates.insert(candidates.end(), group.candidates.begin(), group.candidates.end());
    return candidates;
}

std::vector<Candidate> conclusionOf(const Step &step)
{
    return step.placements.empty() ? step.eliminations : step.placements;
}

/// Returns whether the candidates have one digit, and several cells.
bool areCellsOfOneDigit(const std::vector<Candidate> &candidates)
{
    return cellsOf(candidates).size() > 1 && std::ranges::all_of(candidates, [&](const Candidate &candidate) {
               return candidate.digit == candidates.front().digit;
           });
}

/// Returns "r1c1=3 or r2c3=5".
QString eitherText(const StepTerms &text, const std::vector<Candidate> &candidates)
{
    QStringList texts;
    for (const Candidate &candidate : candidates)
        texts += text.node({candidate}, true);
    return texts.join(PatternWords::tr(" or "));
}

/// Returns "one of r1c1 and r2c3 is 5", or what stands for one cell.
QString oneText(const StepTerms &text, const std::vector<Candidate> &candidates)
{
    if (areCellsOfOneDigit(candidates))
        return PatternWords::tr("one of %1 is %2").arg(text.cells(candidates), text.digits(candidates));
    return eitherText(text, candidates);
}

/// Returns "A (1 and 2 in r1c3) and B (...)".
QString almostLockedSets(const StepTerms &text, const Step &step)
{
    QStringList texts;
    for (const EvidenceGroup &group : step.groups)
        if (group.role == Role::AlmostLocked)
            texts += PatternWords::tr("%1 (%2 in %3)")
                         .arg(QChar('A' + group.index), text.digits(group.candidates),
                              text.cells(group.candidates));
    return listText(texts);
}

/// Returns where each colour of a step has its digit: "5 is in r1c1 or else in r2c3".
QString eitherColour(const StepTerms &text, const EvidenceGroup &one, const EvidenceGroup &other)
{
    return PatternWords::tr("%1 is in %2 or else in %3")
        .arg(text.digits(one.candidates), text.cells(one.candidates), text.cells(other.candidates));
}

/// Returns what the bases and covers of a fish say, without its fins.
QString fishText(const StepTerms &text, const Step &step)
{
    return PatternWords::tr("In %1 all places for %2 are in %3")
        .arg(text.houses(step, HouseRole::Base), text.digits(step.eliminations),
             text.houses(step, HouseRole::Cover));
}

} // namespace

QString oneBecause(const StepTerms &text, const std::vector<Candidate> &candidates, const QString &why)
{
    if (areCellsOfOneDigit(candidates))
        return PatternWords::tr("One of %1 is %2, because %3")
            .arg(text.cells(candidates), text.digits(candidates), why);
    return PatternWords::tr("%1, because %2").arg(eitherText(text, candidates), why);
}

QString krakenFishText(const StepTerms &text, const Step &step)
{
    const std::vector<Candidate> arms = candidatesOf(step, {Role::Pincer});
    if (!arms.empty())
        return PatternWords::tr("The fish for %1 in %2 makes %3")
            .arg(text.digits(arms), text.houses(step, HouseRole::Base), oneText(text, arms));
    return PatternWords::tr("%1, except for %2")
        .arg(fishText(text, step), text.cells(candidatesOf(step, {Role::Fin, Role::EndoFin})));
}

QString fishWhy(const StepTerms &text, const Step &step)
{
    const QString all = fishText(text, step);
    const std::vector<Candidate> fins = candidatesOf(step, {Role::Fin, Role::EndoFin});
    if (fins.empty())
        return all;
    const QString sentence = fins.size() == 1 ? PatternWords::tr("%1, except for the fin %2, which sees %3")
                                              : PatternWords::tr("%1, except for the fins %2, which see %3");
    return sentence.arg(all, text.cells(fins), text.cells(step.eliminations));
}

QString pincersWhy(const StepTerms &text, const Step &step)
{
    const std::vector<Candidate> pincers = candidatesOf(step, {Role::Pincer});
    if (!step.chains.empty())
        return oneBecause(text, pincers, text.chain(step.chains.front()));
    const std::vector<Candidate> pattern = candidatesOf(step, {Role::Pattern});
    return oneBecause(text, pincers,
                      PatternWords::tr("otherwise only %1 would be left for %2")
                          .arg(text.digits(pattern), text.cells(pattern)));
}

QString loopWhy(const StepTerms &text, const Step &step)
{
    if (!candidatesOf(step, {Role::Pincer}).empty())
        return pincersWhy(text, step);
    const ChainLink &first = step.chains.front().front();
    const ChainLink &last = step.chains.front().back();
    const QString chain = text.chain(step.chains.front());
    if (first.isFromOn == last.isToOn)
        return PatternWords::tr("One end of each link in this loop is true: %1").arg(chain);
    return PatternWords::tr("%1 contradicts itself: %2").arg(text.node(first.from, first.isFromOn), chain);
}

QString almostLockedWhy(const StepTerms &text, const Step &step)
{
    QStringList restricted;
    QStringList conclusions;
    for (const EvidenceGroup &group : step.groups) {
        if (group.role == Role::Restricted)
            restricted +=
                PatternWords::tr("%1 and %2 cannot both have %3")
                    .arg(QChar('A' + group.index), QChar('B' + group.index), text.digits(group.candidates));
        if (group.role == Role::Pincer)
            conclusions += oneText(text, group.candidates);
    }
    const QString sets = PatternWords::tr("Almost locked sets %1").arg(almostLockedSets(text, step));
    if (conclusions.empty())
        return PatternWords::tr("%1: %2, so that each of their other digits stays in its set")
            .arg(sets, listText(restricted));
    return PatternWords::tr("%1: %2, so %3").arg(sets, listText(restricted), listText(conclusions));
}

QString sueDeCoqWhy(const StepTerms &text, const Step &step)
{
    const std::vector<Candidate> all = candidatesOf(step, {Role::Pattern, Role::AlmostLocked});
    return PatternWords::tr("The digits %1 just fill %2, and none of them can be there twice")
        .arg(text.digits(all), text.cells(all));
}

QString exchangeWhy(const StepTerms &text, const Step &step)
{
    const std::vector<Candidate> pattern = candidatesOf(step, {Role::Pattern});
    const std::vector<Candidate> others = candidatesOf(step, {Role::Fin});
    const std::vector<Candidate> subset = candidatesOf(step, {Role::AlmostLocked});
    const bool isWithin = std::ranges::all_of(conclusionOf(step), [&](const Candidate &candidate) {
        return std::ranges::find(pattern, candidate.cell, &Candidate::cell) != pattern.end();
    });
    const QString exchange =
        PatternWords::tr("%1 in %2 could change places, and there would be a second solution")
            .arg(text.digits(pattern), text.cells(pattern));
    if (others.empty() || isWithin)
        return PatternWords::tr("Otherwise %1").arg(exchange);
    const QString sentence = oneBecause(text, others, PatternWords::tr("otherwise %1").arg(exchange));
    if (subset.empty())
        return sentence;
    return PatternWords::tr("%1; with %2 in %3 they make a locked set")
        .arg(sentence, text.digits(subset), text.cells(subset));
}

QString universalGraveWhy(const StepTerms &text, const Step &step)
{
    const std::vector<Candidate> pattern = candidatesOf(step, {Role::Pattern});
    return PatternWords::tr(
               "Without %1 in %2 each open cell would have two digits, and each digit two places: "
               "there would be a second solution")
        .arg(text.digits(pattern), text.cells(pattern));
}

QString simpleColoursWhy(const StepTerms &text, const Step &step)
{
    const EvidenceGroup &one = step.groups[0];
    const EvidenceGroup &other = step.groups[1];
    const QString either = eitherColour(text, one, other);
    const Candidate &eliminated = step.eliminations.front();
    for (const EvidenceGroup *colour : {&one, &other})
        if (std::ranges::find(colour->candidates, eliminated) != colour->candidates.end())
            return PatternWords::tr("%1, and two of %2 see each other")
                .arg(either, text.cells(colour->candidates));
    return PatternWords::tr("%1, and %2 would see it in both cases")
        .arg(either, text.cells(step.eliminations));
}

QString multiColoursWhy(const StepTerms &text, const Step &step)
{
    return PatternWords::tr("%1; and %2; some of the former see some of the latter")
        .arg(eitherColour(text, step.groups[0], step.groups[1]),
             eitherColour(text, step.groups[2], step.groups[3]));
}

QString remotePairWhy(const StepTerms &text, const Step &step)
{
    return PatternWords::tr("%1 alternate in %2, and %3 would see both of them")
        .arg(text.digits(step.groups[0].candidates), text.cells(step.groups[0].candidates),
             text.cells(step.eliminations));
}

QString deathBlossomWhy(const StepTerms &text, const Step &step)
{
    return PatternWords::tr(
               "Each digit of %1 takes a digit from one of the almost locked sets %2, which then "
               "needs all its others: one of %3 has %4")
        .arg(text.cells(candidatesOf(step, {Role::Pattern})), almostLockedSets(text, step),
             text.cells(candidatesOf(step, {Role::Pincer})), text.digits(step.eliminations));
}

QString alignedExclusionWhy(const StepTerms &text, const Step &step)
{
    const QString cells = text.cells(candidatesOf(step, {Role::Pattern}));
    const std::vector<Candidate> excluders = candidatesOf(step, {Role::AlmostLocked});
    if (excluders.empty())
        return PatternWords::tr("Any way to fill %1 with one of these would have a digit twice").arg(cells);
    return PatternWords::tr(
               "Any way to fill %1 with one of these would have a digit twice, or leave no digit "
               "for one of %2")
        .arg(cells, text.cells(excluders));
}

QString universalGravesWhy(const StepTerms &text, const Step &step)
{
    const std::vector<Candidate> subset = candidatesOf(step, {Role::AlmostLocked});
    const QString sentence =
        oneBecause(text, candidatesOf(step, {Role::Fin}),
                   PatternWords::tr("otherwise each open cell would have two digits, and each digit two "
                                    "places, and there would be a second solution"));
    if (subset.empty())
        return sentence;
    return PatternWords::tr("%1; with %2 in %3 they make a locked set")
        .arg(sentence, text.digits(subset), text.cells(subset));
}

} // namespace sudoku
