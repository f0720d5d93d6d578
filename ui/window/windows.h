#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>

#include "ui/base/detachedtask.h"
#include "ui/handbook/handbook.h"
#include "ui/recovery/leftwork.h"

namespace sudoku {

class MainWindow;
class Recovery;
class Settings;

/// Opens the windows of the program with the handbook that they share, and offers what earlier ones left
/// unsaved. Each is deleted when it is closed; those that are left go with this object.
class Windows : public QObject
{
    Q_OBJECT

public:
    Windows(Settings &settings, Recovery &recovery, QObject *parent = nullptr);
    /// What was discarded is deleted now.
    ~Windows() override;

    /// Each file in a window of its own; an empty window where there is none.
    void open(const QStringList &files);
    /// Looks for unsaved work, and offers it in a window as long as that is not answered.
    void offerLeftWork();
    Handbook &handbook() { return m_handbook; }

private:
    struct Restored;

    MainWindow &openWindow();
    MainWindow &untouchedWindow();
    void offer();
    void restore();
    void show(const std::vector<Restored> &restored);
    void discard();

    Settings &m_settings;
    Recovery &m_recovery;
    Handbook m_handbook;
    std::vector<LeftWork> m_left;      // that is offered
    std::vector<LeftWork> m_discarded; // that can still be had again
    QPointer<MainWindow> m_offering;
    DetachedTask m_task;
};

/// The windows that are open.
QList<MainWindow *> mainWindows();

/// Closes one window after the other, until the user would rather keep one.
void closeAllWindows();

} // namespace sudoku
