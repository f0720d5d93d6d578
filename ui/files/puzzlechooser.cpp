#include "ui/files/puzzlechooser.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/paint/paper/boardexport.h"
#include "ui/text/boardtext.h"

namespace sudoku {
namespace {

struct ChooserWords
{
    Q_DECLARE_TR_FUNCTIONS(PuzzleChooser)
};

constexpr int thumbnailSide = 150;

QIcon thumbnailOf(const Board &board, const SymbolSet &symbols, qreal pixelRatio)
{
    const int pixels = static_cast<int>(thumbnailSide * pixelRatio);
    QPixmap picture;
    picture.loadFromData(findPictureFormat("png")->write(
        {.board = board, .symbols = &shownSymbols(board, symbols), .pixels = pixels}));
    picture.setDevicePixelRatio(pixelRatio);
    return picture;
}

QString namedNumber(const TextPuzzle &puzzle, std::size_t number)
{
    const std::string title = puzzle.board.info.title;
    const QString whole = QString::fromStdString(title.empty() ? puzzle.note : title);
    const QString name = whole.section(QLatin1Char('\t'), 0, 0); // solutions may follow it
    return name.isEmpty() ? QString::number(number)
                          : ChooserWords::tr("%1. %2").arg(QString::number(number), name);
}

QListWidget *makeList(const std::vector<TextPuzzle> &puzzles, const SymbolSet &symbols, qreal pixelRatio)
{
    auto *list = new QListWidget;
    list->setViewMode(QListView::IconMode);
    list->setMovement(QListView::Static);
    list->setResizeMode(QListView::Adjust);
    list->setIconSize({thumbnailSide, thumbnailSide});
    list->setGridSize({thumbnailSide + 16, thumbnailSide + 2 * list->fontMetrics().lineSpacing()});
    list->setTextElideMode(Qt::ElideRight);
    list->setAccessibleName(ChooserWords::tr("Puzzles"));
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const Board &board = puzzles[i].board;
        const QString caption = namedNumber(puzzles[i], i + 1);
        auto *item = new QListWidgetItem(thumbnailOf(board, symbols, pixelRatio), caption, list);
        item->setToolTip(caption);
        item->setData(
            Qt::AccessibleTextRole,
            ChooserWords::tr("%1, %n given(s)", nullptr, board.puzzle.givens.filledCount()).arg(caption));
    }
    list->setCurrentRow(0);
    return list;
}

} // namespace

std::optional<std::size_t> choosePuzzle(const std::vector<TextPuzzle> &puzzles, const SymbolSet &symbols,
                                        QWidget *parent)
{
    QDialog dialog(parent);
    dialog.setWindowTitle(ChooserWords::tr("Choose a Puzzle"));
    QListWidget *list = makeList(puzzles, symbols, dialog.devicePixelRatioF());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(ChooserWords::tr("&Paste"));
    auto *layout = new QVBoxLayout(&dialog);
    layout->addWidget(
        new QLabel(ChooserWords::tr("%n puzzle(s) found.", nullptr, static_cast<int>(puzzles.size()))));
    layout->addWidget(list);
    layout->addWidget(buttons);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    QObject::connect(list, &QListWidget::itemActivated, &dialog, &QDialog::accept);
    dialog.resize(3 * (thumbnailSide + 16) + 60, 480);
    list->setFocus();
    if (dialog.exec() != QDialog::Accepted || list->currentRow() < 0)
        return {};
    return static_cast<std::size_t>(list->currentRow());
}

} // namespace sudoku
