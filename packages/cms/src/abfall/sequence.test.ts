import { CmsError, calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { remindedTown } from './testing/reminded-town.ts'

const DAYS = ['2026-12-01', '2026-12-15', '2026-12-29']
const OTHER_DAYS = ['2026-12-03', '2026-12-16', '2026-12-17', '2026-12-30']
const HOUSES = ['1-30', 'ab 31', '1-999', 'gerade', 'ungerade', '40-50']
const KINDS = ['restmuell', 'restmuell', 'papier', 'papier'] as const

/** Returns numbers below 1 that are the same for each seed. */
function numbersFrom(seed: number): () => number {
  let last = seed
  return () => {
    last = (last * 1_664_525 + 1_013_904_223) % 2 ** 32
    return last / 2 ** 32
  }
}

/** Kelterstraße, its parts and five tours, of which several may serve one place, and whatever a desk does with them. */
async function deskOfChance(seed: number) {
  const next = numbersFrom(seed * 7919)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)]
  const made = await remindedTown()
  const { desk, call, ort, place, tour, plan, tourId } = made
  const touren = new Set([tourId])
  const parts = new Set<string>()
  const some = (all: Iterable<string>) => [...all].filter(() => next() < 0.5)
  const address = (strasse: string, hausnummern: string) => ({
    ort: 'Kernstadt',
    bezirk: '',
    strasse,
    hausnummern,
    touren: some(touren),
  })
  const addTour = async (fraktion: (typeof KINDS)[number], orte: readonly string[]) => {
    const { id } = await tour({ fraktion, name: `Tour ${touren.size}`, orte })
    await plan(id, '2026-11-30', '2026-12-31')
    touren.add(id)
  }
  for (const fraktion of KINDS) await addTour(fraktion, some([ort.id]))
  const savePlace = (id: string, strasse: string, hausnummern: string) =>
    desk(calls.redaktionAbfallortAendern, { params: { id }, body: address(strasse, hausnummern) })
  const date = () => ({ params: { id: pick([...touren]) ?? '', tag: pick(DAYS) ?? '' } })
  const grund = () => pick(['Eisglätte', 'Streik', '']) ?? ''
  const works: readonly (() => Promise<unknown>)[] = [
    async () => {
      const { touren, hausnummern } = address('', pick(HOUSES) ?? '')
      parts.add((await place('Kelterstraße', { hausnummern, touren })).id)
    },
    async () => {
      const id = pick([...parts])
      const strasse = next() < 0.2 ? 'Talweg' : 'Kelterstraße'
      if (id !== undefined) await savePlace(id, strasse, pick(HOUSES) ?? '')
    },
    () => savePlace(ort.id, 'Kelterstraße', next() < 0.1 ? '7' : ''),
    async () => {
      const id = pick([...parts])
      if (id === undefined) return
      await desk(calls.redaktionAbfallortLoeschen, { params: { id } })
      parts.delete(id)
    },
    () =>
      desk(calls.redaktionAbfallterminVerschieben, {
        ...date(),
        body: { datum: pick(OTHER_DAYS) ?? '', grund: grund() },
      }),
    () => desk(calls.redaktionAbfallterminAbsagen, { ...date(), body: { grund: grund() } }),
    () => desk(calls.redaktionAbfallterminZuruecksetzen, date()),
    async () => {
      const id = pick([...touren])
      if (id === undefined || next() < 0.6) return
      await desk(calls.redaktionAbfalltourLoeschen, { params: { id } })
      touren.delete(id)
      await addTour(pick(KINDS) ?? 'papier', some([ort.id, ...parts]))
    },
  ]
  /** Returns whether the desk allowed it: it refuses, for example, the same part again. */
  const work = async (): Promise<boolean> => {
    try {
      await pick(works)?.()
      return true
    } catch (error) {
      if (error instanceof CmsError) return false
      throw error
    }
  }
  const calendar = async () => (await call(calls.abfallKalender, { params: { ort: ort.id }, query: {} })).data
  return { work, calendar }
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  'W7: SEQUENCE grows with each change of an entry, and never falls, whatever the desk does (%i)',
  async seed => {
    const { work, calendar } = await deskOfChance(seed)
    const known = new Map<string, { readonly sequenz: number; readonly content: string }>()
    let [allowed, changes] = [0, 0]
    for (let step = 0; step < 40; step++) {
      for (const { sequenz, geaendert: _, ...entry } of await calendar()) {
        const [last, content] = [known.get(entry.uid), JSON.stringify(entry)]
        known.set(entry.uid, { sequenz, content })
        if (!last) continue
        if (content !== last.content) changes++
        const least = content === last.content ? last.sequenz : last.sequenz + 1
        expect(sequenz, `step ${step}: ${last.content} becomes ${content}`).toBeGreaterThanOrEqual(least)
      }
      if (await work()) allowed++
    }
    expect(allowed).toBeGreaterThan(20)
    expect(changes).toBeGreaterThan(3)
  },
)
