import { describe, expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'
import { documentOf, htmlOf } from './html.ts'
import { lossesOf } from './losses.ts'

const through = (html: string) => htmlOf(documentOf(html))
const pasted = (html: string) => through(cleanPaste(html).html)

describe('what the contract allows comes out unchanged', () => {
  test.each([
    '<p>Ein Absatz.</p><p>Noch einer,<br>mit Umbruch.</p>',
    '<h2>Groß</h2><h3>Kleiner</h3><h4>Klein</h4>',
    '<p>Das ist <strong>wichtig</strong>, <em>betont</em> und <strong><em>beides</em></strong>.</p>',
    '<p><a href="/rathaus">Rathaus</a> und <a href="https://example.org" hreflang="fr">Mairie</a></p>',
    '<p>Die <abbr title="Gemeindeordnung">GemO</abbr>, ein <span lang="en">Meeting</span>, m<sup>2</sup>, H<sub>2</sub>O</p>',
    '<ul><li>Eins</li><li>Zwei<ul><li>darunter</li></ul></li></ul>',
    '<ol start="3"><li>Drei</li></ol>',
    '<ul><li><p>Erster</p><p>Zweiter</p></li></ul>',
    '<blockquote><p>Gesagt ist gesagt.</p></blockquote><hr><p>Ende</p>',
    '<dl><dt>Gebühr</dt><dd>12 €</dd><dd>ermäßigt 6 €</dd></dl>',
    '<table><caption>Gebühren</caption><thead><tr><th scope="col">Was</th><th scope="col">Euro</th></tr></thead>' +
      '<tbody><tr><th scope="row">Pass</th><td>70</td></tr><tr><td colspan="2">Stand 2026</td></tr></tbody></table>',
    `<p><a href="https://a.example/l'eau?a=1&amp;b=2">l'eau</a>, <abbr title="Rock'n'Roll">RnR</abbr></p>`,
    '<p>3 &lt; 4 &amp; 5 &gt; 4; „quote" \u00a0 bleibt</p>',
  ])('%s', html => {
    expect(through(html)).toBe(html)
    expect(lossesOf(html)).toEqual([])
  })
})

test('a text without content is empty', () => {
  for (const html of ['', '<p></p>', ' ']) expect(through(html)).toBe('')
})

describe('elements beyond the contract are reported as losses', () => {
  test.each([
    ['<p>Vor <img src="/x.png" alt=""> <u>unterstrichen</u></p>', ['unterstrichen']],
    ['<h2>In <h1>anderem Rang</h1></h2>', ['anderem Rang']],
    ['<p><code>a = b</code></p>', ['a = b']],
    [
      '<table><caption>Ein <em>schöner</em> Titel</caption><tbody><tr><td>x</td></tr></tbody></table>',
      ['schöner'],
    ],
  ])('%s', (html, losses) => {
    expect(lossesOf(html)).toEqual(expect.arrayContaining(losses))
  })
})

test('hostile text inserts no element and no address beyond the contract', () => {
  const html = pasted(
    '<p onclick="x()">a<script>alert(1)</script><a href="/b" onclick="x()" style="x">b</a></p><svg><a href="javascript:x">c</a></svg>',
  )
  expect(html).toBe('<p>a<a href="/b">b</a></p>')
})

/** As Word 365 puts it on the clipboard (with a shortened head). */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} @list l0 {mso-list-id:1;} --></style></head>
<body lang=DE style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->
<h1 style='margin-top:12.0pt'><span style='font-family:"Calibri Light"'>Sperrmüll<o:p></o:p></span></h1>
<p class=MsoNormal>Die Abholung ist <b style='mso-bidi-font-weight:normal'>kostenlos</b>, <i>einmal</i> im Jahr.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Möbel<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>auch Matratzen<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Teppiche<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Anrufen<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Hinausstellen<o:p></o:p></p>
<p class=MsoNormal><a href="https://www.example.org/sperrmuell"><span style='color:#0563C1'>Mehr dazu</span></a></p>
<!--EndFragment--></body></html>`

test('text pasted from Word keeps headings, bold, links, and lists that Word draws as paragraphs', () => {
  expect(pasted(word)).toBe(
    '<h2>Sperrmüll</h2><p>Die Abholung ist <strong>kostenlos</strong>, <em>einmal</em> im Jahr.</p>' +
      '<ul><li>Möbel<ul><li>auch Matratzen</li></ul></li><li>Teppiche</li></ul>' +
      '<ol><li>Anrufen</li><li>Hinausstellen</li></ol>' +
      '<p><a href="https://www.example.org/sperrmuell">Mehr dazu</a></p>',
  )
})

/** As Excel 365 puts it on the clipboard. */
const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet>
<style><!--table {mso-displayed-decimal-separator:"\\,";} .xl65 {font-weight:700; border:.5pt solid windowtext;}--></style></head>
<body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'>
<!--StartFragment--><col width=64 style='width:48pt'><col width=64>
<tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>Straße</td><td class=xl65 width=64>Tag</td></tr>
<tr height=20><td height=20 class=xl66>Hauptstraße</td><td class=xl66 align=right>01.12.2026</td></tr>
<tr height=20><td colspan=2 class=xl66>ohne Gewähr</td></tr><!--EndFragment--></table></body></html>`

test('a table pasted from Excel has its first row as the heading', () => {
  expect(pasted(excel)).toBe(
    '<table><thead><tr><th scope="col">Straße</th><th scope="col">Tag</th></tr></thead>' +
      '<tbody><tr><td>Hauptstraße</td><td>01.12.2026</td></tr><tr><td colspan="2">ohne Gewähr</td></tr></tbody></table>',
  )
})

/** As Google Docs puts it on the clipboard: all of it in a bold element that is not bold. */
const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-family:Arial;font-weight:400;font-style:normal;">Am </span><span style="font-size:11pt;font-weight:700;">Montag</span><span style="font-size:11pt;font-style:italic;"> geschlossen</span></p><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Ein Punkt</span></p></li></ul></b>`

test('of text pasted from Google Docs only words that look bold are bold', () => {
  expect(pasted(docs)).toBe(
    '<p>Am <strong>Montag</strong><em> geschlossen</em></p><ul><li>Ein Punkt</li></ul>',
  )
})

/** As LibreOffice Writer puts it on the clipboard. */
const writer = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><meta name="generator" content="LibreOffice 24.8"/>
<style type="text/css">p { line-height: 115% }</style></head><body lang="de-DE" dir="ltr"><h1 class="western">Titel</h1>
<p style="line-height: 100%"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt"><b>Fett</b> und normal</font></font></p>
<p><br/></p><ol><li><p>Eins</p></li><li><p>Zwei</p></li></ol></body></html>`

test('text pasted from LibreOffice keeps its words and bold, but not its fonts', () => {
  expect(pasted(writer)).toBe(
    '<h2>Titel</h2><p><strong>Fett</strong> und normal</p><p><br></p><ol><li>Eins</li><li>Zwei</li></ol>',
  )
})
