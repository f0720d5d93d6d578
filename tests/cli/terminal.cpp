#include "tests/cli/terminal.h"

#include <QtTest/QTest>

#include "tests/cli/program.h"

#include <array>
#include <fcntl.h>
#include <pty.h>
#include <termios.h>
#include <unistd.h>

namespace sudoku {

Terminal::Terminal(int columns)
{
    winsize size{
        .ws_row = 25, .ws_col = static_cast<unsigned short>(columns), .ws_xpixel = 0, .ws_ypixel = 0};
    if (::openpty(&m_own, &m_other, nullptr, nullptr, &size) != 0)
        qFatal("no terminal");
    termios modes{};
    ::tcgetattr(m_other, &modes);
    modes.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    modes.c_oflag &= ~static_cast<tcflag_t>(OPOST);
    ::tcsetattr(m_other, TCSANOW, &modes);
    ::fcntl(m_own, F_SETFL, O_NONBLOCK);
}

Terminal::~Terminal()
{
    ::close(m_own);
    ::close(m_other);
}

void Terminal::connectTo(QProcess &process, std::initializer_list<int> streams) const
{
    process.setChildProcessModifier([other = m_other, streams = std::vector<int>(streams)] {
        for (const int stream : streams)
            ::dup2(other, stream);
    });
}

void Terminal::type(const QByteArray &text)
{
    QCOMPARE(::write(m_own, text.constData(), static_cast<std::size_t>(text.size())), text.size());
}

const QByteArray &Terminal::written()
{
    std::array<char, 4096> part{};
    for (ssize_t size = ::read(m_own, part.data(), part.size()); size > 0;
         size = ::read(m_own, part.data(), part.size()))
        m_written.append(part.data(), size);
    return m_written;
}

QByteArray Terminal::writtenAtEnd(QProcess &process)
{
    process.closeWriteChannel();
    while (process.state() != QProcess::NotRunning) {
        process.waitForFinished(10);
        written(); // else a program that writes much would wait
    }
    return written();
}

} // namespace sudoku
