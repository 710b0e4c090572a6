import { openCms } from '@rathausplatz/cms'
import { cmsInProcess } from '@rathausplatz/contract'
import { type Engine, engineLabels, newPlace, openPostgres, type Place, removePlace } from '../databases.ts'
import type { Figure } from '../figures.ts'
import { identify, questions } from './questions.ts'
import { fill } from './stock.ts'

/**
 * Measures how long a page of each list of the desk takes in a town with very many contents, also with narrow
 * filters.
 */

type Rounds = { documents: number; questions: number }

const GOAL_MS = 100
const silent = { info() {}, warn() {}, error: console.error }

/** Measures the same town and the same requests on each database. */
export async function measureLists(databases: readonly Engine[], rounds: Rounds): Promise<Figure[]> {
  const place = newPlace()
  try {
    await fill(place, rounds.documents)
    const figures = databases.includes('sqlite') ? await measureTown('sqlite', place, rounds) : []
    return databases.includes('postgres')
      ? [...figures, ...(await measureOnPostgres(place, rounds))]
      : figures
  } finally {
    removePlace(place)
  }
}

async function measureOnPostgres(place: Place, rounds: Rounds): Promise<Figure[]> {
  const postgres = await openPostgres()
  try {
    const moved = await postgres.moveHere(place)
    await (await openCms({ ...moved, log: silent })).close()
    await postgres.settle(moved)
    const figures = await measureTown('postgres', moved, rounds)
    removePlace(moved)
    return figures
  } finally {
    await postgres.close()
  }
}

async function measureTown(engine: Engine, place: Place, { documents, questions: rounds }: Rounds) {
  const cms = await openCms({ ...place, log: silent })
  try {
    await cms.indexed()
    const desk = cmsInProcess(cms.handlers, identify)
    const figures: Figure[] = []
    for (const { name, label, ask } of questions) {
      const times = await timesOf(() => ask(desk), rounds)
      figures.push({
        name: `${engine}.lists.${name}.${documents}`,
        label: `${engineLabels[engine]}: ${label}`,
        value: times[Math.floor(times.length / 2)],
        unit: 'ms',
        goal: { most: GOAL_MS },
        details: [
          { label: '95. Perzentil', value: times[Math.floor((times.length - 1) * 0.95)] ?? 0, unit: 'ms' },
        ],
      })
    }
    return figures
  } finally {
    await cms.close()
  }
}

/** Returns the times in ms, the shortest first, after a warm-up. */
async function timesOf(work: () => Promise<unknown>, rounds: number): Promise<number[]> {
  await work()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now()
    await work()
    times.push(performance.now() - begin)
  }
  return times.toSorted((a, b) => a - b)
}
