#include "tests/ui/translation/messages.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>

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

} // namespace sudoku
