#pragma once

#include "ui/ask/verdict/question.h"
#include "ui/base/job.h"
#include "ui/board/keyinput.h"
#include "ui/teach/practice/learningrecord.h"
#include "ui/teach/practice/practicerequest.h"
#include "ui/teach/steps/hinttext.h"

#include <functional>
#include <optional>
#include <vector>

namespace sudoku {

class CommandActions;
class FileController;
struct Exercise;
struct ExerciseVerdict;

/// Practises a technique on the board of the window: shows one exercise after the other, judges what the
/// player does, and gives hints on demand. It ends when another puzzle comes onto the board.
class Practice : public Question
{
    Q_OBJECT

public:
    /// Makes a practice; \a settings keep what was found.
    Practice(const Parts &parts, FileController &files, Settings &settings, QObject *parent = nullptr);
    ~Practice() override;

    void connectCommands(const CommandActions &actions);
    /// Lets \a text say how to come back to the board that was there before the exercises.
    void setBoardBefore(std::function<QString()> text) { m_boardBefore = std::move(text); }

    /// Asks what is practised, and begins.
    void choose();
    /// Makes the exercises of \a request and shows the first.
    void start(const PracticeRequest &request);
    /// Makes a few exercises like the example of \a page, and shows the first.
    void practise(const TechniquePage &page);
    bool isActive() const;
    /// Returns whether an exercise is on the board.
    bool isOnBoard() const;
    /// Returns the technique of the exercise that is on the board, or null.
    const Technique *technique() const { return isOnBoard() ? m_technique : nullptr; }
    /// Returns the exercise that is on the board: "Exercise 1 of 3: X-Wing". Empty if there is none.
    QString title() const;
    /// Returns the next exercise if this one is solved, or else a hint; nothing if the board is no exercise.
    std::optional<Offer> goOn();
    /// Returns what the exercise asks, with an offer of a hint; no text if there is no exercise.
    Message task();
    /// Tells where the step of the exercise is, then its cells, then all of it; or what is wrong first.
    /// Returns false if there is no exercise on the board.
    bool hint();
    /// Notes that something else shows the step.
    void noteHelp();

signals:
    /// Emitted when the user wants to read the page of \a technique.
    void learnRequested(const sudoku::Technique &technique);
    /// Emitted when another exercise is on the board, or none any more.
    void exerciseChanged();
    /// Emitted when the player wants the board back that was there before.
    void leaveRequested();
    /// Emitted when the player wants to learn what comes next.
    void nextRequested();
    /// Emitted before a hint, when other highlights must go.
    void aboutToHint();

private:
    const Exercise &exercise() const;
    void begin(const PracticeRequest &request, const Exercise &first, const ExerciseMaker &others);
    void makeOthers(ExerciseMaker maker);
    void take(const Exercise &exercise);
    int count() const;
    bool isLast() const { return static_cast<int>(m_index) + 1 >= count(); }
    Board shownBoard() const;
    void showExercise();
    void confirm();
    void next();
    void noteResult(bool isFoundAlone);
    QString ticks() const;
    Offer pageOffer();
    void end();
    void follow();
    bool placesDigits() const;
    void clearHint();
    void tellHint(const QString &before = {});
    QString takeBack(const std::vector<Cell> &cells);
    void say(const Message &message);
    Message solvedMessage();
    Message waitingMessage();
    Message resultMessage();
    Message verdictMessage(const ExerciseVerdict &verdict);
    Offer hintOffer();
    Offer nextOffer();
    Offer exitOffer();

    FileController &m_files;
    std::function<QString()> m_boardBefore = [] { return QString(); };
    std::optional<PracticeRequest> m_request; ///< of the exercises
    const Technique *m_technique = nullptr;
    std::vector<Exercise> m_exercises; ///< those that are made
    std::size_t m_index = 0;
    Job m_others;             ///< makes further ones while the player is at work
    bool m_isWaiting = false; ///< for the next exercise
    bool m_isPartOnly = false;
    std::optional<InputMode> m_modeBefore; ///< the input mode before the practice
    HintDepth m_depth = HintDepth::Where;  ///< of the next hint
    bool m_isHelped = false;               ///< the step was told
    bool m_isGivenAway = false;            ///< by the hints of the exercise
    bool m_isFound = false;
    std::vector<bool> m_results; ///< of the exercises that are over: whether each was found without help
    LearningRecord m_record;
};

} // namespace sudoku
