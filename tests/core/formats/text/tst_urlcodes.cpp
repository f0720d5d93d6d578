#include "core/formats/text/urlcodes.h"
#include "tests/testprogram.h"

namespace sudoku::tst_urlcodes {

class TestUrlCodes : public QObject
{
    Q_OBJECT

private slots:
    void codesAreDecoded_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("decoded");
        QTest::newRow("none") << QByteArray("a+b") << QByteArray("a+b");
        QTest::newRow("several") << QByteArray("%7Ea%2bb%20") << QByteArray("~a+b ");
        QTest::newRow("no code") << QByteArray("100%, %zz, %4") << QByteArray("100%, %zz, %4");
        QTest::newRow("bytes above ASCII") << QByteArray("%C3%A4%FF") << QByteArray("\xc3\xa4\xff");
    }

    void codesAreDecoded()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, decoded);
        QCOMPARE(QByteArray::fromStdString(withoutUrlCodes(text.toStdString())), decoded);
    }

    void allBytesSurvive()
    {
        std::string bytes;
        for (int byte = 255; byte >= 0; --byte) {
            bytes += static_cast<char>(byte);
            const std::string codes = withUrlCodes(bytes, "-_");
            QVERIFY(codes.find_first_of("~ +&") == codes.npos);
            QVERIFY(withoutUrlCodes(codes) == bytes);
            for (const Base64 kind : {Base64::Standard, Base64::Url})
                QVERIFY(fromBase64(toBase64(bytes, kind), kind) == bytes);
        }
    }

    void eachAlphabetHasItsSigns()
    {
        QCOMPARE(toBase64("\xfb\xff", Base64::Standard), std::string("+/8"));
        QCOMPARE(toBase64("\xfb\xff", Base64::Url), std::string("-_8"));
        QVERIFY(fromBase64("+/8=", Base64::Standard) == std::optional<std::string>("\xfb\xff"));
        QVERIFY(!fromBase64("+/8=", Base64::Url));
        QVERIFY(!fromBase64("-_8", Base64::Standard));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestUrlCodes)

} // namespace sudoku::tst_urlcodes

#include "tst_urlcodes.moc"
