import { expect, test } from 'vitest'
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

const body = (id: string, name: string) => ({
  id: `$/orgs/${id}`,
  type: typed('Organization'),
  name,
  organizationType: 'Gremium',
})
const at = (id: string, organization: string, item: object) =>
  meeting({
    id: `$/meetings/${id}`,
    name: `Sitzung ${id}`,
    start: `2026-12-1${id}T18:30:00+01:00`,
    organization: [organization],
    agendaItem: [item],
  })

/** Meetings: 1 of the culture committee (public), 2 of the audit committee (not public), 3 of the council. */
async function bodyOf(more: object, items: { second?: object; third?: object } = {}) {
  const { entry } = await foreignServer(
    anderswo({
      '/orgs': listed(
        body('1', 'Gemeinderat'),
        body('2', 'Kulturausschuss'),
        body('3', 'Rechnungsprüfungsausschuss'),
        body('4', 'Bauausschuss'),
      ),
      '/meetings': listed(
        at('1', '$/orgs/2', agendaItem('1', 'Bericht', { public: true, consultation: '$/c/1' })),
        at(
          '2',
          '$/orgs/3',
          agendaItem('2', 'Bericht', { public: false, consultation: '$/c/2', ...items.second }),
        ),
        at('3', '$/orgs/1', agendaItem('3', 'Haushalt', { public: true, ...items.third })),
      ),
      '/papers': listed(paper({ public: undefined, ...more })),
    }),
  )
  const town = await importTown({ stadt: [stadt] })
  await fromOparl(town, entry)
  const told = await toldOf(town)
  const ours = await oparlOf(town)
  const papers = await Promise.all(
    ['papers', 'consultations'].map(async list => (await fetch(`${ours.entry}/${list}`)).text()),
  )
  return {
    name: told.vorlagen[0]?.gremium.name,
    said: JSON.stringify([told.vorlagen, told.listen.vorlagen, papers]).toLowerCase(),
  }
}

const open = { id: '$/c/1', agendaItem: '$/items/1', meeting: '$/meetings/1', organization: ['$/orgs/2'] }
const closed = { id: '$/c/2', agendaItem: '$/items/2', meeting: '$/meetings/2', organization: ['$/orgs/3'] }

test.each<[string, object, string]>([
  ['a closed one last', { consultation: [open, closed] }, 'Kulturausschuss'],
  ['a closed one first', { consultation: [closed, open] }, 'Kulturausschuss'],
  [
    'a closed one that decides',
    { consultation: [open, { ...closed, authoritative: true }] },
    'Kulturausschuss',
  ],
  [
    'a closed one without its meeting',
    { consultation: [open, { ...closed, meeting: undefined }] },
    'Kulturausschuss',
  ],
  [
    'a closed one without its item',
    { consultation: [open, { ...closed, agendaItem: undefined }] },
    'Kulturausschuss',
  ],
  [
    'a closed one that only its item names',
    { consultation: [open, { ...closed, agendaItem: undefined, meeting: undefined }] },
    'Kulturausschuss',
  ],
  [
    'one whose item is nowhere',
    { consultation: [open, { ...closed, agendaItem: '$/items/9', meeting: '$/meetings/9' }] },
    'Kulturausschuss',
  ],
  [
    'one that says that it is not public',
    { consultation: [open, { id: '$/c/9', organization: ['$/orgs/3'], role: 'nichtöffentliche Beratung' }] },
    'Kulturausschuss',
  ],
  [
    'a planned one of a body that says so in a field',
    { consultation: [open, { id: '$/c/9', organization: ['$/orgs/3'], public: false }] },
    'Kulturausschuss',
  ],
  [
    'a public one that names no body',
    { consultation: [{ ...open, organization: undefined }, closed] },
    'Kulturausschuss',
  ],
  [
    'a public one that names the other body too',
    { consultation: [{ ...open, organization: ['$/orgs/3', '$/orgs/2'] }, closed] },
    'Kulturausschuss',
  ],
  [
    'a public one that only its item names',
    { consultation: [{ id: '$/c/1', organization: ['$/orgs/2'] }, closed] },
    'Kulturausschuss',
  ],
])('C1: the body of a paper is one that deals with it in public, beside %s', async (_, more, name) => {
  const told = await bodyOf(more)
  expect(told.name).toBe(name)
  expect(told.said).not.toContain('rechnungspr')
})

test.each<[string, object, string]>([
  [
    'the one that decides',
    { consultation: [open, { id: '$/c/3', agendaItem: '$/items/3', authoritative: true }] },
    'Gemeinderat',
  ],
  ['the last one', { consultation: [{ id: '$/c/3', agendaItem: '$/items/3' }, open] }, 'Kulturausschuss'],
  ['the one it is under', { public: true, underDirectionOf: ['$/orgs/4'] }, 'Bauausschuss'],
  [
    'a planned one',
    { public: true, consultation: [{ id: '$/c/9', organization: ['$/orgs/4'] }] },
    'Bauausschuss',
  ],
  ['the council, where none is named', { public: true }, 'Gemeinderat'],
])('C1: of several public bodies of a paper comes %s', async (_, more, name) => {
  expect((await bodyOf(more)).name).toBe(name)
})

test.each([false, true])(
  'C1: a body whose item becomes non-public leaves the paper in the next run; of changes: %s',
  async isOfChanges => {
    const last = (isPublic: boolean) =>
      at('2', '$/orgs/3', agendaItem('2', 'Bericht', { public: isPublic, consultation: '$/c/2' }))
    const first = at('1', '$/orgs/2', agendaItem('1', 'Bericht', { public: true }))
    const dealt = paper({ public: undefined, consultation: ['$/c/1', '$/c/2'] })
    const answers: Record<string, unknown> = anderswo({
      '/orgs': listed(
        body('1', 'Gemeinderat'),
        body('2', 'Kulturausschuss'),
        body('3', 'Rechnungsprüfungsausschuss'),
      ),
      '/meetings': listed(first, last(true)),
      '/papers': listed(dealt),
      '/papers/9': dealt,
      '/meetings/1': first,
      '/items/1': agendaItem('1', 'Bericht', { public: true, meeting: '$/meetings/1' }),
      '/c/1': { ...open, type: typed('Consultation'), paper: '$/papers/9' },
      '/c/2': { ...closed, type: typed('Consultation'), paper: '$/papers/9' },
    })
    const { entry } = await foreignServer(answers)
    const town = await importTown()
    await fromOparl(town, entry)
    expect((await toldOf(town)).vorlagen[0]?.gremium.name).toBe('Rechnungsprüfungsausschuss')
    Object.assign(
      answers,
      isOfChanges
        ? { '/meetings': listed(last(false)), '/papers': listed() }
        : { '/meetings': listed(first, last(false)) },
    )
    await fromOparl(town, entry)
    expect((await toldOf(town)).vorlagen[0]?.gremium.name).toBe('Kulturausschuss')
  },
)
