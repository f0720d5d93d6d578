#pragma once

#include <QFile>
#include <QString>
#include <QTemporaryDir>

#include "tests/puzzles.h"

namespace sudoku {

/// A configuration of fontconfig without any font, as on a machine where none is installed: programs have
/// those that they bring along.
class FewFonts
{
public:
    FewFonts()
    {
        QFile file(path());
        const QString folder = QStringLiteral("<dir>%1</dir><cachedir>%1</cachedir>").arg(m_folder.path());
        const QByteArray contents = "<fontconfig>" + folder.toUtf8() + "</fontconfig>";
        require(file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size(), "cannot write");
    }

    /// To be the value of FONTCONFIG_FILE before a program starts.
    QString path() const { return m_folder.filePath("fonts.conf"); }

private:
    QTemporaryDir m_folder;
};

} // namespace sudoku
