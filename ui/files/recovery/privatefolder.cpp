#include "ui/files/recovery/privatefolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace sudoku {

bool makePrivateFolder(const QString &folder)
{
    const QFileInfo info(folder);
    if (info.isDir())
        return true;
    if (info.isRoot() || !makePrivateFolder(info.absolutePath()))
        return false;
    if (QDir().mkdir(folder))
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return QFileInfo(folder).isDir(); // another program may have made it meanwhile
}

} // namespace sudoku
