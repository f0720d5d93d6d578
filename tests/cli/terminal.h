#pragma once

#include <QByteArray>
#include <QProcess>

#include <initializer_list>

namespace sudoku {

/// A terminal for a program that is tested. It shows neither what is typed nor carriage returns that the
/// program did not write.
class Terminal
{
public:
    explicit Terminal(int columns = 80);
    ~Terminal();
    Q_DISABLE_COPY_MOVE(Terminal)

    /// Gives \a process, which is not started yet, this terminal for some of its streams 0, 1 and 2.
    void connectTo(QProcess &process, std::initializer_list<int> streams) const;
    /// Types \a text, in which "\4" is Ctrl+D.
    void type(const QByteArray &text);
    /// Returns everything that was written so far.
    const QByteArray &written();
    /// Ends the input of \a process, and returns everything that was written when it has ended.
    QByteArray writtenAtEnd(QProcess &process);

private:
    int m_own = -1;   // the end of the one who sits before it
    int m_other = -1; // the end of the program
    QByteArray m_written;
};

} // namespace sudoku
