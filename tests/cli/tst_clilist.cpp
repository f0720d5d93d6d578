// Covers app/cli/answers: listing
// Covers app/cli/options: listorder

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "tests/cli/sheetfolder.h"
#include "tests/testprogram.h"

#include "core/formats/puzzlelist.h"
#include "core/transform/samepuzzle.h"

#include <algorithm>
#include <set>

namespace sudoku::tst_clilist {

const QByteArray easy =
    "..........5.3.........6.7.3.......4..38.7..2.4..8..5.1..31......7....8...295..63.\tEasy 262\n";
const QByteArray easier =
    "..5.7...1.......8....1...2.9...4...2..1..6.3.4.27....9....674...58..13.....8...6.\tEasy 224\n";
const QByteArray hard =
    "4....936.....75...3...845..........9891....7........4..5.1...9.....9......6..218.\tHard 698\n";
const QByteArray unknown = "1.34341221434321\n";

QByteArrayList linesOf(const Result &result)
{
    QByteArrayList lines = result.output.split('\n');
    lines.removeLast();
    return lines;
}

/// The digits of \a line without its note.
QByteArray digitsOf(const QByteArray &line)
{
    return line.left(line.indexOf('\t')).trimmed();
}

class TestCliList : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    Result converted(const QString &options, const QByteArray &input)
    {
        QDir(m_folder.filePath("out")).removeRecursively();
        QDir(m_folder.path()).mkdir("out");
        return run("convert --to line " + QString(options).replace("%1", m_folder.filePath("out")), input);
    }
    QStringList files() const { return QDir(m_folder.filePath("out")).entryList(QDir::Files, QDir::Name); }
    QByteArray contents(const QString &name) const { return contentsOf(m_folder.filePath("out/" + name)); }

private slots:
    /// The copies are different boards, and each is the same puzzle.
    void copiesAreIsomorphic()
    {
        const Result result = converted("--isomorphs 10 --seed 7", easy + hard);
        const QByteArrayList lines = linesOf(result);
        QCOMPARE(lines.size(), 20);
        QCOMPARE(std::set<QByteArray>(lines.begin(), lines.end()).size(), std::size_t(20));
        std::set<std::string> keys;
        for (const QByteArray &line : lines + QByteArrayList{digitsOf(easy), digitsOf(hard)})
            keys.insert(puzzleKey(readPuzzle(line.toStdString())->board, Sameness::Isomorphic));
        QCOMPARE(keys.size(), std::size_t(2));
        QCOMPARE(converted("--isomorphs 10 --seed 7 --threads 3", easy + hard).output, result.output);
        QVERIFY(converted("--isomorphs 10 --seed 8", easy + hard).output != result.output);
    }

    void thereMayBeFewCopies()
    {
        const QByteArray cage = "# sudoku-workbench: variant centre-dot\n" + QByteArray(81, '.') + '\n';
        const Result result = converted("--isomorphs 5", cage);
        QCOMPARE(result.output, "");
        QVERIFY(result.errors.contains("only 0 copies"));
        QCOMPARE(result.exitStatus, 0);
    }

    void duplicatesAreLeftOut()
    {
        const QByteArray copies = converted("--isomorphs 3 --seed 1", easy).output;
        const Result isomorphic = converted("--unique isomorphic", easy + copies + hard + easy);
        QCOMPARE(isomorphic.output, digitsOf(easy) + '\n' + digitsOf(hard) + '\n');
        QCOMPARE(isomorphic.errors, "note: 4 puzzles that came before are left out\n");
        const Result equal = converted("--unique equal", easy + copies + hard + easy);
        QCOMPARE(linesOf(equal).size(), 5);
        QCOMPARE(equal.errors, "note: 1 puzzle that came before is left out\n");
        QCOMPARE(converted("--unique equal --quiet", easy + easy).errors, "");
    }

    void orders_data()
    {
        QTest::addColumn<QString>("order");
        QTest::addColumn<QByteArrayList>("expected");
        const QByteArray one = digitsOf(hard);
        const QByteArray two = digitsOf(easy);
        const QByteArray three = digitsOf(easier);
        QTest::newRow("level") << "level" << QByteArrayList{three, two, one};
        QTest::newRow("score") << "score" << QByteArrayList{three, two, one};
        QTest::newRow("clues") << "clues" << QByteArrayList{two, one, three};
    }

    /// The file says the levels, or they are found by rating.
    void orders()
    {
        QFETCH(QString, order);
        QFETCH(QByteArrayList, expected);
        for (const bool isSaid : {true, false}) {
            QByteArray input;
            for (const QByteArray &puzzle : {hard, easy, easier})
                input += isSaid ? puzzle : digitsOf(puzzle) + '\n';
            QCOMPARE(linesOf(converted("--sort " + order, input)), expected);
        }
    }

