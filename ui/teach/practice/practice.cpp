#include "ui/teach/practice/practice.h"

#include "core/board/clues.h"
#include "core/hints/markedposition.h"
#include "core/hints/practice.h"
#include "core/solve/guesssearch.h"
#include "ui/ask/solving/computation.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/files/filecontroller.h"
#include "ui/teach/pages/techniquepages.h"
#include "ui/teach/practice/practicedialog.h"
#include "ui/text/steptext.h"
#include "ui/text/words.h"

#include <QPointer>
#include <QRandomGenerator>
#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

/// The first exercise, if one could be made, and what makes the others.
struct Beginning
{
    std::optional<Exercise> first;
    ExerciseMaker maker;
    bool isStopped;
};

/// As many exercises as it takes to learn a technique if all are found.
constexpr int exercisesOfPage = learnedAfter;

} // namespace

Practice::Practice(const Parts &parts, FileController &files, Settings &settings, QObject *parent)
    : Question(parts, parent),
      m_files(files),
      m_record(settings)
{
    connect(&view(), &BoardView::confirmed, this, &Practice::confirm);
    connect(&document(), &Document::boardChanged, this, &Practice::follow);
    connect(&answers(), &Answers::concluded, this, &Practice::clearHint);
    connect(&answers(), &Answers::foundSoFar, this, &Practice::clearHint);
}

Practice::~Practice() = default;

bool Practice::isActive() const
{
    return m_index < m_exercises.size();
}

const Exercise &Practice::exercise() const
{
    return m_exercises[m_index];
}

void Practice::connectCommands(const CommandActions &actions)
{
    actions.on(Command::Practise, this, [this] { choose(); });
}

void Practice::choose()
{
    PracticeDialog dialog(view().window());
    if (dialog.exec() == QDialog::Accepted)
        start(dialog.request());
}

void Practice::start(const PracticeRequest &request)
{
    SolveOptions options = this->options();
    options.maxGuesses = defaultGuesses;
    computation().start(
        tr("Making the first exercise"),
        [maker = ExerciseMaker(request, options)](const std::stop_token &stop, const Progress &) mutable {
            std::optional<Exercise> first = maker.next(stop);
            return Beginning{std::move(first), std::move(maker), stop.stop_requested()};
        },
        [this, request](const Beginning &made) {
            if (!made.first)
                say({Message::Kind::Problem, made.isStopped
                                                 ? tr("Stopped before there was an exercise.")
                                                 : tr("No puzzle with this technique was found.")});
            else if (isOnBoard() || m_files.mayReplace())
                begin(request, *made.first, made.maker);
        });
}

void Practice::practise(const TechniquePage &page)
{
    if (const auto request = practiceOf(page, exercisesOfPage, QRandomGenerator::global()->generate()))
        start(*request);
}

void Practice::begin(const PracticeRequest &request, const Exercise &first, const ExerciseMaker &others)
{
    m_isWaiting = false;
    m_request = request;
    m_technique = request.technique;
    m_isPartOnly = request.isPartOnly;
    m_exercises = {first};
    m_index = 0;
    m_results.clear();
    if (!m_modeBefore)
        m_modeBefore = view().editor().inputMode();
    makeOthers(others); // begins before the first is shown with the number of all
    showExercise();
}

/// Makes the exercises behind the first one in the background.
void Practice::makeOthers(ExerciseMaker maker)
{
    m_others.start(
        [maker = std::move(maker), self = QPointer(this)](const std::stop_token &stop,
                                                          const Progress &) mutable {
            while (std::optional<Exercise> exercise = maker.next(stop))
                Job::handOver(stop, [self, exercise = std::move(*exercise)] {
                    if (self)
                        self->take(exercise);
                });
            return true;
        },
        [this](bool) {
            emit exerciseChanged(); // their number is known
            if (m_isWaiting)
                next();
        });
}

void Practice::take(const Exercise &exercise)
{
    m_exercises.push_back(exercise);
    if (m_isWaiting)
        next();
}

/// Returns how many exercises there will be, as far as that is known.
int Practice::count() const
{
    return m_others.isRunning() ? m_request->count : static_cast<int>(m_exercises.size());
}

/// Returns the board of the exercise with the candidates that the player sees.
Board Practice::shownBoard() const
{
    Board board = exercise().board;
    if (!m_isPartOnly)
        return board;
    CellSet part(board.entries.cellCount());
    const auto rules = RuleIndex::of(board.puzzle);
    for (const Step &step : exercise().steps)
        part |= cellsOfStep(step, *rules);
    for (Cell cell = 0; cell < board.entries.cellCount(); ++cell)
        if (!part.contains(cell))
            board.centreMarks[cell] = {};
    return board;
}

