import { records } from '@rathausplatz/contract/records'
import { describe, expect, it, test } from 'vitest'
import { expectWork } from '../../../../tests/work-of-thread.ts'
import { knownFacts } from '../facts/known-facts.ts'
import { type Durchsicht, durchsicht, type Surroundings } from './durchsicht.ts'
import { placesOf, subjectOf } from './places.ts'

const town: Surroundings = {
  targetOf: address =>
    address === '/fehlt' ? 'fehlt' : address === '/entwurf' ? 'nicht-oeffentlich' : 'oeffentlich',
  pictureAt: address =>
    address === '/medien/weg' ? 'fehlt' : address === '/medien/ornament' ? 'schmueckt' : 'erzaehlt',
  partAt: () => ({ is: 'da' }),
  missed: [],
  facts: undefined,
  now: new Date('2026-11-20T08:00:00Z'),
}

function look(kind: keyof typeof records, data: unknown, around = town): Durchsicht {
  const subject = subjectOf(records[kind], data)
  const steps = durchsicht(subject, placesOf(subject), around)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
const seite = (content: unknown[], more: object = {}) => ({
  pfad: '/leben',
  title: 'Leben',
  description: 'Was es hier gibt.',
  content,
  ...more,
})
const text = (text: string, more: object = {}) => ({ template: 'text', context: { text, ...more } })

/** Returns `regel` of each finding in a text of a page. */
const rules = (html: string, around = town) =>
  look('seite', seite([text(html)]), around).findings.map(({ regel }) => regel)
const found = (html: string) => look('seite', seite([text(html)])).findings

const long = (words: number) => `${Array.from({ length: words }, () => 'Wort').join(' ')}.`

describe('Pictures', () => {
  const bild = (bildtext: string, bild = '/medien/markt') =>
    look(
      'seite',
      seite([
        {
          template: 'bild-text',
          context: { titel: 'Markt', text: '<p>Hier gibt es Brot.</p>', bildupload: { bild, bildtext } },
        },
      ]),
    ).findings

  test('without alternative text are an error, reported at its field', () => {
    expect(bild('')).toMatchObject([
      { gewicht: 'fehler', regel: 'bildtext', feld: 'content.0.context.bildupload.bildtext' },
    ])
    const header = look(
      'seite',
      seite([text('<p>x</p>')], { heroImages: [{ src: '/medien/markt', alt: ' ' }] }),
    )
    expect(header.findings).toMatchObject([{ regel: 'bildtext', feld: 'heroImages.0.alt' }])
  })

  test('that are decorative, empty picture fields and the coat of arms need no text', () => {
    expect(bild('', '/medien/ornament')).toEqual([])
    expect(bild('', '')).toEqual([])
    expect(look('stadt', { name: 'Rebenau', ags: '08215999', wappen: '/medien/wappen' }).findings).toEqual([])
  })

  test('that the library does not have are an error, reported at the picture', () => {
    expect(bild('Der Marktplatz', '/medien/weg')).toMatchObject([
      { gewicht: 'fehler', regel: 'bild-fehlt', feld: 'content.0.context.bildupload.bild' },
    ])
  })

  test.each([
    ['IMG_2034', 'bildtext-dateiname'],
    ['markt.JPG', 'bildtext-dateiname'],
    ['markt', 'bildtext-dateiname'],
    ['Bild von einem Marktstand', 'bildtext-bild-von'],
    ['Foto: der Marktplatz', 'bildtext-bild-von'],
  ])('described as „%s“ have a bad description', (words, regel) => {
    expect(bild(words)).toMatchObject([{ regel }])
  })

  test.each(['Marktstände mit Gemüse', 'Bildschirm im Bürgerbüro', 'Fotografin bei der Arbeit'])(
    'described as „%s“ have a good description',
    words => expect(bild(words)).toEqual([]),
  )
})

describe('An empty entry', () => {
  const empty = (template: string, context: object) =>
    look('seite', seite([text('<p>Hier gibt es Brot.</p>'), { template, context }])).findings.filter(
      ({ regel }) => regel === 'baustein-leer',
    )

  test('is reported at its first field, with the label of its template', () => {
    expect(empty('text', {})).toMatchObject([
      {
        gewicht: 'hinweis',
        feld: 'content.1.context.titel',
        satz: 'Der Baustein „Text“ ist leer. Besuchende sehen dort nichts.',
      },
    ])
  })

  it.each<[string, object]>([
    ['text', { titel: ' ', einleitung: '', text: '<p> </p><h2></h2>', link: '' }],
    ['bild-text', { titel: '', text: '', bildupload: { bild: '', bildtext: '' }, anordnung: 'text-bild' }],
    ['linkliste', { titel: '', eintraege: [{ titel: '', text: '', link: '' }] }],
    ['fragen', { fragen: [] }],
    ['hero-slider', {}],
    ['diagramm', { titel: '', achse: 'Jahr', reihen: [] }],
  ])('is found in „%s“', (template, context) => {
    expect(empty(template, context)).toHaveLength(1)
  })

  it.each<[string, object]>([
    ['text', { titel: 'Brot' }],
    ['text', { link: '/brot' }],
    ['bild-text', { bildupload: { bild: '/medien/markt' } }],
    ['linkliste', { eintraege: [{ titel: '', text: '', link: '/brot' }] }],
    ['diagramm', { achse: 'Monat' }],
    ['aktuellesliste', {}],
    ['oeffnungszeiten', { einheit: '' }],
    ['gibtesnicht', {}],
  ])(
    'is not reported for „%s“ with %j, which has content, loads its own or has no known template',
    (template, context) => {
      expect(empty(template, context)).toEqual([])
    },
  )

  test('is found in Leichte Sprache too', () => {
    const simple = {
      title: 'Leben',
      pruefvermerk: 'Prüfgruppe',
      content: [{ template: 'text', context: {} }],
    }
    const found = look('seite', seite([text('<p>x</p>')], { leichteSprache: simple })).findings
    expect(found).toMatchObject([{ regel: 'baustein-leer', feld: 'leichteSprache.content.0.context.titel' }])
  })
})

describe('P13: A title above nothing', () => {
  const titles = (...entries: object[]) =>
    look('seite', seite(entries)).findings.filter(({ regel }) => regel === 'ueberschrift-allein')
  const title = (titel: string, more: object = {}) => ({ template: 'text', context: { titel, ...more } })

  test('is an error before publication, with its words: a pattern whose headings stayed empty', () => {
    expect(titles(title('Voraussetzungen'), title('Das bringen Sie mit'))).toMatchObject([
      { gewicht: 'fehler', feld: 'content.0.context.titel' },
      { satz: 'Unter der Überschrift „Das bringen Sie mit“ steht nichts.' },
    ])
  })

  it.each<[string, object[]]>([
    ['text below it', [title('Brot', { text: '<p>Hier gibt es Brot.</p>' })]],
    ['a link below it', [title('Brot', { link: '/brot' })]],
    ['a list without a title after it', [title('Neues'), { template: 'aktuellesliste', context: {} }]],
    ['only a title by design', [{ template: 'headline-teaser', context: { titel: 'Hinaus' } }]],
  ])('is not found with %s', (_, entries) => {
    expect(titles(...entries)).toEqual([])
  })

  it.each<[string, object[]]>([
    [
      'a list with its own title after it',
      [title('Neues'), { template: 'aktuellesliste', context: { titel: 'Aktuell' } }],
    ],
    ['only the sidebar after it', [title('Neues'), { ...title(''), slotName: 'sidebar' }]],
    ['empty paragraphs below it', [title('Neues', { text: '<p> </p>' })]],
  ])('is found with %s', (_, entries) => {
    expect(titles(...entries)).toHaveLength(1)
  })
})

describe('Headings', () => {
  test('that skip a level are reported; a heading may continue the level of the title or entry above', () => {
    expect(rules('<h2>Eins</h2><p>x</p><h4>Zwei</h4><p>x</p>')).toEqual(['ueberschrift-stufe'])
    expect(rules('<h2>Eins</h2><p>x</p><h3>Zwei</h3><p>x</p><h2>Drei</h2><p>x</p>')).toEqual([])
    expect(rules('<h3>Eins</h3><p>x</p>')).toEqual(['ueberschrift-stufe'])
    const below = look('seite', seite([text('<h3>Eins</h3><p>x</p>', { titel: 'Oben' })]))
    expect(below.findings).toEqual([])
    const two = look('seite', seite([text('<h2>Eins</h2><p>x</p>'), text('<h3>Zwei</h3><p>x</p>')]))
    expect(two.findings).toEqual([])
  })

  test('that are empty are an error', () => {
    expect(found('<h2> </h2><p>x</p>')).toMatchObject([{ gewicht: 'fehler', regel: 'ueberschrift-leer' }])
  })

  test('that are bold paragraphs are reported; bold sentences are not', () => {
    expect(rules('<p><strong>Das brauchen Sie</strong></p><p>Einen Ausweis.</p>')).toEqual([
      'ueberschrift-fett',
    ])
    expect(rules('<p><strong>Heute geschlossen.</strong></p><p>Morgen nicht.</p>')).toEqual([])
    expect(rules('<p><strong>Wichtig:</strong> mitbringen</p><p>x</p>')).toEqual([])
  })
})

describe('Links', () => {
  test.each(['hier', 'Hier', 'mehr', 'klicken Sie hier', '» weiterlesen', 'Download'])(
    'called „%s“ do not name their target',
    words =>
      expect(found(`<p><a href="/leben">${words}</a></p>`)).toMatchObject([
        { gewicht: 'hinweis', regel: 'linktext' },
      ]),
  )

  test('called „klicken Sie hier“ are reported once, with a link and without one', () => {
    expect(rules('<p>Für den Antrag klicken Sie <a href="/leben">hier</a>.</p>')).toEqual(['linktext'])
    expect(rules('<p>Für den Antrag klicken Sie bitte hier.</p>')).toEqual(['linktext'])
    expect(look('aktuelles', { titel: 'x', einleitung: 'Klicken Sie hier.' }).findings).toMatchObject([
      { regel: 'linktext', feld: 'einleitung' },
    ])
  })

  test.each([
    ['<a href="https://www.bund.de">https://www.bund.de/a</a>', 'link-adresse'],
    ['<a href="mailto:a@example.org"></a>', 'link-leer'],
    ['<a href="http://www.bund.de">Bund</a>', 'link-unverschluesselt'],
    ['<a href="/fehlt">Fundbüro</a>', 'link-ziel-fehlt'],
    ['<a href="/fehlt?a=1#b">Fundbüro</a>', 'link-ziel-fehlt'],
    ['<a href="/entwurf">Fundbüro</a>', 'link-ziel-nicht-oeffentlich'],
    ['<a href="/a">Antrag</a> <a href="/b">Antrag</a>', 'link-gleich'],
  ])('like %s are reported by the rule %s', (html, regel) => expect(rules(`<p>${html}</p>`)).toEqual([regel]))

  test.each([
    '<a href="/leben">Antrag auf einen Parkausweis</a>',
    '<a href="mailto:a@example.org">a@example.org</a>',
    '<a href="/a">Antrag</a> <a href="/a/">Antrag</a>',
    '<a href="#unten">Zu den Gebühren</a>',
    'Hier finden Sie mehr.',
  ])('and texts like %s are not reported', html => expect(rules(`<p>${html}</p>`)).toEqual([]))
})

describe('Tables', () => {
  const row = (cell: string, count = 2) => `<tr>${`<${cell}>x</${cell}>`.repeat(count)}</tr>`
  test('without header cells are an error', () => {
    expect(found(`<table>${row('td')}${row('td')}</table>`)).toMatchObject([
      { gewicht: 'fehler', regel: 'tabelle-kopf' },
    ])
    expect(rules(`<table>${row('th')}${row('td')}</table>`)).toEqual([])
  })
  test('with one column or one row count as layout and are reported', () => {
    expect(rules(`<table>${row('td', 1)}${row('td', 1)}</table>`)).toEqual(['tabelle-gestaltung'])
    expect(rules(`<table>${row('td', 3)}</table>`)).toEqual(['tabelle-gestaltung'])
  })
})

describe('Plain German', () => {
  test.each([
    ['Bezüglich der Gebühren rufen Sie an.', 'bezüglich', 'zu'],
    ['Der Antragsteller bringt den Ausweis mit.', 'Antragsteller', 'Sie'],
    ['Zwecks Abholung rufen Sie an.', 'zwecks', 'für'],
    ['In Bezug auf das Wetter ist alles offen.', 'in Bezug auf', 'zu'],
  ])('%s: the word „%s“ is reported with the plainer „%s“', (satz, said, plainer) => {
    expect(found(`<p>${satz}</p>`)).toMatchObject([
      { gewicht: 'wort', satz: `„${said}“ ist ein Wort aus dem Amt.`, rat: `Einfacher: ${plainer}.` },
    ])
  })

  test('a bureaucratic word within another word is not reported', () => {
    expect(rules('<p>Der Antragstellerkreis tagt im Rahmenprogramm.</p>')).toEqual([])
  })

  test('sentences of more than 25 words are reported, in Leichte Sprache of more than 15', () => {
    expect(rules(`<p>${long(25)}</p>`)).toEqual([])
    expect(rules(`<p>${long(26)}</p>`)).toEqual(['satz-lang'])
    expect(rules(`<p>${long(20)} ${long(20)}</p>`)).toEqual([])
    for (const end of ['am WC', 'im Jahr 1987', 'am „Markt“', 'am Hang'])
      expect(rules(`<p>${'Wort '.repeat(18)}${end}. 84 ${long(18)}</p>`)).toEqual([])
    const simple = (words: number) =>
      look(
        'seite',
        seite([text('<p>x</p>')], {
          leichteSprache: { pruefvermerk: 'Büro', content: [text(`<p>${long(words)}</p>`)] },
        }),
      )
    expect(simple(15).findings).toEqual([])
    expect(simple(16).findings).toMatchObject([
      { regel: 'satz-lang', feld: 'leichteSprache.content.0.context.text' },
    ])
  })

  test('a paragraph of 120 words is reported', () => {
    expect(rules(`<p>${`${long(20)} `.repeat(6)}</p>`)).toEqual(['absatz-lang'])
  })

  test('long words in capitals are reported, abbreviations are not', () => {
    expect(rules('<p>Bitte UNBEDINGT anmelden.</p>')).toEqual(['grossbuchstaben'])
    expect(rules('<p>Die SPD und der NABU laden ein.</p>')).toEqual([])
  })

  test.each([
    ['Sie zahlen bar bzw. mit Karte.', 'bzw.'],
    ['Das geht i.d.R. schnell.', 'i. d. R.'],
    ['Der ÖPNV fährt.', 'ÖPNV'],
  ])('%s: the abbreviation „%s“ is reported', (satz, stelle) =>
    expect(found(`<p>${satz}</p>`)).toMatchObject([{ regel: 'abkuerzung', stelle }]),
  )

  test('an explained abbreviation is allowed', () => {
    expect(rules('<p>Bus und Bahn (ÖPNV) fahren. Der ÖPNV ist frei.</p>')).toEqual([])
  })

  test('legal texts are not checked for language', () => {
    expect(look('bekanntmachung', { titel: 'Satzung', text: `<p>Hiermit ${long(40)}</p>` }).findings).toEqual(
      [],
    )
  })

  test('reading ease has a description in words', () => {
    const easy = look(
      'seite',
      seite([text(`<p>${'Wir sind für Sie da. Sie rufen uns an. '.repeat(20)}</p>`)]),
    )
    expect(easy.lesbarkeit).toMatchObject({ worte: 'sehr leicht zu lesen' })
    const hard =
      '<p>Verwaltungsverfahrensrechtliche Zuständigkeitsvereinbarungen konkretisieren Verantwortlichkeiten.</p>'
    expect(look('seite', seite([text(hard.repeat(30))]))).toMatchObject({
      lesbarkeit: { worte: 'sehr schwer zu lesen' },
      findings: [{ regel: 'lesbarkeit', feld: 'content.0.context.text' }],
    })
    expect(look('seite', seite([text('<p>Kurz.</p>')])).lesbarkeit).toBeUndefined()
  })
})

test('A page without description or content, or with a title that is cut, is reported', () => {
  const { findings } = look('seite', { pfad: '/a', title: 'Leben und '.repeat(7), leichteSprache: {} })
  expect(findings.map(({ regel }) => regel).toSorted()).toEqual([
    'beschreibung',
    'pruefvermerk',
    'seite-leer',
    'titel-lang',
  ])
  expect(look('seite', seite([text('<p>x</p>')])).findings).toEqual([])
})

test('A town without its official key is told what it misses', () => {
  expect(look('stadt', { name: 'Rebenau', ags: '' }).findings).toMatchObject([
    { gewicht: 'hinweis', regel: 'schluessel-fehlt', feld: 'ags' },
  ])
})

test('P5: a page in Leichte Sprache alone is counted as unchecked until it names who has checked it', () => {
  const alone = { ...seite([text('<p>x</p>')]), sprache: 'leicht' }
  expect(look('seite', alone).findings).toMatchObject([{ regel: 'pruefvermerk', feld: 'pruefvermerk' }])
  expect(look('seite', { ...alone, pruefvermerk: 'Geprüft von der Lese-Gruppe' }).findings).toEqual([])
})

describe('Facts', () => {
  const facts = knownFacts([
    {
      kind: 'organisationseinheit',
      key: '/bauamt',
      data: { name: 'Bauamt', kommunikation: [{ kanal: 'TELEFON', kennung: '030 23125-160' }] },
    },
  ])

  test('that no record has are reported', () => {
    const page = (number: string) =>
      look('seite', seite([text(`<p>Rufen Sie an: Telefon ${number}</p>`)]), { ...town, facts })
    expect(page('030 23125-161').findings).toMatchObject([{ gewicht: 'hinweis', regel: 'angabe-telefon' }])
    expect(page('030 23125-160').findings).toEqual([])
  })

  test('about dates of a series on days when the institution is closed are reported', () => {
    const closed = {
      beginn: '2026-12-23T00:00:00+01:00',
      ende: '2027-01-04T00:00:00+01:00',
      zusatz: 'Weihnachtsferien',
      zeiten: [],
    }
    const hours = {
      typ: 'BESUCHSZEIT',
      regulaereZeiten: [],
      anFeiertagen: 'WIE_IMMER',
      abweichendeZeiten: [closed],
    }
    const library = {
      kind: 'organisationseinheit',
      key: '/buecherei',
      data: { name: 'Stadtbücherei', oeffnungszeiten: [hours] },
    }
    const event = {
      titel: 'Vorlesestunde',
      ort: 'Stadtbücherei, Lesesaal',
      datum_von: '2026-12-16T15:30:00+01:00',
      serie: { regel: { art: 'WOECHENTLICH', abstand: 1, wochentage: ['MITTWOCH'] }, anzahl: 3 },
    }
    const { findings } = look('veranstaltung', event, { ...town, facts: knownFacts([library]) })
    expect(findings.filter(({ regel }) => regel === 'termin-geschlossen')).toMatchObject([
      {
        feld: 'serie',
        tag: '2026-12-23',
        satz: 'Termin am 23.12.2026: Stadtbücherei ist dann geschlossen (Weihnachtsferien).',
      },
      { feld: 'serie', tag: '2026-12-30' },
    ])
    const once = { ...event, datum_von: '2026-12-30T15:30:00+01:00', serie: undefined }
    const single = look('veranstaltung', once, { ...town, facts: knownFacts([library]) }).findings
    expect(single.filter(({ regel }) => regel === 'termin-geschlossen')).toMatchObject([
      {
        feld: 'datum_von',
        rat: 'Verlegen Sie die Veranstaltung, oder prüfen Sie die Öffnungszeiten.',
      },
    ])
    // A series whose fields are not complete yet can be checked too.
    for (const serie of ['x', { regel: { art: 'WOECHENTLICH' } }, { zusatztermine: 3 }])
      expect(
        look('veranstaltung', { ...event, serie }, { ...town, facts: knownFacts([library]) }),
      ).toBeDefined()
  })

  test('that the record itself has are known', () => {
    const office = { name: 'Hort', beschreibung: '<p>Telefon 030 23125-999</p>' }
    const kommunikation = [{ kanal: 'TELEFON', kennung: '030 23125-999' }]
    const judged = (data: object) =>
      look('organisationseinheit', data, { ...town, facts }).findings.map(({ regel }) => regel)
    expect(judged({ ...office, kommunikation })).toEqual([])
  })
})

describe('Typed data of any kind', () => {
  it.each([
    null,
    7,
    [],
    'x',
    { content: 'x', heroImages: 7, title: null },
    {
      content: [null, 7, { template: 'constructor' }, { template: 'text', context: [] }],
      leichteSprache: [],
    },
    JSON.parse('{"__proto__":{"title":"x"},"content":[{"template":"__proto__","context":{}}]}'),
  ])('%j gives fewer than ten findings', typed => {
    expect(look('seite', typed).findings.length).toBeLessThan(10)
  })

  it.each([
    ['<', '<'],
    ['<p>', '<p>'],
    ['<a href="', '<a href="'],
    ['<a href=x>', '<a href=x>'],
    ['<strong><li>', '<strong><li>'],
    ['A ', 'A '],
    ['a.', 'a.'],
    ['Am Markt 1 ', 'Am Markt 1 '],
    ['030 ', '030 '],
    ['////', '////'],
    ['i. ', 'i. '],
  ])('a megabyte of %s is checked fast', async (_, piece) => {
    const huge = piece.repeat(1_000_000 / piece.length)
    const page = seite([text(huge), text(huge), text(huge)])
    await expectWork(() => look('seite', page, { ...town, facts: knownFacts([]) }), { usualMs: 300 })
  })
})
