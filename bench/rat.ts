import type { EmbeddedCms } from '@rathausplatz/cms'
import { openCms } from '@rathausplatz/cms'
import { calls, cmsInProcess } from '@rathausplatz/contract'
import { council } from '../packages/cms/src/oparl/testing/council.ts'
import { type Engine, engineLabels, newPlace, openPostgres, type Place, removePlace } from './databases.ts'
import type { Figure } from './figures.ts'
import { percentile } from './percentile.ts'

const SIZE = { meetings: 300, papers: 3_000 }
const PASSWORD = 'vier Woerter ohne Sinn'
const TOWN = 'http://localhost:3000'
const LISTS = ['meetings', 'papers', 'agendaitems', 'consultations', 'files', 'persons', 'organizations']
const silent = { info() {}, warn() {}, error: console.error }

type Rounds = { rounds: number }
type Json = { pagination?: { totalPages?: number }; body?: string } & Readonly<Record<string, unknown>>

/**
 * Measures the council of a town after many years: how long a page of an OParl list takes, and whether the
 * response time reveals to members that a document exists which they may not read.
 */
export async function measureRat(engines: readonly Engine[], { rounds }: Rounds): Promise<Figure[]> {
  const place = newPlace()
  try {
    await fill(place)
    const figures = engines.includes('sqlite') ? await measureTown('sqlite', place, rounds) : []
    if (!engines.includes('postgres')) return figures
    const postgres = await openPostgres()
    try {
      const moved = await postgres.moveHere(place)
      const cms = await openCms({ ...moved, log: silent })
      await cms.indexed()
      await cms.close()
      await postgres.settle(moved)
      figures.push(...(await measureTown('postgres', moved, rounds)))
      removePlace(moved)
    } finally {
      await postgres.close()
    }
    return figures
  } finally {
    removePlace(place)
  }
}

async function fill(place: Place): Promise<void> {
  const cms = await openCms({ ...place, create: true, log: silent })
  const stadt = { ...calls.stadt.examples[0]?.answer, email: 'rathaus@example.org' }
  await write(cms, [{ kind: 'stadt', data: stadt as never, author: 'messung' }])
  await write(cms, council(SIZE))
  await write(cms, [
    {
      kind: 'gremium',
      data: { name: 'Ausschuss', slug: 'ausschuss', art: 'ausschuss' } as never,
      author: 'messung',
    },
    { kind: 'vorlage', data: closedPaper as never, author: 'messung' },
    { kind: 'sitzung', data: closedMeeting as never, author: 'messung' },
  ])
  const bytes = new TextEncoder().encode('%PDF-1.7\nKauf\n%%EOF\n')
  await cms.addDocument({ schluessel: 'kauf', bytes, titel: 'Kauf' })
  await cms.accounts.createExamples(
    [{ realm: 'raete', email: EMAIL, vorname: 'Vera', nachname: 'Rat', person: 'vera-rat-0' }],
    PASSWORD,
  )
  await cms.filled()
  await cms.close()
}

const EMAIL = 'vera@example.org'
const closed = { behandlung: 'nichtoeffentlich', gremium: 'ausschuss' }
const closedPaper = {
  ...closed,
  titel: 'Kauf',
  slug: 'kauf',
  nummer: '1',
  art: 'Beschlussvorlage',
  datum: '2026-01-01',
  datei: { titel: 'Kauf', url: '/medien/kauf.pdf', groesse: 20, typ: 'application/pdf' },
}
const closedMeeting = {
  ...closed,
  titel: 'Sitzung',
  slug: 'kauf',
  datum_von: '2026-01-01T18:00:00+01:00',
  ort: 'Ratssaal',
  tagesordnung: [{ titel: 'Kauf', vorlage: 'kauf' }],
}

async function measureTown(engine: Engine, place: Place, rounds: number): Promise<Figure[]> {
  const cms = await openCms({ ...place, log: silent })
  try {
    await cms.indexed()
    return [...(await measureOparl(engine, cms, rounds)), ...(await measureRefusals(engine, cms, rounds))]
  } finally {
    await cms.close()
  }
}

