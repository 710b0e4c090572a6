import { medienPfad } from '@rathausplatz/contract/medien'
import { expect, test } from 'vitest'
import { hasRefused, ratReportText } from './report.ts'
import {
  anderswo,
  foreignServer,
  listed,
  meeting,
  paper,
  pdfAnswer,
  typed,
} from './testing/foreign-server.ts'
import { counted, fromOparl, type ImportTown, importTown, toldOf } from './testing/import-town.ts'

const evening = (at: number, more: object = {}) =>
  meeting({
    id: `$/meetings/${at}`,
    start: `2026-12-${String(at).padStart(2, '0')}T18:30:00+01:00`,
    agendaItem: [
      { id: `$/items/${at}`, type: typed('AgendaItem'), number: '1', name: `Punkt ${at}`, public: true },
    ],
    ...more,
  })
const evenings = (count: number) => Array.from({ length: count }, (_, at) => evening(at + 1))
const person = (at: number) => ({
  id: `$/persons/${at}`,
  type: typed('Person'),
  name: `Ada Muster${at}`,
  membership: [
    { id: `$/m/${at}`, type: typed('Membership'), organization: '$/orgs/1', startDate: '2024-07-01' },
  ],
})
const meetingsOf = async (town: ImportTown) => (await toldOf(town)).sitzungen.length
const file = { id: '$/f/1', name: 'Plan', mimeType: 'application/pdf', accessUrl: '$/f/1.pdf' }

/**
 * Imports once from a server whose queries for changes always return an empty list, as if no object had
 * changed.
 */
async function taken(lists: Record<string, unknown>, how: Parameters<typeof fromOparl>[2] = {}) {
  const all: Record<string, unknown> = anderswo({ ...lists, '/f/1.pdf': pdfAnswer })
  const answers = new Proxy(all, {
    get: (_, path: string) => (path.includes('modified_since') ? listed() : all[path]),
  })
  const { entry } = await foreignServer(answers)
  const town = await importTown()
  await fromOparl(town, entry, how)
  const run = (more: Parameters<typeof fromOparl>[2] = {}) => fromOparl(town, entry, { ...how, ...more })
  return { all, town, run }
}

const everything = { alles: true, entfernen: true }

test('a missing object is withdrawn, and comes back in the next run with its text and files, although nothing changed', async () => {
  const lists = {
    '/meetings': listed(...evenings(7)),
    '/papers': listed(paper({ auxiliaryFile: [file] }), paper({ id: '$/papers/2', reference: '2' })),
    '/persons': listed(person(1), person(2)),
  }
  const { all, town, run } = await taken(lists)
  const before = await toldOf(town)
  expect(await town.store.isForEveryone(`${medienPfad}plan.pdf`)).toBe(true)
  const fewer = {
    '/meetings': listed(...evenings(6)),
    '/papers': listed(paper({ id: '$/papers/2', reference: '2' })),
    '/persons': listed(person(1)),
  }
  for (const nights of [1, 2]) {
    Object.assign(all, fewer)
    expect(counted(await run(everything))).toMatchObject({ zurueckgezogen: 3 })
    expect(await meetingsOf(town)).toBe(6)
    expect(await town.store.isForEveryone(`${medienPfad}plan.pdf`)).toBe(false)
    // A second run does not withdraw the same objects again.
    if (nights === 2) expect(counted(await run(everything))['zurueckgezogen']).toBeUndefined()
    Object.assign(all, lists)
    const report = await run({ alles: nights === 2 })
    expect(counted(report)).toEqual({ geaendert: 3, unveraendert: 9 })
    expect(ratReportText(report)).toContain('dort wieder vorhanden und deshalb auch hier')
    expect(await toldOf(town)).toEqual(before)
    expect(await town.store.isForEveryone(`${medienPfad}plan.pdf`)).toBe(true)
  }
})

test('without --veroeffentlichen the report says that an earlier run withdrew the object, and a trial run changes nothing', async () => {
  const { all, town, run } = await taken({
    '/papers': listed(paper(), paper({ id: '$/p/2', reference: '2' })),
  })
  all['/papers'] = listed(paper())
  await run(everything)
  all['/papers'] = listed(paper(), paper({ id: '$/p/2', reference: '2' }))
  const later = ratReportText(await run({ alles: true, veroeffentlichen: false }))
  expect(later).toContain('von einem früheren Lauf zurückgezogen; mit --veroeffentlichen kommt es zurück')
  expect(later).not.toContain('hier zurückgenommen')
  expect(counted(await run({ alles: true, schreiben: false }))).toMatchObject({ geaendert: 1 })
  expect((await toldOf(town)).vorlagen).toHaveLength(1)
})

test('a draft deleted because it was missing comes back, and one that the town deleted does not', async () => {
  const papers = [1, 2, 3].map(at => paper({ id: `$/p/${at}`, reference: `2026-${at}` }))
  const { all, town, run } = await taken({ '/papers': listed(...papers) }, { veroeffentlichen: false })
  const byTown = (await town.store.documents('vorlage', { limit: 9 })).find(
    ({ data }) => data.nummer === '2026-1',
  )
  await town.store.remove(byTown?.id ?? '', { author: 'amt', force: true })
  all['/papers'] = listed(papers[0], papers[1])
  expect(counted(await run(everything))).toMatchObject({ zurueckgezogen: 1 })
  all['/papers'] = listed(...papers)
  const report = await run({ alles: true })
  expect(counted(report)).toMatchObject({ geaendert: 1, behalten: 1 })
  expect(ratReportText(report)).toContain('liegt im Papierkorb')
  const left = await town.store.documents('vorlage', { limit: 9 })
  expect(left.map(({ data }) => data.nummer).toSorted()).toEqual(['2026-2', '2026-3'])
})

