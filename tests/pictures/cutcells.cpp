// Cuts the cells of the boards in photographs, for training and for the figures: cutcells PICTURE... FOLDER
// writes FOLDER/NAME.cells, the cells of the largest board (1024 bytes each, row by row), and prints a line a
// picture: its name, the cells in a row, coverage, score, eight numbers for the corners, and milliseconds of
// processor time.

#include "ui/pictures/boardfinder.h"
#include "ui/pictures/cellcutter.h"
#include "ui/pictures/pictureloader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QTextStream>

#include <ctime>

using namespace sudoku;

namespace {

void cut(const QString &path, const QDir &folder, QTextStream &out)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const auto picture = loadPicture(file.readAll());
    const QString name = QFileInfo(path).completeBaseName();
    if (!picture) {
        out << name << "\tno picture\n";
        return;
    }
    const std::clock_t begin = std::clock();
    const QImage grey = greyOf(picture->picture);
    const FoundBoards found = findBoards(grey);
    const auto ended = [begin] { return (std::clock() - begin) * 1000 / CLOCKS_PER_SEC; };
    if (found.boards.empty()) {
        out << name << "\t0\t" << found.bestCoverage << "\t\t\t\t\t\t\t\t\t\t" << ended() << '\n';
        return;
    }
    const GridFit &board = found.boards.front();
    const std::vector<CellImage> cells = cutCells(grey, found.picture.tone(), board.map);
    out << name << '\t' << board.map.size() << '\t' << board.coverage << '\t' << board.score;
    for (const QPointF corner : board.map.corners())
        out << '\t' << corner.x() << '\t' << corner.y();
    out << '\t' << ended() << '\t' << found.boards.size() << '\n';
    QFile written(folder.filePath(name + ".cells"));
    if (written.open(QIODevice::WriteOnly))
        for (const CellImage &cell : cells)
            written.write(reinterpret_cast<const char *>(cell.data()), std::ssize(cell));
}

} // namespace

int main(int argumentCount, char *arguments[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argumentCount, arguments);
    QStringList names = QGuiApplication::arguments().mid(1);
    QTextStream out(stdout);
    if (names.size() < 2) {
        out << "cutcells PICTURE... FOLDER\n";
        return 2;
    }
    const QDir folder(names.takeLast());
    for (const QString &name : names) {
        cut(name, folder, out);
        out.flush();
    }
}
