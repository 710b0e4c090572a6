import { plusDays } from '@rathausplatz/time'
import fc from 'fast-check'
import ICAL from 'ical.js'
// oxlint-disable-next-line import/default -- Node loads its CommonJS build, which has only a default export
import rrule from 'rrule'
import { describe, expect, test } from 'vitest'
import { daysOfRule } from './days-of-rule.ts'

const compact = (day: string): string => day.replaceAll('-', '')
/** The days of a rule by the second library, `rrule`. */
function secondReading(first: string, rule: string): string[] {
  const at = (day: string) => `${compact(day)}T000000Z`
  return rrule
    .rrulestr(`DTSTART:${at(first)}\nRRULE:${rule}`)
    .between(new Date(first), new Date(plusDays(first, 400)), true)
    .map(one => one.toISOString().slice(0, 10))
}

const RULES = [
  'WEEKLY',
  'WEEKLY;INTERVAL=2',
  'WEEKLY;INTERVAL=4;BYDAY=TH;WKST=MO',
  'WEEKLY;INTERVAL=2;BYDAY=TH',
  'WEEKLY;BYDAY=TU',
  'WEEKLY;BYDAY=MO,TH',
  'WEEKLY;INTERVAL=2;BYDAY=MO,FR',
  'WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU',
  'WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO',
  'WEEKLY;INTERVAL=2;BYDAY=SU,WE,FR;WKST=SA',
  'WEEKLY;INTERVAL=3;BYDAY=SA,SU;WKST=SU',
  'WEEKLY;BYMONTH=4,5,6,7,8,9,10;BYDAY=WE',
  'WEEKLY;BYMONTH=11',
  'WEEKLY;INTERVAL=2;BYMONTH=12,1,2;BYDAY=MO',
  'WEEKLY;INTERVAL=52',
  'DAILY;INTERVAL=14',
  'DAILY;INTERVAL=28',
  'DAILY;BYDAY=TU',
  'DAILY;INTERVAL=2;BYDAY=MO,TU',
  'DAILY;BYMONTH=1,2;INTERVAL=7',
  'DAILY;BYMONTHDAY=1,15',
  'DAILY;BYMONTHDAY=13;BYDAY=FR',
  'MONTHLY',
  'MONTHLY;INTERVAL=2',
  'MONTHLY;INTERVAL=2;BYDAY=4FR',
  'MONTHLY;BYDAY=1TH',
  'MONTHLY;BYDAY=+2TH',
  'MONTHLY;BYDAY=-1MO',
  'MONTHLY;BYDAY=5MO',
  'MONTHLY;BYDAY=-5MO',
  'MONTHLY;BYDAY=1MO,3MO',
  'MONTHLY;BYDAY=1MO,-1FR',
  'MONTHLY;BYDAY=2WE,4WE',
  'MONTHLY;BYDAY=TU',
  'MONTHLY;INTERVAL=3;BYDAY=2SA',
  'MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1',
  'MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2',
  'MONTHLY;BYDAY=TH;BYSETPOS=2',
  'MONTHLY;BYDAY=TH;BYSETPOS=1,3',
  'MONTHLY;BYDAY=SA,SU;BYSETPOS=1,-1',
  'MONTHLY;BYMONTHDAY=15',
  'MONTHLY;BYMONTHDAY=31',
  'MONTHLY;BYMONTHDAY=29,30,31',
  'MONTHLY;BYMONTHDAY=-1',
  'MONTHLY;BYMONTHDAY=1,15,-1',
  'MONTHLY;BYMONTHDAY=13;BYDAY=FR',
  'MONTHLY;BYMONTHDAY=8,9,10,11,12,13,14;BYDAY=SA',
  'MONTHLY;BYMONTHDAY=1,2,3,4,5,6,7;BYDAY=MO;INTERVAL=2',
  'MONTHLY;BYMONTH=3,6,9,12;BYDAY=1SA',
  'MONTHLY;BYMONTH=4,10;BYMONTHDAY=1',
  'MONTHLY;BYMONTHDAY=10,20,30;BYSETPOS=-1',
  'MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
  'MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYMONTHDAY=25,26,27,28,29,30,31;BYSETPOS=-1',
  'YEARLY',
  'YEARLY;BYMONTH=3,10',
  'YEARLY;BYMONTH=3,10;BYDAY=1SA',
  'YEARLY;BYMONTH=1;BYMONTHDAY=9',
  'YEARLY;BYMONTH=1;BYDAY=SA',
  'YEARLY;BYMONTH=1;BYDAY=SA;BYSETPOS=2',
  'YEARLY;BYDAY=10MO',
  'YEARLY;BYDAY=-1FR',
  'YEARLY;BYWEEKNO=20;BYDAY=MO',
  'YEARLY;BYWEEKNO=1,3,5,7,9;BYDAY=TH',
  'YEARLY;BYWEEKNO=2,4,6;BYDAY=TH;WKST=SU',
  'YEARLY;BYYEARDAY=1,100,200',
  'YEARLY;BYYEARDAY=-1',
  'YEARLY;BYMONTH=1,4,7,10;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1',
]
const STARTS = ['2027-01-04', '2027-01-07', '2027-01-31', '2027-02-28', '2026-12-31', '2027-05-16']
const ENDS = [';COUNT=3', ';COUNT=11', ';UNTIL=20270630', '']

