import { berlinDay, plusDays } from '@rathausplatz/time'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { readIcs } from './read-calendars.ts'

const TODAY = '2026-11-20'
type Event = readonly string[]
const calendar = (...events: readonly Event[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Amt//Test//DE',
    ...events.flatMap(lines => ['BEGIN:VEVENT'].concat(lines, 'END:VEVENT')),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

function daysOf(text: string): string[] {
  const read = readIcs(text, TODAY)
  if (!read.ok) throw new Error(read.satz)
  return read.rows
    .filter(({ entfaellt }) => !entfaellt)
    .map(({ datum, fraktion }) => `${datum} ${fraktion}`)
    .toSorted()
}

/** The days of a calendar by another library, `ical.js`, with moved and cancelled occurrences. */
function secondReading(text: string): string[] {
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map(one => new ICAL.Event(one))
  const days: string[] = []
  for (const event of events) {
    if (event.isRecurrenceException()) continue
    for (const other of events)
      if (other.isRecurrenceException() && other.uid === event.uid) event.relateException(other)
    const iterator = event.iterator()
    for (let next = iterator.next(); next && days.length < 200; next = iterator.next()) {
      const { item, startDate } = event.getOccurrenceDetails(next)
      if (item.component.getFirstPropertyValue('status') === 'CANCELLED') continue
      const isUtc = startDate.zone.tzid === 'UTC' && !startDate.isDate
      const day = isUtc ? berlinDay(startDate.toJSDate()) : startDate.toString().slice(0, 10)
      days.push(`${day} ${item.summary}`)
    }
  }
  return days.toSorted()
}

const compact = (day: string): string => day.replaceAll('-', '')
/** How a program writes a day: as a date, in local time, or in UTC. */
const FORMS = {
  date: (name: string, days: readonly string[]) => `${name};VALUE=DATE:${days.map(compact).join(',')}`,
  local: (name: string, days: readonly string[]) =>
    `${name}:${days.map(day => `${compact(day)}T060000`).join(',')}`,
  utc: (name: string, days: readonly string[]) =>
    `${name}:${days.map(day => `${compact(day)}T080000Z`).join(',')}`,
}
const RULES: readonly (readonly [rule: string, days: readonly string[]])[] = [
  ['RRULE:FREQ=WEEKLY;COUNT=7', ['01-04', '01-11', '01-18', '01-25']],
  ['RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;COUNT=7', ['01-04', '01-07', '01-18', '01-21']],
  ['RRULE:FREQ=MONTHLY;BYDAY=1MO;COUNT=7', ['01-04', '02-01', '03-01', '04-05']],
  ['RRULE:FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=4;COUNT=7', ['01-04', '03-04', '05-04', '07-04']],
]
type Write = (name: string, days: readonly string[]) => string
const series = (write: Write, rule: string, ...more: readonly string[]): Event => [
  'UID:rest',
  'SUMMARY:Restmüll',
  write('DTSTART', ['2027-01-04']),
  rule,
  ...more,
]
const apart = (write: Write, from: string, to: string, ...more: readonly string[]): Event => [
  'UID:rest',
  write('RECURRENCE-ID', [from]),
  write('DTSTART', [to]),
  ...more,
]
const fromThenOn = (write: Write, from: string, to: string, title: string): Event => [
  'UID:rest',
  write('RECURRENCE-ID;RANGE=THISANDFUTURE', [from]),
  write('DTSTART', [to]),
  `SUMMARY:${title}`,
]
/** What a program changes in a series. */
const CHANGES: Readonly<Record<string, (write: Write, rule: string, days: readonly string[]) => Event[]>> = {
  nothing: (write, rule) => [series(write, rule)],
  'an excluded day': (write, rule, [, one = '']) => [series(write, rule, write('EXDATE', [one]))],
  'a list of excluded days': (write, rule, [, one = '', two = '']) => [
    series(write, rule, write('EXDATE', [one, two])),
  ],
  'two lines of excluded days': (write, rule, [, one = '', two = '']) => [
    series(write, rule, write('EXDATE', [one]), write('EXDATE', [two])),
  ],
  'further days': (write, rule) => [series(write, rule, write('RDATE', ['2027-01-06', '2027-02-10']))],
  'a moved day': (write, rule, [, one = '']) => [
    series(write, rule),
    apart(write, one, plusDays(one, 1), 'SUMMARY:Restmüll'),
  ],
  'a moved day before its series': (write, rule, [, one = '']) => [
    apart(write, one, plusDays(one, -2), 'SUMMARY:Restmüll'),
    series(write, rule),
  ],
  'a cancelled day': (write, rule, [, one = '']) => [
    series(write, rule),
    apart(write, one, one, 'SUMMARY:Restmüll', 'STATUS:CANCELLED'),
  ],
  'all days moved from one on': (write, rule, [, , one = '']) => [
    series(write, rule),
    fromThenOn(write, one, plusDays(one, 1), 'Restmüll'),
  ],
  'another title from one day on': (write, rule, [, one = '']) => [
    series(write, rule),
    fromThenOn(write, one, one, 'Restmüll neu'),
  ],
}

describe('W3: a calendar has the days that a second library gives it', () => {
  const cases = RULES.flatMap(([rule, days]) =>
    Object.entries(FORMS).flatMap(([form, write]) =>
      Object.entries(CHANGES).map(([what, change]) => ({
        rule,
        form,
        what,
        events: change(
          write,
          rule,
          days.map(day => `2027-${day}`),
        ),
      })),
    ),
  )
  test('the table has at least 60 series', () => expect(cases.length).toBeGreaterThanOrEqual(60))

  test.each(cases)('$rule written as $form with $what', ({ events }) => {
    const text = calendar(...events)
    expect(daysOf(text)).toEqual(secondReading(text))
    expect(daysOf(text).length).toBeGreaterThan(3)
  })
})

const bin = ['UID:rest', 'SUMMARY:Restmüll']
test.each<[string, Event[], string[]]>([
  [
    'RDATE as periods',
    [
      [
        ...bin,
        'DTSTART:20270104T060000',
        'RDATE;VALUE=PERIOD:20270111T060000/PT1H,20270118T060000/20270118T070000',
      ],
    ],
    ['01-04', '01-11', '01-18'],
  ],
  [
    'RDATE as dates beside a DTSTART with an hour',
    [[...bin, 'DTSTART;TZID=Europe/Berlin:20270104T060000', 'RDATE;VALUE=DATE:20270111']],
    ['01-04', '01-11'],
  ],
  [
    'RDATE at midnight of the town in UTC',
    [[...bin, 'DTSTART;VALUE=DATE:20270104', 'RDATE:20270110T230000Z']],
    ['01-04', '01-11'],
  ],
  [
    'EXDATE in UTC for a series in local time',
    [
      [
        ...bin,
        'DTSTART;TZID=Europe/Berlin:20270104T060000',
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'EXDATE:20270111T050000Z',
      ],
    ],
    ['01-04', '01-18'],
  ],
  [
    'EXDATE with a time zone for a series in UTC',
    [
      [
        ...bin,
        'DTSTART:20270104T050000Z',
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'EXDATE;TZID=Europe/Berlin:20270111T060000',
      ],
    ],
    ['01-04', '01-18'],
  ],
  [
    'EXDATE as a list of dates for a series with an hour',
    [[...bin, 'DTSTART:20270104T060000', 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE;VALUE=DATE:20270111,20270118']],
    ['01-04', '01-25'],
  ],
  [
    'a rule with the weekday of another day than DTSTART',
    [[...bin, 'DTSTART;VALUE=DATE:20270104', 'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=3']],
    ['01-05', '01-12', '01-19'],
  ],
  [
    'a day cancelled from then on',
    [
      [...bin, 'DTSTART;VALUE=DATE:20270104', 'RRULE:FREQ=WEEKLY;COUNT=4'],
      ['UID:rest', 'RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20270118', 'STATUS:CANCELLED'],
    ],
    ['01-04', '01-11'],
  ],
  [
    'a single change after a change from then on',
    [
      [...bin, 'DTSTART;VALUE=DATE:20270104', 'RRULE:FREQ=WEEKLY;COUNT=4'],
      ['UID:rest', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20270111', 'DTSTART;VALUE=DATE:20270112'],
      ['UID:rest', 'RECURRENCE-ID;VALUE=DATE:20270118', 'DTSTART;VALUE=DATE:20270121'],
    ],
    ['01-04', '01-12', '01-21', '01-26'],
  ],
  [
    'a series of several days each',
    [[...bin, 'DTSTART;VALUE=DATE:20270104', 'DTEND;VALUE=DATE:20270106', 'RRULE:FREQ=WEEKLY;COUNT=2']],
    ['01-04', '01-05', '01-11', '01-12'],
  ],
  [
    'an entry of several days',
    [[...bin, 'DTSTART;VALUE=DATE:20270111', 'DTEND;VALUE=DATE:20270114']],
    ['01-11', '01-12', '01-13'],
  ],
])('W3: %s', (_, events, days) => {
  expect(daysOf(calendar(...events))).toEqual(days.map(day => `2027-${day} Restmüll`))
})

test('W3: a series whose first day does not fit its rule, and one that is over, are told', () => {
  const read = readIcs(
    calendar(
      [...bin, 'DTSTART;VALUE=DATE:20270104', 'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=3'],
      ['SUMMARY:Papier', 'DTSTART;VALUE=DATE:20200106', 'RRULE:FREQ=WEEKLY;UNTIL=20230101'],
      ['SUMMARY:Bio', 'DTSTART;VALUE=DATE:20200106', 'RRULE:FREQ=WEEKLY'],
    ),
    TODAY,
  )
  if (!read.ok) throw new Error(read.satz)
  expect(read.hinweise).toEqual([
    '2-mal geht eine Serie über mehr als ein Jahr; gelesen wurden 400 Tage, Vergangenes nicht.',
    '1-mal passt der Beginn einer Serie nicht zu ihrer Regel; gelesen wurden die Tage der Regel.',
  ])
  expect(read.fehler.map(({ satz }) => satz)).toEqual(['Die Serie „Papier“ (ab 06.01.2020) ist vorbei.'])
})

describe('W10: a day is read in every spelling', () => {
  test.each([
    // A real calendar of 2023 had one dash too few.
    ['DTSTART:202701-05T080000Z', '09:00'],
    ['DTSTART:2027-01-05', ''],
    ['DTSTART;VALUE=DATE:2027-01-05', ''],
    ['DTSTART:2027-01-05T08:00:00Z', '09:00'],
    ['DTSTART:2027-01-05T09:00:00', '09:00'],
    ['DTSTART:2027-01-05T09:00', '09:00'],
    ['DTSTART:2027-01-05 09:00:00', '09:00'],
    ['DTSTART:2027-01-05T09:00:00+01:00', '09:00'],
    ['DTSTART:2027-01-05T08:00:00.000Z', '09:00'],
    ['DTSTART:20270105T090000+0100', '09:00'],
    ['DTSTART:20270105T0900', '09:00'],
    ['DTSTART:20270105T090000', '09:00'],
    ['DTSTART;TZID=UTC:20270105T080000', '09:00'],
    ['DTSTART;TZID="Etc/UTC":20270105T080000', '09:00'],
    ['DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rom":20270105T090000', '09:00'],
    ['DTSTART;X-A="b;c:d";TZID=Europe/Berlin:20270105T090000', '09:00'],
    ['DTSTART;VALUE=DATE:20270105 ', ''],
    ['DTSTART;VALUE=DATE:20270105T', ''],
    ['dtstart;value=date:20270105', ''],
    ['DTSTART:20270105T000000', ''],
    ['DTSTART:20270104T230000Z', ''],
    ['DTSTART:2027-01-04T23:00:00Z', ''],
  ])('%s', (line, hour) => {
    const read = readIcs(calendar(['SUMMARY:Schadstoffmobil', line]), TODAY)
    if (!read.ok) throw new Error(read.satz)
    expect(read.rows.map(({ datum, zeit_von }) => [datum, zeit_von])).toEqual([['2027-01-05', hour]])
  })

  test('dashes in a date are told', () => {
    const read = readIcs(calendar(['SUMMARY:Restmüll', 'DTSTART:202701-05T080000Z']), TODAY)
    expect(read.ok && read.hinweise).toEqual([
      '1-mal stand ein Datum anders da als in der Norm; gelesen wurde der Tag.',
    ])
  })

  test.each(['20270230', '2027-13-01', '202701055', 'morgen', ''])('„%s“ is no day, and told', value => {
    const read = readIcs(calendar(['SUMMARY:Restmüll', `DTSTART:${value}`]), TODAY)
    expect(read.ok && [read.rows.length, read.fehler.length]).toEqual([0, 1])
  })
})
