#include "ui/printjob/bookschema.h"

#include "ui/printjob/bookmembers.h"

namespace sudoku {
namespace {

using Json = nlohmann::ordered_json;

Json described(Json schema, const char *description)
{
    schema["description"] = description;
    return schema;
}

Json objectOf(const Json &properties, const Json &required)
{
    return {{"type", "object"},
            {"properties", properties},
            {"required", required},
            {"additionalProperties", false}};
}

Json wishSchema(const Json &wishes)
{
    Json properties{
        {"count", described({{"type", "integer"}, {"minimum", 1}}, "how many puzzles to make")},
        {"seed", described({{"type", "integer"}, {"minimum", 0}},
                           "the seed of the first puzzle; else it follows from that of the book")},
        {"file", described({{"type", "string"}},
                           "where the puzzles are written, relative to the book; else beside it")}};
    properties.update(wishes);
    return described(objectOf(properties, Json::array()), "puzzles that the program makes");
}

Json chapterSchema()
{
    const Json texts{{"anyOf", Json::array({Json{{"type", "string"}},
                                            Json{{"type", "array"}, {"items", {{"type", "string"}}}}})}};
    const Json source{
        {"anyOf", Json::array({described({{"type", "string"}}, "a file with puzzles, relative to the book"),
                               Json{{"$ref", "#/$defs/wish"}}})}};
    const Json sources{{"anyOf", Json::array({source, Json{{"type", "array"}, {"items", source}}})}};
    const Json properties{
        {"title", described({{"type", "string"}}, "at the head of its pages")},
        {"title-page", described({{"type", "boolean"}}, "whether the title has a page of its own")},
        {"introduction", described(texts, "paragraphs before the puzzles")},
        {"per-page", described({{"type", "integer"}, {"minimum", 0}, {"maximum", 12}},
                               "puzzles on a page; else as the book says")},
        {"insert", described({{"type", "string"}},
                             "a PDF file whose pages are inserted before the chapter, relative to the book")},
        {"puzzles", described(sources, "what the puzzles are taken from")}};
    return objectOf(properties, Json::array({"puzzles"}));
}

} // namespace

Json bookSchema(const Json &wishes)
{
    Json properties{{"book", described({{"const", 1}}, "the version of this form")}};
    for (const BookMember &member : bookMembers())
        properties[std::string(member.name)] = memberSchema(member);
    properties["chapters"] =
        described({{"type", "array"}, {"minItems", 1}, {"items", {{"$ref", "#/$defs/chapter"}}}},
                  "the chapters, in their order");
    Json schema{{"$schema", "https://json-schema.org/draft/2020-12/schema"}, {"title", "A book"}};
    schema.update(objectOf(properties, Json::array({"book", "chapters"})));
    schema["$defs"] = {{"chapter", chapterSchema()}, {"wish", wishSchema(wishes)}};
    return schema;
}

} // namespace sudoku
