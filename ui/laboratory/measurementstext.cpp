#include "ui/laboratory/measurementstext.h"

#include "core/version/version.h"
#include "ui/text/durationtext.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QAbstractItemModel>
#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace sudoku {
namespace {

struct MeasurementsWords
{
    Q_DECLARE_TR_FUNCTIONS(MeasurementsText)
};

// Uses the words of the command line if there are any.

const char *verdictWord(HaltReason reason)
{
    switch (reason) {
    case Halt::Stopped:
        return "undecided";
    case Halt::OutOfMemory:
        return "out of memory";
    case Halt::SolverFailed:
        return "failed";
    case Halt::WrongSolution:
        break;
    }
    return "wrong";
}

const char *verdictWord(Outcome outcome)
{
    return outcome == Outcome::Solved ? "solved" : "none";
}

const char *verdictWord(Uniqueness uniqueness)
{
    switch (uniqueness) {
    case Uniqueness::Unique:
        return "unique";
    case Uniqueness::Multiple:
        return "multiple";
    case Uniqueness::None:
        break;
    }
    return verdictWord(Outcome::None);
}

QString verdictWord(const MeasuredVerdict &verdict)
{
    return QLatin1String(verdict ? std::visit([](auto answer) { return verdictWord(answer); }, *verdict)
                                 : verdictWord(verdict.error().reason()));
}

QString kindWord(EncodingKind kind)
{
    const char *const words[] = {"open", "all", "selectors"};
    return QLatin1String(words[static_cast<int>(kind)]);
}

QString quoted(QString field)
{
    if (!field.contains(QLatin1Char(',')) && !field.contains(QLatin1Char('"'))
        && !field.contains(QLatin1Char('\n')))
        return field;
    return QLatin1Char('"') + field.replace(QLatin1Char('"'), QLatin1String("\"\"")) + QLatin1Char('"');
}

QString line(const QStringList &fields)
{
    QStringList texts;
    for (const QString &field : fields)
        texts += quoted(field);
    return texts.join(QLatin1Char(',')) + QLatin1Char('\n');
}

QStringList fieldsOf(const Puzzle &puzzle, const MeasuredRow &row)
{
    const EncodeOptions &encode = row.experiment.solve.encode;
    QStringList fields{QString::number(puzzle.geometry.size()),
                       QString::number(puzzle.givens.filledCount()),
                       row.experiment.task == MeasuredTask::Solve ? QStringLiteral("solve")
                                                                  : QStringLiteral("check"),
                       kindWord(encode.kind),
                       encode.sharesBetweenHouses ? QStringLiteral("yes") : QStringLiteral("no"),
                       toQString(encode.method->id),
                       toQString(row.experiment.solve.solver.id),
                       verdictWord(row.measurement.verdict),
                       QString::number(row.measurement.runs),
                       row.measurement.isOverTime ? QStringLiteral("yes") : QStringLiteral("no")};
    for (const Quantity &quantity : quantities()) {
        const std::optional<double> value = quantity.value(row.measurement);
        fields += value ? QString::number(*value, 'f', quantity.decimals == 0 ? 0 : 4) : QString();
    }
    return fields << toQString(versionLine());
}

/// Returns the rows with an answer than which none is faster.
std::vector<const MeasuredRow *> fastestOf(const std::vector<MeasuredRow> &measured)
{
    const auto hasAnswer = [](const MeasuredRow &row) {
        return row.measurement.verdict && !row.measurement.isOverTime;
    };
    std::vector<const MeasuredRow *> fastest;
    for (const MeasuredRow &row : measured) {
        const auto isFaster = [&](const MeasuredRow &other) {
            return hasAnswer(other) && isSmaller(solveTime(), other.measurement, row.measurement);
        };
        if (hasAnswer(row) && std::ranges::none_of(measured, isFaster))
            fastest.push_back(&row);
    }
    return fastest;
}

} // namespace

QString subjectText(const Puzzle &puzzle, const Experiment &asked)
{
    const EncodeOptions &encode = asked.solve.encode;
    QString written = kindText(encode.kind);
    written.front() = written.front().toLower(); // not the nouns of German
    if (!encode.sharesBetweenHouses && encode.kind != EncodingKind::Selectors)
        written += MeasurementsWords::tr(", each house separately");
    return MeasurementsWords::tr("%1 × %1 with %2. %3; %4; median of %5, each at most %6 s.")
        .arg(puzzle.geometry.size())
        .arg(cluesText(puzzle.givens.filledCount()), taskText(asked.task), written,
             MeasurementsWords::tr("%n run(s)", nullptr, asked.runs))
        .arg(std::chrono::duration_cast<std::chrono::seconds>(asked.timeLimit).count());
}

QString summaryText(const std::vector<MeasuredRow> &rows, const QString &took)
{
    const auto hasFormula = [](const MeasuredRow &row) { return row.measurement.statistics.variables > 0; };
    if (std::ranges::none_of(rows, hasFormula))
        return MeasurementsWords::tr("Propagation alone decides this board, so there is nothing to encode. "
                                     "Choose “%1” to compare the encodings.")
            .arg(kindText(EncodingKind::FullFacts));
    const std::vector<const MeasuredRow *> fastest = fastestOf(rows);
    const QString measured = MeasurementsWords::tr("Measured in %1.").arg(took);
    if (rows.size() == 1 || fastest.empty())
        return measured;
    if (fastest.size() > 1)
        return MeasurementsWords::tr("%1 No row is the fastest: the runs of each differ more than the rows.")
            .arg(measured);
    const MeasuredRow &winner = *fastest.front();
    return MeasurementsWords::tr("%1 %2 with %3 solved fastest, %4 of processor time.")
        .arg(measured, encodingName(*winner.experiment.solve.encode.method),
             solverName(winner.experiment.solve.solver),
             durationText(winner.measurement.statistics.solveTime));
}

QString csvText(const Puzzle &puzzle, const std::vector<MeasuredRow> &rows)
{
    QStringList headings{"size",        "givens", "task",   "candidates", "shared",
                         "at_most_one", "solver", "answer", "runs",       "over_time"};
    for (const Quantity &quantity : quantities())
        headings += toQString(quantity.column);
    headings += QStringLiteral("program");
    QString text = line(headings);
    for (const MeasuredRow &row : rows)
        text += line(fieldsOf(puzzle, row));
    return text;
}

QString tableText(const QAbstractItemModel &model)
{
    QString text;
    for (int row = -1; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells += row < 0 ? model.headerData(column, Qt::Horizontal)
                                   .toString()
                                   .replace(QLatin1Char('\n'), QLatin1Char(' '))
                             : model.index(row, column).data().toString();
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

} // namespace sudoku
