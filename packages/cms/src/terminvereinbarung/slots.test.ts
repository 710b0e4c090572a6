import type { Oeffnungszeit } from '@rathausplatz/contract'
import { BW } from '@rathausplatz/kalender/testing'
import { berlinDay, clockTime, minutesOf, weekdayOf } from '@rathausplatz/time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  beginnings,
  bookable,
  cellsOf,
  freeCounter,
  openTimes,
  spanOf,
  type Taken,
  withPause,
} from './slots.ts'

const hours = (beginn: string, ende: string, more: Partial<Oeffnungszeit> = {}): Oeffnungszeit => ({
  typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
  hinweisText: '',
  anFeiertagen: 'GESCHLOSSEN',
  regulaereZeiten: [{ tagestyp: 'ARBEITSTAG_MO_FR', beginn, ende }],
  abweichendeZeiten: [],
  ...more,
})
const angebot = { zeiten: 'ALLGEMEINE_OEFFNUNGSZEIT', zusatzzeiten: [] } as const
const range = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) })
const nothing: Taken = { cells: new Map(), blocked: [] }
const times = (begins: readonly number[]) => begins.map(clockTime)

test('Appointments begin at regular intervals, and the last one ends when the office closes at the latest', () => {
  const day = range('2026-12-02T00:00:00+01:00', '2026-12-03T00:00:00+01:00')
  const open = openTimes({ ...angebot, zusatzzeiten: [] }, [hours('08:30', '09:40')], day, BW)
  expect(times(beginnings(open, 15, 15, day))).toEqual(['08:30', '08:45', '09:00', '09:15'])
  expect(times(beginnings(open, 30, 20, day))).toEqual(['08:30', '09:00'])
})

test('A closed day has no times except extra hours, and only opening hours of the chosen kind count', () => {
  const day = range('2026-12-05T00:00:00+01:00', '2026-12-06T00:00:00+01:00')
  const extra = { beginn: '2026-12-05T09:00:00+01:00', ende: '2026-12-05T09:30:00+01:00' }
  expect(openTimes({ ...angebot, zusatzzeiten: [] }, [hours('08:00', '12:00')], day, BW)).toEqual([])
  const open = openTimes({ ...angebot, zusatzzeiten: [extra] }, [hours('08:00', '12:00')], day, BW)
  expect(times(beginnings(open, 15, 15, day))).toEqual(['09:00', '09:15'])
  const monday = range('2026-12-07T00:00:00+01:00', '2026-12-08T00:00:00+01:00')
  const service = hours('07:00', '08:00', { typ: 'SERVICEZEIT' })
  expect(
    openTimes({ zeiten: 'SERVICEZEIT', zusatzzeiten: [] }, [hours('08:00', '12:00'), service], monday, BW),
  ).toEqual([range('2026-12-07T07:00:00+01:00', '2026-12-07T08:00:00+01:00')])
})

test('A closure removes the times within it, also if it is only part of a day', () => {
  const day = range('2026-12-02T00:00:00+01:00', '2026-12-03T00:00:00+01:00')
  const outing = {
    beginn: '2026-12-02T09:00:00+01:00',
    ende: '2026-12-02T11:00:00+01:00',
    zusatz: '',
    zeiten: [],
  }
  const open = openTimes(
    { ...angebot, zusatzzeiten: [] },
    [hours('08:30', '11:30', { abweichendeZeiten: [outing] })],
    day,
    BW,
  )
  expect(times(beginnings(open, 30, 30, day))).toEqual(['08:30', '11:00'])
})

test('After a change to or from summer time, a morning begins at the same local time', () => {
  for (const [day, utc] of [
    ['2026-03-30', '2026-03-30T06:30:00.000Z'],
    ['2026-10-26', '2026-10-26T07:30:00.000Z'],
  ] as const) {
    const whole = range(`${day}T00:00:00Z`, `${day}T23:00:00Z`)
    const [first = 0] = beginnings(
      openTimes({ ...angebot, zusatzzeiten: [] }, [hours('08:30', '12:00')], whole, BW),
      15,
      15,
      whole,
    )
    expect(new Date(first).toISOString()).toBe(utc)
  }
})

