#include "tests/ui/translation/languagefaults.h"

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <map>
#include <set>
#include <utility>

namespace sudoku {
namespace {

using Key = std::pair<QString, QString>; // context and text

TranslatedMessage readMessage(QXmlStreamReader &xml, const QString &context)
{
    TranslatedMessage message{context, {}, {}, {}};
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source") {
            message.text = xml.readElementText();
        } else if (xml.name() == u"translation") {
            message.state = xml.attributes().value(QLatin1String("type")).toString();
            QString text;
            while (xml.readNext() != QXmlStreamReader::EndElement) {
                if (xml.isStartElement()) // a form of a plural
                    message.forms += xml.readElementText();
                else
                    text += xml.text();
            }
            if (message.forms.isEmpty())
                message.forms += text;
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

/// Sorted, each as often as it occurs.
QStringList found(const QString &text, const char *pattern)
{
    QStringList all;
    for (const QRegularExpressionMatch &match :
         QRegularExpression(QString::fromUtf8(pattern)).globalMatch(text))
        all += match.captured();
    all.sort();
    return all;
}

/// What a language does in its own way.
struct Manner
{
    const char *language;
    qsizetype forms = 2;   ///< of a plural
    bool hasBlanks = true; ///< around words
};

constexpr Manner manners[] = {{"pl", 3}, {"zh_CN", 1, false}};

Manner mannerOf(const QString &language)
{
    for (const Manner &manner : manners)
        if (language.startsWith(QLatin1String(manner.language)))
            return manner;
    return {""};
}

enum class Sameness { EachOnce, Count, Exact, ExactBlanks };

/// What must be the same in every language, and its name.
struct Invariant
{
    const char *name;
    const char *pattern;
    Sameness sameness = Sameness::Exact;
};

constexpr Invariant invariants[] = {
    {"placeholders", "%L?[1-9n]", Sameness::EachOnce}, // may be repeated
    {"tags", "</?\\w[^<>]*>"},
    {"letter of the keyboard", "&(?!\\w+;)(?=\\S)", Sameness::Count},
    {"blanks at the beginning", "^\\s+", Sameness::ExactBlanks},
    {"blanks at the end", "\\s+$", Sameness::ExactBlanks},
    {"ellipsis at the end", "…\\s*$"},
    {"colon at the end", "[:：]\\s*$", Sameness::Count}, // Chinese has a wide one
};

struct Blunder
{
    const char *name;
    const char *pattern;
};

/// What no language of the program writes, and its name.
constexpr Blunder blunders[] = {
    {"straight quotation mark or apostrophe", "['\"]"},
    {"blank before punctuation at which a line can break", "\\S [:;?!»%](?![\\dLn])|« "},
};

/// Is \a form the same as \a text where \a invariant wants it? "1 cell" may do without its number.
bool keeps(const QString &text, const QString &form, const Invariant &invariant, bool isOne,
           const Manner &manner)
{
    QStringList wanted = found(text, invariant.pattern);
    QStringList given = found(form, invariant.pattern);
    switch (invariant.sameness) {
    case Sameness::Count:
        return wanted.size() == given.size();
    case Sameness::ExactBlanks:
        return wanted == given || !manner.hasBlanks;
    case Sameness::EachOnce:
        wanted.removeDuplicates();
        given.removeDuplicates();
        for (const char *number : {"%n", "%Ln"})
            if (isOne && !given.contains(QLatin1String(number)))
                wanted.removeAll(QLatin1String(number));
        break;
    case Sameness::Exact:
        break;
    }
    return wanted == given;
}

QStringList formFaults(const QString &text, const QString &form, bool isOne, const Manner &manner)
{
    if (form.isEmpty())
        return {QStringLiteral("is not translated")};
    QStringList faults;
    for (const auto &[name, pattern] : blunders)
        if (!found(form, pattern).isEmpty())
            faults += QStringLiteral("%1: “%2”").arg(QLatin1String(name), form);
    for (const Invariant &invariant : invariants)
        if (!keeps(text, form, invariant, isOne, manner))
            faults += QStringLiteral("%1: “%2”").arg(QLatin1String(invariant.name), form);
    return faults;
}

} // namespace

QStringList languageFiles()
{
    return QStringLiteral(LANGUAGE_FILES).split(u'|');
}

Translation readTranslation(const QString &path)
{
    Translation translation;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return translation;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"TS")
            translation.language = xml.attributes().value(QLatin1String("language")).toString();
        else if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            translation.messages.push_back(readMessage(xml, context));
    }
    return translation;
}

QStringList languageFaults(const std::vector<SourceMessage> &messages, const Translation &translation)
{
    QStringList faults;
    const Manner manner = mannerOf(translation.language);
    std::multimap<Key, TranslatedMessage> translated; // some texts have two meanings
    for (const TranslatedMessage &message : translation.messages)
        translated.emplace(Key{message.context, message.text}, message);
    for (const auto &[context, text, isPlural] : messages) {
        const auto complain = [&, &where = context, &what = text](const QString &fault) {
            faults += QStringLiteral("%1, “%2”: %3").arg(where, what, fault);
        };
        const auto known = translated.find({context, text});
        if (known == translated.end()) {
            complain(QStringLiteral("is missing"));
            continue;
        }
        const TranslatedMessage &message = known->second;
        if (!message.state.isEmpty())
            complain(QStringLiteral("is ") + message.state);
        if (message.forms.size() != (isPlural ? manner.forms : 1))
            complain(QStringLiteral("has %1 forms").arg(message.forms.size()));
        for (qsizetype i = 0; i < message.forms.size(); ++i)
            for (const QString &fault :
                 formFaults(text, message.forms[i], isPlural && i == 0 && manner.forms > 1, manner))
                complain(fault);
        translated.erase(known);
    }
    for (const auto &[key, message] : translated)
        faults += QStringLiteral("%1, “%2”: is left over").arg(key.first, key.second);
    return faults;
}

} // namespace sudoku
