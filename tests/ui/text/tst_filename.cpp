#include <QCoreApplication>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/text/filename.h"

namespace sudoku::tst_filename {

class TestFileName : public QObject
{
    Q_OBJECT

private slots:
    void namesHaveNoForbiddenCharacters_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("name");
        QTest::newRow("plain") << "Sunday"
                               << "Sunday";
        QTest::newRow("letters of all writings stay")
            << QStringLiteral("Über 数独") << QStringLiteral("Über 数独");
        QTest::newRow("a folder") << "AC/DC"
                                  << "AC-DC";
        QTest::newRow("those of Windows") << "a\\b:c*d?e\"f<g>h|i"
                                          << "a-b-c-d-e-f-g-h-i";
        QTest::newRow("several are one") << "a//b"
                                         << "a-b";
        QTest::newRow("control characters") << "a\tb\x7f"
                                            << "a-b-";
        QTest::newRow("not hidden") << ".profile"
                                    << "-profile";
        QTest::newRow("not the folder above") << "../x"
                                              << "--x";
        QTest::newRow("dots and blanks at the end") << "The end. . "
                                                    << "The end";
        QTest::newRow("blanks around") << "  x "
                                       << "x";
        QTest::newRow("nothing") << " "
                                 << "";
    }

    void namesHaveNoForbiddenCharacters()
    {
        QFETCH(QString, title);
        QFETCH(QString, name);
        QCOMPARE(fileNameOf(title), name);
    }

    void longNamesAreShortened() { QCOMPARE(fileNameOf(QString(300, 'x')).size(), 80); }
};

ADD_TEST(QCoreApplication, TestFileName)

} // namespace sudoku::tst_filename

#include "tst_filename.moc"
