#include "ui/print/bookmaker.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>

#include <utility>

namespace sudoku {
namespace {

/// Returns the program of the command line, which is beside this one.
QString commandLineProgram()
{
#ifdef Q_OS_WIN
    const QString name = QStringLiteral("sudoku-workbench-cli.exe");
#else
    const QString name = QStringLiteral("sudoku-workbench-cli");
#endif
    return QDir(QCoreApplication::applicationDirPath()).filePath(name);
}

} // namespace

BookMaker::BookMaker(QObject *parent) : QObject(parent)
{
    connect(&m_process, &QProcess::finished, this, &BookMaker::end);
    connect(&m_process, &QProcess::readyReadStandardError, this, &BookMaker::takeOutput);
    constexpr int pause = 1000; // ms, in which the program writes what it has
    m_looking.setInterval(pause);
    constexpr int patience = 5000; // ms
    m_patience.setInterval(patience);
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, &m_process, &QProcess::kill);
    connect(&m_looking, &QTimer::timeout, this, &BookMaker::tellProgress);
}

BookMaker::~BookMaker()
{
    disconnect(&m_process, nullptr, this, nullptr);
    m_process.kill();
    m_process.waitForFinished();
}

bool BookMaker::start(const BookFile &book, const QString &path, const QString &pdf)
{
    m_book = book;
    m_path = path;
    m_chapter.clear();
    m_last = {};
    m_output.clear();
    QStringList arguments{pdf.isEmpty() ? QStringLiteral("generate") : QStringLiteral("print"),
                          QStringLiteral("--book"), path};
    if (!pdf.isEmpty())
        arguments += {QStringLiteral("--output"), pdf};
    m_process.start(commandLineProgram(), arguments);
    if (!m_process.waitForStarted())
        return false;
    m_looking.start();
    return true;
}

void BookMaker::stop()
{
    m_process.terminate();
    m_patience.start();
}

BookProgress BookMaker::progress() const
{
    BookProgress progress;
    for (const PlacedWish &wish : wishesOf(m_book, m_path)) {
        progress.made += madeCount(wish);
        progress.wished += wish.wish->count;
    }
    return progress;
}

void BookMaker::tellProgress()
{
    if (const BookProgress now = progress(); !m_chapter.isEmpty() && std::exchange(m_last, now) != now)
        emit progressed(m_chapter, now);
}

void BookMaker::takeOutput()
{
    static const QRegularExpression begun(QStringLiteral("chapter '([^\\n]*)': making [^\\n]*\\n"));
    const QString text = QString::fromUtf8(m_process.readAllStandardError());
    m_output += text;
    QString title;
    for (auto match = begun.globalMatch(text); match.hasNext();)
        title = match.next().captured(1);
    if (title.isEmpty())
        return;
    m_chapter = title;
    m_last = {};
    tellProgress();
}

void BookMaker::end(int exitCode)
{
    constexpr int failure = 2;
    m_looking.stop();
    m_patience.stop();
    takeOutput();
    if (m_process.exitStatus() == QProcess::CrashExit)
        emit finished(Result::Stopped, {});
    else
        emit finished(exitCode >= failure ? Result::Failed
                      : exitCode > 0      ? Result::MadeWithRemark
                                          : Result::Made,
                      remark());
}

/// Returns the last line of the program, without the name of the book.
BookFault BookMaker::remark() const
{
    static const QRegularExpression withPlace(QStringLiteral("^(chapters\\[\\S*|[a-z-]+): (.*)$"));
    QString last = m_output.trimmed().section(QLatin1Char('\n'), -1);
    if (last.startsWith(m_path + QLatin1Char(':')))
        last = last.mid(m_path.size() + 1).trimmed();
    const QRegularExpressionMatch match = withPlace.match(last);
    return match.hasMatch() ? BookFault{match.captured(1), match.captured(2)} : BookFault{{}, last};
}

} // namespace sudoku
