import { describe, expect, test } from 'vitest'
import type { StepJob } from '../jobs/job.ts'
import { ok } from '../store/result.ts'
import { noteVisibility } from '../store/visibility.ts'
import { testTown } from '../test-town.ts'
import { openOparl } from './answer.ts'
import { followWindows } from './follow-windows.ts'
import type { OparlTables } from './tables.ts'
import { validate } from './testing/validate.ts'
import { walk } from './testing/walk.ts'

const TOWN = 'https://www.rebenau.example.org'
const ENTRY = `${TOWN}/oparl/v1`
const NOW = '2026-11-20T12:00:00+01:00'
const since = '2024-07-23'

const gremium = [
  {
    name: 'Gemeinderat',
    art: 'gemeinderat',
    wahlperioden: [{ name: '2024 bis 2029', von: since, bis: '2029-07-22' }],
  },
  { name: 'Technischer Ausschuss', kurzname: 'TA', art: 'ausschuss', uebergeordnet: 'gemeinderat' },
]
const ratsperson = [
  {
    vorname: 'Gisela',
    nachname: 'Wendling',
    titel: 'Dr.',
    einleitung: 'Architektin.',
    kommunikation: [{ kanal: 'EMAIL', kennung: 'g.wendling@example.org' }],
    mitgliedschaften: [
      { gremium: 'gemeinderat', rolle: 'vorsitz', von: since },
      { gremium: 'technischer-ausschuss', von: since, bis: '2025-12-31' },
    ],
  },
]
const pdf = (name: string) => ({
  titel: `Datei ${name}`,
  url: `/medien/${name}.pdf`,
  groesse: 12_345,
  typ: 'application/pdf',
})
const sitzung = {
  titel: 'Sitzung des Gemeinderats',
  slug: 'rat',
  gremium: 'gemeinderat',
  behandlung: 'oeffentlich',
  datum_von: '2026-11-10T18:30:00+01:00',
  datum_bis: '2026-11-10T19:30:00Z',
  ort: 'Rathaus, Ratssaal',
  zustand: 'durchgefuehrt',
  einladung: pdf('einladung'),
  tagesordnung: [
    { titel: 'Fragen' },
    {
      titel: 'Sprungturm',
      vorlage: 'sprungturm',
      ergebnis: 'angenommen',
      beschluss: 'Der Rat beschließt.',
      abstimmung: { ja: 17, nein: 1, enthaltungen: 0 },
      dateien: [pdf('plan')],
    },
    { titel: 'Ein Punkt mit einer Vorlage, die nicht öffentlich ist', vorlage: 'geheim' },
  ],
  teilnahmen: [{ person: 'gisela-wendling' }],
}
const vorlage = {
  titel: 'Sprungturm',
  slug: 'sprungturm',
  nummer: '2026/087',
  art: 'Beschlussvorlage',
  datum: '2026-11-02',
  gremium: 'gemeinderat',
  behandlung: 'oeffentlich',
  strassen: ['Freibadweg'],
  datei: pdf('vorlage-087'),
  anlagen: [pdf('plan')],
}
const geheim = {
  ...vorlage,
  titel: 'Geheimer Kauf',
  slug: 'geheim',
  behandlung: 'nichtoeffentlich',
  datei: pdf('geheim'),
  anlagen: [],
}
const stadt = {
  name: 'Stadt Rebenau',
  email: 'stadt@rebenau.example.org',
  telefon: '07251 5555-0',
  anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
}

