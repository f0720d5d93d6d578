#include "app/cli/options/options.h"

#include <QFile>
#include <QRegularExpression>

#include "app/cli/options/applied.h"
#include "app/cli/options/names.h"
#include "core/formats/formats.h"
#include "core/sat/solverkinds.h"
#include "ui/programs/programsolver.h"
#include "ui/text/kindsearch.h"
#include "ui/text/nearnames.h"
#include "ui/text/symbolwords.h"

#include <algorithm>
#include <array>

namespace sudoku::cli {
namespace {

const QString jsonFormat = QStringLiteral("json");
const QString csvFormat = QStringLiteral("csv");

constexpr int maxThreads = 256;
constexpr int maxPage = 1'000'000;
constexpr int maxCountLimit = 1'000'000'000;
constexpr double maxSeconds = 1e6; // seconds: what std::chrono can add to any clock

Applied applyAtMostOne(Settings &settings, const QString &value)
{
    settings.choosesSolver = true;
    settings.solve.encode.method = findEncodingMethod(value.toStdString());
    return settings.solve.encode.method ? Applied() : notOneOf(value, idsOf(encodingMethods()));
}

Applied applySolver(Settings &settings, const QString &value)
{
    settings.choosesSolver = true;
    const SolverCommand command(value);
    if (const SolverKind *solver = findSolver(value.toStdString()))
        settings.solve.solver = *solver;
    else if (!SolverCommand::isMeant(value))
        return tl::unexpected(notOneOf(value, idsOf(solverKinds())).error()
                              + QStringLiteral(" (or a command such as 'picosat {cnf}')"));
    else if (command.programFile().isEmpty())
        return tl::unexpected(QStringLiteral("program '%1' not found").arg(command.program()));
    else
        settings.solve.solver = programKind({.name = command.program(), .command = value});
    return {};
}

Applied applySymbols(Settings &settings, const QString &value)
{
    const std::string text = value.toStdString();
    const SymbolSet *named = findSymbolSet(text);
    const auto symbols =
        named ? tl::expected<const SymbolSet *, SymbolFault>(named) : symbolsOfTypedWord(text);
    if (!symbols
        && (symbols.error().kind == SymbolFault::Kind::Count
            || findSymbolSet(value.toLower().toStdString()))) // "Animals"
        return notOneOf(value, idsOf(symbolSets()) + idsOf(puzzleSymbolSets()));
    if (!symbols)
        return tl::unexpected(QStringLiteral("'%1': %2").arg(value, symbolFaultText(symbols.error())));
    settings.symbols = *symbols;
    settings.choosesSymbols = true;
    settings.read.symbols = (*symbols)->isOfPuzzle ? *symbols : nullptr;
    return {};
}

/// Applies the names that are no formats of puzzles, and returns whether \a value is one of them.
bool applyAnswerForm(Settings &settings, const QString &value)
{
    settings.isJson = value == jsonFormat;
    settings.isCsv = value == csvFormat && !settings.columns.empty();
    if (settings.isJson || settings.isCsv)
        settings.format = findFormat("line");
    return settings.isJson || settings.isCsv;
}

/// Returns \a names and those that applyAnswerForm() knows.
QStringList withAnswerForms(const Settings &settings, QStringList names)
{
    names += jsonFormat;
    return settings.columns.empty() ? names : names << csvFormat;
}

Applied applyFormat(Settings &settings, const QString &value)
{
    if (applyAnswerForm(settings, value))
        return {};
    settings.format = findFormat(value.toStdString());
    return settings.format ? Applied() : notOneOf(value, withAnswerForms(settings, idsOf(formats())));
}

Applied applyTo(Settings &settings, const QString &value)
{
    settings.isFormatChosen = true;
    settings.exporter = findExporter(value.toStdString());
    if (settings.exporter)
        return {};
    settings.format = findFormat(value.toStdString());
    return settings.format ? Applied() : notOneOf(value, idsOf(writtenFormatNames()));
}

Applied applyForm(Settings &settings, const QString &value)
{
    const QString dimacs = QStringLiteral("cnf");
    settings.form = findPuzzleForm(value.toStdString());
    if (settings.form || value == dimacs)
        return {};
    QStringList names{dimacs};
    for (const PuzzleForm *form : puzzleForms())
        names += toQString(form->id);
    return notOneOf(value, names);
}

Applied applyLineOrJson(Settings &settings, const QString &value)
{
    const QString line = toQString(settings.format->id);
    return applyAnswerForm(settings, value) || value == line
               ? Applied()
               : notOneOf(value, withAnswerForms(settings, {line}));
}

Applied applySymmetry(Settings &settings, const QString &value)
{
    settings.symmetry = findSymmetry(value.toStdString());
    return settings.symmetry ? Applied() : notOneOf(value, idsOf(symmetries()));
}

Applied applyKeep(Settings &settings, const QString &value)
{
    static const QRegularExpression name(QStringLiteral("^r([1-9][0-9]?)c([1-9][0-9]?)$"));
    for (const QString &cell : value.split(QLatin1Char(','))) {
        const QRegularExpressionMatch match = name.match(cell.trimmed());
        const int row = match.captured(1).toInt();
        const int column = match.captured(2).toInt();
        if (!match.hasMatch() || std::max(row, column) > maxBoardSize)
            return tl::unexpected(QStringLiteral("'%1' is not a cell; write cells as r1c1,r5c5, with "
                                                 "rows and columns from 1 to %2")
                                      .arg(cell, QString::number(maxBoardSize)));
        settings.kept.push_back({row - 1, column - 1});
    }
    return {};
}

Applied applyBoxes(Settings &settings, const QString &value)
{
    static const QRegularExpression shape(QStringLiteral("^([1-9][0-9]?)x([1-9][0-9]?)$"));
    const QRegularExpressionMatch match = shape.match(value);
    const BoxShape boxes{match.captured(1).toInt(), match.captured(2).toInt()};
    if (boxes.size() < minBoardSize || boxes.size() > maxBoardSize)
        return tl::unexpected(
            QStringLiteral("'%1' is not a box shape; write for example 2x3 for 2 rows of 3 cells; "
                           "a box has %2 to %3 cells")
                .arg(value, QString::number(minBoardSize), QString::number(maxBoardSize)));
    settings.read.boxes = boxes;
    return {};
}

/// Returns what to write instead of \a id: a near name, one that also goes by that name, or how boards get
/// regions.
Applied unknownVariant(const QString &id)
{
    const QStringList ids = idsOf(variants());
    if (const QStringList meant = idsOf(findKinds(id)); nearNames(id, ids).isEmpty() && !meant.isEmpty())
        return tl::unexpected(QStringLiteral("unknown name '%1'; %2")
                                  .arg(id, didYouMean(meant.first(std::min<qsizetype>(meant.size(), 3)))));
    static const QStringList irregular{QStringLiteral("jigsaw"), QStringLiteral("irregular"),
                                       QStringLiteral("nonomino"), QStringLiteral("regions")};
    if (irregular.contains(id.toCaseFolded()))
        return tl::unexpected(
            QStringLiteral("'%1' is no rule, but a shape of the regions, which a puzzle brings along; "
                           "'generate --jigsaw' makes puzzles with such regions")
                .arg(id));
    return notOneOf(id, ids);
}

Applied applyVariant(Settings &settings, const QString &value)
{
    QString text = value; // with a colon, or with a space as in files
    text = text.replace(QLatin1Char(':'), QLatin1Char(' ')).simplified();
    const QString id = text.section(QLatin1Char(' '), 0, 0);
    if (id != QLatin1String("own") && !findVariant(id.toStdString())) // own kinds are read by "generate"
        return unknownVariant(id);
    settings.constraints.push_back(text.toStdString());
    return {};
}

Applied applyTimeLimit(Settings &settings, const QString &value)
{
    bool isNumber = false;
    const double seconds = value.toDouble(&isNumber);
    if (!isNumber || !(seconds > 0 && seconds <= maxSeconds))
        return tl::unexpected(
            QStringLiteral("'%1' is not a time; write seconds above 0 and up to %2, such as 0.5 or 60")
                .arg(value, QString::number(maxSeconds, 'f', 0)));
    settings.timeLimit = std::chrono::duration<double>(seconds);
    return {};
}

Applied applyThreads(Settings &settings, const QString &value)
{
    return applyNumber(settings.threads, value, maxThreads);
}

Applied applyPage(Settings &settings, const QString &value)
{
    return applyNumber(settings.page, value, maxPage);
}

Applied applyLimit(Settings &settings, const QString &value)
{
    return applyNumber(settings.limit, value, maxCountLimit);
}

Applied applySeed(Settings &settings, const QString &value)
{
    bool isNumber = false;
    settings.choosesSeed = true;
    settings.solve.seed = value.toLongLong(&isNumber);
    return isNumber ? Applied() : tl::unexpected(QStringLiteral("'%1' is not a whole number").arg(value));
}

Applied applyProof(Settings &settings, const QString &value)
{
    settings.proof = QFile::encodeName(value).toStdString();
    return value.isEmpty() ? tl::unexpected(QStringLiteral("a file name is missing")) : Applied();
}

Applied applyForbid(Settings &settings, const QString &value)
{
    settings.forbidden += value;
    return value.isEmpty() ? tl::unexpected(QStringLiteral("a file name is missing")) : Applied();
}

Applied applyModel(Settings &settings, const QString &value)
{
    settings.model = value;
    return value.isEmpty() ? tl::unexpected(QStringLiteral("a file name is missing")) : Applied();
}

Applied applyMore(Settings &settings, const QString &value)
{
    return applyNumber(settings.more, value, 2, 0);
}

Applied applyScale(Settings &settings, const QString &value)
{
    const QStringList names = idsOf(scaleNames());
    if (!names.contains(value))
        return notOneOf(value, names);
    settings.scale = static_cast<RatingScale>(names.indexOf(value));
    return {};
}

Applied applyNothing(Settings &, const QString &)
{
    return {};
}

} // namespace

namespace option {

const Option atMostOne{.name = "at-most-one",
                       .valueName = "NAME",
                       .help = "the encoding: how rules are written as clauses",
                       .apply = applyAtMostOne,
                       .values = {encodingNames}};
const Option boxes{.name = "boxes",
                   .valueName = "RxC",
                   .help = "boxes of R rows and C columns, if the puzzle does not say",
                   .apply = applyBoxes,
                   .values = {boxNames}};
const Option candidateLimit{
    "limit", "N", "how many solutions JSON counts for each candidate; the default is 2", applyLimit};
const Option countLimit{"limit", "N", "stop counting at N; the default is 1000", applyLimit};
const Option estimate{"estimate", "", "estimate the number of solutions, if it is above the limit",
                      applySwitch<&Settings::estimates>};
const Option explainFormula{"explain", "",
                            "a comment above each group of clauses, and for each auxiliary variable",
                            applySwitch<&Settings::explainsFormula>};
const Option fix{"fix", "", "also say what to change so that there is exactly one solution",
                 applySwitch<&Settings::fixes>};
const Option story{"story", "",
                   "also say, step by step, how the clues and rules contradict each other, or what two "
                   "solutions exchange",
                   applySwitch<&Settings::story>};
const Option form{
    .name = "format",
    .valueName = "NAME",
    .help =
        "cnf for DIMACS, the default; opb for pseudo-Boolean constraints, smt2 for SMT-LIB, mzn for MiniZinc",
    .apply = applyForm,
    .values = {formNames}};
const Option forbid{.name = "forbid",
                    .valueName = "FILE",
                    .help = "exclude the solutions in FILE, each by a clause; may be repeated",
                    .apply = applyForbid,
                    .values = {.areFiles = true}};
const Option format{.name = "format",
                    .valueName = "NAME",
                    .help = "how to write answers; the default is line",
                    .apply = applyFormat,
                    .values = {.names = formatNames, .others = jsonName}};
const Option formatOrTable{.name = "format",
                           .valueName = "NAME",
                           .help = "how to write answers; the default is line",
                           .apply = applyFormat,
                           .values = {.names = formatNames, .others = answerFormNames}};
const Option help{"help", "", "show this text", applyNothing, "h"};
const Option keep{"keep", "CELLS", "cells whose clues stay, such as r1c1,r5c5", applyKeep};
const Option lineJsonOrCsv{
    .name = "format",
    .valueName = "NAME",
    .help = "line, json for everything that is known, or csv for a table; the default is line",
    .apply = applyLineOrJson,
    .values = {lineJsonOrCsvNames}};
const Option lineOrJson{.name = "format",
                        .valueName = "NAME",
                        .help = "line, or json for everything that is known; the default is line",
                        .apply = applyLineOrJson,
                        .values = {lineOrJsonNames}};
const Option model{.name = "model",
                   .valueName = "FILE",
                   .help = "what the solver printed, or MiniSat's result file; - is standard input",
                   .apply = applyModel,
                   .values = {.areFiles = true}};
const Option more{.name = "more",
                  .valueName = "0|1|2",
                  .help = "how much to tell: 0 where to look, 1 the technique, 2 the step; the default is 0",
                  .apply = applyMore,
                  .values = {detailNames}};
const Option open{"open", "", "write only the candidates that simple propagation leaves open",
                  applySwitch<&Settings::isOpenOnly>};
const Option page{"page", "N", "the page of a PDF or TIFF to read puzzles from; the default is the first",
                  applyPage};
const Option progress{"progress", "", "say on standard error how far the work is",
                      applySwitch<&Settings::showsProgress>};
const Option proof{.name = "proof",
                   .valueName = "FILE",
                   .help = "write FILE.cnf and FILE.drat, which prove the answer; for one puzzle",
                   .apply = applyProof,
                   .values = {.areFiles = true}};
const Option quiet{"quiet", "", "write no notes to standard error, only what is wrong",
                   applySwitch<&Settings::isQuiet>, "q"};
const Option scale{.name = "scale",
                   .valueName = "NAME",
                   .help = "one scale only: hodoku, explainer or general",
                   .apply = applyScale,
                   .values = {scaleNames}};
const Option seed{"seed", "N", "the seed of all random choices; the same seed gives the same run", applySeed};
const Option solver{.name = "solver",
                    .valueName = "NAME",
                    .help = "the solver to use, or a command such as 'picosat {cnf}'",
                    .apply = applySolver,
                    .values = {solverNames}};
const Option symbols{.name = "symbols",
                     .valueName = "NAME",
                     .help = "how to read and write digits: a name, or a word of different letters such as "
                             "KITCHENS; the default is what each puzzle has, or numbers",
                     .apply = applySymbols,
                     .values = {symbolNames}};
const Option symmetry{.name = "symmetry",
                      .valueName = "NAME",
                      .help = "a symmetry that the clues keep; the default is none",
                      .apply = applySymmetry,
                      .values = {symmetryNames}};
const Option threads{"threads", "N",
                     "how many puzzles to work on at once; the default is the number of processors. The "
                     "answers are the same with any number",
                     applyThreads};
const Option timeLimit{"time-limit", "SECONDS", "stop work on a puzzle after SECONDS", applyTimeLimit};
const Option to{.name = "to",
                .valueName = "NAME",
                .help = "the format to write",
                .apply = applyTo,
                .values = {writtenFormatNames}};
const Option variant{
    .name = "variant",
    .valueName = "ID[:ARGUMENT]",
    .help = "a rule added to every puzzle, such as windoku or 'killer:15 r1c1 r1c2'; may be repeated",
    .apply = applyVariant,
    .values = {variantNames}};
const Option withoutGivens{"without-givens", "", "write only the rules: every filled board is a model",
                           applySwitch<&Settings::isWithoutGivens>};

} // namespace option

namespace {

constexpr std::array readingOptions{&option::page};
constexpr std::array puzzleOptions{&option::progress};
constexpr std::array allOptions{&option::quiet, &option::help};

} // namespace

std::span<const Option *const> optionsOfReaders()
{
    return readingOptions;
}

std::span<const Option *const> optionsOfPuzzles()
{
    return puzzleOptions;
}

std::span<const Option *const> optionsOfAll()
{
    return allOptions;
}

} // namespace sudoku::cli
