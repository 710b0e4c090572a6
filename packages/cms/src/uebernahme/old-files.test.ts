import { describe, expect, test } from 'vitest'
import { deskTown } from '../editing/testing/desk-town.ts'
import { recordOf } from './columns/row-record.ts'
import { decodeText } from './decode-text.ts'
import { readFeed } from './feed-items.ts'
import { plainTitle } from './found.ts'
import { readRest } from './rest-items.ts'
import { readCsv } from './table-text.ts'
import { contentOf, SITE, seite, taken } from './testing/taking-over.ts'
import { wordpressExport } from './testing/wordpress-export.ts'
import { readWordpress } from './wordpress.ts'
import { wordpressHtml } from './wordpress-text.ts'

test('I18: links to files that the library does not keep lead to the old website, and are told', async () => {
  const town = await deskTown()
  const files = ['antrag.docx', 'liste.xlsx', 'liste.xls', 'alles.zip', 'termin.ics', 'folien.pptm']
  const others = [`${SITE}/index.php?eID=dumpFile&t=f&f=1`, ...files.map(name => `${SITE}/fileadmin/${name}`)]
  const links = [...others, `${SITE}/ausweise`].map(
    href => `<a href="${href.replaceAll('&', '&amp;')}">x</a>`,
  )
  const { stuecke } = await taken(town, wordpressExport([seite(1, 'Formulare', `<p>${links.join(' ')}</p>`)]))
  const text = JSON.stringify(await contentOf(town, stuecke[0]?.inhalt ?? null)).replaceAll('&amp;', '&')
  const notes = stuecke[0]?.hinweise.join('\n')
  for (const link of others) {
    expect(text).toContain(`"${link}\\"`)
    expect(notes).toContain(`Eine Datei liegt noch auf der alten Website: ${link} `)
  }
  expect(text).toContain('\\"/ausweise\\"')
})

describe('I9, I10: paragraphs of a classic WordPress text', () => {
  const html = (text: string) =>
    wordpressHtml(text, { pictureOf: () => undefined, blockOf: () => undefined }).html
  test.each([
    [
      'beside one that has an element',
      '<p class="x">Eins</p>\n\nZwei\n\nDrei',
      '<p class="x">Eins</p>\n<p>Zwei</p>\n<p>Drei</p>',
    ],
    ['with elements', '<p>Eins</p>\n<p>Zwei</p>', '<p>Eins</p>\n<p>Zwei</p>'],
    ['without elements', 'Eins\nnoch\n\nZwei', '<p>Eins<br>\nnoch</p>\n<p>Zwei</p>'],
    [
      'around a timetable',
      'Vor\n\n<pre>8:00\n\n9:00</pre>\n\nNach',
      '<p>Vor</p>\n<pre>8:00<br><br>9:00</pre>\n<p>Nach</p>',
    ],
    ['of blocks', '<!-- wp:paragraph --><p>Eins</p><!-- /wp:paragraph -->\n\nfrei', '<p>Eins</p>\n\nfrei'],
    ['with an unclosed timetable', 'Vor\n\n<pre>8:00', '<p>Vor</p>\n<pre>8:00'],
  ])('%s', (_which, text, wanted) => {
    expect(html(text)).toBe(wanted)
  })
})

test.each([
  ['Bürger\u00admeister\u00adsprech\u00adstunde', 'Bürgermeistersprechstunde'],
  ['Familien\u200btreff im Bürger&shy;haus', 'Familientreff im Bürgerhaus'],
  ['Familie 👨‍👩‍👧', 'Familie 👨‍👩‍👧'],
  ['Caf&eacute; &ndash; neu', 'Café – neu'],
  ['Wir sagen &#132;Danke&#147;', 'Wir sagen „Danke“'],
  ['a\u0000b\tc', 'a b c'],
])('I12, I23: the title %j is %j', (title, words) => {
  expect(plainTitle(title)).toBe(words)
})