test('what the town withdrew stays withdrawn, also if it was closed in the source in between; what the town restores stays', async () => {
  const agenda = (isPublic: boolean) =>
    listed(
      evening(7),
      evening(8, {
        agendaItem: [
          {
            id: '$/items/8',
            type: typed('AgendaItem'),
            name: 'Kauf',
            public: isPublic,
            consultation: '$/c/1',
          },
        ],
      }),
    )
  const lists = {
    '/meetings': agenda(true),
    '/papers': listed(
      paper({ public: undefined, consultation: [{ id: '$/c/1', agendaItem: '$/items/8' }] }),
      paper({ id: '$/p/2', reference: '2' }),
    ),
    '/persons': listed(person(1), person(2)),
  }
  const { all, town, run } = await taken(lists)
  const own = (await town.store.documents('vorlage', { limit: 9 })).find(
    ({ data }) => data.nummer === '2026-12',
  )
  await town.store.unpublish(own?.id ?? '', { author: 'amt', reason: 'Irrtum', force: true })
  expect(ratReportText(await run({ alles: true }))).toContain('hier zurückgenommen')
  all['/meetings'] = agenda(false)
  await run(everything)
  all['/meetings'] = agenda(true)
  expect(ratReportText(await run({ alles: true }))).toContain('hier zurückgenommen')
  expect((await toldOf(town)).vorlagen.map(({ nummer }) => nummer)).toEqual(['2'])

  all['/persons'] = listed(person(1))
  await run(everything)
  expect((await toldOf(town)).personen).toHaveLength(1)
  const gone = (await town.store.documents('ratsperson', { limit: 9 })).find(
    ({ published_revision }) => published_revision === null,
  )
  await town.store.publish(gone?.id ?? '', { author: 'amt', mayMiss: true })
  expect(ratReportText(await run(everything))).toContain(
    'die Stadt hat es danach selbst veröffentlicht; bleibt',
  )
  expect((await toldOf(town)).personen).toHaveLength(2)
})

test.each<[string, number, number, boolean]>([
  ['all of them', 8, 0, true],
  ['the only one', 1, 0, true],
  ['more than a third', 17, 11, true],
  ['a third', 18, 12, false],
  ['few of few', 7, 2, false],
])(
  'with %s missing (%i meetings, then %i), a run withdraws nothing without --trotzdem: %s',
  async (_, before, after, asksFirst) => {
    const { all, town, run } = await taken({ '/meetings': listed(...evenings(before)) })
    all['/meetings'] = { data: evenings(after), pagination: { totalElements: after } }
    const looked = await run({ ...everything, schreiben: false })
    const report = await run(everything)
    expect([looked, report].map(({ bedenken }) => bedenken.length > 0)).toEqual([asksFirst, asksFirst])
    const left = await meetingsOf(town)
    expect(left).toBe(asksFirst ? before : after)
    expect([looked, report].map(hasRefused)).toEqual([false, asksFirst])
    if (!asksFirst) return
    const text = ratReportText(report)
    expect(text).toContain(`Sitzungen: ${before - after} von ${before} gibt es dort nicht mehr`)
    expect(text).toContain('Zurückgezogen wird deshalb nichts')
    expect(counted(report)).not.toHaveProperty('zurueckgezogen')
    const trotzdem = await run({ ...everything, trotzdem: true })
    expect(counted(trotzdem)).toMatchObject({ zurueckgezogen: before - after })
    expect(trotzdem.bedenken).toEqual([])
    // All meetings come back with a complete list.
    all['/meetings'] = listed(...evenings(before))
    await run()
    expect(await meetingsOf(town)).toBe(before)
  },
)

test('an empty list of one kind stops the withdrawal of all kinds, also of papers of the missing meetings', async () => {
  const lists = {
    '/meetings': listed(...evenings(2)),
    '/papers': listed(paper({ public: undefined, consultation: [{ id: '$/c/1', agendaItem: '$/items/1' }] })),
    '/persons': listed(person(1), person(2), person(3)),
  }
  const { all, town, run } = await taken(lists)
  const before = await toldOf(town)
  Object.assign(all, { '/meetings': listed(), '/persons': listed(person(1), person(2)) })
  expect(counted(await run(everything))).toMatchObject({ fehlt: 3 })
  expect(await toldOf(town)).toEqual(before)
})

test('a file that is deleted or no longer named in the source is removed here, and the report says how many were', async () => {
  const second = { ...file, id: '$/f/2', name: 'Karte', accessUrl: '$/f/2.pdf' }
  const of = (...files: object[]) => ({
    '/papers': listed(paper({ mainFile: { ...file, id: '$/f/3', name: 'Vorlage' }, auxiliaryFile: files })),
    '/meetings': listed(evening(8, { auxiliaryFile: files })),
  })
  const { all, town, run } = await taken({ ...of(file, second), '/f/2.pdf': pdfAnswer })
  Object.assign(all, of({ id: '$/f/1', deleted: true }, { ...second, modified: '2026-12-01' }))
  const report = await run({ alles: true })
  expect(report.eintraege.filter(({ art }) => art !== 'gremium')).toMatchObject([
    { art: 'vorlage', hinweise: ['1 Datei kommt von dort nicht mehr und fehlt deshalb auch hier'] },
    { art: 'sitzung', hinweise: ['1 Datei kommt von dort nicht mehr und fehlt deshalb auch hier'] },
  ])
  expect(ratReportText(report)).toContain('1 Datei kommt von dort nicht mehr')
  expect((await toldOf(town)).vorlagen[0]?.anlagen).toMatchObject([{ titel: 'Karte' }])
  Object.assign(all, of())
  expect(ratReportText(await run({ alles: true }))).toContain('1 Datei kommt von dort nicht mehr')
})
