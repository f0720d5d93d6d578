#include "core/hints/reasons/why.h"

#include <QRegularExpression>

#include "app/cli/answers/answers.h"
#include "app/cli/answers/stepobject.h"
#include "app/cli/options/applied.h"
#include "app/cli/run/batch.h"
#include "core/hints/story/way.h"
#include "ui/text/reasonwords.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

#include <array>

namespace sudoku::cli {
namespace {

Applied applyQuestion(Settings &settings, const QString &value)
{
    static const QRegularExpression question(
        QStringLiteral("^r([1-9][0-9]?)c([1-9][0-9]?)(?:(=|<>)([^\\s=<>]{1,2}))?$"));
    const QRegularExpressionMatch match = question.match(value);
    const int row = match.captured(1).toInt();
    const int column = match.captured(2).toInt();
    if (!match.hasMatch() || std::max(row, column) > maxBoardSize)
        return tl::unexpected(
            QStringLiteral("'%1' is not a question; ask r4c7 (which digit), r4c7=5 or r4c7<>5, with rows and "
                           "columns from 1 to %2")
                .arg(value, QString::number(maxBoardSize)));
    settings.why = {{row - 1, column - 1}, match.captured(4), match.captured(3) != QLatin1String("<>")};
    return {};
}

constexpr Option questionArgument{"", "CELL[=DIGIT|<>DIGIT]", "", applyQuestion};

Finding unsuited(const QString &problem)
{
    return {.status = ExitStatus::Failure, .verdict = "error", .problem = problem.toStdString()};
}

/// Returns the digit that \a text says, as a symbol or as a number, or noDigit.
Digit digitOf(const QString &text, const SymbolSet &symbols, DigitValues values)
{
    for (Digit digit = 1; digit <= values.count; ++digit)
        if (text == symbolText(symbols, digit))
            return digit;
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isNumber ? values.digitOf(number) : noDigit;
}

tl::expected<WhyQuestion, QString> questionFor(const Settings &settings, const Geometry &geometry)
{
    const auto &[place, digitText, isTrue] = settings.why;
    const auto cell = geometry.findCell(place.row, place.column);
    if (!cell)
        return tl::unexpected(QStringLiteral("the board has %1 rows and columns%2: there is no r%3c%4")
                                  .arg(geometry.size())
                                  .arg(geometry.hasHoles() ? QStringLiteral(" with holes") : QString())
                                  .arg(place.row + 1)
                                  .arg(place.column + 1));
    WhyQuestion question{*cell, noDigit, isTrue};
    if (digitText.isEmpty())
        return question;
    question.digit = digitOf(digitText, *settings.symbols, geometry.values());
    if (question.digit == noDigit && settings.symbols->isOfPuzzle)
        return tl::unexpected(QStringLiteral("'%1' is not a symbol of this board; they are %2")
                                  .arg(digitText, symbolList(*settings.symbols, geometry.digitCount())));
    if (question.digit == noDigit)
        return tl::unexpected(QStringLiteral("'%1' is not a digit of this board; they are %2 to %3")
                                  .arg(digitText)
                                  .arg(geometry.values().first)
                                  .arg(geometry.values().last()));
    return question;
}

Json premiseJson(const Settings &settings, const Puzzle &puzzle, const Position &position,
                 const Premise &premise)
{
    return {{"text", premiseText(puzzle, *settings.symbols, position, premise)},
            {"candidates", candidatesJson(puzzle.geometry, candidatesOf(position, premise))}};
}

/// Returns the facts and the steps that lead there, the shorter first; a single step says the same as facts.
QString answerText(const Settings &settings, const Puzzle &puzzle, const Reasoning &why,
                   const std::optional<Way> &way)
{
    const QString facts = reasoningText(puzzle, *settings.symbols, why);
    if (!way || way->steps.size() < 2)
        return facts;
    const StepText text(puzzle, way->start.rules(), *settings.symbols);
    QStringList steps;
    for (const Step &step : way->steps)
        steps += text.whole(step);
    const QString inSteps = QStringLiteral("in %1 steps: %2")
                                .arg(QString::number(steps.size()), steps.join(QStringLiteral("; ")));
    return way->steps.size() < why.premises.size() ? inSteps + QStringLiteral("; or ") + facts
                                                   : facts + QStringLiteral("; or ") + inSteps;
}

Finding answerWith(const Settings &settings, const Puzzle &puzzle, const Reasoning &why,
                   const std::optional<Way> &way)
{
    Finding found{.status = why.isSmallest ? ExitStatus::AsAsked : ExitStatus::Limit, .verdict = "reason"};
    found.text = answerText(settings, puzzle, why, way).toStdString();
    if (way && !way->steps.empty()) {
        Json steps = Json::array();
        for (const Step &step : way->steps)
            steps.push_back(stepObject(puzzle, way->start.rules(), *settings.symbols, step));
        found.fields["way"] = steps;
    }
    Json premises = Json::array();
    for (const Premise &premise : why.premises)
        premises.push_back(premiseJson(settings, puzzle, why.position, premise));
    Json object{
        {"conclusion", conclusionText(puzzle.geometry, *settings.symbols, why.conclusion)},
        {"size", why.premises.size()},
        {"isSmallest", why.isSmallest},
        {"premises", premises},
    };
    if (!why.isSmallest)
        object["atLeast"] = why.atLeast;
    for (const int constraint : why.constraints)
        object["rules"].push_back(sourceText(puzzle, ConstraintIndex{constraint}).toStdString());
    if (why.technique)
        object["technique"] = why.technique->id;
    found.fields["why"] = object;
    return found;
}

Finding explainDigit(const Settings &settings, const Board &board, const std::stop_token &stop)
{
    const Puzzle &puzzle = board.puzzle;
    const tl::expected<WhyQuestion, QString> question = questionFor(settings, puzzle.geometry);
    if (!question)
        return unsuited(question.error());
    const WhyOptions options{.solve = settings.repeatably(), .isThorough = settings.timeLimit.has_value()};
    const WhyAnswer answer = findWhy(board, *question, options, stop);
    if (!answer.answer)
        return findingOf(answer.answer.error());
    if (const auto *why = std::get_if<Reasoning>(&*answer.answer))
        return answerWith(settings, puzzle, *why, findWay(why->position, why->conclusion, stop));
    const WhyObstacle obstacle = std::get<WhyObstacle>(*answer.answer);
    Finding found{.status = ExitStatus::OtherAnswer, .verdict = "no reason"};
    found.text = obstacleText(puzzle.geometry, *settings.symbols, obstacle, *question, answer.solutionDigit)
                     .toStdString();
    return found;
}

ExitStatus runWhy(const Settings &settings)
{
    return answerAll(settings, explainDigit);
}

constexpr std::array whyOptions{
    &option::lineOrJson, &option::symbols, &option::variant,   &option::boxes,   &option::timeLimit,
    &option::solver,     &option::seed,    &option::atMostOne, &option::threads,
};

} // namespace

const Command whyCommand{
    .name = "why",
    .help = "say why a cell has its digit, or why a candidate is wrong",
    .answers =
        "a smallest set of facts from which it follows, with the technique that says the same if there is "
        "one: \"r4c7=5: Naked Pair: r4c5 is 3 or 7; r4c6 is 3 or 7\"; and the way there, if it takes several "
        "steps: only those of a walkthrough on which it depends, in order; the shorter of the two comes "
        "first; what is not proved smallest within the "
        "time limit, or without one after a short search, says so (exit status 3); otherwise why there is "
        "no reason: \"r4c7 is 3\", \"r4c7 is a clue\" ... (exit status 1)",
    .options = whyOptions,
    .run = runWhy,
    .argument = &questionArgument,
    .entryUse = EntryUse::Used,
};

} // namespace sudoku::cli
