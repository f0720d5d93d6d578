#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>

#include "ui/base/job.h"
#include "ui/files/recovery/leftwork.h"
#include "ui/handbook/handbook.h"
#include "ui/play/stockkeeper.h"

namespace sudoku {

class MainWindow;
class Recovery;
class Settings;

/// Opens the windows of the program with their common handbook and stock of puzzles, and offers the unsaved
/// work of earlier windows. A window is deleted when it is closed; the destructor deletes the others.
class Windows : public QObject
{
    Q_OBJECT

public:
    Windows(Settings &settings, Recovery &recovery, QObject *parent = nullptr);
    /// Deletes discarded work for good.
    ~Windows() override;

    /// Opens each file in a window of its own, or an empty window if there are no files.
    void open(const QStringList &files);
    /// Says in a window that the chosen language is not shown because no font has its letters.
    void sayIfLanguageHasNoFont();
    /// Looks for unsaved work, and offers it in a window until the user answers.
    void offerLeftWork();
    Handbook &handbook() { return m_handbook; }
    StockKeeper &stock() { return m_stock; }

private:
    struct Restored;

    MainWindow &openWindow();
    MainWindow &untouchedWindow();
    void keepBoards();
    void offer();
    void restore();
    void show(const std::vector<Restored> &restored);
    void discard();

    Settings &m_settings;
    Recovery &m_recovery;
    Handbook m_handbook;
    StockKeeper m_stock;
    std::vector<LeftWork> m_left;      // the work that is offered
    std::vector<LeftWork> m_discarded; // the discarded work that can still be restored
    QPointer<MainWindow> m_offering;
    Job m_task;
};

/// Returns the windows that are open.
QList<MainWindow *> mainWindows();

/// Closes one window after the other, until the user keeps one.
void closeAllWindows();

} // namespace sudoku