void Practice::showExercise()
{
    m_depth = HintDepth::Where;
    m_isHelped = false;
    m_isGivenAway = false;
    m_isFound = false;
    m_files.openExercise(shownBoard());
    document().setRole(DigitRole::Entry);
    view().editor().setInputMode(placesDigits() ? InputMode::Value : InputMode::CentreMark);
    emit exerciseChanged();
}

bool Practice::isOnBoard() const
{
    return isActive() && document().board().puzzle == exercise().board.puzzle;
}

/// Returns whether a digit is entered to solve the exercise, not a candidate removed.
bool Practice::placesDigits() const
{
    return std::ranges::all_of(exercise().steps, [](const Step &step) { return !step.placements.empty(); });
}

QString Practice::title() const
{
    if (!isOnBoard())
        return {};
    return tr("Exercise %1 of %2: %3").arg(m_index + 1).arg(count()).arg(techniqueName(*m_technique));
}

std::optional<Offer> Practice::goOn()
{
    if (!isOnBoard())
        return {};
    return m_isFound ? nextOffer() : hintOffer();
}

Message Practice::task()
{
    if (!isOnBoard())
        return {};
    if (m_isWaiting)
        return waitingMessage();
    if (hasHelpOfSolve(document().board()))
        return solvedMessage();
    const QString todo =
        placesDigits() ? tr("%1. Enter a digit that it places.")
                       : tr("%1. Remove a candidate that it excludes: click its cell and type the digit.");
    const QString done = ticks();
    const QString text = todo.arg(title());
    const QString before = m_index == 0 ? m_boardBefore() : QString();
    const QString more = before.isEmpty() ? QString() : QLatin1Char(' ') + before;
    return {.text = (done.isEmpty() ? text : tr("%1 (so far %2)").arg(text, done)) + more,
            .offer = hintOffer(),
            .spoken = text + more,
            .link = pageOffer(),
            .exit = exitOffer()};
}

/// Returns a sign for each exercise before this one: whether it was found without help.
QString Practice::ticks() const
{
    QString signs;
    for (std::size_t i = 0; i < std::min(m_index, m_results.size()); ++i)
        signs += m_results[i] ? QChar(0x2713) : QChar(0x25CB); // a tick, an open circle
    return signs;
}

Offer Practice::pageOffer()
{
    return {tr("Learn This"), [this, technique = m_technique] { emit learnRequested(*technique); }};
}

void Practice::noteHelp()
{
    m_isHelped = true;
    clearHint();
}

void Practice::clearHint()
{
    view().setFindings(BoardLayer::Exercise, {});
}

Offer Practice::hintOffer()
{
    return {tr("Give a Hint"), [this] { hint(); }};
}

/// Lets Enter go on when the exercise is over.
void Practice::confirm()
{
    if (isOnBoard() && (m_isFound || m_isGivenAway))
        next();
}

void Practice::noteResult(bool isFoundAlone)
{
    if (m_results.size() > m_index)
        return; // it counts once
    m_results.push_back(isFoundAlone);
    m_record.note(*m_technique, isFoundAlone);
}

void Practice::next()
{
    if (!isActive())
        return;
    noteResult(false); // unless it was found
    clearHint();
    m_isWaiting = false;
    if (m_index + 1 < m_exercises.size()) {
        ++m_index;
        showExercise();
        return;
    }
    if (!isLast()) {
        m_isWaiting = true;
        say(waitingMessage());
        return;
    }
    const Message result = resultMessage();
    document().undoStack().setClean(); // an exercise is not asked about: it can be made again
    end();
    say(result);
}

Message Practice::waitingMessage()
{
    return {.text = tr("The next exercise is being made …"), .exit = exitOffer()};
}

/// Returns what was found of all exercises, and how to go on.
Message Practice::resultMessage()
{
    const auto found = std::ranges::count(m_results, true);
    const auto again = [this, request = *m_request] {
        PracticeRequest next = request;
        next.request.seed = QRandomGenerator::global()->generate();
        start(next);
    };
    return {.kind = Message::Kind::Answer,
            .text = tr("Practice finished. Found without help: %1 of %2.").arg(found).arg(m_exercises.size()),
            .offer = {tr("What Comes Next"), [this] { emit nextRequested(); }},
            .link = {tr("Practise Again"), again},
            .exit = exitOffer()};
}

void Practice::end()
{
    if (isActive() && m_isHelped)
        noteResult(false); // whoever has seen the step and leaves has missed it
    m_others.cancel();
    m_isWaiting = false;
    m_exercises.clear();
    m_index = 0;
    if (m_modeBefore)
        view().editor().setInputMode(*std::exchange(m_modeBefore, {}));
    emit exerciseChanged();
}

