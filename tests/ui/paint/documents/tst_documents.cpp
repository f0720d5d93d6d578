// Covers ui/paint/documents: documentcontents, documentformat, exceltable, inlinesvg, latex, opendocument
// Covers ui/paint/documents: tikzpicture, webpage, zipfile

#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "core/board/puzzlesymbols.h"
#include "core/formats/text/constrainttext.h"
#include "tests/pdftools.h"
#include "tests/printjobs.h"
#include "tests/testprogram.h"
#include "ui/paint/documents/documentcontents.h"
#include "ui/paint/documents/documentformat.h"
#include "ui/paint/documents/tikzpicture.h"
#include "ui/paint/documents/zipfile.h"

namespace sudoku::tst_documents {

/// Two classic boards, the second with a title, and one with a rule.
PrintJob job()
{
    PrintJob job;
    job.title = "Müller & Söhne <1>";
    job.sections = {sectionOf("c9_17clue.txt", 2), {}};
    job.sections.front().title = "Easy";
    job.sections.front().puzzles.back().title = "=1+1";
    Puzzle ruled = readCorpus("c9_17clue.txt", 1).front().puzzle;
    ruled.constraints.push_back(*readConstraint(ruled.geometry, "thermometer r1c1 r1c2"));
    PrintedPuzzle puzzle{Board(ruled)};
    puzzle.solutions = Solutions::One;
    puzzle.solution = job.sections.front().puzzles.front().solution;
    job.sections.back().puzzles = {puzzle};
    return job;
}

QString written(const char *suffix, const PrintJob &job)
{
    return QString::fromUtf8(findDocumentFormat(suffix)->write(job, {}).value());
}

qsizetype count(const QString &text, const char *part)
{
    return text.count(QLatin1String(part));
}

/// What is wrong with \a xml, or nothing.
QString problemOf(const QByteArray &xml)
{
    QXmlStreamReader reader(xml);
    while (!reader.atEnd())
        reader.readNext();
    return reader.hasError() ? reader.errorString() : QString();
}

/// The text of an ODT file.
QString contentOf(const PrintJob &job)
{
    QTemporaryDir folder;
    QFile file(folder.filePath("x.odt"));
    require(file.open(QIODevice::WriteOnly), "no file");
    file.write(findDocumentFormat("odt")->write(job, {}).value());
    file.close();
    return QString::fromUtf8(
        outputOf("python3", {"-c",
                             "import sys, zipfile\n"
                             "sys.stdout.buffer.write(zipfile.ZipFile(sys.argv[1]).read('content.xml'))",
                             file.fileName()}));
}

class TestDocuments : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    /// Saves \a contents and returns the path.
    QString saved(const QString &name, const QByteArray &contents)
    {
        QFile file(m_folder.filePath(name));
        require(file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size(), "cannot write");
        return file.fileName();
    }

private slots:
    void formatsAreFoundBySuffix()
    {
        for (const DocumentFormat &format : documentFormats())
            QCOMPARE(findDocumentFormat(
                         QString::fromUtf8(format.suffix.data(), std::ssize(format.suffix)).toUpper()),
                     &format);
        QCOMPARE(findDocumentFormat("pdf"), nullptr);
        QCOMPARE(findDocumentFormat(""), nullptr);
    }

    void allStop()
    {
        std::stop_source source;
        source.request_stop();
        for (const DocumentFormat &format : documentFormats())
            QVERIFY(!format.write(job(), source.get_token()));
    }

    void theSameJobGivesTheSameFile()
    {
        for (const DocumentFormat &format : documentFormats())
            QCOMPARE(format.write(job(), {}), format.write(job(), {}));
    }

    void solutionsAreWhereTheyAreWanted_data()
    {
        QTest::addColumn<SolutionPlace>("place");
        QTest::addColumn<QString>("blocks"); // P or S; upside down s; behind a page break |
        QTest::newRow("none") << SolutionPlace::None << "P|P";
        QTest::newRow("end") << SolutionPlace::AtEnd << "P|P|SS";
        QTest::newRow("after") << SolutionPlace::NextPage << "P|S|P|S";
        QTest::newRow("upside down") << SolutionPlace::UpsideDown << "Ps|Ps";
    }

