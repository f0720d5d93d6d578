#include "ui/paint/paper/greyprofile.h"

#include <QDataStream>
#include <QIODevice>

#include <array>
#include <utility>

namespace sudoku {
namespace {

constexpr std::array<quint32, 3> whitePoint{0xF6D6, 0x10000, 0xD32D}; // D50 in 65536ths
constexpr quint16 gamma = 0x01BD; // in 256ths, 1.74: half black reflects 30 % of the light
constexpr int headSize = 128;

void writeWhite(QDataStream &to)
{
    for (const quint32 part : whitePoint)
        to << part;
}

void writeZeros(QDataStream &to, int count)
{
    for (int i = 0; i < count; ++i)
        to << quint8(0);
}

/// Returns an element that begins with its type, of a whole number of words.
template <typename Write>
QByteArray element(const char *type, const Write &write)
{
    QByteArray bytes;
    QDataStream to(&bytes, QIODevice::WriteOnly);
    to.writeRawData(type, 4);
    writeZeros(to, 4);
    write(to);
    while (bytes.size() % 4 != 0)
        to << quint8(0);
    return bytes;
}

void writeText(QDataStream &to, const QByteArray &text)
{
    to.writeRawData(text.constData(), static_cast<int>(text.size()) + 1); // with its zero
}

QByteArray description()
{
    return element("desc", [](QDataStream &to) {
        const QByteArray name = greyProfileName();
        to << quint32(name.size() + 1);
        writeText(to, name);
        writeZeros(to, 4 + 4 + 2 + 1 + 67); // in Unicode and for Macintosh: not there
    });
}

QByteArray head(qsizetype size)
{
    QByteArray bytes;
    QDataStream to(&bytes, QIODevice::WriteOnly);
    to << quint32(size) << quint32(0) << quint32(0x02100000);
    to.writeRawData("prtrGRAYXYZ ", 12);
    for (const int part : {2026, 1, 1, 0, 0, 0}) // the date
        to << static_cast<quint16>(part);
    to.writeRawData("acsp", 4);
    writeZeros(to, 24);
    to << quint32(1); // relative colorimetric
    writeWhite(to);
    writeZeros(to, headSize - static_cast<int>(bytes.size()));
    return bytes;
}

} // namespace

QByteArray greyProfileName()
{
    return "Black ink, dot gain 20 %";
}

QByteArray greyProfile()
{
    const std::array elements{
        std::pair("cprt", element("text", [](QDataStream &to) { writeText(to, "Free for all uses"); })),
        std::pair("desc", description()),
        std::pair("kTRC", element("curv", [](QDataStream &to) { to << quint32(1) << gamma; })),
        std::pair("wtpt", element("XYZ ", writeWhite)),
    };
    QByteArray table;
    QByteArray contents;
    QDataStream to(&table, QIODevice::WriteOnly);
    to << quint32(elements.size());
    for (const auto &[name, bytes] : elements) {
        to.writeRawData(name, 4);
        to << quint32(headSize + 4 + 12 * elements.size() + contents.size()) << quint32(bytes.size());
        contents += bytes;
    }
    return head(headSize + table.size() + contents.size()) + table + contents;
}

} // namespace sudoku
