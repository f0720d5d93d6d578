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
    ToldStep told(const StepRun &run) const override;

private:
    ToldStep toldOne(std::size_t index) const;
    ToldStep toldSinglesOf(const StepRun &run) const;
    ToldStep toldRules(const StepRun &run) const;
    BoardFindings findingsOf(const Step &step, const Position &before) const;

    RatedWalkthrough m_walkthrough;
    std::optional<ExplainerRating> m_explainer;
    const SymbolSet &m_symbols;
};

} // namespace sudoku