    void solutionsAreWhereTheyAreWanted()
    {
        QFETCH(SolutionPlace, place);
        PrintJob all = job();
        all.solutions = place;
        QString blocks;
        int number = 0;
        for (const DocumentBlock &block : documentContents(all).blocks) {
            blocks += block.beginsPage ? "|" : "";
            blocks += block.isUpsideDown ? "s" : block.items.front().isSolution ? "S" : "P";
            for (const DocumentItem &item : block.items)
                if (!item.isSolution)
                    QCOMPARE(item.number, ++number);
            QVERIFY(block.side > 20 && block.columns * block.side <= 182); // mm, on A4
        }
        QTEST(blocks, "blocks");
    }

    void webPagesNeedNothingElse()
    {
        PrintJob all = job();
        all.code = LinkTarget::Puzzle;
        const QString page = written("html", all);
        QVERIFY(page.startsWith("<!DOCTYPE html>\n<html lang=\"en\">"));
        QVERIFY(page.contains("<h1>Müller &amp; Söhne &lt;1&gt;</h1>"));
        QVERIFY(page.contains("@page{size:210mm 297mm;"));
        QCOMPARE(count(page, "<figure>"), 6); // 3 puzzles, 3 solutions
        QCOMPARE(count(page, "role=\"img\""), 9);
        QVERIFY(!page.contains("src=") && !page.contains("@import") && !page.contains("id=\""));
        QVERIFY(page.contains("aria-label=\"Puzzle 1: "));
        // Each class that a board uses is in the style sheet.
        static const QRegularExpression used("class=\"(s\\d+)\"");
        for (const QRegularExpressionMatch &match : used.globalMatch(page))
            QVERIFY2(page.contains('.' + match.captured(1) + '{'), qPrintable(match.captured(1)));
        QByteArray xml = page.toUtf8();
        xml.replace("<!DOCTYPE html>", "").replace("<meta charset=\"utf-8\">", "");
        static const QRegularExpression meta("<meta [^>]*>");
        QCOMPARE(problemOf(QString::fromUtf8(xml).remove(meta).toUtf8()), "");
    }

    void webPagesNameAndShowPictures()
    {
        PrintJob all = job();
        all.solutions = SolutionPlace::None;
        for (PrintSection &section : all.sections)
            for (PrintedPuzzle &puzzle : section.puzzles)
                puzzle.symbols = findSymbolSet("animals");
        const QString page = written("html", all);
        static const QRegularExpression board("aria-label=\"Puzzle 1: [a-z.]+, [a-z.]+, [^\"]*; [^\"0-9]*\"");
        QVERIFY(page.contains(board));
        QCOMPARE(count(page, "<p class=\"symbols\">Symbols: <svg"), 2); // sections
        QVERIFY(
            page.contains("aria-label=\"cat, fish, butterfly, rabbit, duck, snail, bear, owl, elephant\""));
    }

    void documentsHaveARowOfSymbols()
    {
        PrintJob all = job();
        all.solutions = SolutionPlace::None;
        all.sections.pop_back();
        for (PrintedPuzzle &puzzle : all.sections.front().puzzles)
            puzzle.symbols = findSymbolSet("animals");
        const QString tex = written("tex", all);
        QCOMPARE(count(tex, "Symbols:"), 1);
        QCOMPARE(count(tex, "\\begin{tikzpicture}"), 3); // the row and two boards: the package has no animals
        QCOMPARE(count(tex, "\\begin{sudoku-block}"), 0);
        const QString content = contentOf(all);
        QCOMPARE(count(content, "Symbols:"), 1);
        QCOMPARE(count(content, "<draw:frame "), 3);
        QVERIFY(content.contains("<svg:desc>cat, fish, "));
    }

