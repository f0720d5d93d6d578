#include "ui/paint/documents/zipfile.h"

#include <QDataStream>
#include <QIODevice>

#include <zlib.h>

namespace sudoku {
namespace {

// The values of the ZIP format (APPNOTE.TXT of PKWARE).
constexpr quint32 fileSignature = 0x04034b50;
constexpr quint32 entrySignature = 0x02014b50;
constexpr quint32 endSignature = 0x06054b50;
constexpr quint16 version = 20; // 2.0, which can deflate
constexpr quint16 stored = 0;
constexpr quint16 deflated = 8;
constexpr quint16 noTime = 0;
constexpr quint16 firstDay = 0x21; // 1 January 1980: the same puzzles give the same file

/// Returns \a contents as a raw stream of DEFLATE.
QByteArray compressed(const QByteArray &contents)
{
    constexpr int headerSize = 4 + 2; // the length that qCompress() adds, and the header of zlib
    constexpr int checksumSize = 4;
    if (contents.isEmpty())
        return QByteArray("\x03\x00", 2); // which qCompress() does not write
    return qCompress(contents).mid(headerSize).chopped(checksumSize);
}

/// Writes numbers with their lowest byte first.
class Numbers
{
public:
    explicit Numbers(QByteArray &target) : m_stream(&target, QIODevice::WriteOnly | QIODevice::Append)
    {
        m_stream.setByteOrder(QDataStream::LittleEndian);
    }
    template <typename... Number>
    void add(Number... numbers)
    {
        (m_stream << ... << numbers);
    }

private:
    QDataStream m_stream;
};

} // namespace

void ZipFile::add(const QByteArray &name, const QByteArray &contents, Packing packing)
{
    const QByteArray data = packing == Packing::Stored ? contents : compressed(contents);
    const quint16 method = packing == Packing::Stored ? stored : deflated;
    const auto checksum = static_cast<quint32>(
        crc32(0, reinterpret_cast<const Bytef *>(contents.constData()), static_cast<uInt>(contents.size())));
    const auto size = static_cast<quint32>(contents.size());
    const auto packedSize = static_cast<quint32>(data.size());
    const auto nameSize = static_cast<quint16>(name.size());
    const auto offset = static_cast<quint32>(m_files.size());
    constexpr quint16 none = 0;
    Numbers(m_files).add(fileSignature, version, none, method, noTime, firstDay, checksum, packedSize, size,
                         nameSize, none);
    m_files += name + data;
    Numbers(m_entries).add(entrySignature, version, version, none, method, noTime, firstDay, checksum,
                           packedSize, size, nameSize, none, none, none, none, quint32{0}, offset);
    m_entries += name;
    ++m_count;
}

QByteArray ZipFile::file() const
{
    QByteArray file = m_files + m_entries;
    constexpr quint16 none = 0;
    const auto count = static_cast<quint16>(m_count);
    Numbers(file).add(endSignature, none, none, count, count, static_cast<quint32>(m_entries.size()),
                      static_cast<quint32>(m_files.size()), none);
    return file;
}

} // namespace sudoku
