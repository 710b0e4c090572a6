import { medienPfad } from '@rathausplatz/contract/medien'
import { expect, test } from 'vitest'
import { ratReportText } from './report.ts'
import {
  anderswo,
  foreignServer,
  agendaItem as item,
  listed,
  meeting,
  paper,
  pdfAnswer,
  typed,
} from './testing/foreign-server.ts'
import { counted, fromOparl, importTown, toldOf } from './testing/import-town.ts'

const file = (id: string, name: string, more: object = {}) => ({
  id: `$/f/${id}`,
  type: typed('File'),
  name,
  mimeType: 'application/pdf',
  accessUrl: `$/f/${id}.pdf`,
  ...more,
})
const files = (...ids: string[]) => Object.fromEntries(ids.map(id => [`/f/${id}.pdf`, pdfAnswer]))

async function taken(answers: Record<string, unknown>) {
  const all: Record<string, unknown> = anderswo(answers)
  const server = await foreignServer(all)
  const town = await importTown()
  const report = await fromOparl(town, server.entry)
  return { ...server, answers: all, town, report, told: await toldOf(town) }
}

test('C1: a meeting of a server that never says „public“ is imported without items, papers and files, and the report counts these', async () => {
  const { told, report, asked } = await taken({
    '/meetings': listed(
      meeting({
        agendaItem: [
          item('0', 'Öffentliche Sitzung'),
          item('1', 'Haushalt Zauberwurz', { number: '1', consultation: '$/c/1' }),
          item('2', 'Nichtöffentliche Sitzung'),
          item('3', 'Kauf Zauberwurz', {
            number: 'N 1',
            result: 'Zauberwurz',
            auxiliaryFile: [file('3', 'Zauberwurz')],
          }),
        ],
        invitation: file('4', 'Einladung'),
        resultsProtocol: file('5', 'Niederschrift'),
      }),
    ),
    '/papers': listed(
      paper({
        public: undefined,
        name: 'Zauberwurz',
        consultation: [{ id: '$/c/1', agendaItem: '$/items/1' }],
        mainFile: file('1', 'Zauberwurz'),
      }),
      paper({ public: undefined, id: '$/papers/2', reference: '2', name: 'Zauberwurz' }),
    ),
    ...files('1', '3', '4', '5'),
  })
  expect(told.sitzungen).toMatchObject([
    { titel: 'Sitzung des Gemeinderates', ort: 'Bürgersaal', tagesordnung: [], dateien: [] },
  ])
  expect(told.vorlagen).toEqual([])
  expect(JSON.stringify([told, report])).not.toContain('Zauberwurz')
  expect(asked.filter(path => path.startsWith('/f/'))).toEqual([])
  expect(report.zurueckgehalten).toEqual({
    unsaid: 2,
    heading: 1,
    'after-heading': 1,
    paper: 1,
    'paper-unused': 1,
    'file-of-meeting': 2,
  })
  const text = ratReportText(report)
  for (const words of [
    '2 Tagesordnungspunkte sagen nicht',
    '1 Vorlage gehört',
    '2 Dateien von Sitzungen',
    '„public“: true',
  ])
    expect(text).toContain(words)
})

test('C1: invitation and minutes of a mixed meeting are imported only if they say that they are public', async () => {
  const { told, report } = await taken({
    '/meetings': listed(
      meeting({
        agendaItem: [item('1', 'Haushalt', { public: true }), item('2', 'Kauf', { public: false })],
        invitation: file('1', 'Einladung'),
        resultsProtocol: file('2', 'Niederschrift öffentlich'),
        verbatimProtocol: file('3', 'Niederschrift nichtöffentlich'),
        auxiliaryFile: [
          file('4', 'Zeitung', { public: true }),
          file('5', 'Öffentliche Bekanntmachung', { public: false }),
        ],
      }),
    ),
    ...files('1', '2', '3', '4', '5'),
  })
  expect(told.sitzungen[0]).toMatchObject({
    niederschrift: { titel: 'Niederschrift öffentlich' },
    dateien: [{ titel: 'Zeitung' }],
  })
  expect(told.sitzungen[0]?.einladung).toBeUndefined()
  expect(report.zurueckgehalten).toEqual({ 'says-closed': 1, 'file-of-meeting': 1, 'file-name': 2 })
})

