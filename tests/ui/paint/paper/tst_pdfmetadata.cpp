// Covers ui/paint/paper: greyprofile
// Covers ui/printjob: pdfkind

#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QXmlStreamReader>

#include "tests/pdftools.h"
#include "tests/printjobs.h"
#include "tests/testprogram.h"
#include "ui/paint/paper/boardexport.h"
#include "ui/paint/paper/printdocument.h"

namespace sudoku::tst_pdfmetadata {

/// A PDF as qpdf reads it.
class PdfTree
{
public:
    explicit PdfTree(const QByteArray &bytes)
    {
        const PdfFile file(bytes);
        const QByteArray json = outputOf("qpdf", {"--json=2", "--json-key=qpdf", "--json-stream-data=inline",
                                                  "--decode-level=all", file.path()});
        m_objects = QJsonDocument::fromJson(json)["qpdf"][1].toObject();
        require(!m_objects.isEmpty(), "qpdf reads the file");
    }

    QStringList names() const { return m_objects.keys(); }

    /// The value with that name, or what a reference leads to; the dictionary of a stream.
    QJsonObject dictionary(const QJsonValue &value) const
    {
        if (value.isObject())
            return value.toObject();
        const QString name = value.toString();
        const QJsonObject object =
            m_objects[name.endsWith(" R") && !name.startsWith("obj:") ? "obj:" + name : name].toObject();
        return object.contains("stream") ? object["stream"]["dict"].toObject() : object["value"].toObject();
    }

    QByteArray contents(const QJsonValue &reference) const
    {
        const QJsonValue stream = m_objects["obj:" + reference.toString()].toObject()["stream"];
        return QByteArray::fromBase64(stream["data"].toString().toLatin1());
    }

    QJsonObject trailer() const { return dictionary(QStringLiteral("trailer")); }
    QJsonObject catalogue() const { return dictionary(trailer()["/Root"]); }
    QJsonObject info() const { return dictionary(trailer()["/Info"]); }

