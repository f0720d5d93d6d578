#include "ui/language/language.h"

#include "ui/language/languagefont.h"
#include "ui/paint/fontcover.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <utility>

namespace sudoku {
namespace {

constexpr auto english = "en";
constexpr auto ownName = QT_TRANSLATE_NOOP("Language", "English"); // the name of the language in itself

constexpr auto folder = ":/translations";
constexpr auto beginOfName = "sudoku-workbench_";

void install(const QString &file)
{
    auto *translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(file))
        QCoreApplication::installTranslator(translator);
}

/// Returns the one of \a known that readers of \a wanted can read: in their country's form, or else in that
/// of another country, but never in other letters: Chinese of Taiwan is written otherwise than that of China.
QString knownAs(const QLocale &wanted, const QStringList &known)
{
    if (known.contains(wanted.name()))
        return wanted.name();
    for (const QString &code : known)
        if (const QLocale locale(code);
            locale.language() == wanted.language() && locale.script() == wanted.script())
            return code;
    return {};
}

/// What installLanguage() has chosen.
struct Choice
{
    QString language = QLatin1String(english);
    QString withoutFont = {};
};

Choice &choice()
{
    static Choice choice;
    return choice;
}

} // namespace

QStringList languages()
{
    QStringList codes =
        QDir(QLatin1String(folder))
            .entryList({QLatin1String(beginOfName) + QStringLiteral("*.qm")}, QDir::Files, QDir::Name);
    for (QString &code : codes) // as in "pt_BR"
        code = code.mid(QLatin1String(beginOfName).size()).section(u'.', 0, 0);
    if (!codes.contains(QLatin1String(english)))
        codes.prepend(QLatin1String(english));
    return codes;
}

QString fileOfLanguage(const QString &language)
{
    return QStringLiteral("%1/%2%3.qm").arg(QLatin1String(folder), QLatin1String(beginOfName), language);
}

QString nameOfLanguage(const QString &language)
{
    QTranslator translator;
    if (!translator.load(fileOfLanguage(language)))
        return QLatin1String(ownName);
    const QString name = translator.translate("Language", ownName);
    return name.isEmpty() ? QLatin1String(ownName) : name;
}

bool hasFontFor(const QString &language)
{
    return lettersWithoutFont(nameOfLanguage(language)).isEmpty();
}

QString readableNameOf(const QString &language)
{
    return hasFontFor(language) ? nameOfLanguage(language)
                                : QLocale::languageToString(QLocale(language).language());
}

QString firstKnownLanguage(const QStringList &wanted)
{
    const QStringList known = languages();
    for (const QString &each : wanted)
        if (const QString code = knownAs(QLocale(each), known); !code.isEmpty())
            return code;
    return QLatin1String(english);
}

void installLanguage(const QString &language)
{
    QString code =
        firstKnownLanguage(language.isEmpty() ? QLocale::system().uiLanguages() : QStringList(language));
    choice() = {code};
    if (code != QLatin1String(english) && !hasFontFor(code))
        choice() = {QLatin1String(english), std::exchange(code, QLatin1String(english))};
    if (const QLocale locale(code); !language.isEmpty() && locale.language() != QLocale().language())
        QLocale::setDefault(locale);
    if (code == QLatin1String(english))
        return;
    // What Qt says itself, such as on standard buttons; a package of its own.
    install(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + QStringLiteral("/qtbase_%1.qm").arg(code));
    install(fileOfLanguage(code));
    useFontFor(code);
}

QString installedLanguage()
{
    return choice().language;
}

QString languageWithoutFont()
{
    return choice().withoutFont;
}

} // namespace sudoku
