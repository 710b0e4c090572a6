import { describe, expect, test } from 'vitest'
import { treeOf } from './html-tree.ts'
import { readPage } from './main-content.ts'
import { partsOf } from './parts-of-html.ts'

const ADDRESS = 'https://www.alt-stadt.example/seite'

/** The words of all parts in their order: titles, texts, questions and answers. */
function wordsOf(html: string): string {
  const tree = treeOf(html)
  if (!tree) return ''
  const words: string[] = []
  for (const { titel, html, fragen = [] } of partsOf(tree, ADDRESS, link => link).parts) {
    words.push(titel, html)
    for (const { titel, text } of fragen) words.push(titel, text)
  }
  return words
    .join(' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const notesOf = (html: string): readonly string[] => {
  const tree = treeOf(html)
  return tree ? partsOf(tree, ADDRESS, link => link).hinweise : []
}

describe('I1, I8: words of a text are kept in their order', () => {
  test.each<[string, string, string]>([
    [
      'after questions',
      '<p>A</p><details><summary>Was?</summary><p>Das.</p></details><p>Danach.</p><h3>Wer</h3><p>Frau Maier</p>',
      'A Was? Das. Danach. Wer Frau Maier',
    ],
    [
      'between questions',
      '<details><summary>Eins</summary>1</details>Dazwischen<details><summary>Zwei</summary>2</details>',
      'Eins 1 Dazwischen Zwei 2',
    ],
    ['of a question without its question', '<details><p>Nur dies.</p></details>', 'Nur dies.'],
    [
      'of an answer with headings, tables and a question in it',
      '<details><summary>F</summary><h2>Teil</h2><table><tr><td>37 €</td></tr></table><details><summary>G</summary>H</details></details>',
      'F Teil 37 € G H',
    ],
    ['in headings that follow each other', '<h2>Vereine</h2><h2>TSV</h2><p>Turnen</p>', 'Vereine TSV Turnen'],
    ['in a heading at the end', '<p>A</p><h2>Termine folgen</h2>', 'A Termine folgen'],
    [
      'in headings that are buttons',
      '<h3><button>Wie lange?</button></h3><div><p>Zwei Wochen.</p></div>',
      'Wie lange? Zwei Wochen.',
    ],
    [
      'in buttons that open words',
      '<button aria-expanded="false">Was kostet es?</button><div><p>12 Euro.</p></div>',
      'Was kostet es? 12 Euro.',
    ],
    [
      'in a form around a whole page',
      `<form id="aspnetForm"><input type="hidden" name="v"><h1>Bürgerbüro</h1><p>Montag bis Freitag.</p></form>`,
      'Bürgerbüro Montag bis Freitag.',
    ],
    [
      'in a list with a picture',
      '<ul><li>Eins <img src="/a.jpg" alt=""></li><li>Zwei</li></ul>',
      'Eins Zwei',
    ],
    ['in a list with a heading', '<ul><li><h2>Eins</h2>a</li></ul>', 'Eins a'],
    [
      'beside an embedded map',
      '<p>Vor</p><iframe src="https://karte.example/"></iframe><p>Nach</p>',
      'Vor Nach',
    ],
    ['beside a picture', '<p>Vor</p><img src="/a.jpg" alt="Turm"><p>Nach</p>', 'Vor Nach'],
    ['without elements', 'Erst <b>dies</b> und dann das.<br>Zuletzt.', 'Erst dies und dann das. Zuletzt.'],
    [
      'in a paragraph with a picture in a link',
      '<p>Vor <a href="/x"><img src="/a.jpg" alt=""></a> nach</p>',
      'Vor nach',
    ],
    ['in a quotation with a picture', '<blockquote><img src="/a.jpg" alt="">Zitat</blockquote>', 'Zitat'],
    ['in definitions', '<dl><dt>Fax</dt><dd>1234</dd></dl>', 'Fax 1234'],
    ['in a figure that is a table', '<figure><table><tr><td>Gebühr</td></tr></table></figure>', 'Gebühr'],
    ['behind a video', '<video src="/v.mp4"></video><p>Danach</p>', 'Danach'],
    ['in unknown elements', '<x-tab><p>Innen</p></x-tab>', 'Innen'],
  ])('%s', (_where, html, words) => {
    expect(wordsOf(html)).toBe(words)
  })

  test('more than fifty questions go into several entries, and none is lost', () => {
    const html = Array.from(
      { length: 120 },
      (_, at) => `<details><summary>F${at}</summary>A${at}</details>`,
    ).join('')
    expect(wordsOf(html).split(' ')).toHaveLength(240)
  })

  test('struck-out words are not valid any more, and told', () => {
    const html = '<p>Am <s>5. Mai</s> 12. Mai <del>findet statt</del> <ins>entfällt</ins>.</p>'
    expect(wordsOf(html)).toBe('Am 12. Mai entfällt.')
    expect(notesOf(html)).toEqual([
      'Durchgestrichenes wurde ausgelassen: „5. Mai“',
      'Durchgestrichenes wurde ausgelassen: „findet statt“',
    ])
  })

  test('the lost link of a picture is told, that to the picture itself is not', () => {
    expect(notesOf('<a href="/plan.pdf"><img src="/a.jpg" alt="A"></a>')).toEqual([
      'Ein Bild war ein Link. Der Link fehlt hier: https://www.alt-stadt.example/plan.pdf',
    ])
    expect(notesOf('<figure><a href="/a.jpg"><img src="/a-300x200.jpg" alt="A"></a></figure>')).toEqual([])
  })

  test.each([
    [
      '<form><label>Name</label><input name="n"><button>Senden</button></form>',
      'Ein Formular wurde ausgelassen.',
    ],
    ['<p>A</p><select><option>1</option></select>', 'Ein Formular wurde ausgelassen.'],
    ['<button>Seite drucken</button>', 'Eine Schaltfläche wurde ausgelassen: „Seite drucken“'],
    ['<ul><li>A <input name="x"></li></ul>', 'Ein Formular wurde ausgelassen.'],
    [
      '<details><summary>F</summary><iframe src="https://karte.example/k"></iframe>A</details>',
      'https://karte.example/k',
    ],
  ])('what cannot be kept of %s is told', (html, said) => {
    expect(notesOf(html).join('\n')).toContain(said)
  })

  test('hidden fields of a form are not told', () => {
    expect(notesOf('<input type="hidden" name="v"><p>A</p>')).toEqual([])
  })
})

const LONG =
  'Das Freibad öffnet am 1. Mai. Der Eintritt kostet 4 Euro, Kinder zahlen 2 Euro. Saisonkarten gibt es im Rathaus.'
const inPage = (body: string) =>
  `<html><head><title>Freibad - Stadt Alt</title></head><body>${body}</body></html>`
const contentOf = (html: string) => {
  const page = readPage(html, ADDRESS)
  return { titel: page?.titel, text: wordsOf(page?.inhalt.html ?? ''), daneben: page?.daneben ?? [] }
}

describe('I2, I3, I19: the content of a page is found, whatever the names around it say', () => {
  test.each<[string, string]>([
    [
      'a wrapper named after a sidebar',
      `<div class="main-content-wrapper with-double-sidebar"><h1>Freibad</h1><p>${LONG}</p></div>`,
    ],
    [
      'a wrapper named after a menu',
      `<div class="has-menu menu open"><div><h1>Freibad</h1><p>${LONG}</p></div></div>`,
    ],
    ['a wrapper without a heading', `<div class="layout sidebar left"><p>${LONG}</p></div>`],
    ['a body named after a menu', `<div class="nav"><a href="/">Start</a></div><p>${LONG}</p>`],
    ['a content below a wrapper', `<div class="footer print"><div id="content"><p>${LONG}</p></div></div>`],
    ['a part for printers', `<main><div class="print d-print-block"><p>${LONG}</p></div></main>`],
    ['an aside that holds the page', `<aside><h1>Freibad</h1><p>${LONG}</p></aside>`],
    [
      'a table of old days',
      `<table><tr><td class="navigation"><a href="/">Start</a></td><td><p>${LONG}</p></td></tr></table>`,
    ],
    [
      'a form around all',
      `<form id="aspnetForm"><div id="content"><h1>Freibad</h1><p>${LONG}</p></div></form>`,
    ],
    ['a hidden page of a broken script', `<div aria-hidden="true"><h1>Freibad</h1><p>${LONG}</p></div>`],
  ])('%s', (_which, body) => {
    const { text, titel } = contentOf(inPage(body))
    expect(text).toContain(LONG)
    expect(titel).toBe('Freibad')
  })

  test.each<[string, string, string]>([
    [
      'of parts',
      `<main><div><header><h2>Öffnungszeiten</h2><h3>Nur mit Termin</h3></header><p>${LONG}</p></div></main>`,
      'Öffnungszeiten Nur mit Termin',
    ],
    [
      'without a main part',
      `<div id="c2"><header><h2>Öffnungszeiten</h2></header><p>${LONG}</p></div>`,
      'Öffnungszeiten',
    ],
    [
      'of a section',
      `<section><header><h2>Kosten</h2><a href="#top">nach oben</a></header><p>${LONG}</p></section>`,
      'Kosten',
    ],
    [
      'that is a link',
      `<article><header><h2><a href="/x">Neues</a></h2></header><p>${LONG}</p></article>`,
      'Neues',
    ],
  ])('headings %s are kept', (_which, body, heading) => {
    expect(contentOf(inPage(body)).text).toContain(heading)
  })

  test.each<[string, string]>([
    ['a menu', '<nav><p>Menü mit einem Satz, der lang genug ist.</p></nav>'],
    ['a header with a menu', '<header><h1>Stadt Alt</h1><ul><li><a href="/">Start</a></li></ul></header>'],
    ['an empty frame', '<div class="sidebar"></div>'],
    [
      'a banner for cookies',
      '<div class="cookie-banner"><p>Wir verwenden Cookies auf dieser Seite.</p></div>',
    ],
  ])('%s is no content', (_which, frame) => {
    const crumbs = '<ol class="breadcrumb"><li>Start</li></ol>'
    expect(contentOf(inPage(`${frame}<main>${crumbs}<p>${LONG}</p></main>`)).text).toBe(LONG)
  })

  test.each<[string, string]>([
    ['an aside', '<aside><p>Frau Schmid, Telefon 07123 45-67</p></aside>'],
    ['a box', '<div class="sidebar-box"><p>Frau Schmid, Telefon 07123 45-67</p></div>'],
    ['a part with a role', '<div role="complementary"><p>Frau Schmid, Telefon 07123 45-67</p></div>'],
  ])('%s in the content is content; beside it, it is told', (_which, box) => {
    const inside = contentOf(inPage(`<main><p>${LONG}</p>${box}</main>`))
    expect(inside.text).toContain('Frau Schmid')
    expect(inside.daneben).toEqual([])
    const outside = contentOf(inPage(`<main><p>${LONG}</p></main>${box}`))
    expect(outside.text).not.toContain('Frau Schmid')
    expect(outside.daneben).toEqual(['Frau Schmid, Telefon 07123 45-67'])
  })

  test('a list of the pages below is content, a menu in the content is none', () => {
    const list =
      '<div class="frame frame-type-menu_subpages"><h2>Themen</h2><ul><li><a href="/a">Ausweise</a></li></ul></div>'
    const menu = '<ul class="menu"><li><a href="/">Start</a></li></ul>'
    const { text } = contentOf(inPage(`<main><p>${LONG}</p>${menu}${list}</main>`))
    expect(text).toBe(`${LONG} Themen Ausweise`)
  })

  test.each([
    [
      '<blockquote>Zitat<footer>Johann Wolfgang von Goethe</footer></blockquote>',
      'Zitat Johann Wolfgang von Goethe',
    ],
    ['<header><p>Ein Vorspann ohne Überschrift</p></header>', 'Ein Vorspann ohne Überschrift'],
    ['<article><footer>Geschrieben von Frau Schmid</footer></article>', 'Geschrieben von Frau Schmid'],
  ])('words of a part are content: %s', (part, words) => {
    expect(contentOf(inPage(`<main><p>${LONG}</p>${part}</main>`)).text).toBe(`${LONG} ${words}`)
  })

  test('the footer of the page is no content', () => {
    expect(contentOf(inPage(`<main><p>${LONG}</p></main><footer>Impressum der Stadt</footer>`)).text).toBe(
      LONG,
    )
  })

  test('words of a margin in a margin are told once, and those of an alert too', () => {
    const box = '<p>Frau Schmid, Telefon 07123 45-67</p>'
    const alert = '<div role="alert">Am Freitag bleibt das Rathaus geschlossen.</div>'
    const { daneben } = contentOf(
      inPage(`${alert}<main><p>${LONG}</p></main><div class="sidebar"><aside>${box}</aside></div>`),
    )
    expect(daneben).toEqual([
      'Am Freitag bleibt das Rathaus geschlossen.',
      'Frau Schmid, Telefon 07123 45-67',
    ])
  })

  test.each<[string, string, string]>([
    [
      'answers that are hidden until a visitor opens them',
      `<main><p>${LONG}</p><h3>Wann?</h3><div class="panel" aria-hidden="true"><p>Von Mai bis September täglich.</p></div></main>`,
      'Wann? Von Mai bis September täglich.',
    ],
    [
      'the heading of a part with a search',
      `<main><article><header><h2>Suche im Archiv</h2><form><input name="q"></form></header><p>${LONG}</p></article></main>`,
      'Suche im Archiv',
    ],
    [
      'a text beside one article',
      `<div><h2>Das Bad</h2><p>${LONG}</p><p>${LONG}</p></div><article><h2>Neues</h2><p>Heute ist das Bad geschlossen worden.</p></article>`,
      'Das Bad',
    ],
    [
      'words of a cell beside a division',
      `<table><tr><td>Am Anfang steht dies.<div>${LONG} ${LONG}</div></td></tr></table>`,
      'Am Anfang steht dies.',
    ],
    [
      'documents beside a text',
      `<div><div><p>${LONG} ${LONG}</p></div><div><a href="/s.pdf">Satzung</a></div></div>`,
      'Satzung',
    ],
    [
      'parts of a page builder beside each other',
      `<div class="builder"><div><div><h2>Bad</h2></div></div><div><p>${LONG}</p></div><div><p>Am Berg 1.</p></div></div>`,
      'Am Berg 1.',
    ],
  ])('%s are content', (_which, body, words) => {
    expect(contentOf(inPage(body)).text).toContain(words)
  })

  test.each<[string, string]>([
    ['a list that is called a menu', '<ul class="menu"><li>Montag: Nudeln mit Tomatensoße</li></ul>'],
    ['a box that is called social', '<div class="social"><p>Die Tafel öffnet jeden Dienstag.</p></div>'],
  ])('%s in the content is told', (_which, box) => {
    const { daneben } = contentOf(inPage(`<main><p>${LONG}</p>${box}</main>`))
    expect(daneben.join()).toMatch(/Nudeln|Tafel/)
  })

  test('signs for eyes only are no content', () => {
    const sign = '<span aria-hidden="true">→</span>'
    expect(contentOf(inPage(`<main><p>${LONG}</p>${sign}</main>`)).text).toBe(LONG)
  })

  test('of several articles none is the whole content', () => {
    const articles = ['Eins', 'Zwei', 'Drei'].map(one => `<article><h2>${one}</h2><p>${LONG}</p></article>`)
    const { text } = contentOf(inPage(`<div id="list">${articles.join('')}</div>`))
    for (const one of ['Eins', 'Zwei', 'Drei']) expect(text).toContain(one)
  })
})

describe('I17: hidden mail addresses become links', () => {
  test.each<[string, string, string]>([
    [
      'TYPO3',
      `<a href="javascript:linkTo_UnCryptMailto('ocknvq,kphqBghhgtvb0fg');">info(at)effertz(dot)de</a>`,
      'mailto:info@effertz.de',
    ],
    [
      'TYPO3, another key',
      `<a href="javascript:linkTo_UnCryptMailto('nbjmup;mmjowjmmfAtmddpomjof/fev');">x</a>`,
      'mailto:llinville@slcconline.edu',
    ],
    [
      'TYPO3, encoded',
      `<a href="javascript:linkTo_UnCryptMailto(%27ocknvq%2CkphqBghhgtvb0fg%27);">x</a>`,
      '',
    ],
    [
      'TYPO3, by attributes',
      `<a href="#" data-mailto-token="ocknvq,kphqBghhgtvb0fg" data-mailto-vector="2">x</a>`,
      'mailto:info@effertz.de',
    ],
    [
      'Joomla',
      `<span id="cloakab1">Geschützt!</span><script>document.getElementById('cloakab1').innerHTML = '';
       var prefix = 'ma' + 'il' + 'to'; var addyab1 = 'gast' + '&#64;';
       addyab1 = addyab1 + 'beispiel' + '&#46;' + 'at';
       var addy_textab1 = 'gast' + '&#64;' + 'beispiel' + '&#46;' + 'at';</script>`,
      'mailto:gast@beispiel.at',
    ],
    [
      'Cloudflare',
      '<a class="__cf_email__" data-cfemail="543d3a323b14263135377a3131">[email&#160;protected]</a>',
      'mailto:info@reac.ee',
    ],
  ])('%s', (_system, html, address) => {
    const page = readPage(`<main><p>${LONG}</p>${html}</main>`, ADDRESS)
    if (address !== '') expect(page?.inhalt.html).toContain(`href="${address}"`)
    else expect(page?.inhalt.html).not.toContain('mailto:')
  })

  test.each(['zzz', 'javascript:linkTo_UnCryptMailto()', "javascript:linkTo_UnCryptMailto('abc')"])(
    '„%s“ is no address',
    href => {
      const page = readPage(`<main><p>${LONG}</p><a href="${href}">x</a></main>`, ADDRESS)
      expect(page?.inhalt.html).not.toContain('mailto:')
    },
  )
})

test.each<[string, string, string]>([
  [
    'a figure with a table and a picture',
    '<figure><table><tr><td>37 €</td></tr></table><img src="/a.jpg" alt="A"></figure>',
    '37 €',
  ],
  [
    'words beside a picture in a figure',
    '<figure><a href="/plan.pdf"><img src="/a.jpg" alt="A"></a> Text im Bild</figure>',
    'Text im Bild',
  ],
  [
    'words in a link around a picture',
    '<p><a href="/plan.pdf"><img src="/a.jpg" alt="A"> Lageplan</a></p>',
    'Lageplan',
  ],
  ['lines with a picture', '<pre>8:00 <img src="/a.jpg" alt="A">\n8:20</pre>', '8:00 8:20'],
  ['lines of a timetable', '<pre>Abfahrt  8:00\nAnkunft 8:20</pre>', 'Abfahrt 8:00 Ankunft 8:20'],
  [
    'a caption beside a description',
    '<figure><img src="/a.jpg" alt="Turm"><figcaption>Foto: Müller</figcaption></figure>',
    'Foto: Müller',
  ],
  [
    'captions of a gallery',
    '<figure><figure><img src="/a.jpg" alt="A"><figcaption>Eins</figcaption></figure><figure><img src="/b.jpg" alt="B"><figcaption>Zwei</figcaption></figure><figcaption>Alle</figcaption></figure>',
    'Eins Zwei Alle',
  ],
])('I10, I14: %s', (_which, html, words) => {
  expect(wordsOf(html)).toBe(words)
})

test.each<[string, string, string]>([
  ['<ol start="3"><li>C</li></ol>', '<ol start="3">', ''],
  ['<ol><li value="5">E</li><li>F</li></ol>', '<ol start="5">', ''],
  ['<ol><li value="1">A</li><li value="2">B</li></ol>', '<ol>', ''],
  ['<ol><li>A</li><li>B</li></ol>', '<ol>', ''],
  ['<ol><li>A</li><li value="7">G</li></ol>', '<ol>', 'nicht fortlaufend'],
  ['<ol reversed><li>B</li><li>A</li></ol>', '<ol>', 'nicht fortlaufend'],
  ['<ol type="a"><li>A</li></ol>', '<ol>', 'mit Buchstaben'],
  ['<ol type="1"><li>A</li></ol>', '<ol>', ''],
  ['<ol style="list-style-type: lower-alpha"><li>A</li></ol>', '<ol>', 'mit Buchstaben'],
  ['<ol style="list-style-type: decimal"><li>A</li></ol>', '<ol>', ''],
])('I28: the numbers of %s are kept or told', (html, kept, said) => {
  const tree = treeOf(html)
  expect(tree && partsOf(tree, ADDRESS, link => link).parts[0]?.html).toContain(kept)
  const notes = notesOf(html)
  if (said === '') expect(notes).toEqual([])
  else expect(notes.join()).toContain(said)
})
