import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BW } from '../testing.ts'
import { openSpans } from './open-spans.ts'
import { stateAt } from './state.ts'
import { anyHours, anyMoment, anyStretch, deviation, hours, times } from './testing.ts'

const HALF_HOUR = 30 * 60_000

it('spans are in order, have a length and never touch', () => {
  fc.assert(
    fc.property(anyHours, anyMoment, (one, from) => {
      const spans = openSpans([one], { from, to: from + 20 * 86_400_000 }, BW)
      for (const [at, span] of spans.entries()) {
        expect(span.from).toBeLessThan(span.to)
        expect(span.from).toBeGreaterThan(spans[at - 1]?.to ?? from - 1)
      }
    }),
  )
})

it('the spans of a range are the spans of any longer range, cut to the shorter range', () => {
  fc.assert(
    fc.property(anyHours, anyMoment, fc.integer({ min: 1, max: 500 }), (one, from, halves) => {
      const to = from + halves * HALF_HOUR
      const cut = openSpans([one], { from: from - 9 * 86_400_000, to: to + 9 * 86_400_000 }, BW)
        .map(span => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
        .filter(span => span.from < span.to)
      expect(openSpans([one], { from, to }, BW)).toEqual(cut)
    }),
  )
})

it('without other deviations, a closing leaves nothing open in its range', () => {
  fc.assert(
    fc.property(anyHours, anyStretch, (one, closing) => {
      const closed = { ...one, abweichendeZeiten: [{ ...closing, zeiten: [] }] }
      const within = { from: Date.parse(closing.beginn), to: Date.parse(closing.ende) }
      expect(openSpans([closed], within, BW)).toEqual([])
    }),
  )
})

it('the state is open exactly inside the spans, and changes at the moment that it gives', () => {
  fc.assert(
    fc.property(anyHours, anyMoment, (one, now) => {
      const state = stateAt([one], new Date(now), BW)
      const isOpen = openSpans([one], { from: now, to: now + 1 }, BW).length > 0
      expect(state?.offen ?? false).toBe(isOpen)
      if (!state?.wechsel) return
      const change = Date.parse(state.wechsel)
      expect(stateAt([one], new Date(change), BW)?.offen).toBe(!isOpen)
      expect(stateAt([one], new Date(change - 1), BW)?.offen).toBe(isOpen)
    }),
  )
})

it('the next opening is the first span of the next 800 days, however long the house is closed before it', () => {
  const DAY = 86_400_000
  fc.assert(
    fc.property(fc.array(anyHours, { minLength: 1, maxLength: 2 }), anyMoment, (list, now) => {
      const [first] = openSpans(list, { from: now, to: now + 800 * DAY }, BW)
      const state = stateAt(list, new Date(now), BW)
      const isOpen = first !== undefined && first.from <= now
      expect(state?.offen ?? false).toBe(isOpen)
      if (first && first.from > now) expect(state?.wechsel).toBe(new Date(first.from).toISOString())
    }),
  )
})

it('a house that is closed for the season is not computed day by day', () => {
  let asked = 0
  const season = new Proxy(times('MONTAG DIENSTAG MITTWOCH 09:00 20:00'), {
    get: (target, key, receiver) => {
      if (key === 'filter') asked += 1
      return Reflect.get(target, key, receiver)
    },
  })
  const closed = deviation('2026-09-14T00:00:00+02:00', '2027-05-08T00:00:00+02:00')
  const pool = hours(season, { abweichendeZeiten: [closed] })
  expect(stateAt([pool], new Date('2026-11-28T10:00:00+01:00'), BW)?.wechsel).toBe('2027-05-10T07:00:00.000Z')
  // `asked` grows with the computed days: two pieces of about ten days, and today.
  expect(asked).toBeLessThan(60)
})
