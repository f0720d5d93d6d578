#pragma once

/// Marks \a text for translation in \a context and returns it unchanged: core is in English, and the programs
/// translate what they show. For lupdate: -tr-function-alias QT_TRANSLATE_NOOP+=TR_NOOP.
#define TR_NOOP(context, text) text
