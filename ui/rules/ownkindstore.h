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

/// The kinds of rules that the user has made, in a file. They are offered beside those of the program.
class OwnKindStore : public QObject
{
    Q_OBJECT

public:
    /// Keeps the kinds in \a file, which need not exist.
    explicit OwnKindStore(QString file, QObject *parent = nullptr);

    const std::vector<OwnKindDefinition> &definitions() const { return m_definitions; }
    /// Returns the kinds in the order of the definitions.
    std::vector<const Variant *> kinds() const;
    /// Reads the file again: another window may have changed it.
    void load();
    /// Keeps \a definitions; returns why they could not be written, or nothing.
    std::optional<QString> save(const std::vector<OwnKindDefinition> &definitions);

signals:
    void changed();

private:
    QString m_file;
    std::vector<OwnKindDefinition> m_definitions;
};

} // namespace sudoku
