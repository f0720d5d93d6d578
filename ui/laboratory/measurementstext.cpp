#include "ui/laboratory/measurementstext.h"

#include "ui/text/durationtext.h"
#include "ui/text/toqstring.h"
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
                       toQString(encode.atMostOne->id),
                       toQString(row.experiment.solve.solver.id),
                       verdictWord(row.measurement.verdict),
                       QString::number(row.measurement.runs),
                       row.measurement.isOverTime ? QStringLiteral("yes") : QStringLiteral("no")};
    for (const Quantity &quantity : quantities()) {
        const std::optional<double> value = quantity.value(row.measurement);
        fields += value ? QString::number(*value, 'f', quantity.decimals == 0 ? 0 : 4) : QString();
    }
    return fields;
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
    const MeasuredRow *fastest = nullptr;
    for (const MeasuredRow &row : rows)
        if (row.measurement.verdict && !row.measurement.isOverTime
            && (!fastest || row.measurement.statistics.solveTime < fastest->measurement.statistics.solveTime))
            fastest = &row;
    if (rows.size() == 1 || !fastest)
        return MeasurementsWords::tr("Measured in %1.").arg(took);
    return MeasurementsWords::tr("Measured in %1. %2 with %3 solved fastest, in %4.")
        .arg(took, encodingName(*fastest->experiment.solve.encode.atMostOne),
             solverName(fastest->experiment.solve.solver),
             durationText(fastest->measurement.statistics.solveTime));
}

QString csvText(const Puzzle &puzzle, const std::vector<MeasuredRow> &rows)
{
    QStringList headings{"size",        "givens", "task",   "candidates", "shared",
                         "at_most_one", "solver", "answer", "runs",       "over_time"};
    for (const Quantity &quantity : quantities())
        headings += toQString(quantity.column);
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
