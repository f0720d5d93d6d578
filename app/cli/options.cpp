#include "app/cli/options.h"

#include <QFile>
#include <QRegularExpression>

#include "app/cli/applied.h"
#include "ui/programs/programsolver.h"

#include <algorithm>

namespace sudoku::cli {
namespace {

const QString jsonFormat = QStringLiteral("json");

constexpr int maxThreads = 256;
constexpr int maxCountLimit = 1'000'000'000;
constexpr double longestTime = 1e6; // seconds: what std::chrono can add to any clock

Applied applyAtMostOne(Settings &settings, const QString &value)
{
    settings.choosesEngine = true;
    settings.solve.encode.atMostOne = findAtMostOne(value.toStdString());
    return settings.solve.encode.atMostOne ? Applied() : notOneOf(value, idsOf(atMostOneEncodings()));
}

Applied applySolver(Settings &settings, const QString &value)
{
    settings.choosesEngine = true;
    const SolverCommand command(value);
    if (const SolverKind *solver = findSolver(value.toStdString()))
        settings.solve.solver = *solver;
    else if (!SolverCommand::isMeant(value))
        return tl::unexpected(notOneOf(value, idsOf(solverKinds())).error()
                              + QStringLiteral("; or a command such as 'picosat {cnf}'"));
    else if (command.programFile().isEmpty())
        return tl::unexpected(QStringLiteral("there is no program '%1'").arg(command.program()));
    else
        settings.solve.solver = programKind({.name = command.program(), .command = value});
    return {};
}

Applied applySymbols(Settings &settings, const QString &value)
{
    settings.symbols = findSymbolSet(value.toStdString());
    return settings.symbols ? Applied() : notOneOf(value, idsOf(symbolSets()));
}

Applied applyFormat(Settings &settings, const QString &value)
{
    settings.isJson = value == jsonFormat;
    if (settings.isJson)
        return {};
    settings.format = findFormat(value.toStdString());
    return settings.format ? Applied() : notOneOf(value, idsOf(formats()) << jsonFormat);
}

Applied applyTo(Settings &settings, const QString &value)
{
    settings.isFormatChosen = true;
    settings.format = findFormat(value.toStdString());
    return settings.format ? Applied() : notOneOf(value, idsOf(formats()));
}

Applied applyLineOrJson(Settings &settings, const QString &value)
{
    const QString line = toQString(settings.format->id);
    settings.isJson = value == jsonFormat;
    return settings.isJson || value == line ? Applied() : notOneOf(value, {line, jsonFormat});
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
            return tl::unexpected(QStringLiteral("'%1' is no cell; right are names such as r1c1,r5c5: "
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
            QStringLiteral("'%1' is no box shape; right is, for instance, 2x3: 2 rows of 3 cells, "
                           "%2 to %3 cells in all")
                .arg(value, QString::number(minBoardSize), QString::number(maxBoardSize)));
    settings.read.boxes = boxes;
    return {};
}

Applied applyVariant(Settings &settings, const QString &value)
{
    const QString id = value.section(QLatin1Char(':'), 0, 0);
    if (!findVariant(id.toStdString()))
        return notOneOf(id, idsOf(variants()));
    QString text = value;
    settings.constraints.push_back(text.replace(QLatin1Char(':'), QLatin1Char(' ')).toStdString());
    return {};
}

Applied applyTimeLimit(Settings &settings, const QString &value)
{
    bool isNumber = false;
    const double seconds = value.toDouble(&isNumber);
    if (!isNumber || !(seconds > 0 && seconds <= longestTime))
        return tl::unexpected(
            QStringLiteral("'%1' is no time; right are seconds above 0, up to %2, such as 0.5 or 60")
                .arg(value, QString::number(longestTime, 'f', 0)));
    settings.timeLimit = std::chrono::duration<double>(seconds);
    return {};
}

Applied applyThreads(Settings &settings, const QString &value)
{
    return applyNumber(settings.threads, value, maxThreads);
}

Applied applyLimit(Settings &settings, const QString &value)
{
    return applyNumber(settings.limit, value, maxCountLimit);
}

Applied applySeed(Settings &settings, const QString &value)
{
    bool isNumber = false;
    settings.choosesEngine = true;
    settings.solve.seed = value.toLongLong(&isNumber);
    return isNumber ? Applied() : tl::unexpected(QStringLiteral("'%1' is no whole number").arg(value));
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

} // namespace

namespace option {

const Option atMostOne{"at-most-one", "NAME", "how \"at most one of these\" is written as clauses",
                       applyAtMostOne};
const Option boxes{"boxes", "RxC", "boxes of R rows and C columns, where the puzzle does not say it",
                   applyBoxes};
const Option candidateLimit{"limit", "N",
                            "how many solutions of each candidate JSON counts; the default is 2", applyLimit};
const Option countLimit{"limit", "N", "where to stop counting; the default is 1000", applyLimit};
const Option estimate{"estimate", "", "where the limit is reached, estimate how many there are",
                      applySwitch<&Settings::estimates>};
const Option fix{"fix", "", "also what to change so that there is exactly one solution",
                 applySwitch<&Settings::fixes>};
const Option forbid{"forbid", "FILE", "exclude the solutions in FILE, each by a clause; may be repeated",
                    applyForbid};
const Option format{"format", "NAME", "how answers are written; the default is line", applyFormat};
const Option keep{"keep", "CELLS", "cells whose givens stay, such as r1c1,r5c5", applyKeep};
const Option lineOrJson{"format", "NAME", "line, or json for all that is known; the default is line",
                        applyLineOrJson};
const Option model{"model", "FILE", "what the solver printed, or MiniSat's result file; - is standard input",
                   applyModel};
const Option open{"open", "", "write only what simple propagation of the givens leaves open",
                  applySwitch<&Settings::isOpenOnly>};
const Option proof{"proof", "FILE", "write FILE.cnf and FILE.drat, which prove the answer; for one puzzle",
                   applyProof};
const Option seed{"seed", "N", "for all that is left to chance; the same seed gives the same run", applySeed};
const Option solver{"solver", "NAME", "which solver answers, or a command such as 'picosat {cnf}'",
                    applySolver};
const Option symbols{"symbols", "NAME", "how digits are written; the default is numbers", applySymbols};
const Option symmetry{"symmetry", "NAME", "a symmetry that the givens keep; the default is none",
                      applySymmetry};
const Option threads{"threads", "N", "how many puzzles to work on at the same time; the default is 1",
                     applyThreads};
const Option timeLimit{"time-limit", "SECONDS", "stop a puzzle that takes longer", applyTimeLimit};
const Option to{"to", "NAME", "the form that is written", applyTo};
const Option variant{"variant", "ID[:ARGUMENT]",
                     "a demand added to every puzzle, as windoku or 'killer:15 r1c1 r1c2'; may be repeated",
                     applyVariant};
const Option withoutGivens{"without-givens", "", "write only the rules: every filled board is a model",
                           applySwitch<&Settings::isWithoutGivens>};

} // namespace option

} // namespace sudoku::cli
