#include "app/cli/answers/storyanswer.h"

#include "app/cli/answers/stepobject.h"
#include "core/hints/story/storyparts.h"
#include "ui/text/storywords.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

namespace sudoku::cli {
namespace {

Json reasonJson(const Puzzle &puzzle, const Reason &reason)
{
    if (const auto *given = std::get_if<GivenCell>(&reason))
        return {{"given", puzzle.geometry.cellName(given->cell)}, {"digit", puzzle.givens[given->cell]}};
    const RuleSource &source = std::get<RuleSource>(reason);
    Json object{{"rule", sourceText(puzzle, source)}};
    if (const auto *constraint = std::get_if<ConstraintIndex>(&source))
        object["constraint"] = constraint->index;
    return object;
}

/// Writes an argument as JSON.
class ArgumentWriter
{
public:
    ArgumentWriter(const Settings &settings, const Puzzle &puzzle, const Story &story)
        : m_settings(settings),
          m_puzzle(puzzle),
          m_rules(story.start.rules()),
          m_text(puzzle, m_rules, *settings.symbols)
    {
    }

    Json object(Position position, const Argument &argument) const
    {
        Json steps = Json::array();
        for (const Step &step : argument.steps) {
            steps.push_back(stepObject(m_puzzle, m_rules, *m_settings.symbols, step));
            position.apply(step);
        }
        Json object{{"isWhole", argument.isWhole()}, {"steps", steps}};
        if (argument.end)
            object["end"] = end(position, *argument.end);
        if (argument.cases.empty())
            return object;
        Json cases = Json::array();
        for (const Case &one : argument.cases) {
            Position assumed = position;
            assumed.place(one.assumed.cell, one.assumed.digit);
            Json inCase = this->object(std::move(assumed), one.argument);
            inCase["assumed"] = candidatesJson(m_puzzle.geometry, {one.assumed}).front();
            cases.push_back(std::move(inCase));
        }
        object["cases"] = cases;
        return object;
    }

private:
    Json end(const Position &position, const PlainContradiction &end) const
    {
        Json evidence = Json::array();
        for (const QString &fact : m_text.evidence(position, end))
            evidence.push_back(fact);
        Json object{{"text", m_text.contradiction(end)}, {"evidence", evidence}};
        if (const auto *no = std::get_if<contradiction::NoDigit>(&end))
            object["cell"] = m_puzzle.geometry.cellName(no->cell);
        if (const auto *no = std::get_if<contradiction::NoPlace>(&end)) {
            object["digit"] = m_puzzle.geometry.values().of(no->digit);
            object["house"] = StepTerms(m_puzzle, m_rules, *m_settings.symbols).house(no->house);
        }
        return object;
    }

    const Settings &m_settings;
    const Puzzle &m_puzzle;
    const RuleIndex &m_rules;
    StoryText m_text;
};

} // namespace

void addContradiction(Finding &found, const Settings &settings, const Puzzle &puzzle,
                      const std::vector<Reason> &reasons)
{
    Json objects = Json::array();
    QStringList texts;
    for (const Reason &reason : reasons) {
        objects.push_back(reasonJson(puzzle, reason));
        texts += reasonText(puzzle, *settings.symbols, reason);
    }
    found.text = "none: " + texts.join(QStringLiteral(", ")).toStdString();
    found.fields["contradiction"] = objects;
}

QStringList addStory(Finding &found, const Settings &settings, const Board &board,
                     const std::stop_token &stop)
{
    const Puzzle &puzzle = board.puzzle;
    if (const QString problem = noStoryText(board); !problem.isEmpty())
        return {problem + QLatin1Char('.')};
    const StoryAnswer answer = findStory(puzzle, {}, {.solve = settings.solve}, stop);
    if (!answer.story) {
        addHalt(found, answer.outcome
                           ? SolverFailure{.fault = SolverFault::Denial, .solver = settings.solve.solver.id}
                           : answer.outcome.error());
        return {};
    }
    const Story &story = *answer.story;
    addContradiction(found, settings, puzzle, story.reasons);
    Json object = ArgumentWriter(settings, puzzle, story).object(story.start, story.argument);
    object["isMinimal"] = story.isMinimal;
    found.fields["story"] = object;
    QStringList lines =
        StoryText(puzzle, story.start.rules(), *settings.symbols).lines(partsOf(story.start, story.argument));
    if (story.isWhole() && !isReadable(story))
        lines.prepend(longStoryText(lengthOf(story.argument)));
    if (!story.isMinimal)
        lines.prepend(notProvedMinimalText());
    return lines;
}

QStringList addExchange(Finding &found, const Settings &settings, const Board &board)
{
    if (const QString problem = noStoryText(board); !problem.isEmpty())
        return {problem + QLatin1Char('.')};
    const QString text = exchangeText(board.puzzle.geometry, *settings.symbols, found.solutions->front(),
                                      found.solutions->back());
    found.fields["exchange"] = text;
    return {text + QLatin1Char('.')};
}

} // namespace sudoku::cli