/// Judges the board after each change. Another puzzle ends the practice.
void Practice::follow()
{
    if (!isActive())
        return;
    if (!isOnBoard()) {
        end();
        return;
    }
    if (hasHelpOfSolve(document().board())) {
        noteHelp();
        say(solvedMessage());
        return;
    }
    const ExerciseVerdict verdict = judge(exercise(), document().board());
    if (verdict.kind == ExerciseVerdict::Kind::Nothing)
        return;
    if (verdict.kind == ExerciseVerdict::Kind::Found && !m_isFound) {
        m_isFound = true;
        noteResult(!m_isHelped);
    }
    say(verdictMessage(verdict));
}

Message Practice::solvedMessage()
{
    return {.text = tr("Solve filled in the board, which is no answer to the exercise."),
            .offer = {tr("Undo"), [this] { document().undoStack().undo(); }},
            .exit = exitOffer()};
}

Message Practice::verdictMessage(const ExerciseVerdict &verdict)
{
    const Offer undo{tr("Undo"), [this] { document().undoStack().undo(); }};
    const QString technique = techniqueName(*m_technique);
    switch (verdict.kind) {
    case ExerciseVerdict::Kind::Wrong:
        return {.kind = Message::Kind::Problem,
                .text = tr("No: that is wrong for %1.").arg(cellsText(document().geometry(), verdict.wrong)),
                .offer = undo,
                .exit = exitOffer()};
    case ExerciseVerdict::Kind::Other:
        return {.kind = Message::Kind::Problem,
                .text = tr("That is true, but it does not follow by this technique (%1).").arg(technique),
                .offer = undo,
                .exit = exitOffer()};
    case ExerciseVerdict::Kind::Found: {
        const Position position = markedPosition(exercise().board);
        const StepText text(exercise().board.puzzle, position.rules(), symbols(), Notation::Window);
        return {.kind = Message::Kind::Answer,
                .text = tr("Right. %1. Enter goes on.").arg(text.whole(*verdict.step)),
                .offer = nextOffer(),
                .exit = exitOffer()};
    }
    case ExerciseVerdict::Kind::Nothing:
        break;
    }
    return {};
}

Offer Practice::nextOffer()
{
    return {isLast() ? tr("Finish") : tr("Next Exercise"), [this] { next(); }};
}

Offer Practice::exitOffer()
{
    return {tr("End (Esc)"), [this] { emit leaveRequested(); }};
}

bool Practice::hint()
{
    if (!isOnBoard())
        return false;
    emit aboutToHint();
    const ExerciseVerdict verdict = judge(exercise(), document().board());
    using enum ExerciseVerdict::Kind;
    if (verdict.kind == Found)
        say(verdictMessage(verdict));
    else
        tellHint(verdict.kind == Wrong ? takeBack(verdict.wrong) : QString());
    return true;
}

/// Brings back what the exercise shows in \a cells, which have lost their digits. Returns a sentence that
/// says so.
QString Practice::takeBack(const std::vector<Cell> &cells)
{
    const Board before = shownBoard();
    Board board = document().board();
    for (const Cell cell : cells) {
        board.entries.set(cell, noDigit);
        board.centreMarks[cell] = before.centreMarks[cell];
        board.cornerMarks[cell] = before.cornerMarks[cell];
    }
    document().edit(board, tr("Take Back"));
    return tr("Taken back: %1.").arg(cellsText(document().geometry(), cells));
}

/// Tells one stage more of the step, behind the sentence \a before.
void Practice::tellHint(const QString &before)
{
    const FoundStep found{exercise().steps.front(), markedPosition(exercise().board),
                          exercise().board.puzzle};
    const HintDepth depth = m_depth;
    const bool isAll = depth == HintDepth::Step;
    m_depth = depth == HintDepth::Where ? HintDepth::What : HintDepth::Step;
    m_isHelped = m_isHelped || isAll;
    m_isGivenAway = m_isGivenAway || isAll;
    view().setFindings(BoardLayer::Exercise, hintFindings(found, symbols(), depth));
    const QString hint = hintText(found, symbols(), depth);
    const QString text = before.isEmpty() ? hint : before + QLatin1Char(' ') + hint;
    say({.text = text,
         .offer = isAll ? nextOffer() : Offer{tr("More"), [this] { this->hint(); }},
         .spoken = text,
         .link = pageOffer(),
         .exit = exitOffer()});
}

void Practice::say(const Message &message)
{
    emit answers().answered(document().board(), [message] { return message; });
}

} // namespace sudoku
