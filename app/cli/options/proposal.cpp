#include "app/cli/options/proposal.h"

#include "app/cli/options/programname.h"
#include "ui/text/nearnames.h"

namespace sudoku::cli {

QString didYouMean(QStringList names)
{
    const QString last = names.takeLast();
    const QString others = names.join(QStringLiteral(", "));
    return QStringLiteral("did you mean %1?")
        .arg(others.isEmpty() ? last : QStringLiteral("%1 or %2").arg(others, last));
}

QString proposal(const QString &typed, const QStringList &names, const NameListing &listing)
{
    constexpr qsizetype maxListed = 28;
    const QStringList near = nearNames(typed, names);
    if (near.isEmpty() && names.size() > maxListed)
        return QStringLiteral("'%1 %2' lists the %3")
            .arg(QLatin1String(programName), listing.help, listing.kind);
    if (near.isEmpty())
        return QStringLiteral("%1: %2").arg(listing.heading, names.join(QStringLiteral(", ")));
    return didYouMean(near);
}

} // namespace sudoku::cli
