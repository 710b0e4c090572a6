import { plusDays } from '@rathausplatz/time'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { daysOfRule } from './days-of-rule.ts'

const dayOf = (moment: string) => moment.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3')

const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU')
const weekdays = fc.uniqueArray(weekday, { minLength: 1, maxLength: 3 })
const rule = fc.oneof(
  weekdays.map(days => `FREQ=WEEKLY;BYDAY=${days.join(',')}`),
  fc.constant('FREQ=WEEKLY'),
  fc.constant('FREQ=DAILY'),
  fc.tuple(fc.constantFrom(1, 2, 3, -1), weekday).map(([nth, day]) => `FREQ=MONTHLY;BYDAY=${nth}${day}`),
  fc.integer({ min: 1, max: 28 }).map(day => `FREQ=MONTHLY;BYMONTHDAY=${day}`),
  fc.constant('FREQ=YEARLY'),
)

test('a rule has the days that a calendar library gives it; a rule that its first day does not fit has none', () => {
  fc.assert(
    fc.property(
      rule,
      fc.integer({ min: 0, max: 365 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 10 }),
      (parts, after, interval, count) => {
        const first = plusDays('2027-01-01', after)
        const whole = `${parts};INTERVAL=${interval};WKST=MO;COUNT=${count}`
        const found = daysOfRule(first, whole, dayOf)
        const iterator = ICAL.Recur.fromString(whole).iterator(ICAL.Time.fromDateString(first))
        const theirs = Array.from({ length: count }, () => iterator.next()?.toString() ?? '')
        const near = theirs.filter(day => day !== '' && day <= plusDays(first, 400))
        expect(found).toEqual(theirs[0] === first ? { days: near, isCut: near.length < count } : undefined)
      },
    ),
  )
})
