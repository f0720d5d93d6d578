#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/text/filefingerprint.h"
#include "ui/text/readfile.h"

#include <cstring>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace sudoku::tst_readfile {

void write(const QString &path, const QByteArray &contents)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(contents) != contents.size())
        qFatal("cannot write %s", qPrintable(path));
}

void makeSocket(const QString &path)
{
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, qPrintable(path), sizeof address.sun_path - 1);
    const int descriptor = ::socket(AF_UNIX, SOCK_STREAM, 0);
    if (::bind(descriptor, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0)
        qFatal("cannot make %s", qPrintable(path));
    ::close(descriptor);
}

class TestReadFile : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString path(const char *name) const { return m_folder.filePath(name); }

private slots:
    void readsWhatThereIs()
    {
        write(path("file"), "contents");
        QCOMPARE(readFile(path("file"), 100).value(), "contents");
        QCOMPARE(readFile(path("file"), 3).value(), "con");
        QVERIFY(QFile::link(path("file"), path("link")));
        QCOMPARE(readFile(path("link"), 100).value(), "contents");
        QVERIFY(!readFile("/proc/self/status", 100'000)->isEmpty()); // its size is said to be 0
    }

    /// They take no time, though nobody writes into the pipe.
    void refusesWhatIsNoFile_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("why");
        ::mkfifo(qPrintable(path("pipe")), 0600);
        makeSocket(path("socket"));
        QTest::newRow("folder") << m_folder.path() << "It is a folder.";
        QTest::newRow("pipe") << path("pipe") << "It is a pipe, not a file.";
        QTest::newRow("socket") << path("socket") << "It is a socket, not a file.";
        QTest::newRow("device") << "/dev/zero"
                                << "It is a device, not a file.";
        QTest::newRow("missing") << path("none") << "No such file or directory";
        QTest::newRow("in a file") << path("socket") + "/none"
                                   << "Not a directory";
    }

    void refusesWhatIsNoFile()
    {
        QFETCH(QString, file);
        QFETCH(QString, why);
        const auto read = readFile(file, 100);
        QVERIFY(!read);
        QCOMPARE(read.error(), why);
    }

    void fingerprintTellsWhetherAFileIsTheSame()
    {
        using State = FileFingerprint::State;
        const QString file = path("shared");
        write(file, "one");
        const FileFingerprint one{QByteArray("one")};
        QVERIFY(one.state(file) == State::Same);
        QVERIFY(FileFingerprint::fromText(one.text()).state(file) == State::Same);
        QVERIFY(FileFingerprint().state(path("none")) == State::Same); // nothing is known of it
        write(file, "two");
        QVERIFY(one.state(file) == State::Changed);
        QFile::remove(file);
        QVERIFY(one.state(file) == State::Removed);
        QVERIFY(one.state(m_folder.path()) == State::Changed);
        QVERIFY(FileFingerprint::fromText("no hexadecimal").state(file) != State::Changed);
    }
};

ADD_TEST(QCoreApplication, TestReadFile)

} // namespace sudoku::tst_readfile

#include "tst_readfile.moc"
