#include "ui/text/textsuffixes.h"

#include "core/formats/formats.h"
#include "ui/text/strings.h"

namespace sudoku {

QStringList suffixesOf(const Format &format)
{
    QStringList suffixes{toQString(format.suffix)};
    for (const std::string_view suffix : format.otherSuffixes)
        suffixes += toQString(suffix);
    return suffixes;
}

bool isText(const Format &format)
{
    return !format.isLink && format.suffix != ownFormat().suffix;
}

QStringList textSuffixes()
{
    QStringList suffixes;
    for (const Format &format : formats())
        if (isText(format))
            suffixes += suffixesOf(format);
    suffixes.removeDuplicates();
    return suffixes;
}

} // namespace sudoku
