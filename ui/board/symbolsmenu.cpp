#include "ui/board/symbolsmenu.h"

#include "core/board/puzzlesymbols.h"
#include "ui/base/settings.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/board/worddialog.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

namespace sudoku {
namespace {

struct SymbolsMenu
{
    Q_DECLARE_TR_FUNCTIONS(SymbolsMenu)
};

/// Gives the puzzle its own symbols, or none for null, as one step of undo.
void giveSymbols(Document &document, const SymbolSet *symbols)
{
    Board board = document.board();
    board.info.symbols = symbols;
    document.edit(std::move(board), SymbolsMenu::tr("symbols"));
}

void askForWord(Document &document, BoardView &view)
{
    const SymbolSet *present = document.board().info.symbols;
    WordDialog dialog(document.geometry().digitCount(),
                      present && present->isWord() ? toQString(present->id) : QString(), view.window());
    if (dialog.exec() == QDialog::Accepted)
        giveSymbols(document, dialog.symbols());
}

QAction *addChoice(QMenu &menu, const QString &text, std::string_view id)
{
    QAction *choice = menu.addAction(text);
    choice->setCheckable(true);
    choice->setData(toQString(id));
    menu.findChild<QActionGroup *>()->addAction(choice);
    return choice;
}

/// Checks what is shown, and offers what the board can have.
void followPuzzle(QMenu &menu, const Document &document, const Settings &settings)
{
    const SymbolSet *own = document.board().info.symbols;
    const std::string_view shown = own ? (own->isWord() ? "word" : own->id) : settings.symbols().id;
    for (QAction *choice : menu.actions()) {
        const SymbolSet *symbols = findSymbolSet(choice->data().toString().toStdString());
        choice->setChecked(choice->data() == toQString(shown));
        choice->setEnabled(!symbols || symbols->fits(document.geometry().digitCount()));
    }
}

} // namespace

void fillSymbolsMenu(QMenu &menu, Document &document, BoardView &view, Settings &settings)
{
    new QActionGroup(&menu);
    menu.addSection(SymbolsMenu::tr("Above 9 × 9"));
    for (const SymbolSet &symbols : symbolSets())
        QObject::connect(addChoice(menu, symbolsName(symbols), symbols.id), &QAction::triggered, &view, [&] {
            giveSymbols(document, nullptr);
            settings.setSymbols(symbols);
            view.setChosenSymbols(symbols);
        });
    menu.addSection(SymbolsMenu::tr("Of This Puzzle"));
    for (const SymbolSet &symbols : puzzleSymbolSets())
        QObject::connect(addChoice(menu, symbolsName(symbols), symbols.id), &QAction::triggered, &view,
                         [&] { giveSymbols(document, &symbols); });
    QObject::connect(addChoice(menu, SymbolsMenu::tr("&Word…"), "word"), &QAction::triggered, &view,
                     [&] { askForWord(document, view); });
    const auto follow = [&] { followPuzzle(menu, document, settings); };
    QObject::connect(&document, &Document::boardChanged, &menu, follow);
    QObject::connect(&view, &BoardView::symbolsChanged, &menu, follow);
    view.setChosenSymbols(settings.symbols());
}

void chooseSymbols(const QMenu &menu, const SymbolSet &symbols)
{
    for (QAction *choice : menu.actions())
        if (choice->data() == toQString(symbols.id))
            choice->trigger();
}

} // namespace sudoku