    /// The left edge of the frame of a board is that of its picture, where its caption begins too.
    void captionsAreFlushWithTheirBoards()
    {
        const PrintJob all = job();
        for (const DocumentBlock &block : documentContents(all).blocks)
            for (const DocumentItem &item : block.items) {
                PictureRequest request = pictureOf(item, all, block.side);
                request.look.isTransparent = false;
                const QImage image = boardImage(request);
                const auto darkIn = [&](int column) {
                    return qGray(image.pixel(column, image.height() / 2)) < 128;
                };
                QVERIFY(darkIn(0) || darkIn(1));
                QVERIFY(darkIn(image.width() - 1) || darkIn(image.width() - 2));
            }
        const QString content = contentOf(all);
        static const QRegularExpression flush(
            "style:type=\"right\" style:position=\"([0-9.]+)mm\".*svg:width=\"\\1mm\"",
            QRegularExpression::DotMatchesEverythingOption);
        QVERIFY(content.contains(flush)); // what is at the right of a caption
    }

    void classicBoardsAreSetByThePackage()
    {
        const QString text = written("tex", job());
        QCOMPARE(count(text, "\\begin{sudoku-block}"), 4);
        QCOMPARE(count(text, "\\begin{tikzpicture}"), 2);
        QVERIFY(text.contains("M\u00fcller \\& S\u00f6hne <1>"));
        const Grid givens = job().sections.front().puzzles.front().board.puzzle.givens;
        QString row;
        for (Cell cell = 0; cell < 9; ++cell)
            row += '|' + (givens.isFilled(cell) ? QString::number(givens[cell]) : QString(" "));
        QVERIFY(text.contains("\\begin{sudoku-block}\n" + row + "|.\n"));
        PrintJob marked = job();
        marked.hasPencilMarks = true; // which the package does not know
        QCOMPARE(count(written("tex", marked), "\\begin{sudoku-block}"), 2);
    }

    void elementsBecomePaths()
    {
        const QByteArray svg =
            "<svg viewBox=\"0 0 20 "
            "30\"><style>\n.a{fill:none;stroke:#ff0000;stroke-width:2;stroke-linecap:square}\n"
            ".b{fill:#000000;font-family:Roboto;font-size:8px;font-weight:700;text-anchor:middle}\n</style>"
            "<clipPath id=\"clip-1\"><path d=\"M0 0L9 0L9 9Z\"/></clipPath>"
            "<rect class=\"a\" x=\"1\" y=\"2\" width=\"3\" height=\"4\" clip-path=\"url(#clip-1)\"/>"
            "<path class=\"a\" d=\"M1 2C3 4 5 6 7 8L9 9\"/><text class=\"b\" x=\"5\" "
            "y=\"6\">10%</text></svg>";
        TikzPictures pictures;
        const QByteArray picture = pictures.picture(svg);
        QVERIFY(picture.contains("(0,0) rectangle (20,30);"));
        QVERIFY(picture.contains("\\clip\n(0,0) -- (9,0) -- (9,9) -- cycle;\n\\path[look1] (1,2) rectangle "
                                 "(4.000,6.000);"));
        QVERIFY(picture.contains("(1,2) .. controls (3,4) and (5,6) .. (7,8) -- (9,9);"));
        QVERIFY(picture.contains("\\node[look2] at (5,6) {10\\%};"));
        QVERIFY(pictures.styles().contains(
            "look1/.style={draw={rgb,255:red,255;green,0;blue,0},line width=2bp,line cap=rect}"));
        QVERIFY(pictures.styles().contains("text=black,anchor=base"));
    }

