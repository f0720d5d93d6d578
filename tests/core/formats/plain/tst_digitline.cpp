// Covers core/formats/plain: plaintext

#include <QtTest/QTest>

#include "core/formats/plain/digitline.h"
#include "core/formats/plain/plaintext.h"
#include "core/formats/readpuzzle.h"
#include "tests/testprogram.h"

#include <random>

namespace sudoku::tst_digitline {

class TestDigitLine : public QObject
{
    Q_OBJECT

private slots:
    void tellsLinesOfDigitsApart_data();
    void tellsLinesOfDigitsApart();
    void readsWhatPlainTextReads();
    void obeysAskedBoxes();
};

std::string randomLine(std::mt19937 &random, std::string_view blanks)
{
    std::string line;
    for (int cell = 0; cell < 81; ++cell) {
        const auto digit = static_cast<char>('1' + random() % 9);
        line += random() % 3 == 0 ? digit : blanks[random() % blanks.size()];
    }
    return line;
}

void TestDigitLine::tellsLinesOfDigitsApart_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("isDigits");
    QTest::addRow("dots") << QString(81, u'.') << true;
    QTest::addRow("zeros and digits") << QStringLiteral("0123456789").repeated(8) + u'1' << true;
    QTest::addRow("too short") << QString(80, u'.') << false;
    QTest::addRow("too long") << QString(82, u'.') << false;
    QTest::addRow("a note") << QString(81, u'.') + QStringLiteral("\tEasy") << false;
    QTest::addRow("another blank") << QString(80, u'.') + u'_' << false;
    QTest::addRow("a letter") << QString(80, u'1') + u'A' << false;
    QTest::addRow("a carriage return") << QString(80, u'1') + u'\r' << false;
}

void TestDigitLine::tellsLinesOfDigitsApart()
{
    QFETCH(const QString, line);
    QFETCH(const bool, isDigits);
    QCOMPARE(isDigitLine(line.toStdString()), isDigits);
}

/// The short way may not change any answer.
void TestDigitLine::readsWhatPlainTextReads()
{
    std::mt19937 random(81);
    for (const std::string_view blanks : {".", "0", ".0", "7"})
        for (int repeat = 0; repeat < 20; ++repeat) {
            const std::string line = randomLine(random, blanks);
            QVERIFY(isDigitLine(line));
            const TextPuzzle fast = readDigitLine(line);
            const TextResult slow = readPlainText(line, {}, "line");
            QVERIFY(slow.has_value());
            QVERIFY(fast.board.puzzle == slow->board.puzzle);
            QVERIFY(fast.board.entries == slow->board.entries);
            QCOMPARE(fast.symbols, slow->symbols);
            QVERIFY(fast.formatId == slow->formatId);
            QVERIFY(fast.note.empty() && fast.remarks.empty());
            QVERIFY(readPuzzle(line)->board.puzzle == slow->board.puzzle);
        }
}

void TestDigitLine::obeysAskedBoxes()
{
    const std::string line(81, '.');
    QVERIFY((readPuzzle(line, {.boxes = BoxShape{1, 9}})->board.puzzle.geometry.boxes() == BoxShape{1, 9}));
    QCOMPARE(readPuzzle(line, {.boxes = BoxShape{2, 3}}).error().code, TextErrorCode::BoxesDoNotFit);
}

ADD_TEST_WITHOUT_APPLICATION(TestDigitLine)

} // namespace sudoku::tst_digitline

#include "tst_digitline.moc"
