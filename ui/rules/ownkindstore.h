#pragma once

#include <QObject>
#include <QString>

#include "core/variants/own/ownkind.h"

#include <tl/expected.hpp>
#include <vector>

namespace sudoku {

/// Returns the definitions in \a json, an array of them, or what is wrong as a sentence.
tl::expected<std::vector<OwnKindDefinition>, QString> ownKindsInText(const QByteArray &json);
/// Returns the inverse of ownKindsInText().
QByteArray textOfOwnKinds(const std::vector<OwnKindDefinition> &kinds);
/// Returns kinds that are shipped as examples.
const std::vector<OwnKindDefinition> &exampleKinds();

/// The kinds of rules that the user has made, in a file. They are offered beside those of the program. What
/// cannot be read of the file, as kinds of a newer version, is left in it.
class OwnKindStore : public QObject
{
    Q_OBJECT

public:
    /// Keeps the kinds in \a file, which need not exist.
    explicit OwnKindStore(QString file, QObject *parent = nullptr);

    const std::vector<OwnKindDefinition> &definitions() const { return m_definitions; }
    /// Returns the kinds in the order of the definitions, without those that combine one which is missing.
    std::vector<const Variant *> kinds() const;
    /// Reads the file again: another window may have changed it.
    void load();
    /// Keeps \a definitions, and what others have added to the file since load(); returns why they could not
    /// be written, or nothing.
    std::optional<QString> save(std::vector<OwnKindDefinition> definitions);
    /// Returns what cannot be read of the file, as a sentence, or nothing.
    QString problem() const { return m_problem; }

signals:
    void changed();

private:
    /// What is in the file.
    struct Contents
    {
        std::vector<OwnKindDefinition> kinds = {};
        QByteArrayList others = {}; ///< the texts of those that cannot be read
        QString problem = {};
        bool isList = true;
    };
    Contents read() const;

    QString m_file;
    std::vector<OwnKindDefinition> m_definitions;
    QString m_problem;
};

} // namespace sudoku
