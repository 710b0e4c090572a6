import { openCms } from '@rathausplatz/cms'
import { cmsInProcess } from '@rathausplatz/contract'
import { type Engine, engineLabels, newPlace, openPostgres, type Place, removePlace } from '../databases.ts'
import type { Figure } from '../figures.ts'
import { identify, questions } from './questions.ts'
import { fill } from './stock.ts'

/** Lists of the desk in a town with very many contents: how long a page of one takes, also where little of much is wanted. */

type Rounds = { documents: number; questions: number }

const GOAL_MS = 100
const silent = { info() {}, warn() {}, error: console.error }

/** One town per database, the same questions to each. */
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

/** The shortest first. */
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
