#pragma once

#include <QObject>

#include "core/hints/hint.h"
#include "ui/ask/verdict/question.h"
#include "ui/base/job.h"
#include "ui/teach/hints/walkthroughsteps.h"

#include <array>
#include <memory>
#include <optional>

class QWidget;

namespace sudoku {

class CommandActions;
class Settings;

/// Solves the puzzle on the board step by step and shows each step in a panel and on the board, whose digits
/// and marks stay as they are: in the order of techniques, or in that of the smallest reasons, which comes
/// little by little. Any change of the board closes the walkthrough.
class WalkthroughViewer : public Question
{
    Q_OBJECT

public:
    /// \a settings knows the techniques that the user has chosen, and the paper of lessons.
    WalkthroughViewer(const Parts &parts, const Settings &settings, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions);
    /// Returns the panel, which is hidden while nothing is shown, and which the window must own.
    QWidget *panel() const;

    /// Makes a walkthrough of the puzzle on the board, and shows it.
    void ask();
    bool isOpen() const { return m_steps.isOpen(); }
    /// Returns the technique of the step that is shown, or null.
    const Technique *techniqueOfStep() const;
    /// Goes back from the other steps to the walkthrough, or else closes it.
    void leave();
    /// Shows the board again as it was before.
    void close();

signals:
    /// Emitted before a walkthrough is shown, when other highlights must go.
    void begun();
    /// Emitted when it is closed, with its message.
    void ended(sudoku::MessageHandle message);
    /// Emitted if there is no step.
    void foundNone(sudoku::HintObstacle obstacle);
    void message(const sudoku::Message &message);
    /// Emitted when the user wants to read the page of \a technique.
    void learnRequested(const sudoku::Technique &technique);

private:
    void connectPanel();
    template <typename Work, typename Done>
    void compute(const QString &what, Work work, Done done);
    void tell(const Board &asked, const WalkthroughAnswer &answer);
    void tellHalt(const Halt &halt);
    void open(RatedWalkthrough walkthrough, const std::optional<Grid> &solution);
    void showRatings();
    void continueIt();
    void continueTechniques();
    void choose(WalkthroughOrder order);
    void showFirstReason();
    const ShownWalkthrough &shown() const { return m_steps.shown(); }
    const RatedWalkthrough &walkthrough() const { return m_steps.walkthrough(); }
    int index() const { return m_indexes[static_cast<std::size_t>(m_steps.order())]; }
    int &index() { return m_indexes[static_cast<std::size_t>(m_steps.order())]; }
    void showListing();
    void showNoStep();
    void showChosen(int chosen);
    static QString whyReadOnly();
    void findOthers();
    void showOthers(WalkthroughOrder order, int at, const StepList &others);
    void showListedOthers();
    void goBack();
    void refresh();
    void goOnFromHere();
    void countOpenings();
    void copy();
    std::shared_ptr<const LessonScript> lesson() const;
    void exportAs(const LessonFormat &format);

    const Settings &m_settings;
    WalkthroughPanel *m_panel;
    WalkthroughSteps m_steps;
    WalkthroughOrder m_chosenOrder = WalkthroughOrder::Techniques; // by the user
    std::array<int, 2> m_indexes{};                                // of the chosen step in each order
    int m_other = 0;                                               // the chosen one of m_others
    std::optional<StepList> m_others; // of the position before that step, if they are listed
    Job m_openings;                   // counts those before the step that is shown
    MessageHandle m_message;          // about the walkthrough
    bool m_isComputing = false;
};

} // namespace sudoku
