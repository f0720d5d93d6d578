#pragma once

#include <QAbstractPrintDialog>
#include <QApplication>
#include <QDialog>
#include <QFileDialog>
#include <QPushButton>
#include <QTimer>

#include <algorithm>

namespace sudoku {

/// Presses the main button of each modal dialog that opens while it exists, and closes the dialog if it stays
/// open. Files are saved in a folder under new names, and one file is opened.
class DialogPresser : public QObject
{
public:
    DialogPresser(const QString &folder, const QString &opened) : m_folder(folder), m_opened(opened)
    {
        schedule();
    }

    static QPushButton *mainButton(const QWidget &dialog)
    {
        const auto buttons = dialog.findChildren<QPushButton *>();
        const auto found = std::ranges::find_if(buttons, [](const QPushButton *button) {
            return button->isDefault() && button->isEnabled() && button->isVisible();
        });
        return found == buttons.end() ? nullptr : *found;
    }

private:
    /// A timer that repeats would wait until a dialog that was opened by its own tick is closed.
    void schedule()
    {
        QTimer::singleShot(1, this, [this] {
            schedule();
            look();
        });
    }

    void look()
    {
        if (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
        else if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
            press(*dialog);
    }

    void press(QDialog &dialog)
    {
        constexpr int patience = 20; // looks
        constexpr auto looks = "looks";
        const int count = dialog.property(looks).toInt();
        dialog.setProperty(looks, count + 1);
        QPushButton *button = mainButton(dialog);
        if (auto *files = qobject_cast<QFileDialog *>(&dialog))
            choose(*files);
        else if (count == 0 && button && !qobject_cast<QAbstractPrintDialog *>(&dialog))
            button->click();
        else if (count == 0 || count > patience)
            dialog.reject();
    }

    void choose(QFileDialog &dialog)
    {
        const QString suffix = dialog.defaultSuffix();
        const QString name = QString::number(++m_savedCount) + '.' + (suffix.isEmpty() ? "txt" : suffix);
        dialog.selectFile(dialog.acceptMode() == QFileDialog::AcceptSave ? m_folder + '/' + name : m_opened);
        static_cast<QDialog &>(dialog).accept(); // which is not public in that class
    }

    QString m_folder;
    QString m_opened;
    int m_savedCount = 0;
};

} // namespace sudoku
