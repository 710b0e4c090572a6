import { readFileSync } from 'node:fs'
import { calls } from '@rathausplatz/contract'
import { describe, expect, it } from 'vitest'
import { testTown } from '../test-town.ts'
import { timeOfDay } from './hours.ts'
import { type ImportReport, importServiceBw } from './import.ts'
import { MOST_ENTRIES } from './read-file.ts'
import { reportText } from './report-text.ts'
import { townChanges } from './town-changes.ts'

const file = readFileSync(new URL('beispiel.json', import.meta.url), 'utf8')

type Block = { typ: string; titel: string; text: string }
type Details = { id: number; name: string; textbloecke: Block[]; [more: string]: unknown }
type Beispiel = { leistungsdetails: [Details, Details]; [more: string]: unknown }

const beispiel = (): Beispiel => JSON.parse(file)

const empty = () => testTown({})
type Town = Awaited<ReturnType<typeof empty>>

async function imported({ store }: Town, json: unknown): Promise<ImportReport> {
  const result = await importServiceBw(store, json)
  if (!result.ok) throw new Error(result.message)
  return result.report
}

const counts = ({ neu, geaendert, unveraendert, behalten, abgelehnt }: ImportReport) => [
  neu.length,
  geaendert.length,
  unveraendert.length,
  behalten.length,
  abgelehnt.length,
]

const BODENRICHTWERT = 'bodenrichtwerte-auskunft-beantragen'
const leistung = ({ call }: Town, id = BODENRICHTWERT) => call(calls.leistung, { params: { id } })

/** Changes an imported record as an editor, and publishes it. */
async function edit({ store }: Town, id: string, change: (data: never) => object, publish = true) {
  const document = await store.document(id)
  if (!document) throw new Error(`no ${id}`)
  const data = change(structuredClone(document.data) as never)
  const baseRevision = document.draft_revision
  const saved = await store.saveDraft(id, { data, baseRevision, author: 'anna' })
  if (!saved.ok) throw new Error(saved.error.message)
  if (publish) await store.publish(id, { author: 'anna' })
}
const DOCUMENT = 'service-bw:leistung:1001'

