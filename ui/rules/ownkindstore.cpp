#include "ui/rules/ownkindstore.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/jsontext.h"
#include "core/formats/text/ownkindtext.h"
#include "ui/text/errortext.h"
#include "ui/text/readfile.h"
#include "ui/text/savefile.h"

#include <nlohmann/json.hpp>

namespace sudoku {

tl::expected<std::vector<OwnKindDefinition>, QString> ownKindsInText(const QByteArray &json)
{
    const std::string text = json.toStdString();
    const auto whole = nlohmann::json::parse(text, nullptr, false);
    if (whole.is_discarded() || !whole.is_array())
        return tl::unexpected(OwnKindStore::tr("this is no list of kinds"));
    std::vector<OwnKindDefinition> kinds;
    for (const nlohmann::json &element : json::elements(whole)) {
        const auto definition = ownKindOfJson(element);
        if (!definition)
            return tl::unexpected(OwnKindStore::tr("kind %1: %2")
                                      .arg(QString::number(kinds.size() + 1), errorText(definition.error())));
        kinds.push_back(*definition);
    }
    return kinds;
}

QByteArray textOfOwnKinds(const std::vector<OwnKindDefinition> &kinds)
{
    std::string text;
    for (const OwnKindDefinition &kind : kinds)
        text += (text.empty() ? "[\n" : ",\n") + ownKindJson(kind).dump();
    return QByteArray::fromStdString(text.empty() ? "[]\n" : text + "\n]\n");
}

const std::vector<OwnKindDefinition> &exampleKinds()
{
    static const std::vector<OwnKindDefinition> examples = [] {
        QFile file(QStringLiteral(":/kinds/examples.json"));
        file.open(QIODevice::ReadOnly);
        return ownKindsInText(file.readAll()).value_or(std::vector<OwnKindDefinition>());
    }();
    return examples;
}

OwnKindStore::OwnKindStore(QString file, QObject *parent) : QObject(parent), m_file(std::move(file))
{
    load();
}

std::vector<const Variant *> OwnKindStore::kinds() const
{
    std::vector<const Variant *> kinds;
    for (const OwnKindDefinition &definition : m_definitions)
        kinds.push_back(ownKind(definition));
    return kinds;
}

void OwnKindStore::load()
{
    constexpr qint64 maxBytes = 1'000'000;
    const auto contents = readFile(m_file, maxBytes);
    const auto read = contents ? ownKindsInText(*contents) : tl::unexpected(QString());
    if (!read || *read == m_definitions)
        return;
    m_definitions = *read;
    emit changed();
}

std::optional<QString> OwnKindStore::save(const std::vector<OwnKindDefinition> &definitions)
{
    QDir().mkpath(QFileInfo(m_file).absolutePath());
    if (auto problem = saveFile(m_file, textOfOwnKinds(definitions)))
        return problem;
    m_definitions = definitions;
    emit changed();
    return {};
}

} // namespace sudoku
