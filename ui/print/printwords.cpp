#include "ui/print/printwords.h"

#include "ui/paint/paper/printedcode.h"
#include "ui/paint/paper/printtext.h"
#include "ui/text/filename.h"
#include "ui/text/strings.h"

#include <QCoreApplication>

namespace sudoku {
namespace {

/// The translation context of all words here.
struct PrintWords
{
    Q_DECLARE_TR_FUNCTIONS(PrintWords)
};

/// Returns the title of the pages, or of the only puzzle; it may be empty.
QString nameOf(const PrintJob &job)
{
    if (job.title.isEmpty() && puzzleCount(job.sections) == 1)
        return job.sections.front().puzzles.front().title;
    return job.title;
}

} // namespace

QString notPrintedText(const std::vector<PrintSection> &sections)
{
    for (const PrintSection &section : sections)
        for (const PrintedPuzzle &puzzle : section.puzzles)
            if (const QString rules = missingRulesText(puzzle.board); !rules.isEmpty())
                return PrintWords::tr("Not printed: %1.").arg(rules);
    return {};
}

QString missingCodesText(const PrintDocument &document)
{
    const PrintJob &job = document.job();
    for (const PrintSection &section : job.sections)
        for (const PrintedPuzzle &puzzle : section.puzzles)
            if (const QString missing = missingCodeText(puzzle, job.code); !missing.isEmpty())
                return asSentence(missing);
    if (document.codesWithoutRoom() > 0)
        return PrintWords::tr("There is no room for QR codes. Print fewer puzzles on a page.");
    for (const PrintSection &section : job.sections)
        for (const PrintedPuzzle &puzzle : section.puzzles)
            if (const QString loss = codeLossText(puzzle, job.code); !loss.isEmpty())
                return asSentence(loss);
    return {};
}

QString jobName(const PrintJob &job)
{
    QString name = nameOf(job);
    name.replace(u'/', u'-'); // Qt names the file of a printer that is a file after the job
    return name.isEmpty() ? PrintWords::tr("Sudoku") : name;
}

QString pdfName(const PrintJob &job)
{
    const QString name = fileNameOf(nameOf(job));
    return name.isEmpty() ? PrintWords::tr("puzzles.pdf") : name + QStringLiteral(".pdf");
}

QString refusedText(const QString &why)
{
    return why.isEmpty()
               ? PrintWords::tr("The printer did not accept the job. Choose another printer, or save a PDF.")
               : PrintWords::tr(
                     "The printer did not accept the job: %1. Choose another printer, or save a PDF.")
                     .arg(why);
}

QString sentText(const PrintDocument &document, const QPageLayout &paper)
{
    const SheetPlacement placement = document.placementOn(paper);
    const QString sent = PrintWords::tr("Sent to the printer on %1 paper.").arg(paper.pageSize().name());
    if (placement.scale == 1)
        return sent;
    return PrintWords::tr("%1 Scaled to %2 % to fit the printable area of this printer.")
        .arg(sent)
        .arg(placement.percentage());
}

QString placeText(const PrintDocument &document, int side)
{
    const QString place =
        document.job().isBooklet ? PrintWords::tr("Side %1 of %2") : PrintWords::tr("Page %1 of %2");
    return place.arg(side + 1).arg(document.sideCount());
}

QString stoppedText(const PrintDocument &document, qsizetype sent, qsizetype count)
{
    const QString text = document.job().isBooklet
                             ? PrintWords::tr("Stopped: %1 of %2 sides were sent to the printer.")
                             : PrintWords::tr("Stopped: %1 of %2 pages were sent to the printer.");
    return text.arg(sent).arg(count);
}

} // namespace sudoku
