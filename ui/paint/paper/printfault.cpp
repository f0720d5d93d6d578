#include "ui/paint/paper/printfault.h"

#include <QCoreApplication>
#include <QStringList>

namespace sudoku {
namespace {

struct FaultWords
{
    Q_DECLARE_TR_FUNCTIONS(Preflight)
};

} // namespace

QString faultText(const PrintFault &fault)
{
    if (fault.pages.empty())
        return fault.text;
    QStringList ranges;
    for (auto begin = fault.pages.begin(); begin != fault.pages.end();) {
        auto end = begin + 1;
        while (end != fault.pages.end() && *end == end[-1] + 1)
            ++end;
        ranges +=
            end - begin > 1 ? QStringLiteral("%1-%2").arg(*begin).arg(end[-1]) : QString::number(*begin);
        begin = end;
    }
    const QString pages = ranges.join(QStringLiteral(", "));
    return (fault.pages.size() == 1 ? FaultWords::tr("page %1: %2") : FaultWords::tr("pages %1: %2"))
        .arg(pages, fault.text);
}

} // namespace sudoku
