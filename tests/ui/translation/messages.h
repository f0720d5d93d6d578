#pragma once

#include <QString>

#include <vector>

namespace sudoku {

/// A text that is marked for translation.
struct SourceMessage
{
    QString context;
    QString text;
    bool isPlural = false;

    bool operator==(const SourceMessage &) const = default;
};

/// All that lupdate finds in the sources of the program; \a complaints receives what it complains about.
std::vector<SourceMessage> sourceMessages(QString &complaints);

} // namespace sudoku
