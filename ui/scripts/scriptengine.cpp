#include "ui/scripts/scriptengine.h"

#include <QFile>
#include <QJSEngine>

#include "core/formats/text/jsonaccess.h"

void initScriptResources()
{
    Q_INIT_RESOURCE(scripts); // a static library does not do that by itself
}

namespace sudoku {
namespace {

using Json = nlohmann::json;

QString setup()
{
    initScriptResources();
    QFile file(QStringLiteral(":/scripts/setup.js"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Returns the components that \a script places on \a board, or null.
Json componentsOf(const Json &script, Json board, const QString &setup)
{
    QJSEngine engine;
    board.update(script);
    const QJSValue place = engine.evaluate(setup);
    const QJSValue answer = place.call({QString::fromStdString(board.dump())});
    const QString code = QString::fromStdString(json::text(json::member(script, "code")));
    if (answer.isError() || engine.evaluate(code).isError())
        return {};
    const QJSValue components = answer.call();
    return components.isError() ? Json() : Json::parse(components.toString().toStdString(), nullptr, false);
}

} // namespace

std::string answerOfScripts(std::string_view question)
{
    const Json asked = Json::parse(question, nullptr, false);
    Json board = json::members(json::member(asked, "board"));
    board["kinds"] = json::member(asked, "kinds");
    const QString text = setup();
    Json answers = Json::array();
    for (const Json &script : json::elements(json::member(asked, "scripts")))
        answers.push_back(componentsOf(json::members(script), board, text));
    return answers.dump();
}

} // namespace sudoku
