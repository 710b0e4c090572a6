import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openSpans } from './open-spans.ts'
import { stateAt } from './state.ts'
import { hours } from './testing.ts'

const HALF_HOUR = 30 * 60_000
const YEAR = { from: Date.parse('2026-10-01T00:00:00Z'), to: Date.parse('2027-11-15T00:00:00Z') }

const clock = fc.integer({ min: 0, max: 47 }).map(half => {
  const minutes = half * 30
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})
const regular = fc
  .record({
    tagestyp: fc.constantFrom('MONTAG', 'MITTWOCH', 'SAMSTAG', 'SONNTAG', 'ARBEITSTAG_MO_FR', 'WERKTAG'),
    beginn: clock,
    ende: fc.oneof(clock, fc.constant('24:00')),
  })
  .filter(({ beginn, ende }) => beginn !== ende)
const moment = fc
  .integer({ min: YEAR.from / HALF_HOUR, max: YEAR.to / HALF_HOUR })
  .map(count => count * HALF_HOUR)
const stretch = fc
  .record({
    from: moment,
    halves: fc.integer({ min: 1, max: 2_000 }),
    zeiten: fc.array(regular, { maxLength: 2 }),
  })
  .map(({ from, halves, zeiten }) => ({
    beginn: new Date(from).toISOString(),
    ende: new Date(from + halves * HALF_HOUR).toISOString(),
    zusatz: '',
    zeiten,
  }))
const anyHours = fc
  .record({
    regulaereZeiten: fc.array(regular, { maxLength: 4 }),
    anFeiertagen: fc.constantFrom('GESCHLOSSEN', 'WIE_SONNTAG', 'WIE_IMMER'),
    abweichendeZeiten: fc.array(stretch, { maxLength: 3 }),
  })
  .map(({ regulaereZeiten, ...more }) => hours(regulaereZeiten, more))

it('spans are in order, have a length and never touch', () => {
  fc.assert(
    fc.property(anyHours, moment, (one, from) => {
      const spans = openSpans([one], { from, to: from + 20 * 86_400_000 })
      for (const [at, span] of spans.entries()) {
        expect(span.from).toBeLessThan(span.to)
        expect(span.from).toBeGreaterThan(spans[at - 1]?.to ?? from - 1)
      }
    }),
  )
})

it('the spans of a stretch are those of any longer one, cut to it', () => {
  fc.assert(
    fc.property(anyHours, moment, fc.integer({ min: 1, max: 500 }), (one, from, halves) => {
      const to = from + halves * HALF_HOUR
      const cut = openSpans([one], { from: from - 9 * 86_400_000, to: to + 9 * 86_400_000 })
        .map(span => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
        .filter(span => span.from < span.to)
      expect(openSpans([one], { from, to })).toEqual(cut)
    }),
  )
})

it('a closing deviation leaves nothing open in its stretch unless a shorter one opens it', () => {
  fc.assert(
    fc.property(anyHours, stretch, (one, closing) => {
      const closed = { ...one, abweichendeZeiten: [{ ...closing, zeiten: [] }] }
      const within = { from: Date.parse(closing.beginn), to: Date.parse(closing.ende) }
      expect(openSpans([closed], within)).toEqual([])
    }),
  )
})

it('the state says open exactly inside the spans, and changes at the moment it names', () => {
  fc.assert(
    fc.property(anyHours, moment, (one, now) => {
      const state = stateAt([one], new Date(now))
      const isOpen = openSpans([one], { from: now, to: now + 1 }).length > 0
      expect(state?.offen ?? false).toBe(isOpen)
      if (!state?.wechsel) return
      const change = Date.parse(state.wechsel)
      expect(stateAt([one], new Date(change))?.offen).toBe(!isOpen)
      expect(stateAt([one], new Date(change - 1))?.offen).toBe(isOpen)
    }),
  )
})