test('a file of a mixed meeting needs more than „öffentlich“ in its name, and a public agenda opens no file called „N 3“', async () => {
  const { told, report, asked } = await taken({
    '/meetings': listed(
      meeting({
        agendaItem: [item('1', 'Haushalt', { public: true }), item('2', 'Kauf', { public: false })],
        auxiliaryFile: [
          file('1', 'Öffentliche Bekanntmachung'),
          file('2', 'Öffentlich-rechtlicher Vertrag Zauberwurz'),
          file('3', 'Öffentliche Ausschreibung Zauberwurz'),
          file('4', 'Niederschrift n öffentlich'),
        ],
      }),
      meeting({
        id: '$/meetings/8',
        start: '2026-12-09T18:30:00+01:00',
        agendaItem: [item('8', 'Haushalt', { public: true })],
        auxiliaryFile: [file('5', 'Anlage zu N 3'), file('6', 'Anlage zu Ö 3')],
      }),
      meeting({
        id: '$/meetings/9',
        start: '2026-12-10T18:30:00+01:00',
        agendaItem: ['Ö 1', 'II.N.1', 'NO 1', 'GÖ-N 3'].map((number, at) =>
          item(`9${at}`, at === 0 ? 'Fragen' : 'Zauberwurz', { number, public: true }),
        ),
      }),
    ),
    ...files('1', '2', '3', '4', '5', '6'),
  })
  expect(JSON.stringify([told, report])).not.toContain('Zauberwurz')
  expect(asked.filter(path => path.startsWith('/f/'))).toEqual(['/f/1.pdf', '/f/6.pdf'])
  expect(report.zurueckgehalten).toEqual({
    'says-closed': 1,
    number: 3,
    'file-of-meeting': 2,
    'file-name': 2,
  })
})

test('a paper with a public item is imported, unless its name or `public` closes it; a file that a closed item has too is left out', async () => {
  const dealt = (id: string, ...items: string[]) =>
    items.map(at => ({ id: `$/c/${id}-${at}`, agendaItem: `$/items/${at}` }))
  const { told, report } = await taken({
    '/meetings': listed(
      meeting({
        agendaItem: [
          item('1', 'Haushalt', { public: true }),
          item('2', 'Kauf', { public: false, auxiliaryFile: [file('9', 'Plan')] }),
        ],
      }),
    ),
    '/papers': listed(
      paper({
        reference: 'A',
        consultation: dealt('a', '1', '2'),
        auxiliaryFile: [file('9', 'Plan'), file('1', 'Karte')],
      }),
      paper({
        id: '$/papers/b',
        reference: 'B',
        name: 'Kauf (nichtöffentlich)',
        consultation: dealt('b', '1'),
      }),
      paper({ id: '$/papers/c', reference: 'C', public: false, consultation: dealt('c', '1') }),
      paper({ id: '$/papers/d', reference: 'D', public: 'true', consultation: dealt('d', '1') }),
      paper({ id: '$/papers/e', reference: 'E', public: undefined, consultation: dealt('e', '1') }),
      paper({ id: '$/papers/f', reference: 'F', consultation: dealt('f', '2') }),
    ),
    ...files('1', '9'),
  })
  expect(told.vorlagen.map(({ nummer }) => nummer).toSorted()).toEqual(['A', 'E'])
  expect(told.vorlagen.find(({ nummer }) => nummer === 'A')?.anlagen).toMatchObject([{ titel: 'Karte' }])
  expect(report.zurueckgehalten).toEqual({
    'says-closed': 1,
    paper: 1,
    'paper-title': 3,
    'file-elsewhere': 1,
  })
})

test('C1: linked items are read, nested items belong to the part of their parent, and unreadable items are counted', async () => {
  const { told, report } = await taken({
    '/meetings': listed(
      meeting({
        agendaItem: [
          '$/items/1',
          item('2', 'Bauen', { public: true, agendaItem: [item('3', 'Halle', { public: true })] }),
          '$/items/nowhere',
          item('4', 'Weiteres', { public: false, agendaItem: [item('5', 'Zauberwurz', { public: true })] }),
        ],
      }),
    ),
    '/items/1': item('1', 'Haushalt', { public: true }),
  })
  expect(told.sitzungen[0]?.tagesordnung.map(({ titel }) => titel)).toEqual(['Haushalt', 'Bauen', 'Halle'])
  expect(report.zurueckgehalten).toEqual({ 'says-closed': 2, unread: 1 })
  expect(report.hinweise.join()).toContain('Der nächste Lauf')
})

