#include "app/cli/run/console.h"

#include <QList>
#include <QString>
#include <QStringDecoder>

#include "app/cli/options/programname.h"
#include "app/cli/run/terminal.h"

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <mutex>

namespace sudoku::cli {
namespace {

std::atomic<int> outputError = 0; // the first, an errno
std::mutex statusMutex;           // of the line that is shown on the terminal, and of what replaces it
bool isStatusShown = false;

/// Needs the mutex.
void eraseStatus()
{
    constexpr std::string_view clearLine = "\r\x1b[K";
    if (isStatusShown)
        std::fwrite(clearLine.data(), 1, clearLine.size(), stderr);
    isStatusShown = false;
}

QString escaped(const QByteArray &bytes)
{
    QString text;
    for (const char byte : bytes)
        text += QStringLiteral("\\x%1").arg(static_cast<unsigned char>(byte), 2, 16, QLatin1Char('0'));
    return text;
}

/// Returns the number of bytes of the first character of \a text.
std::size_t firstLength(std::string_view text)
{
    std::size_t length = 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xc0u) == 0x80)
        ++length;
    return length;
}

bool isPrintable(const QString &character)
{
    const QList<uint> codes = character.toUcs4();
    return codes.size() == 1 && QChar::isPrint(codes.front());
}

} // namespace

bool writeOutput(std::string_view text)
{
    static const bool isSeen = isTerminal(StandardStream::Output);
    std::unique_lock lock(statusMutex, std::defer_lock);
    if (isSeen) { // not elsewhere, where writing may wait for the reader
        lock.lock();
        eraseStatus();
    }
    if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0)
        return true;
    const int error = errno;
    int none = 0;
    if (outputError.compare_exchange_strong(none, error) && error != EPIPE) {
        errno = error;
        std::perror("standard output");
    }
    return false;
}

bool hasReaderGone()
{
    return outputError == EPIPE;
}

void writeMessage(std::string_view text)
{
    if (text.empty())
        return;
    const std::lock_guard lock(statusMutex);
    eraseStatus();
    std::fwrite(text.data(), 1, text.size(), stderr);
}

void writeProblem(std::string_view lines)
{
    static const bool isRed = hasStyles(StandardStream::Errors);
    if (lines.empty() || !isRed)
        return writeMessage(lines);
    writeMessage("\x1b[31m" + std::string(lines.substr(0, lines.size() - 1)) + "\x1b[0m\n");
}

void showStatus(std::string_view line)
{
    const std::lock_guard lock(statusMutex);
    eraseStatus();
    std::fwrite(line.data(), 1, line.size(), stderr);
    isStatusShown = true;
}

void clearStatus()
{
    const std::lock_guard lock(statusMutex);
    eraseStatus();
}

std::string printable(std::string_view text)
{
    QString result;
    while (!text.empty()) {
        const std::size_t length = firstLength(text);
        const QByteArray bytes(text.data(), static_cast<qsizetype>(length));
        QStringDecoder decoder(QStringDecoder::Utf8);
        const QString character = decoder(bytes);
        result += !decoder.hasError() && isPrintable(character) ? character : escaped(bytes);
        text.remove_prefix(length);
    }
    return result.toStdString();
}

ExitStatus refuse(const QString &what)
{
    writeProblem(std::string(programName) + ": " + printable(what.toStdString()) + '\n');
    return ExitStatus::Failure;
}

} // namespace sudoku::cli