async function measureOparl(engine: Engine, cms: EmbeddedCms, rounds: number): Promise<Figure[]> {
  const read = async (url: string): Promise<Json> => {
    const answer = await cms.oparl(new Request(url))
    if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
    return answer.json() as Promise<Json>
  }
  const listsOf = await read(`${TOWN}/oparl/v1`)
    .then(({ body }) => read(String(body)))
    .then(({ data }) => read(String((data as Json[])[0]?.['id'])))
  const lists = Object.values(listsOf).filter(
    (value): value is string => typeof value === 'string' && LISTS.some(name => value.endsWith(`/${name}`)),
  )
  if (lists.length < LISTS.length) throw new Error(`Nicht alle Listen gefunden: ${lists.join(', ')}`)
  const pages: string[] = []
  for (const list of lists) {
    const { pagination } = await read(list)
    for (let page = 1; page <= (pagination?.totalPages ?? 1); page++) pages.push(`${list}?page=${page}`)
    pages.push(`${list}?modified_since=2020-01-01T00%3A00%3A00%2B00%3A00`)
  }
  const taken: number[] = []
  for (let round = 0; round < rounds; round++)
    for (const page of pages) {
      const begin = performance.now()
      await read(page)
      taken.push(performance.now() - begin)
    }
  const one = (name: string, label: string, value: number): Figure => ({
    name: `${engine}.oparl.${name}`,
    label: `${engineLabels[engine]}: ${label}`,
    value,
    unit: 'ms',
  })
  return [
    {
      ...one(
        'median',
        `OParl, Seite einer Liste, Mittelwert (Median) über ${pages.length} Seiten`,
        percentile(taken, 50),
      ),
      goal: { most: 30 },
    },
    { ...one('p95', 'OParl, Seite einer Liste, 95. Perzentil', percentile(taken, 95)), goal: { most: 30 } },
    one('most', 'OParl, die langsamste Antwort', Math.max(...taken)),
  ]
}

/** S4 of the catalogue: the answers to a forbidden and to a missing document differ by at most 10 ms. */
async function measureRefusals(engine: Engine, cms: EmbeddedCms, rounds: number): Promise<Figure[]> {
  const site = cmsInProcess(cms.handlers, cms.identify)
  const { token } = await site.call(calls.raeteLogin, { body: { email: EMAIL, passwort: PASSWORD } })
  const entrances = {
    Sitzung: (id: string) => site.call(calls.raeteSitzung, { params: { id }, token }),
    Vorlage: (id: string) => site.call(calls.raeteVorlage, { params: { id }, token }),
    Datei: (id: string) => site.call(calls.raeteDatei, { params: { datei: `${id}.pdf` }, query: {}, token }),
  }
  const figures: Figure[] = []
  for (const [name, ask] of Object.entries(entrances)) {
    const taken = { kauf: [] as number[], 'gibt-es-nicht': [] as number[] }
    for (let round = 0; round < rounds * 50; round++)
      for (const id of ['kauf', 'gibt-es-nicht'] as const) {
        const begin = performance.now()
        const isGiven = await ask(id).then(
          () => true,
          () => false,
        )
        if (isGiven) throw new Error(`${name} ${id} ist lesbar`)
        taken[id].push(performance.now() - begin)
      }
    const [notYours, notThere] = [percentile(taken.kauf, 50), percentile(taken['gibt-es-nicht'], 50)]
    figures.push({
      name: `${engine}.rat.refusal.${name.toLowerCase()}`,
      label: `${engineLabels[engine]}: ${name}, Unterschied zwischen „nicht Ihre“ und „nicht da“ (Mediane)`,
      value: Math.abs(notYours - notThere),
      unit: 'ms',
      goal: { most: 10 },
      details: [
        { label: 'nicht Ihre', value: notYours, unit: 'ms' },
        { label: 'nicht da', value: notThere, unit: 'ms' },
      ],
    })
  }
  return figures
}

async function write(
  { store }: EmbeddedCms,
  batch: Parameters<EmbeddedCms['store']['writeAll']>[0],
): Promise<void> {
  const written = await store.writeAll(batch)
  if (!written.ok) throw new Error(written.error.message)
}
