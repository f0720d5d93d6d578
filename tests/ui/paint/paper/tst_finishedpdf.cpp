// Covers ui/paint/paper: bookmarks, greyink
// Covers ui/printjob: printcheck

#include <QBuffer>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

#include <qpdf/Buffer.hh>

#include "tests/pdftools.h"
#include "tests/printjobs.h"
#include "tests/testprogram.h"
#include "ui/paint/paper/boardexport.h"
#include "ui/paint/paper/printdocument.h"
#include "ui/paint/paper/qpdf.h"

namespace sudoku::tst_finishedpdf {

PrintJob jobOf(std::vector<PrintSection> sections)
{
    PrintJob job;
    job.sections = std::move(sections);
    return job;
}

QByteArray pdfOf(const PrintJob &job)
{
    return pdf(PrintDocument(job)).value();
}

/// What Qt writes when \a paint paints a page.
template <typename Paint>
QByteArray writtenByQt(const Paint &paint)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    QPainter painter(&writer);
    paint(painter, writer);
    painter.end();
    return bytes;
}

QByteArray bytesOf(const std::shared_ptr<Buffer> &buffer)
{
    return {reinterpret_cast<const char *>(buffer->getBuffer()), qsizetype(buffer->getSize())};
}

QByteArray contentsOf(const QByteArray &file)
{
    QPDF pdf;
    pdf.processMemoryFile("file", file.constData(), file.size());
    QByteArray all;
    for (QPDFObjectHandle page : pdf.getAllPages())
        all += bytesOf(page.getKey("/Contents").getStreamData());
    return all;
}

/// A file of Qt whose page has other contents.
QByteArray fileWith(const QByteArray &contents)
{
    const QByteArray file = writtenByQt([](QPainter &painter, QPdfWriter &) { painter.drawPoint(1, 1); });
    QPDF pdf;
    pdf.processMemoryFile("file", file.constData(), file.size());
    QPDFObjectHandle page = pdf.getAllPages().front();
    QPDFObjectHandle stream = page.getKey("/Contents");
    stream.replaceStreamData(contents.toStdString(), QPDFObjectHandle::newNull(),
                             QPDFObjectHandle::newNull());
    QPDFWriter writer(pdf);
    writer.setOutputMemory();
    writer.write();
    return bytesOf(writer.getBufferSharedPointer());
}

int countOf(const QByteArray &contents, const char *colourOperator)
{
    int count = 0;
    for (const QByteArray &line : contents.split('\n'))
        count += line.simplified().split(' ').contains(colourOperator);
    return count;
}

/// The outline as poppler reads it: "Title (page)" in each line, indented by its depth.
QString outlineOf(const PdfFile &file)
{
    const QString xml = QString::fromUtf8(outputOf("pdftohtml", {"-xml", "-i", "-stdout", file.path()}));
    static const QRegularExpression token("<outline>|</outline>|<item page=\"(\\d+)\">(.*)</item>");
    QString text;
    int depth = -1;
    for (const QRegularExpressionMatch &match : token.globalMatch(xml)) {
        if (match.captured() == "<outline>")
            ++depth;
        else if (match.captured() == "</outline>")
            --depth;
        else
            text += QString(depth * 2, ' ') + match.captured(2) + " (" + match.captured(1) + ")\n";
    }
    return text;
}

class TestFinishedPdf : public QObject
{
    Q_OBJECT

private slots:
    void fontsHaveTheNamesOfTheirSubsets()
    {
        const QByteArray file = pdfOf(jobOf({sectionOf("c9_17clue.txt", 2)}));
        QVERIFY(!file.contains("/BaseFont /Roboto"));
        const PdfFile pdf(file);
        const QByteArrayList fonts = outputOf("pdffonts", {pdf.path()}).trimmed().split('\n').mid(2);
        QVERIFY(!fonts.isEmpty());
        for (const QByteArray &font : fonts)
            QVERIFY2(QRegularExpression("^[A-Z]{6}\\+Roboto").match(QString::fromUtf8(font)).hasMatch(),
                     font);
        QVERIFY(pdf.text(1).contains("Puzzle 2")); // they are still found
    }

