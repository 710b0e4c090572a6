import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import {
  agendaItem,
  anderswo,
  foreignServer,
  listed,
  meeting,
  paper,
  typed,
} from './testing/foreign-server.ts'
import { fromOparl, importTown, oparlOf, stadt, toldOf } from './testing/import-town.ts'

const ITEM = '$/items/1'
const consultation = (id: string, more: object = {}) => ({
  id: `$/c/${id}`,
  type: typed('Consultation'),
  agendaItem: ITEM,
  meeting: '$/meetings/7',
  role: `Rolle ${id}`,
  ...more,
})
const main = paper({ public: undefined, consultation: [consultation('1')] })
const further = (id: string, more: object = {}) =>
  paper({
    id: `$/papers/${id}`,
    name: `Ergänzung ${id}`,
    reference: `E-${id}`,
    public: undefined,
    consultation: [consultation(id)],
    ...more,
  })
const item = (more: object = {}) =>
  agendaItem('1', 'Haushalt', { number: '1', public: true, consultation: '$/c/1', ...more })
const council = (items: object[], ...papers: object[]) =>
  anderswo({ '/meetings': listed(meeting({ agendaItem: items })), '/papers': listed(...papers) })

async function taken(answers: Parameters<typeof foreignServer>[0]) {
  const { entry } = await foreignServer(answers)
  const town = await importTown({ stadt: [stadt] })
  const report = await fromOparl(town, entry)
  const told = await toldOf(town)
  const [punkt] = told.sitzungen[0]?.tagesordnung ?? []
  return { town, report, told, punkt }
}
type Punkt = Awaited<ReturnType<typeof taken>>['punkt']
const numbersAt = (punkt: Punkt) =>
  [punkt?.vorlage, ...(punkt?.weitere_vorlagen ?? [])].flatMap(one => one?.nummer ?? [])

describe('C8: an item names each public paper that is dealt with there', () => {
  test.each<[string, object[], object[], string[]]>([
    ['one paper', [item()], [main], ['2026-12']],
    ['a supplement', [item()], [main, further('2')], ['2026-12', 'E-2']],
    ['a supplement listed first', [item()], [further('2'), main], ['2026-12', 'E-2']],
    ['two motions', [item()], [main, further('2'), further('3')], ['2026-12', 'E-2', 'E-3']],
    [
      'no consultation at the item',
      [item({ consultation: undefined })],
      [main, further('2')],
      ['2026-12', 'E-2'],
    ],
    [
      'a list of consultations',
      [item({ consultation: ['$/c/1', '$/c/2'] })],
      [main, further('2')],
      ['2026-12', 'E-2'],
    ],
    [
      'embedded consultations',
      [
        item({
          consultation: [
            consultation('1', { paper: '$/papers/9' }),
            consultation('2', { paper: '$/papers/2' }),
          ],
        }),
      ],
      [main, further('2')],
      ['2026-12', 'E-2'],
    ],
    [
      'a consultation without meeting',
      [item()],
      [main, further('2', { consultation: [consultation('2', { meeting: undefined })] })],
      ['2026-12', 'E-2'],
    ],
    [
      'the same paper twice',
      [item()],
      [{ ...main, consultation: [consultation('1'), consultation('2')] }],
      ['2026-12'],
    ],
    ['a closed supplement', [item()], [main, further('2', { public: false })], ['2026-12']],
    [
      'a supplement whose name is closed',
      [item()],
      [main, further('2', { name: 'Nichtöffentliche Ergänzung' })],
      ['2026-12'],
    ],
    [
      'a supplement with a closed consultation',
      [item()],
      [main, further('2', { consultation: [consultation('2', { public: false })] })],
      ['2026-12'],
    ],
    [
      'a closed consultation in the list of the item, of a paper that is public elsewhere',
      [
        item({
          consultation: [
            consultation('1', { paper: '$/papers/9' }),
            { id: '$/c/2', type: typed('Consultation'), paper: '$/papers/2', public: false },
          ],
        }),
        agendaItem('2', 'Zweiter Punkt', { number: '2', public: true }),
      ],
      [main, further('2', { consultation: [{ ...consultation('3'), agendaItem: '$/items/2' }] })],
      ['2026-12'],
    ],
    [
      'a supplement of another meeting',
      [item()],
      [main, further('2', { consultation: [consultation('2', { meeting: '$/meetings/8' })] })],
      ['2026-12'],
    ],
    ['a closed main paper', [item()], [{ ...main, public: false }, further('2')], ['E-2']],
    [
      'a closed item',
      [item({ public: false }), agendaItem('2', 'Offen', { public: true })],
      [main, further('2')],
      [],
    ],
  ])('%s', async (_, items, papers, numbers) => {
    const { punkt, told, report } = await taken(council(items, ...papers))
    expect(numbersAt(punkt)).toEqual(numbers)
    expect(
      told.vorlagen
        .filter(({ beratungen }) => beratungen.some(({ nummer }) => nummer === '1'))
        .map(({ nummer }) => nummer)
        .toSorted(),
    ).toEqual(numbers.toSorted())
    expect(report.fehler).toEqual([])
  })

  test('each paper has its own part in the decision, on its page and in our OParl', async () => {
    const { town, told } = await taken(
      council([item()], main, further('2', { consultation: [consultation('2', { authoritative: true })] })),
    )
    const of = (nummer: string) => told.vorlagen.find(one => one.nummer === nummer)?.beratungen
    expect(of('2026-12')).toMatchObject([{ rolle: 'Rolle 1' }])
    expect(of('E-2')).toMatchObject([{ rolle: 'Rolle 2', entscheidend: true, nummer: '1' }])
    const { entry } = await oparlOf(town)
    const again = await importTown({ stadt: [stadt] })
    await fromOparl(again, entry)
    const there = await toldOf(again)
    // Papers of one day have no order.
    const byNumber = (papers: typeof told.vorlagen) =>
      papers.toSorted((one, other) => one.nummer.localeCompare(other.nummer))
    expect(there.sitzungen).toEqual(told.sitzungen)
    expect(byNumber(there.vorlagen)).toEqual(byNumber(told.vorlagen))
  })

  test('a run that asks only for changes keeps a supplement that did not change', async () => {
    const answers: Record<string, unknown> = { ...council([item()], main, further('2')) }
    let changed: readonly object[] = []
    const server = new Proxy(answers, {
      get: (all, path) => {
        const asked = String(path)
        return asked.startsWith('/papers?modified') ? listed(...changed) : all[asked]
      },
    })
    const { entry } = await foreignServer(server)
    const town = await importTown()
    await fromOparl(town, entry)
    town.pass(3 * 3_600)
    await fromOparl(town, entry)
    town.pass(3 * 3_600)
    answers['/meetings'] = listed(meeting({ name: 'Neuer Name', agendaItem: [item()] }))
    answers['/c/1'] = { ...consultation('1'), paper: '$/papers/9' }
    await fromOparl(town, entry)
    const [sitzung] = (await toldOf(town)).sitzungen
    expect(sitzung?.titel).toBe('Neuer Name')
    expect(numbersAt(sitzung?.tagesordnung[0])).toEqual(['2026-12', 'E-2'])
    changed = [further('2', { public: false })]
    answers['/papers'] = listed(main, ...changed)
    await fromOparl(town, entry)
    const { data } = await town.call(calls.vorlagen, { query: {} })
    expect(data.map(({ nummer }) => nummer)).toEqual(['2026-12'])
    expect(JSON.stringify((await toldOf(town)).sitzungen)).not.toContain('E-2')
  })
})
