#pragma once

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTreeView>

#include "tests/puzzles.h"
#include "tests/testdata.h"
#include "tests/ui/newspaper.h"
#include "ui/ask/solving/computation.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/ask/verdict/conflictreporter.h"
#include "ui/base/settings.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/teach/hints/walkthroughpanel.h"
#include "ui/teach/hints/walkthroughviewer.h"

#include <private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>

namespace sudoku::walkthroughbench {

inline constexpr int patience = 60'000; // ms; for slow machines

/// A walkthrough with its document, and the last message.
struct Bench
{
    explicit Bench(const std::string &givens) : Bench(Board(sudoku::board(givens))) {}
    explicit Bench(const Board &board) : document(board)
    {
        panel = static_cast<WalkthroughPanel *>(viewer.panel());
        panel->setParent(&window);
        list = panel->findChild<QTreeView *>();
        QObject::connect(&viewer, &WalkthroughViewer::message, &window,
                         [this](const Message &message) { last = message; });
        QObject::connect(&viewer, &WalkthroughViewer::foundNone, &window,
                         [this](HintObstacle found) { obstacle = found; });
    }

    bool waitForAnswer()
    {
        return QTest::qWaitFor([this] { return !computation.isRunning(); }, patience);
    }
    bool ask()
    {
        viewer.ask();
        return waitForAnswer();
    }
    void choose(int row) { list->setCurrentIndex(list->model()->index(row, 0)); }
    int rowCount() const { return list->model()->rowCount(); }
    QString nameOf(int row) const { return list->model()->index(row, StepsModel::Name).data().toString(); }
    void click(const QString &text)
    {
        for (QPushButton *button : panel->findChildren<QPushButton *>())
            if (button->text().remove('&') == text)
                button->click();
    }
    bool says(const QString &text) const
    {
        const QList<QLabel *> labels = panel->findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) {
            return label->isVisibleTo(panel) && label->text().contains(text);
        });
    }
    QComboBox &order() { return *panel->findChild<QComboBox *>("order"); }
    void chooseOrder(int row)
    {
        order().setCurrentIndex(row);
        emit order().activated(row);
    }
    bool isLooking() const { return says("Looking for the smallest reasons"); }
    bool waitForReasons()
    {
        return QTest::qWaitFor([this] { return !isLooking(); }, patience);
    }
    QString textOf(int row, StepsModel::Column column) const
    {
        return list->model()->index(row, column).data().toString();
    }
    int rowWith(const QString &name) const
    {
        for (int row = 0; row < rowCount(); ++row)
            if (nameOf(row).contains(name))
                return row;
        return -1;
    }
    const StepEvidence &evidence() const { return view.findings().evidence; }

    QWidget window;
    Document document;
    BoardEditor editor{document};
    BoardView view{document, editor};
    Computation computation{document};
    LiveCheck live{document};
    ConflictReporter conflicts{document, view};
    Answers sink;
    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    WalkthroughViewer viewer{{document, view, computation, live, conflicts, sink}, settings};
    WalkthroughPanel *panel;
    QTreeView *list;
    Message last;
    std::optional<HintObstacle> obstacle;
};

} // namespace sudoku::walkthroughbench
