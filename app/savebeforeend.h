#pragma once

#include <QObject>

namespace sudoku {

class Recovery;

/// Writes unsaved work to the journals when the program is ended from outside: by SIGTERM, SIGINT or SIGHUP,
/// by the end of the session, or by the loss of the display. There is one object for the whole life of \a
/// recovery.
class SaveBeforeEnd : public QObject
{
    Q_OBJECT

public:
    explicit SaveBeforeEnd(Recovery &recovery);
    ~SaveBeforeEnd() override;

    /// Returns the signal that ended the event loop, or 0.
    int signalNumber() const { return m_signal; }

private:
    void takeSignal(qintptr descriptor);

    Recovery &m_recovery;
    int m_signal = 0;
};

} // namespace sudoku