test('items are sorted by „order“ if each has its own, otherwise they keep the order of the list', async () => {
  const items = (...orders: (number | undefined)[]) =>
    [
      ['a', 'Kauf'],
      ['b', 'Nichtöffentlich'],
      ['c', 'Haushalt'],
    ].map(([id = '', name = ''], at) => item(id, name, { public: true, order: orders[at] }))
  const titles = async (agendaItem: object[]) =>
    (await taken({ '/meetings': listed(meeting({ agendaItem })) })).told.sitzungen[0]?.tagesordnung.map(
      ({ titel }) => titel,
    )
  expect(await titles(items(3, 2, 1))).toEqual(['Haushalt'])
  expect(await titles(items(1, 0, 0))).toEqual(['Kauf'])
  expect(await titles(items(undefined, 2, 1))).toEqual(['Kauf'])
})

test('a meeting called non-public is not imported, although its items say they are public', async () => {
  const agendaItem = [item('1', 'Zauberwurz', { public: true, consultation: '$/c/1' })]
  const { told, report } = await taken({
    '/meetings': listed(
      meeting({ name: 'Nichtöffentliche Sitzung des Gemeinderates', agendaItem, cancelled: true }),
      meeting({
        id: '$/meetings/8',
        start: '2026-12-09T18:30:00+01:00',
        name: 'Öffentliche und nichtöffentliche Sitzung',
        agendaItem: [],
      }),
    ),
    '/papers': listed(
      paper({
        public: undefined,
        name: 'Zauberwurz',
        consultation: [{ id: '$/c/1', agendaItem: '$/items/1' }],
      }),
    ),
  })
  expect(told.sitzungen.map(({ titel }) => titel)).toEqual(['Öffentliche und nichtöffentliche Sitzung'])
  expect(told.vorlagen).toEqual([])
  expect(JSON.stringify([told, report])).not.toContain('Zauberwurz')
  expect(report.zurueckgehalten).toMatchObject({ meeting: 1, paper: 1 })
})

test('a closed item disappears, also if the town edited the agenda or has a draft, and in a run without --veroeffentlichen', async () => {
  const agenda = (isPublic: unknown) => ({
    '/meetings': listed(
      meeting({
        agendaItem: [
          item('1', 'Haushalt', { public: true }),
          item('2', 'Kauf Zauberwurz', { public: isPublic, auxiliaryFile: [file('2', 'Zauberwurzkarte')] }),
        ],
      }),
    ),
    ...files('2'),
  })
  const edited = async (
    town: Awaited<ReturnType<typeof importTown>>,
    isPublished: boolean,
    titel: string,
  ) => {
    const [there] = await town.store.documents('sitzung', { limit: 1 })
    if (!there) throw new Error('gone')
    const [first, second] = there.data.tagesordnung
    if (!first || !second) throw new Error('no items')
    const data = {
      ...there.data,
      tagesordnung: [
        { ...first, titel: 'Unser Haushalt' },
        { ...second, titel },
      ],
    }
    const saved = await town.store.saveDraft(there.id, {
      data,
      baseRevision: there.draft_revision,
      author: 'amt',
    })
    expect(saved.ok).toBe(true)
    if (isPublished) expect((await town.store.publish(there.id, { author: 'amt' })).ok).toBe(true)
  }
  const shown = async (town: Awaited<ReturnType<typeof importTown>>) =>
    (await toldOf(town)).sitzungen.map(({ tagesordnung }) => tagesordnung.map(({ titel }) => titel))

  const plain = await taken(agenda(true))
  expect(await plain.town.store.isForEveryone(`${medienPfad}zauberwurzkarte.pdf`)).toBe(true)
  Object.assign(plain.answers, agenda(undefined))
  await fromOparl(plain.town, plain.entry)
  expect(await shown(plain.town)).toEqual([['Haushalt']])
  expect(await plain.town.store.isForEveryone(`${medienPfad}zauberwurzkarte.pdf`)).toBe(false)

  const byTown = await taken(agenda(true))
  await edited(byTown.town, true, 'Kauf der Zauberwurz, neu')
  Object.assign(byTown.answers, agenda(false))
  await fromOparl(byTown.town, byTown.entry)
  expect(await shown(byTown.town)).toEqual([['Unser Haushalt']])

  const inDraft = await taken(agenda(true))
  await edited(inDraft.town, false, 'Kauf der Zauberwurz, Entwurf')
  Object.assign(inDraft.answers, agenda(false))
  expect(counted(await fromOparl(inDraft.town, inDraft.entry))).toMatchObject({ zurueckgezogen: 1 })
  expect(await shown(inDraft.town)).toEqual([])

  const later = await taken(agenda(true))
  Object.assign(later.answers, agenda(false))
  await fromOparl(later.town, later.entry, { veroeffentlichen: false })
  expect(await shown(later.town)).toEqual([])
  await fromOparl(later.town, later.entry)
  expect(await shown(later.town)).toEqual([['Haushalt']])
})

