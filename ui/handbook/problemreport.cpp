#include "ui/handbook/problemreport.h"

#include "ui/text/versiontext.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QLocale>
#include <QStyle>
#include <QUrlQuery>

namespace sudoku {

QString reportDetails()
{
    return problemDetails()
           + QStringLiteral("%1, style %2, %3\n")
                 .arg(QGuiApplication::platformName(), QApplication::style()->name(), QLocale().bcp47Name());
}

QUrl reportUrl(const QString &address, const QString &details)
{
    const QString mailto = QStringLiteral("mailto:");
    if (!address.contains(QLatin1Char('@')) || address.contains(QStringLiteral("://")))
        return QUrl(address);
    QUrl url(address.startsWith(mailto) ? address : mailto + address);
    QUrlQuery query;
    query.addQueryItem(QStringLiteral("subject"), details.section(QLatin1Char('\n'), 0, 0));
    query.addQueryItem(QStringLiteral("body"), QStringLiteral("\n\n") + details);
    url.setQuery(query);
    return url;
}

void reportProblem(const QString &address)
{
    const QString details = reportDetails();
    QGuiApplication::clipboard()->setText(details);
    QDesktopServices::openUrl(reportUrl(address, details));
}

} // namespace sudoku
