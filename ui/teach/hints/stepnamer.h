#pragma once

#include <QObject>

#include "core/board/board.h"
#include "ui/ask/verdict/question.h"
#include "ui/base/job.h"

namespace sudoku {

class CommandActions;
class Settings;
struct Candidate;
struct NamedStep;

/// Names the technique of each digit that the player enters, if the player wants that: "Found: Hidden
/// Single." What follows by no technique up to hard is not named, nor is a digit that a hint entered.
class StepNamer : public Question
{
    Q_OBJECT

public:
    StepNamer(const Parts &parts, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions, Settings &settings);

private:
    void setOn(bool isOn);
    void follow();
    void name(const Board &before, const Candidate &placed);

    Board m_before;             // the board before the change that comes next
    bool m_isExplained = false; // that change has a message of its own
    bool m_isOn = false;
    Job m_job;
};

/// Returns the sentence about \a step: "Found: Hidden Single."
QString foundText(const NamedStep &step);

} // namespace sudoku