test('a document that the town published itself after its withdrawal stays, and the report says so', async () => {
  const of = (isPublic: boolean) => ({
    '/meetings': listed(
      meeting({ agendaItem: [item('1', 'Punkt', { public: isPublic, consultation: '$/c/1' })] }),
    ),
    '/papers': listed(paper({ consultation: [{ id: '$/c/1', agendaItem: '$/items/1' }] })),
  })
  const { town, answers, entry } = await taken(of(true))
  Object.assign(answers, of(false))
  await fromOparl(town, entry)
  const [there] = await town.store.documents('vorlage', { limit: 1 })
  expect((await town.store.publish(there?.id ?? '', { author: 'amt', mayMiss: true })).ok).toBe(true)
  expect(counted(await fromOparl(town, entry))).toMatchObject({ behalten: 1 })
  expect((await toldOf(town)).vorlagen).toHaveLength(1)
})

test('a source imported under older rules is read again completely, even if only changes are requested', async () => {
  const { town, answers, entry, asked } = await taken({ '/papers': listed(paper()) })
  await town.store.database.write(async db => {
    await db
      .withTables<{ rat_importe: { quelle: string; stand: string } }>()
      .updateTable('rat_importe')
      .set({ quelle: entry })
      .where('quelle', 'like', '%)')
      .execute()
    return { ok: true, value: undefined }
  })
  Object.assign(answers, { '/papers': listed(paper({ public: undefined })) })
  asked.length = 0
  await fromOparl(town, entry)
  expect(asked.some(path => path.includes('modified_since'))).toBe(false)
  expect((await toldOf(town)).vorlagen).toEqual([])
})

test('a paper that comes onto a public agenda is imported with it, although it did not change itself', async () => {
  const known = paper({ public: undefined, consultation: [{ id: '$/c/1', agendaItem: '$/items/2' }] })
  const { town, answers, entry, told } = await taken({ '/papers': listed(known), '/papers/9': known })
  expect(told.vorlagen).toEqual([])
  Object.assign(answers, {
    '/papers': listed(),
    '/meetings': listed(
      meeting({ agendaItem: [item('2', 'Haushalt', { public: true, consultation: '$/c/1' })] }),
    ),
    '/c/1': { id: '$/c/1', type: typed('Consultation'), paper: '$/papers/9' },
  })
  await fromOparl(town, entry)
  expect((await toldOf(town)).sitzungen[0]?.tagesordnung[0]?.vorlage).toMatchObject({ name: 'Haushalt' })
  const agenda = (isPublic: boolean) =>
    listed(
      meeting({
        agendaItem: [
          item('2', 'Haushalt', { public: isPublic, consultation: '$/c/1' }),
          item('3', 'Fragen', { public: true }),
        ],
      }),
    )
  answers['/meetings'] = agenda(false)
  await fromOparl(town, entry)
  expect((await toldOf(town)).vorlagen).toEqual([])
  answers['/meetings'] = agenda(true)
  await fromOparl(town, entry)
  expect((await toldOf(town)).vorlagen).toMatchObject([{ titel: 'Haushalt' }])
})

