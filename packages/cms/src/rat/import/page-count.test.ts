import { expect, test } from 'vitest'
import { ratReportText } from './report.ts'
import { agendaItem, anderswo, foreignServer, listed, meeting, paper } from './testing/foreign-server.ts'
import { counted, fromOparl, importTown, toldOf } from './testing/import-town.ts'

const evening = (number: number) =>
  meeting({
    id: `$/meetings/${number}`,
    start: `2026-12-${String(number).padStart(2, '0')}T18:30:00+01:00`,
    agendaItem: [],
  })
const evenings = Array.from({ length: 12 }, (_, index) => evening(index + 1))

type Said = Readonly<Record<string, unknown>>
/** Pages of a list, linked to one another, with a statement about all of them. */
const pages = (contents: readonly (readonly unknown[])[], said: Said = {}): Record<string, unknown> =>
  Object.fromEntries(
    contents.map((data, index) => [
      index === 0 ? '/meetings' : `/meetings/page/${index + 1}`,
      {
        data,
        pagination: { currentPage: index + 1, ...said },
        links: index + 1 < contents.length ? { next: `$/meetings/page/${index + 2}` } : {},
      },
    ]),
  )
const part = (from: number, to: number) => evenings.slice(from, to)

test.each<[string, Record<string, unknown>, RegExp]>([
  [
    'pages overlap and nothing is announced',
    pages([part(0, 4), part(3, 7), part(6, 10)]),
    /Liste der Sitzungen: 2 Einträge stehen auf mehreren Seiten\. .* dann fehlen andere\./,
  ],
  [
    'pages overlap, and fewer than announced are different',
    pages([part(0, 4), part(3, 7), part(6, 10)], { totalElements: 12, totalPages: 3 }),
    /nennt 12 Einträge, zu lesen waren 10 verschiedene/,
  ],
  [
    'entries are left out between two pages',
    pages([part(0, 4), part(5, 9)], { totalElements: 12, totalPages: 2 }),
    /nennt 12 Einträge, zu lesen waren 8 verschiedene/,
  ],
  [
    'one page has fewer than announced',
    pages([part(0, 9)], { totalElements: '12' }),
    /nennt 12 Einträge, zu lesen waren 9 verschiedene/,
  ],
  ['a page repeats', pages([part(0, 4), part(0, 4), part(4, 8)]), /4 Einträge stehen auf mehreren Seiten/],
  [
    'more pages are announced than there are',
    pages([part(0, 4), part(4, 8)], { totalPages: 3, currentPage: undefined }),
    /nennt 3 Seiten, zu lesen waren 2/,
  ],
  [
    'a page in the middle is empty',
    pages([part(0, 4), [], part(4, 8)]),
    /Eine Seite zwischen anderen ist leer/,
  ],
])(
  'C4: a list is incomplete if %s: nothing is withdrawn, and the next run reads everything',
  async (_, broken, said) => {
    const answers: Record<string, unknown> = { ...anderswo(pages([evenings])) }
    const { entry, asked } = await foreignServer(answers)
    const town = await importTown()
    expect(counted(await fromOparl(town, entry))).toMatchObject({ neu: 13 })
    Object.assign(answers, broken)
    const report = await fromOparl(town, entry, { alles: true, entfernen: true, trotzdem: true })
    expect(counted(report)).not.toHaveProperty('zurueckgezogen')
    expect(counted(report)).not.toHaveProperty('fehlt')
    expect((await toldOf(town)).listen.sitzungen).toHaveLength(12)
    const text = ratReportText(report)
    expect(text).toMatch(said)
    expect(text).toContain('Nicht alles war zu bekommen. Der nächste Lauf fragt noch einmal danach.')
    asked.length = 0
    await fromOparl(town, entry)
    expect(asked).toContain('/meetings')
  },
)

test.each<[string, Record<string, unknown>]>([
  ['all its pages are read', pages([part(0, 4), part(4, 9)], { totalElements: 9, totalPages: 2 })],
  ['its last page is empty', pages([part(0, 9), []], { totalElements: 9 })],
  ['its first page is empty', pages([[], part(0, 9)])],
  [
    'a page between others is empty, and it has what it announces',
    pages([part(0, 4), [], part(4, 9)], { totalElements: 9 }),
  ],
  ['one page has an entry twice', pages([[...part(0, 9), evening(1)]], { totalElements: 9 })],
  ['more is there than announced', pages([part(0, 9)], { totalElements: 3, totalPages: 1 })],
  [
    'nothing readable is announced',
    pages([part(0, 4), part(4, 9)], { totalElements: 'viele', totalPages: null }),
  ],
  [
    'the others are no meetings or have no id',
    pages([[...part(0, 9), { id: '' }, { id: '$/x', type: 'https://schema.oparl.org/1.1/Paper' }]], {
      totalElements: 11,
    }),
  ],
])('C4: a list is complete if %s', async (_, whole) => {
  const answers: Record<string, unknown> = { ...anderswo(pages([evenings])) }
  const { entry } = await foreignServer(answers)
  const town = await importTown()
  await fromOparl(town, entry)
  Object.assign(answers, whole)
  const report = await fromOparl(town, entry, { alles: true, entfernen: true, trotzdem: true })
  expect(counted(report)).toMatchObject({ zurueckgezogen: 3 })
})

test('C4: an agenda whose pages overlap is not read, and the report says so', async () => {
  const item = (number: number) =>
    agendaItem(String(number), `Punkt ${number}`, { number: String(number), order: number, public: true })
  const { entry } = await foreignServer(
    anderswo({
      '/meetings': listed(meeting({ agendaItem: '$/agenda' })),
      '/agenda': { data: [item(1), item(2)], links: { next: '$/agenda/2' } },
      '/agenda/2': { data: [item(2), item(4)] },
      '/papers': listed(paper()),
    }),
  )
  const town = await importTown()
  const report = await fromOparl(town, entry)
  expect(report.zurueckgehalten).toMatchObject({ unread: 1 })
  expect(ratReportText(report)).toContain('Nicht alles war zu bekommen.')
})
