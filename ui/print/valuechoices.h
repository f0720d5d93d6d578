#pragma once

#include <QString>

#include <span>
#include <string_view>
#include <vector>

class QComboBox;

namespace sudoku {

/// A value that can be chosen.
struct ValueChoice
{
    QString id;   ///< in a file
    QString text; ///< that a person reads
};

/// What the texts of a format of a schema can name on this machine.
struct ValueChoices
{
    std::string_view format;
    std::vector<ValueChoice> (*choices)();
    bool isOpen; ///< another text is right too
};

/// Returns the choices of \a format, or null if it has none.
const ValueChoices *valueChoices(std::string_view format);

/// Returns a list of \a choices, in which one may type another text if it \a isOpen.
QComboBox *makeChoiceList(const std::vector<ValueChoice> &choices, bool isOpen);
/// Returns the id of what is chosen in \a list, or the text that somebody typed.
QString chosenIn(const QComboBox &list);
/// Chooses \a id; one that is not there is added, or typed if that is possible.
void chooseIn(QComboBox &list, const QString &id);

} // namespace sudoku
