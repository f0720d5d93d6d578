#pragma once

#include <QPushButton>

namespace sudoku {

class Settings;

/// A button with a menu of the requests that the user has saved under a name.
class Presets : public QPushButton
{
    Q_OBJECT

public:
    explicit Presets(Settings &settings, QWidget *parent = nullptr);

    QStringList names() const;
    /// Returns the name under which formmemory.h keeps the fields of preset \a name.
    static QString formOf(const QString &name);

signals:
    /// Emitted when the user chooses a preset, whose fields are kept under \a form.
    void chosen(const QString &form);
    /// Emitted when the user wants to keep the fields under \a form.
    void saveRequested(const QString &form);

private:
    void fillMenu();
    void save();
    void remove(const QString &name);

    Settings &m_settings;
};

} // namespace sudoku
