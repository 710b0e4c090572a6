import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { remindedTown } from './testing/reminded-town.ts'

type Made = Awaited<ReturnType<typeof townOfParts>>

/** Kelterstraße, of which „1-30“ and „ab 31“ may be parts with the tour of the street or others. */
async function townOfParts() {
  const made = await remindedTown()
  const { desk, call, ort, place, tour, plan } = made
  const other = (await tour({ name: 'Andere' })).id
  await plan(other)
  const save = (id: string, strasse: string, hausnummern: string, touren: readonly string[]) =>
    desk(calls.redaktionAbfallortAendern, {
      params: { id },
      body: { ort: 'Kernstadt', bezirk: '', strasse, hausnummern, touren: [...touren] },
    })
  const remove = (id: string) => desk(calls.redaktionAbfallortLoeschen, { params: { id } })
  const add = async (hausnummern: string, touren: readonly string[]) =>
    (await place('Kelterstraße', { hausnummern, touren })).id
  const move = (id: string, datum: string) =>
    desk(calls.redaktionAbfallterminVerschieben, {
      params: { id, tag: '2026-12-15' },
      body: { datum, grund: 'Eisglätte' },
    })
  const cancel = (id: string) =>
    desk(calls.redaktionAbfallterminAbsagen, {
      params: { id, tag: '2026-12-15' },
      body: { grund: 'Streik' },
    })
  const end = (id: string) => desk(calls.redaktionAbfalltourLoeschen, { params: { id } })
  const entry = async () => {
    const { data } = await call(calls.abfallKalender, { params: { ort: ort.id }, query: {} })
    const found = data.find(({ uid }) => uid === `abfall-${ort.id}-restmuell-2026-12-15`)
    if (!found) throw new Error('The street has no such entry.')
    const { sequenz, geaendert: _, ...content } = found
    return { sequenz, content: JSON.stringify(content) }
  }
  return { ...made, own: made.tourId, other, save, remove, add, move, cancel, end, entry }
}

/** Two parts with a tour of their own, whose dates have changed often. */
async function oftenChanged({ add, move, other }: Made): Promise<readonly [string, string]> {
  const parts = [await add('1-30', [other]), await add('ab 31', [other])] as const
  for (const day of ['16', '17', '18', '16', '17']) await move(other, `2026-12-${day}`)
  return parts
}

test.each<[string, (town: Made) => AsyncGenerator<unknown>]>([
  [
    'parts are added and deleted again',
    async function* (town) {
      const [low, high] = await oftenChanged(town)
      yield
      yield town.remove(low)
      yield town.remove(high)
    },
  ],
  [
    'one part has all numbers, and less of them later',
    async function* ({ add, save, other }) {
      const id = yield* once(add('1-999', [other]))
      yield save(id, 'Kelterstraße', '1-30', [other])
      yield save(id, 'Kelterstraße', '1-999', [other])
      yield save(id, 'Kelterstraße', '1-40', [other])
    },
  ],
  [
    'a part goes to another street and comes back',
    async function* (town) {
      const [low] = await oftenChanged(town)
      yield
      yield town.save(low, 'Talweg', '1-30', [town.other])
      yield town.save(low, 'Kelterstraße', '1-30', [town.other])
      yield town.remove(low)
    },
  ],
  [
    'a part has the tour of the street, another, and none',
    async function* ({ add, save, own, other }) {
      const id = yield* once(add('1-30', [own]))
      yield save(id, 'Kelterstraße', '1-30', [other])
      yield save(id, 'Kelterstraße', '1-30', [own])
      yield save(id, 'Kelterstraße', '1-30', [])
      yield save(id, 'Kelterstraße', '1-30', [own])
    },
  ],
  [
    'the tour of the parts ends, so that the street is read again',
    async function* (town) {
      await oftenChanged(town)
      yield
      yield town.end(town.other)
    },
  ],
  [
    'the street itself becomes a part and the whole street again',
    async function* (town) {
      await oftenChanged(town)
      yield
      yield town.save(town.ort.id, 'Kelterstraße', '7', [town.own])
      yield town.save(town.ort.id, 'Kelterstraße', '', [town.own])
    },
  ],
  [
    'dates of the parts change between',
    async function* (town) {
      const [low, high] = await oftenChanged(town)
      yield
      yield town.remove(high)
      yield town.move(town.own, '2026-12-14')
      yield town.add('ab 31', [town.other])
      yield town.move(town.other, '2026-12-14')
      yield town.remove(low)
    },
  ],
  [
    'a tour ends, and its successor with the same days ends too',
    async function* ({ save, move, end, ort, own, other }) {
      for (const day of ['16', '17', '18']) await move(own, `2026-12-${day}`)
      yield save(ort.id, 'Kelterstraße', '', [own, other])
      yield end(own)
      yield end(other)
    },
  ],
  [
    'two tours of one kind at one place are cancelled one by one',
    async function* ({ save, cancel, ort, own, other }) {
      yield save(ort.id, 'Kelterstraße', '', [own, other])
      yield cancel(own)
      yield cancel(other)
    },
  ],
  [
    'tours leave a street and come back',
    async function* ({ save, move, ort, own, other }) {
      const serve = (...touren: readonly string[]) => save(ort.id, 'Kelterstraße', '', touren)
      for (const day of ['16', '17', '18']) await move(own, `2026-12-${day}`)
      yield serve(other)
      yield serve(own)
      yield serve()
      yield serve(other)
      yield serve()
    },
  ],
])('W7: SEQUENCE grows with each content of an entry: %s', async (_, story) => {
  const town = await townOfParts()
  let last = await town.entry()
  let changes = 0
  for await (const _step of story(town)) {
    const now = await town.entry()
    expect(now.sequenz).toBeGreaterThanOrEqual(last.sequenz)
    if (now.content !== last.content) {
      changes++
      expect(now.sequenz).toBeGreaterThan(last.sequenz)
    }
    last = now
  }
  expect(changes).toBeGreaterThan(0)
})

async function* once<T>(work: Promise<T>): AsyncGenerator<undefined, T> {
  const done = await work
  yield undefined
  return done
}

test('W7: a street without parts keeps its SEQUENCE when it is saved', async () => {
  const { entry, save, ort, own } = await townOfParts()
  const before = await entry()
  await save(ort.id, 'Kelterstr.', '', [own])
  expect((await entry()).sequenz).toBe(before.sequenz)
})
