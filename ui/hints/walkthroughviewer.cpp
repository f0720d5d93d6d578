#include "ui/hints/walkthroughviewer.h"

#include "core/board/clues.h"
#include "core/solve/timelimit.h"
#include "ui/base/savepath.h"
#include "ui/base/settings.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/hints/hinttext.h"
#include "ui/hints/lessondialog.h"
#include "ui/hints/techniquechoice.h"
#include "ui/hints/toldstep.h"
#include "ui/hints/walkthroughpanel.h"
#include "ui/hints/walkthroughtext.h"
#include "ui/paint/paper.h"
#include "ui/solving/computation.h"
#include "ui/solving/livecheck.h"
#include "ui/text/halttext.h"
#include "ui/text/savefile.h"
#include "ui/text/steptext.h"
#include "ui/text/toqstring.h"
#include "ui/text/translate.h"
#include "ui/verdict/conclusiontext.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>

#include <utility>

namespace sudoku {
namespace {

constexpr std::chrono::seconds maxReasonsTime{20}; // of the general rating, which may take minutes

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
      m_panel(new WalkthroughPanel)
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
    connect(m_panel, &WalkthroughPanel::ratingStopRequested, &m_rater, &Job::stop);
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
    else if (!answer.walkthrough->steps.empty())
        open(*answer.walkthrough, 0);
    else if (answer.walkthrough->isStopped)
        tellHalt(Halt::Stopped);
    else
        emit foundNone(answer.walkthrough->isSolved   ? HintObstacle::Solved
                       : answer.walkthrough->isUnique ? HintObstacle::NoTechnique
                                                      : HintObstacle::SeveralSolutions);
}

void WalkthroughViewer::tellHalt(const Halt &halt)
{
    emit message(halt == Halt::Stopped ? Message{.text = tr("The walkthrough was stopped.")}
                                       : Message{Message::Kind::Problem, haltSentence(halt)});
}

void WalkthroughViewer::open(RatedWalkthrough walkthrough, int index)
{
    if (!isOpen())
        emit begun();
    m_walkthrough = std::make_unique<RatedWalkthrough>(std::move(walkthrough));
    m_others.reset();
    m_said = tr("The walkthrough is beside the board. Esc closes it.");
    emit message({.text = m_said,
                  .spoken = QStringList{headlineText(*m_walkthrough), scaleText(*m_walkthrough), m_said}.join(
                      QStringLiteral(". "))});
    m_panel->show();
    m_panel->showWalkthrough(*m_walkthrough, symbols(), index);
    m_panel->focusList();
    rate();
}

/// Makes the ratings of other scales in the background.
void WalkthroughViewer::rate()
{
    m_rating.reset();
    m_reasons.reset();
    m_rater.cancel();
    showRatings({});
    if (!m_walkthrough->isUnique)
        return;
    if (m_walkthrough->score)
        rateByExplainer();
    else
        rateByReasons();
}

void WalkthroughViewer::rateByExplainer()
{
    showRatings(tr("Sudoku Explainer: rating …"));
    m_rater.start([start = m_walkthrough->start](const std::stop_token &stop,
                                                 const Progress &) { return explainerRating(start, stop); },
                  [this](const ExplainerRating &rating) {
                      m_rating = rating;
                      if (rating.isComplete)
                          rateByReasons();
                      else // the user has stopped it
                          showRatings({});
                  });
}

void WalkthroughViewer::rateByReasons()
{
    showRatings(tr("General rating …"));
    const auto work = [start = m_walkthrough->start, puzzle = m_walkthrough->board.puzzle](
                          const std::stop_token &stop, const Progress &) -> std::optional<ReasonWalk> {
        const TimeLimit limit(stop, maxReasonsTime);
        const SolveResult solved = solve(puzzle, {}, limit.token());
        if (solved.outcome != Outcome::Solved)
            return {};
        return walkByReasons(start, solved.solution, limit.token());
    };
    m_rater.start(work, [this](const std::optional<ReasonWalk> &walk) {
        m_reasons = walk;
        showRatings({});
    });
}

/// Shows the ratings that are known, and the text of one that is \a running.
void WalkthroughViewer::showRatings(const QString &running)
{
    QStringList lines;
    if (m_rating)
        lines += explainerText(*m_rating);
    if (m_reasons)
        lines += reasonRatingText(*m_reasons);
    if (!running.isEmpty())
        lines += running;
    m_panel->showRating(lines.join(QLatin1Char('\n')), !running.isEmpty());
}

void WalkthroughViewer::continueIt()
{
    const auto work = [before = *m_walkthrough](const std::stop_token &stop, const Progress &progress) {
        return continued(before, stop, progress);
    };
    compute(tr("Walkthrough"), work, [this](const RatedWalkthrough &walkthrough) {
        if (isOpen())
            open(walkthrough, m_index);
    });
}

void WalkthroughViewer::showChosen(int index)
{
    if (!m_others)
        m_index = index;
    const Position position = m_walkthrough->before(m_index);
    const Step &step = m_others ? m_others->steps[index] : m_walkthrough->steps[index];
    const FoundStep found{step, position, m_walkthrough->board.puzzle};
    view().showInstead(boardAt(*m_walkthrough, position), whyReadOnly());
    view().setFindings(hintFindings(found, symbols(), HintDepth::Step));
    m_panel->showSentence(StepText(found.puzzle, position.rules(), symbols()).wholeInLines(step)
                          + QLatin1Char('.'));
    m_panel->speakSentence();
}

QString WalkthroughViewer::whyReadOnly()
{
    return tr("The board shows a step. Close the walkthrough (Esc) to type.");
}

void WalkthroughViewer::findOthers()
{
    const Ladder ladder = ladderFor(*m_walkthrough);
    const Position position = m_walkthrough->before(m_index);
    const auto work = [ladder, position](const std::stop_token &stop, const Progress &progress) {
        return allSteps(position, ladder, stop, [&](int tried) {
            progress({.done = tried, .total = static_cast<int>(ladder.size())});
        });
    };
    compute(tr("Finding all steps"), work, [this, index = m_index](const StepList &others) {
        if (isOpen())
            showOthers(index, others);
    });
}

void WalkthroughViewer::showOthers(int index, const StepList &others)
{
    if (others.steps.empty()) { // stopped before there was one
        tellHalt(Halt::Stopped);
        return;
    }
    m_index = index;
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

void WalkthroughViewer::refresh()
{
    if (!isOpen())
        return;
    if (!m_others) {
        m_panel->showWalkthrough(*m_walkthrough, symbols(), m_index);
        return;
    }
    const QString count = countText(static_cast<std::int64_t>(m_others->steps.size()));
    const QString text = m_others->isWhole ? tr("Instead of step %1: %2 possible steps")
                                           : tr("Instead of step %1: the first %2 steps found");
    m_panel->showOthers(*m_walkthrough, m_others->steps, symbols(), text.arg(m_index + 1).arg(count));
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
    m_rater.cancel();
    if (std::exchange(m_isComputing, false))
        computation().stop();
    m_others.reset();
    m_walkthrough.reset();
    view().showDocument();
    view().setFindings({});
    m_panel->hide();
    view().setFocus();
    emit ended(std::exchange(m_said, {}));
}

void WalkthroughViewer::copy()
{
    QApplication::clipboard()->setText(plainText(*m_walkthrough, symbols(), m_rating));
    emit message({Message::Kind::Answer, tr("Copied the walkthrough as text.")});
}

void WalkthroughViewer::exportAs(const LessonFormat &format)
{
    const QString name = translate("LessonFormat", format.name);
    LessonDialog dialog(format, *m_walkthrough, view().window());
    if (dialog.exec() != QDialog::Accepted || !isOpen())
        return;
    const QString path = askForSavePath(view().window(), tr("Export Walkthrough as %1").arg(name),
                                        pathBeside(document().filePath(), format.suffix),
                                        tr("%1 (*.%2)").arg(name, toQString(format.suffix)));
    if (!isOpen())
        return;
    m_panel->focusList(); // the dialog took the keyboard from it
    if (path.isEmpty())
        return;
    const QString paper = m_settings.field(QStringLiteral("print"), QStringLiteral("paper")).toString();
    const Paper *chosen = findPaper(paper.toStdString());
    const Lesson lesson{*m_walkthrough, m_rating,
                        &symbols(),     chosen ? chosen : &papers().front(),
                        dialog.steps(), QFileInfo(document().filePath()).completeBaseName()};
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
