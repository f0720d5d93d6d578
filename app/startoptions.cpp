#include "app/startoptions.h"

#include "ui/paint/paper/thumbnail.h"
#include "ui/text/versiontext.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <cstdio>

namespace sudoku {
namespace {

constexpr int usageError = 2; // as for the command line

/// Adds the options of QApplication: they are accepted, but are not in the help.
void addOptionsOfQt(QCommandLineParser &parser)
{
    const auto add = [&parser](const char *name, const QString &value) {
        QCommandLineOption option(QString::fromLatin1(name), {}, value);
        option.setFlags(QCommandLineOption::HiddenFromHelp);
        parser.addOption(option);
    };
    for (const char *name :
         {"display", "geometry", "icon", "name", "platform", "platformpluginpath", "platformtheme", "plugin",
          "qwindowgeometry", "qwindowicon", "qwindowtitle", "session", "style", "stylesheet", "title"})
        add(name, QStringLiteral("value"));
    for (const char *name : {"dograb", "nograb", "reverse", "sync", "widgetcount"})
        add(name, {});
}

/// Returns the exit status.
int print(std::FILE *stream, const QString &text, int status)
{
    if (std::fputs(qPrintable(text), stream) >= 0 && std::fflush(stream) == 0)
        return status;
    std::perror(qPrintable(QCoreApplication::applicationName()));
    return usageError;
}

} // namespace

StartOptions readStartOptions(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv); // knows the arguments, needs no display
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Make, type in, solve, check and print Sudokus."));
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions); // as Qt's own are spelled
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    const QCommandLineOption thumbnail(
        QStringLiteral("thumbnail"),
        QStringLiteral(
            "Writes a picture of the first puzzle of a file as a PNG, so many pixels wide, and opens no "
            "window: --thumbnail 256 FILE PNG."),
        QStringLiteral("pixels"));
    parser.addOption(thumbnail);
    addOptionsOfQt(parser);
    parser.addPositionalArgument(QStringLiteral("file"),
                                 QStringLiteral("A puzzle as text, for a window of its own."),
                                 QStringLiteral("[file...]"));
    const bool isUnderstood = parser.parse(QCoreApplication::arguments());
    const QString name = QCoreApplication::applicationName();
    if (!isUnderstood)
        return {.exitStatus =
                    print(stderr, QStringLiteral("%1: %2 See %1 --help.\n").arg(name, parser.errorText()),
                          usageError)};
    if (parser.isSet(version))
        return {.exitStatus = print(stdout, versionText(), 0)};
    if (parser.isSet(help) || parser.isSet(QStringLiteral("help-all")))
        return {.exitStatus = print(stdout, parser.helpText(), 0)};
    const QStringList files = parser.positionalArguments();
    if (!parser.isSet(thumbnail))
        return {.files = files};
    if (const auto request = thumbnailRequest(parser.value(thumbnail), files))
        return {.thumbnail = request};
    return {.exitStatus = print(
                stderr,
                QStringLiteral("%1: --thumbnail takes a number from %2 to %3 and the names of two files.\n")
                    .arg(name)
                    .arg(minThumbnail)
                    .arg(maxThumbnail),
                usageError)};
}

} // namespace sudoku
