#include <QGuiApplication>
#include <QTest>

#include "tests/pdftools.h"
#include "tests/printjobs.h"
#include "tests/testprogram.h"
#include "ui/paint/documents/documentformat.h"
#include "ui/paint/paper/pagination.h"
#include "ui/paint/paper/printdocument.h"
#include "ui/paint/paper/printtext.h"
#include "ui/printjob/printhint.h"

namespace sudoku::tst_printhint {

/// Four puzzles on a page, the last with several solutions.
PrintJob job(HintKind kind)
{
    PrintJob job;
    PrintSection section = sectionOf("c9_17clue.txt", 3, 4);
    section.puzzles.emplace_back(Board(emptyBoard(9))).solutions = Solutions::Many;
    job.sections = hinted({section}, {});
    job.hints = kind;
    job.firstPuzzle = 7;
    return job;
}

class TestPrintHint : public QObject
{
    Q_OBJECT

private slots:
    void eachKindHasAName()
    {
        QCOMPARE(hintKinds().front().kind, PrintJob().hints);
        for (const NamedHintKind &kind : hintKinds())
            QVERIFY(!kind.id.empty() && !kind.name.empty());
    }

    void puzzlesGetTheirFirstStep()
    {
        const std::vector<PrintedPuzzle> puzzles = job(HintKind::Where).sections.front().puzzles;
        for (int i = 0; i < 3; ++i) {
            const QString where = hintText(puzzles[i], HintKind::Where);
            const QString technique = hintText(puzzles[i], HintKind::Technique);
            QVERIFY(!where.isEmpty());
            QVERIFY2(technique.contains(": ") && technique.endsWith(where), qPrintable(technique));
            QCOMPARE(hintText(puzzles[i], HintKind::None), "");
        }
        QVERIFY(!puzzles[3].hint); // a step would not lead to the solution
    }

    void knownHintsStay()
    {
        PrintedPuzzle puzzle = sectionOf("c9_17clue.txt", 1).puzzles.front();
        puzzle.hint = PuzzleHint{"here", "this"};
        addHint(puzzle, Memo(), {});
        QCOMPARE(puzzle.hint->where, "here");
    }

    void pagesHaveALineOfThem()
    {
        const PrintJob all = job(HintKind::Where);
        const Page page = paginate(all).front();
        const auto &puzzles = all.sections.front().puzzles;
        const QString expected = QString("Look at: 7 %1 · 8 %2 · 9 %3")
                                     .arg(hintText(puzzles[0], all.hints), hintText(puzzles[1], all.hints),
                                          hintText(puzzles[2], all.hints));
        QCOMPARE(hintsText(all, page), expected);
        QCOMPARE(hintsText(all, paginate(all).back()), ""); // of solutions
        QVERIFY(page.frame.hints.bottom() <= page.frame.footer.top());
        for (const PageItem &item : page.items)
            QVERIFY(!item.place.board.intersects(page.frame.hints));
        QVERIFY(paginate(job(HintKind::None)).front().frame.hints.isEmpty());
    }

    void theLineIsPrinted()
    {
        const auto textOf = [](HintKind kind) {
            return PdfFile(pdf(PrintDocument(job(kind))).value()).text();
        };
        QVERIFY2(textOf(HintKind::Technique).contains("Single"), qPrintable(textOf(HintKind::Technique)));
        QVERIFY(!textOf(HintKind::None).contains("Single"));
    }

    void documentsHaveThem()
    {
        const PrintJob all = job(HintKind::Where);
        const QString hint = "Look at: " + hintText(all.sections.front().puzzles.front(), all.hints);
        for (const char *suffix : {"html", "tex"})
            QVERIFY(QString::fromUtf8(findDocumentFormat(suffix)->write(all, {}).value()).contains(hint));
        QVERIFY(findDocumentFormat("csv")->write(all, {})->contains("\"Hint\""));
        QVERIFY(!findDocumentFormat("csv")->write(job(HintKind::None), {})->contains("\"Hint\""));
    }
};

ADD_TEST(QGuiApplication, TestPrintHint)

} // namespace sudoku::tst_printhint

#include "tst_printhint.moc"
