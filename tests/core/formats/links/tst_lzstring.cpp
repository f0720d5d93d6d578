#include <QTest>

#include "tests/testdata.h"

#include "core/formats/links/lzstring.h"
#include "tests/testprogram.h"

#include <rapidcheck.h>

namespace sudoku::tst_lzstring {

constexpr LzAlphabet alphabets[] = {LzAlphabet::Base64, LzAlphabet::UriComponent};
constexpr std::size_t maxLength = 1'000'000;

std::u16string anyText()
{
    // Few characters repeat, as in puzzles; all of them are seldom the same twice.
    const auto few =
        rc::gen::container<std::u16string>(rc::gen::element<char16_t>(u'a', u'b', u'{', u'\u0100'));
    const auto all = rc::gen::container<std::u16string>(rc::gen::arbitrary<char16_t>());
    return *rc::gen::oneOf(rc::gen::scale(20, few), all);
}

class TestLzString : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithTheLibrary_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("compressed");
        const auto row = [](const QString &text, const char *compressed) {
            QTest::newRow(compressed) << text << QByteArray(compressed);
        };
        // made with lz-string 1.5.0
        row(QStringLiteral(""), "Q===");
        row(QStringLiteral("a"), "IZA=");
        row(QStringLiteral("ab"), "IYIyA===");
        row(QStringLiteral("aaaaaaaaaaaa"), "IY1lA===");
        row(QStringLiteral("hello, hello, hello"), "BYUwNmD2A0AEoRvcUg==");
        row(QStringLiteral("äöü €𝄞"), "CcN4PwBINQSCwbh4u0A=");
        row(QStringLiteral("ababababababĀĀĀ"), "IYI17TABAGg=");
        row(QStringLiteral("{\"size\":4,\"grid\":[]}"), "N4IgzglgXgpiBcAWANCA5gJwgEwQbQF0BfIA");
    }

    void agreesWithTheLibrary()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, compressed);
        const std::u16string characters = text.toStdU16String();
        QCOMPARE(QByteArray::fromStdString(compressLz(characters, LzAlphabet::Base64)), compressed);
        QVERIFY(decompressLz(compressed.toStdString(), LzAlphabet::Base64, maxLength) == characters);
        const QByteArray bare = compressed.left(compressed.indexOf('='));
        QCOMPARE(QByteArray::fromStdString(compressLz(characters, LzAlphabet::UriComponent)),
                 compressed.contains('=') ? bare : compressed);
    }

    void anyTextComesBack()
    {
        QVERIFY(rc::check("decompress(compress(text)) == text", [] {
            const std::u16string text = anyText();
            for (const LzAlphabet alphabet : alphabets)
                RC_ASSERT(decompressLz(compressLz(text, alphabet), alphabet, maxLength) == text);
        }));
    }

    void garbageDoesNoHarm()
    {
        const std::string letters = "ABCDEFGQabcxyz019+/-=";
        QVERIFY(rc::check("any text is answered", [&letters] {
            const auto text =
                *rc::gen::scale(10, rc::gen::container<std::string>(rc::gen::elementOf(letters)));
            for (const LzAlphabet alphabet : alphabets)
                if (const auto read = decompressLz(text, alphabet, 1000))
                    RC_ASSERT(read->size() <= 1000u);
        }));
        QVERIFY(!decompressLz("", LzAlphabet::Base64, maxLength));
        QVERIFY(decompressLz("I", LzAlphabet::Base64, maxLength).error() == TextErrorCode::NoLinkedPuzzle);
        QVERIFY(!decompressLz("IY\xc3\xa9", LzAlphabet::Base64, maxLength));
    }

    void whatGrowsTooMuchIsRefused()
    {
        const std::u16string text(5'000'000, u'a');
        const std::string compressed = compressLz(text, LzAlphabet::Base64);
        QVERIFY(compressed.size() < 10'000);
        QVERIFY(decompressLz(compressed, LzAlphabet::Base64, text.size() - 1).error()
                == TextErrorCode::TooLong);
        QVERIFY(decompressLz(compressed, LzAlphabet::Base64, text.size()) == text);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestLzString)

} // namespace sudoku::tst_lzstring

#include "tst_lzstring.moc"
