#pragma once

#include <QWidget>

#include "core/variants/own/ownkindnames.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace sudoku {

class PairTable;

/// The fields of a kind of rule of one's own. Says at once what is wrong, and what the rule means.
class OwnKindForm : public QWidget
{
    Q_OBJECT

public:
    explicit OwnKindForm(QWidget *parent = nullptr);

    /// Offers \a others beside the kinds of the program to be combined; \a names returns what a rule that
    /// combines kinds may name.
    void setOthers(std::function<OwnKindNames()> names, const std::vector<OwnKindDefinition> &others);
    /// Says so where the kind looks like one of \a others, which share its list.
    void setLooksTaken(std::vector<OwnKindDefinition> others) { m_drawn = std::move(others); }
    void setDefinition(const OwnKindDefinition &definition);
    const OwnKindDefinition &definition() const { return m_definition; }
    /// Lets the user type a name for what is shown.
    void beginNaming();
    /// Shows \a text where it is said what a rule lacks.
    void showStateText(const QString &text);
    /// Returns what is wrong with the definition, or nothing.
    const std::optional<OwnKindProblem> &problem() const { return m_problem; }

signals:
    /// Emitted when the user has changed the definition.
    void changed();

private:
    void makeFields();
    void addRule(QFormLayout &form);
    void addPlace(QFormLayout &form);
    void addLook(QFormLayout &form);
    void connectFields();
    void take();
    void show();
    void showState();
    QString stateText() const;
    void chooseColour();
    void offerKinds(const std::vector<OwnKindDefinition> &others);
    void insertKind();

    OwnKindDefinition m_definition;
    std::function<OwnKindNames()> m_names;
    std::vector<OwnKindDefinition> m_drawn; ///< other kinds, which may look the same
    std::optional<OwnKindProblem> m_problem;
    bool m_isShowing = false; ///< the fields follow the definition, not the other way round
    QLineEdit *m_name;
    QComboBox *m_form;
    QComboBox *m_place;
    QLineEdit *m_rule;
    QComboBox *m_others;
    QLineEdit *m_start;
    QLineEdit *m_accept;
    QComboBox *m_reading;
    QSpinBox *m_rows;
    QSpinBox *m_columns;
    QCheckBox *m_ring;
    QCheckBox *m_number;
    QComboBox *m_look;
    QPushButton *m_colour;
    QLineEdit *m_sign;
    QPlainTextEdit *m_demand;
    PairTable *m_table;
    QSpinBox *m_digits; ///< of the table
    QLabel *m_state;
    QFormLayout *m_fields;
};

/// Returns a short name made of \a name, which people see: "Three apart" becomes "three-apart".
std::string shortNameOf(const QString &name);

} // namespace sudoku