test('Booking is possible from the given hours ahead to the end of the last day', () => {
  const { from, to } = bookable(
    { vorlauf_stunden: 2, hoechstens_wochen: 1 },
    new Date('2026-11-25T10:00:00+01:00'),
  )
  expect(new Date(from).toISOString()).toBe('2026-11-25T11:00:00.000Z')
  expect(new Date(to).toISOString()).toBe('2026-12-02T23:00:00.000Z')
})

test('A counter is also occupied during the pause after an appointment; a block closes the given number of counters, or all', () => {
  const shape = { plaetze: 2, puffer: 5 }
  const span = range('2026-12-02T09:00:00+01:00', '2026-12-02T09:15:00+01:00')
  const next = range('2026-12-02T09:15:00+01:00', '2026-12-02T09:30:00+01:00')
  const cells = new Map([[1, new Set(cellsOf(withPause(span, shape)))]])
  expect(freeCounter(shape, { cells, blocked: [] }, next)).toBe(2)
  expect(freeCounter(shape, { cells, blocked: [{ ...next, plaetze: 1 }] }, next)).toBeUndefined()
  expect(freeCounter(shape, { ...nothing, blocked: [{ ...next, plaetze: null }] }, next)).toBeUndefined()
  expect(freeCounter(shape, { ...nothing, blocked: [{ ...next, plaetze: null }] }, span)).toBe(1)
})

const quarter = fc.integer({ min: 0, max: 40 }).map(n => 7 * 60 + n * 15)
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

test('With any opening hours, each appointment is within them and on no holiday, and appointments never exceed the counters', () => {
  fc.assert(
    fc.property(
      fc.record({
        opens: quarter,
        length: fc.integer({ min: 1, max: 20 }).map(n => n * 15),
        dauer: fc.integer({ min: 1, max: 12 }).map(n => n * 5),
        takt: fc.integer({ min: 1, max: 12 }).map(n => n * 5),
        puffer: fc.integer({ min: 0, max: 3 }).map(n => n * 5),
        plaetze: fc.integer({ min: 1, max: 3 }),
        week: fc.integer({ min: 0, max: 400 }),
        wishes: fc.array(fc.nat(), { maxLength: 60 }),
      }),
      ({ opens, length, dauer, takt, puffer, plaetze, week, wishes }) => {
        const from = Date.parse('2024-01-01T00:00:00Z') + week * 7 * 86_400_000
        const stretch = { from, to: from + 7 * 86_400_000 }
        const closes = opens + length
        const open = openTimes(
          { ...angebot, zusatzzeiten: [] },
          [hours(clock(opens), clock(closes))],
          stretch,
          BW,
        )
        const begins = beginnings(open, takt, dauer, stretch)
        for (const begin of begins) {
          const day = berlinDay(new Date(begin))
          const at = minutesOf(clockTime(begin))
          expect(at).toBeGreaterThanOrEqual(opens)
          expect(at + dauer).toBeLessThanOrEqual(closes)
          expect(weekdayOf(day)).toBeLessThan(5)
          expect(BW.on(day)).toBeUndefined()
        }
        // Books in the given order and never twice at a counter.
        const cells = new Map<number, Set<number>>()
        const booked: { from: number; to: number }[] = []
        for (const wish of wishes) {
          if (begins.length === 0) break
          const span = spanOf(begins[wish % begins.length] ?? 0, dauer)
          const counter = freeCounter({ plaetze, puffer }, { cells, blocked: [] }, span)
          if (counter === undefined) continue
          expect(counter).toBeLessThanOrEqual(plaetze)
          const own = cells.get(counter) ?? new Set()
          for (const cell of cellsOf(withPause(span, { puffer }))) {
            expect(own.has(cell)).toBe(false)
            own.add(cell)
          }
          cells.set(counter, own)
          booked.push(span)
        }
        for (const { from: at } of booked)
          expect(booked.filter(one => one.from <= at && at < one.to).length).toBeLessThanOrEqual(plaetze)
      },
    ),
    { numRuns: 200 },
  )
})
