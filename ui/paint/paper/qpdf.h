#pragma once

// Clang refuses libqpdf's JSON where vectors are those of C++20: it contains a vector of itself. Nothing here
// uses it, so that its name is enough.
#ifdef __clang__
#define JSON_HH // the guard of its header
class JSON;
#endif

#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>
