#pragma once

#include <QObject>

#include "core/hints/hint.h"
#include "ui/ask/verdict/question.h"
#include "ui/teach/steps/hinttext.h"

#include <functional>
#include <optional>

namespace sudoku {

class CommandActions;
class Settings;

/// Gives hints about the document's board: first where to look, then which technique, then the step; each
/// only when the user asks again. Any edit of the board ends the hint.
class Hinter : public Question
{
    Q_OBJECT

public:
    /// Makes a hinter; \a settings knows which techniques the user has chosen.
    Hinter(const Parts &parts, Settings &settings, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions);

    /// Sets a handler that is asked first; a hint is searched for only if it returns false.
    void setFirstHandler(std::function<bool()> handler) { m_firstHandler = std::move(handler); }

    /// Looks for the next step, or tells more of the one that is shown.
    void ask();
    /// Tells at once where \a technique gives a step on the board, or that it gives none.
    void askFor(const Technique &technique);
    /// Applies the step, if the hint has told it, as one step of undo.
    void apply();
    /// Says why there is no step.
    void tellObstacle(HintObstacle obstacle);
    /// Removes the hint from the board and the message bar.
    void end();
    /// Returns whether a hint lights something up on the board.
    bool isShown() const { return static_cast<bool>(m_message); }
    /// Returns the technique of the step that is shown, if the hint has named it; otherwise null.
    const Technique *namedTechnique() const;

    /// Asks which techniques hints use.
    void chooseTechniques();
    /// Writes the candidates of all open cells as pencil marks: what no rule forbids that is looked at alone.
    void fillCandidates();

signals:
    /// Emitted before a new hint, when other highlights must go.
    void begun();
    /// Emitted when a hint has found a step; it tells only the place at first.
    void stepFound();
    /// Emitted when a hint ends, with its message.
    void ended(sudoku::MessageHandle message);
    /// Emitted when the user has chosen other techniques.
    void techniquesChosen();
    void checkRequested();
    /// Emitted when the user wants to read the page of \a technique.
    void learnRequested(const sudoku::Technique &technique);
    void explanationRequested();

private:
    void search(const LadderChoice &techniques);
    void tell(const Board &asked, const OrHalt<Hint> &hint);
    void take(const FoundStep &found, bool isUnique);
    bool beginSolving();
    void tellStep(const QString &more = {});
    void tellWrongEntries(const std::vector<Cell> &cells);
    void tellWrongMarks(const std::vector<Cell> &cells);
    void correctMarks(const std::vector<Cell> &cells);
    Message message(HintObstacle obstacle);
    void highlight(const BoardFindings &findings, const Message &message);
    void say(const Message &message);
    void forget();

    Settings &m_settings;
    std::function<bool()> m_firstHandler;
    const Technique *m_wanted = nullptr; // the only one that is looked for, or null
    std::optional<FoundStep> m_found;
    int m_openings = 0; // of the position in which it was found
    HintDepth m_depth = HintDepth::Where;
    MessageHandle m_message; // about what is lit
};

} // namespace sudoku
