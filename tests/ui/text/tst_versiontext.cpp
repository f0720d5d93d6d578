#include <QCoreApplication>
#include <QTest>

#include "core/sat/solverkinds.h"
#include "core/version/version.h"
#include "tests/testprogram.h"
#include "ui/text/strings.h"
#include "ui/text/versiontext.h"

#include <algorithm>

namespace sudoku::tst_versiontext {

class TestVersionText : public QObject
{
    Q_OBJECT

private slots:
    void namesTheLibraries()
    {
        const QStringList libraries = librariesText().split(", ");
        QCOMPARE(libraries.front(), QStringLiteral("Qt ") + qVersion());
        QCOMPARE(libraries.size(), 1 + std::ranges::count_if(solverKinds(), &SolverKind::isLibrary));
        for (const SolverKind &kind : solverKinds()) {
            const QString found = libraries.filter(toQString(kind.name)).join(' ');
            QCOMPARE(!found.isEmpty(), kind.isLibrary);
            QVERIFY(found.isEmpty() || found.endsWith(toQString(kind.version)));
        }
    }

    void beginsWithTheProgram()
    {
        const QString program = toQString(versionLine()) + '\n';
        QCOMPARE(versionText(), program + librariesText() + '\n');
        QVERIFY(problemDetails().startsWith(versionText()));
        QCOMPARE(problemDetails().count('\n'), 3);
        QVERIFY(problemDetails().contains(QSysInfo::kernelVersion()));
    }

    void aReportNamesTheProgramAndTheAddress()
    {
        QVERIFY(reportRequest().contains(toQString(versionLine())));
        QCOMPARE(reportRequest().endsWith(toQString(" to " + std::string(reportAddress()))),
                 !reportAddress().empty());
    }
};

ADD_TEST(QCoreApplication, TestVersionText)

} // namespace sudoku::tst_versiontext

#include "tst_versiontext.moc"