describe('W3: a rule has the days that a second library gives it', () => {
  test.each(RULES)('FREQ=%s', rule => {
    for (const first of STARTS)
      for (const end of ENDS) {
        const whole = `FREQ=${rule}${end}`
        const theirs = secondReading(first, whole.replace('UNTIL=20270630', 'UNTIL=20270630T000000Z'))
        const ours = daysOfRule(compact(first), first, whole, first)
        expect([first, end, ours?.days ?? []]).toEqual([first, end, theirs])
        if (theirs.length > 0) expect(ours?.startsApart).toBe(theirs[0] !== first)
      }
  })
})

const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU')
const simple = fc.oneof(
  fc.uniqueArray(weekday, { minLength: 1, maxLength: 3 }).map(days => `FREQ=WEEKLY;BYDAY=${days.join(',')}`),
  fc.constant('FREQ=WEEKLY'),
  fc.constant('FREQ=DAILY'),
  fc.tuple(fc.constantFrom(1, 2, 3, -1), weekday).map(([nth, day]) => `FREQ=MONTHLY;BYDAY=${nth}${day}`),
  fc.integer({ min: 1, max: 28 }).map(day => `FREQ=MONTHLY;BYMONTHDAY=${day}`),
)

test('W3: a rule that its first day fits has the days of a third library, too', () => {
  fc.assert(
    fc.property(
      simple,
      fc.integer({ min: 0, max: 365 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 10 }),
      (parts, after, interval, count) => {
        const first = plusDays('2027-01-01', after)
        const rule = `${parts};INTERVAL=${interval};WKST=MO;COUNT=${count}`
        const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(first))
        const theirs = Array.from({ length: count }, () => iterator.next()?.toString() ?? '')
        fc.pre(theirs[0] === first && theirs.every(day => day <= plusDays(first, 400)))
        expect(daysOfRule(compact(first), first, rule, first)).toEqual({
          days: theirs,
          isCut: false,
          startsApart: false,
        })
      },
    ),
  )
})

