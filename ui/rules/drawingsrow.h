#pragma once

#include <QWidget>

#include "core/variants/variant.h"

#include <functional>
#include <vector>

class QLabel;
class QPushButton;

namespace sudoku {

class Document;

/// The drawings and the fog of the puzzle in words, with buttons that make rules of them and remove them.
/// Hidden if there are none.
class DrawingsRow : public QWidget
{
    Q_OBJECT

public:
    using OwnKinds = std::function<std::vector<const Variant *>()>;

    /// \a ownKinds returns the kinds that are offered for rules beside those of the program.
    explicit DrawingsRow(Document &document, OwnKinds ownKinds = {}, QWidget *parent = nullptr);

    /// Returns what the row says: "5 drawings; no rules".
    QString text() const;

private:
    void follow();
    void makeRules();
    void removeAll();

    Document &m_document;
    OwnKinds m_ownKinds;
    QLabel *m_label;
    QPushButton *m_make;
    QPushButton *m_remove;
};

} // namespace sudoku