async function town(records: object = {}) {
  const all = {
    gremium,
    ratsperson,
    sitzung: [sitzung],
    vorlage: [vorlage, geheim],
    ...records,
  }
  const town = await testTown({ stadt: [stadt], ...all }, NOW)
  let isFilled = true
  const oparl = openOparl({
    db: town.store.database.read.withTables<OparlTables>(),
    clock: town.clock,
    publicUrl: TOWN,
    media: async () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
    isFilled: () => isFilled,
  })
  const ask = (url: string, init?: RequestInit) => oparl(new Request(url, init))
  const json = async (path: string) =>
    (await (await ask(`${ENTRY}${path}`)).json()) as Record<string, unknown>
  const ids = async (list: string) =>
    ((await json(list))['data'] as { id: string }[]).map(({ id }) => id.slice(ENTRY.length))
  const idOf = async (kind: string, slug: string) => {
    const row = await town.store.database.read
      .selectFrom('releases')
      .select('document_id')
      .where('kind', '=', kind as 'sitzung')
      .where('key', 'like', `%/${slug}`)
      .executeTakeFirstOrThrow()
    return row.document_id
  }
  const setFilled = (value: boolean) => {
    isFilled = value
  }
  return { ...town, ask, json, ids, idOf, setFilled }
}

test('a client that knows only the entry address finds all objects, each at its address and in its list', async () => {
  const { ask } = await town()
  const { objects, faults } = await walk(ENTRY, ask)
  expect(faults).toEqual([])
  const types = [...objects.values()].map(({ type }) => String(type).split('/').at(-1))
  expect([...new Set(types)].toSorted()).toEqual([
    'AgendaItem',
    'Body',
    'Consultation',
    'File',
    'LegislativeTerm',
    'Location',
    'Meeting',
    'Membership',
    'Organization',
    'Paper',
    'Person',
  ])
})

test('C5: the validators for OParl find nothing: no invalid type, unknown field, http id or unlisted object', async () => {
  const { ask } = await town()
  const { objects } = await walk(ENTRY, ask)
  expect(validate({ objects })).toEqual([])
})

test.each<[string, object]>([
  ['an empty text', { name: '' }],
  ['a text as a list', { name: ['Rat'] }],
  ['a field that OParl does not know', { color: 'red' }],
  ['a moment in UTC', { start: '2026-11-10T17:30:00Z' }],
  ['an organization that is in no list', { organization: [`${TOWN}/oparl/v1/organization/keine`] }],
  ['an id without https', { id: 'http://www.rebenau.example.org/oparl/v1/meeting/rat' }],
  ['an item out of order', { agendaItem: [{ id: `${TOWN}/x`, type: 'x/AgendaItem', order: 1 }] }],
])('C5: the check of our OParl sees %s', async (_, wrong) => {
  const { ask } = await town()
  const { objects } = await walk(ENTRY, ask)
  const id = `${ENTRY}/meeting/rat`
  const broken = new Map(objects).set(id, { ...objects.get(id), ...wrong })
  expect(validate({ objects: broken })).not.toEqual([])
})

test.each(['created', 'modified'])('C5: a plus that is not encoded counts as one: %s_since', async name => {
  const { json } = await town()
  const raw = await json(`/papers?${name}_since=2026-01-01T00:00:00+01:00&limit=1`)
  const encoded = await json(`/papers?${name}_since=2026-01-01T00%3A00%3A00%2B01%3A00&limit=1`)
  expect(raw).toEqual(encoded)
  expect(raw['data']).toHaveLength(1)
  expect((raw['links'] as { first: string }).first).toContain('%2B01')
})

test('the system names its OParl version and the list of its bodies', async () => {
  const { json } = await town()
  expect(await json('')).toMatchObject({
    id: ENTRY,
    type: 'https://schema.oparl.org/1.1/System',
    oparlVersion: 'https://schema.oparl.org/1.1/',
    body: `${ENTRY}/bodies`,
    name: 'Stadt Rebenau',
  })
})

test('a meeting contains its agenda items in order, with their consultations, and its participants', async () => {
  const { json } = await town()
  expect(await json('/meeting/rat')).toMatchObject({
    name: 'Sitzung des Gemeinderats',
    meetingState: 'durchgeführt',
    cancelled: false,
    start: '2026-11-10T18:30:00+01:00',
    end: '2026-11-10T20:30:00+01:00',
    organization: [`${ENTRY}/organization/gemeinderat`],
    participant: [`${ENTRY}/person/gisela-wendling`],
    location: { description: 'Rathaus, Ratssaal' },
    invitation: {
      accessUrl: `${TOWN}/medien/einladung.pdf`,
      downloadUrl: `${ENTRY}/file/einladung/download`,
    },
    agendaItem: [
      { order: 0, number: '1', public: true },
      { order: 1, number: '2', result: 'beschlossen', consultation: `${ENTRY}/consultation/rat-sprungturm` },
      { order: 2 },
    ],
  })
})

