#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/text/savefile.h"

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sudoku::tst_savefile {

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

void write(const QString &path, const QByteArray &contents)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(contents) != contents.size())
        qFatal("cannot write %s", qPrintable(path));
}

/// Lets no file grow beyond a size, which to a program is what a full disk is.
class SmallDisk
{
public:
    explicit SmallDisk(rlim_t bytes)
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        m_signal = std::signal(SIGXFSZ, SIG_IGN); // so that writing fails instead
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SmallDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }
    Q_DISABLE_COPY_MOVE(SmallDisk)

private:
    rlimit m_before{};
    void (*m_signal)(int);
};

class TestSaveFile : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_path;

private slots:
    void init()
    {
        QVERIFY(m_folder.isValid());
        m_path = m_folder.filePath("puzzle.txt");
        QFile::remove(m_path);
    }

    void cleanup() // nothing is left over
    {
        QStringList left =
            QDir(m_folder.path())
                .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
        left.removeAll("puzzle.txt");
        QCOMPARE(left, QStringList());
    }

    void writesAFile()
    {
        QVERIFY(!saveFile(m_path, "1234\n"));
        QCOMPARE(contentsOf(m_path), "1234\n");
    }

    void replacesAFile()
    {
        write(m_path, "a much longer old text");
        QVERIFY(!saveFile(m_path, "new"));
        QCOMPARE(contentsOf(m_path), "new");
    }

    void keepsPermissions()
    {
        write(m_path, "old");
        QVERIFY(QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(!saveFile(m_path, "new"));
        QVERIFY(!(QFileInfo(m_path).permissions() & (QFile::ReadGroup | QFile::ReadOther)));
    }

    void writesWhereALinkPoints()
    {
        QTemporaryDir other;
        const QString target = other.filePath("target.txt");
        write(target, "old");
        QVERIFY(QFile::link(target, m_path));
        QVERIFY(!saveFile(m_path, "new"));
        QVERIFY(QFileInfo(m_path).isSymLink());
        QCOMPARE(contentsOf(target), "new");
    }

    void writesWhatAFunctionWrites()
    {
        QVERIFY(
            !saveFile(m_path, [](QIODevice &to) { return to.write("one") == 3 && to.write("two") == 3; }));
        QCOMPARE(contentsOf(m_path), "onetwo");
        const auto error = saveFile(m_path, [](QIODevice &to) { return to.write("part") != 4; });
        QCOMPARE(error, "There is not enough room for temporary files.");
        QCOMPARE(contentsOf(m_path), "onetwo");
    }

    void fullDiskLeavesTheOldFile()
    {
        write(m_path, "old");
        {
            const SmallDisk disk(8192);
            const auto error = saveFile(m_path, QByteArray(100'000, 'x'));
            QVERIFY(error);
            QVERIFY(!error->isEmpty());
        }
        QCOMPARE(contentsOf(m_path), "old");
    }

    void fullDiskIsNoticedForSmallFilesToo()
    {
        write(m_path, "old");
        {
            const SmallDisk disk(100); // smaller than any buffer: only the end of writing tells
            QVERIFY(saveFile(m_path, QByteArray(1000, 'x')));
        }
        QCOMPARE(contentsOf(m_path), "old");
    }

    void missingFolder()
    {
        write(m_path, "old");
        const auto error = saveFile(m_folder.filePath("none/puzzle.txt"), "new");
        QVERIFY(error && !error->isEmpty());
    }

    void folderThatMustNotBeWritten()
    {
        if (geteuid() == 0)
            QSKIP("the superuser may write everywhere");
        write(m_path, "old");
        QVERIFY(QFile::setPermissions(m_folder.path(), QFile::ReadOwner | QFile::ExeOwner));
        const auto error = saveFile(m_path, "new");
        QFile::setPermissions(m_folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QVERIFY(error && !error->isEmpty());
        QCOMPARE(contentsOf(m_path), "old");
    }

    void whatIsNoFileIsLeftAlone_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("folder") << m_folder.path();
        QTest::newRow("device") << "/dev/full";
    }

    void whatIsNoFileIsLeftAlone()
    {
        QFETCH(QString, path);
        write(m_path, "old");
        QCOMPARE(saveFile(path, "new"), std::optional<QString>("It is not a regular file."));
        QVERIFY(!QFileInfo(path).isFile());
    }

    void pipeIsLeftAlone()
    {
        write(m_path, "old");
        const QString pipe = m_folder.filePath("pipe");
        QCOMPARE(mkfifo(QFile::encodeName(pipe), 0600), 0);
        QVERIFY(saveFile(pipe, "new"));
        QVERIFY(QFile::remove(pipe));
    }
};

ADD_TEST(QCoreApplication, TestSaveFile)

} // namespace sudoku::tst_savefile

#include "tst_savefile.moc"
