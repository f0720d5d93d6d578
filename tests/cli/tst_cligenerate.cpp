// Covers app/cli/answers: requestshape, generationfile, levelsfile
// Covers app/cli/run: answerfile

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/program.h"
#include "tests/testprogram.h"

namespace sudoku::tst_cligenerate {

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

void save(const QString &path, const QByteArray &contents)
{
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(file.write(contents), contents.size());
}

class TestCliGenerate : public QObject
{
    Q_OBJECT

private slots:
    void goesOnWhereItEnded_data()
    {
        QTest::addColumn<QString>("options");
        QTest::newRow("line") << "--difficulty medium";
        QTest::newRow("with seed") << "--difficulty easy --with-seed --with-rating";
        QTest::newRow("with rules") << "--size 6 --variant diagonal";
        QTest::newRow("json") << "--size 6 --format json";
        QTest::newRow("csv") << "--size 6 --format csv";
    }

    void goesOnWhereItEnded()
    {
        QFETCH(QString, options);
        const QString command = "generate --seed 3 --count 4 " + options;
        const QByteArray all = run(command).output;
        const QTemporaryDir folder;
        const QString answers = folder.filePath("answers");
        const qsizetype half = all.indexOf('\n', all.size() / 2) + 1;
        for (const qsizetype length : {qsizetype(0), half, half + 5, all.size() - 1, all.size()}) {
            save(answers, all.first(length));
            const Result result = run(command + " --continue " + answers);
            QCOMPARE(result.exitStatus, 0);
            QCOMPARE(result.output, "");
            QCOMPARE(contentsOf(answers), all);
        }
    }

    void whatIsThereStays()
    {
        const QTemporaryDir folder;
        const QString answers = folder.filePath("answers");
        const QString command = "generate --size 4 --seed 3 --count 3 --continue " + answers;
        const QByteArray first = "1...............\n"; // as another run would have written it
        save(answers, first);
        QCOMPARE(run(command).exitStatus, 0);
        QVERIFY(contentsOf(answers).startsWith(first));
        QCOMPARE(contentsOf(answers).count('\n'), 3);
        const Result said = run(command + " --progress");
        QVERIFY(said.errors.contains("0 puzzles done"));
    }

    void refusesFilesOfOtherRuns_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QByteArray>("contents");
        QTest::addColumn<QByteArray>("error");
        const QByteArray other = "is not an answer as this run writes it";
        QTest::newRow("another seed")
            << "--seed 5 --with-seed" << run("generate --seed 4 --with-seed").output << other;
        QTest::newRow("json of another seed")
            << "--seed 5 --format json" << run("generate --seed 4 --format json").output << other;
        QTest::newRow("json for line")
            << "--seed 4" << run("generate --seed 4 --format json").output << other;
        QTest::newRow("blank") << "--seed 4" << QByteArray("\n") << other;
        QTest::newRow("no seed") << QString() << QByteArray() << QByteArray("--continue needs --seed");
        QTest::newRow("grid") << "--seed 4 --format grid" << QByteArray()
                              << QByteArray("only the formats line, json and csv can be continued");
    }

    void refusesFilesOfOtherRuns()
    {
        QFETCH(QString, options);
        QFETCH(QByteArray, contents);
        const QTemporaryDir folder;
        const QString answers = folder.filePath("answers");
        save(answers, contents);
        const Result result = run("generate --count 2 --continue " + answers + ' ' + options);
        QCOMPARE(result.exitStatus, 2);
        QFETCH(QByteArray, error);
        QVERIFY2(result.errors.contains(error), result.errors);
        QCOMPARE(contentsOf(answers), contents);
    }

    void aWeekRisesFromDayToDay()
    {
        const QByteArrayList lines =
            run("generate --week 2026-11-30 --seed 5 --format csv").output.trimmed().split('\n');
        QCOMPARE(lines.size(), 8);
        const QByteArrayList levels{"Easy", "Easy", "Medium", "Medium", "Hard", "Hard", "Unfair"};
        for (int day = 0; day < levels.size(); ++day)
            QVERIFY2(lines[day + 1].contains("," + levels[day] + ","), lines[day + 1]);
        const QByteArray german = run("generate --week 2026-12-02 --seed 5 --language de").output;
        QVERIFY(german.contains("\tEasy, Mittwoch, 2. Dezember 2026\n"));
        QVERIFY(german.endsWith("\tUnfair, Dienstag, 8. Dezember 2026\n"));
        QCOMPARE(run("generate --week 2026-12-02 --seed 5 --language de --threads 1").output, german);
    }
};

ADD_TEST(QCoreApplication, TestCliGenerate)

} // namespace sudoku::tst_cligenerate

#include "tst_cligenerate.moc"
