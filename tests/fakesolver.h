#pragma once

#include <QFile>
#include <QTemporaryDir>

#include <cerrno>
#include <csignal>

namespace sudoku {

/// Shell scripts in the place of solvers.
class FakeSolvers
{
public:
    /// The path of a program that runs \a script.
    QString make(const QString &name, const QByteArray &script)
    {
        QFile file(m_folder.filePath(name));
        const bool isWritten =
            file.open(QIODevice::WriteOnly) && file.write("#!/bin/sh\n" + script + "\n") > 0;
        file.close();
        return isWritten && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner)
                   ? file.fileName()
                   : QString();
    }

    QString path(const QString &name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

/// Returns whether a process has ended. Its number is in the file \a path.
inline bool isGone(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const int process = file.readAll().trimmed().toInt();
    return process > 0 && ::kill(process, 0) != 0 && errno == ESRCH;
}

} // namespace sudoku
