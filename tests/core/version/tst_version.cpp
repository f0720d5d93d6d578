#include <QRegularExpression>
#include <QTest>

#include "core/version/version.h"
#include "tests/testprogram.h"

namespace sudoku::tst_version {

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

bool matches(std::string_view words, const char *pattern)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(QLatin1String(pattern)))
        .match(text(words))
        .hasMatch();
}

class TestVersion : public QObject
{
    Q_OBJECT

private slots:
    void aReleaseHasThreeNumbers() { QVERIFY(matches(releaseVersion(), "[1-9]\\d*\\.\\d+\\.\\d+")); }

    void aCommitIsShortOrUnknown() { QVERIFY(matches(sourceCommit(), "([0-9A-Za-z.+~-]{1,8})?")); }

    void aLineHasAllThatIsKnown()
    {
        const QString release = text(productName) + ' ' + text(releaseVersion());
        const QString commit = text(sourceCommit());
        QCOMPARE(QString::fromStdString(versionLine()),
                 commit.isEmpty() ? release : release + " (commit " + commit + ')');
        QVERIFY(versionLine().ends_with(fullVersion()));
    }

    /// As the names of D-Bus and of Wayland want it.
    void theIdIsAReversedDomain()
    {
        QVERIFY(matches(applicationId(), "[A-Za-z_]\\w*(\\.[A-Za-z_]\\w*){2,}"));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestVersion)

} // namespace sudoku::tst_version

#include "tst_version.moc"
