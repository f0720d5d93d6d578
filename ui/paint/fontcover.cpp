#include "ui/paint/fontcover.h"

#include <QFontMetrics>
#include <QSet>

#include "ui/paint/boardfont.h"

namespace sudoku {

QString lettersWithoutFont(const QString &text)
{
    const QFontMetrics metrics(boardFont()); // also knows the fonts that stand in for its own
    QSet<char32_t> seen;
    QString missing;
    for (const char32_t letter : text.toStdU32String()) {
        if (seen.contains(letter))
            continue;
        seen.insert(letter);
        if (QChar::isPrint(letter) && !metrics.inFontUcs4(letter))
            missing += QString::fromUcs4(&letter, 1);
    }
    return missing;
}

} // namespace sudoku