test('I21, I23: a feed with markup in its fields and numbers of Windows is read', async () => {
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom">
    <entry><title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Neue <b>Kita</b></div></title>
      <link href="${SITE}/a/1"/><published>2024-03-01T09:00:00Z</published><summary>Kurz</summary>
      <content type="xhtml"><div><p>Am <strong>Bach</strong> &amp; Berg.</p><p>Bis <a href="/x?a=1&amp;b=2">Freitag</a>.</p></div></content></entry>
    <entry><title>Wir sagen &#132;Danke&#147; &#150; x</title><link href="${SITE}/a/2"/><content type="html">&lt;p&gt;Text&lt;/p&gt;</content></entry>
  </feed>`
  const reading = await readFeed(feed)
  const found = reading.ok ? reading.funde : []
  expect(found.map(({ titel }) => titel)).toEqual(['Neue Kita', 'Wir sagen „Danke“ – x'])
  expect(found[0]?.inhalt?.html).toContain(
    '<p>Am <strong>Bach</strong> &amp; Berg.</p><p>Bis <a href="/x?a=1&amp;b=2">Freitag</a>.</p>',
  )
  expect(found[1]?.inhalt?.html).toBe('<p>Text</p>')
})

test('I7: a date of a feed that cannot be read is told with its words', async () => {
  const reading = await readFeed(
    `<rss><channel><item><title>A</title><pubDate>neulich</pubDate><description>x</description></item></channel></rss>`,
  )
  const [found] = reading.ok ? reading.funde : []
  expect(found?.datum).toBeNull()
  expect(found?.hinweise).toContain('Das Datum „neulich“ ließ sich nicht lesen.')
})

test.each([
  ['ISO-8859-15', 0xa4, '€'],
  ['iso-8859-1', 0xe4, 'ä'],
  ['windows-1252', 0x80, '€'],
])('I22: an XML file in %s', (encoding, byte, sign) => {
  const head = new TextEncoder().encode(`<?xml version="1.0" encoding="${encoding}"?><a>`)
  expect(decodeText(Uint8Array.of(...head, byte))).toContain(`<a>${sign}`)
})

test('I13: a block that several pages use is inserted; one that is missing is told', () => {
  const blockOf = (id: string) =>
    id === '45' ? '<!-- wp:paragraph --><p>Mo 8–12</p><!-- /wp:paragraph -->' : undefined
  const read = (text: string) => wordpressHtml(text, { pictureOf: () => undefined, blockOf })
  expect(read('<p>A</p><!-- wp:block {"ref":45} /-->').html).toBe('<p>A</p><p>Mo 8–12</p>')
  expect(read('<!-- wp:block {"ref":45,"lock":true} /-->').hinweise).toEqual([])
  expect(read('<!-- wp:block {"ref":45,"content":{"Titel":{"content":"Neu"}}} /-->').html).toBe(
    '<p>Mo 8–12</p>',
  )
  expect(read('<!-- wp:block {"name":"x"} /-->').hinweise).toHaveLength(1)
  expect(read('<!-- wp:block {"ref":46} /-->').hinweise).toEqual([
    'Ein wiederverwendeter Block der alten Website fehlt in der Datei.',
  ])
})

test('I11, I13: pages of a site whose addresses are numbers lie below their parents, with their blocks', async () => {
  const number = (id: number) => ({ link: `${SITE}/?page_id=${id}` })
  const reading = await readWordpress(
    wordpressExport([
      seite(6, 'Rathaus', '<p>A</p>', { name: 'rathaus-alt', ...number(6) }),
      seite(4, 'Bürgerbüro', '<!-- wp:block {"ref":45} /-->', { name: 'buero', parent: 6, ...number(4) }),
      seite(8, 'Kreis', '<p>A</p>', { name: 'kreis', parent: 8, ...number(8) }),
      seite(45, 'Zeiten', '<p>Mo 8–12</p>', { art: 'wp_block' }),
    ]),
  )
  const found = reading.ok ? reading.funde : []
  expect(found.map(({ pfad }) => pfad)).toEqual(['/rathaus-alt', '/rathaus-alt/buero', '/kreis'])
  expect(found[1]?.inhalt?.html).toContain('Mo 8–12')
})

describe('I24: tables as spreadsheets write them', () => {
  const rowsOf = (text: string) => {
    const read = readCsv(text)
    return read.ok ? [read.tabelle.spalten, ...read.tabelle.zeilen] : read.satz
  }
  test.each([
    ['with a line for Excel', 'sep=;\r\nTitel;Ort\r\nMarkt;Platz\r\n'],
    ['with a line for Excel and a mark', '\uFEFFsep=;\r\nTitel;Ort\r\nMarkt;Platz\r\n'],
    ['with a title', 'Veranstaltungen 2026;\r\nTitel;Ort\r\nMarkt;Platz\r\n'],
    ['with a title and an empty line', 'Veranstaltungen 2026;\r\n;\r\nTitel;Ort\r\nMarkt;Platz\r\n'],
    ['of an old Macintosh', 'Titel;Ort\rMarkt;Platz'],
    ['with tabs', 'Titel\tOrt\nMarkt\tPlatz'],
  ])('%s', (_which, text) => {
    expect(rowsOf(text)).toEqual([
      ['Titel', 'Ort'],
      ['Markt', 'Platz'],
    ])
  })

  test('a list of one column has no title', () => {
    expect(rowsOf('Titel\nMarkt\nFest')).toEqual([['Titel'], ['Markt'], ['Fest']])
  })

  test.each([
    ['01067', '01067'],
    ['76297', '76297'],
  ])('the postcode %s is %s', (cell, zip) => {
    expect(recordOf([cell], ['anschrift.zip'], 'verzeichniseintrag').daten).toMatchObject({
      anschrift: { zip },
    })
  })

  test.each(['1067', '1010'])('the postcode %s may lack its zero, so the row is told', cell => {
    expect(recordOf([cell], ['anschrift.zip'], 'verzeichniseintrag').fehler[0]?.satz).toContain(
      `„${cell}“ hat nur vier Ziffern.`,
    )
  })

  test.each(['4,97123E+11', '1.5E+05', '#BEZUG!', '########'])('the cell %s is a fault', cell => {
    expect(recordOf([cell], ['titel'], 'stelle').fehler[0]?.satz).toContain(`„${cell}“ ist ein`)
  })
})

test.each<[string, string, string]>([
  [
    'a picture of RSS',
    '<enclosure url="https://a.example/bild.jpg" type="image/jpeg" length="1"/>',
    '<img src="https://a.example/bild.jpg" alt="">',
  ],
  [
    'a document of RSS',
    '<enclosure url="https://a.example/satzung.pdf" type="application/pdf"/>',
    '<a href="https://a.example/satzung.pdf">satzung.pdf</a>',
  ],
  [
    'a picture of Yahoo',
    '<media:content url="https://a.example/b.png" medium="image"/>',
    '<img src="https://a.example/b.png" alt="">',
  ],
])('I29: %s beside the text of a feed is kept', async (_which, enclosure, html) => {
  const reading = await readFeed(
    `<rss><channel><item><title>A</title><link>https://a.example/1</link><description>Text</description>${enclosure}</item></channel></rss>`,
  )
  expect(reading.ok && reading.funde[0]?.inhalt?.html).toContain(html)
})

