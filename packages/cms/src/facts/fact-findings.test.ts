import { describe, expect, it } from 'vitest'
import { expectWork } from '../../../../tests/work-of-thread.ts'
import { factFindings } from './fact-findings.ts'

const bauamt = {
  kind: 'organisationseinheit',
  key: '/rathaus/aemter/bauamt',
  data: {
    name: 'Bauamt',
    anschrift: { location: 'Rathaus, zweiter Stock, Zimmer 14', street: 'Marktplatz\u00a01', zip: '76999' },
    kommunikation: [
      { kanal: 'TELEFON', kennung: '030\u00a023125-160' },
      { kanal: 'EMAIL', kennung: 'bauamt@rebenau.example.org' },
    ],
    kontaktpersonen: [{ vorname: 'Jonas', nachname: 'Wehrle', funktion: 'Leitung', raum: 'Zimmer 14' }],
    oeffnungszeiten: [
      { typ: 'SERVICEZEIT', regulaereZeiten: [{ tagestyp: 'DIENSTAG', beginn: '08:30', ende: '12:00' }] },
    ],
  },
}
const parken = {
  kind: 'leistung',
  key: '/rathaus/leistungen/parkausweis',
  data: {
    name: 'Parkausweis',
    synonyme: ['Anwohnerparken'],
    kosten: [{ bezeichnung: 'ein Jahr', betrag: 60 }],
  },
}
const seite = (text: string, title = 'Bauen') => ({
  kind: 'seite',
  key: '/bauen',
  data: { pfad: '/bauen', title, content: [{ template: 'text', context: { text } }] },
})

const found = (...documents: Parameters<typeof factFindings>[0]) =>
  factFindings([bauamt, parken, ...documents]).map(({ art, wert }) => `${art} ${wert}`)

it.each([
  'Siehe <a href="/plan">Plan</a>',
  'Vgl. Anlage',
  'Siehe Anlage',
  'Anlage Lageplan',
  'Anhang Karte',
  'Zur Anmeldung',
  'Mehr Bilder',
  'Weitere Termine',
  'Alle Stellen',
  'Die Termine',
  'Herzlichen Dank',
  'Liebe Eltern',
  'Seite Zwei',
])('P6: the paragraph „%s“ names no person', line => {
  expect(found(seite(`<p>${line}</p>`))).toEqual([])
})

describe('facts that no record contains', () => {
  it.each([
    ['<p>Telefon 030 23125-161</p>', 'telefon 030 23125-161'],
    ['<p>Telefon +49 30 23125-999</p>', 'telefon +49 30 23125-999'],
    ['<p>Schreiben Sie an bau@rebenau.example.org.</p>', 'email bau@rebenau.example.org'],
    ['<p>Sie finden uns Am Altrhein 12.</p>', 'anschrift Am Altrhein 12'],
    ['<p>Kommen Sie: Marktplatz 7, im Hof.</p>', 'anschrift Marktplatz 7'],
    ['<p>Es begrüßt Sie Kommandant Holger Baumann.</p>', 'person Holger Baumann'],
    ['<p>Ortsvorsteherin ist Renate Zoller.</p>', 'person Renate Zoller'],
    ['<p>Petra Schwab, die die Bücherei leitet, freut sich.</p>', 'person Petra Schwab'],
    ['<p>Leyla Demirci</p><p>Telefon 030 23125-160</p>', 'person Leyla Demirci'],
    ['<p>Fragen beantwortet das Bauamt in Zimmer 12.</p>', 'raum Zimmer 12'],
    ['<p>Jonas Wehrle sitzt in Zimmer 3.</p>', 'raum Zimmer 3'],
    ['<p>Die Karte kostet 7,50 €.</p>', 'gebuehr 7,5 €'],
    ['<ul><li>Dienstag 09:00–12:00 Uhr</li></ul>', 'zeit 09:00–12:00 Uhr'],
  ])('%s gives the finding „%s“', (text, finding) => {
    expect(found(seite(text))).toEqual([finding])
  })

  it('are reported with sentence, field and the known value', () => {
    const [finding] = factFindings([
      bauamt,
      parken,
      seite('<p>Gut zu wissen.</p><p>Das Bauamt hat Zimmer 9.</p>'),
    ])
    expect(finding).toEqual({
      art: 'raum',
      wert: 'Zimmer 9',
      satz: 'Das Bauamt hat Zimmer 9.',
      kind: 'seite',
      key: '/bauen',
      field: 'content.0.context.text',
      hinweis: 'In den Datensätzen: Zimmer 14.',
    })
  })
})

