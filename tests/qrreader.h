#pragma once

#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include "tests/puzzles.h"

/// What a telephone reads of a picture with QR codes: zbarimg.
namespace sudoku {

inline bool hasQrReader()
{
    return !QStandardPaths::findExecutable("zbarimg").isEmpty();
}

/// Returns the texts of the codes in \a image, sorted.
inline QStringList textsOfCodes(const QImage &image)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("codes.png");
    require(image.save(path), "cannot write a picture");
    QProcess reader;
    reader.start("zbarimg", {"--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", path});
    require(reader.waitForFinished(60'000), "zbarimg failed");
    QStringList texts = QString::fromUtf8(reader.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
    texts.sort();
    return texts;
}

} // namespace sudoku
