#include "ui/ask/verdict/storyconclusions.h"

#include "ui/ask/verdict/evidencenotes.h"
#include "ui/ask/verdict/stepfindings.h"
#include "ui/text/storywords.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <algorithm>

namespace sudoku {
namespace {

StoryText textOf(const Puzzle &puzzle, const SymbolSet &symbols, const Story &story)
{
    return {puzzle, story.start.rules(), symbols, Notation::Window};
}

/// Shows the candidates of \a position, and digits that steps have placed as the only candidates of their
/// cells.
std::vector<DigitSet> shownCandidates(const Position &position)
{
    std::vector<DigitSet> candidates;
    for (Cell cell = 0; cell < position.rules().cellCount(); ++cell) {
        const bool isPlaced = !position.isOpen(cell) && !position.isGiven(cell);
        candidates.push_back(isPlaced ? DigitSet{position.digitAt(cell)} : position.candidates(cell));
    }
    return candidates;
}

/// Returns the clues of \a facts with the number of their fact.
std::vector<NumberedClues::Clue> numberedClues(const std::vector<StoryFact> &facts)
{
    std::vector<NumberedClues::Clue> clues;
    for (int step = 1; step <= std::ssize(facts); ++step) {
        for (const Exclusion &exclusion : facts[step - 1].by) {
            NumberedClues::Clue &clue = clues.emplace_back(NumberedClues::Clue{exclusion.by.cell, step});
            for (const Candidate &excluded : exclusion.excluded)
                clue.ruledOut.push_back(excluded.cell);
        }
        for (const Cell cell : facts[step - 1].filled)
            clues.push_back({cell, step});
    }
    return clues;
}

BoardFindings endFindings(const StoryText &text, const Position &position, const PlainContradiction &end)
{
    BoardFindings findings;
    const ContradictionEvidence evidence = evidenceOf(position, end);
    std::vector<Candidate> struck = evidence.eliminated;
    for (const Exclusion &exclusion : evidence.exclusions) {
        findings.reasons.push_back(exclusion.by.cell);
        struck.insert(struck.end(), exclusion.excluded.begin(), exclusion.excluded.end());
    }
    if (const auto *violation = std::get_if<Violation>(&end))
        findings.reasons = violation->cells;
    std::ranges::sort(findings.reasons);
    std::ranges::sort(struck);
    if (struck.empty()) {
        findings.reasonOutlines.push_back(cellsOf(position.rules(), end));
        return findings;
    }
    findings.numbered = {.without = cellsOf(position.rules(), end),
                         .clues = numberedClues(text.facts(position, end))};
    const bool isOfOneDigit = std::holds_alternative<contradiction::NoPlace>(end);
    (isOfOneDigit ? findings.numbered.struck : findings.evidence.eliminations) = std::move(struck);
    return findings;
}

std::vector<Constraint> rulesOf(const Puzzle &puzzle, const StoryPart &part)
{
    std::vector<Constraint> rules;
    if (const auto *step = std::get_if<Step>(&part.what))
        for (const int constraint : step->constraints)
            rules.push_back(puzzle.constraints[constraint]);
    return rules;
}

/// Returns what \a part says below its title, a fact each.
QStringList linesOf(const StoryText &text, const StoryPart &part)
{
    QStringList lines;
    if (const auto *end = std::get_if<PlainContradiction>(&part.what))
        for (const QString &fact : text.evidence(part.before, *end))
            lines += sentenceOf(fact);
    else if (const QString reason = text.reason(part); !reason.isEmpty())
        lines += withCapital(reason);
    return lines;
}

} // namespace

bool isSeenAtOnce(const Story &story)
{
    const Argument &argument = story.argument;
    return argument.isWhole() && argument.end && argument.steps.empty()
           && (std::holds_alternative<contradiction::NoDigit>(*argument.end)
               || std::holds_alternative<contradiction::NoPlace>(*argument.end)
               || std::holds_alternative<contradiction::TotalBroken>(*argument.end));
}

bool isBrokenRule(const Story &story)
{
    const Argument &argument = story.argument;
    return argument.end && argument.steps.empty() && std::holds_alternative<Violation>(*argument.end);
}

Conclusion withStory(Conclusion conclusion, const Subject &subject, const SymbolSet &symbols,
                     const Story &story)
{
    const Argument &argument = story.argument;
    const int count = lengthOf(argument);
    if (!argument.isWhole() || count == 0)
        return conclusion;
    const Puzzle puzzle = subject.puzzle();
    conclusion.lines +=
        argument.end
            ? Conclusions::tr("%n step(s) lead from them to a contradiction. %1.", nullptr, count)
                  .arg(textOf(puzzle, symbols, story).contradiction(*argument.end))
            : Conclusions::tr("%n step(s), with cases, lead from them to contradictions.", nullptr, count);
    return conclusion;
}

Conclusion partConclusion(const Subject &subject, const SymbolSet &symbols, const Story &story,
                          const std::vector<StoryPart> &parts, std::size_t index)
{
    const Puzzle puzzle = subject.puzzle();
    const StoryText text = textOf(puzzle, symbols, story);
    const StoryPart &part = parts[index];
    const auto *end = std::get_if<PlainContradiction>(&part.what);
    const QString place = Conclusions::tr("Step %1 of %2").arg(index + 1).arg(parts.size());
    return {.kind = Conclusion::Kind::Problem,
            .title = parts.size() == 1 ? Conclusions::tr("Why there is no solution") : place,
            .headline = text.title(part),
            .about = subject.text(),
            .lines = linesOf(text, part),
            .findings = withPlacedDigits(partFindings(text, part, symbols), part.before),
            .rules = rulesOf(puzzle, part),
            .facts = end ? text.facts(part.before, *end) : std::vector<StoryFact>(),
            .closing = end ? text.conclusion(*end) : QString(),
            .fillsPanel = true};
}

BoardFindings partFindings(const StoryText &text, const StoryPart &part, const SymbolSet &symbols)
{
    BoardFindings findings;
    if (const auto *step = std::get_if<Step>(&part.what))
        findings = stepFindings(*step, part.before, symbols);
    if (const auto *assumed = std::get_if<Candidate>(&part.what))
        findings.evidence.placements = {*assumed};
    if (const auto *end = std::get_if<PlainContradiction>(&part.what))
        findings = endFindings(text, part.before, *end);
    if (findings.numbered.struck.empty()) // which stand alone in their cells
        findings.evidence.candidates = shownCandidates(part.before);
    findings.reasonMeaning = Conclusions::tr("part of the contradiction");
    StepEvidence spoken = findings.evidence;
    spoken.eliminations.insert(spoken.eliminations.end(), findings.numbered.struck.begin(),
                               findings.numbered.struck.end());
    findings.notes = evidenceNotes(spoken, part.before.rules().cellCount(), symbols);
    return findings;
}

QString contradictionSentence(const Puzzle &puzzle, const SymbolSet &symbols,
                              const std::vector<Reason> &reasons)
{
    QStringList texts;
    for (const Reason &reason : reasons)
        texts += reasonText(puzzle, symbols, reason);
    return Conclusions::tr("%1 contradict each other.").arg(listText(texts));
}

QString storyAsText(const Subject &subject, const SymbolSet &symbols, const Story &story)
{
    const Puzzle puzzle = subject.puzzle();
    QStringList lines{contradictionSentence(puzzle, symbols, story.reasons)};
    lines += StoryText(puzzle, story.start.rules(), symbols).lines(partsOf(story.start, story.argument));
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString plainContradictionText(const Puzzle &puzzle, const SymbolSet &symbols)
{
    const Position position(puzzle);
    const std::optional<PlainContradiction> found = findContradiction(position);
    return found ? StoryText(puzzle, position.rules(), symbols).part({*found, position}) : QString();
}

} // namespace sudoku