describe('a fee that differs from its service', () => {
  const parkgebuehr = (betrag: string) =>
    seite(`<p>Wer in der Altstadt wohnt, bekommt einen Parkausweis für ${betrag} im Jahr.</p>`)

  it('is found although another record has the amount', () => {
    const other = {
      kind: 'leistung',
      key: '/x',
      data: { name: 'Trauung', kosten: [{ bezeichnung: 'x', betrag: 90 }] },
    }
    expect(found(other, parkgebuehr('90 €'))).toEqual(['gebuehr 90 €'])
    expect(found(other, parkgebuehr('60 €'))).toEqual([])
  })

  it('is accepted if a table of prices on the page about its subject has it', () => {
    const preise = {
      kind: 'seite',
      key: '/freibad/preise',
      data: {
        title: 'Preise im Freibad',
        content: [
          { template: 'preise', context: { gruppen: [{ zeilen: [{ titel: 'Tag', betraege: [4.5] }] }] } },
        ],
      },
    }
    expect(found(preise, seite('<p>Der Eintritt kostet 4,50 €.</p>', 'Freibad'))).toEqual([])
  })
})

describe('an event in a closed house', () => {
  const buecherei = {
    kind: 'organisationseinheit',
    key: '/buecherei',
    data: {
      name: 'Stadtbücherei in der Zehntscheuer',
      kurzname: 'Stadtbücherei',
      oeffnungszeiten: [
        {
          regulaereZeiten: [{ tagestyp: 'MITTWOCH', beginn: '10:00', ende: '18:00' }],
          abweichendeZeiten: [
            {
              beginn: '2026-12-24T00:00:00+01:00',
              ende: '2027-01-07T00:00:00+01:00',
              zusatz: 'Weihnachtsferien',
              zeiten: [],
            },
          ],
        },
      ],
    },
  }
  const stunde = (ausfalltermine: object[]) => ({
    kind: 'veranstaltung',
    key: '/veranstaltungen/vorlesestunde',
    data: {
      titel: 'Vorlesestunde',
      ort: 'Stadtbücherei, Lesesaal',
      datum_von: '2026-12-16T15:30:00+01:00',
      serie: {
        regel: { art: 'WOECHENTLICH', abstand: 1, wochentage: ['MITTWOCH'] },
        bis: '2027-01-13',
        zusatztermine: [],
        ausfalltermine,
      },
    },
  })

  it('is found on each closed day, unless its date is cancelled', () => {
    expect(found(buecherei, stunde([]))).toEqual(['geschlossen 2026-12-30', 'geschlossen 2027-01-06'])
    expect(found(buecherei, stunde([{ tag: '2026-12-30', grund: '' }]))).toEqual(['geschlossen 2027-01-06'])
  })
})

it('a record that gives another street for the same house is found', () => {
  const stelle = {
    kind: 'stelle',
    key: '/rathaus/stellen/x',
    data: { titel: 'Bauzeichner', arbeitsort: { location: 'Rathaus', street: 'Marktplatz 3' } },
  }
  expect(found(stelle)).toEqual(['anschrift Marktplatz 3'])
})

it('facts of the records are accepted in every spelling', () => {
  const text = `
    <p>Jonas Wehrle, Leitung<br>Telefon <a href="tel:+493023125160">+49 30 23125-160</a><br>bauamt@rebenau.example.org</p>
    <p>Rathaus, Marktplatz 1, Zimmer 14. Geöffnet Dienstag von 8:30 bis 12:00 Uhr.</p>
    <p>Im Notfall 112. Der Umbau hat 142.000 € gekostet. Am 5. Mai um 18:00 Uhr tagt der Rat, § 12 gilt, 76999 Rebenau.</p>
    <table><tr><th>Weg</th><td>900 m</td></tr></table>`
  expect(found(seite(text))).toEqual([])
})

it('a text of any kind and length is checked fast', async () => {
  const huge = [
    'Am Markt 1 '.repeat(50_000),
    '030 '.repeat(200_000),
    'Zimmer '.repeat(100_000),
    '<p>'.repeat(200_000),
    '1.000'.repeat(100_000),
  ]
  for (const text of huge) await expectWork(() => factFindings([bauamt, seite(text)]), { usualMs: 300 })
})

it.each([
  ['<p>Von: Huber, Klaus &lt;huber@privat.example&gt;<br>An: Bürgerbüro</p>', ['huber@privat.example']],
  ['<p>Kontakt &lt;mailto:huber@privat.example&gt;</p>', ['huber@privat.example']],
  ['<p>Schreiben Sie an huber@privat.example.</p>', ['huber@privat.example']],
  ['<p><a href="mailto:huber@privat.example">Klaus Huber schreiben</a></p>', ['huber@privat.example']],
  ['<p><a href="/a">Anmeldung</a> <a href="/b">Liste</a></p>', []],
  ['<p><a href="/a">Anmeldung</a> und <a href="/b">Liste</a></p>', []],
  ['<p><a href="/a">Petra Schwab</a></p>', ['Petra Schwab']],
  ['<p>Petra Schwab</p>', ['Petra Schwab']],
  ['<p>Es gilt: a &lt; b und b &gt; a.</p>', []],
])(
  'D2: a strange address is found in angle brackets too, neighbouring links are no person: %s',
  (text, said) => {
    const found = factFindings([{ kind: 'seite', key: '/x', data: { text } }])
    expect(found.map(({ wert }) => wert)).toEqual(said)
  },
)
