import { openCms } from '@rathausplatz/cms'
import { calls, cmsInProcess, type Identify } from '@rathausplatz/contract'
import { seedDemo } from '@rathausplatz/demo'
import { newPlace, removePlace } from './databases.ts'
import type { Figure } from './figures.ts'

const silent = { info() {}, warn() {}, error: console.error }
const KINDS = ['seite', 'leistung', 'aktuelles', 'veranstaltung', 'organisationseinheit'] as const
const MOST = 500
/** Most computing time for one document in ms, because all other requests wait meanwhile. */
const GOAL_MS = 50

const editor = { id: 'x', roles: ['administration'], sections: ['/'], name: 'x', email: 'x@example.org' }
const identify: Identify = async realm => ({ realm, ...editor }) as never

const SENTENCES =
  '<p>Die Verwaltung teilt mit, dass der Parkausweis im Bürgerbüro beantragt wird, Telefon 030 23125-161. Geöffnet ist von 08:30 bis 12:00 Uhr. <a href="/rathaus">Alle Wege ins Rathaus</a></p>'

/**
 * Measures the computing time of the Durchsicht of one document: for contents of the demo town and for a page
 * of the greatest length.
 */
export async function measureDurchsicht(): Promise<Figure[]> {
  const place = newPlace()
  const cms = await openCms({ ...place, create: true, log: silent })
  try {
    await seedDemo(cms, new Date())
    await cms.indexed()
    const desk = cmsInProcess(cms.handlers, identify)
    const ids = []
    for (const kind of KINDS)
      for (const { id } of await cms.store.documents(kind, { limit: MOST, offset: 0 })) ids.push(id)
    const longest = await makeLongest(cms)
    const timeOf = async (id: string) => {
      const input = { params: { id }, query: {}, token: 'x' }
      const before = process.cpuUsage()
      await desk.call(calls.redaktionDurchsicht, input as never)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1_000
    }
    // The first call also loads the records of the town.
    await timeOf(longest)
    const times = []
    for (const id of ids) times.push(await timeOf(id))
    const sorted = times.toSorted((a, b) => a - b)
    const long = []
    for (let round = 0; round < 5; round++) long.push(await timeOf(longest))
    const middle = long.toSorted((a, b) => a - b)[2]
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]
    return [
      figure('durchsicht.p50', `Durchsicht eines Inhalts der Beispielstadt (${ids.length})`, at(0.5)),
      figure('durchsicht.p99', 'Durchsicht eines Inhalts, 99. Perzentil', at(0.99)),
      figure('durchsicht.longest', 'Durchsicht der längsten Seite, Mitte aus fünf', middle),
    ]
  } finally {
    await cms.close()
    removePlace(place)
  }
}

const figure = (name: string, label: string, value: number | undefined): Figure => ({
  name,
  label: `${label}, Rechenzeit`,
  value,
  unit: 'ms',
  goal: { most: GOAL_MS },
})

/** Writes a page of the greatest length: fields of the greatest length, as many as the Durchsicht reads. */
async function makeLongest({ store }: Awaited<ReturnType<typeof openCms>>): Promise<string> {
  const text = SENTENCES.repeat(Math.floor(95_000 / SENTENCES.length))
  const entry = { template: 'text', context: { text } }
  const data = { pfad: '/laengste', title: 'Die längste Seite', content: [entry, entry, entry] }
  const written = await store.writeAll([{ kind: 'seite', data, author: 'bench' }])
  const [id] = written.ok ? written.value : []
  if (id === undefined) throw new Error(JSON.stringify(written))
  return id
}
