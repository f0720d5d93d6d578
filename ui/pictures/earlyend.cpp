#include "ui/pictures/earlyend.h"

#include <QtEndian>

namespace sudoku {
namespace {

/// Reads bytes one after the other; what lies behind the end is 0.
class Bytes
{
public:
    explicit Bytes(const QByteArray &bytes) : m_bytes(bytes) {}

    bool isAtEnd() const { return m_place >= m_bytes.size(); }
    /// Returns whether more was read than there is.
    bool isShort() const { return m_isShort; }
    bool hasAhead(const char *mark) const { return !isAtEnd() && m_bytes.indexOf(mark, m_place) >= 0; }
    void skip(qsizetype count) { m_place += count; }
    int next()
    {
        m_isShort = m_isShort || isAtEnd();
        return isAtEnd() ? 0 : static_cast<uchar>(m_bytes[m_place++]);
    }

private:
    const QByteArray &m_bytes;
    qsizetype m_place = 0;
    bool m_isShort = false;
};

/// ITU-T T.81, annex B: segments with their lengths, and then the picture, in which the mark of the end
/// stands for nothing else. A small picture within a segment has an end of its own.
bool endsEarlyAsJpeg(const QByteArray &contents)
{
    constexpr int mark = 0xff, beginOfScan = 0xda;
    Bytes bytes(contents);
    bytes.skip(2);
    while (!bytes.isShort()) {
        if (bytes.next() != mark)
            continue;
        const int kind = bytes.next();
        if (kind == beginOfScan)
            return !bytes.hasAhead("\xff\xd9");
        if (kind == mark) {
            bytes.skip(-1); // a mark may stand there several times
            continue;
        }
        const int high = bytes.next();
        bytes.skip(high * 256 + bytes.next() - 2);
    }
    return true;
}

int bytesOfColours(int flags)
{
    return flags & 0x80 ? 3 << ((flags & 7) + 1) : 0;
}

/// Skips parts of up to 255 bytes, each after its length, and the empty one that ends them.
void skipParts(Bytes &bytes)
{
    for (int length = bytes.next(); length > 0; length = bytes.next())
        bytes.skip(length);
}

/// CompuServe's GIF89a: blocks with their kinds before them. The first picture is the one that is read.
bool endsEarlyAsGif(const QByteArray &contents)
{
    constexpr int extension = '!', picture = ',';
    constexpr int beforeFlags = 10, sizeOfPlace = 8;
    Bytes bytes(contents);
    bytes.skip(beforeFlags);
    const int flags = bytes.next();
    bytes.skip(2 + bytesOfColours(flags));
    int kind = bytes.next();
    for (; kind == extension; kind = bytes.next()) {
        bytes.skip(1);
        skipParts(bytes);
    }
    if (kind != picture)
        return true;
    bytes.skip(sizeOfPlace);
    const int flagsOfPicture = bytes.next();
    bytes.skip(bytesOfColours(flagsOfPicture) + 1);
    skipParts(bytes);
    return bytes.isShort();
}

/// The head of a BMP says how long the file is.
bool endsEarlyAsBitmap(const QByteArray &contents)
{
    constexpr qsizetype placeOfLength = 2, endOfLength = 6;
    return contents.size() < endOfLength
           || contents.size() < qFromLittleEndian<quint32>(contents.constData() + placeOfLength);
}

} // namespace

bool endsEarly(const QByteArray &contents)
{
    if (contents.startsWith("\xff\xd8\xff"))
        return endsEarlyAsJpeg(contents);
    if (contents.startsWith("BM"))
        return endsEarlyAsBitmap(contents);
    return contents.startsWith("GIF8") && endsEarlyAsGif(contents);
}

} // namespace sudoku