describe('an import', () => {
  it('creates services with sanitised texts, forms, offices and life situations', async () => {
    const town = await empty()
    expect(counts(await imported(town, beispiel()))).toEqual([5, 0, 0, 0, 0])
    expect(await leistung(town)).toMatchObject({
      name: 'Bodenrichtwerte – Auskunft beantragen',
      textbloecke: [
        { typ: 'preamble', text: expect.stringContaining('<strong>durchschnittlich</strong>') },
        { titel: 'Verfahrensablauf', text: '<p>Sie stellen die Anfrage <a>hier</a>.</p>' },
        { titel: 'Kosten' },
        { titel: 'Rechtsgrundlage' },
      ],
      prozesse: [{ name: 'Bodenrichtwert abfragen', url: 'https://www.gutachterausschuesse-bw.de/' }],
      formulare: [{ name: 'Antrag auf Auskunft', typ: 'ONLINEDIENST' }],
      organisationseinheiten: [
        { id: 'gutachterausschuss', detailURL: '/rathaus/aemter/gutachterausschuss' },
        { id: 'vermessungsamt-des-landkreises', name: 'Vermessungsamt des Landkreises', detailURL: '' },
      ],
      lebenslagen: [{ id: 'grundstueck-kaufen', name: 'Grundstück kaufen' }],
    })
  })

  it('creates the tree of life situations', async () => {
    const town = await empty()
    await imported(town, beispiel())
    const { data } = await town.call(calls.lebenslagen, {})
    expect(data).toMatchObject([
      {
        id: 'eigentum-an-grund-und-boden',
        untergeordneteLebenslagen: [{ id: 'grundstueck-kaufen', anzahl: 1 }],
      },
    ])
  })

  it("creates offices with the visitors' address, contacts and hours in local time", async () => {
    const town = await empty()
    await imported(town, beispiel())
    const unit = await town.call(calls.organisationseinheit, { params: { id: 'gutachterausschuss' } })
    expect(unit).toMatchObject({
      text: '<h2>Aufgaben &amp; Ziele</h2><p>Ermittelt den Wert von Grundstücken.</p>',
      anschrift: { street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
      kommunikation: [{ kanal: 'TELEFON' }, { kanal: 'EMAIL' }],
      kontaktpersonen: [{ vorname: 'Ines', nachname: 'Hauser' }],
      oeffnungszeiten: [
        {
          typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
          regulaereZeiten: [
            { tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:30', ende: '12:00' },
            { tagestyp: 'DONNERSTAG', beginn: '15:00', ende: '17:30' },
          ],
          abweichendeZeiten: [{ beginn: '2026-12-23T23:00:00.000Z', zusatz: 'Weihnachten' }],
        },
        { typ: 'SERVICEZEIT', hinweisText: 'Anmeldezeiten: nur mit Unterlagen' },
      ],
    })
  })

  it('that is repeated writes nothing', async () => {
    const town = await empty()
    await imported(town, beispiel())
    expect(counts(await imported(town, beispiel()))).toEqual([0, 0, 5, 0, 0])
    expect(await town.store.revisions(DOCUMENT)).toHaveLength(1)
  })

  it('updates changed entries and keeps their address', async () => {
    const town = await empty()
    await imported(town, beispiel())
    const json = beispiel()
    json.leistungsdetails[0].name = 'Bodenrichtwerte erfragen'
    const report = await imported(town, json)
    expect(counts(report)).toEqual([0, 1, 4, 0, 0])
    expect(await leistung(town)).toMatchObject({ id: BODENRICHTWERT, name: 'Bodenrichtwerte erfragen' })
  })

  it('P2: keeps the id of a person with another name in the portal', async () => {
    const town = await empty()
    const office = async () =>
      (await town.call(calls.organisationseinheit, { params: { id: 'gutachterausschuss' } })).kontaktpersonen
    await imported(town, beispiel())
    expect(await office()).toMatchObject([{ id: 'ines-hauser' }])
    const renamed = JSON.parse(file.replace('"Hauser"', '"Krug"'))
    expect(counts(await imported(town, renamed))).toEqual([0, 1, 4, 0, 0])
    expect(await office()).toMatchObject([{ id: 'ines-hauser', nachname: 'Krug' }])
    expect(counts(await imported(town, renamed))).toEqual([0, 0, 5, 0, 0])
  })

  it('gives two entries of the same name different addresses', async () => {
    const town = await empty()
    const twin = (id: number) => ({ id, name: 'Gleich' })
    await imported(town, { leistungen: [twin(1), twin(2)] })
    const { data } = await town.call(calls.leistungen, { query: {} })
    expect(data.map(({ id }) => id).toSorted()).toEqual(['gleich', 'gleich-2'])
  })
})

describe('an entry of the town', () => {
  it('keeps fields that an editor has changed; all other fields follow the portal', async () => {
    const town = await empty()
    await imported(town, beispiel())
    await edit(town, DOCUMENT, (data: object) => ({
      ...data,
      kurztext: 'Fragen kostet nichts.',
      prozesse: [],
    }))
    const json = beispiel()
    json.leistungsdetails[0].name = 'Neuer Name'
    const report = await imported(town, json)
    expect(report.geaendert).toMatchObject([
      { hinweise: expect.arrayContaining(['von der Stadt geändert und behalten: kurztext, prozesse']) },
    ])
    expect(await leistung(town)).toMatchObject({
      name: 'Neuer Name',
      kurztext: 'Fragen kostet nichts.',
      prozesse: [],
    })
    expect((await imported(town, json)).geaendert).toEqual([])
  })

  it('keeps text blocks that an editor has changed, added or removed', async () => {
    const town = await empty()
    await imported(town, beispiel())
    await edit(town, DOCUMENT, (data: { textbloecke: Block[] }) => ({
      ...data,
      textbloecke: [
        ...data.textbloecke
          .filter(({ titel }) => titel !== 'Rechtsgrundlage')
          .map(({ typ, titel, text }) => ({
            typ,
            titel,
            text: titel === 'Kosten' ? '<p>30 Euro</p>' : text,
          })),
        { typ: '', titel: 'Tipp', text: '<p>Rufen Sie an.</p>' },
      ],
    }))
    const json = beispiel()
    for (const block of json.leistungsdetails[0].textbloecke) block.text = `<p>Neu: ${block.titel}</p>`
    await imported(town, json)
    const { textbloecke } = await leistung(town)
    expect(textbloecke.map(({ titel, text }) => [titel, text])).toEqual([
      ['', '<p>Neu: </p>'],
      ['Verfahrensablauf', '<p>Neu: Verfahrensablauf</p>'],
      ['Kosten', '<p>30 Euro</p>'],
      ['Tipp', '<p>Rufen Sie an.</p>'],
    ])
  })

  it('takes precedence over a portal entry of the same name', async () => {
    const town = await testTown({
      leistung: [
        { name: 'Vorkaufsrecht – Negativzeugnis beantragen', slug: 'vorkaufsrecht', kurztext: 'Unser Text.' },
      ],
    })
    const report = await imported(town, beispiel())
    expect(report.behalten).toMatchObject([
      { id: '1002', hinweise: ['gibt es schon als eigener Eintrag der Stadt'] },
    ])
    expect((await leistung(town, 'vorkaufsrecht')).kurztext).toBe('Unser Text.')
  })

  it('stays as it is while it has a draft, and after its withdrawal', async () => {
    const town = await empty()
    await imported(town, beispiel())
    await edit(town, DOCUMENT, (data: object) => ({ ...data, kurztext: 'halb fertig' }), false)
    await town.store.unpublish('service-bw:leistung:1002', { author: 'anna', force: true })
    const json = beispiel()
    for (const entry of json.leistungsdetails) entry.textbloecke = []
    expect((await imported(town, json)).behalten.map(({ id, hinweise }) => [id, hinweise])).toEqual([
      ['1001', ['die Redaktion arbeitet an einem Entwurf']],
      ['1002', ['von der Redaktion von der Website genommen']],
    ])
    expect((await leistung(town)).kurztext).toBe('')
    await expect(leistung(town, 'vorkaufsrecht-negativzeugnis-beantragen')).rejects.toThrow()
  })

  it('keeps its time window', async () => {
    const town = await empty()
    await imported(town, beispiel())
    await town.store.publish(DOCUMENT, { author: 'anna', gueltig_bis: '2027-01-01T00:00:00.000Z' })
    const json = beispiel()
    json.leistungsdetails[0].textbloecke = []
    await imported(town, json)
    expect((await town.store.document(DOCUMENT))?.gueltig_bis).toBe('2027-01-01T00:00:00.000Z')
  })
})

describe('an invalid entry', () => {
  it('is refused with its reasons, and the others are imported', async () => {
    const town = await empty()
    const report = await imported(town, {
      leistungen: [
        { id: 1, name: '' },
        { id: 2, name: 'Textbausteine fehlen', textbloecke: 'keine' },
        { name: 'Ohne Kennung' },
        null,
        'x',
        { id: 3, name: 'x'.repeat(400) },
        { id: 4, name: 'Zu lang', textbloecke: [{ typ: '', titel: '', text: 'x'.repeat(100_001) }] },
        { id: 5, name: 'In Ordnung' },
      ],
    })
    expect(counts(report)).toEqual([1, 0, 0, 0, 7])
    expect(report.abgelehnt.map(({ id, hinweise }) => [id, hinweise[0]])).toEqual([
      ['', 'ohne Kennung (id)'],
      ['', 'ohne Kennung (id)'],
      ['', 'ohne Kennung (id)'],
      ['1', 'Name: Bitte ausfüllen.'],
      ['2', 'textbloecke: hat eine andere Form'],
      ['3', 'Name: Höchstens 300 Zeichen.'],
      ['4', 'Texte › Textblock 1 › Text: Höchstens 100000 Zeichen.'],
    ])
  })

  it('with a bad link or an unreadable time is imported without that part', async () => {
    const town = await empty()
    const report = await imported(town, {
      leistungen: [{ id: 1, name: 'Gut', prozesse: [{ name: 'Böse', url: 'javascript:alert(1)' }] }],
      organisationseinheiten: [
        {
          id: 2,
          name: 'Amt',
          oeffnungszeiten: {
            oeffnungszeitenStrukturiert: [
              { typ: 'SERVICEZEIT', regulaereZeiten: [{ tagestyp: 'MONTAG', beginn: 'früh', ende: 1e300 }] },
            ],
          },
        },
      ],
    })
    expect(report.neu.map(({ name, hinweise }) => [name, hinweise])).toEqual([
      ['Amt', ['Öffnungszeit am Tag „MONTAG“ ist unlesbar']],
      ['Gut', ['Link „Böse“ führt zu keiner brauchbaren Adresse']],
    ])
  })

  it.each([[null], [[]], ['x'], [7], [{}], [{ leistungen: {} }], [{ leistungen: [] }]])(
    'a file that is no export is refused: %j',
    async json => {
      const { store } = await empty()
      expect(await importServiceBw(store, json)).toEqual({
        ok: false,
        message: 'Die Datei enthält keine der Listen leistungen, lebenslagen oder organisationseinheiten',
      })
    },
  )

  it('X-04: hostile keys reach no prototype, and trees may contain cycles', async () => {
    const town = await empty()
    const hostile = JSON.parse(
      '{"leistungen":[{"id":"__proto__","name":"constructor","__proto__":{"polluted":1},"textbloecke":[{"typ":"__proto__","text":"<p>x</p>"}]}],' +
        '"lebenslagen":[{"id":"a","name":"A","lebenslagenbaum":{"id":"b","untergeordneteLebenslagen":[{"id":"a"}]}},{"id":"b","name":"B","lebenslagenbaum":{"id":"a","untergeordneteLebenslagen":[{"id":"b"},{"id":"a"}]}}]}',
    )
    expect(counts(await imported(town, hostile))).toEqual([3, 0, 0, 0, 0])
    expect(Object.prototype).not.toHaveProperty('polluted')
    expect((await town.call(calls.lebenslagen, {})).data.map(({ id }) => id).toSorted()).toEqual(['a', 'b'])
  })

  it('entries of a list beyond the limit are left out with a note', async () => {
    const { store } = await empty()
    const leistungen = Array.from({ length: MOST_ENTRIES + 3 }, (_, id) => ({ id, textbloecke: 1 }))
    const result = await importServiceBw(store, { leistungen })
    if (!result.ok) throw new Error(result.message)
    expect(result.report.abgelehnt[0]).toEqual({
      art: 'leistung',
      id: '',
      name: '3 weitere',
      hinweise: ['höchstens 5000 Einträge je Art, die übrigen wurden nicht gelesen'],
    })
  })
})

it.each([
  [27_000_000, '08:30'],
  ['27000000', '08:30'],
  [0, '01:00'],
  [1_782_889_200_000, '09:00'],
  ['08:30', '08:30'],
  ['08:30:00', '08:30'],
  [null, undefined],
  ['', undefined],
  ['früh', undefined],
  [Number.NaN, undefined],
  [1e300, undefined],
])('the value %j is the local time %j', (value, time) => {
  expect(timeOfDay(value)).toBe(time)
})

it('the report covers every entry, and no name in it controls the terminal', async () => {
  const town = await testTown({ leistung: [{ name: 'Eigen' }] })
  const report = await imported(town, {
    leistungen: [
      { id: 1, name: 'Eigen' },
      { id: 2, name: '\u001b[2JRot', textbloecke: 1 },
      { id: 3, name: 'Gut', formulare: [{ name: 'Leer', url: '' }] },
    ],
  })
  expect(reportText(report)).toBe(
    [
      '1 neu, 0 geändert, 0 unverändert, 1 behalten, 1 abgelehnt.',
      '',
      'Abgelehnt:',
      '  Leistung 2 „ [2JRot“: textbloecke: hat eine andere Form',
      '',
      'Eintrag der Stadt behalten:',
      '  Leistung 1 „Eigen“: gibt es schon als eigener Eintrag der Stadt',
      '',
      'Mit Hinweis übernommen:',
      '  Leistung 3 „Gut“: Link „Leer“ führt zu keiner brauchbaren Adresse',
    ].join('\n'),
  )
})

it('P2: what a newer program adapts in a record is no change of the town', () => {
  const revisions = (author: string, note: string) => [
    { author: 'service-bw', note: null, data: { a: 1, b: 1 } },
    { author, note, data: { a: 2, b: 1 } },
    { author: 'anna', note: null, data: { a: 2, b: 2 } },
  ]
  expect([...townChanges(revisions('System', 'An die neue Form angepasst')).fields]).toEqual(['b'])
  expect([...townChanges(revisions('berta', '')).fields]).toEqual(['a', 'b'])
})
