#include <QTemporaryDir>
#include <QTest>

#include "core/system/filelock.h"
#include "tests/testprogram.h"

namespace sudoku::tst_filelock {

using enum FileLock::IfMissing;

class TestFileLock : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    std::filesystem::path path(const char *name) const { return m_folder.filePath(name).toStdString(); }

private slots:
    void oneHasTheLock()
    {
        std::optional<FileLock> first = FileLock::tryLock(path("one"), Make);
        QVERIFY(first);
        QVERIFY(!FileLock::tryLock(path("one"), Make));
        QVERIFY(!FileLock::tryLock(path("one"), Fail));
        first.reset();
        QVERIFY(FileLock::tryLock(path("one"), Fail));
    }

    void theLockMoves()
    {
        std::optional<FileLock> first = FileLock::tryLock(path("moved"), Make);
        std::optional<FileLock> second = std::move(first);
        first.reset();
        QVERIFY(!FileLock::tryLock(path("moved"), Make));
        second.reset();
        QVERIFY(FileLock::tryLock(path("moved"), Make));
    }

    void aMissingFileIsMadeOnlyIfAsked()
    {
        QVERIFY(!FileLock::tryLock(path("missing"), Fail));
        QVERIFY(!std::filesystem::exists(path("missing")));
        QVERIFY(!FileLock::tryLock(path("no folder") / "file", Make));
    }

    void aLinkIsNotFollowed()
    {
        std::filesystem::create_symlink(path("target"), path("link"));
        QVERIFY(!FileLock::tryLock(path("link"), Make));
        QVERIFY(!std::filesystem::exists(path("target")));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestFileLock)

} // namespace sudoku::tst_filelock

#include "tst_filelock.moc"
