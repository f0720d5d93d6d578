#include "ui/laboratory/measurementstext.h"

#include "core/measure/quantities.h"
#include "ui/laboratory/quantitytext.h"
#include "ui/text/durationtext.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QAbstractItemModel>
#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>

namespace sudoku {
namespace {

struct MeasurementsWords
{
    Q_DECLARE_TR_FUNCTIONS(MeasurementsText)
};

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

QString measurementErrorText(const MeasurementError &error)
{
    const QString name = QString::fromStdString(error.name);
    const auto at = [&error](const QString &what) {
        return MeasurementsWords::tr("line %1, column %2: %3").arg(error.line).arg(error.column).arg(what);
    };
    switch (error.code) {
    case MeasurementErrorCode::NoRows:
        break;
    case MeasurementErrorCode::MissingColumn:
        return at(MeasurementsWords::tr("the heading has no column “%1”").arg(name));
    case MeasurementErrorCode::FieldCount:
        return at(MeasurementsWords::tr("this line has %1 fields, unlike the heading")
                      .arg(QString::fromStdString(error.found)));
    case MeasurementErrorCode::OpenQuote:
        return at(MeasurementsWords::tr("this quotation mark is never closed"));
    case MeasurementErrorCode::BadValue:
        return at(MeasurementsWords::tr("%1 is no value of “%2”").arg(quotedText(error.found), name));
    }
    return MeasurementsWords::tr("it has no measurements");
}

QString puzzleText(const MeasuredRow &row)
{
    const QString file = QFileInfo(QString::fromStdString(row.file)).fileName();
    return MeasurementsWords::tr("Puzzle %1 of %2: %3 × %3 with %4")
        .arg(row.number)
        .arg(file.isEmpty() ? MeasurementsWords::tr("the board") : file)
        .arg(row.size)
        .arg(cluesText(row.givens));
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
