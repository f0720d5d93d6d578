<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>About</name>
    <message>
        <source>&lt;h3&gt;Sudoku Workbench %1&lt;/h3&gt;&lt;p&gt;Make, type in, solve, check and print Sudokus from 4 × 4 to 25 × 25.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sudoku Workbench %1&lt;/h3&gt;&lt;p&gt;Crear, introducir, resolver, comprobar e imprimir sudokus de 4 × 4 a 25 × 25.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Free software under the MIT License. © 2026 The Sudoku Workbench authors.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Software libre con licencia MIT. © 2026 Los autores de Sudoku Workbench.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;With thanks to the makers of MiniSat and CaDiCaL, which solve the boards; of Qt, which draws the window; of the typeface Roboto; of nlohmann/json and tl::expected; to HoDoKu and Sudoku Explainer for their ratings; and to the authors of the puzzles with which it is tested.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Gracias a los autores de MiniSat y CaDiCaL, que resuelven los tableros; de Qt, que dibuja la ventana; del tipo de letra Roboto; de nlohmann/json y tl::expected; a HoDoKu y Sudoku Explainer por sus valoraciones; y a los autores de los sudokus con los que se prueba el programa.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Sudoku Workbench</source>
        <translation>Acerca de Sudoku Workbench</translation>
    </message>
    <message>
        <source>&amp;Copy Details</source>
        <translation>&amp;Copiar detalles</translation>
    </message>
    <message>
        <source>Copies the versions of the program and of your system, for a report of a problem</source>
        <translation>Copia las versiones del programa y de su sistema, para informar de un problema</translation>
    </message>
    <message>
        <source>&amp;Report a Problem…</source>
        <translation>Informar de un &amp;problema…</translation>
    </message>
    <message>
        <source>Copies the details, which belong into the report, and opens %1</source>
        <translation>Copia los detalles, que deben figurar en el informe, y abre %1</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licencias…</translation>
    </message>
</context>
<context>
    <name>Arrangement</name>
    <message>
        <source>Small twin: two boards of 6 × 6</source>
        <translation>Gemelo pequeño: dos tableros de 6 × 6</translation>
    </message>
    <message>
        <source>Twin: two boards of 9 × 9</source>
        <translation>Gemelo: dos tableros de 9 × 9</translation>
    </message>
    <message>
        <source>Triple: three boards of 9 × 9</source>
        <translation>Triple: tres tableros de 9 × 9</translation>
    </message>
    <message>
        <source>Butterfly: four boards of 9 × 9</source>
        <translation>Mariposa: cuatro tableros de 9 × 9</translation>
    </message>
    <message>
        <source>Sohei: four boards of 9 × 9</source>
        <translation>Sohei: cuatro tableros de 9 × 9</translation>
    </message>
    <message>
        <source>Flower: five boards of 9 × 9</source>
        <translation>Flor: cinco tableros de 9 × 9</translation>
    </message>
    <message>
        <source>Windmill: five boards of 9 × 9</source>
        <translation>Molino de viento: cinco tableros de 9 × 9</translation>
    </message>
    <message>
        <source>Samurai: five boards of 9 × 9</source>
        <translation>Samurai: cinco tableros de 9 × 9</translation>
    </message>
</context>
<context>
    <name>AtMostOne</name>
    <message>
        <source>Pairwise</source>
        <translation>Por pares</translation>
    </message>
    <message>
        <source>Forbids each pair of candidates. It needs no auxiliary variables, but its clauses grow with the square of the candidates.</source>
        <translation>Prohíbe cada par de candidatos. No necesita variables auxiliares, pero sus cláusulas crecen con el cuadrado de los candidatos.</translation>
    </message>
    <message>
        <source>Binary tree</source>
        <translation>Árbol binario</translation>
    </message>
    <message>
        <source>Splits the candidates into halves, again and again. An auxiliary variable means “one of this half”, and two halves exclude each other.</source>
        <translation>Divide los candidatos en mitades, una y otra vez. Una variable auxiliar significa «uno de esta mitad», y dos mitades se excluyen entre sí.</translation>
    </message>
    <message>
        <source>Ternary tree</source>
        <translation>Árbol ternario</translation>
    </message>
    <message>
        <source>Splits the candidates into thirds, again and again. An auxiliary variable means “one of this third”, and the thirds exclude each other.</source>
        <translation>Divide los candidatos en tercios, una y otra vez. Una variable auxiliar significa «uno de este tercio», y los tercios se excluyen entre sí.</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Comandante</translation>
    </message>
    <message>
        <source>Forbids each pair in groups of three. A commander variable is true if a candidate of its group is; at most one commander is true, in the same way.</source>
        <translation>Prohíbe cada par en grupos de tres. Una variable comandante es verdadera si lo es un candidato de su grupo; como mucho un comandante es verdadero, del mismo modo.</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Producto</translation>
    </message>
    <message>
        <source>Arranges the candidates in a rectangle. A candidate implies the auxiliary variables of its row and its column; at most one row and one column may be true.</source>
        <translation>Ordena los candidatos en un rectángulo. Un candidato implica las variables auxiliares de su fila y su columna; como mucho una fila y una columna pueden ser verdaderas.</translation>
    </message>
    <message>
        <source>Sequential counter</source>
        <translation>Contador secuencial</translation>
    </message>
    <message>
        <source>Goes through the candidates one by one. An auxiliary variable means “there was one up to here” and forbids all later ones.</source>
        <translation>Recorre los candidatos uno a uno. Una variable auxiliar significa «hasta aquí hubo uno» y prohíbe todos los posteriores.</translation>
    </message>
    <message>
        <source>Bimander</source>
        <translation>Bimander</translation>
    </message>
    <message>
        <source>Numbers pairs of candidates in binary, with an auxiliary variable for each bit. A candidate implies the bits of its pair, so only one pair can hold a true one.</source>
        <translation>Numera los pares de candidatos en binario, con una variable auxiliar por bit. Un candidato implica los bits de su par, así que solo un par puede contener uno verdadero.</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmentos</translation>
    </message>
    <message>
        <source>Made for Sudoku: an auxiliary variable means “the digit is where this line meets this box”. Line and box share it, so both need few clauses; cells are encoded pairwise.</source>
        <translation>Hecho para el sudoku: una variable auxiliar significa «el dígito está donde esta línea cruza este bloque». La línea y el bloque la comparten, así que ambos necesitan pocas cláusulas; las celdas se codifican por pares.</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>Mínima</translation>
    </message>
    <message>
        <source>States only that each cell has a digit and that no two cells of a house have the same one, pair by pair. Everything else follows, but a solver sees less at once.</source>
        <translation>Dice solo que cada celda tiene un dígito y que dos celdas de una casa nunca tienen el mismo, par por par. Todo lo demás se deduce, pero un solucionador ve menos de una vez.</translation>
    </message>
    <message>
        <source>Efficient</source>
        <translation>Eficiente</translation>
    </message>
    <message>
        <source>The minimal encoding, and that no cell has two digits.</source>
        <translation>La codificación mínima, y además que ninguna celda tiene dos dígitos.</translation>
    </message>
    <message>
        <source>Extended</source>
        <translation>Extendida</translation>
    </message>
    <message>
        <source>States everything twice: each cell has exactly one digit, and each digit exactly one place in a house, pair by pair. Nothing is shared between houses.</source>
        <translation>Lo dice todo dos veces: cada celda tiene exactamente un dígito, y cada dígito exactamente un lugar en una casa, par por par. Las casas no comparten nada.</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarítmica</translation>
    </message>
    <message>
        <source>Writes the digit of a cell in bits, four for 9 digits, so that a cell cannot have two. A clause forbids two cells of a house the same bits, digit by digit.</source>
        <translation>Escribe el dígito de una celda en bits, cuatro para 9 dígitos, así que una celda no puede tener dos. Una cláusula prohíbe a dos celdas de una casa los mismos bits, dígito por dígito.</translation>
    </message>
    <message>
        <source>Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006: their extended encoding without the clauses that two houses share</source>
        <translation>Lynce y Ouaknine, «Sudoku as a SAT Problem», 2006: su codificación extendida sin las cláusulas que comparten dos casas</translation>
    </message>
    <message>
        <source>Bailleux and Boufkhad, “Efficient CNF Encoding of Boolean Cardinality Constraints”, 2003: their totalizer, which here counts to one</source>
        <translation>Bailleux y Boufkhad, «Efficient CNF Encoding of Boolean Cardinality Constraints», 2003: su totalizador, que aquí cuenta hasta uno</translation>
    </message>
    <message>
        <source>as tree2, with parts of three</source>
        <translation>como tree2, con tres partes</translation>
    </message>
    <message>
        <source>Klieber and Kwon, “Efficient CNF Encoding for Selecting 1 from N Objects”, 2007</source>
        <translation>Klieber y Kwon, «Efficient CNF Encoding for Selecting 1 from N Objects», 2007</translation>
    </message>
    <message>
        <source>Chen, “A New SAT Encoding of the At-Most-One Constraint”, 2010</source>
        <translation>Chen, «A New SAT Encoding of the At-Most-One Constraint», 2010</translation>
    </message>
    <message>
        <source>Sinz, “Towards an Optimal CNF Encoding of Boolean Cardinality Constraints”, 2005</source>
        <translation>Sinz, «Towards an Optimal CNF Encoding of Boolean Cardinality Constraints», 2005</translation>
    </message>
    <message>
        <source>Hölldobler and Nguyen, “On SAT-Encodings of the At-Most-One Constraint”, 2013</source>
        <translation>Hölldobler y Nguyen, «On SAT-Encodings of the At-Most-One Constraint», 2013</translation>
    </message>
    <message>
        <source>this program</source>
        <translation>este programa</translation>
    </message>
    <message>
        <source>Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006</source>
        <translation>Lynce y Ouaknine, «Sudoku as a SAT Problem», 2006</translation>
    </message>
    <message>
        <source>Weber, “A SAT-based Sudoku Solver”, 2005; the name is that of Kwon and Jain, “Optimized CNF Encoding for Sudoku Puzzles”, 2006</source>
        <translation>Weber, «A SAT-based Sudoku Solver», 2005; el nombre es el de Kwon y Jain, «Optimized CNF Encoding for Sudoku Puzzles», 2006</translation>
    </message>
    <message>
        <source>Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006; compared in Kwon and Jain, “Optimized CNF Encoding for Sudoku Puzzles”, 2006</source>
        <translation>Lynce y Ouaknine, «Sudoku as a SAT Problem», 2006; comparada en Kwon y Jain, «Optimized CNF Encoding for Sudoku Puzzles», 2006</translation>
    </message>
    <message>
        <source>Frisch and Peugniez, “Solving Non-Boolean Satisfiability Problems with Stochastic Local Search”, 2001, who call it binary, as most papers do</source>
        <translation>Frisch y Peugniez, «Solving Non-Boolean Satisfiability Problems with Stochastic Local Search», 2001, que la llaman binaria, como la mayoría de los artículos</translation>
    </message>
</context>
<context>
    <name>BoardKind</name>
    <message>
        <source>Classic 9 × 9</source>
        <translation>Clásico 9 × 9</translation>
    </message>
    <message>
        <source>X-Sudoku</source>
        <translation>X-Sudoku</translation>
    </message>
    <message>
        <source>Windoku</source>
        <translation>Windoku</translation>
    </message>
    <message>
        <source>Jigsaw</source>
        <translation>Jigsaw</translation>
    </message>
    <message>
        <source>Killer</source>
        <translation>Killer</translation>
    </message>
    <message>
        <source>Thermometers</source>
        <translation>Termómetros</translation>
    </message>
    <message>
        <source>4 × 4</source>
        <translation>4 × 4</translation>
    </message>
    <message>
        <source>6 × 6</source>
        <translation>6 × 6</translation>
    </message>
    <message>
        <source>12 × 12</source>
        <translation>12 × 12</translation>
    </message>
    <message>
        <source>16 × 16</source>
        <translation>16 × 16</translation>
    </message>
    <message>
        <source>25 × 25</source>
        <translation>25 × 25</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flecha</translation>
    </message>
    <message>
        <source>Sandwich</source>
        <translation>Sándwich</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>Edit &gt; Copy Board As &gt; %1 keeps all of it.</source>
        <translation>Editar &gt; Copiar tablero como &gt; %1 lo conserva todo.</translation>
    </message>
    <message>
        <source>Edit &gt; Copy Board As &gt; %1 keeps more of it.</source>
        <translation>Editar &gt; Copiar tablero como &gt; %1 conserva más.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>The rules</source>
        <translation>Las reglas</translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation>Cómo empezar</translation>
    </message>
    <message>
        <source>Look for a row, column or box that is almost full. What is missing there?</source>
        <translation>Busque una fila, columna o bloque casi lleno. ¿Qué falta ahí?</translation>
    </message>
    <message>
        <source>Look for a digit that the board shows often. In a box without it, cross out in your mind each row and column that has it already: if one cell is left, the digit goes there.</source>
        <translation>Tome un dígito que aparezca a menudo. En un bloque sin él, tache mentalmente cada fila y columna que ya lo tenga: si queda una sola celda, el dígito va ahí.</translation>
    </message>
    <message>
        <source>Take a cell whose row, column and box have many digits. If only one digit is missing in all three, write it down.</source>
        <translation>Tome una celda cuya fila, columna y bloque tengan muchos dígitos. Si en los tres falta un único dígito, escríbalo.</translation>
    </message>
    <message>
        <source>In harder puzzles, write the digits that are left for an empty cell small into it, and cross out those that turn out impossible. If two cells of a row, column or box have the same two digits and no others, these two digits can be crossed out in the rest of it.</source>
        <translation>En sudokus más difíciles, anote en pequeño en cada celda vacía lo que puede ir ahí y tache lo que no puede ir. Si dos celdas de una fila, columna o bloque tienen los mismos dos dígitos y ningún otro, esos dos dígitos se pueden tachar en las demás celdas.</translation>
    </message>
    <message>
        <source>Every puzzle has exactly one solution.</source>
        <translation>Cada sudoku tiene exactamente una solución.</translation>
    </message>
    <message>
        <source>How to solve</source>
        <translation>Cómo resolver</translation>
    </message>
</context>
<context>
    <name>BookCheck</name>
    <message>
        <source>there is no file &apos;%1&apos;</source>
        <translation>no hay ningún archivo «%1»</translation>
    </message>
    <message>
        <source>the program has no texts in &apos;%1&apos;</source>
        <translation>el programa no tiene textos en «%1»</translation>
    </message>
    <message>
        <source>no font of this machine has the letters of this language</source>
        <translation>ninguna fuente de este equipo tiene las letras de este idioma</translation>
    </message>
    <message>
        <source>the standard of the PDF demands a date, such as %1</source>
        <translation>el estándar del PDF exige una fecha, como %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a PDF</source>
        <translation>«%1» no es un PDF</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is encrypted</source>
        <translation>«%1» está cifrado</translation>
    </message>
    <message>
        <source>a booklet cannot have pages of another PDF</source>
        <translation>un folleto no puede tener páginas de otro PDF</translation>
    </message>
    <message>
        <source>a PDF that keeps to a standard cannot have pages of another one</source>
        <translation>un PDF que sigue un estándar no puede tener páginas de otro</translation>
    </message>
    <message>
        <source>the puzzles of another line are written to &apos;%1&apos;</source>
        <translation>los sudokus de otra línea se escriben en «%1»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has other puzzles: name another file, or remove the number to print them</source>
        <translation>«%1» tiene otros sudokus: indique otro archivo, o quite la cantidad para imprimirlos</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is looked for beside the book: save the book first</source>
        <translation>«%1» se busca junto al libro: guarde antes el libro</translation>
    </message>
</context>
<context>
    <name>BookFile</name>
    <message>
        <source>&apos;%1&apos; is not a text: write it in quotation marks</source>
        <translation>«%1» no es un texto entre comillas</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither true nor false</source>
        <translation>«%1» no es ni true ni false</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number from %2 to %3</source>
        <translation>«%1» no es un número de %2 a %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number from %2 to %3</source>
        <translation>«%1» no es un número entero de %2 a %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number from 0 on</source>
        <translation>«%1» no es un número entero a partir de 0</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a text nor a list of texts</source>
        <translation>«%1» no es ni un texto ni una lista de textos</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one of: %2</source>
        <translation>«%1» no es uno de estos: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an object in braces</source>
        <translation>«%1» no es un objeto entre llaves</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a list in brackets</source>
        <translation>«%1» no es una lista entre corchetes</translation>
    </message>
    <message>
        <source>unknown member; the members are %1</source>
        <translation>elemento desconocido; los elementos son %1</translation>
    </message>
    <message>
        <source>unknown member; did you mean %1?</source>
        <translation>elemento desconocido; ¿quería decir %1?</translation>
    </message>
    <message>
        <source>a chapter needs &quot;puzzles&quot;: files, or wishes</source>
        <translation>un capítulo necesita «puzzles»: archivos o peticiones</translation>
    </message>
    <message>
        <source>puzzles are the name of a file, or a wish such as %1</source>
        <translation>los sudokus son el nombre de un archivo o una petición como %1</translation>
    </message>
    <message>
        <source>a book needs a chapter</source>
        <translation>un libro necesita un capítulo</translation>
    </message>
    <message>
        <source>a seed is missing, with which the same puzzles are made each time: give the book a &quot;seed&quot;, a number that no other book has</source>
        <translation>falta una semilla con la que se generan cada vez los mismos sudokus: dé al libro un «seed», un número que no tenga ningún otro libro</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a paper size; the names are %2 (or a size such as 120x180mm)</source>
        <translation>«%1» no es un papel; los nombres son %2 (o un tamaño como 120x180mm)</translation>
    </message>
    <message>
        <source>a sheet that is folded has four pages: name a multiple of four</source>
        <translation>una hoja plegada tiene cuatro páginas: indique un múltiplo de cuatro</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a date such as 2026-11-29</source>
        <translation>«%1» no es una fecha como 2026-11-29</translation>
    </message>
    <message>
        <source>this is missing</source>
        <translation>esto falta</translation>
    </message>
    <message>
        <source>as the kinds of puzzles ask for</source>
        <translation>según los tipos de sudoku</translation>
    </message>
    <message>
        <source>the sides of paper are %1 to %2 mm long, unlike &apos;%3&apos;</source>
        <translation>los lados del papel miden de %1 a %2 mm, a diferencia de «%3»</translation>
    </message>
</context>
<context>
    <name>BookMember</name>
    <message>
        <source>Title:</source>
        <translation>Título:</translation>
    </message>
    <message>
        <source>Author:</source>
        <translation>Autor:</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Idioma:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Fecha:</translation>
    </message>
    <message>
        <source>Paper:</source>
        <translation>Papel:</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Margin (mm):</source>
        <translation>Margen (mm):</translation>
    </message>
    <message>
        <source>Gutter (mm):</source>
        <translation>Encuadernación (mm):</translation>
    </message>
    <message>
        <source>Mirrored, as in a book</source>
        <translation>Reflejadas, como en un libro</translation>
    </message>
    <message>
        <source>Booklet to fold</source>
        <translation>Cuadernillo para plegar</translation>
    </message>
    <message>
        <source>Creep (mm):</source>
        <translation>Desplazamiento (mm):</translation>
    </message>
    <message>
        <source>Crop marks</source>
        <translation>Marcas de corte</translation>
    </message>
    <message>
        <source>Bleed (mm):</source>
        <translation>Sangrado (mm):</translation>
    </message>
    <message>
        <source>Standard of the PDF:</source>
        <translation>Norma del PDF:</translation>
    </message>
    <message>
        <source>Lines:</source>
        <translation>Líneas:</translation>
    </message>
    <message>
        <source>Typeface of the digits:</source>
        <translation>Tipo de letra (dígitos):</translation>
    </message>
    <message>
        <source>Title page:</source>
        <translation>Portada:</translation>
    </message>
    <message>
        <source>Copyright page:</source>
        <translation>Página de derechos:</translation>
    </message>
    <message>
        <source>How to solve:</source>
        <translation>Cómo resolver:</translation>
    </message>
    <message>
        <source>Chapters begin on the right</source>
        <translation>Los capítulos empiezan a la derecha</translation>
    </message>
    <message>
        <source>First page:</source>
        <translation>Primera página:</translation>
    </message>
    <message>
        <source>Page numbers</source>
        <translation>Números de página</translation>
    </message>
    <message>
        <source>Footer:</source>
        <translation>Pie de página:</translation>
    </message>
    <message>
        <source>First puzzle:</source>
        <translation>Primer sudoku:</translation>
    </message>
    <message>
        <source>Puzzles per page:</source>
        <translation>Sudokus por página:</translation>
    </message>
    <message>
        <source>Caption:</source>
        <translation>Leyenda:</translation>
    </message>
    <message>
        <source>Names of levels:</source>
        <translation>Nombres de niveles:</translation>
    </message>
    <message>
        <source>Instruction:</source>
        <translation>Instrucción:</translation>
    </message>
    <message>
        <source>Line for name and date</source>
        <translation>Línea para nombre y fecha</translation>
    </message>
    <message>
        <source>Pencil marks</source>
        <translation>Anotaciones</translation>
    </message>
    <message>
        <source>QR code:</source>
        <translation>Código QR:</translation>
    </message>
    <message>
        <source>Hints:</source>
        <translation>Sugerencias:</translation>
    </message>
    <message>
        <source>Solutions:</source>
        <translation>Soluciones:</translation>
    </message>
    <message>
        <source>Solutions per page:</source>
        <translation>Soluciones por página:</translation>
    </message>
    <message>
        <source>Say the page of the solution</source>
        <translation>Indicar la página de la solución</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Semilla:</translation>
    </message>
    <message>
        <source>Insert a PDF:</source>
        <translation>Insertar un PDF:</translation>
    </message>
    <message>
        <source>Insert a PDF at the end:</source>
        <translation>Insertar un PDF al final:</translation>
    </message>
    <message>
        <source>First puzzle of a page larger</source>
        <translation>Primer sudoku de la página más grande</translation>
    </message>
    <message>
        <source>Earlier books:</source>
        <translation>Libros anteriores:</translation>
    </message>
    <message>
        <source>Gatherings:</source>
        <translation>Pliegos:</translation>
    </message>
    <message>
        <source>Size of captions (pt):</source>
        <translation>Tamaño de los títulos (pt):</translation>
    </message>
    <message>
        <source>Size of sums and clues outside (pt):</source>
        <translation>Tamaño de sumas y pistas exteriores (pt):</translation>
    </message>
    <message>
        <source>Size of page numbers (pt):</source>
        <translation>Tamaño de los números de página (pt):</translation>
    </message>
</context>
<context>
    <name>BookMessages</name>
    <message>
        <source>Making the puzzles of &apos;%1&apos;: %L2 of %L3 puzzles of the book are made.</source>
        <translation>Haciendo los sudokus de «%1»: %L2 de %L3 sudokus del libro están hechos.</translation>
    </message>
    <message>
        <source>Stopped. %L1 of %L2 puzzles are made and kept.</source>
        <translation>Detenido. %L1 de %L2 sudokus están hechos y se conservan.</translation>
    </message>
    <message>
        <source>Stopped. The PDF was not written.</source>
        <translation>Detenido. El PDF no se ha escrito.</translation>
    </message>
    <message>
        <source>The book was not made: %1</source>
        <translation>No se hizo el libro: %1</translation>
    </message>
    <message>
        <source>The book is made: %1</source>
        <translation>El libro está hecho: %1</translation>
    </message>
    <message>
        <source>The puzzles are made.</source>
        <translation>Los sudokus están generados.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
</context>
<context>
    <name>BookletSides</name>
    <message>
        <source>both, flipped on the short edge</source>
        <translation>ambas, volteadas por el borde corto</translation>
    </message>
    <message>
        <source>fronts only</source>
        <translation>solo anversos</translation>
    </message>
    <message>
        <source>backs only</source>
        <translation>solo reversos</translation>
    </message>
</context>
<context>
    <name>CaptionPart</name>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Number of clues</source>
        <translation>Número de pistas</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
</context>
<context>
    <name>CellColour</name>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>green with rising stripes</source>
        <translation>verde con rayas ascendentes</translation>
    </message>
    <message>
        <source>blue with level stripes</source>
        <translation>azul con rayas horizontales</translation>
    </message>
    <message>
        <source>yellow with dots</source>
        <translation>amarillo con puntos</translation>
    </message>
    <message>
        <source>red with falling stripes</source>
        <translation>rojo con rayas descendentes</translation>
    </message>
    <message>
        <source>purple with upright stripes</source>
        <translation>morado con rayas verticales</translation>
    </message>
    <message>
        <source>orange with squares</source>
        <translation>naranja con cuadrados</translation>
    </message>
    <message>
        <source>turquoise with diamonds</source>
        <translation>turquesa con rombos</translation>
    </message>
    <message>
        <source>grey line</source>
        <translation>línea gris</translation>
    </message>
    <message>
        <source>green circle</source>
        <translation>círculo verde</translation>
    </message>
    <message>
        <source>blue square</source>
        <translation>cuadrado azul</translation>
    </message>
    <message>
        <source>yellow diamond</source>
        <translation>rombo amarillo</translation>
    </message>
    <message>
        <source>red hexagon</source>
        <translation>hexágono rojo</translation>
    </message>
    <message>
        <source>purple triangle</source>
        <translation>triángulo morado</translation>
    </message>
    <message>
        <source>orange double circle</source>
        <translation>doble círculo naranja</translation>
    </message>
    <message>
        <source>turquoise pentagon</source>
        <translation>pentágono turquesa</translation>
    </message>
</context>
<context>
    <name>CellText</name>
    <message>
        <source>given</source>
        <translation>pista</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>candidatos %1</translation>
    </message>
    <message>
        <source>corner marks %1</source>
        <translation>anotaciones de esquina %1</translation>
    </message>
    <message>
        <source>centre marks %1</source>
        <translation>anotaciones centrales %1</translation>
    </message>
    <message>
        <source>struck through: %1</source>
        <translation>tachados: %1</translation>
    </message>
    <message>
        <source>true candidates %1</source>
        <translation>candidatos verdaderos %1</translation>
    </message>
    <message>
        <source>%1; if given, %2 leaves one solution</source>
        <translation>%1; como pista, %2 deja una sola solución</translation>
    </message>
    <message>
        <source>%1; if given, each of %2 leaves one solution</source>
        <translation>%1; como pista, cada uno de %2 deja una sola solución</translation>
    </message>
    <message>
        <source>differs: %1 in one solution, %2 in another</source>
        <translation>difiere: %1 en una solución, %2 en otra</translation>
    </message>
    <message>
        <source>proposed given %1</source>
        <translation>pista propuesta %1</translation>
    </message>
    <message>
        <source>conflict: %1</source>
        <translation>conflicto: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more conflict(s)</source>
        <translation>
            <numerusform>%n conflicto más</numerusform>
            <numerusform>%n conflictos más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>proposed: no digit</source>
        <translation>propuesto: sin dígito</translation>
    </message>
    <message>
        <source>live candidates %1</source>
        <translation>candidatos en vivo %1</translation>
    </message>
    <message>
        <source>live candidates not decided %1</source>
        <translation>candidatos en vivo sin decidir %1</translation>
    </message>
    <message>
        <source>one solution with %1</source>
        <translation>una solución con %1</translation>
    </message>
    <message>
        <source>marks %1</source>
        <translation>anotaciones %1</translation>
    </message>
    <message>
        <source>shown by the filter</source>
        <translation>mostrada por el filtro</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>dashed line from %1 to %2 in %3</source>
        <translation>línea discontinua de %1 a %2 en %3</translation>
    </message>
    <message>
        <source>solid line from %1 to %2 in %3</source>
        <translation>línea continua de %1 a %2 en %3</translation>
    </message>
    <message>
        <source>dashed line to %1 from %2 in %3</source>
        <translation>línea discontinua a %1 desde %2 en %3</translation>
    </message>
    <message>
        <source>solid line to %1 from %2 in %3</source>
        <translation>línea continua a %1 desde %2 en %3</translation>
    </message>
    <message>
        <source>a line begins at %1</source>
        <translation>una línea empieza en %1</translation>
    </message>
    <message>
        <source>no region</source>
        <translation>sin región</translation>
    </message>
</context>
<context>
    <name>ClueCover</name>
    <message>
        <source>every digit</source>
        <translation>cada dígito</translation>
    </message>
    <message>
        <source>every box</source>
        <translation>cada bloque</translation>
    </message>
    <message>
        <source>every row and column</source>
        <translation>cada fila y columna</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Resolver</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Herramientas</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nuevo…</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>&amp;Generar…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>A&amp;brir…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Guar&amp;dar</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>G&amp;uardar como…</translation>
    </message>
    <message>
        <source>&amp;Export Board As</source>
        <translation>&amp;Exportar tablero como</translation>
    </message>
    <message>
        <source>Export &amp;CNF…</source>
        <translation>Exportar CN&amp;F…</translation>
    </message>
    <message>
        <source>&amp;Import Model…</source>
        <translation>Importar &amp;modelo…</translation>
    </message>
    <message>
        <source>Ne&amp;xt Puzzle</source>
        <translation>Sudo&amp;ku siguiente</translation>
    </message>
    <message>
        <source>Pre&amp;vious Puzzle</source>
        <translation>Sudoku &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Set Checkpoint</source>
        <translation>&amp;Fijar punto de control</translation>
    </message>
    <message>
        <source>Bac&amp;k to Checkpoint</source>
        <translation>&amp;Volver al punto de control</translation>
    </message>
    <message>
        <source>Cu&amp;t Board</source>
        <translation>Cor&amp;tar tablero</translation>
    </message>
    <message>
        <source>&amp;Copy Board</source>
        <translation>&amp;Copiar tablero</translation>
    </message>
    <message>
        <source>Copy &amp;Givens</source>
        <translation>Copiar &amp;pistas</translation>
    </message>
    <message>
        <source>Copy &amp;Board As</source>
        <translation>Copiar ta&amp;blero como</translation>
    </message>
    <message>
        <source>&amp;Paste Board</source>
        <translation>Pe&amp;gar tablero</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Seleccionar t&amp;odo</translation>
    </message>
    <message>
        <source>C&amp;lear Cells</source>
        <translation>Vaciar ce&amp;ldas</translation>
    </message>
    <message>
        <source>Type &amp;Givens</source>
        <translation>Escribir &amp;pistas</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Type &amp;Entries</source>
        <translation>Escribir &amp;entradas</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Ad&amp;vance after Each Digit</source>
        <translation>A&amp;vanzar tras cada dígito</translation>
    </message>
    <message>
        <source>&amp;Digits</source>
        <translation>&amp;Dígitos</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Dígito</translation>
    </message>
    <message>
        <source>C&amp;orner Marks</source>
        <translation>An&amp;otaciones de esquina</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Esquina</translation>
    </message>
    <message>
        <source>Ce&amp;ntre Marks</source>
        <translation>Anotaciones ce&amp;ntrales</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>Co&amp;lores</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Digit Fir&amp;st</source>
        <translation>Dígi&amp;to primero</translation>
    </message>
    <message>
        <source>&amp;Fill in Candidates</source>
        <translation>&amp;Rellenar candidatos</translation>
    </message>
    <message>
        <source>&amp;Keep Candidates Up to Date</source>
        <translation>&amp;Mantener candidatos al día</translation>
    </message>
    <message>
        <source>Add &amp;Rule…</source>
        <translation>&amp;Añadir regla…</translation>
    </message>
    <message>
        <source>Reg&amp;ions…</source>
        <translation>Re&amp;giones…</translation>
    </message>
    <message>
        <source>&amp;Make Entries Givens</source>
        <translation>&amp;Convertir entradas en pistas</translation>
    </message>
    <message>
        <source>Clear &amp;All</source>
        <translation>&amp;Borrar todo</translation>
    </message>
    <message>
        <source>&amp;Check for One Solution</source>
        <translation>&amp;Comprobar si es único</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Sugerencia</translation>
    </message>
    <message>
        <source>W&amp;alkthrough</source>
        <translation>Solución &amp;paso a paso</translation>
    </message>
    <message>
        <source>&amp;Practise a Technique…</source>
        <translation>Practicar &amp;una técnica…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Go to Next Con&amp;flict</source>
        <translation>Ir al siguiente con&amp;flicto</translation>
    </message>
    <message>
        <source>&amp;Explain Why There Is No Solution</source>
        <translation>E&amp;xplicar por qué no hay solución</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Wh&amp;y This Digit?</source>
        <translation>¿Por &amp;qué este dígito?</translation>
    </message>
    <message>
        <source>Fi&amp;x…</source>
        <translation>Corre&amp;gir…</translation>
    </message>
    <message>
        <source>C&amp;ount Solutions</source>
        <translation>C&amp;ontar soluciones</translation>
    </message>
    <message>
        <source>True Ca&amp;ndidates</source>
        <translation>Candidatos &amp;verdaderos</translation>
    </message>
    <message>
        <source>Make &amp;Unique</source>
        <translation>&amp;Hacer único</translation>
    </message>
    <message>
        <source>Find &amp;Redundant Clues</source>
        <translation>&amp;Buscar pistas redundantes</translation>
    </message>
    <message>
        <source>Minimi&amp;ze</source>
        <translation>Minimi&amp;zar</translation>
    </message>
    <message>
        <source>Minimize, &amp;Keeping Symmetry</source>
        <translation>Minimizar conservando &amp;la simetría</translation>
    </message>
    <message>
        <source>Entries Count as &amp;Givens</source>
        <translation>Las entradas cuentan como p&amp;istas</translation>
    </message>
    <message>
        <source>Check &amp;While You Type</source>
        <translation>Comprobar &amp;al escribir</translation>
    </message>
    <message>
        <source>Check Entr&amp;ies</source>
        <translation>Comprobar &amp;entradas</translation>
    </message>
    <message>
        <source>&amp;Mark Wrong Entries</source>
        <translation>&amp;Marcar entradas erróneas</translation>
    </message>
    <message>
        <source>Sol&amp;ver…</source>
        <translation>Solucio&amp;nador…</translation>
    </message>
    <message>
        <source>Techni&amp;ques…</source>
        <translation>&amp;Técnicas…</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>A&amp;lejar</translation>
    </message>
    <message>
        <source>&amp;Fit to Window</source>
        <translation>A&amp;justar a la ventana</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Tool Bar</source>
        <translation>&amp;Barra de herramientas</translation>
    </message>
    <message>
        <source>Side &amp;Panel</source>
        <translation>Panel la&amp;teral</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordenadas</translation>
    </message>
    <message>
        <source>Highlight Row, Column and &amp;Box</source>
        <translation>Resaltar &amp;fila, columna y bloque</translation>
    </message>
    <message>
        <source>Highlight Equal Di&amp;gits</source>
        <translation>Resaltar dígitos &amp;iguales</translation>
    </message>
    <message>
        <source>&amp;Highlight Marks of the Digit</source>
        <translation>Resaltar las an&amp;otaciones del dígito</translation>
    </message>
    <message>
        <source>Ti&amp;mer</source>
        <translation>C&amp;ronómetro</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>Solver &amp;Details</source>
        <translation>D&amp;etalles del solucionador</translation>
    </message>
    <message>
        <source>Pu&amp;zzle List</source>
        <translation>Lista &amp;de sudokus</translation>
    </message>
    <message>
        <source>&amp;Encodings…</source>
        <translation>&amp;Codificaciones…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Atajos de teclado</translation>
    </message>
    <message>
        <source>&amp;About Sudoku Workbench</source>
        <translation>A&amp;cerca de Sudoku Workbench</translation>
    </message>
    <message>
        <source>&amp;Clear Entries, Pencil Marks and Colours</source>
        <translation>Borrar entradas, anotaciones &amp;y colores</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>Nueva &amp;ventana</translation>
    </message>
    <message>
        <source>&amp;Watch a Solver…</source>
        <translation>&amp;Observar un solucionador…</translation>
    </message>
    <message>
        <source>Possi&amp;ble Numbers</source>
        <translation>Números que enca&amp;jan</translation>
    </message>
    <message>
        <source>QR Co&amp;de…</source>
        <translation>Código &amp;QR…</translation>
    </message>
    <message>
        <source>Copy as P&amp;icture</source>
        <translation>Copiar como &amp;imagen</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>Trans&amp;formar</translation>
    </message>
    <message>
        <source>Equal and &amp;Different Cells</source>
        <translation>Celdas iguales &amp;y distintas</translation>
    </message>
    <message>
        <source>Fi&amp;ll In Numbers</source>
        <translation>Rellenar n&amp;úmeros</translation>
    </message>
    <message>
        <source>Candidates While You Type</source>
        <translation>Señalar candidatos al escribir</translation>
    </message>
    <message>
        <source>Sho&amp;w Fog</source>
        <translation>Mostrar &amp;niebla</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Play Li&amp;ke the Last One</source>
        <translation>Jugar como &amp;la última vez</translation>
    </message>
    <message>
        <source>P&amp;uzzle of the Day</source>
        <translation>Sud&amp;oku del día</translation>
    </message>
    <message>
        <source>Recent Pu&amp;zzles…</source>
        <translation>Sudokus re&amp;cientes…</translation>
    </message>
    <message>
        <source>Back to the Last Rig&amp;ht State</source>
        <translation>Volver &amp;al último estado correcto</translation>
    </message>
    <message>
        <source>Go to Next &amp;Open Cell</source>
        <translation>Ir a la &amp;siguiente celda abierta</translation>
    </message>
    <message>
        <source>Pe&amp;ncil Marks</source>
        <translation>A&amp;notaciones</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Anotaciones</translation>
    </message>
    <message>
        <source>S&amp;witch Digits and Marks</source>
        <translation>Alternar díg&amp;itos y anotaciones</translation>
    </message>
    <message>
        <source>Fill Singles</source>
        <translation>Rellenar únicos</translation>
    </message>
    <message>
        <source>T&amp;he Same Digit Again Clears</source>
        <translation>El mi&amp;smo dígito otra vez borra</translation>
    </message>
    <message>
        <source>Learn Techniques…</source>
        <translation>Aprender técnicas…</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Learn Sudoku from the Start</source>
        <translation>Aprender sudoku desde cero</translation>
    </message>
    <message>
        <source>Name What You Found</source>
        <translation>Nombrar lo encontrado</translation>
    </message>
    <message>
        <source>Pencil Ma&amp;rks in a Grid</source>
        <translation>&amp;Mostrar las anotaciones en cuadrícula</translation>
    </message>
    <message>
        <source>Fi&amp;lter a Digit</source>
        <translation>Filtrar un dí&amp;gito</translation>
    </message>
    <message>
        <source>Filter a S&amp;econd Digit</source>
        <translation>Filtrar a la &amp;vez un segundo dígito</translation>
    </message>
    <message>
        <source>Filter Cells with Two Mar&amp;ks</source>
        <translation>Filtrar celdas con e&amp;xactamente dos anotaciones</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Estadísticas…</translation>
    </message>
    <message>
        <source>Copy as Picture in Colour</source>
        <translation>Copiar como imagen en color</translation>
    </message>
    <message>
        <source>Draw on Candidates</source>
        <translation>Dibujar en candidatos</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dibujar</translation>
    </message>
    <message>
        <source>Next Colour to Draw With</source>
        <translation>Siguiente color para dibujar</translation>
    </message>
    <message>
        <source>Erase Drawing</source>
        <translation>Borrar dibujo</translation>
    </message>
    <message>
        <source>From Pi&amp;cture…</source>
        <translation>Desde i&amp;magen…</translation>
    </message>
    <message>
        <source>My Kinds of R&amp;ules…</source>
        <translation>S&amp;us tipos de reglas…</translation>
    </message>
    <message>
        <source>Book…</source>
        <translation>Libro…</translation>
    </message>
    <message>
        <source>&amp;Symbols</source>
        <translation>&amp;Símbolos</translation>
    </message>
</context>
<context>
    <name>Conclusions</name>
    <message>
        <source>Not verified: there is not enough memory.</source>
        <translation>No verificado: no hay memoria suficiente.</translation>
    </message>
    <message>
        <source>Not verified: the search was stopped.</source>
        <translation>No verificado: se detuvo la búsqueda.</translation>
    </message>
    <message>
        <source>The solution obeys every rule. A second solver, CaDiCaL, proved that there is no other, and every step of its proof was checked.</source>
        <translation>La solución cumple todas las reglas. Un segundo solucionador, CaDiCaL, demostró que no hay otra, y se comprobó cada paso de su demostración.</translation>
    </message>
    <message>
        <source>A second solver, CaDiCaL, proved this, and every step of its proof was checked.</source>
        <translation>Un segundo solucionador, CaDiCaL, lo demostró, y se comprobó cada paso de su demostración.</translation>
    </message>
    <message>
        <source>Not verified: the second solver found another answer. This is an error in the program; please report it.</source>
        <translation>No verificado: el segundo solucionador encontró otra respuesta. Es un error del programa; por favor, informe de él.</translation>
    </message>
    <message>
        <source>Not verified: a step of the proof is wrong. This is an error in the program; please report it.</source>
        <translation>No verificado: un paso de la demostración es erróneo. Es un error del programa; por favor, informe de él.</translation>
    </message>
    <message>
        <source>Not verified: the folder of temporary files has no room for the proof.</source>
        <translation>No verificado: en la carpeta de archivos temporales no cabe la demostración.</translation>
    </message>
    <message>
        <source>Not verified: this program was built without CaDiCaL (libcadical-dev), which writes the proof.</source>
        <translation>No verificado: este programa se compiló sin CaDiCaL (libcadical-dev), que escribe la demostración.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit 1 in 12 solutions</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 in %2 or more</source>
        <comment>digit 1 in 100 solutions or more</comment>
        <translation>%1 en %2 o más</translation>
    </message>
    <message>
        <source>Solutions by digit of %1: %2.</source>
        <translation>Soluciones por dígito de %1: %2.</translation>
    </message>
    <message>
        <source>The solution is unique.</source>
        <translation>La solución es única.</translation>
    </message>
    <message>
        <source>The puzzle has more than one solution.</source>
        <translation>El sudoku tiene más de una solución.</translation>
    </message>
    <message>
        <source>%1/%2: %1 in one solution, %2 in another</source>
        <translation>%1/%2: %1 en una solución, %2 en otra</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in only %n cell(s): %1.</source>
        <translation>
            <numerusform>Dos soluciones difieren solo en %n celda: %1.</numerusform>
            <numerusform>Dos soluciones difieren solo en %n celdas: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A given in any of these cells, such as %1 or %2 in %3, tells the two apart.</source>
        <translation>Una pista en cualquiera de estas celdas, como %1 o %2 en %3, distingue entre ambas.</translation>
    </message>
    <message>
        <source>The puzzle has no solution with your entries.</source>
        <translation>Con sus entradas, el sudoku no tiene solución.</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>El sudoku no tiene solución.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n entry(s) are right.</source>
        <translation>
            <numerusform>Su entrada es correcta.</numerusform>
            <numerusform>Sus %n entradas son correctas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution is unique, but %1.</source>
        <translation>La solución es única, pero %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Outlined: the wrong entry(s)</source>
        <translation>
            <numerusform>Recuadrada: la entrada errónea</numerusform>
            <numerusform>Recuadradas: las entradas erróneas</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong entry</source>
        <translation>entrada errónea</translation>
    </message>
    <message>
        <source>Not decided after %1 and %2.</source>
        <translation>Sin decidir tras %1 y %2.</translation>
    </message>
    <message>
        <source>The solver failed.</source>
        <translation>El solucionador falló.</translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has exactly %Ln solution(s).</source>
        <translation>
            <numerusform>El sudoku tiene exactamente %Ln solución.</numerusform>
            <numerusform>El sudoku tiene exactamente %Ln soluciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has more than %Ln solution(s).</source>
        <translation>
            <numerusform>El sudoku tiene más de %Ln solución.</numerusform>
            <numerusform>El sudoku tiene más de %Ln soluciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has at least %Ln solution(s).</source>
        <translation>
            <numerusform>El sudoku tiene al menos %Ln solución.</numerusform>
            <numerusform>El sudoku tiene al menos %Ln soluciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Outlined: cells that differ between the solutions</source>
        <translation>Recuadradas: celdas que difieren entre las soluciones</translation>
    </message>
    <message>
        <source>differs between the solutions</source>
        <translation>difiere entre las soluciones</translation>
    </message>
    <message>
        <source>in this solution: %1</source>
        <translation>en esta solución: %1</translation>
    </message>
    <message>
        <source>Solution %1 of %2.</source>
        <translation>Solución %1 de %2.</translation>
    </message>
    <message>
        <source>Solution %1 of the first %2.</source>
        <translation>Solución %1 de las primeras %2.</translation>
    </message>
    <message>
        <source>%1 × 10^%2</source>
        <translation>%1 × 10^%2</translation>
    </message>
    <message>
        <source>The puzzle has about %1 solutions.</source>
        <translation>El sudoku tiene unas %1 soluciones.</translation>
    </message>
    <message>
        <source>This is an estimate from %1 random walks with a standard error of %2 %.</source>
        <translation>Es una estimación a partir de %1 recorridos aleatorios, con un error estándar del %2&#xa0;%.</translation>
    </message>
    <message>
        <source>Small digits: true candidates. Outlined: as a given, the digit leaves one solution</source>
        <translation>Dígitos pequeños: candidatos verdaderos. Recuadrado: como pista, el dígito deja una sola solución</translation>
    </message>
    <message>
        <source>the same in all solutions: %1</source>
        <translation>igual en todas las soluciones: %1</translation>
    </message>
    <message>
        <source>The cells show their true candidates.</source>
        <translation>Las celdas muestran sus candidatos verdaderos.</translation>
    </message>
    <message>
        <source>%1 of %2 candidates are decided.</source>
        <translation>%1 de %2 candidatos están decididos.</translation>
    </message>
    <message>
        <source>The same in all solutions: %1 of %2 cells.</source>
        <translation>Iguales en todas las soluciones: %1 de %2 celdas.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) each leave exactly one solution as a given.</source>
        <translation>
            <numerusform>%n dígito, como pista, deja exactamente una solución.</numerusform>
            <numerusform>%n dígitos, cada uno como pista, dejan exactamente una solución.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solutions of each digit are counted up to %1. Move to a cell to read them.</source>
        <translation>Las soluciones de cada dígito se cuentan hasta %1. Vaya a una celda para leerlas.</translation>
    </message>
    <message numerus="yes">
        <source>row(s) %1</source>
        <translation>
            <numerusform>la fila %1</numerusform>
            <numerusform>las filas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>column(s) %1</source>
        <translation>
            <numerusform>la columna %1</numerusform>
            <numerusform>las columnas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>box(es) %1</source>
        <translation>
            <numerusform>el bloque %1</numerusform>
            <numerusform>los bloques %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>region(s) %1</source>
        <translation>
            <numerusform>la región %1</numerusform>
            <numerusform>las regiones %1</numerusform>
        </translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>todas las filas</translation>
    </message>
    <message>
        <source>all columns</source>
        <translation>todas las columnas</translation>
    </message>
    <message>
        <source>all boxes</source>
        <translation>todos los bloques</translation>
    </message>
    <message>
        <source>all regions</source>
        <translation>todas las regiones</translation>
    </message>
    <message>
        <source>all rows, columns and boxes</source>
        <translation>todas las filas, todas las columnas y todos los bloques</translation>
    </message>
    <message>
        <source>all rows, columns and regions</source>
        <translation>todas las filas, columnas y regiones</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The search is incomplete: this is what is known so far.</source>
        <translation>La búsqueda está incompleta: esto es lo que se sabe hasta ahora.</translation>
    </message>
    <message>
        <source>part of the contradiction</source>
        <translation>parte de la contradicción</translation>
    </message>
    <message>
        <source>This is a given of the puzzle.</source>
        <translation>Es una pista del sudoku.</translation>
    </message>
    <message>
        <source>This is your entry.</source>
        <translation>Es su entrada.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>No digit is repeated in %1.</source>
        <translation>Ningún dígito se repite en %1.</translation>
    </message>
    <message>
        <source>The search was stopped. Some of these contradict each other: %1.</source>
        <translation>Se detuvo la búsqueda. Algunos de estos elementos se contradicen: %1.</translation>
    </message>
    <message>
        <source>%1 leaves no solution.</source>
        <translation>%1 no deja ninguna solución.</translation>
    </message>
    <message>
        <source>%1 contradict each other.</source>
        <translation>%1 se contradicen.</translation>
    </message>
    <message>
        <source>%1 contradict each other; without any one of them the others do not.</source>
        <translation>%1 se contradicen; si se quita uno cualquiera, los demás ya no se contradicen.</translation>
    </message>
    <message>
        <source>Change or remove one of these rules.</source>
        <translation>Cambie o quite una de estas reglas.</translation>
    </message>
    <message>
        <source>Your entry in %1 contradicts the puzzle.</source>
        <translation>Su entrada en %1 contradice el sudoku.</translation>
    </message>
    <message>
        <source>You entered %1.</source>
        <translation>Usted introdujo %1.</translation>
    </message>
    <message>
        <source>Outlined: cells that contradict each other</source>
        <translation>Recuadradas: celdas que se contradicen</translation>
    </message>
    <message>
        <source>The puzzle has no solution: its rules contradict each other.</source>
        <translation>El sudoku no tiene solución: sus reglas se contradicen.</translation>
    </message>
    <message>
        <source>Outlined: part of the contradiction</source>
        <translation>Recuadrado: parte de la contradicción</translation>
    </message>
    <message>
        <source>No fix was found.</source>
        <translation>No se encontró ninguna corrección.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n possible fix(es), the likeliest first.</source>
        <translation>
            <numerusform>Se encontró %n corrección posible.</numerusform>
            <numerusform>Se encontraron %n correcciones posibles, la más probable primero.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounded outline: a given to add</source>
        <translation>Recuadro redondeado: una pista por añadir</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more given(s) leave exactly one solution.</source>
        <translation>
            <numerusform>%n pista más deja exactamente una solución.</numerusform>
            <numerusform>%n pistas más dejan exactamente una solución.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer givens are not enough for this solution.</source>
        <translation>Menos pistas no bastan para esta solución.</translation>
    </message>
    <message>
        <source>None of them can be left out, but another choice may be smaller.</source>
        <translation>No se puede prescindir de ninguna, pero otra selección puede ser menor.</translation>
    </message>
    <message>
        <source>There is nothing to fix: the puzzle has a solution.</source>
        <translation>No hay nada que corregir: el sudoku tiene solución.</translation>
    </message>
    <message>
        <source>There is nothing to fix: the solution is unique.</source>
        <translation>No hay nada que corregir: la solución es única.</translation>
    </message>
    <message>
        <source>Make Unique adds the clues that are missing.</source>
        <translation>«Hacer único» añade las pistas que faltan.</translation>
    </message>
    <message>
        <source>Outlined: redundant clues</source>
        <translation>Recuadradas: pistas redundantes</translation>
    </message>
    <message>
        <source>Minimal: every clue is needed.</source>
        <translation>Mínimo: todas las pistas son necesarias.</translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s) are redundant, each by itself.</source>
        <translation>
            <numerusform>%n pista es redundante.</numerusform>
            <numerusform>%n pistas son redundantes, cada una por sí sola.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule %1 is redundant.</source>
        <translation>La regla %1 es redundante.</translation>
    </message>
    <message>
        <source>redundant</source>
        <translation>redundante</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 clues are enough.</source>
        <translation>
            <numerusform>%n de %1 pistas basta.</numerusform>
            <numerusform>%n de %1 pistas bastan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Outlined: clues to remove</source>
        <translation>Recuadradas: pistas por quitar</translation>
    </message>
    <message>
        <source>to remove</source>
        <translation>por quitar</translation>
    </message>
    <message>
        <source>Change %1 from %2 to %3</source>
        <translation>Cambiar %1 de %2 a %3</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>Intercambiar %1 y %2</translation>
    </message>
    <message>
        <source>Shift row %1 from %2 on</source>
        <translation>Desplazar la fila %1 desde %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>%1: one solution</source>
        <translation>%1: una solución</translation>
    </message>
    <message>
        <source>Every clue is needed, but not every rule.</source>
        <translation>Todas las pistas son necesarias, pero no todas las reglas.</translation>
    </message>
    <message>
        <source>Without one of them, another may be needed.</source>
        <translation>Sin una de ellas, otra puede ser necesaria.</translation>
    </message>
    <message>
        <source>Cleared %1.</source>
        <translation>Se ha vaciado %1.</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>Se ha añadido %1.</translation>
    </message>
    <message>
        <source>Changed %1 from %2 to %3.</source>
        <translation>%1 ha cambiado de %2 a %3.</translation>
    </message>
    <message>
        <source>Changed %1.</source>
        <translation>Se ha cambiado %1.</translation>
    </message>
    <message>
        <source>The solution is unique (proved %1).</source>
        <translation>La solución es única (demostrado %1).</translation>
    </message>
    <message>
        <source>The puzzle has no solution (proved %1).</source>
        <translation>El sudoku no tiene solución (demostrado %1).</translation>
    </message>
    <message>
        <source>The solution is unique (verified %1).</source>
        <translation>La solución es única (verificado %1).</translation>
    </message>
    <message>
        <source>The puzzle has no solution (verified %1).</source>
        <translation>El sudoku no tiene solución (verificado %1).</translation>
    </message>
    <message>
        <source>%1 Answered %2.</source>
        <translation>%1 Respondido %2.</translation>
    </message>
    <message>
        <source>Change or remove this rule.</source>
        <translation>Cambie o quite esta regla.</translation>
    </message>
    <message>
        <source>The puzzle has no solution: one of its rules leaves none.</source>
        <translation>El sudoku no tiene solución: una de sus reglas no deja ninguna.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), with cases, lead from them to contradictions.</source>
        <translation>
            <numerusform>Desde ahí, %n paso, distinguiendo casos, lleva a contradicciones.</numerusform>
            <numerusform>Desde ahí, %n pasos, distinguiendo casos, llevan a contradicciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1: no number leaves a solution</source>
        <translation>%1: ningún número deja una solución</translation>
    </message>
    <message>
        <source>%1: one solution with %2</source>
        <translation>%1: una solución con %2</translation>
    </message>
    <message>
        <source>%1: several solutions with %2</source>
        <translation>%1: varias soluciones con %2</translation>
    </message>
    <message>
        <source>%1: one solution with %2; several with %3</source>
        <translation>%1: una solución con %2; varias con %3</translation>
    </message>
    <message>
        <source>Outlined: rules that could have another number</source>
        <translation>Recuadradas: reglas que podrían tener otro número</translation>
    </message>
    <message>
        <source>No other number leaves exactly one solution.</source>
        <translation>Ningún otro número deja exactamente una solución.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n number(s) could be another one.</source>
        <translation>
            <numerusform>Números que podrían ser otros: %1 de %n.</numerusform>
            <numerusform>Números que podrían ser otros: %1 de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… y %n más</numerusform>
            <numerusform>… y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule here has a number.</source>
        <translation>Ninguna regla tiene aquí un número.</translation>
    </message>
    <message>
        <source>%1: several</source>
        <translation>%1: varias soluciones</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) lead from them to a contradiction. %1.</source>
        <translation>
            <numerusform>Desde ahí, %n paso lleva a una contradicción. %1.</numerusform>
            <numerusform>Desde ahí, %n pasos llevan a una contradicción. %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>Why there is no solution</source>
        <translation>Por qué no hay solución</translation>
    </message>
    <message>
        <source>%1 contain the same digit in every solution.</source>
        <translation>%1 contienen el mismo dígito en todas las soluciones.</translation>
    </message>
    <message>
        <source>%1 contain different digits in every solution.</source>
        <translation>%1 contienen dígitos distintos en todas las soluciones.</translation>
    </message>
    <message>
        <source>Every cell has one digit in all solutions.</source>
        <translation>Cada celda tiene un solo dígito en todas las soluciones.</translation>
    </message>
    <message>
        <source>No two cells are always equal, or always different without a rule.</source>
        <translation>No hay dos celdas siempre iguales, ni siempre distintas sin que lo exija una regla.</translation>
    </message>
    <message>
        <source>Always equal: %1. Always different: %2.</source>
        <translation>Siempre iguales: %1. Siempre distintas: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of cells</source>
        <translation>
            <numerusform>%n grupo de celdas</numerusform>
            <numerusform>%n grupos de celdas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of cells</source>
        <translation>
            <numerusform>%n pareja de celdas</numerusform>
            <numerusform>%n parejas de celdas</numerusform>
        </translation>
    </message>
    <message>
        <source>Outlined together: cells with the same digit in every solution</source>
        <translation>Recuadradas juntas: celdas con el mismo dígito en todas las soluciones</translation>
    </message>
    <message>
        <source>Not listed: what a rule demands, and what follows from cells that are always equal.</source>
        <translation>No se incluye lo que exige una regla ni lo que se deduce de celdas siempre iguales.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) of cells are not decided.</source>
        <translation>
            <numerusform>%Ln pareja de celdas está sin decidir.</numerusform>
            <numerusform>%Ln parejas de celdas están sin decidir.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the number of a part of an answer</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Framed: cells with the same digit in every solution</source>
        <translation>Enmarcadas: celdas con el mismo dígito en todas las soluciones</translation>
    </message>
    <message>
        <source>Framed: cells with different digits in every solution</source>
        <translation>Enmarcadas: celdas con dígitos distintos en todas las soluciones</translation>
    </message>
    <message>
        <source>equal in every solution</source>
        <translation>igual en todas las soluciones</translation>
    </message>
    <message>
        <source>different in every solution</source>
        <translation>distinta en todas las soluciones</translation>
    </message>
    <message>
        <source>One rule of another kind is enough instead.</source>
        <translation>En su lugar basta una regla de otro tipo.</translation>
    </message>
    <message>
        <source>One rule is enough instead.</source>
        <translation>En su lugar basta una regla.</translation>
    </message>
    <message>
        <source>Every rule is obeyed.</source>
        <translation>Se cumplen todas las reglas.</translation>
    </message>
    <message>
        <source>Checked and obeyed: %1. Not everything was checked: %2.</source>
        <translation>Comprobado y cumplido: %1. No se comprobó todo: %2.</translation>
    </message>
    <message>
        <source>No two cells were found so far that are always equal, or always different.</source>
        <translation>Hasta ahora no se han encontrado dos celdas siempre iguales, ni siempre distintas.</translation>
    </message>
    <message>
        <source>Always equal: %1. No others are always different.</source>
        <translation>Siempre iguales: %1. No hay otras siempre distintas.</translation>
    </message>
    <message>
        <source>Always equal: %1. No different ones were found so far.</source>
        <translation>Siempre iguales: %1. Hasta ahora no se han encontrado distintas.</translation>
    </message>
    <message>
        <source>Always different: %1. No two cells are always equal.</source>
        <translation>Siempre distintas: %1. No hay dos celdas siempre iguales.</translation>
    </message>
    <message>
        <source>Always different: %1. No equal ones were found so far.</source>
        <translation>Siempre distintas: %1. Hasta ahora no se han encontrado iguales.</translation>
    </message>
    <message>
        <source>Two solutions have the same digits, but other regions.</source>
        <translation>Dos soluciones tienen los mismos dígitos, pero otras regiones.</translation>
    </message>
</context>
<context>
    <name>CourseLesson</name>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>A row has each digit from 1 to 4 once. One is missing: click the open cell and type it.</source>
        <translation>Una fila tiene una vez cada dígito del 1 al 4. Falta uno: haga clic en la celda vacía y escríbalo.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>A column has each digit once too. Fill the open cells; the arrow keys move.</source>
        <translation>Una columna también tiene cada dígito una vez. Rellene las celdas vacías; con las flechas se mueve.</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Bloques</translation>
    </message>
    <message>
        <source>Thick lines make boxes, and a box has each digit once as well. Fill the open box.</source>
        <translation>Las líneas gruesas forman bloques, y un bloque también tiene cada dígito una vez. Rellene el bloque incompleto.</translation>
    </message>
    <message>
        <source>What can it be?</source>
        <translation>¿Qué puede ser?</translation>
    </message>
    <message>
        <source>Look at r2c2, in row 2 and column 2: which digit is not in its row, column or box? Type it there.</source>
        <translation>Mire r2c2, en la fila 2 y la columna 2: ¿qué dígito no está en su fila, su columna ni su bloque? Escríbalo ahí.</translation>
    </message>
    <message>
        <source>Where can it go?</source>
        <translation>¿Dónde puede ir?</translation>
    </message>
    <message>
        <source>The box at the top right needs a 3, and row 2 has one already. Put the 3 where it must go.</source>
        <translation>Al bloque de arriba a la derecha le falta un 3, y la fila 2 ya tiene uno. Ponga el 3 donde tiene que ir.</translation>
    </message>
    <message>
        <source>A whole puzzle</source>
        <translation>Un sudoku entero</translation>
    </message>
    <message>
        <source>Solve this small Sudoku. Ask for each open cell what it can be, and for each digit where it can go.</source>
        <translation>Resuelva este pequeño sudoku. Pregúntese qué puede ser cada celda vacía y dónde puede ir cada dígito.</translation>
    </message>
    <message>
        <source>Six digits</source>
        <translation>Seis dígitos</translation>
    </message>
    <message>
        <source>Here rows, columns and boxes have the digits from 1 to 6. The rules are the same.</source>
        <translation>Aquí las filas, las columnas y los bloques tienen los dígitos del 1 al 6. Las reglas son las mismas.</translation>
    </message>
    <message>
        <source>Pencil marks</source>
        <translation>Anotaciones</translation>
    </message>
    <message>
        <source>If a cell can be one of several digits, note them: type both digits that r1c1 can be while Ctrl is held.</source>
        <translation>Si una celda puede ser uno de varios dígitos, anótelos: con Control pulsado, escriba los dos dígitos posibles en r1c1.</translation>
    </message>
    <message>
        <source>Nine digits</source>
        <translation>Nueve dígitos</translation>
    </message>
    <message>
        <source>This is the board of the newspapers, nearly full. Each open cell is the last one of a row, a column or a box.</source>
        <translation>Este es el tablero de los periódicos, casi lleno. Cada celda vacía es la última de una fila, una columna o un bloque.</translation>
    </message>
    <message>
        <source>Your first Sudoku</source>
        <translation>Su primer sudoku</translation>
    </message>
    <message>
        <source>Solve it in your own time. If you are stuck, F12 gives a hint: first where to look, then more.</source>
        <translation>Resuélvalo con calma. Si se atasca, F12 da una sugerencia: primero dónde mirar y después más.</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>HoDoKu&apos;s score %1 to %2</source>
        <translation>puntuación HoDoKu de %1 a %2</translation>
    </message>
    <message>
        <source>ER %1 to %2</source>
        <translation>ER de %1 a %2</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>necesita %1</translation>
    </message>
    <message>
        <source>needs %1 and nothing harder</source>
        <translation>necesita %1 y nada más difícil</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>solo %1</translation>
    </message>
    <message>
        <source>Only a puzzle with exactly one solution has a difficulty.</source>
        <translation>Solo un sudoku con exactamente una solución tiene dificultad.</translation>
    </message>
    <message>
        <source>This rating is only for 9 × 9 boards without further rules. Ask for a level.</source>
        <translation>Esta valoración solo existe para tableros 9 × 9 sin más reglas. Pida un nivel.</translation>
    </message>
    <message>
        <source>%1 does not suit this board.</source>
        <translation>%1 no es adecuado para este tablero.</translation>
    </message>
    <message>
        <source>%1 is not used by default. Name all techniques that may be used.</source>
        <translation>%1 no se usa de forma predeterminada. Indique todas las técnicas permitidas.</translation>
    </message>
    <message>
        <source>%1 is needed, but not among the techniques that suffice.</source>
        <translation>%1 es necesaria, pero no está entre las técnicas que bastan.</translation>
    </message>
    <message>
        <source>%1 is harder than %2.</source>
        <translation>%1 es más difícil que %2.</translation>
    </message>
    <message>
        <source>%1 is not hard enough for %2.</source>
        <translation>%1 no es bastante difícil para %2.</translation>
    </message>
    <message>
        <source>%1 is needed, but harder than the hardest technique.</source>
        <translation>%1 es necesaria, pero más difícil que la técnica más difícil.</translation>
    </message>
    <message>
        <source>No puzzle of the level %1 has a rating that high.</source>
        <translation>Ningún sudoku de nivel %1 tiene una valoración tan alta.</translation>
    </message>
    <message>
        <source>The techniques that are needed give a higher score than that.</source>
        <translation>Las técnicas necesarias dan una puntuación mayor.</translation>
    </message>
    <message>
        <source>None of the techniques that suffice places a digit. Add naked-single or hidden-single.</source>
        <translation>Ninguna de las técnicas que bastan coloca un dígito. Añada el único desnudo o el único oculto.</translation>
    </message>
    <message>
        <source>%1 in %2 of %3 steps</source>
        <translation>%1 en %2 de %3 pasos</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>al menos %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>como máximo %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>steps: %1</source>
        <translation>pasos: %1</translation>
    </message>
    <message>
        <source>hard steps: %1</source>
        <translation>pasos difíciles: %1</translation>
    </message>
    <message>
        <source>harder, not longer</source>
        <translation>más difícil, no más largo</translation>
    </message>
    <message>
        <source>Puzzles of the level %1 have no hard step.</source>
        <translation>Los sudokus de nivel %1 no tienen ningún paso difícil.</translation>
    </message>
    <message>
        <source>The hard steps alone are more than all steps.</source>
        <translation>Los pasos difíciles por sí solos son más que todos los pasos.</translation>
    </message>
    <message>
        <source>The range is reversed. Enter the lower number first.</source>
        <translation>El intervalo está invertido. Escriba primero el número menor.</translation>
    </message>
    <message numerus="yes">
        <source>Such a puzzle has at least %n hard step(s).</source>
        <translation>
            <numerusform>Un sudoku así tiene al menos %n paso difícil.</numerusform>
            <numerusform>Un sudoku así tiene al menos %n pasos difíciles.</numerusform>
        </translation>
    </message>
    <message>
        <source>No known puzzle has a rating that high.</source>
        <translation>Ningún sudoku conocido tiene una valoración tan alta.</translation>
    </message>
</context>
<context>
    <name>DocumentFormat</name>
    <message>
        <source>Web page</source>
        <translation>Página web</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>OpenDocument text (Word opens it)</source>
        <translation>Texto OpenDocument (Word lo abre)</translation>
    </message>
    <message>
        <source>Table for Excel (CSV)</source>
        <translation>Tabla para Excel (CSV)</translation>
    </message>
</context>
<context>
    <name>Drawings</name>
    <message numerus="yes">
        <source>%n colour(s) of cells</source>
        <translation>
            <numerusform>%n color de celdas</numerusform>
            <numerusform>%n colores de celdas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n línea</numerusform>
            <numerusform>%n líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rectangle(s)</source>
        <translation>
            <numerusform>%n rectángulo</numerusform>
            <numerusform>%n rectángulos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s)</source>
        <translation>
            <numerusform>%n círculo</numerusform>
            <numerusform>%n círculos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n texto</numerusform>
            <numerusform>%n textos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cage(s)</source>
        <translation>
            <numerusform>%n jaula</numerusform>
            <numerusform>%n jaulas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s)</source>
        <translation>
            <numerusform>%n dibujo</numerusform>
            <numerusform>%n dibujos</numerusform>
        </translation>
    </message>
    <message>
        <source>fog</source>
        <translation>niebla</translation>
    </message>
    <message>
        <source>%1; no rules</source>
        <translation>%1; no son reglas</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <source>%1 ms</source>
        <translation>%1&#xa0;ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1&#xa0;min %2&#xa0;s</translation>
    </message>
    <message>
        <source>&lt; %1 ms</source>
        <translation>&lt; %1 ms</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>al instante</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>en %1</translation>
    </message>
</context>
<context>
    <name>EncodingText</name>
    <message>
        <source>At most one of %1: %2, %3.</source>
        <translation>Como mucho uno de %1: %2, %3.</translation>
    </message>
    <message>
        <source>%1 Source: %2.</source>
        <translation>%1 Fuente: %2.</translation>
    </message>
    <message>
        <source>A cell with %1: %2 bits, %3.</source>
        <translation>Una celda con %1: %2 bits, %3.</translation>
    </message>
</context>
<context>
    <name>EquationWhy</name>
    <message>
        <source>%1, so %2 has %3 in %4 and the rest in %5</source>
        <translation>%1, así que %2 tiene %3 en %4 y el resto en %5</translation>
    </message>
    <message>
        <source>%1 share cells</source>
        <translation>%1 comparten celdas</translation>
    </message>
    <message>
        <source>%1, which leaves %2 for %3</source>
        <translation>%1, lo que deja %2 para %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; its %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 suma %2; la jaula que contiene da %3</numerusform>
            <numerusform>%1 suma %2; las %n jaulas que contiene dan %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; its %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 suma %2; la suma que contiene es %3</numerusform>
            <numerusform>%1 suma %2; las %n sumas que contiene dan %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; their %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 suman %2; la jaula que contienen da %3</numerusform>
            <numerusform>%1 suman %2; las %n jaulas que contienen dan %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; their %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 suman %2; la suma que contienen es %3</numerusform>
            <numerusform>%1 suman %2; las %n sumas que contienen dan %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n cage(s) that cover it make %3</source>
        <translation>
            <numerusform>%1 suma %2; la jaula que lo cubre todo da %3</numerusform>
            <numerusform>%1 suma %2; las %n jaulas que lo cubren todo dan %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n sum(s) that cover it make %3</source>
        <translation>
            <numerusform>%1 suma %2; la suma que lo cubre todo es %3</numerusform>
            <numerusform>%1 suma %2; las %n sumas que lo cubren todo dan %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n cage(s) that cover them make %3</source>
        <translation>
            <numerusform>%1 suman %2; la jaula que lo cubre todo da %3</numerusform>
            <numerusform>%1 suman %2; las %n jaulas que lo cubren todo dan %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n sum(s) that cover them make %3</source>
        <translation>
            <numerusform>%1 suman %2; la suma que lo cubre todo es %3</numerusform>
            <numerusform>%1 suman %2; las %n sumas que lo cubren todo dan %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 suma %2; la jaula da %3</numerusform>
            <numerusform>%1 suma %2; las %n jaulas dan %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 suma %2; la suma dada es %3</numerusform>
            <numerusform>%1 suma %2; las %n sumas dadas dan %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 suman %2; la jaula da %3</numerusform>
            <numerusform>%1 suman %2; las %n jaulas dan %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 suman %2; la suma dada es %3</numerusform>
            <numerusform>%1 suman %2; las %n sumas dadas dan %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; with %2 that is %3</source>
        <translation>%1; con %2, son %3</translation>
    </message>
    <message>
        <source>%1; without %2, outside, that is %3</source>
        <translation>%1; sin lo de fuera (%2), son %3</translation>
    </message>
    <message>
        <source>%1; this can only be %2</source>
        <translation>%1; solo puede ser %2</translation>
    </message>
    <message>
        <source>%1, so %2 is as much as %3</source>
        <translation>%1, así que %2 vale lo mismo que %3</translation>
    </message>
    <message>
        <source>%1, so %2 are as much as %3</source>
        <translation>%1, así que %2 suman lo mismo que %3</translation>
    </message>
    <message>
        <source>%1, so %2 is %3 more than %4</source>
        <translation>%1, así que %2 vale %3 más que %4</translation>
    </message>
    <message>
        <source>%1, so %2 are %3 more than %4</source>
        <translation>%1, así que %2 suman %3 más que %4</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message numerus="yes">
        <source>this puzzle has %n cell(s), but a board of %1x%1 has %2</source>
        <translation>
            <numerusform>este sudoku tiene %n celda, pero un tablero de %1x%1 tiene %2</numerusform>
            <numerusform>este sudoku tiene %n celdas, pero un tablero de %1x%1 tiene %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this row has %n cell(s), but should have %1</source>
        <translation>
            <numerusform>esta fila tiene %n celda, pero debería tener %1</numerusform>
            <numerusform>esta fila tiene %n celdas, pero debería tener %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a digit</source>
        <translation>%1 no es un dígito</translation>
    </message>
    <message>
        <source>%1 is not a digit of a board of %2x%2</source>
        <translation>%1 no es un dígito de un tablero de %2x%2</translation>
    </message>
    <message>
        <source>%1 is too large: the largest digit is %2</source>
        <translation>%1 es demasiado grande: el dígito mayor es %2</translation>
    </message>
    <message>
        <source>boxes of %1 do not fit a board of %2x%2: each box must have %2 cells</source>
        <translation>los bloques de %1 no encajan en un tablero de %2x%2: cada bloque debe tener %2 celdas</translation>
    </message>
    <message>
        <source>%1 is not a directive; the directives are: %2</source>
        <translation>%1 no es una directiva; las directivas son: %2</translation>
    </message>
    <message>
        <source>the value of %1 does not fit this board</source>
        <translation>el valor de %1 no es adecuado para este tablero</translation>
    </message>
    <message>
        <source>the value of %1 does not fit this board; an example: %2 %3</source>
        <translation>el valor de %1 no es adecuado para este tablero; un ejemplo: %2 %3</translation>
    </message>
    <message>
        <source>%1 is not a variant; the variants are: %2</source>
        <translation>%1 no es una variante; las variantes son: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is not a cell of this board; cells are written as r4c7</source>
        <translation>%1 no es una celda de este tablero; las celdas se escriben como r4c7</translation>
    </message>
    <message>
        <source>version %1 of this format needs a newer program; this one reads version %2</source>
        <translation>la versión %1 de este formato necesita un programa más nuevo; este lee la versión %2</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>una imagen PNG</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>una imagen JPEG</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>una imagen GIF</translation>
    </message>
    <message>
        <source>a TIFF picture</source>
        <translation>una imagen TIFF</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>un documento PDF</translation>
    </message>
    <message>
        <source>a PostScript document</source>
        <translation>un documento PostScript</translation>
    </message>
    <message>
        <source>an office document</source>
        <translation>un documento ofimático</translation>
    </message>
    <message>
        <source>a spreadsheet</source>
        <translation>una hoja de cálculo</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>un archivo ZIP</translation>
    </message>
    <message>
        <source>a compressed file</source>
        <translation>un archivo comprimido</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>un programa</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>una base de datos</translation>
    </message>
    <message>
        <source>text in UTF-16, not UTF-8</source>
        <translation>texto en UTF-16, no en UTF-8</translation>
    </message>
    <message>
        <source>a formula in DIMACS CNF</source>
        <translation>una fórmula en DIMACS CNF</translation>
    </message>
    <message>
        <source>a web page or XML</source>
        <translation>una página web o XML</translation>
    </message>
    <message>
        <source>source code</source>
        <translation>código fuente</translation>
    </message>
    <message>
        <source>ordinary text</source>
        <translation>texto corriente</translation>
    </message>
    <message>
        <source>a binary file</source>
        <translation>un archivo binario</translation>
    </message>
    <message>
        <source>this is not a puzzle text (it looks like %1)</source>
        <translation>no es el texto de un sudoku (parece %1)</translation>
    </message>
    <message>
        <source>the rules need too much memory from %1 on, rule %2 of %3; remove some of them</source>
        <translation>desde %1, regla %2 de %3, las reglas necesitan demasiada memoria; quite algunas</translation>
    </message>
    <message>
        <source>no puzzle found: expected a digit or a dot for each cell</source>
        <translation>no se encontró ningún sudoku: se espera un dígito o un punto por celda</translation>
    </message>
    <message>
        <source>no puzzle follows: lines with &apos;# sudoku-workbench:&apos; must come before their puzzle</source>
        <translation>no sigue ningún sudoku: las líneas con «# sudoku-workbench:» deben ir antes de su sudoku</translation>
    </message>
    <message>
        <source>the puzzle of this short link is stored at %1; open it in a browser and copy the long link or the digits</source>
        <translation>el sudoku de este enlace corto está en %1; ábralo en un navegador y copie el enlace largo o los dígitos</translation>
    </message>
    <message>
        <source>this kind of link (%1) cannot be read; copy the digits of the puzzle instead</source>
        <translation>este tipo de enlace (%1) no se puede leer; copie los dígitos del sudoku</translation>
    </message>
    <message>
        <source>the text is too long: a puzzle has at most %1 bytes</source>
        <translation>el texto es demasiado largo: un sudoku tiene como mucho %1 bytes</translation>
    </message>
    <message>
        <source>%1 is not allowed here</source>
        <translation>%1 no está permitido aquí</translation>
    </message>
    <message>
        <source>this line is not between two boxes: all boxes must have the same shape</source>
        <translation>esta línea no está entre dos bloques: todos los bloques deben tener la misma forma</translation>
    </message>
    <message>
        <source>the text is not valid JSON from here on</source>
        <translation>a partir de aquí el texto no es JSON válido</translation>
    </message>
    <message>
        <source>the objects and arrays of this JSON are nested too deeply</source>
        <translation>los objetos y matrices de este JSON están demasiado anidados</translation>
    </message>
    <message>
        <source>this link is incomplete; copy all of it again</source>
        <translation>este enlace está incompleto; cópielo de nuevo entero</translation>
    </message>
    <message numerus="yes">
        <source>%1 is ignored (%n time(s)): it is only decoration</source>
        <translation>
            <numerusform>%1 se ignora (%n vez): es solo decoración</numerusform>
            <numerusform>%1 se ignora (%n veces): es solo decoración</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is not supported (%n time(s)): the verdict does not cover it</source>
        <translation>
            <numerusform>%1 no se admite (%n vez): el veredicto no lo tiene en cuenta</numerusform>
            <numerusform>%1 no se admite (%n veces): el veredicto no lo tiene en cuenta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more unknown member(s) are kept</source>
        <translation>
            <numerusform>se conserva %n elemento desconocido más</numerusform>
            <numerusform>se conservan %n elementos desconocidos más</numerusform>
        </translation>
    </message>
    <message>
        <source>the unknown member %1 is kept</source>
        <translation>se conserva el elemento desconocido %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) switched off: the verdict does not cover them</source>
        <translation>
            <numerusform>%n regla desactivada: el veredicto no la tiene en cuenta</numerusform>
            <numerusform>%n reglas desactivadas: el veredicto no las tiene en cuenta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are no givens: %n entry(s) taken as the puzzle</source>
        <translation>
            <numerusform>no hay pistas: %n entrada se toma como sudoku</numerusform>
            <numerusform>no hay pistas: %n entradas se toman como sudoku</numerusform>
        </translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>%1 is not a directive; did you mean %2?</source>
        <translation>%1 no es una directiva; ¿quería decir %2?</translation>
    </message>
    <message>
        <source>%1 is not a variant; did you mean %2?</source>
        <translation>%1 no es una variante; ¿quería decir %2?</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>el texto está vacío</translation>
    </message>
    <message>
        <source>left out, because it is no part of a puzzle: %1</source>
        <translation>omitido, porque no forma parte de ningún sudoku: %1</translation>
    </message>
    <message>
        <source>left out, because it is no row of the board: %1</source>
        <translation>omitido, porque no es una fila del tablero: %1</translation>
    </message>
    <message>
        <source>left out: a grid of regions</source>
        <translation>omitido: una cuadrícula de regiones</translation>
    </message>
    <message numerus="yes">
        <source>left out: the pencil marks of %n cell(s)</source>
        <translation>
            <numerusform>omitido: las anotaciones de %n celda</numerusform>
            <numerusform>omitido: las anotaciones de %n celdas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n removed candidate(s)</source>
        <translation>
            <numerusform>omitido: %n candidato eliminado</numerusform>
            <numerusform>omitido: %n candidatos eliminados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n entry(s)</source>
        <translation>
            <numerusform>omitido: %n entrada</numerusform>
            <numerusform>omitido: %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>left out, so the verdict does not cover it: %1</source>
        <translation>omitido, así que el veredicto no lo tiene en cuenta: %1</translation>
    </message>
    <message numerus="yes">
        <source>left out: %n puzzle(s) that could not be read</source>
        <translation>
            <numerusform>omitido: %n sudoku que no se pudo leer</numerusform>
            <numerusform>omitido: %n sudokus que no se pudieron leer</numerusform>
        </translation>
    </message>
    <message>
        <source>a damaged saved game of Simon Tatham&apos;s Solo</source>
        <translation>una partida guardada dañada de Solo, de Simon Tatham</translation>
    </message>
    <message>
        <source>a saved game of another of Simon Tatham&apos;s puzzles than Solo</source>
        <translation>una partida guardada de otro juego de Simon Tatham que no es Solo</translation>
    </message>
    <message>
        <source>this line has no end within 64 MB, so it is no puzzle; nothing behind it was read</source>
        <translation>esta línea no termina en 64 MB, así que no es un sudoku; no se ha leído nada de lo que sigue</translation>
    </message>
    <message>
        <source>there are %1 digits for rows of %2 cells; there must be at least one for each cell</source>
        <translation>hay %1 dígitos para filas de %2 celdas; debe haber al menos uno por celda</translation>
    </message>
    <message>
        <source>%1 is already a member of this JSON object</source>
        <translation>%1 ya es un miembro de este objeto JSON</translation>
    </message>
    <message>
        <source>the verdict is about givens and rules alone; entries that do not count: %1</source>
        <translation>el veredicto se refiere solo a las pistas y las reglas; entradas que no cuentan: %1</translation>
    </message>
    <message>
        <source>cages seem to be drawn here and were not read: the verdict does not cover them</source>
        <translation>parece que aquí hay jaulas dibujadas que no se leyeron: el veredicto no las tiene en cuenta</translation>
    </message>
    <message>
        <source>a Roxdoku of KSudoku, which has three dimensions</source>
        <translation>un Roxdoku de KSudoku, que tiene tres dimensiones</translation>
    </message>
    <message>
        <source>a killer of JCrypTool, whose cages multiply, subtract and divide</source>
        <translation>un killer de JCrypTool, cuyas jaulas multiplican, restan y dividen</translation>
    </message>
    <message>
        <source>this kind of puzzle cannot be read: %1</source>
        <translation>este tipo de sudoku no se puede leer: %1</translation>
    </message>
    <message>
        <source>there are %1 values, but there should be %2</source>
        <translation>hay %1 valores, pero debería haber %2</translation>
    </message>
    <message>
        <source>a value is needed here</source>
        <translation>aquí se necesita un valor</translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s): a rule that they may stand for is not covered</source>
        <translation>
            <numerusform>%n dibujo: no se tiene en cuenta la regla que pueda representar</numerusform>
            <numerusform>%n dibujos: no se tiene en cuenta la regla que puedan representar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is only drawn (%n time(s)): a rule that it may stand for is not covered</source>
        <translation>
            <numerusform>%1 solo está dibujado (%n vez): no se tiene en cuenta la regla que pueda representar</numerusform>
            <numerusform>%1 solo está dibujado (%n veces): no se tiene en cuenta la regla que pueda representar</numerusform>
        </translation>
    </message>
    <message>
        <source>the puzzle has fog, which is no rule</source>
        <translation>el sudoku tiene niebla, que no es una regla</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) were read against their looks: %1</source>
        <translation>
            <numerusform>%n cifra se leyó en contra de su aspecto: %1</numerusform>
            <numerusform>%n cifras se leyeron en contra de su aspecto: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) may have been misread: %1</source>
        <translation>
            <numerusform>%n celda puede estar mal leída: %1</numerusform>
            <numerusform>%n celdas pueden estar mal leídas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the kind %1: %2</source>
        <translation>el tipo %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>only the first of %n page(s) was read; --page chooses another</source>
        <translation>
            <numerusform>solo se leyó la primera de %n página; --page elige otra</numerusform>
            <numerusform>solo se leyó la primera de %n páginas; --page elige otra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n board(s) without an empty cell</source>
        <translation>
            <numerusform>omitido: %n tablero sin celdas vacías</numerusform>
            <numerusform>omitidos: %n tableros sin celdas vacías</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s) were read against their looks: %1</source>
        <translation>
            <numerusform>%n suma se leyó contra su aspecto: %1</numerusform>
            <numerusform>%n sumas se leyeron contra su aspecto: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cage(s) may have been misread: %1</source>
        <translation>
            <numerusform>%n jaula puede estar mal leída: %1</numerusform>
            <numerusform>%n jaulas pueden estar mal leídas: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of the kind %1 seen in the picture</source>
        <translation>
            <numerusform>%n regla del tipo %1 vista en la imagen</numerusform>
            <numerusform>%n reglas del tipo %1 vistas en la imagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of the kind %1 may not be meant: compare the picture</source>
        <translation>
            <numerusform>%n regla del tipo %1 quizá no sea intencionada: compare la imagen</numerusform>
            <numerusform>%n reglas del tipo %1 quizá no sean intencionadas: compare la imagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shaded cell(s): a rule that they may stand for is not covered</source>
        <translation>
            <numerusform>%n celda sombreada: no se tiene en cuenta la regla que pueda representar</numerusform>
            <numerusform>%n celdas sombreadas: no se tiene en cuenta la regla que puedan representar</numerusform>
        </translation>
    </message>
    <message>
        <source>each region must be connected and have no more cells than there are digits</source>
        <translation>cada región debe ser conexa y no tener más celdas que dígitos hay</translation>
    </message>
    <message>
        <source>a Mathdoku of KSudoku</source>
        <translation>un Mathdoku de KSudoku</translation>
    </message>
    <message>
        <source>a board of KSudoku with a shape that no board here can have</source>
        <translation>un tablero de KSudoku con una forma que aquí ningún tablero puede tener</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>un nombre de archivo</translation>
    </message>
    <message>
        <source>this board has no cell %1</source>
        <translation>este tablero no tiene la celda %1</translation>
    </message>
    <message>
        <source>this board has no cell %1; the sign for a hole is @</source>
        <translation>este tablero no tiene la celda %1; el signo de un hueco es @</translation>
    </message>
    <message>
        <source>%1 is a cell of this board, not a hole (@)</source>
        <translation>%1 es una celda de este tablero, no un hueco (@)</translation>
    </message>
    <message>
        <source>no boards that overlap have just these holes (@); the directive &apos;boards&apos; or &apos;regions&apos; says others</source>
        <translation>no hay tableros que se solapen con exactamente estos huecos (@); la directiva «boards» o «regions» indica otros</translation>
    </message>
    <message>
        <source>%1 has %2 symbols, but this board needs %3</source>
        <translation>%1 tiene %2 símbolos, pero este tablero necesita %3</translation>
    </message>
</context>
<context>
    <name>EvidenceNotes</name>
    <message>
        <source>evidence %1</source>
        <translation>base %1</translation>
    </message>
    <message>
        <source>follows: %1</source>
        <translation>se deduce: %1</translation>
    </message>
    <message>
        <source>eliminated: %1</source>
        <translation>eliminados: %1</translation>
    </message>
</context>
<context>
    <name>ExcelTable</name>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Sugerencia</translation>
    </message>
</context>
<context>
    <name>ExoticWords</name>
    <message>
        <source>%1 once</source>
        <translation>%1 una vez</translation>
    </message>
    <message>
        <source>%1 twice</source>
        <translation>%1 dos veces</translation>
    </message>
    <message>
        <source>%1 up to %2 times</source>
        <translation>%1 hasta %2 veces</translation>
    </message>
    <message>
        <source>%1, …</source>
        <translation>%1, …</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 cannot all be true, because %2 exclude each other</source>
        <translation>%1 no pueden ser todos verdaderos, porque %2 se excluyen</translation>
    </message>
    <message>
        <source>%1 cannot all be true, because no digit would be left for %2</source>
        <translation>%1 no pueden ser todos verdaderos, porque no quedaría ningún dígito para %2</translation>
    </message>
    <message>
        <source>%1 cannot all be true, because no place would be left for %2 in %3</source>
        <translation>%1 no pueden ser todos verdaderos, porque no quedaría lugar para %2 en %3</translation>
    </message>
    <message>
        <source>The base %1 and the targets %2 have the same two of the digits %3: a digit that only the base had would have to be in each of %4 outside their band or stack, which have too few places for it</source>
        <translation>La base %1 y los objetivos %2 tienen los mismos dos de los dígitos %3: un dígito que solo tuviera la base tendría que estar en %4 fuera de su banda o pila de bloques, donde hay muy pocos lugares para él</translation>
    </message>
    <message>
        <source>%1 can hold %2: just as many digits as cells, so none of them may lose a place there</source>
        <translation>%1 pueden contener %2: justo tantos dígitos como celdas, así que ninguno puede perder su lugar ahí</translation>
    </message>
    <message>
        <source>%1 alone cannot fill %2</source>
        <translation>%1 por sí solos no pueden llenar %2</translation>
    </message>
    <message>
        <source>%1; chains lead from each of these to the same conclusion</source>
        <translation>%1; desde cada uno de estos unas cadenas llevan a la misma conclusión</translation>
    </message>
    <message>
        <source>%1 would only be in %2 in %3 and could change places, and there would be a second solution</source>
        <translation>en %3, %1 solo estarían en %2, podrían cambiar de lugar y habría una segunda solución</translation>
    </message>
    <message>
        <source>Otherwise %1</source>
        <translation>Si no, %1</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>si no, %1</translation>
    </message>
    <message>
        <source>Either all of %1 are true or all of %2; %3</source>
        <translation>O bien son verdaderos todos los primeros (%1) o bien todos los segundos (%2); %3</translation>
    </message>
    <message>
        <source>the former</source>
        <translation>los primeros</translation>
    </message>
    <message>
        <source>Either all of %1 are true or all of %2, and both exclude these</source>
        <translation>O bien son verdaderos todos los primeros (%1) o bien todos los segundos (%2), y en ambos casos se excluyen estos</translation>
    </message>
    <message>
        <source>the targets have no other digit (%1)</source>
        <translation>los objetivos no tienen otro dígito (%1)</translation>
    </message>
    <message>
        <source>no pair that base and targets can share has %1</source>
        <translation>ninguna pareja que la base y los objetivos puedan compartir tiene %1</translation>
    </message>
    <message>
        <source>every such pair has %1, which no cell can be that sees both base cells or both targets</source>
        <translation>cada una de esas parejas tiene %1, que no puede estar en ninguna celda que vea las dos celdas de la base o los dos objetivos</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>FileFilters</name>
    <message>
        <source>All puzzles (%1)</source>
        <translation>Todos los sudokus (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Text (%1)</source>
        <translation>Texto (%1)</translation>
    </message>
    <message>
        <source>Sudoku Workbench (%1)</source>
        <translation>Sudoku Workbench (%1)</translation>
    </message>
</context>
<context>
    <name>ForcingWhy</name>
    <message>
        <source>%1 contradicts itself</source>
        <translation>%1 se contradice</translation>
    </message>
    <message>
        <source>If %1, no digit is left for %2</source>
        <translation>Si %1, no queda ningún dígito para %2</translation>
    </message>
    <message>
        <source>If %1, no place is left for %2 in %3</source>
        <translation>Si %1, no queda lugar para %2 en %3</translation>
    </message>
    <message>
        <source>It follows whether %1 or not</source>
        <translation>Se deduce tanto si %1 como si no</translation>
    </message>
    <message>
        <source>It follows from each digit of %1</source>
        <translation>Se deduce de cada dígito de %1</translation>
    </message>
    <message>
        <source>It follows from each place for %1 in %2</source>
        <translation>Se deduce de cada lugar para %1 en %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1; chains lead from each exception to the same conclusion</source>
        <translation>%1; desde cada excepción unas cadenas llevan a la misma conclusión</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>f-puzzles (JSON)</source>
        <translation>f-puzzles (JSON)</translation>
    </message>
    <message>
        <source>Sudoku Workbench (JSON)</source>
        <translation>Sudoku Workbench (JSON)</translation>
    </message>
    <message>
        <source>f-puzzles (link)</source>
        <translation>f-puzzles (enlace)</translation>
    </message>
    <message>
        <source>Game ID of Simon Tatham&apos;s Solo</source>
        <translation>ID de partida de Solo, de Simon Tatham</translation>
    </message>
    <message>
        <source>Framed grid</source>
        <translation>Cuadrícula con marco</translation>
    </message>
    <message>
        <source>HoDoKu library line</source>
        <translation>Línea de biblioteca de HoDoKu</translation>
    </message>
    <message>
        <source>One line</source>
        <translation>Una línea</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>SudokuPad (link)</source>
        <translation>SudokuPad (enlace)</translation>
    </message>
    <message>
        <source>Interactive Sudoku Solver (link)</source>
        <translation>Interactive Sudoku Solver (enlace)</translation>
    </message>
    <message>
        <source>SudokuMaker (link)</source>
        <translation>SudokuMaker (enlace)</translation>
    </message>
    <message>
        <source>Interactive Sudoku Solver</source>
        <translation>Interactive Sudoku Solver</translation>
    </message>
    <message>
        <source>Simple Sudoku</source>
        <translation>Simple Sudoku</translation>
    </message>
    <message>
        <source>SudokuWiki (link)</source>
        <translation>SudokuWiki (enlace)</translation>
    </message>
    <message>
        <source>Sudoku Coach (link)</source>
        <translation>Sudoku Coach (enlace)</translation>
    </message>
    <message>
        <source>OpenSudoku</source>
        <translation>OpenSudoku</translation>
    </message>
    <message>
        <source>SadMan Sudoku</source>
        <translation>SadMan Sudoku</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabla (CSV)</translation>
    </message>
</context>
<context>
    <name>FormulaWords</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln variable(s)</source>
        <translation>
            <numerusform>%Ln variable</numerusform>
            <numerusform>%Ln variables</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 has at least one digit</source>
        <translation>%1 tiene al menos un dígito</translation>
    </message>
    <message>
        <source>%1 has at most one digit</source>
        <translation>%1 tiene como mucho un dígito</translation>
    </message>
    <message>
        <source>%1 is given</source>
        <translation>%1 está dado</translation>
    </message>
    <message>
        <source>At least one cell of %1 is %2</source>
        <translation>En %1, al menos una celda es %2</translation>
    </message>
    <message>
        <source>At most one cell of %1 is %2</source>
        <translation>En %1, como mucho una celda es %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 es %2</translation>
    </message>
    <message>
        <source>%1 counts</source>
        <translation>%1 cuenta</translation>
    </message>
    <message>
        <source>h%1</source>
        <translation>h%1</translation>
    </message>
    <message>
        <source>%1 is in %2</source>
        <translation>%1 está en %2</translation>
    </message>
    <message>
        <source>%1 means: %2</source>
        <translation>%1 significa: %2</translation>
    </message>
    <message>
        <source>%1 is true if %2</source>
        <translation>%1 es verdadera si %2</translation>
    </message>
    <message>
        <source>%1 is false if %2</source>
        <translation>%1 es falsa si %2</translation>
    </message>
    <message>
        <source>%1 is true if %2, and false if %3</source>
        <translation>%1 es verdadera si %2, y falsa si %3</translation>
    </message>
    <message>
        <source>while %1: %2</source>
        <translation>mientras %1: %2</translation>
    </message>
    <message>
        <source>a contradiction</source>
        <translation>una contradicción</translation>
    </message>
    <message>
        <source>if %1, then %2</source>
        <translation>si %1, entonces %2</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>no: %1</translation>
    </message>
    <message>
        <source>not both: %1</source>
        <translation>no ambos: %1</translation>
    </message>
    <message>
        <source>not all: %1</source>
        <translation>no todos: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clause(s)</source>
        <translation>
            <numerusform>%Ln cláusula</numerusform>
            <numerusform>%Ln cláusulas</numerusform>
        </translation>
    </message>
    <message>
        <source>no auxiliary variables</source>
        <translation>sin variables auxiliares</translation>
    </message>
    <message numerus="yes">
        <source>%Ln auxiliary variable(s)</source>
        <translation>
            <numerusform>%Ln variable auxiliar</numerusform>
            <numerusform>%Ln variables auxiliares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s)</source>
        <translation>
            <numerusform>%Ln candidato</numerusform>
            <numerusform>%Ln candidatos</numerusform>
        </translation>
    </message>
    <message>
        <source>bit %1 of %2</source>
        <translation>el bit %1 de %2</translation>
    </message>
</context>
<context>
    <name>Generation</name>
    <message numerus="yes">
        <source>%Ln puzzle(s) generated</source>
        <translation>
            <numerusform>%Ln sudoku generado</numerusform>
            <numerusform>%Ln sudokus generados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>filled board %1</source>
        <translation>tablero lleno %1</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 hasta ahora</translation>
    </message>
    <message>
        <source>looking for a filled board</source>
        <translation>buscando un tablero lleno</translation>
    </message>
    <message numerus="yes">
        <source>%Ln test(s)</source>
        <translation>
            <numerusform>%Ln prueba</numerusform>
            <numerusform>%Ln pruebas</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle %L1 of %L2: %3</source>
        <translation>Sudoku %L1 de %L2: %3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 after %2; requested: %3</source>
        <translation>%1 tras %2; pedido: %3</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%1 tras %2</translation>
    </message>
    <message>
        <source>%1; %2 requested</source>
        <translation>%1; pedido: %2</translation>
    </message>
    <message>
        <source>%1; not finished, fewer may be possible</source>
        <translation>%1; sin terminar, quizá se pueda con menos</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>irregular</source>
        <translation>irregular</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n dígito</numerusform>
            <numerusform>%n dígitos</numerusform>
        </translation>
    </message>
    <message>
        <source>symmetry: %1</source>
        <translation>simetría: %1</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <translation>más de una solución</translation>
    </message>
    <message>
        <source>No such puzzle exists: no filled board obeys these rules.</source>
        <translation>No existe tal sudoku: ningún tablero lleno cumple estas reglas.</translation>
    </message>
    <message>
        <source>Stopped. %1</source>
        <translation>Detenido. %1</translation>
    </message>
    <message>
        <source>There is not enough memory. %1</source>
        <translation>No hay memoria suficiente. %1</translation>
    </message>
    <message>
        <source>The solver failed. %1</source>
        <translation>El solucionador falló. %1</translation>
    </message>
    <message>
        <source>The solver gave a wrong answer: please report this. %1</source>
        <translation>El solucionador dio una respuesta errónea: por favor, informe de ello. %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>como máximo %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>unas %1</translation>
    </message>
    <message>
        <source>digits 0 to %1</source>
        <translation>dígitos del 0 al %1</translation>
    </message>
    <message>
        <source>%1 × %1 with holes</source>
        <translation>%1 × %1 con huecos</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of %1 × %1</source>
        <translation>
            <numerusform>%n tablero de %1 × %1</numerusform>
            <numerusform>%n tableros de %1 × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n tablero</numerusform>
            <numerusform>%n tableros</numerusform>
        </translation>
    </message>
    <message>
        <source>repeats in rows and columns</source>
        <translation>repeticiones en filas y columnas</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>at most %1 more</source>
        <translation>como máximo %1 más</translation>
    </message>
    <message>
        <source>%1, but it is not quite as you asked.</source>
        <translation>%1, pero no exactamente como lo pidió.</translation>
    </message>
    <message>
        <source>%1, but none is quite as you asked.</source>
        <translation>%1, pero ninguno exactamente como lo pidió.</translation>
    </message>
    <message>
        <source>%1, %L2 of them not quite as you asked.</source>
        <translation>%1, %L2 de ellos no exactamente como lo pidió.</translation>
    </message>
    <message>
        <source>symbols: %1</source>
        <translation>símbolos: %1</translation>
    </message>
    <message>
        <source>the word %1</source>
        <translation>la palabra %1</translation>
    </message>
    <message>
        <source>the word %1 in %2</source>
        <translation>la palabra %1 en %2</translation>
    </message>
</context>
<context>
    <name>HaltText</name>
    <message>
        <source>the solver &apos;%1&apos; was not found: is it installed?</source>
        <translation>no se encontró el solucionador «%1»: ¿está instalado?</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; could not be started: %2</source>
        <translation>no se pudo iniciar el solucionador «%1»: %2</translation>
    </message>
    <message>
        <source>the formula for the solver &apos;%1&apos; could not be written: %2</source>
        <translation>no se pudo escribir la fórmula para el solucionador «%1»: %2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; crashed: %2</source>
        <translation>el solucionador «%1» se cerró por un error: %2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; ended without an answer (exit status %2)</source>
        <translation>el solucionador «%1» terminó sin respuesta (estado de salida %2)</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; gave up</source>
        <translation>el solucionador «%1» se rindió</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; was stopped because it wrote more than %2 MB</source>
        <translation>se detuvo el solucionador «%1» porque escribió más de %2&#xa0;MB</translation>
    </message>
    <message>
        <source>the answer of the solver &apos;%1&apos; cannot be read: %2</source>
        <translation>no se puede leer la respuesta del solucionador «%1»: %2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; contradicts itself: its answer does not match exit status %2</source>
        <translation>el solucionador «%1» se contradice: su respuesta no concuerda con el estado de salida %2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; gave a wrong model: it violates clause %2 of the formula</source>
        <translation>el solucionador «%1» dio un modelo erróneo: incumple la cláusula %2 de la fórmula</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; failed</source>
        <translation>el solucionador «%1» falló</translation>
    </message>
    <message>
        <source>the solver failed</source>
        <translation>el solucionador falló</translation>
    </message>
    <message>
        <source>%1; it said: %2</source>
        <translation>%1; dijo: %2</translation>
    </message>
    <message>
        <source>The search was stopped before it found an answer.</source>
        <translation>La búsqueda se detuvo antes de hallar una respuesta.</translation>
    </message>
    <message>
        <source>There is not enough memory for all rules of this puzzle. Switch off some of them or add clues.</source>
        <translation>No hay memoria para todas las reglas de este sudoku. Desactive algunas o añada pistas.</translation>
    </message>
    <message>
        <source>The solver gave a solution that breaks a rule. This is an error in the program.</source>
        <translation>El solucionador dio una solución que incumple una regla. Es un error del programa.</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; gave a wrong answer: it denies a solution that exists</source>
        <translation>el solucionador «%1» dio una respuesta errónea: niega una solución que existe</translation>
    </message>
</context>
<context>
    <name>HintKind</name>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>where to look first</source>
        <translation>dónde mirar primero</translation>
    </message>
    <message>
        <source>the first technique</source>
        <translation>la primera técnica</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Look at %1.</source>
        <translation>Mire %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>part of the hint</source>
        <translation>parte de la sugerencia</translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <translation>La entrada en %1 es errónea.</translation>
    </message>
    <message>
        <source>%1 are wrong.</source>
        <translation>Las entradas en %1 son erróneas.</translation>
    </message>
    <message>
        <source>The pencil marks of %1 leave out its digit.</source>
        <translation>En las anotaciones de %1 falta el dígito correcto.</translation>
    </message>
    <message>
        <source>The pencil marks of %1 leave out their digits.</source>
        <translation>En las anotaciones de %1 faltan los dígitos correctos.</translation>
    </message>
    <message>
        <source>follows from the steps before: %1</source>
        <translation>se deduce de los pasos anteriores: %1</translation>
    </message>
    <message>
        <source>It is the only step of its level at this moment.</source>
        <translation>Ahora mismo es el único paso de su nivel.</translation>
    </message>
    <message numerus="yes">
        <source>At this moment there are %n steps of this level.</source>
        <translation>
            <numerusform>Ahora mismo hay %n paso de este nivel.</numerusform>
            <numerusform>Ahora mismo hay %n pasos de este nivel.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InputKeys</name>
    <message>
        <source>F2 to F5, Insert</source>
        <translation>De F2 a F5, Insertar</translation>
    </message>
    <message>
        <source>Z, X, C, V, as in SudokuPad</source>
        <translation>Z, X, C, V, como en SudokuPad</translation>
    </message>
    <message>
        <source>E switches marks, as in GNOME Sudoku</source>
        <translation>E alterna las anotaciones, como en GNOME Sudoku</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>No file can be written to %1.</source>
        <translation>No se puede escribir ningún archivo en %1.</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <translation>Español</translation>
    </message>
</context>
<context>
    <name>LeftWork</name>
    <message>
        <source>Unsaved work from %1 was found: %2.</source>
        <translation>Se encontró trabajo sin guardar (%1): %2.</translation>
    </message>
    <message numerus="yes">
        <source>Unsaved work of %n window(s) was found, the latest from %1: %2.</source>
        <translation>
            <numerusform>Se encontró trabajo sin guardar de %n ventana, el último (%1): %2.</numerusform>
            <numerusform>Se encontró trabajo sin guardar de %n ventanas, el último (%1): %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln generated puzzle(s)</source>
        <translation>
            <numerusform>%Ln sudoku generado</numerusform>
            <numerusform>%Ln sudokus generados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>a board with %1</source>
        <translation>un tablero con %1</translation>
    </message>
    <message>
        <source>a list of puzzles</source>
        <translation>una lista de sudokus</translation>
    </message>
    <message>
        <source>the list %1</source>
        <translation>la lista %1</translation>
    </message>
</context>
<context>
    <name>Legibility</name>
    <message>
        <source>cells of %1 mm are too small to write in: put fewer puzzles on a page, or take larger paper</source>
        <translation>las celdas de %1 mm son demasiado pequeñas para escribir: ponga menos sudokus por página o use un papel mayor</translation>
    </message>
    <message>
        <source>solutions with cells of %1 mm are hard to read: put fewer on a page, or take larger paper</source>
        <translation>las soluciones con celdas de %1 mm se leen mal: ponga menos por página o use un papel mayor</translation>
    </message>
    <message>
        <source>text of %1 pt is hard to read: put fewer puzzles on a page, or say less above them</source>
        <translation>el texto de %1 pt se lee mal: ponga menos sudokus por página o escriba menos encima</translation>
    </message>
    <message>
        <source>there is no room for all of &apos;%1&apos;</source>
        <translation>no hay sitio para todo «%1»</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>The board before: %1</source>
        <translation>El tablero antes: %1</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>El sudoku</translation>
    </message>
</context>
<context>
    <name>LessonExport</name>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>Export Walkthrough as %1</source>
        <translation>Exportar la solución paso a paso como %1</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>Se detuvo la exportación.</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>No se puede guardar %1: %2</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Exportado como %1.</translation>
    </message>
</context>
<context>
    <name>LessonFormat</name>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
</context>
<context>
    <name>LessonScript</name>
    <message>
        <source>Steps %1–%2: %3</source>
        <translation>Pasos %1–%2: %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Each is the only digit for its cell, or has its only place in the house in brackets:
%1.</source>
        <translation>Cada uno es el único dígito para su celda, o tiene su único lugar en la casa entre paréntesis:
%1.</translation>
    </message>
    <message>
        <source>r1c2 is the cell in row 1, column 2; r1c2=%1 means that it is %1, and r1c2&lt;&gt;%1 that it is not.</source>
        <translation>r1c2 es la celda de la fila 1, columna 2; r1c2=%1 significa que contiene %1 y r1c2&lt;&gt;%1 que no lo contiene.</translation>
    </message>
</context>
<context>
    <name>LetterKind</name>
    <message>
        <source>Outlines</source>
        <translation>Contornos</translation>
    </message>
    <message>
        <source>Text in Roboto</source>
        <translation>Texto en Roboto</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>Diabólico</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extremo</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
</context>
<context>
    <name>LinePairWhy</name>
    <message>
        <source>%1 with %2</source>
        <translation>%2 en %1</translation>
    </message>
    <message>
        <source>the signs leave %1</source>
        <translation>los signos dejan %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>the digits rise from %1 to %2, which leaves %3</source>
        <translation>los dígitos suben de %1 a %2, lo que deja %3</translation>
    </message>
    <message>
        <source>%1 have the same digit, which can only be %2</source>
        <translation>%1 tienen el mismo dígito, que solo puede ser %2</translation>
    </message>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1 solo pueden ser %2</translation>
    </message>
    <message>
        <source>no digit beside goes with %1</source>
        <translation>ningún dígito vecino es compatible con %1</translation>
    </message>
    <message>
        <source>%1 is %2, and %3 cannot be beside it</source>
        <translation>%1 es %2, y al lado no puede estar %3</translation>
    </message>
    <message>
        <source>from cell to cell, no digit beside goes with %1</source>
        <translation>de celda en celda, ningún dígito vecino es compatible con %1</translation>
    </message>
    <message>
        <source>another of these cells has no digit that goes with %1</source>
        <translation>otra de estas celdas no tiene ningún dígito compatible con %1</translation>
    </message>
    <message>
        <source>from cell to cell, another one has no digit that goes with %1</source>
        <translation>de celda en celda, otra no tiene ningún dígito compatible con %1</translation>
    </message>
    <message>
        <source>the digits that are crossed out cannot be beside %1</source>
        <translation>los dígitos tachados no pueden estar al lado de %1</translation>
    </message>
    <message>
        <source>along each of these lines the digits rise, and each cell leaves room for those before and behind it</source>
        <translation>a lo largo de cada una de estas líneas los dígitos suben, y cada celda deja lugar para los anteriores y los siguientes</translation>
    </message>
    <message>
        <source>each of these pairs has the same digit: %1</source>
        <translation>las dos celdas de cada una de estas parejas tienen el mismo dígito: %1</translation>
    </message>
    <message>
        <source>%1 is greater than the cells beside it, which leaves %2 in it and %3 beside it</source>
        <translation>%1 es mayor que las celdas vecinas, lo que deja %2 en ella y %3 al lado</translation>
    </message>
    <message>
        <source>%1 is less than the cells beside it, which leaves %2 in it and %3 beside it</source>
        <translation>%1 es menor que las celdas vecinas, lo que deja %2 en ella y %3 al lado</translation>
    </message>
    <message>
        <source>the groups of digits take turns, which leaves %1</source>
        <translation>los grupos de dígitos se turnan, lo que deja %1</translation>
    </message>
    <message>
        <source>the digits rise or stay the same from %1 to %2, which leaves %3</source>
        <translation>los dígitos suben o se mantienen de %1 a %2, lo que deja %3</translation>
    </message>
    <message>
        <source>along each of these lines no digit is less than the one before it, and each cell leaves room for those before and behind it</source>
        <translation>a lo largo de cada una de estas líneas ningún dígito es menor que el anterior, y cada celda deja lugar para los anteriores y los siguientes</translation>
    </message>
    <message>
        <source>%1 is %2, and %3 cannot be so many steps from it</source>
        <translation>%1 es %2, y a esa cantidad de pasos no puede estar %3</translation>
    </message>
    <message>
        <source>the digits that are crossed out cannot be so many steps from %1</source>
        <translation>los dígitos tachados no pueden estar a esa cantidad de pasos de %1</translation>
    </message>
</context>
<context>
    <name>LineStyle</name>
    <message>
        <source>fine</source>
        <translation>finas</translation>
    </message>
    <message>
        <source>newspaper</source>
        <translation>de periódico</translation>
    </message>
    <message>
        <source>book</source>
        <translation>de libro</translation>
    </message>
</context>
<context>
    <name>LineSumWhy</name>
    <message>
        <source>the arrow makes from %1 to %2</source>
        <translation>la flecha suma de %1 a %2</translation>
    </message>
    <message>
        <source>along the arrow there can only be %1</source>
        <translation>a lo largo de la flecha solo puede haber %1</translation>
    </message>
    <message>
        <source>the arrow</source>
        <translation>la flecha</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>the number in the pill can only be %1</source>
        <translation>el número de la píldora solo puede ser %1</translation>
    </message>
    <message>
        <source>the sum</source>
        <translation>la suma</translation>
    </message>
    <message>
        <source>each part of the line makes %1</source>
        <translation>cada parte de la línea suma %1</translation>
    </message>
    <message>
        <source>each part of the line makes from %1 to %2</source>
        <translation>cada parte de la línea suma de %1 a %2</translation>
    </message>
    <message>
        <source>the arrow makes %1</source>
        <translation>la flecha suma %1</translation>
    </message>
    <message>
        <source>the cells with equal sums make %1 each</source>
        <translation>las celdas de igual suma dan %1 cada vez</translation>
    </message>
    <message>
        <source>the cells with equal sums make from %1 to %2 each</source>
        <translation>las celdas de igual suma dan de %1 a %2 cada vez</translation>
    </message>
    <message>
        <source>no digit of the cage is %1</source>
        <translation>ningún dígito de la jaula es %1</translation>
    </message>
    <message>
        <source>with %1, %2 would make %3</source>
        <translation>con %1, la suma de %2 sería %3</translation>
    </message>
</context>
<context>
    <name>LineTermWords</name>
    <message>
        <source>%1 can only be %2</source>
        <translation>para %1 solo queda %2</translation>
    </message>
    <message>
        <source>%1-%2</source>
        <translation>%1-%2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1, o %2</translation>
    </message>
</context>
<context>
    <name>LineWhy</name>
    <message>
        <source>no digit differs enough from %1</source>
        <translation>ningún dígito difiere lo bastante de %1</translation>
    </message>
    <message>
        <source>low and high digits alternate, and %1 is low</source>
        <translation>los dígitos bajos y altos se alternan, y el de %1 es bajo</translation>
    </message>
    <message>
        <source>low and high digits alternate, and %1 is high</source>
        <translation>los dígitos bajos y altos se alternan, y el de %1 es alto</translation>
    </message>
    <message>
        <source>no digit beside goes with %1</source>
        <translation>ningún dígito vecino es compatible con %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>the run can only be %1</source>
        <translation>la serie solo puede ser %1</translation>
    </message>
    <message>
        <source>the digits between %1 and %2 are greater than one of them and less than the other, which leaves %3 between them</source>
        <translation>los dígitos entre %1 y %2 son mayores que uno de ellos y menores que el otro, lo que deja %3 entre ambos</translation>
    </message>
    <message>
        <source>only %1 can be %2</source>
        <translation>solo en %1 hay lugar para %2</translation>
    </message>
    <message>
        <source>with %1 there would be no way left to fill %2</source>
        <translation>con %1 no quedaría ninguna forma de llenar %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Trying every way to fill %1 leaves none with %2</source>
        <translation>Al probar todas las formas de llenar %1, no queda ninguna con %2</translation>
    </message>
    <message>
        <source>this run does not go with %1</source>
        <translation>esta serie no es compatible con %1</translation>
    </message>
    <message>
        <source>none of these goes with %1</source>
        <translation>ninguna de ellas es compatible con %1</translation>
    </message>
    <message>
        <source>nothing between two circles can be %1</source>
        <translation>ningún dígito entre dos círculos puede ser %1</translation>
    </message>
    <message>
        <source>no way to fill one of these lines has %1</source>
        <translation>ninguna forma de llenar una de estas líneas tiene %1</translation>
    </message>
    <message>
        <source>%1 and %2 differ by at least %3, and no digit between them is one of theirs or between theirs</source>
        <translation>%1 y %2 difieren al menos en %3, y ningún dígito entre ellas es uno de los suyos ni está entre los suyos</translation>
    </message>
    <message>
        <source>no digit of the line is equal or consecutive to %1</source>
        <translation>ningún dígito de la línea es igual ni consecutivo a %1</translation>
    </message>
    <message>
        <source>of %1 only %2 can be %3</source>
        <translation>de %1 solo %2 puede ser %3</translation>
    </message>
    <message>
        <source>%1, according to %2</source>
        <translation>%1, según %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>la fila %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>la columna %1</translation>
    </message>
    <message>
        <source>the box of %1</source>
        <translation>el bloque de %1</translation>
    </message>
    <message>
        <source>%1 has %2 already</source>
        <translation>%1 ya tiene %2</translation>
    </message>
    <message>
        <source>only %1 can be %2 in %3</source>
        <translation>en %3 solo %1 puede ser %2</translation>
    </message>
    <message>
        <source>%1 has all its digits</source>
        <translation>%1 ya tiene todos sus dígitos</translation>
    </message>
    <message>
        <source>%1 has as many digits left as cells</source>
        <translation>%1 tiene tantos dígitos por colocar como celdas abiertas</translation>
    </message>
</context>
<context>
    <name>LinkTarget</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>el sudoku</translation>
    </message>
    <message>
        <source>its solution</source>
        <translation>su solución</translation>
    </message>
</context>
<context>
    <name>LossText</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>rules that are switched off</source>
        <translation>reglas desactivadas</translation>
    </message>
    <message>
        <source>the shape of the boxes</source>
        <translation>la forma de los bloques</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>entradas</translation>
    </message>
    <message>
        <source>pencil marks</source>
        <translation>anotaciones</translation>
    </message>
    <message>
        <source>other details</source>
        <translation>otros datos</translation>
    </message>
    <message>
        <source>colours of cells</source>
        <translation>colores de las celdas</translation>
    </message>
    <message>
        <source>other programs will not see: %1</source>
        <translation>otros programas no verán: %1</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>autor</translation>
    </message>
    <message>
        <source>the rules in words</source>
        <translation>reglas en palabras</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>fuente</translation>
    </message>
    <message>
        <source>the level</source>
        <translation>nivel</translation>
    </message>
    <message>
        <source>combinations that are crossed out</source>
        <translation>combinaciones tachadas</translation>
    </message>
    <message>
        <source>the message for solvers</source>
        <translation>mensaje para quien resuelve</translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s)</source>
        <translation>
            <numerusform>%n dibujo</numerusform>
            <numerusform>%n dibujos</numerusform>
        </translation>
    </message>
    <message>
        <source>fog</source>
        <translation>niebla</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>solución</translation>
    </message>
    <message>
        <source>corner marks</source>
        <translation>anotaciones de esquina</translation>
    </message>
    <message>
        <source>which entries Solve wrote</source>
        <translation>qué entradas escribió Resolver</translation>
    </message>
    <message>
        <source>lost: %1</source>
        <translation>se pierde: %1</translation>
    </message>
    <message>
        <source>%1 has boards with the digits 1 to %2 only</source>
        <translation>%1 solo tiene tableros con los dígitos del 1 al %2</translation>
    </message>
    <message>
        <source>%1 has only boards of %2 × %2, and this one is %3 × %3</source>
        <translation>%1 solo tiene tableros de %2 × %2, y este es de %3 × %3</translation>
    </message>
    <message>
        <source>colours and lines of candidates</source>
        <translation>colores y líneas de candidatos</translation>
    </message>
    <message>
        <source>digits from 0 or beyond the size of the board</source>
        <translation>dígitos desde 0 o mayores que el tamaño del tablero</translation>
    </message>
    <message>
        <source>%1 has no boards with holes, and none that overlap</source>
        <translation>%1 no tiene tableros con huecos ni tableros que se solapen</translation>
    </message>
    <message>
        <source>%1 has no boards on which digits may be repeated in rows and columns</source>
        <translation>%1 no tiene tableros en los que los dígitos puedan repetirse en filas y columnas</translation>
    </message>
    <message>
        <source>the shape of the board</source>
        <translation>la forma del tablero</translation>
    </message>
</context>
<context>
    <name>MeasurementsText</name>
    <message>
        <source>, each house separately</source>
        <translation>, cada casa por separado</translation>
    </message>
    <message>
        <source>%1 × %1 with %2. %3; %4; median of %5, each at most %6 s.</source>
        <translation>%1 × %1 con %2. %3; %4; mediana de %5, cada una de %6&#xa0;s como mucho.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n medición</numerusform>
            <numerusform>%n mediciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Propagation alone decides this board, so there is nothing to encode. Choose “%1” to compare the encodings.</source>
        <translation>La propagación decide por sí sola este tablero, así que no hay nada que codificar. Elija «%1» para comparar las codificaciones.</translation>
    </message>
    <message>
        <source>Measured in %1.</source>
        <translation>Medido en %1.</translation>
    </message>
    <message>
        <source>%1 No row is the fastest: the runs of each differ more than the rows.</source>
        <translation>%1 Ninguna fila es la más rápida: las ejecuciones de cada una difieren más que las filas.</translation>
    </message>
    <message>
        <source>%1 %2 with %3 solved fastest, %4 of processor time.</source>
        <translation>%1 Lo más rápido fue %2 con %3: %4 de tiempo de procesador.</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>the heading has no column “%1”</source>
        <translation>el encabezado no tiene ninguna columna «%1»</translation>
    </message>
    <message>
        <source>this line has %1 fields, unlike the heading</source>
        <translation>esta línea no tiene el mismo número de campos (%1) que el encabezado</translation>
    </message>
    <message>
        <source>this quotation mark is never closed</source>
        <translation>estas comillas no se cierran</translation>
    </message>
    <message>
        <source>%1 is no value of “%2”</source>
        <translation>%1 no es un valor de «%2»</translation>
    </message>
    <message>
        <source>it has no measurements</source>
        <translation>no tiene mediciones</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2: %3 × %3 with %4</source>
        <translation>Sudoku %1 (%2): %3 × %3 con %4</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>el tablero</translation>
    </message>
</context>
<context>
    <name>ModelWords</name>
    <message>
        <source>the model has %1 variables, but the formula of this puzzle has %2</source>
        <translation>el modelo tiene %1 variables, pero la fórmula de este sudoku tiene %2</translation>
    </message>
    <message>
        <source>%1, or %2 for the open candidates only</source>
        <translation>%1, o %2 solo para los candidatos abiertos</translation>
    </message>
    <message>
        <source>the model has no digit for %1</source>
        <translation>el modelo no tiene ningún dígito para %1</translation>
    </message>
    <message>
        <source>the model has two digits for %1, %2 and %3</source>
        <translation>el modelo tiene dos dígitos para %1, %2 y %3</translation>
    </message>
    <message>
        <source>the model breaks a rule: %1</source>
        <translation>el modelo incumple una regla: %1</translation>
    </message>
    <message>
        <source>the model has %2 in %1, but the given is %3</source>
        <translation>el modelo tiene %2 en %1, pero la pista es %3</translation>
    </message>
    <message>
        <source>stopped before the model was read</source>
        <translation>detenido antes de leer el modelo</translation>
    </message>
    <message>
        <source>%1; it may be the model of another puzzle</source>
        <translation>%1; puede ser el modelo de otro sudoku</translation>
    </message>
    <message>
        <source>the text is too long: a model has at most %1 bytes</source>
        <translation>el texto es demasiado largo: un modelo tiene como mucho %1 bytes</translation>
    </message>
    <message>
        <source>no answer of a solver found: expected &quot;s SATISFIABLE&quot; and &quot;v 1 -2 … 0&quot;, or &quot;SAT&quot; and &quot;1 -2 … 0&quot;</source>
        <translation>no se encontró la respuesta de un solucionador: se espera «s SATISFIABLE» y «v 1 -2 … 0», o «SAT» y «1 -2 … 0»</translation>
    </message>
    <message>
        <source>this is a formula, not the answer of a solver</source>
        <translation>es una fórmula, no la respuesta de un solucionador</translation>
    </message>
    <message>
        <source>%1 is not a status; expected SATISFIABLE, UNSATISFIABLE or UNKNOWN</source>
        <translation>%1 no es un estado; se espera SATISFIABLE, UNSATISFIABLE o UNKNOWN</translation>
    </message>
    <message>
        <source>the text has two answers that contradict each other</source>
        <translation>el texto tiene dos respuestas que se contradicen</translation>
    </message>
    <message>
        <source>the answer is satisfiable, but there is no model: the solver must write one, as &quot;v 1 -2 … 0&quot; or to a result file</source>
        <translation>la respuesta es satisfacible, pero no hay modelo: el solucionador debe escribir uno, como «v 1 -2 … 0» o en un archivo de resultado</translation>
    </message>
    <message>
        <source>the text has a model, but says that the formula is unsatisfiable</source>
        <translation>el texto tiene un modelo, pero dice que la fórmula es insatisfacible</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 no es un número</translation>
    </message>
    <message>
        <source>%1 is too large for a variable</source>
        <translation>%1 es demasiado grande para una variable</translation>
    </message>
    <message>
        <source>the model has %1 and its opposite</source>
        <translation>el modelo tiene %1 y su opuesto</translation>
    </message>
    <message>
        <source>a second model begins here; only one is expected</source>
        <translation>aquí empieza un segundo modelo; solo se espera uno</translation>
    </message>
    <message>
        <source>the model does not end with 0; the text may be incomplete</source>
        <translation>el modelo no termina en 0; el texto puede estar incompleto</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>the model does not say the regions, which are unknown</source>
        <translation>el modelo no indica las regiones, que son desconocidas</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>the number of the puzzle</source>
        <translation>el número del sudoku</translation>
    </message>
    <message>
        <source>puzzle or solution</source>
        <translation>sudoku o solución</translation>
    </message>
    <message>
        <source>the level</source>
        <translation>el nivel</translation>
    </message>
    <message>
        <source>the seed</source>
        <translation>la semilla</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>el título</translation>
    </message>
    <message>
        <source>the size of the board, such as 9x9</source>
        <translation>el tamaño del tablero, como 9x9</translation>
    </message>
</context>
<context>
    <name>NamePattern</name>
    <message>
        <source>&apos;%1&apos; has a brace without its other one; write two for one in the name</source>
        <translation>«%1» tiene una llave sin su pareja; escriba dos para tener una en el nombre</translation>
    </message>
    <message>
        <source>unknown field &apos;%1&apos;; the fields are: %2, and {n:3} for a number of three figures</source>
        <translation>campo desconocido «%1»; los campos son: %2, y {n:3} para un número de tres cifras</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: a number can have 1 to 9 figures; write {n:3} for three</source>
        <translation>«%1»: un número puede tener de 1 a 9 cifras; {n:3} tiene tres</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source> is </source>
        <translation> es </translation>
    </message>
    <message>
        <source> to </source>
        <translation> a </translation>
    </message>
    <message>
        <source> cannot be </source>
        <translation> no puede ser </translation>
    </message>
</context>
<context>
    <name>OutsideWhy</name>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>what is between %1 and %2</source>
        <translation>lo que hay entre %1 y %2</translation>
    </message>
    <message>
        <source>%1 (then %2 more)</source>
        <translation>%1 (y luego %2 más)</translation>
    </message>
    <message>
        <source>the first digit can only be %1</source>
        <translation>el primer dígito solo puede ser %1</translation>
    </message>
    <message>
        <source>the cells behind it</source>
        <translation>lo que sigue</translation>
    </message>
    <message>
        <source>%1 says in which cell %2 is, so it can only be %3</source>
        <translation>%1 dice en qué celda está %2, así que solo puede ser %3</translation>
    </message>
    <message>
        <source>no place for the other end is that far from %1</source>
        <translation>ningún lugar para el otro extremo está a esa distancia de %1</translation>
    </message>
    <message>
        <source>no cells that end with %1 can make %2</source>
        <translation>ninguna serie de celdas que acabe con %1 puede sumar %2</translation>
    </message>
    <message>
        <source>%1 and %2 are side by side</source>
        <translation>%1 y %2 están uno al lado del otro</translation>
    </message>
    <message>
        <source>%1 between %2 and %3 takes one cell</source>
        <translation>%1 entre %2 y %3 ocupa una celda</translation>
    </message>
    <message>
        <source>%1 between %2 and %3 takes %4 cells</source>
        <translation>%1 entre %2 y %3 ocupa %4 celdas</translation>
    </message>
    <message>
        <source>wherever %1 and %2 are, %3 would spoil the sum %4</source>
        <translation>dondequiera que estén %1 y %2, con %3 no saldría la suma %4</translation>
    </message>
    <message>
        <source>%1 and %2 can only be in %3</source>
        <translation>%1 y %2 solo pueden estar en %3</translation>
    </message>
    <message>
        <source>none of these goes with %1</source>
        <translation>ninguno de ellos es compatible con %1</translation>
    </message>
    <message>
        <source>the cell behind it</source>
        <translation>la celda siguiente</translation>
    </message>
    <message>
        <source>only one digit is to be seen, so the first one is the greatest</source>
        <translation>solo se ve un dígito, así que el primero es el mayor</translation>
    </message>
    <message>
        <source>%1 digits are to be seen, and each leaves room for the greater ones behind it</source>
        <translation>se ven %1 dígitos, y cada uno deja lugar para los mayores que lo siguen</translation>
    </message>
    <message>
        <source>%1 is hidden, so a greater digit is before it</source>
        <translation>%1 está oculto, así que hay un dígito mayor delante</translation>
    </message>
    <message>
        <source>the lines ranked %1 to %2 begin with %3</source>
        <translation>las filas y columnas de rango %1 a %2 empiezan por %3</translation>
    </message>
    <message>
        <source>by %1, no other line that begins with %2 is less</source>
        <translation>según %1, ninguna otra fila o columna que empieza por %2 es menor</translation>
    </message>
    <message>
        <source>by %1, exactly one other line that begins with %2 is less</source>
        <translation>según %1, exactamente otra fila o columna que empieza por %2 es menor</translation>
    </message>
    <message>
        <source>by %1, exactly %3 other lines that begin with %2 are less</source>
        <translation>según %1, exactamente otras %3 filas o columnas que empiezan por %2 son menores</translation>
    </message>
</context>
<context>
    <name>OverwriteQuestion</name>
    <message>
        <source>%1 was removed or renamed by another program. Save it again under this name?</source>
        <translation>Otro programa eliminó o renombró %1. ¿Guardarlo de nuevo con este nombre?</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Overwrite those changes?</source>
        <translation>Otro programa modificó %1. ¿Sobrescribir esos cambios?</translation>
    </message>
    <message>
        <source>File Removed</source>
        <translation>Archivo eliminado</translation>
    </message>
    <message>
        <source>File Changed</source>
        <translation>Archivo modificado</translation>
    </message>
    <message>
        <source>&amp;Save Again</source>
        <translation>&amp;Guardar de nuevo</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Sobrescribir</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
</context>
<context>
    <name>OwnDemand</name>
    <message>
        <source>Digits along the line</source>
        <translation>Los dígitos a lo largo de la línea</translation>
    </message>
    <message>
        <source>Digits of the cells in their order</source>
        <translation>Los dígitos de las celdas en su orden</translation>
    </message>
    <message>
        <source>Digits along the loop</source>
        <translation>Los dígitos a lo largo de la línea cerrada</translation>
    </message>
    <message>
        <source>The digits of the marked cells</source>
        <translation>Los dígitos de las celdas marcadas</translation>
    </message>
    <message>
        <source>Two digits with this mark between them</source>
        <translation>Dos dígitos con esta marca entre ellos</translation>
    </message>
    <message>
        <source>The digits of each row</source>
        <translation>Los dígitos de cada fila</translation>
    </message>
    <message>
        <source>The digits of each column</source>
        <translation>Los dígitos de cada columna</translation>
    </message>
    <message>
        <source>The digits of each region</source>
        <translation>Los dígitos de cada región</translation>
    </message>
    <message>
        <source>Digits beside each other, anywhere</source>
        <translation>Los dígitos contiguos, en todas partes</translation>
    </message>
    <message>
        <source>Digits %1 and %2 cells apart, anywhere</source>
        <translation>Los dígitos separados por %1 y %2 celdas, en todas partes</translation>
    </message>
    <message>
        <source>The digits seen from a number beside the board</source>
        <translation>Los dígitos vistos desde un número junto al tablero</translation>
    </message>
    <message>
        <source>%1 match the pattern %2</source>
        <translation>%1 siguen el patrón %2</translation>
    </message>
    <message>
        <source>%1 are accepted by a state machine</source>
        <translation>%1 son aceptados por una máquina de estados</translation>
    </message>
    <message>
        <source>%1, read one after the other: each step gives %2, and at the end %3</source>
        <translation>%1, leídos uno tras otro: cada paso da %2, y al final vale %3</translation>
    </message>
    <message>
        <source>The digits on the diagonal that a number with an arrow points along</source>
        <translation>Los dígitos de la diagonal que señala un número con una flecha</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 of the cells %2</source>
        <translation>%1 de las celdas %2</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>no %1</translation>
    </message>
    <message>
        <source>exactly one of (%1)</source>
        <translation>exactamente una de (%1)</translation>
    </message>
    <message>
        <source>none of (%1)</source>
        <translation>ninguna de (%1)</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a pair of its table</source>
        <translation>un par de su tabla</translation>
    </message>
    <message>
        <source>For each digit a on the line and the next one, b</source>
        <translation>Para cada dígito a de la línea y el siguiente, b</translation>
    </message>
    <message>
        <source>For each digit a of the cells in their order and the next one, b</source>
        <translation>Para cada dígito a de las celdas en su orden y el siguiente, b</translation>
    </message>
    <message>
        <source>For each digit a on the loop and the next one, b</source>
        <translation>Para cada dígito a de la línea cerrada y el siguiente, b</translation>
    </message>
    <message>
        <source>For any two digits a and b of the marked cells</source>
        <translation>Para cada dos dígitos a y b de las celdas marcadas</translation>
    </message>
    <message>
        <source>For two digits a and b with this mark between them</source>
        <translation>Para dos dígitos a y b con esta marca entre ellos</translation>
    </message>
    <message>
        <source>For each digit a of a row and the next one, b</source>
        <translation>Para cada dígito a de una fila y el siguiente, b</translation>
    </message>
    <message>
        <source>For each digit a of a column and the next one, b</source>
        <translation>Para cada dígito a de una columna y el siguiente, b</translation>
    </message>
    <message>
        <source>For any two digits a and b of a region</source>
        <translation>Para cada dos dígitos a y b de una región</translation>
    </message>
    <message>
        <source>For any two digits a and b beside each other</source>
        <translation>Para cada dos dígitos contiguos a y b</translation>
    </message>
    <message>
        <source>For any two digits a and b that are %1 and %2 cells apart</source>
        <translation>Para cada dos dígitos a y b separados por %1 y %2 celdas</translation>
    </message>
    <message>
        <source>For each digit a seen from a number beside the board and the next one, b</source>
        <translation>Para cada dígito a visto desde un número junto al tablero y el siguiente, b</translation>
    </message>
    <message>
        <source>For each digit a on the diagonal of a number beside the board and the next one, b</source>
        <translation>Para cada dígito a de la diagonal de un número junto al tablero y el siguiente, b</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>digits</comment>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>only %1</source>
        <comment>pairs of digits</comment>
        <translation>solo %1</translation>
    </message>
    <message>
        <source>never %1</source>
        <comment>pairs of digits</comment>
        <translation>nunca %1</translation>
    </message>
    <message>
        <source>%1, that on its dot called a</source>
        <translation>%1, donde a es el del punto</translation>
    </message>
    <message>
        <source>%1, called a to %2 from its dot</source>
        <translation>%1, con las letras de la a a la %2 desde el punto</translation>
    </message>
    <message>
        <source>%1, the first called a</source>
        <translation>%1, donde a es el primero</translation>
    </message>
    <message>
        <source>%1, called a to %2 in their order</source>
        <translation>%1, con las letras de la a a la %2 en su orden</translation>
    </message>
    <message>
        <source>The digits of each four cells around a corner</source>
        <translation>Los dígitos de cada cuatro celdas en torno a una esquina</translation>
    </message>
    <message>
        <source>For any two digits a and b of four cells around a corner</source>
        <translation>Para cada dos dígitos a y b de cuatro celdas en torno a una esquina</translation>
    </message>
</context>
<context>
    <name>OwnKindWords</name>
    <message>
        <source>character %1</source>
        <translation>carácter %1</translation>
    </message>
    <message>
        <source>the rule ends too early</source>
        <translation>la regla termina demasiado pronto</translation>
    </message>
    <message>
        <source>%1, %2, does not fit here</source>
        <translation>%1, %2, no encaja aquí</translation>
    </message>
    <message>
        <source>%1 is no name here; the names are %2</source>
        <translation>%1 no es un nombre aquí; los nombres son %2</translation>
    </message>
    <message>
        <source>%1 is too large</source>
        <translation>%1 es demasiado grande</translation>
    </message>
    <message>
        <source>the rule is too long, or has too many parentheses within each other</source>
        <translation>la regla es demasiado larga o tiene demasiados paréntesis anidados</translation>
    </message>
    <message>
        <source>%1 is no name here</source>
        <translation>%1 no es un nombre aquí</translation>
    </message>
    <message>
        <source>its short name needs small letters, digits and hyphens, as in three-apart</source>
        <translation>el nombre corto necesita letras minúsculas, cifras y guiones, como tres-aparte</translation>
    </message>
    <message>
        <source>the program has a kind with this short name already</source>
        <translation>el programa ya tiene un tipo con este nombre corto</translation>
    </message>
    <message>
        <source>another kind in this text has the same short name</source>
        <translation>otro tipo de este texto tiene el mismo nombre corto</translation>
    </message>
    <message>
        <source>it needs a name</source>
        <translation>necesita un nombre</translation>
    </message>
    <message>
        <source>where it starts: %1</source>
        <translation>donde empieza: %1</translation>
    </message>
    <message>
        <source>where it may end: %1</source>
        <translation>donde puede terminar: %1</translation>
    </message>
    <message>
        <source>such a rule does not go with these cells</source>
        <translation>una regla así no va con estas celdas</translation>
    </message>
    <message>
        <source>one text may define at most %1 kinds</source>
        <translation>un texto puede definir como máximo %1 tipos</translation>
    </message>
    <message>
        <source>its texts may have at most %1 characters each</source>
        <translation>cada texto puede tener como máximo %1 caracteres</translation>
    </message>
    <message>
        <source>nothing is there yet</source>
        <translation>aún no hay nada</translation>
    </message>
    <message>
        <source>%1, %2, is not closed</source>
        <translation>%1, %2, no está cerrado</translation>
    </message>
    <message>
        <source>k stands for a number, and rules of this kind have none</source>
        <translation>k representa un número, y las reglas de este tipo no tienen ninguno</translation>
    </message>
    <message>
        <source>%1, %2, is the short name of no kind that can be used here</source>
        <translation>%1, %2, no es el nombre corto de ningún tipo que se pueda usar aquí</translation>
    </message>
    <message>
        <source>%1, %2, needs a number in parentheses, such as (5), or (k) for the number of each rule</source>
        <translation>%1, %2, necesita un número entre paréntesis, como (5), o (k) para el número de cada regla</translation>
    </message>
    <message>
        <source>%1, %2, takes no number</source>
        <translation>%1, %2, no admite ningún número</translation>
    </message>
    <message>
        <source>%1, %2, cannot be combined: it takes no cells, or has a text</source>
        <translation>%1, %2, no se puede combinar: no admite celdas o tiene un texto</translation>
    </message>
    <message>
        <source>%1 cannot be combined: %2</source>
        <translation>%1 no se puede combinar: %2</translation>
    </message>
    <message>
        <source>it applies to the whole board</source>
        <translation>vale para todo el tablero</translation>
    </message>
    <message>
        <source>it has a text</source>
        <translation>tiene un texto</translation>
    </message>
    <message>
        <source>it has no number yet</source>
        <translation>todavía no tiene número</translation>
    </message>
    <message>
        <source>it has more than one number</source>
        <translation>tiene más de un número</translation>
    </message>
    <message>
        <source>its number is below 0</source>
        <translation>su número es menor que 0</translation>
    </message>
    <message>
        <source>These are too many rules to combine</source>
        <translation>Son demasiadas reglas para combinarlas</translation>
    </message>
    <message>
        <source>These rules cannot be combined: %1</source>
        <translation>Estas reglas no se pueden combinar: %1</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>A5</source>
        <translation>A5</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>A3</source>
        <translation>A3</translation>
    </message>
    <message>
        <source>6 × 9 in (book)</source>
        <translation>6 × 9 pulg. (libro)</translation>
    </message>
    <message>
        <source>A6</source>
        <translation>A6</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Oficio</translation>
    </message>
    <message>
        <source>Tabloid</source>
        <translation>Tabloide</translation>
    </message>
</context>
<context>
    <name>PatternWords</name>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>one of %1 is %2</source>
        <translation>una de %1 es %2</translation>
    </message>
    <message>
        <source>One of %1 is %2, because %3</source>
        <translation>Una de %1 es %2, porque %3</translation>
    </message>
    <message>
        <source>%1, because %2</source>
        <translation>%1, porque %2</translation>
    </message>
    <message>
        <source>%1 (%2 in %3)</source>
        <translation>%1 (%2 en %3)</translation>
    </message>
    <message>
        <source>%1 is in %2 or else in %3</source>
        <translation>%1 está en %2 o si no en %3</translation>
    </message>
    <message>
        <source>In %1 all places for %2 are in %3</source>
        <translation>En %1 todos los lugares para %2 están en %3</translation>
    </message>
    <message>
        <source>The fish for %1 in %2 makes %3</source>
        <translation>El pez para %1 en %2 da: %3</translation>
    </message>
    <message>
        <source>%1, except for %2</source>
        <translation>%1, salvo %2</translation>
    </message>
    <message>
        <source>%1, except for the fin %2, which sees %3</source>
        <translation>%1, salvo la aleta %2, que ve %3</translation>
    </message>
    <message>
        <source>%1, except for the fins %2, which see %3</source>
        <translation>%1, salvo las aletas %2, que ven %3</translation>
    </message>
    <message>
        <source>otherwise only %1 would be left for %2</source>
        <translation>si no, solo quedaría %1 para %2</translation>
    </message>
    <message>
        <source>One end of each link in this loop is true: %1</source>
        <translation>Un extremo de cada eslabón de este bucle es verdadero: %1</translation>
    </message>
    <message>
        <source>%1 contradicts itself: %2</source>
        <translation>%1 se contradice: %2</translation>
    </message>
    <message>
        <source>%1 and %2 cannot both have %3</source>
        <translation>%1 y %2 no pueden tener ambos %3</translation>
    </message>
    <message>
        <source>Almost locked sets %1</source>
        <translation>Conjuntos casi bloqueados %1</translation>
    </message>
    <message>
        <source>%1: %2, so that each of their other digits stays in its set</source>
        <translation>%1: %2, así que cada uno de sus otros dígitos se queda en su conjunto</translation>
    </message>
    <message>
        <source>%1: %2, so %3</source>
        <translation>%1: %2, así que %3</translation>
    </message>
    <message>
        <source>The digits %1 just fill %2, and none of them can be there twice</source>
        <translation>Los dígitos %1 llenan justo %2, y ninguno puede estar ahí dos veces</translation>
    </message>
    <message>
        <source>%1 in %2 could change places, and there would be a second solution</source>
        <translation>%1 podrían cambiar de lugar en %2, y habría una segunda solución</translation>
    </message>
    <message>
        <source>Otherwise %1</source>
        <translation>Si no, %1</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>si no, %1</translation>
    </message>
    <message>
        <source>%1; with %2 in %3 they make a locked set</source>
        <translation>%1; con %2 en %3 forman un conjunto bloqueado</translation>
    </message>
    <message>
        <source>Without %1 in %2 each open cell would have two digits, and each digit two places: there would be a second solution</source>
        <translation>Sin %1 en %2, cada celda abierta tendría dos dígitos, y cada dígito dos lugares: habría una segunda solución</translation>
    </message>
    <message>
        <source>%1, and two of %2 see each other</source>
        <translation>%1, y dos de %2 se ven</translation>
    </message>
    <message>
        <source>%1, and %2 would see it in both cases</source>
        <translation>%1, y %2 lo vería en ambos casos</translation>
    </message>
    <message>
        <source>%1; and %2; some of the former see some of the latter</source>
        <translation>%1; y %2; algunas de las primeras ven algunas de las segundas</translation>
    </message>
    <message>
        <source>%1 alternate in %2, and %3 would see both of them</source>
        <translation>%1 se alternan en %2, y %3 vería ambos</translation>
    </message>
    <message>
        <source>Each digit of %1 takes a digit from one of the almost locked sets %2, which then needs all its others: one of %3 has %4</source>
        <translation>Cada dígito de %1 quita un dígito a uno de los conjuntos casi bloqueados %2, que entonces necesita todos los demás: una de %3 tiene %4</translation>
    </message>
    <message>
        <source>Any way to fill %1 with one of these would have a digit twice</source>
        <translation>Cualquier forma de llenar %1 con uno de estos tendría un dígito dos veces</translation>
    </message>
    <message>
        <source>Any way to fill %1 with one of these would have a digit twice, or leave no digit for one of %2</source>
        <translation>Cualquier forma de llenar %1 con uno de estos tendría un dígito dos veces o no dejaría ninguno para una de %2</translation>
    </message>
    <message>
        <source>otherwise each open cell would have two digits, and each digit two places, and there would be a second solution</source>
        <translation>si no, cada celda abierta tendría dos dígitos, y cada dígito dos lugares, y habría una segunda solución</translation>
    </message>
</context>
<context>
    <name>PdfKind</name>
    <message>
        <source>plain</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>PDF/A-2b, to keep</source>
        <translation>PDF/A-2b, para conservar</translation>
    </message>
    <message>
        <source>PDF/X-4, for printing houses</source>
        <translation>PDF/X-4, para imprentas</translation>
    </message>
</context>
<context>
    <name>PictureFiles</name>
    <message>
        <source>puzzle %1 has no level; use {n}, the number, in the name</source>
        <translation>el sudoku %1 no tiene nivel; use en el nombre {n}, el número</translation>
    </message>
    <message>
        <source>puzzle %1 has no seed; use {n}, the number, in the name</source>
        <translation>el sudoku %1 no tiene semilla; use en el nombre {n}, el número</translation>
    </message>
    <message>
        <source>puzzle %1 has no title; use {n}, the number, in the name</source>
        <translation>el sudoku %1 no tiene título; use en el nombre {n}, el número</translation>
    </message>
    <message>
        <source>puzzles %1 and %2 would both be &apos;%3&apos;; add {n}, the number, to the name</source>
        <translation>los sudokus %1 y %2 serían ambos «%3»; añada al nombre {n}, el número</translation>
    </message>
</context>
<context>
    <name>PictureFormat</name>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>SVG</source>
        <translation>SVG</translation>
    </message>
    <message>
        <source>PNG image</source>
        <translation>Imagen PNG</translation>
    </message>
</context>
<context>
    <name>PictureLook</name>
    <message>
        <source>%1 mm is too small for a board of %2x%2: nobody could read it; %3 mm would do</source>
        <translation>%1 mm es demasiado pequeño para un tablero de %2x%2: nadie podría leerlo; bastarían %3 mm</translation>
    </message>
    <message>
        <source>%1 dots per inch are too few for a board of %2x%2 of %3 mm; %4 would do</source>
        <translation>%1 puntos por pulgada son muy pocos para un tablero de %2x%2 de %3 mm; bastarían %4</translation>
    </message>
    <message>
        <source>%1 dots per inch are too many for a board of %2 mm; %3 would do</source>
        <translation>%1 puntos por pulgada son demasiados para un tablero de %2 mm; bastarían %3</translation>
    </message>
</context>
<context>
    <name>PictureWords</name>
    <message>
        <source>this is no picture that can be read (PNG, JPEG and WebP can)</source>
        <translation>no es una imagen que se pueda leer (PNG, JPEG y WebP sí)</translation>
    </message>
    <message>
        <source>the picture is damaged</source>
        <translation>la imagen está dañada</translation>
    </message>
    <message>
        <source>the picture is too large (the limit is %1 megapixels)</source>
        <translation>la imagen es demasiado grande (el límite son %1 megapíxeles)</translation>
    </message>
    <message>
        <source>drawings in SVG are not read: export it as PNG</source>
        <translation>los dibujos en SVG no se leen: expórtelo como PNG</translation>
    </message>
    <message>
        <source>no Sudoku was found in this picture</source>
        <translation>no se encontró ningún sudoku en esta imagen</translation>
    </message>
    <message numerus="yes">
        <source>the board is too small or blurred: about %n pixel(s) a digit</source>
        <translation>
            <numerusform>el tablero es demasiado pequeño o borroso: unos %n píxeles por cifra</numerusform>
            <numerusform>el tablero es demasiado pequeño o borroso: unos %n píxeles por cifra</numerusform>
        </translation>
    </message>
    <message>
        <source>a board was found in this picture, but all its cells look empty</source>
        <translation>se encontró un tablero en esta imagen, pero todas sus celdas parecen vacías</translation>
    </message>
    <message>
        <source>there is not enough memory for this picture</source>
        <translation>no hay memoria suficiente para esta imagen</translation>
    </message>
    <message>
        <source>this is a picture: install sudoku-workbench-pictures to read it</source>
        <translation>es una imagen: instale sudoku-workbench-pictures para leerla</translation>
    </message>
    <message>
        <source>the picture could not be read: its reader failed</source>
        <translation>la imagen no se pudo leer: su lector falló</translation>
    </message>
    <message>
        <source>reading the picture was stopped</source>
        <translation>se detuvo la lectura de la imagen</translation>
    </message>
    <message>
        <source>pictures of this kind cannot be read here: export it as JPEG or PNG</source>
        <translation>las imágenes de este tipo no se pueden leer aquí: expórtela como JPEG o PNG</translation>
    </message>
    <message>
        <source>this PDF is locked: save a copy of it without a password</source>
        <translation>este PDF está bloqueado: guarde una copia sin contraseña</translation>
    </message>
    <message numerus="yes">
        <source>there is no such page: the file has %n page(s)</source>
        <translation>
            <numerusform>no existe esa página: el archivo tiene %n página</numerusform>
            <numerusform>no existe esa página: el archivo tiene %n páginas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureWriter</name>
    <message>
        <source>there is not enough memory for this picture</source>
        <translation>no hay memoria suficiente para esta imagen</translation>
    </message>
    <message>
        <source>cannot save %1: %2</source>
        <translation>no se puede guardar %1: %2</translation>
    </message>
    <message>
        <source>there is already %1: choose an empty folder or other names</source>
        <translation>ya existe %1: elija una carpeta vacía u otros nombres</translation>
    </message>
    <message>
        <source>stopped: not all files were written</source>
        <translation>detenido: no se escribieron todos los archivos</translation>
    </message>
    <message>
        <source>puzzle %1 (%2)</source>
        <translation>el sudoku %1 (%2)</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>no solution was written for %1</source>
        <translation>no se guardó ninguna solución para %1</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n picture(s) in %1.</source>
        <translation>
            <numerusform>Se guardó %n imagen en %1.</numerusform>
            <numerusform>Se guardaron %n imágenes en %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PixelKind</name>
    <message>
        <source>RGB</source>
        <translation>RGB</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Escala de grises</translation>
    </message>
    <message>
        <source>Black and white (1 bit)</source>
        <translation>Blanco y negro (1 bit)</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>lines of %1 pt; printing houses ask for at least %2 pt, as the lines for books have</source>
        <translation>líneas de %1 pt; las imprentas piden al menos %2 pt, como tienen las líneas de libro</translation>
    </message>
    <message>
        <source>text of %1 pt; printing houses ask for at least %2 pt: put fewer puzzles on a page</source>
        <translation>texto de %1 pt; las imprentas piden al menos %2 pt: ponga menos sudokus por página</translation>
    </message>
    <message>
        <source>the inner edge has %1 mm; printing houses ask for %2 mm where there are %3 pages: add a gutter of %4 mm</source>
        <translation>el borde interior tiene %1 mm; las imprentas piden %2 mm cuando hay %3 páginas: añada %4 mm de encuadernación</translation>
    </message>
    <message>
        <source>pages with even numbers have the gutter at their outer edge: mirror them, as in a book</source>
        <translation>las páginas pares tienen la encuadernación en el borde exterior: refléjelas, como en un libro</translation>
    </message>
    <message>
        <source>puzzle %1: %2</source>
        <translation>sudoku %1: %2</translation>
    </message>
    <message>
        <source>puzzles %1 and %2 are the same</source>
        <translation>los sudokus %1 y %2 son iguales</translation>
    </message>
    <message>
        <source>puzzles %1 and %2 are the same in another form: turned, mirrored, with other digits or with lines exchanged</source>
        <translation>los sudokus %1 y %2 son el mismo en otra forma: girado, reflejado, con otros dígitos o con filas o columnas intercambiadas</translation>
    </message>
    <message>
        <source>empty pages at the end: %1, as each sheet has four</source>
        <translation>páginas vacías al final: %1, porque cada hoja tiene cuatro</translation>
    </message>
    <message>
        <source>page %1: %2</source>
        <translation>página %1: %2</translation>
    </message>
    <message>
        <source>pages %1: %2</source>
        <translation>páginas %1: %2</translation>
    </message>
    <message>
        <source>puzzle %1 is puzzle %2 of %3</source>
        <translation>el sudoku %1 es el sudoku %2 de %3</translation>
    </message>
    <message>
        <source>puzzle %1 is puzzle %2 of %3 in another form: turned, mirrored, with other digits or with lines exchanged</source>
        <translation>el sudoku %1 es el sudoku %2 de %3 en otra forma: girado, reflejado, con otros dígitos o con líneas intercambiadas</translation>
    </message>
    <message>
        <source>puzzle %1: says %2, is rated %3</source>
        <translation>sudoku %1: dice %2, se valora como %3</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>stopped before there was an answer</source>
        <translation>detenido antes de tener respuesta</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>memoria insuficiente</translation>
    </message>
    <message>
        <source>the solver failed</source>
        <translation>el solucionador falló</translation>
    </message>
    <message>
        <source>No digit is repeated in an outlined region</source>
        <translation>Ningún dígito se repite en una región delimitada</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <translation>más de una solución</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>sin solución</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>sin comprobar</translation>
    </message>
    <message>
        <source>not checked: %1</source>
        <translation>sin comprobar: %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>«%1»</translation>
    </message>
    <message numerus="yes">
        <source>the rule(s) %1 are not supported</source>
        <translation>
            <numerusform>la regla %1 no se admite</numerusform>
            <numerusform>las reglas %1 no se admiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rule(s) %1 are switched off</source>
        <translation>
            <numerusform>la regla %1 está desactivada</numerusform>
            <numerusform>las reglas %1 están desactivadas</numerusform>
        </translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, de %2</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semilla %1</translation>
    </message>
    <message>
        <source>No digit is repeated in a row, column or box.</source>
        <translation>Ningún dígito se repite en una fila, columna o bloque.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Sudoku %1</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nombre:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Fecha:</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>puntuación %1</translation>
    </message>
    <message>
        <source>no font on this machine has %1, which become boxes: install a font for that writing</source>
        <translation>ningún tipo de letra de este equipo tiene %1, que saldrán como recuadros: instale uno para esa escritura</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Digits from %1 to %2</source>
        <translation>Dígitos del %1 al %2</translation>
    </message>
    <message>
        <source>Each row and column contains the digits %1 to %2.</source>
        <translation>Cada fila y columna contiene los dígitos del %1 al %2.</translation>
    </message>
    <message>
        <source>Each row, column and box contains the digits %1 to %2.</source>
        <translation>Cada fila, columna y bloque contiene los dígitos del %1 al %2.</translation>
    </message>
    <message>
        <source>Each row, column and region contains the digits %1 to %2.</source>
        <translation>Cada fila, columna y región contiene los dígitos del %1 al %2.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Low is %1, middle is %2, high is %3</source>
        <translation>Bajo es %1, medio es %2, alto es %3</translation>
    </message>
    <message>
        <source>No digit is repeated in a row or column.</source>
        <translation>Ningún dígito se repite en una fila o columna.</translation>
    </message>
    <message>
        <source>In a cage with =, low is %1, high is %2</source>
        <translation>En una jaula con =, bajo es %1, alto es %2</translation>
    </message>
    <message>
        <source>Where boards overlap, a digit counts for each of them</source>
        <translation>Donde los tableros se solapan, un dígito cuenta para cada uno de ellos</translation>
    </message>
    <message>
        <source>Each row, column and box of each board contains the digits %1 to %2.</source>
        <translation>Cada fila, columna y bloque de cada tablero contiene los dígitos del %1 al %2.</translation>
    </message>
    <message>
        <source>The boards begin at %1; a digit counts for each board that it lies in</source>
        <translation>Los tableros empiezan en %1; un dígito cuenta para cada tablero en el que está</translation>
    </message>
    <message>
        <source>The digits are %1 to %2. They may be repeated in rows and columns unless a rule says otherwise.</source>
        <translation>Las cifras son de %1 a %2. Pueden repetirse en filas y columnas si ninguna regla dice otra cosa.</translation>
    </message>
    <message>
        <source>Solution on page %1</source>
        <translation>Solución en la página %1</translation>
    </message>
    <message>
        <source>Symbols:</source>
        <translation>Símbolos:</translation>
    </message>
    <message>
        <source>Each row, column and box of each board contains %1.</source>
        <extracomment>%1 is for example &quot;each picture once&quot;</extracomment>
        <translation>Cada fila, columna y bloque de cada tablero contiene %1.</translation>
    </message>
    <message>
        <source>Each row and column contains %1.</source>
        <translation>Cada fila y columna contiene %1.</translation>
    </message>
    <message>
        <source>Each row, column and box contains %1.</source>
        <translation>Cada fila, columna y bloque contiene %1.</translation>
    </message>
    <message>
        <source>Each row, column and region contains %1.</source>
        <translation>Cada fila, columna y región contiene %1.</translation>
    </message>
    <message>
        <source>each colour once</source>
        <translation>cada color una vez</translation>
    </message>
    <message>
        <source>each picture once</source>
        <translation>cada imagen una vez</translation>
    </message>
    <message>
        <source>each letter of %1 once</source>
        <translation>cada letra de %1 una vez</translation>
    </message>
    <message>
        <source>Symbols may be repeated in rows and columns unless a rule says otherwise.</source>
        <translation>Los símbolos pueden repetirse en filas y columnas si ninguna regla dice otra cosa.</translation>
    </message>
    <message>
        <source>No symbol is repeated in a row or column.</source>
        <translation>Ningún símbolo se repite en una fila o columna.</translation>
    </message>
    <message>
        <source>No symbol is repeated in a row, column or box.</source>
        <translation>Ningún símbolo se repite en una fila, columna o bloque.</translation>
    </message>
    <message>
        <source>No symbol is repeated in an outlined region</source>
        <translation>Ningún símbolo se repite en una región delimitada</translation>
    </message>
    <message>
        <source>Where boards overlap, a symbol counts for each of them</source>
        <translation>Donde los tableros se solapan, un símbolo cuenta para cada uno de ellos</translation>
    </message>
    <message>
        <source>The boards begin at %1; a symbol counts for each board that it lies in</source>
        <translation>Los tableros empiezan en %1; un símbolo cuenta para cada tablero en el que está</translation>
    </message>
</context>
<context>
    <name>PrintFont</name>
    <message>
        <source>no font &apos;%1&apos; is installed; there are %2</source>
        <translation>no hay instalado ningún tipo de letra «%1»; hay %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no outlines, which paper needs; there are %2</source>
        <translation>«%1» no tiene contornos, que el papel necesita; hay %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no digits; there are %2</source>
        <translation>«%1» no tiene dígitos; hay %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; may not be embedded into files, says its maker; there are %2</source>
        <translation>«%1» no se puede incrustar en archivos, según su fabricante; hay %2</translation>
    </message>
</context>
<context>
    <name>PrintWords</name>
    <message>
        <source>Not printed: %1.</source>
        <translation>No impreso: %1.</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>The printer did not accept the job. Choose another printer, or save a PDF.</source>
        <translation>La impresora no aceptó el trabajo. Elija otra impresora o guarde un PDF.</translation>
    </message>
    <message>
        <source>The printer did not accept the job: %1. Choose another printer, or save a PDF.</source>
        <translation>La impresora no aceptó el trabajo: %1. Elija otra impresora o guarde un PDF.</translation>
    </message>
    <message>
        <source>Sent to the printer on %1 paper.</source>
        <translation>Enviado a la impresora en papel %1.</translation>
    </message>
    <message>
        <source>%1 Scaled to %2 % to fit the printable area of this printer.</source>
        <translation>%1 Escalado al %2&#xa0;% para caber en el área imprimible de esta impresora.</translation>
    </message>
    <message>
        <source>puzzles.pdf</source>
        <translation>sudokus.pdf</translation>
    </message>
    <message>
        <source>Side %1 of %2</source>
        <translation>Cara %1 de %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 sides were sent to the printer.</source>
        <translation>Detenido: se enviaron a la impresora %1 de %2 caras.</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 pages were sent to the printer.</source>
        <translation>Detenido: se enviaron a la impresora %1 de %2 páginas.</translation>
    </message>
    <message>
        <source>There is no room for QR codes. Print fewer puzzles on a page.</source>
        <translation>No hay lugar para códigos QR. Imprima menos sudokus por página.</translation>
    </message>
</context>
<context>
    <name>PrintedCode</name>
    <message>
        <source>no QR code: this program was built without libqrencode</source>
        <translation>sin código QR: este programa se compiló sin libqrencode</translation>
    </message>
    <message>
        <source>no QR code: the link has %1 characters, and a code on paper holds at most %2</source>
        <translation>sin código QR: el enlace tiene %1 caracteres, y un código en papel admite como mucho %2</translation>
    </message>
    <message>
        <source>no QR code: the link has %1 characters, and a code holds at most %2</source>
        <translation>sin código QR: el enlace tiene %1 caracteres, y un código admite como mucho %2</translation>
    </message>
    <message>
        <source>no QR code of the solution: the puzzle does not have exactly one</source>
        <translation>sin código QR de la solución: el sudoku no tiene exactamente una</translation>
    </message>
    <message>
        <source>QR codes lead to puzzles with digits: links hold no other symbols</source>
        <translation>los códigos QR llevan a sudokus con dígitos: los enlaces no contienen otros símbolos</translation>
    </message>
</context>
<context>
    <name>PrintedHint</name>
    <message>
        <source>Begin with:</source>
        <translation>Empezar con:</translation>
    </message>
    <message>
        <source>Look at:</source>
        <translation>Mirar:</translation>
    </message>
</context>
<context>
    <name>PuzzleCaption</name>
    <message>
        <source>seed %1</source>
        <translation>semilla %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Sudoku %1</translation>
    </message>
    <message>
        <source>Puzzle %1 · %2</source>
        <translation>Sudoku %1 · %2</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>empezado</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>resuelto</translation>
    </message>
    <message>
        <source>score %L1</source>
        <translation>puntuación %L1</translation>
    </message>
</context>
<context>
    <name>PuzzleChooser</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Sudokus</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n given(s)</source>
        <translation>
            <numerusform>%1, %n pista</numerusform>
            <numerusform>%1, %n pistas</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a Puzzle</source>
        <translation>Elegir un sudoku</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found.</source>
        <translation>
            <numerusform>%n sudoku encontrado.</numerusform>
            <numerusform>%n sudokus encontrados.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Quantity</name>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Cláusulas</translation>
    </message>
    <message>
        <source>Encode time</source>
        <translation>Tiempo de codificación</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Solve time</source>
        <translation>Tiempo de resolución</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflictos</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>tiempo agotado</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>memoria insuficiente</translation>
    </message>
    <message>
        <source>the solver failed</source>
        <translation>el solucionador falló</translation>
    </message>
    <message>
        <source>a wrong answer</source>
        <translation>respuesta errónea</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>resuelto</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>sin solución</translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation>exactamente una</translation>
    </message>
    <message>
        <source>more than one</source>
        <translation>más de una</translation>
    </message>
    <message>
        <source>Find one solution</source>
        <translation>Encontrar una solución</translation>
    </message>
    <message>
        <source>Check for exactly one</source>
        <translation>Comprobar si hay exactamente una</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>Todos los candidatos</translation>
    </message>
    <message>
        <source>Open candidates only</source>
        <translation>Solo candidatos abiertos</translation>
    </message>
    <message>
        <source>All candidates, with selectors</source>
        <translation>Todos los candidatos, con selectores</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Propagations</source>
        <translation>Propagaciones</translation>
    </message>
    <message>
        <source>Learnt clauses</source>
        <translation>Cláusulas aprendidas</translation>
    </message>
</context>
<context>
    <name>RatingWords</name>
    <message>
        <source>Level: %1</source>
        <translation>Nivel: %1</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s level of the puzzle is %1, its score %2.</source>
        <translation>HoDoKu da al sudoku el nivel %1 y la puntuación %2.</translation>
    </message>
    <message>
        <source>The general level of the puzzle is %1.</source>
        <translation>El nivel general del sudoku es %1.</translation>
    </message>
    <message>
        <source>%1 The hardest technique is %2.</source>
        <translation>%1 La técnica más difícil es %2.</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>It is a folder.</source>
        <translation>Es una carpeta.</translation>
    </message>
    <message>
        <source>It is a pipe, not a file.</source>
        <translation>Es una tubería, no un archivo.</translation>
    </message>
    <message>
        <source>It is a socket, not a file.</source>
        <translation>Es un socket, no un archivo.</translation>
    </message>
    <message>
        <source>It is a device, not a file.</source>
        <translation>Es un dispositivo, no un archivo.</translation>
    </message>
</context>
<context>
    <name>ReadingWords</name>
    <message>
        <source>blank</source>
        <comment>a cell</comment>
        <translation>vacía</translation>
    </message>
    <message>
        <source>%1 is read as a handwritten %2.</source>
        <translation>%1 se lee como %2 escrito a mano.</translation>
    </message>
    <message>
        <source>%1 is read as %2.</source>
        <translation>%1 se lee como %2.</translation>
    </message>
    <message>
        <source>It looks like %1, but the rules speak against that.</source>
        <translation>Parece %1, pero las reglas lo contradicen.</translation>
    </message>
    <message>
        <source>It may also be %1.</source>
        <translation>También puede ser %1.</translation>
    </message>
    <message>
        <source>It is in doubt.</source>
        <translation>Es dudosa.</translation>
    </message>
    <message>
        <source>Givens: %1.</source>
        <translation>Pistas: %1.</translation>
    </message>
    <message>
        <source>Handwritten: %1.</source>
        <translation>A mano: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were read against their looks: %1.</source>
        <translation>
            <numerusform>%n celda se leyó en contra de su aspecto: %1.</numerusform>
            <numerusform>%n celdas se leyeron en contra de su aspecto: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n framed cell(s) should be compared.</source>
        <translation>
            <numerusform>Conviene comparar %n celda enmarcada.</numerusform>
            <numerusform>Conviene comparar %n celdas enmarcadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sum of the cage is read as %1.</source>
        <translation>La suma de la jaula se lee como %1.</translation>
    </message>
    <message>
        <source>No sum was read for the cage.</source>
        <translation>No se leyó ninguna suma de la jaula.</translation>
    </message>
    <message>
        <source>The cage is in doubt.</source>
        <translation>La jaula es dudosa.</translation>
    </message>
    <message>
        <source>To correct it, use this board, then double-click the cage.</source>
        <translation>Para corregirla, use este tablero y haga doble clic en la jaula.</translation>
    </message>
    <message>
        <source>Cages: %1.</source>
        <translation>Jaulas: %1.</translation>
    </message>
    <message>
        <source>Cages seem to be drawn here and were not read.</source>
        <translation>Parece que aquí hay jaulas dibujadas que no se leyeron.</translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s) were read against their looks: %1.</source>
        <translation>
            <numerusform>%n suma se leyó contra su aspecto: %1.</numerusform>
            <numerusform>%n sumas se leyeron contra su aspecto: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has pencil marks that were not read.</source>
        <translation>%1 tiene anotaciones que no se leyeron.</translation>
    </message>
    <message>
        <source>%1 has the pencil marks %2.</source>
        <comment>a cell, its digits</comment>
        <translation>%1 tiene las anotaciones %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n other mark(s) were not read.</source>
        <translation>
            <numerusform>%n anotación más no se leyó.</numerusform>
            <numerusform>%n anotaciones más no se leyeron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pencil marks in %n cell(s).</source>
        <translation>
            <numerusform>Anotaciones en %n celda.</numerusform>
            <numerusform>Anotaciones en %n celdas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Some pencil marks were not read in %n cell(s): %1.</source>
        <translation>
            <numerusform>Algunas anotaciones no se leyeron en %n celda: %1.</numerusform>
            <numerusform>Algunas anotaciones no se leyeron en %n celdas: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as rules: %1.</source>
        <translation>Leído como reglas: %1.</translation>
    </message>
    <message>
        <source>These rules are in doubt: %1.</source>
        <translation>Estas reglas son dudosas: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The shades of %n cell(s) are not read as a rule.</source>
        <translation>
            <numerusform>El sombreado de %n celda no se lee como regla.</numerusform>
            <numerusform>El sombreado de %n celdas no se lee como regla.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReasonLesson</name>
    <message>
        <source>Reason</source>
        <translation>Razón</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <translation>%1. %2 (%3)</translation>
    </message>
    <message>
        <source>Each step follows from as few facts as possible. A fact is where a digit can be in a row, a column or a box, which digits a cell can have, or what a rule demands.</source>
        <translation>Cada paso se sigue del menor número posible de hechos. Un hecho es dónde puede estar un dígito en una fila, una columna o un bloque, qué dígitos puede tener una celda o qué exige una regla.</translation>
    </message>
</context>
<context>
    <name>ReasonSteps</name>
    <message>
        <source>%1; %2 of %3 digits placed</source>
        <translation>%1; %2 de %3 dígitos colocados</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%n hecho</numerusform>
            <numerusform>%n hechos</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: there are more steps.</source>
        <translation>Detenido: hay más pasos.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Conclusión</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Hechos</translation>
    </message>
    <message>
        <source>The number of facts from which it follows</source>
        <translation>El número de hechos de los que se deduce</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>What the step counts in the general rating: its facts, and one more if it places no digit</source>
        <translation>Lo que cuenta el paso en la valoración general: sus hechos, y uno más si no coloca ningún dígito</translation>
    </message>
    <message>
        <source>part of the reason</source>
        <translation>parte de la razón</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 es %2</translation>
    </message>
    <message>
        <source>in %2, %1 is in %3</source>
        <translation>en %2, %1 está en %3</translation>
    </message>
    <message>
        <source>the sum of %1 is %2</source>
        <translation>la suma de %1 es %2</translation>
    </message>
    <message>
        <source>a digit that it sees, or a rule of the cell, excludes it</source>
        <translation>la excluye un dígito que ve o una regla de la celda</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2 facts, not proved smallest: at least %3)</source>
        <translation>%1 (%2 hechos, sin demostrar que sea lo mínimo: al menos %3)</translation>
    </message>
    <message>
        <source>The puzzle has no solution</source>
        <translation>El sudoku no tiene solución</translation>
    </message>
    <message>
        <source>It does not follow: there are solutions with different digits in %1</source>
        <translation>No se deduce: hay soluciones con dígitos distintos en %1</translation>
    </message>
    <message>
        <source>%1 is a clue</source>
        <translation>%1 es una pista</translation>
    </message>
    <message>
        <source>Some entries are wrong</source>
        <translation>Algunas entradas son erróneas</translation>
    </message>
    <message>
        <source>%1:
%2</source>
        <translation>%1:
%2</translation>
    </message>
    <message>
        <source>With %1 in %2 no digits are left that %3 allows</source>
        <translation>Con %1 en %2 no quedan dígitos que permita %3</translation>
    </message>
    <message>
        <source>With %1 in %2 these cannot all be true: %3</source>
        <translation>Con %1 en %2, estos hechos no pueden ser todos verdaderos: %3</translation>
    </message>
    <message>
        <source>%1 (%2 parts of it)</source>
        <translation>%1 (%2 partes de ella)</translation>
    </message>
    <message>
        <source>%1 excludes it</source>
        <translation>lo excluye %1</translation>
    </message>
    <message>
        <source>according to %1</source>
        <translation>según %1</translation>
    </message>
</context>
<context>
    <name>RecentPuzzles</name>
    <message>
        <source>solved</source>
        <translation>resuelto</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>hoy, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>ayer, %1</translation>
    </message>
</context>
<context>
    <name>RegionMap</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2 of %3 cells</source>
        <translation>%1 tiene %2 de %3 celdas</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) belong to no region.</source>
        <translation>
            <numerusform>%n celda no pertenece a ninguna región.</numerusform>
            <numerusform>%n celdas no pertenecen a ninguna región.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is/are not connected.</source>
        <translation>
            <numerusform>%1 no es conexa.</numerusform>
            <numerusform>%1 no son conexas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are holes.</source>
        <translation>
            <numerusform>%n lugar es un hueco.</numerusform>
            <numerusform>%n lugares son huecos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionTermWords</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>border between %1</source>
        <translation>frontera entre %1</translation>
    </message>
    <message>
        <source>borders between %1</source>
        <translation>fronteras entre %1</translation>
    </message>
    <message>
        <source>%1 in one region</source>
        <translation>%1 en una misma región</translation>
    </message>
    <message>
        <source>border around it</source>
        <translation>frontera a su alrededor</translation>
    </message>
</context>
<context>
    <name>RegionWords</name>
    <message>
        <source>If %1 and %2 lay in one region, %3</source>
        <translation>Si %1 y %2 estuvieran en una misma región, %3</translation>
    </message>
    <message>
        <source>the region of %1 would have room for only %2 of its %3 cells</source>
        <translation>la región de %1 solo tendría sitio para %2 de sus %3 celdas</translation>
    </message>
    <message>
        <source>it would have %1 twice, in %2</source>
        <translation>esta tendría %1 dos veces, en %2</translation>
    </message>
    <message>
        <source>it would have %1 cells instead of %2</source>
        <translation>esta tendría %1 celdas en vez de %2</translation>
    </message>
    <message>
        <source>it would have room for only %1 of its %2 cells</source>
        <translation>esta solo tendría sitio para %1 de sus %2 celdas</translation>
    </message>
    <message>
        <source>%1 needs all %2 cells that it can still count</source>
        <translation>%1 necesita las %2 celdas que aún puede contar</translation>
    </message>
    <message>
        <source>%1 has counted as many cells as its digit says</source>
        <translation>%1 ya ha contado tantas celdas como dice su dígito</translation>
    </message>
    <message>
        <source>%1 counts at least %2 and at most %3 cells</source>
        <translation>%1 cuenta al menos %2 y como mucho %3 celdas</translation>
    </message>
    <message>
        <source>Any other way that was tried breaks a rule</source>
        <translation>Toda otra posibilidad que se probó incumple una regla</translation>
    </message>
    <message>
        <source>Any other way that was tried breaks a rule, given %1</source>
        <translation>Toda otra posibilidad que se probó incumple una regla (se sabe: %1)</translation>
    </message>
    <message>
        <source>If %1 and %2 lay in different regions, %3</source>
        <translation>Si %1 y %2 estuvieran en regiones distintas, %3</translation>
    </message>
    <message>
        <source>%1 are a whole region</source>
        <translation>%1 forman una región entera</translation>
    </message>
    <message>
        <source>The region of %1 can have %2 only in %3</source>
        <translation>La región de %1 solo puede tener %2 en %3</translation>
    </message>
</context>
<context>
    <name>RepairWords</name>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>Mover %1 de «%2» a «%3»</translation>
    </message>
    <message>
        <source>Take %1 out of %2</source>
        <translation>Sacar %1 de «%2»</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>Añadir %1 a «%2»</translation>
    </message>
    <message>
        <source>Change %1 to %2</source>
        <translation>Cambiar «%1» a %2</translation>
    </message>
    <message>
        <source>Swap the numbers of %1 and %2</source>
        <translation>Intercambiar los números de «%1» y «%2»</translation>
    </message>
    <message>
        <source>Make %1 a %2</source>
        <comment>a mark of another kind</comment>
        <translation>Convertir «%1» en «%2»</translation>
    </message>
    <message>
        <source>Turn %1 round</source>
        <translation>Dar la vuelta a «%1»</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar «%1»</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>sin «%1»</translation>
    </message>
    <message>
        <source>with %1 instead of %2</source>
        <translation>con «%1» en lugar de «%2»</translation>
    </message>
    <message>
        <source>with %1 in %2</source>
        <translation>con %1 en «%2»</translation>
    </message>
    <message>
        <source>without %1 in %2</source>
        <translation>sin %1 en «%2»</translation>
    </message>
    <message>
        <source>with %1 turned round</source>
        <translation>dando la vuelta a «%1»</translation>
    </message>
    <message>
        <source>Add %1</source>
        <comment>a rule</comment>
        <translation>Añadir «%1»</translation>
    </message>
    <message>
        <source>Give %1 the number %2</source>
        <translation>Dar a «%1» el número %2</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con «%1»</translation>
    </message>
    <message>
        <source>with the number %1 for %2</source>
        <translation>con el número %1 para «%2»</translation>
    </message>
</context>
<context>
    <name>Request</name>
    <message>
        <source>A puzzle with these rules and one solution has at least one clue: without any, digits can change places.</source>
        <translation>Un sudoku con estas reglas y una sola solución tiene al menos una pista: sin ninguna, los dígitos pueden cambiar de lugar.</translation>
    </message>
    <message numerus="yes">
        <source>A %1 × %1 puzzle with one solution has at least %n clue(s).</source>
        <translation>
            <numerusform>Un sudoku de %1 × %1 con una sola solución tiene al menos %n pista.</numerusform>
            <numerusform>Un sudoku de %1 × %1 con una sola solución tiene al menos %n pistas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A %1 × %1 puzzle with these rules and one solution has at least %n clue(s).</source>
        <translation>
            <numerusform>Un sudoku de %1 × %1 con estas reglas y una sola solución tiene al menos %n pista.</numerusform>
            <numerusform>Un sudoku de %1 × %1 con estas reglas y una sola solución tiene al menos %n pistas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pattern has %n clue(s), but you asked for %1.</source>
        <translation>
            <numerusform>El patrón tiene %n pista, pero se pidieron %1.</numerusform>
            <numerusform>El patrón tiene %n pistas, pero se pidieron %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With its symmetry the pattern has %n clue(s), but you asked for %1.</source>
        <translation>
            <numerusform>Con su simetría el patrón tiene %n pista, pero se pidieron %1.</numerusform>
            <numerusform>Con su simetría el patrón tiene %n pistas, pero se pidieron %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows %1 and %2 have no clue: they can change places in every solution.</source>
        <translation>Las filas %1 y %2 no tienen pistas: pueden cambiar de lugar en toda solución.</translation>
    </message>
    <message>
        <source>Columns %1 and %2 have no clue: they can change places in every solution.</source>
        <translation>Las columnas %1 y %2 no tienen pistas: pueden cambiar de lugar en toda solución.</translation>
    </message>
    <message numerus="yes">
        <source>A board of %1 × %1 has only %n cell(s).</source>
        <translation>
            <numerusform>Un tablero de %1 × %1 tiene solo %n celda.</numerusform>
            <numerusform>Un tablero de %1 × %1 tiene solo %n celdas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pattern leaves too few cells for clues: the puzzle needs at least %n clue(s).</source>
        <translation>
            <numerusform>El patrón deja muy pocas celdas para pistas: hace falta al menos %n pista.</numerusform>
            <numerusform>El patrón deja muy pocas celdas para pistas: hacen falta al menos %n pistas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The symmetry asks for the same in %1 and %2: the pattern has a clue in %1 and none in %2.</source>
        <translation>La simetría exige lo mismo en %1 y %2: el patrón tiene una pista en %1 y ninguna en %2.</translation>
    </message>
    <message>
        <source>Puzzles with so few clues are rarely this easy, so this may take a while.</source>
        <translation>Pocos sudokus con tan pocas pistas son tan fáciles. La búsqueda puede tardar.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>A cage has at most %1 cells, because its digits differ.</source>
        <translation>Una jaula tiene como mucho %1 celdas, porque sus dígitos son distintos.</translation>
    </message>
    <message>
        <source>These cages cannot cover the board. Their number: %1; cells of each: %2; cells of the board: %3.</source>
        <translation>Estas jaulas no pueden cubrir el tablero. Número de jaulas: %1; celdas de cada una: %2; celdas del tablero: %3.</translation>
    </message>
    <message>
        <source>Puzzles with unknown regions can have at most %1 rows. A smaller board will do.</source>
        <translation>Los sudokus con regiones desconocidas pueden tener como máximo %1 filas. Con un tablero más pequeño es posible.</translation>
    </message>
    <message>
        <source>Where the regions are unknown, a pattern cannot say which cells have no clue.</source>
        <translation>Si las regiones son desconocidas, un patrón no puede decir qué celdas no tienen pista.</translation>
    </message>
    <message>
        <source>Minimal puzzles with more than %1 clues are hardly ever found. Ask for fewer clues, or for puzzles that need not be minimal.</source>
        <translation>Casi nunca se encuentran sudokus mínimos con más de %1 pistas. Pida menos pistas o sudokus que no tengan que ser mínimos.</translation>
    </message>
    <message>
        <source>Allow a clue in one of them.</source>
        <translation>Permita una pista ahí.</translation>
    </message>
    <message>
        <source>Boxes %1, %2 and %3 have no clue: no puzzle like that is known.</source>
        <translation>Los bloques %1, %2 y %3 no tienen pistas: no se conoce ningún sudoku así.</translation>
    </message>
    <message>
        <source>Not every box of this board has %1 cells.</source>
        <translation>No todos los bloques de este tablero tienen %1 celdas.</translation>
    </message>
    <message>
        <source>This board has no known boxes.</source>
        <translation>Este tablero no tiene bloques conocidos.</translation>
    </message>
    <message>
        <source>With so few clues there are at least %1 steps.</source>
        <translation>Con tan pocas pistas hay al menos %1 pasos.</translation>
    </message>
    <message>
        <source>The pattern leaves too few cells for clues from %1 to %2.</source>
        <translation>El patrón deja muy pocas celdas para pistas de %1 a %2.</translation>
    </message>
    <message>
        <source>A wish for the places of clues is only for puzzles with exactly one solution.</source>
        <translation>Una petición sobre los lugares de las pistas solo vale para sudokus con exactamente una solución.</translation>
    </message>
    <message>
        <source>clues for %1</source>
        <translation>pistas para %1</translation>
    </message>
    <message>
        <source>clues in each box: %1</source>
        <translation>pistas por bloque: %1</translation>
    </message>
    <message>
        <source>The puzzle needs clues. Allow some in each box.</source>
        <translation>El sudoku necesita pistas. Permita algunas en cada bloque.</translation>
    </message>
    <message numerus="yes">
        <source>With at most %n clue(s) in each box there are at most %1 in all, not %2.</source>
        <translation>
            <numerusform>Con %n pista como máximo en cada bloque hay %1 en total como máximo, no %2.</numerusform>
            <numerusform>Con %n pistas como máximo en cada bloque hay %1 en total como máximo, no %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With at most %n clue(s) in each box there are at most %1 in all, but the puzzle needs more. Allow more in each box.</source>
        <translation>
            <numerusform>Con %n pista como máximo en cada bloque hay %1 en total como máximo, pero el sudoku necesita más. Permita más en cada bloque.</numerusform>
            <numerusform>Con %n pistas como máximo en cada bloque hay %1 en total como máximo, pero el sudoku necesita más. Permita más en cada bloque.</numerusform>
        </translation>
    </message>
    <message>
        <source>With clues in all these places the puzzle has at least %1 clues, but you asked for %2.</source>
        <translation>Con pistas en todos esos lugares el sudoku tiene al menos %1 pistas, pero se pidieron %2.</translation>
    </message>
    <message>
        <source>With so many clues no cell is left to solve.</source>
        <translation>Con tantas pistas no queda ninguna celda por resolver.</translation>
    </message>
    <message>
        <source>Few puzzles of this size have so few clues, so this may take a while.</source>
        <translation>Pocos sudokus de este tamaño tienen tan pocas pistas. La búsqueda puede tardar.</translation>
    </message>
    <message>
        <source>Minimal puzzles are rarely for beginners, so this may take a while.</source>
        <translation>Los sudokus mínimos rara vez son para principiantes. La búsqueda puede tardar.</translation>
    </message>
    <message>
        <source>Minimal puzzles of this kind rarely have this difficulty, so this may take a while.</source>
        <translation>Los sudokus mínimos de este tipo rara vez tienen esa dificultad. La búsqueda puede tardar.</translation>
    </message>
    <message>
        <source>Small puzzles with symmetric clues are rarely this hard, so this may take a while.</source>
        <translation>Pocos sudokus pequeños con pistas simétricas son tan difíciles. La búsqueda puede tardar.</translation>
    </message>
    <message>
        <source>Hardly any puzzle is rated that high, so this may take a while.</source>
        <translation>Casi ningún sudoku tiene una puntuación tan alta. La búsqueda puede tardar.</translation>
    </message>
    <message>
        <source>Puzzles with so few steps are rarely this hard, so this may take a while.</source>
        <translation>Pocos sudokus con tan pocos pasos son tan difíciles. La búsqueda puede tardar.</translation>
    </message>
    <message>
        <source>Large puzzles are rarely this hard, so this may take a while.</source>
        <translation>Pocos sudokus grandes son tan difíciles. La búsqueda puede tardar.</translation>
    </message>
    <message>
        <source>Minimal puzzles of this size may take a while.</source>
        <translation>La búsqueda de sudokus mínimos de este tamaño puede tardar.</translation>
    </message>
    <message>
        <source>Few boards of this shape obey these rules, so this may take a while.</source>
        <translation>Pocos tableros de esta forma cumplen estas reglas. La búsqueda puede tardar.</translation>
    </message>
</context>
<context>
    <name>RuleMove</name>
    <message>
        <source>%1 does not fit on the board there.</source>
        <translation>%1 no cabe ahí en el tablero.</translation>
    </message>
    <message>
        <source>%1 stays where it is. %2</source>
        <translation>%1 se queda donde está. %2</translation>
    </message>
    <message>
        <source>Rules for the whole board have no place.</source>
        <translation>Las reglas para todo el tablero no están en ningún lugar.</translation>
    </message>
    <message>
        <source>None of the %1 rules can be moved. %2</source>
        <translation>No se puede mover ninguna de las %1 reglas. %2</translation>
    </message>
    <message>
        <source>%1 of %2 rules moved. %3</source>
        <translation>Reglas movidas: %1 de %2. %3</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>It applies to the whole board.</source>
        <translation>Se aplica a todo el tablero.</translation>
    </message>
    <message>
        <source>Select its cells: drag, Ctrl+click, or Ctrl+Shift+arrows.</source>
        <translation>Seleccione sus celdas: arrastre, Control+clic o Control+Mayúsculas+flechas.</translation>
    </message>
    <message>
        <source>Draw it: drag from its first cell to the last one. With keys: Ctrl+Shift+arrows, then Enter.</source>
        <translation>Dibújela: arrastre de la primera celda a la última. Con teclas: Control+Mayúsculas+flechas y después Intro.</translation>
    </message>
    <message>
        <source>Select a group of cells, then with Ctrl another group of the same shape.</source>
        <translation>Seleccione un grupo de celdas y luego, con Control, otro de igual forma.</translation>
    </message>
    <message>
        <source>Ctrl+click adds or removes a cell.</source>
        <translation>Control+clic añade o quita una celda.</translation>
    </message>
    <message>
        <source>R turns it round.</source>
        <translation>R le da la vuelta.</translation>
    </message>
    <message>
        <source>Delete removes it.</source>
        <translation>Suprimir la quita.</translation>
    </message>
    <message>
        <source>Incomplete: %1.</source>
        <translation>Incompleta: %1.</translation>
    </message>
    <message>
        <source>The puzzle already has this rule.</source>
        <translation>El sudoku ya tiene esta regla.</translation>
    </message>
    <message>
        <source>The puzzle already has %1: remove it first.</source>
        <translation>El sudoku ya tiene la regla «%1»: quítela primero.</translation>
    </message>
    <message>
        <source>Turn Round %1</source>
        <translation>Dar la vuelta a %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Cambiar %1</translation>
    </message>
    <message>
        <source>Incomplete: it needs more cells or a number.</source>
        <translation>Incompleta: necesita más celdas o un número.</translation>
    </message>
    <message>
        <source>Select an arrow, a thermometer or a sign to turn it round.</source>
        <translation>Seleccione una flecha, un termómetro o un signo para darle la vuelta.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
    </message>
    <message>
        <source>Type %1 to choose which one.</source>
        <translation>Escriba %1 para elegir cuál.</translation>
    </message>
    <message>
        <source>Shift+arrows select a block, Ctrl+Shift+arrows add a cell. Ctrl+arrows only move, Ctrl+Space selects; Enter continues, Escape ends. Space in a drag begins another rule.</source>
        <translation>Mayúsculas+flechas selecciona un rectángulo, Control+Mayúsculas+flechas añade una celda. Control+flechas solo mueve, Control+Espacio selecciona; Intro continúa, Esc termina. Espacio durante un arrastre empieza otra regla.</translation>
    </message>
    <message>
        <source>Click the edge between two cells, or drag from the first to the second. A longer drag draws one between each two cells.</source>
        <translation>Haga clic en el borde entre dos celdas, o arrastre de la primera a la segunda. Un arrastre más largo dibuja una entre cada dos celdas.</translation>
    </message>
    <message>
        <source>Click the corner where four cells meet, or select all four. With keys: the top left one.</source>
        <translation>Haga clic en la esquina donde se unen cuatro celdas, o seleccione las cuatro. Con teclas: la superior izquierda.</translation>
    </message>
    <message>
        <source>Click in the margin, where the number will stand. With keys: select the cell beside it; in a corner also the next cell.</source>
        <translation>Haga clic en el margen, donde irá el número. Con teclas: seleccione la celda de al lado; en una esquina, también la siguiente.</translation>
    </message>
    <message>
        <source>Or drag from there, or from the cell at the edge, along the diagonal. With keys: select its first two cells.</source>
        <translation>O arrastre desde ahí, o desde la celda del borde, a lo largo de la diagonal. Con teclas: seleccione sus dos primeras celdas.</translation>
    </message>
    <message>
        <source>Click in the margin, where the number will stand; another click there takes the other direction.</source>
        <translation>Haga clic en el margen, donde irá el número; otro clic ahí toma la otra dirección.</translation>
    </message>
    <message>
        <source>Each click adds a cell, or takes one away.</source>
        <translation>Cada clic añade una celda o la quita.</translation>
    </message>
    <message>
        <source>Type %1 to change it.</source>
        <translation>Escriba %1 para cambiarla.</translation>
    </message>
    <message>
        <source>Type %1 to change it and those that you draw next.</source>
        <translation>Escriba %1 para cambiar esta y las que dibuje después.</translation>
    </message>
    <message>
        <source>It takes the place of %1.</source>
        <translation>Sustituye a la regla «%1».</translation>
    </message>
    <message numerus="yes">
        <source>They take the place of %n rule(s).</source>
        <translation>
            <numerusform>Sustituyen a %n regla.</numerusform>
            <numerusform>Sustituyen a %n reglas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type figures, or press F2, to change its number.</source>
        <translation>Escriba cifras, o pulse F2, para cambiar su número.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>Samenesses</name>
    <message>
        <source>Equal Puzzles</source>
        <translation>Sudokus iguales</translation>
    </message>
    <message>
        <source>The Same Puzzle in Another Form</source>
        <translation>El mismo sudoku en otra forma</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>There is not enough room on the disk.</source>
        <translation>No hay espacio suficiente en el disco.</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>No es un archivo normal.</translation>
    </message>
    <message>
        <source>There is not enough room for temporary files.</source>
        <translation>No hay espacio suficiente para archivos temporales.</translation>
    </message>
</context>
<context>
    <name>SavePath</name>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>Name of Another Kind of File</source>
        <translation>Nombre de otro tipo de archivo</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a name for another kind of file. Choose one that ends in %2.</source>
        <translation>«%1» es un nombre de otro tipo de archivo. Elija uno que termine en %2.</translation>
    </message>
</context>
<context>
    <name>SaveQuestion</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Keep Editing</source>
        <translation>&amp;Seguir editando</translation>
    </message>
</context>
<context>
    <name>Sectioning</name>
    <message>
        <source>as in the list</source>
        <translation>como en la lista</translation>
    </message>
    <message>
        <source>by level</source>
        <translation>por nivel</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
</context>
<context>
    <name>SharedBoard</name>
    <message>
        <source>no solution is added: not all rules are known</source>
        <translation>no se añade la solución: no se conocen todas las reglas</translation>
    </message>
    <message>
        <source>no solution is added: it is not known yet</source>
        <translation>no se añade la solución: aún no se conoce</translation>
    </message>
    <message>
        <source>no solution is added: there is none</source>
        <translation>no se añade la solución: no hay ninguna</translation>
    </message>
    <message>
        <source>no solution is added: there are several</source>
        <translation>no se añade la solución: hay varias</translation>
    </message>
    <message>
        <source>the source of the puzzle states another solution: %1 in %2</source>
        <translation>la fuente del sudoku indica otra solución: %1 en %2</translation>
    </message>
</context>
<context>
    <name>SolutionPlace</name>
    <message>
        <source>at the end</source>
        <translation>al final</translation>
    </message>
    <message>
        <source>on the next page</source>
        <translation>en la página siguiente</translation>
    </message>
    <message>
        <source>upside down below</source>
        <translation>al revés debajo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>at the end of each section</source>
        <translation>al final de cada sección</translation>
    </message>
    <message>
        <source>small, one page later</source>
        <translation>pequeñas, una página después</translation>
    </message>
    <message>
        <source>upside down, one page later</source>
        <translation>al revés, una página después</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Race</source>
        <translation>Carrera</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>StoryLesson</name>
    <message>
        <source>Why there is no solution.</source>
        <translation>Por qué no hay solución.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>No digit is left for %1</source>
        <translation>No queda ningún dígito para %1</translation>
    </message>
    <message>
        <source>%1 has no place in %2</source>
        <translation>%1 no tiene lugar en %2</translation>
    </message>
    <message>
        <source>No digits are left that %1 allows</source>
        <translation>No quedan dígitos que permita %1</translation>
    </message>
    <message>
        <source>No digits are left with which %1 add up to %2</source>
        <translation>No quedan dígitos con los que %1 sumen %2</translation>
    </message>
    <message>
        <source>%1 in %2 leaves no %1 for %3</source>
        <translation>%1 en %2 no deja ningún %1 para %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 sees %2</source>
        <translation>%1 ve %2</translation>
    </message>
    <message>
        <source>%1 is already in %2</source>
        <translation>%1 ya está en %2</translation>
    </message>
    <message>
        <source>%1 are already in %2</source>
        <translation>%1 ya están en %2</translation>
    </message>
    <message>
        <source>the rest was ruled out before</source>
        <translation>el resto ya se descartó antes</translation>
    </message>
    <message>
        <source>So %1 is %2.</source>
        <translation>Así que %1 es %2.</translation>
    </message>
    <message>
        <source>If %1 is %2:</source>
        <translation>Si %1 es %2:</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>No further step is known: the story ends here.</source>
        <translation>No se conoce ningún paso más: el razonamiento termina aquí.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>It is not proved that all of these are needed.</source>
        <translation>No está demostrado que todo esto sea necesario.</translation>
    </message>
    <message>
        <source>No story, because not all rules could be read: %1</source>
        <translation>Sin razonamiento, porque no se pudieron leer todas las reglas: %1</translation>
    </message>
    <message>
        <source>without %1 in %2</source>
        <translation>sin %1 en %2</translation>
    </message>
    <message>
        <source>with %1 in %2</source>
        <translation>con %1 en %2</translation>
    </message>
    <message>
        <source>with %1 in %2 instead of %3</source>
        <translation>con %1 en %2 en lugar de %3</translation>
    </message>
    <message>
        <source>%1 there is exactly one solution</source>
        <translation>%1 hay exactamente una solución</translation>
    </message>
    <message>
        <source>%1 there are several solutions</source>
        <translation>%1 hay varias soluciones</translation>
    </message>
    <message numerus="yes">
        <source>The argument is long, and no shorter one was found: %n step(s).</source>
        <translation>
            <numerusform>El razonamiento es largo, y no se encontró otro más corto: %n paso.</numerusform>
            <numerusform>El razonamiento es largo, y no se encontró otro más corto: %n pasos.</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1 in %2 and %3 in %4 exchanged</source>
        <translation>intercambiando %1 en %2 y %3 en %4</translation>
    </message>
    <message>
        <source>The sums of the whole board make %1, but its digits %2</source>
        <translation>Las sumas de todo el tablero dan %1, pero sus dígitos suman %2</translation>
    </message>
    <message>
        <source>The sums in %1 make %2, but the digits there %3</source>
        <translation>Las sumas en %1 dan %2, pero los dígitos suman ahí %3</translation>
    </message>
    <message>
        <source>no level, because not all rules could be read: %1</source>
        <translation>sin nivel, porque no se pudieron leer todas las reglas: %1</translation>
    </message>
    <message>
        <source>leaves no %1 for %2</source>
        <comment>the subject is: 2 in r2c7</comment>
        <translation>no deja ningún %1 para %2</translation>
    </message>
    <message>
        <source>is in %1</source>
        <comment>the subject is a digit</comment>
        <translation>está en %1</translation>
    </message>
    <message>
        <source>are in %1</source>
        <comment>the subject is some digits</comment>
        <translation>están en %1</translation>
    </message>
    <message>
        <source>is already in %1</source>
        <comment>the subject is a digit</comment>
        <translation>ya está en %1</translation>
    </message>
    <message>
        <source>are already in %1</source>
        <comment>the subject is some digits</comment>
        <translation>ya están en %1</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>El resto</translation>
    </message>
    <message>
        <source>was ruled out before</source>
        <translation>ya se descartó antes</translation>
    </message>
    <message>
        <source>So no cell of %1 is left for %2.</source>
        <translation>Así que en %1 no queda ninguna celda para %2.</translation>
    </message>
    <message>
        <source>So %1 can have no digit.</source>
        <translation>Así que %1 no puede tener ningún dígito.</translation>
    </message>
    <message>
        <source>%1 and %2 can change places in %3, and no other cell changes</source>
        <translation>%1 y %2 pueden cambiar de lugar en %3, y ninguna otra celda cambia</translation>
    </message>
    <message>
        <source>%1 can be filled in another way, and no other cell changes</source>
        <translation>%1 se pueden llenar de otra forma, y ninguna otra celda cambia</translation>
    </message>
    <message>
        <source>%1 can be %2 or %3, and no other cell changes</source>
        <translation>%1 pueden ser %2 o %3, y ninguna otra celda cambia</translation>
    </message>
</context>
<context>
    <name>Subject</name>
    <message>
        <source>rows, columns and boxes</source>
        <translation>las filas, las columnas y los bloques</translation>
    </message>
    <message>
        <source>rows, columns and regions</source>
        <translation>las filas, las columnas y las regiones</translation>
    </message>
    <message>
        <source>The givens</source>
        <translation>Las pistas</translation>
    </message>
    <message>
        <source>No givens</source>
        <translation>Sin pistas</translation>
    </message>
    <message>
        <source>Givens and entries</source>
        <translation>Pistas y entradas</translation>
    </message>
    <message>
        <source>Your entries, as there are no givens</source>
        <translation>Sus entradas, ya que no hay pistas</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>your entries do not count</source>
        <translation>sus entradas no cuentan</translation>
    </message>
    <message>
        <source>rows and columns</source>
        <translation>filas y columnas</translation>
    </message>
    <message>
        <source>regions, but not rows and columns</source>
        <translation>las regiones, pero no las filas ni las columnas</translation>
    </message>
    <message>
        <source>no rows and columns</source>
        <translation>sin filas ni columnas</translation>
    </message>
</context>
<context>
    <name>SumTerms</name>
    <message>
        <source>the cage %1 at %2</source>
        <translation>la jaula %1 en %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
</context>
<context>
    <name>SumWhy</name>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1 solo puede ser %2</translation>
    </message>
    <message>
        <source>%1 has no combination with %2</source>
        <translation>%1 no tiene ninguna combinación con %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1, y %2</translation>
    </message>
    <message>
        <source>the rest of %1 (%2)</source>
        <translation>el resto de %1 (%2)</translation>
    </message>
    <message>
        <source>%1 has one open cell left, which must be %2</source>
        <translation>%1 tiene una sola celda abierta, que debe ser %2</translation>
    </message>
    <message>
        <source>Each combination of %1 has %2</source>
        <translation>Toda combinación de %1 tiene %2</translation>
    </message>
    <message>
        <source>%1, and only %2 can be that</source>
        <translation>%1, y solo %2 puede serlo</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, en %2</translation>
    </message>
    <message>
        <source>In %1 only cells of %2 can be %3, so it has %3</source>
        <translation>En %1, solo celdas de %2 pueden ser %3, así que esta tiene %3</translation>
    </message>
    <message>
        <source>%1, and %2 sees every place for it</source>
        <translation>%1, y %2 ve todos sus lugares</translation>
    </message>
    <message>
        <source>%1, and %2 see every place for it</source>
        <translation>%1, y %2 ven todos sus lugares</translation>
    </message>
    <message>
        <source>In %1, %2 need %3 between them</source>
        <translation>En %1, %2 se reparten %3</translation>
    </message>
    <message>
        <source>In %1 only %2 can have %3, and each must have as many of them as it can</source>
        <translation>En %1, solo %2 pueden tener %3, y cada una debe tener tantos como pueda</translation>
    </message>
    <message>
        <source>Some combinations of %1 leave nothing for %2</source>
        <translation>Algunas combinaciones de %1 no dejan nada para %2</translation>
    </message>
    <message>
        <source>%1 can only be %2: any other combination leaves nothing for %3</source>
        <translation>%1 solo puede ser %2: cualquier otra combinación no deja nada para %3</translation>
    </message>
    <message>
        <source>with %1 in %2 the other cells would have to add up to %3, but they make at least %4</source>
        <translation>con %1 en %2, las demás celdas tendrían que sumar %3, pero suman al menos %4</translation>
    </message>
    <message>
        <source>with %1 in %2 the other cells would have to add up to %3, but they make at most %4</source>
        <translation>con %1 en %2, las demás celdas tendrían que sumar %3, pero suman como mucho %4</translation>
    </message>
    <message>
        <source>with %1 in %2 the other cells would have to add up to %3, which they cannot</source>
        <translation>con %1 en %2, las demás celdas tendrían que sumar %3, y no pueden</translation>
    </message>
    <message>
        <source>the other cells make at most %1, so %2 is at least %3</source>
        <translation>las demás celdas suman como mucho %1, así que %2 es al menos %3</translation>
    </message>
    <message>
        <source>the other cells make at most %1 each time, so %2 are at least %3</source>
        <translation>las demás celdas suman cada vez como mucho %1, así que cada una de %2 es al menos %3</translation>
    </message>
    <message>
        <source>the other cells make at least %1, so %2 is at most %3</source>
        <translation>las demás celdas suman al menos %1, así que %2 es como mucho %3</translation>
    </message>
    <message>
        <source>the other cells make at least %1 each time, so %2 are at most %3</source>
        <translation>las demás celdas suman cada vez al menos %1, así que cada una de %2 es como mucho %3</translation>
    </message>
</context>
<context>
    <name>Summands</name>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1 solo puede ser %2</translation>
    </message>
    <message>
        <source>with %1 %2 would make more than %3</source>
        <translation>con %1, %2 daría más de %3</translation>
    </message>
    <message>
        <source>with %1 %2 would make less than %3</source>
        <translation>con %1, %2 daría menos de %3</translation>
    </message>
    <message>
        <source>%1 has no combination with %2</source>
        <translation>%1 no tiene ninguna combinación con %2</translation>
    </message>
</context>
<context>
    <name>SymbolSet</name>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>1-9, then A, B, …</source>
        <translation>1-9, luego A, B, …</translation>
    </message>
    <message>
        <source>A, B, C, …</source>
        <translation>A, B, C, …</translation>
    </message>
    <message>
        <source>0-9, then A, B, …</source>
        <translation>0-9, luego A, B, …</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>gato</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>pez</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>mariposa</translation>
    </message>
    <message>
        <source>rabbit</source>
        <translation>conejo</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>pato</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>caracol</translation>
    </message>
    <message>
        <source>bear</source>
        <translation>oso</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>búho</translation>
    </message>
    <message>
        <source>elephant</source>
        <translation>elefante</translation>
    </message>
    <message>
        <source>apple</source>
        <translation>manzana</translation>
    </message>
    <message>
        <source>banana</source>
        <translation>plátano</translation>
    </message>
    <message>
        <source>grapes</source>
        <translation>uvas</translation>
    </message>
    <message>
        <source>cherries</source>
        <translation>cerezas</translation>
    </message>
    <message>
        <source>melon</source>
        <translation>melón</translation>
    </message>
    <message>
        <source>pear</source>
        <translation>pera</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>fresa</translation>
    </message>
    <message>
        <source>lemon</source>
        <translation>limón</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>círculo</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triángulo</translation>
    </message>
    <message>
        <source>star</source>
        <translation>estrella</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>corazón</translation>
    </message>
    <message>
        <source>square</source>
        <translation>cuadrado</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>luna</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>cruz</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>rombo</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>flor</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negro</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marrón</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>azul claro</translation>
    </message>
    <message>
        <source>Letters without I and O</source>
        <translation>Letras sin I ni O</translation>
    </message>
    <message>
        <source>Greek Letters</source>
        <translation>Letras griegas</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Animales</translation>
    </message>
    <message>
        <source>Fruits</source>
        <translation>Frutas</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
</context>
<context>
    <name>SymbolWords</name>
    <message>
        <source>a word has as many different letters as the board has digits, %1 to %2, and this has %3</source>
        <translation>una palabra tiene tantas letras distintas como dígitos tiene el tablero, de %1 a %2, y esta tiene %3</translation>
    </message>
    <message>
        <source>the letter %1 is there twice</source>
        <translation>la letra %1 está dos veces</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot stand for a digit</source>
        <translation>«%1» no puede representar un dígito</translation>
    </message>
    <message>
        <source>%1 has %2 symbols, but this board needs %3</source>
        <translation>%1 tiene %2 símbolos, pero este tablero necesita %3</translation>
    </message>
    <message>
        <source>a word has letters, not only figures</source>
        <translation>una palabra tiene letras, no solo cifras</translation>
    </message>
    <message>
        <source>a word has no spaces</source>
        <translation>una palabra no tiene espacios</translation>
    </message>
</context>
<context>
    <name>SymbolsMenu</name>
    <message>
        <source>symbols</source>
        <translation>símbolos</translation>
    </message>
    <message>
        <source>Above 9 × 9</source>
        <translation>Por encima de 9 × 9</translation>
    </message>
    <message>
        <source>Of This Puzzle</source>
        <translation>De este sudoku</translation>
    </message>
    <message>
        <source>&amp;Word…</source>
        <translation>&amp;Palabra…</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Media vuelta</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Cuarto de vuelta</translation>
    </message>
    <message>
        <source>Top to bottom</source>
        <translation>De arriba abajo</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>De izquierda a derecha</translation>
    </message>
    <message>
        <source>Top to bottom and left to right</source>
        <translation>De arriba abajo y de izquierda a derecha</translation>
    </message>
    <message>
        <source>Diagonal from top left</source>
        <translation>Diagonal desde arriba a la izquierda</translation>
    </message>
    <message>
        <source>Diagonal from bottom left</source>
        <translation>Diagonal desde abajo a la izquierda</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>Ambas diagonales</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todas</translation>
    </message>
</context>
<context>
    <name>Technique</name>
    <message>
        <source>Full House</source>
        <translation>Última celda</translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation>Único desnudo</translation>
    </message>
    <message>
        <source>Hidden Single</source>
        <translation>Único oculto</translation>
    </message>
    <message>
        <source>Dots, Signs and Lines</source>
        <translation>Puntos, signos y líneas</translation>
    </message>
    <message>
        <source>Sum Combinations</source>
        <translation>Combinaciones de sumas</translation>
    </message>
    <message>
        <source>Line or Outside Clue</source>
        <translation>Línea o pista exterior</translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation>Par bloqueado</translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation>Trío bloqueado</translation>
    </message>
    <message>
        <source>Locked Candidates Type 1 (Pointing)</source>
        <translation>Candidatos bloqueados 1 (pointing)</translation>
    </message>
    <message>
        <source>Locked Candidates Type 2 (Claiming)</source>
        <translation>Candidatos bloqueados 2 (claiming)</translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation>Par desnudo</translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation>Trío desnudo</translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation>Par oculto</translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation>Trío oculto</translation>
    </message>
    <message>
        <source>Innies and Outies</source>
        <translation>Innies y outies</translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation>Cuarteto desnudo</translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation>Cuarteto oculto</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Swordfish</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Jellyfish</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation>Squirmbag</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Whale</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>Leviathan</translation>
    </message>
    <message>
        <source>Remote Pair</source>
        <translation>Par remoto</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave + 1</source>
        <translation>BUG + 1</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Rascacielos</translation>
    </message>
    <message>
        <source>2-String Kite</source>
        <translation>Cometa de 2 cuerdas</translation>
    </message>
    <message>
        <source>Dual 2-String Kite</source>
        <translation>Cometa doble de 2 cuerdas</translation>
    </message>
    <message>
        <source>Turbot Fish</source>
        <translation>Rodaballo</translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation>Rectángulo vacío</translation>
    </message>
    <message>
        <source>Empty Rectangle (Two Candidates)</source>
        <translation>Rectángulo vacío (dos candidatos)</translation>
    </message>
    <message>
        <source>Dual Empty Rectangle</source>
        <translation>Rectángulo vacío doble</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W-Wing</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ-Wing</translation>
    </message>
    <message>
        <source>Uniqueness Test 1</source>
        <translation>Prueba de unicidad 1</translation>
    </message>
    <message>
        <source>Uniqueness Test 2</source>
        <translation>Prueba de unicidad 2</translation>
    </message>
    <message>
        <source>Uniqueness Test 3</source>
        <translation>Prueba de unicidad 3</translation>
    </message>
    <message>
        <source>Uniqueness Test 4</source>
        <translation>Prueba de unicidad 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 5</source>
        <translation>Prueba de unicidad 5</translation>
    </message>
    <message>
        <source>Uniqueness Test 6</source>
        <translation>Prueba de unicidad 6</translation>
    </message>
    <message>
        <source>Hidden Rectangle</source>
        <translation>Rectángulo oculto</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 1</source>
        <translation>Rectángulo evitable tipo 1</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 2</source>
        <translation>Rectángulo evitable tipo 2</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>X-Wing con aleta</translation>
    </message>
    <message>
        <source>Siamese Finned X-Wing</source>
        <translation>X-Wing siamés con aleta</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>X-Wing Sashimi</translation>
    </message>
    <message>
        <source>Siamese Sashimi X-Wing</source>
        <translation>X-Wing Sashimi siamés</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Swordfish con aleta</translation>
    </message>
    <message>
        <source>Siamese Finned Swordfish</source>
        <translation>Swordfish siamés con aleta</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>Swordfish Sashimi</translation>
    </message>
    <message>
        <source>Siamese Sashimi Swordfish</source>
        <translation>Swordfish Sashimi siamés</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Jellyfish con aleta</translation>
    </message>
    <message>
        <source>Siamese Finned Jellyfish</source>
        <translation>Jellyfish siamés con aleta</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>Jellyfish Sashimi</translation>
    </message>
    <message>
        <source>Siamese Sashimi Jellyfish</source>
        <translation>Jellyfish Sashimi siamés</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Squirmbag con aleta</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>Squirmbag Sashimi</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Whale con aleta</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>Whale Sashimi</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Leviathan con aleta</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>Leviathan Sashimi</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>Simple Colors</source>
        <translation>Coloreado simple</translation>
    </message>
    <message>
        <source>Simple Colors Trap</source>
        <translation>Coloreado simple: trampa</translation>
    </message>
    <message>
        <source>Simple Colors Wrap</source>
        <translation>Coloreado simple: contradicción</translation>
    </message>
    <message>
        <source>Multi Colors</source>
        <translation>Coloreado múltiple</translation>
    </message>
    <message>
        <source>Multi Colors 1</source>
        <translation>Coloreado múltiple 1</translation>
    </message>
    <message>
        <source>Multi Colors 2</source>
        <translation>Coloreado múltiple 2</translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation>Cadena X</translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation>Cadena XY</translation>
    </message>
    <message>
        <source>Nice Loop/AIC</source>
        <translation>Bucle/AIC</translation>
    </message>
    <message>
        <source>Continuous Nice Loop</source>
        <translation>Bucle continuo</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop</source>
        <translation>Bucle discontinuo</translation>
    </message>
    <message>
        <source>AIC</source>
        <translation>AIC</translation>
    </message>
    <message>
        <source>Grouped Nice Loop/AIC</source>
        <translation>Bucle/AIC agrupado</translation>
    </message>
    <message>
        <source>Grouped Continuous Nice Loop</source>
        <translation>Bucle continuo agrupado</translation>
    </message>
    <message>
        <source>Grouped Discontinuous Nice Loop</source>
        <translation>Bucle discontinuo agrupado</translation>
    </message>
    <message>
        <source>Grouped AIC</source>
        <translation>AIC agrupada</translation>
    </message>
    <message>
        <source>Nice Loop/AIC with Almost Locked Sets</source>
        <translation>Bucle/AIC con conjuntos casi bloqueados</translation>
    </message>
    <message>
        <source>Almost Locked Set XZ-Rule</source>
        <translation>Regla ALS-XZ</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing</source>
        <translation>ALS XY-Wing</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing (Overlapping)</source>
        <translation>ALS XY-Wing (con solape)</translation>
    </message>
    <message>
        <source>Almost Locked Set Chain</source>
        <translation>Cadena de ALS</translation>
    </message>
    <message>
        <source>Death Blossom</source>
        <translation>Death Blossom</translation>
    </message>
    <message>
        <source>Death Blossom (Overlapping)</source>
        <translation>Death Blossom (con solape)</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>X-Wing Franken</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>Swordfish Franken</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>Jellyfish Franken</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>Squirmbag Franken</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>Whale Franken</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>Leviathan Franken</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>X-Wing Franken con aleta</translation>
    </message>
    <message>
        <source>Siamese Finned Franken X-Wing</source>
        <translation>X-Wing Franken siamés con aleta</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Swordfish Franken con aleta</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Swordfish</source>
        <translation>Swordfish Franken siamés con aleta</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Jellyfish Franken con aleta</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Jellyfish</source>
        <translation>Jellyfish Franken siamés con aleta</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Squirmbag Franken con aleta</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Whale Franken con aleta</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Leviathan Franken con aleta</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>X-Wing mutante</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>Swordfish mutante</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>Jellyfish mutante</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>Squirmbag mutante</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>Whale mutante</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>Leviathan mutante</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>X-Wing mutante con aleta</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant X-Wing</source>
        <translation>X-Wing mutante siamés con aleta</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Swordfish mutante con aleta</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Swordfish</source>
        <translation>Swordfish mutante siamés con aleta</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Jellyfish mutante con aleta</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Jellyfish</source>
        <translation>Jellyfish mutante siamés con aleta</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Squirmbag mutante con aleta</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Whale mutante con aleta</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Leviathan mutante con aleta</translation>
    </message>
    <message>
        <source>Kraken Fish</source>
        <translation>Pez Kraken</translation>
    </message>
    <message>
        <source>Kraken Fish Type 1</source>
        <translation>Pez Kraken tipo 1</translation>
    </message>
    <message>
        <source>Kraken Fish Type 2</source>
        <translation>Pez Kraken tipo 2</translation>
    </message>
    <message>
        <source>Forcing Chain</source>
        <translation>Cadena forzada</translation>
    </message>
    <message>
        <source>Forcing Chain Contradiction</source>
        <translation>Cadena forzada: contradicción</translation>
    </message>
    <message>
        <source>Forcing Chain Verity</source>
        <translation>Cadena forzada: verdad</translation>
    </message>
    <message>
        <source>Forcing Net</source>
        <translation>Red forzada</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction</source>
        <translation>Red forzada: contradicción</translation>
    </message>
    <message>
        <source>Forcing Net Verity</source>
        <translation>Red forzada: verdad</translation>
    </message>
    <message>
        <source>Template Set</source>
        <translation>Plantilla: colocar</translation>
    </message>
    <message>
        <source>Template Delete</source>
        <translation>Plantilla: eliminar</translation>
    </message>
    <message>
        <source>Unique Loop</source>
        <translation>Bucle único</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 2</source>
        <translation>BUG tipo 2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 4</source>
        <translation>BUG tipo 4</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 3</source>
        <translation>BUG tipo 3</translation>
    </message>
    <message>
        <source>Aligned Pair Exclusion</source>
        <translation>Exclusión de par alineado</translation>
    </message>
    <message>
        <source>X-Cycle</source>
        <translation>Ciclo X</translation>
    </message>
    <message>
        <source>Y-Cycle</source>
        <translation>Ciclo Y</translation>
    </message>
    <message>
        <source>X Forcing Chain</source>
        <translation>Cadena forzada X</translation>
    </message>
    <message>
        <source>XY-Cycle</source>
        <translation>Ciclo XY</translation>
    </message>
    <message>
        <source>XY Forcing Chain</source>
        <translation>Cadena forzada XY</translation>
    </message>
    <message>
        <source>Aligned Triplet Exclusion</source>
        <translation>Exclusión de trío alineado</translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation>Nishio</translation>
    </message>
    <message>
        <source>Cell Forcing Chain</source>
        <translation>Cadena forzada de celda</translation>
    </message>
    <message>
        <source>Region Forcing Chain</source>
        <translation>Cadena forzada de región</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain</source>
        <translation>Cadena forzada dinámica</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+)</source>
        <translation>Cadena forzada dinámica (+)</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Forcing Chains)</source>
        <translation>Cadena forzada dinámica (+ cadenas forzadas)</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Multiple Forcing Chains)</source>
        <translation>Cadena forzada dinámica (+ cadenas forzadas múltiples)</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Dynamic Forcing Chains)</source>
        <translation>Cadena forzada dinámica (+ cadenas forzadas dinámicas)</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Dynamic Forcing Chains (+ Forcing Chains))</source>
        <translation>Cadena forzada dinámica (+ cadenas forzadas dinámicas (+ cadenas forzadas))</translation>
    </message>
    <message>
        <source>Brute Force</source>
        <translation>Fuerza bruta</translation>
    </message>
    <message>
        <source>Law of Leftovers</source>
        <translation>Ley de los sobrantes</translation>
    </message>
    <message>
        <source>Hidden Window</source>
        <translation>Ventana oculta</translation>
    </message>
    <message>
        <source>Single Combination</source>
        <translation>Combinación única</translation>
    </message>
    <message>
        <source>Innie</source>
        <translation>Innie</translation>
    </message>
    <message>
        <source>Outie</source>
        <translation>Outie</translation>
    </message>
    <message>
        <source>Minimum and Maximum</source>
        <translation>Mínimo y máximo</translation>
    </message>
    <message>
        <source>Cage Combinations</source>
        <translation>Combinaciones de jaula</translation>
    </message>
    <message>
        <source>Combinations of a Large Cage</source>
        <translation>Combinaciones de una jaula grande</translation>
    </message>
    <message>
        <source>Cage Permutations</source>
        <translation>Permutaciones de jaula</translation>
    </message>
    <message>
        <source>Killer Pair</source>
        <translation>Par killer</translation>
    </message>
    <message>
        <source>Killer Triple</source>
        <translation>Trío killer</translation>
    </message>
    <message>
        <source>Cage Splitting</source>
        <translation>División de jaula</translation>
    </message>
    <message>
        <source>Cage/Unit Overlap</source>
        <translation>Solape de jaula y casa</translation>
    </message>
    <message>
        <source>Hidden Killer Pair</source>
        <translation>Par killer oculto</translation>
    </message>
    <message>
        <source>Hidden Killer Triple</source>
        <translation>Trío killer oculto</translation>
    </message>
    <message>
        <source>Blocked Combination</source>
        <translation>Combinación bloqueada</translation>
    </message>
    <message>
        <source>Common Peer Elimination</source>
        <translation>Eliminación por vecina común</translation>
    </message>
    <message>
        <source>Innie-Outie Difference</source>
        <translation>Diferencia entre innies y outies</translation>
    </message>
    <message>
        <source>Overlapping Cages</source>
        <translation>Jaulas solapadas</translation>
    </message>
    <message>
        <source>Line by Trial</source>
        <translation>Línea por tanteo</translation>
    </message>
    <message>
        <source>External Unique Rectangle</source>
        <translation>Rectángulo único externo</translation>
    </message>
    <message>
        <source>3D Medusa</source>
        <translation>Medusa 3D</translation>
    </message>
    <message>
        <source>SK Loop</source>
        <translation>Bucle SK</translation>
    </message>
    <message>
        <source>Junior Exocet</source>
        <translation>Junior Exocet</translation>
    </message>
    <message>
        <source>Tridagon</source>
        <translation>Tridagon</translation>
    </message>
    <message>
        <source>Senior Exocet</source>
        <translation>Senior Exocet</translation>
    </message>
    <message>
        <source>Multi-Sector Locked Sets</source>
        <translation>Conjuntos bloqueados multisector</translation>
    </message>
    <message>
        <source>A Few Facts</source>
        <translation>Unos pocos hechos</translation>
    </message>
    <message>
        <source>Borders of Regions</source>
        <translation>Fronteras de regiones</translation>
    </message>
    <message>
        <source>Trial of Regions</source>
        <translation>Regiones por tanteo</translation>
    </message>
</context>
<context>
    <name>Technique table</name>
    <message>
        <source>a kind of %1</source>
        <translation>un tipo de %1</translation>
    </message>
    <message>
        <source>needs a single solution</source>
        <translation>requiere solución única</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivada</translation>
    </message>
</context>
<context>
    <name>TechniqueArticle</name>
    <message>
        <source>Before it: %1.</source>
        <translation>Anterior: %1.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Siguiente: %1.</translation>
    </message>
    <message>
        <source>How to spot it</source>
        <translation>Cómo detectarla</translation>
    </message>
    <message>
        <source>Its place</source>
        <translation>Su lugar</translation>
    </message>
    <message>
        <source>Level: %1. HoDoKu&apos;s score: %2.</source>
        <translation>Nivel: %1. Puntuación HoDoKu: %2.</translation>
    </message>
</context>
<context>
    <name>TechniqueLesson</name>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>ER is the rating of the hardest step, EP of the hardest one before the first digit, ED of the first one.</source>
        <translation>ER es la valoración del paso más difícil, EP la del más difícil antes del primer dígito, ED la del primero.</translation>
    </message>
</context>
<context>
    <name>TechniquePage</name>
    <message>
        <source>This page is in English so far.</source>
        <translation>De momento, esta página está en inglés.</translation>
    </message>
</context>
<context>
    <name>TechniqueSteps</name>
    <message>
        <source>Technique, and what follows</source>
        <translation>Técnica y conclusión</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Técnica</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s score of the technique</source>
        <translation>Puntuación HoDoKu de la técnica</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n technique(s)</source>
        <translation>
            <numerusform>%n técnica</numerusform>
            <numerusform>%n técnicas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TermWords</name>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>cover: %1 in %2</source>
        <translation>cobertura: %1 en %2</translation>
    </message>
    <message>
        <source>fin: %1 in %2</source>
        <translation>aleta: %1 en %2</translation>
    </message>
    <message>
        <source>endo fin: %1 in %2</source>
        <translation>endoaleta: %1 en %2</translation>
    </message>
    <message>
        <source>one of %2 is %1</source>
        <translation>una de %2 es %1</translation>
    </message>
    <message>
        <source>almost locked set %1: %2 in %3</source>
        <translation>conjunto casi bloqueado %1: %2 en %3</translation>
    </message>
    <message>
        <source>restricted: %1 in %2</source>
        <translation>restringido: %1 en %2</translation>
    </message>
    <message>
        <source>colour %1: %2 in %3</source>
        <translation>color %1: %2 en %3</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>if %1, then %2</source>
        <translation>si %1, entonces %2</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, entonces </translation>
    </message>
    <message>
        <source>the hidden house %1 (%2 without %3)</source>
        <translation>la casa oculta %1 (%2 sin %3)</translation>
    </message>
    <message>
        <source>the house of %1 at %2</source>
        <translation>la casa de %1 en %2</translation>
    </message>
    <message>
        <source>the rest (%1 without %2)</source>
        <translation>el resto (%1 sin %2)</translation>
    </message>
    <message>
        <source>other side: %1 in %2</source>
        <translation>otro lado: %1 en %2</translation>
    </message>
    <message>
        <source>counted: %1 in %2</source>
        <translation>contado: %1 en %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>una de %1</translation>
    </message>
    <message>
        <source>the region of %1</source>
        <translation>la región de %1</translation>
    </message>
</context>
<context>
    <name>Textbook</name>
    <message>
        <source>CDCL: learn from conflicts</source>
        <translation>CDCL: aprender de los conflictos</translation>
    </message>
    <message>
        <source>Learns a clause from each conflict, and goes back to the first level at which this clause says something new.</source>
        <translation>Aprende una cláusula de cada conflicto y vuelve al primer nivel en el que esta cláusula dice algo nuevo.</translation>
    </message>
    <message>
        <source>DPLL: try both values</source>
        <translation>DPLL: probar ambos valores</translation>
    </message>
    <message>
        <source>Takes back the last guess after a conflict, and tries the opposite. It remembers nothing else.</source>
        <translation>Retira la última suposición tras un conflicto y prueba lo contrario. No recuerda nada más.</translation>
    </message>
    <message>
        <source>Where there are fewest choices</source>
        <translation>Donde hay menos opciones</translation>
    </message>
    <message>
        <source>Guesses where a cell has the fewest digits, or a digit the fewest places.</source>
        <translation>Supone donde una celda tiene menos dígitos o un dígito tiene menos lugares.</translation>
    </message>
    <message>
        <source>The first open candidate</source>
        <translation>El primer candidato abierto</translation>
    </message>
    <message>
        <source>Guesses the smallest digit of the first open cell.</source>
        <translation>Supone el menor dígito de la primera celda abierta.</translation>
    </message>
    <message>
        <source>The most active variable</source>
        <translation>La variable más activa</translation>
    </message>
    <message>
        <source>Guesses the variable that was most often in recent conflicts (VSIDS).</source>
        <translation>Supone la variable más frecuente en los conflictos recientes (VSIDS).</translation>
    </message>
</context>
<context>
    <name>TraceWords</name>
    <message>
        <source>Level %1: guess that %2.</source>
        <translation>Nivel %1: se supone que %2.</translation>
    </message>
    <message>
        <source>Back to level 0: no guess is left.</source>
        <translation>Vuelta al nivel 0: no queda ninguna suposición.</translation>
    </message>
    <message>
        <source>Back to level %1.</source>
        <translation>Vuelta al nivel %1.</translation>
    </message>
    <message>
        <source>Everything is decided: this is a solution.</source>
        <translation>Todo está decidido: esto es una solución.</translation>
    </message>
    <message>
        <source>A conflict without a guess: there is no solution.</source>
        <translation>Un conflicto sin suposición: no hay solución.</translation>
    </message>
    <message>
        <source>Stopped at step %L1, without an answer.</source>
        <translation>Detenido en el paso %L1, sin respuesta.</translation>
    </message>
    <message>
        <source>%1 is true</source>
        <translation>%1 es cierto</translation>
    </message>
    <message>
        <source>%1 is false</source>
        <translation>%1 es falso</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 no puede ser %2</translation>
    </message>
    <message>
        <source>%1: it is a clue.</source>
        <translation>%1: es una pista.</translation>
    </message>
    <message>
        <source>%1: no other digit is left for it.</source>
        <translation>%1: no le queda otro dígito.</translation>
    </message>
    <message>
        <source>%1: it is %2.</source>
        <translation>%1: la celda es %2.</translation>
    </message>
    <message>
        <source>%1: no other cell of %2 can be %3.</source>
        <translation>%1: en %2, ninguna otra celda puede ser %3.</translation>
    </message>
    <message>
        <source>%1, because %2.</source>
        <translation>%1, porque %2.</translation>
    </message>
    <message>
        <source>%1: this guess has failed.</source>
        <translation>%1: esta suposición ha fallado.</translation>
    </message>
    <message>
        <source>%1, by learnt clause %2</source>
        <translation>%1, por la cláusula aprendida %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 because of %2.</source>
        <translation>%1 por %2.</translation>
    </message>
    <message>
        <source>%1: %2 has a %3 in %4.</source>
        <translation>%1: %2 tiene un %3 en %4.</translation>
    </message>
    <message>
        <source>%1 because of %2: %3.</source>
        <translation>%1 por %2: %3.</translation>
    </message>
    <message>
        <source>Conflict: learnt clause %1 is false: %2.</source>
        <translation>Conflicto: la cláusula aprendida %1 es falsa: %2.</translation>
    </message>
    <message>
        <source>Conflict: this is false: %1.</source>
        <translation>Conflicto: esto es falso: %1.</translation>
    </message>
    <message>
        <source>Conflict: the clue %1 of %2 is excluded.</source>
        <translation>Conflicto: la pista %1 en %2 está excluida.</translation>
    </message>
    <message>
        <source>Conflict: no digit is left for %1.</source>
        <translation>Conflicto: no queda ningún dígito para %1.</translation>
    </message>
    <message>
        <source>Conflict: %1 is both %2 and %3.</source>
        <translation>Conflicto: %1 es a la vez %2 y %3.</translation>
    </message>
    <message>
        <source>Conflict: no cell of %1 is left for %2.</source>
        <translation>Conflicto: en %1 no queda ninguna celda para %2.</translation>
    </message>
    <message>
        <source>Conflict: %1 has a %2 both in %3 and in %4.</source>
        <translation>Conflicto: %1 tiene un %2 tanto en %3 como en %4.</translation>
    </message>
    <message>
        <source>Conflict because of %1: %2.</source>
        <translation>Conflicto por %1: %2.</translation>
    </message>
    <message>
        <source>Learnt clause %1: %2.</source>
        <translation>Cláusula aprendida %1: %2.</translation>
    </message>
    <message>
        <source>This guess fails: %1.</source>
        <translation>Esta suposición falla: %1.</translation>
    </message>
    <message>
        <source>These guesses fail together: %1.</source>
        <translation>Estas suposiciones fallan juntas: %1.</translation>
    </message>
    <message>
        <source>%1 (guess)</source>
        <translation>%1 (suposición)</translation>
    </message>
    <message>
        <source>digits: %L1</source>
        <translation>dígitos: %L1</translation>
    </message>
    <message>
        <source>excluded candidates: %L1</source>
        <translation>candidatos excluidos: %L1</translation>
    </message>
    <message>
        <source>bits: %L1</source>
        <translation>bits: %L1</translation>
    </message>
    <message>
        <source>auxiliary variables: %L1</source>
        <translation>variables auxiliares: %L1</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Nivel %1: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Guesses: %L1, propagations: %L2, conflicts: %L3</source>
        <translation>Suposiciones: %L1, propagaciones: %L2, conflictos: %L3</translation>
    </message>
    <message>
        <source>%1, learnt clauses: %L2</source>
        <translation>%1, cláusulas aprendidas: %L2</translation>
    </message>
</context>
<context>
    <name>Transform</name>
    <message>
        <source>Turn Right</source>
        <translation>Girar a la derecha</translation>
    </message>
    <message>
        <source>Turn Left</source>
        <translation>Girar a la izquierda</translation>
    </message>
    <message>
        <source>Half Turn</source>
        <translation>Media vuelta</translation>
    </message>
    <message>
        <source>Mirror Left to Right</source>
        <translation>Reflejar de izquierda a derecha</translation>
    </message>
    <message>
        <source>Mirror Top to Bottom</source>
        <translation>Reflejar de arriba abajo</translation>
    </message>
    <message>
        <source>Mirror at the Diagonal from Top Left</source>
        <translation>Reflejar en la diagonal desde arriba a la izquierda</translation>
    </message>
    <message>
        <source>Mirror at the Diagonal from Bottom Left</source>
        <translation>Reflejar en la diagonal desde abajo a la izquierda</translation>
    </message>
    <message>
        <source>Swap Rows</source>
        <translation>Intercambiar filas</translation>
    </message>
    <message>
        <source>Swap Columns</source>
        <translation>Intercambiar columnas</translation>
    </message>
    <message>
        <source>Swap Bands of Boxes</source>
        <translation>Intercambiar bandas de bloques</translation>
    </message>
    <message>
        <source>Swap Stacks of Boxes</source>
        <translation>Intercambiar pilas de bloques</translation>
    </message>
    <message>
        <source>Relabel Digits</source>
        <translation>Reasignar dígitos</translation>
    </message>
    <message>
        <source>Reverse Digits</source>
        <translation>Invertir dígitos</translation>
    </message>
    <message>
        <source>Sort Digits by the First Row</source>
        <translation>Ordenar dígitos por la primera fila</translation>
    </message>
    <message>
        <source>Canonical Form</source>
        <translation>Forma canónica</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mezclar</translation>
    </message>
</context>
<context>
    <name>TransformWords</name>
    <message>
        <source>it needs two numbers, such as 1,2</source>
        <translation>necesita dos números, como 1,2</translation>
    </message>
    <message>
        <source>it needs the new digits for 1, 2, 3 and so on, such as 2,3,4,1</source>
        <translation>necesita los nuevos dígitos para 1, 2, 3, etcétera, como 2,3,4,1</translation>
    </message>
    <message>
        <source>%1 allows only digits that all stay even or odd, or all change that</source>
        <translation>%1 solo admite que todos los dígitos conserven su paridad, o que todos la cambien</translation>
    </message>
    <message>
        <source>%1 allows only the reversal of all digits</source>
        <translation>%1 solo admite la inversión de todos los dígitos</translation>
    </message>
    <message>
        <source>%1 does not allow it: the rule depends on the values of digits</source>
        <translation>%1 no lo permite: la regla depende de los valores de los dígitos</translation>
    </message>
    <message>
        <source>rows and columns change places only within a band or a stack</source>
        <translation>las filas y columnas solo cambian de lugar dentro de una banda o pila de bloques</translation>
    </message>
    <message>
        <source>a region would be in pieces</source>
        <translation>una región quedaría dividida</translation>
    </message>
    <message>
        <source>%1 does not allow it: the rule would be another one</source>
        <translation>%1 no lo permite: la regla sería otra</translation>
    </message>
    <message>
        <source>only a board with rectangular boxes has bands and stacks</source>
        <translation>solo un tablero con bloques rectangulares tiene bandas y pilas de bloques</translation>
    </message>
    <message>
        <source>the numbers must be from 1 to %1</source>
        <translation>los números deben ir de 1 a %1</translation>
    </message>
    <message>
        <source>only boards up to %1 × %1 with boxes and without further rules have a canonical form</source>
        <translation>solo los tableros de hasta %1 × %1 con bloques y sin más reglas tienen una forma canónica</translation>
    </message>
    <message>
        <source>it takes no numbers</source>
        <translation>no admite números</translation>
    </message>
    <message>
        <source>each digit from %1 to %2 must be there once</source>
        <translation>cada dígito del %1 al %2 debe estar una vez</translation>
    </message>
    <message>
        <source>a board with holes, or of several boards, is turned or mirrored only</source>
        <translation>un tablero con huecos, o formado por varios tableros, solo se puede girar o reflejar</translation>
    </message>
    <message>
        <source>a board on which digits may be repeated in rows and columns is turned or mirrored only</source>
        <translation>un tablero en el que los dígitos pueden repetirse en filas y columnas solo se puede girar o reflejar</translation>
    </message>
</context>
<context>
    <name>ValueChoices</name>
    <message>
        <source>that of the program</source>
        <translation>la del programa</translation>
    </message>
</context>
<context>
    <name>Variant</name>
    <message>
        <source>Anti-knight</source>
        <translation>Anticaballo</translation>
    </message>
    <message>
        <source>knight&apos;s move, chess</source>
        <translation>salto de caballo, ajedrez, anti-knight</translation>
    </message>
    <message>
        <source>Cells a knight&apos;s move apart contain different digits</source>
        <translation>Las celdas a un salto de caballo contienen dígitos distintos</translation>
    </message>
    <message>
        <source>Anti-king</source>
        <translation>Antirrey</translation>
    </message>
    <message>
        <source>king&apos;s move, no touch, chess</source>
        <translation>movimiento de rey, sin contacto, ajedrez, anti-king</translation>
    </message>
    <message>
        <source>Cells a king&apos;s move apart contain different digits</source>
        <translation>Las celdas a un paso de rey contienen dígitos distintos</translation>
    </message>
    <message>
        <source>Killer cage</source>
        <translation>Jaula killer</translation>
    </message>
    <message>
        <source>sum cage, sumdoku</source>
        <translation>jaula de suma, sumdoku, killer cage</translation>
    </message>
    <message>
        <source>No digit is repeated in a dashed cage, and its digits add up to its number</source>
        <translation>Ningún dígito se repite en una jaula de trazo discontinuo, y sus dígitos suman su número</translation>
    </message>
    <message>
        <source>Extra region</source>
        <translation>Región extra</translation>
    </message>
    <message>
        <source>extra house, additional region</source>
        <translation>casa adicional, extra region</translation>
    </message>
    <message>
        <source>No digit is repeated in a shaded region with an outline</source>
        <translation>Ningún dígito se repite en una región sombreada con contorno</translation>
    </message>
    <message>
        <source>Clone</source>
        <translation>Clon</translation>
    </message>
    <message>
        <source>twin regions</source>
        <translation>regiones gemelas, clone</translation>
    </message>
    <message>
        <source>Striped groups of the same shape contain the same digits in the same places</source>
        <translation>Los grupos rayados de igual forma contienen los mismos dígitos en los mismos lugares</translation>
    </message>
    <message>
        <source>Each main diagonal contains every digit once</source>
        <translation>Cada diagonal principal contiene cada dígito una vez</translation>
    </message>
    <message>
        <source>Diagonal from top left</source>
        <translation>Diagonal desde arriba a la izquierda</translation>
    </message>
    <message>
        <source>X-Sudoku, main diagonals, negative diagonal</source>
        <translation>X-Sudoku, diagonales principales, diagonal negativa</translation>
    </message>
    <message>
        <source>No digit is repeated on the diagonal from top left to bottom right</source>
        <translation>Ningún dígito se repite en la diagonal de la esquina superior izquierda a la inferior derecha</translation>
    </message>
    <message>
        <source>Diagonal from bottom left</source>
        <translation>Diagonal desde abajo a la izquierda</translation>
    </message>
    <message>
        <source>X-Sudoku, main diagonals, positive diagonal</source>
        <translation>X-Sudoku, diagonales principales, diagonal positiva</translation>
    </message>
    <message>
        <source>No digit is repeated on the diagonal from bottom left to top right</source>
        <translation>Ningún dígito se repite en la diagonal de la esquina inferior izquierda a la superior derecha</translation>
    </message>
    <message>
        <source>Disjoint groups</source>
        <translation>Grupos disjuntos</translation>
    </message>
    <message>
        <source>disjoint sets</source>
        <translation>conjuntos disjuntos, disjoint groups</translation>
    </message>
    <message>
        <source>No digit is repeated in cells at the same place of their boxes</source>
        <translation>Ningún dígito se repite en celdas en el mismo lugar de sus bloques</translation>
    </message>
    <message>
        <source>rectangular boxes</source>
        <translation>bloques rectangulares</translation>
    </message>
    <message>
        <source>Thermometer</source>
        <translation>Termómetro</translation>
    </message>
    <message>
        <source>Digits increase from the bulb of a thermometer to its end</source>
        <translation>Los dígitos aumentan del bulbo de un termómetro a su extremo</translation>
    </message>
    <message>
        <source>Palindrome</source>
        <translation>Palíndromo</translation>
    </message>
    <message>
        <source>mirror line</source>
        <translation>línea espejo</translation>
    </message>
    <message>
        <source>A pale line reads the same from both ends</source>
        <translation>Una línea pálida se lee igual desde ambos extremos</translation>
    </message>
    <message>
        <source>Whispers</source>
        <translation>Susurros</translation>
    </message>
    <message>
        <source>German whispers, Dutch whispers, whisper line</source>
        <translation>German whispers, Dutch whispers, línea de susurros</translation>
    </message>
    <message>
        <source>Adjacent digits on a dashed line differ by at least half the number of digits, or by at least the number given</source>
        <translation>Los dígitos adyacentes en una línea discontinua difieren al menos en la mitad del número de dígitos, o al menos en el número dado</translation>
    </message>
    <message>
        <source>Renban</source>
        <translation>Renban</translation>
    </message>
    <message>
        <source>run of digits, consecutive line</source>
        <translation>serie de dígitos, línea consecutiva</translation>
    </message>
    <message>
        <source>A dotted line contains consecutive digits in any order</source>
        <translation>Una línea punteada contiene dígitos consecutivos en cualquier orden</translation>
    </message>
    <message>
        <source>Between line</source>
        <translation>Línea intermedia</translation>
    </message>
    <message>
        <source>Digits on a line between two circles are between the digits in the circles</source>
        <translation>Los dígitos de una línea entre dos círculos están entre los dígitos de los círculos</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flecha</translation>
    </message>
    <message>
        <source>Digits along an arrow add up to the digit in its circle</source>
        <translation>Los dígitos a lo largo de una flecha suman el dígito de su círculo</translation>
    </message>
    <message>
        <source>Greater than</source>
        <translation>Mayor que</translation>
    </message>
    <message>
        <source>inequality, comparison, less than</source>
        <translation>desigualdad, comparación, menor que</translation>
    </message>
    <message>
        <source>The sign between two cells opens towards the greater digit</source>
        <translation>El signo entre dos celdas se abre hacia el dígito mayor</translation>
    </message>
    <message>
        <source>White dot</source>
        <translation>Punto blanco</translation>
    </message>
    <message>
        <source>Kropki dots, consecutive, difference</source>
        <translation>puntos Kropki, consecutivos, diferencia</translation>
    </message>
    <message>
        <source>Digits beside a white dot differ by one, or by the number in the dot</source>
        <translation>Los dígitos junto a un punto blanco difieren en uno, o en el número del punto</translation>
    </message>
    <message>
        <source>Black dot</source>
        <translation>Punto negro</translation>
    </message>
    <message>
        <source>Kropki dots, ratio, double</source>
        <translation>puntos Kropki, razón, doble</translation>
    </message>
    <message>
        <source>One digit beside a black dot is twice the other, or the other times the number in the dot</source>
        <translation>Un dígito junto a un punto negro es el doble del otro, o el otro por el número del punto</translation>
    </message>
    <message>
        <source>X or V</source>
        <translation>X o V</translation>
    </message>
    <message>
        <source>XV, sum of 5 or 10</source>
        <translation>XV, suma 5 o 10</translation>
    </message>
    <message>
        <source>Digits beside an X add up to 10, and digits beside a V add up to 5</source>
        <translation>Los dígitos junto a una X suman 10, y junto a una V suman 5</translation>
    </message>
    <message>
        <source>All white dots are given</source>
        <translation>Se dan todos los puntos blancos</translation>
    </message>
    <message>
        <source>Kropki, negative constraint</source>
        <translation>Kropki, restricción negativa</translation>
    </message>
    <message>
        <source>Adjacent digits without a white dot do not differ by one</source>
        <translation>Los dígitos adyacentes sin punto blanco no difieren en uno</translation>
    </message>
    <message>
        <source>All black dots are given</source>
        <translation>Se dan todos los puntos negros</translation>
    </message>
    <message>
        <source>Of two adjacent digits without a black dot, neither is twice the other</source>
        <translation>De dos dígitos adyacentes sin punto negro, ninguno es el doble del otro</translation>
    </message>
    <message>
        <source>All X and V are given</source>
        <translation>Se dan todas las X y V</translation>
    </message>
    <message>
        <source>XV, negative constraint</source>
        <translation>XV, restricción negativa</translation>
    </message>
    <message>
        <source>Adjacent digits without X or V add up to neither 10 nor 5</source>
        <translation>Los dígitos adyacentes sin X ni V no suman ni 10 ni 5</translation>
    </message>
    <message>
        <source>Non-consecutive</source>
        <translation>No consecutivo</translation>
    </message>
    <message>
        <source>Adjacent digits differ by two or more</source>
        <translation>Los dígitos adyacentes difieren en dos o más</translation>
    </message>
    <message>
        <source>Numbered room</source>
        <translation>Habitación numerada</translation>
    </message>
    <message>
        <source>numbered rooms, first digit says the place</source>
        <translation>numbered rooms, el primer dígito dice el lugar</translation>
    </message>
    <message>
        <source>A number with № is the digit in the nth cell of its row or column, where n is the first digit from that side</source>
        <translation>Un número con № es el dígito de la celda n de su fila o columna, donde n es el primer dígito desde ese lado</translation>
    </message>
    <message>
        <source>Sandwich</source>
        <translation>Sándwich</translation>
    </message>
    <message>
        <source>A number with Σ is the sum of the digits between the smallest and the largest digit of its row or column</source>
        <translation>Un número con Σ es la suma de los dígitos entre el menor y el mayor de su fila o columna</translation>
    </message>
    <message>
        <source>X-sum</source>
        <translation>Suma X</translation>
    </message>
    <message>
        <source>A number with X is the sum of the first n digits of its row or column, where n is the first digit from that side</source>
        <translation>Un número con X es la suma de los n primeros dígitos de su fila o columna, donde n es el primer dígito desde ese lado</translation>
    </message>
    <message>
        <source>Little killer</source>
        <translation>Pequeño killer</translation>
    </message>
    <message>
        <source>diagonal sum</source>
        <translation>suma diagonal, little killer</translation>
    </message>
    <message>
        <source>A number with an arrow is the sum of the digits on the diagonal that it points along</source>
        <translation>Un número con una flecha es la suma de los dígitos de la diagonal que señala</translation>
    </message>
    <message>
        <source>Even cells</source>
        <translation>Celdas pares</translation>
    </message>
    <message>
        <source>parity</source>
        <translation>paridad, par, impar</translation>
    </message>
    <message>
        <source>Cells with a square contain even digits</source>
        <translation>Las celdas con un cuadrado contienen dígitos pares</translation>
    </message>
    <message>
        <source>Odd cells</source>
        <translation>Celdas impares</translation>
    </message>
    <message>
        <source>Cells with a disc contain odd digits</source>
        <translation>Las celdas con un disco contienen dígitos impares</translation>
    </message>
    <message>
        <source>Quadruple</source>
        <translation>Cuádruple</translation>
    </message>
    <message>
        <source>quad, four digits</source>
        <translation>quad, cuatro dígitos</translation>
    </message>
    <message>
        <source>The digits in a circle are in the four cells around it</source>
        <translation>Los dígitos de un círculo están en las cuatro celdas que lo rodean</translation>
    </message>
    <message>
        <source>No digit is repeated in the shaded cells</source>
        <translation>Ningún dígito se repite en las celdas sombreadas</translation>
    </message>
    <message>
        <source>9 rows and columns, and boxes of 3 by 3</source>
        <translation>9 filas y columnas, y bloques de 3 por 3</translation>
    </message>
    <message>
        <source>Asterisk</source>
        <translation>Asterisco</translation>
    </message>
    <message>
        <source>star</source>
        <translation>estrella, asterisk</translation>
    </message>
    <message>
        <source>Centre dot</source>
        <translation>Punto central</translation>
    </message>
    <message>
        <source>center dot</source>
        <translation>center dot, centro de los bloques</translation>
    </message>
    <message>
        <source>boxes with a cell in the centre</source>
        <translation>bloques con una celda en el centro</translation>
    </message>
    <message>
        <source>Girandola</source>
        <translation>Girándola</translation>
    </message>
    <message>
        <source>Target sum</source>
        <translation>Suma objetivo</translation>
    </message>
    <message>
        <source>The digits in the dashed circles of each row, column and box add up to %1</source>
        <translation>Los dígitos de los círculos de trazo discontinuo de cada fila, columna y bloque suman %1</translation>
    </message>
    <message>
        <source>Windoku</source>
        <translation>Windoku</translation>
    </message>
    <message>
        <source>hyper Sudoku, NRC</source>
        <translation>hipersudoku, NRC</translation>
    </message>
    <message>
        <source>No digit is repeated in a shaded window</source>
        <translation>Ningún dígito se repite en una ventana sombreada</translation>
    </message>
    <message>
        <source>boxes of at least two rows and two columns</source>
        <translation>bloques de al menos dos filas y dos columnas</translation>
    </message>
    <message>
        <source>Region sum line</source>
        <translation>Línea de sumas por región</translation>
    </message>
    <message>
        <source>box sum, equal sums</source>
        <translation>suma por bloque, sumas iguales, region sum</translation>
    </message>
    <message>
        <source>The digits of a line with cross strokes have the same sum in each box that it passes through</source>
        <translation>Los dígitos de una línea con trazos cruzados suman lo mismo en cada bloque por el que pasa</translation>
    </message>
    <message>
        <source>Pill arrow</source>
        <translation>Flecha con píldora</translation>
    </message>
    <message>
        <source>two-digit arrow, double circle</source>
        <translation>flecha de dos dígitos, círculo doble</translation>
    </message>
    <message>
        <source>Digits along an arrow add up to the two-digit number in its pill</source>
        <translation>Los dígitos a lo largo de una flecha suman el número de dos dígitos de su píldora</translation>
    </message>
    <message>
        <source>Given candidates</source>
        <translation>Candidatos dados</translation>
    </message>
    <message>
        <source>sukaku, pencilmark sudoku, given pencil marks</source>
        <translation>sukaku, sudoku de candidatos, anotaciones dadas</translation>
    </message>
    <message>
        <source>A cell with small digits contains one of them</source>
        <translation>Una celda con cifras pequeñas contiene una de ellas</translation>
    </message>
    <message>
        <source>Maximum cells</source>
        <translation>Celdas máximas</translation>
    </message>
    <message>
        <source>peak, local maximum, greater than all neighbours</source>
        <translation>pico, máximo local, mayor que todas las vecinas, maximum cells</translation>
    </message>
    <message>
        <source>A digit with four tips that point outwards is greater than each digit beside it that has no such tips</source>
        <translation>Un dígito con cuatro puntas hacia fuera es mayor que cada dígito contiguo sin tales puntas</translation>
    </message>
    <message>
        <source>Minimum cells</source>
        <translation>Celdas mínimas</translation>
    </message>
    <message>
        <source>valley, local minimum, less than all neighbours</source>
        <translation>valle, mínimo local, menor que todas las vecinas, minimum cells</translation>
    </message>
    <message>
        <source>A digit with four tips that point inwards is less than each digit beside it that has no such tips</source>
        <translation>Un dígito con cuatro puntas hacia dentro es menor que cada dígito contiguo sin tales puntas</translation>
    </message>
    <message>
        <source>Row indexer</source>
        <translation>Indexador de fila</translation>
    </message>
    <message>
        <source>indexing, index cells, says the row</source>
        <translation>indexación, celdas índice, dice la fila, row indexer</translation>
    </message>
    <message>
        <source>A cell with upright dashes says in which row of its column the number of its own row is</source>
        <translation>Una celda con rayas verticales dice en qué fila de su columna está el número de su propia fila</translation>
    </message>
    <message>
        <source>Column indexer</source>
        <translation>Indexador de columna</translation>
    </message>
    <message>
        <source>indexing, 159, index cells, says the column</source>
        <translation>indexación, 159, celdas índice, dice la columna, column indexer</translation>
    </message>
    <message>
        <source>A cell with level dashes says in which column of its row the number of its own column is</source>
        <translation>Una celda con rayas horizontales dice en qué columna de su fila está el número de su propia columna</translation>
    </message>
    <message>
        <source>Entropic line</source>
        <translation>Línea entrópica</translation>
    </message>
    <message>
        <source>entropy, low, middle and high digits</source>
        <translation>entropía, dígitos bajos, medios y altos, entropic line</translation>
    </message>
    <message>
        <source>Of each three digits side by side on a hollow line one is low, one middle and one high</source>
        <translation>De cada tres dígitos contiguos en una línea hueca, uno es bajo, uno medio y uno alto</translation>
    </message>
    <message>
        <source>Modular line</source>
        <translation>Línea modular</translation>
    </message>
    <message>
        <source>parity line, remainder, modulo</source>
        <translation>línea de paridad, resto, módulo, modular line, parity line</translation>
    </message>
    <message>
        <source>Digits side by side on a line of pale bars leave all different remainders when divided by 3, or by the number given: each three of them, or as many as that number</source>
        <translation>Los dígitos contiguos en una línea de barras pálidas dan restos todos distintos al dividirlos entre 3, o entre el número dado: cada tres de ellos, o tantos como ese número</translation>
    </message>
    <message>
        <source>Anti-taxicab</source>
        <translation>Antitaxi</translation>
    </message>
    <message>
        <source>taxicab distance, Manhattan distance</source>
        <translation>distancia de taxi, distancia Manhattan, anti-taxicab</translation>
    </message>
    <message>
        <source>Two cells with the same digit are not that many steps apart, along rows and columns</source>
        <translation>Dos celdas con el mismo dígito no están a esa cantidad de pasos una de otra, a lo largo de filas y columnas</translation>
    </message>
    <message>
        <source>at most 16 rows</source>
        <translation>como máximo 16 filas</translation>
    </message>
    <message>
        <source>Zipper line</source>
        <translation>Línea cremallera</translation>
    </message>
    <message>
        <source>zipper, pairs with the sum of the middle</source>
        <translation>cremallera, parejas con la suma del centro, zipper line</translation>
    </message>
    <message>
        <source>Two digits on a line of two rails that are equally far from its middle have the same sum as any other two; if a cell is in the middle, its digit is that sum</source>
        <translation>Cada dos dígitos de una línea de dos rieles que están a igual distancia de su centro suman lo mismo; si hay una celda en el centro, su dígito es esa suma</translation>
    </message>
    <message>
        <source>Double arrow</source>
        <translation>Flecha doble</translation>
    </message>
    <message>
        <source>two circles, double-ended arrow</source>
        <translation>dos círculos, flecha de dos extremos, double arrow</translation>
    </message>
    <message>
        <source>Digits along a thin line between two circles add up to the sum of the digits in the circles</source>
        <translation>Los dígitos a lo largo de una línea fina entre dos círculos suman lo mismo que los dígitos de los círculos</translation>
    </message>
    <message>
        <source>Counting circles</source>
        <translation>Círculos contadores</translation>
    </message>
    <message>
        <source>self-counting circles</source>
        <translation>círculos que se cuentan, counting circles</translation>
    </message>
    <message>
        <source>A digit in a thick circle says how many thick circles have that digit</source>
        <translation>Un dígito en un círculo grueso dice cuántos círculos gruesos tienen ese dígito</translation>
    </message>
    <message>
        <source>Equality cage</source>
        <translation>Jaula de igualdad</translation>
    </message>
    <message>
        <source>as many even as odd, as many low as high</source>
        <translation>tantos pares como impares, tantos bajos como altos, equality cage</translation>
    </message>
    <message>
        <source>A dashed cage with = has as many even digits as odd ones and as many low ones as high ones, none of them repeated, and not the digit in the middle</source>
        <translation>Una jaula de trazo discontinuo con = tiene tantos dígitos pares como impares y tantos bajos como altos, ninguno repetido, y no el dígito del medio</translation>
    </message>
    <message>
        <source>Sum cage</source>
        <translation>Jaula de suma</translation>
    </message>
    <message>
        <source>killer cage with repeated digits</source>
        <translation>jaula killer con dígitos repetidos, sum cage</translation>
    </message>
    <message>
        <source>The digits in a dashed cage with Σ add up to its number, and may be repeated where rows, columns and regions let them</source>
        <translation>Los dígitos de una jaula de trazo discontinuo con Σ suman su número, y pueden repetirse donde filas, columnas y regiones lo permiten</translation>
    </message>
    <message>
        <source>Product cage</source>
        <translation>Jaula de producto</translation>
    </message>
    <message>
        <source>multiplication cage, times</source>
        <translation>jaula de multiplicación, por, product cage</translation>
    </message>
    <message>
        <source>The digits in a dashed cage with × make its number when multiplied, and may be repeated where rows, columns and regions let them</source>
        <translation>Los dígitos de una jaula de trazo discontinuo con × dan su número al multiplicarlos, y pueden repetirse donde filas, columnas y regiones lo permiten</translation>
    </message>
    <message>
        <source>Lockout line</source>
        <translation>Línea de exclusión</translation>
    </message>
    <message>
        <source>diamonds, lockout</source>
        <translation>rombos, lockout line</translation>
    </message>
    <message>
        <source>The digits in two diamonds differ by at least half the number of digits, rounded down, or by at least the number given; no digit on the line between them is one of theirs or between theirs</source>
        <translation>Los dígitos de dos rombos difieren al menos en la mitad del número de dígitos, redondeada hacia abajo, o al menos en el número dado; ningún dígito de la línea entre ellos es uno de los dos ni está entre los dos</translation>
    </message>
    <message>
        <source>Look-and-say cage</source>
        <translation>Jaula de mirar y decir</translation>
    </message>
    <message>
        <source>look and say, counted digits</source>
        <translation>look and say, dígitos contados</translation>
    </message>
    <message>
        <source>A number in quotes says how often a dashed cage has a digit: 23 stands for exactly two 3</source>
        <translation>Un número entre comillas dice cuántas veces una jaula de trazo discontinuo tiene un dígito: 23 significa exactamente dos 3</translation>
    </message>
    <message>
        <source>at most nine digits</source>
        <translation>como máximo nueve dígitos</translation>
    </message>
    <message>
        <source>Lunchbox</source>
        <translation>Fiambrera</translation>
    </message>
    <message>
        <source>sandwich line</source>
        <translation>línea sándwich, lunchbox, sandwich line</translation>
    </message>
    <message>
        <source>No digit is repeated in a long box with round ends, and the digits between its smallest and its largest one add up to its number</source>
        <translation>Ningún dígito se repite en una caja larga de extremos redondos, y los dígitos entre el menor y el mayor suman su número</translation>
    </message>
    <message>
        <source>Nabner</source>
        <translation>Nabner</translation>
    </message>
    <message>
        <source>nabner line, the opposite of renban</source>
        <translation>línea nabner, lo contrario de renban</translation>
    </message>
    <message>
        <source>No two digits on a line of broad dashes are equal or consecutive</source>
        <translation>En una línea de trazos anchos no hay dos dígitos iguales ni consecutivos</translation>
    </message>
    <message>
        <source>Skyscraper clue</source>
        <translation>Pista de rascacielos</translation>
    </message>
    <message>
        <source>skyscrapers, visible buildings, outside clue</source>
        <translation>rascacielos, edificios visibles, pista exterior, skyscrapers</translation>
    </message>
    <message>
        <source>A number with ▲ is how many digits of its row or column are greater than all digits before them, from that side</source>
        <translation>Un número con ▲ es la cantidad de dígitos de su fila o columna que, desde ese lado, son mayores que todos los anteriores</translation>
    </message>
    <message>
        <source>Hidden skyscraper</source>
        <translation>Rascacielos oculto</translation>
    </message>
    <message>
        <source>first hidden building</source>
        <translation>primer edificio oculto, hidden skyscraper</translation>
    </message>
    <message>
        <source>A number with △ is the first digit of its row or column that has a greater digit before it, from that side</source>
        <translation>Un número con △ es el primer dígito de su fila o columna que, desde ese lado, tiene delante uno mayor</translation>
    </message>
    <message>
        <source>Slow thermometer</source>
        <translation>Termómetro lento</translation>
    </message>
    <message>
        <source>increase or stay the same</source>
        <translation>aumentan o se mantienen, slow thermometer</translation>
    </message>
    <message>
        <source>Digits increase or stay the same from the bulb of a hollow thermometer to its end</source>
        <translation>Los dígitos aumentan o se mantienen del bulbo de un termómetro hueco a su extremo</translation>
    </message>
    <message>
        <source>Global entropy</source>
        <translation>Entropía global</translation>
    </message>
    <message>
        <source>2x2 squares, low, middle and high digits</source>
        <translation>cuadrados de 2x2, dígitos bajos, medios y altos, global entropy</translation>
    </message>
    <message>
        <source>Of each four cells around a corner at least one is low, one middle and one high</source>
        <translation>De cada cuatro celdas en torno a una esquina, al menos una es baja, una media y una alta</translation>
    </message>
    <message>
        <source>Global modulo</source>
        <translation>Módulo global</translation>
    </message>
    <message>
        <source>2x2 squares, remainders, global mod 3</source>
        <translation>cuadrados de 2x2, restos, global mod 3</translation>
    </message>
    <message>
        <source>Of each four cells around a corner at least one is divisible by 3, one leaves the remainder 1 and one the remainder 2</source>
        <translation>De cada cuatro celdas en torno a una esquina, al menos una es divisible entre 3, una da resto 1 y una da resto 2</translation>
    </message>
    <message>
        <source>Sum line</source>
        <translation>Línea de sumas</translation>
    </message>
    <message>
        <source>10-line, ten line, N-sum line, pieces with equal sums</source>
        <translation>línea de 10, trozos de igual suma, 10-line, ten line, N-sum line</translation>
    </message>
    <message>
        <source>A plain line can be cut into pieces whose digits each add up to the number of digits and one, or to the number given</source>
        <translation>Una línea simple puede cortarse en trozos cuyos dígitos suman cada vez uno más que el número de dígitos, o el número dado</translation>
    </message>
    <message>
        <source>Chaos construction</source>
        <translation>Construcción caótica</translation>
    </message>
    <message>
        <source>unknown regions, construct regions</source>
        <translation>regiones desconocidas, construir regiones, chaos construction</translation>
    </message>
    <message>
        <source>The regions are unknown: each has as many cells as a row, or as the number says, which are connected by their sides, and no digit twice</source>
        <translation>Las regiones son desconocidas: cada una tiene tantas celdas como una fila, o como dice el número, unidas por sus lados, y ningún dígito repetido</translation>
    </message>
    <message>
        <source>no digit above 9</source>
        <translation>dígitos no mayores que 9</translation>
    </message>
    <message>
        <source>Cells of one region</source>
        <translation>Celdas de una región</translation>
    </message>
    <message>
        <source>chaos construction, same region, cage within a region</source>
        <translation>construcción caótica, misma región, jaula dentro de una región, chaos construction</translation>
    </message>
    <message>
        <source>The cells of a dashed frame with the small letter R lie in one region</source>
        <translation>Las celdas de un marco de trazo discontinuo con la pequeña letra R están en una misma región</translation>
    </message>
    <message>
        <source>Count around in the region</source>
        <translation>Recuento alrededor en la región</translation>
    </message>
    <message>
        <source>chaos construction, cell count, region cells in 3x3</source>
        <translation>construcción caótica, número de celdas, celdas de la región en 3x3, chaos construction</translation>
    </message>
    <message>
        <source>A digit with the small sign # says how many of the cells in the 3x3 square around it lie in its region, with its own cell</source>
        <translation>Un dígito con el pequeño signo # dice cuántas celdas del cuadrado de 3x3 que lo rodea están en su región, contando la suya</translation>
    </message>
    <message>
        <source>Count in the region</source>
        <translation>Recuento en la región</translation>
    </message>
    <message>
        <source>chaos construction, count cells of the same region</source>
        <translation>construcción caótica, contar celdas de la misma región, chaos construction</translation>
    </message>
    <message>
        <source>The digit with the small sign # says how many of the striped cells lie in its region, with its own cell</source>
        <translation>El dígito con el pequeño signo # dice cuántas de las celdas rayadas están en su región, contando la suya</translation>
    </message>
    <message>
        <source>View in the region</source>
        <translation>Vista en la región</translation>
    </message>
    <message>
        <source>chaos construction, visible cells of the same region</source>
        <translation>construcción caótica, celdas visibles de la misma región, chaos construction</translation>
    </message>
    <message>
        <source>A digit with the small sign + says how many cells of its region it sees up, down, left and right, with its own cell</source>
        <translation>Un dígito con el pequeño signo + dice cuántas celdas de su región ve hacia arriba, abajo, la izquierda y la derecha, contando la suya</translation>
    </message>
    <message>
        <source>Arrow in the region</source>
        <translation>Flecha en la región</translation>
    </message>
    <message>
        <source>chaos construction, cells in the direction of the arrow</source>
        <translation>construcción caótica, celdas en la dirección de la flecha, chaos construction</translation>
    </message>
    <message>
        <source>The digit at the start of an arrow with the small sign # says how many cells from it on lie in its region before the arrow leaves that</source>
        <translation>El dígito al inicio de una flecha con el pequeño signo # dice cuántas celdas a partir de la suya están en su región antes de que la flecha salga de ella</translation>
    </message>
    <message>
        <source>No equal lines</source>
        <translation>Sin filas ni columnas iguales</translation>
    </message>
    <message>
        <source>full rank without ties, no ties, unique rows and columns</source>
        <translation>rango completo sin empates, filas y columnas únicas, full rank, no ties</translation>
    </message>
    <message>
        <source>No two rows or columns are the same, whichever end each is read from</source>
        <translation>No hay dos filas o columnas iguales, se lean desde el extremo que se lean</translation>
    </message>
    <message>
        <source>Full rank</source>
        <translation>Rango completo</translation>
    </message>
    <message>
        <source>ranked rows and columns, rank of a line, place in order</source>
        <translation>filas y columnas ordenadas, rango de una fila, puesto, full rank</translation>
    </message>
    <message>
        <source>Rows and columns, read from both ends as numbers, are ranked from the least (1) to the greatest; a number with # is the rank of the one that begins there, and no other one is the same</source>
        <translation>Las filas y columnas, leídas desde ambos extremos como números, se ordenan de menor (1) a mayor; un número con # es el rango de la que empieza ahí, y ninguna otra es igual</translation>
    </message>
    <message>
        <source>Full rank with ties</source>
        <translation>Rango completo con empates</translation>
    </message>
    <message>
        <source>ranked rows and columns, equal ranks, shared rank</source>
        <translation>filas y columnas ordenadas, rangos iguales, rango compartido, full rank</translation>
    </message>
    <message>
        <source>Rows and columns, read from both ends as numbers, are ranked from the least (1) to the greatest; a number with #= is the rank of the one that begins there, and equal ones share the least rank</source>
        <translation>Las filas y columnas, leídas desde ambos extremos como números, se ordenan de menor (1) a mayor; un número con #= es el rango de la que empieza ahí, y las iguales comparten el rango menor</translation>
    </message>
    <message>
        <source>one square board without holes, on which digits differ in rows and columns</source>
        <translation>un solo tablero cuadrado y sin huecos, con cifras distintas en filas y columnas</translation>
    </message>
    <message>
        <source>a square board without holes, and as many digits as rows</source>
        <translation>un tablero cuadrado sin huecos y tantos dígitos como filas</translation>
    </message>
    <message>
        <source>Count of different digits</source>
        <translation>Recuento de dígitos distintos</translation>
    </message>
    <message>
        <source>count distinct, different digits, how many different</source>
        <translation>dígitos distintos, cuántos distintos, count distinct</translation>
    </message>
    <message>
        <source>The digit beside #≠ says how many different digits the other cells of its dashed cage have</source>
        <translation>El dígito junto a #≠ dice cuántos dígitos distintos tienen las demás celdas de su jaula de trazo discontinuo</translation>
    </message>
    <message>
        <source>as many digits as the diagonal has cells</source>
        <translation>tantos dígitos como celdas tiene la diagonal</translation>
    </message>
    <message>
        <source>digits from 0 to the number of rows at most, which may be repeated in rows and columns, and no regions</source>
        <translation>dígitos del 0 como máximo al número de filas, que puedan repetirse en filas y columnas, y ninguna región</translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation>Celdas vacías</translation>
    </message>
    <message>
        <source>fewer digits than cells, blanks</source>
        <translation>menos dígitos que celdas, vacíos, blanks</translation>
    </message>
    <message>
        <source>Empty cells, no boxes</source>
        <translation>Celdas vacías, sin bloques</translation>
    </message>
    <message>
        <source>fewer digits than cells, blanks, Easy as ABC, end view</source>
        <translation>menos dígitos que celdas, vacíos, blanks, Easy as ABC, end view</translation>
    </message>
    <message>
        <source>Dutch flatmates</source>
        <translation>Compañeros de piso holandeses</translation>
    </message>
    <message>
        <source>flatmates, 1 above or 9 below each 5</source>
        <translation>compañeros de piso, 1 encima o 9 debajo de cada 5, Dutch flatmates</translation>
    </message>
    <message>
        <source>Each digit in the middle of all digits, 5 of 1 to 9, has the smallest digit directly above it or the largest one directly below it</source>
        <translation>Cada dígito del medio de todos los dígitos, 5 del 1 al 9, tiene el dígito menor justo encima o el mayor justo debajo</translation>
    </message>
    <message>
        <source>Rellik cage</source>
        <translation>Jaula rellik</translation>
    </message>
    <message>
        <source>killer backwards, no group of digits has the sum</source>
        <translation>killer al revés, ningún grupo de dígitos tiene la suma, rellik, killer backwards</translation>
    </message>
    <message>
        <source>No digit is repeated in a dashed cage with ≠, and neither one of its digits nor several of them add up to its number</source>
        <translation>Ningún dígito se repite en una jaula de trazo discontinuo con ≠, y ni uno ni varios de sus dígitos suman su número</translation>
    </message>
    <message>
        <source>Same digits</source>
        <translation>Mismos dígitos</translation>
    </message>
    <message>
        <source>same values, equal sets, same set of digits</source>
        <translation>mismos valores, conjuntos iguales, mismo conjunto de dígitos, same values, equal sets</translation>
    </message>
    <message>
        <source>Each of the dashed groups with ⇄ has the same digits as the others, each as often, in any order</source>
        <translation>Cada uno de los grupos de trazo discontinuo con ⇄ tiene los mismos dígitos que los demás, cada uno las mismas veces, en cualquier orden</translation>
    </message>
    <message>
        <source>Box indexer</source>
        <translation>Indexador de bloque</translation>
    </message>
    <message>
        <source>indexing, index cells, says the place in the box</source>
        <translation>indexación, celdas índice, dice el lugar en el bloque, box indexer</translation>
    </message>
    <message>
        <source>A cell with crosses says at which place of its box the number of its own place is; places count row by row</source>
        <translation>Una celda con cruces dice en qué lugar de su bloque está el número de su propio lugar; los lugares se cuentan fila por fila</translation>
    </message>
    <message>
        <source>Each row, column and shaded or white box has each digit but 0 once, and 0 in the cells that stay empty</source>
        <translation>Cada fila, columna y bloque sombreado o blanco contiene cada cifra salvo el 0 una vez, y 0 en las celdas que quedan vacías</translation>
    </message>
    <message>
        <source>Each row and column has each digit but 0 once, and 0 in the cells that stay empty</source>
        <translation>Cada fila y columna contiene cada cifra salvo el 0 una vez, y 0 en las celdas que quedan vacías</translation>
    </message>
    <message>
        <source>Cells a knight&apos;s move apart contain different symbols</source>
        <translation>Las celdas a un salto de caballo contienen símbolos distintos</translation>
    </message>
    <message>
        <source>Cells a king&apos;s move apart contain different symbols</source>
        <translation>Las celdas a un paso de rey contienen símbolos distintos</translation>
    </message>
    <message>
        <source>No symbol is repeated in a shaded region with an outline</source>
        <translation>Ningún símbolo se repite en una región sombreada con contorno</translation>
    </message>
    <message>
        <source>The regions are unknown: each has as many cells as a row, or as the number says, which are connected by their sides, and no symbol twice</source>
        <translation>Las regiones son desconocidas: cada una tiene tantas celdas como una fila, o como dice el número, unidas por sus lados, y ningún símbolo repetido</translation>
    </message>
    <message>
        <source>No symbol is repeated on the diagonal from top left to bottom right</source>
        <translation>Ningún símbolo se repite en la diagonal de la esquina superior izquierda a la inferior derecha</translation>
    </message>
    <message>
        <source>No symbol is repeated on the diagonal from bottom left to top right</source>
        <translation>Ningún símbolo se repite en la diagonal de la esquina inferior izquierda a la superior derecha</translation>
    </message>
    <message>
        <source>Each main diagonal contains every symbol once</source>
        <translation>Cada diagonal principal contiene cada símbolo una vez</translation>
    </message>
    <message>
        <source>Striped groups of the same shape contain the same symbols in the same places</source>
        <translation>Los grupos rayados de igual forma contienen los mismos símbolos en los mismos lugares</translation>
    </message>
    <message>
        <source>No symbol is repeated in cells at the same place of their boxes</source>
        <translation>Ningún símbolo se repite en celdas en el mismo lugar de sus bloques</translation>
    </message>
    <message>
        <source>Each of the dashed groups with ⇄ has the same symbols as the others, each as often, in any order</source>
        <translation>Cada uno de los grupos de trazo discontinuo con ⇄ tiene los mismos símbolos que los demás, cada uno las mismas veces, en cualquier orden</translation>
    </message>
    <message>
        <source>No symbol is repeated in a shaded window</source>
        <translation>Ningún símbolo se repite en una ventana sombreada</translation>
    </message>
    <message>
        <source>No symbol is repeated in the shaded cells</source>
        <translation>Ningún símbolo se repite en las celdas sombreadas</translation>
    </message>
</context>
<context>
    <name>Walkthrough</name>
    <message>
        <source>ER at least %1</source>
        <translation>ER al menos %1</translation>
    </message>
    <message>
        <source>ER %1, EP %2, ED %3</source>
        <translation>ER %1, EP %2, ED %3</translation>
    </message>
    <message>
        <source>More than one solution</source>
        <translation>Más de una solución</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>Al menos %1</translation>
    </message>
    <message>
        <source>%1, score %2</source>
        <translation>%1, puntuación %2</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>HoDoKu&apos;s rating; %1</source>
        <translation>Valoración de HoDoKu; %1</translation>
    </message>
    <message>
        <source>General level; %1</source>
        <translation>Nivel general; %1</translation>
    </message>
    <message>
        <source>Stopped: there may be more steps.</source>
        <translation>Detenido: puede haber más pasos.</translation>
    </message>
    <message>
        <source>No further step follows: there is more than one solution.</source>
        <translation>No hay ningún paso más: hay más de una solución.</translation>
    </message>
    <message>
        <source>No further step follows with these techniques.</source>
        <translation>Con estas técnicas no hay ningún paso más.</translation>
    </message>
    <message>
        <source>Sudoku Explainer: %1</source>
        <translation>Sudoku Explainer: %1</translation>
    </message>
    <message>
        <source>%1. %2 (%3, %4)</source>
        <translation>%1. %2 (%3, %4)</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <translation>%1. %2 (%3)</translation>
    </message>
    <message>
        <source>Walkthrough</source>
        <translation>Solución paso a paso</translation>
    </message>
    <message>
        <source>General rating: at least %1, sum at least %2</source>
        <translation>Valoración general: al menos %1, suma al menos %2</translation>
    </message>
    <message>
        <source>General rating: %1, sum %2</source>
        <translation>Valoración general: %1, suma %2</translation>
    </message>
</context>
<context>
    <name>WhyWords</name>
    <message>
        <source>%1 is the last open cell of %2</source>
        <translation>%1 es la última celda abierta: %2</translation>
    </message>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1 solo puede ser %2</translation>
    </message>
    <message>
        <source>In %1 only %2 can be %3</source>
        <translation>En %1 solo %2 puede ser %3</translation>
    </message>
    <message>
        <source>%1, which are in %2 too</source>
        <translation>%1, que también están en %2</translation>
    </message>
    <message>
        <source>%1, and all of them see %2</source>
        <translation>%1, y todas ven %2</translation>
    </message>
    <message>
        <source>%1 contain only %2</source>
        <translation>%1 contienen solo %2</translation>
    </message>
    <message>
        <source>Every way to place %1 in all houses has it in %2</source>
        <translation>Toda forma de colocar %1 en todas las casas lo pone en %2</translation>
    </message>
    <message>
        <source>No way to place %1 in all houses has it in %2</source>
        <translation>Ninguna forma de colocar %1 en todas las casas lo pone en %2</translation>
    </message>
    <message>
        <source>%1 has %2 already, in %3</source>
        <translation>%1 ya tiene %2, en %3</translation>
    </message>
    <message>
        <source>In %1, %2</source>
        <translation>En %1, %2</translation>
    </message>
    <message>
        <source>No technique leads on from here, but a solver found %1 for %2</source>
        <translation>Ninguna técnica permite seguir desde aquí, pero un solucionador encontró %1 para %2</translation>
    </message>
</context>
<context>
    <name>WishCheck</name>
    <message>
        <source>a board has %1 to %2 rows</source>
        <translation>un tablero tiene de %1 a %2 filas</translation>
    </message>
    <message>
        <source>no kind of rules is called &apos;%1&apos;</source>
        <translation>ningún tipo de regla se llama «%1»</translation>
    </message>
    <message>
        <source>%1 needs %2</source>
        <translation>%1 necesita %2</translation>
    </message>
    <message>
        <source>the program cannot draw the cells of %1</source>
        <translation>el programa no puede sortear las celdas de %1</translation>
    </message>
    <message>
        <source>no level is called &apos;%1&apos;</source>
        <translation>ningún nivel se llama «%1»</translation>
    </message>
    <message>
        <source>write a number such as 28, or a range such as 28-33</source>
        <translation>escriba un número como 28 o un intervalo como 28-33</translation>
    </message>
</context>
<context>
    <name>WishTable</name>
    <message>
        <source>Number</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
</context>
<context>
    <name>WordPlace</name>
    <message>
        <source>a row</source>
        <translation>una fila</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>una columna</translation>
    </message>
    <message>
        <source>the diagonal from the top left</source>
        <translation>la diagonal desde arriba a la izquierda</translation>
    </message>
    <message>
        <source>the diagonal from the bottom left</source>
        <translation>la diagonal desde abajo a la izquierda</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>&apos;%1…&apos;</source>
        <translation>«%1…»</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>la fila %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>la columna %1</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>el bloque %1</translation>
    </message>
    <message>
        <source>region %1</source>
        <translation>la región %1</translation>
    </message>
    <message>
        <source>%1: %2 cannot add up to %3</source>
        <translation>%1: %2 no pueden sumar %3</translation>
    </message>
    <message>
        <source>%1: %2 must not contain this digit</source>
        <translation>%1: %2 no debe contener este dígito</translation>
    </message>
    <message>
        <source>its numbers, separated by blanks, must be from %1 to %2</source>
        <translation>sus números, separados por espacios, deben ir de %1 a %2</translation>
    </message>
    <message>
        <source>the number for these cells must be %1</source>
        <translation>el número para estas celdas debe ser %1</translation>
    </message>
    <message>
        <source>the number for these cells must be from %1 to %2</source>
        <translation>el número para estas celdas debe ir de %1 a %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 de %2 a %3</translation>
    </message>
    <message>
        <source>%1 at %2 and %3 more</source>
        <translation>%1 en %2 y %3 más</translation>
    </message>
    <message>
        <source>it needs %1</source>
        <translation>necesita %1</translation>
    </message>
    <message>
        <source>it needs the number %1</source>
        <translation>necesita el número %1</translation>
    </message>
    <message>
        <source>it needs a number from %1 to %2</source>
        <translation>necesita un número de %1 a %2</translation>
    </message>
    <message>
        <source>it takes no number</source>
        <translation>no admite ningún número</translation>
    </message>
    <message>
        <source>it takes no cells: it applies to the whole board</source>
        <translation>no admite celdas: se aplica a todo el tablero</translation>
    </message>
    <message numerus="yes">
        <source>it must have %n cell(s)</source>
        <translation>
            <numerusform>debe tener %n celda</numerusform>
            <numerusform>debe tener %n celdas</numerusform>
        </translation>
    </message>
    <message>
        <source>it must have %1 to %2 cells</source>
        <translation>debe tener de %1 a %2 celdas</translation>
    </message>
    <message>
        <source>a cell is named twice</source>
        <translation>una celda se nombra dos veces</translation>
    </message>
    <message>
        <source>the two cells must share a side</source>
        <translation>las dos celdas deben compartir un lado</translation>
    </message>
    <message>
        <source>each cell must share a side or a corner with the one before it</source>
        <translation>cada celda debe compartir un lado o una esquina con la anterior</translation>
    </message>
    <message numerus="yes">
        <source>it takes at most %n number(s)</source>
        <translation>
            <numerusform>admite como mucho %n número</numerusform>
            <numerusform>admite como mucho %n números</numerusform>
        </translation>
    </message>
    <message>
        <source>its cells must be a whole row or column, or the first two of one</source>
        <translation>las celdas deben ser una fila o columna entera, o sus dos primeras</translation>
    </message>
    <message>
        <source>its cells must be a whole diagonal, or the first two of one</source>
        <translation>las celdas deben ser una diagonal entera, o sus dos primeras</translation>
    </message>
    <message>
        <source>its four cells must meet at a corner</source>
        <translation>las cuatro celdas deben unirse en una esquina</translation>
    </message>
    <message>
        <source>its cells must be two groups of the same shape, one after the other</source>
        <translation>las celdas deben ser dos grupos de igual forma, uno tras otro</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 not covered</source>
        <translation>%1 sin tener en cuenta</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) switched off</source>
        <translation>
            <numerusform>%n regla desactivada</numerusform>
            <numerusform>%n reglas desactivadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation>
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s)</source>
        <translation>
            <numerusform>%Ln conflicto</numerusform>
            <numerusform>%Ln conflictos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are wrong</source>
        <translation>
            <numerusform>%n entrada es errónea</numerusform>
            <numerusform>%n entradas son erróneas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>Two %1s in %2: %3</source>
        <translation>Dos %1 en %2: %3</translation>
    </message>
    <message>
        <source>%2: two %1s in %3</source>
        <translation>%2: dos %1 en %3</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n regla</numerusform>
            <numerusform>%n reglas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>digit</source>
        <translation>dígito</translation>
    </message>
    <message>
        <source>it needs a text</source>
        <translation>necesita un texto</translation>
    </message>
    <message>
        <source>it takes no text</source>
        <translation>no admite ningún texto</translation>
    </message>
    <message>
        <source>%1 without a number</source>
        <translation>%1 sin número</translation>
    </message>
    <message>
        <source>the given number</source>
        <translation>el número dado</translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s) not covered</source>
        <translation>
            <numerusform>%n dibujo sin tener en cuenta</numerusform>
            <numerusform>%n dibujos sin tener en cuenta</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 above column %2</source>
        <translation>%1 encima de la columna %2</translation>
    </message>
    <message>
        <source>%1 below column %2</source>
        <translation>%1 debajo de la columna %2</translation>
    </message>
    <message>
        <source>%1 left of row %2</source>
        <translation>%1 a la izquierda de la fila %2</translation>
    </message>
    <message>
        <source>%1 right of row %2</source>
        <translation>%1 a la derecha de la fila %2</translation>
    </message>
    <message>
        <source>%1 between %2 and %3</source>
        <translation>%1 entre %2 y %3</translation>
    </message>
    <message>
        <source>Where this mark is missing, it does not hold: %1</source>
        <translation>Donde falta esta marca, no vale: %1</translation>
    </message>
    <message>
        <source>the rule has too many states for these cells: it needs fewer cells, or less to count</source>
        <translation>la regla tiene demasiados estados para estas celdas: necesita menos celdas, o contar menos</translation>
    </message>
    <message>
        <source>it combines %1, which is not possible on these cells</source>
        <translation>combina %1, lo que no es posible en estas celdas</translation>
    </message>
    <message>
        <source>it combines %1, which is not possible on these cells: %2</source>
        <translation>combina %1, lo que no es posible en estas celdas: %2</translation>
    </message>
    <message>
        <source>its cells come in the opposite order, and it has too many states to be read backwards: begin with its first cell</source>
        <translation>sus celdas vienen en orden inverso, y la regla tiene demasiados estados para leerla hacia atrás: empiece por su primera celda</translation>
    </message>
    <message>
        <source>it is about regions that are not known yet</source>
        <translation>trata de regiones que aún no se conocen</translation>
    </message>
    <message>
        <source>row %1, columns %2 to %3</source>
        <translation>la fila %1, columnas %2 a %3</translation>
    </message>
    <message>
        <source>column %1, rows %2 to %3</source>
        <translation>la columna %1, filas %2 a %3</translation>
    </message>
    <message>
        <source>%1: the digits in %2 break its rule. %3</source>
        <translation>%1: los dígitos de %2 incumplen la regla. %3</translation>
    </message>
    <message>
        <source>the board has no digit %1</source>
        <translation>el tablero no tiene el dígito %1</translation>
    </message>
    <message>
        <source>it compares its line with all others</source>
        <translation>compara su fila o columna con todas las demás</translation>
    </message>
    <message>
        <source>%1 twice in %2: %3</source>
        <comment>cat twice in row 1</comment>
        <translation>%1 dos veces en %2: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::Analyst</name>
    <message>
        <source>Checking</source>
        <translation>Comprobando</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Make Unique</source>
        <translation>Hacer único</translation>
    </message>
    <message>
        <source>True Candidates</source>
        <translation>Candidatos verdaderos</translation>
    </message>
    <message>
        <source>Count Solutions</source>
        <translation>Contar soluciones</translation>
    </message>
    <message numerus="yes">
        <source>Show It/Them</source>
        <translation>
            <numerusform>Mostrarlo</numerusform>
            <numerusform>Mostrarlos</numerusform>
        </translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Find Redundant Clues</source>
        <translation>Buscar pistas redundantes</translation>
    </message>
    <message>
        <source>Make Entries Givens</source>
        <translation>Convertir entradas en pistas</translation>
    </message>
    <message numerus="yes">
        <source>Clear It/Them</source>
        <translation>
            <numerusform>Borrarla</numerusform>
            <numerusform>Borrarlas</numerusform>
        </translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Verificando</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>With boxes of %1 (rows x columns) the puzzle has one solution.</source>
        <translation>Con cajas de %1 (filas x columnas), el sudoku tiene una sola solución.</translation>
    </message>
    <message>
        <source>Change Boxes</source>
        <translation>Cambiar las cajas</translation>
    </message>
    <message>
        <source>Use Boxes of %1</source>
        <translation>Usar cajas de %1</translation>
    </message>
</context>
<context>
    <name>sudoku::BarChart</name>
    <message>
        <source>Bar chart: %1</source>
        <translation>Gráfico de barras: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardClipboard</name>
    <message>
        <source>No Sudoku found in the clipboard.</source>
        <translation>No hay ningún sudoku en el portapapeles.</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Copiado como texto.</translation>
    </message>
    <message>
        <source>No Sudoku found in what you dropped.</source>
        <translation>No hay ningún sudoku en lo que soltó.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>Enlace copiado.</translation>
    </message>
    <message>
        <source>Pasted a board of %1 × %1 with %2. F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>Pegado un tablero de %1 × %1 con %2. F9 lo resuelve; F8 comprueba si tiene exactamente una solución.</translation>
    </message>
    <message>
        <source>It is not in the list.</source>
        <translation>No está en la lista.</translation>
    </message>
    <message>
        <source>Add to the List</source>
        <translation>Añadir a la lista</translation>
    </message>
    <message>
        <source>The text has no rules, so those of the board before are gone.</source>
        <translation>El texto no tiene reglas, así que las del tablero anterior ya no están.</translation>
    </message>
    <message>
        <source>Keep the Rules</source>
        <translation>Conservar las reglas</translation>
    </message>
    <message>
        <source>This puzzle is on the board already.</source>
        <translation>Este sudoku ya está en el tablero.</translation>
    </message>
    <message>
        <source>(missing: %1)</source>
        <translation>(faltan: %1)</translation>
    </message>
    <message>
        <source>(too many: %1)</source>
        <translation>(sobran: %1)</translation>
    </message>
    <message>
        <source>No Sudoku found: %1.</source>
        <translation>No se encontró ningún sudoku: %1.</translation>
    </message>
    <message>
        <source>The picture is damaged, or too large to be copied. Save it, and open its file.</source>
        <translation>La imagen está dañada o es demasiado grande para copiarla. Guárdela y abra su archivo.</translation>
    </message>
    <message>
        <source>Pasted %1 with %2. F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>Pegado: %1 con %2. F9 lo resuelve; F8 comprueba si tiene exactamente una solución.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardEditor</name>
    <message>
        <source>%1 is not a digit of this board: digits are 1 to %2.</source>
        <translation>%1 no es un dígito de este tablero: los dígitos van del 1 al %2.</translation>
    </message>
    <message>
        <source>Enter Digit</source>
        <translation>Escribir dígito</translation>
    </message>
    <message>
        <source>%1 is more than %2, so %3 starts a new number.</source>
        <translation>%1 es más que %2, así que %3 empieza un número nuevo.</translation>
    </message>
    <message>
        <source>There is no colour %1: colours are 1 to %2.</source>
        <translation>No hay color %1: los colores van del 1 al %2.</translation>
    </message>
    <message>
        <source>Cell Colour</source>
        <translation>Color de celda</translation>
    </message>
    <message>
        <source>Pencil Mark</source>
        <translation>Anotación</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Clear Entries</source>
        <translation>Borrar entradas</translation>
    </message>
    <message>
        <source>Clear All</source>
        <translation>Borrar todo</translation>
    </message>
    <message>
        <source>Make Entries Givens</source>
        <translation>Convertir entradas en pistas</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>%1 is a given. Entries do not change givens.</source>
        <translation>%1 es una pista del sudoku. Sus entradas no cambian las pistas.</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>No hay nada que borrar.</translation>
    </message>
    <message>
        <source>There are no entries that could become givens.</source>
        <translation>No hay entradas que puedan convertirse en pistas.</translation>
    </message>
    <message>
        <source>%1 has a digit already; pencil marks are for empty cells.</source>
        <translation>%1 ya tiene una cifra; las anotaciones son para celdas vacías.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dibujar</translation>
    </message>
    <message>
        <source>Erase Drawing</source>
        <translation>Borrar dibujo</translation>
    </message>
    <message>
        <source>Nothing is drawn on candidates.</source>
        <translation>No hay nada dibujado en los candidatos.</translation>
    </message>
    <message>
        <source>%1 is not a candidate of %2.</source>
        <translation>%1 no es un candidato de %2.</translation>
    </message>
    <message>
        <source>There are %1 colours and lines already: erase some first.</source>
        <translation>Ya hay %1 colores y líneas: borre antes algunos.</translation>
    </message>
    <message>
        <source>This board has no symbol %1: figures count its symbols, 1 to %2.</source>
        <translation>Este tablero no tiene el símbolo %1: las cifras cuentan sus símbolos, del 1 al %2.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardView</name>
    <message>
        <source>Sudoku board</source>
        <translation>Tablero de sudoku</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a digit of this board: digits are %2 to %3.</source>
        <translation>«%1» no es un dígito de este tablero: los dígitos van de %2 a %3.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not on this board. Its symbols are %2.</source>
        <translation>«%1» no está en este tablero. Sus símbolos son %2.</translation>
    </message>
</context>
<context>
    <name>sudoku::BookDialog</name>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Libro</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>&amp;Make Puzzles</source>
        <translation>G&amp;enerar sudokus</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Guardar como PD&amp;F…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>No se puede abrir %1: %2</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>No se puede guardar %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Open Book</source>
        <translation>Abrir libro</translation>
    </message>
    <message>
        <source>Book (*.json)</source>
        <translation>Libro (*.json)</translation>
    </message>
    <message>
        <source>Save Book</source>
        <translation>Guardar libro</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The program of the command line, which makes books, is not there: %1</source>
        <translation>No está el programa de línea de órdenes que hace los libros: %1</translation>
    </message>
    <message>
        <source>Making the book …</source>
        <translation>Creando el libro…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Prefli&amp;ght…</source>
        <translation>Comprobación pre&amp;via…</translation>
    </message>
    <message>
        <source>What printing houses refuse</source>
        <translation>Lo que rechazan las imprentas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Make the puzzles first: preflight reads them.</source>
        <translation>Haga primero los sudokus: la comprobación previa los lee.</translation>
    </message>
    <message>
        <source>Looking for what printing houses refuse …</source>
        <translation>Buscando lo que rechazan las imprentas…</translation>
    </message>
    <message>
        <source>Save the changes to the book?</source>
        <translation>¿Guardar los cambios del libro?</translation>
    </message>
</context>
<context>
    <name>sudoku::BookForm</name>
    <message>
        <source>&amp;Pages</source>
        <translation>&amp;Páginas</translation>
    </message>
    <message>
        <source>&amp;Texts</source>
        <translation>&amp;Textos</translation>
    </message>
    <message>
        <source>C&amp;hapters</source>
        <translation>&amp;Capítulos</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Libro</translation>
    </message>
</context>
<context>
    <name>sudoku::CageFields</name>
    <message>
        <source>Fewest cells of a cage</source>
        <translation>Mínimo de celdas por jaula</translation>
    </message>
    <message>
        <source>Most cells of a cage</source>
        <translation>Máximo de celdas por jaula</translation>
    </message>
    <message>
        <source>Fewest cages</source>
        <translation>Mínimo de jaulas</translation>
    </message>
    <message>
        <source>Most cages</source>
        <translation>Máximo de jaulas</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>cells each</source>
        <translation>celdas cada una</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>jaulas</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
</context>
<context>
    <name>sudoku::CandidateFinder</name>
    <message>
        <source>Finding candidates</source>
        <translation>Buscando candidatos</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Write as Pencil Marks</source>
        <translation>Escribir como anotaciones</translation>
    </message>
    <message>
        <source>Count Solutions of Each Digit</source>
        <translation>Contar las soluciones de cada dígito</translation>
    </message>
    <message>
        <source>True Candidates</source>
        <translation>Candidatos verdaderos</translation>
    </message>
</context>
<context>
    <name>sudoku::CellMarks</name>
    <message>
        <source>Corner: %1</source>
        <translation>Esquina: %1</translation>
    </message>
    <message>
        <source>Centre: %1</source>
        <translation>Centro: %1</translation>
    </message>
    <message>
        <source>Candidates: %1</source>
        <translation>Candidatos: %1</translation>
    </message>
    <message>
        <source>Not decided: %1</source>
        <translation>Sin decidir: %1</translation>
    </message>
    <message>
        <source>One solution with: %1</source>
        <translation>Una solución con: %1</translation>
    </message>
    <message>
        <source>Marks in %1: %2</source>
        <translation>Anotaciones en %1: %2</translation>
    </message>
    <message>
        <source>Coloured: %1</source>
        <translation>Coloreados: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::ChapterForm</name>
    <message>
        <source>Title on a page of its own</source>
        <translation>Título en página propia</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Add a chapter</source>
        <translation>Añadir un capítulo</translation>
    </message>
    <message>
        <source>Remove the chapter</source>
        <translation>Quitar el capítulo</translation>
    </message>
    <message>
        <source>Move the chapter up</source>
        <translation>Subir el capítulo</translation>
    </message>
    <message>
        <source>Move the chapter down</source>
        <translation>Bajar el capítulo</translation>
    </message>
    <message>
        <source>as in the book</source>
        <translation>como en el libro</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation>Título:</translation>
    </message>
    <message>
        <source>Introduction:</source>
        <translation>Introducción:</translation>
    </message>
    <message>
        <source>Puzzles per page:</source>
        <translation>Sudokus por página:</translation>
    </message>
    <message>
        <source>Add &amp;Row</source>
        <translation>Añadir fi&amp;la</translation>
    </message>
    <message>
        <source>R&amp;emove Row</source>
        <translation>&amp;Quitar fila</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>Capítulo %1</translation>
    </message>
    <message>
        <source>A PDF file whose pages come before the chapter</source>
        <translation>Un archivo PDF cuyas páginas van antes del capítulo</translation>
    </message>
    <message>
        <source>Insert a PDF:</source>
        <translation>Insertar un PDF:</translation>
    </message>
    <message>
        <source>Puzzles that are in a file already</source>
        <translation>Sudokus que ya están en un archivo</translation>
    </message>
    <message>
        <source>Add File</source>
        <translation>Añadir archivo</translation>
    </message>
    <message>
        <source>Add F&amp;ile…</source>
        <translation>Añadir arc&amp;hivo…</translation>
    </message>
</context>
<context>
    <name>sudoku::Checkpoints</name>
    <message>
        <source>Back to Checkpoint</source>
        <translation>Volver al punto de control</translation>
    </message>
</context>
<context>
    <name>sudoku::ClueFields</name>
    <message>
        <source>as few as possible</source>
        <translation>las menos posibles</translation>
    </message>
    <message>
        <source>about</source>
        <translation>unas</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>como mucho</translation>
    </message>
    <message>
        <source>Number of clues</source>
        <translation>Número de pistas</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>cualquier número</translation>
    </message>
    <message>
        <source>M&amp;inimal: every clue is needed, except the painted ones</source>
        <translation>Mínimo: todas las pistas son n&amp;ecesarias, salvo las pintadas</translation>
    </message>
    <message>
        <source>M&amp;inimal: every clue is needed</source>
        <translation>Mínimo: todas las pistas son n&amp;ecesarias</translation>
    </message>
    <message>
        <source>M&amp;inimal: every group of symmetric clues is needed</source>
        <translation>Mínimo: cada grupo de pistas simétricas es n&amp;ecesario</translation>
    </message>
    <message>
        <source>from … to</source>
        <translation>de … a</translation>
    </message>
    <message>
        <source>Lowest number of clues</source>
        <translation>Número mínimo de pistas</translation>
    </message>
</context>
<context>
    <name>sudoku::ClueFiller</name>
    <message>
        <source>There is no clue without a number.</source>
        <translation>No hay ninguna pista sin número.</translation>
    </message>
    <message>
        <source>Looking for the numbers</source>
        <translation>Buscando los números</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) filled in.</source>
        <translation>
            <numerusform>Se ha rellenado %n número.</numerusform>
            <numerusform>Se han rellenado %n números.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 No number fits the solution: %2.</source>
        <translation>%1 Ningún número encaja con la solución: %2.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Fill In Numbers</source>
        <translation>Rellenar números</translation>
    </message>
</context>
<context>
    <name>sudoku::ClueReducer</name>
    <message>
        <source>Looking for redundant clues</source>
        <translation>Buscando pistas redundantes</translation>
    </message>
    <message>
        <source>Minimize</source>
        <translation>Minimizar</translation>
    </message>
    <message>
        <source>Minimizing</source>
        <translation>Minimizando</translation>
    </message>
    <message>
        <source>Symmetry kept: %1.</source>
        <translation>Simetría conservada: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Minimize kept the clues in %n selected cell(s).</source>
        <translation>
            <numerusform>Minimizar conservó las pistas de %n celda seleccionada.</numerusform>
            <numerusform>Minimizar conservó las pistas de %n celdas seleccionadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove It</source>
        <translation>Quitarla</translation>
    </message>
    <message>
        <source>Remove Them</source>
        <translation>Quitarlas</translation>
    </message>
    <message>
        <source>The clues do not have this symmetry: %1.</source>
        <translation>Las pistas no tienen esta simetría: %1.</translation>
    </message>
    <message>
        <source>Minimize, Keeping %1</source>
        <translation>Minimizar; conservar: %1</translation>
    </message>
    <message>
        <source>They have another one.</source>
        <translation>Tienen otra.</translation>
    </message>
    <message>
        <source>They have no symmetry that could be kept.</source>
        <translation>No tienen ninguna simetría que se pueda conservar.</translation>
    </message>
    <message>
        <source>No further group of symmetric clues can be removed.</source>
        <translation>No se puede quitar ningún grupo más de pistas simétricas.</translation>
    </message>
    <message>
        <source>No further clue can be removed.</source>
        <translation>No se puede quitar ninguna pista más.</translation>
    </message>
    <message>
        <source>No further clue outside the selection can be removed.</source>
        <translation>Fuera de la selección no se puede quitar ninguna pista más.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>sudoku::CodeView</name>
    <message>
        <source>QR code</source>
        <translation>Código QR</translation>
    </message>
</context>
<context>
    <name>sudoku::Collection</name>
    <message>
        <source>The list shows the generated puzzles. %1 is closed; what was done with its puzzles is kept.</source>
        <translation>La lista muestra los sudokus generados. %1 está cerrado; lo que se hizo con sus sudokus se conserva.</translation>
    </message>
    <message>
        <source>The list is still being read.</source>
        <translation>La lista todavía se está leyendo.</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2</source>
        <translation>Sudoku %1 de %2</translation>
    </message>
    <message>
        <source>puzzle %1 of %2</source>
        <translation>sudoku %1 de %2</translation>
    </message>
    <message>
        <source>What was done cannot be kept: %1</source>
        <translation>No se puede conservar lo hecho: %1</translation>
    </message>
    <message>
        <source>There is no list of puzzles. Open a file with many, or add this one.</source>
        <translation>No hay lista de sudokus. Abra un archivo con muchos o añada este.</translation>
    </message>
    <message>
        <source>This is the last puzzle of the list.</source>
        <translation>Este es el último sudoku de la lista.</translation>
    </message>
    <message>
        <source>This is the first puzzle of the list.</source>
        <translation>Este es el primer sudoku de la lista.</translation>
    </message>
    <message>
        <source>Added to the list as puzzle %L1.</source>
        <translation>Añadido a la lista como sudoku %L1.</translation>
    </message>
    <message>
        <source>This is an exercise. The practice ends when you open another puzzle.</source>
        <translation>Esto es un ejercicio. La práctica termina al abrir otro sudoku.</translation>
    </message>
    <message>
        <source>The file of the list has changed since. Puzzles that you had added are at its end.</source>
        <translation>El archivo de la lista ha cambiado desde entonces. Los sudokus que había añadido están al final.</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionDock</name>
    <message>
        <source>Puzzles</source>
        <translation>Sudokus</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionEditor</name>
    <message numerus="yes">
        <source>Removed %Ln puzzle(s).</source>
        <translation>
            <numerusform>%Ln sudoku quitado.</numerusform>
            <numerusform>%Ln sudokus quitados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Save Puzzles</source>
        <translation>Guardar sudokus</translation>
    </message>
    <message>
        <source>puzzles.txt</source>
        <translation>sudokus.txt</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>No se puede guardar %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s) of the list were not printed or saved. Save the list?</source>
        <translation>
            <numerusform>%Ln sudoku de la lista no se ha imprimido ni guardado. ¿Guardar la lista?</numerusform>
            <numerusform>%Ln sudokus de la lista no se han imprimido ni guardado. ¿Guardar la lista?</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of puzzles has changed. Save it?</source>
        <translation>La lista de sudokus ha cambiado. ¿Guardarla?</translation>
    </message>
    <message>
        <source>List of Puzzles</source>
        <translation>Lista de sudokus</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln puzzle(s) can be printed at once. Select some of them, or search.</source>
        <translation>
            <numerusform>Se puede imprimir como máximo %Ln sudoku a la vez. Seleccione algunos o busque.</numerusform>
            <numerusform>Se pueden imprimir como máximo %Ln sudokus a la vez. Seleccione algunos o busque.</numerusform>
        </translation>
    </message>
    <message>
        <source>Disguised Copies</source>
        <translation>Copias disfrazadas</translation>
    </message>
    <message>
        <source>Copies of each selected puzzle:</source>
        <translation>Copias de cada sudoku seleccionado:</translation>
    </message>
    <message>
        <source>add disguised copies</source>
        <translation>añadir copias disfrazadas</translation>
    </message>
    <message>
        <source>The copies are at the end of the list.</source>
        <translation>Las copias están al final de la lista.</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionModel</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>add a puzzle</source>
        <translation>añadir un sudoku</translation>
    </message>
    <message numerus="yes">
        <source>remove %Ln puzzle(s)</source>
        <translation>
            <numerusform>quitar %Ln sudoku</numerusform>
            <numerusform>quitar %Ln sudokus</numerusform>
        </translation>
    </message>
    <message>
        <source>move a puzzle</source>
        <translation>mover un sudoku</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionPanel</name>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add the puzzle on the board to the list</source>
        <translation>Añadir a la lista el sudoku del tablero</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the selected puzzles from the list (Delete)</source>
        <translation>Quitar de la lista los sudokus seleccionados (Suprimir)</translation>
    </message>
    <message>
        <source>↑</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Move the puzzle up (Alt+Up)</source>
        <translation>Subir el sudoku (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>↓</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Move the puzzle down (Alt+Down)</source>
        <translation>Bajar el sudoku (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Save the list, with what was begun, as a file</source>
        <translation>Guardar la lista en un archivo, con el progreso de los sudokus</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln sudoku</numerusform>
            <numerusform>%Ln sudokus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln puzzle(s)</source>
        <translation>
            <numerusform>%L1 de %Ln sudoku</numerusform>
            <numerusform>%L1 de %Ln sudokus</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo: %1 (%2)</source>
        <translation>Deshacer: %1 (%2)</translation>
    </message>
    <message>
        <source>Undo the last change of the list (%1)</source>
        <translation>Deshacer el último cambio de la lista (%1)</translation>
    </message>
    <message>
        <source>Puzzles of the list</source>
        <translation>Sudokus de la lista</translation>
    </message>
    <message>
        <source>Print the selected puzzles, or all that are shown</source>
        <translation>Imprimir los sudokus seleccionados o todos los que se muestran</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Rated %L1 of %Ln puzzle(s)</source>
        <translation>
            <numerusform>%L1 de %Ln sudoku valorado</numerusform>
            <numerusform>%L1 de %Ln sudokus valorados</numerusform>
        </translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Valorar</translation>
    </message>
    <message>
        <source>Stop Rating</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Keep the levels that were found so far</source>
        <translation>Conservar los niveles encontrados hasta ahora</translation>
    </message>
    <message>
        <source>Find the level of each puzzle that has none</source>
        <translation>Hallar el nivel de cada sudoku que no lo tiene</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Disguised Copies…</source>
        <translation>Copias disfrazadas…</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionSearch</name>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search puzzles</source>
        <translation>Buscar sudokus</translation>
    </message>
    <message>
        <source>A number, words of the title, the level or the author, or &apos;begun&apos; and &apos;solved&apos;</source>
        <translation>Un número, palabras del título, del nivel o del autor, o «empezado» y «resuelto»</translation>
    </message>
    <message>
        <source>Level of the puzzles</source>
        <translation>Nivel de los sudokus</translation>
    </message>
    <message>
        <source>Show only the puzzles of one level</source>
        <translation>Mostrar solo los sudokus de un nivel</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Todos los niveles</translation>
    </message>
    <message>
        <source>Order of the puzzles</source>
        <translation>Orden de los sudokus</translation>
    </message>
    <message>
        <source>In the order of the list</source>
        <translation>En el orden de la lista</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Por título</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Por nivel</translation>
    </message>
    <message>
        <source>By number of clues</source>
        <translation>Por número de pistas</translation>
    </message>
    <message>
        <source>Begun first, solved last</source>
        <translation>Empezados, nuevos, resueltos</translation>
    </message>
    <message>
        <source>No levels are known yet</source>
        <translation>Aún no se conoce ningún nivel</translation>
    </message>
</context>
<context>
    <name>sudoku::CombinationPage</name>
    <message>
        <source>Combinations of the sums at the cursor</source>
        <translation>Combinaciones de las sumas en el cursor</translation>
    </message>
    <message>
        <source>Move the cursor to a cell of a cage, an arrow or another sum.</source>
        <translation>Mueva el cursor a una celda de una jaula, de una flecha o de otra suma.</translation>
    </message>
    <message>
        <source>A click crosses a combination out, or brings it back.</source>
        <translation>Un clic tacha una combinación o la recupera.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1, crossed out</source>
        <translation>%1, tachada</translation>
    </message>
    <message>
        <source>%1
Too many combinations: only some are listed</source>
        <translation>%1
Demasiadas combinaciones: solo se muestran algunas</translation>
    </message>
    <message>
        <source>%1
No combination is left</source>
        <translation>%1
No queda ninguna combinación</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>Queda %n</numerusform>
            <numerusform>Quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
%2, each with %3</source>
        <translation>%1
%2, cada una con %3</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>Bring Combination Back</source>
        <translation>Recuperar combinación</translation>
    </message>
    <message>
        <source>Cross Out Combination</source>
        <translation>Tachar combinación</translation>
    </message>
</context>
<context>
    <name>sudoku::CommandActions</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Tool Bar</source>
        <translation>Barra de herramientas</translation>
    </message>
</context>
<context>
    <name>sudoku::Completer</name>
    <message>
        <source>Making it unique</source>
        <translation>Haciéndolo único</translation>
    </message>
    <message>
        <source>Add This Given</source>
        <translation>Añadir esta pista</translation>
    </message>
    <message>
        <source>Add These Givens</source>
        <translation>Añadir estas pistas</translation>
    </message>
    <message>
        <source>No digit tells these solutions apart, only their regions.</source>
        <translation>Ningún dígito distingue estas soluciones, solo sus regiones.</translation>
    </message>
</context>
<context>
    <name>sudoku::Computation</name>
    <message>
        <source>%1 stopped because the board changed.</source>
        <translation>%1: se detuvo porque el tablero cambió.</translation>
    </message>
    <message>
        <source>%1 … %2 of %3, %4</source>
        <translation>%1… %2 de %3, %4</translation>
    </message>
    <message>
        <source>%1 …</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1… %2</translation>
    </message>
    <message>
        <source>%1 … %2, %3</source>
        <translation>%1… %2, %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ConflictReporter</name>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 There are %n more conflict(s).</source>
        <translation>
            <numerusform>%1 Hay %n conflicto más.</numerusform>
            <numerusform>%1 Hay %n conflictos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>sudoku::DetailsPanel</name>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Cláusulas</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflictos</translation>
    </message>
    <message>
        <source>Propagations</source>
        <translation>Propagaciones</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solucionador</translation>
    </message>
</context>
<context>
    <name>sudoku::DifficultyFields</name>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>The puzzle needs this technique, and nothing harder</source>
        <translation>El sudoku necesita esta técnica y nada más difícil</translation>
    </message>
    <message>
        <source>Techniques That Are Needed</source>
        <translation>Técnicas necesarias</translation>
    </message>
    <message>
        <source>Techniques That Suffice</source>
        <translation>Técnicas suficientes</translation>
    </message>
    <message>
        <source>all that are on by default</source>
        <translation>todas las activas de forma predeterminada</translation>
    </message>
    <message>
        <source>Lowest rating</source>
        <translation>Valoración más baja</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>Valoración más alta</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s score</source>
        <translation>Puntuación HoDoKu</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s ER</source>
        <translation>ER de Sudoku Explainer</translation>
    </message>
    <message>
        <source>Needed techniques:</source>
        <translation>Técnicas necesarias:</translation>
    </message>
    <message>
        <source>Hardest technique:</source>
        <translation>Técnica más difícil:</translation>
    </message>
    <message>
        <source>Only techni&amp;ques:</source>
        <translation>Solo técni&amp;cas:</translation>
    </message>
    <message>
        <source>Rating:</source>
        <translation>Valoración:</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
</context>
<context>
    <name>sudoku::DigitKey</name>
    <message>
        <source>digit %1</source>
        <translation>dígito %1</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>no queda ninguno</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>enters a mark</source>
        <translation>escribe una anotación</translation>
    </message>
    <message>
        <source>colours the candidate</source>
        <translation>colorea el candidato</translation>
    </message>
</context>
<context>
    <name>sudoku::DigitPad</name>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Clear the selected cells (Delete)</source>
        <translation>Vaciar las celdas seleccionadas (Suprimir)</translation>
    </message>
    <message>
        <source>Fill In Marks</source>
        <translation>Rellenar anotaciones</translation>
    </message>
    <message>
        <source>Fill In</source>
        <comment>button: pencil marks</comment>
        <translation>Rellenar</translation>
    </message>
    <message>
        <source>Write the digits that no single rule forbids as pencil marks in all open cells</source>
        <translation>Anotar en todas las celdas abiertas los dígitos que ninguna regla prohíbe por sí sola</translation>
    </message>
</context>
<context>
    <name>sudoku::DrawingsRow</name>
    <message>
        <source>Remove &amp;Drawings</source>
        <translation>Quitar di&amp;bujos</translation>
    </message>
    <message>
        <source>Remove all drawings and the fog; Undo restores them</source>
        <translation>Quitar todos los dibujos y la niebla; Deshacer los restaura</translation>
    </message>
    <message>
        <source>Remove Drawings</source>
        <translation>Quitar dibujos</translation>
    </message>
    <message>
        <source>Make R&amp;ules…</source>
        <translation>&amp;Crear reglas…</translation>
    </message>
    <message>
        <source>Make rules of drawn cages or lines</source>
        <translation>Crear reglas a partir de jaulas o líneas dibujadas</translation>
    </message>
</context>
<context>
    <name>sudoku::DrawnRulesDialog</name>
    <message>
        <source>the line does not lead from cell to cell</source>
        <translation>la línea no lleva de celda en celda</translation>
    </message>
    <message>
        <source>Make Rules of Drawings</source>
        <translation>Crear reglas a partir de dibujos</translation>
    </message>
    <message>
        <source>Kind of rule: type its name</source>
        <translation>Tipo de regla: escriba su nombre</translation>
    </message>
    <message>
        <source>Make &amp;Rules</source>
        <translation>Crear &amp;reglas</translation>
    </message>
    <message>
        <source>&amp;Drawings:</source>
        <translation>&amp;Dibujos:</translation>
    </message>
    <message>
        <source>&amp;Become:</source>
        <translation>Se con&amp;vierten en:</translation>
    </message>
    <message>
        <source>This is a rule for the whole board.</source>
        <translation>Es una regla para todo el tablero.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Other programs often only draw a rule and tell it in words. Choose what the drawings mean. Kinds that fit none of them are grey.</source>
        <translation>Otros programas a menudo solo dibujan una regla y la dicen en palabras. Elija qué significan los dibujos. Los tipos que no se ajustan a ninguno están en gris.</translation>
    </message>
    <message>
        <source>All of these drawings become rules.</source>
        <translation>Todos estos dibujos se convierten en reglas.</translation>
    </message>
    <message>
        <source>%1 of %2 drawings become rules; the others stay (%3: %4).</source>
        <translation>%1 de %2 dibujos se convierten en reglas; los demás se quedan (%3: %4).</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number</source>
        <translation>«%1» no es un número</translation>
    </message>
</context>
<context>
    <name>sudoku::EditorFields</name>
    <message>
        <source>Harder, not longer</source>
        <translation>Más difícil, no más largo</translation>
    </message>
    <message>
        <source>Clues in each box:</source>
        <translation>Pistas por bloque:</translation>
    </message>
    <message>
        <source>Hard steps:</source>
        <translation>Pasos difíciles:</translation>
    </message>
    <message>
        <source>Steps that are no singles</source>
        <translation>Pasos que no son únicos</translation>
    </message>
    <message>
        <source>All steps:</source>
        <translation>Todos los pasos:</translation>
    </message>
    <message>
        <source>The level comes of the hardest step, not of many that add up</source>
        <translation>El nivel viene del paso más difícil, no de muchos que se suman</translation>
    </message>
    <message>
        <source>Clues for:</source>
        <translation>Pistas para:</translation>
    </message>
    <message>
        <source>%1 at least</source>
        <translation>%1 como mínimo</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>%1 como máximo</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
</context>
<context>
    <name>sudoku::EndPanel</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Sugerencias</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Next Puzzle</source>
        <translation>Sudoku siguiente</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Más difícil</translation>
    </message>
    <message>
        <source>Walkthrough</source>
        <translation>Solución paso a paso</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Resuelto</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Estadísticas…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Your last %1 games, in minutes</source>
        <translation>Sus últimas partidas de nivel %1, en minutos</translation>
    </message>
    <message>
        <source>Your last games, in minutes</source>
        <translation>Sus últimas partidas, en minutos</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>Resuelto en %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n sugerencia</numerusform>
            <numerusform>%n sugerencias</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter makes the next puzzle.</source>
        <translation>Intro crea el sudoku siguiente.</translation>
    </message>
    <message>
        <source>as long as your average</source>
        <translation>igual que su media</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) quicker than your average</source>
        <translation>
            <numerusform>%n minuto menos que su media</numerusform>
            <numerusform>%n minutos menos que su media</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) quicker than your average</source>
        <translation>
            <numerusform>%n segundo menos que su media</numerusform>
            <numerusform>%n segundos menos que su media</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) more than your average</source>
        <translation>
            <numerusform>%n minuto más que su media</numerusform>
            <numerusform>%n minutos más que su media</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) more than your average</source>
        <translation>
            <numerusform>%n segundo más que su media</numerusform>
            <numerusform>%n segundos más que su media</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::EntryCheck</name>
    <message>
        <source>There are no entries to check.</source>
        <translation>No hay entradas que comprobar.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n entry(s) are right.</source>
        <translation>
            <numerusform>Su entrada es correcta.</numerusform>
            <numerusform>Sus %n entradas son correctas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle has no solution. F7 explains why.</source>
        <translation>El sudoku no tiene solución. F7 explica por qué.</translation>
    </message>
    <message>
        <source>The puzzle has several solutions, so no entry can be called wrong. F8 tells more.</source>
        <translation>El sudoku tiene varias soluciones, así que no se puede decir que una entrada sea errónea. F8 da más detalles.</translation>
    </message>
    <message>
        <source>It is not known whether the puzzle has one solution. F8 checks it.</source>
        <translation>No se sabe si el sudoku tiene una sola solución. F8 lo comprueba.</translation>
    </message>
</context>
<context>
    <name>sudoku::ExamplePicture</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>sudoku::ExperimentForm</name>
    <message>
        <source>The textbook encoding: a variable for each digit of each cell, and a clause for each given</source>
        <translation>La codificación de los libros: una variable por cada dígito de cada celda y una cláusula por cada pista</translation>
    </message>
    <message>
        <source>As in Solve: naked and hidden singles are placed first, then only open candidates become variables</source>
        <translation>Como en Resolver: primero se colocan los únicos desnudos y ocultos, y luego solo los candidatos abiertos son variables</translation>
    </message>
    <message>
        <source>As in Explain: each rule and each given has a selector, so that the solver can tell which of them contradict each other</source>
        <translation>Como en Explicar: cada regla y cada pista tiene un selector, para que el solucionador pueda decir cuáles se contradicen</translation>
    </message>
    <message>
        <source>Sha&amp;re clauses between houses</source>
        <translation>Com&amp;partir cláusulas entre casas</translation>
    </message>
    <message>
        <source>Checked: two cells that share two houses get one clause, and lines and boxes share segments. Unchecked: each house is encoded separately, as in textbooks.</source>
        <translation>Marcado: dos celdas que comparten dos casas tienen una sola cláusula, y líneas y bloques comparten segmentos. Sin marcar: cada casa se codifica por separado, como en los libros.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n medición</numerusform>
            <numerusform>%n mediciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>Time limit of each run</source>
        <translation>Límite de tiempo de cada medición</translation>
    </message>
    <message>
        <source>&amp;Task</source>
        <translation>&amp;Tarea</translation>
    </message>
    <message>
        <source>Can&amp;didates</source>
        <translation>Can&amp;didatos</translation>
    </message>
    <message>
        <source>Media&amp;n of</source>
        <translation>Media&amp;na de</translation>
    </message>
    <message>
        <source>Time limit &amp;of a run</source>
        <translation>&amp;Límite de tiempo por medición</translation>
    </message>
    <message>
        <source>Solvers</source>
        <translation>Solucionadores</translation>
    </message>
    <message>
        <source>Each run has a seed of its own; the table shows the medians. Three or more tell which is faster.</source>
        <translation>Cada ejecución tiene su propia semilla; la tabla muestra las medianas. Con tres o más se sabe cuál es más rápida.</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
</context>
<context>
    <name>sudoku::Explainer</name>
    <message>
        <source>Explaining</source>
        <translation>Explicando</translation>
    </message>
    <message>
        <source>There is nothing to explain: the puzzle has a solution.</source>
        <translation>No hay nada que explicar: el sudoku tiene solución.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>There is no other contradiction: you have seen all of them.</source>
        <translation>No hay otra contradicción: ya las ha visto todas.</translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Corregir…</translation>
    </message>
    <message>
        <source>The search was stopped before it found a contradiction.</source>
        <translation>La búsqueda se detuvo antes de hallar una contradicción.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Another Contradiction</source>
        <translation>Otra contradicción</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>Siguiente (Alt+Derecha)</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>Anterior (Alt+Izquierda)</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Show the Argument (Alt+Right)</source>
        <translation>Mostrar el razonamiento (Alt+Derecha)</translation>
    </message>
    <message>
        <source>Show One by One</source>
        <translation>Mostrar uno a uno</translation>
    </message>
    <message>
        <source>Looking for a short argument</source>
        <translation>Buscando un razonamiento corto</translation>
    </message>
    <message>
        <source>Show the Set</source>
        <translation>Mostrar el conjunto</translation>
    </message>
    <message>
        <source>Copy the Explanation</source>
        <translation>Copiar la explicación</translation>
    </message>
    <message>
        <source>Export the Explanation…</source>
        <translation>Exportar la explicación…</translation>
    </message>
    <message>
        <source>Next Step (Alt+Right)</source>
        <translation>Siguiente paso (Alt+Derecha)</translation>
    </message>
    <message>
        <source>Previous Step (Alt+Left)</source>
        <translation>Paso anterior (Alt+Izquierda)</translation>
    </message>
    <message>
        <source>One change alone leaves exactly one solution:</source>
        <translation>Solo un cambio deja exactamente una solución:</translation>
    </message>
    <message numerus="yes">
        <source>%n changes each leave exactly one solution; the likeliest:</source>
        <translation>
            <numerusform>%n cambio deja exactamente una solución; el más probable:</numerusform>
            <numerusform>%n cambios dejan cada uno exactamente una solución; el más probable:</numerusform>
        </translation>
    </message>
    <message>
        <source>Other Changes (%1)…</source>
        <translation>Otros cambios (%1)…</translation>
    </message>
    <message numerus="yes">
        <source>No solution: %n clues contradict each other.</source>
        <translation>
            <numerusform>Sin solución: %n pista lleva a una contradicción.</numerusform>
            <numerusform>Sin solución: %n pistas se contradicen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ExportDialog</name>
    <message>
        <source>&amp;Entries</source>
        <translation>&amp;Entradas</translation>
    </message>
    <message>
        <source>Pencil &amp;marks</source>
        <translation>Anotaciones a &amp;lápiz</translation>
    </message>
    <message>
        <source>All &amp;candidates</source>
        <translation>Todos los &amp;candidatos</translation>
    </message>
    <message>
        <source>Export as %1</source>
        <translation>Exportar como %1</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> píxeles</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>&amp;Size of the picture:</source>
        <translation>&amp;Tamaño de la imagen:</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Mostrar:</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>With the colours of cells, what you drew on candidates, the filter and the hint that is shown</source>
        <translation>Con los colores de las celdas, lo dibujado en los candidatos, el filtro y la sugerencia mostrada</translation>
    </message>
    <message>
        <source>Co&amp;lours, as on the screen</source>
        <translation>C&amp;olores, como en la pantalla</translation>
    </message>
    <message>
        <source>More optio&amp;ns</source>
        <translation>&amp;Más opciones</translation>
    </message>
    <message>
        <source>Standard:</source>
        <translation>Estándar:</translation>
    </message>
</context>
<context>
    <name>sudoku::FileController</name>
    <message>
        <source>Reading %1 was stopped.</source>
        <translation>Se detuvo la lectura de %1.</translation>
    </message>
    <message>
        <source>&amp;Forget These Files</source>
        <translation>&amp;Olvidar estos archivos</translation>
    </message>
    <message>
        <source>Open Puzzle</source>
        <translation>Abrir sudoku</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>Abierto %1.</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>No se puede abrir %1: %2</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>Opened the first puzzle of %1.</source>
        <translation>Abierto el primer sudoku de %1.</translation>
    </message>
    <message>
        <source>%1 F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>%1 F9 lo resuelve; F8 comprueba si tiene exactamente una solución.</translation>
    </message>
    <message>
        <source>Save Puzzle</source>
        <translation>Guardar sudoku</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>No se puede guardar %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Unsaved Puzzle</source>
        <translation>Sudoku sin guardar</translation>
    </message>
    <message>
        <source>The puzzle on the board is not saved. Save it?</source>
        <translation>El sudoku del tablero no está guardado. ¿Guardarlo?</translation>
    </message>
</context>
<context>
    <name>sudoku::FileField</name>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose a PDF</source>
        <translation>Elegir un PDF</translation>
    </message>
    <message>
        <source>Insert a PDF</source>
        <translation>Insertar un PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>sudoku::FilterRow</name>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Two marks</source>
        <translation>Dos anotaciones</translation>
    </message>
    <message>
        <source>Show the cells that two digits can go in</source>
        <translation>Mostrar las celdas en las que caben dos dígitos</translation>
    </message>
    <message>
        <source>Where a digit can still go</source>
        <translation>Dónde cabe aún un dígito</translation>
    </message>
    <message>
        <source>filter digit %1</source>
        <translation>filtrar el dígito %1</translation>
    </message>
    <message>
        <source>%1: %2 placed; possible cells: %3</source>
        <translation>%1: colocados %2; celdas posibles: %3</translation>
    </message>
    <message>
        <source>Cells with two candidates: %1</source>
        <translation>Celdas con dos candidatos: %1</translation>
    </message>
    <message>
        <source>Possible cells: %1 for %2, %3 for %4</source>
        <comment>7 cells for a 4, 5 cells for an 8</comment>
        <translation>Celdas posibles: %1 para %2, %3 para %4</translation>
    </message>
</context>
<context>
    <name>sudoku::Fixer</name>
    <message>
        <source>Looking for a fix</source>
        <translation>Buscando una corrección</translation>
    </message>
    <message>
        <source>Make Unique</source>
        <translation>Hacer único</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>%1 to %2 of %3</source>
        <translation>%1 a %2 de %3</translation>
    </message>
    <message>
        <source>More Fixes (Alt+Right)</source>
        <translation>Más correcciones (Alt+Derecha)</translation>
    </message>
    <message>
        <source>Previous Fixes (Alt+Left)</source>
        <translation>Correcciones anteriores (Alt+Izquierda)</translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaDialog</name>
    <message>
        <source>Leave &amp;out candidates that propagation decides</source>
        <translation>&amp;Omitir los candidatos que decide la propagación</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>&amp;Pistas</translation>
    </message>
    <message>
        <source>&amp;Entries as givens</source>
        <translation>&amp;Entradas como pistas</translation>
    </message>
    <message>
        <source>&amp;A solution other than the one on the board</source>
        <translation>Una solución &amp;distinta de la del tablero</translation>
    </message>
    <message>
        <source>Export CNF</source>
        <translation>Exportar CNF</translation>
    </message>
    <message>
        <source>Without the givens, every filled board that obeys the rules is a model.</source>
        <translation>Sin las pistas, todo tablero lleno que cumpla las reglas es un modelo.</translation>
    </message>
    <message>
        <source>A clause forbids the solution on the board, so that a solver finds another one. Every cell must be filled.</source>
        <translation>Una cláusula prohíbe la solución del tablero, para que un solucionador encuentre otra. Todas las celdas deben estar llenas.</translation>
    </message>
    <message>
        <source>Candidates:</source>
        <translation>Candidatos:</translation>
    </message>
    <message>
        <source>Clauses for:</source>
        <translation>Cláusulas para:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Tamaño:</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>E&amp;ncoding:</source>
        <translation>Codi&amp;ficación:</translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaExchange</name>
    <message>
        <source>There is not enough memory for this formula.</source>
        <translation>No hay memoria suficiente para esta fórmula.</translation>
    </message>
    <message>
        <source>Exporting was stopped; no file was written.</source>
        <translation>Se detuvo la exportación; no se escribió ningún archivo.</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>No se puede guardar %1: %2</translation>
    </message>
    <message>
        <source>Exported as %1: %2.</source>
        <translation>Exportado como %1: %2.</translation>
    </message>
    <message>
        <source>DIMACS CNF (*.cnf)</source>
        <translation>DIMACS CNF (*.cnf)</translation>
    </message>
    <message>
        <source>Import Model</source>
        <translation>Importar modelo</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportando</translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation>Leyendo el modelo</translation>
    </message>
    <message>
        <source>%1 is not a solution of this puzzle: %2.</source>
        <translation>%1 no es una solución de este sudoku: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>No se puede abrir %1: %2</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>Se detuvo la lectura.</translation>
    </message>
    <message>
        <source>%1 says that the solver found no answer.</source>
        <translation>%1 dice que el solucionador no encontró respuesta.</translation>
    </message>
    <message>
        <source>%1 says that the formula is unsatisfiable: this puzzle has no solution, or only those that the formula forbids.</source>
        <translation>%1 dice que la fórmula es insatisfacible: este sudoku no tiene solución, o solo las que la fórmula prohíbe.</translation>
    </message>
    <message>
        <source>%1 is the solution that is already on the board.</source>
        <translation>%1 es la solución que ya está en el tablero.</translation>
    </message>
    <message>
        <source>%1 is a solution of this puzzle and fills the board.</source>
        <translation>%1 es una solución de este sudoku y llena el tablero.</translation>
    </message>
    <message numerus="yes">
        <source>It changed %n of your entries; Undo restores them.</source>
        <translation>
            <numerusform>Cambió %n de sus entradas; Deshacer la restaura.</numerusform>
            <numerusform>Cambió %n de sus entradas; Deshacer las restaura.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaModel</name>
    <message>
        <source>In words</source>
        <translation>En palabras</translation>
    </message>
    <message>
        <source>As the solver reads it (DIMACS)</source>
        <translation>Como la lee el solucionador (DIMACS)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 – %2, %3</source>
        <translation>%1 – %2, %3</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaPage</name>
    <message>
        <source>Cop&amp;y in DIMACS</source>
        <translation>&amp;Copiar en DIMACS</translation>
    </message>
    <message>
        <source>&amp;Digit</source>
        <translation>&amp;Dígito</translation>
    </message>
    <message>
        <source>Ca&amp;ndidates</source>
        <translation>Ca&amp;ndidatos</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Cláusulas</translation>
    </message>
    <message>
        <source>All digits</source>
        <translation>Todos los dígitos</translation>
    </message>
    <message numerus="yes">
        <source>This part has more than %Ln clause(s), too many to list. &lt;i&gt;Export CNF&lt;/i&gt; in the File menu writes them all.</source>
        <translation>
            <numerusform>Esta parte tiene más de %Ln cláusula, demasiadas para listarlas. &lt;i&gt;Exportar CNF&lt;/i&gt;, en el menú Archivo, las escribe todas.</numerusform>
            <numerusform>Esta parte tiene más de %Ln cláusulas, demasiadas para listarlas. &lt;i&gt;Exportar CNF&lt;/i&gt;, en el menú Archivo, las escribe todas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The givens contradict each other: propagation finds this before anything is encoded.</source>
        <translation>Las pistas se contradicen: la propagación lo descubre antes de codificar nada.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: propagation decides everything, so there is nothing to encode.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: la propagación lo decide todo, así que no hay nada que codificar.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2, %3.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: %2, %3.</translation>
    </message>
    <message>
        <source>Each line of DIMACS is a clause: one of its literals must be true. A minus sign negates a variable, 0 ends the clause.</source>
        <translation>Cada línea de DIMACS es una cláusula: uno de sus literales debe ser verdadero. Un signo menos niega una variable, 0 termina la cláusula.</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt; %2&lt;/p&gt;&lt;p&gt;%3&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt; %2&lt;/p&gt;&lt;p&gt;%3&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Encodin&amp;g</source>
        <translation>Codi&amp;ficación</translation>
    </message>
</context>
<context>
    <name>sudoku::FullScreen</name>
    <message>
        <source>View &gt; Full Screen leaves the full screen.</source>
        <translation>Ver &gt; Pantalla completa sale de la pantalla completa.</translation>
    </message>
    <message>
        <source>%1 leaves the full screen.</source>
        <translation>%1 sale de la pantalla completa.</translation>
    </message>
    <message>
        <source>%1 Move the pointer to the upper edge for the menu, to the right edge for the panel.</source>
        <translation>%1 Lleve el puntero al borde superior para ver el menú, al borde derecho para ver el panel.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameEnd</name>
    <message>
        <source>The result of the game cannot be kept: %1</source>
        <translation>No se puede guardar el resultado de la partida: %1</translation>
    </message>
    <message>
        <source>Same Kind</source>
        <translation>Mismo tipo</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Más fácil</translation>
    </message>
    <message>
        <source>Not checked: %1.</source>
        <translation>Sin comprobar: %1.</translation>
    </message>
    <message>
        <source>Puzzle of %1</source>
        <translation>Sudoku del %1</translation>
    </message>
</context>
<context>
    <name>sudoku::GenerateDialog</name>
    <message>
        <source>Board to be filled</source>
        <translation>Tablero que se va a llenar</translation>
    </message>
    <message>
        <source>Generate Puzzles</source>
        <translation>Generar sudokus</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Generar</translation>
    </message>
    <message>
        <source>Puzzle being generated</source>
        <translation>Sudoku que se está generando</translation>
    </message>
    <message>
        <source>Choose a kind and a difficulty, then press Generate.</source>
        <translation>Elija un tipo y una dificultad y pulse Generar.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Stop generating; the puzzles stay in the list beside the board</source>
        <translation>Detener la generación; los sudokus quedan en la lista junto al tablero</translation>
    </message>
    <message>
        <source>O&amp;pen on the Board</source>
        <translation>Lle&amp;var al tablero</translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookBrowser</name>
    <message>
        <source>Page of the handbook</source>
        <translation>Página del manual</translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookContents</name>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookHits</name>
    <message>
        <source>Places found</source>
        <translation>Lugares encontrados</translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookWindow</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Tool Bar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>First Page</source>
        <translation>Primera página</translation>
    </message>
    <message>
        <source>Larger Text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Smaller Text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Search all pages (Ctrl+F)</source>
        <translation>Buscar en todas las páginas (Control+F)</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Buscar en todas las páginas</translation>
    </message>
    <message>
        <source>Handbook — Sudoku Workbench</source>
        <translation>Manual — Sudoku Workbench</translation>
    </message>
    <message>
        <source>Handbook: %1 — Sudoku Workbench</source>
        <translation>Manual: %1 — Sudoku Workbench</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <translation>No se encontró nada. Pruebe con menos palabras o más cortas.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found. Enter goes to the first.</source>
        <translation>
            <numerusform>%n lugar encontrado. Intro va al primero.</numerusform>
            <numerusform>%n lugares encontrados. Intro va al primero.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1 of %2. F3 goes to the next.</source>
        <translation>Lugar %1 de %2. F3 va al siguiente.</translation>
    </message>
</context>
<context>
    <name>sudoku::Hinter</name>
    <message>
        <source>Looking for a hint</source>
        <translation>Buscando una sugerencia</translation>
    </message>
    <message>
        <source>The search for a hint was stopped.</source>
        <translation>Se detuvo la búsqueda de una sugerencia.</translation>
    </message>
    <message>
        <source>%1 Enter applies it.</source>
        <translation>%1 Intro la aplica.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>erróneo</translation>
    </message>
    <message numerus="yes">
        <source>Clear It/Them</source>
        <translation>
            <numerusform>Borrarla</numerusform>
            <numerusform>Borrarlas</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong pencil marks</source>
        <translation>anotaciones erróneas</translation>
    </message>
    <message>
        <source>Correct Marks</source>
        <translation>Corregir anotaciones</translation>
    </message>
    <message>
        <source>The pencil marks are corrected.</source>
        <translation>Las anotaciones están corregidas.</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>Siguiente sugerencia</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>El sudoku no tiene solución.</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>No technique that is switched on gives a step.</source>
        <translation>Ninguna técnica activada da un paso.</translation>
    </message>
    <message>
        <source>Techniques…</source>
        <translation>Técnicas…</translation>
    </message>
    <message>
        <source>Type in a puzzle first.</source>
        <translation>Escriba primero un sudoku.</translation>
    </message>
    <message>
        <source>No further step follows: there is more than one solution.</source>
        <translation>No hay ningún paso más: hay más de una solución.</translation>
    </message>
    <message>
        <source>Show Two Solutions</source>
        <translation>Mostrar dos soluciones</translation>
    </message>
    <message>
        <source>Applied: %1.</source>
        <translation>Aplicado: %1.</translation>
    </message>
    <message>
        <source>Apply Hint</source>
        <translation>Aplicar sugerencia</translation>
    </message>
    <message>
        <source>Filling in candidates</source>
        <translation>Rellenando candidatos</translation>
    </message>
    <message>
        <source>Fill in Candidates</source>
        <translation>Rellenar candidatos</translation>
    </message>
    <message>
        <source>Digits that you type are entries now.</source>
        <translation>Los dígitos que escriba son ahora entradas.</translation>
    </message>
    <message>
        <source>Learn This</source>
        <translation>Aprender esto</translation>
    </message>
    <message>
        <source>%1: nothing on the board as it stands.</source>
        <translation>%1: nada en el tablero tal como está.</translation>
    </message>
</context>
<context>
    <name>sudoku::KeysPage</name>
    <message>
        <source>No Ke&amp;y</source>
        <translation>&amp;Sin tecla</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Res&amp;tablecer</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Buscar un comando o una tecla</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Keys of the command</source>
        <translation>Teclas del comando</translation>
    </message>
    <message>
        <source>Give the command the keys that it had at first</source>
        <translation>Dar al comando las teclas que tenía al principio</translation>
    </message>
    <message>
        <source>Choose a command, then press its new keys in the field.</source>
        <translation>Elija un comando y pulse sus nuevas teclas en el campo.</translation>
    </message>
    <message>
        <source>%1 belongs to %2. Give that another key first.</source>
        <translation>%1 pertenece a %2. Dé primero otra tecla a ese comando.</translation>
    </message>
    <message>
        <source>The board needs %1. Choose another key, such as a function key or one with Ctrl.</source>
        <translation>El tablero necesita %1. Elija otra tecla, por ejemplo una de función o una con Ctrl.</translation>
    </message>
</context>
<context>
    <name>sudoku::KindBox</name>
    <message>
        <source>Add a rule: type its name</source>
        <translation>Añadir una regla: escriba su nombre</translation>
    </message>
    <message>
        <source>This needs %1.</source>
        <translation>Necesita %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no rule called &apos;%1&apos;. The list shows all rules.</source>
        <translation>No hay ninguna regla «%1». La lista muestra todas.</translation>
    </message>
    <message>
        <source>For the whole board</source>
        <translation>Para todo el tablero</translation>
    </message>
    <message>
        <source>Cages, regions and cells</source>
        <translation>Jaulas, regiones y celdas</translation>
    </message>
    <message>
        <source>Between two cells</source>
        <translation>Entre dos celdas</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Numbers beside the board</source>
        <translation>Números junto al tablero</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>My kinds</source>
        <translation>Mis tipos</translation>
    </message>
</context>
<context>
    <name>sudoku::KindChooser</name>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
</context>
<context>
    <name>sudoku::KindList</name>
    <message>
        <source>Another kind…</source>
        <translation>Otro tipo…</translation>
    </message>
</context>
<context>
    <name>sudoku::LaboratoryDialog</name>
    <message>
        <source>Encodings</source>
        <translation>Codificaciones</translation>
    </message>
    <message>
        <source>M&amp;easure</source>
        <translation>&amp;Medir</translation>
    </message>
    <message>
        <source>Look &amp;Inside</source>
        <translation>Ver el &amp;interior</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>&amp;New to Sudoku? Ten Lessons</source>
        <translation>¿&amp;Nuevo en el sudoku? Diez lecciones</translation>
    </message>
    <message>
        <source>Start &amp;Over…</source>
        <translation>Empe&amp;zar de nuevo…</translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation>%1 ▾</translation>
    </message>
    <message>
        <source>Techniques: %1</source>
        <translation>Técnicas: %1</translation>
    </message>
    <message>
        <source>%1 of %2 techniques practised</source>
        <translation>Técnicas practicadas: %1 de %2</translation>
    </message>
    <message>
        <source>&amp;Continue: %1</source>
        <translation>&amp;Continuar: %1</translation>
    </message>
    <message>
        <source>Start Over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Forget what you have practised?</source>
        <translation>¿Olvidar lo que ha practicado?</translation>
    </message>
    <message>
        <source>Bac&amp;k to the Board (Esc)</source>
        <translation>Vo&amp;lver al tablero (Esc)</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonDialog</name>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Todos los pasos</translation>
    </message>
    <message>
        <source>Only steps &amp;harder than singles</source>
        <translation>&amp;Solo pasos más difíciles que los únicos</translation>
    </message>
    <message>
        <source>&amp;From step</source>
        <translation>&amp;Del paso</translation>
    </message>
    <message>
        <source>Export Walkthrough as %1</source>
        <translation>Exportar la solución paso a paso como %1</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Primer paso</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último paso</translation>
    </message>
    <message>
        <source>to</source>
        <translation>al</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s); singles that follow each other are in one</source>
        <translation>
            <numerusform>%n imagen; los únicos consecutivos van en una</numerusform>
            <numerusform>%n imágenes; los únicos consecutivos van en una</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::LevelsField</name>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose a file of levels</source>
        <translation>Elegir un archivo de niveles</translation>
    </message>
    <message>
        <source>A file in JSON with levels of your own, which are then offered as a difficulty</source>
        <translation>Un archivo JSON con niveles propios, que luego se ofrecen como dificultad</translation>
    </message>
    <message>
        <source>File of Levels</source>
        <translation>Archivo de niveles</translation>
    </message>
    <message>
        <source>Levels (*.json)</source>
        <translation>Niveles (*.json)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Partes del programa</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licencia: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LiveCandidates</name>
    <message numerus="yes">
        <source>… Candidates of %n cell(s) are open</source>
        <translation>
            <numerusform>… Candidatos de %n celda sin decidir</numerusform>
            <numerusform>… Candidatos de %n celdas sin decidir</numerusform>
        </translation>
    </message>
    <message>
        <source>… Candidates</source>
        <translation>… Candidatos</translation>
    </message>
    <message>
        <source>✓ Candidates</source>
        <translation>✓ Candidatos</translation>
    </message>
    <message>
        <source>✗ No candidates</source>
        <translation>✗ Sin candidatos</translation>
    </message>
    <message numerus="yes">
        <source>? Candidates of %n cell(s) are open</source>
        <translation>
            <numerusform>? Candidatos de %n celda sin decidir</numerusform>
            <numerusform>? Candidatos de %n celdas sin decidir</numerusform>
        </translation>
    </message>
    <message>
        <source>? Candidates that leave one solution are open</source>
        <translation>? Sin decidir qué candidatos dejan una sola solución</translation>
    </message>
</context>
<context>
    <name>sudoku::LiveCheck</name>
    <message>
        <source>… Checking</source>
        <translation>… Comprobando</translation>
    </message>
    <message>
        <source>✓ One solution</source>
        <translation>✓ Una solución</translation>
    </message>
    <message>
        <source>≥2 solutions</source>
        <translation>≥2 soluciones</translation>
    </message>
    <message>
        <source>✗ No solution</source>
        <translation>✗ Sin solución</translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s)</source>
        <translation>
            <numerusform>%Ln solución</numerusform>
            <numerusform>%Ln soluciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %Ln solution(s)</source>
        <translation>
            <numerusform>Más de %Ln solución</numerusform>
            <numerusform>Más de %Ln soluciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≥%Ln solution(s), still counting</source>
        <translation>
            <numerusform>≥%Ln solución, sigue contando</numerusform>
            <numerusform>≥%Ln soluciones, sigue contando</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≥%Ln solution(s)</source>
        <translation>
            <numerusform>≥%Ln solución</numerusform>
            <numerusform>≥%Ln soluciones</numerusform>
        </translation>
    </message>
    <message>
        <source>? Not decided yet: F8 checks it</source>
        <translation>? Aún sin decidir: F8 lo comprueba</translation>
    </message>
</context>
<context>
    <name>sudoku::MainWindow</name>
    <message>
        <source>Checkpoint set.</source>
        <translation>Punto de control fijado.</translation>
    </message>
    <message>
        <source>Checkpoint set. %1 goes back to it.</source>
        <translation>Punto de control fijado. %1 vuelve a él.</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Nuevo sudoku</translation>
    </message>
    <message>
        <source>%1[*] — Sudoku Workbench</source>
        <translation>%1[*] — Sudoku Workbench</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
</context>
<context>
    <name>sudoku::MeasurementsChart</name>
    <message>
        <source>Automatic</source>
        <translation>Automática</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarítmica</translation>
    </message>
    <message>
        <source>&amp;Chart of</source>
        <translation>Grá&amp;fico de</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>&amp;Escala</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
</context>
<context>
    <name>sudoku::MeasurementsModel</name>
    <message>
        <source>%1, the smallest</source>
        <translation>%1, el menor valor</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solucionador</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 runs)</source>
        <translation>%1 (%2 de %3 mediciones)</translation>
    </message>
    <message>
        <source>puzzles: %L1</source>
        <translation>sudokus: %L1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
</context>
<context>
    <name>sudoku::MeasurementsPage</name>
    <message>
        <source>Choose encodings and solvers to compare on this board, then press Measure.</source>
        <translation>Elija las codificaciones y los solucionadores que comparar en este tablero y pulse Medir.</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>Medi&amp;r</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>The board has changed: these figures are for the previous board.</source>
        <translation>El tablero ha cambiado: estas cifras son del anterior.</translation>
    </message>
    <message>
        <source>Measure A&amp;gain</source>
        <translation>Medir de nue&amp;vo</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Mediciones</translation>
    </message>
    <message>
        <source>Bold: the smallest value of its column</source>
        <translation>En negrita: el menor valor de su columna</translation>
    </message>
    <message>
        <source>Cop&amp;y Table</source>
        <translation>&amp;Copiar tabla</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>&amp;Guardar como CSV…</translation>
    </message>
    <message>
        <source>%1 with %2, run %3 of %4 …</source>
        <translation>%1 con %2, medición %3 de %4…</translation>
    </message>
    <message>
        <source>Stopped after %1: %2 of %3 rows were measured.</source>
        <translation>Detenido tras %1: se midieron %2 de %3 filas.</translation>
    </message>
    <message>
        <source>The table was copied: paste it into a spreadsheet.</source>
        <translation>La tabla se copió: péguela en una hoja de cálculo.</translation>
    </message>
    <message>
        <source>Save Measurements</source>
        <translation>Guardar mediciones</translation>
    </message>
    <message>
        <source>encodings.csv</source>
        <translation>codificaciones.csv</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valores separados por comas (*.csv)</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>No se puede guardar %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Copy Table</source>
        <translation>Copiar tabla</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>O&amp;pen CSV…</source>
        <translation>A&amp;brir CSV…</translation>
    </message>
    <message>
        <source>Open Measurements</source>
        <translation>Abrir mediciones</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>No se puede abrir %1: %2</translation>
    </message>
    <message>
        <source>Opened %1. Rows: %L2.</source>
        <translation>Abierto %1. Filas: %L2.</translation>
    </message>
    <message>
        <source>All puzzles together (%L1)</source>
        <translation>Todos los sudokus juntos (%L1)</translation>
    </message>
</context>
<context>
    <name>sudoku::MessageBar</name>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>sudoku::Messenger</name>
    <message>
        <source>All cells are filled, but this is not a solution.</source>
        <translation>Todas las celdas están llenas, pero esto no es una solución.</translation>
    </message>
    <message>
        <source>All cells are filled, but %1.</source>
        <translation>Todas las celdas están llenas, pero %1.</translation>
    </message>
    <message numerus="yes">
        <source>Show It/Them</source>
        <translation>
            <numerusform>Mostrarla</numerusform>
            <numerusform>Mostrarlas</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved! Every rule is obeyed.</source>
        <translation>¡Resuelto! Se cumplen todas las reglas.</translation>
    </message>
    <message>
        <source>Solved in %1! Every rule is obeyed.</source>
        <translation>¡Resuelto en %1! Se cumplen todas las reglas.</translation>
    </message>
    <message>
        <source>Type a puzzle row by row, with Space for a blank; or paste one, or drop a file here. F9 solves it.</source>
        <translation>Escriba un sudoku fila a fila, con Espacio para una celda vacía; o pegue uno, o suelte aquí un archivo. F9 lo resuelve.</translation>
    </message>
    <message>
        <source>Solve filled in the board. Every rule is obeyed.</source>
        <translation>Resolver rellenó el tablero. Se cumplen todas las reglas.</translation>
    </message>
    <message>
        <source>Type a puzzle row by row, with Space to go to the next cell; or paste one, or drop a file here. F9 solves it.</source>
        <translation>Escriba un sudoku fila a fila, con Espacio para pasar a la celda siguiente; o pegue uno, o suelte un archivo aquí. F9 lo resuelve.</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Solve filled in the board. %1</source>
        <translation>Resolver rellenó el tablero. %1</translation>
    </message>
    <message>
        <source>The board is full. %1</source>
        <translation>El tablero está lleno. %1</translation>
    </message>
    <message>
        <source>The puzzle is solved. Enter shows the result again.</source>
        <translation>El sudoku está resuelto. Intro vuelve a mostrar el resultado.</translation>
    </message>
    <message>
        <source>Show Result</source>
        <translation>Mostrar el resultado</translation>
    </message>
    <message>
        <source>All cells are filled, and no digit is repeated in a row or column. Whether regions fit is not known yet.</source>
        <translation>Todas las celdas están llenas y ningún dígito se repite en una fila o columna. Aún no se sabe si encajan las regiones.</translation>
    </message>
</context>
<context>
    <name>sudoku::NewPuzzleDialog</name>
    <message>
        <source>New Puzzle</source>
        <translation>Nuevo sudoku</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Tipo:</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Di&amp;fficulty:</source>
        <translation>Di&amp;ficultad:</translation>
    </message>
    <message>
        <source>&amp;All kinds and sizes</source>
        <translation>T&amp;odos los tipos y tamaños</translation>
    </message>
    <message>
        <source>What the puzzle has, or what you draw first on an empty board</source>
        <translation>Lo que tiene el sudoku, o lo que se dibuja primero en un tablero vacío</translation>
    </message>
    <message>
        <source>&amp;Cages, lines:</source>
        <translation>&amp;Jaulas, líneas:</translation>
    </message>
    <message>
        <source>S&amp;ymmetry:</source>
        <translation>&amp;Simetría:</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Vista previa del tablero</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;More Than One…</source>
        <translation>&amp;Más de uno…</translation>
    </message>
    <message>
        <source>Many puzzles, techniques, patterns and numbers of clues</source>
        <translation>Muchos sudokus, técnicas, patrones y números de pistas</translation>
    </message>
    <message>
        <source>&amp;Empty Board</source>
        <translation>Tablero &amp;vacío</translation>
    </message>
    <message>
        <source>A board to type or to draw a puzzle on</source>
        <translation>Un tablero para escribir o dibujar un sudoku</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>J&amp;ugar</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>The next puzzle is ready.</source>
        <translation>El próximo sudoku está listo.</translation>
    </message>
    <message>
        <source>Singles are enough.</source>
        <translation>Bastan los únicos.</translation>
    </message>
    <message>
        <source>Pairs, triples and locked candidates; no fish and no chains.</source>
        <translation>Pares, tríos y candidatos bloqueados; sin peces ni cadenas.</translation>
    </message>
    <message>
        <source>Fish, wings and colours; no long chains.</source>
        <translation>Peces, alas y coloreado; sin cadenas largas.</translation>
    </message>
    <message>
        <source>Chains, finned fish and almost locked sets.</source>
        <translation>Cadenas, peces con aleta y conjuntos casi bloqueados.</translation>
    </message>
    <message>
        <source>Forcing chains, and whatever else it takes.</source>
        <translation>Cadenas forzadas y todo lo que haga falta.</translation>
    </message>
    <message>
        <source>Singles are enough, and about half of the cells have clues.</source>
        <translation>Bastan los singles, y cerca de la mitad de las celdas tiene pistas.</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberEditor</name>
    <message>
        <source>Number of the rule</source>
        <translation>Número de la regla</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>coma</translation>
    </message>
    <message>
        <source>Delete the last figure</source>
        <translation>Borrar la última cifra</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>%1. Enter, Escape or whatever you do next takes it; Undo takes it back.</source>
        <translation>%1. Intro, Esc o lo que haga después lo acepta; Deshacer lo retira.</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberFinder</name>
    <message>
        <source>Finding numbers</source>
        <translation>Buscando números</translation>
    </message>
    <message>
        <source>All Numbers</source>
        <translation>Todos los números</translation>
    </message>
</context>
<context>
    <name>sudoku::OfferButtons</name>
    <message>
        <source>More…</source>
        <translation>Más…</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindForm</name>
    <message>
        <source>Two digits, a and b</source>
        <translation>Dos dígitos, a y b</translation>
    </message>
    <message>
        <source>All digits together: sum, largest …</source>
        <translation>Todos los dígitos juntos: sum, largest …</translation>
    </message>
    <message>
        <source>A pattern that the digits match</source>
        <translation>Un patrón que siguen los dígitos</translation>
    </message>
    <message>
        <source>A state machine of the Interactive Sudoku Solver</source>
        <translation>Una máquina de estados del Interactive Sudoku Solver</translation>
    </message>
    <message>
        <source>Step by step, from digit to digit</source>
        <translation>Paso a paso, de dígito en dígito</translation>
    </message>
    <message>
        <source>Neighbours on a line</source>
        <translation>Vecinos en una línea</translation>
    </message>
    <message>
        <source>Neighbours on a closed line</source>
        <translation>Vecinos en una línea cerrada</translation>
    </message>
    <message>
        <source>Cells in their order, anywhere</source>
        <translation>Celdas en su orden, donde sea</translation>
    </message>
    <message>
        <source>A group of cells</source>
        <translation>Un grupo de celdas</translation>
    </message>
    <message>
        <source>A mark between two cells</source>
        <translation>Una marca entre dos celdas</translation>
    </message>
    <message>
        <source>A number beside the board</source>
        <translation>Un número junto al tablero</translation>
    </message>
    <message>
        <source>Every row</source>
        <translation>Cada fila</translation>
    </message>
    <message>
        <source>Every column</source>
        <translation>Cada columna</translation>
    </message>
    <message>
        <source>Every region</source>
        <translation>Cada región</translation>
    </message>
    <message>
        <source>All cells beside each other</source>
        <translation>Todas las celdas contiguas</translation>
    </message>
    <message>
        <source>All cells a leap apart</source>
        <translation>Todas las celdas a un salto</translation>
    </message>
    <message>
        <source>from the first cell</source>
        <translation>desde la primera celda</translation>
    </message>
    <message>
        <source>from either end</source>
        <translation>desde uno de los extremos</translation>
    </message>
    <message>
        <source>from both ends</source>
        <translation>desde ambos extremos</translation>
    </message>
    <message>
        <source>as a part of a longer line</source>
        <translation>como parte de una línea más larga</translation>
    </message>
    <message>
        <source>Broad line</source>
        <translation>Línea ancha</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>Dashes</source>
        <translation>Guiones</translation>
    </message>
    <message>
        <source>Crossed line</source>
        <translation>Línea con trazos</translation>
    </message>
    <message>
        <source>Striped cells</source>
        <translation>Celdas rayadas</translation>
    </message>
    <message>
        <source>Dashed cage</source>
        <translation>Jaula discontinua</translation>
    </message>
    <message>
        <source>White dot</source>
        <translation>Punto blanco</translation>
    </message>
    <message>
        <source>Black dot</source>
        <translation>Punto negro</translation>
    </message>
    <message>
        <source>A sign</source>
        <translation>Un signo</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>over the edges too</source>
        <translation>también por encima de los bordes</translation>
    </message>
    <message>
        <source>each has a number, k</source>
        <translation>cada una tiene un número, k</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Color…</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>In &amp;words:</source>
        <translation>&amp;En palabras:</translation>
    </message>
    <message>
        <source>It is &amp;about:</source>
        <translation>&amp;Trata de:</translation>
    </message>
    <message>
        <source>&amp;Cells:</source>
        <translation>&amp;Celdas:</translation>
    </message>
    <message>
        <source>&amp;Rule:</source>
        <translation>&amp;Regla:</translation>
    </message>
    <message>
        <source>S&amp;tarts with:</source>
        <translation>E&amp;mpieza con:</translation>
    </message>
    <message>
        <source>May &amp;end if:</source>
        <translation>&amp;Puede terminar si:</translation>
    </message>
    <message>
        <source>Rea&amp;d:</source>
        <translation>&amp;Leer:</translation>
    </message>
    <message>
        <source>and</source>
        <translation>y</translation>
    </message>
    <message>
        <source>&amp;Leap:</source>
        <translation>&amp;Salto:</translation>
    </message>
    <message>
        <source>Loo&amp;k:</source>
        <translation>&amp;Aspecto:</translation>
    </message>
    <message>
        <source>Si&amp;gn:</source>
        <translation>S&amp;igno:</translation>
    </message>
    <message>
        <source>Not yet a rule: %1.</source>
        <translation>Todavía no es una regla: %1.</translation>
    </message>
    <message>
        <source>In files it is called %1.</source>
        <translation>En archivos se llama %1.</translation>
    </message>
    <message>
        <source>Colour of the Line</source>
        <translation>Color de la línea</translation>
    </message>
    <message>
        <source>Say it in words: people read them below the printed puzzle.</source>
        <translation>Dígalo con palabras: se leen debajo del puzle impreso.</translation>
    </message>
    <message>
        <source>Other kinds: and, or, not, one of</source>
        <translation>Otros tipos: and, or, not, one</translation>
    </message>
    <message>
        <source>A number beside the board, along a diagonal</source>
        <translation>Un número junto al tablero, a lo largo de una diagonal</translation>
    </message>
    <message>
        <source>Like the kinds that it combines</source>
        <translation>Como los tipos que combina</translation>
    </message>
    <message>
        <source>Table up t&amp;o:</source>
        <translation>Tabla &amp;hasta:</translation>
    </message>
    <message>
        <source>A kind to combine</source>
        <translation>Un tipo que combinar</translation>
    </message>
    <message>
        <source>&amp;Use:</source>
        <translation>Utili&amp;zar:</translation>
    </message>
    <message>
        <source>No two digits from 1 to %1 keep this rule.</source>
        <translation>Ningún par de dígitos del 1 al %1 cumple esta regla.</translation>
    </message>
    <message>
        <source>Any two digits from 1 to %1 keep this rule.</source>
        <translation>Todo par de dígitos del 1 al %1 cumple esta regla.</translation>
    </message>
    <message>
        <source>On the board it looks like %1.</source>
        <translation>En el tablero se ve igual que %1.</translation>
    </message>
    <message>
        <source>Its mark does not show which digit is a.</source>
        <translation>Su marca no muestra qué dígito es a.</translation>
    </message>
    <message>
        <source>This look does not show which cell is the first.</source>
        <translation>Este aspecto no muestra qué celda es la primera.</translation>
    </message>
    <message>
        <source>Every square of four cells</source>
        <translation>Cada cuadrado de cuatro celdas</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindStore</name>
    <message>
        <source>this is no list of kinds</source>
        <translation>esto no es una lista de tipos</translation>
    </message>
    <message>
        <source>kind %1: %2</source>
        <translation>tipo %1: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindsController</name>
    <message>
        <source>The kinds cannot be kept: %1.</source>
        <translation>Los tipos no se pueden guardar: %1.</translation>
    </message>
    <message>
        <source>Change Kind of Rule</source>
        <translation>Cambiar el tipo de regla</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of the board stay as they were: the changed kind does not fit them.</source>
        <translation>
            <numerusform>%n regla del tablero queda como estaba: el tipo cambiado no va con ella.</numerusform>
            <numerusform>%n reglas del tablero quedan como estaban: el tipo cambiado no va con ellas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all of your kinds can be read: %1. They stay in their file as they are.</source>
        <translation>No se pueden leer todos sus tipos: %1. Siguen en su archivo tal como están.</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindsDialog</name>
    <message>
        <source>Co&amp;py</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>My Kinds of Rules</source>
        <translation>Mis tipos de reglas</translation>
    </message>
    <message>
        <source>My kinds of rules</source>
        <translation>Mis tipos de reglas</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>N&amp;uevo</translation>
    </message>
    <message>
        <source>Example&amp;s</source>
        <translation>E&amp;jemplos</translation>
    </message>
    <message>
        <source>On the Board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>Shipped</source>
        <translation>Incluidos</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>My rule</source>
        <translation>Mi regla</translation>
    </message>
    <message>
        <source>Import Kinds of Rules</source>
        <translation>Importar tipos de reglas</translation>
    </message>
    <message>
        <source>Kinds of rules (*.json)</source>
        <translation>Tipos de reglas (*.json)</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Export Kinds of Rules</source>
        <translation>Exportar tipos de reglas</translation>
    </message>
    <message>
        <source>another kind has this name</source>
        <translation>otro tipo se llama así</translation>
    </message>
    <message>
        <source>Discard what you have changed?</source>
        <translation>¿Descartar lo que ha cambiado?</translation>
    </message>
    <message>
        <source>Added: %1.</source>
        <translation>Añadidos: %1.</translation>
    </message>
    <message>
        <source>In the list before: %1.</source>
        <translation>Ya estaban en la lista: %1.</translation>
    </message>
    <message>
        <source>New makes a kind; Examples has some to begin with.</source>
        <translation>«Nuevo» crea un tipo; «Ejemplos» tiene algunos para empezar.</translation>
    </message>
    <message>
        <source>Exported: %1.</source>
        <translation>Exportados: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::PageForm</name>
    <message>
        <source>Mirrored, as in a boo&amp;k</source>
        <translation>Reflejadas, como en un li&amp;bro</translation>
    </message>
    <message>
        <source>suits the page</source>
        <translation>según la página</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Margin:</source>
        <translation>Margen:</translation>
    </message>
    <message>
        <source>G&amp;utter:</source>
        <translation>Encua&amp;dernación:</translation>
    </message>
    <message>
        <source>First page:</source>
        <translation>Primera página:</translation>
    </message>
    <message>
        <source>First puzzle:</source>
        <translation>Primer sudoku:</translation>
    </message>
    <message>
        <source>that of the puzzles</source>
        <translation>el de los sudokus</translation>
    </message>
    <message>
        <source>The author that a PDF names</source>
        <translation>El autor que figura en el PDF</translation>
    </message>
    <message>
        <source>Author:</source>
        <translation>Autor:</translation>
    </message>
    <message>
        <source>Where the QR code below each puzzle leads</source>
        <translation>A dónde lleva el código QR debajo de cada sudoku</translation>
    </message>
    <message>
        <source>&amp;QR code:</source>
        <translation>Código &amp;QR:</translation>
    </message>
    <message>
        <source>How strong the lines of boards are</source>
        <translation>Grosor de las líneas de los tableros</translation>
    </message>
    <message>
        <source>Lines:</source>
        <translation>Líneas:</translation>
    </message>
    <message>
        <source>suits the boards</source>
        <translation>según los tableros</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>The size of the number above each puzzle; what is beside it follows</source>
        <translation>El tamaño del número sobre cada sudoku; lo que está al lado lo sigue</translation>
    </message>
    <message>
        <source>Captions:</source>
        <translation>Títulos:</translation>
    </message>
    <message>
        <source>The size of sums in cages and of clues beside boards</source>
        <translation>El tamaño de las sumas de las jaulas y de las pistas junto a los tableros</translation>
    </message>
    <message>
        <source>Sums and clues outside:</source>
        <translation>Sumas y pistas exteriores:</translation>
    </message>
    <message>
        <source>The size of page numbers and of what else is at the foot of pages</source>
        <translation>El tamaño de los números de página y de lo demás al pie de las páginas</translation>
    </message>
    <message>
        <source>Page numbers:</source>
        <translation>Números de página:</translation>
    </message>
</context>
<context>
    <name>sudoku::PageView</name>
    <message>
        <source>Preview of the pages</source>
        <translation>Vista previa de las páginas</translation>
    </message>
</context>
<context>
    <name>sudoku::PairFinder</name>
    <message>
        <source>Comparing cells</source>
        <translation>Comparando celdas</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Show Them One by One (Alt+Right)</source>
        <translation>Mostrarlas una a una (Alt+Derecha)</translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>Siguiente (Alt+Derecha)</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>Anterior (Alt+Izquierda)</translation>
    </message>
</context>
<context>
    <name>sudoku::PairTable</name>
    <message>
        <source>Allowed pairs of digits</source>
        <translation>Pares de dígitos permitidos</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of %1 are allowed</source>
        <translation>
            <numerusform>Se permite %n par de %1</numerusform>
            <numerusform>Se permiten %n pares de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a in rows, b in columns: %n pair(s) of %1 are allowed. A click allows one or forbids it.</source>
        <translation>
            <numerusform>a en filas, b en columnas: se permite %n par de %1. Un clic permite uno o lo prohíbe.</numerusform>
            <numerusform>a en filas, b en columnas: se permiten %n pares de %1. Un clic permite uno o lo prohíbe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PatternEditor</name>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>must have a clue</source>
        <translation>debe tener una pista</translation>
    </message>
    <message>
        <source>must have no clue</source>
        <translation>no debe tener pista</translation>
    </message>
    <message>
        <source>%1, by symmetry</source>
        <translation>%1, por simetría</translation>
    </message>
    <message>
        <source>Pattern, row %1, column %2: %3</source>
        <translation>Patrón, fila %1, columna %2: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::PatternField</name>
    <message>
        <source>●  a clue
✕  no clue
empty: either

Click, or press
Space, + or −.
Right button
paints ✕.</source>
        <translation>●  una pista
✕  sin pista
vacía: ambas cosas

Haga clic, o pulse
Espacio, + o −.
El botón derecho
pinta ✕.</translation>
    </message>
    <message>
        <source>Cle&amp;ar</source>
        <translation>Vacia&amp;r</translation>
    </message>
    <message>
        <source>Clear the pattern</source>
        <translation>Vaciar el patrón</translation>
    </message>
    <message>
        <source>Set Ot&amp;hers to No Clue</source>
        <translation>Los &amp;demás sin pista</translation>
    </message>
    <message>
        <source>Only cells marked with a clue may have one</source>
        <translation>Solo las celdas marcadas con pista pueden tener una</translation>
    </message>
</context>
<context>
    <name>sudoku::PauseCover</name>
    <message>
        <source>Go On</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureDialog</name>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Straightened</source>
        <translation>Enderezada</translation>
    </message>
    <message>
        <source>Pa&amp;ge:</source>
        <translation>Pá&amp;gina:</translation>
    </message>
    <message>
        <source>Next in &amp;Doubt</source>
        <translation>Siguiente &amp;dudosa</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>D&amp;etener</translation>
    </message>
    <message>
        <source>From Picture: %1</source>
        <translation>Desde imagen: %1</translation>
    </message>
    <message>
        <source>Board in the picture</source>
        <translation>Tablero de la imagen</translation>
    </message>
    <message>
        <source>as seen</source>
        <translation>como se ve</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>S&amp;ize:</source>
        <translation>T&amp;amaño:</translation>
    </message>
    <message>
        <source>Reading the picture</source>
        <translation>Leyendo la imagen</translation>
    </message>
    <message>
        <source>&amp;Use This Board</source>
        <translation>&amp;Usar este tablero</translation>
    </message>
    <message>
        <source>Board %1 of %2</source>
        <translation>Tablero %1 de %2</translation>
    </message>
    <message>
        <source>%1. Drag the four corners to the corners of the board.</source>
        <translation>%1. Arrastre las cuatro esquinas a las del tablero.</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>dudosa</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) to compare</source>
        <translation>
            <numerusform>%n celda por comparar</numerusform>
            <numerusform>%n celdas por comparar</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard your corrections?</source>
        <translation>¿Descartar sus correcciones?</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> de %1</translation>
    </message>
    <message>
        <source>Choose Rules</source>
        <translation>Elegir reglas</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureForm</name>
    <message>
        <source>Size of the &amp;board:</source>
        <translation>Tamaño del ta&amp;blero:</translation>
    </message>
    <message>
        <source>&amp;Dots per inch:</source>
        <translation>&amp;Puntos por pulgada:</translation>
    </message>
    <message>
        <source>Transparent &amp;ground</source>
        <translation>&amp;Fondo transparente</translation>
    </message>
    <message>
        <source>From outer edge to outer edge of its frame. There is no edge around it.</source>
        <translation>De borde exterior a borde exterior del marco. No hay margen alrededor.</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Size of the board</source>
        <translation>Tamaño del tablero</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Puntos por pulgada</translation>
    </message>
    <message>
        <source>&amp;Pixels:</source>
        <translation>Píxele&amp;s:</translation>
    </message>
    <message>
        <source>Le&amp;tters:</source>
        <translation>Let&amp;ras:</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureOpener</name>
    <message>
        <source>Reading %1 …</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Imágenes (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>From Picture</source>
        <translation>Desde imagen</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>el portapapeles</translation>
    </message>
    <message>
        <source>Cannot keep the picture for its reader: the disk is full.</source>
        <translation>No se puede guardar la imagen para su lector: el disco está lleno.</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <translation>Se detuvo la lectura de %1.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>Read a board of %1 × %1 with %2 from %3. F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>Leído un tablero de %1 × %1 con %2 de %3. F9 lo resuelve; F8 comprueba si tiene exactamente una solución.</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureView</name>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>The arrow keys move a corner of the board, faster with Shift; Space goes to the next corner.</source>
        <translation>Las flechas mueven una esquina del tablero, más rápido con Mayús; la barra espaciadora pasa a la siguiente.</translation>
    </message>
    <message>
        <source>Drag the corners to the corners of the board if it was not found</source>
        <translation>Arrastre las esquinas a las del tablero si no se encontró</translation>
    </message>
</context>
<context>
    <name>sudoku::PicturesDialog</name>
    <message>
        <source>T&amp;able of the files, for merging data</source>
        <translation>&amp;Tabla de los archivos, para combinar datos</translation>
    </message>
    <message>
        <source>Save as Pictures</source>
        <translation>Guardar como archivos de imagen</translation>
    </message>
    <message>
        <source>&amp;Files:</source>
        <translation>&amp;Archivos:</translation>
    </message>
    <message>
        <source>&amp;Names:</source>
        <translation>&amp;Nombres:</translation>
    </message>
    <message>
        <source>&amp;Save in Folder…</source>
        <translation>&amp;Guardar en carpeta…</translation>
    </message>
    <message>
        <source>Write a name for the files, such as %1</source>
        <translation>Escriba un nombre para los archivos, como %1</translation>
    </message>
    <message>
        <source>{n} is the number, {kind} puzzle or solution; also {level}, {size}, {seed} and {title}</source>
        <translation>{n} es el número, {kind} sudoku o solución; también {level}, {size}, {seed} y {title}</translation>
    </message>
</context>
<context>
    <name>sudoku::Play</name>
    <message>
        <source>Making a puzzle…</source>
        <translation>Creando un sudoku…</translation>
    </message>
    <message>
        <source>A new puzzle: %1.</source>
        <translation>Un sudoku nuevo: %1.</translation>
    </message>
    <message>
        <source>No puzzle was made: %1.</source>
        <translation>No se creó ningún sudoku: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::Practice</name>
    <message>
        <source>Making the first exercise</source>
        <translation>Preparando el primer ejercicio</translation>
    </message>
    <message>
        <source>Stopped before there was an exercise.</source>
        <translation>Se detuvo antes de que hubiera un ejercicio.</translation>
    </message>
    <message>
        <source>No puzzle with this technique was found.</source>
        <translation>No se encontró ningún sudoku con esta técnica.</translation>
    </message>
    <message>
        <source>Give a Hint</source>
        <translation>Dar una sugerencia</translation>
    </message>
    <message>
        <source>The next exercise is being made …</source>
        <translation>Se está preparando el siguiente ejercicio…</translation>
    </message>
    <message>
        <source>Practice finished. Found without help: %1 of %2.</source>
        <translation>La práctica ha terminado. Encontrados sin ayuda: %1 de %2.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>That is true, but it does not follow by this technique (%1).</source>
        <translation>Es cierto, pero no se deduce con esta técnica (%1).</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Next Exercise</source>
        <translation>Siguiente ejercicio</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Exercise %1 of %2: %3</source>
        <translation>Ejercicio %1 de %2: %3</translation>
    </message>
    <message>
        <source>%1. Enter a digit that it places.</source>
        <translation>%1. Escriba un dígito que esta técnica coloca.</translation>
    </message>
    <message>
        <source>%1. Remove a candidate that it excludes: click its cell and type the digit.</source>
        <translation>%1. Quite un candidato que esta técnica excluye: haga clic en su celda y escriba el dígito.</translation>
    </message>
    <message>
        <source>Solve filled in the board, which is no answer to the exercise.</source>
        <translation>Resolver rellenó el tablero; eso no es una respuesta al ejercicio.</translation>
    </message>
    <message>
        <source>%1 (so far %2)</source>
        <translation>%1 (hasta ahora %2)</translation>
    </message>
    <message>
        <source>Learn This</source>
        <translation>Aprender esto</translation>
    </message>
    <message>
        <source>Right. %1. Enter goes on.</source>
        <translation>Correcto. %1. Intro continúa.</translation>
    </message>
    <message>
        <source>No: that is wrong for %1.</source>
        <translation>No, eso es incorrecto para %1.</translation>
    </message>
    <message>
        <source>What Comes Next</source>
        <translation>Qué viene ahora</translation>
    </message>
    <message>
        <source>Practise Again</source>
        <translation>Practicar otra vez</translation>
    </message>
    <message>
        <source>End (Esc)</source>
        <translation>Salir (Esc)</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Retirado: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeDialog</name>
    <message>
        <source>Practise a Technique</source>
        <translation>Practicar una técnica</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Tipo:</translation>
    </message>
    <message>
        <source>&amp;Boards:</source>
        <translation>Ta&amp;bleros:</translation>
    </message>
    <message>
        <source>Choose a technique.</source>
        <translation>Elija una técnica.</translation>
    </message>
    <message>
        <source>&amp;Only the part of the board with the pattern</source>
        <translation>&amp;Solo la parte del tablero con el patrón</translation>
    </message>
</context>
<context>
    <name>sudoku::PreflightDialog</name>
    <message>
        <source>Preflight</source>
        <translation>Comprobación previa</translation>
    </message>
    <message>
        <source>Nothing was found that printing houses refuse.</source>
        <translation>No se encontró nada que las imprentas rechacen.</translation>
    </message>
    <message>
        <source>What printing houses may refuse:</source>
        <translation>Lo que las imprentas pueden rechazar:</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Defectos</translation>
    </message>
</context>
<context>
    <name>sudoku::Presets</name>
    <message>
        <source>Presets</source>
        <translation>Ajustes guardados</translation>
    </message>
    <message>
        <source>Requests that you have saved</source>
        <translation>Peticiones que ha guardado</translation>
    </message>
    <message>
        <source>Save as Preset…</source>
        <translation>Guardar estos ajustes…</translation>
    </message>
    <message>
        <source>Delete Preset</source>
        <translation>Eliminar ajustes guardados</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>Guardar ajustes</translation>
    </message>
    <message>
        <source>Name of the preset (an old one of this name is replaced):</source>
        <translation>Nombre de los ajustes (se reemplazan los que ya lo tengan):</translation>
    </message>
</context>
<context>
    <name>sudoku::PressForm</name>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Crop marks</source>
        <translation>Marcas de corte</translation>
    </message>
    <message>
        <source>all sheets</source>
        <translation>todas las hojas</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1 páginas</translation>
    </message>
    <message>
        <source>How many pages of a booklet are folded together</source>
        <translation>Cuántas páginas de un cuadernillo se pliegan juntas</translation>
    </message>
    <message>
        <source>Gatherings:</source>
        <translation>Pliegos:</translation>
    </message>
    <message>
        <source>How far the innermost sheet stands out where it is folded</source>
        <translation>Cuánto sobresale la hoja más interior al plegarla</translation>
    </message>
    <message>
        <source>Creep:</source>
        <translation>Desplazamiento:</translation>
    </message>
    <message>
        <source>Marks on larger paper where it is cut and folded</source>
        <translation>Marcas en papel más grande donde se corta y se pliega</translation>
    </message>
    <message>
        <source>Room beyond the line along which paper is cut</source>
        <translation>Espacio más allá de la línea por la que se corta el papel</translation>
    </message>
    <message>
        <source>Bleed:</source>
        <translation>Sangrado:</translation>
    </message>
    <message>
        <source>The standard that the PDF keeps to</source>
        <translation>El estándar que cumple el PDF</translation>
    </message>
    <message>
        <source>PDF:</source>
        <translation>PDF:</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>Imp&amp;rimir…</translation>
    </message>
    <message>
        <source>Save &amp;as PDF…</source>
        <translation>G&amp;uardar como PDF…</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página entera</translation>
    </message>
    <message>
        <source>Checking for exactly one solution … A printout now says &quot;not checked&quot;.</source>
        <translation>Comprobando si hay exactamente una solución… Una impresión diría ahora «sin comprobar».</translation>
    </message>
    <message>
        <source>Nothing was printed: these pages do not exist. The last page is %1.</source>
        <translation>No se imprimió nada: esas páginas no existen. La última página es %1.</translation>
    </message>
    <message>
        <source>The printer did not accept the job: it refuses the paper %1. Choose another paper, or save a PDF.</source>
        <translation>La impresora no aceptó el trabajo: rechaza el papel %1. Elija otro papel o guarde un PDF.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Sa&amp;ve as Pictures…</source>
        <translation>Guardar como arc&amp;hivos de imagen…</translation>
    </message>
    <message>
        <source>Folder for the Pictures</source>
        <translation>Carpeta para las imágenes</translation>
    </message>
    <message>
        <source>Save as Document…</source>
        <translation>Guardar como documento…</translation>
    </message>
    <message>
        <source>Preflight…</source>
        <translation>Comprobación previa…</translation>
    </message>
    <message>
        <source>What printing houses refuse</source>
        <translation>Lo que rechazan las imprentas</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>Save as Document</source>
        <translation>Guardar como documento</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintForm</name>
    <message>
        <source>&amp;Entries</source>
        <translation>&amp;Entradas</translation>
    </message>
    <message>
        <source>Pencil &amp;marks, or all candidates</source>
        <translation>Anotaciones, o todos &amp;los candidatos</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Fecha</translation>
    </message>
    <message>
        <source>&amp;Booklet to fold</source>
        <translation>&amp;Cuadernillo para plegar</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Título:</translation>
    </message>
    <message>
        <source>Pa&amp;per:</source>
        <translation>Pa&amp;pel:</translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation>Orie&amp;ntación:</translation>
    </message>
    <message>
        <source>Puzzles per pa&amp;ge:</source>
        <translation>Sudokus por pá&amp;gina:</translation>
    </message>
    <message>
        <source>&amp;Solutions:</source>
        <translation>&amp;Soluciones:</translation>
    </message>
    <message>
        <source>Also print:</source>
        <translation>Imprimir también:</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>Formato:</translation>
    </message>
    <message>
        <source>S&amp;ides:</source>
        <translation>C&amp;aras:</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>vertical</translation>
    </message>
    <message>
        <source>landscape</source>
        <translation>horizontal</translation>
    </message>
    <message>
        <source>as many as are legible</source>
        <translation>tantos como sean legibles</translation>
    </message>
    <message numerus="yes">
        <source>Se&amp;lection only: %Ln puzzle(s)</source>
        <translation>
            <numerusform>Solo la selección: %Ln sudo&amp;ku</numerusform>
            <numerusform>Solo la selección: %Ln sudo&amp;kus</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a size such as 6x9in or 120x180mm.</source>
        <translation>Escriba un tamaño como 6x9in o 120x180mm.</translation>
    </message>
    <message>
        <source>A line &amp;for name and date</source>
        <translation>Una línea para nombre &amp;y fecha</translation>
    </message>
    <message>
        <source>Instru&amp;ction:</source>
        <translation>&amp;Instrucción:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>Ta&amp;maño:</translation>
    </message>
    <message>
        <source>Caption:</source>
        <translation>Leyenda:</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Instrucción</translation>
    </message>
    <message>
        <source>what rows, columns and boxes contain</source>
        <translation>lo que contienen filas, columnas y bloques</translation>
    </message>
    <message>
        <source>More optio&amp;ns</source>
        <translation>Más &amp;opciones</translation>
    </message>
    <message>
        <source>other size</source>
        <translation>otro tamaño</translation>
    </message>
    <message>
        <source>Sections:</source>
        <translation>Secciones:</translation>
    </message>
    <message>
        <source>Warm-up; Giants</source>
        <translation>Calentamiento; Gigantes</translation>
    </message>
    <message>
        <source>Titles of the sections, separated by semicolons</source>
        <translation>Títulos de las secciones, separados por punto y coma</translation>
    </message>
    <message>
        <source>Section titles:</source>
        <translation>Títulos de sección:</translation>
    </message>
    <message>
        <source>Upside down at the foot of each page</source>
        <translation>Al revés, al pie de cada página</translation>
    </message>
    <message>
        <source>Hints:</source>
        <translation>Sugerencias:</translation>
    </message>
    <message>
        <source>The sides of paper are %1 to %2 mm long.</source>
        <translation>Los lados del papel miden de %1 a %2 mm.</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintOutput</name>
    <message>
        <source>Stopped: nothing was saved.</source>
        <translation>Detenido: no se guardó nada.</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>No se puede guardar %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::Publisher</name>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Text: %1…</source>
        <translation>Texto: %1…</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>There is not enough memory for this picture.</source>
        <translation>No hay memoria suficiente para esta imagen.</translation>
    </message>
    <message>
        <source>Export as Text</source>
        <translation>Exportar como texto</translation>
    </message>
    <message>
        <source>Text (*.%1)</source>
        <translation>Texto (*.%1)</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>No se puede guardar %1: %2</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Exportado como %1.</translation>
    </message>
    <message>
        <source>Copied as a picture.</source>
        <translation>Copiado como imagen.</translation>
    </message>
    <message>
        <source>Save QR Code</source>
        <translation>Guardar código QR</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzlePage</name>
    <message>
        <source>T&amp;itle:</source>
        <translation>Títu&amp;lo:</translation>
    </message>
    <message>
        <source>Change Title</source>
        <translation>Cambiar el título</translation>
    </message>
    <message>
        <source>A&amp;uthor:</source>
        <translation>A&amp;utor:</translation>
    </message>
    <message>
        <source>Change Author</source>
        <translation>Cambiar el autor</translation>
    </message>
    <message>
        <source>Sour&amp;ce:</source>
        <translation>&amp;Fuente:</translation>
    </message>
    <message>
        <source>Change Source</source>
        <translation>Cambiar la fuente</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>&amp;Nivel:</translation>
    </message>
    <message>
        <source>Change Level</source>
        <translation>Cambiar el nivel</translation>
    </message>
    <message>
        <source>Rules in &amp;words:</source>
        <translation>Reglas en &amp;palabras:</translation>
    </message>
    <message>
        <source>Rules in words</source>
        <translation>Reglas en palabras</translation>
    </message>
    <message>
        <source>Pr&amp;opose</source>
        <translation>Pr&amp;oponer</translation>
    </message>
    <message>
        <source>Write the rules of this puzzle in words</source>
        <translation>Escribir en palabras las reglas de este sudoku</translation>
    </message>
    <message>
        <source>Change Rules in Words</source>
        <translation>Cambiar las reglas en palabras</translation>
    </message>
    <message>
        <source>Propose Rules in Words</source>
        <translation>Proponer las reglas en palabras</translation>
    </message>
    <message>
        <source>Messa&amp;ge when solved:</source>
        <translation>Mensa&amp;je al resolverlo:</translation>
    </message>
    <message>
        <source>Change Message When Solved</source>
        <translation>Cambiar el mensaje al resolverlo</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleReader</name>
    <message>
        <source>Reading %1 …</source>
        <translation>Leyendo %1…</translation>
    </message>
</context>
<context>
    <name>sudoku::QrDialog</name>
    <message>
        <source>the &amp;puzzle</source>
        <translation>al &amp;sudoku</translation>
    </message>
    <message>
        <source>its so&amp;lution</source>
        <translation>a su so&amp;lución</translation>
    </message>
    <message>
        <source>&amp;Save as Picture…</source>
        <translation>&amp;Guardar como imagen…</translation>
    </message>
    <message>
        <source>QR Code</source>
        <translation>Código QR</translation>
    </message>
    <message>
        <source>It leads to:</source>
        <translation>Lleva:</translation>
    </message>
    <message>
        <source>&amp;Link:</source>
        <translation>&amp;Enlace:</translation>
    </message>
    <message>
        <source>&amp;Copy Link</source>
        <translation>C&amp;opiar enlace</translation>
    </message>
    <message>
        <source>The puzzle does not have exactly one solution.</source>
        <translation>El sudoku no tiene exactamente una solución.</translation>
    </message>
    <message>
        <source>the shortest</source>
        <translation>el más corto</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s).</source>
        <translation>
            <numerusform>%Ln carácter.</numerusform>
            <numerusform>%Ln caracteres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Question</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Not checked by a second solver: only “%1” found this.</source>
        <translation>Sin comprobar por un segundo solucionador: solo «%1» lo ha encontrado.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed.</source>
        <translation>
            <numerusform>Se ha cambiado %n regla.</numerusform>
            <numerusform>Se han cambiado %n reglas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>Se ha añadido %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::Reasoner</name>
    <message>
        <source>Looking for the smallest reason</source>
        <translation>Buscando la razón mínima</translation>
    </message>
    <message>
        <source>The search for a reason was stopped.</source>
        <translation>Se detuvo la búsqueda de una razón.</translation>
    </message>
    <message>
        <source>Why %1: %2</source>
        <translation>Por qué %1: %2</translation>
    </message>
    <message>
        <source>Why %1</source>
        <translation>Por qué %1</translation>
    </message>
    <message numerus="yes">
        <source>It follows from %n fact(s), and from no fewer.</source>
        <translation>
            <numerusform>Se deduce de %n hecho, y no de menos.</numerusform>
            <numerusform>Se deduce de %n hechos, y no de menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It follows from %n fact(s), not proved smallest (at least %1).</source>
        <translation>
            <numerusform>Se deduce de %n hecho, sin demostrar que sea lo mínimo (al menos %1).</numerusform>
            <numerusform>Se deduce de %n hechos, sin demostrar que sea lo mínimo (al menos %1).</numerusform>
        </translation>
    </message>
    <message>
        <source>A digit that the cell sees excludes it, or a rule of the cell.</source>
        <translation>La excluye un dígito que la celda ve, o una regla de la celda.</translation>
    </message>
    <message>
        <source>Why Not %1?</source>
        <translation>¿Por qué no %1?</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Look for Fewer Facts</source>
        <translation>Buscar menos hechos</translation>
    </message>
    <message numerus="yes">
        <source>Show the Way in %n Step(s)</source>
        <translation>
            <numerusform>Mostrar el camino en %n paso</numerusform>
            <numerusform>Mostrar el camino en %n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>The way to %1</source>
        <translation>El camino a %1</translation>
    </message>
    <message>
        <source>Without any one of these steps the others do not lead there.</source>
        <translation>Si falta uno cualquiera de estos pasos, los demás no llevan ahí.</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Paso %1</translation>
    </message>
    <message numerus="yes">
        <source>Show the %n Fact(s)</source>
        <translation>
            <numerusform>Mostrar el %n hecho</numerusform>
            <numerusform>Mostrar los %n hechos</numerusform>
        </translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>Siguiente (Alt+Derecha)</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>Anterior (Alt+Izquierda)</translation>
    </message>
    <message>
        <source>Show All Steps</source>
        <translation>Mostrar todos los pasos</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
</context>
<context>
    <name>sudoku::RecentDialog</name>
    <message>
        <source>Recent Puzzles</source>
        <translation>Sudokus recientes</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>No puzzle is kept yet. A board without a file is kept here, as you left it, when another one takes its place and when you close the window.</source>
        <translation>Aún no se conserva ningún sudoku. Un tablero sin archivo se conserva aquí, tal como lo dejó, cuando otro ocupa su lugar y cuando cierra la ventana.</translation>
    </message>
    <message>
        <source>&amp;Undo Remove</source>
        <translation>&amp;Deshacer «Quitar»</translation>
    </message>
    <message>
        <source>The puzzle cannot be brought back: %1</source>
        <translation>No se puede recuperar el sudoku: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::RecoveryBar</name>
    <message>
        <source>Rest&amp;ore</source>
        <translation>Resta&amp;urar</translation>
    </message>
    <message>
        <source>Open it in this window if that is empty, otherwise in a new one</source>
        <translation>Abrir en esta ventana si está vacía, si no en una nueva</translation>
    </message>
    <message>
        <source>Dis&amp;card</source>
        <translation>Des&amp;cartar</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Eliminarlo</translation>
    </message>
</context>
<context>
    <name>sudoku::Refusals</name>
    <message>
        <source>Go On</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Change Givens</source>
        <translation>Cambiar pistas</translation>
    </message>
    <message>
        <source>Digits that you type now are givens.</source>
        <translation>Los dígitos que escriba ahora son pistas.</translation>
    </message>
    <message>
        <source>Back to Entries</source>
        <translation>Volver a las entradas</translation>
    </message>
    <message>
        <source>Use Letters</source>
        <translation>Usar letras</translation>
    </message>
</context>
<context>
    <name>sudoku::RegionDialog</name>
    <message>
        <source>These rules do not fit the regions and will be removed: %1.</source>
        <translation>Estas reglas no se ajustan a las regiones y se quitarán: %1.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiones</translation>
    </message>
    <message>
        <source>Appl&amp;y</source>
        <translation>Apl&amp;icar</translation>
    </message>
    <message>
        <source>Reset to &amp;Boxes</source>
        <translation>Restablecer &amp;bloques</translation>
    </message>
    <message>
        <source>Standard boxes in place of these regions</source>
        <translation>Los bloques habituales en lugar de estas regiones</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Mezclar</translation>
    </message>
    <message>
        <source>Random regions, different each time</source>
        <translation>Regiones aleatorias, distintas cada vez</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Vaciar</translation>
    </message>
    <message>
        <source>Remove all regions</source>
        <translation>Quitar todas las regiones</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Discard the regions that you drew?</source>
        <translation>¿Descartar las regiones dibujadas?</translation>
    </message>
    <message>
        <source>Drag from a cell to extend its region; a cell without a region starts a new one. The right button removes cells, and makes holes of cells in no region.

Keys: Shift+arrows extend a region, a letter paints that region, Space paints the last one, Delete removes the cell.

A cell in no region belongs to its row and its column only. A hole is no cell.</source>
        <translation>Arrastre desde una celda para extender su región; una celda sin región empieza una nueva. El botón derecho quita celdas y convierte en huecos las que no tienen región.

Teclas: Mayúsculas+flechas extiende una región, una letra pinta esa región, Espacio pinta la última, Suprimir quita la celda.

Una celda sin región pertenece solo a su fila y a su columna. Un hueco no es una celda.</translation>
    </message>
    <message>
        <source>All %1 regions have %2 cells.</source>
        <translation>Las %1 regiones tienen %2 celdas.</translation>
    </message>
    <message>
        <source>The digits in these holes will be removed: %1.</source>
        <translation>Los dígitos de estos huecos se quitarán: %1.</translation>
    </message>
    <message>
        <source>Digits may be &amp;repeated in rows and columns</source>
        <translation>Los dígitos pueden &amp;repetirse en filas y columnas</translation>
    </message>
    <message>
        <source>Only regions and rules then say where digits differ</source>
        <translation>Entonces solo las regiones y las reglas dicen dónde los dígitos son distintos</translation>
    </message>
    <message>
        <source>The last digit</source>
        <translation>El último dígito</translation>
    </message>
    <message>
        <source>digits %1 to </source>
        <translation>dígitos del %1 al </translation>
    </message>
    <message>
        <source>The digits in these cells are above the last one and will be removed: %1.</source>
        <translation>Las cifras de estas celdas son mayores que la última y se eliminarán: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::RegionEditor</name>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>no region</source>
        <translation>sin región</translation>
    </message>
    <message>
        <source>region %1, %2 of %3 cells</source>
        <translation>región %1, %2 de %3 celdas</translation>
    </message>
    <message>
        <source>Regions, row %1, column %2: %3</source>
        <translation>Regiones, fila %1, columna %2: %3</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>hueco</translation>
    </message>
</context>
<context>
    <name>sudoku::RequestForm</name>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Tipo:</translation>
    </message>
    <message>
        <source>Di&amp;fficulty:</source>
        <translation>Di&amp;ficultad:</translation>
    </message>
    <message>
        <source>P&amp;uzzles:</source>
        <translation>Sudo&amp;kus:</translation>
    </message>
    <message>
        <source>&amp;More options</source>
        <translation>Más &amp;opciones</translation>
    </message>
    <message>
        <source>&amp;Cages, lines:</source>
        <translation>&amp;Jaulas, líneas:</translation>
    </message>
    <message>
        <source>S&amp;ymmetry:</source>
        <translation>&amp;Simetría:</translation>
    </message>
    <message>
        <source>C&amp;lues:</source>
        <translation>&amp;Pistas:</translation>
    </message>
    <message>
        <source>Patter&amp;n:</source>
        <translation>Patró&amp;n:</translation>
    </message>
    <message>
        <source>Soluti&amp;ons:</source>
        <translation>Sol&amp;uciones:</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>Semi&amp;lla:</translation>
    </message>
    <message>
        <source>&amp;Time limit:</source>
        <translation>Lí&amp;mite de tiempo:</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation>exactamente una</translation>
    </message>
    <message>
        <source>more than one</source>
        <translation>más de una</translation>
    </message>
    <message>
        <source> s per puzzle</source>
        <translation> s por sudoku</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>With one more clue, the puzzle would have exactly one solution</source>
        <translation>Con una pista más, el sudoku tendría exactamente una solución</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln puzzle(s) can be generated at a time.</source>
        <translation>
            <numerusform>Como mucho se puede generar %Ln sudoku a la vez.</numerusform>
            <numerusform>Como mucho se pueden generar %Ln sudokus a la vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cages ha&amp;ve:</source>
        <translation>Ha&amp;y jaulas de:</translation>
    </message>
    <message>
        <source>Own levels:</source>
        <translation>Niveles propios:</translation>
    </message>
</context>
<context>
    <name>sudoku::RightState</name>
    <message>
        <source>Every entry is right. Nothing was taken back.</source>
        <translation>Todas las entradas son correctas. No se deshizo nada.</translation>
    </message>
    <message>
        <source>The wrong entries are older than the first step that undo knows. Shift+F8 shows them.</source>
        <translation>Las entradas erróneas son anteriores al primer paso que se puede deshacer. Mayúsculas+F8 las muestra.</translation>
    </message>
    <message numerus="yes">
        <source>Took back %n step(s). The first wrong entry was %1 in %2.</source>
        <translation>
            <numerusform>Se deshizo %n paso. La primera entrada errónea era %1 en %2.</numerusform>
            <numerusform>Se deshicieron %n pasos. La primera entrada errónea era %1 en %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RuleArranger</name>
    <message>
        <source>Cut (Ctrl+X)</source>
        <translation>Cortar (Control+X)</translation>
    </message>
    <message>
        <source>Copy (Ctrl+C)</source>
        <translation>Copiar (Control+C)</translation>
    </message>
    <message>
        <source>Paste at the Cursor (Ctrl+V)</source>
        <translation>Pegar en el cursor (Control+V)</translation>
    </message>
    <message>
        <source>Duplicate (Ctrl+D)</source>
        <translation>Duplicar (Control+D)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Turn or Mirror</source>
        <translation>Girar o reflejar</translation>
    </message>
    <message>
        <source>Change Kind</source>
        <translation>Cambiar tipo</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Arriba (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Abajo (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Left (Alt+Left)</source>
        <translation>Izquierda (Alt+Izquierda)</translation>
    </message>
    <message>
        <source>Right (Alt+Right)</source>
        <translation>Derecha (Alt+Derecha)</translation>
    </message>
    <message>
        <source>Copied the rule as text.</source>
        <translation>Regla copiada como texto.</translation>
    </message>
    <message>
        <source>Copied the rules as text.</source>
        <translation>Reglas copiadas como texto.</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Cortar %1</translation>
    </message>
    <message>
        <source>Cut Rules</source>
        <translation>Cortar reglas</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>Pegar %1</translation>
    </message>
    <message>
        <source>Paste Rules</source>
        <translation>Pegar reglas</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Duplicar %1</translation>
    </message>
    <message>
        <source>Duplicate Rules</source>
        <translation>Duplicar reglas</translation>
    </message>
    <message>
        <source>There is no room for the same again beside it.</source>
        <translation>Al lado no hay lugar para otra copia.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Mover %1</translation>
    </message>
    <message>
        <source>Move Rules</source>
        <translation>Mover reglas</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>Cambiar a %1</translation>
    </message>
    <message>
        <source>%1 does not fit on the board there.</source>
        <translation>%1 no cabe ahí en el tablero.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Combine Rules</source>
        <translation>Combinar reglas</translation>
    </message>
    <message>
        <source>At Least One of Them Holds</source>
        <translation>Se cumple al menos una</translation>
    </message>
    <message>
        <source>Exactly One of Them Holds</source>
        <translation>Se cumple exactamente una</translation>
    </message>
    <message>
        <source>None of Them Holds</source>
        <translation>No se cumple ninguna</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleBoxes</name>
    <message>
        <source>Rules seen in the picture:</source>
        <translation>Reglas vistas en la imagen:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a kind of rules and their number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: in doubt</source>
        <translation>%1: dudosa</translation>
    </message>
    <message>
        <source>Jigsaw regions</source>
        <translation>Regiones irregulares</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleDetails</name>
    <message>
        <source>&amp;Add</source>
        <translation>Añad&amp;ir</translation>
    </message>
    <message>
        <source>Removed. Its kind and its cells stay for the next one.</source>
        <translation>Quitada. Su tipo y sus celdas quedan para la siguiente.</translation>
    </message>
    <message>
        <source>Click a rule on the board to select it, again for the one below. Choose a kind above to add a rule; Enter there leads to the board. Digits are typed in cells.</source>
        <translation>Haga clic en una regla del tablero para seleccionarla; otra vez, para la de debajo. Elija arriba un tipo para añadir una regla; desde ahí, Intro lleva al tablero. Los dígitos se escriben en las celdas.</translation>
    </message>
    <message>
        <source>F2 changes the number of the last one.</source>
        <translation>F2 cambia el número de la última.</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleList</name>
    <message>
        <source>No rule matches the search.</source>
        <translation>Ninguna regla coincide con la búsqueda.</translation>
    </message>
    <message>
        <source>No further rules. Add some above.</source>
        <translation>No hay más reglas. Añade alguna arriba.</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleNumber</name>
    <message>
        <source>up to %1, from %2 to %3</source>
        <translation>hasta %1, de %2 a %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>none, or %1</source>
        <translation>ninguno, o %1</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleTool</name>
    <message>
        <source>Kind of the rule to add</source>
        <translation>Tipo de regla que añadir</translation>
    </message>
    <message>
        <source>Edit rules on the board</source>
        <translation>Editar reglas en el tablero</translation>
    </message>
    <message>
        <source>A click on the board selects a rule, another one the rule below. A double click or F2 changes its number, Delete removes it. Escape takes a number that is typed, then ends this.</source>
        <translation>Un clic en el tablero selecciona una regla; otro, la de debajo. Un doble clic o F2 cambia su número, Suprimir la quita. Esc acepta el número que se está escribiendo; después termina.</translation>
    </message>
</context>
<context>
    <name>sudoku::RulesModel</name>
    <message>
        <source>Switch On %1</source>
        <translation>Activar %1</translation>
    </message>
    <message>
        <source>Switch Off %1</source>
        <translation>Desactivar %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Removed %1. Undo restores them.</source>
        <translation>Quitadas: %1. Deshacer las restaura.</translation>
    </message>
</context>
<context>
    <name>sudoku::RulesPanel</name>
    <message>
        <source>Rem&amp;ove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Change Regions</source>
        <translation>Cambiar regiones</translation>
    </message>
    <message>
        <source>Rules of the puzzle</source>
        <translation>Reglas del sudoku</translation>
    </message>
    <message>
        <source>Untick a rule to switch it off. F2 or a double click changes it, R turns it round, Delete removes it.</source>
        <translation>Desmarque una regla para desactivarla. F2 o doble clic la cambia, R le da la vuelta, Suprimir la quita.</translation>
    </message>
    <message>
        <source>Remove the selected rules (Delete)</source>
        <translation>Quitar las reglas seleccionadas (Suprimir)</translation>
    </message>
    <message>
        <source>Turn Round</source>
        <translation>Dar la vuelta</translation>
    </message>
    <message>
        <source>Let the line begin at its other end (R)</source>
        <translation>Hacer que la línea empiece por el otro extremo (R)</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Switch Off</source>
        <translation>Desactivar</translation>
    </message>
    <message>
        <source>Switch On</source>
        <translation>Activar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Search: kind, number, cell</source>
        <translation>Buscar: tipo, número, celda</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Organizar</translation>
    </message>
    <message>
        <source>Copy, paste, duplicate, turn or mirror the selected rules, or change their kind</source>
        <translation>Copiar, pegar, duplicar, girar o reflejar las reglas seleccionadas, o cambiar su tipo</translation>
    </message>
    <message>
        <source>Words that a rule must match (Ctrl+F): its kind, its number, a cell such as r3c4, a row (r3) or a column (c4). Enter selects what is found.</source>
        <translation>Palabras con las que debe coincidir una regla (Control+F): su tipo, su número, una celda como r3c4, una fila (r3) o una columna (c4). Intro selecciona lo encontrado.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Fill In Numbers</source>
        <translation>Rellenar números</translation>
    </message>
</context>
<context>
    <name>sudoku::SchemaField</name>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
</context>
<context>
    <name>sudoku::SeedField</name>
    <message>
        <source>ne&amp;w each time</source>
        <translation>nueva cada ve&amp;z</translation>
    </message>
</context>
<context>
    <name>sudoku::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aspecto</translation>
    </message>
    <message>
        <source>&amp;Typing</source>
        <translation>&amp;Escritura</translation>
    </message>
    <message>
        <source>&amp;Solving</source>
        <translation>&amp;Resolución</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>Te&amp;clas</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Restart to apply.</source>
        <translation>Se aplica cuando el programa se inicie la próxima vez.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>Co&amp;lores:</translation>
    </message>
    <message>
        <source>Size of &amp;digits:</source>
        <translation>Tamaño de los &amp;dígitos:</translation>
    </message>
    <message>
        <source>&amp;Row, column and box of the cursor</source>
        <translation>&amp;Fila, columna y bloque del cursor</translation>
    </message>
    <message>
        <source>Cells with the sa&amp;me digit</source>
        <translation>Celdas con el mis&amp;mo dígito</translation>
    </message>
    <message>
        <source>&amp;Pencil marks of that digit</source>
        <translation>A&amp;notaciones de ese dígito</translation>
    </message>
    <message>
        <source>&amp;Numbers of rows and columns</source>
        <translation>Númer&amp;os de filas y columnas</translation>
    </message>
    <message>
        <source>Tool &amp;bar</source>
        <translation>&amp;Barra de herramientas</translation>
    </message>
    <message>
        <source>Panel b&amp;eside the board</source>
        <translation>Panel junto al &amp;tablero</translation>
    </message>
    <message>
        <source>Statistics of the so&amp;lver</source>
        <translation>E&amp;stadísticas del solucionador</translation>
    </message>
    <message>
        <source>After each &amp;given</source>
        <translation>Tras cada &amp;pista</translation>
    </message>
    <message>
        <source>After each &amp;entry</source>
        <translation>Tras cada e&amp;ntrada</translation>
    </message>
    <message>
        <source>Digit &amp;first: hold the digit that is clicked, then click cells</source>
        <translation>&amp;Dígito primero: hacer clic en un dígito y luego en celdas</translation>
    </message>
    <message>
        <source>&amp;Remove an entered digit from the marks of the cells that see it</source>
        <translation>&amp;Quitar un dígito escrito de las anotaciones de las celdas que lo ven</translation>
    </message>
    <message>
        <source>Mark &amp;wrong entries at once</source>
        <translation>&amp;Marcar al momento las entradas erróneas</translation>
    </message>
    <message>
        <source>Show a ti&amp;mer</source>
        <translation>Mostrar &amp;un cronómetro</translation>
    </message>
    <message>
        <source>&amp;Check the number of solutions while you type</source>
        <translation>Com&amp;probar el número de soluciones al escribir</translation>
    </message>
    <message>
        <source>&amp;Entries count as givens</source>
        <translation>&amp;Las entradas cuentan como pistas</translation>
    </message>
    <message>
        <source>Show candidates while &amp;you type</source>
        <translation>Mostrar can&amp;didatos al escribir</translation>
    </message>
    <message>
        <source>Paper white</source>
        <translation>Blanco papel</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Alto contraste, claro</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Alto contraste, oscuro</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>In a gri&amp;d: each digit at its own place, not in corners and centre</source>
        <translation>En c&amp;uadrícula: cada dígito en su lugar, no en esquinas y centro</translation>
    </message>
    <message>
        <source>The same digit again &amp;clears</source>
        <translation>El mi&amp;smo dígito otra vez borra</translation>
    </message>
    <message>
        <source>Others, see Keys</source>
        <translation>Otras, véase Teclas</translation>
    </message>
    <message>
        <source>Keys of the input &amp;modes:</source>
        <translation>Teclas de los &amp;modos de escritura:</translation>
    </message>
    <message>
        <source>Say which technique an e&amp;ntry was</source>
        <translation>Decir a &amp;qué técnica corresponde una entrada</translation>
    </message>
    <message>
        <source>&amp;Let a wave run over the board at the end of a game</source>
        <translation>Pasar una &amp;ola por el tablero al terminar una partida</translation>
    </message>
    <message>
        <source>Highlight:</source>
        <translation>Resaltar:</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Mostrar:</translation>
    </message>
    <message>
        <source>Advance:</source>
        <translation>Avanzar:</translation>
    </message>
    <message>
        <source>Mouse:</source>
        <translation>Ratón:</translation>
    </message>
    <message>
        <source>Pencil marks:</source>
        <translation>Anotaciones:</translation>
    </message>
    <message>
        <source>Digits:</source>
        <translation>Dígitos:</translation>
    </message>
    <message>
        <source>S&amp;ymbols above 9 × 9:</source>
        <translation>Símbo&amp;los por encima de 9 × 9:</translation>
    </message>
    <message>
        <source>Stop the timer while another p&amp;rogram is active</source>
        <translation>Detener el cronómetro mientras otro pro&amp;grama esté activo</translation>
    </message>
    <message>
        <source>While you solve:</source>
        <translation>Al resolver:</translation>
    </message>
    <message>
        <source>Checking:</source>
        <translation>Comprobación:</translation>
    </message>
    <message>
        <source>Answers and hints:</source>
        <translation>Respuestas y sugerencias:</translation>
    </message>
</context>
<context>
    <name>sudoku::ShapeChooser</name>
    <message>
        <source>&amp;Size:</source>
        <translation>T&amp;amaño:</translation>
    </message>
    <message>
        <source>&amp;Boxes:</source>
        <translation>&amp;Bloques:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Reglas:</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>%1 high, %2 wide</source>
        <translation>%1 de alto, %2 de ancho</translation>
    </message>
    <message>
        <source>none: rows and columns only</source>
        <translation>ninguno: solo filas y columnas</translation>
    </message>
    <message>
        <source>irregular, as on the board</source>
        <translation>irregulares, como en el tablero</translation>
    </message>
    <message>
        <source>irregular, random</source>
        <translation>irregulares, al azar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>This needs %1.</source>
        <translation>Necesita %1.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 to %2; each row, column and box lacks one</source>
        <translation>%1 a %2, de los que falta uno en cada fila, columna y bloque</translation>
    </message>
    <message>
        <source>&amp;Digits:</source>
        <translation>Díg&amp;itos:</translation>
    </message>
</context>
<context>
    <name>sudoku::SidePanel</name>
    <message>
        <source>Digits or rules</source>
        <translation>Dígitos o reglas</translation>
    </message>
    <message>
        <source>&amp;Digits</source>
        <translation>&amp;Dígitos</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solucionador</translation>
    </message>
    <message>
        <source>Typed digits are</source>
        <translation>Los dígitos escritos son</translation>
    </message>
    <message>
        <source>Advance after each digit</source>
        <translation>Avanzar tras cada dígito</translation>
    </message>
    <message>
        <source>Input mode</source>
        <translation>Modo de entrada</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Re&amp;glas</translation>
    </message>
    <message>
        <source>&amp;Rules (%1)</source>
        <translation>Re&amp;glas (%1)</translation>
    </message>
    <message>
        <source>Su&amp;ms</source>
        <translation>Su&amp;mas</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Sudoku</translation>
    </message>
</context>
<context>
    <name>sudoku::SinglesFiller</name>
    <message>
        <source>Filling singles</source>
        <translation>Rellenando únicos</translation>
    </message>
    <message>
        <source>No singles were filled: the board as it stands has no solution.</source>
        <translation>No se rellenó ningún único: el tablero, tal como está, no tiene solución.</translation>
    </message>
    <message>
        <source>Type in a puzzle first.</source>
        <translation>Escriba primero un sudoku.</translation>
    </message>
    <message>
        <source>No digit follows by a single.</source>
        <translation>Ningún dígito se deduce como único.</translation>
    </message>
    <message numerus="yes">
        <source>%n single(s) filled.</source>
        <translation>
            <numerusform>%n único rellenado.</numerusform>
            <numerusform>%n únicos rellenados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill Singles</source>
        <translation>Rellenar únicos</translation>
    </message>
</context>
<context>
    <name>sudoku::SolutionBrowser</name>
    <message>
        <source>Counting</source>
        <translation>Contando</translation>
    </message>
    <message>
        <source>Show Them One by One</source>
        <translation>Mostrarlas una a una</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimar</translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>Siguiente (Alt+Derecha)</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>Anterior (Alt+Izquierda)</translation>
    </message>
    <message>
        <source>Make This Solution Unique</source>
        <translation>Hacer única esta solución</translation>
    </message>
    <message>
        <source>Write as Entries</source>
        <translation>Escribir como entradas</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>Estimando</translation>
    </message>
    <message>
        <source>Show Some Solutions</source>
        <translation>Mostrar algunas soluciones</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
    <message>
        <source>Fill In Its Numbers</source>
        <translation>Rellenar sus números</translation>
    </message>
</context>
<context>
    <name>sudoku::SolveClock</name>
    <message>
        <source>The timer is paused.</source>
        <translation>El cronómetro está en pausa.</translation>
    </message>
</context>
<context>
    <name>sudoku::SolveQuestion</name>
    <message>
        <source>Solving</source>
        <translation>Resolviendo</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Not decided: solving was stopped after %1 and %2.</source>
        <translation>Sin decidir: la resolución se detuvo tras %1 y %2.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Resuelto.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The solution is unique.</source>
        <translation>La solución es única.</translation>
    </message>
    <message>
        <source>Make Entries Givens</source>
        <translation>Convertir entradas en pistas</translation>
    </message>
    <message>
        <source>Show Two Solutions</source>
        <translation>Mostrar dos soluciones</translation>
    </message>
    <message>
        <source>Check (F8) tells whether the solution is unique.</source>
        <translation>Comprobar (F8) dice si la solución es única.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>El sudoku no tiene solución.</translation>
    </message>
    <message>
        <source>The puzzle has no solution with your entries.</source>
        <translation>Con sus entradas, el sudoku no tiene solución.</translation>
    </message>
    <message>
        <source>Clear Entries and Solve</source>
        <translation>Borrar entradas y resolver</translation>
    </message>
    <message>
        <source>%1 Without your entries there is a solution.</source>
        <translation>%1 Sin sus entradas hay una solución.</translation>
    </message>
    <message>
        <source>%1 Without your entries there is no solution either.</source>
        <translation>%1 Sin sus entradas tampoco hay solución.</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Solved %1.</source>
        <translation>Resuelto %1.</translation>
    </message>
    <message>
        <source>One of several solutions: is a digit missing?</source>
        <translation>Una de varias soluciones: ¿falta un dígito?</translation>
    </message>
    <message>
        <source>The check while you type found that the solution is unique.</source>
        <translation>La comprobación al escribir mostró que la solución es única.</translation>
    </message>
    <message>
        <source>%1 found no solution, but the check while you type found one. Do not use this solver.</source>
        <translation>%1 no encontró solución, pero la comprobación al escribir sí. No use este resolutor.</translation>
    </message>
    <message>
        <source>The puzzle has no solution (proved %1).</source>
        <translation>El sudoku no tiene solución (demostrado %1).</translation>
    </message>
    <message>
        <source>One of several solutions: is a digit or a rule missing?</source>
        <translation>Una de varias soluciones: ¿falta un dígito o una regla?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>sudoku::SolverDialog</name>
    <message>
        <source>%1 Its version: %2</source>
        <translation>%1 Su versión: %2</translation>
    </message>
    <message>
        <source>No answer within %1.</source>
        <translation>Sin respuesta en %1.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>No hay memoria suficiente.</translation>
    </message>
    <message>
        <source>It gave a wrong answer: do not use it.</source>
        <translation>Dio una respuesta errónea: no lo use.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Probar</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solucionador</translation>
    </message>
    <message>
        <source>The selected solver answers all questions about the board. A race first tries digits one by one, which is enough for most boards; then %1 starts, others join after 0.2 seconds, and the first answer counts. Checks while you type and new puzzles always come from trying digits, then %1.</source>
        <translation>El solucionador elegido responde a todas las preguntas sobre el tablero. Una carrera prueba primero los dígitos, lo que basta para la mayoría de los tableros; después empieza %1, otros se unen tras 0,2 segundos y cuenta la primera respuesta. Al escribir se comprueba siempre probando dígitos y después con %1, y así se generan también los sudokus.</translation>
    </message>
    <message>
        <source>Solvers</source>
        <translation>Solucionadores</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>integrado</translation>
    </message>
    <message>
        <source>{cnf} stands for the DIMACS file with the formula; without it the program reads standard input. {result} stands for the file to which the program writes its answer.</source>
        <translation>{cnf} es el archivo DIMACS con la fórmula; sin él, el programa lee la entrada estándar. {result} es el archivo en el que el programa escribe su respuesta.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <translation>&amp;Comando:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Other Program</source>
        <translation>&amp;Otro programa</translation>
    </message>
    <message>
        <source>Other solver</source>
        <translation>Otro solucionador</translation>
    </message>
    <message>
        <source>Testing …</source>
        <translation>Probando…</translation>
    </message>
    <message>
        <source>It works: it answered a satisfiable and an unsatisfiable formula correctly, %1.</source>
        <translation>Funciona: respondió bien a una fórmula satisfacible y a una insatisfacible, %1.</translation>
    </message>
    <message>
        <source>Two solvers have the name %1. Give one of them another name.</source>
        <translation>Dos resolutores se llaman %1. Dé otro nombre a uno de ellos.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same command. Remove one of them.</source>
        <translation>%1 y %2 tienen la misma orden. Quite uno de ellos.</translation>
    </message>
</context>
<context>
    <name>sudoku::StartCard</name>
    <message>
        <source>Start a puzzle</source>
        <translation>Empezar un sudoku</translation>
    </message>
</context>
<context>
    <name>sudoku::Starter</name>
    <message>
        <source>Continue “%1”</source>
        <translation>Continuar «%1»</translation>
    </message>
    <message>
        <source>P</source>
        <comment>the key that plays</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Type it in</source>
        <translation>Escribirlo</translation>
    </message>
    <message>
        <source>Any digit starts; Space leaves a cell blank</source>
        <translation>Se empieza con un dígito; Espacio deja una celda vacía</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Like the last one</source>
        <translation>Como la última vez</translation>
    </message>
    <message>
        <source>%1; → shows other levels</source>
        <translation>%1; → muestra otros niveles</translation>
    </message>
    <message>
        <source>More kinds and levels</source>
        <translation>Más tipos y niveles</translation>
    </message>
    <message>
        <source>Text, a link or a picture from the clipboard</source>
        <translation>Un texto, un enlace o una imagen del portapapeles</translation>
    </message>
    <message>
        <source>A file, a collection or a picture; or drop one here</source>
        <translation>Un archivo, una colección o una imagen; o suéltelos aquí</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsDialog</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 (longest: %2)</source>
        <translation>%1 (máximo: %2)</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n día seguido</numerusform>
            <numerusform>%n días seguidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>&amp;Partidas:</translation>
    </message>
    <message>
        <source>&amp;Keep statistics of the games that you finish</source>
        <translation>&amp;Guardar estadísticas de las partidas terminadas</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Restablecer…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>You have not finished a game yet.</source>
        <translation>Aún no ha terminado ninguna partida.</translation>
    </message>
    <message>
        <source>Best time: %1</source>
        <translation>Mejor tiempo: %1</translation>
    </message>
    <message>
        <source>Average time: %1</source>
        <translation>Tiempo medio: %1</translation>
    </message>
    <message>
        <source>Finished: %1, without hints: %2</source>
        <translation>Terminadas: %1, sin sugerencias: %2</translation>
    </message>
    <message>
        <source>Export Statistics</source>
        <translation>Exportar estadísticas</translation>
    </message>
    <message>
        <source>Table (*.csv);;JSON (*.json)</source>
        <translation>Tabla (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>No se puede escribir el archivo: %1</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Guardado en %1.</translation>
    </message>
    <message>
        <source>Delete the results of all games? They cannot be restored.</source>
        <translation>¿Borrar los resultados de todas las partidas? No se podrán recuperar.</translation>
    </message>
    <message>
        <source>The results cannot be deleted: %1</source>
        <translation>No se pueden borrar los resultados: %1</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message numerus="yes">
        <source>%1, %n kind(s) of rules</source>
        <translation>
            <numerusform>%1, %n tipo de reglas</numerusform>
            <numerusform>%1, %n tipos de reglas</numerusform>
        </translation>
    </message>
    <message>
        <source>Typing givens</source>
        <translation>Escribiendo pistas</translation>
    </message>
    <message>
        <source>Typing entries</source>
        <translation>Escribiendo entradas</translation>
    </message>
    <message>
        <source>%1 The board is checked while you type. F8 tells more.</source>
        <translation>%1 El tablero se comprueba al escribir. F8 da más detalles.</translation>
    </message>
    <message>
        <source>Typing numbers of rules</source>
        <translation>Escribiendo números de reglas</translation>
    </message>
    <message>
        <source>Typing corner marks</source>
        <translation>Escribiendo anotaciones de esquina</translation>
    </message>
    <message>
        <source>Typing centre marks</source>
        <translation>Escribiendo anotaciones centrales</translation>
    </message>
    <message>
        <source>Typing colours</source>
        <translation>Escribiendo colores</translation>
    </message>
    <message numerus="yes">
        <source>with your %n entry(s)</source>
        <translation>
            <numerusform>con su entrada</numerusform>
            <numerusform>con sus %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>givens only</source>
        <translation>solo pistas</translation>
    </message>
    <message>
        <source>%1 Slanted digits are those that the cell has in some solution. Pale, with dots below: not decided yet. Framed: as a given, the digit leaves exactly one solution.</source>
        <translation>%1 Los dígitos inclinados son los que la celda tiene en alguna solución. Pálidos, con puntos debajo: aún sin decidir. Enmarcado: como pista, el dígito deja exactamente una solución.</translation>
    </message>
    <message>
        <source>Givens: %1 · Entries: %2 · Open: %3</source>
        <translation>Pistas: %1 · Entradas: %2 · Abiertas: %3</translation>
    </message>
    <message>
        <source>Typing marks</source>
        <translation>Escribiendo anotaciones</translation>
    </message>
    <message>
        <source>Drawing: %1</source>
        <translation>Dibujando: %1</translation>
    </message>
    <message>
        <source>Drawing: %1, line from %2 in %3</source>
        <translation>Dibujando: %1, línea desde %2 en %3</translation>
    </message>
    <message>
        <source>%1 Half a second was not enough to count its solutions. F8 (Check for One Solution) takes the time it needs; F9 (Solve) looks for one solution.</source>
        <translation>%1 Medio segundo no bastó para contar las soluciones. F8 (Comprobar si es único) se toma el tiempo necesario; F9 (Resolver) busca una solución.</translation>
    </message>
</context>
<context>
    <name>sudoku::StepNamer</name>
    <message>
        <source>Found: %1, then %2.</source>
        <translation>Encontrado: %1 y después %2.</translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <translation>Encontrado: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::StepsModel</name>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Conclusión</translation>
    </message>
</context>
<context>
    <name>sudoku::StoryExporter</name>
    <message>
        <source>Export the Explanation</source>
        <translation>Exportar la explicación</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportando</translation>
    </message>
</context>
<context>
    <name>sudoku::StorySteps</name>
    <message>
        <source>%1 %2</source>
        <comment>2 in r2c7 … leaves no 2 for r4c7</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>paso %1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence and its row</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message numerus="yes">
        <source>… %n more steps</source>
        <translation>
            <numerusform>… %n paso más</numerusform>
            <numerusform>… %n pasos más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::SudokuCourse</name>
    <message>
        <source>Lesson %1 of %2: %3</source>
        <translation>Lección %1 de %2: %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Right. Enter goes on.</source>
        <translation>Correcto. Intro continúa.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>Siguiente lección</translation>
    </message>
    <message>
        <source>You know the rules and the first steps. Techniques help with harder puzzles.</source>
        <translation>Ya conoce las reglas y los primeros pasos. Las técnicas ayudan con sudokus más difíciles.</translation>
    </message>
    <message>
        <source>Learn Techniques</source>
        <translation>Aprender técnicas</translation>
    </message>
    <message>
        <source>Solve filled in the board. Undo it, and try yourself.</source>
        <translation>Resolver rellenó el tablero. Deshágalo e inténtelo por su cuenta.</translation>
    </message>
    <message>
        <source>No rule is broken yet.</source>
        <translation>Aún no se incumple ninguna regla.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>End (Esc)</source>
        <translation>Salir (Esc)</translation>
    </message>
</context>
<context>
    <name>sudoku::SymbolFields</name>
    <message>
        <source>as usual</source>
        <translation>como siempre</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>una palabra</translation>
    </message>
    <message>
        <source>As many different letters as the board has digits, such as KITCHENS for 8 × 8</source>
        <translation>Tantas letras distintas como dígitos tiene el tablero, como KITCHENS para 8 × 8</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>en ningún sitio</translation>
    </message>
    <message>
        <source>Symbols:</source>
        <translation>Símbolos:</translation>
    </message>
    <message>
        <source>Word:</source>
        <translation>Palabra:</translation>
    </message>
    <message>
        <source>Hidden in:</source>
        <translation>Oculta en:</translation>
    </message>
    <message>
        <source>Where the word can be read in the solution</source>
        <translation>Dónde se puede leer la palabra en la solución</translation>
    </message>
    <message>
        <source>A word can be hidden only in puzzles with exactly one solution.</source>
        <translation>Solo se puede ocultar una palabra en sudokus con exactamente una solución.</translation>
    </message>
    <message>
        <source>%1 counts with digits, so no word can be hidden.</source>
        <translation>%1 cuenta con dígitos, así que no se puede ocultar una palabra.</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueList</name>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search for techniques</source>
        <translation>Buscar técnicas</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Técnicas</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Técnica</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueListView</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, learned</source>
        <translation>%1, aprendida</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, not begun</source>
        <translation>%1, sin empezar</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Técnicas</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniquePageView</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Sho&amp;w on My Board</source>
        <translation>&amp;Mostrar en mi tablero</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Practicar</translation>
    </message>
    <message>
        <source>Next: %1 ›</source>
        <translation>Siguiente: %1 ›</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniquesDialog</name>
    <message>
        <source>assumes one solution</source>
        <translation>supone una sola solución</translation>
    </message>
    <message>
        <source>asks the solver</source>
        <translation>pregunta al solucionador</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>&amp;HoDoKu&apos;s Defaults</source>
        <translation>Valores de &amp;HoDoKu</translation>
    </message>
    <message>
        <source>Sudoku &amp;Explainer&apos;s Defaults</source>
        <translation>Valores de Sudoku &amp;Explainer</translation>
    </message>
    <message>
        <source>Hints take the &amp;first technique of this list that applies</source>
        <translation>Las sugerencias usan la &amp;primera técnica de esta lista que sirva</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Técnicas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search for techniques</source>
        <translation>Buscar técnicas</translation>
    </message>
    <message>
        <source>Otherwise they take the step that is easiest to see at the lowest level.</source>
        <translation>Si no, usan el paso más fácil de ver en el nivel más bajo.</translation>
    </message>
    <message>
        <source>Hints and walkthroughs use the techniques that are switched on. Ratings always use HoDoKu&apos;s defaults, so that they compare.</source>
        <translation>Las sugerencias y las soluciones paso a paso usan las técnicas activadas. Las valoraciones usan siempre las de HoDoKu, para que sean comparables.</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Técnica</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Switched on: %1 of %2</source>
        <translation>Activadas: %1 de %2</translation>
    </message>
    <message>
        <source>Ever&amp;ything</source>
        <translation>&amp;Todo</translation>
    </message>
    <message>
        <source>All techniques, the easiest first</source>
        <translation>Todas las técnicas, las más fáciles primero</translation>
    </message>
</context>
<context>
    <name>sudoku::TimerHead</name>
    <message>
        <source>The time since your first entry, without pauses</source>
        <translation>El tiempo desde su primera entrada, sin pausas</translation>
    </message>
    <message>
        <source>%1 (paused)</source>
        <translation>%1 (en pausa)</translation>
    </message>
</context>
<context>
    <name>sudoku::TimesPlot</name>
    <message>
        <source>Times of your games, the latest last</source>
        <translation>Tiempos de sus partidas, la más reciente al final</translation>
    </message>
    <message>
        <source>%1; average %2</source>
        <translation>%1; media %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
</context>
<context>
    <name>sudoku::TopicChooser</name>
    <message>
        <source>&amp;Follow the cursor on the board</source>
        <translation>Se&amp;guir el cursor del tablero</translation>
    </message>
    <message>
        <source>&amp;Look at a</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>W&amp;hich</source>
        <translation>C&amp;uál</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Celda</translation>
    </message>
    <message>
        <source>Other rule</source>
        <translation>Otra regla</translation>
    </message>
</context>
<context>
    <name>sudoku::TraceBoard</name>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>fila %1, columna %2: %3</translation>
    </message>
    <message>
        <source>clue %1</source>
        <translation>pista %1</translation>
    </message>
    <message>
        <source>%1, guess of level %2</source>
        <translation>%1, suposición del nivel %2</translation>
    </message>
    <message>
        <source>%1, at level %2</source>
        <translation>%1, en el nivel %2</translation>
    </message>
    <message>
        <source>no candidates</source>
        <translation>sin candidatos</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>candidatos %1</translation>
    </message>
</context>
<context>
    <name>sudoku::TraceForm</name>
    <message>
        <source>Enc&amp;oding</source>
        <translation>Co&amp;dificación</translation>
    </message>
    <message>
        <source>Cand&amp;idates</source>
        <translation>Candida&amp;tos</translation>
    </message>
    <message>
        <source>After a con&amp;flict</source>
        <translation>Tras &amp;un conflicto</translation>
    </message>
    <message>
        <source>G&amp;uess</source>
        <translation>Supos&amp;ición</translation>
    </message>
</context>
<context>
    <name>sudoku::TraceModel</name>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Qué sucede</translation>
    </message>
</context>
<context>
    <name>sudoku::TransformDialog</name>
    <message>
        <source>&amp;Numbers of the two that change places:</source>
        <translation>&amp;Números de las dos que cambian de lugar:</translation>
    </message>
    <message>
        <source>Appl&amp;y</source>
        <translation>Apl&amp;icar</translation>
    </message>
    <message>
        <source>This is possible.</source>
        <translation>Es posible.</translation>
    </message>
    <message>
        <source>&amp;New digits for %1 to %2, in this order:</source>
        <translation>&amp;Nuevos dígitos para %1 a %2, en este orden:</translation>
    </message>
</context>
<context>
    <name>sudoku::Transformer</name>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Resolviendo</translation>
    </message>
    <message>
        <source>No single solution is known, so the digits are in the order in which they come on the board.</source>
        <translation>No se conoce una solución única, así que los dígitos van en el orden en que aparecen en el tablero.</translation>
    </message>
    <message>
        <source>%1 changes nothing on this board.</source>
        <translation>«%1» no cambia nada en este tablero.</translation>
    </message>
    <message>
        <source>%1: it is the same puzzle in another form.</source>
        <translation>%1: es el mismo sudoku en otra forma.</translation>
    </message>
    <message>
        <source>What other programs wrote beside the puzzle is gone, because it may name cells or digits.</source>
        <translation>Lo que otros programas escribieron junto al sudoku ya no está, porque puede nombrar celdas o dígitos.</translation>
    </message>
</context>
<context>
    <name>sudoku::VerdictDisplay</name>
    <message>
        <source>The answer is beside the board. Esc closes it.</source>
        <translation>La respuesta está junto al tablero. Esc la cierra.</translation>
    </message>
    <message>
        <source>The answer is beside the board. Esc closes it and clears the highlights.</source>
        <translation>La respuesta está junto al tablero. Esc la cierra y quita los resaltados.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>. Dots: digits too small to show; zoom in to read them</source>
        <translation>. Puntos: dígitos demasiado pequeños para mostrarlos; amplíe para leerlos</translation>
    </message>
</context>
<context>
    <name>sudoku::VerdictPanel</name>
    <message>
        <source>Close and clear the highlights (Esc)</source>
        <translation>Cerrar y quitar los resaltados (Esc)</translation>
    </message>
    <message>
        <source>Close the verdict</source>
        <translation>Cerrar el veredicto</translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation>Esc cierra</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkthroughPanel</name>
    <message>
        <source>C&amp;ontinue</source>
        <translation>C&amp;ontinuar</translation>
    </message>
    <message>
        <source>&amp;What Else Is There</source>
        <translation>Otros &amp;pasos posibles</translation>
    </message>
    <message>
        <source>Back to the W&amp;alkthrough</source>
        <translation>Volver a &amp;la solución</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>&amp;Copiar como texto</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>Close the walkthrough (Esc)</source>
        <translation>Cerrar la solución paso a paso (Esc)</translation>
    </message>
    <message>
        <source>Close the walkthrough</source>
        <translation>Cerrar la solución paso a paso</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Stop the rating</source>
        <translation>Detener la valoración</translation>
    </message>
    <message>
        <source>Or&amp;der:</source>
        <translation>Or&amp;den:</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Técnicas</translation>
    </message>
    <message>
        <source>Smallest reasons</source>
        <translation>Razones mínimas</translation>
    </message>
    <message>
        <source>Which step comes next: that of the first technique that applies, or that with the smallest reason</source>
        <translation>Qué paso viene después: el de la primera técnica aplicable o el de la razón mínima</translation>
    </message>
    <message>
        <source>&amp;Learn This</source>
        <translation>Apre&amp;nder esto</translation>
    </message>
    <message>
        <source>Co&amp;ntinue from Here</source>
        <translation>Continuar desde a&amp;quí</translation>
    </message>
    <message>
        <source>Put the board of this step in front of you, and close the walkthrough</source>
        <translation>Poner en el tablero la posición de este paso y cerrar la solución paso a paso</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkthroughSteps</name>
    <message>
        <source>Looking for the smallest reasons …</source>
        <translation>Buscando las razones mínimas…</translation>
    </message>
    <message>
        <source>Sudoku Explainer: rating …</source>
        <translation>Sudoku Explainer: valorando…</translation>
    </message>
    <message>
        <source>General rating …</source>
        <translation>Valoración general…</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkthroughViewer</name>
    <message>
        <source>Walkthrough</source>
        <translation>Solución paso a paso</translation>
    </message>
    <message>
        <source>The walkthrough was stopped.</source>
        <translation>Se detuvo la solución paso a paso.</translation>
    </message>
    <message>
        <source>The walkthrough is beside the board. Esc closes it.</source>
        <translation>La solución paso a paso está junto al tablero. Esc la cierra.</translation>
    </message>
    <message>
        <source>The board shows a step. Close the walkthrough (Esc) to type.</source>
        <translation>El tablero muestra un paso. Cierre la solución paso a paso (Esc) para escribir.</translation>
    </message>
    <message>
        <source>Finding all steps</source>
        <translation>Buscando todos los pasos</translation>
    </message>
    <message>
        <source>Instead of step %1: %2 possible steps</source>
        <translation>En lugar del paso %1: %2 pasos posibles</translation>
    </message>
    <message>
        <source>Instead of step %1: the first %2 steps found</source>
        <translation>En lugar del paso %1: los primeros %2 pasos encontrados</translation>
    </message>
    <message>
        <source>Copied the walkthrough as text.</source>
        <translation>Solución paso a paso copiada como texto.</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportando</translation>
    </message>
    <message>
        <source>Only a puzzle with exactly one solution has a smallest reason for each digit.</source>
        <translation>Solo un sudoku con exactamente una solución tiene una razón mínima para cada dígito.</translation>
    </message>
    <message>
        <source>No technique that is switched on gives a step here.</source>
        <translation>Ninguna técnica activada da un paso aquí.</translation>
    </message>
    <message>
        <source>No technique that is switched on gives a step. These are the smallest reasons.</source>
        <translation>Ninguna técnica activada da un paso. Estas son las razones mínimas.</translation>
    </message>
    <message>
        <source>You go on before step %1. Undo brings your board back.</source>
        <translation>Continúa antes del paso %1. Deshacer recupera su tablero.</translation>
    </message>
    <message>
        <source>Continue from Here</source>
        <translation>Continuar desde aquí</translation>
    </message>
</context>
<context>
    <name>sudoku::WatchDialog</name>
    <message>
        <source>Watch a Solver</source>
        <translation>Observar un solucionador</translation>
    </message>
    <message>
        <source>Cop&amp;y Steps</source>
        <translation>Copiar &amp;los pasos</translation>
    </message>
    <message>
        <source>Copy the steps up to this one as text, with their levels</source>
        <translation>Copiar como texto los pasos hasta este, con sus niveles</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>I&amp;nicio</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>Next &amp;Guess</source>
        <translation>Siguiente su&amp;posición</translation>
    </message>
    <message>
        <source>Next &amp;Conflict</source>
        <translation>Siguiente &amp;conflicto</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>&amp;Fin</translation>
    </message>
    <message>
        <source>T&amp;rail: what holds now, by level</source>
        <translation>&amp;Rastro: lo que vale ahora, por nivel</translation>
    </message>
    <message>
        <source>Ste&amp;ps</source>
        <translation>Pas&amp;os</translation>
    </message>
    <message>
        <source>The solver works. Escape stops it.</source>
        <translation>El solucionador trabaja. Esc lo detiene.</translation>
    </message>
    <message>
        <source>The clues contradict each other: propagation finds this before anything is encoded. Choose all candidates to watch how.</source>
        <translation>Las pistas se contradicen: la propagación lo descubre antes de codificar nada. Elija todos los candidatos para ver cómo.</translation>
    </message>
    <message>
        <source>The solver was stopped, or there is not enough memory.</source>
        <translation>Se detuvo el solucionador o no hay memoria suficiente.</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 de %L2</translation>
    </message>
    <message>
        <source>Nothing is known yet but the formula. Press Next, or go on to the next guess.</source>
        <translation>Aún no se conoce más que la fórmula. Pulse Siguiente o vaya a la siguiente suposición.</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowWork</name>
    <message>
        <source>A crash would lose unsaved work. %1</source>
        <translation>Un fallo haría perder el trabajo sin guardar. %1</translation>
    </message>
    <message>
        <source>Restored: %1.</source>
        <translation>Restaurado: %1.</translation>
    </message>
    <message>
        <source>The board cannot be kept: %1</source>
        <translation>No se puede guardar el tablero: %1</translation>
    </message>
    <message>
        <source>This puzzle is no longer there.</source>
        <translation>Este sudoku ya no está.</translation>
    </message>
    <message>
        <source>The board is as you left it.</source>
        <translation>El tablero está como lo dejó.</translation>
    </message>
    <message>
        <source>This puzzle is on the board.</source>
        <translation>Este sudoku ya está en el tablero.</translation>
    </message>
    <message>
        <source>Esc brings your board back.</source>
        <translation>Esc recupera su tablero.</translation>
    </message>
    <message>
        <source>Your board is kept in Recent Puzzles; Esc brings it back.</source>
        <translation>Su tablero se conserva en «Sudokus recientes»; Esc lo recupera.</translation>
    </message>
</context>
<context>
    <name>sudoku::Windows</name>
    <message>
        <source>Unsaved work was found, but cannot be read. It is kept in %1.</source>
        <translation>Se encontró trabajo sin guardar, pero no se puede leer. Se conserva en %1.</translation>
    </message>
    <message>
        <source>The unsaved work is discarded. It is deleted when the program ends.</source>
        <translation>El trabajo sin guardar queda descartado. Se eliminará al terminar el programa.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>The window is in English: no font here has the letters of %1. Install fonts-noto-cjk, or another.</source>
        <translation>La ventana está en inglés: aquí ningún tipo de letra tiene los caracteres de %1. Instale fonts-noto-cjk u otro.</translation>
    </message>
</context>
<context>
    <name>sudoku::WishTable</name>
    <message>
        <source>Puzzles to make, or a file without a number. Several rules are separated by commas.</source>
        <translation>Sudokus por hacer, o un archivo sin cantidad. Varias reglas se separan con comas.</translation>
    </message>
</context>
<context>
    <name>sudoku::WordDialog</name>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>&amp;Word of %1 different letters:</source>
        <translation>&amp;Palabra de %1 letras distintas:</translation>
    </message>
    <message>
        <source>&amp;Use Word</source>
        <translation>&amp;Usar palabra</translation>
    </message>
    <message>
        <source>Each letter is there once.</source>
        <translation>Cada letra está una vez.</translation>
    </message>
    <message>
        <source>%1 of %2 letters.</source>
        <translation>%1 de %2 letras.</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) too many.</source>
        <translation>
            <numerusform>Sobra %n letra.</numerusform>
            <numerusform>Sobran %n letras.</numerusform>
        </translation>
    </message>
</context>
</TS>