test('W3: a series that began years ago and has no end is read from today on, for 400 days', () => {
  const found = daysOfRule('20200402', '2020-04-02', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH', '2026-11-20')
  expect(found?.days.slice(0, 3)).toEqual(['2026-12-03', '2026-12-17', '2026-12-31'])
  expect(found?.days.at(-1)).toBe('2027-12-16')
  expect(found?.isCut).toBe(true)
  // Three collections of all that it counts are still to come.
  const counted = daysOfRule('20200402', '2020-04-02', 'FREQ=WEEKLY;INTERVAL=2;COUNT=177', '2026-11-20')
  expect(counted?.days).toEqual(['2026-12-03', '2026-12-17', '2026-12-31'])
  expect(daysOfRule('20200402', '2020-04-02', 'FREQ=WEEKLY;UNTIL=20230101', '2026-11-20')?.days).toEqual([])
  expect(daysOfRule('20270107', '2027-01-07', 'FREQ=MONTHLY;COUNT=3', '2026-11-20')?.isCut).toBe(false)
})

test.each([
  // UNTIL is the last moment that counts, in UTC or in local time.
  ['20270104T060000', '2027-01-04', 'UNTIL=20270118T050000Z', ['01-04', '01-11', '01-18']],
  ['20270104T060000', '2027-01-04', 'UNTIL=20270118T045959Z', ['01-04', '01-11']],
  ['20270104T060000', '2027-01-04', 'UNTIL=20270117T230000Z', ['01-04', '01-11']],
  ['20270104T060000', '2027-01-04', 'UNTIL=20270118T060000', ['01-04', '01-11', '01-18']],
  ['20270104T060000', '2027-01-04', 'UNTIL=20270118T055959', ['01-04', '01-11']],
  ['20270104T060000', '2027-01-04', 'UNTIL=20270118', ['01-04', '01-11', '01-18']],
  ['20270104', '2027-01-04', 'UNTIL=20270118', ['01-04', '01-11', '01-18']],
  ['20270104', '2027-01-04', 'UNTIL=20270117T230000Z', ['01-04', '01-11', '01-18']],
  ['20270104', '2027-01-04', 'UNTIL=20270117T225959Z', ['01-04', '01-11']],
  ['20270104T050000Z', '2027-01-04', 'UNTIL=20270118T050000Z', ['01-04', '01-11', '01-18']],
  ['20270104T050000Z', '2027-01-04', 'UNTIL=20270118T045959Z', ['01-04', '01-11']],
  ['20270104T050000Z', '2027-01-04', 'UNTIL=20270118', ['01-04', '01-11', '01-18']],
  // Midnight in the town is the evening before in UTC.
  ['20270103T230000Z', '2027-01-04', 'UNTIL=20270117T230000Z', ['01-04', '01-11', '01-18']],
  ['20270103T230000Z', '2027-01-04', 'UNTIL=20270118', ['01-04', '01-11', '01-18']],
  ['20270103T230000Z', '2027-01-04', 'BYDAY=SU;COUNT=2', ['01-04', '01-11']],
  // The hours are in UTC, and the weekday is that of the town.
  ['20270103T230000Z', '2027-01-04', 'BYDAY=MO;COUNT=2', ['01-04', '01-11']],
  // The hour of a collection does not matter.
  ['20270104', '2027-01-04', 'BYHOUR=6;BYMINUTE=0;BYSECOND=0;COUNT=2', ['01-04', '01-11']],
  ['20270104', '2027-01-04', ' byday=mo ;count=2;', ['01-04', '01-11']],
])('W3: a weekly rule from %s (%s) with %s has the days %j', (start, day, more, days) => {
  expect(daysOfRule(start, day, `FREQ=WEEKLY;${more}`, '2026-11-20')?.days).toEqual(
    days.map(one => `2027-${one}`),
  )
})

test.each([
  'FREQ=SECONDLY',
  'FREQ=HOURLY;INTERVAL=24',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=WEEKLY;BYDAY=1MO',
  'FREQ=WEEKLY;BYMONTHDAY=5',
  'FREQ=WEEKLY;INTERVAL=0',
  'FREQ=WEEKLY;INTERVAL=1.5',
  'FREQ=WEEKLY;COUNT=x',
  'FREQ=WEEKLY;UNTIL=morgen',
  'FREQ=WEEKLY;UNTIL=20271340',
  'FREQ=MONTHLY;BYMONTHDAY=40',
  'FREQ=MONTHLY;BYMONTH=13',
  'FREQ=MONTHLY;BYDAY=6MO',
  'FREQ=WEEKLY;FREQ=DAILY',
  'FREQ=WEEKLY;RSCALE=CHINESE',
  'INTERVAL=2',
  // Rules that no day satisfies: reading them ends.
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MONTHLY;INTERVAL=12;BYMONTH=2',
  'FREQ=DAILY;INTERVAL=7;BYDAY=TU',
])('W3: %s has no days', rule => {
  expect(daysOfRule('20270104', '2027-01-04', rule, '2026-11-20')).toBeUndefined()
})
