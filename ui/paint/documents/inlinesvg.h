#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

namespace sudoku {

/// Puts pictures that writeSvg() made into a page of HTML. On a page, styles and names hold for all pictures,
/// so each look becomes a class of the page that the pictures share.
class InlineSvg
{
public:
    /// Returns \a file as an element of the page, which a reader that speaks calls \a label.
    QByteArray element(const QByteArray &file, const QString &label);
    /// Returns the style sheet of all elements.
    QByteArray sheet() const;

private:
    QByteArray classOf(const QByteArray &declarations);

    QHash<QByteArray, QByteArray> m_classes; ///< by declarations
    QByteArrayList m_rules;
    int m_count = 0;
};

} // namespace sudoku