test('an item added by the town stays, although the source does not say that it is public', async () => {
  const { town, entry } = await taken({
    '/meetings': listed(meeting({ agendaItem: [item('1', 'Haushalt'), item('2', 'Fragen')] })),
  })
  const [there] = await town.store.documents('sitzung', { limit: 1 })
  if (!there) throw new Error('gone')
  const data = { ...there.data, tagesordnung: [{ titel: 'Haushalt' }] }
  expect(
    (await town.store.saveDraft(there.id, { data, baseRevision: there.draft_revision, author: 'amt' })).ok,
  ).toBe(true)
  expect((await town.store.publish(there.id, { author: 'amt' })).ok).toBe(true)
  await fromOparl(town, entry, { alles: true })
  expect((await toldOf(town)).sitzungen[0]?.tagesordnung.map(({ titel }) => titel)).toEqual(['Haushalt'])
})

test.each<[string, object]>([
  ['its state', { meetingState: 'nichtöffentlich' }],
  ['its state, in other words', { meetingState: 'Nichtöffentliche Sitzung terminiert' }],
  ['a field of its program', { 'hersteller:art': 'nö' }],
  ['a keyword', { keyword: ['Haushalt', 'nichtöffentlich'] }],
])('a meeting closed by %s is not imported', async (_, more) => {
  const { told, report } = await taken({
    '/meetings': listed(meeting({ agendaItem: [item('1', 'Zauberwurz', { public: true })], ...more })),
  })
  expect(JSON.stringify([told.sitzungen, report])).not.toContain('Zauberwurz')
  expect(report.zurueckgehalten).toMatchObject({ meeting: 1 })
})

test('any field can close an item, a paper or a file, and so can the name of a file', async () => {
  const { told, report, asked } = await taken({
    '/meetings': listed(
      meeting({
        meetingState: 'öffentlich/nichtöffentlich',
        agendaItem: [
          item('1', 'Haushalt', {
            public: true,
            auxiliaryFile: [
              file('1', 'Anlage 8 Nur für Ratsmitglieder'),
              file('2', 'Anlage 9', { accessLevel: 'intern' }),
              file('3', 'Anlage_10_VS-NfD'),
              file('4', 'Anlage 11'),
              file('5', 'Kalkulation intern'),
              file('6', 'Anlage_nur_fuer_Anlieger'),
            ],
          }),
          item('2', 'Zauberwurz', { public: true, result: 'nichtöffentlich' }),
        ],
      }),
    ),
    '/papers': listed(paper({ name: 'Zauberwurz', 'hersteller:status': 'Nichtöffentlich' })),
    ...files('1', '2', '3', '4', '5', '6'),
  })
  expect(JSON.stringify([told, report])).not.toContain('Zauberwurz')
  expect(told.sitzungen[0]?.tagesordnung).toMatchObject([{ dateien: [{ titel: 'Anlage 11' }] }])
  expect(asked.filter(path => path.startsWith('/f/'))).toEqual(['/f/4.pdf'])
  expect(report.zurueckgehalten).toEqual({ 'says-closed': 1, 'paper-title': 1, 'file-name': 5 })
})

test('a meeting whose state says that it does not take place is cancelled', async () => {
  const { told } = await taken({
    '/meetings': listed(meeting({ meetingState: 'Sitzung fällt aus' })),
  })
  expect(told.sitzungen).toMatchObject([{ zustand: 'abgesagt' }])
})

test('an id with a query („papers?id=3“) gives no slug: number and title do', async () => {
  const { told } = await taken({
    '/orgs': listed({
      id: '$/organizations?id=1',
      type: typed('Organization'),
      name: 'Gemeinderat',
      organizationType: 'Gremium',
    }),
    '/meetings': listed(
      meeting({
        id: '$/meetings?id=7',
        organization: ['$/organizations?id=1'],
        agendaItem: [{ ...item('1', 'Haushalt', { public: true }), id: '$/agendaItems?id=1' }],
      }),
    ),
    '/papers': listed(paper({ id: '$/papers?id=3' }), paper({ id: '$/papers?id=4', reference: '2026-13' })),
  })
  expect(told.vorlagen.map(({ id }) => id).toSorted()).toEqual(['2026-12-haushalt', '2026-13-haushalt'])
  expect(told.sitzungen.map(({ id }) => id)).toEqual(['gemeinderat-2026-12-08'])
})

