#include "ui/teach/hints/walkthroughviewer.h"

#include "core/formats/entrypuzzle.h"
#include "core/hints/openings.h"
#include "ui/ask/solving/computation.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/ask/verdict/conclusiontext.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/teach/hints/boardsteps.h"
#include "ui/teach/lessons/lessonexport.h"
#include "ui/teach/lessons/reasonlesson.h"
#include "ui/teach/lessons/techniquelesson.h"
#include "ui/teach/steps/hinttext.h"
#include "ui/teach/steps/lessonstep.h"
#include "ui/teach/steps/techniquechoice.h"
#include "ui/teach/steps/walkthroughtext.h"
#include "ui/text/halttext.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>

#include <utility>

namespace sudoku {
/// Starts a computation that ends when the walkthrough is closed.
template <typename Work, typename Done>
void WalkthroughViewer::compute(const QString &what, Work work, Done done)
{
    m_isComputing = true;
    computation().start(what, std::move(work), [this, done = std::move(done)](const auto &answer) {
        m_isComputing = false;
        done(answer);
    });
}

WalkthroughViewer::WalkthroughViewer(const Parts &parts, const Settings &settings, QObject *parent)
    : Question(parts, parent),
      m_settings(settings),
      m_panel(new WalkthroughPanel)
{
    m_panel->hide();
    connect(&document(), &Document::boardChanged, this, &WalkthroughViewer::close);
    connect(&answers(), &Answers::concluded, this, &WalkthroughViewer::close);
    connect(&answers(), &Answers::foundSoFar, this, &WalkthroughViewer::close);
    connect(&view(), &BoardView::symbolsChanged, this, &WalkthroughViewer::refresh);
    connect(&m_steps, &WalkthroughSteps::listingChanged, this, &WalkthroughViewer::showListing);
    connect(&m_steps, &WalkthroughSteps::ratingChanged, this, &WalkthroughViewer::showRatings);
    connect(&m_steps, &WalkthroughSteps::firstReasonFound, this, &WalkthroughViewer::showFirstReason);
    connectPanel();
}

void WalkthroughViewer::connectPanel()
{
    connect(m_panel, &WalkthroughPanel::stepChosen, this, &WalkthroughViewer::showChosen);
    connect(m_panel, &WalkthroughPanel::othersRequested, this, &WalkthroughViewer::findOthers);
    connect(m_panel, &WalkthroughPanel::pageRequested, this, [this] {
        if (const Technique *technique = techniqueOfStep())
            emit learnRequested(*technique);
    });
    connect(m_panel, &WalkthroughPanel::typed, this, [this] {
        emit message({Message::Kind::Problem, whyReadOnly()});
    });
    connect(m_panel, &WalkthroughPanel::playRequested, this, &WalkthroughViewer::goOnFromHere);
    connect(m_panel, &WalkthroughPanel::backRequested, this, &WalkthroughViewer::goBack);
    connect(m_panel, &WalkthroughPanel::continuationRequested, this, &WalkthroughViewer::continueIt);
    connect(m_panel, &WalkthroughPanel::copyRequested, this, &WalkthroughViewer::copy);
    connect(m_panel, &WalkthroughPanel::exportRequested, this, &WalkthroughViewer::exportAs);
    connect(m_panel, &WalkthroughPanel::ratingStopRequested, &m_steps, &WalkthroughSteps::stopRating);
    connect(m_panel, &WalkthroughPanel::orderChosen, this, [this](WalkthroughOrder order) {
        m_chosenOrder = order;
        choose(order);
    });
    connect(m_panel, &WalkthroughPanel::closed, this, &WalkthroughViewer::close);
    connect(&computation(), &Computation::runningChanged, m_panel, &WalkthroughPanel::setComputing);
}

void WalkthroughViewer::connectCommands(const CommandActions &actions)
{
    actions.on(Command::Walkthrough, this, [this] { ask(); });
}

QWidget *WalkthroughViewer::panel() const
{
    return m_panel;
}

void WalkthroughViewer::ask()
{
    view().finishNumber();
    if (isOpen()) {
        m_panel->focusList();
        return;
    }
    const Board asked = withPuzzleAsGivens(document().board());
    const auto work = [asked, options = options(), techniques = chosenTechniques(m_settings),
                       known = knownAlready(asked.puzzle)](const std::stop_token &stop,
                                                           const Progress &progress) {
        return walkThroughBoard(asked, options, stop, progress, techniques, known);
    };
    compute(tr("Walkthrough"), work, [this, asked](const WalkthroughAnswer &answer) { tell(asked, answer); });
}

void WalkthroughViewer::tell(const Board &asked, const WalkthroughAnswer &answer)
{
    if (!answer.check.verdict) {
        tellHalt(answer.check.verdict.error());
        return;
    }
    liveCheck().learn(asked.puzzle, answer.check);
    if (!answer.walkthrough)
        emit foundNone(HintObstacle::NoSolution);
    else if (answer.walkthrough->steps.empty() && answer.walkthrough->isSolved)
        emit foundNone(HintObstacle::Solved);
    else if (answer.walkthrough->steps.empty() && answer.walkthrough->isStopped)
        tellHalt(Halt::Stopped);
    else if (answer.walkthrough->isUnique)
        open(*answer.walkthrough, answer.check.solutions.front());
    else if (answer.walkthrough->steps.empty())
        emit foundNone(HintObstacle::SeveralSolutions);
    else
        open(*answer.walkthrough, std::nullopt);
}

void WalkthroughViewer::tellHalt(const Halt &halt)
{
    emit message(halt == Halt::Stopped ? Message{.text = tr("The walkthrough was stopped.")}
                                       : Message{Message::Kind::Problem, haltSentence(halt)});
}

/// Opens a walkthrough of a puzzle with a single \a solution, or with several.
void WalkthroughViewer::open(RatedWalkthrough walkthrough, const std::optional<Grid> &solution)
{
    emit begun();
    const bool hasTechniques = !walkthrough.steps.empty();
    const QString where =
        hasTechniques ? tr("The walkthrough is beside the board. Esc closes it.")
                      : tr("No technique that is switched on gives a step. These are the smallest reasons.");
    m_message = MessageHandle::next();
    emit message({.text = where,
                  .spoken = QStringList{headlineText(walkthrough), scaleText(walkthrough), where}.join(
                      QStringLiteral(". ")),
                  .handle = m_message});
    m_indexes = {};
    m_steps.open(std::move(walkthrough), solution);
    m_panel->setOrdersOffered(
        solution.has_value(),
        tr("Only a puzzle with exactly one solution has a smallest reason for each digit."));
    m_panel->show();
    if (!solution)
        choose(WalkthroughOrder::Techniques);
    else // every puzzle has reasons
        choose(hasTechniques ? m_chosenOrder : WalkthroughOrder::Reasons);
    m_steps.rate();
}

void WalkthroughViewer::choose(WalkthroughOrder order)
{
    m_steps.setOrder(order);
    m_others.reset();
    refresh();
    m_panel->focusList();
    if (order == WalkthroughOrder::Reasons)
        m_steps.findReasons();
}

void WalkthroughViewer::showRatings()
{
    m_panel->showRating(m_steps.ratingText(), m_steps.isRating());
}

void WalkthroughViewer::showFirstReason()
{
    if (m_steps.order() == WalkthroughOrder::Reasons && !m_others)
        m_panel->choose(index());
}

void WalkthroughViewer::continueIt()
{
    if (m_steps.order() == WalkthroughOrder::Reasons)
        m_steps.findReasons();
    else
        continueTechniques();
}

void WalkthroughViewer::continueTechniques()
{
    const auto work = [before = walkthrough()](const std::stop_token &stop, const Progress &progress) {
        return continued(before, stop, progress);
    };
    compute(tr("Walkthrough"), work, [this](const RatedWalkthrough &longer) {
        if (!isOpen())
            return;
        m_steps.lengthen(longer);
        refresh();
    });
}

void WalkthroughViewer::showChosen(int chosen)
{
    (m_others ? m_other : index()) = chosen;
    const Position position = shown().before(index());
    const Puzzle &puzzle = walkthrough().board.puzzle;
    view().showInstead(boardAt(puzzle, position), whyReadOnly());
    if (m_others) {
        const FoundStep found{m_others->steps[chosen], position, puzzle};
        view().setFindings(BoardLayer::Walkthrough, hintFindings(found, symbols(), HintDepth::Step));
        m_panel->showSentence(
            StepText(puzzle, position.rules(), symbols(), Notation::Window).wholeInLines(found.step)
                + QLatin1Char('.'),
            true);
    } else {
        view().setFindings(BoardLayer::Walkthrough, shown().findings(chosen, symbols()));
        m_panel->showSentence(shown().sentence(chosen, symbols()) + QLatin1Char('.'),
                              techniqueOfStep() != nullptr);
    }
    countOpenings();
    m_panel->speakSentence();
}

/// Says how many steps of the same difficulty there are at the chosen step, if there is one. Reasons have no
/// such levels, and the list of the other steps says it itself.
void WalkthroughViewer::countOpenings()
{
    m_openings.cancel();
    m_panel->showOpenings({});
    const auto at = static_cast<std::size_t>(index());
    if (m_others || m_steps.order() != WalkthroughOrder::Techniques || at >= walkthrough().steps.size())
        return;
    const auto work = [position = shown().before(at), ladder = ladderFor(walkthrough()),
                       level = walkthrough().steps[at].technique->level](const std::stop_token &stop,
                                                                         const Progress &) {
        return openingsAt(position, ladder, level, stop);
    };
    m_openings.start(work, [this](const std::optional<int> &count) {
        if (count && isOpen())
            m_panel->showOpenings(openingsText(*count));
    });
}

/// Makes the position before the step that is shown the player's board, as a step of undo.
void WalkthroughViewer::goOnFromHere()
{
    const Board before = document().board();
    const Board after = atPosition(before, shown().before(static_cast<std::size_t>(index())));
    const QString text = tr("You go on before step %1. Undo brings your board back.").arg(index() + 1);
    document().edit(after, tr("Continue from Here"),
                    {.role = DigitRole::Entry, .message = [text] { return Message{.text = text}; }});
    if (after == before)
        close();
}

/// Returns the technique of the chosen step, or null.
const Technique *WalkthroughViewer::techniqueOfStep() const
{
    if (m_others)
        return m_others->steps[m_other].technique;
    return m_steps.isEmpty() ? nullptr : shown().technique(index());
}

/// Shows the position before the first step while there is none.
void WalkthroughViewer::showNoStep()
{
    view().showInstead(boardAt(walkthrough().board.puzzle, shown().before(0)), whyReadOnly());
    view().setFindings(BoardLayer::Walkthrough, {});
    m_panel->showSentence({}, false);
    countOpenings();
}

QString WalkthroughViewer::whyReadOnly()
{
    return tr("The board shows a step. Close the walkthrough (Esc) to type.");
}

void WalkthroughViewer::findOthers()
{
    const Ladder ladder = ladderFor(walkthrough());
    const Position position = shown().before(index());
    const auto work = [ladder, position](const std::stop_token &stop, const Progress &progress) {
        return allSteps(position, ladder, stop, [&](int tried) {
            progress({.done = tried, .total = static_cast<int>(ladder.size())});
        });
    };
    compute(tr("Finding all steps"), work,
            [this, order = m_steps.order(), at = index()](const StepList &others) {
                if (isOpen())
                    showOthers(order, at, others);
            });
}

void WalkthroughViewer::showOthers(WalkthroughOrder order, int at, const StepList &others)
{
    if (others.steps.empty()) {
        if (others.isWhole)
            emit message({.text = tr("No technique that is switched on gives a step here.")});
        else
            tellHalt(Halt::Stopped);
        return;
    }
    m_steps.setOrder(order);
    index() = at;
    m_others = others;
    refresh();
    m_panel->focusList();
}

void WalkthroughViewer::goBack()
{
    m_others.reset();
    refresh();
    m_panel->focusList();
}

/// Shows everything anew.
void WalkthroughViewer::refresh()
{
    if (!isOpen())
        return;
    if (m_others) {
        showListedOthers();
        return;
    }
    showListing();
    if (m_steps.isEmpty())
        showNoStep();
    else
        m_panel->choose(index());
}

/// Shows the list of steps, which may have grown, and what is known about the puzzle.
void WalkthroughViewer::showListing()
{
    if (!m_others)
        m_panel->showWalkthrough(shown().listing(symbols()), m_steps.order());
    showRatings();
}

void WalkthroughViewer::showListedOthers()
{
    const Geometry &geometry = walkthrough().board.puzzle.geometry;
    const QString count = countText(static_cast<std::int64_t>(m_others->steps.size()));
    const QString text = m_others->isWhole ? tr("Instead of step %1: %2 possible steps")
                                           : tr("Instead of step %1: the first %2 steps found");
    m_panel->showOthers(techniqueTitles(true), listedSteps(m_others->steps, geometry, symbols()),
                        text.arg(index() + 1).arg(count));
}

void WalkthroughViewer::leave()
{
    if (m_others)
        goBack();
    else
        close();
}

void WalkthroughViewer::close()
{
    if (!isOpen())
        return;
    if (std::exchange(m_isComputing, false))
        computation().stop();
    m_openings.cancel();
    m_others.reset();
    m_steps.close();
    view().showDocument();
    view().setFindings(BoardLayer::Walkthrough, {});
    m_panel->hide();
    view().setFocus();
    emit ended(std::exchange(m_message, {}));
}

void WalkthroughViewer::copy()
{
    QApplication::clipboard()->setText(shown().plainText(symbols()));
    emit message({Message::Kind::Answer, tr("Copied the walkthrough as text.")});
}

std::shared_ptr<const LessonScript> WalkthroughViewer::lesson() const
{
    if (m_steps.order() == WalkthroughOrder::Reasons)
        return std::make_shared<ReasonLesson>(m_steps.reasons(), symbols());
    return std::make_shared<TechniqueLesson>(walkthrough(), m_steps.techniques().explainer(), symbols());
}

void WalkthroughViewer::exportAs(const LessonFormat &format)
{
    const QString name = QFileInfo(document().filePath()).completeBaseName();
    LessonExport lesson(
        format,
        {.script = this->lesson(), .symbols = &symbols(), .paper = &chosenPaper(m_settings), .name = name});
    if (!lesson.askForSteps(view().window()) || !isOpen())
        return;
    const bool hasPath = lesson.askForPath(view().window(), document().suggestedPath(format.suffix));
    if (!isOpen())
        return;
    m_panel->focusList(); // the dialog took the keyboard from it
    if (!hasPath)
        return;
    const auto work = [lesson](const std::stop_token &stop, const Progress &progress) {
        return lesson.write(stop, progress);
    };
    compute(tr("Exporting"), work, [this, lesson](const std::optional<QByteArray> &contents) {
        emit message(lesson.save(contents));
    });
}

} // namespace sudoku