    std::vector<QJsonObject> ofType(const QString &type) const
    {
        std::vector<QJsonObject> found;
        for (const QString &name : names())
            if (const QJsonObject object = dictionary(name); object["/Type"] == type)
                found.push_back(object);
        return found;
    }

private:
    QJsonObject m_objects;
};

QByteArray pdfOf(PdfKind kind, const std::string &corpus = "c9_17clue.txt")
{
    PrintJob job;
    job.sections = {sectionOf(corpus, 2)};
    job.title = "Sudoku & <Łódź>";
    job.author = "Ada";
    job.hasPencilMarks = true;
    job.date = QDate(2026, 11, 25);
    job.pdf = kind;
    return pdf(PrintDocument(job)).value();
}

/// The elements of XMP that contain nothing else, with their prefixes: "pdfaid:part" is "2".
QMap<QString, QString> factsOf(const QByteArray &xmp)
{
    QMap<QString, QString> facts;
    QXmlStreamReader reader(xmp);
    QString inner;
    while (!reader.atEnd())
        switch (reader.readNext()) {
        case QXmlStreamReader::StartElement:
            inner = reader.qualifiedName().toString();
            break;
        case QXmlStreamReader::Characters:
            if (!reader.isWhitespace())
                facts[inner] += reader.text();
            break;
        default:
            break;
        }
    require(!reader.hasError(), "XMP that can be read");
    return facts;
}

std::vector<double> boxOf(const QJsonValue &value)
{
    std::vector<double> box;
    for (const QJsonValue &number : value.toArray())
        box.push_back(number.toDouble());
    return box;
}

class TestPdfMetadata : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatItIs_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("version");
        const auto row = [](PdfKind kind, const char *head, const char *part, const char *version) {
            QTest::newRow(findId(kind).c_str())
                << static_cast<int>(kind) << QByteArray(head) << QString(part) << QString(version);
        };
        row(PdfKind::Plain, "%PDF-1.4\n", "", "");
        row(PdfKind::A2b, "%PDF-1.7\n", "2", "");
        row(PdfKind::X4, "%PDF-1.6\n", "", "PDF/X-4");
    }

    void saysWhatItIs()
    {
        QFETCH(int, kind);
        QFETCH(QByteArray, head);
        const QByteArray file = pdfOf(static_cast<PdfKind>(kind));
        QVERIFY2(file.startsWith(head), file.left(10));
        const PdfTree tree(file);
        const QJsonObject metadata = tree.dictionary(tree.catalogue()["/Metadata"]);
        QCOMPARE(metadata["/Subtype"].toString(), "/XML");
        QVERIFY(!metadata.contains("/Filter")); // others find it without reading a PDF
        QVERIFY(file.contains("<?xpacket begin="));
        const QMap<QString, QString> facts = factsOf(tree.contents(tree.catalogue()["/Metadata"]));
        QTEST(facts["pdfaid:part"], "part");
        QCOMPARE(facts["pdfaid:conformance"], kind == int(PdfKind::A2b) ? "B" : "");
        QTEST(facts["pdfxid:GTS_PDFXVersion"], "version");
        QCOMPARE(facts["dc:format"], "application/pdf");
        QCOMPARE(tree.trailer()["/ID"].toArray().size(), 2);
        QVERIFY(!tree.trailer().contains("/Encrypt"));
        QCOMPARE(tree.catalogue()["/Lang"].toString(), "u:en");
        QCOMPARE(tree.catalogue().contains("/Outlines"), kind != int(PdfKind::X4));
    }

    void theTextsAreTheSameTwice()
    {
        const PdfTree tree(pdfOf(PdfKind::X4));
        const QByteArray xmp = tree.contents(tree.catalogue()["/Metadata"]);
        QVERIFY(xmp.contains("Sudoku &amp; &lt;Łódź&gt;"));
        QVERIFY(xmp.contains("<rdf:li>Ada</rdf:li>"));
        const QMap<QString, QString> facts = factsOf(xmp);
        QCOMPARE(tree.info()["/Title"].toString(), "u:Sudoku & <Łódź>");
        QCOMPARE("u:" + facts["pdf:Producer"], tree.info()["/Producer"].toString());
        QCOMPARE("u:" + facts["xmp:CreatorTool"], tree.info()["/Creator"].toString());
        QString date = facts["xmp:CreateDate"]; // 2026-11-25T12:00:00Z
        QCOMPARE(facts["xmp:ModifyDate"], date);
        QCOMPARE("u:D:" + date.remove(QRegularExpression("[-:T]")), tree.info()["/CreationDate"].toString());
        QCOMPARE(tree.info()["/ModDate"], tree.info()["/CreationDate"]);
        QCOMPARE(tree.info()["/Trapped"].toString(), "/False");
        QCOMPARE(facts["pdf:Trapped"], "False");
        QVERIFY(facts["xmpMM:DocumentID"].startsWith("uuid:"));
    }

    void saysWhichInkGreyIs_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("standard");
        QTest::newRow("A-2b") << int(PdfKind::A2b) << "/GTS_PDFA1";
        QTest::newRow("X-4") << int(PdfKind::X4) << "/GTS_PDFX";
    }

    void saysWhichInkGreyIs()
    {
        QFETCH(int, kind);
        const PdfTree tree(pdfOf(static_cast<PdfKind>(kind)));
        const QJsonArray intents = tree.catalogue()["/OutputIntents"].toArray();
        QCOMPARE(intents.size(), 1);
        const QJsonObject intent = tree.dictionary(intents[0]);
        QTEST(intent["/S"].toString(), "standard");
        QVERIFY(!intent["/OutputConditionIdentifier"].toString().isEmpty());
        QCOMPARE(tree.dictionary(intent["/DestOutputProfile"])["/N"].toInt(), 1);
        const QByteArray profile = tree.contents(intent["/DestOutputProfile"]);
        QCOMPARE(QByteArray::fromHex(profile.first(4).toHex()).toHex().toInt(nullptr, 16), profile.size());
        QCOMPARE(profile.mid(12, 12), "prtrGRAYXYZ ");
        QCOMPARE(profile.mid(36, 4), "acsp");
        QVERIFY(profile.contains("Black ink, dot gain 20 %"));
        for (const char *element : {"cprt", "desc", "kTRC", "wtpt"})
            QVERIFY(profile.mid(128, 60).contains(element));
    }

    void nothingIsTransparentOrColoured_data()
    {
        QTest::addColumn<QString>("corpus");
        for (const char *corpus :
             {"c9_17clue.txt", "c16_other.txt", "v_killerx_sgt.txt", "v_jigsawx_sgt.txt"})
            QTest::newRow(corpus) << corpus;
    }

    void nothingIsTransparentOrColoured()
    {
        QFETCH(QString, corpus);
        const PdfTree tree(pdfOf(PdfKind::X4, corpus.toStdString()));
        for (const QString &name : tree.names()) {
            const QJsonObject object = tree.dictionary(name);
            QVERIFY2(!object.contains("/Group"), qPrintable(name));
            for (const char *key : {"/ca", "/CA"})
                QVERIFY2(object[key].toDouble(1) == 1, qPrintable(name));
            QVERIFY2(object["/SMask"].toString("/None") == "/None", qPrintable(name));
            QVERIFY2(object["/BM"].toString("/Normal") == "/Normal", qPrintable(name));
            QVERIFY2(!QJsonDocument(object).toJson().contains("/DeviceRGB"), qPrintable(name));
        }
    }

    void allFontsAreThere()
    {
        const PdfTree tree(pdfOf(PdfKind::A2b));
        int count = 0;
        for (const QJsonObject &font : tree.ofType("/Font")) {
            if (font["/Subtype"] == "/Type0") {
                QVERIFY(font.contains("/ToUnicode"));
                continue;
            }
            QCOMPARE(font["/CIDToGIDMap"].toString(), "/Identity");
            const QJsonObject descriptor = tree.dictionary(font["/FontDescriptor"]);
            QVERIFY(descriptor.contains("/FontFile2"));
            QCOMPARE(descriptor["/FontName"], font["/BaseFont"]);
            ++count;
        }
        QVERIFY(count > 0);
    }

    void printingHousesKnowWhereToCut()
    {
        PrintJob job;
        job.sections = {emptySection(9, 3)};
        job.paper = QSizeF(152.4, 228.6);
        job.pdf = PdfKind::X4;
        const std::vector plain{0., 0., 432., 648.};
        for (const QJsonObject &page : PdfTree(pdf(PrintDocument(job)).value()).ofType("/Page"))
            for (const char *box : {"/MediaBox", "/TrimBox", "/BleedBox"})
                QCOMPARE(boxOf(page[box]), plain);
        job.trimming = {.hasMarks = true, .bleed = 3.175};
        for (const QJsonObject &page : PdfTree(pdf(PrintDocument(job)).value()).ofType("/Page")) {
            const std::vector<double> media = boxOf(page["/MediaBox"]);
            const std::vector<double> trim = boxOf(page["/TrimBox"]);
            const std::vector<double> bleed = boxOf(page["/BleedBox"]);
            QVERIFY(std::abs(trim[2] - trim[0] - 432) < 0.01 && std::abs(trim[3] - trim[1] - 648) < 0.01);
            QVERIFY(std::abs(trim[0] - bleed[0] - 9) < 0.01 && std::abs(bleed[3] - trim[3] - 9) < 0.01);
            for (int i : {0, 1})
                QVERIFY(media[i] < bleed[i] && bleed[i + 2] < media[i + 2]);
        }
    }

    void picturesAreOfThatKindToo()
    {
        PictureRequest request{.board = sectionOf("c9_17clue.txt", 1).puzzles.front().board};
        request.pdf = PdfKind::X4;
        const PdfTree tree(findPictureFormat("pdf")->write(request));
        QVERIFY(tree.catalogue().contains("/OutputIntents"));
        QCOMPARE(tree.info()["/Title"].toString(), "u:Sudoku");
        QVERIFY(tree.ofType("/Page").front().contains("/TrimBox"));
    }

private:
    static std::string findId(PdfKind kind)
    {
        const auto found = std::ranges::find(pdfKinds(), kind, &NamedPdfKind::kind);
        return std::string(found->id);
    }
};

ADD_TEST(QGuiApplication, TestPdfMetadata)

} // namespace sudoku::tst_pdfmetadata

#include "tst_pdfmetadata.moc"
