#include "core/formats/text/csv.h"
#include "ui/paint/documents/documentcontents.h"
#include "ui/paint/documents/writers.h"
#include "ui/paint/paper/printtext.h"
#include "ui/printjob/printhint.h"

#include <QCoreApplication>

namespace sudoku {
namespace {

struct TableWords
{
    Q_DECLARE_TR_FUNCTIONS(ExcelTable)
};

constexpr char byteOrderMark[] = "\xef\xbb\xbf"; // without it, Excel takes the text for another encoding

/// Returns \a text as a field. Excel would take a line of digits for a number, and a text that begins with
/// one of some characters for a formula.
QString cell(const QString &text)
{
    bool isNumber = false;
    text.toDouble(&isNumber);
    constexpr int longest = 15; // figures that Excel keeps
    QString field = text;
    if (isNumber && text.size() > longest)
        field = QStringLiteral("=\"%1\"").arg(text);
    else if (!isNumber && !text.isEmpty() && QStringLiteral("=+-@\t").contains(text.front()))
        field.prepend(QLatin1Char('\''));
    return QStringLiteral("\"%1\"").arg(QString(field).replace(QLatin1Char('"'), QStringLiteral("\"\"")));
}

QByteArray row(const QStringList &texts)
{
    QStringList cells;
    for (const QString &text : texts)
        cells += cell(text);
    return cells.join(QLatin1Char(';')).toUtf8() + "\r\n";
}

} // namespace

std::optional<QByteArray> writeExcelTable(const PrintJob &job, const std::stop_token &stop)
{
    QStringList names{TableWords::tr("Number"),  TableWords::tr("Section"), TableWords::tr("Title"),
                      TableWords::tr("Level"),   TableWords::tr("Score"),   TableWords::tr("Clues"),
                      TableWords::tr("Size"),    TableWords::tr("Rules"),   TableWords::tr("Puzzle"),
                      TableWords::tr("Solution")};
    if (job.hints != HintKind::None)
        names += TableWords::tr("Hint");
    QByteArray table = byteOrderMark + row(names);
    int number = job.firstPuzzle;
    for (const PrintSection &section : job.sections)
        for (const PrintedPuzzle &puzzle : section.puzzles) {
            if (stop.stop_requested())
                return {};
            const int size = puzzle.boardSize();
            QStringList texts{QString::number(number),
                              section.title,
                              puzzle.title,
                              puzzle.level,
                              puzzle.score ? QString::number(*puzzle.score) : QString(),
                              QString::number(puzzle.board.puzzle.givens.filledCount()),
                              QStringLiteral("%1x%1").arg(size),
                              printedRules(puzzle.board),
                              digitsText({&puzzle, number, false}),
                              puzzle.hasOneSolution() ? digitsText({&puzzle, number, true})
                                                      : warningText(puzzle)};
            if (job.hints != HintKind::None)
                texts += hintText(puzzle, job.hints);
            table += row(texts);
            ++number;
        }
    return table;
}

} // namespace sudoku
