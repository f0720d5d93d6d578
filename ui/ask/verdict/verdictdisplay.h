#pragma once

#include <QObject>

#include "ui/ask/verdict/conclusions.h"

#include <optional>
#include <vector>

namespace sudoku {

class Answers;
class BoardView;
class Document;
class Messenger;
class VerdictPanel;

/// Shows verdicts in their panel, with highlights on the board, and to assistive technology, until the board
/// changes or the user closes them. The message bar only says where they are.
class VerdictDisplay : public QObject
{
    Q_OBJECT

public:
    /// The objects of the window that it uses.
    struct Parts
    {
        Document &document;
        BoardView &view;
        VerdictPanel &panel;
        Messenger &messenger;
    };

    VerdictDisplay(const Answers &answers, const Parts &parts, QObject *parent = nullptr);

    bool isOpen() const;
    void close();

signals:
    /// Emitted when there is a verdict to see.
    void shown();
    /// Emitted with the rules that the verdict is about, or with none.
    void rulesConcerned(const std::vector<sudoku::Constraint> &rules);

private:
    /// What the user did since the last answer.
    enum class Step {
        Asked,  ///< a new question
        Led,    ///< took an offer that leads to another answer
        Stayed, ///< took one that shows another part of the answer, or went back
    };

    void show(const Conclusion &conclusion);
    void showSoFar(const Conclusion &conclusion);
    void remember(const Conclusion &conclusion);
    void forget();
    void noteStep(int index);
    void goBack();
    void preview(int index);
    void showStep(int step);
    void showNote();
    void leave();

    Parts m_parts;
    MessageHandle m_message; // about the last verdict
    std::optional<Conclusion> m_shown;
    std::vector<Conclusion> m_before; // the answers on the way to it
    Step m_step = Step::Asked;
    bool m_isUnfinished = false; // whether m_shown is what is known so far
};

} // namespace sudoku
