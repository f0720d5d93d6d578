#include <QCoreApplication>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/printjob/namepattern.h"

namespace sudoku::tst_namepattern {

class TestNamePattern : public QObject
{
    Q_OBJECT

private slots:
    void fieldsBecomeValues_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("name");
        QTest::newRow("no field") << "week.svg"
                                  << "week.svg";
        QTest::newRow("a number with the figures of the largest") << "{n}.svg"
                                                                  << "007.svg";
        QTest::newRow("a number of one figure") << "{n:1}.svg"
                                                << "7.svg";
        QTest::newRow("a number of five figures") << "{n:5}.svg"
                                                  << "00007.svg";
        QTest::newRow("all fields") << "{n}-{kind}-{level}-{size}-{seed}-{title}.pdf"
                                    << "007-solution-Hard-9x9-42-A-B.pdf";
        QTest::newRow("a folder") << "out/{level}/{n}.svg"
                                  << "out/Hard/007.svg";
        QTest::newRow("a field twice") << "{n}{n}"
                                       << "007007";
        QTest::newRow("braces in the name") << "{{{n}}}.svg"
                                            << "{007}.svg";
    }

    void fieldsBecomeValues()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, name);
        const auto read = NamePattern::read(pattern);
        QVERIFY2(read, qPrintable(read ? QString() : read.error()));
        const auto written = read->nameOf({7, 120, true, "Hard", "A/B", 9, 42});
        QVERIFY(written);
        QCOMPARE(*written, name);
        QCOMPARE(read->hasFields(), pattern != name);
    }

    void knowsItsFields()
    {
        for (const NamedNameField &field : nameFields()) {
            const QString text = "x{" + QString::fromUtf8(field.id.data(), std::ssize(field.id)) + "}";
            const auto read = NamePattern::read(text);
            QVERIFY(read);
            for (const NamedNameField &other : nameFields())
                QCOMPARE(read->has(other.field), other.field == field.field);
        }
    }

    void mistakesAreRefused_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("what");
        QTest::newRow("unknown") << "{number}.svg"
                                 << "'{number}'";
        QTest::newRow("capitals") << "{N}.svg"
                                  << "'{N}'";
        QTest::newRow("empty") << "{}.svg"
                               << "'{}'";
        QTest::newRow("figures of a text") << "{title:3}.svg"
                                           << "'{title:3}'";
        QTest::newRow("not closed") << "{n.svg"
                                    << "a brace without its other one";
        QTest::newRow("not opened") << "n}.svg"
                                    << "a brace without its other one";
        QTest::newRow("no figures") << "{n:0}.svg"
                                    << "'{n:0}': a number can have 1 to 9 figures";
        QTest::newRow("too many figures") << "{n:99}.svg"
                                          << "'{n:99}': a number can have 1 to 9 figures";
        QTest::newRow("nothing behind the colon") << "{n:}.svg"
                                                  << "1 to 9 figures";
        QTest::newRow("a word behind the colon") << "{n:x}.svg"
                                                 << "1 to 9 figures";
    }

    void mistakesAreRefused()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, what);
        const auto read = NamePattern::read(pattern);
        QVERIFY(!read);
        QVERIFY2(read.error().contains(what), qPrintable(read.error()));
    }

    void aMissingValueIsTold()
    {
        const NamePattern::Values nothing{};
        for (const auto &[text, field] :
             {std::pair("{level}", NameField::Level), std::pair("{seed}", NameField::Seed),
              std::pair("{title}", NameField::Title)}) {
            const auto name = NamePattern::read(text)->nameOf(nothing);
            QVERIFY(!name);
            QCOMPARE(name.error(), field);
        }
    }
};

ADD_TEST(QCoreApplication, TestNamePattern)

} // namespace sudoku::tst_namepattern

#include "tst_namepattern.moc"
