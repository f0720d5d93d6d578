<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>About</name>
    <message>
        <source>&lt;h3&gt;Sudoku Workbench %1&lt;/h3&gt;&lt;p&gt;Make, type in, solve, check and print Sudokus from 4 × 4 to 25 × 25.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sudoku Workbench %1&lt;/h3&gt;&lt;p&gt;Criar, digitar, resolver, verificar e imprimir Sudokus de 4 × 4 a 25 × 25.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Free software under the MIT License. © 2026 The Sudoku Workbench authors.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Software livre sob a licença MIT. © 2026 Os autores do Sudoku Workbench.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;With thanks to the makers of MiniSat and CaDiCaL, which solve the boards; of Qt, which draws the window; of the typeface Roboto; of nlohmann/json and tl::expected; to HoDoKu and Sudoku Explainer for their ratings; and to the authors of the puzzles with which it is tested.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Agradecimentos aos autores do MiniSat e do CaDiCaL, que resolvem os tabuleiros; do Qt, que desenha a janela; da fonte Roboto; de nlohmann/json e tl::expected; ao HoDoKu e ao Sudoku Explainer por suas avaliações; e aos autores dos puzzles com que o programa é testado.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Copy Details</source>
        <translation>&amp;Copiar detalhes</translation>
    </message>
    <message>
        <source>Copies the versions of the program and of your system, for a report of a problem</source>
        <translation>Copia as versões do programa e do sistema, para relatar um problema</translation>
    </message>
    <message>
        <source>&amp;Report a Problem…</source>
        <translation>Relatar um &amp;problema…</translation>
    </message>
    <message>
        <source>Copies the details, which belong into the report, and opens %1</source>
        <translation>Copia os detalhes, que devem constar do relato, e abre %1</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licenças…</translation>
    </message>
    <message>
        <source>About Sudoku Workbench</source>
        <translation>Sobre o Sudoku Workbench</translation>
    </message>
</context>
<context>
    <name>Arrangement</name>
    <message>
        <source>Small twin: two boards of 6 × 6</source>
        <translation>Gêmeo pequeno: dois tabuleiros 6 × 6</translation>
    </message>
    <message>
        <source>Twin: two boards of 9 × 9</source>
        <translation>Gêmeo: dois tabuleiros 9 × 9</translation>
    </message>
    <message>
        <source>Triple: three boards of 9 × 9</source>
        <translation>Triplo: três tabuleiros 9 × 9</translation>
    </message>
    <message>
        <source>Butterfly: four boards of 9 × 9</source>
        <translation>Borboleta: quatro tabuleiros 9 × 9</translation>
    </message>
    <message>
        <source>Sohei: four boards of 9 × 9</source>
        <translation>Sohei: quatro tabuleiros 9 × 9</translation>
    </message>
    <message>
        <source>Flower: five boards of 9 × 9</source>
        <translation>Flor: cinco tabuleiros 9 × 9</translation>
    </message>
    <message>
        <source>Windmill: five boards of 9 × 9</source>
        <translation>Cata-vento: cinco tabuleiros 9 × 9</translation>
    </message>
    <message>
        <source>Samurai: five boards of 9 × 9</source>
        <translation>Samurai: cinco tabuleiros 9 × 9</translation>
    </message>
</context>
<context>
    <name>AtMostOne</name>
    <message>
        <source>Pairwise</source>
        <translation>Par a par</translation>
    </message>
    <message>
        <source>Forbids each pair of candidates. It needs no auxiliary variables, but its clauses grow with the square of the candidates.</source>
        <translation>Proíbe cada par de candidatos. Não precisa de variáveis auxiliares, mas o número de cláusulas cresce com o quadrado do número de candidatos.</translation>
    </message>
    <message>
        <source>Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006: their extended encoding without the clauses that two houses share</source>
        <translation>Lynce e Ouaknine, “Sudoku as a SAT Problem”, 2006: a codificação estendida deles, sem as cláusulas que duas casas compartilham</translation>
    </message>
    <message>
        <source>Binary tree</source>
        <translation>Árvore binária</translation>
    </message>
    <message>
        <source>Splits the candidates into halves, again and again. An auxiliary variable means “one of this half”, and two halves exclude each other.</source>
        <translation>Divide os candidatos em metades, repetidamente. Uma variável auxiliar significa “um desta metade”, e duas metades se excluem.</translation>
    </message>
    <message>
        <source>Bailleux and Boufkhad, “Efficient CNF Encoding of Boolean Cardinality Constraints”, 2003: their totalizer, which here counts to one</source>
        <translation>Bailleux e Boufkhad, “Efficient CNF Encoding of Boolean Cardinality Constraints”, 2003: o totalizador deles, que aqui conta até um</translation>
    </message>
    <message>
        <source>Ternary tree</source>
        <translation>Árvore ternária</translation>
    </message>
    <message>
        <source>Splits the candidates into thirds, again and again. An auxiliary variable means “one of this third”, and the thirds exclude each other.</source>
        <translation>Divide os candidatos em terços, repetidamente. Uma variável auxiliar significa “um deste terço”, e os terços se excluem.</translation>
    </message>
    <message>
        <source>as tree2, with parts of three</source>
        <translation>como tree2, com três partes</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Comandante</translation>
    </message>
    <message>
        <source>Forbids each pair in groups of three. A commander variable is true if a candidate of its group is; at most one commander is true, in the same way.</source>
        <translation>Proíbe cada par em grupos de três. Uma variável comandante é verdadeira se um candidato de seu grupo o for; no máximo um comandante é verdadeiro, do mesmo modo.</translation>
    </message>
    <message>
        <source>Klieber and Kwon, “Efficient CNF Encoding for Selecting 1 from N Objects”, 2007</source>
        <translation>Klieber e Kwon, “Efficient CNF Encoding for Selecting 1 from N Objects”, 2007</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produto</translation>
    </message>
    <message>
        <source>Arranges the candidates in a rectangle. A candidate implies the auxiliary variables of its row and its column; at most one row and one column may be true.</source>
        <translation>Dispõe os candidatos em um retângulo. Um candidato implica as variáveis auxiliares de sua linha e de sua coluna; no máximo uma linha e uma coluna podem ser verdadeiras.</translation>
    </message>
    <message>
        <source>Chen, “A New SAT Encoding of the At-Most-One Constraint”, 2010</source>
        <translation>Chen, “A New SAT Encoding of the At-Most-One Constraint”, 2010</translation>
    </message>
    <message>
        <source>Sequential counter</source>
        <translation>Contador sequencial</translation>
    </message>
    <message>
        <source>Goes through the candidates one by one. An auxiliary variable means “there was one up to here” and forbids all later ones.</source>
        <translation>Percorre os candidatos um a um. Uma variável auxiliar significa “já houve um até aqui” e proíbe todos os seguintes.</translation>
    </message>
    <message>
        <source>Sinz, “Towards an Optimal CNF Encoding of Boolean Cardinality Constraints”, 2005</source>
        <translation>Sinz, “Towards an Optimal CNF Encoding of Boolean Cardinality Constraints”, 2005</translation>
    </message>
    <message>
        <source>Bimander</source>
        <translation>Bimander</translation>
    </message>
    <message>
        <source>Numbers pairs of candidates in binary, with an auxiliary variable for each bit. A candidate implies the bits of its pair, so only one pair can hold a true one.</source>
        <translation>Numera pares de candidatos em binário, com uma variável auxiliar para cada bit. Um candidato implica os bits de seu par, de modo que só um par pode conter um verdadeiro.</translation>
    </message>
    <message>
        <source>Hölldobler and Nguyen, “On SAT-Encodings of the At-Most-One Constraint”, 2013</source>
        <translation>Hölldobler e Nguyen, “On SAT-Encodings of the At-Most-One Constraint”, 2013</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmentos</translation>
    </message>
    <message>
        <source>Made for Sudoku: an auxiliary variable means “the digit is where this line meets this box”. Line and box share it, so both need few clauses; cells are encoded pairwise.</source>
        <translation>Feita para o Sudoku: uma variável auxiliar significa “o algarismo está onde esta linha ou coluna cruza este bloco”. Ambos a compartilham e por isso precisam de poucas cláusulas; as células são codificadas par a par.</translation>
    </message>
    <message>
        <source>this program</source>
        <translation>este programa</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>Mínima</translation>
    </message>
    <message>
        <source>States only that each cell has a digit and that no two cells of a house have the same one, pair by pair. Everything else follows, but a solver sees less at once.</source>
        <translation>Diz apenas que cada célula tem um algarismo e que duas células de uma casa nunca têm o mesmo, par a par. O resto decorre disso, mas um solucionador vê menos de uma vez.</translation>
    </message>
    <message>
        <source>Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006</source>
        <translation>Lynce e Ouaknine, “Sudoku as a SAT Problem”, 2006</translation>
    </message>
    <message>
        <source>Efficient</source>
        <translation>Eficiente</translation>
    </message>
    <message>
        <source>The minimal encoding, and that no cell has two digits.</source>
        <translation>A codificação mínima, e mais: nenhuma célula tem dois algarismos.</translation>
    </message>
    <message>
        <source>Weber, “A SAT-based Sudoku Solver”, 2005; the name is that of Kwon and Jain, “Optimized CNF Encoding for Sudoku Puzzles”, 2006</source>
        <translation>Weber, “A SAT-based Sudoku Solver”, 2005; o nome vem de Kwon e Jain, “Optimized CNF Encoding for Sudoku Puzzles”, 2006</translation>
    </message>
    <message>
        <source>Extended</source>
        <translation>Estendida</translation>
    </message>
    <message>
        <source>States everything twice: each cell has exactly one digit, and each digit exactly one place in a house, pair by pair. Nothing is shared between houses.</source>
        <translation>Diz tudo duas vezes: cada célula tem exatamente um algarismo, e cada algarismo exatamente um lugar em uma casa, par a par. As casas não compartilham nada.</translation>
    </message>
    <message>
        <source>Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006; compared in Kwon and Jain, “Optimized CNF Encoding for Sudoku Puzzles”, 2006</source>
        <translation>Lynce e Ouaknine, “Sudoku as a SAT Problem”, 2006; comparada em Kwon e Jain, “Optimized CNF Encoding for Sudoku Puzzles”, 2006</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarítmica</translation>
    </message>
    <message>
        <source>Writes the digit of a cell in bits, four for 9 digits, so that a cell cannot have two. A clause forbids two cells of a house the same bits, digit by digit.</source>
        <translation>Escreve o algarismo de uma célula em bits, quatro para 9 algarismos, de modo que uma célula não pode ter dois. Uma cláusula proíbe a duas células de uma casa os mesmos bits, algarismo por algarismo.</translation>
    </message>
    <message>
        <source>Frisch and Peugniez, “Solving Non-Boolean Satisfiability Problems with Stochastic Local Search”, 2001, who call it binary, as most papers do</source>
        <translation>Frisch e Peugniez, “Solving Non-Boolean Satisfiability Problems with Stochastic Local Search”, 2001, que a chamam de binária, como a maioria dos artigos</translation>
    </message>
</context>
<context>
    <name>BoardKind</name>
    <message>
        <source>Classic 9 × 9</source>
        <translation>Clássico 9 × 9</translation>
    </message>
    <message>
        <source>X-Sudoku</source>
        <translation>Sudoku X</translation>
    </message>
    <message>
        <source>Windoku</source>
        <translation>Windoku</translation>
    </message>
    <message>
        <source>Jigsaw</source>
        <translation>Irregular (Jigsaw)</translation>
    </message>
    <message>
        <source>Killer</source>
        <translation>Killer</translation>
    </message>
    <message>
        <source>Thermometers</source>
        <translation>Termômetros</translation>
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
        <translation>Seta</translation>
    </message>
    <message>
        <source>Sandwich</source>
        <translation>Sanduíche</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>Edit &gt; Copy Board As &gt; %1 keeps all of it.</source>
        <translation>Editar &gt; Copiar tabuleiro como &gt; %1 preserva tudo.</translation>
    </message>
    <message>
        <source>Edit &gt; Copy Board As &gt; %1 keeps more of it.</source>
        <translation>Editar &gt; Copiar tabuleiro como &gt; %1 preserva mais.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>The rules</source>
        <translation>As regras</translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation>Como começar</translation>
    </message>
    <message>
        <source>Look for a row, column or box that is almost full. What is missing there?</source>
        <translation>Procure uma linha, coluna ou bloco quase cheio. O que falta ali?</translation>
    </message>
    <message>
        <source>Look for a digit that the board shows often. In a box without it, cross out in your mind each row and column that has it already: if one cell is left, the digit goes there.</source>
        <translation>Escolha um algarismo que aparece muitas vezes. Em um bloco sem ele, risque mentalmente cada linha e coluna que já o tem: se sobrar uma só célula, o algarismo fica ali.</translation>
    </message>
    <message>
        <source>Take a cell whose row, column and box have many digits. If only one digit is missing in all three, write it down.</source>
        <translation>Escolha uma célula cuja linha, coluna e bloco têm muitos algarismos. Se só um algarismo falta em todos os três, escreva-o.</translation>
    </message>
    <message>
        <source>In harder puzzles, write the digits that are left for an empty cell small into it, and cross out those that turn out impossible. If two cells of a row, column or box have the same two digits and no others, these two digits can be crossed out in the rest of it.</source>
        <translation>Em puzzles mais difíceis, escreva em tamanho pequeno em cada célula vazia o que pode ficar ali, e risque o que não pode. Se duas células de uma linha, coluna ou bloco têm os mesmos dois algarismos e nenhum outro, esses dois algarismos podem ser riscados nas demais células.</translation>
    </message>
    <message>
        <source>Every puzzle has exactly one solution.</source>
        <translation>Todo puzzle tem exatamente uma solução.</translation>
    </message>
    <message>
        <source>How to solve</source>
        <translation>Como resolver</translation>
    </message>
</context>
<context>
    <name>BookCheck</name>
    <message>
        <source>there is no file &apos;%1&apos;</source>
        <translation>não há um arquivo “%1”</translation>
    </message>
    <message>
        <source>the program has no texts in &apos;%1&apos;</source>
        <translation>o programa não tem textos em “%1”</translation>
    </message>
    <message>
        <source>no font of this machine has the letters of this language</source>
        <translation>nenhuma fonte deste computador tem as letras deste idioma</translation>
    </message>
    <message>
        <source>the standard of the PDF demands a date, such as %1</source>
        <translation>o padrão do PDF exige uma data, como %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a PDF</source>
        <translation>“%1” não é um PDF</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is encrypted</source>
        <translation>“%1” está criptografado</translation>
    </message>
    <message>
        <source>a booklet cannot have pages of another PDF</source>
        <translation>um livreto não pode ter páginas de outro PDF</translation>
    </message>
    <message>
        <source>a PDF that keeps to a standard cannot have pages of another one</source>
        <translation>um PDF que segue um padrão não pode ter páginas de outro</translation>
    </message>
    <message>
        <source>the puzzles of another line are written to &apos;%1&apos;</source>
        <translation>os puzzles de outra linha são gravados em “%1”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has other puzzles: name another file, or remove the number to print them</source>
        <translation>“%1” tem outros puzzles: indique outro arquivo, ou remova o número para imprimi-los</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is looked for beside the book: save the book first</source>
        <translation>“%1” é procurado junto ao livro: salve primeiro o livro</translation>
    </message>
</context>
<context>
    <name>BookFile</name>
    <message>
        <source>&apos;%1&apos; is not a text: write it in quotation marks</source>
        <translation>“%1” não é um texto entre aspas</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither true nor false</source>
        <translation>“%1” não é true nem false</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number from %2 to %3</source>
        <translation>“%1” não é um número de %2 a %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number from %2 to %3</source>
        <translation>“%1” não é um número inteiro de %2 a %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number from 0 on</source>
        <translation>“%1” não é um número inteiro a partir de 0</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a text nor a list of texts</source>
        <translation>“%1” não é um texto nem uma lista de textos</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one of: %2</source>
        <translation>“%1” não está entre: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an object in braces</source>
        <translation>“%1” não é um objeto entre chaves</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a list in brackets</source>
        <translation>“%1” não é uma lista entre colchetes</translation>
    </message>
    <message>
        <source>unknown member; the members are %1</source>
        <translation>membro desconhecido; os membros são: %1</translation>
    </message>
    <message>
        <source>unknown member; did you mean %1?</source>
        <translation>membro desconhecido; você quis dizer %1?</translation>
    </message>
    <message>
        <source>a chapter needs &quot;puzzles&quot;: files, or wishes</source>
        <translation>um capítulo precisa de “puzzles”: arquivos ou pedidos</translation>
    </message>
    <message>
        <source>puzzles are the name of a file, or a wish such as %1</source>
        <translation>puzzles são o nome de um arquivo, ou um pedido como %1</translation>
    </message>
    <message>
        <source>a book needs a chapter</source>
        <translation>um livro precisa de um capítulo</translation>
    </message>
    <message>
        <source>a seed is missing, with which the same puzzles are made each time: give the book a &quot;seed&quot;, a number that no other book has</source>
        <translation>falta uma semente, com a qual são criados sempre os mesmos puzzles: dê ao livro um “seed”, um número que nenhum outro livro tenha</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a paper size; the names are %2 (or a size such as 120x180mm)</source>
        <translation>“%1” não é um papel; os nomes são %2 (ou um tamanho como 120x180mm)</translation>
    </message>
    <message>
        <source>a sheet that is folded has four pages: name a multiple of four</source>
        <translation>uma folha dobrada tem quatro páginas: indique um múltiplo de quatro</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a date such as 2026-11-29</source>
        <translation>“%1” não é um dia como 2026-11-29</translation>
    </message>
    <message>
        <source>this is missing</source>
        <translation>isto está faltando</translation>
    </message>
    <message>
        <source>as the kinds of puzzles ask for</source>
        <translation>conforme os tipos de puzzle</translation>
    </message>
    <message>
        <source>the sides of paper are %1 to %2 mm long, unlike &apos;%3&apos;</source>
        <translation>os lados do papel têm de %1 a %2 mm, ao contrário de “%3”</translation>
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
        <translation>Data:</translation>
    </message>
    <message>
        <source>Paper:</source>
        <translation>Papel:</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paisagem</translation>
    </message>
    <message>
        <source>Margin (mm):</source>
        <translation>Margem (mm):</translation>
    </message>
    <message>
        <source>Gutter (mm):</source>
        <translation>Medianiz (mm):</translation>
    </message>
    <message>
        <source>Mirrored, as in a book</source>
        <translation>Espelhado, como em um livro</translation>
    </message>
    <message>
        <source>Booklet to fold</source>
        <translation>Livreto para dobrar</translation>
    </message>
    <message>
        <source>Creep (mm):</source>
        <translation>Deslocamento (mm):</translation>
    </message>
    <message>
        <source>Crop marks</source>
        <translation>Marcas de corte</translation>
    </message>
    <message>
        <source>Bleed (mm):</source>
        <translation>Sangria (mm):</translation>
    </message>
    <message>
        <source>Standard of the PDF:</source>
        <translation>Padrão do PDF:</translation>
    </message>
    <message>
        <source>Lines:</source>
        <translation>Linhas:</translation>
    </message>
    <message>
        <source>Typeface of the digits:</source>
        <translation>Fonte dos algarismos:</translation>
    </message>
    <message>
        <source>Title page:</source>
        <translation>Folha de rosto:</translation>
    </message>
    <message>
        <source>Copyright page:</source>
        <translation>Página de créditos:</translation>
    </message>
    <message>
        <source>How to solve:</source>
        <translation>Como resolver:</translation>
    </message>
    <message>
        <source>Chapters begin on the right</source>
        <translation>Capítulos começam à direita</translation>
    </message>
    <message>
        <source>First page:</source>
        <translation>Primeira página:</translation>
    </message>
    <message>
        <source>Page numbers</source>
        <translation>Números de página</translation>
    </message>
    <message>
        <source>Footer:</source>
        <translation>Rodapé:</translation>
    </message>
    <message>
        <source>First puzzle:</source>
        <translation>Primeiro puzzle:</translation>
    </message>
    <message>
        <source>Puzzles per page:</source>
        <translation>Puzzles por página:</translation>
    </message>
    <message>
        <source>Caption:</source>
        <translation>Legenda:</translation>
    </message>
    <message>
        <source>Names of levels:</source>
        <translation>Nomes dos níveis:</translation>
    </message>
    <message>
        <source>Instruction:</source>
        <translation>Instruções:</translation>
    </message>
    <message>
        <source>Line for name and date</source>
        <translation>Linha para nome e data</translation>
    </message>
    <message>
        <source>Pencil marks</source>
        <translation>Anotações</translation>
    </message>
    <message>
        <source>QR code:</source>
        <translation>Código QR:</translation>
    </message>
    <message>
        <source>Hints:</source>
        <translation>Dicas:</translation>
    </message>
    <message>
        <source>Solutions:</source>
        <translation>Soluções:</translation>
    </message>
    <message>
        <source>Solutions per page:</source>
        <translation>Soluções por página:</translation>
    </message>
    <message>
        <source>Say the page of the solution</source>
        <translation>Indicar a página da solução</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Semente:</translation>
    </message>
    <message>
        <source>Insert a PDF:</source>
        <translation>Inserir um PDF:</translation>
    </message>
    <message>
        <source>Insert a PDF at the end:</source>
        <translation>Inserir um PDF no fim:</translation>
    </message>
    <message>
        <source>First puzzle of a page larger</source>
        <translation>Primeiro puzzle da página maior</translation>
    </message>
    <message>
        <source>Earlier books:</source>
        <translation>Livros anteriores:</translation>
    </message>
    <message>
        <source>Gatherings:</source>
        <translation>Cadernos:</translation>
    </message>
    <message>
        <source>Size of captions (pt):</source>
        <translation>Tamanho das legendas (pt):</translation>
    </message>
    <message>
        <source>Size of sums and clues outside (pt):</source>
        <translation>Tamanho das somas e pistas externas (pt):</translation>
    </message>
    <message>
        <source>Size of page numbers (pt):</source>
        <translation>Tamanho dos números de página (pt):</translation>
    </message>
</context>
<context>
    <name>BookMessages</name>
    <message>
        <source>Making the puzzles of &apos;%1&apos;: %L2 of %L3 puzzles of the book are made.</source>
        <translation>Fazendo os puzzles de “%1”: %L2 de %L3 puzzles do livro estão prontos.</translation>
    </message>
    <message>
        <source>Stopped. %L1 of %L2 puzzles are made and kept.</source>
        <translation>Interrompido. %L1 de %L2 puzzles estão prontos e foram mantidos.</translation>
    </message>
    <message>
        <source>Stopped. The PDF was not written.</source>
        <translation>Interrompido. O PDF não foi gravado.</translation>
    </message>
    <message>
        <source>The book was not made: %1</source>
        <translation>O livro não foi feito: %1</translation>
    </message>
    <message>
        <source>The book is made: %1</source>
        <translation>O livro está feito: %1</translation>
    </message>
    <message>
        <source>The puzzles are made.</source>
        <translation>Os puzzles estão criados.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
</context>
<context>
    <name>BookletSides</name>
    <message>
        <source>both, flipped on the short edge</source>
        <translation>ambos, virando pela borda curta</translation>
    </message>
    <message>
        <source>fronts only</source>
        <translation>só frentes</translation>
    </message>
    <message>
        <source>backs only</source>
        <translation>só versos</translation>
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
        <translation>Nível</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Number of clues</source>
        <translation>Número de pistas</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
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
        <translation>cinza</translation>
    </message>
    <message>
        <source>grey line</source>
        <translation>linha cinza</translation>
    </message>
    <message>
        <source>green with rising stripes</source>
        <translation>verde com listras ascendentes</translation>
    </message>
    <message>
        <source>green circle</source>
        <translation>círculo verde</translation>
    </message>
    <message>
        <source>blue with level stripes</source>
        <translation>azul com listras horizontais</translation>
    </message>
    <message>
        <source>blue square</source>
        <translation>quadrado azul</translation>
    </message>
    <message>
        <source>yellow with dots</source>
        <translation>amarelo com pontos</translation>
    </message>
    <message>
        <source>yellow diamond</source>
        <translation>losango amarelo</translation>
    </message>
    <message>
        <source>red with falling stripes</source>
        <translation>vermelho com listras descendentes</translation>
    </message>
    <message>
        <source>red hexagon</source>
        <translation>hexágono vermelho</translation>
    </message>
    <message>
        <source>purple with upright stripes</source>
        <translation>roxo com listras verticais</translation>
    </message>
    <message>
        <source>purple triangle</source>
        <translation>triângulo roxo</translation>
    </message>
    <message>
        <source>orange with squares</source>
        <translation>laranja com quadrados</translation>
    </message>
    <message>
        <source>orange double circle</source>
        <translation>círculo duplo laranja</translation>
    </message>
    <message>
        <source>turquoise with diamonds</source>
        <translation>turquesa com losangos</translation>
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
        <translation>vazia</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>candidatos %1</translation>
    </message>
    <message>
        <source>corner marks %1</source>
        <translation>anotações de canto %1</translation>
    </message>
    <message>
        <source>marks %1</source>
        <translation>anotações %1</translation>
    </message>
    <message>
        <source>centre marks %1</source>
        <translation>anotações centrais %1</translation>
    </message>
    <message>
        <source>struck through: %1</source>
        <translation>riscados: %1</translation>
    </message>
    <message>
        <source>shown by the filter</source>
        <translation>mostrada pelo filtro</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>dashed line from %1 to %2 in %3</source>
        <translation>linha tracejada de %1 a %2 em %3</translation>
    </message>
    <message>
        <source>solid line from %1 to %2 in %3</source>
        <translation>linha contínua de %1 a %2 em %3</translation>
    </message>
    <message>
        <source>dashed line to %1 from %2 in %3</source>
        <translation>linha tracejada até %1 a partir de %2 em %3</translation>
    </message>
    <message>
        <source>solid line to %1 from %2 in %3</source>
        <translation>linha contínua até %1 a partir de %2 em %3</translation>
    </message>
    <message>
        <source>true candidates %1</source>
        <translation>candidatos verdadeiros %1</translation>
    </message>
    <message>
        <source>%1; if given, %2 leaves one solution</source>
        <translation>%1; como pista, %2 deixa uma única solução</translation>
    </message>
    <message>
        <source>%1; if given, each of %2 leaves one solution</source>
        <translation>%1; como pista, cada um de %2 deixa uma única solução</translation>
    </message>
    <message>
        <source>live candidates %1</source>
        <translation>candidatos ao digitar %1</translation>
    </message>
    <message>
        <source>live candidates not decided %1</source>
        <translation>candidatos ao digitar não decididos %1</translation>
    </message>
    <message>
        <source>one solution with %1</source>
        <translation>uma solução com %1</translation>
    </message>
    <message>
        <source>differs: %1 in one solution, %2 in another</source>
        <translation>difere: %1 em uma solução, %2 em outra</translation>
    </message>
    <message>
        <source>proposed: no digit</source>
        <translation>proposta: nenhum algarismo</translation>
    </message>
    <message>
        <source>proposed given %1</source>
        <translation>pista proposta %1</translation>
    </message>
    <message>
        <source>conflict: %1</source>
        <translation>conflito: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more conflict(s)</source>
        <translation>
            <numerusform>mais %n conflito</numerusform>
            <numerusform>mais %n conflitos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a line begins at %1</source>
        <translation>uma linha traçada começa em %1</translation>
    </message>
    <message>
        <source>no region</source>
        <translation>sem região</translation>
    </message>
</context>
<context>
    <name>ClueCover</name>
    <message>
        <source>every digit</source>
        <translation>cada algarismo</translation>
    </message>
    <message>
        <source>every box</source>
        <translation>cada bloco</translation>
    </message>
    <message>
        <source>every row and column</source>
        <translation>cada linha e coluna</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Ce&amp;ntre Marks</source>
        <translation>A&amp;notações centrais</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>Ta&amp;buleiro</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>Re&amp;solver</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Ferramentas</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <source>Play Li&amp;ke the Last One</source>
        <translation>Jogar &amp;como na última vez</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Novo…</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>&amp;Gerar…</translation>
    </message>
    <message>
        <source>P&amp;uzzle of the Day</source>
        <translation>Puzzle &amp;do dia</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>N&amp;ova janela</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>A&amp;brir recente</translation>
    </message>
    <message>
        <source>Recent Pu&amp;zzles…</source>
        <translation>P&amp;uzzles recentes…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Salvar co&amp;mo…</translation>
    </message>
    <message>
        <source>&amp;Export Board As</source>
        <translation>&amp;Exportar tabuleiro como</translation>
    </message>
    <message>
        <source>QR Co&amp;de…</source>
        <translation>Código &amp;QR…</translation>
    </message>
    <message>
        <source>Ne&amp;xt Puzzle</source>
        <translation>&amp;Próximo puzzle</translation>
    </message>
    <message>
        <source>Pre&amp;vious Puzzle</source>
        <translation>Puzzle an&amp;terior</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Set Checkpoint</source>
        <translation>Definir &amp;ponto de controle</translation>
    </message>
    <message>
        <source>Bac&amp;k to Checkpoint</source>
        <translation>&amp;Voltar ao ponto de controle</translation>
    </message>
    <message>
        <source>Back to the Last Rig&amp;ht State</source>
        <translation>Voltar ao último &amp;estado certo</translation>
    </message>
    <message>
        <source>Cu&amp;t Board</source>
        <translation>Recortar &amp;tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Copy Board</source>
        <translation>&amp;Copiar tabuleiro</translation>
    </message>
    <message>
        <source>Copy &amp;Givens</source>
        <translation>Copiar pi&amp;stas</translation>
    </message>
    <message>
        <source>Copy &amp;Board As</source>
        <translation>Copiar ta&amp;buleiro como</translation>
    </message>
    <message>
        <source>Copy as P&amp;icture</source>
        <translation>Copiar como &amp;imagem</translation>
    </message>
    <message>
        <source>Copy as Picture in Colour</source>
        <translation>Copiar como imagem em cores</translation>
    </message>
    <message>
        <source>&amp;Paste Board</source>
        <translation>Co&amp;lar tabuleiro</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Selecio&amp;nar tudo</translation>
    </message>
    <message>
        <source>Go to Next &amp;Open Cell</source>
        <translation>Ir para &amp;a próxima célula vazia</translation>
    </message>
    <message>
        <source>C&amp;lear Cells</source>
        <translation>Li&amp;mpar células</translation>
    </message>
    <message>
        <source>Type &amp;Givens</source>
        <translation>&amp;Digitar pistas</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Type &amp;Entries</source>
        <translation>Digitar &amp;entradas</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Ad&amp;vance after Each Digit</source>
        <translation>A&amp;vançar após cada algarismo</translation>
    </message>
    <message>
        <source>&amp;Digits</source>
        <translation>&amp;Algarismos</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Algarismo</translation>
    </message>
    <message>
        <source>C&amp;orner Marks</source>
        <translation>Anotaçõe&amp;s de canto</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Canto</translation>
    </message>
    <message>
        <source>Pe&amp;ncil Marks</source>
        <translation>A&amp;notações</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Anotações</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>C&amp;ores</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Draw on Candidates</source>
        <translation>Desenhar em candidatos</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Desenhar</translation>
    </message>
    <message>
        <source>S&amp;witch Digits and Marks</source>
        <translation>Al&amp;ternar algarismos e anotações</translation>
    </message>
    <message>
        <source>Next Colour to Draw With</source>
        <translation>Próxima cor para desenhar</translation>
    </message>
    <message>
        <source>Erase Drawing</source>
        <translation>Apagar desenho</translation>
    </message>
    <message>
        <source>Digit Fir&amp;st</source>
        <translation>Algarismo &amp;primeiro</translation>
    </message>
    <message>
        <source>&amp;Fill in Candidates</source>
        <translation>Preenc&amp;her candidatos</translation>
    </message>
    <message>
        <source>Fill Singles</source>
        <translation>Preencher únicos</translation>
    </message>
    <message>
        <source>&amp;Keep Candidates Up to Date</source>
        <translation>&amp;Manter candidatos atualizados</translation>
    </message>
    <message>
        <source>T&amp;he Same Digit Again Clears</source>
        <translation>Repetir o al&amp;garismo apaga</translation>
    </message>
    <message>
        <source>Add &amp;Rule…</source>
        <translation>Adicionar &amp;regra…</translation>
    </message>
    <message>
        <source>Reg&amp;ions…</source>
        <translation>Reg&amp;iões…</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>Trans&amp;formar</translation>
    </message>
    <message>
        <source>&amp;Make Entries Givens</source>
        <translation>Fi&amp;xar entradas como pistas</translation>
    </message>
    <message>
        <source>&amp;Clear Entries, Pencil Marks and Colours</source>
        <translation>&amp;Limpar entradas, anotações e cores</translation>
    </message>
    <message>
        <source>Clear &amp;All</source>
        <translation>Limpar t&amp;udo</translation>
    </message>
    <message>
        <source>&amp;Check for One Solution</source>
        <translation>Verificar se há só &amp;1 solução</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Dica</translation>
    </message>
    <message>
        <source>W&amp;alkthrough</source>
        <translation>&amp;Passo a passo</translation>
    </message>
    <message>
        <source>&amp;Practise a Technique…</source>
        <translation>Praticar &amp;uma técnica…</translation>
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
        <translation>Aprender Sudoku do início</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Pa&amp;rar</translation>
    </message>
    <message>
        <source>Go to Next Con&amp;flict</source>
        <translation>Ir para o próximo con&amp;flito</translation>
    </message>
    <message>
        <source>&amp;Explain Why There Is No Solution</source>
        <translation>E&amp;xplicar por que não há solução</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Wh&amp;y This Digit?</source>
        <translation>Por &amp;que este algarismo?</translation>
    </message>
    <message>
        <source>Fi&amp;x…</source>
        <translation>Corri&amp;gir…</translation>
    </message>
    <message>
        <source>C&amp;ount Solutions</source>
        <translation>C&amp;ontar soluções</translation>
    </message>
    <message>
        <source>True Ca&amp;ndidates</source>
        <translation>&amp;Candidatos verdadeiros</translation>
    </message>
    <message>
        <source>Equal and &amp;Different Cells</source>
        <translation>C&amp;élulas iguais e diferentes</translation>
    </message>
    <message>
        <source>Possi&amp;ble Numbers</source>
        <translation>&amp;Números possíveis</translation>
    </message>
    <message>
        <source>Fi&amp;ll In Numbers</source>
        <translation>Preenc&amp;her números</translation>
    </message>
    <message>
        <source>Make &amp;Unique</source>
        <translation>Tornar única a solu&amp;ção</translation>
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
        <translation>Minimizar mantendo &amp;a simetria</translation>
    </message>
    <message>
        <source>Entries Count as &amp;Givens</source>
        <translation>&amp;Entradas valem como pistas</translation>
    </message>
    <message>
        <source>Check &amp;While You Type</source>
        <translation>&amp;Verificar ao digitar</translation>
    </message>
    <message>
        <source>Candidates While You Type</source>
        <translation>Candidatos ao digitar</translation>
    </message>
    <message>
        <source>Check Entr&amp;ies</source>
        <translation>Ver&amp;ificar entradas</translation>
    </message>
    <message>
        <source>&amp;Mark Wrong Entries</source>
        <translation>&amp;Marcar entradas erradas</translation>
    </message>
    <message>
        <source>Sol&amp;ver…</source>
        <translation>So&amp;lucionador…</translation>
    </message>
    <message>
        <source>Techni&amp;ques…</source>
        <translation>&amp;Técnicas…</translation>
    </message>
    <message>
        <source>Name What You Found</source>
        <translation>Nomear o que foi encontrado</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>&amp;Reduzir</translation>
    </message>
    <message>
        <source>&amp;Fit to Window</source>
        <translation>Ajustar à &amp;janela</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>&amp;Tool Bar</source>
        <translation>&amp;Barra de ferramentas</translation>
    </message>
    <message>
        <source>Side &amp;Panel</source>
        <translation>&amp;Painel lateral</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordenadas</translation>
    </message>
    <message>
        <source>Sho&amp;w Fog</source>
        <translation>Mostrar né&amp;voa</translation>
    </message>
    <message>
        <source>Highlight Row, Column and &amp;Box</source>
        <translation>Destacar linha, coluna &amp;e bloco</translation>
    </message>
    <message>
        <source>Highlight Equal Di&amp;gits</source>
        <translation>Destacar algarismos &amp;iguais</translation>
    </message>
    <message>
        <source>&amp;Highlight Marks of the Digit</source>
        <translation>&amp;Destacar anotações do algarismo</translation>
    </message>
    <message>
        <source>Pencil Ma&amp;rks in a Grid</source>
        <translation>Anotações em &amp;grade</translation>
    </message>
    <message>
        <source>Fi&amp;lter a Digit</source>
        <translation>&amp;Filtrar um algarismo</translation>
    </message>
    <message>
        <source>Filter a S&amp;econd Digit</source>
        <translation>Filtrar um segund&amp;o algarismo</translation>
    </message>
    <message>
        <source>Filter Cells with Two Mar&amp;ks</source>
        <translation>Filtrar células co&amp;m duas anotações</translation>
    </message>
    <message>
        <source>Ti&amp;mer</source>
        <translation>Cro&amp;nômetro</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>Pa&amp;usar</translation>
    </message>
    <message>
        <source>Solver &amp;Details</source>
        <translation>Detal&amp;hes do solucionador</translation>
    </message>
    <message>
        <source>Pu&amp;zzle List</source>
        <translation>&amp;Lista de puzzles</translation>
    </message>
    <message>
        <source>&amp;Encodings…</source>
        <translation>Co&amp;dificações…</translation>
    </message>
    <message>
        <source>&amp;Watch a Solver…</source>
        <translation>&amp;Observar um solucionador…</translation>
    </message>
    <message>
        <source>Export &amp;CNF…</source>
        <translation>&amp;Exportar CNF…</translation>
    </message>
    <message>
        <source>&amp;Import Model…</source>
        <translation>&amp;Importar modelo…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Est&amp;atísticas…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Configurações…</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Atalhos de teclado</translation>
    </message>
    <message>
        <source>&amp;About Sudoku Workbench</source>
        <translation>&amp;Sobre o Sudoku Workbench</translation>
    </message>
    <message>
        <source>From Pi&amp;cture…</source>
        <translation>&amp;Ler de imagem…</translation>
    </message>
    <message>
        <source>My Kinds of R&amp;ules…</source>
        <translation>Tipos de regras &amp;criados por mim…</translation>
    </message>
    <message>
        <source>Book…</source>
        <translation>Livro…</translation>
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
        <translation>Não conferido: não há memória suficiente.</translation>
    </message>
    <message>
        <source>Not verified: the search was stopped.</source>
        <translation>Não conferido: a busca foi interrompida.</translation>
    </message>
    <message>
        <source>The solution obeys every rule. A second solver, CaDiCaL, proved that there is no other, and every step of its proof was checked.</source>
        <translation>A solução obedece a todas as regras. Um segundo solucionador, o CaDiCaL, provou que não há outra, e cada passo da prova foi conferido.</translation>
    </message>
    <message>
        <source>A second solver, CaDiCaL, proved this, and every step of its proof was checked.</source>
        <translation>Um segundo solucionador, o CaDiCaL, provou isso, e cada passo da prova foi conferido.</translation>
    </message>
    <message>
        <source>Not verified: the second solver found another answer. This is an error in the program; please report it.</source>
        <translation>Não conferido: o segundo solucionador chegou a outra resposta. É um erro do programa; por favor, relate-o.</translation>
    </message>
    <message>
        <source>Not verified: a step of the proof is wrong. This is an error in the program; please report it.</source>
        <translation>Não conferido: um passo da prova está errado. É um erro do programa; por favor, relate-o.</translation>
    </message>
    <message>
        <source>Not verified: the folder of temporary files has no room for the proof.</source>
        <translation>Não conferido: não há espaço para a prova na pasta de arquivos temporários.</translation>
    </message>
    <message>
        <source>Not verified: this program was built without CaDiCaL (libcadical-dev), which writes the proof.</source>
        <translation>Não conferido: este programa foi compilado sem o CaDiCaL (libcadical-dev), que escreve a prova.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit 1 in 12 solutions</comment>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>%1 in %2 or more</source>
        <comment>digit 1 in 100 solutions or more</comment>
        <translation>%1 em %2 ou mais</translation>
    </message>
    <message>
        <source>Solutions by digit of %1: %2.</source>
        <translation>Soluções por algarismo de %1: %2.</translation>
    </message>
    <message>
        <source>The solution is unique.</source>
        <translation>A solução é única.</translation>
    </message>
    <message>
        <source>The solution is unique (proved %1).</source>
        <translation>A solução é única (provado %1).</translation>
    </message>
    <message>
        <source>The puzzle has more than one solution.</source>
        <translation>O puzzle tem mais de uma solução.</translation>
    </message>
    <message>
        <source>%1/%2: %1 in one solution, %2 in another</source>
        <translation>%1/%2: %1 em uma solução, %2 em outra</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in only %n cell(s): %1.</source>
        <translation>
            <numerusform>Duas soluções diferem em apenas %n célula: %1.</numerusform>
            <numerusform>Duas soluções diferem em apenas %n células: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A given in any of these cells, such as %1 or %2 in %3, tells the two apart.</source>
        <translation>Uma pista em qualquer destas células, como %1 ou %2 em %3, distingue as duas.</translation>
    </message>
    <message>
        <source>The puzzle has no solution with your entries.</source>
        <translation>O puzzle não tem solução com as suas entradas.</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>O puzzle não tem solução.</translation>
    </message>
    <message>
        <source>The puzzle has no solution (proved %1).</source>
        <translation>O puzzle não tem solução (provado %1).</translation>
    </message>
    <message numerus="yes">
        <source>Your %n entry(s) are right.</source>
        <translation>
            <numerusform>Sua entrada está certa.</numerusform>
            <numerusform>Suas %n entradas estão certas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution is unique, but %1.</source>
        <translation>A solução é única, mas %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Outlined: the wrong entry(s)</source>
        <translation>
            <numerusform>Contornada: a entrada errada</numerusform>
            <numerusform>Contornadas: as entradas erradas</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong entry</source>
        <translation>entrada errada</translation>
    </message>
    <message>
        <source>The solution is unique (verified %1).</source>
        <translation>A solução é única (conferido %1).</translation>
    </message>
    <message>
        <source>The puzzle has no solution (verified %1).</source>
        <translation>O puzzle não tem solução (conferido %1).</translation>
    </message>
    <message>
        <source>Not decided after %1 and %2.</source>
        <translation>Não decidido após %1 e %2.</translation>
    </message>
    <message>
        <source>The solver failed.</source>
        <translation>O solucionador falhou.</translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has exactly %Ln solution(s).</source>
        <translation>
            <numerusform>O puzzle tem exatamente %Ln solução.</numerusform>
            <numerusform>O puzzle tem exatamente %Ln soluções.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has more than %Ln solution(s).</source>
        <translation>
            <numerusform>O puzzle tem mais de %Ln solução.</numerusform>
            <numerusform>O puzzle tem mais de %Ln soluções.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has at least %Ln solution(s).</source>
        <translation>
            <numerusform>O puzzle tem pelo menos %Ln solução.</numerusform>
            <numerusform>O puzzle tem pelo menos %Ln soluções.</numerusform>
        </translation>
    </message>
    <message>
        <source>Outlined: cells that differ between the solutions</source>
        <translation>Contornadas: células que diferem entre as soluções</translation>
    </message>
    <message>
        <source>differs between the solutions</source>
        <translation>difere entre as soluções</translation>
    </message>
    <message>
        <source>in this solution: %1</source>
        <translation>nesta solução: %1</translation>
    </message>
    <message>
        <source>Solution %1 of %2.</source>
        <translation>Solução %1 de %2.</translation>
    </message>
    <message>
        <source>Solution %1 of the first %2.</source>
        <translation>Solução %1 das primeiras %2.</translation>
    </message>
    <message>
        <source>%1 × 10^%2</source>
        <translation>%1 × 10^%2</translation>
    </message>
    <message>
        <source>The puzzle has about %1 solutions.</source>
        <translation>O puzzle tem cerca de %1 soluções.</translation>
    </message>
    <message>
        <source>This is an estimate from %1 random walks with a standard error of %2 %.</source>
        <translation>É uma estimativa a partir de %1 percursos aleatórios, com erro padrão de %2%.</translation>
    </message>
    <message>
        <source>Small digits: true candidates. Outlined: as a given, the digit leaves one solution</source>
        <translation>Algarismos pequenos: candidatos verdadeiros. Contornado: como pista, o algarismo deixa uma única solução</translation>
    </message>
    <message>
        <source>the same in all solutions: %1</source>
        <translation>igual em todas as soluções: %1</translation>
    </message>
    <message>
        <source>The cells show their true candidates.</source>
        <translation>As células mostram seus candidatos verdadeiros.</translation>
    </message>
    <message>
        <source>%1 of %2 candidates are decided.</source>
        <translation>%1 de %2 candidatos estão decididos.</translation>
    </message>
    <message>
        <source>The same in all solutions: %1 of %2 cells.</source>
        <translation>Iguais em todas as soluções: %1 de %2 células.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) each leave exactly one solution as a given.</source>
        <translation>
            <numerusform>%n algarismo, como pista, deixa exatamente uma solução.</numerusform>
            <numerusform>%n algarismos, cada um como pista, deixam exatamente uma solução.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solutions of each digit are counted up to %1. Move to a cell to read them.</source>
        <translation>As soluções de cada algarismo são contadas até %1. Vá a uma célula para vê-las.</translation>
    </message>
    <message numerus="yes">
        <source>row(s) %1</source>
        <translation>
            <numerusform>linha %1</numerusform>
            <numerusform>linhas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>column(s) %1</source>
        <translation>
            <numerusform>coluna %1</numerusform>
            <numerusform>colunas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>box(es) %1</source>
        <translation>
            <numerusform>bloco %1</numerusform>
            <numerusform>blocos %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>region(s) %1</source>
        <translation>
            <numerusform>região %1</numerusform>
            <numerusform>regiões %1</numerusform>
        </translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>todas as linhas</translation>
    </message>
    <message>
        <source>all columns</source>
        <translation>todas as colunas</translation>
    </message>
    <message>
        <source>all boxes</source>
        <translation>todos os blocos</translation>
    </message>
    <message>
        <source>all regions</source>
        <translation>todas as regiões</translation>
    </message>
    <message>
        <source>all rows, columns and boxes</source>
        <translation>todas as linhas, todas as colunas e todos os blocos</translation>
    </message>
    <message>
        <source>all rows, columns and regions</source>
        <translation>todas as linhas, colunas e regiões</translation>
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
        <source>Every rule is obeyed.</source>
        <translation>Todas as regras são obedecidas.</translation>
    </message>
    <message>
        <source>Checked and obeyed: %1. Not everything was checked: %2.</source>
        <translation>Verificado e obedecido: %1. Nem tudo foi verificado: %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 Answered %2.</source>
        <translation>%1 Respondido %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The search is incomplete: this is what is known so far.</source>
        <translation>A busca está incompleta: isto é o que se sabe até agora.</translation>
    </message>
    <message>
        <source>part of the contradiction</source>
        <translation>parte da contradição</translation>
    </message>
    <message>
        <source>This is a given of the puzzle.</source>
        <translation>Esta é uma pista do puzzle.</translation>
    </message>
    <message>
        <source>This is your entry.</source>
        <translation>Esta é uma entrada sua.</translation>
    </message>
    <message>
        <source>No digit is repeated in %1.</source>
        <translation>Nenhum algarismo se repete (%1).</translation>
    </message>
    <message>
        <source>The search was stopped. Some of these contradict each other: %1.</source>
        <translation>A busca foi interrompida. Alguns destes se contradizem: %1.</translation>
    </message>
    <message>
        <source>%1 leaves no solution.</source>
        <translation>%1 não deixa nenhuma solução.</translation>
    </message>
    <message>
        <source>%1 contradict each other.</source>
        <translation>%1 se contradizem.</translation>
    </message>
    <message>
        <source>%1 contradict each other; without any one of them the others do not.</source>
        <translation>%1 se contradizem; sem qualquer um deles, os demais deixam de se contradizer.</translation>
    </message>
    <message>
        <source>Change or remove this rule.</source>
        <translation>Altere ou remova esta regra.</translation>
    </message>
    <message>
        <source>Change or remove one of these rules.</source>
        <translation>Altere ou remova uma destas regras.</translation>
    </message>
    <message>
        <source>Your entry in %1 contradicts the puzzle.</source>
        <translation>Sua entrada em %1 contradiz o puzzle.</translation>
    </message>
    <message>
        <source>You entered %1.</source>
        <translation>Você digitou %1.</translation>
    </message>
    <message>
        <source>Outlined: cells that contradict each other</source>
        <translation>Contornadas: células que se contradizem</translation>
    </message>
    <message>
        <source>The puzzle has no solution: one of its rules leaves none.</source>
        <translation>O puzzle não tem solução: uma de suas regras não deixa nenhuma.</translation>
    </message>
    <message>
        <source>The puzzle has no solution: its rules contradict each other.</source>
        <translation>O puzzle não tem solução: suas regras se contradizem.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Outlined: part of the contradiction</source>
        <translation>Contornada: parte da contradição</translation>
    </message>
    <message>
        <source>%1 contain the same digit in every solution.</source>
        <translation>%1 contêm o mesmo algarismo em todas as soluções.</translation>
    </message>
    <message>
        <source>%1 contain different digits in every solution.</source>
        <translation>%1 contêm algarismos diferentes em todas as soluções.</translation>
    </message>
    <message>
        <source>Every cell has one digit in all solutions.</source>
        <translation>Cada célula tem o mesmo algarismo em todas as soluções.</translation>
    </message>
    <message>
        <source>No two cells are always equal, or always different without a rule.</source>
        <translation>Não há duas células sempre iguais, nem sempre diferentes sem que uma regra o exija.</translation>
    </message>
    <message>
        <source>No two cells were found so far that are always equal, or always different.</source>
        <translation>Até agora não foram encontradas duas células sempre iguais, nem sempre diferentes.</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of cells</source>
        <translation>
            <numerusform>%n grupo de células</numerusform>
            <numerusform>%n grupos de células</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of cells</source>
        <translation>
            <numerusform>%n par de células</numerusform>
            <numerusform>%n pares de células</numerusform>
        </translation>
    </message>
    <message>
        <source>Always equal: %1. Always different: %2.</source>
        <translation>Sempre iguais: %1. Sempre diferentes: %2.</translation>
    </message>
    <message>
        <source>Always equal: %1. No others are always different.</source>
        <translation>Sempre iguais: %1. Nenhuma outra é sempre diferente.</translation>
    </message>
    <message>
        <source>Always equal: %1. No different ones were found so far.</source>
        <translation>Sempre iguais: %1. Até agora não foram encontradas diferentes.</translation>
    </message>
    <message>
        <source>Always different: %1. No two cells are always equal.</source>
        <translation>Sempre diferentes: %1. Não há duas células sempre iguais.</translation>
    </message>
    <message>
        <source>Always different: %1. No equal ones were found so far.</source>
        <translation>Sempre diferentes: %1. Até agora não foram encontradas iguais.</translation>
    </message>
    <message>
        <source>Outlined together: cells with the same digit in every solution</source>
        <translation>Contornadas juntas: células com o mesmo algarismo em todas as soluções</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… e mais %n</numerusform>
            <numerusform>… e mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Not listed: what a rule demands, and what follows from cells that are always equal.</source>
        <translation>Fora da lista: o que uma regra exige e o que decorre de células sempre iguais.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) of cells are not decided.</source>
        <translation>
            <numerusform>%Ln par de células não está decidido.</numerusform>
            <numerusform>%Ln pares de células não estão decididos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the number of a part of an answer</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Framed: cells with the same digit in every solution</source>
        <translation>Emolduradas: células com o mesmo algarismo em todas as soluções</translation>
    </message>
    <message>
        <source>Framed: cells with different digits in every solution</source>
        <translation>Emolduradas: células com algarismos diferentes em todas as soluções</translation>
    </message>
    <message>
        <source>equal in every solution</source>
        <translation>igual em todas as soluções</translation>
    </message>
    <message>
        <source>different in every solution</source>
        <translation>diferente em todas as soluções</translation>
    </message>
    <message>
        <source>No fix was found.</source>
        <translation>Nenhuma correção foi encontrada.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n possible fix(es), the likeliest first.</source>
        <translation>
            <numerusform>Há %n correção possível.</numerusform>
            <numerusform>Há %n correções possíveis, a mais provável primeiro.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>Change %1 from %2 to %3</source>
        <translation>Mudar %1 de %2 para %3</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>Trocar %1 e %2</translation>
    </message>
    <message>
        <source>Shift row %1 from %2 on</source>
        <translation>Deslocar a linha %1 a partir de %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remover %1</translation>
    </message>
    <message>
        <source>%1: no number leaves a solution</source>
        <translation>%1: nenhum número deixa uma solução</translation>
    </message>
    <message>
        <source>%1: one solution with %2</source>
        <translation>%1: uma solução com %2</translation>
    </message>
    <message>
        <source>%1: several solutions with %2</source>
        <translation>%1: várias soluções com %2</translation>
    </message>
    <message>
        <source>%1: one solution with %2; several with %3</source>
        <translation>%1: uma solução com %2; várias com %3</translation>
    </message>
    <message>
        <source>Rounded outline: a given to add</source>
        <translation>Contorno arredondado: uma pista a adicionar</translation>
    </message>
    <message numerus="yes">
        <source>%n more given(s) leave exactly one solution.</source>
        <translation>
            <numerusform>%n pista a mais deixa exatamente uma solução.</numerusform>
            <numerusform>%n pistas a mais deixam exatamente uma solução.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer givens are not enough for this solution.</source>
        <translation>Menos pistas não bastam para esta solução.</translation>
    </message>
    <message>
        <source>None of them can be left out, but another choice may be smaller.</source>
        <translation>Nenhuma delas é dispensável, mas outra escolha pode ser menor.</translation>
    </message>
    <message>
        <source>One rule of another kind is enough instead.</source>
        <translation>Em vez disso, basta uma regra de outro tipo.</translation>
    </message>
    <message>
        <source>One rule is enough instead.</source>
        <translation>Em vez disso, basta uma regra.</translation>
    </message>
    <message>
        <source>There is nothing to fix: the puzzle has a solution.</source>
        <translation>Não há nada a corrigir: o puzzle tem solução.</translation>
    </message>
    <message>
        <source>There is nothing to fix: the solution is unique.</source>
        <translation>Não há nada a corrigir: a solução é única.</translation>
    </message>
    <message>
        <source>Make Unique adds the clues that are missing.</source>
        <translation>“Tornar única a solução” adiciona as pistas que faltam.</translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s) are redundant, each by itself.</source>
        <translation>
            <numerusform>%n pista é redundante.</numerusform>
            <numerusform>%n pistas são redundantes, cada uma por si só.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every clue is needed, but not every rule.</source>
        <translation>Todas as pistas são necessárias, mas nem todas as regras.</translation>
    </message>
    <message>
        <source>Minimal: every clue is needed.</source>
        <translation>Mínimo: todas as pistas são necessárias.</translation>
    </message>
    <message>
        <source>Outlined: redundant clues</source>
        <translation>Contornadas: pistas redundantes</translation>
    </message>
    <message>
        <source>The rule %1 is redundant.</source>
        <translation>A regra %1 é redundante.</translation>
    </message>
    <message>
        <source>Without one of them, another may be needed.</source>
        <translation>Sem uma delas, outra pode se tornar necessária.</translation>
    </message>
    <message>
        <source>redundant</source>
        <translation>redundante</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 clues are enough.</source>
        <translation>
            <numerusform>%n de %1 pistas basta.</numerusform>
            <numerusform>%n de %1 pistas bastam.</numerusform>
        </translation>
    </message>
    <message>
        <source>Outlined: clues to remove</source>
        <translation>Contornadas: pistas a remover</translation>
    </message>
    <message>
        <source>to remove</source>
        <translation>a remover</translation>
    </message>
    <message>
        <source>Outlined: rules that could have another number</source>
        <translation>Contornadas: regras que poderiam ter outro número</translation>
    </message>
    <message>
        <source>No other number leaves exactly one solution.</source>
        <translation>Nenhum outro número deixa exatamente uma solução.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n number(s) could be another one.</source>
        <translation>
            <numerusform>%1 de %n número poderia ser outro.</numerusform>
            <numerusform>%1 de %n números poderiam ser outros.</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule here has a number.</source>
        <translation>Nenhuma regra aqui tem um número.</translation>
    </message>
    <message>
        <source>Cleared %1.</source>
        <translation>Limpo: %1.</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>Adicionado: %1.</translation>
    </message>
    <message>
        <source>Changed %1 from %2 to %3.</source>
        <translation>Alterado: %1, de %2 para %3.</translation>
    </message>
    <message>
        <source>Changed %1.</source>
        <translation>Alterado: %1.</translation>
    </message>
    <message>
        <source>%1: one solution</source>
        <translation>%1: uma solução</translation>
    </message>
    <message>
        <source>%1: several</source>
        <translation>%1: várias</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) lead from them to a contradiction. %1.</source>
        <translation>
            <numerusform>Daí, %n passo leva a uma contradição. %1.</numerusform>
            <numerusform>Daí, %n passos levam a uma contradição. %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), with cases, lead from them to contradictions.</source>
        <translation>
            <numerusform>Daí, %n passo, com distinção de casos, leva a contradições.</numerusform>
            <numerusform>Daí, %n passos, com distinção de casos, levam a contradições.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 de %2</translation>
    </message>
    <message>
        <source>Why there is no solution</source>
        <translation>Por que não há solução</translation>
    </message>
    <message>
        <source>Two solutions have the same digits, but other regions.</source>
        <translation>Duas soluções têm os mesmos algarismos, mas outras regiões.</translation>
    </message>
</context>
<context>
    <name>CourseLesson</name>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>A row has each digit from 1 to 4 once. One is missing: click the open cell and type it.</source>
        <translation>Uma linha tem cada algarismo de 1 a 4 uma vez. Falta um: clique na célula vazia e digite-o.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>A column has each digit once too. Fill the open cells; the arrow keys move.</source>
        <translation>Uma coluna também tem cada algarismo uma vez. Preencha as células vazias; as setas do teclado movem o cursor.</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Blocos</translation>
    </message>
    <message>
        <source>Thick lines make boxes, and a box has each digit once as well. Fill the open box.</source>
        <translation>As linhas grossas formam blocos, e um bloco também tem cada algarismo uma vez. Preencha o bloco incompleto.</translation>
    </message>
    <message>
        <source>What can it be?</source>
        <translation>O que pode ser?</translation>
    </message>
    <message>
        <source>Look at r2c2, in row 2 and column 2: which digit is not in its row, column or box? Type it there.</source>
        <translation>Olhe para r2c2, na linha 2 e na coluna 2: que algarismo não está na linha, na coluna nem no bloco dela? Digite-o ali.</translation>
    </message>
    <message>
        <source>Where can it go?</source>
        <translation>Onde pode ficar?</translation>
    </message>
    <message>
        <source>The box at the top right needs a 3, and row 2 has one already. Put the 3 where it must go.</source>
        <translation>O bloco no alto à direita precisa de um 3, e a linha 2 já tem um. Coloque o 3 onde ele tem de ficar.</translation>
    </message>
    <message>
        <source>A whole puzzle</source>
        <translation>Um puzzle inteiro</translation>
    </message>
    <message>
        <source>Solve this small Sudoku. Ask for each open cell what it can be, and for each digit where it can go.</source>
        <translation>Resolva este pequeno Sudoku. Pergunte, para cada célula vazia, o que ela pode ser e, para cada algarismo, onde ele pode ficar.</translation>
    </message>
    <message>
        <source>Six digits</source>
        <translation>Seis algarismos</translation>
    </message>
    <message>
        <source>Here rows, columns and boxes have the digits from 1 to 6. The rules are the same.</source>
        <translation>Aqui as linhas, as colunas e os blocos têm os algarismos de 1 a 6. As regras são as mesmas.</translation>
    </message>
    <message>
        <source>Pencil marks</source>
        <translation>Anotações</translation>
    </message>
    <message>
        <source>If a cell can be one of several digits, note them: type both digits that r1c1 can be while Ctrl is held.</source>
        <translation>Se uma célula pode ser um de vários algarismos, anote-os: com Ctrl pressionado, digite os dois algarismos possíveis em r1c1.</translation>
    </message>
    <message>
        <source>Nine digits</source>
        <translation>Nove algarismos</translation>
    </message>
    <message>
        <source>This is the board of the newspapers, nearly full. Each open cell is the last one of a row, a column or a box.</source>
        <translation>Este é o tabuleiro dos jornais, quase cheio. Cada célula vazia é a última de uma linha, de uma coluna ou de um bloco.</translation>
    </message>
    <message>
        <source>Your first Sudoku</source>
        <translation>Seu primeiro Sudoku</translation>
    </message>
    <message>
        <source>Solve it in your own time. If you are stuck, F12 gives a hint: first where to look, then more.</source>
        <translation>Resolva no seu ritmo. Se travar, F12 dá uma dica: primeiro onde olhar, depois mais.</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>HoDoKu&apos;s score %1 to %2</source>
        <translation>pontuação do HoDoKu de %1 a %2</translation>
    </message>
    <message>
        <source>ER %1 to %2</source>
        <translation>ER de %1 a %2</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>precisa de %1</translation>
    </message>
    <message>
        <source>needs %1 and nothing harder</source>
        <translation>precisa de %1 e de nada mais difícil</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>só %1</translation>
    </message>
    <message>
        <source>Only a puzzle with exactly one solution has a difficulty.</source>
        <translation>Só um puzzle com exatamente uma solução tem dificuldade.</translation>
    </message>
    <message>
        <source>This rating is only for 9 × 9 boards without further rules. Ask for a level.</source>
        <translation>Esta avaliação só existe para tabuleiros 9 × 9 sem outras regras. Peça um nível.</translation>
    </message>
    <message>
        <source>%1 does not suit this board.</source>
        <translation>%1 não serve para este tabuleiro.</translation>
    </message>
    <message>
        <source>%1 is not used by default. Name all techniques that may be used.</source>
        <translation>%1 não é usada por padrão. Indique todas as técnicas permitidas.</translation>
    </message>
    <message>
        <source>%1 is needed, but not among the techniques that suffice.</source>
        <translation>%1 é necessária, mas não está entre as técnicas que bastam.</translation>
    </message>
    <message>
        <source>%1 is harder than %2.</source>
        <translation>%1 é mais difícil que %2.</translation>
    </message>
    <message>
        <source>%1 is not hard enough for %2.</source>
        <translation>%1 não é difícil o bastante para %2.</translation>
    </message>
    <message>
        <source>%1 is needed, but harder than the hardest technique.</source>
        <translation>%1 é necessária, mas é mais difícil que a técnica mais difícil.</translation>
    </message>
    <message>
        <source>No puzzle of the level %1 has a rating that high.</source>
        <translation>Nenhum puzzle do nível %1 tem uma avaliação tão alta.</translation>
    </message>
    <message>
        <source>The techniques that are needed give a higher score than that.</source>
        <translation>As técnicas necessárias dão uma pontuação maior que essa.</translation>
    </message>
    <message>
        <source>None of the techniques that suffice places a digit. Add naked-single or hidden-single.</source>
        <translation>Nenhuma das técnicas que bastam coloca um algarismo. Adicione o único nu ou o único oculto.</translation>
    </message>
    <message>
        <source>%1 in %2 of %3 steps</source>
        <translation>%1 em %2 de %3 passos</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>pelo menos %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>no máximo %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>steps: %1</source>
        <translation>passos: %1</translation>
    </message>
    <message>
        <source>hard steps: %1</source>
        <translation>passos difíceis: %1</translation>
    </message>
    <message>
        <source>harder, not longer</source>
        <translation>mais difícil, não mais longo</translation>
    </message>
    <message>
        <source>Puzzles of the level %1 have no hard step.</source>
        <translation>Puzzles do nível %1 não têm passos difíceis.</translation>
    </message>
    <message>
        <source>The hard steps alone are more than all steps.</source>
        <translation>Só os passos difíceis já são mais que todos os passos.</translation>
    </message>
    <message>
        <source>The range is reversed. Enter the lower number first.</source>
        <translation>O intervalo está invertido. Indique primeiro o número menor.</translation>
    </message>
    <message numerus="yes">
        <source>Such a puzzle has at least %n hard step(s).</source>
        <translation>
            <numerusform>Um puzzle assim tem pelo menos %n passo difícil.</numerusform>
            <numerusform>Um puzzle assim tem pelo menos %n passos difíceis.</numerusform>
        </translation>
    </message>
    <message>
        <source>No known puzzle has a rating that high.</source>
        <translation>Nenhum puzzle conhecido tem uma avaliação tão alta.</translation>
    </message>
</context>
<context>
    <name>DocumentFormat</name>
    <message>
        <source>Web page</source>
        <translation>Página da web</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>OpenDocument text (Word opens it)</source>
        <translation>Texto OpenDocument (o Word abre)</translation>
    </message>
    <message>
        <source>Table for Excel (CSV)</source>
        <translation>Tabela para o Excel (CSV)</translation>
    </message>
</context>
<context>
    <name>Drawings</name>
    <message numerus="yes">
        <source>%n colour(s) of cells</source>
        <translation>
            <numerusform>%n cor de células</numerusform>
            <numerusform>%n cores de células</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n linha traçada</numerusform>
            <numerusform>%n linhas traçadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rectangle(s)</source>
        <translation>
            <numerusform>%n retângulo</numerusform>
            <numerusform>%n retângulos</numerusform>
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
            <numerusform>%n gaiola</numerusform>
            <numerusform>%n gaiolas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s)</source>
        <translation>
            <numerusform>%n desenho</numerusform>
            <numerusform>%n desenhos</numerusform>
        </translation>
    </message>
    <message>
        <source>fog</source>
        <translation>névoa</translation>
    </message>
    <message>
        <source>%1; no rules</source>
        <translation>%1; sem regras</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <source>&lt; %1 ms</source>
        <translation>&lt; %1 ms</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>de imediato</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>em %1</translation>
    </message>
</context>
<context>
    <name>EncodingText</name>
    <message>
        <source>%1 Source: %2.</source>
        <translation>%1 Fonte: %2.</translation>
    </message>
    <message>
        <source>A cell with %1: %2 bits, %3.</source>
        <translation>Uma célula com %1: %2 bits, %3.</translation>
    </message>
    <message>
        <source>At most one of %1: %2, %3.</source>
        <translation>No máximo um de %1: %2, %3.</translation>
    </message>
</context>
<context>
    <name>EquationWhy</name>
    <message numerus="yes">
        <source>%1 adds up to %2; its %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 soma %2; sua gaiola dá %3</numerusform>
            <numerusform>%1 soma %2; suas %n gaiolas dão %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; its %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 soma %2; a soma ali dentro é %3</numerusform>
            <numerusform>%1 soma %2; as %n somas ali dentro dão %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; their %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 somam %2; sua gaiola dá %3</numerusform>
            <numerusform>%1 somam %2; suas %n gaiolas dão %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; their %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 somam %2; a soma ali dentro é %3</numerusform>
            <numerusform>%1 somam %2; as %n somas ali dentro dão %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n cage(s) that cover it make %3</source>
        <translation>
            <numerusform>%1 soma %2; a gaiola que cobre a casa dá %3</numerusform>
            <numerusform>%1 soma %2; as %n gaiolas que cobrem a casa dão %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n sum(s) that cover it make %3</source>
        <translation>
            <numerusform>%1 soma %2; a soma que cobre a casa é %3</numerusform>
            <numerusform>%1 soma %2; as %n somas que cobrem a casa dão %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n cage(s) that cover them make %3</source>
        <translation>
            <numerusform>%1 somam %2; a gaiola que cobre essas casas dá %3</numerusform>
            <numerusform>%1 somam %2; as %n gaiolas que cobrem essas casas dão %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n sum(s) that cover them make %3</source>
        <translation>
            <numerusform>%1 somam %2; a soma que cobre essas casas é %3</numerusform>
            <numerusform>%1 somam %2; as %n somas que cobrem essas casas dão %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 soma %2; a gaiola dá %3</numerusform>
            <numerusform>%1 soma %2; as %n gaiolas dão %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 soma %2; a soma indicada é %3</numerusform>
            <numerusform>%1 soma %2; as %n somas indicadas dão %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 somam %2; a gaiola dá %3</numerusform>
            <numerusform>%1 somam %2; as %n gaiolas dão %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 somam %2; a soma indicada é %3</numerusform>
            <numerusform>%1 somam %2; as %n somas indicadas dão %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; with %2 that is %3</source>
        <translation>%1; com %2, são %3</translation>
    </message>
    <message>
        <source>%1; without %2, outside, that is %3</source>
        <translation>%1; sem %2, do lado de fora, são %3</translation>
    </message>
    <message>
        <source>%1, which leaves %2 for %3</source>
        <translation>%1, o que deixa %2 para %3</translation>
    </message>
    <message>
        <source>%1; this can only be %2</source>
        <translation>%1; só pode ser %2</translation>
    </message>
    <message>
        <source>%1, so %2 is as much as %3</source>
        <translation>%1, portanto %2 vale o mesmo que %3</translation>
    </message>
    <message>
        <source>%1, so %2 are as much as %3</source>
        <translation>%1, portanto %2 somam o mesmo que %3</translation>
    </message>
    <message>
        <source>%1, so %2 is %3 more than %4</source>
        <translation>%1, portanto %2 vale %3 a mais que %4</translation>
    </message>
    <message>
        <source>%1, so %2 are %3 more than %4</source>
        <translation>%1, portanto %2 somam %3 a mais que %4</translation>
    </message>
    <message>
        <source>%1, so %2 has %3 in %4 and the rest in %5</source>
        <translation>%1, portanto %2 tem %3 em %4 e o resto em %5</translation>
    </message>
    <message>
        <source>%1 share cells</source>
        <translation>%1 têm células em comum</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message numerus="yes">
        <source>this puzzle has %n cell(s), but a board of %1x%1 has %2</source>
        <translation>
            <numerusform>este puzzle tem %n célula, mas um tabuleiro %1x%1 tem %2</numerusform>
            <numerusform>este puzzle tem %n células, mas um tabuleiro %1x%1 tem %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this row has %n cell(s), but should have %1</source>
        <translation>
            <numerusform>esta linha tem %n célula, mas deveria ter %1</numerusform>
            <numerusform>esta linha tem %n células, mas deveria ter %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a digit</source>
        <translation>%1 não é um algarismo</translation>
    </message>
    <message>
        <source>%1 is not a digit of a board of %2x%2</source>
        <translation>%1 não é um algarismo de um tabuleiro %2x%2</translation>
    </message>
    <message>
        <source>%1 is too large: the largest digit is %2</source>
        <translation>%1 é grande demais: o maior algarismo é %2</translation>
    </message>
    <message>
        <source>boxes of %1 do not fit a board of %2x%2: each box must have %2 cells</source>
        <translation>blocos de %1 não cabem em um tabuleiro %2x%2: cada bloco deve ter %2 células</translation>
    </message>
    <message>
        <source>%1 is not a directive; did you mean %2?</source>
        <translation>%1 não é uma diretiva; você quis dizer %2?</translation>
    </message>
    <message>
        <source>%1 is not a directive; the directives are: %2</source>
        <translation>%1 não é uma diretiva; as diretivas são: %2</translation>
    </message>
    <message>
        <source>the value of %1 does not fit this board</source>
        <translation>o valor de %1 não serve para este tabuleiro</translation>
    </message>
    <message>
        <source>the value of %1 does not fit this board; an example: %2 %3</source>
        <translation>o valor de %1 não serve para este tabuleiro; um exemplo: %2 %3</translation>
    </message>
    <message>
        <source>%1 is not a variant; did you mean %2?</source>
        <translation>%1 não é uma variante; você quis dizer %2?</translation>
    </message>
    <message>
        <source>%1 is not a variant; the variants are: %2</source>
        <translation>%1 não é uma variante; as variantes são: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is not a cell of this board; cells are written as r4c7</source>
        <translation>%1 não é uma célula deste tabuleiro; escreva as células como r4c7</translation>
    </message>
    <message>
        <source>version %1 of this format needs a newer program; this one reads version %2</source>
        <translation>a versão %1 deste formato precisa de um programa mais novo; este lê a versão %2</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>uma imagem PNG</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>uma imagem JPEG</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>uma imagem GIF</translation>
    </message>
    <message>
        <source>a TIFF picture</source>
        <translation>uma imagem TIFF</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>um documento PDF</translation>
    </message>
    <message>
        <source>a PostScript document</source>
        <translation>um documento PostScript</translation>
    </message>
    <message>
        <source>an office document</source>
        <translation>um documento do Office</translation>
    </message>
    <message>
        <source>a spreadsheet</source>
        <translation>uma planilha</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>um arquivo ZIP</translation>
    </message>
    <message>
        <source>a compressed file</source>
        <translation>um arquivo compactado</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>um programa</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>um banco de dados</translation>
    </message>
    <message>
        <source>text in UTF-16, not UTF-8</source>
        <translation>texto em UTF-16, não em UTF-8</translation>
    </message>
    <message>
        <source>a formula in DIMACS CNF</source>
        <translation>uma fórmula em DIMACS CNF</translation>
    </message>
    <message>
        <source>a damaged saved game of Simon Tatham&apos;s Solo</source>
        <translation>um jogo salvo danificado do Solo, de Simon Tatham</translation>
    </message>
    <message>
        <source>a saved game of another of Simon Tatham&apos;s puzzles than Solo</source>
        <translation>um jogo salvo de outro puzzle de Simon Tatham que não o Solo</translation>
    </message>
    <message>
        <source>a Roxdoku of KSudoku, which has three dimensions</source>
        <translation>um Roxdoku do KSudoku, que tem três dimensões</translation>
    </message>
    <message>
        <source>a killer of JCrypTool, whose cages multiply, subtract and divide</source>
        <translation>um Killer do JCrypTool, cujas gaiolas multiplicam, subtraem e dividem</translation>
    </message>
    <message>
        <source>a web page or XML</source>
        <translation>uma página da web ou XML</translation>
    </message>
    <message>
        <source>source code</source>
        <translation>código-fonte</translation>
    </message>
    <message>
        <source>ordinary text</source>
        <translation>texto comum</translation>
    </message>
    <message>
        <source>a binary file</source>
        <translation>um arquivo binário</translation>
    </message>
    <message>
        <source>this kind of puzzle cannot be read: %1</source>
        <translation>este tipo de puzzle não pode ser lido: %1</translation>
    </message>
    <message>
        <source>this is not a puzzle text (it looks like %1)</source>
        <translation>este não é o texto de um puzzle (parece %1)</translation>
    </message>
    <message>
        <source>the rules need too much memory from %1 on, rule %2 of %3; remove some of them</source>
        <translation>a partir de %1, regra %2 de %3, as regras precisam de memória demais; remova algumas</translation>
    </message>
    <message>
        <source>no puzzle found: expected a digit or a dot for each cell</source>
        <translation>nenhum puzzle encontrado: espera-se um algarismo ou um ponto para cada célula</translation>
    </message>
    <message>
        <source>no puzzle follows: lines with &apos;# sudoku-workbench:&apos; must come before their puzzle</source>
        <translation>nenhum puzzle em seguida: linhas com “# sudoku-workbench:” devem vir antes do puzzle</translation>
    </message>
    <message>
        <source>the puzzle of this short link is stored at %1; open it in a browser and copy the long link or the digits</source>
        <translation>o puzzle deste link curto está em %1; abra-o em um navegador e copie o link longo ou os algarismos</translation>
    </message>
    <message>
        <source>this kind of link (%1) cannot be read; copy the digits of the puzzle instead</source>
        <translation>este tipo de link (%1) não pode ser lido; copie os algarismos do puzzle</translation>
    </message>
    <message>
        <source>the text is too long: a puzzle has at most %1 bytes</source>
        <translation>o texto é longo demais: um puzzle tem no máximo %1 bytes</translation>
    </message>
    <message>
        <source>there are %1 digits for rows of %2 cells; there must be at least one for each cell</source>
        <translation>há %1 algarismos para linhas de %2 células; deve haver pelo menos um para cada célula</translation>
    </message>
    <message>
        <source>%1 is already a member of this JSON object</source>
        <translation>%1 já é um membro deste objeto JSON</translation>
    </message>
    <message>
        <source>there are %1 values, but there should be %2</source>
        <translation>há %1 valores, mas deveria haver %2</translation>
    </message>
    <message>
        <source>a value is needed here</source>
        <translation>aqui é preciso um valor</translation>
    </message>
    <message>
        <source>%1 is not allowed here</source>
        <translation>%1 não é permitido aqui</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>o texto está vazio</translation>
    </message>
    <message>
        <source>this line is not between two boxes: all boxes must have the same shape</source>
        <translation>esta linha não fica entre dois blocos: todos os blocos devem ter a mesma forma</translation>
    </message>
    <message>
        <source>the text is not valid JSON from here on</source>
        <translation>a partir daqui o texto não é JSON válido</translation>
    </message>
    <message>
        <source>the objects and arrays of this JSON are nested too deeply</source>
        <translation>os objetos e matrizes deste JSON estão aninhados demais</translation>
    </message>
    <message>
        <source>this link is incomplete; copy all of it again</source>
        <translation>este link está incompleto; copie-o inteiro de novo</translation>
    </message>
    <message>
        <source>this line has no end within 64 MB, so it is no puzzle; nothing behind it was read</source>
        <translation>esta linha não termina em 64 MB, portanto não é um puzzle; nada depois dela foi lido</translation>
    </message>
    <message numerus="yes">
        <source>%1 is ignored (%n time(s)): it is only decoration</source>
        <translation>
            <numerusform>%1 é ignorado (%n vez): é só decoração</numerusform>
            <numerusform>%1 é ignorado (%n vezes): é só decoração</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is only drawn (%n time(s)): a rule that it may stand for is not covered</source>
        <translation>
            <numerusform>%1 é só um desenho (%n vez): a regra que possa representar não é considerada</numerusform>
            <numerusform>%1 é só um desenho (%n vezes): a regra que possa representar não é considerada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s): a rule that they may stand for is not covered</source>
        <translation>
            <numerusform>%n desenho: a regra que possa representar não é considerada</numerusform>
            <numerusform>%n desenhos: a regra que possam representar não é considerada</numerusform>
        </translation>
    </message>
    <message>
        <source>the puzzle has fog, which is no rule</source>
        <translation>o puzzle tem névoa, que não é uma regra</translation>
    </message>
    <message numerus="yes">
        <source>%1 is not supported (%n time(s)): the verdict does not cover it</source>
        <translation>
            <numerusform>%1 não é aceito (%n vez): o veredito não o considera</numerusform>
            <numerusform>%1 não é aceito (%n vezes): o veredito não o considera</numerusform>
        </translation>
    </message>
    <message>
        <source>the unknown member %1 is kept</source>
        <translation>o membro desconhecido %1 é mantido</translation>
    </message>
    <message numerus="yes">
        <source>%n more unknown member(s) are kept</source>
        <translation>
            <numerusform>mais %n membro desconhecido é mantido</numerusform>
            <numerusform>mais %n membros desconhecidos são mantidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) switched off: the verdict does not cover them</source>
        <translation>
            <numerusform>%n regra desativada: o veredito não a considera</numerusform>
            <numerusform>%n regras desativadas: o veredito não as considera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are no givens: %n entry(s) taken as the puzzle</source>
        <translation>
            <numerusform>não há pistas: %n entrada tomada como puzzle</numerusform>
            <numerusform>não há pistas: %n entradas tomadas como puzzle</numerusform>
        </translation>
    </message>
    <message>
        <source>the verdict is about givens and rules alone; entries that do not count: %1</source>
        <translation>o veredito vale só para as pistas e as regras; entradas que não contam: %1</translation>
    </message>
    <message>
        <source>cages seem to be drawn here and were not read: the verdict does not cover them</source>
        <translation>parece que há gaiolas desenhadas aqui que não foram lidas: o veredito não as considera</translation>
    </message>
    <message>
        <source>left out, because it is no part of a puzzle: %1</source>
        <translation>omitido, por não fazer parte de um puzzle: %1</translation>
    </message>
    <message>
        <source>left out, because it is no row of the board: %1</source>
        <translation>omitido, por não ser uma linha do tabuleiro: %1</translation>
    </message>
    <message>
        <source>left out: a grid of regions</source>
        <translation>omitido: uma grade de regiões</translation>
    </message>
    <message numerus="yes">
        <source>left out: the pencil marks of %n cell(s)</source>
        <translation>
            <numerusform>omitido: as anotações de %n célula</numerusform>
            <numerusform>omitido: as anotações de %n células</numerusform>
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
        <translation>omitido, portanto o veredito não o considera: %1</translation>
    </message>
    <message numerus="yes">
        <source>left out: %n puzzle(s) that could not be read</source>
        <translation>
            <numerusform>omitido: %n puzzle que não pôde ser lido</numerusform>
            <numerusform>omitido: %n puzzles que não puderam ser lidos</numerusform>
        </translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>linha %1: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>linha %1, coluna %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) were read against their looks: %1</source>
        <translation>
            <numerusform>%n dígito foi lido contra a sua aparência: %1</numerusform>
            <numerusform>%n dígitos foram lidos contra a sua aparência: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) may have been misread: %1</source>
        <translation>
            <numerusform>%n célula pode ter sido mal lida: %1</numerusform>
            <numerusform>%n células podem ter sido mal lidas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the kind %1: %2</source>
        <translation>o tipo %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>only the first of %n page(s) was read; --page chooses another</source>
        <translation>
            <numerusform>só a primeira de %n página foi lida; --page escolhe outra</numerusform>
            <numerusform>só a primeira de %n páginas foi lida; --page escolhe outra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n board(s) without an empty cell</source>
        <translation>
            <numerusform>deixado de fora: %n tabuleiro sem célula vazia</numerusform>
            <numerusform>deixados de fora: %n tabuleiros sem célula vazia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s) were read against their looks: %1</source>
        <translation>
            <numerusform>%n soma foi lida contra a aparência: %1</numerusform>
            <numerusform>%n somas foram lidas contra a aparência: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cage(s) may have been misread: %1</source>
        <translation>
            <numerusform>%n gaiola pode estar mal lida: %1</numerusform>
            <numerusform>%n gaiolas podem estar mal lidas: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of the kind %1 seen in the picture</source>
        <translation>
            <numerusform>%n regra do tipo %1 vista na imagem</numerusform>
            <numerusform>%n regras do tipo %1 vistas na imagem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of the kind %1 may not be meant: compare the picture</source>
        <translation>
            <numerusform>%n regra do tipo %1 talvez não seja intencional: compare a imagem</numerusform>
            <numerusform>%n regras do tipo %1 talvez não sejam intencionais: compare a imagem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shaded cell(s): a rule that they may stand for is not covered</source>
        <translation>
            <numerusform>%n célula sombreada: a regra que ela pode representar não é considerada</numerusform>
            <numerusform>%n células sombreadas: a regra que elas podem representar não é considerada</numerusform>
        </translation>
    </message>
    <message>
        <source>each region must be connected and have no more cells than there are digits</source>
        <translation>cada região deve ser conexa e não ter mais células do que há algarismos</translation>
    </message>
    <message>
        <source>a Mathdoku of KSudoku</source>
        <translation>um Mathdoku do KSudoku</translation>
    </message>
    <message>
        <source>a board of KSudoku with a shape that no board here can have</source>
        <translation>um tabuleiro do KSudoku com uma forma que nenhum tabuleiro pode ter aqui</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>um nome de arquivo</translation>
    </message>
    <message>
        <source>this board has no cell %1</source>
        <translation>este tabuleiro não tem a célula %1</translation>
    </message>
    <message>
        <source>this board has no cell %1; the sign for a hole is @</source>
        <translation>este tabuleiro não tem a célula %1; o sinal de um buraco é @</translation>
    </message>
    <message>
        <source>%1 is a cell of this board, not a hole (@)</source>
        <translation>%1 é uma célula deste tabuleiro, não um buraco (@)</translation>
    </message>
    <message>
        <source>no boards that overlap have just these holes (@); the directive &apos;boards&apos; or &apos;regions&apos; says others</source>
        <translation>nenhum conjunto de tabuleiros que se sobrepõem tem exatamente estes buracos (@); a diretiva “boards” ou “regions” indica outros</translation>
    </message>
    <message>
        <source>%1 has %2 symbols, but this board needs %3</source>
        <translation>%1: %2 símbolos, mas este tabuleiro precisa de %3</translation>
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
        <translation>decorre: %1</translation>
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
        <translation>Seção</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solução</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
</context>
<context>
    <name>ExoticWords</name>
    <message>
        <source>%1 once</source>
        <translation>%1 uma vez</translation>
    </message>
    <message>
        <source>%1 twice</source>
        <translation>%1 duas vezes</translation>
    </message>
    <message>
        <source>%1 up to %2 times</source>
        <translation>%1 até %2 vezes</translation>
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
        <translation>%1 não podem ser todos verdadeiros, porque %2 se excluem</translation>
    </message>
    <message>
        <source>%1 cannot all be true, because no digit would be left for %2</source>
        <translation>%1 não podem ser todos verdadeiros, porque não restaria algarismo para %2</translation>
    </message>
    <message>
        <source>%1 cannot all be true, because no place would be left for %2 in %3</source>
        <translation>%1 não podem ser todos verdadeiros, porque não restaria lugar para %2 (%3)</translation>
    </message>
    <message>
        <source>the targets have no other digit (%1)</source>
        <translation>os alvos não têm outro algarismo (%1)</translation>
    </message>
    <message>
        <source>no pair that base and targets can share has %1</source>
        <translation>nenhum par que a base e os alvos possam ter em comum tem %1</translation>
    </message>
    <message>
        <source>every such pair has %1, which no cell can be that sees both base cells or both targets</source>
        <translation>todo par desse tipo tem %1, que não cabe em nenhuma célula que veja as duas células da base ou os dois alvos</translation>
    </message>
    <message>
        <source>The base %1 and the targets %2 have the same two of the digits %3: a digit that only the base had would have to be in each of %4 outside their band or stack, which have too few places for it</source>
        <translation>A base %1 e os alvos %2 têm os mesmos dois dos algarismos %3: um algarismo que só a base tivesse teria de estar, fora da faixa ou pilha deles, em cada uma das casas %4, onde há lugares de menos para ele</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 can hold %2: just as many digits as cells, so none of them may lose a place there</source>
        <translation>%1 podem conter %2: exatamente tantos algarismos quantas são as células, portanto nenhum deles pode perder um lugar ali</translation>
    </message>
    <message>
        <source>%1 alone cannot fill %2</source>
        <translation>só %1 não bastam para preencher %2</translation>
    </message>
    <message>
        <source>%1; chains lead from each of these to the same conclusion</source>
        <translation>%1; cadeias levam de cada um destes à mesma conclusão</translation>
    </message>
    <message>
        <source>%1 would only be in %2 in %3 and could change places, and there would be a second solution</source>
        <translation>em %3, %1 só estariam em %2, poderiam trocar de lugar, e haveria uma segunda solução</translation>
    </message>
    <message>
        <source>Otherwise %1</source>
        <translation>Caso contrário, %1</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>caso contrário, %1</translation>
    </message>
    <message>
        <source>Either all of %1 are true or all of %2; %3</source>
        <translation>Ou todos os primeiros (%1) são verdadeiros, ou todos os segundos (%2); %3</translation>
    </message>
    <message>
        <source>the former</source>
        <translation>os primeiros</translation>
    </message>
    <message>
        <source>Either all of %1 are true or all of %2, and both exclude these</source>
        <translation>Ou todos os primeiros (%1) são verdadeiros, ou todos os segundos (%2), e nos dois casos estes ficam excluídos</translation>
    </message>
</context>
<context>
    <name>FileFilters</name>
    <message>
        <source>All puzzles (%1)</source>
        <translation>Todos os puzzles (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
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
        <translation>%1 se contradiz</translation>
    </message>
    <message>
        <source>If %1, no digit is left for %2</source>
        <translation>Se %1, não resta algarismo para %2</translation>
    </message>
    <message>
        <source>If %1, no place is left for %2 in %3</source>
        <translation>Se %1, não resta lugar para %2 (%3)</translation>
    </message>
    <message>
        <source>It follows whether %1 or not</source>
        <translation>A conclusão é a mesma, valendo %1 ou não</translation>
    </message>
    <message>
        <source>It follows from each digit of %1</source>
        <translation>A conclusão decorre de cada algarismo de %1</translation>
    </message>
    <message>
        <source>It follows from each place for %1 in %2</source>
        <translation>A conclusão decorre de cada lugar para %1 (%2)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1; chains lead from each exception to the same conclusion</source>
        <translation>%1; cadeias levam de cada exceção à mesma conclusão</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>Simple Sudoku</source>
        <translation>Simple Sudoku</translation>
    </message>
    <message>
        <source>SudokuWiki (link)</source>
        <translation>SudokuWiki (link)</translation>
    </message>
    <message>
        <source>Sudoku Coach (link)</source>
        <translation>Sudoku Coach (link)</translation>
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
        <source>f-puzzles (JSON)</source>
        <translation>f-puzzles (JSON)</translation>
    </message>
    <message>
        <source>Sudoku Workbench (JSON)</source>
        <translation>Sudoku Workbench (JSON)</translation>
    </message>
    <message>
        <source>Interactive Sudoku Solver (link)</source>
        <translation>Interactive Sudoku Solver (link)</translation>
    </message>
    <message>
        <source>f-puzzles (link)</source>
        <translation>f-puzzles (link)</translation>
    </message>
    <message>
        <source>SudokuMaker (link)</source>
        <translation>SudokuMaker (link)</translation>
    </message>
    <message>
        <source>SudokuPad (link)</source>
        <translation>SudokuPad (link)</translation>
    </message>
    <message>
        <source>Interactive Sudoku Solver</source>
        <translation>Interactive Sudoku Solver</translation>
    </message>
    <message>
        <source>Game ID of Simon Tatham&apos;s Solo</source>
        <translation>ID de jogo do Solo, de Simon Tatham</translation>
    </message>
    <message>
        <source>Framed grid</source>
        <translation>Grade com moldura</translation>
    </message>
    <message>
        <source>HoDoKu library line</source>
        <translation>Linha de biblioteca do HoDoKu</translation>
    </message>
    <message>
        <source>One line</source>
        <translation>Uma linha</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabela (CSV)</translation>
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
            <numerusform>%Ln variável</numerusform>
            <numerusform>%Ln variáveis</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 é %2</translation>
    </message>
    <message>
        <source>bit %1 of %2</source>
        <translation>bit %1 de %2</translation>
    </message>
    <message>
        <source>%1 counts</source>
        <translation>%1 vale</translation>
    </message>
    <message>
        <source>h%1</source>
        <translation>h%1</translation>
    </message>
    <message>
        <source>%1 is in %2</source>
        <translation>%1 está em %2</translation>
    </message>
    <message>
        <source>%1 means: %2</source>
        <translation>%1 significa: %2</translation>
    </message>
    <message>
        <source>%1 is true if %2</source>
        <translation>%1 é verdadeira se %2</translation>
    </message>
    <message>
        <source>%1 is false if %2</source>
        <translation>%1 é falsa se %2</translation>
    </message>
    <message>
        <source>%1 is true if %2, and false if %3</source>
        <translation>%1 é verdadeira se %2, e falsa se %3</translation>
    </message>
    <message>
        <source>while %1: %2</source>
        <translation>enquanto %1: %2</translation>
    </message>
    <message>
        <source>a contradiction</source>
        <translation>uma contradição</translation>
    </message>
    <message>
        <source>if %1, then %2</source>
        <translation>se %1, então %2</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>não: %1</translation>
    </message>
    <message>
        <source>not both: %1</source>
        <translation>não ambos: %1</translation>
    </message>
    <message>
        <source>not all: %1</source>
        <translation>não todos: %1</translation>
    </message>
    <message>
        <source>%1 has at least one digit</source>
        <translation>%1 tem pelo menos um algarismo</translation>
    </message>
    <message>
        <source>%1 has at most one digit</source>
        <translation>%1 tem no máximo um algarismo</translation>
    </message>
    <message>
        <source>%1 is given</source>
        <translation>%1 é pista</translation>
    </message>
    <message>
        <source>At least one cell of %1 is %2</source>
        <translation>Pelo menos uma célula é %2 (%1)</translation>
    </message>
    <message>
        <source>At most one cell of %1 is %2</source>
        <translation>No máximo uma célula é %2 (%1)</translation>
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
        <translation>sem variáveis auxiliares</translation>
    </message>
    <message numerus="yes">
        <source>%Ln auxiliary variable(s)</source>
        <translation>
            <numerusform>%Ln variável auxiliar</numerusform>
            <numerusform>%Ln variáveis auxiliares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s)</source>
        <translation>
            <numerusform>%Ln candidato</numerusform>
            <numerusform>%Ln candidatos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Generation</name>
    <message numerus="yes">
        <source>%Ln puzzle(s) generated</source>
        <translation>
            <numerusform>%Ln puzzle gerado</numerusform>
            <numerusform>%Ln puzzles gerados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>no máximo %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>cerca de %1</translation>
    </message>
    <message>
        <source>filled board %1</source>
        <translation>tabuleiro preenchido %1</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 até agora</translation>
    </message>
    <message>
        <source>looking for a filled board</source>
        <translation>buscando um tabuleiro preenchido</translation>
    </message>
    <message numerus="yes">
        <source>%Ln test(s)</source>
        <translation>
            <numerusform>%Ln teste</numerusform>
            <numerusform>%Ln testes</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle %L1 of %L2: %3</source>
        <translation>Puzzle %L1 de %L2: %3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 after %2; requested: %3</source>
        <translation>%1 após %2; pedido: %3</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%1 após %2</translation>
    </message>
    <message>
        <source>%1; %2 requested</source>
        <translation>%1; pedido: %2</translation>
    </message>
    <message>
        <source>%1; not finished, fewer may be possible</source>
        <translation>%1; não terminado, talvez seja possível com menos</translation>
    </message>
    <message>
        <source>symmetry: %1</source>
        <translation>simetria: %1</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <translation>mais de uma solução</translation>
    </message>
    <message>
        <source>No such puzzle exists: no filled board obeys these rules.</source>
        <translation>Não existe um puzzle assim: nenhum tabuleiro preenchido obedece a estas regras.</translation>
    </message>
    <message>
        <source>Stopped. %1</source>
        <translation>Interrompido. %1</translation>
    </message>
    <message>
        <source>There is not enough memory. %1</source>
        <translation>Não há memória suficiente. %1</translation>
    </message>
    <message>
        <source>The solver failed. %1</source>
        <translation>O solucionador falhou. %1</translation>
    </message>
    <message>
        <source>The solver gave a wrong answer: please report this. %1</source>
        <translation>O solucionador deu uma resposta errada: por favor, relate isso. %1</translation>
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
            <numerusform>%n algarismo</numerusform>
            <numerusform>%n algarismos</numerusform>
        </translation>
    </message>
    <message>
        <source>digits 0 to %1</source>
        <translation>algarismos de 0 a %1</translation>
    </message>
    <message>
        <source>%1 × %1 with holes</source>
        <translation>%1 × %1 com buracos</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of %1 × %1</source>
        <translation>
            <numerusform>%n tabuleiro %1 × %1</numerusform>
            <numerusform>%n tabuleiros %1 × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n tabuleiro</numerusform>
            <numerusform>%n tabuleiros</numerusform>
        </translation>
    </message>
    <message>
        <source>repeats in rows and columns</source>
        <translation>repetições em linhas e colunas</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>at most %1 more</source>
        <translation>no máximo mais %1</translation>
    </message>
    <message>
        <source>%1, but it is not quite as you asked.</source>
        <translation>%1, mas não exatamente como pedido.</translation>
    </message>
    <message>
        <source>%1, but none is quite as you asked.</source>
        <translation>%1, mas nenhum exatamente como pedido.</translation>
    </message>
    <message>
        <source>%1, %L2 of them not quite as you asked.</source>
        <translation>%1, %L2 deles não exatamente como pedido.</translation>
    </message>
    <message>
        <source>symbols: %1</source>
        <translation>símbolos: %1</translation>
    </message>
    <message>
        <source>the word %1</source>
        <translation>a palavra %1</translation>
    </message>
    <message>
        <source>the word %1 in %2</source>
        <translation>a palavra %1 em %2</translation>
    </message>
</context>
<context>
    <name>HaltText</name>
    <message>
        <source>the solver &apos;%1&apos; was not found: is it installed?</source>
        <translation>o solucionador “%1” não foi encontrado: ele está instalado?</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; could not be started: %2</source>
        <translation>não foi possível iniciar o solucionador “%1”: %2</translation>
    </message>
    <message>
        <source>the formula for the solver &apos;%1&apos; could not be written: %2</source>
        <translation>não foi possível escrever a fórmula para o solucionador “%1”: %2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; crashed: %2</source>
        <translation>o solucionador “%1” fechou inesperadamente: %2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; ended without an answer (exit status %2)</source>
        <translation>o solucionador “%1” terminou sem resposta (status de saída %2)</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; gave up</source>
        <translation>o solucionador “%1” desistiu</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; was stopped because it wrote more than %2 MB</source>
        <translation>o solucionador “%1” foi interrompido porque escreveu mais de %2 MB</translation>
    </message>
    <message>
        <source>the answer of the solver &apos;%1&apos; cannot be read: %2</source>
        <translation>a resposta do solucionador “%1” não pode ser lida: %2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; contradicts itself: its answer does not match exit status %2</source>
        <translation>o solucionador “%1” se contradiz: sua resposta não combina com o status de saída %2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; gave a wrong model: it violates clause %2 of the formula</source>
        <translation>o solucionador “%1” deu um modelo errado: ele viola a cláusula %2 da fórmula</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; gave a wrong answer: it denies a solution that exists</source>
        <translation>o solucionador “%1” deu uma resposta errada: nega uma solução que existe</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; failed</source>
        <translation>o solucionador “%1” falhou</translation>
    </message>
    <message>
        <source>the solver failed</source>
        <translation>o solucionador falhou</translation>
    </message>
    <message>
        <source>%1; it said: %2</source>
        <translation>%1; ele disse: %2</translation>
    </message>
    <message>
        <source>The search was stopped before it found an answer.</source>
        <translation>A busca foi interrompida antes de encontrar uma resposta.</translation>
    </message>
    <message>
        <source>There is not enough memory for all rules of this puzzle. Switch off some of them or add clues.</source>
        <translation>Não há memória suficiente para todas as regras deste puzzle. Desative algumas ou adicione pistas.</translation>
    </message>
    <message>
        <source>The solver gave a solution that breaks a rule. This is an error in the program.</source>
        <translation>O solucionador deu uma solução que quebra uma regra. É um erro do programa.</translation>
    </message>
</context>
<context>
    <name>HintKind</name>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>where to look first</source>
        <translation>onde olhar primeiro</translation>
    </message>
    <message>
        <source>the first technique</source>
        <translation>a primeira técnica</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>part of the hint</source>
        <translation>parte da dica</translation>
    </message>
    <message>
        <source>follows from the steps before: %1</source>
        <translation>decorre dos passos anteriores: %1</translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>Olhe aqui: %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <translation>A entrada em %1 está errada.</translation>
    </message>
    <message>
        <source>%1 are wrong.</source>
        <translation>As entradas em %1 estão erradas.</translation>
    </message>
    <message>
        <source>The pencil marks of %1 leave out its digit.</source>
        <translation>Nas anotações de %1 falta o algarismo certo.</translation>
    </message>
    <message>
        <source>The pencil marks of %1 leave out their digits.</source>
        <translation>Nas anotações de %1 faltam os algarismos certos.</translation>
    </message>
    <message>
        <source>It is the only step of its level at this moment.</source>
        <translation>Neste momento, é o único passo de seu nível.</translation>
    </message>
    <message numerus="yes">
        <source>At this moment there are %n steps of this level.</source>
        <translation>
            <numerusform>Neste momento há %n passo deste nível.</numerusform>
            <numerusform>Neste momento há %n passos deste nível.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InputKeys</name>
    <message>
        <source>F2 to F5, Insert</source>
        <translation>F2 a F5, Insert</translation>
    </message>
    <message>
        <source>Z, X, C, V, as in SudokuPad</source>
        <translation>Z, X, C, V, como no SudokuPad</translation>
    </message>
    <message>
        <source>E switches marks, as in GNOME Sudoku</source>
        <translation>E alterna as anotações, como no GNOME Sudoku</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>No file can be written to %1.</source>
        <translation>Nenhum arquivo pode ser escrito em %1.</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <translation>Português (Brasil)</translation>
    </message>
</context>
<context>
    <name>LeftWork</name>
    <message>
        <source>a board with %1</source>
        <translation>um tabuleiro com %1</translation>
    </message>
    <message>
        <source>a list of puzzles</source>
        <translation>uma lista de puzzles</translation>
    </message>
    <message>
        <source>the list %1</source>
        <translation>a lista %1</translation>
    </message>
    <message>
        <source>Unsaved work from %1 was found: %2.</source>
        <translation>Foi encontrado trabalho não salvo (%1): %2.</translation>
    </message>
    <message numerus="yes">
        <source>Unsaved work of %n window(s) was found, the latest from %1: %2.</source>
        <translation>
            <numerusform>Foi encontrado trabalho não salvo de %n janela, o último (%1): %2.</numerusform>
            <numerusform>Foi encontrado trabalho não salvo de %n janelas, o último (%1): %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln generated puzzle(s)</source>
        <translation>
            <numerusform>%Ln puzzle gerado</numerusform>
            <numerusform>%Ln puzzles gerados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
</context>
<context>
    <name>Legibility</name>
    <message>
        <source>cells of %1 mm are too small to write in: put fewer puzzles on a page, or take larger paper</source>
        <translation>células de %1 mm são pequenas demais para escrever: ponha menos puzzles por página ou use um papel maior</translation>
    </message>
    <message>
        <source>solutions with cells of %1 mm are hard to read: put fewer on a page, or take larger paper</source>
        <translation>soluções com células de %1 mm são difíceis de ler: ponha menos por página ou use um papel maior</translation>
    </message>
    <message>
        <source>text of %1 pt is hard to read: put fewer puzzles on a page, or say less above them</source>
        <translation>texto de %1 pt é difícil de ler: ponha menos puzzles por página ou escreva menos acima deles</translation>
    </message>
    <message>
        <source>there is no room for all of &apos;%1&apos;</source>
        <translation>não há espaço para todo o texto “%1”</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>The board before: %1</source>
        <translation>O tabuleiro antes: %1</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>O puzzle</translation>
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
        <translation>Exportar passo a passo como %1</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>A exportação foi interrompida.</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Não foi possível salvar %1: %2</translation>
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
        <source>r1c2 is the cell in row 1, column 2; r1c2=%1 means that it is %1, and r1c2&lt;&gt;%1 that it is not.</source>
        <translation>r1c2 é a célula da linha 1, coluna 2; r1c2=%1 significa que ela é %1, e r1c2&lt;&gt;%1, que não é.</translation>
    </message>
    <message>
        <source>Steps %1–%2: %3</source>
        <translation>Passos %1–%2: %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Each is the only digit for its cell, or has its only place in the house in brackets:
%1.</source>
        <translation>Cada um é o único algarismo para sua célula ou tem seu único lugar na casa entre parênteses:
%1.</translation>
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
        <translation>Texto em Roboto</translation>
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
        <translation>Médio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>Injusto</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extremo</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Iniciante</translation>
    </message>
</context>
<context>
    <name>LinePairWhy</name>
    <message>
        <source>%1 with %2</source>
        <translation>%2 em %1</translation>
    </message>
    <message>
        <source>the signs leave %1</source>
        <translation>os sinais deixam %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>the digits rise from %1 to %2, which leaves %3</source>
        <translation>os algarismos sobem de %1 a %2, o que deixa %3</translation>
    </message>
    <message>
        <source>no digit beside goes with %1</source>
        <translation>nenhum algarismo ao lado combina com %1</translation>
    </message>
    <message>
        <source>from cell to cell, no digit beside goes with %1</source>
        <translation>de célula em célula, nenhum algarismo ao lado combina com %1</translation>
    </message>
    <message>
        <source>another of these cells has no digit that goes with %1</source>
        <translation>outra destas células não tem nenhum algarismo que combine com %1</translation>
    </message>
    <message>
        <source>from cell to cell, another one has no digit that goes with %1</source>
        <translation>de célula em célula, outra não tem nenhum algarismo que combine com %1</translation>
    </message>
    <message>
        <source>%1 have the same digit, which can only be %2</source>
        <translation>%1 têm o mesmo algarismo, que só pode ser %2</translation>
    </message>
    <message>
        <source>along each of these lines the digits rise, and each cell leaves room for those before and behind it</source>
        <translation>ao longo de cada uma destas linhas traçadas os algarismos sobem, e cada célula deixa lugar para os que vêm antes e depois</translation>
    </message>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1 só podem ser %2</translation>
    </message>
    <message>
        <source>%1 is greater than the cells beside it, which leaves %2 in it and %3 beside it</source>
        <translation>%1 é maior que as células ao lado, o que deixa %2 nela e %3 ao lado</translation>
    </message>
    <message>
        <source>%1 is less than the cells beside it, which leaves %2 in it and %3 beside it</source>
        <translation>%1 é menor que as células ao lado, o que deixa %2 nela e %3 ao lado</translation>
    </message>
    <message>
        <source>each of these pairs has the same digit: %1</source>
        <translation>as duas células de cada um destes pares têm o mesmo algarismo: %1</translation>
    </message>
    <message>
        <source>%1 is %2, and %3 cannot be beside it</source>
        <translation>%1 é %2, e %3 não pode estar ao lado</translation>
    </message>
    <message>
        <source>the digits that are crossed out cannot be beside %1</source>
        <translation>os algarismos riscados não podem estar ao lado de %1</translation>
    </message>
    <message>
        <source>the groups of digits take turns, which leaves %1</source>
        <translation>os grupos de algarismos se alternam, o que deixa %1</translation>
    </message>
    <message>
        <source>the digits rise or stay the same from %1 to %2, which leaves %3</source>
        <translation>os algarismos sobem ou se mantêm de %1 a %2, o que deixa %3</translation>
    </message>
    <message>
        <source>along each of these lines no digit is less than the one before it, and each cell leaves room for those before and behind it</source>
        <translation>ao longo de cada uma destas linhas traçadas nenhum algarismo é menor que o anterior, e cada célula deixa lugar para os que vêm antes e depois</translation>
    </message>
    <message>
        <source>%1 is %2, and %3 cannot be so many steps from it</source>
        <translation>%1 é %2, e %3 não pode estar a essa quantidade de passos</translation>
    </message>
    <message>
        <source>the digits that are crossed out cannot be so many steps from %1</source>
        <translation>os algarismos riscados não podem estar a essa quantidade de passos de %1</translation>
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
        <translation>de jornal</translation>
    </message>
    <message>
        <source>book</source>
        <translation>de livro</translation>
    </message>
</context>
<context>
    <name>LineSumWhy</name>
    <message>
        <source>the arrow makes %1</source>
        <translation>a seta soma %1</translation>
    </message>
    <message>
        <source>the arrow makes from %1 to %2</source>
        <translation>a seta soma de %1 a %2</translation>
    </message>
    <message>
        <source>along the arrow there can only be %1</source>
        <translation>ao longo da seta só pode haver %1</translation>
    </message>
    <message>
        <source>the arrow</source>
        <translation>a seta</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>the number in the pill can only be %1</source>
        <translation>o número na pílula só pode ser %1</translation>
    </message>
    <message>
        <source>the sum</source>
        <translation>a soma</translation>
    </message>
    <message>
        <source>each part of the line makes %1</source>
        <translation>cada parte da linha traçada soma %1</translation>
    </message>
    <message>
        <source>each part of the line makes from %1 to %2</source>
        <translation>cada parte da linha traçada soma de %1 a %2</translation>
    </message>
    <message>
        <source>the cells with equal sums make %1 each</source>
        <translation>as células de somas iguais somam %1 em cada caso</translation>
    </message>
    <message>
        <source>the cells with equal sums make from %1 to %2 each</source>
        <translation>as células de somas iguais somam de %1 a %2 em cada caso</translation>
    </message>
    <message>
        <source>no digit of the cage is %1</source>
        <translation>nenhum algarismo da gaiola é %1</translation>
    </message>
    <message>
        <source>with %1, %2 would make %3</source>
        <translation>com %1, a soma de %2 seria %3</translation>
    </message>
</context>
<context>
    <name>LineTermWords</name>
    <message>
        <source>%1 can only be %2</source>
        <translation>para %1 só resta %2</translation>
    </message>
    <message>
        <source>%1-%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1, ou %2</translation>
    </message>
</context>
<context>
    <name>LineWhy</name>
    <message>
        <source>no digit differs enough from %1</source>
        <translation>nenhum algarismo difere o bastante de %1</translation>
    </message>
    <message>
        <source>nothing between two circles can be %1</source>
        <translation>nada entre dois círculos pode ser %1</translation>
    </message>
    <message>
        <source>no way to fill one of these lines has %1</source>
        <translation>nenhum modo de preencher uma destas linhas traçadas tem %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>low and high digits alternate, and %1 is low</source>
        <translation>algarismos baixos e altos se alternam, e %1 é baixo</translation>
    </message>
    <message>
        <source>low and high digits alternate, and %1 is high</source>
        <translation>algarismos baixos e altos se alternam, e %1 é alto</translation>
    </message>
    <message>
        <source>no digit beside goes with %1</source>
        <translation>nenhum algarismo ao lado combina com %1</translation>
    </message>
    <message>
        <source>the run can only be %1</source>
        <translation>a sequência só pode ser %1</translation>
    </message>
    <message>
        <source>this run does not go with %1</source>
        <translation>esta sequência não combina com %1</translation>
    </message>
    <message>
        <source>none of these goes with %1</source>
        <translation>nenhuma destas combina com %1</translation>
    </message>
    <message>
        <source>the digits between %1 and %2 are greater than one of them and less than the other, which leaves %3 between them</source>
        <translation>os algarismos entre %1 e %2 são maiores que um deles e menores que o outro, o que deixa %3 entre eles</translation>
    </message>
    <message>
        <source>only %1 can be %2</source>
        <translation>só há lugar para %2 em %1</translation>
    </message>
    <message>
        <source>with %1 there would be no way left to fill %2</source>
        <translation>com %1 não restaria modo de preencher %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Trying every way to fill %1 leaves none with %2</source>
        <translation>Testando todos os modos de preencher %1, não resta nenhum com %2</translation>
    </message>
    <message>
        <source>%1 and %2 differ by at least %3, and no digit between them is one of theirs or between theirs</source>
        <translation>%1 e %2 diferem em pelo menos %3, e nenhum algarismo entre elas é um dos delas nem fica entre os delas</translation>
    </message>
    <message>
        <source>no digit of the line is equal or consecutive to %1</source>
        <translation>nenhum algarismo da linha traçada é igual ou consecutivo a %1</translation>
    </message>
    <message>
        <source>of %1 only %2 can be %3</source>
        <translation>de %1 só %2 pode ser %3</translation>
    </message>
    <message>
        <source>%1, according to %2</source>
        <translation>%1, segundo %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>coluna %1</translation>
    </message>
    <message>
        <source>the box of %1</source>
        <translation>bloco de %1</translation>
    </message>
    <message>
        <source>%1 has %2 already</source>
        <translation>%1 já tem %2</translation>
    </message>
    <message>
        <source>only %1 can be %2 in %3</source>
        <translation>só há lugar para %2 em %1 (%3)</translation>
    </message>
    <message>
        <source>%1 has all its digits</source>
        <translation>%1 já tem todos os seus algarismos</translation>
    </message>
    <message>
        <source>%1 has as many digits left as cells</source>
        <translation>%1 tem tantos algarismos por colocar quantas células vazias</translation>
    </message>
</context>
<context>
    <name>LinkTarget</name>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>o puzzle</translation>
    </message>
    <message>
        <source>its solution</source>
        <translation>a solução</translation>
    </message>
</context>
<context>
    <name>LossText</name>
    <message>
        <source>the title</source>
        <translation>o título</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>o autor</translation>
    </message>
    <message>
        <source>the rules in words</source>
        <translation>as regras em palavras</translation>
    </message>
    <message>
        <source>the message for solvers</source>
        <translation>a mensagem para quem resolve</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>a fonte</translation>
    </message>
    <message>
        <source>the level</source>
        <translation>o nível</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>rules that are switched off</source>
        <translation>regras desativadas</translation>
    </message>
    <message>
        <source>the shape of the boxes</source>
        <translation>a forma dos blocos</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>entradas</translation>
    </message>
    <message>
        <source>pencil marks</source>
        <translation>anotações</translation>
    </message>
    <message>
        <source>other details</source>
        <translation>outros detalhes</translation>
    </message>
    <message>
        <source>colours of cells</source>
        <translation>cores de células</translation>
    </message>
    <message>
        <source>colours and lines of candidates</source>
        <translation>cores e linhas traçadas em candidatos</translation>
    </message>
    <message>
        <source>combinations that are crossed out</source>
        <translation>combinações riscadas</translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s)</source>
        <translation>
            <numerusform>%n desenho</numerusform>
            <numerusform>%n desenhos</numerusform>
        </translation>
    </message>
    <message>
        <source>fog</source>
        <translation>névoa</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>a solução</translation>
    </message>
    <message>
        <source>corner marks</source>
        <translation>anotações de canto</translation>
    </message>
    <message>
        <source>which entries Solve wrote</source>
        <translation>quais entradas foram escritas por Resolver</translation>
    </message>
    <message>
        <source>other programs will not see: %1</source>
        <translation>outros programas não verão: %1</translation>
    </message>
    <message>
        <source>lost: %1</source>
        <translation>será perdido: %1</translation>
    </message>
    <message>
        <source>%1 has boards with the digits 1 to %2 only</source>
        <translation>%1 só tem tabuleiros com os algarismos de 1 a %2</translation>
    </message>
    <message>
        <source>%1 has only boards of %2 × %2, and this one is %3 × %3</source>
        <translation>%1 só tem tabuleiros %2 × %2, e este é %3 × %3</translation>
    </message>
    <message>
        <source>digits from 0 or beyond the size of the board</source>
        <translation>algarismos a partir de 0 ou acima do tamanho do tabuleiro</translation>
    </message>
    <message>
        <source>%1 has no boards with holes, and none that overlap</source>
        <translation>%1 não tem tabuleiros com buracos nem tabuleiros que se sobrepõem</translation>
    </message>
    <message>
        <source>%1 has no boards on which digits may be repeated in rows and columns</source>
        <translation>%1 não tem tabuleiros em que algarismos possam se repetir em linhas e colunas</translation>
    </message>
    <message>
        <source>the shape of the board</source>
        <translation>a forma do tabuleiro</translation>
    </message>
</context>
<context>
    <name>MeasurementsText</name>
    <message>
        <source>, each house separately</source>
        <translation>, cada casa separadamente</translation>
    </message>
    <message>
        <source>%1 × %1 with %2. %3; %4; median of %5, each at most %6 s.</source>
        <translation>%1 × %1 com %2. %3; %4; mediana de %5, cada uma com no máximo %6 s.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n medição</numerusform>
            <numerusform>%n medições</numerusform>
        </translation>
    </message>
    <message>
        <source>Propagation alone decides this board, so there is nothing to encode. Choose “%1” to compare the encodings.</source>
        <translation>A propagação já decide este tabuleiro sozinha, portanto não há nada a codificar. Escolha “%1” para comparar as codificações.</translation>
    </message>
    <message>
        <source>Measured in %1.</source>
        <translation>Medido em %1.</translation>
    </message>
    <message>
        <source>%1 No row is the fastest: the runs of each differ more than the rows.</source>
        <translation>%1 Nenhuma linha é a mais rápida: as medições de cada uma diferem mais que as linhas.</translation>
    </message>
    <message>
        <source>%1 %2 with %3 solved fastest, %4 of processor time.</source>
        <translation>%1 O mais rápido foi %2 com %3: %4 de tempo de processador.</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>linha %1, coluna %2: %3</translation>
    </message>
    <message>
        <source>the heading has no column “%1”</source>
        <translation>o cabeçalho não tem a coluna “%1”</translation>
    </message>
    <message>
        <source>this line has %1 fields, unlike the heading</source>
        <translation>esta linha tem %1 campos, ao contrário do cabeçalho</translation>
    </message>
    <message>
        <source>this quotation mark is never closed</source>
        <translation>estas aspas nunca se fecham</translation>
    </message>
    <message>
        <source>%1 is no value of “%2”</source>
        <translation>%1 não é um valor de “%2”</translation>
    </message>
    <message>
        <source>it has no measurements</source>
        <translation>não há medições</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2: %3 × %3 with %4</source>
        <translation>Puzzle %1 de %2: %3 × %3 com %4</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>o tabuleiro</translation>
    </message>
</context>
<context>
    <name>ModelWords</name>
    <message>
        <source>the model has %1 variables, but the formula of this puzzle has %2</source>
        <translation>o modelo tem %1 variáveis, mas a fórmula deste puzzle tem %2</translation>
    </message>
    <message>
        <source>%1, or %2 for the open candidates only</source>
        <translation>%1, ou %2 só para os candidatos em aberto</translation>
    </message>
    <message>
        <source>the model has no digit for %1</source>
        <translation>o modelo não tem algarismo para %1</translation>
    </message>
    <message>
        <source>the model has two digits for %1, %2 and %3</source>
        <translation>o modelo tem dois algarismos para %1, %2 e %3</translation>
    </message>
    <message>
        <source>the model breaks a rule: %1</source>
        <translation>o modelo quebra uma regra: %1</translation>
    </message>
    <message>
        <source>the model has %2 in %1, but the given is %3</source>
        <translation>o modelo tem %2 em %1, mas a pista é %3</translation>
    </message>
    <message>
        <source>stopped before the model was read</source>
        <translation>interrompido antes de ler o modelo</translation>
    </message>
    <message>
        <source>%1; it may be the model of another puzzle</source>
        <translation>%1; talvez seja o modelo de outro puzzle</translation>
    </message>
    <message>
        <source>the text is too long: a model has at most %1 bytes</source>
        <translation>o texto é longo demais: um modelo tem no máximo %1 bytes</translation>
    </message>
    <message>
        <source>no answer of a solver found: expected &quot;s SATISFIABLE&quot; and &quot;v 1 -2 … 0&quot;, or &quot;SAT&quot; and &quot;1 -2 … 0&quot;</source>
        <translation>nenhuma resposta de solucionador encontrada: espera-se “s SATISFIABLE” e “v 1 -2 … 0”, ou “SAT” e “1 -2 … 0”</translation>
    </message>
    <message>
        <source>this is a formula, not the answer of a solver</source>
        <translation>isto é uma fórmula, não a resposta de um solucionador</translation>
    </message>
    <message>
        <source>%1 is not a status; expected SATISFIABLE, UNSATISFIABLE or UNKNOWN</source>
        <translation>%1 não é um status; espera-se SATISFIABLE, UNSATISFIABLE ou UNKNOWN</translation>
    </message>
    <message>
        <source>the text has two answers that contradict each other</source>
        <translation>o texto tem duas respostas que se contradizem</translation>
    </message>
    <message>
        <source>the answer is satisfiable, but there is no model: the solver must write one, as &quot;v 1 -2 … 0&quot; or to a result file</source>
        <translation>a resposta é satisfazível, mas não há modelo: o solucionador deve escrever um, como “v 1 -2 … 0” ou em um arquivo de resultado</translation>
    </message>
    <message>
        <source>the text has a model, but says that the formula is unsatisfiable</source>
        <translation>o texto tem um modelo, mas diz que a fórmula é insatisfazível</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 não é um número</translation>
    </message>
    <message>
        <source>%1 is too large for a variable</source>
        <translation>%1 é grande demais para uma variável</translation>
    </message>
    <message>
        <source>the model has %1 and its opposite</source>
        <translation>o modelo tem %1 e seu oposto</translation>
    </message>
    <message>
        <source>a second model begins here; only one is expected</source>
        <translation>aqui começa um segundo modelo; espera-se só um</translation>
    </message>
    <message>
        <source>the model does not end with 0; the text may be incomplete</source>
        <translation>o modelo não termina com 0; o texto pode estar incompleto</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>linha %1, coluna %2: %3</translation>
    </message>
    <message>
        <source>the model does not say the regions, which are unknown</source>
        <translation>o modelo não diz quais são as regiões, que são desconhecidas</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>the number of the puzzle</source>
        <translation>o número do puzzle</translation>
    </message>
    <message>
        <source>puzzle or solution</source>
        <translation>puzzle ou solução</translation>
    </message>
    <message>
        <source>the level</source>
        <translation>o nível</translation>
    </message>
    <message>
        <source>the seed</source>
        <translation>a semente</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>o título</translation>
    </message>
    <message>
        <source>the size of the board, such as 9x9</source>
        <translation>o tamanho do tabuleiro, como 9x9</translation>
    </message>
</context>
<context>
    <name>NamePattern</name>
    <message>
        <source>&apos;%1&apos; has a brace without its other one; write two for one in the name</source>
        <translation>“%1” tem uma chave sem a outra; escreva duas para ter uma no nome</translation>
    </message>
    <message>
        <source>unknown field &apos;%1&apos;; the fields are: %2, and {n:3} for a number of three figures</source>
        <translation>campo desconhecido “%1”; os campos são: %2, e {n:3} para um número de três dígitos</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: a number can have 1 to 9 figures; write {n:3} for three</source>
        <translation>“%1”: um número pode ter de 1 a 9 dígitos; {n:3} tem três</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source> to </source>
        <translation> a </translation>
    </message>
    <message>
        <source> is </source>
        <translation> é </translation>
    </message>
    <message>
        <source> cannot be </source>
        <translation> não pode ser </translation>
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
        <translation>o que fica entre %1 e %2</translation>
    </message>
    <message>
        <source>no place for the other end is that far from %1</source>
        <translation>nenhum lugar para a outra ponta fica a essa distância de %1</translation>
    </message>
    <message>
        <source>no cells that end with %1 can make %2</source>
        <translation>nenhuma sequência de células que termine com %1 pode somar %2</translation>
    </message>
    <message>
        <source>%1 and %2 are side by side</source>
        <translation>%1 e %2 ficam lado a lado</translation>
    </message>
    <message>
        <source>%1 between %2 and %3 takes one cell</source>
        <translation>%1 entre %2 e %3 ocupa uma célula</translation>
    </message>
    <message>
        <source>%1 between %2 and %3 takes %4 cells</source>
        <translation>%1 entre %2 e %3 ocupa %4 células</translation>
    </message>
    <message>
        <source>wherever %1 and %2 are, %3 would spoil the sum %4</source>
        <translation>onde quer que %1 e %2 estejam, %3 estragaria a soma %4</translation>
    </message>
    <message>
        <source>%1 and %2 can only be in %3</source>
        <translation>%1 e %2 só podem estar em %3</translation>
    </message>
    <message>
        <source>the first digit can only be %1</source>
        <translation>o primeiro algarismo só pode ser %1</translation>
    </message>
    <message>
        <source>none of these goes with %1</source>
        <translation>nenhuma destas combina com %1</translation>
    </message>
    <message>
        <source>%1 (then %2 more)</source>
        <translation>%1 (depois, mais %2)</translation>
    </message>
    <message>
        <source>the cell behind it</source>
        <translation>a célula seguinte</translation>
    </message>
    <message>
        <source>the cells behind it</source>
        <translation>as células seguintes</translation>
    </message>
    <message>
        <source>%1 says in which cell %2 is, so it can only be %3</source>
        <translation>%1 diz em que célula está %2, portanto só pode ser %3</translation>
    </message>
    <message>
        <source>only one digit is to be seen, so the first one is the greatest</source>
        <translation>só se vê um algarismo, portanto o primeiro é o maior</translation>
    </message>
    <message>
        <source>%1 digits are to be seen, and each leaves room for the greater ones behind it</source>
        <translation>veem-se %1 algarismos, e cada um deixa lugar para os maiores depois dele</translation>
    </message>
    <message>
        <source>%1 is hidden, so a greater digit is before it</source>
        <translation>%1 está escondido, portanto há um algarismo maior antes dele</translation>
    </message>
    <message>
        <source>the lines ranked %1 to %2 begin with %3</source>
        <translation>as linhas e colunas nas posições %1 a %2 começam com %3</translation>
    </message>
    <message>
        <source>by %1, no other line that begins with %2 is less</source>
        <translation>segundo %1, nenhuma outra linha ou coluna que começa com %2 é menor</translation>
    </message>
    <message>
        <source>by %1, exactly one other line that begins with %2 is less</source>
        <translation>segundo %1, exatamente uma outra linha ou coluna que começa com %2 é menor</translation>
    </message>
    <message>
        <source>by %1, exactly %3 other lines that begin with %2 are less</source>
        <translation>segundo %1, exatamente %3 outras linhas ou colunas que começam com %2 são menores</translation>
    </message>
</context>
<context>
    <name>OverwriteQuestion</name>
    <message>
        <source>%1 was removed or renamed by another program. Save it again under this name?</source>
        <translation>%1 foi removido ou renomeado por outro programa. Salvar de novo com este nome?</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Overwrite those changes?</source>
        <translation>%1 foi alterado por outro programa. Sobrescrever essas alterações?</translation>
    </message>
    <message>
        <source>File Removed</source>
        <translation>Arquivo removido</translation>
    </message>
    <message>
        <source>File Changed</source>
        <translation>Arquivo alterado</translation>
    </message>
    <message>
        <source>&amp;Save Again</source>
        <translation>&amp;Salvar de novo</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>S&amp;obrescrever</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Salvar co&amp;mo…</translation>
    </message>
</context>
<context>
    <name>OwnDemand</name>
    <message>
        <source>Digits along the line</source>
        <translation>Os dígitos ao longo da linha</translation>
    </message>
    <message>
        <source>Digits of the cells in their order</source>
        <translation>Os dígitos das células em sua ordem</translation>
    </message>
    <message>
        <source>Digits along the loop</source>
        <translation>Os dígitos ao longo da linha fechada</translation>
    </message>
    <message>
        <source>The digits of the marked cells</source>
        <translation>Os dígitos das células marcadas</translation>
    </message>
    <message>
        <source>Two digits with this mark between them</source>
        <translation>Dois dígitos com esta marca entre eles</translation>
    </message>
    <message>
        <source>The digits of each row</source>
        <translation>Os dígitos de cada linha</translation>
    </message>
    <message>
        <source>The digits of each column</source>
        <translation>Os dígitos de cada coluna</translation>
    </message>
    <message>
        <source>The digits of each region</source>
        <translation>Os dígitos de cada região</translation>
    </message>
    <message>
        <source>Digits beside each other, anywhere</source>
        <translation>Os dígitos vizinhos, em toda parte</translation>
    </message>
    <message>
        <source>Digits %1 and %2 cells apart, anywhere</source>
        <translation>Os dígitos a %1 e %2 células de distância, em toda parte</translation>
    </message>
    <message>
        <source>The digits seen from a number beside the board</source>
        <translation>Os dígitos vistos de um número ao lado do tabuleiro</translation>
    </message>
    <message>
        <source>%1 match the pattern %2</source>
        <translation>%1 seguem o padrão %2</translation>
    </message>
    <message>
        <source>%1 are accepted by a state machine</source>
        <translation>%1 são aceitos por uma máquina de estados</translation>
    </message>
    <message>
        <source>%1, read one after the other: each step gives %2, and at the end %3</source>
        <translation>%1, lidos um após o outro: cada passo dá %2, e no fim vale %3</translation>
    </message>
    <message>
        <source>The digits on the diagonal that a number with an arrow points along</source>
        <translation>Os dígitos na diagonal para a qual aponta um número com uma seta</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 of the cells %2</source>
        <translation>%1 nas células %2</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>não %1</translation>
    </message>
    <message>
        <source>exactly one of (%1)</source>
        <translation>exatamente um de (%1)</translation>
    </message>
    <message>
        <source>none of (%1)</source>
        <translation>nenhum de (%1)</translation>
    </message>
    <message>
        <source> and </source>
        <translation> e </translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a pair of its table</source>
        <translation>um par de sua tabela</translation>
    </message>
    <message>
        <source>For each digit a on the line and the next one, b</source>
        <translation>Para cada dígito a ao longo da linha e o seguinte, b</translation>
    </message>
    <message>
        <source>For each digit a of the cells in their order and the next one, b</source>
        <translation>Para cada dígito a das células em sua ordem e o seguinte, b</translation>
    </message>
    <message>
        <source>For each digit a on the loop and the next one, b</source>
        <translation>Para cada dígito a ao longo da linha fechada e o seguinte, b</translation>
    </message>
    <message>
        <source>For any two digits a and b of the marked cells</source>
        <translation>Para cada dois dígitos a e b das células marcadas</translation>
    </message>
    <message>
        <source>For two digits a and b with this mark between them</source>
        <translation>Para dois dígitos a e b com esta marca entre eles</translation>
    </message>
    <message>
        <source>For each digit a of a row and the next one, b</source>
        <translation>Para cada dígito a de uma linha e o seguinte, b</translation>
    </message>
    <message>
        <source>For each digit a of a column and the next one, b</source>
        <translation>Para cada dígito a de uma coluna e o seguinte, b</translation>
    </message>
    <message>
        <source>For any two digits a and b of a region</source>
        <translation>Para cada dois dígitos a e b de uma região</translation>
    </message>
    <message>
        <source>For any two digits a and b beside each other</source>
        <translation>Para cada dois dígitos vizinhos a e b</translation>
    </message>
    <message>
        <source>For any two digits a and b that are %1 and %2 cells apart</source>
        <translation>Para cada dois dígitos a e b a %1 e %2 células de distância</translation>
    </message>
    <message>
        <source>For each digit a seen from a number beside the board and the next one, b</source>
        <translation>Para cada dígito a visto de um número ao lado do tabuleiro e o seguinte, b</translation>
    </message>
    <message>
        <source>For each digit a on the diagonal of a number beside the board and the next one, b</source>
        <translation>Para cada dígito a na diagonal de um número ao lado do tabuleiro e o seguinte, b</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>digits</comment>
        <translation>%1 com %2</translation>
    </message>
    <message>
        <source>only %1</source>
        <comment>pairs of digits</comment>
        <translation>só %1</translation>
    </message>
    <message>
        <source>never %1</source>
        <comment>pairs of digits</comment>
        <translation>nunca %1</translation>
    </message>
    <message>
        <source>%1, that on its dot called a</source>
        <translation>%1, sendo a o do ponto</translation>
    </message>
    <message>
        <source>%1, called a to %2 from its dot</source>
        <translation>%1, com as letras de a até %2 a partir do ponto</translation>
    </message>
    <message>
        <source>%1, the first called a</source>
        <translation>%1, sendo a o primeiro</translation>
    </message>
    <message>
        <source>%1, called a to %2 in their order</source>
        <translation>%1, com as letras de a até %2 em sua ordem</translation>
    </message>
    <message>
        <source>The digits of each four cells around a corner</source>
        <translation>Os dígitos de cada quatro células em torno de um canto</translation>
    </message>
    <message>
        <source>For any two digits a and b of four cells around a corner</source>
        <translation>Para cada dois dígitos a e b de quatro células em torno de um canto</translation>
    </message>
</context>
<context>
    <name>OwnKindWords</name>
    <message>
        <source>character %1</source>
        <translation>caractere %1</translation>
    </message>
    <message>
        <source>the rule ends too early</source>
        <translation>a regra termina cedo demais</translation>
    </message>
    <message>
        <source>%1, %2, does not fit here</source>
        <translation>%1, %2, não cabe aqui</translation>
    </message>
    <message>
        <source>%1 is no name here; the names are %2</source>
        <translation>%1 não é um nome aqui; os nomes são %2</translation>
    </message>
    <message>
        <source>%1 is too large</source>
        <translation>%1 é grande demais</translation>
    </message>
    <message>
        <source>the rule is too long, or has too many parentheses within each other</source>
        <translation>a regra é longa demais ou tem parênteses demais uns dentro dos outros</translation>
    </message>
    <message>
        <source>%1 is no name here</source>
        <translation>%1 não é um nome aqui</translation>
    </message>
    <message>
        <source>its short name needs small letters, digits and hyphens, as in three-apart</source>
        <translation>o nome curto precisa de letras minúsculas, algarismos e hifens, como tres-distantes</translation>
    </message>
    <message>
        <source>the program has a kind with this short name already</source>
        <translation>o programa já tem um tipo com este nome curto</translation>
    </message>
    <message>
        <source>another kind in this text has the same short name</source>
        <translation>outro tipo neste texto tem o mesmo nome curto</translation>
    </message>
    <message>
        <source>it needs a name</source>
        <translation>falta um nome</translation>
    </message>
    <message>
        <source>where it starts: %1</source>
        <translation>onde começa: %1</translation>
    </message>
    <message>
        <source>where it may end: %1</source>
        <translation>onde pode terminar: %1</translation>
    </message>
    <message>
        <source>such a rule does not go with these cells</source>
        <translation>uma regra assim não combina com estas células</translation>
    </message>
    <message>
        <source>one text may define at most %1 kinds</source>
        <translation>um texto pode definir no máximo %1 tipos</translation>
    </message>
    <message>
        <source>its texts may have at most %1 characters each</source>
        <translation>cada texto pode ter no máximo %1 caracteres</translation>
    </message>
    <message>
        <source>nothing is there yet</source>
        <translation>ainda não há nada</translation>
    </message>
    <message>
        <source>%1, %2, is not closed</source>
        <translation>%1, %2, não está fechado</translation>
    </message>
    <message>
        <source>k stands for a number, and rules of this kind have none</source>
        <translation>k representa um número, e as regras deste tipo não têm nenhum</translation>
    </message>
    <message>
        <source>%1, %2, is the short name of no kind that can be used here</source>
        <translation>%1, %2, não é o nome curto de nenhum tipo que se possa usar aqui</translation>
    </message>
    <message>
        <source>%1, %2, needs a number in parentheses, such as (5), or (k) for the number of each rule</source>
        <translation>%1, %2, precisa de um número entre parênteses, como (5), ou (k) para o número de cada regra</translation>
    </message>
    <message>
        <source>%1, %2, takes no number</source>
        <translation>%1, %2, não aceita número</translation>
    </message>
    <message>
        <source>%1, %2, cannot be combined: it takes no cells, or has a text</source>
        <translation>%1, %2, não pode ser combinado: não aceita células ou tem um texto</translation>
    </message>
    <message>
        <source>%1 cannot be combined: %2</source>
        <translation>%1 não pode ser combinado: %2</translation>
    </message>
    <message>
        <source>it applies to the whole board</source>
        <translation>vale para o tabuleiro inteiro</translation>
    </message>
    <message>
        <source>it has a text</source>
        <translation>tem um texto</translation>
    </message>
    <message>
        <source>it has no number yet</source>
        <translation>ainda não tem número</translation>
    </message>
    <message>
        <source>it has more than one number</source>
        <translation>tem mais de um número</translation>
    </message>
    <message>
        <source>its number is below 0</source>
        <translation>o número é menor que 0</translation>
    </message>
    <message>
        <source>These are too many rules to combine</source>
        <translation>São regras demais para combinar</translation>
    </message>
    <message>
        <source>These rules cannot be combined: %1</source>
        <translation>Estas regras não podem ser combinadas: %1</translation>
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
        <source>A3</source>
        <translation>A3</translation>
    </message>
    <message>
        <source>A6</source>
        <translation>A6</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message>
        <source>Tabloid</source>
        <translation>Tabloide</translation>
    </message>
    <message>
        <source>6 × 9 in (book)</source>
        <translation>6 × 9 pol. (livro)</translation>
    </message>
</context>
<context>
    <name>PatternWords</name>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>one of %1 is %2</source>
        <translation>uma das células %1 é %2</translation>
    </message>
    <message>
        <source>%1 (%2 in %3)</source>
        <translation>%1 (%2 em %3)</translation>
    </message>
    <message>
        <source>%1 is in %2 or else in %3</source>
        <translation>%1 está em %2 ou então em %3</translation>
    </message>
    <message>
        <source>In %1 all places for %2 are in %3</source>
        <translation>Em %1, todos os lugares para %2 estão em %3</translation>
    </message>
    <message>
        <source>One of %1 is %2, because %3</source>
        <translation>Uma das células %1 é %2, porque %3</translation>
    </message>
    <message>
        <source>%1, because %2</source>
        <translation>%1, porque %2</translation>
    </message>
    <message>
        <source>The fish for %1 in %2 makes %3</source>
        <translation>O peixe para %1 (%2) dá: %3</translation>
    </message>
    <message>
        <source>%1, except for %2</source>
        <translation>%1, exceto %2</translation>
    </message>
    <message>
        <source>%1, except for the fin %2, which sees %3</source>
        <translation>%1, exceto a barbatana %2, que vê %3</translation>
    </message>
    <message>
        <source>%1, except for the fins %2, which see %3</source>
        <translation>%1, exceto as barbatanas %2, que veem %3</translation>
    </message>
    <message>
        <source>otherwise only %1 would be left for %2</source>
        <translation>senão só restaria %1 para %2</translation>
    </message>
    <message>
        <source>One end of each link in this loop is true: %1</source>
        <translation>Uma ponta de cada ligação deste laço é verdadeira: %1</translation>
    </message>
    <message>
        <source>%1 contradicts itself: %2</source>
        <translation>%1 se contradiz: %2</translation>
    </message>
    <message>
        <source>%1 and %2 cannot both have %3</source>
        <translation>%1 e %2 não podem ter ambos %3</translation>
    </message>
    <message>
        <source>Almost locked sets %1</source>
        <translation>Conjuntos quase bloqueados %1</translation>
    </message>
    <message>
        <source>%1: %2, so that each of their other digits stays in its set</source>
        <translation>%1: %2, de modo que cada um de seus outros algarismos fica em seu conjunto</translation>
    </message>
    <message>
        <source>%1: %2, so %3</source>
        <translation>%1: %2, portanto %3</translation>
    </message>
    <message>
        <source>The digits %1 just fill %2, and none of them can be there twice</source>
        <translation>Os algarismos %1 preenchem %2 por completo, e nenhum deles pode estar ali duas vezes</translation>
    </message>
    <message>
        <source>%1 in %2 could change places, and there would be a second solution</source>
        <translation>%1 em %2 poderiam trocar de lugar, e haveria uma segunda solução</translation>
    </message>
    <message>
        <source>Otherwise %1</source>
        <translation>Caso contrário, %1</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>caso contrário, %1</translation>
    </message>
    <message>
        <source>%1; with %2 in %3 they make a locked set</source>
        <translation>%1; com %2 em %3, formam um conjunto bloqueado</translation>
    </message>
    <message>
        <source>Without %1 in %2 each open cell would have two digits, and each digit two places: there would be a second solution</source>
        <translation>Sem %1 em %2, cada célula vazia teria dois algarismos, e cada algarismo dois lugares: haveria uma segunda solução</translation>
    </message>
    <message>
        <source>%1, and two of %2 see each other</source>
        <translation>%1, e duas de %2 se veem</translation>
    </message>
    <message>
        <source>%1, and %2 would see it in both cases</source>
        <translation>%1, e nos dois casos ele seria visto por %2</translation>
    </message>
    <message>
        <source>%1; and %2; some of the former see some of the latter</source>
        <translation>%1; e %2; algumas das primeiras veem algumas das segundas</translation>
    </message>
    <message>
        <source>%1 alternate in %2, and %3 would see both of them</source>
        <translation>%1 se alternam em %2, e ambos seriam vistos por %3</translation>
    </message>
    <message>
        <source>Each digit of %1 takes a digit from one of the almost locked sets %2, which then needs all its others: one of %3 has %4</source>
        <translation>Cada algarismo de %1 tira um algarismo de um dos conjuntos quase bloqueados %2, que então precisa de todos os outros: uma de %3 tem %4</translation>
    </message>
    <message>
        <source>Any way to fill %1 with one of these would have a digit twice</source>
        <translation>Qualquer modo de preencher %1 com um destes teria um algarismo duas vezes</translation>
    </message>
    <message>
        <source>Any way to fill %1 with one of these would have a digit twice, or leave no digit for one of %2</source>
        <translation>Qualquer modo de preencher %1 com um destes teria um algarismo duas vezes, ou não deixaria algarismo para uma de %2</translation>
    </message>
    <message>
        <source>otherwise each open cell would have two digits, and each digit two places, and there would be a second solution</source>
        <translation>caso contrário, cada célula vazia teria dois algarismos, e cada algarismo dois lugares, e haveria uma segunda solução</translation>
    </message>
</context>
<context>
    <name>PdfKind</name>
    <message>
        <source>plain</source>
        <translation>comum</translation>
    </message>
    <message>
        <source>PDF/A-2b, to keep</source>
        <translation>PDF/A-2b, para arquivar</translation>
    </message>
    <message>
        <source>PDF/X-4, for printing houses</source>
        <translation>PDF/X-4, para gráficas</translation>
    </message>
</context>
<context>
    <name>PictureFiles</name>
    <message>
        <source>puzzle %1 has no level; use {n}, the number, in the name</source>
        <translation>o puzzle %1 não tem nível; use {n}, o número, no nome</translation>
    </message>
    <message>
        <source>puzzle %1 has no seed; use {n}, the number, in the name</source>
        <translation>o puzzle %1 não tem semente; use {n}, o número, no nome</translation>
    </message>
    <message>
        <source>puzzle %1 has no title; use {n}, the number, in the name</source>
        <translation>o puzzle %1 não tem título; use {n}, o número, no nome</translation>
    </message>
    <message>
        <source>puzzles %1 and %2 would both be &apos;%3&apos;; add {n}, the number, to the name</source>
        <translation>os puzzles %1 e %2 seriam ambos “%3”; acrescente {n}, o número, ao nome</translation>
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
        <translation>Imagem PNG</translation>
    </message>
</context>
<context>
    <name>PictureLook</name>
    <message>
        <source>%1 mm is too small for a board of %2x%2: nobody could read it; %3 mm would do</source>
        <translation>%1 mm é pequeno demais para um tabuleiro %2x%2: ninguém conseguiria lê-lo; %3 mm bastariam</translation>
    </message>
    <message>
        <source>%1 dots per inch are too few for a board of %2x%2 of %3 mm; %4 would do</source>
        <translation>%1 pontos por polegada são poucos demais para um tabuleiro %2x%2 de %3 mm; %4 bastariam</translation>
    </message>
    <message>
        <source>%1 dots per inch are too many for a board of %2 mm; %3 would do</source>
        <translation>%1 pontos por polegada são demais para um tabuleiro de %2 mm; %3 bastariam</translation>
    </message>
</context>
<context>
    <name>PictureWords</name>
    <message>
        <source>this is no picture that can be read (PNG, JPEG and WebP can)</source>
        <translation>isto não é uma imagem que possa ser lida (PNG, JPEG e WebP podem)</translation>
    </message>
    <message>
        <source>the picture is damaged</source>
        <translation>a imagem está danificada</translation>
    </message>
    <message>
        <source>the picture is too large (the limit is %1 megapixels)</source>
        <translation>a imagem é grande demais (o limite é de %1 megapixels)</translation>
    </message>
    <message>
        <source>drawings in SVG are not read: export it as PNG</source>
        <translation>desenhos em SVG não são lidos: exporte como PNG</translation>
    </message>
    <message>
        <source>no Sudoku was found in this picture</source>
        <translation>nenhum Sudoku foi encontrado nesta imagem</translation>
    </message>
    <message numerus="yes">
        <source>the board is too small or blurred: about %n pixel(s) a digit</source>
        <translation>
            <numerusform>o tabuleiro é pequeno ou borrado demais: cerca de %n pixel por dígito</numerusform>
            <numerusform>o tabuleiro é pequeno ou borrado demais: cerca de %n pixels por dígito</numerusform>
        </translation>
    </message>
    <message>
        <source>a board was found in this picture, but all its cells look empty</source>
        <translation>um tabuleiro foi encontrado nesta imagem, mas todas as células parecem vazias</translation>
    </message>
    <message>
        <source>there is not enough memory for this picture</source>
        <translation>não há memória suficiente para esta imagem</translation>
    </message>
    <message>
        <source>this is a picture: install sudoku-workbench-pictures to read it</source>
        <translation>isto é uma imagem: instale sudoku-workbench-pictures para lê-la</translation>
    </message>
    <message>
        <source>the picture could not be read: its reader failed</source>
        <translation>a imagem não pôde ser lida: o leitor falhou</translation>
    </message>
    <message>
        <source>reading the picture was stopped</source>
        <translation>a leitura da imagem foi interrompida</translation>
    </message>
    <message>
        <source>pictures of this kind cannot be read here: export it as JPEG or PNG</source>
        <translation>imagens deste tipo não podem ser lidas aqui: exporte-a como JPEG ou PNG</translation>
    </message>
    <message>
        <source>this PDF is locked: save a copy of it without a password</source>
        <translation>este PDF está bloqueado: salve uma cópia sem senha</translation>
    </message>
    <message numerus="yes">
        <source>there is no such page: the file has %n page(s)</source>
        <translation>
            <numerusform>não há essa página: o arquivo tem %n página</numerusform>
            <numerusform>não há essa página: o arquivo tem %n páginas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureWriter</name>
    <message>
        <source>there is not enough memory for this picture</source>
        <translation>não há memória suficiente para esta imagem</translation>
    </message>
    <message>
        <source>cannot save %1: %2</source>
        <translation>não foi possível salvar %1: %2</translation>
    </message>
    <message>
        <source>there is already %1: choose an empty folder or other names</source>
        <translation>%1 já existe: escolha uma pasta vazia ou outros nomes</translation>
    </message>
    <message>
        <source>stopped: not all files were written</source>
        <translation>interrompido: nem todos os arquivos foram escritos</translation>
    </message>
    <message>
        <source>puzzle %1 (%2)</source>
        <translation>o puzzle %1 (%2)</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>mais %1</translation>
    </message>
    <message>
        <source>no solution was written for %1</source>
        <translation>nenhuma solução foi salva para %1</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n picture(s) in %1.</source>
        <translation>
            <numerusform>%n imagem salva em %1.</numerusform>
            <numerusform>%n imagens salvas em %1.</numerusform>
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
        <translation>Tons de cinza</translation>
    </message>
    <message>
        <source>Black and white (1 bit)</source>
        <translation>Preto e branco (1 bit)</translation>
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
        <translation>linhas de %1 pt; as gráficas pedem pelo menos %2 pt, como têm as linhas de livro</translation>
    </message>
    <message>
        <source>text of %1 pt; printing houses ask for at least %2 pt: put fewer puzzles on a page</source>
        <translation>texto de %1 pt; as gráficas pedem pelo menos %2 pt: ponha menos puzzles por página</translation>
    </message>
    <message>
        <source>the inner edge has %1 mm; printing houses ask for %2 mm where there are %3 pages: add a gutter of %4 mm</source>
        <translation>a borda interna tem %1 mm; as gráficas pedem %2 mm quando há %3 páginas: adicione uma medianiz de %4 mm</translation>
    </message>
    <message>
        <source>pages with even numbers have the gutter at their outer edge: mirror them, as in a book</source>
        <translation>as páginas pares têm a medianiz na borda externa: espelhe-as, como em um livro</translation>
    </message>
    <message>
        <source>puzzle %1: %2</source>
        <translation>puzzle %1: %2</translation>
    </message>
    <message>
        <source>puzzles %1 and %2 are the same</source>
        <translation>os puzzles %1 e %2 são iguais</translation>
    </message>
    <message>
        <source>puzzles %1 and %2 are the same in another form: turned, mirrored, with other digits or with lines exchanged</source>
        <translation>os puzzles %1 e %2 são o mesmo em outra forma: girado, espelhado, com outros algarismos ou com linhas e colunas trocadas</translation>
    </message>
    <message>
        <source>empty pages at the end: %1, as each sheet has four</source>
        <translation>páginas vazias no fim: %1, pois cada folha tem quatro</translation>
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
        <translation>o puzzle %1 é o puzzle %2 de %3</translation>
    </message>
    <message>
        <source>puzzle %1 is puzzle %2 of %3 in another form: turned, mirrored, with other digits or with lines exchanged</source>
        <translation>o puzzle %1 é o puzzle %2 de %3 em outra forma: girado, espelhado, com outros algarismos ou com linhas trocadas</translation>
    </message>
    <message>
        <source>puzzle %1: says %2, is rated %3</source>
        <translation>puzzle %1: diz %2, é avaliado como %3</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>stopped before there was an answer</source>
        <translation>interrompido antes de haver uma resposta</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>memória insuficiente</translation>
    </message>
    <message>
        <source>the solver failed</source>
        <translation>o solucionador falhou</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>pontuação %1</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <translation>mais de uma solução</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>nenhuma solução</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>não verificado</translation>
    </message>
    <message>
        <source>not checked: %1</source>
        <translation>não verificado: %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>“%1”</translation>
    </message>
    <message numerus="yes">
        <source>the rule(s) %1 are not supported</source>
        <translation>
            <numerusform>a regra %1 não é aceita</numerusform>
            <numerusform>as regras %1 não são aceitas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rule(s) %1 are switched off</source>
        <translation>
            <numerusform>a regra %1 está desativada</numerusform>
            <numerusform>as regras %1 estão desativadas</numerusform>
        </translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>por %1</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, por %2</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Puzzle %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semente %1</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluções</translation>
    </message>
    <message>
        <source>no font on this machine has %1, which become boxes: install a font for that writing</source>
        <translation>nenhuma fonte deste computador tem %1, que viram quadradinhos: instale uma fonte para essa escrita</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nome:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Data:</translation>
    </message>
    <message>
        <source>No digit is repeated in an outlined region</source>
        <translation>Nenhum algarismo se repete em uma região contornada</translation>
    </message>
    <message>
        <source>No digit is repeated in a row, column or box.</source>
        <translation>Nenhum algarismo se repete em uma linha, coluna ou bloco.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Digits from %1 to %2</source>
        <translation>Algarismos de %1 a %2</translation>
    </message>
    <message>
        <source>Each row and column contains the digits %1 to %2.</source>
        <translation>Cada linha e coluna contém os algarismos de %1 a %2.</translation>
    </message>
    <message>
        <source>Each row, column and box contains the digits %1 to %2.</source>
        <translation>Cada linha, coluna e bloco contém os algarismos de %1 a %2.</translation>
    </message>
    <message>
        <source>Each row, column and region contains the digits %1 to %2.</source>
        <translation>Cada linha, coluna e região contém os algarismos de %1 a %2.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Low is %1, middle is %2, high is %3</source>
        <translation>Baixo é %1, médio é %2, alto é %3</translation>
    </message>
    <message>
        <source>No digit is repeated in a row or column.</source>
        <translation>Nenhum algarismo se repete em uma linha ou coluna.</translation>
    </message>
    <message>
        <source>In a cage with =, low is %1, high is %2</source>
        <translation>Em uma gaiola com =, baixo é %1, alto é %2</translation>
    </message>
    <message>
        <source>Where boards overlap, a digit counts for each of them</source>
        <translation>Onde os tabuleiros se sobrepõem, um algarismo conta para cada um deles</translation>
    </message>
    <message>
        <source>Each row, column and box of each board contains the digits %1 to %2.</source>
        <translation>Cada linha, coluna e bloco de cada tabuleiro contém os algarismos de %1 a %2.</translation>
    </message>
    <message>
        <source>The boards begin at %1; a digit counts for each board that it lies in</source>
        <translation>Os tabuleiros começam em %1; um algarismo conta para cada tabuleiro em que está</translation>
    </message>
    <message>
        <source>The digits are %1 to %2. They may be repeated in rows and columns unless a rule says otherwise.</source>
        <translation>Os dígitos vão de %1 a %2. Podem se repetir em linhas e colunas, salvo se uma regra disser outra coisa.</translation>
    </message>
    <message>
        <source>Solution on page %1</source>
        <translation>Solução na página %1</translation>
    </message>
    <message>
        <source>Symbols:</source>
        <translation>Símbolos:</translation>
    </message>
    <message>
        <source>Each row, column and box of each board contains %1.</source>
        <extracomment>%1 is for example &quot;each picture once&quot;</extracomment>
        <translation>Cada linha, coluna e bloco de cada tabuleiro contém %1.</translation>
    </message>
    <message>
        <source>Each row and column contains %1.</source>
        <translation>Cada linha e coluna contém %1.</translation>
    </message>
    <message>
        <source>Each row, column and box contains %1.</source>
        <translation>Cada linha, coluna e bloco contém %1.</translation>
    </message>
    <message>
        <source>Each row, column and region contains %1.</source>
        <translation>Cada linha, coluna e região contém %1.</translation>
    </message>
    <message>
        <source>each colour once</source>
        <translation>cada cor uma vez</translation>
    </message>
    <message>
        <source>each picture once</source>
        <translation>cada imagem uma vez</translation>
    </message>
    <message>
        <source>each letter of %1 once</source>
        <translation>cada letra de %1 uma vez</translation>
    </message>
    <message>
        <source>Symbols may be repeated in rows and columns unless a rule says otherwise.</source>
        <translation>Os símbolos podem se repetir em linhas e colunas se nenhuma regra disser o contrário.</translation>
    </message>
    <message>
        <source>No symbol is repeated in a row or column.</source>
        <translation>Nenhum símbolo se repete em uma linha ou coluna.</translation>
    </message>
    <message>
        <source>No symbol is repeated in a row, column or box.</source>
        <translation>Nenhum símbolo se repete em uma linha, coluna ou bloco.</translation>
    </message>
    <message>
        <source>No symbol is repeated in an outlined region</source>
        <translation>Nenhum símbolo se repete em uma região contornada</translation>
    </message>
    <message>
        <source>Where boards overlap, a symbol counts for each of them</source>
        <translation>Onde os tabuleiros se sobrepõem, um símbolo conta para cada um deles</translation>
    </message>
    <message>
        <source>The boards begin at %1; a symbol counts for each board that it lies in</source>
        <translation>Os tabuleiros começam em %1; um símbolo conta para cada tabuleiro em que está</translation>
    </message>
</context>
<context>
    <name>PrintFont</name>
    <message>
        <source>no font &apos;%1&apos; is installed; there are %2</source>
        <translation>a fonte “%1” não está instalada; há %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no outlines, which paper needs; there are %2</source>
        <translation>“%1” não tem contornos, necessários no papel; há %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no digits; there are %2</source>
        <translation>“%1” não tem algarismos; há %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; may not be embedded into files, says its maker; there are %2</source>
        <translation>“%1” não pode ser incorporada a arquivos, segundo seu autor; há %2</translation>
    </message>
</context>
<context>
    <name>PrintWords</name>
    <message>
        <source>Not printed: %1.</source>
        <translation>Não impresso: %1.</translation>
    </message>
    <message>
        <source>There is no room for QR codes. Print fewer puzzles on a page.</source>
        <translation>Não há espaço para códigos QR. Imprima menos puzzles por página.</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>puzzles.pdf</source>
        <translation>puzzles.pdf</translation>
    </message>
    <message>
        <source>The printer did not accept the job. Choose another printer, or save a PDF.</source>
        <translation>A impressora não aceitou o trabalho. Escolha outra impressora ou salve um PDF.</translation>
    </message>
    <message>
        <source>The printer did not accept the job: %1. Choose another printer, or save a PDF.</source>
        <translation>A impressora não aceitou o trabalho: %1. Escolha outra impressora ou salve um PDF.</translation>
    </message>
    <message>
        <source>Sent to the printer on %1 paper.</source>
        <translation>Enviado à impressora em papel %1.</translation>
    </message>
    <message>
        <source>%1 Scaled to %2 % to fit the printable area of this printer.</source>
        <translation>%1 Reduzido a %2% para caber na área imprimível desta impressora.</translation>
    </message>
    <message>
        <source>Side %1 of %2</source>
        <translation>Lado %1 de %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 sides were sent to the printer.</source>
        <translation>Interrompido: %1 de %2 lados foram enviados à impressora.</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 pages were sent to the printer.</source>
        <translation>Interrompido: %1 de %2 páginas foram enviadas à impressora.</translation>
    </message>
</context>
<context>
    <name>PrintedCode</name>
    <message>
        <source>no QR code: this program was built without libqrencode</source>
        <translation>sem código QR: este programa foi compilado sem libqrencode</translation>
    </message>
    <message>
        <source>no QR code: the link has %1 characters, and a code on paper holds at most %2</source>
        <translation>sem código QR: o link tem %1 caracteres, e um código no papel comporta no máximo %2</translation>
    </message>
    <message>
        <source>no QR code: the link has %1 characters, and a code holds at most %2</source>
        <translation>sem código QR: o link tem %1 caracteres, e um código comporta no máximo %2</translation>
    </message>
    <message>
        <source>no QR code of the solution: the puzzle does not have exactly one</source>
        <translation>sem código QR da solução: o puzzle não tem exatamente uma</translation>
    </message>
    <message>
        <source>QR codes lead to puzzles with digits: links hold no other symbols</source>
        <translation>os códigos QR levam a puzzles com algarismos: os links não contêm outros símbolos</translation>
    </message>
</context>
<context>
    <name>PrintedHint</name>
    <message>
        <source>Begin with:</source>
        <translation>Comece com:</translation>
    </message>
    <message>
        <source>Look at:</source>
        <translation>Olhe para:</translation>
    </message>
</context>
<context>
    <name>PuzzleCaption</name>
    <message>
        <source>seed %1</source>
        <translation>semente %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Puzzle %1</translation>
    </message>
    <message>
        <source>Puzzle %1 · %2</source>
        <translation>Puzzle %1 · %2</translation>
    </message>
    <message>
        <source>new</source>
        <translation>novo</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>começado</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>resolvido</translation>
    </message>
    <message>
        <source>score %L1</source>
        <translation>pontuação %L1</translation>
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
        <translation>Puzzles</translation>
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
        <translation>Escolher um puzzle</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;lar</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found.</source>
        <translation>
            <numerusform>%n puzzle encontrado.</numerusform>
            <numerusform>%n puzzles encontrados.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Quantity</name>
    <message>
        <source>Variables</source>
        <translation>Variáveis</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Cláusulas</translation>
    </message>
    <message>
        <source>Encode time</source>
        <translation>Tempo de codificação</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Solve time</source>
        <translation>Tempo de solução</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflitos</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>Propagations</source>
        <translation>Propagações</translation>
    </message>
    <message>
        <source>Learnt clauses</source>
        <translation>Cláusulas aprendidas</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>tempo esgotado</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>memória insuficiente</translation>
    </message>
    <message>
        <source>the solver failed</source>
        <translation>o solucionador falhou</translation>
    </message>
    <message>
        <source>a wrong answer</source>
        <translation>resposta errada</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>resolvido</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>nenhuma solução</translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation>exatamente uma</translation>
    </message>
    <message>
        <source>more than one</source>
        <translation>mais de uma</translation>
    </message>
    <message>
        <source>Find one solution</source>
        <translation>Encontrar uma solução</translation>
    </message>
    <message>
        <source>Check for exactly one</source>
        <translation>Verificar se há só uma</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>Todos os candidatos</translation>
    </message>
    <message>
        <source>Open candidates only</source>
        <translation>Só os candidatos em aberto</translation>
    </message>
    <message>
        <source>All candidates, with selectors</source>
        <translation>Todos os candidatos, com seletores</translation>
    </message>
</context>
<context>
    <name>RatingWords</name>
    <message>
        <source>Level: %1</source>
        <translation>Nível: %1</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s level of the puzzle is %1, its score %2.</source>
        <translation>O nível do puzzle segundo o HoDoKu é %1, e sua pontuação, %2.</translation>
    </message>
    <message>
        <source>The general level of the puzzle is %1.</source>
        <translation>O nível geral do puzzle é %1.</translation>
    </message>
    <message>
        <source>%1 The hardest technique is %2.</source>
        <translation>%1 A técnica mais difícil é %2.</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>It is a folder.</source>
        <translation>É uma pasta.</translation>
    </message>
    <message>
        <source>It is a pipe, not a file.</source>
        <translation>É um pipe, não um arquivo.</translation>
    </message>
    <message>
        <source>It is a socket, not a file.</source>
        <translation>É um socket, não um arquivo.</translation>
    </message>
    <message>
        <source>It is a device, not a file.</source>
        <translation>É um dispositivo, não um arquivo.</translation>
    </message>
</context>
<context>
    <name>ReadingWords</name>
    <message>
        <source>blank</source>
        <comment>a cell</comment>
        <translation>vazia</translation>
    </message>
    <message>
        <source>%1 is read as a handwritten %2.</source>
        <translation>%1 foi lida como %2 escrito à mão.</translation>
    </message>
    <message>
        <source>%1 is read as %2.</source>
        <translation>%1 foi lida como %2.</translation>
    </message>
    <message>
        <source>It looks like %1, but the rules speak against that.</source>
        <translation>Parece %1, mas as regras contradizem isso.</translation>
    </message>
    <message>
        <source>It may also be %1.</source>
        <translation>Também pode ser %1.</translation>
    </message>
    <message>
        <source>It is in doubt.</source>
        <translation>Há dúvida.</translation>
    </message>
    <message>
        <source>Givens: %1.</source>
        <translation>Pistas: %1.</translation>
    </message>
    <message>
        <source>Handwritten: %1.</source>
        <translation>À mão: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were read against their looks: %1.</source>
        <translation>
            <numerusform>%n célula foi lida contra a sua aparência: %1.</numerusform>
            <numerusform>%n células foram lidas contra a sua aparência: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n framed cell(s) should be compared.</source>
        <translation>
            <numerusform>%n célula emoldurada deve ser comparada.</numerusform>
            <numerusform>%n células emolduradas devem ser comparadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sum of the cage is read as %1.</source>
        <translation>A soma da gaiola é lida como %1.</translation>
    </message>
    <message>
        <source>No sum was read for the cage.</source>
        <translation>Nenhuma soma foi lida para a gaiola.</translation>
    </message>
    <message>
        <source>The cage is in doubt.</source>
        <translation>A gaiola é duvidosa.</translation>
    </message>
    <message>
        <source>To correct it, use this board, then double-click the cage.</source>
        <translation>Para corrigi-la, use este tabuleiro e clique duas vezes na gaiola.</translation>
    </message>
    <message>
        <source>Cages: %1.</source>
        <translation>Gaiolas: %1.</translation>
    </message>
    <message>
        <source>Cages seem to be drawn here and were not read.</source>
        <translation>Parece que há gaiolas desenhadas aqui que não foram lidas.</translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s) were read against their looks: %1.</source>
        <translation>
            <numerusform>%n soma foi lida contra a aparência: %1.</numerusform>
            <numerusform>%n somas foram lidas contra a aparência: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has pencil marks that were not read.</source>
        <translation>%1 tem anotações que não foram lidas.</translation>
    </message>
    <message>
        <source>%1 has the pencil marks %2.</source>
        <comment>a cell, its digits</comment>
        <translation>%1 tem as anotações %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n other mark(s) were not read.</source>
        <translation>
            <numerusform>%n outra anotação não foi lida.</numerusform>
            <numerusform>%n outras anotações não foram lidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pencil marks in %n cell(s).</source>
        <translation>
            <numerusform>Anotações em %n célula.</numerusform>
            <numerusform>Anotações em %n células.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Some pencil marks were not read in %n cell(s): %1.</source>
        <translation>
            <numerusform>Algumas anotações não foram lidas em %n célula: %1.</numerusform>
            <numerusform>Algumas anotações não foram lidas em %n células: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as rules: %1.</source>
        <translation>Lido como regras: %1.</translation>
    </message>
    <message>
        <source>These rules are in doubt: %1.</source>
        <translation>Estas regras são duvidosas: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The shades of %n cell(s) are not read as a rule.</source>
        <translation>
            <numerusform>O sombreado de %n célula não é lido como regra.</numerusform>
            <numerusform>O sombreado de %n células não é lido como regra.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReasonLesson</name>
    <message>
        <source>Each step follows from as few facts as possible. A fact is where a digit can be in a row, a column or a box, which digits a cell can have, or what a rule demands.</source>
        <translation>Cada passo decorre do menor número possível de fatos. Um fato é onde um algarismo pode ficar em uma linha, coluna ou bloco, que algarismos uma célula pode ter ou o que uma regra exige.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Razão</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <translation>%1. %2 (%3)</translation>
    </message>
</context>
<context>
    <name>ReasonSteps</name>
    <message>
        <source>%1; %2 of %3 digits placed</source>
        <translation>%1; %2 de %3 algarismos colocados</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%n fato</numerusform>
            <numerusform>%n fatos</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: there are more steps.</source>
        <translation>Interrompido: há mais passos.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>O que decorre</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Fatos</translation>
    </message>
    <message>
        <source>The number of facts from which it follows</source>
        <translation>O número de fatos de que decorre</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>What the step counts in the general rating: its facts, and one more if it places no digit</source>
        <translation>Quanto o passo conta na avaliação geral: seus fatos, e mais um se não coloca nenhum algarismo</translation>
    </message>
    <message>
        <source>part of the reason</source>
        <translation>parte da razão</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 é %2</translation>
    </message>
    <message>
        <source>in %2, %1 is in %3</source>
        <translation>%1 está em %3 (%2)</translation>
    </message>
    <message>
        <source>the sum of %1 is %2</source>
        <translation>a soma de %1 é %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a digit that it sees, or a rule of the cell, excludes it</source>
        <translation>um algarismo que ela vê, ou uma regra da célula, o exclui</translation>
    </message>
    <message>
        <source>%1 (%2 facts, not proved smallest: at least %3)</source>
        <translation>%1 (%2 fatos, não provado como mínimo: pelo menos %3)</translation>
    </message>
    <message>
        <source>%1:
%2</source>
        <translation>%1:
%2</translation>
    </message>
    <message>
        <source>The puzzle has no solution</source>
        <translation>O puzzle não tem solução</translation>
    </message>
    <message>
        <source>It does not follow: there are solutions with different digits in %1</source>
        <translation>Isso não decorre: há soluções com algarismos diferentes em %1</translation>
    </message>
    <message>
        <source>%1 is a clue</source>
        <translation>%1 é uma pista</translation>
    </message>
    <message>
        <source>Some entries are wrong</source>
        <translation>Algumas entradas estão erradas</translation>
    </message>
    <message>
        <source>With %1 in %2 no digits are left that %3 allows</source>
        <translation>Com %1 em %2 não restam algarismos que %3 permita</translation>
    </message>
    <message>
        <source>With %1 in %2 these cannot all be true: %3</source>
        <translation>Com %1 em %2, estes fatos não podem ser todos verdadeiros: %3</translation>
    </message>
    <message>
        <source>%1 (%2 parts of it)</source>
        <translation>%1 (%2 partes dela)</translation>
    </message>
    <message>
        <source>%1 excludes it</source>
        <translation>%1 o exclui</translation>
    </message>
    <message>
        <source>according to %1</source>
        <translation>segundo %1</translation>
    </message>
</context>
<context>
    <name>RecentPuzzles</name>
    <message>
        <source>solved</source>
        <translation>resolvido</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>hoje, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>ontem, %1</translation>
    </message>
</context>
<context>
    <name>RegionMap</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>mais %n</numerusform>
            <numerusform>mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2 of %3 cells</source>
        <translation>%1 tem %2 de %3 células</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) belong to no region.</source>
        <translation>
            <numerusform>%n célula não pertence a nenhuma região.</numerusform>
            <numerusform>%n células não pertencem a nenhuma região.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is/are not connected.</source>
        <translation>
            <numerusform>%1 não é conexa.</numerusform>
            <numerusform>%1 não são conexas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are holes.</source>
        <translation>
            <numerusform>%n posição é um buraco.</numerusform>
            <numerusform>%n posições são buracos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionTermWords</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>border between %1</source>
        <translation>fronteira entre %1</translation>
    </message>
    <message>
        <source>borders between %1</source>
        <translation>fronteiras entre %1</translation>
    </message>
    <message>
        <source>%1 in one region</source>
        <translation>%1 em uma mesma região</translation>
    </message>
    <message>
        <source>border around it</source>
        <translation>fronteira ao redor</translation>
    </message>
</context>
<context>
    <name>RegionWords</name>
    <message>
        <source>If %1 and %2 lay in one region, %3</source>
        <translation>Se %1 e %2 estivessem em uma mesma região, %3</translation>
    </message>
    <message>
        <source>the region of %1 would have room for only %2 of its %3 cells</source>
        <translation>a região de %1 só teria lugar para %2 de suas %3 células</translation>
    </message>
    <message>
        <source>it would have %1 twice, in %2</source>
        <translation>ela teria %1 duas vezes, em %2</translation>
    </message>
    <message>
        <source>it would have %1 cells instead of %2</source>
        <translation>ela teria %1 células em vez de %2</translation>
    </message>
    <message>
        <source>it would have room for only %1 of its %2 cells</source>
        <translation>ela só teria lugar para %1 de suas %2 células</translation>
    </message>
    <message>
        <source>%1 needs all %2 cells that it can still count</source>
        <translation>%1 precisa de todas as %2 células que ainda pode contar</translation>
    </message>
    <message>
        <source>%1 has counted as many cells as its digit says</source>
        <translation>%1 já contou tantas células quantas diz seu algarismo</translation>
    </message>
    <message>
        <source>%1 counts at least %2 and at most %3 cells</source>
        <translation>%1 conta pelo menos %2 e no máximo %3 células</translation>
    </message>
    <message>
        <source>Any other way that was tried breaks a rule</source>
        <translation>Qualquer outra possibilidade testada quebra uma regra</translation>
    </message>
    <message>
        <source>Any other way that was tried breaks a rule, given %1</source>
        <translation>Qualquer outra possibilidade testada quebra uma regra (já se sabe: %1)</translation>
    </message>
    <message>
        <source>If %1 and %2 lay in different regions, %3</source>
        <translation>Se %1 e %2 estivessem em regiões diferentes, %3</translation>
    </message>
    <message>
        <source>%1 are a whole region</source>
        <translation>%1 formam uma região inteira</translation>
    </message>
    <message>
        <source>The region of %1 can have %2 only in %3</source>
        <translation>A região de %1 só pode ter %2 em %3</translation>
    </message>
</context>
<context>
    <name>RepairWords</name>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>Mover %1 de %2 para %3</translation>
    </message>
    <message>
        <source>Take %1 out of %2</source>
        <translation>Tirar %1 de %2</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>Adicionar %1 a %2</translation>
    </message>
    <message>
        <source>Add %1</source>
        <comment>a rule</comment>
        <translation>Adicionar %1</translation>
    </message>
    <message>
        <source>Give %1 the number %2</source>
        <translation>Dar a %1 o número %2</translation>
    </message>
    <message>
        <source>Change %1 to %2</source>
        <translation>Mudar %1 para %2</translation>
    </message>
    <message>
        <source>Swap the numbers of %1 and %2</source>
        <translation>Trocar os números de %1 e %2</translation>
    </message>
    <message>
        <source>Make %1 a %2</source>
        <comment>a mark of another kind</comment>
        <translation>Transformar %1 em %2</translation>
    </message>
    <message>
        <source>Turn %1 round</source>
        <translation>Inverter %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remover %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>com a regra %1</translation>
    </message>
    <message>
        <source>with the number %1 for %2</source>
        <translation>com o número %1 para %2</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>sem a regra %1</translation>
    </message>
    <message>
        <source>with %1 instead of %2</source>
        <translation>com a regra %1 em vez de %2</translation>
    </message>
    <message>
        <source>with %1 in %2</source>
        <translation>com %1 em %2</translation>
    </message>
    <message>
        <source>without %1 in %2</source>
        <translation>sem %1 em %2</translation>
    </message>
    <message>
        <source>with %1 turned round</source>
        <translation>com a regra %1 invertida</translation>
    </message>
</context>
<context>
    <name>Request</name>
    <message>
        <source>A puzzle with these rules and one solution has at least one clue: without any, digits can change places.</source>
        <translation>Um puzzle com estas regras e uma única solução tem pelo menos uma pista: sem nenhuma, os algarismos podem trocar de lugar.</translation>
    </message>
    <message numerus="yes">
        <source>A %1 × %1 puzzle with one solution has at least %n clue(s).</source>
        <translation>
            <numerusform>Um puzzle %1 × %1 com uma única solução tem pelo menos %n pista.</numerusform>
            <numerusform>Um puzzle %1 × %1 com uma única solução tem pelo menos %n pistas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A %1 × %1 puzzle with these rules and one solution has at least %n clue(s).</source>
        <translation>
            <numerusform>Um puzzle %1 × %1 com estas regras e uma única solução tem pelo menos %n pista.</numerusform>
            <numerusform>Um puzzle %1 × %1 com estas regras e uma única solução tem pelo menos %n pistas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pattern has %n clue(s), but you asked for %1.</source>
        <translation>
            <numerusform>O padrão tem %n pista, mas o pedido é de %1.</numerusform>
            <numerusform>O padrão tem %n pistas, mas o pedido é de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With its symmetry the pattern has %n clue(s), but you asked for %1.</source>
        <translation>
            <numerusform>Com sua simetria, o padrão tem %n pista, mas o pedido é de %1.</numerusform>
            <numerusform>Com sua simetria, o padrão tem %n pistas, mas o pedido é de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows %1 and %2 have no clue: they can change places in every solution.</source>
        <translation>As linhas %1 e %2 não têm pistas: em toda solução elas podem trocar de lugar.</translation>
    </message>
    <message>
        <source>Columns %1 and %2 have no clue: they can change places in every solution.</source>
        <translation>As colunas %1 e %2 não têm pistas: em toda solução elas podem trocar de lugar.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>These cages cannot cover the board. Their number: %1; cells of each: %2; cells of the board: %3.</source>
        <translation>Estas gaiolas não podem cobrir o tabuleiro. Número de gaiolas: %1; células de cada uma: %2; células do tabuleiro: %3.</translation>
    </message>
    <message numerus="yes">
        <source>A board of %1 × %1 has only %n cell(s).</source>
        <translation>
            <numerusform>Um tabuleiro de %1 × %1 tem só %n célula.</numerusform>
            <numerusform>Um tabuleiro de %1 × %1 tem só %n células.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pattern leaves too few cells for clues: the puzzle needs at least %n clue(s).</source>
        <translation>
            <numerusform>O padrão deixa poucas células para pistas: o puzzle precisa de pelo menos %n pista.</numerusform>
            <numerusform>O padrão deixa poucas células para pistas: o puzzle precisa de pelo menos %n pistas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The symmetry asks for the same in %1 and %2: the pattern has a clue in %1 and none in %2.</source>
        <translation>A simetria pede o mesmo em %1 e %2: o padrão tem uma pista em %1 e nenhuma em %2.</translation>
    </message>
    <message>
        <source>A cage has at most %1 cells, because its digits differ.</source>
        <translation>Uma gaiola tem no máximo %1 células, porque seus algarismos são diferentes.</translation>
    </message>
    <message>
        <source>Puzzles with so few clues are rarely this easy, so this may take a while.</source>
        <translation>Puzzles com tão poucas pistas raramente são tão fáceis; pode demorar um pouco.</translation>
    </message>
    <message>
        <source>Puzzles with unknown regions can have at most %1 rows. A smaller board will do.</source>
        <translation>Puzzles com regiões desconhecidas podem ter no máximo %1 linhas. Com um tabuleiro menor, dá certo.</translation>
    </message>
    <message>
        <source>Where the regions are unknown, a pattern cannot say which cells have no clue.</source>
        <translation>Quando as regiões são desconhecidas, um padrão não pode dizer quais células não têm pista.</translation>
    </message>
    <message>
        <source>Minimal puzzles with more than %1 clues are hardly ever found. Ask for fewer clues, or for puzzles that need not be minimal.</source>
        <translation>Puzzles mínimos com mais de %1 pistas quase nunca são encontrados. Peça menos pistas, ou puzzles que não precisem ser mínimos.</translation>
    </message>
    <message>
        <source>Allow a clue in one of them.</source>
        <translation>Permita uma pista ali.</translation>
    </message>
    <message>
        <source>Boxes %1, %2 and %3 have no clue: no puzzle like that is known.</source>
        <translation>Os blocos %1, %2 e %3 não têm pistas: não se conhece nenhum puzzle assim.</translation>
    </message>
    <message>
        <source>Not every box of this board has %1 cells.</source>
        <translation>Nem todo bloco deste tabuleiro tem %1 células.</translation>
    </message>
    <message>
        <source>This board has no known boxes.</source>
        <translation>Este tabuleiro não tem blocos conhecidos.</translation>
    </message>
    <message>
        <source>With so few clues there are at least %1 steps.</source>
        <translation>Com tão poucas pistas, há pelo menos %1 passos.</translation>
    </message>
    <message>
        <source>The pattern leaves too few cells for clues from %1 to %2.</source>
        <translation>O padrão deixa poucas células para pistas de %1 a %2.</translation>
    </message>
    <message>
        <source>A wish for the places of clues is only for puzzles with exactly one solution.</source>
        <translation>Só se podem pedir lugares para as pistas em puzzles com exatamente uma solução.</translation>
    </message>
    <message>
        <source>clues for %1</source>
        <translation>pistas para %1</translation>
    </message>
    <message>
        <source>clues in each box: %1</source>
        <translation>pistas em cada bloco: %1</translation>
    </message>
    <message>
        <source>The puzzle needs clues. Allow some in each box.</source>
        <translation>O puzzle precisa de pistas. Permita algumas em cada bloco.</translation>
    </message>
    <message numerus="yes">
        <source>With at most %n clue(s) in each box there are at most %1 in all, not %2.</source>
        <translation>
            <numerusform>Com no máximo %n pista em cada bloco há no máximo %1 no total, não %2.</numerusform>
            <numerusform>Com no máximo %n pistas em cada bloco há no máximo %1 no total, não %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With at most %n clue(s) in each box there are at most %1 in all, but the puzzle needs more. Allow more in each box.</source>
        <translation>
            <numerusform>Com no máximo %n pista em cada bloco há no máximo %1 no total, mas o puzzle precisa de mais. Permita mais em cada bloco.</numerusform>
            <numerusform>Com no máximo %n pistas em cada bloco há no máximo %1 no total, mas o puzzle precisa de mais. Permita mais em cada bloco.</numerusform>
        </translation>
    </message>
    <message>
        <source>With clues in all these places the puzzle has at least %1 clues, but you asked for %2.</source>
        <translation>Com pistas em todos esses lugares o puzzle tem pelo menos %1 pistas, mas o pedido é de %2.</translation>
    </message>
    <message>
        <source>With so many clues no cell is left to solve.</source>
        <translation>Com tantas pistas não sobra nenhuma célula para resolver.</translation>
    </message>
    <message>
        <source>Few puzzles of this size have so few clues, so this may take a while.</source>
        <translation>Poucos puzzles deste tamanho têm tão poucas pistas; pode demorar um pouco.</translation>
    </message>
    <message>
        <source>Minimal puzzles are rarely for beginners, so this may take a while.</source>
        <translation>Puzzles mínimos raramente são para iniciantes; pode demorar um pouco.</translation>
    </message>
    <message>
        <source>Minimal puzzles of this kind rarely have this difficulty, so this may take a while.</source>
        <translation>Puzzles mínimos deste tipo raramente têm essa dificuldade; pode demorar um pouco.</translation>
    </message>
    <message>
        <source>Small puzzles with symmetric clues are rarely this hard, so this may take a while.</source>
        <translation>Puzzles pequenos com pistas simétricas raramente são tão difíceis; pode demorar um pouco.</translation>
    </message>
    <message>
        <source>Hardly any puzzle is rated that high, so this may take a while.</source>
        <translation>Quase nenhum puzzle tem uma avaliação tão alta; pode demorar um pouco.</translation>
    </message>
    <message>
        <source>Puzzles with so few steps are rarely this hard, so this may take a while.</source>
        <translation>Puzzles com tão poucos passos raramente são tão difíceis; pode demorar um pouco.</translation>
    </message>
    <message>
        <source>Large puzzles are rarely this hard, so this may take a while.</source>
        <translation>Puzzles grandes raramente são tão difíceis; pode demorar um pouco.</translation>
    </message>
    <message>
        <source>Minimal puzzles of this size may take a while.</source>
        <translation>Puzzles mínimos deste tamanho podem demorar um pouco.</translation>
    </message>
    <message>
        <source>Few boards of this shape obey these rules, so this may take a while.</source>
        <translation>Poucos tabuleiros desta forma obedecem a estas regras; pode demorar um pouco.</translation>
    </message>
</context>
<context>
    <name>RuleMove</name>
    <message>
        <source>%1 does not fit on the board there.</source>
        <translation>%1 não cabe ali no tabuleiro.</translation>
    </message>
    <message>
        <source>%1 stays where it is. %2</source>
        <translation>%1 fica onde está. %2</translation>
    </message>
    <message>
        <source>Rules for the whole board have no place.</source>
        <translation>Regras para o tabuleiro inteiro não têm lugar.</translation>
    </message>
    <message>
        <source>None of the %1 rules can be moved. %2</source>
        <translation>Nenhuma das %1 regras pode ser movida. %2</translation>
    </message>
    <message>
        <source>%1 of %2 rules moved. %3</source>
        <translation>%1 de %2 regras movidas. %3</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Add %1</source>
        <translation>Adicionar %1</translation>
    </message>
    <message>
        <source>It applies to the whole board.</source>
        <translation>Vale para o tabuleiro inteiro.</translation>
    </message>
    <message>
        <source>Select its cells: drag, Ctrl+click, or Ctrl+Shift+arrows.</source>
        <translation>Selecione as células: arraste, Ctrl+clique ou Ctrl+Shift+setas.</translation>
    </message>
    <message>
        <source>Draw it: drag from its first cell to the last one. With keys: Ctrl+Shift+arrows, then Enter.</source>
        <translation>Desenhe: arraste da primeira célula até a última. Com teclas: Ctrl+Shift+setas e depois Enter.</translation>
    </message>
    <message>
        <source>Click the edge between two cells, or drag from the first to the second. A longer drag draws one between each two cells.</source>
        <translation>Clique na borda entre duas células ou arraste da primeira para a segunda. Arrastar mais longe desenha uma entre cada duas células.</translation>
    </message>
    <message>
        <source>Click the corner where four cells meet, or select all four. With keys: the top left one.</source>
        <translation>Clique no canto onde quatro células se encontram ou selecione as quatro. Com teclas: a do alto à esquerda.</translation>
    </message>
    <message>
        <source>Select a group of cells, then with Ctrl another group of the same shape.</source>
        <translation>Selecione um grupo de células e depois, com Ctrl, outro grupo da mesma forma.</translation>
    </message>
    <message>
        <source>Click in the margin, where the number will stand. With keys: select the cell beside it; in a corner also the next cell.</source>
        <translation>Clique na margem, onde o número vai ficar. Com teclas: selecione a célula ao lado; em um canto, também a célula seguinte.</translation>
    </message>
    <message>
        <source>Or drag from there, or from the cell at the edge, along the diagonal. With keys: select its first two cells.</source>
        <translation>Ou arraste dali, ou da célula na borda, ao longo da diagonal. Com teclas: selecione as duas primeiras células dela.</translation>
    </message>
    <message>
        <source>Click in the margin, where the number will stand; another click there takes the other direction.</source>
        <translation>Clique na margem, onde o número vai ficar; outro clique ali toma a outra direção.</translation>
    </message>
    <message>
        <source>Each click adds a cell, or takes one away.</source>
        <translation>Cada clique adiciona ou tira uma célula.</translation>
    </message>
    <message>
        <source>Type %1 to choose which one.</source>
        <translation>Digite %1 para escolher qual.</translation>
    </message>
    <message>
        <source>Type %1 to change it.</source>
        <translation>Digite %1 para alterá-la.</translation>
    </message>
    <message>
        <source>Type %1 to change it and those that you draw next.</source>
        <translation>Digite %1 para alterar esta e as que desenhar em seguida.</translation>
    </message>
    <message>
        <source>It takes the place of %1.</source>
        <translation>Toma o lugar de %1.</translation>
    </message>
    <message numerus="yes">
        <source>They take the place of %n rule(s).</source>
        <translation>
            <numerusform>Tomam o lugar de %n regra.</numerusform>
            <numerusform>Tomam o lugar de %n regras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select an arrow, a thermometer or a sign to turn it round.</source>
        <translation>Selecione uma seta, um termômetro ou um sinal para invertê-los.</translation>
    </message>
    <message>
        <source>Shift+arrows select a block, Ctrl+Shift+arrows add a cell. Ctrl+arrows only move, Ctrl+Space selects; Enter continues, Escape ends. Space in a drag begins another rule.</source>
        <translation>Shift+setas selecionam um retângulo, Ctrl+Shift+setas adicionam uma célula. Ctrl+setas só movem, Ctrl+Espaço seleciona; Enter continua, Esc termina. Espaço ao arrastar começa outra regra.</translation>
    </message>
    <message>
        <source>Ctrl+click adds or removes a cell.</source>
        <translation>Ctrl+clique adiciona ou remove uma célula.</translation>
    </message>
    <message>
        <source>Type figures, or press F2, to change its number.</source>
        <translation>Digite algarismos ou pressione F2 para alterar o número dela.</translation>
    </message>
    <message>
        <source>R turns it round.</source>
        <translation>R inverte a regra.</translation>
    </message>
    <message>
        <source>Delete removes it.</source>
        <translation>Delete remove a regra.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Incomplete: %1.</source>
        <translation>Incompleta: %1.</translation>
    </message>
    <message>
        <source>Incomplete: it needs more cells or a number.</source>
        <translation>Incompleta: precisa de mais células ou de um número.</translation>
    </message>
    <message>
        <source>The puzzle already has this rule.</source>
        <translation>O puzzle já tem esta regra.</translation>
    </message>
    <message>
        <source>The puzzle already has %1: remove it first.</source>
        <translation>O puzzle já tem %1: remova antes essa regra.</translation>
    </message>
    <message>
        <source>Turn Round %1</source>
        <translation>Inverter %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remover %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Alterar %1</translation>
    </message>
</context>
<context>
    <name>Samenesses</name>
    <message>
        <source>Equal Puzzles</source>
        <translation>Puzzles iguais</translation>
    </message>
    <message>
        <source>The Same Puzzle in Another Form</source>
        <translation>O mesmo puzzle em outra forma</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>There is not enough room on the disk.</source>
        <translation>Não há espaço suficiente no disco.</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>Não é um arquivo comum.</translation>
    </message>
    <message>
        <source>There is not enough room for temporary files.</source>
        <translation>Não há espaço suficiente para arquivos temporários.</translation>
    </message>
</context>
<context>
    <name>SavePath</name>
    <message>
        <source>Name of Another Kind of File</source>
        <translation>Nome de outro tipo de arquivo</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a name for another kind of file. Choose one that ends in %2.</source>
        <translation>“%1” é um nome para outro tipo de arquivo. Escolha um que termine em %2.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>puzzle</translation>
    </message>
</context>
<context>
    <name>SaveQuestion</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
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
        <translation>Continuar &amp;editando</translation>
    </message>
</context>
<context>
    <name>Sectioning</name>
    <message>
        <source>as in the list</source>
        <translation>como na lista</translation>
    </message>
    <message>
        <source>by level</source>
        <translation>por nível</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
</context>
<context>
    <name>SharedBoard</name>
    <message>
        <source>no solution is added: not all rules are known</source>
        <translation>nenhuma solução adicionada: nem todas as regras são conhecidas</translation>
    </message>
    <message>
        <source>no solution is added: it is not known yet</source>
        <translation>nenhuma solução adicionada: ela ainda não é conhecida</translation>
    </message>
    <message>
        <source>no solution is added: there is none</source>
        <translation>nenhuma solução adicionada: não há nenhuma</translation>
    </message>
    <message>
        <source>no solution is added: there are several</source>
        <translation>nenhuma solução adicionada: há várias</translation>
    </message>
    <message>
        <source>the source of the puzzle states another solution: %1 in %2</source>
        <translation>a fonte do puzzle dá outra solução: %1 em %2</translation>
    </message>
</context>
<context>
    <name>SolutionPlace</name>
    <message>
        <source>at the end</source>
        <translation>no fim</translation>
    </message>
    <message>
        <source>on the next page</source>
        <translation>na página seguinte</translation>
    </message>
    <message>
        <source>upside down below</source>
        <translation>abaixo, de cabeça para baixo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>at the end of each section</source>
        <translation>no fim de cada seção</translation>
    </message>
    <message>
        <source>small, one page later</source>
        <translation>pequenas, uma página depois</translation>
    </message>
    <message>
        <source>upside down, one page later</source>
        <translation>de cabeça para baixo, uma página depois</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Race</source>
        <translation>Corrida</translation>
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
        <translation>Por que não há solução.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>without %1 in %2</source>
        <translation>sem %1 em %2</translation>
    </message>
    <message>
        <source>with %1 in %2</source>
        <translation>com %1 em %2</translation>
    </message>
    <message>
        <source>with %1 in %2 instead of %3</source>
        <translation>com %1 em %2 em vez de %3</translation>
    </message>
    <message>
        <source>with %1 in %2 and %3 in %4 exchanged</source>
        <translation>com %1 em %2 e %3 em %4 trocados</translation>
    </message>
    <message>
        <source>No digit is left for %1</source>
        <translation>Não resta nenhum algarismo para %1</translation>
    </message>
    <message>
        <source>%1 has no place in %2</source>
        <translation>Não há lugar para %1 (%2)</translation>
    </message>
    <message>
        <source>No digits are left that %1 allows</source>
        <translation>Não restam algarismos que %1 permita</translation>
    </message>
    <message>
        <source>No digits are left with which %1 add up to %2</source>
        <translation>Não restam algarismos com que %1 somem %2</translation>
    </message>
    <message>
        <source>The sums of the whole board make %1, but its digits %2</source>
        <translation>As somas do tabuleiro inteiro dão %1, mas seus algarismos dão %2</translation>
    </message>
    <message>
        <source>The sums in %1 make %2, but the digits there %3</source>
        <translation>As somas em %1 dão %2, mas os algarismos ali dão %3</translation>
    </message>
    <message>
        <source>%1 in %2 leaves no %1 for %3</source>
        <translation>%1 em %2 não deixa nenhum %1 para %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>%1 sees %2</source>
        <translation>%1 vê %2</translation>
    </message>
    <message>
        <source>%1 is already in %2</source>
        <translation>%1 já está em %2</translation>
    </message>
    <message>
        <source>%1 are already in %2</source>
        <translation>%1 já estão em %2</translation>
    </message>
    <message>
        <source>the rest was ruled out before</source>
        <translation>o resto foi excluído antes</translation>
    </message>
    <message>
        <source>So %1 is %2.</source>
        <translation>Portanto, %1 é %2.</translation>
    </message>
    <message>
        <source>If %1 is %2:</source>
        <translation>Se %1 é %2:</translation>
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
        <translation>Nenhum outro passo é conhecido: a explicação termina aqui.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>It is not proved that all of these are needed.</source>
        <translation>Não está provado que todos estes sejam necessários.</translation>
    </message>
    <message numerus="yes">
        <source>The argument is long, and no shorter one was found: %n step(s).</source>
        <translation>
            <numerusform>O argumento é longo, e não foi encontrado um mais curto: %n passo.</numerusform>
            <numerusform>O argumento é longo, e não foi encontrado um mais curto: %n passos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No story, because not all rules could be read: %1</source>
        <translation>Sem explicação, porque nem todas as regras puderam ser lidas: %1</translation>
    </message>
    <message>
        <source>no level, because not all rules could be read: %1</source>
        <translation>sem nível, porque nem todas as regras puderam ser lidas: %1</translation>
    </message>
    <message>
        <source>%1 there is exactly one solution</source>
        <translation>%1, há exatamente uma solução</translation>
    </message>
    <message>
        <source>%1 there are several solutions</source>
        <translation>%1, há várias soluções</translation>
    </message>
    <message>
        <source>leaves no %1 for %2</source>
        <comment>the subject is: 2 in r2c7</comment>
        <translation>não deixa nenhum %1 para %2</translation>
    </message>
    <message>
        <source>is in %1</source>
        <comment>the subject is a digit</comment>
        <translation>está em %1</translation>
    </message>
    <message>
        <source>are in %1</source>
        <comment>the subject is some digits</comment>
        <translation>estão em %1</translation>
    </message>
    <message>
        <source>is already in %1</source>
        <comment>the subject is a digit</comment>
        <translation>já está em %1</translation>
    </message>
    <message>
        <source>are already in %1</source>
        <comment>the subject is some digits</comment>
        <translation>já estão em %1</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>O resto</translation>
    </message>
    <message>
        <source>was ruled out before</source>
        <translation>foi excluído antes</translation>
    </message>
    <message>
        <source>So no cell of %1 is left for %2.</source>
        <translation>Portanto, não resta nenhuma célula para %2 (%1).</translation>
    </message>
    <message>
        <source>So %1 can have no digit.</source>
        <translation>Portanto, %1 não pode ter nenhum algarismo.</translation>
    </message>
    <message>
        <source>%1 and %2 can change places in %3, and no other cell changes</source>
        <translation>%1 e %2 podem trocar de lugar em %3, e nenhuma outra célula muda</translation>
    </message>
    <message>
        <source>%1 can be filled in another way, and no other cell changes</source>
        <translation>%1 podem ser preenchidas de outro modo, e nenhuma outra célula muda</translation>
    </message>
    <message>
        <source>%1 can be %2 or %3, and no other cell changes</source>
        <translation>%1 podem ser %2 ou %3, e nenhuma outra célula muda</translation>
    </message>
</context>
<context>
    <name>Subject</name>
    <message>
        <source>rows, columns and boxes</source>
        <translation>linhas, colunas e blocos</translation>
    </message>
    <message>
        <source>rows, columns and regions</source>
        <translation>linhas, colunas e regiões</translation>
    </message>
    <message>
        <source>The givens</source>
        <translation>As pistas</translation>
    </message>
    <message>
        <source>No givens</source>
        <translation>Nenhuma pista</translation>
    </message>
    <message>
        <source>Givens and entries</source>
        <translation>Pistas e entradas</translation>
    </message>
    <message>
        <source>Your entries, as there are no givens</source>
        <translation>Suas entradas, pois não há pistas</translation>
    </message>
    <message>
        <source>your entries do not count</source>
        <translation>suas entradas não contam</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>rows and columns</source>
        <translation>linhas e colunas</translation>
    </message>
    <message>
        <source>regions, but not rows and columns</source>
        <translation>regiões, mas não linhas e colunas</translation>
    </message>
    <message>
        <source>no rows and columns</source>
        <translation>sem linhas e colunas</translation>
    </message>
</context>
<context>
    <name>SumTerms</name>
    <message>
        <source>the cage %1 at %2</source>
        <translation>gaiola %1 em %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 em %2</translation>
    </message>
</context>
<context>
    <name>SumWhy</name>
    <message>
        <source>with %1 in %2 the other cells would have to add up to %3, but they make at least %4</source>
        <translation>com %1 em %2, as outras células teriam de somar %3, mas dão pelo menos %4</translation>
    </message>
    <message>
        <source>with %1 in %2 the other cells would have to add up to %3, but they make at most %4</source>
        <translation>com %1 em %2, as outras células teriam de somar %3, mas dão no máximo %4</translation>
    </message>
    <message>
        <source>with %1 in %2 the other cells would have to add up to %3, which they cannot</source>
        <translation>com %1 em %2, as outras células teriam de somar %3, o que é impossível</translation>
    </message>
    <message>
        <source>the other cells make at most %1, so %2 is at least %3</source>
        <translation>as outras células dão no máximo %1, portanto %2 é pelo menos %3</translation>
    </message>
    <message>
        <source>the other cells make at most %1 each time, so %2 are at least %3</source>
        <translation>as outras células dão a cada vez no máximo %1, portanto %2 são pelo menos %3</translation>
    </message>
    <message>
        <source>the other cells make at least %1, so %2 is at most %3</source>
        <translation>as outras células dão pelo menos %1, portanto %2 é no máximo %3</translation>
    </message>
    <message>
        <source>the other cells make at least %1 each time, so %2 are at most %3</source>
        <translation>as outras células dão a cada vez pelo menos %1, portanto %2 são no máximo %3</translation>
    </message>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1 só pode ser %2</translation>
    </message>
    <message>
        <source>%1 has no combination with %2</source>
        <translation>%1 não tem combinação com %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1, e %2</translation>
    </message>
    <message>
        <source>the rest of %1 (%2)</source>
        <translation>o resto de %1 (%2)</translation>
    </message>
    <message>
        <source>%1 has one open cell left, which must be %2</source>
        <translation>%1 tem uma única célula vazia, que deve ser %2</translation>
    </message>
    <message>
        <source>Each combination of %1 has %2</source>
        <translation>Cada combinação de %1 tem %2</translation>
    </message>
    <message>
        <source>%1, and only %2 can be that</source>
        <translation>%1, o que só cabe em %2</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, em %2</translation>
    </message>
    <message>
        <source>In %1 only cells of %2 can be %3, so it has %3</source>
        <translation>Só há lugar para %3 em células de %2 (%1), portanto %3 fica ali</translation>
    </message>
    <message>
        <source>%1, and %2 sees every place for it</source>
        <translation>%1, e %2 vê todos os lugares possíveis</translation>
    </message>
    <message>
        <source>%1, and %2 see every place for it</source>
        <translation>%1, e %2 veem todos os lugares possíveis</translation>
    </message>
    <message>
        <source>In %1, %2 need %3 between them</source>
        <translation>Juntas, %2 precisam de %3 (%1)</translation>
    </message>
    <message>
        <source>In %1 only %2 can have %3, and each must have as many of them as it can</source>
        <translation>Só %2 podem ter %3 (%1), e cada uma deve ter tantos deles quantos puder</translation>
    </message>
    <message>
        <source>Some combinations of %1 leave nothing for %2</source>
        <translation>Algumas combinações de %1 não deixam nada para %2</translation>
    </message>
    <message>
        <source>%1 can only be %2: any other combination leaves nothing for %3</source>
        <translation>%1 só pode ser %2: qualquer outra combinação não deixa nada para %3</translation>
    </message>
</context>
<context>
    <name>Summands</name>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1 só pode ser %2</translation>
    </message>
    <message>
        <source>with %1 %2 would make more than %3</source>
        <translation>com %1, %2 daria mais que %3</translation>
    </message>
    <message>
        <source>with %1 %2 would make less than %3</source>
        <translation>com %1, %2 daria menos que %3</translation>
    </message>
    <message>
        <source>%1 has no combination with %2</source>
        <translation>%1 não tem combinação com %2</translation>
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
        <translation>1-9, depois A, B, …</translation>
    </message>
    <message>
        <source>A, B, C, …</source>
        <translation>A, B, C, …</translation>
    </message>
    <message>
        <source>0-9, then A, B, …</source>
        <translation>0-9, depois A, B, …</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>gato</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>peixe</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>borboleta</translation>
    </message>
    <message>
        <source>rabbit</source>
        <translation>coelho</translation>
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
        <translation>urso</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>coruja</translation>
    </message>
    <message>
        <source>elephant</source>
        <translation>elefante</translation>
    </message>
    <message>
        <source>apple</source>
        <translation>maçã</translation>
    </message>
    <message>
        <source>banana</source>
        <translation>banana</translation>
    </message>
    <message>
        <source>grapes</source>
        <translation>uvas</translation>
    </message>
    <message>
        <source>cherries</source>
        <translation>cerejas</translation>
    </message>
    <message>
        <source>melon</source>
        <translation>melão</translation>
    </message>
    <message>
        <source>pear</source>
        <translation>pera</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>morango</translation>
    </message>
    <message>
        <source>lemon</source>
        <translation>limão</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>laranja</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>círculo</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triângulo</translation>
    </message>
    <message>
        <source>star</source>
        <translation>estrela</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>coração</translation>
    </message>
    <message>
        <source>square</source>
        <translation>quadrado</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>lua</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>cruz</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>losango</translation>
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
        <translation>amarelo</translation>
    </message>
    <message>
        <source>red</source>
        <translation>vermelho</translation>
    </message>
    <message>
        <source>black</source>
        <translation>preto</translation>
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
        <translation>marrom</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>azul-claro</translation>
    </message>
    <message>
        <source>Letters without I and O</source>
        <translation>Letras sem I e O</translation>
    </message>
    <message>
        <source>Greek Letters</source>
        <translation>Letras gregas</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Animais</translation>
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
        <translation>Cores</translation>
    </message>
</context>
<context>
    <name>SymbolWords</name>
    <message>
        <source>a word has as many different letters as the board has digits, %1 to %2, and this has %3</source>
        <translation>uma palavra tem tantas letras diferentes quantos são os algarismos do tabuleiro, de %1 a %2, e esta tem %3</translation>
    </message>
    <message>
        <source>the letter %1 is there twice</source>
        <translation>a letra %1 aparece duas vezes</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot stand for a digit</source>
        <translation>“%1” não pode representar um algarismo</translation>
    </message>
    <message>
        <source>%1 has %2 symbols, but this board needs %3</source>
        <translation>%1: %2 símbolos, mas este tabuleiro precisa de %3</translation>
    </message>
    <message>
        <source>a word has letters, not only figures</source>
        <translation>uma palavra tem letras, não só algarismos</translation>
    </message>
    <message>
        <source>a word has no spaces</source>
        <translation>uma palavra não tem espaços</translation>
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
        <translation>Acima de 9 × 9</translation>
    </message>
    <message>
        <source>Of This Puzzle</source>
        <translation>Deste puzzle</translation>
    </message>
    <message>
        <source>&amp;Word…</source>
        <translation>&amp;Palavra…</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Meia-volta</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Quarto de volta</translation>
    </message>
    <message>
        <source>Top to bottom</source>
        <translation>De cima para baixo</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>Da esquerda para a direita</translation>
    </message>
    <message>
        <source>Top to bottom and left to right</source>
        <translation>De cima para baixo e da esquerda para a direita</translation>
    </message>
    <message>
        <source>Diagonal from top left</source>
        <translation>Diagonal do canto superior esquerdo</translation>
    </message>
    <message>
        <source>Diagonal from bottom left</source>
        <translation>Diagonal do canto inferior esquerdo</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>Ambas as diagonais</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Todas elas</translation>
    </message>
</context>
<context>
    <name>Technique</name>
    <message>
        <source>A Few Facts</source>
        <translation>Poucos fatos</translation>
    </message>
    <message>
        <source>Full House</source>
        <translation>Última célula</translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation>Único nu</translation>
    </message>
    <message>
        <source>Hidden Single</source>
        <translation>Único oculto</translation>
    </message>
    <message>
        <source>Dots, Signs and Lines</source>
        <translation>Pontos, sinais e linhas traçadas</translation>
    </message>
    <message>
        <source>Single Combination</source>
        <translation>Combinação única</translation>
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
        <translation>Mínimo e máximo</translation>
    </message>
    <message>
        <source>Cage Combinations</source>
        <translation>Combinações da gaiola</translation>
    </message>
    <message>
        <source>Combinations of a Large Cage</source>
        <translation>Combinações de uma gaiola grande</translation>
    </message>
    <message>
        <source>Sum Combinations</source>
        <translation>Combinações da soma</translation>
    </message>
    <message>
        <source>Line or Outside Clue</source>
        <translation>Linha traçada ou pista externa</translation>
    </message>
    <message>
        <source>Law of Leftovers</source>
        <translation>Lei das sobras</translation>
    </message>
    <message>
        <source>Hidden Window</source>
        <translation>Janela oculta</translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation>Par bloqueado</translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation>Trio bloqueado</translation>
    </message>
    <message>
        <source>Locked Candidates Type 1 (Pointing)</source>
        <translation>Candidatos bloqueados tipo 1 (apontamento)</translation>
    </message>
    <message>
        <source>Locked Candidates Type 2 (Claiming)</source>
        <translation>Candidatos bloqueados tipo 2 (reivindicação)</translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation>Par nu</translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation>Trio nu</translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation>Par oculto</translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation>Trio oculto</translation>
    </message>
    <message>
        <source>Cage Permutations</source>
        <translation>Permutações da gaiola</translation>
    </message>
    <message>
        <source>Killer Pair</source>
        <translation>Par Killer</translation>
    </message>
    <message>
        <source>Killer Triple</source>
        <translation>Trio Killer</translation>
    </message>
    <message>
        <source>Cage Splitting</source>
        <translation>Divisão da gaiola</translation>
    </message>
    <message>
        <source>Innies and Outies</source>
        <translation>Innies e Outies</translation>
    </message>
    <message>
        <source>Cage/Unit Overlap</source>
        <translation>Sobreposição de gaiola e casa</translation>
    </message>
    <message>
        <source>Hidden Killer Pair</source>
        <translation>Par Killer oculto</translation>
    </message>
    <message>
        <source>Hidden Killer Triple</source>
        <translation>Trio Killer oculto</translation>
    </message>
    <message>
        <source>Blocked Combination</source>
        <translation>Combinação impedida</translation>
    </message>
    <message>
        <source>Common Peer Elimination</source>
        <translation>Eliminação em células vistas em comum</translation>
    </message>
    <message>
        <source>Innie-Outie Difference</source>
        <translation>Diferença Innie-Outie</translation>
    </message>
    <message>
        <source>Overlapping Cages</source>
        <translation>Gaiolas sobrepostas</translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation>Quarteto nu</translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation>Quarteto oculto</translation>
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
        <translation>Bivalue Universal Grave + 1</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Arranha-céu</translation>
    </message>
    <message>
        <source>2-String Kite</source>
        <translation>2-String Kite</translation>
    </message>
    <message>
        <source>Dual 2-String Kite</source>
        <translation>2-String Kite duplo</translation>
    </message>
    <message>
        <source>Turbot Fish</source>
        <translation>Turbot Fish</translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation>Retângulo vazio</translation>
    </message>
    <message>
        <source>Empty Rectangle (Two Candidates)</source>
        <translation>Retângulo vazio (dois candidatos)</translation>
    </message>
    <message>
        <source>Dual Empty Rectangle</source>
        <translation>Retângulo vazio duplo</translation>
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
        <translation>Teste de unicidade 1</translation>
    </message>
    <message>
        <source>Uniqueness Test 2</source>
        <translation>Teste de unicidade 2</translation>
    </message>
    <message>
        <source>Uniqueness Test 3</source>
        <translation>Teste de unicidade 3</translation>
    </message>
    <message>
        <source>Uniqueness Test 4</source>
        <translation>Teste de unicidade 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 5</source>
        <translation>Teste de unicidade 5</translation>
    </message>
    <message>
        <source>Uniqueness Test 6</source>
        <translation>Teste de unicidade 6</translation>
    </message>
    <message>
        <source>Hidden Rectangle</source>
        <translation>Retângulo oculto</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 1</source>
        <translation>Retângulo evitável tipo 1</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 2</source>
        <translation>Retângulo evitável tipo 2</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>X-Wing com barbatana</translation>
    </message>
    <message>
        <source>Siamese Finned X-Wing</source>
        <translation>X-Wing siamês com barbatana</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>X-Wing Sashimi</translation>
    </message>
    <message>
        <source>Siamese Sashimi X-Wing</source>
        <translation>X-Wing Sashimi siamês</translation>
    </message>
    <message>
        <source>Line by Trial</source>
        <translation>Linha traçada por tentativa</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Swordfish com barbatana</translation>
    </message>
    <message>
        <source>Siamese Finned Swordfish</source>
        <translation>Swordfish siamês com barbatana</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>Swordfish Sashimi</translation>
    </message>
    <message>
        <source>Siamese Sashimi Swordfish</source>
        <translation>Swordfish Sashimi siamês</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Jellyfish com barbatana</translation>
    </message>
    <message>
        <source>Siamese Finned Jellyfish</source>
        <translation>Jellyfish siamês com barbatana</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>Jellyfish Sashimi</translation>
    </message>
    <message>
        <source>Siamese Sashimi Jellyfish</source>
        <translation>Jellyfish Sashimi siamês</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Squirmbag com barbatana</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>Squirmbag Sashimi</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Whale com barbatana</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>Whale Sashimi</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Leviathan com barbatana</translation>
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
        <translation>Coloração simples</translation>
    </message>
    <message>
        <source>Simple Colors Trap</source>
        <translation>Coloração simples: armadilha</translation>
    </message>
    <message>
        <source>Simple Colors Wrap</source>
        <translation>Coloração simples: contradição</translation>
    </message>
    <message>
        <source>Multi Colors</source>
        <translation>Coloração múltipla</translation>
    </message>
    <message>
        <source>Multi Colors 1</source>
        <translation>Coloração múltipla 1</translation>
    </message>
    <message>
        <source>Multi Colors 2</source>
        <translation>Coloração múltipla 2</translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation>Cadeia X</translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation>Cadeia XY</translation>
    </message>
    <message>
        <source>Nice Loop/AIC</source>
        <translation>Laço/AIC</translation>
    </message>
    <message>
        <source>Continuous Nice Loop</source>
        <translation>Laço contínuo</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop</source>
        <translation>Laço descontínuo</translation>
    </message>
    <message>
        <source>AIC</source>
        <translation>AIC</translation>
    </message>
    <message>
        <source>Grouped Nice Loop/AIC</source>
        <translation>Laço/AIC com grupos</translation>
    </message>
    <message>
        <source>Grouped Continuous Nice Loop</source>
        <translation>Laço contínuo com grupos</translation>
    </message>
    <message>
        <source>Grouped Discontinuous Nice Loop</source>
        <translation>Laço descontínuo com grupos</translation>
    </message>
    <message>
        <source>Grouped AIC</source>
        <translation>AIC com grupos</translation>
    </message>
    <message>
        <source>Nice Loop/AIC with Almost Locked Sets</source>
        <translation>Laço/AIC com conjuntos quase bloqueados</translation>
    </message>
    <message>
        <source>Almost Locked Set XZ-Rule</source>
        <translation>Regra ALS-XZ</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing</source>
        <translation>ALS-XY-Wing</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing (Overlapping)</source>
        <translation>ALS-XY-Wing (com sobreposição)</translation>
    </message>
    <message>
        <source>Almost Locked Set Chain</source>
        <translation>Cadeia ALS</translation>
    </message>
    <message>
        <source>Death Blossom</source>
        <translation>Death Blossom</translation>
    </message>
    <message>
        <source>Death Blossom (Overlapping)</source>
        <translation>Death Blossom (com sobreposição)</translation>
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
        <translation>X-Wing Franken com barbatana</translation>
    </message>
    <message>
        <source>Siamese Finned Franken X-Wing</source>
        <translation>X-Wing Franken siamês com barbatana</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Swordfish Franken com barbatana</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Swordfish</source>
        <translation>Swordfish Franken siamês com barbatana</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Jellyfish Franken com barbatana</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Jellyfish</source>
        <translation>Jellyfish Franken siamês com barbatana</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Squirmbag Franken com barbatana</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Whale Franken com barbatana</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Leviathan Franken com barbatana</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>X-Wing Mutante</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>Swordfish Mutante</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>Jellyfish Mutante</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>Squirmbag Mutante</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>Whale Mutante</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>Leviathan Mutante</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>X-Wing Mutante com barbatana</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant X-Wing</source>
        <translation>X-Wing Mutante siamês com barbatana</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Swordfish Mutante com barbatana</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Swordfish</source>
        <translation>Swordfish Mutante siamês com barbatana</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Jellyfish Mutante com barbatana</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Jellyfish</source>
        <translation>Jellyfish Mutante siamês com barbatana</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Squirmbag Mutante com barbatana</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Whale Mutante com barbatana</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Leviathan Mutante com barbatana</translation>
    </message>
    <message>
        <source>Kraken Fish</source>
        <translation>Peixe Kraken</translation>
    </message>
    <message>
        <source>Kraken Fish Type 1</source>
        <translation>Peixe Kraken tipo 1</translation>
    </message>
    <message>
        <source>Kraken Fish Type 2</source>
        <translation>Peixe Kraken tipo 2</translation>
    </message>
    <message>
        <source>Forcing Chain</source>
        <translation>Cadeia forçada</translation>
    </message>
    <message>
        <source>Forcing Chain Contradiction</source>
        <translation>Cadeia forçada: contradição</translation>
    </message>
    <message>
        <source>Forcing Chain Verity</source>
        <translation>Cadeia forçada: verdade</translation>
    </message>
    <message>
        <source>Forcing Net</source>
        <translation>Rede forçada</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction</source>
        <translation>Rede forçada: contradição</translation>
    </message>
    <message>
        <source>Forcing Net Verity</source>
        <translation>Rede forçada: verdade</translation>
    </message>
    <message>
        <source>Template Set</source>
        <translation>Gabaritos: colocar</translation>
    </message>
    <message>
        <source>Template Delete</source>
        <translation>Gabaritos: eliminar</translation>
    </message>
    <message>
        <source>External Unique Rectangle</source>
        <translation>Retângulo único externo</translation>
    </message>
    <message>
        <source>3D Medusa</source>
        <translation>Medusa 3D</translation>
    </message>
    <message>
        <source>SK Loop</source>
        <translation>Laço SK</translation>
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
        <translation>Conjuntos bloqueados multissetoriais</translation>
    </message>
    <message>
        <source>Unique Loop</source>
        <translation>Laço único</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 2</source>
        <translation>Bivalue Universal Grave tipo 2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 4</source>
        <translation>Bivalue Universal Grave tipo 4</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 3</source>
        <translation>Bivalue Universal Grave tipo 3</translation>
    </message>
    <message>
        <source>Aligned Pair Exclusion</source>
        <translation>Exclusão de par alinhado</translation>
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
        <translation>Cadeia forçada X</translation>
    </message>
    <message>
        <source>XY-Cycle</source>
        <translation>Ciclo XY</translation>
    </message>
    <message>
        <source>XY Forcing Chain</source>
        <translation>Cadeia forçada XY</translation>
    </message>
    <message>
        <source>Aligned Triplet Exclusion</source>
        <translation>Exclusão de trio alinhado</translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation>Nishio</translation>
    </message>
    <message>
        <source>Cell Forcing Chain</source>
        <translation>Cadeia forçada de célula</translation>
    </message>
    <message>
        <source>Region Forcing Chain</source>
        <translation>Cadeia forçada de região</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain</source>
        <translation>Cadeia forçada dinâmica</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+)</source>
        <translation>Cadeia forçada dinâmica (+)</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Forcing Chains)</source>
        <translation>Cadeia forçada dinâmica (+ cadeias forçadas)</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Multiple Forcing Chains)</source>
        <translation>Cadeia forçada dinâmica (+ cadeias forçadas múltiplas)</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Dynamic Forcing Chains)</source>
        <translation>Cadeia forçada dinâmica (+ cadeias forçadas dinâmicas)</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Dynamic Forcing Chains (+ Forcing Chains))</source>
        <translation>Cadeia forçada dinâmica (+ cadeias forçadas dinâmicas (+ cadeias forçadas))</translation>
    </message>
    <message>
        <source>Brute Force</source>
        <translation>Força bruta</translation>
    </message>
    <message>
        <source>Borders of Regions</source>
        <translation>Fronteiras de regiões</translation>
    </message>
    <message>
        <source>Trial of Regions</source>
        <translation>Regiões por tentativa</translation>
    </message>
</context>
<context>
    <name>Technique table</name>
    <message>
        <source>a kind of %1</source>
        <translation>um tipo de %1</translation>
    </message>
    <message>
        <source>needs a single solution</source>
        <translation>supõe solução única</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desativada</translation>
    </message>
</context>
<context>
    <name>TechniqueArticle</name>
    <message>
        <source>Before it: %1.</source>
        <translation>Antes: %1.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>A seguir: %1.</translation>
    </message>
    <message>
        <source>How to spot it</source>
        <translation>Como encontrar</translation>
    </message>
    <message>
        <source>Its place</source>
        <translation>Seu lugar</translation>
    </message>
    <message>
        <source>Level: %1. HoDoKu&apos;s score: %2.</source>
        <translation>Nível: %1. Pontuação do HoDoKu: %2.</translation>
    </message>
</context>
<context>
    <name>TechniqueLesson</name>
    <message>
        <source>ER is the rating of the hardest step, EP of the hardest one before the first digit, ED of the first one.</source>
        <translation>ER é a avaliação do passo mais difícil, EP a do mais difícil antes do primeiro algarismo, ED a do primeiro passo.</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
</context>
<context>
    <name>TechniquePage</name>
    <message>
        <source>This page is in English so far.</source>
        <translation>Por enquanto, esta página está em inglês.</translation>
    </message>
</context>
<context>
    <name>TechniqueSteps</name>
    <message>
        <source>Technique, and what follows</source>
        <translation>Técnica e o que decorre</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Técnica</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s score of the technique</source>
        <translation>Pontuação da técnica no HoDoKu</translation>
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
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>cover: %1 in %2</source>
        <translation>cobertura: %1 em %2</translation>
    </message>
    <message>
        <source>fin: %1 in %2</source>
        <translation>barbatana: %1 em %2</translation>
    </message>
    <message>
        <source>endo fin: %1 in %2</source>
        <translation>endobarbatana: %1 em %2</translation>
    </message>
    <message>
        <source>one of %2 is %1</source>
        <translation>uma de %2 é %1</translation>
    </message>
    <message>
        <source>almost locked set %1: %2 in %3</source>
        <translation>conjunto quase bloqueado %1: %2 em %3</translation>
    </message>
    <message>
        <source>restricted: %1 in %2</source>
        <translation>restrito: %1 em %2</translation>
    </message>
    <message>
        <source>colour %1: %2 in %3</source>
        <translation>cor %1: %2 em %3</translation>
    </message>
    <message>
        <source>other side: %1 in %2</source>
        <translation>outro lado: %1 em %2</translation>
    </message>
    <message>
        <source>counted: %1 in %2</source>
        <translation>contado: %1 em %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>the hidden house %1 (%2 without %3)</source>
        <translation>casa oculta %1 (%2 sem %3)</translation>
    </message>
    <message>
        <source>the house of %1 at %2</source>
        <translation>casa de %1 em %2</translation>
    </message>
    <message>
        <source>the rest (%1 without %2)</source>
        <translation>resto (%1 sem %2)</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>uma de %1</translation>
    </message>
    <message>
        <source>if %1, then %2</source>
        <translation>se %1, então %2</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, então </translation>
    </message>
    <message>
        <source>the region of %1</source>
        <translation>região de %1</translation>
    </message>
</context>
<context>
    <name>Textbook</name>
    <message>
        <source>CDCL: learn from conflicts</source>
        <translation>CDCL: aprender com os conflitos</translation>
    </message>
    <message>
        <source>Learns a clause from each conflict, and goes back to the first level at which this clause says something new.</source>
        <translation>Aprende uma cláusula com cada conflito e volta ao primeiro nível em que essa cláusula diz algo novo.</translation>
    </message>
    <message>
        <source>DPLL: try both values</source>
        <translation>DPLL: tentar os dois valores</translation>
    </message>
    <message>
        <source>Takes back the last guess after a conflict, and tries the opposite. It remembers nothing else.</source>
        <translation>Depois de um conflito, desfaz o último palpite e tenta o contrário. Não se lembra de mais nada.</translation>
    </message>
    <message>
        <source>Where there are fewest choices</source>
        <translation>Onde há menos escolhas</translation>
    </message>
    <message>
        <source>Guesses where a cell has the fewest digits, or a digit the fewest places.</source>
        <translation>Dá um palpite onde uma célula tem menos algarismos ou um algarismo tem menos lugares.</translation>
    </message>
    <message>
        <source>The first open candidate</source>
        <translation>O primeiro candidato em aberto</translation>
    </message>
    <message>
        <source>Guesses the smallest digit of the first open cell.</source>
        <translation>Dá como palpite o menor algarismo da primeira célula vazia.</translation>
    </message>
    <message>
        <source>The most active variable</source>
        <translation>A variável mais ativa</translation>
    </message>
    <message>
        <source>Guesses the variable that was most often in recent conflicts (VSIDS).</source>
        <translation>Dá como palpite a variável que mais apareceu nos conflitos recentes (VSIDS).</translation>
    </message>
</context>
<context>
    <name>TraceWords</name>
    <message>
        <source>Level %1: guess that %2.</source>
        <translation>Nível %1, palpite: %2.</translation>
    </message>
    <message>
        <source>Back to level 0: no guess is left.</source>
        <translation>De volta ao nível 0: não resta nenhum palpite.</translation>
    </message>
    <message>
        <source>Back to level %1.</source>
        <translation>De volta ao nível %1.</translation>
    </message>
    <message>
        <source>Everything is decided: this is a solution.</source>
        <translation>Tudo está decidido: esta é uma solução.</translation>
    </message>
    <message>
        <source>A conflict without a guess: there is no solution.</source>
        <translation>Um conflito sem palpite: não há solução.</translation>
    </message>
    <message>
        <source>Stopped at step %L1, without an answer.</source>
        <translation>Interrompido no passo %L1, sem resposta.</translation>
    </message>
    <message>
        <source>%1 is true</source>
        <translation>%1 é verdadeira</translation>
    </message>
    <message>
        <source>%1 is false</source>
        <translation>%1 é falsa</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 não pode ser %2</translation>
    </message>
    <message>
        <source>%1: it is a clue.</source>
        <translation>%1: é uma pista.</translation>
    </message>
    <message>
        <source>%1: no other digit is left for it.</source>
        <translation>%1: não resta outro algarismo para ela.</translation>
    </message>
    <message>
        <source>%1: it is %2.</source>
        <translation>%1: ela é %2.</translation>
    </message>
    <message>
        <source>%1: no other cell of %2 can be %3.</source>
        <translation>%1: nenhuma outra célula pode ser %3 (%2).</translation>
    </message>
    <message>
        <source>%1, because %2.</source>
        <translation>%1, porque %2.</translation>
    </message>
    <message>
        <source>%1: this guess has failed.</source>
        <translation>%1: este palpite falhou.</translation>
    </message>
    <message>
        <source>%1, by learnt clause %2</source>
        <translation>%1, pela cláusula aprendida %2</translation>
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
        <translation>%1 por causa de %2.</translation>
    </message>
    <message>
        <source>%1: %2 has a %3 in %4.</source>
        <translation>%1: há um %3 em %4 (%2).</translation>
    </message>
    <message>
        <source>%1 because of %2: %3.</source>
        <translation>%1 por causa de %2: %3.</translation>
    </message>
    <message>
        <source>Conflict: learnt clause %1 is false: %2.</source>
        <translation>Conflito: a cláusula aprendida %1 é falsa: %2.</translation>
    </message>
    <message>
        <source>Conflict: this is false: %1.</source>
        <translation>Conflito: isto é falso: %1.</translation>
    </message>
    <message>
        <source>Conflict: the clue %1 of %2 is excluded.</source>
        <translation>Conflito: a pista %1 de %2 está excluída.</translation>
    </message>
    <message>
        <source>Conflict: no digit is left for %1.</source>
        <translation>Conflito: não resta nenhum algarismo para %1.</translation>
    </message>
    <message>
        <source>Conflict: %1 is both %2 and %3.</source>
        <translation>Conflito: %1 é tanto %2 quanto %3.</translation>
    </message>
    <message>
        <source>Conflict: no cell of %1 is left for %2.</source>
        <translation>Conflito: não resta nenhuma célula para %2 (%1).</translation>
    </message>
    <message>
        <source>Conflict: %1 has a %2 both in %3 and in %4.</source>
        <translation>Conflito: há um %2 tanto em %3 quanto em %4 (%1).</translation>
    </message>
    <message>
        <source>Conflict because of %1: %2.</source>
        <translation>Conflito por causa de %1: %2.</translation>
    </message>
    <message>
        <source>Learnt clause %1: %2.</source>
        <translation>Cláusula aprendida %1: %2.</translation>
    </message>
    <message>
        <source>This guess fails: %1.</source>
        <translation>Este palpite falha: %1.</translation>
    </message>
    <message>
        <source>These guesses fail together: %1.</source>
        <translation>Estes palpites falham juntos: %1.</translation>
    </message>
    <message>
        <source>%1 (guess)</source>
        <translation>%1 (palpite)</translation>
    </message>
    <message>
        <source>digits: %L1</source>
        <translation>algarismos: %L1</translation>
    </message>
    <message>
        <source>excluded candidates: %L1</source>
        <translation>candidatos excluídos: %L1</translation>
    </message>
    <message>
        <source>bits: %L1</source>
        <translation>bits: %L1</translation>
    </message>
    <message>
        <source>auxiliary variables: %L1</source>
        <translation>variáveis auxiliares: %L1</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Nível %1: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Guesses: %L1, propagations: %L2, conflicts: %L3</source>
        <translation>Palpites: %L1, propagações: %L2, conflitos: %L3</translation>
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
        <translation>Girar à direita</translation>
    </message>
    <message>
        <source>Turn Left</source>
        <translation>Girar à esquerda</translation>
    </message>
    <message>
        <source>Half Turn</source>
        <translation>Meia-volta</translation>
    </message>
    <message>
        <source>Mirror Left to Right</source>
        <translation>Espelhar da esquerda para a direita</translation>
    </message>
    <message>
        <source>Mirror Top to Bottom</source>
        <translation>Espelhar de cima para baixo</translation>
    </message>
    <message>
        <source>Mirror at the Diagonal from Top Left</source>
        <translation>Espelhar na diagonal do canto superior esquerdo</translation>
    </message>
    <message>
        <source>Mirror at the Diagonal from Bottom Left</source>
        <translation>Espelhar na diagonal do canto inferior esquerdo</translation>
    </message>
    <message>
        <source>Swap Rows</source>
        <translation>Trocar linhas</translation>
    </message>
    <message>
        <source>Swap Columns</source>
        <translation>Trocar colunas</translation>
    </message>
    <message>
        <source>Swap Bands of Boxes</source>
        <translation>Trocar faixas de blocos</translation>
    </message>
    <message>
        <source>Swap Stacks of Boxes</source>
        <translation>Trocar pilhas de blocos</translation>
    </message>
    <message>
        <source>Relabel Digits</source>
        <translation>Renomear algarismos</translation>
    </message>
    <message>
        <source>Reverse Digits</source>
        <translation>Inverter algarismos</translation>
    </message>
    <message>
        <source>Sort Digits by the First Row</source>
        <translation>Ordenar algarismos pela primeira linha</translation>
    </message>
    <message>
        <source>Canonical Form</source>
        <translation>Forma canônica</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Embaralhar</translation>
    </message>
</context>
<context>
    <name>TransformWords</name>
    <message>
        <source>it needs two numbers, such as 1,2</source>
        <translation>são necessários dois números, como 1,2</translation>
    </message>
    <message>
        <source>it needs the new digits for 1, 2, 3 and so on, such as 2,3,4,1</source>
        <translation>são necessários os novos algarismos para 1, 2, 3 e assim por diante, como 2,3,4,1</translation>
    </message>
    <message>
        <source>%1 allows only digits that all stay even or odd, or all change that</source>
        <translation>%1 só permite algarismos que continuem todos pares ou ímpares, ou que mudem todos de paridade</translation>
    </message>
    <message>
        <source>%1 allows only the reversal of all digits</source>
        <translation>%1 só permite inverter todos os algarismos</translation>
    </message>
    <message>
        <source>%1 does not allow it: the rule depends on the values of digits</source>
        <translation>%1 não o permite: a regra depende dos valores dos algarismos</translation>
    </message>
    <message>
        <source>rows and columns change places only within a band or a stack</source>
        <translation>linhas e colunas só trocam de lugar dentro de uma faixa ou pilha</translation>
    </message>
    <message>
        <source>a region would be in pieces</source>
        <translation>uma região ficaria em pedaços</translation>
    </message>
    <message>
        <source>%1 does not allow it: the rule would be another one</source>
        <translation>%1 não o permite: a regra passaria a ser outra</translation>
    </message>
    <message>
        <source>only a board with rectangular boxes has bands and stacks</source>
        <translation>só um tabuleiro com blocos retangulares tem faixas e pilhas</translation>
    </message>
    <message>
        <source>the numbers must be from 1 to %1</source>
        <translation>os números devem ser de 1 a %1</translation>
    </message>
    <message>
        <source>only boards up to %1 × %1 with boxes and without further rules have a canonical form</source>
        <translation>só tabuleiros até %1 × %1, com blocos e sem outras regras, têm uma forma canônica</translation>
    </message>
    <message>
        <source>it takes no numbers</source>
        <translation>não aceita números</translation>
    </message>
    <message>
        <source>each digit from %1 to %2 must be there once</source>
        <translation>cada algarismo de %1 a %2 deve aparecer uma vez</translation>
    </message>
    <message>
        <source>a board with holes, or of several boards, is turned or mirrored only</source>
        <translation>um tabuleiro com buracos, ou formado por vários tabuleiros, só pode ser girado ou espelhado</translation>
    </message>
    <message>
        <source>a board on which digits may be repeated in rows and columns is turned or mirrored only</source>
        <translation>um tabuleiro em que algarismos podem se repetir em linhas e colunas só pode ser girado ou espelhado</translation>
    </message>
</context>
<context>
    <name>ValueChoices</name>
    <message>
        <source>that of the program</source>
        <translation>a do programa</translation>
    </message>
</context>
<context>
    <name>Variant</name>
    <message>
        <source>Anti-knight</source>
        <translation>Anticavalo</translation>
    </message>
    <message>
        <source>knight&apos;s move, chess</source>
        <translation>movimento do cavalo, xadrez, anti-knight, knight’s move, chess</translation>
    </message>
    <message>
        <source>Cells a knight&apos;s move apart contain different digits</source>
        <translation>Células a um salto de cavalo uma da outra contêm algarismos diferentes</translation>
    </message>
    <message>
        <source>Anti-king</source>
        <translation>Antirrei</translation>
    </message>
    <message>
        <source>king&apos;s move, no touch, chess</source>
        <translation>movimento do rei, sem contato, xadrez, anti-king, king’s move, no touch, chess</translation>
    </message>
    <message>
        <source>Cells a king&apos;s move apart contain different digits</source>
        <translation>Células a um movimento de rei uma da outra contêm algarismos diferentes</translation>
    </message>
    <message>
        <source>Killer cage</source>
        <translation>Gaiola Killer</translation>
    </message>
    <message>
        <source>sum cage, sumdoku</source>
        <translation>gaiola de soma, sumdoku, killer cage, sum cage</translation>
    </message>
    <message>
        <source>No digit is repeated in a dashed cage, and its digits add up to its number</source>
        <translation>Nenhum algarismo se repete em uma gaiola tracejada, e seus algarismos somam o número dela</translation>
    </message>
    <message>
        <source>Extra region</source>
        <translation>Região extra</translation>
    </message>
    <message>
        <source>extra house, additional region</source>
        <translation>casa extra, região adicional, extra house, additional region, extra region</translation>
    </message>
    <message>
        <source>No digit is repeated in a shaded region with an outline</source>
        <translation>Nenhum algarismo se repete em uma região sombreada e contornada</translation>
    </message>
    <message>
        <source>Clone</source>
        <translation>Clone</translation>
    </message>
    <message>
        <source>twin regions</source>
        <translation>regiões gêmeas, twin regions</translation>
    </message>
    <message>
        <source>Striped groups of the same shape contain the same digits in the same places</source>
        <translation>Grupos listrados da mesma forma contêm os mesmos algarismos nos mesmos lugares</translation>
    </message>
    <message>
        <source>Each main diagonal contains every digit once</source>
        <translation>Cada diagonal principal contém cada algarismo uma vez</translation>
    </message>
    <message>
        <source>Diagonal from top left</source>
        <translation>Diagonal do canto superior esquerdo</translation>
    </message>
    <message>
        <source>X-Sudoku, main diagonals, negative diagonal</source>
        <translation>Sudoku X, diagonais principais, diagonal negativa, X-Sudoku, main diagonals, negative diagonal</translation>
    </message>
    <message>
        <source>No digit is repeated on the diagonal from top left to bottom right</source>
        <translation>Nenhum algarismo se repete na diagonal do canto superior esquerdo ao inferior direito</translation>
    </message>
    <message>
        <source>Diagonal from bottom left</source>
        <translation>Diagonal do canto inferior esquerdo</translation>
    </message>
    <message>
        <source>X-Sudoku, main diagonals, positive diagonal</source>
        <translation>Sudoku X, diagonais principais, diagonal positiva, X-Sudoku, main diagonals, positive diagonal</translation>
    </message>
    <message>
        <source>No digit is repeated on the diagonal from bottom left to top right</source>
        <translation>Nenhum algarismo se repete na diagonal do canto inferior esquerdo ao superior direito</translation>
    </message>
    <message>
        <source>Disjoint groups</source>
        <translation>Grupos disjuntos</translation>
    </message>
    <message>
        <source>disjoint sets</source>
        <translation>conjuntos disjuntos, disjoint sets, disjoint groups</translation>
    </message>
    <message>
        <source>No digit is repeated in cells at the same place of their boxes</source>
        <translation>Nenhum algarismo se repete em células no mesmo lugar de seus blocos</translation>
    </message>
    <message>
        <source>rectangular boxes</source>
        <translation>blocos retangulares</translation>
    </message>
    <message>
        <source>Maximum cells</source>
        <translation>Células de máximo</translation>
    </message>
    <message>
        <source>peak, local maximum, greater than all neighbours</source>
        <translation>pico, máximo local, maior que todas as vizinhas, peak, local maximum, greater than all neighbours, maximum cells</translation>
    </message>
    <message>
        <source>A digit with four tips that point outwards is greater than each digit beside it that has no such tips</source>
        <translation>Um algarismo com quatro pontas voltadas para fora é maior que cada algarismo ao lado sem essas pontas</translation>
    </message>
    <message>
        <source>Minimum cells</source>
        <translation>Células de mínimo</translation>
    </message>
    <message>
        <source>valley, local minimum, less than all neighbours</source>
        <translation>vale, mínimo local, menor que todas as vizinhas, valley, local minimum, less than all neighbours, minimum cells</translation>
    </message>
    <message>
        <source>A digit with four tips that point inwards is less than each digit beside it that has no such tips</source>
        <translation>Um algarismo com quatro pontas voltadas para dentro é menor que cada algarismo ao lado sem essas pontas</translation>
    </message>
    <message>
        <source>Given candidates</source>
        <translation>Candidatos indicados</translation>
    </message>
    <message>
        <source>sukaku, pencilmark sudoku, given pencil marks</source>
        <translation>sukaku, Sudoku de candidatos, anotações indicadas, pencilmark sudoku, given pencil marks</translation>
    </message>
    <message>
        <source>A cell with small digits contains one of them</source>
        <translation>Uma célula com algarismos pequenos contém um deles</translation>
    </message>
    <message>
        <source>Row indexer</source>
        <translation>Indexador de linha</translation>
    </message>
    <message>
        <source>indexing, index cells, says the row</source>
        <translation>indexação, células de índice, diz a linha, row indexer, indexing, index cells, says the row</translation>
    </message>
    <message>
        <source>A cell with upright dashes says in which row of its column the number of its own row is</source>
        <translation>Uma célula com traços verticais diz em que linha de sua coluna está o número de sua própria linha</translation>
    </message>
    <message>
        <source>Column indexer</source>
        <translation>Indexador de coluna</translation>
    </message>
    <message>
        <source>indexing, 159, index cells, says the column</source>
        <translation>indexação, 159, células de índice, diz a coluna, column indexer, indexing, index cells, says the column</translation>
    </message>
    <message>
        <source>A cell with level dashes says in which column of its row the number of its own column is</source>
        <translation>Uma célula com traços horizontais diz em que coluna de sua linha está o número de sua própria coluna</translation>
    </message>
    <message>
        <source>Thermometer</source>
        <translation>Termômetro</translation>
    </message>
    <message>
        <source>Digits increase from the bulb of a thermometer to its end</source>
        <translation>Os algarismos crescem do bulbo de um termômetro até a outra ponta</translation>
    </message>
    <message>
        <source>Palindrome</source>
        <translation>Palíndromo</translation>
    </message>
    <message>
        <source>mirror line</source>
        <translation>linha espelhada, mirror line, palindrome</translation>
    </message>
    <message>
        <source>A pale line reads the same from both ends</source>
        <translation>Uma linha traçada clara se lê igual das duas pontas</translation>
    </message>
    <message>
        <source>Whispers</source>
        <translation>Sussurros</translation>
    </message>
    <message>
        <source>German whispers, Dutch whispers, whisper line</source>
        <translation>sussurros alemães, sussurros holandeses, linha de sussurros, German whispers, Dutch whispers, whisper line</translation>
    </message>
    <message>
        <source>Adjacent digits on a dashed line differ by at least half the number of digits, or by at least the number given</source>
        <translation>Algarismos vizinhos em uma linha tracejada diferem em pelo menos metade do número de algarismos, ou em pelo menos o número indicado</translation>
    </message>
    <message>
        <source>Renban</source>
        <translation>Renban</translation>
    </message>
    <message>
        <source>run of digits, consecutive line</source>
        <translation>sequência de algarismos, linha consecutiva, run of digits, consecutive line</translation>
    </message>
    <message>
        <source>A dotted line contains consecutive digits in any order</source>
        <translation>Uma linha pontilhada contém algarismos consecutivos em qualquer ordem</translation>
    </message>
    <message>
        <source>Between line</source>
        <translation>Linha entre círculos</translation>
    </message>
    <message>
        <source>Digits on a line between two circles are between the digits in the circles</source>
        <translation>Os algarismos em uma linha traçada entre dois círculos ficam entre os algarismos dos círculos</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Seta</translation>
    </message>
    <message>
        <source>Digits along an arrow add up to the digit in its circle</source>
        <translation>Os algarismos ao longo de uma seta somam o algarismo de seu círculo</translation>
    </message>
    <message>
        <source>Pill arrow</source>
        <translation>Seta com pílula</translation>
    </message>
    <message>
        <source>two-digit arrow, double circle</source>
        <translation>seta de dois algarismos, círculo duplo, two-digit arrow, double circle, pill arrow</translation>
    </message>
    <message>
        <source>Digits along an arrow add up to the two-digit number in its pill</source>
        <translation>Os algarismos ao longo de uma seta somam o número de dois algarismos em sua pílula</translation>
    </message>
    <message>
        <source>Greater than</source>
        <translation>Maior que</translation>
    </message>
    <message>
        <source>inequality, comparison, less than</source>
        <translation>desigualdade, comparação, menor que, inequality, comparison, greater than, less than</translation>
    </message>
    <message>
        <source>The sign between two cells opens towards the greater digit</source>
        <translation>O sinal entre duas células se abre para o algarismo maior</translation>
    </message>
    <message>
        <source>White dot</source>
        <translation>Ponto branco</translation>
    </message>
    <message>
        <source>Kropki dots, consecutive, difference</source>
        <translation>pontos Kropki, consecutivo, diferença, Kropki dots, consecutive, difference</translation>
    </message>
    <message>
        <source>Digits beside a white dot differ by one, or by the number in the dot</source>
        <translation>Os algarismos ao lado de um ponto branco diferem em um, ou no número escrito no ponto</translation>
    </message>
    <message>
        <source>Black dot</source>
        <translation>Ponto preto</translation>
    </message>
    <message>
        <source>Kropki dots, ratio, double</source>
        <translation>pontos Kropki, razão, dobro, Kropki dots, ratio, double</translation>
    </message>
    <message>
        <source>One digit beside a black dot is twice the other, or the other times the number in the dot</source>
        <translation>Um algarismo ao lado de um ponto preto é o dobro do outro, ou o outro vezes o número escrito no ponto</translation>
    </message>
    <message>
        <source>X or V</source>
        <translation>X ou V</translation>
    </message>
    <message>
        <source>XV, sum of 5 or 10</source>
        <translation>XV, soma 5 ou 10, sum of 5 or 10</translation>
    </message>
    <message>
        <source>Digits beside an X add up to 10, and digits beside a V add up to 5</source>
        <translation>Os algarismos ao lado de um X somam 10, e os ao lado de um V somam 5</translation>
    </message>
    <message>
        <source>All white dots are given</source>
        <translation>Todos os pontos brancos estão marcados</translation>
    </message>
    <message>
        <source>Kropki, negative constraint</source>
        <translation>Kropki, restrição negativa, negative constraint</translation>
    </message>
    <message>
        <source>Adjacent digits without a white dot do not differ by one</source>
        <translation>Algarismos vizinhos sem ponto branco não diferem em um</translation>
    </message>
    <message>
        <source>All black dots are given</source>
        <translation>Todos os pontos pretos estão marcados</translation>
    </message>
    <message>
        <source>Of two adjacent digits without a black dot, neither is twice the other</source>
        <translation>De dois algarismos vizinhos sem ponto preto, nenhum é o dobro do outro</translation>
    </message>
    <message>
        <source>All X and V are given</source>
        <translation>Todos os X e V estão marcados</translation>
    </message>
    <message>
        <source>XV, negative constraint</source>
        <translation>XV, restrição negativa, negative constraint</translation>
    </message>
    <message>
        <source>Adjacent digits without X or V add up to neither 10 nor 5</source>
        <translation>Algarismos vizinhos sem X nem V não somam 10 nem 5</translation>
    </message>
    <message>
        <source>Non-consecutive</source>
        <translation>Não consecutivo</translation>
    </message>
    <message>
        <source>Adjacent digits differ by two or more</source>
        <translation>Algarismos vizinhos diferem em dois ou mais</translation>
    </message>
    <message>
        <source>Numbered room</source>
        <translation>Sala numerada</translation>
    </message>
    <message>
        <source>numbered rooms, first digit says the place</source>
        <translation>salas numeradas, o primeiro algarismo diz o lugar, numbered rooms, first digit says the place</translation>
    </message>
    <message>
        <source>A number with № is the digit in the nth cell of its row or column, where n is the first digit from that side</source>
        <translation>Um número com № é o algarismo na enésima célula de sua linha ou coluna, em que n é o primeiro algarismo daquele lado</translation>
    </message>
    <message>
        <source>Sandwich</source>
        <translation>Sanduíche</translation>
    </message>
    <message>
        <source>A number with Σ is the sum of the digits between the smallest and the largest digit of its row or column</source>
        <translation>Um número com Σ é a soma dos algarismos entre o menor e o maior algarismo de sua linha ou coluna</translation>
    </message>
    <message>
        <source>X-sum</source>
        <translation>Soma X</translation>
    </message>
    <message>
        <source>A number with X is the sum of the first n digits of its row or column, where n is the first digit from that side</source>
        <translation>Um número com X é a soma dos n primeiros algarismos de sua linha ou coluna, em que n é o primeiro algarismo daquele lado</translation>
    </message>
    <message>
        <source>Little killer</source>
        <translation>Little Killer</translation>
    </message>
    <message>
        <source>diagonal sum</source>
        <translation>soma diagonal, diagonal sum</translation>
    </message>
    <message>
        <source>A number with an arrow is the sum of the digits on the diagonal that it points along</source>
        <translation>Um número com uma seta é a soma dos algarismos na diagonal para a qual ela aponta</translation>
    </message>
    <message>
        <source>Even cells</source>
        <translation>Células pares</translation>
    </message>
    <message>
        <source>parity</source>
        <translation>paridade, parity, even, odd</translation>
    </message>
    <message>
        <source>Cells with a square contain even digits</source>
        <translation>Células com um quadrado contêm algarismos pares</translation>
    </message>
    <message>
        <source>Odd cells</source>
        <translation>Células ímpares</translation>
    </message>
    <message>
        <source>Cells with a disc contain odd digits</source>
        <translation>Células com um disco contêm algarismos ímpares</translation>
    </message>
    <message>
        <source>Quadruple</source>
        <translation>Quádruplo</translation>
    </message>
    <message>
        <source>quad, four digits</source>
        <translation>quad, quatro algarismos, four digits, quadruple</translation>
    </message>
    <message>
        <source>The digits in a circle are in the four cells around it</source>
        <translation>Os algarismos em um círculo estão nas quatro células ao redor dele</translation>
    </message>
    <message>
        <source>Region sum line</source>
        <translation>Linha de somas por região</translation>
    </message>
    <message>
        <source>box sum, equal sums</source>
        <translation>soma do bloco, somas iguais, box sum, equal sums, region sum line</translation>
    </message>
    <message>
        <source>The digits of a line with cross strokes have the same sum in each box that it passes through</source>
        <translation>Os algarismos de uma linha com traços transversais têm a mesma soma em cada bloco por onde ela passa</translation>
    </message>
    <message>
        <source>No digit is repeated in the shaded cells</source>
        <translation>Nenhum algarismo se repete nas células sombreadas</translation>
    </message>
    <message>
        <source>9 rows and columns, and boxes of 3 by 3</source>
        <translation>9 linhas e colunas, e blocos de 3 por 3</translation>
    </message>
    <message>
        <source>Asterisk</source>
        <translation>Asterisco</translation>
    </message>
    <message>
        <source>star</source>
        <translation>estrela, star, asterisk</translation>
    </message>
    <message>
        <source>Centre dot</source>
        <translation>Pontos centrais</translation>
    </message>
    <message>
        <source>center dot</source>
        <translation>ponto central, center dot, centre dot</translation>
    </message>
    <message>
        <source>boxes with a cell in the centre</source>
        <translation>blocos com uma célula no centro</translation>
    </message>
    <message>
        <source>Girandola</source>
        <translation>Girândola</translation>
    </message>
    <message>
        <source>Target sum</source>
        <translation>Soma-alvo</translation>
    </message>
    <message>
        <source>The digits in the dashed circles of each row, column and box add up to %1</source>
        <translation>Os algarismos nos círculos tracejados de cada linha, coluna e bloco somam %1</translation>
    </message>
    <message>
        <source>Entropic line</source>
        <translation>Linha entrópica</translation>
    </message>
    <message>
        <source>entropy, low, middle and high digits</source>
        <translation>entropia, algarismos baixos, médios e altos, entropy, low, middle and high digits, entropic line</translation>
    </message>
    <message>
        <source>Of each three digits side by side on a hollow line one is low, one middle and one high</source>
        <translation>De cada três algarismos lado a lado em uma linha vazada, um é baixo, um médio e um alto</translation>
    </message>
    <message>
        <source>Modular line</source>
        <translation>Linha modular</translation>
    </message>
    <message>
        <source>parity line, remainder, modulo</source>
        <translation>linha de paridade, resto, módulo, parity line, remainder, modulo</translation>
    </message>
    <message>
        <source>Digits side by side on a line of pale bars leave all different remainders when divided by 3, or by the number given: each three of them, or as many as that number</source>
        <translation>Algarismos lado a lado em uma linha de barras claras deixam restos todos diferentes quando divididos por 3, ou pelo número indicado: cada três deles, ou tantos quantos esse número</translation>
    </message>
    <message>
        <source>Windoku</source>
        <translation>Windoku</translation>
    </message>
    <message>
        <source>hyper Sudoku, NRC</source>
        <translation>hiper-Sudoku, hyper Sudoku, NRC</translation>
    </message>
    <message>
        <source>No digit is repeated in a shaded window</source>
        <translation>Nenhum algarismo se repete em uma janela sombreada</translation>
    </message>
    <message>
        <source>boxes of at least two rows and two columns</source>
        <translation>blocos de pelo menos duas linhas e duas colunas</translation>
    </message>
    <message>
        <source>Anti-taxicab</source>
        <translation>Antitáxi</translation>
    </message>
    <message>
        <source>taxicab distance, Manhattan distance</source>
        <translation>distância do táxi, distância Manhattan, anti-taxicab, taxicab distance, Manhattan distance</translation>
    </message>
    <message>
        <source>Two cells with the same digit are not that many steps apart, along rows and columns</source>
        <translation>Duas células com o mesmo algarismo não estão a essa quantidade de passos uma da outra, ao longo de linhas e colunas</translation>
    </message>
    <message>
        <source>at most 16 rows</source>
        <translation>no máximo 16 linhas</translation>
    </message>
    <message>
        <source>Zipper line</source>
        <translation>Linha zíper</translation>
    </message>
    <message>
        <source>zipper, pairs with the sum of the middle</source>
        <translation>zíper, pares com a soma do meio, zipper line</translation>
    </message>
    <message>
        <source>Two digits on a line of two rails that are equally far from its middle have the same sum as any other two; if a cell is in the middle, its digit is that sum</source>
        <translation>Cada dois algarismos à mesma distância do meio de uma linha de dois trilhos têm a mesma soma; se houver uma célula no meio, seu algarismo é essa soma</translation>
    </message>
    <message>
        <source>Double arrow</source>
        <translation>Seta dupla</translation>
    </message>
    <message>
        <source>two circles, double-ended arrow</source>
        <translation>dois círculos, seta de duas pontas, double arrow</translation>
    </message>
    <message>
        <source>Digits along a thin line between two circles add up to the sum of the digits in the circles</source>
        <translation>Os algarismos ao longo de uma linha fina entre dois círculos somam o mesmo que os algarismos dos círculos</translation>
    </message>
    <message>
        <source>Counting circles</source>
        <translation>Círculos contadores</translation>
    </message>
    <message>
        <source>self-counting circles</source>
        <translation>círculos que se contam, counting circles, self-counting circles</translation>
    </message>
    <message>
        <source>A digit in a thick circle says how many thick circles have that digit</source>
        <translation>Um algarismo em um círculo grosso diz quantos círculos grossos têm esse algarismo</translation>
    </message>
    <message>
        <source>Equality cage</source>
        <translation>Gaiola de igualdade</translation>
    </message>
    <message>
        <source>as many even as odd, as many low as high</source>
        <translation>tantos pares quanto ímpares, tantos baixos quanto altos, equality cage</translation>
    </message>
    <message>
        <source>A dashed cage with = has as many even digits as odd ones and as many low ones as high ones, none of them repeated, and not the digit in the middle</source>
        <translation>Uma gaiola tracejada com = tem tantos algarismos pares quanto ímpares e tantos baixos quanto altos, nenhum repetido, e não o algarismo do meio</translation>
    </message>
    <message>
        <source>Sum cage</source>
        <translation>Gaiola de soma</translation>
    </message>
    <message>
        <source>killer cage with repeated digits</source>
        <translation>gaiola Killer com algarismos repetidos, sum cage</translation>
    </message>
    <message>
        <source>The digits in a dashed cage with Σ add up to its number, and may be repeated where rows, columns and regions let them</source>
        <translation>Os algarismos em uma gaiola tracejada com Σ somam o número dela e podem se repetir onde linhas, colunas e regiões permitem</translation>
    </message>
    <message>
        <source>Product cage</source>
        <translation>Gaiola de produto</translation>
    </message>
    <message>
        <source>multiplication cage, times</source>
        <translation>gaiola de multiplicação, vezes, product cage</translation>
    </message>
    <message>
        <source>The digits in a dashed cage with × make its number when multiplied, and may be repeated where rows, columns and regions let them</source>
        <translation>Os algarismos em uma gaiola tracejada com × multiplicados dão o número dela e podem se repetir onde linhas, colunas e regiões permitem</translation>
    </message>
    <message>
        <source>Lockout line</source>
        <translation>Linha de exclusão</translation>
    </message>
    <message>
        <source>diamonds, lockout</source>
        <translation>losangos, diamonds, lockout line</translation>
    </message>
    <message>
        <source>The digits in two diamonds differ by at least half the number of digits, rounded down, or by at least the number given; no digit on the line between them is one of theirs or between theirs</source>
        <translation>Os algarismos em dois losangos diferem em pelo menos metade do número de algarismos, arredondada para baixo, ou em pelo menos o número indicado; nenhum algarismo na linha traçada entre eles é um dos dois nem fica entre os dois</translation>
    </message>
    <message>
        <source>Look-and-say cage</source>
        <translation>Gaiola ver e dizer</translation>
    </message>
    <message>
        <source>look and say, counted digits</source>
        <translation>look and say, algarismos contados</translation>
    </message>
    <message>
        <source>A number in quotes says how often a dashed cage has a digit: 23 stands for exactly two 3</source>
        <translation>Um número entre aspas diz quantas vezes uma gaiola tracejada tem um algarismo: 23 significa exatamente dois 3</translation>
    </message>
    <message>
        <source>at most nine digits</source>
        <translation>no máximo nove algarismos</translation>
    </message>
    <message>
        <source>Lunchbox</source>
        <translation>Lancheira</translation>
    </message>
    <message>
        <source>sandwich line</source>
        <translation>linha sanduíche, lunchbox, sandwich line</translation>
    </message>
    <message>
        <source>No digit is repeated in a long box with round ends, and the digits between its smallest and its largest one add up to its number</source>
        <translation>Nenhum algarismo se repete em uma caixa comprida de pontas redondas, e os algarismos entre o menor e o maior somam o número dela</translation>
    </message>
    <message>
        <source>Nabner</source>
        <translation>Nabner</translation>
    </message>
    <message>
        <source>nabner line, the opposite of renban</source>
        <translation>linha nabner, o contrário de Renban, nabner line</translation>
    </message>
    <message>
        <source>No two digits on a line of broad dashes are equal or consecutive</source>
        <translation>Em uma linha de traços largos não há dois algarismos iguais ou consecutivos</translation>
    </message>
    <message>
        <source>Skyscraper clue</source>
        <translation>Pista de arranha-céus</translation>
    </message>
    <message>
        <source>skyscrapers, visible buildings, outside clue</source>
        <translation>arranha-céus, prédios visíveis, pista externa, skyscrapers</translation>
    </message>
    <message>
        <source>A number with ▲ is how many digits of its row or column are greater than all digits before them, from that side</source>
        <translation>Um número com ▲ é a quantidade de algarismos de sua linha ou coluna que, desse lado, são maiores que todos os anteriores</translation>
    </message>
    <message>
        <source>Hidden skyscraper</source>
        <translation>Arranha-céu escondido</translation>
    </message>
    <message>
        <source>first hidden building</source>
        <translation>primeiro prédio escondido, hidden skyscraper</translation>
    </message>
    <message>
        <source>A number with △ is the first digit of its row or column that has a greater digit before it, from that side</source>
        <translation>Um número com △ é o primeiro algarismo de sua linha ou coluna que, desse lado, tem um maior antes dele</translation>
    </message>
    <message>
        <source>Slow thermometer</source>
        <translation>Termômetro lento</translation>
    </message>
    <message>
        <source>increase or stay the same</source>
        <translation>crescem ou se mantêm, slow thermometer, increase or stay the same</translation>
    </message>
    <message>
        <source>Digits increase or stay the same from the bulb of a hollow thermometer to its end</source>
        <translation>Os algarismos crescem ou se mantêm do bulbo de um termômetro vazado até a outra ponta</translation>
    </message>
    <message>
        <source>Global entropy</source>
        <translation>Entropia global</translation>
    </message>
    <message>
        <source>2x2 squares, low, middle and high digits</source>
        <translation>quadrados 2x2, algarismos baixos, médios e altos, global entropy</translation>
    </message>
    <message>
        <source>Of each four cells around a corner at least one is low, one middle and one high</source>
        <translation>De cada quatro células em torno de um canto, pelo menos uma é baixa, uma média e uma alta</translation>
    </message>
    <message>
        <source>Global modulo</source>
        <translation>Módulo global</translation>
    </message>
    <message>
        <source>2x2 squares, remainders, global mod 3</source>
        <translation>quadrados 2x2, restos, global mod 3, global modulo</translation>
    </message>
    <message>
        <source>Of each four cells around a corner at least one is divisible by 3, one leaves the remainder 1 and one the remainder 2</source>
        <translation>De cada quatro células em torno de um canto, pelo menos uma é divisível por 3, uma deixa resto 1 e uma, resto 2</translation>
    </message>
    <message>
        <source>Sum line</source>
        <translation>Linha de somas</translation>
    </message>
    <message>
        <source>10-line, ten line, N-sum line, pieces with equal sums</source>
        <translation>linha de 10, pedaços de somas iguais, 10-line, ten line, N-sum line</translation>
    </message>
    <message>
        <source>A plain line can be cut into pieces whose digits each add up to the number of digits and one, or to the number given</source>
        <translation>Uma linha traçada simples pode ser cortada em pedaços cujos algarismos somam, em cada um, o número de algarismos mais um, ou o número indicado</translation>
    </message>
    <message>
        <source>Chaos construction</source>
        <translation>Construção do caos</translation>
    </message>
    <message>
        <source>unknown regions, construct regions</source>
        <translation>regiões desconhecidas, construir regiões, chaos construction, unknown regions, construct regions</translation>
    </message>
    <message>
        <source>The regions are unknown: each has as many cells as a row, or as the number says, which are connected by their sides, and no digit twice</source>
        <translation>As regiões são desconhecidas: cada uma tem tantas células quantas uma linha, ou quantas diz o número, ligadas por seus lados, e nenhum algarismo repetido</translation>
    </message>
    <message>
        <source>no digit above 9</source>
        <translation>algarismos não maiores que 9</translation>
    </message>
    <message>
        <source>Cells of one region</source>
        <translation>Células de uma região</translation>
    </message>
    <message>
        <source>chaos construction, same region, cage within a region</source>
        <translation>construção do caos, mesma região, gaiola dentro de uma região, chaos construction, same region, cage within a region</translation>
    </message>
    <message>
        <source>The cells of a dashed frame with the small letter R lie in one region</source>
        <translation>As células de uma moldura tracejada com a letra R pequena ficam em uma só região</translation>
    </message>
    <message>
        <source>Count around in the region</source>
        <translation>Contagem ao redor na região</translation>
    </message>
    <message>
        <source>chaos construction, cell count, region cells in 3x3</source>
        <translation>construção do caos, contagem de células, células da região em 3x3, chaos construction, cell count, region cells in 3x3</translation>
    </message>
    <message>
        <source>A digit with the small sign # says how many of the cells in the 3x3 square around it lie in its region, with its own cell</source>
        <translation>Um algarismo com o sinal # pequeno diz quantas das células do quadrado 3x3 ao redor dele ficam em sua região, contando a própria célula</translation>
    </message>
    <message>
        <source>Count in the region</source>
        <translation>Contagem na região</translation>
    </message>
    <message>
        <source>chaos construction, count cells of the same region</source>
        <translation>construção do caos, contar células da mesma região, chaos construction, count cells of the same region</translation>
    </message>
    <message>
        <source>The digit with the small sign # says how many of the striped cells lie in its region, with its own cell</source>
        <translation>O algarismo com o sinal # pequeno diz quantas das células listradas ficam em sua região, contando a própria célula</translation>
    </message>
    <message>
        <source>View in the region</source>
        <translation>Visão na região</translation>
    </message>
    <message>
        <source>chaos construction, visible cells of the same region</source>
        <translation>construção do caos, células visíveis da mesma região, chaos construction, visible cells of the same region</translation>
    </message>
    <message>
        <source>A digit with the small sign + says how many cells of its region it sees up, down, left and right, with its own cell</source>
        <translation>Um algarismo com o sinal + pequeno diz quantas células de sua região ele vê para cima, para baixo, para a esquerda e para a direita, contando a própria célula</translation>
    </message>
    <message>
        <source>Arrow in the region</source>
        <translation>Seta na região</translation>
    </message>
    <message>
        <source>chaos construction, cells in the direction of the arrow</source>
        <translation>construção do caos, células na direção da seta, chaos construction, cells in the direction of the arrow</translation>
    </message>
    <message>
        <source>The digit at the start of an arrow with the small sign # says how many cells from it on lie in its region before the arrow leaves that</source>
        <translation>O algarismo no começo de uma seta com o sinal # pequeno diz quantas células, a partir dele, ficam em sua região antes que a seta saia dela</translation>
    </message>
    <message>
        <source>No equal lines</source>
        <translation>Sem linhas nem colunas iguais</translation>
    </message>
    <message>
        <source>full rank without ties, no ties, unique rows and columns</source>
        <translation>ranking completo sem empates, linhas e colunas únicas, full rank without ties, no ties, unique rows and columns</translation>
    </message>
    <message>
        <source>No two rows or columns are the same, whichever end each is read from</source>
        <translation>Não há duas linhas ou colunas iguais, seja qual for a ponta a partir da qual são lidas</translation>
    </message>
    <message>
        <source>Full rank</source>
        <translation>Ranking completo</translation>
    </message>
    <message>
        <source>ranked rows and columns, rank of a line, place in order</source>
        <translation>linhas e colunas classificadas, posição na ordem, full rank, ranked rows and columns</translation>
    </message>
    <message>
        <source>Rows and columns, read from both ends as numbers, are ranked from the least (1) to the greatest; a number with # is the rank of the one that begins there, and no other one is the same</source>
        <translation>As linhas e colunas, lidas das duas pontas como números, são classificadas da menor (1) à maior; um número com # é a posição da que começa ali, e nenhuma outra é igual</translation>
    </message>
    <message>
        <source>Full rank with ties</source>
        <translation>Ranking completo com empates</translation>
    </message>
    <message>
        <source>ranked rows and columns, equal ranks, shared rank</source>
        <translation>linhas e colunas classificadas, posições iguais, posição compartilhada, full rank, shared rank</translation>
    </message>
    <message>
        <source>Rows and columns, read from both ends as numbers, are ranked from the least (1) to the greatest; a number with #= is the rank of the one that begins there, and equal ones share the least rank</source>
        <translation>As linhas e colunas, lidas das duas pontas como números, são classificadas da menor (1) à maior; um número com #= é a posição da que começa ali, e as iguais compartilham a menor posição</translation>
    </message>
    <message>
        <source>one square board without holes, on which digits differ in rows and columns</source>
        <translation>um único tabuleiro quadrado, sem buracos, com dígitos diferentes nas linhas e nas colunas</translation>
    </message>
    <message>
        <source>a square board without holes, and as many digits as rows</source>
        <translation>um tabuleiro quadrado sem buracos e tantos algarismos quantas linhas</translation>
    </message>
    <message>
        <source>Count of different digits</source>
        <translation>Contagem de algarismos diferentes</translation>
    </message>
    <message>
        <source>count distinct, different digits, how many different</source>
        <translation>algarismos diferentes, quantos diferentes, count distinct, different digits, how many different</translation>
    </message>
    <message>
        <source>The digit beside #≠ says how many different digits the other cells of its dashed cage have</source>
        <translation>O algarismo ao lado de #≠ diz quantos algarismos diferentes têm as outras células de sua gaiola tracejada</translation>
    </message>
    <message>
        <source>as many digits as the diagonal has cells</source>
        <translation>tantos algarismos quantas células tem a diagonal</translation>
    </message>
    <message>
        <source>digits from 0 to the number of rows at most, which may be repeated in rows and columns, and no regions</source>
        <translation>algarismos de 0 até no máximo o número de linhas, que possam se repetir em linhas e colunas, e nenhuma região</translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation>Células vazias</translation>
    </message>
    <message>
        <source>fewer digits than cells, blanks</source>
        <translation>menos algarismos que células, vazios, fewer digits than cells, blanks</translation>
    </message>
    <message>
        <source>Empty cells, no boxes</source>
        <translation>Células vazias, sem blocos</translation>
    </message>
    <message>
        <source>fewer digits than cells, blanks, Easy as ABC, end view</source>
        <translation>menos algarismos que células, vazios, fewer digits than cells, blanks, Easy as ABC, end view</translation>
    </message>
    <message>
        <source>Dutch flatmates</source>
        <translation>Colegas de quarto holandeses</translation>
    </message>
    <message>
        <source>flatmates, 1 above or 9 below each 5</source>
        <translation>colegas de quarto, 1 acima ou 9 abaixo de cada 5, Dutch flatmates, 1 above or 9 below each 5</translation>
    </message>
    <message>
        <source>Each digit in the middle of all digits, 5 of 1 to 9, has the smallest digit directly above it or the largest one directly below it</source>
        <translation>Cada algarismo do meio de todos os algarismos, 5 de 1 a 9, tem o menor algarismo logo acima ou o maior logo abaixo</translation>
    </message>
    <message>
        <source>Rellik cage</source>
        <translation>Gaiola Rellik</translation>
    </message>
    <message>
        <source>killer backwards, no group of digits has the sum</source>
        <translation>killer ao contrário, nenhum grupo de algarismos tem a soma, rellik, killer backwards, no group of digits has the sum</translation>
    </message>
    <message>
        <source>No digit is repeated in a dashed cage with ≠, and neither one of its digits nor several of them add up to its number</source>
        <translation>Nenhum algarismo se repete em uma gaiola tracejada com ≠, e nem um nem vários de seus algarismos somam o número dela</translation>
    </message>
    <message>
        <source>Same digits</source>
        <translation>Mesmos algarismos</translation>
    </message>
    <message>
        <source>same values, equal sets, same set of digits</source>
        <translation>mesmos valores, conjuntos iguais, mesmo conjunto de algarismos, same values, equal sets, same set of digits</translation>
    </message>
    <message>
        <source>Each of the dashed groups with ⇄ has the same digits as the others, each as often, in any order</source>
        <translation>Cada um dos grupos tracejados com ⇄ tem os mesmos algarismos que os outros, cada um o mesmo número de vezes, em qualquer ordem</translation>
    </message>
    <message>
        <source>Box indexer</source>
        <translation>Indexador de bloco</translation>
    </message>
    <message>
        <source>indexing, index cells, says the place in the box</source>
        <translation>indexação, células de índice, diz o lugar no bloco, box indexer, indexing, index cells</translation>
    </message>
    <message>
        <source>A cell with crosses says at which place of its box the number of its own place is; places count row by row</source>
        <translation>Uma célula com cruzes diz em que lugar de seu bloco está o número de seu próprio lugar; os lugares se contam linha por linha</translation>
    </message>
    <message>
        <source>Each row, column and shaded or white box has each digit but 0 once, and 0 in the cells that stay empty</source>
        <translation>Cada linha, coluna e bloco sombreado ou branco contém cada dígito exceto 0 uma vez, e 0 nas células que ficam vazias</translation>
    </message>
    <message>
        <source>Each row and column has each digit but 0 once, and 0 in the cells that stay empty</source>
        <translation>Cada linha e coluna contém cada dígito exceto 0 uma vez, e 0 nas células que ficam vazias</translation>
    </message>
    <message>
        <source>Cells a knight&apos;s move apart contain different symbols</source>
        <translation>Células a um salto de cavalo uma da outra contêm símbolos diferentes</translation>
    </message>
    <message>
        <source>Cells a king&apos;s move apart contain different symbols</source>
        <translation>Células a um movimento de rei uma da outra contêm símbolos diferentes</translation>
    </message>
    <message>
        <source>No symbol is repeated in a shaded region with an outline</source>
        <translation>Nenhum símbolo se repete em uma região sombreada e contornada</translation>
    </message>
    <message>
        <source>The regions are unknown: each has as many cells as a row, or as the number says, which are connected by their sides, and no symbol twice</source>
        <translation>As regiões são desconhecidas: cada uma tem tantas células quantas uma linha, ou quantas diz o número, ligadas por seus lados, e nenhum símbolo repetido</translation>
    </message>
    <message>
        <source>No symbol is repeated on the diagonal from top left to bottom right</source>
        <translation>Nenhum símbolo se repete na diagonal do canto superior esquerdo ao inferior direito</translation>
    </message>
    <message>
        <source>No symbol is repeated on the diagonal from bottom left to top right</source>
        <translation>Nenhum símbolo se repete na diagonal do canto inferior esquerdo ao superior direito</translation>
    </message>
    <message>
        <source>Each main diagonal contains every symbol once</source>
        <translation>Cada diagonal principal contém cada símbolo uma vez</translation>
    </message>
    <message>
        <source>Striped groups of the same shape contain the same symbols in the same places</source>
        <translation>Grupos listrados da mesma forma contêm os mesmos símbolos nos mesmos lugares</translation>
    </message>
    <message>
        <source>No symbol is repeated in cells at the same place of their boxes</source>
        <translation>Nenhum símbolo se repete em células no mesmo lugar de seus blocos</translation>
    </message>
    <message>
        <source>Each of the dashed groups with ⇄ has the same symbols as the others, each as often, in any order</source>
        <translation>Cada um dos grupos tracejados com ⇄ tem os mesmos símbolos que os outros, cada um o mesmo número de vezes, em qualquer ordem</translation>
    </message>
    <message>
        <source>No symbol is repeated in a shaded window</source>
        <translation>Nenhum símbolo se repete em uma janela sombreada</translation>
    </message>
    <message>
        <source>No symbol is repeated in the shaded cells</source>
        <translation>Nenhum símbolo se repete nas células sombreadas</translation>
    </message>
</context>
<context>
    <name>Walkthrough</name>
    <message>
        <source>ER at least %1</source>
        <translation>ER pelo menos %1</translation>
    </message>
    <message>
        <source>ER %1, EP %2, ED %3</source>
        <translation>ER %1, EP %2, ED %3</translation>
    </message>
    <message>
        <source>More than one solution</source>
        <translation>Mais de uma solução</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>Pelo menos %1</translation>
    </message>
    <message>
        <source>%1, score %2</source>
        <translation>%1, pontuação %2</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s rating; %1</source>
        <translation>Avaliação do HoDoKu; %1</translation>
    </message>
    <message>
        <source>General level; %1</source>
        <translation>Nível geral; %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n passo</numerusform>
            <numerusform>%n passos</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: there may be more steps.</source>
        <translation>Interrompido: pode haver mais passos.</translation>
    </message>
    <message>
        <source>No further step follows: there is more than one solution.</source>
        <translation>Nenhum outro passo decorre: há mais de uma solução.</translation>
    </message>
    <message>
        <source>No further step follows with these techniques.</source>
        <translation>Nenhum outro passo decorre com estas técnicas.</translation>
    </message>
    <message>
        <source>Sudoku Explainer: %1</source>
        <translation>Sudoku Explainer: %1</translation>
    </message>
    <message>
        <source>General rating: at least %1, sum at least %2</source>
        <translation>Avaliação geral: pelo menos %1, soma pelo menos %2</translation>
    </message>
    <message>
        <source>General rating: %1, sum %2</source>
        <translation>Avaliação geral: %1, soma %2</translation>
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
        <translation>Passo a passo</translation>
    </message>
</context>
<context>
    <name>WhyWords</name>
    <message>
        <source>%1 is the last open cell of %2</source>
        <translation>%1 é a última célula vazia (%2)</translation>
    </message>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1 só pode ser %2</translation>
    </message>
    <message>
        <source>In %1 only %2 can be %3</source>
        <translation>Só há lugar para %3 em %2 (%1)</translation>
    </message>
    <message>
        <source>%1, which are in %2 too</source>
        <translation>%1, células que também estão em outra casa (%2)</translation>
    </message>
    <message>
        <source>%1, and all of them see %2</source>
        <translation>%1, e todas elas veem %2</translation>
    </message>
    <message>
        <source>%1 has %2 already, in %3</source>
        <translation>%1 já tem %2, em %3</translation>
    </message>
    <message>
        <source>%1 contain only %2</source>
        <translation>%1 contêm apenas %2</translation>
    </message>
    <message>
        <source>In %1, %2</source>
        <translation>Em %1, %2</translation>
    </message>
    <message>
        <source>Every way to place %1 in all houses has it in %2</source>
        <translation>Todo modo de colocar %1 em todas as casas o põe em %2</translation>
    </message>
    <message>
        <source>No way to place %1 in all houses has it in %2</source>
        <translation>Nenhum modo de colocar %1 em todas as casas o põe em %2</translation>
    </message>
    <message>
        <source>No technique leads on from here, but a solver found %1 for %2</source>
        <translation>Nenhuma técnica leva adiante daqui, mas um solucionador encontrou %1 para %2</translation>
    </message>
</context>
<context>
    <name>WishCheck</name>
    <message>
        <source>a board has %1 to %2 rows</source>
        <translation>um tabuleiro tem de %1 a %2 linhas</translation>
    </message>
    <message>
        <source>no kind of rules is called &apos;%1&apos;</source>
        <translation>nenhum tipo de regra se chama “%1”</translation>
    </message>
    <message>
        <source>%1 needs %2</source>
        <translation>%1 precisa de %2</translation>
    </message>
    <message>
        <source>the program cannot draw the cells of %1</source>
        <translation>o programa não consegue sortear as células de %1</translation>
    </message>
    <message>
        <source>no level is called &apos;%1&apos;</source>
        <translation>nenhum nível se chama “%1”</translation>
    </message>
    <message>
        <source>write a number such as 28, or a range such as 28-33</source>
        <translation>escreva um número como 28 ou um intervalo como 28-33</translation>
    </message>
</context>
<context>
    <name>WishTable</name>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificuldade</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
</context>
<context>
    <name>WordPlace</name>
    <message>
        <source>a row</source>
        <translation>uma linha</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>uma coluna</translation>
    </message>
    <message>
        <source>the diagonal from the top left</source>
        <translation>a diagonal a partir do canto superior esquerdo</translation>
    </message>
    <message>
        <source>the diagonal from the bottom left</source>
        <translation>a diagonal a partir do canto inferior esquerdo</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>%1 above column %2</source>
        <translation>%1 acima da coluna %2</translation>
    </message>
    <message>
        <source>%1 below column %2</source>
        <translation>%1 abaixo da coluna %2</translation>
    </message>
    <message>
        <source>%1 left of row %2</source>
        <translation>%1 à esquerda da linha %2</translation>
    </message>
    <message>
        <source>%1 right of row %2</source>
        <translation>%1 à direita da linha %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>mais %1</translation>
    </message>
    <message>
        <source>digit</source>
        <translation>algarismo</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 not covered</source>
        <translation>sem considerar %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) switched off</source>
        <translation>
            <numerusform>%n regra desativada</numerusform>
            <numerusform>%n regras desativadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s) not covered</source>
        <translation>
            <numerusform>%n desenho não considerado</numerusform>
            <numerusform>%n desenhos não considerados</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>coluna %1</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>bloco %1</translation>
    </message>
    <message>
        <source>region %1</source>
        <translation>região %1</translation>
    </message>
    <message>
        <source>%1: %2 cannot add up to %3</source>
        <translation>%1: %2 não podem somar %3</translation>
    </message>
    <message>
        <source>%1: %2 must not contain this digit</source>
        <translation>%1: %2 não pode conter este algarismo</translation>
    </message>
    <message>
        <source>its numbers, separated by blanks, must be from %1 to %2</source>
        <translation>seus números, separados por espaços, devem ser de %1 a %2</translation>
    </message>
    <message>
        <source>the number for these cells must be %1</source>
        <translation>o número para estas células deve ser %1</translation>
    </message>
    <message>
        <source>the number for these cells must be from %1 to %2</source>
        <translation>o número para estas células deve ser de %1 a %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 de %2 a %3</translation>
    </message>
    <message>
        <source>%1 between %2 and %3</source>
        <translation>%1 entre %2 e %3</translation>
    </message>
    <message>
        <source>%1 at %2 and %3 more</source>
        <translation>%1 em %2 e mais %3</translation>
    </message>
    <message>
        <source>&apos;%1…&apos;</source>
        <translation>“%1…”</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 without a number</source>
        <translation>%1 sem número</translation>
    </message>
    <message>
        <source>the given number</source>
        <translation>o número indicado</translation>
    </message>
    <message>
        <source>it needs %1</source>
        <translation>precisa de %1</translation>
    </message>
    <message>
        <source>it needs the number %1</source>
        <translation>precisa do número %1</translation>
    </message>
    <message>
        <source>it needs a number from %1 to %2</source>
        <translation>precisa de um número de %1 a %2</translation>
    </message>
    <message>
        <source>it takes no number</source>
        <translation>não aceita número</translation>
    </message>
    <message>
        <source>it takes no cells: it applies to the whole board</source>
        <translation>não aceita células: vale para o tabuleiro inteiro</translation>
    </message>
    <message numerus="yes">
        <source>it must have %n cell(s)</source>
        <translation>
            <numerusform>deve ter %n célula</numerusform>
            <numerusform>deve ter %n células</numerusform>
        </translation>
    </message>
    <message>
        <source>it must have %1 to %2 cells</source>
        <translation>deve ter de %1 a %2 células</translation>
    </message>
    <message>
        <source>a cell is named twice</source>
        <translation>uma célula aparece duas vezes</translation>
    </message>
    <message>
        <source>the two cells must share a side</source>
        <translation>as duas células devem ter um lado em comum</translation>
    </message>
    <message>
        <source>each cell must share a side or a corner with the one before it</source>
        <translation>cada célula deve ter um lado ou um canto em comum com a anterior</translation>
    </message>
    <message numerus="yes">
        <source>it takes at most %n number(s)</source>
        <translation>
            <numerusform>aceita no máximo %n número</numerusform>
            <numerusform>aceita no máximo %n números</numerusform>
        </translation>
    </message>
    <message>
        <source>it needs a text</source>
        <translation>precisa de um texto</translation>
    </message>
    <message>
        <source>it takes no text</source>
        <translation>não aceita texto</translation>
    </message>
    <message>
        <source>its cells must be a whole row or column, or the first two of one</source>
        <translation>suas células devem ser uma linha ou coluna inteira, ou as duas primeiras de uma</translation>
    </message>
    <message>
        <source>its cells must be a whole diagonal, or the first two of one</source>
        <translation>suas células devem ser uma diagonal inteira, ou as duas primeiras de uma</translation>
    </message>
    <message>
        <source>its four cells must meet at a corner</source>
        <translation>suas quatro células devem se encontrar em um canto</translation>
    </message>
    <message>
        <source>its cells must be two groups of the same shape, one after the other</source>
        <translation>suas células devem ser dois grupos da mesma forma, um depois do outro</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation>
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n regra</numerusform>
            <numerusform>%n regras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s)</source>
        <translation>
            <numerusform>%Ln conflito</numerusform>
            <numerusform>%Ln conflitos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are wrong</source>
        <translation>
            <numerusform>%n entrada está errada</numerusform>
            <numerusform>%n entradas estão erradas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 e mais %2</translation>
    </message>
    <message>
        <source>Two %1s in %2: %3</source>
        <translation>Dois %1 (%2): %3</translation>
    </message>
    <message>
        <source>%2: two %1s in %3</source>
        <translation>%2: dois %1 em %3</translation>
    </message>
    <message>
        <source>Where this mark is missing, it does not hold: %1</source>
        <translation>Onde falta esta marca, não vale: %1</translation>
    </message>
    <message>
        <source>the rule has too many states for these cells: it needs fewer cells, or less to count</source>
        <translation>a regra tem estados demais para estas células: precisa de menos células, ou contar menos</translation>
    </message>
    <message>
        <source>it combines %1, which is not possible on these cells</source>
        <translation>combina %1, o que não é possível nestas células</translation>
    </message>
    <message>
        <source>it combines %1, which is not possible on these cells: %2</source>
        <translation>combina %1, o que não é possível nestas células: %2</translation>
    </message>
    <message>
        <source>its cells come in the opposite order, and it has too many states to be read backwards: begin with its first cell</source>
        <translation>suas células vêm na ordem inversa, e a regra tem estados demais para ser lida de trás para a frente: comece pela primeira célula</translation>
    </message>
    <message>
        <source>it is about regions that are not known yet</source>
        <translation>trata de regiões que ainda não são conhecidas</translation>
    </message>
    <message>
        <source>row %1, columns %2 to %3</source>
        <translation>linha %1, colunas %2 a %3</translation>
    </message>
    <message>
        <source>column %1, rows %2 to %3</source>
        <translation>coluna %1, linhas %2 a %3</translation>
    </message>
    <message>
        <source>%1: the digits in %2 break its rule. %3</source>
        <translation>%1: os algarismos em %2 quebram a regra. %3</translation>
    </message>
    <message>
        <source>the board has no digit %1</source>
        <translation>o tabuleiro não tem o algarismo %1</translation>
    </message>
    <message>
        <source>it compares its line with all others</source>
        <translation>compara sua linha ou coluna com todas as outras</translation>
    </message>
    <message>
        <source>%1 twice in %2: %3</source>
        <comment>cat twice in row 1</comment>
        <translation>%1 duas vezes (%2): %3</translation>
    </message>
</context>
<context>
    <name>sudoku::Analyst</name>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Verificando</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>With boxes of %1 (rows x columns) the puzzle has one solution.</source>
        <translation>Com blocos de %1 (linhas x colunas), o puzzle tem uma única solução.</translation>
    </message>
    <message>
        <source>Change Boxes</source>
        <translation>Alterar blocos</translation>
    </message>
    <message>
        <source>Use Boxes of %1</source>
        <translation>Usar blocos de %1</translation>
    </message>
    <message>
        <source>Make Unique</source>
        <translation>Tornar única a solução</translation>
    </message>
    <message>
        <source>True Candidates</source>
        <translation>Candidatos verdadeiros</translation>
    </message>
    <message>
        <source>Count Solutions</source>
        <translation>Contar soluções</translation>
    </message>
    <message numerus="yes">
        <source>Show It/Them</source>
        <translation>
            <numerusform>Mostrar</numerusform>
            <numerusform>Mostrar</numerusform>
        </translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Conferir</translation>
    </message>
    <message>
        <source>Find Redundant Clues</source>
        <translation>Buscar pistas redundantes</translation>
    </message>
    <message>
        <source>Make Entries Givens</source>
        <translation>Fixar entradas como pistas</translation>
    </message>
    <message numerus="yes">
        <source>Clear It/Them</source>
        <translation>
            <numerusform>Limpar</numerusform>
            <numerusform>Limpar</numerusform>
        </translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Conferindo</translation>
    </message>
</context>
<context>
    <name>sudoku::BarChart</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Bar chart: %1</source>
        <translation>Gráfico de barras: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardClipboard</name>
    <message>
        <source>Pasted a board of %1 × %1 with %2. F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>Tabuleiro de %1 × %1 colado, com %2. F9 o resolve; F8 verifica se ele tem exatamente uma solução.</translation>
    </message>
    <message>
        <source>(missing: %1)</source>
        <translation>(faltam: %1)</translation>
    </message>
    <message>
        <source>(too many: %1)</source>
        <translation>(sobram: %1)</translation>
    </message>
    <message>
        <source>No Sudoku found in the clipboard.</source>
        <translation>Nenhum Sudoku encontrado na área de transferência.</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>Link copiado.</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Copiado como texto.</translation>
    </message>
    <message>
        <source>No Sudoku found in what you dropped.</source>
        <translation>Nenhum Sudoku encontrado no que foi solto aqui.</translation>
    </message>
    <message>
        <source>No Sudoku found: %1.</source>
        <translation>Nenhum Sudoku encontrado: %1.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>This puzzle is on the board already.</source>
        <translation>Este puzzle já está no tabuleiro.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>It is not in the list.</source>
        <translation>Ele não está na lista.</translation>
    </message>
    <message>
        <source>Add to the List</source>
        <translation>Adicionar à lista</translation>
    </message>
    <message>
        <source>The text has no rules, so those of the board before are gone.</source>
        <translation>O texto não tem regras; por isso as do tabuleiro anterior se foram.</translation>
    </message>
    <message>
        <source>Keep the Rules</source>
        <translation>Manter as regras</translation>
    </message>
    <message>
        <source>The picture is damaged, or too large to be copied. Save it, and open its file.</source>
        <translation>A imagem está danificada ou é grande demais para ser copiada. Salve-a e abra o arquivo.</translation>
    </message>
    <message>
        <source>Pasted %1 with %2. F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>Colado: %1 com %2. F9 o resolve; F8 verifica se ele tem exatamente uma solução.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardEditor</name>
    <message>
        <source>%1 is not a digit of this board: digits are 1 to %2.</source>
        <translation>%1 não é um algarismo deste tabuleiro: os algarismos vão de 1 a %2.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Desenhar</translation>
    </message>
    <message>
        <source>Enter Digit</source>
        <translation>Digitar algarismo</translation>
    </message>
    <message>
        <source>%1 is more than %2, so %3 starts a new number.</source>
        <translation>%1 é mais que %2, portanto %3 começa um novo número.</translation>
    </message>
    <message>
        <source>There is no colour %1: colours are 1 to %2.</source>
        <translation>Não há cor %1: as cores vão de 1 a %2.</translation>
    </message>
    <message>
        <source>Cell Colour</source>
        <translation>Cor da célula</translation>
    </message>
    <message>
        <source>Pencil Mark</source>
        <translation>Anotação</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Erase Drawing</source>
        <translation>Apagar desenho</translation>
    </message>
    <message>
        <source>Nothing is drawn on candidates.</source>
        <translation>Não há nada desenhado em candidatos.</translation>
    </message>
    <message>
        <source>Clear Entries</source>
        <translation>Limpar entradas</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>Não há nada a limpar.</translation>
    </message>
    <message>
        <source>Clear All</source>
        <translation>Limpar tudo</translation>
    </message>
    <message>
        <source>Make Entries Givens</source>
        <translation>Fixar entradas como pistas</translation>
    </message>
    <message>
        <source>There are no entries that could become givens.</source>
        <translation>Não há entradas que possam virar pistas.</translation>
    </message>
    <message>
        <source>%1 has a digit already; pencil marks are for empty cells.</source>
        <translation>%1 já tem um algarismo; anotações são para células vazias.</translation>
    </message>
    <message>
        <source>%1 is a given. Entries do not change givens.</source>
        <translation>%1 é uma pista. Entradas não alteram pistas.</translation>
    </message>
    <message>
        <source>%1 is not a candidate of %2.</source>
        <translation>%1 não é um candidato de %2.</translation>
    </message>
    <message>
        <source>There are %1 colours and lines already: erase some first.</source>
        <translation>Já há %1 cores e linhas traçadas: apague algumas antes.</translation>
    </message>
    <message>
        <source>This board has no symbol %1: figures count its symbols, 1 to %2.</source>
        <translation>Este tabuleiro não tem o símbolo %1: os números contam os símbolos dele, de 1 a %2.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardView</name>
    <message>
        <source>&apos;%1&apos; is not a digit of this board: digits are %2 to %3.</source>
        <translation>“%1” não é um algarismo deste tabuleiro: os algarismos vão de %2 a %3.</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Tabuleiro de Sudoku</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not on this board. Its symbols are %2.</source>
        <translation>“%1” não existe neste tabuleiro. Seus símbolos são %2.</translation>
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
        <translation>Livro</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Salvar…</translation>
    </message>
    <message>
        <source>&amp;Make Puzzles</source>
        <translation>Criar p&amp;uzzles</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Salvar como PD&amp;F…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>Não foi possível abrir %1: %2</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Não foi possível salvar %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>Open Book</source>
        <translation>Abrir livro</translation>
    </message>
    <message>
        <source>Book (*.json)</source>
        <translation>Livro (*.json)</translation>
    </message>
    <message>
        <source>Save Book</source>
        <translation>Salvar livro</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salvar como PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The program of the command line, which makes books, is not there: %1</source>
        <translation>Não existe o programa de linha de comando, que cria os livros: %1</translation>
    </message>
    <message>
        <source>Making the book …</source>
        <translation>Criando o livro …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Prefli&amp;ght…</source>
        <translation>Compro&amp;vação…</translation>
    </message>
    <message>
        <source>What printing houses refuse</source>
        <translation>O que as gráficas recusam</translation>
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
        <translation>Faça primeiro os puzzles: a comprovação os lê.</translation>
    </message>
    <message>
        <source>Looking for what printing houses refuse …</source>
        <translation>Procurando o que as gráficas recusam…</translation>
    </message>
    <message>
        <source>Save the changes to the book?</source>
        <translation>Salvar as alterações do livro?</translation>
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
        <translation>Livro</translation>
    </message>
</context>
<context>
    <name>sudoku::CageFields</name>
    <message>
        <source>Fewest cells of a cage</source>
        <translation>Mínimo de células de uma gaiola</translation>
    </message>
    <message>
        <source>Most cells of a cage</source>
        <translation>Máximo de células de uma gaiola</translation>
    </message>
    <message>
        <source>Fewest cages</source>
        <translation>Mínimo de gaiolas</translation>
    </message>
    <message>
        <source>Most cages</source>
        <translation>Máximo de gaiolas</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualquer</translation>
    </message>
    <message>
        <source>cells each</source>
        <translation>células por gaiola</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>gaiolas</translation>
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
        <translation>Escrever como anotações</translation>
    </message>
    <message>
        <source>Count Solutions of Each Digit</source>
        <translation>Contar soluções de cada algarismo</translation>
    </message>
    <message>
        <source>True Candidates</source>
        <translation>Candidatos verdadeiros</translation>
    </message>
</context>
<context>
    <name>sudoku::CellMarks</name>
    <message>
        <source>Candidates: %1</source>
        <translation>Candidatos: %1</translation>
    </message>
    <message>
        <source>Not decided: %1</source>
        <translation>Não decididos: %1</translation>
    </message>
    <message>
        <source>One solution with: %1</source>
        <translation>Uma solução com: %1</translation>
    </message>
    <message>
        <source>Corner: %1</source>
        <translation>Canto: %1</translation>
    </message>
    <message>
        <source>Marks in %1: %2</source>
        <translation>Anotações em %1: %2</translation>
    </message>
    <message>
        <source>Centre: %1</source>
        <translation>Centro: %1</translation>
    </message>
    <message>
        <source>Coloured: %1</source>
        <translation>Coloridos: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::ChapterForm</name>
    <message>
        <source>Title on a page of its own</source>
        <translation>Título em página própria</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Add a chapter</source>
        <translation>Adiciona um capítulo</translation>
    </message>
    <message>
        <source>Remove the chapter</source>
        <translation>Remove o capítulo</translation>
    </message>
    <message>
        <source>Move the chapter up</source>
        <translation>Move o capítulo para cima</translation>
    </message>
    <message>
        <source>Move the chapter down</source>
        <translation>Move o capítulo para baixo</translation>
    </message>
    <message>
        <source>as in the book</source>
        <translation>como no livro</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation>Título:</translation>
    </message>
    <message>
        <source>Introduction:</source>
        <translation>Introdução:</translation>
    </message>
    <message>
        <source>Puzzles per page:</source>
        <translation>Puzzles por página:</translation>
    </message>
    <message>
        <source>Add &amp;Row</source>
        <translation>Nova &amp;linha</translation>
    </message>
    <message>
        <source>R&amp;emove Row</source>
        <translation>&amp;Remover linha</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>Capítulo %1</translation>
    </message>
    <message>
        <source>A PDF file whose pages come before the chapter</source>
        <translation>Um arquivo PDF cujas páginas vêm antes do capítulo</translation>
    </message>
    <message>
        <source>Insert a PDF:</source>
        <translation>Inserir um PDF:</translation>
    </message>
    <message>
        <source>Puzzles that are in a file already</source>
        <translation>Puzzles que já estão em um arquivo</translation>
    </message>
    <message>
        <source>Add File</source>
        <translation>Adicionar arquivo</translation>
    </message>
    <message>
        <source>Add F&amp;ile…</source>
        <translation>Adicionar ar&amp;quivo…</translation>
    </message>
</context>
<context>
    <name>sudoku::Checkpoints</name>
    <message>
        <source>Back to Checkpoint</source>
        <translation>Voltar ao ponto de controle</translation>
    </message>
</context>
<context>
    <name>sudoku::ClueFields</name>
    <message>
        <source>as few as possible</source>
        <translation>o mínimo possível</translation>
    </message>
    <message>
        <source>about</source>
        <translation>cerca de</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>no máximo</translation>
    </message>
    <message>
        <source>Number of clues</source>
        <translation>Número de pistas</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>qualquer número</translation>
    </message>
    <message>
        <source>M&amp;inimal: every clue is needed, except the painted ones</source>
        <translation>Mín&amp;imo: todas as pistas são necessárias, exceto as pintadas</translation>
    </message>
    <message>
        <source>M&amp;inimal: every clue is needed</source>
        <translation>Mín&amp;imo: todas as pistas são necessárias</translation>
    </message>
    <message>
        <source>M&amp;inimal: every group of symmetric clues is needed</source>
        <translation>Mín&amp;imo: todos os grupos de pistas simétricas são necessários</translation>
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
        <translation>Não há regra sem número.</translation>
    </message>
    <message>
        <source>Looking for the numbers</source>
        <translation>Buscando os números</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) filled in.</source>
        <translation>
            <numerusform>%n número preenchido.</numerusform>
            <numerusform>%n números preenchidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 No number fits the solution: %2.</source>
        <translation>%1 Nenhum número serve para a solução: %2.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Fill In Numbers</source>
        <translation>Preencher números</translation>
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
        <source>The clues do not have this symmetry: %1.</source>
        <translation>As pistas não têm esta simetria: %1.</translation>
    </message>
    <message>
        <source>Minimize, Keeping %1</source>
        <translation>Minimizar, mantendo: %1</translation>
    </message>
    <message>
        <source>They have another one.</source>
        <translation>Elas têm outra.</translation>
    </message>
    <message>
        <source>They have no symmetry that could be kept.</source>
        <translation>Elas não têm nenhuma simetria que se possa manter.</translation>
    </message>
    <message>
        <source>Minimizing</source>
        <translation>Minimizando</translation>
    </message>
    <message>
        <source>No further group of symmetric clues can be removed.</source>
        <translation>Não é possível remover mais nenhum grupo de pistas simétricas.</translation>
    </message>
    <message>
        <source>No further clue can be removed.</source>
        <translation>Não é possível remover mais nenhuma pista.</translation>
    </message>
    <message>
        <source>No further clue outside the selection can be removed.</source>
        <translation>Não é possível remover mais nenhuma pista fora da seleção.</translation>
    </message>
    <message>
        <source>Symmetry kept: %1.</source>
        <translation>Simetria mantida: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Minimize kept the clues in %n selected cell(s).</source>
        <translation>
            <numerusform>Minimizar manteve a pista em %n célula selecionada.</numerusform>
            <numerusform>Minimizar manteve as pistas em %n células selecionadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove It</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Remove Them</source>
        <translation>Remover todas</translation>
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
        <source>puzzle %1 of %2</source>
        <translation>puzzle %1 de %2</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2</source>
        <translation>Puzzle %1 de %2</translation>
    </message>
    <message>
        <source>The list is still being read.</source>
        <translation>A lista ainda está sendo lida.</translation>
    </message>
    <message>
        <source>The list shows the generated puzzles. %1 is closed; what was done with its puzzles is kept.</source>
        <translation>A lista mostra os puzzles gerados. O arquivo %1 está fechado; o que foi feito com seus puzzles continua guardado.</translation>
    </message>
    <message>
        <source>The file of the list has changed since. Puzzles that you had added are at its end.</source>
        <translation>O arquivo da lista mudou desde então. Os puzzles adicionados por você estão no fim dela.</translation>
    </message>
    <message>
        <source>What was done cannot be kept: %1</source>
        <translation>O que foi feito não pode ser guardado: %1</translation>
    </message>
    <message>
        <source>This is an exercise. The practice ends when you open another puzzle.</source>
        <translation>Isto é um exercício. A prática termina quando outro puzzle é aberto.</translation>
    </message>
    <message>
        <source>There is no list of puzzles. Open a file with many, or add this one.</source>
        <translation>Não há lista de puzzles. Abra um arquivo com muitos ou adicione este.</translation>
    </message>
    <message>
        <source>This is the last puzzle of the list.</source>
        <translation>Este é o último puzzle da lista.</translation>
    </message>
    <message>
        <source>This is the first puzzle of the list.</source>
        <translation>Este é o primeiro puzzle da lista.</translation>
    </message>
    <message>
        <source>Added to the list as puzzle %L1.</source>
        <translation>Adicionado à lista como puzzle %L1.</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionDock</name>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionEditor</name>
    <message numerus="yes">
        <source>Removed %Ln puzzle(s).</source>
        <translation>
            <numerusform>%Ln puzzle removido.</numerusform>
            <numerusform>%Ln puzzles removidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Save Puzzles</source>
        <translation>Salvar puzzles</translation>
    </message>
    <message>
        <source>puzzles.txt</source>
        <translation>puzzles.txt</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Não foi possível salvar %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s) of the list were not printed or saved. Save the list?</source>
        <translation>
            <numerusform>%Ln puzzle da lista não foi impresso nem salvo. Salvar a lista?</numerusform>
            <numerusform>%Ln puzzles da lista não foram impressos nem salvos. Salvar a lista?</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of puzzles has changed. Save it?</source>
        <translation>A lista de puzzles mudou. Salvar?</translation>
    </message>
    <message>
        <source>List of Puzzles</source>
        <translation>Lista de puzzles</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln puzzle(s) can be printed at once. Select some of them, or search.</source>
        <translation>
            <numerusform>No máximo %Ln puzzle pode ser impresso de uma vez. Selecione alguns ou pesquise.</numerusform>
            <numerusform>No máximo %Ln puzzles podem ser impressos de uma vez. Selecione alguns ou pesquise.</numerusform>
        </translation>
    </message>
    <message>
        <source>Disguised Copies</source>
        <translation>Cópias disfarçadas</translation>
    </message>
    <message>
        <source>Copies of each selected puzzle:</source>
        <translation>Cópias de cada puzzle selecionado:</translation>
    </message>
    <message>
        <source>add disguised copies</source>
        <translation>adicionar cópias disfarçadas</translation>
    </message>
    <message>
        <source>The copies are at the end of the list.</source>
        <translation>As cópias estão no fim da lista.</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionModel</name>
    <message>
        <source>add a puzzle</source>
        <translation>adicionar um puzzle</translation>
    </message>
    <message numerus="yes">
        <source>remove %Ln puzzle(s)</source>
        <translation>
            <numerusform>remover %Ln puzzle</numerusform>
            <numerusform>remover %Ln puzzles</numerusform>
        </translation>
    </message>
    <message>
        <source>move a puzzle</source>
        <translation>mover um puzzle</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionPanel</name>
    <message>
        <source>Puzzles of the list</source>
        <translation>Puzzles da lista</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>Mover para cima</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>Mover para baixo</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Add the puzzle on the board to the list</source>
        <translation>Adiciona à lista o puzzle do tabuleiro</translation>
    </message>
    <message>
        <source>Remove the selected puzzles from the list (Delete)</source>
        <translation>Remove da lista os puzzles selecionados (Delete)</translation>
    </message>
    <message>
        <source>↑</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Move the puzzle up (Alt+Up)</source>
        <translation>Move o puzzle para cima (Alt+↑)</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover para cima</translation>
    </message>
    <message>
        <source>↓</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Move the puzzle down (Alt+Down)</source>
        <translation>Move o puzzle para baixo (Alt+↓)</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover para baixo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Print the selected puzzles, or all that are shown</source>
        <translation>Imprime os puzzles selecionados, ou todos os que aparecem</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Save the list, with what was begun, as a file</source>
        <translation>Salva a lista em um arquivo, com o que já foi começado</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Stop Rating</source>
        <translation>Parar avaliação</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Avaliar</translation>
    </message>
    <message>
        <source>Keep the levels that were found so far</source>
        <translation>Mantém os níveis encontrados até agora</translation>
    </message>
    <message>
        <source>Find the level of each puzzle that has none</source>
        <translation>Encontra o nível de cada puzzle que ainda não tem um</translation>
    </message>
    <message>
        <source>Undo: %1 (%2)</source>
        <translation>Desfazer: %1 (%2)</translation>
    </message>
    <message>
        <source>Undo the last change of the list (%1)</source>
        <translation>Desfaz a última alteração da lista (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Rated %L1 of %Ln puzzle(s)</source>
        <translation>
            <numerusform>%L1 de %Ln puzzle avaliado</numerusform>
            <numerusform>%L1 de %Ln puzzles avaliados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln puzzle</numerusform>
            <numerusform>%Ln puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln puzzle(s)</source>
        <translation>
            <numerusform>%L1 de %Ln puzzle</numerusform>
            <numerusform>%L1 de %Ln puzzles</numerusform>
        </translation>
    </message>
    <message>
        <source>Disguised Copies…</source>
        <translation>Cópias disfarçadas…</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionSearch</name>
    <message>
        <source>Search</source>
        <translation>Pesquisar</translation>
    </message>
    <message>
        <source>Search puzzles</source>
        <translation>Pesquisar puzzles</translation>
    </message>
    <message>
        <source>A number, words of the title, the level or the author, or &apos;begun&apos; and &apos;solved&apos;</source>
        <translation>Um número, palavras do título, do nível ou do autor, ou “começado” e “resolvido”</translation>
    </message>
    <message>
        <source>Level of the puzzles</source>
        <translation>Nível dos puzzles</translation>
    </message>
    <message>
        <source>Show only the puzzles of one level</source>
        <translation>Mostra só os puzzles de um nível</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Todos os níveis</translation>
    </message>
    <message>
        <source>Order of the puzzles</source>
        <translation>Ordem dos puzzles</translation>
    </message>
    <message>
        <source>In the order of the list</source>
        <translation>Na ordem da lista</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Por título</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Por nível</translation>
    </message>
    <message>
        <source>By number of clues</source>
        <translation>Por número de pistas</translation>
    </message>
    <message>
        <source>Begun first, solved last</source>
        <translation>Começados primeiro, resolvidos por último</translation>
    </message>
    <message>
        <source>No levels are known yet</source>
        <translation>Ainda não se conhece nenhum nível</translation>
    </message>
</context>
<context>
    <name>sudoku::CombinationPage</name>
    <message>
        <source>Combinations of the sums at the cursor</source>
        <translation>Combinações das somas no cursor</translation>
    </message>
    <message>
        <source>Move the cursor to a cell of a cage, an arrow or another sum.</source>
        <translation>Leve o cursor a uma célula de uma gaiola, seta ou outra soma.</translation>
    </message>
    <message>
        <source>A click crosses a combination out, or brings it back.</source>
        <translation>Um clique risca uma combinação ou a traz de volta.</translation>
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
        <translation>%1, riscada</translation>
    </message>
    <message>
        <source>%1
Too many combinations: only some are listed</source>
        <translation>%1
Combinações demais: só algumas são listadas</translation>
    </message>
    <message>
        <source>%1
No combination is left</source>
        <translation>%1
Não resta nenhuma combinação</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>resta %n</numerusform>
            <numerusform>restam %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
%2, each with %3</source>
        <translation>%1
%2, cada uma com %3</translation>
    </message>
    <message>
        <source> and </source>
        <translation> e </translation>
    </message>
    <message>
        <source>Bring Combination Back</source>
        <translation>Trazer combinação de volta</translation>
    </message>
    <message>
        <source>Cross Out Combination</source>
        <translation>Riscar combinação</translation>
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
        <translation>Barra de ferramentas</translation>
    </message>
</context>
<context>
    <name>sudoku::Completer</name>
    <message>
        <source>Making it unique</source>
        <translation>Tornando única a solução</translation>
    </message>
    <message>
        <source>Add This Given</source>
        <translation>Adicionar esta pista</translation>
    </message>
    <message>
        <source>Add These Givens</source>
        <translation>Adicionar estas pistas</translation>
    </message>
    <message>
        <source>No digit tells these solutions apart, only their regions.</source>
        <translation>Nenhum algarismo distingue estas soluções, só suas regiões.</translation>
    </message>
</context>
<context>
    <name>sudoku::Computation</name>
    <message>
        <source>%1 stopped because the board changed.</source>
        <translation>%1: interrompido porque o tabuleiro mudou.</translation>
    </message>
    <message>
        <source>%1 … %2 of %3, %4</source>
        <translation>%1 … %2 de %3, %4</translation>
    </message>
    <message>
        <source>%1 …</source>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>%1 … %2, %3</source>
        <translation>%1 … %2, %3</translation>
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
            <numerusform>%1 Há mais %n conflito.</numerusform>
            <numerusform>%1 Há mais %n conflitos.</numerusform>
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
        <translation>Variáveis</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Cláusulas</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflitos</translation>
    </message>
    <message>
        <source>Propagations</source>
        <translation>Propagações</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificação</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Solução</translation>
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
        <translation>qualquer</translation>
    </message>
    <message>
        <source>The puzzle needs this technique, and nothing harder</source>
        <translation>O puzzle precisa desta técnica e de nada mais difícil</translation>
    </message>
    <message>
        <source>Techniques That Are Needed</source>
        <translation>Técnicas necessárias</translation>
    </message>
    <message>
        <source>Techniques That Suffice</source>
        <translation>Técnicas que bastam</translation>
    </message>
    <message>
        <source>all that are on by default</source>
        <translation>todas as ativadas por padrão</translation>
    </message>
    <message>
        <source>Lowest rating</source>
        <translation>Avaliação mínima</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>Avaliação máxima</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s score</source>
        <translation>Pontuação do HoDoKu</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s ER</source>
        <translation>ER do Sudoku Explainer</translation>
    </message>
    <message>
        <source>Needed techniques:</source>
        <translation>Técnicas necessárias:</translation>
    </message>
    <message>
        <source>Hardest technique:</source>
        <translation>Técnica mais difícil:</translation>
    </message>
    <message>
        <source>Only techni&amp;ques:</source>
        <translation>Só as técni&amp;cas:</translation>
    </message>
    <message>
        <source>Rating:</source>
        <translation>Avaliação:</translation>
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
        <translation>algarismo %1</translation>
    </message>
    <message>
        <source>enters a mark</source>
        <translation>escreve uma anotação</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>nenhum restante</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>restantes: %1</translation>
    </message>
    <message>
        <source>colours the candidate</source>
        <translation>colore o candidato</translation>
    </message>
</context>
<context>
    <name>sudoku::DigitPad</name>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Fill In Marks</source>
        <translation>Preencher anotações</translation>
    </message>
    <message>
        <source>Clear the selected cells (Delete)</source>
        <translation>Limpa as células selecionadas (Delete)</translation>
    </message>
    <message>
        <source>Fill In</source>
        <comment>button: pencil marks</comment>
        <translation>Preencher</translation>
    </message>
    <message>
        <source>Write the digits that no single rule forbids as pencil marks in all open cells</source>
        <translation>Anota em todas as células vazias os algarismos que nenhuma regra proíbe por si só</translation>
    </message>
</context>
<context>
    <name>sudoku::DrawingsRow</name>
    <message>
        <source>Remove &amp;Drawings</source>
        <translation>Remover desen&amp;hos</translation>
    </message>
    <message>
        <source>Remove all drawings and the fog; Undo restores them</source>
        <translation>Remove todos os desenhos e a névoa; Desfazer os restaura</translation>
    </message>
    <message>
        <source>Remove Drawings</source>
        <translation>Remover desenhos</translation>
    </message>
    <message>
        <source>Make R&amp;ules…</source>
        <translation>&amp;Criar regras…</translation>
    </message>
    <message>
        <source>Make rules of drawn cages or lines</source>
        <translation>Cria regras a partir de gaiolas ou linhas desenhadas</translation>
    </message>
</context>
<context>
    <name>sudoku::DrawnRulesDialog</name>
    <message>
        <source>the line does not lead from cell to cell</source>
        <translation>a linha traçada não leva de célula em célula</translation>
    </message>
    <message>
        <source>Make Rules of Drawings</source>
        <translation>Criar regras a partir de desenhos</translation>
    </message>
    <message>
        <source>Kind of rule: type its name</source>
        <translation>Tipo de regra: digite o nome</translation>
    </message>
    <message>
        <source>Make &amp;Rules</source>
        <translation>Criar &amp;regras</translation>
    </message>
    <message>
        <source>&amp;Drawings:</source>
        <translation>&amp;Desenhos:</translation>
    </message>
    <message>
        <source>&amp;Become:</source>
        <translation>&amp;Viram:</translation>
    </message>
    <message>
        <source>This is a rule for the whole board.</source>
        <translation>É uma regra para o tabuleiro inteiro.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Other programs often only draw a rule and tell it in words. Choose what the drawings mean. Kinds that fit none of them are grey.</source>
        <translation>Outros programas muitas vezes só desenham uma regra e a dizem em palavras. Escolha o que os desenhos significam. Os tipos que não servem para nenhum deles ficam em cinza.</translation>
    </message>
    <message>
        <source>All of these drawings become rules.</source>
        <translation>Todos estes desenhos viram regras.</translation>
    </message>
    <message>
        <source>%1 of %2 drawings become rules; the others stay (%3: %4).</source>
        <translation>%1 de %2 desenhos viram regras; os outros ficam (%3: %4).</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number</source>
        <translation>“%1” não é um número</translation>
    </message>
</context>
<context>
    <name>sudoku::EditorFields</name>
    <message>
        <source>Harder, not longer</source>
        <translation>Mais difícil, não mais longo</translation>
    </message>
    <message>
        <source>Clues in each box:</source>
        <translation>Pistas em cada bloco:</translation>
    </message>
    <message>
        <source>Hard steps:</source>
        <translation>Passos difíceis:</translation>
    </message>
    <message>
        <source>Steps that are no singles</source>
        <translation>Passos que não são únicos</translation>
    </message>
    <message>
        <source>All steps:</source>
        <translation>Todos os passos:</translation>
    </message>
    <message>
        <source>The level comes of the hardest step, not of many that add up</source>
        <translation>O nível vem do passo mais difícil, não da soma de muitos</translation>
    </message>
    <message>
        <source>Clues for:</source>
        <translation>Pistas para:</translation>
    </message>
    <message>
        <source>%1 at least</source>
        <translation>%1 pelo menos</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>%1 no máximo</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualquer</translation>
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
        <translation>Dicas</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Média</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>Next Puzzle</source>
        <translation>Próximo puzzle</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Mais difícil</translation>
    </message>
    <message>
        <source>Walkthrough</source>
        <translation>Passo a passo</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Resolvido</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resolvido</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Estatísticas…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Your last %1 games, in minutes</source>
        <translation>Seus últimos jogos (%1), em minutos</translation>
    </message>
    <message>
        <source>Your last games, in minutes</source>
        <translation>Seus últimos jogos, em minutos</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>Resolvido em %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n dica</numerusform>
            <numerusform>%n dicas</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter makes the next puzzle.</source>
        <translation>Enter cria o próximo puzzle.</translation>
    </message>
    <message>
        <source>as long as your average</source>
        <translation>igual à sua média</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) quicker than your average</source>
        <translation>
            <numerusform>%n minuto mais rápido que a sua média</numerusform>
            <numerusform>%n minutos mais rápido que a sua média</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) quicker than your average</source>
        <translation>
            <numerusform>%n segundo mais rápido que a sua média</numerusform>
            <numerusform>%n segundos mais rápido que a sua média</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) more than your average</source>
        <translation>
            <numerusform>%n minuto a mais que a sua média</numerusform>
            <numerusform>%n minutos a mais que a sua média</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) more than your average</source>
        <translation>
            <numerusform>%n segundo a mais que a sua média</numerusform>
            <numerusform>%n segundos a mais que a sua média</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::EntryCheck</name>
    <message>
        <source>There are no entries to check.</source>
        <translation>Não há entradas a verificar.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n entry(s) are right.</source>
        <translation>
            <numerusform>Sua entrada está certa.</numerusform>
            <numerusform>Suas %n entradas estão certas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle has no solution. F7 explains why.</source>
        <translation>O puzzle não tem solução. F7 explica por quê.</translation>
    </message>
    <message>
        <source>The puzzle has several solutions, so no entry can be called wrong. F8 tells more.</source>
        <translation>O puzzle tem várias soluções, portanto não se pode dizer que uma entrada está errada. F8 diz mais.</translation>
    </message>
    <message>
        <source>It is not known whether the puzzle has one solution. F8 checks it.</source>
        <translation>Não se sabe se o puzzle tem uma única solução. F8 verifica.</translation>
    </message>
</context>
<context>
    <name>sudoku::ExamplePicture</name>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
</context>
<context>
    <name>sudoku::ExperimentForm</name>
    <message>
        <source>The textbook encoding: a variable for each digit of each cell, and a clause for each given</source>
        <translation>A codificação dos livros: uma variável para cada algarismo de cada célula e uma cláusula para cada pista</translation>
    </message>
    <message>
        <source>As in Solve: naked and hidden singles are placed first, then only open candidates become variables</source>
        <translation>Como em Resolver: primeiro são colocados os únicos nus e ocultos; depois, só os candidatos em aberto viram variáveis</translation>
    </message>
    <message>
        <source>As in Explain: each rule and each given has a selector, so that the solver can tell which of them contradict each other</source>
        <translation>Como em Explicar: cada regra e cada pista tem um seletor, para que o solucionador possa dizer quais delas se contradizem</translation>
    </message>
    <message>
        <source>Sha&amp;re clauses between houses</source>
        <translation>Compartil&amp;har cláusulas entre casas</translation>
    </message>
    <message>
        <source>Solvers</source>
        <translation>Solucionadores</translation>
    </message>
    <message>
        <source>Checked: two cells that share two houses get one clause, and lines and boxes share segments. Unchecked: each house is encoded separately, as in textbooks.</source>
        <translation>Marcado: duas células que compartilham duas casas ganham uma só cláusula, e linhas, colunas e blocos compartilham segmentos. Desmarcado: cada casa é codificada separadamente, como nos livros.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n medição</numerusform>
            <numerusform>%n medições</numerusform>
        </translation>
    </message>
    <message>
        <source>Each run has a seed of its own; the table shows the medians. Three or more tell which is faster.</source>
        <translation>Cada medição tem sua própria semente; a tabela mostra as medianas. Só três ou mais dizem qual é a mais rápida.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>Time limit of each run</source>
        <translation>Tempo máximo de cada medição</translation>
    </message>
    <message>
        <source>&amp;Task</source>
        <translation>&amp;Tarefa</translation>
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
        <translation>Tempo má&amp;ximo por medição</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificação</translation>
    </message>
</context>
<context>
    <name>sudoku::Explainer</name>
    <message>
        <source>Explaining</source>
        <translation>Buscando uma explicação</translation>
    </message>
    <message>
        <source>There is nothing to explain: the puzzle has a solution.</source>
        <translation>Não há nada a explicar: o puzzle tem solução.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>There is no other contradiction: you have seen all of them.</source>
        <translation>Não há outra contradição: você já viu todas.</translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Corrigir…</translation>
    </message>
    <message>
        <source>The search was stopped before it found a contradiction.</source>
        <translation>A busca foi interrompida antes de encontrar uma contradição.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Show One by One</source>
        <translation>Mostrar uma a uma</translation>
    </message>
    <message>
        <source>Another Contradiction</source>
        <translation>Outra contradição</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Conferir</translation>
    </message>
    <message>
        <source>Show the Argument (Alt+Right)</source>
        <translation>Mostrar o argumento (Alt+→)</translation>
    </message>
    <message>
        <source>Show the Set</source>
        <translation>Mostrar o conjunto</translation>
    </message>
    <message>
        <source>Looking for a short argument</source>
        <translation>Buscando um argumento curto</translation>
    </message>
    <message>
        <source>Next Step (Alt+Right)</source>
        <translation>Próximo passo (Alt+→)</translation>
    </message>
    <message>
        <source>Previous Step (Alt+Left)</source>
        <translation>Passo anterior (Alt+←)</translation>
    </message>
    <message>
        <source>Copy the Explanation</source>
        <translation>Copiar a explicação</translation>
    </message>
    <message>
        <source>Export the Explanation…</source>
        <translation>Exportar a explicação…</translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>Próxima (Alt+→)</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>Anterior (Alt+←)</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Mostrar todas</translation>
    </message>
    <message>
        <source>One change alone leaves exactly one solution:</source>
        <translation>Só uma alteração deixa exatamente uma solução:</translation>
    </message>
    <message numerus="yes">
        <source>%n changes each leave exactly one solution; the likeliest:</source>
        <translation>
            <numerusform>%n alteração deixa exatamente uma solução; a mais provável:</numerusform>
            <numerusform>%n alterações deixam, cada uma, exatamente uma solução; a mais provável:</numerusform>
        </translation>
    </message>
    <message>
        <source>Other Changes (%1)…</source>
        <translation>Outras alterações (%1)…</translation>
    </message>
    <message numerus="yes">
        <source>No solution: %n clues contradict each other.</source>
        <translation>
            <numerusform>Nenhuma solução: %n pista leva a uma contradição.</numerusform>
            <numerusform>Nenhuma solução: %n pistas se contradizem.</numerusform>
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
        <translation>&amp;Anotações</translation>
    </message>
    <message>
        <source>All &amp;candidates</source>
        <translation>Todos os &amp;candidatos</translation>
    </message>
    <message>
        <source>Export as %1</source>
        <translation>Exportar como %1</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pixels</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>With the colours of cells, what you drew on candidates, the filter and the hint that is shown</source>
        <translation>Com as cores das células, o que você desenhou em candidatos, o filtro e a dica mostrada</translation>
    </message>
    <message>
        <source>&amp;Size of the picture:</source>
        <translation>&amp;Tamanho da imagem:</translation>
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
        <source>Co&amp;lours, as on the screen</source>
        <translation>C&amp;ores, como na tela</translation>
    </message>
    <message>
        <source>More optio&amp;ns</source>
        <translation>&amp;Mais opções</translation>
    </message>
    <message>
        <source>Standard:</source>
        <translation>Padrão:</translation>
    </message>
</context>
<context>
    <name>sudoku::FileController</name>
    <message>
        <source>%1 F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>%1 F9 o resolve; F8 verifica se ele tem exatamente uma solução.</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <translation>A leitura de %1 foi interrompida.</translation>
    </message>
    <message>
        <source>&amp;Forget These Files</source>
        <translation>&amp;Esquecer estes arquivos</translation>
    </message>
    <message>
        <source>Open Puzzle</source>
        <translation>Abrir puzzle</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1 foi aberto.</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>Não foi possível abrir %1: %2</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>Não foi possível ler %1: %2.</translation>
    </message>
    <message>
        <source>Opened the first puzzle of %1.</source>
        <translation>O primeiro puzzle de %1 foi aberto.</translation>
    </message>
    <message>
        <source>Save Puzzle</source>
        <translation>Salvar puzzle</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Não foi possível salvar %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>Unsaved Puzzle</source>
        <translation>Puzzle não salvo</translation>
    </message>
    <message>
        <source>The puzzle on the board is not saved. Save it?</source>
        <translation>O puzzle do tabuleiro não está salvo. Salvar?</translation>
    </message>
</context>
<context>
    <name>sudoku::FileField</name>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Choose a PDF</source>
        <translation>Escolher um PDF</translation>
    </message>
    <message>
        <source>Insert a PDF</source>
        <translation>Inserir um PDF</translation>
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
        <translation>Duas anotações</translation>
    </message>
    <message>
        <source>Show the cells that two digits can go in</source>
        <translation>Mostra as células em que ainda cabem dois algarismos</translation>
    </message>
    <message>
        <source>Where a digit can still go</source>
        <translation>Onde um algarismo ainda cabe</translation>
    </message>
    <message>
        <source>filter digit %1</source>
        <translation>filtrar o algarismo %1</translation>
    </message>
    <message>
        <source>%1: %2 placed; possible cells: %3</source>
        <translation>%1: %2 no lugar; células possíveis: %3</translation>
    </message>
    <message>
        <source>Cells with two candidates: %1</source>
        <translation>Células com dois candidatos: %1</translation>
    </message>
    <message>
        <source>Possible cells: %1 for %2, %3 for %4</source>
        <comment>7 cells for a 4, 5 cells for an 8</comment>
        <translation>Células possíveis: %1 para %2, %3 para %4</translation>
    </message>
</context>
<context>
    <name>sudoku::Fixer</name>
    <message>
        <source>Looking for a fix</source>
        <translation>Buscando uma correção</translation>
    </message>
    <message>
        <source>Make Unique</source>
        <translation>Tornar única a solução</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>%1 to %2 of %3</source>
        <translation>%1 a %2 de %3</translation>
    </message>
    <message>
        <source>More Fixes (Alt+Right)</source>
        <translation>Mais correções (Alt+→)</translation>
    </message>
    <message>
        <source>Previous Fixes (Alt+Left)</source>
        <translation>Correções anteriores (Alt+←)</translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaDialog</name>
    <message>
        <source>Leave &amp;out candidates that propagation decides</source>
        <translation>&amp;Omitir candidatos que a propagação decide</translation>
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
        <translation>&amp;Uma solução diferente da que está no tabuleiro</translation>
    </message>
    <message>
        <source>Export CNF</source>
        <translation>Exportar CNF</translation>
    </message>
    <message>
        <source>Without the givens, every filled board that obeys the rules is a model.</source>
        <translation>Sem as pistas, todo tabuleiro preenchido que obedeça às regras é um modelo.</translation>
    </message>
    <message>
        <source>A clause forbids the solution on the board, so that a solver finds another one. Every cell must be filled.</source>
        <translation>Uma cláusula proíbe a solução do tabuleiro, para que um solucionador encontre outra. Todas as células devem estar preenchidas.</translation>
    </message>
    <message>
        <source>E&amp;ncoding:</source>
        <translation>Codi&amp;ficação:</translation>
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
        <translation>Tamanho:</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaExchange</name>
    <message>
        <source>There is not enough memory for this formula.</source>
        <translation>Não há memória suficiente para esta fórmula.</translation>
    </message>
    <message>
        <source>Exporting was stopped; no file was written.</source>
        <translation>A exportação foi interrompida; nenhum arquivo foi escrito.</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Não foi possível salvar %1: %2</translation>
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
        <translation>Lendo o modelo</translation>
    </message>
    <message>
        <source>%1 is not a solution of this puzzle: %2.</source>
        <translation>%1 não é uma solução deste puzzle: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>Não foi possível ler %1: %2.</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>Não foi possível abrir %1: %2</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>A leitura foi interrompida.</translation>
    </message>
    <message>
        <source>%1 says that the solver found no answer.</source>
        <translation>Segundo %1, o solucionador não encontrou resposta.</translation>
    </message>
    <message>
        <source>%1 says that the formula is unsatisfiable: this puzzle has no solution, or only those that the formula forbids.</source>
        <translation>Segundo %1, a fórmula é insatisfazível: este puzzle não tem solução, ou só as que a fórmula proíbe.</translation>
    </message>
    <message>
        <source>%1 is the solution that is already on the board.</source>
        <translation>%1 é a solução que já está no tabuleiro.</translation>
    </message>
    <message>
        <source>%1 is a solution of this puzzle and fills the board.</source>
        <translation>%1 é uma solução deste puzzle e preenche o tabuleiro.</translation>
    </message>
    <message numerus="yes">
        <source>It changed %n of your entries; Undo restores them.</source>
        <translation>
            <numerusform>Ela alterou %n entrada sua; Desfazer a restaura.</numerusform>
            <numerusform>Ela alterou %n entradas suas; Desfazer as restaura.</numerusform>
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
        <translation>Em palavras</translation>
    </message>
    <message>
        <source>As the solver reads it (DIMACS)</source>
        <translation>Como o solucionador a lê (DIMACS)</translation>
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
        <translation>Co&amp;piar em DIMACS</translation>
    </message>
    <message>
        <source>&amp;Digit</source>
        <translation>Al&amp;garismo</translation>
    </message>
    <message>
        <source>Encodin&amp;g</source>
        <translation>&amp;Codificação</translation>
    </message>
    <message>
        <source>Ca&amp;ndidates</source>
        <translation>Can&amp;didatos</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Cláusulas</translation>
    </message>
    <message>
        <source>All digits</source>
        <translation>Todos os algarismos</translation>
    </message>
    <message numerus="yes">
        <source>This part has more than %Ln clause(s), too many to list. &lt;i&gt;Export CNF&lt;/i&gt; in the File menu writes them all.</source>
        <translation>
            <numerusform>Esta parte tem mais de %Ln cláusula, demais para listar. &lt;i&gt;Exportar CNF&lt;/i&gt;, no menu Ferramentas, escreve todas.</numerusform>
            <numerusform>Esta parte tem mais de %Ln cláusulas, demais para listar. &lt;i&gt;Exportar CNF&lt;/i&gt;, no menu Ferramentas, escreve todas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The givens contradict each other: propagation finds this before anything is encoded.</source>
        <translation>As pistas se contradizem: a propagação descobre isso antes que algo seja codificado.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: propagation decides everything, so there is nothing to encode.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: a propagação decide tudo, portanto não há nada a codificar.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2, %3.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: %2, %3.</translation>
    </message>
    <message>
        <source>Each line of DIMACS is a clause: one of its literals must be true. A minus sign negates a variable, 0 ends the clause.</source>
        <translation>Cada linha em DIMACS é uma cláusula: um de seus literais deve ser verdadeiro. Um sinal de menos nega uma variável; 0 encerra a cláusula.</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt; %2&lt;/p&gt;&lt;p&gt;%3&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt; %2&lt;/p&gt;&lt;p&gt;%3&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>sudoku::FullScreen</name>
    <message>
        <source>View &gt; Full Screen leaves the full screen.</source>
        <translation>Exibir &gt; Tela cheia sai da tela cheia.</translation>
    </message>
    <message>
        <source>%1 leaves the full screen.</source>
        <translation>%1 sai da tela cheia.</translation>
    </message>
    <message>
        <source>%1 Move the pointer to the upper edge for the menu, to the right edge for the panel.</source>
        <translation>%1 Leve o ponteiro à borda superior para ver o menu, à borda direita para ver o painel.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameEnd</name>
    <message>
        <source>The result of the game cannot be kept: %1</source>
        <translation>Não foi possível guardar o resultado do jogo: %1</translation>
    </message>
    <message>
        <source>Same Kind</source>
        <translation>Mesmo tipo</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Mais fácil</translation>
    </message>
    <message>
        <source>Not checked: %1.</source>
        <translation>Não verificado: %1.</translation>
    </message>
    <message>
        <source>Puzzle of %1</source>
        <translation>Puzzle de %1</translation>
    </message>
</context>
<context>
    <name>sudoku::GenerateDialog</name>
    <message>
        <source>Generate Puzzles</source>
        <translation>Gerar puzzles</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Gerar</translation>
    </message>
    <message>
        <source>Choose a kind and a difficulty, then press Generate.</source>
        <translation>Escolha um tipo e uma dificuldade e pressione Gerar.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Stop generating; the puzzles stay in the list beside the board</source>
        <translation>Para de gerar; os puzzles ficam na lista ao lado do tabuleiro</translation>
    </message>
    <message>
        <source>Puzzle being generated</source>
        <translation>Puzzle sendo gerado</translation>
    </message>
    <message>
        <source>Board to be filled</source>
        <translation>Tabuleiro a preencher</translation>
    </message>
    <message>
        <source>O&amp;pen on the Board</source>
        <translation>Ab&amp;rir no tabuleiro</translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookBrowser</name>
    <message>
        <source>Page of the handbook</source>
        <translation>Página do manual</translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookContents</name>
    <message>
        <source>Contents</source>
        <translation>Conteúdo</translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookHits</name>
    <message>
        <source>Places found</source>
        <translation>Trechos encontrados</translation>
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
        <translation>Barra de ferramentas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>First Page</source>
        <translation>Primeira página</translation>
    </message>
    <message>
        <source>Larger Text</source>
        <translation>Texto maior</translation>
    </message>
    <message>
        <source>Smaller Text</source>
        <translation>Texto menor</translation>
    </message>
    <message>
        <source>Search all pages (Ctrl+F)</source>
        <translation>Pesquisar em todas as páginas (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Pesquisar em todas as páginas</translation>
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
        <translation>Nada encontrado. Tente menos palavras, ou mais curtas.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found. Enter goes to the first.</source>
        <translation>
            <numerusform>%n trecho encontrado. Enter vai ao primeiro.</numerusform>
            <numerusform>%n trechos encontrados. Enter vai ao primeiro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1 of %2. F3 goes to the next.</source>
        <translation>Trecho %1 de %2. F3 vai ao próximo.</translation>
    </message>
</context>
<context>
    <name>sudoku::Hinter</name>
    <message>
        <source>Looking for a hint</source>
        <translation>Buscando uma dica</translation>
    </message>
    <message>
        <source>The search for a hint was stopped.</source>
        <translation>A busca de uma dica foi interrompida.</translation>
    </message>
    <message>
        <source>Digits that you type are entries now.</source>
        <translation>Os algarismos que você digitar agora são entradas.</translation>
    </message>
    <message>
        <source>%1 Enter applies it.</source>
        <translation>%1 Enter a aplica.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Learn This</source>
        <translation>Aprender isto</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>errada</translation>
    </message>
    <message numerus="yes">
        <source>Clear It/Them</source>
        <translation>
            <numerusform>Limpar</numerusform>
            <numerusform>Limpar</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong pencil marks</source>
        <translation>anotações erradas</translation>
    </message>
    <message>
        <source>Correct Marks</source>
        <translation>Corrigir anotações</translation>
    </message>
    <message>
        <source>The pencil marks are corrected.</source>
        <translation>As anotações foram corrigidas.</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>Próxima dica</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>O puzzle não tem solução.</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>%1: nothing on the board as it stands.</source>
        <translation>%1: nada no tabuleiro como está agora.</translation>
    </message>
    <message>
        <source>No technique that is switched on gives a step.</source>
        <translation>Nenhuma técnica ativada dá um passo.</translation>
    </message>
    <message>
        <source>Techniques…</source>
        <translation>Técnicas…</translation>
    </message>
    <message>
        <source>Type in a puzzle first.</source>
        <translation>Digite primeiro um puzzle.</translation>
    </message>
    <message>
        <source>No further step follows: there is more than one solution.</source>
        <translation>Nenhum outro passo decorre: há mais de uma solução.</translation>
    </message>
    <message>
        <source>Show Two Solutions</source>
        <translation>Mostrar duas soluções</translation>
    </message>
    <message>
        <source>Applied: %1.</source>
        <translation>Aplicado: %1.</translation>
    </message>
    <message>
        <source>Apply Hint</source>
        <translation>Aplicar dica</translation>
    </message>
    <message>
        <source>Filling in candidates</source>
        <translation>Preenchendo candidatos</translation>
    </message>
    <message>
        <source>Fill in Candidates</source>
        <translation>Preencher candidatos</translation>
    </message>
</context>
<context>
    <name>sudoku::KeysPage</name>
    <message>
        <source>No Ke&amp;y</source>
        <translation>Se&amp;m tecla</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Res&amp;taurar</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Encontrar um comando ou uma tecla</translation>
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
        <translation>Teclas do comando</translation>
    </message>
    <message>
        <source>Give the command the keys that it had at first</source>
        <translation>Devolve ao comando as teclas que ele tinha no início</translation>
    </message>
    <message>
        <source>Choose a command, then press its new keys in the field.</source>
        <translation>Escolha um comando e pressione no campo suas novas teclas.</translation>
    </message>
    <message>
        <source>The board needs %1. Choose another key, such as a function key or one with Ctrl.</source>
        <translation>O tabuleiro precisa de %1. Escolha outra tecla, como uma tecla de função ou uma com Ctrl.</translation>
    </message>
    <message>
        <source>%1 belongs to %2. Give that another key first.</source>
        <translation>%1 pertence a %2. Dê antes outra tecla a esse comando.</translation>
    </message>
</context>
<context>
    <name>sudoku::KindBox</name>
    <message>
        <source>For the whole board</source>
        <translation>Para o tabuleiro inteiro</translation>
    </message>
    <message>
        <source>Cages, regions and cells</source>
        <translation>Gaiolas, regiões e células</translation>
    </message>
    <message>
        <source>Between two cells</source>
        <translation>Entre duas células</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linhas traçadas</translation>
    </message>
    <message>
        <source>Numbers beside the board</source>
        <translation>Números ao lado do tabuleiro</translation>
    </message>
    <message>
        <source>Add a rule: type its name</source>
        <translation>Adicionar regra: digite o nome</translation>
    </message>
    <message>
        <source>This needs %1.</source>
        <translation>Precisa de %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no rule called &apos;%1&apos;. The list shows all rules.</source>
        <translation>Não há regra chamada “%1”. A lista mostra todas as regras.</translation>
    </message>
    <message>
        <source>My kinds</source>
        <translation>Meus tipos</translation>
    </message>
</context>
<context>
    <name>sudoku::KindChooser</name>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
</context>
<context>
    <name>sudoku::KindList</name>
    <message>
        <source>Another kind…</source>
        <translation>Outro tipo…</translation>
    </message>
</context>
<context>
    <name>sudoku::LaboratoryDialog</name>
    <message>
        <source>Encodings</source>
        <translation>Codificações</translation>
    </message>
    <message>
        <source>M&amp;easure</source>
        <translation>M&amp;edir</translation>
    </message>
    <message>
        <source>Look &amp;Inside</source>
        <translation>&amp;Ver por dentro</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
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
        <translation>&amp;Novo no Sudoku? Dez lições</translation>
    </message>
    <message>
        <source>Start &amp;Over…</source>
        <translation>&amp;Recomeçar…</translation>
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
        <translation>%1 de %2 técnicas praticadas</translation>
    </message>
    <message>
        <source>&amp;Continue: %1</source>
        <translation>&amp;Continuar: %1</translation>
    </message>
    <message>
        <source>Start Over</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Forget what you have practised?</source>
        <translation>Esquecer o que você já praticou?</translation>
    </message>
    <message>
        <source>Bac&amp;k to the Board (Esc)</source>
        <translation>&amp;Voltar ao tabuleiro (Esc)</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonDialog</name>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Todos os passos</translation>
    </message>
    <message>
        <source>Only steps &amp;harder than singles</source>
        <translation>Só passos mais &amp;difíceis que únicos</translation>
    </message>
    <message>
        <source>&amp;From step</source>
        <translation>Do &amp;passo</translation>
    </message>
    <message>
        <source>Export Walkthrough as %1</source>
        <translation>Exportar passo a passo como %1</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Primeiro passo</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último passo</translation>
    </message>
    <message>
        <source>to</source>
        <translation>ao</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s); singles that follow each other are in one</source>
        <translation>
            <numerusform>%n imagem; únicos seguidos ficam na mesma</numerusform>
            <numerusform>%n imagens; únicos seguidos ficam na mesma</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::LevelsField</name>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Choose a file of levels</source>
        <translation>Escolher um arquivo de níveis</translation>
    </message>
    <message>
        <source>A file in JSON with levels of your own, which are then offered as a difficulty</source>
        <translation>Um arquivo JSON com níveis próprios, depois oferecidos como dificuldade</translation>
    </message>
    <message>
        <source>File of Levels</source>
        <translation>Arquivo de níveis</translation>
    </message>
    <message>
        <source>Levels (*.json)</source>
        <translation>Níveis (*.json)</translation>
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
        <translation>Licenças</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Partes do programa</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licença</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licença: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LiveCandidates</name>
    <message numerus="yes">
        <source>… Candidates of %n cell(s) are open</source>
        <translation>
            <numerusform>… Em aberto: candidatos de %n célula</numerusform>
            <numerusform>… Em aberto: candidatos de %n células</numerusform>
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
        <translation>✗ Nenhum candidato</translation>
    </message>
    <message numerus="yes">
        <source>? Candidates of %n cell(s) are open</source>
        <translation>
            <numerusform>? Em aberto: candidatos de %n célula</numerusform>
            <numerusform>? Em aberto: candidatos de %n células</numerusform>
        </translation>
    </message>
    <message>
        <source>? Candidates that leave one solution are open</source>
        <translation>? Em aberto: candidatos que deixam uma única solução</translation>
    </message>
</context>
<context>
    <name>sudoku::LiveCheck</name>
    <message>
        <source>… Checking</source>
        <translation>… Verificando</translation>
    </message>
    <message>
        <source>✓ One solution</source>
        <translation>✓ Uma solução</translation>
    </message>
    <message>
        <source>≥2 solutions</source>
        <translation>≥2 soluções</translation>
    </message>
    <message>
        <source>✗ No solution</source>
        <translation>✗ Nenhuma solução</translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s)</source>
        <translation>
            <numerusform>%Ln solução</numerusform>
            <numerusform>%Ln soluções</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %Ln solution(s)</source>
        <translation>
            <numerusform>Mais de %Ln solução</numerusform>
            <numerusform>Mais de %Ln soluções</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≥%Ln solution(s), still counting</source>
        <translation>
            <numerusform>≥%Ln solução, ainda contando</numerusform>
            <numerusform>≥%Ln soluções, ainda contando</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≥%Ln solution(s)</source>
        <translation>
            <numerusform>≥%Ln solução</numerusform>
            <numerusform>≥%Ln soluções</numerusform>
        </translation>
    </message>
    <message>
        <source>? Not decided yet: F8 checks it</source>
        <translation>? Ainda não decidido: F8 verifica</translation>
    </message>
</context>
<context>
    <name>sudoku::MainWindow</name>
    <message>
        <source>Checkpoint set.</source>
        <translation>Ponto de controle definido.</translation>
    </message>
    <message>
        <source>Checkpoint set. %1 goes back to it.</source>
        <translation>Ponto de controle definido. %1 volta a ele.</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Novo puzzle</translation>
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
        <translation>Linear</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarítmica</translation>
    </message>
    <message>
        <source>&amp;Chart of</source>
        <translation>&amp;Gráfico de</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>Es&amp;cala</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconhecido</translation>
    </message>
</context>
<context>
    <name>sudoku::MeasurementsModel</name>
    <message>
        <source>%1, the smallest</source>
        <translation>%1, o menor</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificação</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solucionador</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>puzzles: %L1</source>
        <translation>puzzles: %L1</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 runs)</source>
        <translation>%1 (%2 de %3 medições)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>sudoku::MeasurementsPage</name>
    <message>
        <source>Choose encodings and solvers to compare on this board, then press Measure.</source>
        <translation>Escolha as codificações e os solucionadores a comparar neste tabuleiro e pressione Medir.</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Medir</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>The board has changed: these figures are for the previous board.</source>
        <translation>O tabuleiro mudou: estes números são do anterior.</translation>
    </message>
    <message>
        <source>Measure A&amp;gain</source>
        <translation>Medir de n&amp;ovo</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Medições</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>Bold: the smallest value of its column</source>
        <translation>Negrito: o menor valor da coluna</translation>
    </message>
    <message>
        <source>O&amp;pen CSV…</source>
        <translation>A&amp;brir CSV…</translation>
    </message>
    <message>
        <source>Cop&amp;y Table</source>
        <translation>Co&amp;piar tabela</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>&amp;Salvar como CSV…</translation>
    </message>
    <message>
        <source>Copy Table</source>
        <translation>Copiar tabela</translation>
    </message>
    <message>
        <source>%1 with %2, run %3 of %4 …</source>
        <translation>%1 com %2, medição %3 de %4 …</translation>
    </message>
    <message>
        <source>Stopped after %1: %2 of %3 rows were measured.</source>
        <translation>Interrompido após %1: %2 de %3 linhas medidas.</translation>
    </message>
    <message>
        <source>Open Measurements</source>
        <translation>Abrir medições</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valores separados por vírgulas (*.csv)</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>Não foi possível abrir %1: %2</translation>
    </message>
    <message>
        <source>Opened %1. Rows: %L2.</source>
        <translation>%1 foi aberto. Linhas: %L2.</translation>
    </message>
    <message>
        <source>All puzzles together (%L1)</source>
        <translation>Todos os puzzles juntos (%L1)</translation>
    </message>
    <message>
        <source>The table was copied: paste it into a spreadsheet.</source>
        <translation>A tabela foi copiada: cole-a em uma planilha.</translation>
    </message>
    <message>
        <source>Save Measurements</source>
        <translation>Salvar medições</translation>
    </message>
    <message>
        <source>encodings.csv</source>
        <translation>codificacoes.csv</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Não foi possível salvar %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::MessageBar</name>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
</context>
<context>
    <name>sudoku::Messenger</name>
    <message>
        <source>All cells are filled, but this is not a solution.</source>
        <translation>Todas as células estão preenchidas, mas isto não é uma solução.</translation>
    </message>
    <message>
        <source>All cells are filled, but %1.</source>
        <translation>Todas as células estão preenchidas, mas %1.</translation>
    </message>
    <message numerus="yes">
        <source>Show It/Them</source>
        <translation>
            <numerusform>Mostrar</numerusform>
            <numerusform>Mostrar</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve filled in the board. Every rule is obeyed.</source>
        <translation>Resolver preencheu o tabuleiro. Todas as regras são obedecidas.</translation>
    </message>
    <message>
        <source>Solve filled in the board. %1</source>
        <translation>Resolver preencheu o tabuleiro. %1</translation>
    </message>
    <message>
        <source>The board is full. %1</source>
        <translation>O tabuleiro está cheio. %1</translation>
    </message>
    <message>
        <source>Solved! Every rule is obeyed.</source>
        <translation>Resolvido! Todas as regras são obedecidas.</translation>
    </message>
    <message>
        <source>Solved in %1! Every rule is obeyed.</source>
        <translation>Resolvido em %1! Todas as regras são obedecidas.</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Type a puzzle row by row, with Space for a blank; or paste one, or drop a file here. F9 solves it.</source>
        <translation>Digite um puzzle linha por linha, com Espaço para uma célula vazia; ou cole um, ou solte um arquivo aqui. F9 o resolve.</translation>
    </message>
    <message>
        <source>Type a puzzle row by row, with Space to go to the next cell; or paste one, or drop a file here. F9 solves it.</source>
        <translation>Digite um puzzle linha por linha, com Espaço para ir à próxima célula; ou cole um, ou solte um arquivo aqui. F9 o resolve.</translation>
    </message>
    <message>
        <source>The puzzle is solved. Enter shows the result again.</source>
        <translation>O puzzle está resolvido. Enter mostra o resultado de novo.</translation>
    </message>
    <message>
        <source>Show Result</source>
        <translation>Mostrar o resultado</translation>
    </message>
    <message>
        <source>All cells are filled, and no digit is repeated in a row or column. Whether regions fit is not known yet.</source>
        <translation>Todas as células estão preenchidas, e nenhum algarismo se repete em uma linha ou coluna. Ainda não se sabe se há regiões que sirvam.</translation>
    </message>
</context>
<context>
    <name>sudoku::NewPuzzleDialog</name>
    <message>
        <source>New Puzzle</source>
        <translation>Novo puzzle</translation>
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
        <translation>Di&amp;ficuldade:</translation>
    </message>
    <message>
        <source>&amp;All kinds and sizes</source>
        <translation>T&amp;odos os tipos e tamanhos</translation>
    </message>
    <message>
        <source>What the puzzle has, or what you draw first on an empty board</source>
        <translation>O que o puzzle tem, ou o que você desenha primeiro em um tabuleiro vazio</translation>
    </message>
    <message>
        <source>&amp;Cages, lines:</source>
        <translation>Gaiolas, lin&amp;has:</translation>
    </message>
    <message>
        <source>S&amp;ymmetry:</source>
        <translation>&amp;Simetria:</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Prévia do tabuleiro</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;More Than One…</source>
        <translation>&amp;Mais de um…</translation>
    </message>
    <message>
        <source>Many puzzles, techniques, patterns and numbers of clues</source>
        <translation>Vários puzzles, técnicas, padrões e números de pistas</translation>
    </message>
    <message>
        <source>&amp;Empty Board</source>
        <translation>Tabuleiro &amp;vazio</translation>
    </message>
    <message>
        <source>A board to type or to draw a puzzle on</source>
        <translation>Um tabuleiro para digitar ou desenhar um puzzle</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>The next puzzle is ready.</source>
        <translation>O próximo puzzle está pronto.</translation>
    </message>
    <message>
        <source>Singles are enough.</source>
        <translation>Os únicos bastam.</translation>
    </message>
    <message>
        <source>Pairs, triples and locked candidates; no fish and no chains.</source>
        <translation>Pares, trios e candidatos bloqueados; sem peixes nem cadeias.</translation>
    </message>
    <message>
        <source>Fish, wings and colours; no long chains.</source>
        <translation>Peixes, asas e coloração; sem cadeias longas.</translation>
    </message>
    <message>
        <source>Chains, finned fish and almost locked sets.</source>
        <translation>Cadeias, peixes com barbatana e conjuntos quase bloqueados.</translation>
    </message>
    <message>
        <source>Forcing chains, and whatever else it takes.</source>
        <translation>Cadeias forçadas e o que mais for preciso.</translation>
    </message>
    <message>
        <source>Singles are enough, and about half of the cells have clues.</source>
        <translation>Os singles bastam, e cerca de metade das células tem pistas.</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberEditor</name>
    <message>
        <source>Number of the rule</source>
        <translation>Número da regra</translation>
    </message>
    <message>
        <source>%1. Enter, Escape or whatever you do next takes it; Undo takes it back.</source>
        <translation>%1. Enter, Esc ou o que você fizer em seguida o aceita; Desfazer o retira.</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>vírgula</translation>
    </message>
    <message>
        <source>Delete the last figure</source>
        <translation>Apagar o último algarismo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluir</translation>
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
        <translation>Todos os números</translation>
    </message>
</context>
<context>
    <name>sudoku::OfferButtons</name>
    <message>
        <source>More…</source>
        <translation>Mais…</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindForm</name>
    <message>
        <source>Two digits, a and b</source>
        <translation>Dois dígitos, a e b</translation>
    </message>
    <message>
        <source>All digits together: sum, largest …</source>
        <translation>Todos os dígitos juntos: sum, largest …</translation>
    </message>
    <message>
        <source>A pattern that the digits match</source>
        <translation>Um padrão que os dígitos seguem</translation>
    </message>
    <message>
        <source>A state machine of the Interactive Sudoku Solver</source>
        <translation>Uma máquina de estados do Interactive Sudoku Solver</translation>
    </message>
    <message>
        <source>Step by step, from digit to digit</source>
        <translation>Passo a passo, de dígito em dígito</translation>
    </message>
    <message>
        <source>Neighbours on a line</source>
        <translation>Vizinhos em uma linha</translation>
    </message>
    <message>
        <source>Neighbours on a closed line</source>
        <translation>Vizinhos em uma linha fechada</translation>
    </message>
    <message>
        <source>Cells in their order, anywhere</source>
        <translation>Células em sua ordem, em qualquer lugar</translation>
    </message>
    <message>
        <source>A group of cells</source>
        <translation>Um grupo de células</translation>
    </message>
    <message>
        <source>A mark between two cells</source>
        <translation>Uma marca entre duas células</translation>
    </message>
    <message>
        <source>A number beside the board</source>
        <translation>Um número ao lado do tabuleiro</translation>
    </message>
    <message>
        <source>Every row</source>
        <translation>Cada linha</translation>
    </message>
    <message>
        <source>Every column</source>
        <translation>Cada coluna</translation>
    </message>
    <message>
        <source>Every region</source>
        <translation>Cada região</translation>
    </message>
    <message>
        <source>All cells beside each other</source>
        <translation>Todas as células vizinhas</translation>
    </message>
    <message>
        <source>All cells a leap apart</source>
        <translation>Todas as células a um salto</translation>
    </message>
    <message>
        <source>from the first cell</source>
        <translation>a partir da primeira célula</translation>
    </message>
    <message>
        <source>from either end</source>
        <translation>a partir de uma das pontas</translation>
    </message>
    <message>
        <source>from both ends</source>
        <translation>a partir das duas pontas</translation>
    </message>
    <message>
        <source>as a part of a longer line</source>
        <translation>como parte de uma linha mais longa</translation>
    </message>
    <message>
        <source>Broad line</source>
        <translation>Linha larga</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Contas</translation>
    </message>
    <message>
        <source>Dashes</source>
        <translation>Tracejado</translation>
    </message>
    <message>
        <source>Crossed line</source>
        <translation>Linha com traços</translation>
    </message>
    <message>
        <source>Striped cells</source>
        <translation>Células listradas</translation>
    </message>
    <message>
        <source>Dashed cage</source>
        <translation>Gaiola tracejada</translation>
    </message>
    <message>
        <source>White dot</source>
        <translation>Ponto branco</translation>
    </message>
    <message>
        <source>Black dot</source>
        <translation>Ponto preto</translation>
    </message>
    <message>
        <source>A sign</source>
        <translation>Um sinal</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>over the edges too</source>
        <translation>também por cima das bordas</translation>
    </message>
    <message>
        <source>each has a number, k</source>
        <translation>cada uma tem um número, k</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Cor…</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>&amp;Nome:</translation>
    </message>
    <message>
        <source>In &amp;words:</source>
        <translation>&amp;Em palavras:</translation>
    </message>
    <message>
        <source>It is &amp;about:</source>
        <translation>&amp;Trata de:</translation>
    </message>
    <message>
        <source>&amp;Cells:</source>
        <translation>&amp;Células:</translation>
    </message>
    <message>
        <source>&amp;Rule:</source>
        <translation>&amp;Regra:</translation>
    </message>
    <message>
        <source>S&amp;tarts with:</source>
        <translation>C&amp;omeça com:</translation>
    </message>
    <message>
        <source>May &amp;end if:</source>
        <translation>&amp;Pode terminar se:</translation>
    </message>
    <message>
        <source>Rea&amp;d:</source>
        <translation>&amp;Ler:</translation>
    </message>
    <message>
        <source>and</source>
        <translation>e</translation>
    </message>
    <message>
        <source>&amp;Leap:</source>
        <translation>&amp;Salto:</translation>
    </message>
    <message>
        <source>Loo&amp;k:</source>
        <translation>&amp;Aparência:</translation>
    </message>
    <message>
        <source>Si&amp;gn:</source>
        <translation>S&amp;inal:</translation>
    </message>
    <message>
        <source>Not yet a rule: %1.</source>
        <translation>Ainda não é uma regra: %1.</translation>
    </message>
    <message>
        <source>In files it is called %1.</source>
        <translation>Em arquivos chama-se %1.</translation>
    </message>
    <message>
        <source>Colour of the Line</source>
        <translation>Cor da linha</translation>
    </message>
    <message>
        <source>Say it in words: people read them below the printed puzzle.</source>
        <translation>Diga com palavras: elas ficam abaixo do quebra-cabeça impresso.</translation>
    </message>
    <message>
        <source>Other kinds: and, or, not, one of</source>
        <translation>Outros tipos: and, or, not, one</translation>
    </message>
    <message>
        <source>A number beside the board, along a diagonal</source>
        <translation>Um número ao lado do tabuleiro, ao longo de uma diagonal</translation>
    </message>
    <message>
        <source>Like the kinds that it combines</source>
        <translation>Como os tipos que combina</translation>
    </message>
    <message>
        <source>Table up t&amp;o:</source>
        <translation>Ta&amp;bela até:</translation>
    </message>
    <message>
        <source>A kind to combine</source>
        <translation>Um tipo para combinar</translation>
    </message>
    <message>
        <source>&amp;Use:</source>
        <translation>&amp;Usar:</translation>
    </message>
    <message>
        <source>No two digits from 1 to %1 keep this rule.</source>
        <translation>Nenhum par de algarismos de 1 a %1 cumpre esta regra.</translation>
    </message>
    <message>
        <source>Any two digits from 1 to %1 keep this rule.</source>
        <translation>Qualquer par de algarismos de 1 a %1 cumpre esta regra.</translation>
    </message>
    <message>
        <source>On the board it looks like %1.</source>
        <translation>No tabuleiro, parece igual a %1.</translation>
    </message>
    <message>
        <source>Its mark does not show which digit is a.</source>
        <translation>Sua marca não mostra qual dígito é a.</translation>
    </message>
    <message>
        <source>This look does not show which cell is the first.</source>
        <translation>Esta aparência não mostra qual célula é a primeira.</translation>
    </message>
    <message>
        <source>Every square of four cells</source>
        <translation>Cada quadrado de quatro células</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindStore</name>
    <message>
        <source>this is no list of kinds</source>
        <translation>isto não é uma lista de tipos</translation>
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
        <translation>Os tipos não podem ser guardados: %1.</translation>
    </message>
    <message>
        <source>Change Kind of Rule</source>
        <translation>Mudar o tipo da regra</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of the board stay as they were: the changed kind does not fit them.</source>
        <translation>
            <numerusform>%n regra do tabuleiro fica como estava: o tipo mudado não combina com ela.</numerusform>
            <numerusform>%n regras do tabuleiro ficam como estavam: o tipo mudado não combina com elas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all of your kinds can be read: %1. They stay in their file as they are.</source>
        <translation>Nem todos os seus tipos podem ser lidos: %1. Eles ficam no arquivo como estão.</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindsDialog</name>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>Re&amp;mover</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>My Kinds of Rules</source>
        <translation>Meus tipos de regras</translation>
    </message>
    <message>
        <source>My kinds of rules</source>
        <translation>Meus tipos de regras</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>No&amp;vo</translation>
    </message>
    <message>
        <source>Example&amp;s</source>
        <translation>&amp;Exemplos</translation>
    </message>
    <message>
        <source>On the Board</source>
        <translation>No tabuleiro</translation>
    </message>
    <message>
        <source>Shipped</source>
        <translation>Incluídos</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>My rule</source>
        <translation>Minha regra</translation>
    </message>
    <message>
        <source>Import Kinds of Rules</source>
        <translation>Importar tipos de regras</translation>
    </message>
    <message>
        <source>Kinds of rules (*.json)</source>
        <translation>Tipos de regras (*.json)</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Export Kinds of Rules</source>
        <translation>Exportar tipos de regras</translation>
    </message>
    <message>
        <source>another kind has this name</source>
        <translation>outro tipo tem este nome</translation>
    </message>
    <message>
        <source>Discard what you have changed?</source>
        <translation>Descartar o que você mudou?</translation>
    </message>
    <message>
        <source>Added: %1.</source>
        <translation>Adicionados: %1.</translation>
    </message>
    <message>
        <source>In the list before: %1.</source>
        <translation>Já estavam na lista: %1.</translation>
    </message>
    <message>
        <source>New makes a kind; Examples has some to begin with.</source>
        <translation>“Novo” cria um tipo; “Exemplos” tem alguns para começar.</translation>
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
        <translation>Espel&amp;hado, como em um livro</translation>
    </message>
    <message>
        <source>suits the page</source>
        <translation>conforme a página</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>that of the puzzles</source>
        <translation>o dos puzzles</translation>
    </message>
    <message>
        <source>The author that a PDF names</source>
        <translation>O autor que consta no PDF</translation>
    </message>
    <message>
        <source>Author:</source>
        <translation>Autor:</translation>
    </message>
    <message>
        <source>Margin:</source>
        <translation>Margem:</translation>
    </message>
    <message>
        <source>G&amp;utter:</source>
        <translation>Mediani&amp;z:</translation>
    </message>
    <message>
        <source>First page:</source>
        <translation>Primeira página:</translation>
    </message>
    <message>
        <source>First puzzle:</source>
        <translation>Primeiro puzzle:</translation>
    </message>
    <message>
        <source>Where the QR code below each puzzle leads</source>
        <translation>Aonde leva o código QR abaixo de cada puzzle</translation>
    </message>
    <message>
        <source>&amp;QR code:</source>
        <translation>Código &amp;QR:</translation>
    </message>
    <message>
        <source>How strong the lines of boards are</source>
        <translation>Espessura das linhas dos tabuleiros</translation>
    </message>
    <message>
        <source>Lines:</source>
        <translation>Linhas:</translation>
    </message>
    <message>
        <source>suits the boards</source>
        <translation>conforme os tabuleiros</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>The size of the number above each puzzle; what is beside it follows</source>
        <translation>O tamanho do número acima de cada puzzle; o que está ao lado o acompanha</translation>
    </message>
    <message>
        <source>Captions:</source>
        <translation>Legendas:</translation>
    </message>
    <message>
        <source>The size of sums in cages and of clues beside boards</source>
        <translation>O tamanho das somas nas gaiolas e das pistas ao lado dos tabuleiros</translation>
    </message>
    <message>
        <source>Sums and clues outside:</source>
        <translation>Somas e pistas externas:</translation>
    </message>
    <message>
        <source>The size of page numbers and of what else is at the foot of pages</source>
        <translation>O tamanho dos números de página e do que mais está no rodapé</translation>
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
        <translation>Prévia das páginas</translation>
    </message>
</context>
<context>
    <name>sudoku::PairFinder</name>
    <message>
        <source>Comparing cells</source>
        <translation>Comparando células</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Show Them One by One (Alt+Right)</source>
        <translation>Mostrar um a um (Alt+→)</translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>Próximo (Alt+→)</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>Anterior (Alt+←)</translation>
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
            <numerusform>%n par de %1 é permitido</numerusform>
            <numerusform>%n pares de %1 são permitidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a in rows, b in columns: %n pair(s) of %1 are allowed. A click allows one or forbids it.</source>
        <translation>
            <numerusform>a em linhas, b em colunas: %n par de %1 é permitido. Um clique permite um ou o proíbe.</numerusform>
            <numerusform>a em linhas, b em colunas: %n pares de %1 são permitidos. Um clique permite um ou o proíbe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PatternEditor</name>
    <message>
        <source>free</source>
        <translation>livre</translation>
    </message>
    <message>
        <source>must have a clue</source>
        <translation>deve ter uma pista</translation>
    </message>
    <message>
        <source>must have no clue</source>
        <translation>não deve ter pista</translation>
    </message>
    <message>
        <source>%1, by symmetry</source>
        <translation>%1, por simetria</translation>
    </message>
    <message>
        <source>Pattern, row %1, column %2: %3</source>
        <translation>Padrão, linha %1, coluna %2: %3</translation>
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
        <translation>●  uma pista
✕  sem pista
vazio: tanto faz

Clique ou tecle
Espaço, + ou −.
O botão direito
pinta ✕.</translation>
    </message>
    <message>
        <source>Cle&amp;ar</source>
        <translation>&amp;Limpar</translation>
    </message>
    <message>
        <source>Clear the pattern</source>
        <translation>Limpa o padrão</translation>
    </message>
    <message>
        <source>Set Ot&amp;hers to No Clue</source>
        <translation>O&amp;utras sem pista</translation>
    </message>
    <message>
        <source>Only cells marked with a clue may have one</source>
        <translation>Só as células marcadas com pista podem ter uma</translation>
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
        <translation>Imagem</translation>
    </message>
    <message>
        <source>Straightened</source>
        <translation>Endireitada</translation>
    </message>
    <message>
        <source>Pa&amp;ge:</source>
        <translation>Pá&amp;gina:</translation>
    </message>
    <message>
        <source>Next in &amp;Doubt</source>
        <translation>Próxima em &amp;dúvida</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Pa&amp;rar</translation>
    </message>
    <message>
        <source>From Picture: %1</source>
        <translation>De imagem: %1</translation>
    </message>
    <message>
        <source>Board in the picture</source>
        <translation>Tabuleiro na imagem</translation>
    </message>
    <message>
        <source>as seen</source>
        <translation>como se vê</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>S&amp;ize:</source>
        <translation>T&amp;amanho:</translation>
    </message>
    <message>
        <source>Reading the picture</source>
        <translation>Lendo a imagem</translation>
    </message>
    <message>
        <source>&amp;Use This Board</source>
        <translation>&amp;Usar este tabuleiro</translation>
    </message>
    <message>
        <source>Board %1 of %2</source>
        <translation>Tabuleiro %1 de %2</translation>
    </message>
    <message>
        <source>%1. Drag the four corners to the corners of the board.</source>
        <translation>%1. Arraste os quatro cantos até os cantos do tabuleiro.</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>em dúvida</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) to compare</source>
        <translation>
            <numerusform>%n célula para comparar</numerusform>
            <numerusform>%n células para comparar</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard your corrections?</source>
        <translation>Descartar suas correções?</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> de %1</translation>
    </message>
    <message>
        <source>Choose Rules</source>
        <translation>Escolher regras</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureForm</name>
    <message>
        <source>Size of the &amp;board:</source>
        <translation>Tamanho do ta&amp;buleiro:</translation>
    </message>
    <message>
        <source>&amp;Dots per inch:</source>
        <translation>&amp;Pontos por polegada:</translation>
    </message>
    <message>
        <source>Transparent &amp;ground</source>
        <translation>&amp;Fundo transparente</translation>
    </message>
    <message>
        <source>From outer edge to outer edge of its frame. There is no edge around it.</source>
        <translation>De borda externa a borda externa da moldura. Não há margem em volta.</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Size of the board</source>
        <translation>Tamanho do tabuleiro</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Pontos por polegada</translation>
    </message>
    <message>
        <source>&amp;Pixels:</source>
        <translation>P&amp;ixels:</translation>
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
        <translation>Lendo %1 …</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Imagens (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>From Picture</source>
        <translation>De imagem</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>a área de transferência</translation>
    </message>
    <message>
        <source>Cannot keep the picture for its reader: the disk is full.</source>
        <translation>Não foi possível guardar a imagem para o leitor: o disco está cheio.</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <translation>A leitura de %1 foi interrompida.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>Não foi possível ler %1: %2.</translation>
    </message>
    <message>
        <source>Read a board of %1 × %1 with %2 from %3. F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>Tabuleiro de %1 × %1 com %2 lido de %3. F9 o resolve; F8 verifica se ele tem exatamente uma solução.</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureView</name>
    <message>
        <source>Picture</source>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>The arrow keys move a corner of the board, faster with Shift; Space goes to the next corner.</source>
        <translation>As setas movem um canto do tabuleiro, mais rápido com Shift; a barra de espaço vai ao próximo canto.</translation>
    </message>
    <message>
        <source>Drag the corners to the corners of the board if it was not found</source>
        <translation>Arraste os cantos até os do tabuleiro se ele não foi encontrado</translation>
    </message>
</context>
<context>
    <name>sudoku::PicturesDialog</name>
    <message>
        <source>T&amp;able of the files, for merging data</source>
        <translation>&amp;Tabela dos arquivos, para mesclar dados</translation>
    </message>
    <message>
        <source>Save as Pictures</source>
        <translation>Salvar cada tabuleiro como imagem</translation>
    </message>
    <message>
        <source>&amp;Files:</source>
        <translation>&amp;Arquivos:</translation>
    </message>
    <message>
        <source>&amp;Names:</source>
        <translation>&amp;Nomes:</translation>
    </message>
    <message>
        <source>&amp;Save in Folder…</source>
        <translation>&amp;Salvar em pasta…</translation>
    </message>
    <message>
        <source>Write a name for the files, such as %1</source>
        <translation>Escreva um nome para os arquivos, como %1</translation>
    </message>
    <message>
        <source>{n} is the number, {kind} puzzle or solution; also {level}, {size}, {seed} and {title}</source>
        <translation>{n} é o número, {kind} puzzle ou solução; também {level}, {size}, {seed} e {title}</translation>
    </message>
</context>
<context>
    <name>sudoku::Play</name>
    <message>
        <source>Making a puzzle…</source>
        <translation>Criando um puzzle…</translation>
    </message>
    <message>
        <source>A new puzzle: %1.</source>
        <translation>Um novo puzzle: %1.</translation>
    </message>
    <message>
        <source>No puzzle was made: %1.</source>
        <translation>Nenhum puzzle foi criado: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::Practice</name>
    <message>
        <source>Making the first exercise</source>
        <translation>Preparando o primeiro exercício</translation>
    </message>
    <message>
        <source>Stopped before there was an exercise.</source>
        <translation>Interrompido antes de haver um exercício.</translation>
    </message>
    <message>
        <source>No puzzle with this technique was found.</source>
        <translation>Nenhum puzzle com esta técnica foi encontrado.</translation>
    </message>
    <message>
        <source>Exercise %1 of %2: %3</source>
        <translation>Exercício %1 de %2: %3</translation>
    </message>
    <message>
        <source>%1. Enter a digit that it places.</source>
        <translation>%1. Digite um algarismo que ela coloca.</translation>
    </message>
    <message>
        <source>%1. Remove a candidate that it excludes: click its cell and type the digit.</source>
        <translation>%1. Remova um candidato que ela exclui: clique na célula e digite o algarismo.</translation>
    </message>
    <message>
        <source>%1 (so far %2)</source>
        <translation>%1 (até agora, %2)</translation>
    </message>
    <message>
        <source>Learn This</source>
        <translation>Aprender isto</translation>
    </message>
    <message>
        <source>Give a Hint</source>
        <translation>Dar uma dica</translation>
    </message>
    <message>
        <source>The next exercise is being made …</source>
        <translation>O próximo exercício está sendo preparado…</translation>
    </message>
    <message>
        <source>Practice finished. Found without help: %1 of %2.</source>
        <translation>Fim da prática. Encontrados sem ajuda: %1 de %2.</translation>
    </message>
    <message>
        <source>Solve filled in the board, which is no answer to the exercise.</source>
        <translation>Resolver preencheu o tabuleiro, o que não responde ao exercício.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>No: that is wrong for %1.</source>
        <translation>Não: isso está errado para %1.</translation>
    </message>
    <message>
        <source>That is true, but it does not follow by this technique (%1).</source>
        <translation>Isso é verdade, mas não decorre desta técnica (%1).</translation>
    </message>
    <message>
        <source>Right. %1. Enter goes on.</source>
        <translation>Certo. %1. Enter continua.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Next Exercise</source>
        <translation>Próximo exercício</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>What Comes Next</source>
        <translation>O que vem a seguir</translation>
    </message>
    <message>
        <source>Practise Again</source>
        <translation>Praticar de novo</translation>
    </message>
    <message>
        <source>End (Esc)</source>
        <translation>Sair (Esc)</translation>
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
        <source>&amp;Only the part of the board with the pattern</source>
        <translation>&amp;Só a parte do tabuleiro com o padrão</translation>
    </message>
    <message>
        <source>Practise a Technique</source>
        <translation>Praticar uma técnica</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Tipo:</translation>
    </message>
    <message>
        <source>&amp;Boards:</source>
        <translation>Ta&amp;buleiros:</translation>
    </message>
    <message>
        <source>Choose a technique.</source>
        <translation>Escolha uma técnica.</translation>
    </message>
</context>
<context>
    <name>sudoku::PreflightDialog</name>
    <message>
        <source>Preflight</source>
        <translation>Comprovação</translation>
    </message>
    <message>
        <source>Nothing was found that printing houses refuse.</source>
        <translation>Não foi encontrado nada que as gráficas recusem.</translation>
    </message>
    <message>
        <source>What printing houses may refuse:</source>
        <translation>O que as gráficas podem recusar:</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Falhas</translation>
    </message>
</context>
<context>
    <name>sudoku::Presets</name>
    <message>
        <source>Presets</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Requests that you have saved</source>
        <translation>Pedidos que você salvou</translation>
    </message>
    <message>
        <source>Save as Preset…</source>
        <translation>Salvar como modelo…</translation>
    </message>
    <message>
        <source>Delete Preset</source>
        <translation>Excluir modelo</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>Salvar como modelo</translation>
    </message>
    <message>
        <source>Name of the preset (an old one of this name is replaced):</source>
        <translation>Nome do modelo (se já houver um com este nome, será substituído):</translation>
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
        <translation>todas as folhas</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1 páginas</translation>
    </message>
    <message>
        <source>How many pages of a booklet are folded together</source>
        <translation>Quantas páginas de um livreto são dobradas juntas</translation>
    </message>
    <message>
        <source>Gatherings:</source>
        <translation>Cadernos:</translation>
    </message>
    <message>
        <source>How far the innermost sheet stands out where it is folded</source>
        <translation>Quanto a folha mais interna se desloca na dobra</translation>
    </message>
    <message>
        <source>Creep:</source>
        <translation>Deslocamento:</translation>
    </message>
    <message>
        <source>Marks on larger paper where it is cut and folded</source>
        <translation>Marcas em papel maior onde ele é cortado e dobrado</translation>
    </message>
    <message>
        <source>Room beyond the line along which paper is cut</source>
        <translation>Espaço além da linha de corte do papel</translation>
    </message>
    <message>
        <source>Bleed:</source>
        <translation>Sangria:</translation>
    </message>
    <message>
        <source>The standard that the PDF keeps to</source>
        <translation>O padrão que o PDF segue</translation>
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
        <translation>Salvar como PD&amp;F…</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Menor</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Maior</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página inteira</translation>
    </message>
    <message>
        <source>Checking for exactly one solution … A printout now says &quot;not checked&quot;.</source>
        <translation>Verificando se há exatamente uma solução … Impresso agora, diria “não verificado”.</translation>
    </message>
    <message>
        <source>Nothing was printed: these pages do not exist. The last page is %1.</source>
        <translation>Nada foi impresso: estas páginas não existem. A última página é a %1.</translation>
    </message>
    <message>
        <source>The printer did not accept the job: it refuses the paper %1. Choose another paper, or save a PDF.</source>
        <translation>A impressora não aceitou o trabalho: ela recusa o papel %1. Escolha outro papel ou salve um PDF.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salvar como PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Sa&amp;ve as Pictures…</source>
        <translation>Salvar cada ta&amp;buleiro como imagem…</translation>
    </message>
    <message>
        <source>Folder for the Pictures</source>
        <translation>Pasta para as imagens</translation>
    </message>
    <message>
        <source>Save as Document…</source>
        <translation>Salvar como documento…</translation>
    </message>
    <message>
        <source>Preflight…</source>
        <translation>Comprovação…</translation>
    </message>
    <message>
        <source>What printing houses refuse</source>
        <translation>O que as gráficas recusam</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>Save as Document</source>
        <translation>Salvar como documento</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintForm</name>
    <message>
        <source>Write a size such as 6x9in or 120x180mm.</source>
        <translation>Escreva um tamanho como 6x9in ou 120x180mm.</translation>
    </message>
    <message>
        <source>&amp;Entries</source>
        <translation>&amp;Entradas</translation>
    </message>
    <message>
        <source>Pencil &amp;marks, or all candidates</source>
        <translation>&amp;Anotações, ou todos os candidatos</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Data</translation>
    </message>
    <message>
        <source>A line &amp;for name and date</source>
        <translation>Uma linha para &amp;nome e data</translation>
    </message>
    <message>
        <source>Instru&amp;ction:</source>
        <translation>Instr&amp;uções:</translation>
    </message>
    <message>
        <source>&amp;Booklet to fold</source>
        <translation>Li&amp;vreto para dobrar</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Título:</translation>
    </message>
    <message>
        <source>Pa&amp;per:</source>
        <translation>&amp;Papel:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>Ta&amp;manho:</translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation>&amp;Orientação:</translation>
    </message>
    <message>
        <source>Puzzles per pa&amp;ge:</source>
        <translation>Puzzles por pá&amp;gina:</translation>
    </message>
    <message>
        <source>Sections:</source>
        <translation>Seções:</translation>
    </message>
    <message>
        <source>Warm-up; Giants</source>
        <translation>Aquecimento; Gigantes</translation>
    </message>
    <message>
        <source>Titles of the sections, separated by semicolons</source>
        <translation>Títulos das seções, separados por ponto e vírgula</translation>
    </message>
    <message>
        <source>Section titles:</source>
        <translation>Títulos das seções:</translation>
    </message>
    <message>
        <source>&amp;Solutions:</source>
        <translation>&amp;Soluções:</translation>
    </message>
    <message>
        <source>Caption:</source>
        <translation>Legenda:</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Instruções</translation>
    </message>
    <message>
        <source>what rows, columns and boxes contain</source>
        <translation>o que linhas, colunas e blocos contêm</translation>
    </message>
    <message>
        <source>Also print:</source>
        <translation>Imprimir também:</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>Formato:</translation>
    </message>
    <message>
        <source>S&amp;ides:</source>
        <translation>&amp;Lados:</translation>
    </message>
    <message>
        <source>More optio&amp;ns</source>
        <translation>Ma&amp;is opções</translation>
    </message>
    <message>
        <source>other size</source>
        <translation>outro tamanho</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>retrato</translation>
    </message>
    <message>
        <source>landscape</source>
        <translation>paisagem</translation>
    </message>
    <message>
        <source>as many as are legible</source>
        <translation>quantos forem legíveis</translation>
    </message>
    <message numerus="yes">
        <source>Se&amp;lection only: %Ln puzzle(s)</source>
        <translation>
            <numerusform>Só sele&amp;cionados: %Ln puzzle</numerusform>
            <numerusform>Só sele&amp;cionados: %Ln puzzles</numerusform>
        </translation>
    </message>
    <message>
        <source>Upside down at the foot of each page</source>
        <translation>De cabeça para baixo ao pé de cada página</translation>
    </message>
    <message>
        <source>Hints:</source>
        <translation>Dicas:</translation>
    </message>
    <message>
        <source>The sides of paper are %1 to %2 mm long.</source>
        <translation>Os lados do papel têm de %1 a %2 mm.</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintOutput</name>
    <message>
        <source>Stopped: nothing was saved.</source>
        <translation>Interrompido: nada foi salvo.</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Não foi possível salvar %1: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
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
        <translation>Não há memória suficiente para esta imagem.</translation>
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
        <source>Copied as a picture.</source>
        <translation>Copiado como imagem.</translation>
    </message>
    <message>
        <source>Save QR Code</source>
        <translation>Salvar código QR</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Não foi possível salvar %1: %2</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Exportado como %1.</translation>
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
        <translation>Alterar título</translation>
    </message>
    <message>
        <source>A&amp;uthor:</source>
        <translation>Au&amp;tor:</translation>
    </message>
    <message>
        <source>Change Author</source>
        <translation>Alterar autor</translation>
    </message>
    <message>
        <source>Sour&amp;ce:</source>
        <translation>Fo&amp;nte:</translation>
    </message>
    <message>
        <source>Change Source</source>
        <translation>Alterar fonte</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>Ní&amp;vel:</translation>
    </message>
    <message>
        <source>Change Level</source>
        <translation>Alterar nível</translation>
    </message>
    <message>
        <source>Messa&amp;ge when solved:</source>
        <translation>Mensa&amp;gem ao resolver:</translation>
    </message>
    <message>
        <source>Change Message When Solved</source>
        <translation>Alterar mensagem ao resolver</translation>
    </message>
    <message>
        <source>Rules in &amp;words:</source>
        <translation>Regras em &amp;palavras:</translation>
    </message>
    <message>
        <source>Rules in words</source>
        <translation>Regras em palavras</translation>
    </message>
    <message>
        <source>Pr&amp;opose</source>
        <translation>Pr&amp;opor</translation>
    </message>
    <message>
        <source>Write the rules of this puzzle in words</source>
        <translation>Escreve as regras deste puzzle em palavras</translation>
    </message>
    <message>
        <source>Change Rules in Words</source>
        <translation>Alterar regras em palavras</translation>
    </message>
    <message>
        <source>Propose Rules in Words</source>
        <translation>Propor regras em palavras</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleReader</name>
    <message>
        <source>Reading %1 …</source>
        <translation>Lendo %1 …</translation>
    </message>
</context>
<context>
    <name>sudoku::QrDialog</name>
    <message>
        <source>the &amp;puzzle</source>
        <translation>o &amp;puzzle</translation>
    </message>
    <message>
        <source>its so&amp;lution</source>
        <translation>a s&amp;olução dele</translation>
    </message>
    <message>
        <source>&amp;Save as Picture…</source>
        <translation>&amp;Salvar como imagem…</translation>
    </message>
    <message>
        <source>QR Code</source>
        <translation>Código QR</translation>
    </message>
    <message>
        <source>It leads to:</source>
        <translation>Aponta para:</translation>
    </message>
    <message>
        <source>&amp;Link:</source>
        <translation>&amp;Link:</translation>
    </message>
    <message>
        <source>&amp;Copy Link</source>
        <translation>&amp;Copiar link</translation>
    </message>
    <message>
        <source>The puzzle does not have exactly one solution.</source>
        <translation>O puzzle não tem exatamente uma solução.</translation>
    </message>
    <message>
        <source>the shortest</source>
        <translation>o mais curto</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s).</source>
        <translation>
            <numerusform>%Ln caractere.</numerusform>
            <numerusform>%Ln caracteres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Question</name>
    <message>
        <source>Not checked by a second solver: only “%1” found this.</source>
        <translation>Não conferido por um segundo solucionador: só “%1” encontrou isto.</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>Adicionado: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed.</source>
        <translation>
            <numerusform>%n regra alterada.</numerusform>
            <numerusform>%n regras alteradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>sudoku::Reasoner</name>
    <message>
        <source>Looking for the smallest reason</source>
        <translation>Buscando a menor razão</translation>
    </message>
    <message>
        <source>The search for a reason was stopped.</source>
        <translation>A busca de uma razão foi interrompida.</translation>
    </message>
    <message>
        <source>Why %1: %2</source>
        <translation>Por que %1: %2</translation>
    </message>
    <message>
        <source>Why %1</source>
        <translation>Por que %1</translation>
    </message>
    <message numerus="yes">
        <source>It follows from %n fact(s), and from no fewer.</source>
        <translation>
            <numerusform>Decorre de %n fato, e não de menos.</numerusform>
            <numerusform>Decorre de %n fatos, e não de menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It follows from %n fact(s), not proved smallest (at least %1).</source>
        <translation>
            <numerusform>Decorre de %n fato, não provado como mínimo (pelo menos %1).</numerusform>
            <numerusform>Decorre de %n fatos, não provado como mínimo (pelo menos %1).</numerusform>
        </translation>
    </message>
    <message>
        <source>A digit that the cell sees excludes it, or a rule of the cell.</source>
        <translation>Um algarismo que a célula vê, ou uma regra da célula, o exclui.</translation>
    </message>
    <message numerus="yes">
        <source>Show the Way in %n Step(s)</source>
        <translation>
            <numerusform>Mostrar o caminho em %n passo</numerusform>
            <numerusform>Mostrar o caminho em %n passos</numerusform>
        </translation>
    </message>
    <message>
        <source>The way to %1</source>
        <translation>O caminho até %1</translation>
    </message>
    <message>
        <source>Without any one of these steps the others do not lead there.</source>
        <translation>Sem qualquer um destes passos, os outros não levam até lá.</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Passo %1</translation>
    </message>
    <message numerus="yes">
        <source>Show the %n Fact(s)</source>
        <translation>
            <numerusform>Mostrar o fato</numerusform>
            <numerusform>Mostrar os %n fatos</numerusform>
        </translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>Próximo (Alt+→)</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>Anterior (Alt+←)</translation>
    </message>
    <message>
        <source>Show All Steps</source>
        <translation>Mostrar todos os passos</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 de %2</translation>
    </message>
    <message>
        <source>Look for Fewer Facts</source>
        <translation>Buscar menos fatos</translation>
    </message>
    <message>
        <source>Why Not %1?</source>
        <translation>Por que não %1?</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
</context>
<context>
    <name>sudoku::RecentDialog</name>
    <message>
        <source>Recent Puzzles</source>
        <translation>Puzzles recentes</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>No puzzle is kept yet. A board without a file is kept here, as you left it, when another one takes its place and when you close the window.</source>
        <translation>Nenhum puzzle está guardado ainda. Um tabuleiro sem arquivo fica guardado aqui, como você o deixou, quando outro toma o lugar dele e quando você fecha a janela.</translation>
    </message>
    <message>
        <source>&amp;Undo Remove</source>
        <translation>&amp;Desfazer remoção</translation>
    </message>
    <message>
        <source>The puzzle cannot be brought back: %1</source>
        <translation>Não foi possível trazer o puzzle de volta: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::RecoveryBar</name>
    <message>
        <source>Rest&amp;ore</source>
        <translation>Re&amp;cuperar</translation>
    </message>
    <message>
        <source>Open it in this window if that is empty, otherwise in a new one</source>
        <translation>Abre nesta janela, se ela estiver vazia; senão, em uma nova</translation>
    </message>
    <message>
        <source>Dis&amp;card</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Exclui o trabalho não salvo</translation>
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
        <translation>Alterar pistas</translation>
    </message>
    <message>
        <source>Digits that you type now are givens.</source>
        <translation>Os algarismos que você digitar agora são pistas.</translation>
    </message>
    <message>
        <source>Back to Entries</source>
        <translation>Voltar às entradas</translation>
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
        <translation>Estas regras não cabem nas regiões e serão removidas: %1.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiões</translation>
    </message>
    <message>
        <source>Appl&amp;y</source>
        <translation>A&amp;plicar</translation>
    </message>
    <message>
        <source>Reset to &amp;Boxes</source>
        <translation>Voltar aos &amp;blocos</translation>
    </message>
    <message>
        <source>Standard boxes in place of these regions</source>
        <translation>Blocos comuns no lugar destas regiões</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Embaralhar</translation>
    </message>
    <message>
        <source>Random regions, different each time</source>
        <translation>Regiões aleatórias, diferentes a cada vez</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Limpar</translation>
    </message>
    <message>
        <source>Remove all regions</source>
        <translation>Remove todas as regiões</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Discard the regions that you drew?</source>
        <translation>Descartar as regiões que você desenhou?</translation>
    </message>
    <message>
        <source>Drag from a cell to extend its region; a cell without a region starts a new one. The right button removes cells, and makes holes of cells in no region.

Keys: Shift+arrows extend a region, a letter paints that region, Space paints the last one, Delete removes the cell.

A cell in no region belongs to its row and its column only. A hole is no cell.</source>
        <translation>Arraste a partir de uma célula para ampliar sua região; uma célula sem região começa uma nova. O botão direito remove células e transforma em buracos as que não têm região.

Teclas: Shift+setas ampliam uma região, uma letra pinta a região com essa letra, Espaço pinta a última, Delete remove a célula.

Uma célula sem região pertence apenas à sua linha e à sua coluna. Um buraco não é uma célula.</translation>
    </message>
    <message>
        <source>All %1 regions have %2 cells.</source>
        <translation>Todas as %1 regiões têm %2 células.</translation>
    </message>
    <message>
        <source>The digits in these holes will be removed: %1.</source>
        <translation>Os algarismos nestes buracos serão removidos: %1.</translation>
    </message>
    <message>
        <source>Digits may be &amp;repeated in rows and columns</source>
        <translation>Algarismos podem se &amp;repetir em linhas e colunas</translation>
    </message>
    <message>
        <source>Only regions and rules then say where digits differ</source>
        <translation>Então só as regiões e as regras dizem onde os algarismos são diferentes</translation>
    </message>
    <message>
        <source>The last digit</source>
        <translation>O último algarismo</translation>
    </message>
    <message>
        <source>digits %1 to </source>
        <translation>algarismos de %1 a </translation>
    </message>
    <message>
        <source>The digits in these cells are above the last one and will be removed: %1.</source>
        <translation>Os dígitos nestas células passam do último e serão removidos: %1.</translation>
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
        <translation>sem região</translation>
    </message>
    <message>
        <source>region %1, %2 of %3 cells</source>
        <translation>região %1, %2 de %3 células</translation>
    </message>
    <message>
        <source>Regions, row %1, column %2: %3</source>
        <translation>Regiões, linha %1, coluna %2: %3</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>buraco</translation>
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
        <translation>Di&amp;ficuldade:</translation>
    </message>
    <message>
        <source>P&amp;uzzles:</source>
        <translation>Pu&amp;zzles:</translation>
    </message>
    <message>
        <source>&amp;More options</source>
        <translation>&amp;Mais opções</translation>
    </message>
    <message>
        <source>&amp;Cages, lines:</source>
        <translation>Gaiolas, lin&amp;has:</translation>
    </message>
    <message>
        <source>Cages ha&amp;ve:</source>
        <translation>Gai&amp;olas:</translation>
    </message>
    <message>
        <source>S&amp;ymmetry:</source>
        <translation>&amp;Simetria:</translation>
    </message>
    <message>
        <source>C&amp;lues:</source>
        <translation>&amp;Pistas:</translation>
    </message>
    <message>
        <source>Patter&amp;n:</source>
        <translation>Pa&amp;drão:</translation>
    </message>
    <message>
        <source>Soluti&amp;ons:</source>
        <translation>Soluçõ&amp;es:</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>Seme&amp;nte:</translation>
    </message>
    <message>
        <source>&amp;Time limit:</source>
        <translation>Tempo má&amp;ximo:</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualquer</translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation>exatamente uma</translation>
    </message>
    <message>
        <source>more than one</source>
        <translation>mais de uma</translation>
    </message>
    <message>
        <source> s per puzzle</source>
        <translation> s por puzzle</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>With one more clue, the puzzle would have exactly one solution</source>
        <translation>Com uma pista a mais, o puzzle teria exatamente uma solução</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln puzzle(s) can be generated at a time.</source>
        <translation>
            <numerusform>No máximo %Ln puzzle pode ser gerado de uma vez.</numerusform>
            <numerusform>No máximo %Ln puzzles podem ser gerados de uma vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Own levels:</source>
        <translation>Níveis próprios:</translation>
    </message>
</context>
<context>
    <name>sudoku::RightState</name>
    <message>
        <source>Every entry is right. Nothing was taken back.</source>
        <translation>Todas as entradas estão certas. Nada foi desfeito.</translation>
    </message>
    <message>
        <source>The wrong entries are older than the first step that undo knows. Shift+F8 shows them.</source>
        <translation>As entradas erradas são anteriores ao primeiro passo que pode ser desfeito. Shift+F8 as mostra.</translation>
    </message>
    <message numerus="yes">
        <source>Took back %n step(s). The first wrong entry was %1 in %2.</source>
        <translation>
            <numerusform>%n passo desfeito. A primeira entrada errada era %1 em %2.</numerusform>
            <numerusform>%n passos desfeitos. A primeira entrada errada era %1 em %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RuleArranger</name>
    <message>
        <source>Cut (Ctrl+X)</source>
        <translation>Recortar (Ctrl+X)</translation>
    </message>
    <message>
        <source>Copy (Ctrl+C)</source>
        <translation>Copiar (Ctrl+C)</translation>
    </message>
    <message>
        <source>Paste at the Cursor (Ctrl+V)</source>
        <translation>Colar no cursor (Ctrl+V)</translation>
    </message>
    <message>
        <source>Duplicate (Ctrl+D)</source>
        <translation>Duplicar (Ctrl+D)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Turn or Mirror</source>
        <translation>Girar ou espelhar</translation>
    </message>
    <message>
        <source>Change Kind</source>
        <translation>Alterar tipo</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Para cima (Alt+↑)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Para baixo (Alt+↓)</translation>
    </message>
    <message>
        <source>Left (Alt+Left)</source>
        <translation>Para a esquerda (Alt+←)</translation>
    </message>
    <message>
        <source>Right (Alt+Right)</source>
        <translation>Para a direita (Alt+→)</translation>
    </message>
    <message>
        <source>Copied the rule as text.</source>
        <translation>Regra copiada como texto.</translation>
    </message>
    <message>
        <source>Copied the rules as text.</source>
        <translation>Regras copiadas como texto.</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Recortar %1</translation>
    </message>
    <message>
        <source>Cut Rules</source>
        <translation>Recortar regras</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>Colar %1</translation>
    </message>
    <message>
        <source>Paste Rules</source>
        <translation>Colar regras</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Duplicar %1</translation>
    </message>
    <message>
        <source>Duplicate Rules</source>
        <translation>Duplicar regras</translation>
    </message>
    <message>
        <source>There is no room for the same again beside it.</source>
        <translation>Ao lado não há lugar para repetir o mesmo.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Mover %1</translation>
    </message>
    <message>
        <source>Move Rules</source>
        <translation>Mover regras</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>Mudar para %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 does not fit on the board there.</source>
        <translation>%1 não cabe ali no tabuleiro.</translation>
    </message>
    <message>
        <source>Combine Rules</source>
        <translation>Combinar regras</translation>
    </message>
    <message>
        <source>At Least One of Them Holds</source>
        <translation>Pelo menos uma delas vale</translation>
    </message>
    <message>
        <source>Exactly One of Them Holds</source>
        <translation>Exatamente uma delas vale</translation>
    </message>
    <message>
        <source>None of Them Holds</source>
        <translation>Nenhuma delas vale</translation>
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
        <translation>Regras vistas na imagem:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a kind of rules and their number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: in doubt</source>
        <translation>%1: duvidosa</translation>
    </message>
    <message>
        <source>Jigsaw regions</source>
        <translation>Regiões irregulares</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleDetails</name>
    <message>
        <source>&amp;Add</source>
        <translation>Adicio&amp;nar</translation>
    </message>
    <message>
        <source>Click a rule on the board to select it, again for the one below. Choose a kind above to add a rule; Enter there leads to the board. Digits are typed in cells.</source>
        <translation>Clique em uma regra no tabuleiro para selecioná-la; clique de novo para a de baixo. Escolha um tipo acima para adicionar uma regra; Enter leva dali ao tabuleiro. Algarismos são digitados nas células.</translation>
    </message>
    <message>
        <source>F2 changes the number of the last one.</source>
        <translation>F2 altera o número da última.</translation>
    </message>
    <message>
        <source>Removed. Its kind and its cells stay for the next one.</source>
        <translation>Removida. O tipo e as células dela ficam para a próxima.</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleList</name>
    <message>
        <source>No rule matches the search.</source>
        <translation>Nenhuma regra corresponde à pesquisa.</translation>
    </message>
    <message>
        <source>No further rules. Add some above.</source>
        <translation>Não há outras regras. Adicione alguma acima.</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleNumber</name>
    <message>
        <source>up to %1, from %2 to %3</source>
        <translation>até %1, de %2 a %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>none, or %1</source>
        <translation>nenhum, ou %1</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleTool</name>
    <message>
        <source>Edit rules on the board</source>
        <translation>Editar regras no tabuleiro</translation>
    </message>
    <message>
        <source>Kind of the rule to add</source>
        <translation>Tipo da regra a adicionar</translation>
    </message>
    <message>
        <source>A click on the board selects a rule, another one the rule below. A double click or F2 changes its number, Delete removes it. Escape takes a number that is typed, then ends this.</source>
        <translation>Um clique no tabuleiro seleciona uma regra; outro, a regra de baixo. Um clique duplo ou F2 altera o número dela, Delete a remove. Esc aceita um número que foi digitado e depois encerra a edição.</translation>
    </message>
</context>
<context>
    <name>sudoku::RulesModel</name>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Switch On %1</source>
        <translation>Ativar %1</translation>
    </message>
    <message>
        <source>Switch Off %1</source>
        <translation>Desativar %1</translation>
    </message>
    <message>
        <source>Removed %1. Undo restores them.</source>
        <translation>Removido: %1. Desfazer restaura.</translation>
    </message>
</context>
<context>
    <name>sudoku::RulesPanel</name>
    <message>
        <source>Search: kind, number, cell</source>
        <translation>Pesquisa: tipo, número, célula</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Pesquisar nas regras</translation>
    </message>
    <message>
        <source>Turn Round</source>
        <translation>Inverter</translation>
    </message>
    <message>
        <source>Rem&amp;ove</source>
        <translation>Remo&amp;ver</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Organizar</translation>
    </message>
    <message>
        <source>Change Regions</source>
        <translation>Alterar regiões</translation>
    </message>
    <message>
        <source>Let the line begin at its other end (R)</source>
        <translation>Faz a linha começar na outra ponta (R)</translation>
    </message>
    <message>
        <source>Copy, paste, duplicate, turn or mirror the selected rules, or change their kind</source>
        <translation>Copia, cola, duplica, gira ou espelha as regras selecionadas, ou altera o tipo delas</translation>
    </message>
    <message>
        <source>Remove the selected rules (Delete)</source>
        <translation>Remove as regras selecionadas (Delete)</translation>
    </message>
    <message>
        <source>Words that a rule must match (Ctrl+F): its kind, its number, a cell such as r3c4, a row (r3) or a column (c4). Enter selects what is found.</source>
        <translation>Palavras a que uma regra deve corresponder (Ctrl+F): o tipo, o número, uma célula como r3c4, uma linha (r3) ou uma coluna (c4). Enter seleciona o que for encontrado.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Rules of the puzzle</source>
        <translation>Regras do puzzle</translation>
    </message>
    <message>
        <source>Untick a rule to switch it off. F2 or a double click changes it, R turns it round, Delete removes it.</source>
        <translation>Desmarque uma regra para desativá-la. F2 ou um clique duplo a altera, R a inverte, Delete a remove.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Alterar</translation>
    </message>
    <message>
        <source>Switch Off</source>
        <translation>Desativar</translation>
    </message>
    <message>
        <source>Switch On</source>
        <translation>Ativar</translation>
    </message>
    <message>
        <source>Fill In Numbers</source>
        <translation>Preencher números</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
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
        <translation>no&amp;va a cada vez</translation>
    </message>
</context>
<context>
    <name>sudoku::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aparência</translation>
    </message>
    <message>
        <source>&amp;Typing</source>
        <translation>&amp;Digitação</translation>
    </message>
    <message>
        <source>&amp;Solving</source>
        <translation>&amp;Resolução</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>Tecla&amp;s</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Restart to apply.</source>
        <translation>Reinicie para aplicar.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Paper white</source>
        <translation>Papel branco</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Alto contraste, claro</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Alto contraste, escuro</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Cores:</translation>
    </message>
    <message>
        <source>Size of &amp;digits:</source>
        <translation>Tamanho dos al&amp;garismos:</translation>
    </message>
    <message>
        <source>&amp;Row, column and box of the cursor</source>
        <translation>&amp;Linha, coluna e bloco do cursor</translation>
    </message>
    <message>
        <source>Cells with the sa&amp;me digit</source>
        <translation>Células co&amp;m o mesmo algarismo</translation>
    </message>
    <message>
        <source>&amp;Pencil marks of that digit</source>
        <translation>An&amp;otações desse algarismo</translation>
    </message>
    <message>
        <source>&amp;Numbers of rows and columns</source>
        <translation>&amp;Números das linhas e colunas</translation>
    </message>
    <message>
        <source>Tool &amp;bar</source>
        <translation>&amp;Barra de ferramentas</translation>
    </message>
    <message>
        <source>Panel b&amp;eside the board</source>
        <translation>&amp;Painel ao lado do tabuleiro</translation>
    </message>
    <message>
        <source>Statistics of the so&amp;lver</source>
        <translation>&amp;Estatísticas do solucionador</translation>
    </message>
    <message>
        <source>After each &amp;given</source>
        <translation>Após cada &amp;pista</translation>
    </message>
    <message>
        <source>After each &amp;entry</source>
        <translation>Após cada &amp;entrada</translation>
    </message>
    <message>
        <source>Digit &amp;first: hold the digit that is clicked, then click cells</source>
        <translation>A&amp;lgarismo primeiro: clique no algarismo, depois nas células</translation>
    </message>
    <message>
        <source>In a gri&amp;d: each digit at its own place, not in corners and centre</source>
        <translation>Em &amp;grade: cada algarismo em seu próprio lugar, não nos cantos e no centro</translation>
    </message>
    <message>
        <source>&amp;Remove an entered digit from the marks of the cells that see it</source>
        <translation>Remo&amp;ver o algarismo digitado das anotações das células que o veem</translation>
    </message>
    <message>
        <source>The same digit again &amp;clears</source>
        <translation>Repetir &amp;o algarismo apaga</translation>
    </message>
    <message>
        <source>Others, see Keys</source>
        <translation>Outras, veja Teclas</translation>
    </message>
    <message>
        <source>Keys of the input &amp;modes:</source>
        <translation>Teclas dos &amp;modos de entrada:</translation>
    </message>
    <message>
        <source>Mark &amp;wrong entries at once</source>
        <translation>&amp;Marcar entradas erradas na hora</translation>
    </message>
    <message>
        <source>Say which technique an e&amp;ntry was</source>
        <translation>Dizer que téc&amp;nica deu cada entrada</translation>
    </message>
    <message>
        <source>Show a ti&amp;mer</source>
        <translation>Mostrar &amp;cronômetro</translation>
    </message>
    <message>
        <source>&amp;Let a wave run over the board at the end of a game</source>
        <translation>Passar uma &amp;onda pelo tabuleiro no fim do jogo</translation>
    </message>
    <message>
        <source>&amp;Check the number of solutions while you type</source>
        <translation>&amp;Verificar o número de soluções ao digitar</translation>
    </message>
    <message>
        <source>Show candidates while &amp;you type</source>
        <translation>Mostrar cand&amp;idatos ao digitar</translation>
    </message>
    <message>
        <source>&amp;Entries count as givens</source>
        <translation>&amp;Entradas valem como pistas</translation>
    </message>
    <message>
        <source>Highlight:</source>
        <translation>Destacar:</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Mostrar:</translation>
    </message>
    <message>
        <source>Advance:</source>
        <translation>Avançar:</translation>
    </message>
    <message>
        <source>Mouse:</source>
        <translation>Mouse:</translation>
    </message>
    <message>
        <source>Pencil marks:</source>
        <translation>Anotações:</translation>
    </message>
    <message>
        <source>Digits:</source>
        <translation>Algarismos:</translation>
    </message>
    <message>
        <source>S&amp;ymbols above 9 × 9:</source>
        <translation>Sím&amp;bolos acima de 9 × 9:</translation>
    </message>
    <message>
        <source>Stop the timer while another p&amp;rogram is active</source>
        <translation>Parar o cronômetro enquanto outro pro&amp;grama estiver ativo</translation>
    </message>
    <message>
        <source>While you solve:</source>
        <translation>Ao resolver:</translation>
    </message>
    <message>
        <source>Checking:</source>
        <translation>Verificação:</translation>
    </message>
    <message>
        <source>Answers and hints:</source>
        <translation>Respostas e dicas:</translation>
    </message>
</context>
<context>
    <name>sudoku::ShapeChooser</name>
    <message>
        <source>&amp;Size:</source>
        <translation>T&amp;amanho:</translation>
    </message>
    <message>
        <source>&amp;Boxes:</source>
        <translation>&amp;Blocos:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regras:</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>%1 high, %2 wide</source>
        <translation>altura %1, largura %2</translation>
    </message>
    <message>
        <source>none: rows and columns only</source>
        <translation>nenhum: só linhas e colunas</translation>
    </message>
    <message>
        <source>irregular, as on the board</source>
        <translation>irregulares, como no tabuleiro</translation>
    </message>
    <message>
        <source>irregular, random</source>
        <translation>irregulares, aleatórios</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>This needs %1.</source>
        <translation>Precisa de %1.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 to %2; each row, column and box lacks one</source>
        <translation>%1 a %2; em cada linha, coluna e bloco falta um</translation>
    </message>
    <message>
        <source>&amp;Digits:</source>
        <translation>&amp;Quais algarismos:</translation>
    </message>
</context>
<context>
    <name>sudoku::SidePanel</name>
    <message>
        <source>Digits or rules</source>
        <translation>Algarismos ou regras</translation>
    </message>
    <message>
        <source>&amp;Digits</source>
        <translation>Algar&amp;ismos</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solucionador</translation>
    </message>
    <message>
        <source>Input mode</source>
        <translation>Modo de entrada</translation>
    </message>
    <message>
        <source>Typed digits are</source>
        <translation>Os algarismos digitados são</translation>
    </message>
    <message>
        <source>Advance after each digit</source>
        <translation>Avançar após cada algarismo</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>Pu&amp;zzle</translation>
    </message>
    <message>
        <source>Su&amp;ms</source>
        <translation>So&amp;mas</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>&amp;Rules (%1)</source>
        <translation>&amp;Regras (%1)</translation>
    </message>
</context>
<context>
    <name>sudoku::SinglesFiller</name>
    <message>
        <source>Filling singles</source>
        <translation>Preenchendo únicos</translation>
    </message>
    <message>
        <source>No singles were filled: the board as it stands has no solution.</source>
        <translation>Nenhum único foi preenchido: o tabuleiro, como está, não tem solução.</translation>
    </message>
    <message>
        <source>Type in a puzzle first.</source>
        <translation>Digite primeiro um puzzle.</translation>
    </message>
    <message>
        <source>No digit follows by a single.</source>
        <translation>Nenhum algarismo decorre de um único.</translation>
    </message>
    <message numerus="yes">
        <source>%n single(s) filled.</source>
        <translation>
            <numerusform>%n único preenchido.</numerusform>
            <numerusform>%n únicos preenchidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill Singles</source>
        <translation>Preencher únicos</translation>
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
        <translation>Mostrar uma a uma</translation>
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
        <translation>Próxima (Alt+→)</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>Anterior (Alt+←)</translation>
    </message>
    <message>
        <source>Make This Solution Unique</source>
        <translation>Tornar única esta solução</translation>
    </message>
    <message>
        <source>Write as Entries</source>
        <translation>Escrever como entradas</translation>
    </message>
    <message>
        <source>Fill In Its Numbers</source>
        <translation>Preencher números dela</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>Estimando</translation>
    </message>
    <message>
        <source>Show Some Solutions</source>
        <translation>Mostrar algumas soluções</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solução</translation>
    </message>
</context>
<context>
    <name>sudoku::SolveClock</name>
    <message>
        <source>The timer is paused.</source>
        <translation>O cronômetro está pausado.</translation>
    </message>
</context>
<context>
    <name>sudoku::SolveQuestion</name>
    <message>
        <source>Solving</source>
        <translation>Resolvendo</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Not decided: solving was stopped after %1 and %2.</source>
        <translation>Não decidido: a busca foi interrompida após %1 e %2.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Resolvido.</translation>
    </message>
    <message>
        <source>Solved %1.</source>
        <translation>Resolvido %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Make Entries Givens</source>
        <translation>Fixar entradas como pistas</translation>
    </message>
    <message>
        <source>One of several solutions: is a digit missing?</source>
        <translation>Uma de várias soluções: falta um algarismo?</translation>
    </message>
    <message>
        <source>One of several solutions: is a digit or a rule missing?</source>
        <translation>Uma de várias soluções: falta um algarismo ou uma regra?</translation>
    </message>
    <message>
        <source>Show Two Solutions</source>
        <translation>Mostrar duas soluções</translation>
    </message>
    <message>
        <source>Check (F8) tells whether the solution is unique.</source>
        <translation>Verificar (F8) diz se a solução é única.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>The solution is unique.</source>
        <translation>A solução é única.</translation>
    </message>
    <message>
        <source>The check while you type found that the solution is unique.</source>
        <translation>A verificação ao digitar concluiu que a solução é única.</translation>
    </message>
    <message>
        <source>%1 found no solution, but the check while you type found one. Do not use this solver.</source>
        <translation>%1 não encontrou solução, mas a verificação ao digitar encontrou. Não use este solucionador.</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>O puzzle não tem solução.</translation>
    </message>
    <message>
        <source>The puzzle has no solution with your entries.</source>
        <translation>O puzzle não tem solução com as suas entradas.</translation>
    </message>
    <message>
        <source>The puzzle has no solution (proved %1).</source>
        <translation>O puzzle não tem solução (provado %1).</translation>
    </message>
    <message>
        <source>Clear Entries and Solve</source>
        <translation>Limpar entradas e resolver</translation>
    </message>
    <message>
        <source>%1 Without your entries there is a solution.</source>
        <translation>%1 Sem as suas entradas há uma solução.</translation>
    </message>
    <message>
        <source>%1 Without your entries there is no solution either.</source>
        <translation>%1 Sem as suas entradas também não há solução.</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>sudoku::SolverDialog</name>
    <message>
        <source>It works: it answered a satisfiable and an unsatisfiable formula correctly, %1.</source>
        <translation>Funciona: respondeu corretamente a uma fórmula satisfazível e a uma insatisfazível, %1.</translation>
    </message>
    <message>
        <source>%1 Its version: %2</source>
        <translation>%1 Versão: %2</translation>
    </message>
    <message>
        <source>No answer within %1.</source>
        <translation>Nenhuma resposta em %1.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Não há memória suficiente.</translation>
    </message>
    <message>
        <source>It gave a wrong answer: do not use it.</source>
        <translation>Deu uma resposta errada: não o use.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Adicionar</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Testar</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solucionador</translation>
    </message>
    <message>
        <source>The selected solver answers all questions about the board. A race first tries digits one by one, which is enough for most boards; then %1 starts, others join after 0.2 seconds, and the first answer counts. Checks while you type and new puzzles always come from trying digits, then %1.</source>
        <translation>O solucionador selecionado responde a todas as perguntas sobre o tabuleiro. Uma corrida primeiro testa algarismos um a um, o que basta para a maioria dos tabuleiros; depois %1 começa, outros entram após 0,2 segundo, e vale a primeira resposta. A verificação ao digitar e os novos puzzles sempre usam esse teste de algarismos e depois %1.</translation>
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
        <translation>embutido</translation>
    </message>
    <message>
        <source>{cnf} stands for the DIMACS file with the formula; without it the program reads standard input. {result} stands for the file to which the program writes its answer.</source>
        <translation>{cnf} representa o arquivo DIMACS com a fórmula; sem ele, o programa lê a entrada padrão. {result} representa o arquivo em que o programa escreve sua resposta.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nome:</translation>
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
        <translation>&amp;Outro programa</translation>
    </message>
    <message>
        <source>Other solver</source>
        <translation>Outro solucionador</translation>
    </message>
    <message>
        <source>Two solvers have the name %1. Give one of them another name.</source>
        <translation>Dois solucionadores têm o nome %1. Dê outro nome a um deles.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same command. Remove one of them.</source>
        <translation>%1 e %2 têm o mesmo comando. Remova um deles.</translation>
    </message>
    <message>
        <source>Testing …</source>
        <translation>Testando …</translation>
    </message>
</context>
<context>
    <name>sudoku::StartCard</name>
    <message>
        <source>Start a puzzle</source>
        <translation>Começar um puzzle</translation>
    </message>
</context>
<context>
    <name>sudoku::Starter</name>
    <message>
        <source>Continue “%1”</source>
        <translation>Continuar “%1”</translation>
    </message>
    <message>
        <source>P</source>
        <comment>the key that plays</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>%1; → shows other levels</source>
        <translation>%1; → mostra outros níveis</translation>
    </message>
    <message>
        <source>Type it in</source>
        <translation>Digitar</translation>
    </message>
    <message>
        <source>Any digit starts; Space leaves a cell blank</source>
        <translation>Qualquer algarismo começa; Espaço deixa uma célula vazia</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Like the last one</source>
        <translation>Como na última vez</translation>
    </message>
    <message>
        <source>More kinds and levels</source>
        <translation>Mais tipos e níveis</translation>
    </message>
    <message>
        <source>Text, a link or a picture from the clipboard</source>
        <translation>Um texto, um link ou uma imagem da área de transferência</translation>
    </message>
    <message>
        <source>A file, a collection or a picture; or drop one here</source>
        <translation>Um arquivo, uma coleção ou uma imagem; ou solte-os aqui</translation>
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
        <translation>%1 (recorde: %2)</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dia seguido</numerusform>
            <numerusform>%n dias seguidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n dia</numerusform>
            <numerusform>%n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>&amp;Jogos:</translation>
    </message>
    <message>
        <source>&amp;Keep statistics of the games that you finish</source>
        <translation>&amp;Manter estatísticas dos jogos que você termina</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Zerar…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n jogo</numerusform>
            <numerusform>%n jogos</numerusform>
        </translation>
    </message>
    <message>
        <source>You have not finished a game yet.</source>
        <translation>Você ainda não terminou nenhum jogo.</translation>
    </message>
    <message>
        <source>Best time: %1</source>
        <translation>Melhor tempo: %1</translation>
    </message>
    <message>
        <source>Average time: %1</source>
        <translation>Tempo médio: %1</translation>
    </message>
    <message>
        <source>Finished: %1, without hints: %2</source>
        <translation>Terminados: %1, sem dicas: %2</translation>
    </message>
    <message>
        <source>Export Statistics</source>
        <translation>Exportar estatísticas</translation>
    </message>
    <message>
        <source>Table (*.csv);;JSON (*.json)</source>
        <translation>Tabela (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Não foi possível escrever o arquivo: %1</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Escrito em %1.</translation>
    </message>
    <message>
        <source>Delete the results of all games? They cannot be restored.</source>
        <translation>Excluir os resultados de todos os jogos? Não será possível restaurá-los.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>The results cannot be deleted: %1</source>
        <translation>Não foi possível excluir os resultados: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message numerus="yes">
        <source>%1, %n kind(s) of rules</source>
        <translation>
            <numerusform>%1, %n tipo de regra</numerusform>
            <numerusform>%1, %n tipos de regras</numerusform>
        </translation>
    </message>
    <message>
        <source>Givens: %1 · Entries: %2 · Open: %3</source>
        <translation>Pistas: %1 · Entradas: %2 · Vazias: %3</translation>
    </message>
    <message>
        <source>Typing numbers of rules</source>
        <translation>Digitando números de regras</translation>
    </message>
    <message>
        <source>Typing corner marks</source>
        <translation>Digitando anotações de canto</translation>
    </message>
    <message>
        <source>Typing marks</source>
        <translation>Digitando anotações</translation>
    </message>
    <message>
        <source>Typing centre marks</source>
        <translation>Digitando anotações centrais</translation>
    </message>
    <message>
        <source>Typing colours</source>
        <translation>Digitando cores</translation>
    </message>
    <message>
        <source>Typing givens</source>
        <translation>Digitando pistas</translation>
    </message>
    <message>
        <source>Typing entries</source>
        <translation>Digitando entradas</translation>
    </message>
    <message>
        <source>Drawing: %1</source>
        <translation>Desenhando: %1</translation>
    </message>
    <message>
        <source>Drawing: %1, line from %2 in %3</source>
        <translation>Desenhando: %1, linha a partir de %2 em %3</translation>
    </message>
    <message>
        <source>%1 The board is checked while you type. F8 tells more.</source>
        <translation>%1 O tabuleiro é verificado ao digitar. F8 diz mais.</translation>
    </message>
    <message numerus="yes">
        <source>with your %n entry(s)</source>
        <translation>
            <numerusform>com sua entrada</numerusform>
            <numerusform>com suas %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>givens only</source>
        <translation>só as pistas</translation>
    </message>
    <message>
        <source>%1 Slanted digits are those that the cell has in some solution. Pale, with dots below: not decided yet. Framed: as a given, the digit leaves exactly one solution.</source>
        <translation>%1 Algarismos inclinados são os que a célula tem em alguma solução. Claros, com pontos embaixo: ainda não decididos. Em moldura: como pista, o algarismo deixa exatamente uma solução.</translation>
    </message>
    <message>
        <source>%1 Half a second was not enough to count its solutions. F8 (Check for One Solution) takes the time it needs; F9 (Solve) looks for one solution.</source>
        <translation>%1 Meio segundo não bastou para contar as soluções. F8 (Verificar se há só 1 solução) leva o tempo necessário; F9 (Resolver) procura uma solução.</translation>
    </message>
</context>
<context>
    <name>sudoku::StepNamer</name>
    <message>
        <source>Found: %1, then %2.</source>
        <translation>Encontrado: %1, depois %2.</translation>
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
        <translation>Passo</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Decorre</translation>
    </message>
</context>
<context>
    <name>sudoku::StoryExporter</name>
    <message>
        <source>Export the Explanation</source>
        <translation>Exportar a explicação</translation>
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
        <translation>passo %1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence and its row</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message numerus="yes">
        <source>… %n more steps</source>
        <translation>
            <numerusform>… mais %n passo</numerusform>
            <numerusform>… mais %n passos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::SudokuCourse</name>
    <message>
        <source>Lesson %1 of %2: %3</source>
        <translation>Lição %1 de %2: %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Right. Enter goes on.</source>
        <translation>Certo. Enter continua.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>Próxima lição</translation>
    </message>
    <message>
        <source>You know the rules and the first steps. Techniques help with harder puzzles.</source>
        <translation>Você já conhece as regras e os primeiros passos. As técnicas ajudam nos puzzles mais difíceis.</translation>
    </message>
    <message>
        <source>Learn Techniques</source>
        <translation>Aprender técnicas</translation>
    </message>
    <message>
        <source>Solve filled in the board. Undo it, and try yourself.</source>
        <translation>Resolver preencheu o tabuleiro. Desfaça e tente por conta própria.</translation>
    </message>
    <message>
        <source>No rule is broken yet.</source>
        <translation>Nenhuma regra foi quebrada ainda.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>End (Esc)</source>
        <translation>Sair (Esc)</translation>
    </message>
</context>
<context>
    <name>sudoku::SymbolFields</name>
    <message>
        <source>as usual</source>
        <translation>como de costume</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>uma palavra</translation>
    </message>
    <message>
        <source>As many different letters as the board has digits, such as KITCHENS for 8 × 8</source>
        <translation>Tantas letras diferentes quantos são os algarismos do tabuleiro, como KITCHENS para 8 × 8</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>em lugar nenhum</translation>
    </message>
    <message>
        <source>Symbols:</source>
        <translation>Símbolos:</translation>
    </message>
    <message>
        <source>Word:</source>
        <translation>Palavra:</translation>
    </message>
    <message>
        <source>Hidden in:</source>
        <translation>Escondida em:</translation>
    </message>
    <message>
        <source>Where the word can be read in the solution</source>
        <translation>Onde a palavra pode ser lida na solução</translation>
    </message>
    <message>
        <source>A word can be hidden only in puzzles with exactly one solution.</source>
        <translation>Só se pode esconder uma palavra em puzzles com exatamente uma solução.</translation>
    </message>
    <message>
        <source>%1 counts with digits, so no word can be hidden.</source>
        <translation>%1 conta com algarismos, então não se pode esconder uma palavra.</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueList</name>
    <message>
        <source>Search</source>
        <translation>Pesquisar</translation>
    </message>
    <message>
        <source>Search for techniques</source>
        <translation>Pesquisar técnicas</translation>
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
        <translation>Nível</translation>
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
        <translation>%1, não começada</translation>
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
        <translation>&amp;Mostrar no meu tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Praticar</translation>
    </message>
    <message>
        <source>Next: %1 ›</source>
        <translation>Próxima: %1 ›</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniquesDialog</name>
    <message>
        <source>assumes one solution</source>
        <translation>supõe uma única solução</translation>
    </message>
    <message>
        <source>asks the solver</source>
        <translation>consulta o solucionador</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Mover para &amp;cima</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>Mover para &amp;baixo</translation>
    </message>
    <message>
        <source>&amp;HoDoKu&apos;s Defaults</source>
        <translation>Padrão do &amp;HoDoKu</translation>
    </message>
    <message>
        <source>Sudoku &amp;Explainer&apos;s Defaults</source>
        <translation>Padrão do Sudoku &amp;Explainer</translation>
    </message>
    <message>
        <source>Ever&amp;ything</source>
        <translation>&amp;Tudo</translation>
    </message>
    <message>
        <source>Hints take the &amp;first technique of this list that applies</source>
        <translation>As dicas usam a p&amp;rimeira técnica aplicável desta lista</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Técnicas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Pesquisar</translation>
    </message>
    <message>
        <source>Search for techniques</source>
        <translation>Pesquisar técnicas</translation>
    </message>
    <message>
        <source>Otherwise they take the step that is easiest to see at the lowest level.</source>
        <translation>Senão, usam o passo mais fácil de ver do nível mais baixo.</translation>
    </message>
    <message>
        <source>Hints and walkthroughs use the techniques that are switched on. Ratings always use HoDoKu&apos;s defaults, so that they compare.</source>
        <translation>Dicas e passo a passo usam as técnicas ativadas. Avaliações sempre usam o padrão do HoDoKu, para que sejam comparáveis.</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Técnica</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Observação</translation>
    </message>
    <message>
        <source>All techniques, the easiest first</source>
        <translation>Todas as técnicas, as mais fáceis primeiro</translation>
    </message>
    <message>
        <source>Switched on: %1 of %2</source>
        <translation>Ativadas: %1 de %2</translation>
    </message>
</context>
<context>
    <name>sudoku::TimerHead</name>
    <message>
        <source>The time since your first entry, without pauses</source>
        <translation>O tempo desde sua primeira entrada, sem pausas</translation>
    </message>
    <message>
        <source>%1 (paused)</source>
        <translation>%1 (em pausa)</translation>
    </message>
</context>
<context>
    <name>sudoku::TimesPlot</name>
    <message>
        <source>Times of your games, the latest last</source>
        <translation>Tempos dos seus jogos, o mais recente por último</translation>
    </message>
    <message>
        <source>%1; average %2</source>
        <translation>%1; média %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>sudoku::TopicChooser</name>
    <message>
        <source>&amp;Follow the cursor on the board</source>
        <translation>&amp;Seguir o cursor no tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Look at a</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>W&amp;hich</source>
        <translation>&amp;Qual</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Bloco</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Região</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Célula</translation>
    </message>
    <message>
        <source>Other rule</source>
        <translation>Outra regra</translation>
    </message>
</context>
<context>
    <name>sudoku::TraceBoard</name>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>linha %1, coluna %2: %3</translation>
    </message>
    <message>
        <source>clue %1</source>
        <translation>pista %1</translation>
    </message>
    <message>
        <source>%1, guess of level %2</source>
        <translation>%1, palpite do nível %2</translation>
    </message>
    <message>
        <source>%1, at level %2</source>
        <translation>%1, no nível %2</translation>
    </message>
    <message>
        <source>no candidates</source>
        <translation>nenhum candidato</translation>
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
        <translation>Co&amp;dificação</translation>
    </message>
    <message>
        <source>Cand&amp;idates</source>
        <translation>Ca&amp;ndidatos</translation>
    </message>
    <message>
        <source>After a con&amp;flict</source>
        <translation>Após um &amp;conflito</translation>
    </message>
    <message>
        <source>G&amp;uess</source>
        <translation>Pa&amp;lpite</translation>
    </message>
</context>
<context>
    <name>sudoku::TraceModel</name>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>O que acontece</translation>
    </message>
</context>
<context>
    <name>sudoku::TransformDialog</name>
    <message>
        <source>&amp;Numbers of the two that change places:</source>
        <translation>&amp;Números dos dois que trocam de lugar:</translation>
    </message>
    <message>
        <source>Appl&amp;y</source>
        <translation>&amp;Aplicar</translation>
    </message>
    <message>
        <source>This is possible.</source>
        <translation>Isto é possível.</translation>
    </message>
    <message>
        <source>&amp;New digits for %1 to %2, in this order:</source>
        <translation>&amp;Novos algarismos para %1 a %2, nesta ordem:</translation>
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
        <translation>Resolvendo</translation>
    </message>
    <message>
        <source>No single solution is known, so the digits are in the order in which they come on the board.</source>
        <translation>Não se conhece uma solução única, por isso os algarismos estão na ordem em que aparecem no tabuleiro.</translation>
    </message>
    <message>
        <source>%1 changes nothing on this board.</source>
        <translation>“%1” não muda nada neste tabuleiro.</translation>
    </message>
    <message>
        <source>%1: it is the same puzzle in another form.</source>
        <translation>%1: é o mesmo puzzle em outra forma.</translation>
    </message>
    <message>
        <source>What other programs wrote beside the puzzle is gone, because it may name cells or digits.</source>
        <translation>O que outros programas escreveram junto ao puzzle foi descartado, porque pode citar células ou algarismos.</translation>
    </message>
</context>
<context>
    <name>sudoku::VerdictDisplay</name>
    <message>
        <source>The answer is beside the board. Esc closes it.</source>
        <translation>A resposta está ao lado do tabuleiro. Esc a fecha.</translation>
    </message>
    <message>
        <source>The answer is beside the board. Esc closes it and clears the highlights.</source>
        <translation>A resposta está ao lado do tabuleiro. Esc a fecha e limpa os destaques.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>. Dots: digits too small to show; zoom in to read them</source>
        <translation>. Pontos: algarismos pequenos demais para mostrar; amplie para lê-los</translation>
    </message>
</context>
<context>
    <name>sudoku::VerdictPanel</name>
    <message>
        <source>Close and clear the highlights (Esc)</source>
        <translation>Fechar e limpar os destaques (Esc)</translation>
    </message>
    <message>
        <source>Close the verdict</source>
        <translation>Fechar o veredito</translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation>Esc fecha</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkthroughPanel</name>
    <message>
        <source>Or&amp;der:</source>
        <translation>Or&amp;dem:</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Learn This</source>
        <translation>Apre&amp;nder isto</translation>
    </message>
    <message>
        <source>&amp;What Else Is There</source>
        <translation>&amp;O que mais há</translation>
    </message>
    <message>
        <source>Co&amp;ntinue from Here</source>
        <translation>Continuar da&amp;qui</translation>
    </message>
    <message>
        <source>Back to the W&amp;alkthrough</source>
        <translation>&amp;Voltar ao passo a passo</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>Co&amp;piar como texto</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>Expor&amp;tar</translation>
    </message>
    <message>
        <source>Close the walkthrough (Esc)</source>
        <translation>Fechar o passo a passo (Esc)</translation>
    </message>
    <message>
        <source>Close the walkthrough</source>
        <translation>Fechar o passo a passo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop the rating</source>
        <translation>Parar a avaliação</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Técnicas</translation>
    </message>
    <message>
        <source>Smallest reasons</source>
        <translation>Menores razões</translation>
    </message>
    <message>
        <source>Which step comes next: that of the first technique that applies, or that with the smallest reason</source>
        <translation>Que passo vem a seguir: o da primeira técnica aplicável ou o de menor razão</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Put the board of this step in front of you, and close the walkthrough</source>
        <translation>Deixa no tabuleiro a posição deste passo e fecha o passo a passo</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkthroughSteps</name>
    <message>
        <source>Looking for the smallest reasons …</source>
        <translation>Buscando as menores razões …</translation>
    </message>
    <message>
        <source>Sudoku Explainer: rating …</source>
        <translation>Sudoku Explainer: avaliando …</translation>
    </message>
    <message>
        <source>General rating …</source>
        <translation>Avaliação geral …</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkthroughViewer</name>
    <message>
        <source>Walkthrough</source>
        <translation>Passo a passo</translation>
    </message>
    <message>
        <source>The walkthrough was stopped.</source>
        <translation>O passo a passo foi interrompido.</translation>
    </message>
    <message>
        <source>The walkthrough is beside the board. Esc closes it.</source>
        <translation>O passo a passo está ao lado do tabuleiro. Esc o fecha.</translation>
    </message>
    <message>
        <source>No technique that is switched on gives a step. These are the smallest reasons.</source>
        <translation>Nenhuma técnica ativada dá um passo. Estas são as menores razões.</translation>
    </message>
    <message>
        <source>Only a puzzle with exactly one solution has a smallest reason for each digit.</source>
        <translation>Só um puzzle com exatamente uma solução tem uma menor razão para cada algarismo.</translation>
    </message>
    <message>
        <source>You go on before step %1. Undo brings your board back.</source>
        <translation>Você continua antes do passo %1. Desfazer traz de volta o seu tabuleiro.</translation>
    </message>
    <message>
        <source>Continue from Here</source>
        <translation>Continuar daqui</translation>
    </message>
    <message>
        <source>The board shows a step. Close the walkthrough (Esc) to type.</source>
        <translation>O tabuleiro mostra um passo. Feche o passo a passo (Esc) para digitar.</translation>
    </message>
    <message>
        <source>Finding all steps</source>
        <translation>Buscando todos os passos</translation>
    </message>
    <message>
        <source>No technique that is switched on gives a step here.</source>
        <translation>Nenhuma técnica ativada dá um passo aqui.</translation>
    </message>
    <message>
        <source>Instead of step %1: %2 possible steps</source>
        <translation>Em vez do passo %1: %2 passos possíveis</translation>
    </message>
    <message>
        <source>Instead of step %1: the first %2 steps found</source>
        <translation>Em vez do passo %1: os primeiros %2 passos encontrados</translation>
    </message>
    <message>
        <source>Copied the walkthrough as text.</source>
        <translation>Passo a passo copiado como texto.</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportando</translation>
    </message>
</context>
<context>
    <name>sudoku::WatchDialog</name>
    <message>
        <source>Watch a Solver</source>
        <translation>Observar um solucionador</translation>
    </message>
    <message>
        <source>Cop&amp;y Steps</source>
        <translation>Copia&amp;r passos</translation>
    </message>
    <message>
        <source>Copy the steps up to this one as text, with their levels</source>
        <translation>Copia como texto os passos até este, com seus níveis</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Início</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Avançar</translation>
    </message>
    <message>
        <source>Next &amp;Guess</source>
        <translation>Próximo pal&amp;pite</translation>
    </message>
    <message>
        <source>Next &amp;Conflict</source>
        <translation>Próximo con&amp;flito</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>Fi&amp;m</translation>
    </message>
    <message>
        <source>T&amp;rail: what holds now, by level</source>
        <translation>&amp;Trilha: o que vale agora, por nível</translation>
    </message>
    <message>
        <source>Ste&amp;ps</source>
        <translation>Pass&amp;os</translation>
    </message>
    <message>
        <source>The solver works. Escape stops it.</source>
        <translation>O solucionador está trabalhando. Esc o interrompe.</translation>
    </message>
    <message>
        <source>The clues contradict each other: propagation finds this before anything is encoded. Choose all candidates to watch how.</source>
        <translation>As pistas se contradizem: a propagação descobre isso antes que algo seja codificado. Escolha todos os candidatos para ver como.</translation>
    </message>
    <message>
        <source>The solver was stopped, or there is not enough memory.</source>
        <translation>O solucionador foi interrompido, ou não há memória suficiente.</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 de %L2</translation>
    </message>
    <message>
        <source>Nothing is known yet but the formula. Press Next, or go on to the next guess.</source>
        <translation>Por enquanto só se conhece a fórmula. Pressione Avançar ou vá ao próximo palpite.</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowWork</name>
    <message>
        <source>A crash would lose unsaved work. %1</source>
        <translation>Uma falha do programa faria perder trabalho não salvo. %1</translation>
    </message>
    <message>
        <source>The board cannot be kept: %1</source>
        <translation>Não foi possível guardar o tabuleiro: %1</translation>
    </message>
    <message>
        <source>This puzzle is no longer there.</source>
        <translation>Este puzzle não existe mais.</translation>
    </message>
    <message>
        <source>The board is as you left it.</source>
        <translation>O tabuleiro está como você o deixou.</translation>
    </message>
    <message>
        <source>This puzzle is on the board.</source>
        <translation>Este puzzle já está no tabuleiro.</translation>
    </message>
    <message>
        <source>Restored: %1.</source>
        <translation>Recuperado: %1.</translation>
    </message>
    <message>
        <source>Esc brings your board back.</source>
        <translation>Esc traz seu tabuleiro de volta.</translation>
    </message>
    <message>
        <source>Your board is kept in Recent Puzzles; Esc brings it back.</source>
        <translation>Seu tabuleiro fica guardado em “Puzzles recentes”; Esc o traz de volta.</translation>
    </message>
</context>
<context>
    <name>sudoku::Windows</name>
    <message>
        <source>Unsaved work was found, but cannot be read. It is kept in %1.</source>
        <translation>Foi encontrado trabalho não salvo, mas não foi possível lê-lo. Ele fica guardado em %1.</translation>
    </message>
    <message>
        <source>The unsaved work is discarded. It is deleted when the program ends.</source>
        <translation>O trabalho não salvo foi descartado. Será excluído quando o programa terminar.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>The window is in English: no font here has the letters of %1. Install fonts-noto-cjk, or another.</source>
        <translation>A janela está em inglês: nenhuma fonte daqui tem os caracteres de %1. Instale fonts-noto-cjk ou outra.</translation>
    </message>
</context>
<context>
    <name>sudoku::WishTable</name>
    <message>
        <source>Puzzles to make, or a file without a number. Several rules are separated by commas.</source>
        <translation>Puzzles a fazer, ou um arquivo sem número. Várias regras são separadas por vírgulas.</translation>
    </message>
</context>
<context>
    <name>sudoku::WordDialog</name>
    <message>
        <source>Word</source>
        <translation>Palavra</translation>
    </message>
    <message>
        <source>&amp;Word of %1 different letters:</source>
        <translation>&amp;Palavra de %1 letras diferentes:</translation>
    </message>
    <message>
        <source>&amp;Use Word</source>
        <translation>&amp;Usar palavra</translation>
    </message>
    <message>
        <source>Each letter is there once.</source>
        <translation>Cada letra aparece uma vez.</translation>
    </message>
    <message>
        <source>%1 of %2 letters.</source>
        <translation>%1 de %2 letras.</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) too many.</source>
        <translation>
            <numerusform>%n letra a mais.</numerusform>
            <numerusform>%n letras a mais.</numerusform>
        </translation>
    </message>
</context>
</TS>
