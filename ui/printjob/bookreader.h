#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "core/formats/text/jsonaccess.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sudoku {

/// The words about the file of a book.
struct BookFileWords
{
    Q_DECLARE_TR_FUNCTIONS(BookFile)
};

/// Reads the values of a book. A wrong value is read as a harmless one.
class BookReader
{
public:
    using Json = nlohmann::json;

    struct Problem
    {
        std::string path;
        QString what;
    };

    /// Returns what is wrong, in the order in which it was read, and once at each path.
    const std::vector<Problem> &problems() const { return m_problems; }
    void refuse(const std::string &path, const QString &what);

    QString text(const Json &value, const std::string &path);
    bool flag(const Json &value, const std::string &path);
    double number(const Json &value, const std::string &path, double min, double max);
    int whole(const Json &value, const std::string &path, int min, int max);
    /// Reads the number of a seed.
    std::uint64_t seed(const Json &value, const std::string &path);
    /// Reads a text with lines, or an array of texts.
    QStringList lines(const Json &value, const std::string &path);
    /// Returns the index of the text \a value in \a names.
    int oneOf(const Json &value, const std::string &path, const QStringList &names);
    /// Demands an object.
    bool isObject(const Json &value, const std::string &path);
    bool isArray(const Json &value, const std::string &path);
    /// Refuses the member \a name, which is none of \a known.
    void refuseMember(const std::string &path, const std::string &name, const QStringList &known);

private:
    void refuseValue(const Json &value, const std::string &path, const QString &what);

    std::vector<Problem> m_problems;
};

} // namespace sudoku
