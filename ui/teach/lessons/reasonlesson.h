#pragma once

#include "ui/teach/lessons/lessonscript.h"
#include "ui/teach/steps/reasonsteps.h"

#include <optional>

namespace sudoku {

/// The lesson of a walkthrough in the order of the smallest reasons.
class ReasonLesson final : public LessonScript
{
public:
    /// \a steps are those that are known; \a symbols must outlive this object.
    ReasonLesson(ReasonSteps steps, const SymbolSet &symbols);

    const Board &board() const override { return m_steps.board(); }
    QStringList summary() const override;
    std::vector<StepKind> kinds() const override;
    QString end() const override;
    std::size_t stepCount() const override { return m_steps.walk().steps.size(); }
    StepFamily familyOf(std::size_t index) const override;
    LessonStep stepOf(const StepRun &run) const override;

private:
    LessonStep oneStep(std::size_t index) const;
    LessonStep singlesOf(const StepRun &run) const;
    QString nameOf(std::size_t index) const;

    ReasonSteps m_steps;
    const SymbolSet &m_symbols;
};

} // namespace sudoku
