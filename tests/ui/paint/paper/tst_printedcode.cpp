// Covers ui/paint: qrcode
// Covers ui/text: boardlinks

#include "ui/paint/paper/printedcode.h"

#include <QGuiApplication>
#include <QPainter>
#include <QTest>

#include "core/formats/puzzlelist.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/text/constrainttext.h"
#include "tests/pdftools.h"
#include "tests/qrreader.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/paint/paper/boardexport.h"
#include "ui/paint/paper/printdocument.h"
#include "ui/paint/qrcode.h"

#include <algorithm>

namespace sudoku::tst_printedcode {

const std::string famous =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string solved =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

PrintedPuzzle printed()
{
    PrintedPuzzle puzzle(readPuzzle(famous)->board);
    puzzle.solutions = Solutions::One;
    puzzle.solution = readPuzzle(solved)->board.puzzle.givens;
    return puzzle;
}

PrintedPuzzle printedKiller()
{
    PrintedPuzzle puzzle = printed();
    for (const char *cage : {"killer 9 r1c3 r1c4", "killer 8 r9c1 r9c2"})
        puzzle.board.puzzle.constraints.push_back(*readConstraint(puzzle.board.puzzle.geometry, cage));
    return puzzle;
}

QImage imageOf(const std::string &text, int pixels)
{
    QImage image(pixels, pixels, QImage::Format_RGB32);
    QPainter painter(&image);
    paintCode(painter, image.rect(), text);
    return image;
}

class TestPrintedCode : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!canMakeCodes())
            QSKIP("built without libqrencode");
    }

    void theSizeIsKnownBeforeTheCode()
    {
        constexpr int smallest = 21;
        int last = smallest + 2 * QrCode::quietZone;
        for (int bytes = 1; bytes <= QrCode::maxBytes; ++bytes) {
            const std::optional<int> side = QrCode::sideOf(bytes);
            QVERIFY(side);
            if (*side == last && bytes > 1 && bytes < QrCode::maxBytes)
                continue; // the limits of each size are enough
            for (const int tried : {bytes - 1, bytes})
                if (tried > 0)
                    QCOMPARE(QrCode::of(std::string(tried, 'x'))->width() + 2 * QrCode::quietZone,
                             *QrCode::sideOf(tried));
            last = *side;
        }
        QVERIFY(!QrCode::sideOf(0));
        QVERIFY(!QrCode::sideOf(QrCode::maxBytes + 1));
        QVERIFY(!QrCode::of(std::string(QrCode::maxBytes + 1, 'x')));
        QVERIFY(!QrCode::of(""));
    }

    void theModulesOfACodeAreKnownFromItsSide()
    {
        for (std::size_t bytes = 1; bytes <= maxPrintedBytes(); ++bytes)
            if (const double side = printedCodeSide(bytes); side < 50)
                QCOMPARE(printedModules(side), *QrCode::sideOf(bytes));
        QCOMPARE(QrCode::of("1", 45)->width() + 2 * QrCode::quietZone, 45);
        QCOMPARE(QrCode::of(std::string(600, 'a'), 45)->width() + 2 * QrCode::quietZone,
                 *QrCode::sideOf(600));
    }

    /// On paper all have the size of the largest, and modules of one size.
    void codesOfASheetHaveOneSize()
    {
        PrintJob job;
        job.sections = {{.puzzles = {printed(), printedKiller()}, .perPage = 2}};
        job.solutions = SolutionPlace::None;
        job.code = LinkTarget::Puzzle;
        const std::size_t longest = codeText(printedKiller(), LinkTarget::Puzzle).size();
        QVERIFY(printedCodeSide(longest) > printedCodeSide(codeText(printed(), LinkTarget::Puzzle).size()));
        const PrintDocument document(job);
        const PdfFile file(pdf(document).value());
        constexpr int dots = 600;
        for (const PageItem &item : document.pages().front().items) {
            QCOMPARE(item.place.code.width(), printedCodeSide(longest));
            const QImage image = file.part(1, dots, item.place.code);
            QRect ink;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (qGray(image.pixel(x, y)) < 128)
                        ink |= QRect(x, y, 1, 1);
            const double module = QrCode::comfortableModule * dots / 25.4;
            QVERIFY(std::abs(ink.left() - QrCode::quietZone * module) <= 1.5);
            QVERIFY(std::abs(ink.width() - (image.width() - 2 * QrCode::quietZone * module)) <= 2.5);
        }
    }

    void aTelephoneReadsTheCode()
    {
        if (!hasQrReader())
            QSKIP("zbarimg is not installed");
        for (const std::string &text :
             {std::string("https://sudoku.coach/en/play/") + famous, std::string(600, 'a'), std::string("1")})
            QCOMPARE(textsOfCodes(imageOf(text, 900)), QStringList(QString::fromStdString(text)));
    }

    void thereIsALightEdge()
    {
        const QImage image = imageOf("1", 290); // 29 modules with the edge
        for (int i = 0; i < 290; ++i)
            for (const QPoint place : {QPoint(i, 39), QPoint(39, i), QPoint(i, 250), QPoint(250, i)})
                QCOMPARE(image.pixelColor(place), QColor(Qt::white));
        QCOMPARE(image.pixelColor(40, 40), QColor(Qt::black));
    }

    void theShortestLinkThatLosesNothing()
    {
        QCOMPARE(QString::fromStdString(codeText(printed(), LinkTarget::Puzzle)),
                 "https://sudoku.coach/en/play/" + QString::fromStdString(famous).replace('.', '0'));
        QCOMPARE(QString::fromStdString(codeText(printed(), LinkTarget::Solution)),
                 "https://www.sudokuwiki.org/sudoku.htm?bd=" + QString::fromStdString(solved));
        QVERIFY(codeText(printed(), LinkTarget::None).empty());
        PrintedPuzzle titled = printed();
        titled.board.info.title = "Sunday";
        QCOMPARE(puzzlesOf(codeText(titled, LinkTarget::Puzzle), 1)->puzzles[0].board.info.title, "Sunday");
        for (const LinkTarget target : {LinkTarget::Puzzle, LinkTarget::Solution}) {
            const std::string link = codeText(printedKiller(), target);
            const auto read = puzzlesOf(link, 1);
            QVERIFY2(read, link.c_str());
            QVERIFY(read->puzzles[0].board.puzzle.constraints == printedKiller().board.puzzle.constraints);
            QCOMPARE(read->puzzles[0].board.puzzle.givens,
                     target == LinkTarget::Puzzle ? printed().board.puzzle.givens : printed().solution);
        }
    }

    void everySiteThatHasSuchBoardsIsOffered()
    {
        std::vector<std::string_view> ids;
        for (const BoardLink &link : linksOf(printed().board)) {
            ids.push_back(link.id);
            QVERIFY(!link.text.ends_with('\n'));
            QCOMPARE(puzzlesOf(link.text, 1)->puzzles[0].board.puzzle.givens, printed().board.puzzle.givens);
        }
        for (const char *id : {"sudokupad", "f-puzzles-link", "sudokumaker", "sudokuwiki", "line"})
            QVERIFY2(std::ranges::find(ids, id) != ids.end(), id);
        for (const BoardLink &link : linksOf(Board(Puzzle(Geometry::withBoxes({4, 4})))))
            QVERIFY2(link.id != "sudokuwiki", link.id.data());
    }

    void whatHasNoCodeSaysWhy()
    {
        PrintedPuzzle several = printed();
        several.solutions = Solutions::Many;
        QVERIFY(missingCodeText(several, LinkTarget::Puzzle).isEmpty());
        QVERIFY(missingCodeText(several, LinkTarget::None).isEmpty());
        QCOMPARE(missingCodeText(several, LinkTarget::Solution),
                 "no QR code of the solution: the puzzle does not have exactly one");
        const std::size_t max = maxPrintedBytes();
        QVERIFY(tooLongCodeText(max, CodePlace::Paper).isEmpty());
        QCOMPARE(tooLongCodeText(max + 1, CodePlace::Paper),
                 QString("no QR code: the link has %1 characters, and a code on paper holds at most %2")
                     .arg(max + 1)
                     .arg(max));
        QVERIFY(tooLongCodeText(max + 1, CodePlace::Picture).isEmpty());
        QVERIFY(tooLongCodeText(QrCode::maxBytes + 1, CodePlace::Picture).endsWith("holds at most 2953"));
    }

    void codesLoseOwnSymbols()
    {
        PrintedPuzzle puzzle = printed();
        QCOMPARE(codeLossText(puzzle, LinkTarget::Puzzle), "");
        puzzle.symbols = findSymbolSet("animals");
        QCOMPARE(codeLossText(puzzle, LinkTarget::None), "");
        QCOMPARE(codeLossText(puzzle, LinkTarget::Puzzle),
                 "QR codes lead to puzzles with digits: links hold no other symbols");
    }

    void modulesOnPaperAreLargeEnough()
    {
        for (std::size_t bytes = 1; bytes <= maxPrintedBytes(); bytes += 7)
            QVERIFY(printedCodeSide(bytes) >= *QrCode::sideOf(bytes) * QrCode::minModule);
        QVERIFY(printedCodeSide(maxPrintedBytes() + 1) == 0);
        QVERIFY(maxPrintedBytes() > 1'000); // most links
    }

    void thePaperHasTheCodesOfItsPuzzles_data()
    {
        QTest::addColumn<LinkTarget>("target");
        QTest::newRow("puzzle") << LinkTarget::Puzzle;
        QTest::newRow("solution") << LinkTarget::Solution;
        QTest::newRow("none") << LinkTarget::None;
    }

    void thePaperHasTheCodesOfItsPuzzles()
    {
        if (!hasQrReader())
            QSKIP("zbarimg is not installed");
        QFETCH(LinkTarget, target);
        const std::vector<PrintedPuzzle> puzzles{printed(), printedKiller()};
        PrintJob job;
        job.sections = {{.puzzles = puzzles}};
        job.solutions = SolutionPlace::None;
        job.code = target;
        const PrintDocument document(job);
        QCOMPARE(document.sideCount(), 1);
        QCOMPARE(document.codesWithoutRoom(), 0);
        QStringList expected;
        for (const PrintedPuzzle &puzzle : puzzles)
            if (const std::string text = codeText(puzzle, target); !text.empty())
                expected += QString::fromStdString(text);
        expected.sort();
        QCOMPARE(textsOfCodes(PdfFile(*pdf(document)).picture(1, 300)), expected);
    }

    void tooManyOnAPageLeaveNoRoom()
    {
        PrintJob job;
        job.sections = {{.puzzles = std::vector(9, printedKiller()), .perPage = 9}};
        job.paper = {105, 148};
        job.code = LinkTarget::Puzzle;
        QCOMPARE(PrintDocument(job).codesWithoutRoom(), canMakeCodes() ? 9 : 0);
        job.code = LinkTarget::None;
        QCOMPARE(PrintDocument(job).codesWithoutRoom(), 0);
    }

    void aPictureMayBeTheCode()
    {
        if (!hasQrReader())
            QSKIP("zbarimg is not installed");
        for (const char *id : {"png", "svg"}) {
            const QByteArray bytes = findPictureFormat(id)->write({.board = printed().board, .code = "text"});
            const QImage image = QImage::fromData(bytes, id);
            QImage opaque(600, 600, QImage::Format_RGB32);
            opaque.fill(Qt::white);
            QPainter(&opaque).drawImage(opaque.rect(), image);
            QCOMPARE(textsOfCodes(opaque), QStringList("text"));
        }
    }
};

ADD_TEST(QGuiApplication, TestPrintedCode)

} // namespace sudoku::tst_printedcode

#include "tst_printedcode.moc"
