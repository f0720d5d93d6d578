#pragma once

#include <QWidget>

#include "ui/text/storywords.h"

#include <vector>

namespace sudoku {

/// The facts that make a contradiction, each with the number that its clues have on the board. Where there
/// are many, shows the first and the last ones until the user wants all of them.
class StorySteps : public QWidget
{
    Q_OBJECT

public:
    explicit StorySteps(QWidget *parent = nullptr);

    void show(const std::vector<StoryFact> &facts);
    /// How much of a step is said: a line for the clues and one for what they rule out; the same in one; the
    /// clues alone, because the board shows the rest.
    enum class Detail { TwoLines, OneLine, Brief };
    void setDetail(Detail detail);

signals:
    /// Emitted when the pointer comes to the step with that number, from 1 on, or leaves all: 0.
    void pointedAt(int step);

protected:
    void leaveEvent(QEvent *event) override;

private:
    void makeRows();
    void addRow(int step);
    void addMore(int count);

    std::vector<StoryFact> m_facts;
    std::vector<QWidget *> m_rows;
    Detail m_detail = Detail::TwoLines;
    bool m_showsAll = false;
};

} // namespace sudoku
