import { expect, test } from 'vitest'
import { cleanPaste } from './paste-clean.ts'

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style>
<xml><w:WordDocument></w:WordDocument></xml></head><body lang=NL><!--StartFragment-->
<h1>Parkeren met kerst<o:p></o:p></h1>
<p class=MsoNormal style='margin-bottom:0cm'><span style='font-size:11.0pt;font-family:"Calibri",sans-serif'>Boek <b>vroeg</b>, dat <i>scheelt</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Koffer<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><!--[endif]-->Sokken</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>Paspoort</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Eerst</p>
<p class=MsoNormal><a name="_Toc1"></a>Zie <a href="https://example.com/a" style="color:blue">de site</a>.</p>
<table class=MsoTableGrid border=1><tr><td width=100 colspan=2 style='border:solid'><p class=MsoNormal>Prijs</p></td></tr></table>
<!--EndFragment--></body></html>`

test('Word: styles are removed, lists become real lists, the structure stays', () => {
  expect(cleanPaste(word).replace(/>\s+</g, '><')).toBe(
    '<h2>Parkeren met kerst</h2>' +
      '<p>Boek <strong>vroeg</strong>, dat <em>scheelt</em>.</p>' +
      '<ul><li>Koffer<ul><li>Sokken</li></ul></li><li>Paspoort</li></ul>' +
      '<ol><li>Eerst</li></ol>' +
      '<p>Zie <a href="https://example.com/a">de site</a>.</p>' +
      '<table><tr><td colspan="2"><p>Prijs</p></td></tr></table>',
  )
})

const google = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1234"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:700">Op tijd</span></h2><p dir="ltr"><span style="font-weight:400">Boek </span><span style="font-weight:700;font-style:italic">vroeg</span><span style="text-decoration:underline"> en </span><a href="https://www.google.com/url?q=https://example.com/b&amp;sa=D"><span style="text-decoration:underline">hier</span></a></p><br class="Apple-interchange-newline"><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>een</span></p></li><ul><li aria-level="2"><p><span>in een</span></p></li></ul><li><p>twee</p></li></ul><img src="https://lh3.googleusercontent.com/abc" alt="plaatje"></b>`

test('Google Docs: the bold wrapper is removed, and nested lists move into their item', () => {
  expect(cleanPaste(google)).toBe(
    '<h2>Op tijd</h2>' +
      '<p>Boek <strong><em>vroeg</em></strong><u> en </u><a href="https://example.com/b">hier</a></p>' +
      '<ul><li><p>een</p><ul><li><p>in een</p></li></ul></li><li><p>twee</p></li></ul>',
  )
})

test.each([
  ['<p onclick="x()">Dag<script>alert(1)</script></p>', '<p>Dag</p>'],
  ['<a href="javascript:alert(1)">klik</a>', 'klik'],
  ['<img src="data:image/png;base64,AAAA"><img src="file:///c/a.png">', ''],
  ['<iframe src="https://example.com"></iframe><p>na</p>', '<p>na</p>'],
  [
    '<img src="/media/a.webp" alt="Een bord" onerror="x()">',
    '<img src="/media/a.webp" alt="Een bord">',
  ],
  ['<constructor>in</constructor> een <x-y>onbekend element</x-y>', 'in een onbekend element'],
  ['<a href="https://example.com/&quot;x">a</a>', '<a href="https://example.com/&quot;x">a</a>'],
])("elements that a post can't have are removed: %s", (pasted, clean) => {
  expect(cleanPaste(pasted)).toBe(clean)
})

test('the styles that Word adds for other scripts are ignored', () => {
  const other = "style='mso-bidi-font-weight:normal;mso-bidi-font-style:normal'"
  const words = `<p>Boek <b ${other}>vroeg</b>, dat <i ${other}>scheelt</i>.</p>`
  const plain = "<span style='mso-bidi-font-weight:bold;mso-bidi-font-style:italic'>Gewoon</span>"

  expect(cleanPaste(`${words}<p>${plain}</p>`)).toBe(
    '<p>Boek <strong>vroeg</strong>, dat <em>scheelt</em>.</p><p>Gewoon</p>',
  )
})

test('a line break between blocks is removed, and one within text stays', () => {
  expect(
    cleanPaste('<b style="font-weight:normal"><p>een</p><br /><br><h2>twee</h2><br></b>'),
  ).toBe('<p>een</p><h2>twee</h2>')
  expect(cleanPaste('een<br>twee<br><ul><li>drie<br>vier</li></ul>')).toBe(
    'een<br>twee<ul><li>drie<br>vier</li></ul>',
  )
})

test('an unclosed tag or comment is parsed as a browser does, in linear time', () => {
  expect(cleanPaste(`<p>Als a <b${' '.repeat(40)}</p>`)).toBe('<p>Als a </p>')
  expect(cleanPaste('<p>een</p><!-- <b onclick="x()" twee')).toBe('<p>een</p>')
  expect(cleanPaste('<!--'.repeat(50_000))).toBe('')
})

test('a comment is removed and the text around it stays', () => {
  expect(cleanPaste('<p>een<!-- <b>twee</b> --> drie</p>')).toBe('<p>een drie</p>')
})

test('Excel: rows without their table get one', () => {
  const excel =
    '<html><body><table width=128><!--StartFragment--><col width=64><tr height=20><td class=xl65>Bus</td><td align=right>7</td></tr><!--EndFragment--></table></body></html>'

  expect(cleanPaste(excel)).toBe('<table><tr><td>Bus</td><td>7</td></tr></table>')
})

test('thousands of line breaks and paragraphs are cleaned in linear time', () => {
  expect(cleanPaste(`een${'<br>'.repeat(20_000)}<p>twee</p>`)).toBe('een<p>twee</p>')
  expect(cleanPaste('<p>een</p>'.repeat(20_000))).toBe('<p>een</p>'.repeat(20_000))
})

test('content cut in the editor itself is pasted unchanged', () => {
  const own = '<p data-pm-slice="1 1 []">Dag  allemaal</p>'

  expect(cleanPaste(own)).toBe(own)
})

test('a live block copied from a post is kept', () => {
  const block = '<div data-block="price" data-key="AMS"></div>'

  expect(cleanPaste(`<p>Kijk:</p>${block}`)).toBe(`<p>Kijk:</p>${block}`)
})
