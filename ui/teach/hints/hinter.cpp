#include "ui/teach/hints/hinter.h"

#include "core/board/clues.h"
#include "core/board/rule.h"
#include "core/formats/entrypuzzle.h"
#include "core/hints/rulemarks.h"
#include "core/hints/techniques.h"
#include "ui/ask/solving/computation.h"
#include "ui/ask/verdict/conclusiontext.h"
#include "ui/ask/verdict/conflictreporter.h"
#include "ui/ask/verdict/messenger.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/teach/hints/boardsteps.h"
#include "ui/teach/hints/techniquesdialog.h"
#include "ui/teach/steps/techniquechoice.h"
#include "ui/text/halttext.h"
#include "ui/text/steptext.h"

namespace sudoku {

Hinter::Hinter(const Parts &parts, Settings &settings, QObject *parent)
    : Question(parts, parent),
      m_settings(settings)
{
    document().setRuleCandidates(
        [memo = Memo()](const Board &board) { return candidatesByRules(board, memo); });
    connect(&document(), &Document::boardChanged, this, &Hinter::forget);
    connect(&answers(), &Answers::concluded, this, &Hinter::forget); // which lights up something else
    connect(&answers(), &Answers::foundSoFar, this, &Hinter::forget);
}

void Hinter::connectCommands(const CommandActions &actions)
{
    actions.on(Command::Hint, this, [this] { ask(); });
    actions.on(Command::FillCandidates, this, [this] { fillCandidates(); });
    actions.on(Command::Techniques, this, [this] { chooseTechniques(); });
}

void Hinter::ask()
{
    view().finishNumber();
    if (m_firstHandler && m_firstHandler())
        return;
    if (!m_found) {
        m_wanted = nullptr;
        search(chosenTechniques(m_settings));
        return;
    }
    m_depth = m_depth == HintDepth::Where ? HintDepth::What : HintDepth::Step;
    tellStep();
}

void Hinter::askFor(const Technique &technique)
{
    view().finishNumber();
    m_wanted = &technique;
    search({{&finderOf(technique), true}});
}

void Hinter::search(const LadderChoice &techniques)
{
    emit begun();
    end();
    const Board asked = withPuzzleAsGivens(document().board());
    const auto work = [asked, options = options(), techniques,
                       order = chosenStepOrder(m_settings)](const std::stop_token &stop, const Progress &) {
        return findHint(asked, techniques, options, stop, order);
    };
    computation().start(tr("Looking for a hint"), work,
                        [this, asked](const OrHalt<Hint> &hint) { tell(asked, hint); });
}

void Hinter::tell(const Board &asked, const OrHalt<Hint> &hint)
{
    if (!hint) {
        const Halt halt = hint.error();
        say(halt == Halt::Stopped ? Message{.text = tr("The search for a hint was stopped.")}
                                  : Message{Message::Kind::Problem, haltSentence(halt)});
        return;
    }
    std::visit(Overloaded{
                   [&](const Step &step) {
                       m_openings = step.technique->traits.asksSolver ? 0 : hint->openings;
                       take({step, *hint->position, asked.puzzle}, hint->isUnique);
                   },
                   [&](const WrongEntries &wrong) { tellWrongEntries(wrong.cells); },
                   [&](const WrongMarks &wrong) { tellWrongMarks(wrong.cells); },
                   [&](HintObstacle obstacle) { tellObstacle(obstacle); },
               },
               hint->answer);
}

/// Tells where a step is, or all of it if it is of the technique that is looked for.
void Hinter::take(const FoundStep &found, bool isUnique)
{
    if (m_wanted && !isKindOf(*found.step.technique, *m_wanted)) { // a step of Sudoku Explainer
        tellObstacle(HintObstacle::NoTechnique);
        return;
    }
    m_found = found;
    m_depth = m_wanted ? HintDepth::Step : HintDepth::Where;
    emit stepFound();
    tellStep(isUnique && beginSolving() ? tr("Digits that you type are entries now.") : QString());
}

/// Lets the user, who asks for the first hint about a puzzle that is complete, type entries. Returns whether
/// givens were typed before.
bool Hinter::beginSolving()
{
    const bool typedGivens = document().role() == DigitRole::Given;
    document().setRole(DigitRole::Entry);
    return typedGivens;
}

/// Says the step as far as the user has asked for it, and \a more behind it.
void Hinter::tellStep(const QString &more)
{
    const bool isWhole = m_depth == HintDepth::Step;
    const QString hint = hintText(*m_found, symbols(), m_depth);
    QStringList sentences{isWhole ? tr("%1 Enter applies it.").arg(hint) : hint};
    if (m_depth == HintDepth::Where && m_openings > 0)
        sentences += openingsText(m_openings);
    sentences += more;
    sentences.removeAll(QString());
    const QString text = sentences.join(QLatin1Char(' '));
    const Offer offer =
        isWhole ? Offer{tr("Apply"), [this] { apply(); }} : Offer{tr("More"), [this] { ask(); }};
    const Technique *technique = m_found->step.technique;
    const Offer page{tr("Learn This"), [this, technique] { emit learnRequested(*technique); }};
    highlight(
        hintFindings(*m_found, symbols(), m_depth),
        {.text = text, .offer = offer, .spoken = text, .link = m_depth == HintDepth::Where ? Offer() : page});
    if (isWhole)
        view().setFocus(); // which gets Enter
}

const Technique *Hinter::namedTechnique() const
{
    return m_found && m_depth != HintDepth::Where ? m_found->step.technique : nullptr;
}

void Hinter::tellWrongEntries(const std::vector<Cell> &cells)
{
    std::vector<CellChange> changes;
    for (const Cell cell : cells)
        changes.push_back({cell, document().board().entries[cell], noDigit});
    highlight({.reasons = cells, .reasonMeaning = tr("wrong")},
              {Message::Kind::Problem, wrongText(document().geometry(), cells),
               changeOffer(tr("Clear It/Them", nullptr, static_cast<int>(cells.size())), changes)});
}

void Hinter::tellWrongMarks(const std::vector<Cell> &cells)
{
    highlight({.reasons = cells, .reasonMeaning = tr("wrong pencil marks")},
              {Message::Kind::Problem,
               wrongMarksText(document().geometry(), cells),
               {tr("Correct Marks"), [this, cells] { correctMarks(cells); }}});
}

void Hinter::correctMarks(const std::vector<Cell> &cells)
{
    const Board before = document().board();
    const Board after = withMarksCorrected(before, Position(before), cells);
    const auto message = [this] {
        return Message{.text = tr("The pencil marks are corrected."),
                       .offer = {tr("Next Hint"), [this] { ask(); }}};
    };
    document().edit(after, tr("Correct Marks"), {.message = message});
}

void Hinter::tellObstacle(HintObstacle obstacle)
{
    say(message(obstacle));
}

Message Hinter::message(HintObstacle obstacle)
{
    switch (obstacle) {
    case HintObstacle::NoSolution:
        if (conflicts().hasConflict())
            return conflicts().message(tr("The puzzle has no solution."));
        return {Message::Kind::Problem, tr("The puzzle has no solution."), {tr("Explain"), [this] {
                                                                                emit explanationRequested();
                                                                            }}};
    case HintObstacle::Solved:
        return Messenger::solved(document().board());
    case HintObstacle::NoTechnique:
        if (m_wanted)
            return {.text = tr("%1: nothing on the board as it stands.").arg(techniqueName(*m_wanted))};
        return {Message::Kind::Problem,
                tr("No technique that is switched on gives a step."),
                {tr("Techniques…"), [this] { chooseTechniques(); }}};
    case HintObstacle::SeveralSolutions:
        break;
    }
    const Board &board = document().board();
    if (isBlank(board))
        return {.text = tr("Type in a puzzle first.")};
    return {Message::Kind::Problem,
            tr("No further step follows: there is more than one solution."),
            {tr("Show Two Solutions"), [this] { emit checkRequested(); }}};
}

void Hinter::highlight(const BoardFindings &findings, const Message &message)
{
    Message named = message;
    named.handle = m_message = MessageHandle::next();
    view().setFindings(BoardLayer::Hint, findings);
    say(named);
}

void Hinter::say(const Message &message)
{
    emit answers().answered(document().board(), [message] { return message; });
}

void Hinter::apply()
{
    if (!m_found || m_depth != HintDepth::Step)
        return;
    const FoundStep found = *m_found; // the edit ends the hint
    const Board after = withStep(document().board(), found.position, found.step);
    StepDetails details{.role = DigitRole::Entry};
    if (!isFull(after)) // which has a message of its own
        details.message =
            [this, text = conclusionText(document().geometry(), symbols(), found.step, Notation::Window)] {
                return Message{.text = tr("Applied: %1.").arg(text),
                               .offer = {tr("Next Hint"), [this] { ask(); }}};
            };
    document().edit(after, tr("Apply Hint"), details);
}

void Hinter::end()
{
    if (!isShown())
        return;
    const MessageHandle message = m_message;
    forget();
    emit ended(message);
}

void Hinter::forget()
{
    m_found.reset();
    m_message = {};
    view().setFindings(BoardLayer::Hint, {});
}

void Hinter::chooseTechniques()
{
    TechniquesDialog dialog(m_settings, view().window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    end(); // the next hint is another one
    emit techniquesChosen();
}

void Hinter::fillCandidates()
{
    const Board asked = document().board();
    const auto work = [asked, memo = options().memo](const std::stop_token &stop, const Progress &) {
        const std::optional<Position> position = Position::of(asked, memo, stop);
        return position ? std::optional(withoutForbidden(*position)) : std::nullopt;
    };
    computation().start(tr("Filling in candidates"), work, [this](const std::optional<Position> &position) {
        if (position)
            document().edit(withCandidates(document().board(), *position, view().editor().inputMode()),
                            tr("Fill in Candidates"));
    });
}

} // namespace sudoku
