#pragma once

#include "ui/ask/verdict/question.h"

namespace sudoku {

class CommandActions;

/// Enters every digit that follows by full houses, naked and hidden singles, one after the other, as one step
/// of undo. It ignores pencil marks: only digits and rules count.
class SinglesFiller : public Question
{
    Q_OBJECT

public:
    using Question::Question;

    void connectCommands(const CommandActions &actions);
    void fill();

signals:
    /// Emitted before at least one digit is entered.
    void filled();

private:
    struct Singles;

    void enter(const Singles &singles);
    void say(const Message &message);
};

} // namespace sudoku