    /// What has no level comes last, and a text that is no puzzle has no place.
    void puzzlesWithoutLevelComeLast()
    {
        const QByteArray several = "................";
        const Result result = converted("--sort level", several + "\n1.3434122143432\n" + hard);
        QCOMPARE(result.output, digitsOf(hard) + '\n' + several + '\n');
        QVERIFY(result.errors.contains("-:2:1: "));
        QCOMPARE(result.exitStatus, 2);
    }

    void filesAreNamed_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("one") << "-o %1/all.txt" << QStringList{"all.txt"};
        QTest::newRow("a puzzle each") << "-o %1/{n}.txt" << QStringList{"1.txt", "2.txt", "3.txt", "4.txt"};
        QTest::newRow("two each") << "-o %1/{n}.txt --per-file 2" << QStringList{"1.txt", "2.txt"};
        QTest::newRow("figures") << "-o %1/{n:2}.txt --per-file 9" << QStringList{"01.txt"};
        QTest::newRow("as many figures") << "-o %1/{n}.txt --isomorphs 25 --per-file 10"
                                         << QStringList{"01.txt", "02.txt", "03.txt", "04.txt", "05.txt",
                                                        "06.txt", "07.txt", "08.txt", "09.txt", "10.txt"};
        QTest::newRow("level") << "-o %1/{level}.txt" << QStringList{"Easy.txt", "Hard.txt"};
        QTest::newRow("level and number")
            << "-o %1/{level}-{n}.txt" << QStringList{"Easy-1.txt", "Easy-2.txt", "Easy-3.txt", "Hard-1.txt"};
        QTest::newRow("size") << "-o %1/{size}.txt" << QStringList{"4x4.txt", "9x9.txt"};
        QTest::newRow("title") << "-o %1/{title}.txt" << QStringList{"untitled.txt"};
    }

    void filesAreNamed()
    {
        QFETCH(QString, options);
        QFETCH(QStringList, expected);
        const Result result = converted(options, easy + hard + easier + unknown);
        QCOMPARE(result.errors, "");
        QCOMPARE(result.output, "");
        QCOMPARE(files(), expected);
    }

    void filesHaveTheirPuzzles()
    {
        converted("-o %1/{level}.txt --sort score", easy + hard + easier);
        QCOMPARE(contents("Easy.txt"), digitsOf(easier) + '\n' + digitsOf(easy) + '\n');
        QCOMPARE(contents("Hard.txt"), digitsOf(hard) + '\n');
        run("convert --to csv -o " + m_folder.filePath("out/{n}.csv") + " --per-file 2",
            easy + hard + easier);
        QVERIFY(contents("2.csv").startsWith("number,puzzle"));
        QVERIFY(contents("2.csv").contains("\n1," + digitsOf(easier)));
        // A file of this program holds one puzzle, so each has its own.
        const Result each = run("convert --to sadman -o " + m_folder.filePath("out/{n}.sdk"), easy + hard);
        QCOMPARE(each.exitStatus, 0);
        QVERIFY(!contents("2.sdk").isEmpty());
    }

    /// Numbers of a table are those of its rows, whatever was left out before.
    void tablesAreNumbered()
    {
        const Result result = run("convert --to csv --unique equal", easy + easy + hard);
        QVERIFY(result.output.contains("\n2," + digitsOf(hard)));
    }

    void mistakesAreSaidBeforeWork_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QByteArray>("problem");
        QTest::newRow("field") << "-o %1/{kind}.txt" << QByteArray("'convert' knows no field '{kind}'");
        QTest::newRow("unknown field") << "-o %1/{x}.txt" << QByteArray("unknown field '{x}'");
        QTest::newRow("no number") << "-o %1/x.txt --per-file 3"
                                   << QByteArray("--per-file: number the files");
        QTest::newRow("nothing to number") << "--per-file 3" << QByteArray("--per-file: number the files");
        QTest::newRow("folder") << "-o %1/no/x.txt" << QByteArray("there is no folder");
        QTest::newRow("count") << "--isomorphs 0" << QByteArray("'0' is not a number from 1 to 10000");
        QTest::newRow("order") << "--sort size" << QByteArray("--sort: ");
        QTest::newRow("sameness") << "--unique alike" << QByteArray("--unique: ");
    }

    void mistakesAreSaidBeforeWork()
    {
        QFETCH(QString, options);
        QFETCH(QByteArray, problem);
        const Result result = converted(options, "nonsense\n");
        QCOMPARE(result.exitStatus, 2);
        QVERIFY2(result.errors.contains(problem), result.errors.constData());
        QVERIFY(!result.errors.contains("-:1"));
        QCOMPARE(files(), QStringList());
    }
};

ADD_TEST(QCoreApplication, TestCliList)

} // namespace sudoku::tst_clilist

#include "tst_clilist.moc"
