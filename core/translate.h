#pragma once

/// Marks \a text for translation in \a context and leaves it as it is: core speaks no language,
/// whoever shows the text looks it up. For lupdate: -tr-function-alias QT_TRANSLATE_NOOP+=TR_NOOP.
#define TR_NOOP(context, text) text
