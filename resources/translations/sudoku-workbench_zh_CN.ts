<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <translation>简体中文</translation>
    </message>
</context>
</TS>
