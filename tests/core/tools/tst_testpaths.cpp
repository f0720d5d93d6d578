#include <QTest>

#include "tests/testpaths.h"
#include "tests/testprogram.h"

namespace sudoku::tst_testpaths {

/// What the other tests do where a source archive has no file for them.
class TestTestPaths : public QObject
{
    Q_OBJECT

private slots:
    void opensWhatIsThere()
    {
        std::string line;
        std::ifstream file = openTestData("formats/ascii.txt");
        QVERIFY(std::getline(file, line));
        QVERIFY(line.starts_with("# Puzzle"));
    }

    /// Nothing has these names, so a checkout answers as an archive does.
    void saysWhatArchivesLeaveOut()
    {
        for (const std::string path :
             {"corpus/c9_forum_none.txt", "corpus/v_none_janko.txt", "fuzz/f-puzzles/fp-none"}) {
            try {
                openTestData(path);
                QFAIL("there is such a file");
            } catch (const LeftOut &data) {
                QCOMPARE(QByteArray::fromStdString(data.path), QByteArray::fromStdString(path));
                QVERIFY(data.reason().starts_with(path + " is not in source archives"));
            }
        }
    }

    void theWrapperIsTheSameTest()
    {
        const Skipping<TestTestPaths> wrapped;
        QCOMPARE(wrapped.metaObject()->className(), staticMetaObject.className());
        QCOMPARE(wrapped.metaObject()->methodCount(), staticMetaObject.methodCount());
        QVERIFY(wrapped.metaObject() != &staticMetaObject);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestTestPaths)

} // namespace sudoku::tst_testpaths

#include "tst_testpaths.moc"
