import { describe, expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'
import { documentOf, htmlOf } from './html.ts'
import { saidOfPaste } from './paste-notice.tsx'

const pasted = (html: string) => htmlOf(documentOf(cleanPaste(html).html))
const wordsOf = (html: string) =>
  pasted(html)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
const whyOf = (html: string) => cleanPaste(html).out.map(({ why, words }) => `${why}: ${words}`)

const SHEET = (rule: string) => `<html><head><style><!-- ${rule} --></style></head><body><!--StartFragment-->`

describe('D1: what the source does not show is left out, and named', () => {
  test.each([
    ['Word', `<p>A<span style='display:none;mso-hide:all'>INTERN</span> B</p>`, 'verborgen: INTERN'],
    ['Word, only its own word', `<p>A<span style="mso-hide: all">INTERN</span> B</p>`, 'verborgen: INTERN'],
    [
      'Word, in a class',
      `${SHEET('span.Versteckt {mso-style-name:V; display:none; mso-hide:all;}')}<p>A<span class=Versteckt>INTERN</span> B</p>`,
      'verborgen: INTERN',
    ],
    ['a website', `<p>A</p><div style="display:none">INTERN</div><p>B</p>`, 'verborgen: INTERN'],
    [
      'a website, important',
      `<p>A</p><div style="DISPLAY: none !important">INTERN</div><p>B</p>`,
      'verborgen: INTERN',
    ],
    ['visibility', `<p>A<span style="visibility:hidden">INTERN</span> B</p>`, 'verborgen: INTERN'],
    ['the attribute', `<p>A<span hidden>INTERN</span> B</p>`, 'verborgen: INTERN'],
    ['no opacity', `<p>A<span style="opacity:0">INTERN</span> B</p>`, 'verborgen: INTERN'],
    ['letters without size', `<p>A<span style="font-size:0pt">INTERN</span> B</p>`, 'verborgen: INTERN'],
    [
      'beside the page',
      `<p>A<span style="position:absolute;left:-9999px">INTERN</span> B</p>`,
      'verborgen: INTERN',
    ],
    [
      'clipped, as Chrome copies it',
      `<p>A<span style="clip: rect(0px, 0px, 0px, 0px)">INTERN</span> B</p>`,
      'verborgen: INTERN',
    ],
    ['folded', `<p>A</p><div style="max-height:0;overflow:hidden">INTERN</div><p>B</p>`, 'verborgen: INTERN'],
    [
      'a deletion of Word',
      `<p>A<del cite="mailto:Kern"><span class=msoDel>84.000 Euro</span></del> <ins><span class=msoIns>B</span></ins></p>`,
      'geloescht: 84.000 Euro',
    ],
    ['a deletion without del', `<p>A<span class="msoDel">84.000 Euro</span> B</p>`, 'geloescht: 84.000 Euro'],
    [
      'a deletion of LibreOffice',
      `<p>A<del cite="x" datetime="2026">84.000 Euro</del> B</p>`,
      'geloescht: 84.000 Euro',
    ],
    ['struck', `<p>A<s>Kaution 500</s> B</p>`, 'durchgestrichen: Kaution 500'],
    ['struck, old', `<p>A<strike>Kaution 500</strike> B</p>`, 'durchgestrichen: Kaution 500'],
    [
      'struck by style',
      `<p>A<span style="text-decoration:line-through">Kaution 500</span> B</p>`,
      'durchgestrichen: Kaution 500',
    ],
    [
      'struck by Google Docs',
      `<p>A<span style="font-weight:400;text-decoration:underline line-through">Kaution 500</span> B</p>`,
      'durchgestrichen: Kaution 500',
    ],
    [
      'struck by a class',
      `${SHEET('.xl70 {color:red; text-decoration:line-through;}')}<p>A<span class=xl70>Kaution 500</span> B</p>`,
      'durchgestrichen: Kaution 500',
    ],
    [
      'a comment of Word',
      `<p>A<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[TK1]</a></span> B</p><div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><p class=MsoCommentText>Bitte abstimmen</p></div></div>`,
      'kommentar: Bitte abstimmen',
    ],
    [
      'a comment of Google Docs',
      `<p>A<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> B</p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Bitte abstimmen</span></p></div>`,
      'kommentar: [a]Bitte abstimmen',
    ],
    [
      'a film',
      '<p>A</p><iframe src="https://video.example.org/x">Film</iframe><p>B</p>',
      'eingebettet: https://video.example.org/x',
    ],
  ])('%s', (_, html, why) => {
    expect(wordsOf(html)).toBe('A B')
    expect(whyOf(html)).toEqual([why])
  })

  test.each([
    [
      'words that a comment is about',
      `<p>A <a style='mso-comment-reference:TK_1;mso-comment-date:2026'>und</a> B</p>`,
      'A und B',
    ],
    ['an insertion', '<p>A <ins>und</ins> B</p>', 'A und B'],
    [
      'shown again inside',
      '<p style="visibility:hidden">A <span style="visibility:visible">und</span> B</p>',
      'A und B',
    ],
    [
      'letters with a size inside',
      '<p style="font-size:0"><span style="font-size:12pt">A und B</span></p>',
      'A und B',
    ],
    [
      'hidden by a class, shown by its own style',
      `${SHEET('.x{display:none}')}<p class=x style="display:block">A und B</p>`,
      'A und B',
    ],
    ['hidden only in print', `${SHEET('@media print {.x{display:none}}')}<p class=x>A und B</p>`, 'A und B'],
    ['underlined', '<p>A <span style="text-decoration:underline">und</span> B</p>', 'A und B'],
    ['a footnote', '<p>A und<a href="#_ftn1"><sup>[1]</sup></a> B</p>', 'A und [1] B'],
    ['an indented paragraph', `<p style='margin-left:72.0pt;text-indent:-18.0pt'>A und B</p>`, 'A und B'],
  ])('shown words stay: %s', (_, html, words) => {
    expect(wordsOf(html)).toBe(words)
    expect(whyOf(html)).toEqual([])
  })

  test('an item that was struck leaves no empty bullet', () => {
    expect(pasted('<ul><li>A</li><li><s>B</s></li></ul>')).toBe('<ul><li>A</li></ul>')
  })
})

describe('D1: a list keeps the number that it begins with', () => {
  const item = (mark: string) =>
    `<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span>Leitung</p>`
  test.each([
    [item('3.'), '<ol start="3"><li>Leitung</li></ol>'],
    [item('12)'), '<ol start="12"><li>Leitung</li></ol>'],
    [item('c)'), '<ol start="3"><li>Leitung</li></ol>'],
    [item('1.'), '<ol><li>Leitung</li></ol>'],
    [item('·'), '<ul><li>Leitung</li></ul>'],
    ['<ol start=4><li>Leitung</li></ol>', '<ol start="4"><li>Leitung</li></ol>'],
    ['<ol><li value=5>Leitung</li></ol>', '<ol start="5"><li>Leitung</li></ol>'],
  ])('%s', (html, list) => expect(pasted(html)).toBe(list))
})

describe('D1: links that only their author could follow lose their address, and this is told', () => {
  test.each([
    [
      `<p><a href="file:///\\\\SRV\\Plan.pdf">Plan</a></p>`,
      '<p>Plan</p>',
      'Der Link „Plan“ führte zu einer Datei auf einem Rechner oder Laufwerk. Andere können sie nicht öffnen. Nur die Wörter sind geblieben.',
    ],
    [
      `<p><a href="javascript:open('a')">Antrag</a></p>`,
      '<p>Antrag</p>',
      'Der Link „Antrag“ führte zu keiner Adresse, sondern ruft einen Befehl der alten Seite auf. Nur die Wörter sind geblieben.',
    ],
    [
      '<p><a href="fileadmin/ordnung.pdf">Ordnung</a></p>',
      '<p>Ordnung</p>',
      'Der Link „Ordnung“ führte zu einer Adresse, die nur auf der alten Website gilt. Nur die Wörter sind geblieben.',
    ],
    [
      '<p><a href="https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.org%2F42&amp;data=1">Linie 42</a></p>',
      '<p><a href="https://www.example.org/42">Linie 42</a></p>',
      'Der Link „Linie 42“ führt jetzt ohne Umweg zu www.example.org/42.',
    ],
    [
      '<p><a href="mailto:info(at)stadt.de">E-Mail</a></p>',
      '<p><a href="mailto:info@stadt.de">E-Mail</a></p>',
      'Der Link „E-Mail“ führt jetzt ohne Umweg zu info@stadt.de.',
    ],
  ])('%s', (html, after, line) => {
    expect(pasted(html)).toBe(after)
    expect(saidOfPaste(cleanPaste(html))).toEqual([line])
  })

  test('a link that works is not told, nor an anchor that the desk copied from itself', () => {
    const own =
      '<p data-pm-slice="1 1 []"><a href="#preise">Preise</a> <a href="https://example.org">A</a></p>'
    expect(pasted(own)).toBe('<p><a href="#preise">Preise</a> <a href="https://example.org">A</a></p>')
    expect(saidOfPaste(cleanPaste(own))).toEqual([])
  })
})

test('D1: twelve lines are told, and how many more there are', () => {
  const lines = saidOfPaste(cleanPaste(`<p>${'<s>weg</s> '.repeat(15)}</p>`))
  expect([lines.length, lines.at(-1)]).toEqual([13, 'und 3 weitere Stellen'])
})
