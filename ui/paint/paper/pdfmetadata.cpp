#include "ui/paint/paper/pdfmetadata.h"

#include "ui/paint/paper/greyprofile.h"

#include <QDateTime>
#include <QUuid>
#include <QXmlStreamWriter>

#include <string>

namespace sudoku {
namespace {

/// A vocabulary of XMP.
struct Vocabulary
{
    const char *uri;
    const char *prefix;
};

constexpr Vocabulary rdfWords{"http://www.w3.org/1999/02/22-rdf-syntax-ns#", "rdf"};
constexpr Vocabulary dcWords{"http://purl.org/dc/elements/1.1/", "dc"};
constexpr Vocabulary xmpWords{"http://ns.adobe.com/xap/1.0/", "xmp"};
constexpr Vocabulary mmWords{"http://ns.adobe.com/xap/1.0/mm/", "xmpMM"};
constexpr Vocabulary pdfWords{"http://ns.adobe.com/pdf/1.3/", "pdf"};
constexpr Vocabulary aWords{"http://www.aiim.org/pdfa/ns/id/", "pdfaid"}; // a PDF/A must use this prefix
constexpr Vocabulary xWords{"http://www.npes.org/pdfx/ns/id/", "pdfxid"};

/// Writes what a file says about itself as XMP.
class Xmp
{
public:
    Xmp()
    {
        m_to.writeNamespace("adobe:ns:meta/", "x");
        m_to.writeStartElement("adobe:ns:meta/", "xmpmeta");
        for (const Vocabulary &words : {rdfWords, dcWords, xmpWords, mmWords, pdfWords, aWords, xWords})
            m_to.writeNamespace(words.uri, words.prefix);
        m_to.writeStartElement(rdfWords.uri, "RDF");
        m_to.writeStartElement(rdfWords.uri, "Description");
        m_to.writeAttribute(rdfWords.uri, "about", QString());
    }

    void write(const Vocabulary &words, const char *name, const QString &text)
    {
        if (!text.isEmpty())
            m_to.writeTextElement(words.uri, name, text);
    }

    /// Writes a text as the only one of a list of that \a kind.
    void writeList(const char *name, const char *kind, const QString &text, bool hasLanguage = false)
    {
        if (text.isEmpty())
            return;
        m_to.writeStartElement(dcWords.uri, name);
        m_to.writeStartElement(rdfWords.uri, kind);
        m_to.writeStartElement(rdfWords.uri, "li");
        if (hasLanguage)
            m_to.writeAttribute("xml:lang", "x-default");
        m_to.writeCharacters(text);
        for (int i = 0; i < 3; ++i)
            m_to.writeEndElement();
    }

    std::string packet()
    {
        for (int i = 0; i < 3; ++i)
            m_to.writeEndElement();
        return "<?xpacket begin=\"\xEF\xBB\xBF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n" + m_text.toStdString()
               + "\n<?xpacket end=\"w\"?>\n";
    }

private:
    QString m_text = {};
    QXmlStreamWriter m_to{&m_text};
};

std::string xmpOf(QPDF &file, PdfKind kind, const QString &language, const QDateTime &date)
{
    QPDFObjectHandle info = file.getTrailer().getKey("/Info");
    const auto text = [&](const char *key) {
        QPDFObjectHandle value = info.getKey(key);
        return value.isString() ? QString::fromStdString(value.getUTF8Value()) : QString();
    };
    const QString time = date.toString(Qt::ISODate);
    Xmp packet;
    packet.write(dcWords, "format", QStringLiteral("application/pdf"));
    packet.writeList("title", "Alt", text("/Title"), true);
    packet.writeList("creator", "Seq", text("/Author"));
    packet.writeList("language", "Bag", language);
    packet.write(xmpWords, "CreatorTool", text("/Creator"));
    for (const char *name : {"CreateDate", "ModifyDate", "MetadataDate"})
        packet.write(xmpWords, name, time);
    packet.write(pdfWords, "Producer", text("/Producer"));
    if (kind == PdfKind::A2b) {
        packet.write(aWords, "part", QStringLiteral("2"));
        packet.write(aWords, "conformance", QStringLiteral("B"));
    }
    if (kind == PdfKind::X4) {
        const QString id = text("/Title") + time + QString::number(file.getAllPages().size());
        packet.write(xWords, "GTS_PDFXVersion", QStringLiteral("PDF/X-4"));
        packet.write(pdfWords, "Trapped", QStringLiteral("False"));
        packet.write(mmWords, "DocumentID",
                     "uuid:" + QUuid::createUuidV5(QUuid(), id).toString(QUuid::WithoutBraces));
        packet.write(mmWords, "VersionID", QStringLiteral("1"));
        packet.write(mmWords, "RenditionClass", QStringLiteral("default"));
    }
    return packet.packet();
}

/// Says which ink grey is.
void addOutputIntent(QPDF &file, PdfKind kind)
{
    QPDFObjectHandle profile = file.newStream(greyProfile().toStdString());
    profile.getDict().replaceKey("/N", QPDFObjectHandle::newInteger(1));
    QPDFObjectHandle intent = QPDFObjectHandle::parse("<< /Type /OutputIntent >>");
    intent.replaceKey("/S", QPDFObjectHandle::newName(kind == PdfKind::X4 ? "/GTS_PDFX" : "/GTS_PDFA1"));
    intent.replaceKey("/OutputConditionIdentifier", QPDFObjectHandle::newString("Custom"));
    intent.replaceKey("/Info", QPDFObjectHandle::newString(greyProfileName().toStdString()));
    intent.replaceKey("/DestOutputProfile", profile);
    file.getRoot().replaceKey("/OutputIntents",
                              QPDFObjectHandle::newArray({file.makeIndirectObject(intent)}));
}

} // namespace

QDateTime timeOfFile()
{
    bool isGiven = false;
    const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&isGiven);
    return QDateTime::fromSecsSinceEpoch(isGiven ? seconds : QDateTime::currentSecsSinceEpoch(), Qt::UTC);
}

void addMetadata(QPDF &file, PdfKind kind, const QString &language, const QDateTime &time)
{
    QPDFObjectHandle info = file.getTrailer().getKey("/Info");
    for (const char *key : {"/CreationDate", "/ModDate"})
        if (time.isValid())
            info.replaceKey(
                key, QPDFObjectHandle::newString(time.toString(u"'D:'yyyyMMddHHmmss'Z'").toStdString()));
        else
            info.removeKey(key);
    if (kind == PdfKind::X4) {
        info.replaceKey("/GTS_PDFXVersion", QPDFObjectHandle::newString("PDF/X-4"));
        info.replaceKey("/Trapped", QPDFObjectHandle::newName("/False"));
    }
    QPDFObjectHandle metadata = file.newStream(xmpOf(file, kind, language, time));
    metadata.getDict().replaceKey("/Type", QPDFObjectHandle::newName("/Metadata"));
    metadata.getDict().replaceKey("/Subtype", QPDFObjectHandle::newName("/XML"));
    file.getRoot().replaceKey("/Metadata", metadata);
    if (kind != PdfKind::Plain)
        addOutputIntent(file, kind);
}

} // namespace sudoku
