#include "ui/teach/hints/walkthroughviewer.h"

#include "core/formats/entrypuzzle.h"
#include "core/solve/timelimit.h"
#include "ui/ask/solving/computation.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/ask/verdict/conclusiontext.h"
#include "ui/base/savepath.h"
#include "ui/base/settings.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/paint/paper/paper.h"
#include "ui/teach/lessons/lessondialog.h"
#include "ui/teach/lessons/reasonlesson.h"
#include "ui/teach/lessons/techniquelesson.h"
#include "ui/teach/steps/hinttext.h"
#include "ui/teach/steps/lessonstep.h"
#include "ui/teach/steps/techniquechoice.h"
#include "ui/teach/steps/walkthroughtext.h"
#include "ui/text/halttext.h"
#include "ui/text/savefile.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>

#include <utility>

namespace sudoku {
namespace {

constexpr std::chrono::seconds maxReasonsTime{20}; // of reasons that only rate: all may take minutes

} // namespace

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
      m_panel(new WalkthroughPanel),
      m_reasonFinder([this](const std::optional<NamedReasonSteps> &steps) {
          if (steps)
              findMoreReasons(*steps);
      })
{
    m_panel->hide();
    connect(&document(), &Document::boardChanged, this, &WalkthroughViewer::close);
    connect(&answers(), &Answers::concluded, this, &WalkthroughViewer::close);
    connect(&answers(), &Answers::foundSoFar, this, &WalkthroughViewer::close);
    connect(&view(), &BoardView::symbolsChanged, this, &WalkthroughViewer::refresh);
    connectPanel();
}

void WalkthroughViewer::connectPanel()
{
    connect(m_panel, &WalkthroughPanel::stepChosen, this, &WalkthroughViewer::showChosen);
    connect(m_panel, &WalkthroughPanel::othersRequested, this, &WalkthroughViewer::findOthers);
    connect(m_panel, &WalkthroughPanel::typed, this, [this] {
        emit message({Message::Kind::Problem, whyReadOnly()});
    });
    connect(m_panel, &WalkthroughPanel::backRequested, this, &WalkthroughViewer::goBack);
    connect(m_panel, &WalkthroughPanel::continuationRequested, this, &WalkthroughViewer::continueIt);
    connect(m_panel, &WalkthroughPanel::copyRequested, this, &WalkthroughViewer::copy);
    connect(m_panel, &WalkthroughPanel::exportRequested, this, &WalkthroughViewer::exportAs);
    connect(m_panel, &WalkthroughPanel::ratingStopRequested, this, &WalkthroughViewer::stopRating);
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
    const auto work = [asked, options = options(), techniques = chosenTechniques(m_settings)](
                          const std::stop_token &stop, const Progress &progress) {
        return walkThroughBoard(asked, options, stop, progress, techniques);
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
    m_isReasonStopWanted = false;
    if (solution)
        m_reasons = std::make_unique<ReasonSteps>(walkthrough.board, walkthrough.start, *solution);
    m_techniques = std::make_unique<TechniqueSteps>(std::move(walkthrough));
    m_panel->setOrdersOffered(
        solution.has_value(),
        tr("Only a puzzle with exactly one solution has a smallest reason for each digit."));
    m_panel->show();
    if (!solution)
        choose(WalkthroughOrder::Techniques);
    else // every puzzle has reasons
        choose(hasTechniques ? m_chosenOrder : WalkthroughOrder::Reasons);
    if (m_techniques->walkthrough().score && solution)
        rateByExplainer();
    else if (solution && !m_reasonFinder.isRunning())
        findReasons(true);
}

void WalkthroughViewer::choose(WalkthroughOrder order)
{
    m_order = order;
    m_others.reset();
    refresh();
    m_panel->focusList();
    if (order == WalkthroughOrder::Reasons && !m_reasonFinder.isRunning())
        findReasons(false);
}

const ShownWalkthrough &WalkthroughViewer::shown() const
{
    if (m_order == WalkthroughOrder::Reasons)
        return *m_reasons;
    return *m_techniques;
}

void WalkthroughViewer::rateByExplainer()
{
    m_explainer.start(
        [start = m_techniques->walkthrough().start](const std::stop_token &stop, const Progress &) {
            return explainerRating(start, stop);
        },
        [this](const ExplainerRating &rating) {
            m_techniques->setExplainer(rating);
            const bool isStopped = !rating.isComplete || m_isReasonStopWanted;
            if (!isStopped && !m_reasonFinder.isRunning())
                findReasons(true);
            showRatings();
        });
    showRatings();
}

/// Finds steps of the smallest reasons in the background: those that the general rating needs, or all.
void WalkthroughViewer::findReasons(bool isLimited)
{
    if (m_reasons->isWhole())
        return;
    m_isReasonStopWanted = false;
    m_reasons->setLooking(true);
    const auto work = [from = m_reasons->end(), solution = m_reasons->solution(),
                       isLimited](const std::stop_token &stop, Mailbox<NamedReasonSteps> &found) {
        if (!isLimited)
            return findReasonSteps(from, solution, stop, found);
        const TimeLimit limit(stop, maxReasonsTime);
        return findReasonSteps(from, solution, limit.token(), found);
    };
    m_reasonFinder.start(work, [this, isLimited](int nextWeight) { endReasons(nextWeight, isLimited); });
    showListing();
}

void WalkthroughViewer::findMoreReasons(const NamedReasonSteps &steps)
{
    const bool wasEmpty = m_reasons->isEmpty();
    m_reasons->add(steps);
    showListing();
    if (wasEmpty && m_order == WalkthroughOrder::Reasons && !m_others)
        m_panel->choose(index());
}

void WalkthroughViewer::endReasons(int nextWeight, bool isLimited)
{
    m_reasons->setLooking(false, nextWeight);
    const bool areWanted = m_order == WalkthroughOrder::Reasons && !m_isReasonStopWanted;
    if (isLimited && areWanted)
        findReasons(false);
    else
        showListing();
}

/// Stops what the panel says is running.
void WalkthroughViewer::stopRating()
{
    if (m_order == WalkthroughOrder::Techniques)
        m_explainer.stop();
    m_isReasonStopWanted = true;
    m_reasonFinder.stop();
}

/// Shows the ratings that are known, and which one is being made. The headline of reasons is their rating.
void WalkthroughViewer::showRatings()
{
    QStringList lines;
    const bool isByReasons = m_order == WalkthroughOrder::Reasons;
    const bool isFinding = m_reasonFinder.isRunning() && !m_reasons->isWhole();
    if (isByReasons && isFinding)
        lines += tr("Looking for the smallest reasons …");
    if (!isByReasons && m_techniques->explainer())
        lines += explainerText(*m_techniques->explainer());
    if (!isByReasons && m_explainer.isRunning())
        lines += tr("Sudoku Explainer: rating …");
    if (!isByReasons && isFinding)
        lines += tr("General rating …");
    else if (!isByReasons && m_reasons && !m_reasons->isEmpty())
        lines += reasonRatingText(m_reasons->walk());
    m_panel->showRating(lines.join(QLatin1Char('\n')),
                        isFinding || (!isByReasons && m_explainer.isRunning()));
}

void WalkthroughViewer::continueIt()
{
    if (m_order == WalkthroughOrder::Reasons)
        findReasons(false);
    else
        continueTechniques();
}

void WalkthroughViewer::continueTechniques()
{
    const auto work = [before = m_techniques->walkthrough()](const std::stop_token &stop,
                                                             const Progress &progress) {
        return continued(before, stop, progress);
    };
    compute(tr("Walkthrough"), work, [this](const RatedWalkthrough &walkthrough) {
        if (!isOpen())
            return;
        TechniqueSteps longer(walkthrough);
        if (m_techniques->explainer())
            longer.setExplainer(*m_techniques->explainer());
        *m_techniques = std::move(longer);
        refresh();
    });
}

void WalkthroughViewer::showChosen(int chosen)
{
    if (!m_others)
        index() = chosen;
    const Position position = shown().before(index());
    const Puzzle &puzzle = m_techniques->walkthrough().board.puzzle;
    view().showInstead(boardAt(puzzle, position), whyReadOnly());
    if (m_others) {
        const FoundStep found{m_others->steps[chosen], position, puzzle};
        view().setFindings(BoardLayer::Walkthrough, hintFindings(found, symbols(), HintDepth::Step));
        m_panel->showSentence(StepText(puzzle, position.rules(), symbols()).wholeInLines(found.step)
                              + QLatin1Char('.'));
    } else {
        view().setFindings(BoardLayer::Walkthrough, shown().findings(chosen, symbols()));
        m_panel->showSentence(shown().sentence(chosen, symbols()) + QLatin1Char('.'));
    }
    m_panel->speakSentence();
}

bool WalkthroughViewer::hasNoStep() const
{
    return m_order == WalkthroughOrder::Reasons ? m_reasons->isEmpty()
                                                : m_techniques->walkthrough().steps.empty();
}

/// Shows the position before the first step while there is none.
void WalkthroughViewer::showNoStep()
{
    view().showInstead(boardAt(m_techniques->walkthrough().board.puzzle, shown().before(0)), whyReadOnly());
    view().setFindings(BoardLayer::Walkthrough, {});
    m_panel->showSentence({});
}

QString WalkthroughViewer::whyReadOnly()
{
    return tr("The board shows a step. Close the walkthrough (Esc) to type.");
}

void WalkthroughViewer::findOthers()
{
    const Ladder ladder = ladderFor(m_techniques->walkthrough());
    const Position position = shown().before(index());
    const auto work = [ladder, position](const std::stop_token &stop, const Progress &progress) {
        return allSteps(position, ladder, stop, [&](int tried) {
            progress({.done = tried, .total = static_cast<int>(ladder.size())});
        });
    };
    compute(tr("Finding all steps"), work, [this, order = m_order, at = index()](const StepList &others) {
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
    m_order = order;
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
    if (hasNoStep())
        showNoStep();
    else
        m_panel->choose(index());
}

/// Shows the list of steps, which may have grown, and what is known about the puzzle.
void WalkthroughViewer::showListing()
{
    if (!m_others)
        m_panel->showWalkthrough(shown().listing(symbols()), m_order);
    showRatings();
}

void WalkthroughViewer::showListedOthers()
{
    const Geometry &geometry = m_techniques->walkthrough().board.puzzle.geometry;
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
    m_explainer.cancel();
    m_reasonFinder.cancel();
    if (std::exchange(m_isComputing, false))
        computation().stop();
    m_others.reset();
    m_techniques.reset();
    m_reasons.reset();
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
    if (m_order == WalkthroughOrder::Reasons)
        return std::make_shared<ReasonLesson>(*m_reasons, symbols());
    return std::make_shared<TechniqueLesson>(m_techniques->walkthrough(), m_techniques->explainer(),
                                             symbols());
}

void WalkthroughViewer::exportAs(const LessonFormat &format)
{
    const QString name = translate("LessonFormat", format.name);
    const std::shared_ptr<const LessonScript> script = lesson();
    LessonDialog dialog(format, *script, view().window());
    if (dialog.exec() != QDialog::Accepted || !isOpen())
        return;
    const QString path = askForSavePath(view().window(), tr("Export Walkthrough as %1").arg(name),
                                        document().suggestedPath(format.suffix),
                                        tr("%1 (*.%2)").arg(name, toQString(format.suffix)));
    if (!isOpen())
        return;
    m_panel->focusList(); // the dialog took the keyboard from it
    if (path.isEmpty())
        return;
    const QString paper = m_settings.field(QStringLiteral("print"), QStringLiteral("paper")).toString();
    const Paper *chosen = findPaper(paper.toStdString());
    const Lesson lesson{script, &symbols(), chosen ? chosen : &papers().front(), dialog.steps(),
                        QFileInfo(document().filePath()).completeBaseName()};
    const auto work = [lesson, write = format.write](const std::stop_token &stop, const Progress &progress) {
        return write(lesson, stop, progress);
    };
    compute(tr("Exporting"), work,
            [this, path](const std::optional<QByteArray> &contents) { save(path, contents); });
}

void WalkthroughViewer::save(const QString &path, const std::optional<QByteArray> &contents)
{
    const QString name = QFileInfo(path).fileName();
    if (!contents)
        emit message({.text = tr("The export was stopped.")});
    else if (const auto error = saveFile(path, *contents))
        emit message({Message::Kind::Problem, tr("Cannot save %1: %2").arg(name, *error)});
    else
        emit message({Message::Kind::Answer, tr("Exported as %1.").arg(name)});
}

} // namespace sudoku