test('a paper names the meetings that deal with it', async () => {
  const { json } = await town()
  expect(await json('/paper/sprungturm')).toMatchObject({
    reference: '2026/087',
    mainFile: { fileName: 'vorlage-087.pdf' },
    location: [{ streetAddress: 'Freibadweg' }],
    consultation: [{ meeting: `${ENTRY}/meeting/rat`, agendaItem: `${ENTRY}/agendaitem/rat-sprungturm` }],
  })
})

test('an embedded object has no reference to its owner; at its own address it has one', async () => {
  const { json } = await town()
  const meeting = await json('/meeting/rat')
  expect((meeting['agendaItem'] as object[])[0]).not.toHaveProperty('meeting')
  expect(meeting['location']).not.toHaveProperty('meetings')
  expect(await json('/location/rat')).toHaveProperty('meetings', [`${ENTRY}/meeting/rat`])
  expect(await json('/agendaitem/rat-fragen')).toHaveProperty('meeting', `${ENTRY}/meeting/rat`)
  // A file linked by two objects names both.
  expect(await json('/file/plan')).toMatchObject({
    agendaItem: [`${ENTRY}/agendaitem/rat-sprungturm`],
    paper: [`${ENTRY}/paper/sprungturm`],
  })
})

test('while an imported town is being read, the server answers 503, so nothing looks deleted', async () => {
  const { ask, setFilled } = await town()
  setFilled(false)
  for (const path of ['', '/bodies', '/papers', '/paper/sprungturm']) {
    const answer = await ask(`${ENTRY}${path}`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  }
  setFilled(true)
  expect((await ask(`${ENTRY}/paper/sprungturm`)).status).toBe(200)
})

describe('content that is not public', () => {
  test('appears nowhere: no object, link, count or title', async () => {
    const { ask, json, ids } = await town()
    const { objects } = await walk(ENTRY, ask)
    expect(JSON.stringify([...objects])).not.toMatch(/geheim|Geheim/)
    expect(await ids('/papers')).toEqual(['/paper/sprungturm'])
    const [, , third] = (await json('/meeting/rat'))['agendaItem'] as object[]
    expect(third).not.toHaveProperty('consultation')
    for (const path of ['/paper/geheim', '/file/geheim', '/file/geheim/download', '/paper/there-is-none'])
      expect((await ask(`${ENTRY}${path}`)).status).toBe(404)
    const answers = await Promise.all(
      ['/paper/geheim', '/paper/there-is-none'].map(async path => (await ask(`${ENTRY}${path}`)).text()),
    )
    expect(answers[0]).toBe(answers[1])
  })
})

describe('a deleted object', () => {
  test('is answered with `deleted` and without content, and its file with 410', async () => {
    const { ask, json, ids, idOf, store, clock } = await town()
    clock.set('2026-11-20T13:00:00+01:00')
    const id = await idOf('vorlage', 'sprungturm')
    expect((await store.unpublish(id, { author: 'a', reason: 'Falsche Fassung', force: true })).ok).toBe(true)
    const gone = await json('/paper/sprungturm')
    expect(gone).toEqual({
      id: `${ENTRY}/paper/sprungturm`,
      type: 'https://schema.oparl.org/1.1/Paper',
      created: '2026-11-20T12:00:00+01:00',
      modified: '2026-11-20T13:00:00+01:00',
      deleted: true,
    })
    expect((await ask(`${ENTRY}/file/vorlage-087/download`)).status).toBe(410)
    expect((await ask(`${ENTRY}/file/plan/download`)).status).toBe(200)
    // Objects whose JSON contained the paper or its consultation are modified too.
    expect(await json('/meeting/rat')).toHaveProperty('modified', '2026-11-20T13:00:00+01:00')
    expect(JSON.stringify(await json('/meeting/rat'))).not.toContain('consultation')
    expect(await json('/organization/gemeinderat')).toHaveProperty('modified', '2026-11-20T12:00:00+01:00')
    expect(await ids('/papers')).toEqual([])
    const asked = `/papers?modified_since=${encodeURIComponent('2026-11-20T12:30:00+01:00')}`
    expect((await json(asked))['data']).toEqual([gone])
  })

  test('a meeting is deleted with its organization, and comes back when the body is published again', async () => {
    const { json, idOf, store } = await town()
    const id = await idOf('gremium', 'gemeinderat')
    expect((await store.unpublish(id, { author: 'a', force: true })).ok).toBe(true)
    expect(await json('/meeting/rat')).toHaveProperty('deleted', true)
    expect(await json('/agendaitem/rat-fragen')).toHaveProperty('deleted', true)
    expect((await store.publish(id, { author: 'a' })).ok).toBe(true)
    expect(await json('/meeting/rat')).not.toHaveProperty('deleted')
    expect(await json('/meeting/rat')).toHaveProperty('agendaItem.length', 3)
  })

  test('an object whose release ends is deleted at that moment, and objects that linked it follow', async () => {
    const { json, idOf, store, clock } = await town()
    const id = await idOf('vorlage', 'sprungturm')
    await store.publish(id, { author: 'a', gueltig_bis: '2026-11-20T13:00:00+01:00' })
    clock.set('2026-11-20T13:30:00+01:00')
    expect(await json('/paper/sprungturm')).toHaveProperty('deleted', true)
    expect(await json('/papers')).toHaveProperty('data', [])
    const marks = new Map<string, string | null>()
    const run = async (job: StepJob, from: string) => {
      const mark = marks.get(job.name) ?? from
      const written = await store.database.write(async db => ok(await job.step(db, { now: clock(), mark })))
      if (written.ok) marks.set(job.name, written.value.mark ?? mark)
    }
    await run(noteVisibility, '2026-11-20T11:30:00.000Z ~')
    await run(followWindows, '0')
    await run(followWindows, '0')
    expect(JSON.stringify(await json('/meeting/rat'))).not.toContain('consultation')
    expect(await json('/meeting/rat')).toHaveProperty('modified', '2026-11-20T13:30:00+01:00')
  })

  test('an object released for later does not exist yet', async () => {
    const later = { ...vorlage, slug: 'spaeter', titel: 'Später' }
    const { ask, store } = await town()
    const made = await store.create({ kind: 'vorlage', data: later, author: 'a' })
    if (!made.ok) throw new Error(made.error.message)
    await store.publish(made.value.id, { author: 'a', gueltig_von: '2026-12-01T12:00:00+01:00' })
    expect((await ask(`${ENTRY}/paper/spaeter`)).status).toBe(404)
  })
})

describe('lists', () => {
  test('a page has at most a hundred objects, however many are requested', async () => {
    const { json } = await town()
    const pages = await Promise.all([json('/agendaitems?limit=1000'), json('/agendaitems?limit=7')])
    expect(pages.map(({ pagination }) => pagination)).toMatchObject([
      { elementsPerPage: 100 },
      { elementsPerPage: 7 },
    ])
  })

  test('every link keeps the filters, the limit and omit_internal, but not unknown parameters', async () => {
    const { json } = await town()
    const since = encodeURIComponent('2026-01-01T00:00:00+01:00')
    const { links, pagination, data } = await json(
      `/agendaitems?created_since=${since}&limit=2&omit_internal=true&foo=bar`,
    )
    expect(pagination).toEqual({ totalElements: 3, elementsPerPage: 2, currentPage: 1, totalPages: 2 })
    expect((data as object[]).length).toBe(2)
    const query = `?created_since=${since}&omit_internal=true&limit=2`
    expect(links).toEqual({
      first: `${ENTRY}/agendaitems${query}`,
      self: `${ENTRY}/agendaitems${query}`,
      next: `${ENTRY}/agendaitems${query}&page=2`,
      last: `${ENTRY}/agendaitems${query}&page=2`,
    })
    expect(JSON.stringify(data)).not.toContain('auxiliaryFile')
  })

  test.each([
    'created_since=gestern',
    'modified_since=2026-01-01',
    'limit=0',
    'limit=viele',
    'page=-1',
    'omit_internal=vielleicht',
  ])('the query %s is refused with 400 and a message', async query => {
    const { ask } = await town()
    const response = await ask(`${ENTRY}/papers?${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      type: 'https://schema.oparl.org/1.1/Error',
      message: expect.any(String),
    })
  })

  test('the lists leave out objects outside the requested moments', async () => {
    const { ids } = await town()
    const at = (moment: string) => encodeURIComponent(moment)
    expect(await ids(`/papers?created_until=${at('2026-11-20T11:59:59+01:00')}`)).toEqual([])
    expect(await ids(`/papers?created_until=${at(NOW)}`)).toEqual(['/paper/sprungturm'])
    expect(await ids(`/papers?modified_since=${at('2026-11-20T12:00:01+01:00')}`)).toEqual([])
  })

  test('the meetings list of an organization has only its own meetings', async () => {
    const { ids, ask } = await town()
    expect(await ids('/organization/gemeinderat/meetings')).toEqual(['/meeting/rat'])
    expect(await ids('/organization/technischer-ausschuss/meetings')).toEqual([])
    expect(await ids('/organization/gemeinderat/consultations')).toEqual(['/consultation/rat-sprungturm'])
    expect((await ask(`${ENTRY}/organization/gemeinderat/papers`)).status).toBe(404)
    expect((await ask(`${ENTRY}/organization/keines/meetings`)).status).toBe(404)
  })
})

test.each([
  ['/', ''],
  ['/Meeting/RAT', '/meeting/rat'],
  ['/meetings/', '/meetings'],
  ['//meeting//rat', '/meeting/rat'],
])('each object has one address: %s redirects to %s', async (asked, to) => {
  const { ask } = await town()
  const response = await ask(`${ENTRY}${asked}`)
  expect([response.status, response.headers.get('location')]).toEqual([301, `${ENTRY}${to}`])
})

test('an answer that the client has is not sent again', async () => {
  const { ask } = await town()
  const first = await ask(`${ENTRY}/meeting/rat`)
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await ask(`${ENTRY}/meeting/rat`, { headers })).status).toBe(304)
})

test('a file is downloaded under its name', async () => {
  const { ask } = await town()
  const response = await ask(`${ENTRY}/file/plan/download`)
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="plan.pdf"')
})

test('publishing a document changes `modified` only of objects whose content changes', async () => {
  const { json, idOf, store, clock } = await town()
  clock.set('2026-11-21T12:00:00+01:00')
  const id = await idOf('ratsperson', 'gisela-wendling')
  const draft = await store.document(id)
  const data = { ...(draft?.data as object), beruf: 'Landwirtin' }
  await store.saveDraft(id, { data, baseRevision: 1, author: 'a' })
  expect((await store.publish(id, { author: 'a' })).ok).toBe(true)
  // The profession is not part of the object, the title is.
  expect(await json('/person/gisela-wendling')).toHaveProperty('modified', '2026-11-20T12:00:00+01:00')
  await store.saveDraft(id, { data: { ...data, titel: 'Prof.' }, baseRevision: 2, author: 'a' })
  expect((await store.publish(id, { author: 'a' })).ok).toBe(true)
  expect(await json('/person/gisela-wendling')).toHaveProperty('modified', '2026-11-21T12:00:00+01:00')
  expect(await json('/meeting/rat')).toHaveProperty('modified', '2026-11-20T12:00:00+01:00')
})
