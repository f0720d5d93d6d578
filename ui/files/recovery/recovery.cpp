#include "ui/files/recovery/recovery.h"

#include <QDir>

namespace sudoku {
namespace {

constexpr int maxWait = 3000; // ms; the system soon ends what does not end itself

/// Returns the folder of the XDG base directory specification for state that outlives the program but is no
/// data of the user.
QString defaultFolder()
{
    const QString state = qEnvironmentVariable("XDG_STATE_HOME");
    const QDir folder(QDir::isAbsolutePath(state) ? state
                                                  : QDir::home().filePath(QStringLiteral(".local/state")));
    return folder.filePath(QStringLiteral("sudoku-workbench"));
}

} // namespace

Recovery::Recovery(QString folder)
    : m_folder(folder.isEmpty() ? defaultFolder() : std::move(folder)),
      m_recent(m_folder + QStringLiteral("/recent"))
{
    m_thread.setMaxThreadCount(1); // what is posted is done in order
}

Journal *Recovery::makeJournal(std::function<UnsavedWork()> work, QObject *parent)
{
    auto *journal = new Journal(m_folder, m_thread, std::move(work), parent);
    connect(this, &Recovery::saving, journal, &Journal::writeNow);
    return journal;
}

void Recovery::saveAll()
{
    emit saving();
    m_thread.waitForDone(maxWait);
}

} // namespace sudoku