    /// Where LaTeX is installed.
    void latexSetsIt()
    {
        QProcess tex;
        tex.setWorkingDirectory(m_folder.path());
        tex.start("kpsewhich", {"tikz.sty", "sudoku.sty"});
        if (!tex.waitForFinished() || tex.exitCode() != 0)
            QSKIP("needs LaTeX with TikZ and the package sudoku");
        PrintJob all = job();
        all.solutions = SolutionPlace::UpsideDown;
        saved("all.tex", written("tex", all).toUtf8());
        tex.start("pdflatex", {"-interaction=batchmode", "-halt-on-error", "all.tex"});
        QVERIFY(tex.waitForFinished(60'000));
        QCOMPARE(tex.exitCode(), 0);
    }

    void archivesAreRead()
    {
        ZipFile zip;
        zip.add("mimetype", "plain", ZipFile::Packing::Stored);
        zip.add("folder/a.txt", QByteArray(10'000, 'a'));
        zip.add("empty", {});
        const QByteArray file = zip.file();
        QVERIFY(file.size() < 1000);
        QCOMPARE(file.mid(30, 13), QByteArray("mimetypeplain"));
        const QString path = saved("x.zip", file);
        const QByteArray list = outputOf(
            "python3", {"-c",
                        "import sys, zipfile\nz = zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\n"
                        "print(*(f'{i.filename} {i.file_size}' for i in z.infolist()), sep=', ')",
                        path});
        QCOMPARE(list, "mimetype 5, folder/a.txt 10000, empty 0\n");
    }

    void openDocumentsAreComplete()
    {
        const QString path = saved("x.odt", findDocumentFormat("odt")->write(job(), {}).value());
        const auto part = [&](const char *name) {
            return outputOf("python3",
                            {"-c",
                             "import sys, zipfile\n"
                             "sys.stdout.buffer.write(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]))",
                             path, name});
        };
        QCOMPARE(part("mimetype"), "application/vnd.oasis.opendocument.text");
        for (const char *name : {"content.xml", "styles.xml", "meta.xml", "META-INF/manifest.xml"})
            QCOMPARE(problemOf(part(name)), "");
        const QString content = QString::fromUtf8(part("content.xml"));
        QCOMPARE(count(content, "<draw:frame "), 6);
        QCOMPARE(count(content, "<table:table "), 4);
        QVERIFY(content.contains("Puzzle 1"));
        // Each picture is in the file, and the manifest knows it.
        static const QRegularExpression link("xlink:href=\"([^\"]*)\"");
        const QString manifest = QString::fromUtf8(part("META-INF/manifest.xml"));
        for (const QRegularExpressionMatch &match : link.globalMatch(content)) {
            QVERIFY(!part(qPrintable(match.captured(1))).isEmpty());
            QVERIFY(manifest.contains(match.captured(1)));
        }
        const QStringList styles{"Title", "Heading", "Caption", "Rules", "Board", "NameLine"};
        for (const QString &style : styles)
            QVERIFY(part("styles.xml").contains("style:name=\"" + style.toUtf8() + '"'));
    }

    /// Lines of digits stay texts, and no text becomes a formula.
    void excelReadsTables()
    {
        const QString table = written("csv", job());
        QVERIFY(findDocumentFormat("csv")->write(job(), {})->startsWith("\xef\xbb\xbf\"Number"));
        const QStringList rows = table.split("\r\n");
        QCOMPARE(rows.size(), 5);
        QVERIFY(rows[0].startsWith("\"Number\";\"Section\";\"Title\""));
        QVERIFY(rows[1].contains(QRegularExpression("\"=\"\"\\d{81}\"\"\"$")));
        QVERIFY(rows[1].startsWith("\"1\";\"Easy\";"));
        QVERIFY(rows[2].contains(";\"'=1+1\";"));
        QVERIFY(rows[3].contains("thermometer"));
    }

    void puzzlesWithoutSolutionSaySo()
    {
        PrintJob all = job();
        all.sections.front().puzzles.front().solutions = Solutions::Many;
        QVERIFY(written("html", all).contains("more than one solution"));
        QVERIFY(written("tex", all).contains("more than one solution"));
        QVERIFY(written("csv", all).contains("more than one solution"));
        QCOMPARE(count(written("html", all), "<figure>"), 5);
    }
};

ADD_TEST(QGuiApplication, TestDocuments)

} // namespace sudoku::tst_documents

#include "tst_documents.moc"
