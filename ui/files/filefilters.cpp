#include "ui/files/filefilters.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/formats/formats.h"
#include "core/formats/found/puzzlesin.h"
#include "ui/pictures/picturejob.h"
#include "ui/text/strings.h"
#include "ui/text/textsuffixes.h"

#include <algorithm>

namespace sudoku {
namespace {

struct FilterWords
{
    Q_DECLARE_TR_FUNCTIONS(FileFilters)
};

QString patternOf(std::string_view suffix)
{
    return QStringLiteral("*.") + toQString(suffix);
}

} // namespace

const Format &defaultFileFormat()
{
    static const Format *format = findFormat("grid");
    return *format;
}

QString openFilter()
{
    QStringList patterns;
    for (const Format &format : formats())
        for (const QString &suffix : suffixesOf(format))
            patterns += QStringLiteral("*.") + suffix;
    for (const std::string_view suffix : foundSuffixes())
        patterns += patternOf(suffix);
    patterns += picturePatterns();
    patterns.sort();
    patterns.removeDuplicates();
    return FilterWords::tr("All puzzles (%1)").arg(patterns.join(u' ')) + QStringLiteral(";;") + saveFilter()
           + QStringLiteral(";;") + FilterWords::tr("All files (*)");
}

QString saveFilter()
{
    return FilterWords::tr("Text (%1)").arg(patternOf(defaultFileFormat().suffix)) + QStringLiteral(";;")
           + FilterWords::tr("Sudoku Workbench (%1)").arg(patternOf(ownFormat().suffix));
}

const Format &formatOfSuffix(const QString &suffix)
{
    const auto has = [&suffix](const Format &format) {
        return suffixesOf(format).contains(suffix, Qt::CaseInsensitive);
    };
    for (const Format *format : {&ownFormat(), &defaultFileFormat()})
        if (has(*format))
            return *format;
    const auto found = std::ranges::find_if(
        formats(), [&has](const Format &format) { return isText(format) && has(format); });
    return found == formats().end() ? defaultFileFormat() : *found;
}

} // namespace sudoku