    void saysTheLanguageOfItsTexts()
    {
        PrintJob job = jobOf({sectionOf("c9_17clue.txt", 1)});
        QVERIFY(pdfOf(job).contains("/Lang (en)"));
        job.language = "pt-BR";
        QVERIFY(pdfOf(job).contains("/Lang (pt-BR)"));
    }

    void theSamePagesWithTheSameDateAreTheSameBytes()
    {
        const auto written = [](const char *seconds) {
            qputenv("SOURCE_DATE_EPOCH", seconds);
            const QByteArray file = pdfOf(jobOf({sectionOf("c9_17clue.txt", 2)}));
            qunsetenv("SOURCE_DATE_EPOCH");
            return file;
        };
        const QByteArray file = written("1764000000");
        QCOMPARE(PdfFile(file).info("CreationDate"), "Mon Nov 24 16:00:00 2025 UTC");
        QTest::qWait(1100); // Qt writes seconds
        QCOMPARE(written("1764000000"), file);
        QVERIFY(written("1764000001") != file);
    }

    void itIsAPdfForOthersToo()
    {
        PrintJob job = jobOf({sectionOf("v_killerx_sgt.txt", 3)});
        job.sections.front().title = "Killers";
        const PdfFile file(pdfOf(job));
        QVERIFY(outputOf("qpdf", {"--check", file.path()}).contains("No syntax or stream encoding errors"));
    }

    void aPageMayHaveAnExactSize()
    {
        const QByteArray written =
            writtenByQt([](QPainter &painter, QPdfWriter &) { painter.drawLine(0, 0, 9, 9); });
        const PdfFile file(finishedPdf(written, {.pageSize = QSizeF(127.559, 99.25)}));
        QCOMPARE(file.info("Page size"), "127.559 x 99.25 pts");
    }

