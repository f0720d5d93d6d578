#include "ui/teach/steps/techniquesteps.h"

#include <QCoreApplication>

#include "ui/teach/steps/hinttext.h"
#include "ui/teach/steps/walkthroughtext.h"
#include "ui/text/steptext.h"

namespace sudoku {
namespace {

struct TechniqueStepsWords
{
    Q_DECLARE_TR_FUNCTIONS(TechniqueSteps)
};

constexpr std::size_t maxUnfolded = 3; // techniques, whose counts need no more than two lines

} // namespace

StepTitles techniqueTitles(bool areGrouped)
{
    return {.name = areGrouped ? TechniqueStepsWords::tr("Technique, and what follows")
                               : TechniqueStepsWords::tr("Technique"),
            .weight = TechniqueStepsWords::tr("Level"),
            .score = TechniqueStepsWords::tr("Score"),
            .scoreTip = TechniqueStepsWords::tr("HoDoKu's score of the technique")};
}

std::vector<ListedStep> listedSteps(const std::vector<Step> &steps, const Geometry &geometry,
                                    const SymbolSet &symbols)
{
    std::vector<ListedStep> listed;
    for (const Step &step : steps) {
        const QString name = techniqueName(*step.technique);
        const QString follows = conclusionText(geometry, symbols, step, Notation::Window);
        listed.push_back({.name = name,
                          .follows = follows,
                          .whole = TechniqueStepsWords::tr("%1: %2").arg(name, follows),
                          .weight = levelText(step.technique->level),
                          .score = QString::number(step.technique->score)});
    }
    return listed;
}

WalkthroughListing TechniqueSteps::listing(const SymbolSet &symbols) const
{
    WalkthroughListing listing{
        .headline = headlineText(m_walkthrough),
        .about = scaleText(m_walkthrough),
        .kinds = techniquesText(m_walkthrough),
        .end = endText(m_walkthrough),
        .isStopped = m_walkthrough.isStopped,
        .titles = techniqueTitles(),
        .steps = listedSteps(m_walkthrough.steps, m_walkthrough.board.puzzle.geometry, symbols),
    };
    listing.titles.hasScore = m_walkthrough.score.has_value();
    if (const std::size_t count = m_walkthrough.techniques.size(); count > maxUnfolded)
        listing.kindCount = TechniqueStepsWords::tr("%n technique(s)", nullptr, static_cast<int>(count));
    return listing;
}

QString TechniqueSteps::sentence(std::size_t index, const SymbolSet &symbols) const
{
    const Position position = before(index); // which knows the houses of the step
    return StepText(m_walkthrough.board.puzzle, position.rules(), symbols, Notation::Window)
        .wholeInLines(m_walkthrough.steps[index]);
}

BoardFindings TechniqueSteps::findings(std::size_t index, const SymbolSet &symbols) const
{
    const FoundStep found{m_walkthrough.steps[index], before(index), m_walkthrough.board.puzzle};
    return hintFindings(found, symbols, HintDepth::Step);
}

QString TechniqueSteps::plainText(const SymbolSet &symbols) const
{
    QStringList sentences;
    Position position = m_walkthrough.start;
    for (const Step &step : m_walkthrough.steps) {
        sentences += StepText(m_walkthrough.board.puzzle, position.rules(), symbols).whole(step);
        position.apply(step);
    }
    return walkthroughAsText(m_walkthrough.board, symbols, summaryTexts(m_walkthrough, m_explainer),
                             techniquesText(m_walkthrough), sentences, endText(m_walkthrough));
}

} // namespace sudoku
