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

/// What must be the same in every language, and its name.
struct Invariant
{
    const char *name;
    const char *pattern;
};

constexpr Invariant invariants[] = {
    {"placeholders", "%L?[1-9n]"},
    {"tags", "</?\\w[^<>]*>"},
    {"letter of the keyboard", "&(?!\\w+;)(?=\\S)"},
    {"blanks at the beginning", "^\\s+"},
    {"blanks at the end", "\\s+$"},
    {"ellipsis at the end", "…\\s*$"},
    {"colon at the end", ":\\s*$"},
};

/// What no language of the program writes, and its name.
constexpr Invariant blunders[] = {
    {"straight quotation mark or apostrophe", "['\"]"},
    {"blank before punctuation at which a line can break", "\\S [:;?!»%](?![\\dLn])|« "},
};

QStringList formFaults(const QString &text, const QString &form, bool isOne)
{
    if (form.isEmpty())
        return {QStringLiteral("is not translated")};
    QStringList faults;
    for (const auto &[name, pattern] : blunders)
        if (!found(form, pattern).isEmpty())
            faults += QStringLiteral("%1: “%2”").arg(QLatin1String(name), form);
    for (const auto &[name, pattern] : invariants) {
        QStringList wanted = found(text, pattern);
        QStringList given = found(form, pattern);
        if (name == invariants[0].name) { // may be repeated; "1 cell" may do without the number
            wanted.removeDuplicates();
            given.removeDuplicates();
            for (const char *number : {"%n", "%Ln"})
                if (isOne && !given.contains(QLatin1String(number)))
                    wanted.removeAll(QLatin1String(number));
        }
        if (wanted.size() != given.size() || (name != invariants[2].name && wanted != given))
            faults += QStringLiteral("%1: “%2”").arg(QLatin1String(name), form);
    }
    return faults;
}

qsizetype formCount(const QString &language)
{
    return language.startsWith(QLatin1String("pl")) ? 3 : 2;
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
        if (message.forms.size() != (isPlural ? formCount(translation.language) : 1))
            complain(QStringLiteral("has %1 forms").arg(message.forms.size()));
        for (qsizetype i = 0; i < message.forms.size(); ++i)
            for (const QString &fault : formFaults(text, message.forms[i], isPlural && i == 0))
                complain(fault);
        translated.erase(known);
    }
    for (const auto &[key, message] : translated)
        faults += QStringLiteral("%1, “%2”: is left over").arg(key.first, key.second);
    return faults;
}

} // namespace sudoku