test('I29: a gallery without ids shows the pictures of its post, and the date of an event is told', async () => {
  const upload = (id: number, parent: number) => ({
    id,
    titel: 'Bild',
    text: '',
    art: 'attachment',
    parent,
    anhang: `${SITE}/bild-${id}.jpg`,
  })
  const reading = await readWordpress(
    wordpressExport([
      seite(1, 'Galerie', 'Fest:\n\n[gallery columns="3"]\n\nEnde'),
      upload(8, 1),
      upload(9, 2),
      seite(2, 'Weinfest', '<p>Wein</p>', {
        art: 'tribe_events',
        meta: { _EventStartDate: '2026-08-15 18:00:00', _EventEndDate: '2026-08-15 23:00:00' },
      }),
      seite(3, 'Feld', '<p>Das ist <b>x</b></p>', {
        meta: {
          ort: 'Am alten Rathaus',
          _ort: 'field_5f3',
          art: 'x',
          _art: 'field_2',
          im: 'Das ist x',
          _im: 'field_3',
        },
      }),
    ]),
  )
  const [gallery, event, own] = reading.ok ? reading.funde : []
  expect(gallery?.inhalt?.html).toContain('bild-8.jpg')
  expect(gallery?.inhalt?.html).not.toContain('bild-9.jpg')
  expect(event?.hinweise.join()).toContain('Beginn: 2026-08-15 18:00:00, Ende: 2026-08-15 23:00:00')
  expect(own?.hinweise).toEqual([
    'Ein Feld der alten Website steht hier nicht im Text: ort: „Am alten Rathaus“',
  ])
})

test('I29: posts of the REST interface of WordPress are posts, other JSON is a table', async () => {
  const posts = [
    {
      id: 1,
      date: '2024-03-01T10:00:00',
      date_gmt: '2024-03-01T09:00:00',
      slug: 'cafe',
      status: 'publish',
      type: 'post',
      link: `${SITE}/cafe/`,
      title: { rendered: 'Caf&eacute; &#8211; neu' },
      content: { rendered: '<p>Am Markt &#8222;Zur Post&#8220;.</p>', protected: false },
      excerpt: { rendered: '<p>Kurz</p>' },
    },
    {
      id: 2,
      type: 'page',
      status: 'private',
      link: `${SITE}/x/`,
      title: { rendered: 'Intern' },
      content: { rendered: '<p>T</p>' },
    },
  ]
  const reading = await readRest(JSON.stringify(posts))
  expect(reading?.ok && reading.funde).toMatchObject([
    {
      art: 'aktuelles',
      titel: 'Café – neu',
      pfad: '/cafe',
      datum: '2024-03-01T09:00:00.000Z',
      gewaehlt: true,
      inhalt: { einleitung: 'Kurz' },
    },
    { art: 'seite', titel: 'Intern', gewaehlt: false },
  ])
  expect(await readRest('[{"titel":"Fest"}]')).toBeUndefined()
  expect(await readRest('[{"titel":"\\"rendered\\""}]')).toBeUndefined()
  expect(await readRest('["rendered"')).toBeUndefined()
})