    void greyNeedsNoColourSpace_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("grey");
        const auto row = [](const char *line, const char *grey) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(grey);
        };
        row("/CSp cs 0 0 0 scn", "0 g");
        row("0.313725501 0.313725501 0.313725501 SCN", "0.313725501 G");
        row("/CSp cs 1 0 0.5 scn", "1 0 0.5 rg");
        row("1 0 0.5 SCN", "1 0 0.5 RG");
        row("/GSa gs /CSp cs /CSp CS", "/GSa gs");
        row("/PCSp cs 0 0 0 /Pat5 scn", "/PCSp cs 0 0 0 /Pat5 scn");
        row("10404.5625 -28209.5000 Td <0001> Tj", "10404.5625 -28209.5000 Td <0001> Tj");
    }

    void greyNeedsNoColourSpace()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, grey);
        QCOMPARE(contentsOf(finishedPdf(fileWith("q\n" + line + "\nQ"), {})).simplified(),
                 "q " + grey + " Q");
    }

    void pagesHaveNoColour_data()
    {
        QTest::addColumn<QString>("corpus");
        for (const char *corpus :
             {"c9_17clue.txt", "c16_other.txt", "c25_other.txt", "v_killerx_sgt.txt", "v_jigsawx_sgt.txt"})
            QTest::newRow(corpus) << corpus;
    }

    void pagesHaveNoColour()
    {
        QFETCH(QString, corpus);
        PrintJob job = jobOf({sectionOf(corpus.toStdString(), 2)});
        job.title = "A title";
        job.hasPencilMarks = true;
        job.hasNameLine = true;
        job.date = QDate(2026, 11, 25);
        const QByteArray contents = contentsOf(pdfOf(job));
        for (const char *colour : {"rg", "RG", "scn", "SCN", "cs", "CS"})
            QCOMPARE(countOf(contents, colour), 0);
        QVERIFY(countOf(contents, "g") > 20);
        const QByteArray picture =
            findPictureFormat("pdf")->write({.board = job.sections.front().puzzles.front().board});
        QCOMPARE(countOf(contentsOf(picture), "scn"), 0);
    }

    void itLooksTheSame()
    {
        const PrintDocument document(jobOf({sectionOf("v_killerx_sgt.txt", 1)}));
        const QByteArray before = writtenByQt([&](QPainter &painter, QPdfWriter &) {
            document.paintSide(painter, 0);
            painter.fillRect(100, 100, 400, 400, QColor(200, 30, 60));
            painter.setPen(Qt::blue);
            painter.drawLine(0, 0, 3000, 3000);
        });
        const QByteArray after = finishedPdf(before, {.author = "Ada", .bookmarks = {{"One", 0}}});
        QVERIFY(after != before);
        QVERIFY(countOf(contentsOf(before), "scn") > 0);
        QCOMPARE(PdfFile(after).picture(1, 150), PdfFile(before).picture(1, 150));
        QCOMPARE(countOf(contentsOf(after), "rg"), 1); // colours stay colours
    }

    void otherFilesStayAsTheyAre()
    {
        for (const QByteArray file : {"", "no PDF", "xref\ntrailer", "%PDF-1.4\nxref\n0 1\ntrailer\n"})
            QCOMPARE(finishedPdf(file, {.author = "Ada"}), file);
        const QByteArray cut = pdfOf(jobOf({emptySection(4, 1)})).left(3000);
        QCOMPARE(finishedPdf(cut, {.author = "Ada"}), cut);
    }

    void readersShowAnOutline()
    {
        PrintSection easy = emptySection(9, 3, 2);
        easy.title = "Easy & <small>";
        PrintSection hard = emptySection(16, 1);
        hard.title = "Schwer: für Łódź";
        hard.puzzles.front().level = "Hard";
        const PdfFile file(pdfOf(jobOf({easy, hard})));
        QCOMPARE(outlineOf(file),
                 "Easy &amp; &lt;small&gt; (1)\n  Puzzle 1 (1)\n  Puzzle 2 (1)\n  Puzzle 3 (2)\n"
                 "Schwer: für Łódź (3)\n  Puzzle 4 · Hard (3)\nSolutions (4)\n");
        PrintJob book = jobOf({emptySection(9, 1, 1), emptySection(9, 1, 1)});
        book.book.titlePage = QStringList("Evenings"); // pages of text have no solutions
        QCOMPARE(outlineOf(PdfFile(pdfOf(book))), "Puzzle 1 (2)\nPuzzle 2 (3)\nSolutions (4)\n");
    }

    void sidesHaveTheirOwnPages()
    {
        PrintJob job = jobOf({emptySection(9, 4, 1)});
        job.solutions = SolutionPlace::None;
        job.isBooklet = true; // 4 and 1 are on the first side, 2 and 3 on the second
        QCOMPARE(outlineOf(PdfFile(pdfOf(job))), "Puzzle 1 (1)\nPuzzle 2 (2)\nPuzzle 3 (2)\nPuzzle 4 (1)\n");
        job.isBooklet = false;
        const PrintDocument document(job);
        QCOMPARE(outlineOf(PdfFile(pdf(document, document.pageLayout(), {2, 1}).value())),
                 "Puzzle 2 (2)\nPuzzle 3 (1)\n");
    }

    void filesSayTheirTitleAndAuthor()
    {
        PrintJob job = jobOf({emptySection(9, 2)});
        QCOMPARE(PdfFile(pdfOf(job)).info("Title"), "Sudoku");
        QCOMPARE(PdfFile(pdfOf(job)).info("Author"), "");
        for (PrintedPuzzle &puzzle : job.sections.front().puzzles)
            puzzle.board.info.author = "Ada Łovelace";
        QCOMPARE(PdfFile(pdfOf(job)).info("Author"), "Ada Łovelace");
        job.sections.front().puzzles.back().board.info.author = "Bob";
        QCOMPARE(PdfFile(pdfOf(job)).info("Author"), "");
        job.author = "Both";
        job.title = "A (book) \\ 日本";
        QCOMPARE(PdfFile(pdfOf(job)).info("Author"), "Both");
        QCOMPARE(PdfFile(pdfOf(job)).info("Title"), job.title);
        job = jobOf({emptySection(9, 1)});
        job.sections.front().puzzles.front().title = "Fog";
        QCOMPARE(PdfFile(pdfOf(job)).info("Title"), "Fog");
    }
};

ADD_TEST(QGuiApplication, TestFinishedPdf)

} // namespace sudoku::tst_finishedpdf

#include "tst_finishedpdf.moc"
