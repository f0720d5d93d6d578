#pragma once

#include <QObject>

#include "ui/base/messagebar.h"

#include <functional>

namespace sudoku {

class BoardEditor;
class Computation;
class ConflictReporter;
class Document;
class LiveCheck;
class SolveController;
struct SolveAnswer;

/// What the window says by itself: after an edit, and when the board was solved. As the live check finds out more, what was
/// said is completed, for as long as it is still there to be read.
class BoardReporter : public QObject
{
    Q_OBJECT

public:
    /// The parts of the window that it asks, and those that its buttons use.
    struct Parts
    {
        const Document &document;
        LiveCheck &liveCheck;
        ConflictReporter &conflicts;
        const Computation &computation;
        BoardEditor &editor;
        SolveController &solver;
    };

    BoardReporter(const Parts &parts, MessageBar &bar, QObject *parent = nullptr);

    void reportEdit();
    void reportSolve(const SolveAnswer &answer);

signals:
    void checkRequested();
    void explanationRequested();
    void wrongEntriesRequested();

private:
    using Compose = std::function<Message()>;

    void say(const Compose &compose);
    void sayMore();

    Message afterEdit();
    Message fullButWrong();
    Message afterSolve(const SolveAnswer &answer);
    Message solved(const SolveAnswer &answer);
    Message withoutSolution(const SolveAnswer &answer);
    Message withoutEntries(const QString &known, const Message &otherwise);
    Message explained(const QString &text);

    Parts m_parts;
    MessageBar &m_bar;
    Compose m_compose; // of what was said last
    QString m_said;
};

} // namespace sudoku