test('if a title is redacted in the source, the slug stays until the town changes it, and agendas follow', async () => {
  const of = (name: string) => ({
    '/meetings': listed(
      meeting({ agendaItem: [item('1', name, { number: '1', public: true, consultation: '$/c/1' })] }),
    ),
    '/papers': listed(
      paper({ public: undefined, name, consultation: [{ id: '$/c/1', agendaItem: '$/items/1' }] }),
    ),
  })
  const { town, answers, entry } = await taken(of('Kauf Lehmann'))
  Object.assign(answers, of('Kauf'))
  await fromOparl(town, entry, { alles: true })
  expect((await toldOf(town)).vorlagen).toMatchObject([{ id: '2026-12-kauf-lehmann', titel: 'Kauf' }])
  const [there] = await town.store.documents('vorlage', { limit: 1 })
  if (!there) throw new Error('gone')
  const data = { ...there.data, slug: '2026-12-kauf' }
  await town.store.saveDraft(there.id, { data, baseRevision: there.draft_revision, author: 'amt' })
  expect((await town.store.publish(there.id, { author: 'amt' })).ok).toBe(true)
  await fromOparl(town, entry, { alles: true })
  const { vorlagen, sitzungen } = await toldOf(town)
  expect(vorlagen.map(({ id }) => id)).toEqual(['2026-12-kauf'])
  expect(sitzungen[0]?.tagesordnung[0]?.vorlage).toMatchObject({ id: '2026-12-kauf' })
  const [again] = await town.store.documents('sitzung', { limit: 1 })
  if (!again) throw new Error('gone')
  const tagesordnung = again.data.tagesordnung.map(({ kennung: _, ...punkt }) => punkt)
  await town.store.saveDraft(again.id, {
    data: { ...again.data, tagesordnung },
    baseRevision: again.draft_revision,
    author: 'amt',
  })
  expect((await town.store.publish(again.id, { author: 'amt' })).ok).toBe(true)
  await fromOparl(town, entry, { alles: true })
  expect(JSON.stringify(await toldOf(town)).toLowerCase()).not.toContain('lehmann')
})

test.each([
  ['its name', { name: 'Ortschaftsrat Aue (öffentlich/nicht öffentlich)' }, ['1', '2']],
  ['its name', { name: 'Ausschuss öffentlich mit nichtöffentlichem Teil' }, ['1', '2']],
  ['another field', { meetingState: 'anschließend nichtöffentliche Sitzung' }, ['1', '2']],
  ['a gap at the start of the numbers', {}, ['3', '4']],
  ['a gap inside the numbers', {}, ['1', '3']],
] as const)(
  'C1: minutes of a meeting are withheld if %s tells of a non-public part, and its public items come',
  async (_, more, numbers) => {
    const { told, report } = await taken({
      '/meetings': listed(
        meeting({
          ...more,
          agendaItem: numbers.map((number, index) =>
            item(number, `Punkt ${number}`, { number, public: true, order: index }),
          ),
          invitation: file('1', 'Einladung'),
          resultsProtocol: file('2', 'Protokoll Zauberwurz'),
          auxiliaryFile: [file('3', 'Niederschrift (öffentlicher Teil)')],
        }),
      ),
      ...files('1', '2', '3'),
    })
    expect(told.sitzungen[0]?.tagesordnung).toHaveLength(2)
    expect(told.sitzungen[0]).toMatchObject({ dateien: [{ titel: 'Niederschrift (öffentlicher Teil)' }] })
    expect(JSON.stringify(told)).not.toContain('Zauberwurz')
    expect(report.zurueckgehalten).toEqual({ 'file-of-meeting': 2 })
  },
)

