#pragma once

#include <QStringList>

#include <vector>

class QTranslator;

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

/// Returns the path of the English translation (.ts).
QString englishTranslation();
/// Makes of the file \a translation (.ts) the one that a program reads (.qm), beside it; false if that
/// failed.
bool releaseTranslation(const QString &translation);

/// What is wrong with the plural forms that \a translation has for \a messages, one line each: a form that is
/// missing, or has not the placeholders of its message, and a number (%n) in a message without plural forms.
QStringList pluralFaults(const std::vector<SourceMessage> &messages, const QTranslator &translation);

} // namespace sudoku
