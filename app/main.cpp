#include "ui/freememory.h"
#include "ui/icons.h"
#include "ui/mainwindow.h"
#include "ui/settings.h"

#include <QApplication>
#include <QCommandLineParser>

namespace {

void describeApplication()
{
    QApplication::setApplicationName(QStringLiteral("sudoku-workbench"));
    QApplication::setApplicationDisplayName(QStringLiteral("Sudoku Workbench"));
    QApplication::setApplicationVersion(QStringLiteral(SUDOKU_WORKBENCH_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("sudoku-workbench"));
    QApplication::setWindowIcon(sudoku::applicationIcon());
}

/// The file named on the command line, or nothing.
QString fileToOpen()
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QApplication::translate("main", "Make, type in, solve, check and print Sudokus."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("file"), QApplication::translate("main", "A puzzle as text."),
                                 QStringLiteral("[file]"));
    parser.process(*qApp);
    return parser.positionalArguments().value(0);
}

} // namespace

int main(int argc, char *argv[])
{
    sudoku::keepLittleFreeMemory();
    QApplication application(argc, argv);
    describeApplication();
    const QString file = fileToOpen();

    sudoku::Settings settings;
    sudoku::MainWindow window(settings);
    window.show();
    if (!file.isEmpty())
        window.openFile(file);
    return QApplication::exec();
}
