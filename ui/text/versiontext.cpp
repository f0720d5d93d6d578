#include "ui/text/versiontext.h"

#include "core/sat/solverkinds.h"
#include "core/version/version.h"
#include "ui/text/strings.h"

#include <QStringList>
#include <QSysInfo>

namespace sudoku {

QString librariesText()
{
    QStringList libraries{QStringLiteral("Qt %1").arg(QLatin1String(qVersion()))};
    for (const SolverKind &kind : solverKinds())
        if (kind.isLibrary)
            libraries += toQString(kind.version.empty() ? kind.name : kind.name + ' ' + kind.version);
    return libraries.join(QStringLiteral(", "));
}

QString versionText()
{
    return toQString(versionLine()) + QLatin1Char('\n') + librariesText() + QLatin1Char('\n');
}

QString problemDetails()
{
    return versionText()
           + QStringLiteral("%1, %2 %3, %4\n")
                 .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(), QSysInfo::kernelVersion(),
                      QSysInfo::currentCpuArchitecture());
}

QString reportRequest()
{
    const QString bug = QStringLiteral("please report this bug of ") + toQString(versionLine());
    return reportAddress().empty() ? bug : bug + QStringLiteral(" to ") + toQString(reportAddress());
}

} // namespace sudoku
