#pragma once

#include <QWidget>

#include "ui/print/valuechoices.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <vector>

class QLineEdit;

namespace sudoku {

class ProblemNote;

/// Asks for a value of JSON as its schema describes it: a box for true and false, a number, a list of names,
/// a text, with examples in a list or without, a file, lines, boxes for several names, or a text for each
/// member.
class SchemaField : public QWidget
{
    Q_OBJECT

public:
    using Json = nlohmann::ordered_json;

    /// Returns what a person reads for a name in the schema.
    using Words = std::function<QString(const QString &)>;

    explicit SchemaField(const Json &schema, Words words, QWidget *parent = nullptr);

    /// Returns the value; null for what need not be said.
    Json value() const { return m_read(); }
    void setValue(const Json &value) { m_write(value); }
    /// Returns whether it needs a line of its own.
    bool isLarge() const { return m_isLarge; }
    void setName(const QString &name);
    /// Says below the field what is wrong with its value, in sentences; nothing if \a problem is empty.
    void setProblem(const QString &problem);
    /// Returns that text.
    QString problem() const;

signals:
    void changed();

private:
    void makeBox();
    void makeWhole(const Json &schema);
    void makeNumber(const Json &schema);
    void makeText(bool isNumber);
    void makeFile();
    void follow(QLineEdit *text, bool isNumber);
    void makeLines();
    void makeNames(const Json &names);
    std::vector<ValueChoice> choicesIn(const Json &names) const;
    void makeChoice(const std::vector<ValueChoice> &choices, bool isOpen);
    void makeBoxes(const Json &names);
    void makeMembers(const Json &properties);
    void add(QWidget *widget);

    Words m_words;
    std::function<Json()> m_read;
    std::function<void(const Json &)> m_write;
    QWidget *m_widget = nullptr; ///< that has the focus
    ProblemNote *m_problem;
    bool m_isLarge = false;
};

} // namespace sudoku