test('C1: files and papers that any of their names or addresses calls non-public are withheld and counted', async () => {
  const closed = [
    file('1', 'Zauberwurz', { fileName: 'Anlage4_nichtoeffentlich.pdf' }),
    file('2', 'Zauberwurz Anlage NÖT'),
    file('3', 'Zauberwurz Anlage-N zur Vorlage'),
    file('4', 'Zauberwurz', { downloadUrl: '$/f/Zauberwurz%20n%C3%B6.pdf' }),
    file('5', 'Zauberwurz', { accessUrl: '$/f/5_intern.pdf' }),
  ]
  const { told, report, asked } = await taken({
    '/meetings': listed(
      meeting({ agendaItem: [item('1', 'Haushalt', { public: true, consultation: '$/c/1' })] }),
    ),
    '/papers': listed(
      paper({
        consultation: [{ id: '$/c/1', agendaItem: '$/items/1' }],
        mainFile: file('6', 'Vorlage'),
        auxiliaryFile: closed,
      }),
      paper({ id: '$/papers/2', name: 'Zauberwurz', reference: '2026/6-N' }),
    ),
    ...files('1', '2', '3', '4', '5', '6'),
  })
  expect(told.vorlagen).toMatchObject([{ datei: { titel: 'Vorlage' }, anlagen: [] }])
  expect(JSON.stringify([told, report])).not.toContain('Zauberwurz')
  expect(asked.filter(path => path.startsWith('/f/'))).toEqual(['/f/6.pdf'])
  expect(report.zurueckgehalten).toEqual({ 'file-name': 5, 'paper-title': 1 })
})

test.each([
  'Vertrauliche Mitteilung',
  'Geheime Vorlage',
  'Interne Mitteilung',
  'Beschlussvorlage (vertraulich)',
  'NÖ-Vorlage',
  'Mitteilung - intern',
  'Nur für den Dienstgebrauch',
])('C1: a paper of the kind „%s“ is withheld, although a public item deals with it', async paperType => {
  const { told, report } = await taken({
    '/meetings': listed(
      meeting({ agendaItem: [item('1', 'Haushalt', { public: true, consultation: '$/c/1' })] }),
    ),
    '/papers': listed(
      paper({ name: 'Zauberwurz', paperType, consultation: [{ id: '$/c/1', agendaItem: '$/items/1' }] }),
      paper({ id: '$/papers/2', reference: '2', name: 'Interne Revision: Bericht', paperType: 'Mitteilung' }),
    ),
  })
  expect(JSON.stringify([told, report])).not.toContain('Zauberwurz')
  expect(told.vorlagen.map(({ titel }) => titel)).toEqual(['Interne Revision: Bericht'])
  expect(report.zurueckgehalten).toEqual({ 'paper-title': 1 })
})

test.each<[string, object]>([
  ['Sitzungszimmer 3 (nichtöffentlich)', { description: 'Sitzungszimmer 3 (nichtöffentlich)' }],
  ['a meeting behind a dash', { description: 'Trauzimmer - nichtöffentliche Sitzung' }],
  ['the room', { description: 'Rathaus', room: 'Zimmer 3, NÖ' }],
  ['an address', { id: '$/l/2', description: 'Saal, unter Ausschluss der Öffentlichkeit' }],
])('C1: a meeting whose place says that it is not public stays out: %s', async (_, location) => {
  const isLinked = 'id' in location
  const { told, report } = await taken({
    '/meetings': listed(
      meeting({
        location: isLinked ? '$/l/2' : location,
        agendaItem: [item('1', 'Zauberwurz', { public: true })],
      }),
    ),
    '/l/2': location,
  })
  expect(JSON.stringify([told, report])).not.toContain('Zauberwurz')
  expect(told.sitzungen).toEqual([])
  expect(report.zurueckgehalten).toMatchObject({ meeting: 1 })
})

test('C1: a meeting whose place names both parts comes, and its minutes are withheld', async () => {
  const { told, report } = await taken({
    '/meetings': listed(
      meeting({
        location: { description: 'Ratssaal (öffentlicher Teil), Zimmer 3 (nichtöffentlicher Teil)' },
        agendaItem: [item('1', 'Haushalt', { public: true })],
        resultsProtocol: file('1', 'Niederschrift'),
      }),
    ),
    ...files('1'),
  })
  expect(told.sitzungen).toMatchObject([{ tagesordnung: [{ titel: 'Haushalt' }] }])
  expect(report.zurueckgehalten).toEqual({ 'file-of-meeting': 1 })
})
