#pragma once

#include <QComboBox>

#include "core/variants/variant.h"
#include "ui/rules/numbersigns.h"

#include <functional>
#include <optional>
#include <vector>

class QCompleter;
class QStandardItemModel;

namespace sudoku {

/// A list of the kinds of constraints in groups with headings. Typing a part of a name finds a kind, and so
/// does a letter that the board shows, such as X.
class KindBox : public QComboBox
{
    Q_OBJECT

public:
    explicit KindBox(QWidget *parent = nullptr);

    /// Returns the chosen kind, or null.
    const Variant *kind() const;
    void chooseKind(const Variant &kind) { setCurrentIndex(rowOf(kind)); }
    void clearKind() { setCurrentIndex(-1); }
    /// Offers the kinds for \a geometry. Kinds that do not fit it are disabled and say why.
    void offerKinds(const Geometry &geometry);
    /// Disables the offered kinds for which \a why says something, and shows what.
    void refuseKinds(const std::function<QString(const Variant &)> &why);
    /// Offers \a kinds, which the user has made, beside those of the program.
    void offerOwnKinds(const std::vector<const Variant *> &kinds);

signals:
    /// Emitted when a kind is chosen by Enter, or by a click on a result of the search; also by Enter when
    /// nothing is typed, which chooses none.
    void confirmed();
    /// Emitted before confirmed() when the typed text was a letter that the board shows for a \a number of
    /// the kind: X for 10.
    void numberNamed(int number);
    /// Emitted when Enter is pressed and no kind with that name can be chosen; \a why is a sentence.
    void refused(const QString &why);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void appendGroup(const QString &heading, const std::vector<const Variant *> &kinds);
    const Variant *kindIn(int row) const;
    /// Returns the row of \a kind, or -1.
    int rowOf(const Variant &kind) const;
    QStandardItemModel *items() const;
    void search(const QString &text);
    void showFound(const QString &text);
    std::optional<NumberSign> signTyped(const QString &text) const;
    void choose(const Variant &kind, std::optional<int> number = {});
    void chooseFound(const QModelIndex &found);
    void confirm();

    std::optional<Geometry> m_geometry; // for which kinds are offered
    std::vector<const Variant *> m_own; ///< kinds that the user has made
    QCompleter *m_completer;
    QStandardItemModel *m_found; // the kinds found for the typed text
};

} // namespace sudoku

Q_DECLARE_METATYPE(const sudoku::Variant *)
