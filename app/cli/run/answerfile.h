#pragma once

#include <QFile>
#include <QString>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace sudoku::cli {

/// What a line of a file of answers is.
enum class AnswerLine {
    Whole, ///< an answer, or the end of one
    Part,  ///< the beginning of an answer of several lines
    Wrong, ///< nothing that this run writes
};

/// The file of answers that an earlier run may have begun, and that this one goes on with.
class AnswerFile
{
public:
    /// Tells what a line is. Called for each in order, with the number of answers before it.
    using Reader = std::function<AnswerLine(std::string_view line, std::int64_t answered)>;

    /// Opens the file \a name, reads the answers that are there, behind the \a header if it has that, and
    /// cuts off the rest of a last one that a crash left without its end. Returns a sentence about what is
    /// wrong.
    tl::expected<void, QString> open(const QString &name, const std::string &header, const Reader &read);

    bool isOpen() const { return m_file.isOpen(); }
    /// Returns whether nothing stands in it, not even a header.
    bool isEmpty() const { return m_file.pos() == 0; }
    std::int64_t answered() const { return m_answered; }
    /// Writes behind what is there. Says on standard error why it could not, and returns whether it could.
    bool write(std::string_view text);

private:
    tl::expected<qint64, QString> readAnswers(const std::string &header, const Reader &read);

    QFile m_file;
    std::int64_t m_answered = 0;
};

} // namespace sudoku::cli
