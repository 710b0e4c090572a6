import type { Oeffnungszeit } from '@rathausplatz/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BW } from '../testing.ts'
import { held } from './held.ts'
import { stateAt } from './state.ts'
import { anyHours, anyMoment, hours, townHall } from './testing.ts'
import { upcomingDeviations } from './upcoming.ts'

const frozen = (list: readonly Oeffnungszeit[]) => Object.freeze([...list])

const steps = fc.array(fc.integer({ min: 0, max: 40 * 86_400_000 }), { minLength: 1, maxLength: 6 })

describe('a cached value equals a new computation at every moment', () => {
  it.each([
    ['open or closed', stateAt],
    ['other hours', upcomingDeviations],
  ] as const)('for %s', (_, reckon) => {
    fc.assert(
      fc.property(
        fc.array(anyHours, { minLength: 1, maxLength: 2 }),
        anyMoment,
        steps,
        (list, begin, ahead) => {
          const kept = frozen(list)
          let moment = begin
          for (const step of [0, ...ahead]) {
            moment += step
            expect(reckon(kept, new Date(moment), BW)).toEqual(reckon([...list], new Date(moment), BW))
          }
        },
      ),
    )
  })

  it('for open or closed, every five minutes over three days with several changes', () => {
    const kept = frozen([hours(townHall)])
    for (
      let moment = Date.parse('2026-11-27T22:55:00Z');
      moment < Date.parse('2026-12-01T00:00:00Z');
      moment += 300_000
    )
      expect(stateAt(kept, new Date(moment), BW)).toEqual(stateAt([hours(townHall)], new Date(moment), BW))
  })
})

it('a value is computed once while it is valid, and every time if the hours are not frozen', () => {
  let asked = 0
  const reckon = held(
    () => (asked += 1),
    () => [Date.parse('2026-11-28T12:00:00+01:00')],
  )
  const at = (list: readonly Oeffnungszeit[], time: string) =>
    reckon(list, new Date(`2026-11-28T${time}:00+01:00`), BW)
  const kept = frozen([hours(townHall)])
  for (const time of ['09:00', '10:00', '11:59']) at(kept, time)
  expect(asked).toBe(1)
  at(kept, '12:00')
  at(kept, '08:00')
  expect(asked).toBe(3)
  for (const time of ['09:00', '10:00']) at([hours(townHall)], time)
  expect(asked).toBe(5)
})
