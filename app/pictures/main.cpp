#include <QCommandLineParser>
#include <QFile>
#include <QGuiApplication>
#include <QPainter>

#include "core/system/memorylimit.h"
#include "core/system/processorlimit.h"
#include "ui/pictures/cellclasses.h"
#include "ui/pictures/digitnetwork.h"
#include "ui/pictures/pictureloader.h"
#include "ui/pictures/picturereader.h"
#include "ui/pictures/readingjson.h"

#include <cstdio>
#include <exception>
#include <new>
#include <optional>
#include <utility>

namespace sudoku {
namespace {

constexpr std::size_t mostMemory = std::size_t{2'000} << 20; // of addresses, libraries included
constexpr int mostSeconds = 120; // of processor time; the largest pictures take four

/// Returns the eight numbers of "--corners", fractions of the width and the height, or nothing.
std::optional<BoardCorners> cornersOf(const QString &text)
{
    const QStringList numbers = text.split(QLatin1Char(','));
    if (numbers.size() != 8)
        return {};
    BoardCorners corners;
    for (int i = 0; i < 4; ++i)
        corners[i] = {numbers[2 * i].toDouble(), numbers[2 * i + 1].toDouble()};
    return corners;
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    const bool isOpen =
        path.isEmpty() ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    constexpr qint64 most = 400'000'000; // bytes of a file
    return isOpen ? file.read(most) : QByteArray();
}

CellReader readerWith(DigitNetwork network)
{
    return [network = std::move(network)](const CellImage &cell) { return network.logProbabilities(cell); };
}

/// Returns the readers with the shipped networks. One in a file, for those who train it, takes the place of
/// that with the same number of classes.
CellReaders readersWith(const QString &path)
{
    CellReaders readers{
        .digits = [](const CellImage &cell) { return DigitNetwork::shipped().logProbabilities(cell); },
        .letters =
            [](const CellImage &cell) { return DigitNetwork::shippedForLetters().logProbabilities(cell); }};
    auto given = path.isEmpty() ? std::nullopt : DigitNetwork::fromBytes(contentsOf(path));
    if (given && given->classCount() == digitClassCount)
        readers.digits = readerWith(*std::move(given));
    else if (given && given->classCount() == cellClassCount)
        readers.letters = readerWith(*std::move(given));
    return readers;
}

/// What is asked on the command line.
struct Task
{
    QByteArray contents;
    int page;
    QString preview; ///< where the picture is written for people to see, or empty
    ReadingRequest request;
    CellReaders readers;
};

/// Writes the picture, no larger than a screen can show. BMP takes no time.
void writePreview(const QImage &picture, const QString &path)
{
    constexpr QSize most(2000, 2000);
    const bool isLarge = picture.width() > most.width() || picture.height() > most.height();
    const QImage preview =
        isLarge ? picture.scaled(most, Qt::KeepAspectRatio, Qt::SmoothTransformation) : picture;
    QImage paper(preview.size(), QImage::Format_RGB32); // a page of a PDF has no ground
    paper.fill(Qt::white);
    QPainter(&paper).drawImage(0, 0, preview);
    paper.save(path, "BMP");
}

PictureReading answer(const Task &task)
{
    const auto loaded = loadPicture(task.contents, task.page);
    if (!loaded)
        return {.problem = loaded.error().problem, .pageCount = loaded.error().pageCount};
    if (!task.preview.isEmpty())
        writePreview(loaded->picture, task.preview);
    PictureReading reading = readPicture(loaded->picture, task.request, task.readers);
    reading.pageCount = loaded->pageCount;
    return reading;
}

PictureReading answerWithinMemory(const Task &task)
{
    try {
        return answer(task);
    } catch (const std::bad_alloc &) {
        return {.problem = PictureProblem::OutOfMemory};
    } catch (const std::exception &) { // OpenCV's, which are errors of memory too, or of this program
        return {.problem = PictureProblem::ReaderFailed};
    }
}

} // namespace
} // namespace sudoku

int main(int argumentCount, char *arguments[])
{
    using namespace sudoku;
    limitAddressSpace(mostMemory);
    limitProcessorTime(mostSeconds);         // a decoder that does not end would keep its caller waiting
    qputenv("QT_QPA_PLATFORM", "offscreen"); // works without a display
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    const QGuiApplication application(argumentCount, arguments);
    QCommandLineParser parser;
    const QCommandLineOption corners(QStringLiteral("corners"), {}, QStringLiteral("x,y,…"));
    const QCommandLineOption size(QStringLiteral("size"), {}, QStringLiteral("cells"));
    const QCommandLineOption network(QStringLiteral("network"), {}, QStringLiteral("file"));
    const QCommandLineOption page(QStringLiteral("page"), {}, QStringLiteral("number"), QStringLiteral("1"));
    const QCommandLineOption preview(QStringLiteral("preview"), {}, QStringLiteral("file"));
    parser.addOptions({corners, size, network, page, preview});
    parser.process(application);
    const QStringList files = parser.positionalArguments();
    const auto tell = [](int done, int total) { std::fprintf(stderr, "%d %d\n", done, total); };
    const PictureReading reading =
        answerWithinMemory({.contents = contentsOf(files.value(0)),
                            .page = parser.value(page).toInt(),
                            .preview = parser.value(preview),
                            .request = {.corners = cornersOf(parser.value(corners)),
                                        .size = parser.value(size).toInt(),
                                        .progress = tell},
                            .readers = readersWith(parser.value(network))});
    std::fputs(readingJson(reading).c_str(), stdout);
    return reading.problem ? 1 : 0;
}
