#include "packaging/handbook/handbookhtml.h"
#include "packaging/handbook/handbookpdf.h"
#include "ui/text/savefile.h"
#include "ui/text/strings.h"

#include <QDir>
#include <QGuiApplication>
#include <QHashFunctions>

#include <cstdio>

/// publish-handbook FOLDER: writes the handbook into FOLDER/html and FOLDER/handbook.pdf.
int main(int argc, char *argv[])
{
    QHashSeed::setDeterministicGlobalSeed(); // the fonts of a PDF are in the order of a hash
    const QGuiApplication application(argc, argv);
    sudoku::installPlurals(); // for the sentences of steps
    const QStringList arguments = QGuiApplication::arguments();
    if (arguments.size() != 2) {
        std::fputs("usage: publish-handbook FOLDER\n", stderr);
        return 2;
    }
    const QDir folder(arguments.last());
    const QString html = folder.filePath(QStringLiteral("html"));
    if (!QDir().mkpath(html) || !sudoku::writeHandbookHtml(html)
        || sudoku::saveFile(folder.filePath(QStringLiteral("handbook.pdf")), sudoku::handbookPdf())) {
        std::fprintf(stderr, "Cannot write the handbook to %s\n", qPrintable(folder.path()));
        return 1;
    }
    return 0;
}
