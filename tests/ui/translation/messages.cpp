#include "tests/ui/translation/messages.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTranslator>
#include <QXmlStreamReader>

#include <set>

namespace sudoku {
namespace {

std::vector<SourceMessage> readMessages(QIODevice &file)
{
    std::vector<SourceMessage> messages;
    QXmlStreamReader xml(&file);
    QString context;
    bool isPlural = false;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            isPlural = xml.attributes().value(QLatin1String("numerus")) == u"yes";
        else if (xml.name() == u"source")
            messages.push_back({context, xml.readElementText(), isPlural});
    }
    return messages;
}

std::set<QString> placeholders(const QString &text)
{
    static const QRegularExpression placeholder(QStringLiteral("%L?[1-9n]"));
    std::set<QString> found;
    for (const QRegularExpressionMatch &match : placeholder.globalMatch(text))
        found.insert(match.captured());
    return found;
}

/// "%n cell(s)" instead of a plural form.
bool hasHint(const QString &text)
{
    static const QRegularExpression hint(QStringLiteral("\\((s|es|ies)\\)"));
    return text.contains(hint);
}

/// "1 cell" may do without the number.
bool isFormOf(const QString &form, const QString &text, int n)
{
    std::set<QString> wanted = placeholders(text);
    std::set<QString> found = placeholders(form);
    if (n == 1)
        for (const char *number : {"%n", "%Ln"}) {
            wanted.erase(QLatin1String(number));
            found.erase(QLatin1String(number));
        }
    return !form.isEmpty() && !hasHint(form) && found == wanted;
}

} // namespace

std::vector<SourceMessage> sourceMessages(QString &complaints)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("messages.ts")));
    QProcess lupdate;
    lupdate.start(QStringLiteral(LUPDATE), QStringLiteral(LUPDATE_ARGUMENTS).split(QLatin1Char('|'))
                                               << QStringLiteral("-silent") << QStringLiteral("-ts")
                                               << file.fileName());
    if (!lupdate.waitForFinished() || !file.open(QIODevice::ReadOnly))
        return {};
    complaints = QString::fromLocal8Bit(lupdate.readAllStandardError());
    return readMessages(file);
}

QString englishTranslation()
{
    return QStringLiteral(ENGLISH_TRANSLATION);
}

bool releaseTranslation(const QString &translation)
{
    return QProcess::execute(QStringLiteral(LRELEASE), {QStringLiteral("-silent"), translation}) == 0;
}

QStringList pluralFaults(const std::vector<SourceMessage> &messages, const QTranslator &translation)
{
    QStringList faults;
    for (const auto &[context, text, isPlural] : messages) {
        const std::set<QString> marks = placeholders(text);
        if (!isPlural
            && (marks.contains(QStringLiteral("%n")) || marks.contains(QStringLiteral("%Ln"))
                || hasHint(text)))
            faults += QStringLiteral("%1, “%2”: has no plural forms").arg(context, text);
        for (const int n : {1, 2}) {
            const QString form = translation.translate(context.toUtf8(), text.toUtf8(), nullptr, n);
            if (isPlural && !isFormOf(form, text, n))
                faults += QStringLiteral("%1, “%2”: for %3 it has “%4”")
                              .arg(context, text, QString::number(n), form);
        }
    }
    return faults;
}

} // namespace sudoku
