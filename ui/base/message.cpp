#include "ui/base/message.h"

namespace sudoku {

MessageHandle MessageHandle::next()
{
    static int last = 0;
    return MessageHandle(++last);
}

} // namespace sudoku
