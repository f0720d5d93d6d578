#pragma once

#include <QAbstractButton>
#include <QApplication>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "tests/testdata.h"
#include "ui/base/settings.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/files/filecontroller.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <sys/stat.h>

namespace sudoku::filesbench {

/// A controller with all that it needs, and the last that it said.
struct Bench
{
    explicit Bench(const QString &folder) : settings(folder + "/settings.ini")
    {
        QObject::connect(&files, &FileController::message, &files,
                         [this](const Message &message) { last = message; });
        QObject::connect(&document, &Document::explained, &files,
                         [this](const Board &, const Compose &message) { last = message(); });
    }

    void enter(Cell cell, Digit digit)
    {
        Board board = document.board();
        board.entries.set(cell, digit);
        document.edit(board, "Enter Digit");
    }

    void open(const QString &path)
    {
        files.openFile(path);
        if (!QTest::qWaitFor([this] { return !files.isReading(); }))
            qFatal("%s is still being read", qPrintable(path));
    }

    Settings settings;
    Document document{Board(emptyBoard(9))};
    BoardEditor editor{document};
    BoardView view{document, editor};
    FileController files{document, view, settings};
    Message last;
};

inline void write(const QString &path, const QByteArray &contents)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(contents) != contents.size())
        qFatal("cannot write %s", qPrintable(path));
}

inline QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

/// Does \a answer to the question that comes next.
inline void answerNextQuestion(const std::function<void(QMessageBox &)> &answer)
{
    auto *timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, answer] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box)
            return;
        timer->stop();
        timer->deleteLater();
        answer(*box);
    });
    timer->start(10);
}

inline void answerNextQuestion(QMessageBox::StandardButton button)
{
    answerNextQuestion([button](QMessageBox &box) { box.button(button)->click(); });
}

/// Presses the button that is called \a name, after the question was held to be \a text.
inline void answerNextQuestion(const QString &text, const QString &name)
{
    answerNextQuestion([text, name](QMessageBox &box) {
        const auto buttons = box.buttons();
        const auto found = std::ranges::find_if(
            buttons, [&](const auto *button) { return button->text().remove('&') == name; });
        QCOMPARE(box.text(), text);
        (found == buttons.end() ? box.button(QMessageBox::Cancel) : *found)->click();
    });
}

class FileControllerFixture : public QObject
{
protected:
    void setUp()
    {
        QVERIFY(m_folder.isValid());
        QFile::remove(path("settings.ini"));
        m_bench = std::make_unique<Bench>(m_folder.path());
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Bench> m_bench;

    QString path(const char *name) const { return m_folder.filePath(name); }
};

} // namespace sudoku::filesbench
