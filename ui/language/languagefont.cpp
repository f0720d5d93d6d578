#include "ui/language/languagefont.h"

#include "ui/paint/boardfont.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QGuiApplication>
#include <QLocale>

#include <array>

namespace sudoku {
namespace {

/// Typefaces with the shapes of China, the best first.
constexpr std::array simplifiedChinese{"Noto Sans CJK SC",    "Noto Sans SC",      "Source Han Sans SC",
                                       "WenQuanYi Micro Hei", "WenQuanYi Zen Hei", "Droid Sans Fallback"};

/// Returns a typeface for simplified Chinese, or an empty text if there is none.
QString chineseFamily()
{
    const QStringList families = QFontDatabase::families(QFontDatabase::SimplifiedChinese);
    for (const char *family : simplifiedChinese)
        if (families.contains(QLatin1String(family)))
            return QLatin1String(family);
    return families.value(0);
}

} // namespace

void useFontFor(const QString &language)
{
    if (QLocale(language).script() != QLocale::SimplifiedHanScript)
        return;
    const QString chinese = chineseFamily();
    if (chinese.isEmpty())
        return;
    QFont words = QGuiApplication::font();
    words.setFamilies({QFontInfo(words).family(), chinese}); // Latin letters stay those of the desktop
    QGuiApplication::setFont(words);
    if (const QString digits = boardFont().family(); !QFont::substitutes(digits).contains(chinese))
        QFont::insertSubstitution(digits, chinese);
}

} // namespace sudoku
