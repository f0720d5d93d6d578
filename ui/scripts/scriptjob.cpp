#include "ui/scripts/scriptjob.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "core/formats/links/sudokumaker/scriptrunner.h"
#include "ui/programs/childprocess.h"
#include "ui/programs/runningprograms.h"

#include <mutex>
#include <utility>

namespace sudoku {
namespace {

std::optional<std::string> answerOfProgram(const std::string &question)
{
    const QString program = scriptProgram();
    const WorkFolder folder;
    if (program.isEmpty() || !folder.isThere())
        return {};
    const ChildFiles files{.input = folder.file(QStringLiteral("question.json")),
                           .output = folder.file(QStringLiteral("answer.json")),
                           .errors = folder.file(QStringLiteral("errors"))};
    QFile input(files.input);
    const auto size = static_cast<qint64>(question.size());
    if (!input.open(QIODevice::WriteOnly) || input.write(question.data(), size) != size || !input.flush())
        return {};
    input.close();
    const ChildEnd end = runChild(program, {}, files, {});
    QFile output(files.output);
    if (end.kind != ChildEnd::Kind::Exited || end.number != 0 || !output.open(QIODevice::ReadOnly))
        return {};
    return output.readAll().toStdString();
}

/// The last answer is remembered: a link that is written is read again to see what it says.
std::optional<std::string> answer(const std::string &question)
{
    static std::mutex mutex;
    static std::pair<std::string, std::optional<std::string>> last;
    const std::scoped_lock lock(mutex);
    if (question != last.first)
        last = {question, answerOfProgram(question)};
    return last.second;
}

} // namespace

QString scriptProgram()
{
    const QDir here(QCoreApplication::applicationDirPath());
    for (const QString &place : {QStringLiteral(SCRIPT_PROGRAM_NAME), QStringLiteral(SCRIPT_PROGRAM)})
        if (const QFileInfo program(QDir::cleanPath(here.filePath(place))); program.isExecutable())
            return program.filePath();
    return {};
}

void readScripts()
{
    setScriptRunner(answer);
}

} // namespace sudoku
