#include "ui/window/connectlearning.h"

#include "ui/base/helppage.h"
#include "ui/files/filecontroller.h"
#include "ui/list/windowwork.h"
#include "ui/teach/course/sudokucourse.h"
#include "ui/teach/hints/hinter.h"
#include "ui/teach/hints/walkthroughviewer.h"
#include "ui/teach/learn/learner.h"
#include "ui/teach/pages/techniquepages.h"
#include "ui/teach/practice/practice.h"

namespace sudoku {

void connectLearning(const LearningSurroundings &parts)
{
    Learner *learner = &parts.learner;
    learner->setPlace(parts.place);
    QObject::connect(&parts.files, &FileController::replaced, learner, &Learner::close);
    QObject::connect(&parts.hinter, &Hinter::learnRequested, learner, &Learner::show);
    QObject::connect(&parts.walkthrough, &WalkthroughViewer::learnRequested, learner, &Learner::show);
    QObject::connect(&parts.practice, &Practice::learnRequested, learner, &Learner::show);
    QObject::connect(&parts.practice, &Practice::exerciseChanged, learner, &Learner::refresh);
    QObject::connect(learner, &Learner::practiceRequested, &parts.practice, &Practice::practise);
    QObject::connect(learner, &Learner::searchRequested, &parts.hinter, &Hinter::askFor);
    QObject::connect(learner, &Learner::courseRequested, &parts.course, &SudokuCourse::begin);
    QObject::connect(&parts.course, &SudokuCourse::techniquesRequested, learner, &Learner::open);
    QObject::connect(&parts.walkthrough, &WalkthroughViewer::begun, &parts.practice, &Practice::noteHelp);
    QObject::connect(&parts.practice, &Practice::aboutToHint, &parts.hinter, &Hinter::begun);
    const auto beforeText = [parts] { return parts.work.textOfBoardBefore(); };
    parts.practice.setBoardBefore(beforeText);
    parts.course.setBoardBefore(beforeText);
    QObject::connect(&parts.practice, &Practice::leaveRequested, &parts.work, &WindowWork::leaveExercise);
    QObject::connect(&parts.practice, &Practice::nextRequested, learner, &Learner::open);
    QObject::connect(&parts.course, &SudokuCourse::leaveRequested, &parts.work, &WindowWork::leaveExercise);
    parts.hinter.setFirstHandler([parts] { return parts.practice.hint(); });
}

QString helpPageFor(const TechniqueTellers &parts, const QWidget *focus)
{
    const bool isInSteps = parts.walkthrough.panel()->isAncestorOf(focus);
    const QString own = helpPageOf(focus);
    if (!own.isEmpty() && !isInSteps)
        return own;
    const Technique *technique = parts.walkthrough.isOpen()      ? parts.walkthrough.techniqueOfStep()
                                 : parts.hinter.namedTechnique() ? parts.hinter.namedTechnique()
                                                                 : parts.practice.technique();
    const TechniquePage *page = technique ? pageOf(*technique) : nullptr;
    return page ? handbookPageOf(*page) : own;
}

} // namespace sudoku
