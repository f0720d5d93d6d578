#include "ui/print/bookmaker.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>

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
}

BookMaker::~BookMaker()
{
    disconnect(&m_process, nullptr, this, nullptr);
    m_process.kill();
    m_process.waitForFinished();
}

bool BookMaker::start(const QString &book, const QString &pdf)
{
    m_book = book;
    m_output.clear();
    QStringList arguments{pdf.isEmpty() ? QStringLiteral("generate") : QStringLiteral("print"),
                          QStringLiteral("--book"), book};
    if (!pdf.isEmpty())
        arguments += {QStringLiteral("--output"), pdf};
    m_process.start(commandLineProgram(), arguments);
    return m_process.waitForStarted();
}

void BookMaker::takeOutput()
{
    static const QRegularExpression begun(QStringLiteral("chapter '([^\\n]*)': making [^\\n]*\\n"));
    const QString text = QString::fromUtf8(m_process.readAllStandardError());
    m_output += text;
    QString title;
    for (auto match = begun.globalMatch(text); match.hasNext();)
        title = match.next().captured(1);
    if (!title.isEmpty())
        emit chapterBegun(title);
}

void BookMaker::end(int exitCode)
{
    constexpr int failure = 2;
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
    if (last.startsWith(m_book + QLatin1Char(':')))
        last = last.mid(m_book.size() + 1).trimmed();
    const QRegularExpressionMatch match = withPlace.match(last);
    return match.hasMatch() ? BookFault{match.captured(1), match.captured(2)} : BookFault{{}, last};
}

} // namespace sudoku
