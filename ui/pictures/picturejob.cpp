#include "ui/pictures/picturejob.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "ui/pictures/readingjson.h"
#include "ui/programs/childprocess.h"
#include "ui/programs/runningprograms.h"

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
    return arguments;
}

PictureReading answerIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failed(PictureProblem::ReaderFailed);
    const QByteArray line = file.readAll();
    const auto reading = readingOfJson({line.constData(), static_cast<std::size_t>(line.size())});
    return reading ? *reading : failed(PictureProblem::ReaderFailed);
}

} // namespace

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
    const ChildEnd end = runChild(program, argumentsOf(question), files, stop);
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
