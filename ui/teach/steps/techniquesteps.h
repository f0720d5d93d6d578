#pragma once

#include "core/hints/explainer/explainer.h"
#include "ui/teach/steps/ratedwalkthrough.h"
#include "ui/teach/steps/shownwalkthrough.h"

#include <optional>
#include <vector>

namespace sudoku {

/// A walkthrough in the order of techniques.
class TechniqueSteps final : public ShownWalkthrough
{
public:
    explicit TechniqueSteps(RatedWalkthrough walkthrough) : m_walkthrough(std::move(walkthrough)) {}

    const RatedWalkthrough &walkthrough() const { return m_walkthrough; }
    const std::optional<ExplainerRating> &explainer() const { return m_explainer; }
    void setExplainer(const ExplainerRating &rating) { m_explainer = rating; }

    Position before(std::size_t index) const override { return m_walkthrough.before(index); }
    WalkthroughListing listing(const SymbolSet &symbols) const override;
    QString sentence(std::size_t index, const SymbolSet &symbols) const override;
    const Technique *technique(std::size_t index) const override
    {
        return m_walkthrough.steps[index].technique;
    }
    BoardFindings findings(std::size_t index, const SymbolSet &symbols) const override;
    QString plainText(const SymbolSet &symbols) const override;

private:
    RatedWalkthrough m_walkthrough;
    std::optional<ExplainerRating> m_explainer;
};

/// Returns the titles of a list of techniques, or of one that groups the steps of each.
StepTitles techniqueTitles(bool areGrouped = false);
/// Returns \a steps of techniques as a list shows them.
std::vector<ListedStep> listedSteps(const std::vector<Step> &steps, const Geometry &geometry,
                                    const SymbolSet &symbols);

} // namespace sudoku
