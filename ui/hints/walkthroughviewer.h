#pragma once

#include <QObject>

#include "core/hints/explainer/explainer.h"
#include "core/hints/hint.h"
#include "core/hints/reasons/reasonwalk.h"
#include "ui/base/job.h"
#include "ui/hints/ratedwalkthrough.h"
#include "ui/verdict/question.h"

#include <memory>
#include <optional>

class QWidget;

namespace sudoku {

class CommandActions;
class Settings;
class WalkthroughPanel;
struct LessonFormat;

/// Solves the puzzle on the board step by step and shows each step in a panel and on the board, whose digits
/// and marks stay as they are. Any change of the board closes the walkthrough.
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
    bool isOpen() const { return m_walkthrough != nullptr; }
    /// Goes back from the other steps to the walkthrough, or else closes it.
    void leave();
    /// Shows the board again as it was before.
    void close();

signals:
    /// Emitted before a walkthrough is shown, when other highlights must go.
    void begun();
    /// Emitted when it is closed; its message is \a said.
    void ended(const QString &said);
    /// Emitted if there is no step.
    void foundNone(sudoku::HintObstacle obstacle);
    void message(const sudoku::Message &message);

private:
    void connectPanel();
    template <typename Work, typename Done>
    void compute(const QString &what, Work work, Done done);
    void tell(const Board &asked, const WalkthroughAnswer &answer);
    void tellHalt(const Halt &halt);
    void open(RatedWalkthrough walkthrough, int index);
    void rate();
    void rateByExplainer();
    void rateByReasons();
    void showRatings(const QString &running);
    void continueIt();
    void showChosen(int index);
    static QString whyReadOnly();
    void findOthers();
    void showOthers(int index, const StepList &others);
    void goBack();
    void refresh();
    void copy();
    void exportAs(const LessonFormat &format);
    void save(const QString &path, const std::optional<QByteArray> &contents);

    const Settings &m_settings;
    WalkthroughPanel *m_panel;
    std::unique_ptr<RatedWalkthrough> m_walkthrough; // null while nothing is shown
    std::optional<ExplainerRating> m_rating;
    std::optional<ReasonWalk> m_reasons;
    int m_index = 0;                  // of the step, or the one whose position has the other steps
    std::optional<StepList> m_others; // if they are listed
    QString m_said;
    bool m_isComputing = false;
    Job m_rater; // makes the ratings, one after the other
};

} // namespace sudoku
