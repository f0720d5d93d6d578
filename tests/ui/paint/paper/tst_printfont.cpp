#include <QGuiApplication>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/paint/boardfont.h"
#include "ui/paint/paper/printfont.h"

namespace sudoku::tst_printfont {

class TestPrintFont : public QObject
{
    Q_OBJECT

private slots:
    void permissionsAreThoseOfTheFormat_data()
    {
        QTest::addColumn<unsigned>("permissions");
        QTest::addColumn<bool>("mayBe");
        QTest::newRow("installable") << 0x0U << true;
        QTest::newRow("restricted") << 0x2U << false;
        QTest::newRow("preview and print") << 0x4U << true;
        QTest::newRow("editable") << 0x8U << true;
        QTest::newRow("the least of several counts") << 0xAU << true;
        QTest::newRow("no part of it") << 0x104U << false;
        QTest::newRow("bitmaps only") << 0x208U << false;
    }

    void permissionsAreThoseOfTheFormat()
    {
        QFETCH(unsigned, permissions);
        QFETCH(bool, mayBe);
        QCOMPARE(mayBeEmbedded(permissions), mayBe);
    }

    void ownFontIsGood()
    {
        QCOMPARE(printFontProblem(boardFont().family()), QString());
        QCOMPARE(printFontProblem({}), QString());
    }

    void missingFontsAreRefused()
    {
        const QString problem = printFontProblem("No Such Typeface");
        QVERIFY2(problem.startsWith("no font 'No Such Typeface' is installed; there are "),
                 qPrintable(problem));
        QVERIFY(printFontProblem("Robotto").contains(boardFont().family()));
    }
};

ADD_TEST(QGuiApplication, TestPrintFont)

} // namespace sudoku::tst_printfont

#include "tst_printfont.moc"
