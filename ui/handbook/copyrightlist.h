#pragma once

#include <QHash>
#include <QStringList>

#include <vector>

namespace sudoku {

/// A part of the programs that somebody made: a paragraph of packaging/copyright with a Component.
struct LicensedPart
{
    QString name;
    QString copyright; ///< years and people, one a line
    QString licence;   ///< its identifier in the list of SPDX: "MIT"
    QString origin;    ///< an address; empty for this program itself
    QString use;       ///< what it does here, in English
    QStringList texts; ///< files with its notice, and with all of its licence: "resources/notices/qt.txt"
};

/// The list of who made what, and under which licence: packaging/copyright, in Debian's form
/// (https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/) with a few more fields, which its
/// head explains.
class CopyrightList
{
public:
    /// Reads \a text. What is not in that form is left out; tests/copyright.py reads the list strictly.
    explicit CopyrightList(const QString &text);

    /// Returns the parts of the programs in the order of the list.
    std::vector<LicensedPart> parts() const;

private:
    using Paragraph = QHash<QString, QString>; ///< its fields by name; lines end with '\n'

    LicensedPart partOf(const Paragraph &paragraph) const;

    std::vector<Paragraph> m_paragraphs;
    QHash<QString, Paragraph> m_licences; ///< the paragraph of each by its short name
};

/// Returns the list that the program was built with.
CopyrightList builtCopyrightList();

/// Returns \a file, such as "resources/notices/qt.txt", as the program was built with it.
QString builtNotice(const QString &file);

} // namespace sudoku
