#include "ui/teach/hints/stepnamer.h"

#include "core/formats/entrypuzzle.h"
#include "core/hints/markedposition.h"
#include "core/hints/namedstep.h"
#include "ui/ask/verdict/conclusiontext.h"
#include "ui/base/settings.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/text/steptext.h"

#include <utility>

namespace sudoku {
namespace {

constexpr Level maxLevel = Level::Hard; // harder steps are seldom what a player saw at once

/// Returns the one digit that \a after has more than \a before, or nothing if they differ in other digits
/// too.
std::optional<Candidate> enteredDigit(const Board &before, const Board &after)
{
    if (before.puzzle != after.puzzle)
        return {};
    std::optional<Candidate> entered;
    for (Cell cell = 0; cell < after.entries.cellCount(); ++cell) {
        if (before.entries[cell] == after.entries[cell])
            continue;
        if (entered || before.entries[cell] != noDigit)
            return {};
        entered = {cell, after.entries[cell]};
    }
    return entered;
}

} // namespace

StepNamer::StepNamer(const Parts &parts, QObject *parent)
    : Question(parts, parent),
      m_before(document().board())
{
    connect(&document(), &Document::explained, this, [this] { m_isExplained = true; });
    connect(&document(), &Document::boardChanged, this, &StepNamer::follow);
}

void StepNamer::connectCommands(const CommandActions &actions, Settings &settings)
{
    actions.connectOption(Command::NameSteps, settings, Option::NamesSteps, this,
                          [this](bool isOn) { setOn(isOn); });
}

void StepNamer::setOn(bool isOn)
{
    m_isOn = isOn;
    m_before = document().board();
    m_job.cancel();
}

void StepNamer::follow()
{
    const bool isExplained = std::exchange(m_isExplained, false);
    if (!m_isOn)
        return;
    m_job.cancel();
    const Board before = std::exchange(m_before, document().board());
    if (isExplained || isFull(m_before) || !document().violations().empty())
        return;
    if (const std::optional<Candidate> placed = enteredDigit(before, m_before);
        placed && !m_before.isFromSolve[placed->cell])
        name(before, *placed);
}

void StepNamer::name(const Board &before, const Candidate &placed)
{
    const auto work = [asked = withPuzzleAsGivens(before),
                       placed](const std::stop_token &stop, const Progress &) -> std::optional<NamedStep> {
        const std::optional<Position> start = Position::of(asked, {}, stop);
        if (!start)
            return {};
        const Position position = markedPosition(asked, *start);
        return namedStep(position, placed, withoutUniqueness(defaultLadder(position.rules())), maxLevel,
                         stop);
    };
    m_job.start(work, [this](const std::optional<NamedStep> &step) {
        if (step)
            emit answers().answered(document().board(),
                                    [text = foundText(*step)] { return Message{.text = text}; });
    });
}

QString foundText(const NamedStep &step)
{
    return step.before ? StepNamer::tr("Found: %1, then %2.")
                             .arg(techniqueName(*step.before), techniqueName(*step.technique))
                       : StepNamer::tr("Found: %1.").arg(techniqueName(*step.technique));
}

} // namespace sudoku
