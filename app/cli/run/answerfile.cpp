#include "app/cli/run/answerfile.h"

#include "app/cli/run/console.h"

namespace sudoku::cli {

tl::expected<void, QString> AnswerFile::open(const QString &name, const std::string &header,
                                             const Reader &read)
{
    m_file.setFileName(name);
    if (!m_file.open(QFile::ReadWrite | QFile::Unbuffered))
        return tl::unexpected(QStringLiteral("%1: %2").arg(name, m_file.errorString()));
    const tl::expected<qint64, QString> end = readAnswers(header, read);
    if (!end)
        return tl::unexpected(end.error());
    if (!m_file.resize(*end) || !m_file.seek(*end))
        return tl::unexpected(QStringLiteral("%1: %2").arg(name, m_file.errorString()));
    return {};
}

/// Counts the answers. Returns where the last whole one ends.
tl::expected<qint64, QString> AnswerFile::readAnswers(const std::string &header, const Reader &read)
{
    const QString name = m_file.fileName();
    QFile earlier(name); // with a buffer
    if (!earlier.open(QFile::ReadOnly))
        return tl::unexpected(QStringLiteral("%1: %2").arg(name, earlier.errorString()));
    if (!header.empty() && earlier.readLine() != header.c_str())
        earlier.seek(0); // the row is missing, or not that of this run, and no answer
    qint64 end = earlier.pos();
    int number = end > 0 ? 1 : 0;
    for (QByteArray line = earlier.readLine(); line.endsWith('\n'); line = earlier.readLine()) {
        ++number;
        const AnswerLine kind = read(std::string_view(line.constData(), line.size()), m_answered);
        if (kind == AnswerLine::Wrong)
            return tl::unexpected(QStringLiteral("--continue: line %1 of '%2' is not an answer as this run "
                                                 "writes it: name another file")
                                      .arg(number)
                                      .arg(name));
        if (kind == AnswerLine::Part)
            continue;
        ++m_answered;
        end = earlier.pos();
    }
    return end;
}

bool AnswerFile::write(std::string_view text)
{
    if (m_file.write(text.data(), static_cast<qint64>(text.size())) == std::ssize(text))
        return true;
    refuse(QStringLiteral("%1: %2").arg(m_file.fileName(), m_file.errorString()));
    return false;
}

} // namespace sudoku::cli
