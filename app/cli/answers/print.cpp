#include <QCoreApplication>
#include <QDir>

#include "app/cli/answers/answers.h"
#include "app/cli/answers/printcommand.h"
#include "app/cli/run/console.h"
#include "core/system/becomeprogram.h"

namespace sudoku::cli {
namespace {

std::vector<std::string> inLocalEncoding(const QStringList &arguments)
{
    std::vector<std::string> texts;
    for (const QString &argument : arguments)
        texts.push_back(argument.toLocal8Bit().toStdString());
    return texts;
}

/// Becomes the program that draws, which takes over the input, the output
/// and the signals. It is beside this one after a build, and in another folder of the same prefix where it is
/// installed.
ExitStatus startPrinting(const Settings &settings)
{
    const QDir here(QCoreApplication::applicationDirPath());
    QString path;
    for (const QString &place : {QStringLiteral(PRINT_PROGRAM_NAME), QStringLiteral(PRINT_PROGRAM)}) {
        path = QDir::cleanPath(here.filePath(place));
        const std::error_code error =
            becomeProgram(QFile::encodeName(path).toStdString(), inLocalEncoding(settings.arguments));
        if (error != std::errc::no_such_file_or_directory)
            return refuse(
                QStringLiteral("cannot start %1: %2").arg(path, QString::fromStdString(error.message())));
    }
    return refuse(
        QStringLiteral("'print' needs the package sudoku-workbench, which is not installed: %1 is missing")
            .arg(path));
}

} // namespace

const Command printCommand = printCommandRunBy(startPrinting);

} // namespace sudoku::cli
