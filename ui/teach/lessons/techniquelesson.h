#pragma once

#include "core/hints/explainer/explainer.h"
#include "ui/teach/lessons/lessonscript.h"
#include "ui/teach/steps/ratedwalkthrough.h"

#include <optional>

namespace sudoku {

/// The lesson of a walkthrough in the order of techniques.
class TechniqueLesson final : public LessonScript
{
public:
    /// \a symbols must outlive this object.
    TechniqueLesson(RatedWalkthrough walkthrough, const std::optional<ExplainerRating> &explainer,
                    const SymbolSet &symbols)
        : m_walkthrough(std::move(walkthrough)),
          m_explainer(explainer),
          m_symbols(symbols)
    {
    }

    const Board &board() const override { return m_walkthrough.board; }
    QStringList summary() const override;
    std::vector<StepKind> kinds() const override;
    QString end() const override;
    std::size_t stepCount() const override { return m_walkthrough.steps.size(); }
    StepFamily familyOf(std::size_t index) const override;
    LessonStep stepOf(const StepRun &run) const override;

private:
    LessonStep oneStep(std::size_t index) const;
    LessonStep singlesOf(const StepRun &run) const;
    LessonStep rulesOf(const StepRun &run) const;
    BoardFindings findingsOf(const Step &step, const Position &before) const;

    RatedWalkthrough m_walkthrough;
    std::optional<ExplainerRating> m_explainer;
    const SymbolSet &m_symbols;
};

} // namespace sudoku
