#pragma once

#include <QObject>

#include "ui/base/message.h"

namespace sudoku {

class BoardEditor;
class BoardView;
class CommandActions;
class SolveClock;
struct SymbolSet;

/// Says why the board does not take what the user types or chooses, and offers what would help.
class Refusals : public QObject
{
    Q_OBJECT

public:
    /// The objects of the window that it uses.
    struct Parts
    {
        const BoardEditor &editor;
        BoardView &view;
        SolveClock &clock;
        const CommandActions &actions;
    };

    explicit Refusals(const Parts &parts, QObject *parent = nullptr);

    /// Says \a why something is refused, or that the clock is paused.
    void refuse(const QString &why);
    /// Withdraws what refuse() said last.
    void endRefusal();

signals:
    void message(const sudoku::Message &message);
    void withdrawn(sudoku::MessageHandle handle);

private:
    void sayPaused();
    void offerToChangeGivens(const QString &why);
    void changeGivens();
    void offerLetters(const QString &why, const SymbolSet &letters);
    MessageHandle say(Message text);

    Parts m_parts;
    MessageHandle m_refusal;  // the last one
    MessageHandle m_ofGivens; // the message about what typing does to givens
};

} // namespace sudoku
