#include "ui/pictures/picturejob.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "core/formats/textkind.h"
#include "ui/pictures/readingjson.h"
#include "ui/programs/childprocess.h"
#include "ui/programs/runningprograms.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

PictureReading failed(PictureProblem problem)
{
    return {.problem = problem};
}

QStringList argumentsOf(const PictureQuestion &question)
{
    QStringList arguments;
    if (question.size > 0)
        arguments << QStringLiteral("--size") << QString::number(question.size);
    if (question.corners) {
        QStringList numbers;
        for (const QPointF corner : *question.corners)
            numbers << QString::number(corner.x(), 'f', 6) << QString::number(corner.y(), 'f', 6);
        arguments << QStringLiteral("--corners") << numbers.join(QLatin1Char(','));
    }
    if (question.page != 1)
        arguments << QStringLiteral("--page") << QString::number(question.page);
    if (!question.preview.isEmpty())
        arguments << QStringLiteral("--preview") << question.preview;
    return arguments;
}

/// Hands on the last line that the program has written about its progress: "1 3", the boards read of those
/// found.
class ProgressLines
{
public:
    ProgressLines(const PictureQuestion &question, const QString &path) : m_question(question), m_file(path)
    {
    }

    void look()
    {
        if (!m_question.progress || (!m_file.isOpen() && !m_file.open(QIODevice::ReadOnly)))
            return;
        QByteArray last;
        while (m_file.canReadLine())
            last = m_file.readLine();
        const QList<QByteArray> numbers = last.simplified().split(' ');
        if (numbers.size() == 2)
            m_question.progress(numbers[0].toInt(), numbers[1].toInt());
    }

private:
    const PictureQuestion &m_question;
    QFile m_file;
};

PictureReading answerIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failed(PictureProblem::ReaderFailed);
    const QByteArray line = file.readAll();
    const auto reading = readingOfJson({line.constData(), static_cast<std::size_t>(line.size())});
    return reading ? *reading : failed(PictureProblem::ReaderFailed);
}

bool isWebp(std::string_view bytes)
{
    return bytes.starts_with("RIFF") && bytes.size() >= 12 && bytes.substr(8, 4) == "WEBP";
}

/// Returns whether \a bytes are the head of a BMP: two letters, the length, zeros, an offset, and the length
/// of the second head. Two letters alone may be text.
bool isBitmap(std::string_view bytes)
{
    constexpr std::string_view lengths("\x0c\x28\x34\x38\x40\x6c\x7c");
    return bytes.starts_with("BM") && bytes.size() >= 16
           && bytes.substr(6, 4) == std::string_view("\0\0\0\0", 4) && lengths.find(bytes[14]) != lengths.npos
           && bytes[15] == 0;
}

/// Returns whether \a bytes are a photograph of a telephone that does not write JPEG, or an AVIF.
bool isHeic(std::string_view bytes)
{
    constexpr std::array brands{"heic", "heix", "mif1", "msf1", "avif"};
    return bytes.size() >= 12 && bytes.substr(4, 4) == "ftyp"
           && std::ranges::find(brands, bytes.substr(8, 4)) != brands.end();
}

/// Returns whether \a bytes begin an SVG, perhaps behind the head of an XML, which may be long.
bool isDrawing(std::string_view bytes)
{
    constexpr std::string_view drawing = "<svg";
    const std::string_view head = bytes.substr(0, picturesBeginning);
    const bool hasHead = bytes.starts_with("<?xml") || bytes.starts_with("<!");
    const auto names = [&](std::string_view name) { return head.find(name) != head.npos; };
    return bytes.starts_with(drawing) || (hasHead && (names(drawing) || names("<!DOCTYPE svg")));
}

} // namespace

bool beginsPicture(std::string_view bytes)
{
    constexpr std::array kinds{"png", "jpeg", "gif", "tiff", "pdf"};
    return isWebp(bytes) || isBitmap(bytes) || isHeic(bytes) || isDrawing(bytes)
           || std::ranges::find(kinds, fileKind(bytes)) != kinds.end();
}

QStringList picturePatterns()
{
    QStringList patterns;
    for (const char *ending : {"png", "jpg", "jpeg", "webp", "pdf", "gif", "tif", "tiff", "bmp"})
        patterns += QStringLiteral("*.") + QLatin1String(ending);
    return patterns;
}

QString pictureProgram()
{
    const QDir here(QCoreApplication::applicationDirPath());
    for (const QString &place : {QStringLiteral(PICTURE_PROGRAM_NAME), QStringLiteral(PICTURE_PROGRAM)})
        if (const QFileInfo program(QDir::cleanPath(here.filePath(place))); program.isExecutable())
            return program.filePath();
    return {};
}

PictureReading askPictureProgram(const PictureQuestion &question, const std::stop_token &stop)
{
    const QString program = pictureProgram();
    if (program.isEmpty())
        return failed(PictureProblem::ReaderMissing);
    const WorkFolder folder;
    if (!folder.isThere())
        return failed(PictureProblem::ReaderFailed);
    const ChildFiles files{.input = QFileInfo(question.file).absoluteFilePath(),
                           .output = folder.file(QStringLiteral("reading.json")),
                           .errors = folder.file(QStringLiteral("errors"))};
    ProgressLines progress(question, files.errors);
    const ChildEnd end =
        runChild(program, argumentsOf(question), files, stop, [&progress] { progress.look(); });
    switch (end.kind) {
    case ChildEnd::Kind::Exited:
        return answerIn(files.output);
    case ChildEnd::Kind::Stopped:
        return failed(PictureProblem::Stopped);
    case ChildEnd::Kind::Crashed:
    case ChildEnd::Kind::NotStarted:
    case ChildEnd::Kind::TooMuchOutput:
        break;
    }
    return failed(PictureProblem::ReaderFailed);
}

} // namespace sudoku
