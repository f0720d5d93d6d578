#pragma once

#include <QObject>
#include <QString>

#include <memory>

namespace sudoku {

class HandbookWindow;
class Settings;

/// Opens the handbook: one window for the whole program. F1 in a dialog opens it at the page of that dialog.
class Handbook : public QObject
{
    Q_OBJECT

public:
    explicit Handbook(Settings &settings, QObject *parent = nullptr);
    ~Handbook() override;

    /// Brings the handbook to the front, at \a page or, if that is empty, at the page shown last.
    void show(const QString &page = {});
    /// Returns the window, or null before it was shown.
    HandbookWindow *window() { return m_window.get(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Settings &m_settings;
    std::unique_ptr<HandbookWindow> m_window;
};

} // namespace sudoku
