#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/formats/text/levelnote.h"

namespace sudoku::tst_levelnote {

class TestLevelNote : public QObject
{
    Q_OBJECT

private slots:
    void readsSeeds_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<bool>("isRead");
        QTest::addColumn<std::string>("before");
        QTest::addColumn<qulonglong>("seed");
        const auto row = [](const char *text, bool isRead, const char *before = "", qulonglong seed = 0) {
            QTest::newRow(text) << std::string(text) << isRead << std::string(before) << seed;
        };
        row("seed 7", true, "", 7);
        row("Hard 1122, seed 7", true, "Hard 1122", 7);
        row("One, two, seed 18446744073709551615", true, "One, two", 18'446'744'073'709'551'615U);
        row("seed 18446744073709551616", false);
        row("seed", false);
        row("seed 7 of many", false);
        row("seed -7", false);
        row("birdseed 7", false);
        row("seed 7, Hard", false);
        row("", false);
    }

    void readsSeeds()
    {
        QFETCH(std::string, text);
        QFETCH(bool, isRead);
        const auto note = readSeedNote(text);
        QCOMPARE(note.has_value(), isRead);
        if (!note)
            return;
        QTEST(std::string(note->before), "before");
        QTEST(static_cast<qulonglong>(note->seed), "seed");
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestLevelNote)

} // namespace sudoku::tst_levelnote

#include "tst_levelnote.moc"
