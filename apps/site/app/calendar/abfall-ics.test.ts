import { type Abfallkalendertermin, CmsError, calls } from '@rathausplatz/contract'
import { calendarPath } from '@rathausplatz/templates/abfall'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { describe, expect, test } from 'vitest'
import { loader } from '../routes/abfall-ics.ts'
import { askRoute } from '../testing/ask-route.ts'
import { testSite } from '../testing/test-site.ts'
import { abfallIcsOf } from './abfall-ics.ts'
import { icsFaults } from './testing/rfc5545.ts'

const stadt = { name: 'Stadt Rebenau', email: 'stadt@rebenau.example.org' }
const publicUrl = 'https://www.rebenau.example.org'

const termin = (more: Partial<Abfallkalendertermin> = {}): Abfallkalendertermin => ({
  id: 'restmuell-2026-06-04',
  uid: 'abfall-k3m8x2q7wa-restmuell-2026-06-04',
  sequenz: 1,
  geaendert: '2026-05-20T09:00:00.000Z',
  fraktion: 'restmuell',
  name: 'Restmüll',
  datum: '2026-06-05',
  urspruenglich: '2026-06-04',
  grund: 'Fronleichnam',
  entfaellt: false,
  zeit_von: null,
  zeit_bis: null,
  platz: '',
  hinweis: '',
  variante: '',
  satz: 'verschoben vom Do., 4. Juni, wegen Fronleichnam',
  ...more,
})
const mobil = termin({
  uid: 'abfall-k3m8x2q7wa-schadstoff-2026-10-10',
  fraktion: 'schadstoff',
  name: 'Schadstoffmobil',
  datum: '2026-10-10',
  urspruenglich: null,
  zeit_von: '09:00',
  zeit_bis: '12:30',
  platz: 'Festplatz, Rheinweg',
  satz: '',
})
const file = (
  termine: Abfallkalendertermin[],
  erinnerung?: 'abend' | 'morgen',
  name = 'Abfuhr Kelterstraße',
) => abfallIcsOf({ name, termine, stadt, publicUrl, erinnerung })
const faults = (text: string) => icsFaults(new TextEncoder().encode(text))
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

/** Reads the file with two independent calendar libraries. */
function readBack(text: string) {
  const component = new ICAL.Component(ICAL.parse(text))
  const one = component.getAllSubcomponents('vevent').map(sub => {
    const event = new ICAL.Event(sub)
    return {
      uid: event.uid,
      day: event.startDate.toString().slice(0, 10),
      isWhole: event.startDate.isDate,
      from: event.startDate.toJSDate().getTime(),
      status: sub.getFirstPropertyValue('status'),
      sequence: event.sequence,
      alarms: sub.getAllSubcomponents('valarm').map(alarm => String(alarm.getFirstPropertyValue('trigger'))),
    }
  })
  const other = Object.values(nodeIcal.sync.parseICS(text)).flatMap(item =>
    item?.type === 'VEVENT'
      ? [{ uid: item.uid, datetype: item.datetype, from: item.start.getTime(), status: item.status }]
      : [],
  )
  return { one, other }
}

describe('50: the calendar of a street', () => {
  test('passes the strict check with whole-day and timed collections, and two libraries read the same', () => {
    const text = file(
      [termin(), mobil, termin({ uid: 'x', entfaellt: true, satz: 'fällt aus: Streik' })],
      'abend',
    )
    expect(faults(text)).toEqual([])
    expect(lines(text)).toEqual(
      expect.arrayContaining([
        'UID:abfall-k3m8x2q7wa-restmuell-2026-06-04@www.rebenau.example.org',
        'SEQUENCE:1',
        'DTSTART;VALUE=DATE:20260605',
        'DTEND;VALUE=DATE:20260606',
        'DTSTART:20261010T070000Z',
        'DTEND:20261010T103000Z',
        'LAST-MODIFIED:20260520T090000Z',
        'REFRESH-INTERVAL;VALUE=DURATION:P1D',
        'X-PUBLISHED-TTL:P1D',
        String.raw`LOCATION:Festplatz\, Rheinweg`,
        'STATUS:CANCELLED',
        'BEGIN:VALARM',
      ]),
    )
    expect(text).not.toMatch(/RRULE|EXDATE|TZID|<[a-z]/)
    const { one, other } = readBack(text)
    expect(one.map(({ day, isWhole }) => [day, isWhole])).toEqual([
      ['2026-06-05', true],
      ['2026-10-10', false],
      ['2026-06-05', true],
    ])
    expect(one[1]?.from).toBe(Date.parse('2026-10-10T09:00:00+02:00'))
    expect(other.map(({ from }) => from)[1]).toBe(one[1]?.from)
    expect(other.map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED'])
  })

  test.each([
    ['abend', '-PT6H'],
    ['morgen', 'PT5H'],
    [undefined, undefined],
  ] as const)(
    'has the alarm for the reminder %s, and none for a cancelled collection',
    (erinnerung, trigger) => {
      const text = file([termin(), termin({ uid: 'x', entfaellt: true })], erinnerung)
      expect(faults(text)).toEqual([])
      expect(readBack(text).one.map(({ alarms }) => alarms)).toEqual([trigger ? [trigger] : [], []])
    },
  )

  test("F-13: keeps the town's local time on the days of a clock change", () => {
    const days = ['2026-03-29', '2026-10-25', '2028-02-29']
    const text = file(days.map(datum => Object.assign({}, mobil, { uid: datum, datum })))
    expect(faults(text)).toEqual([])
    expect(readBack(text).one.map(({ from }) => new Date(from).toISOString())).toEqual([
      '2026-03-29T07:00:00.000Z',
      '2026-10-25T08:00:00.000Z',
      '2028-02-29T08:00:00.000Z',
    ])
  })

  test.each([
    'Käse, Wurst; Brot\\Wein',
    'Überübergrößenöl'.repeat(12),
    'x\r\nEND:VEVENT\r\nUID:b',
    '<b>x</b>',
    '😀'.repeat(50),
  ])('X-07: stays valid and has one event with free text in every field: %j', text => {
    const written = file([termin({ name: text, platz: text, satz: text, hinweis: text })], 'abend', text)
    expect(faults(written)).toEqual([])
    expect(readBack(written).one).toHaveLength(1)
  })
})

test('The calendar of a street is served at a permanent address, with the chosen fractions and alarm', async () => {
  const [{ answer } = { answer: undefined }] = calls.abfallKalender.examples
  const [{ answer: town } = { answer: undefined }] = calls.stadt.examples
  const asked: unknown[] = []
  const { site } = testSite({
    stadt: () => calls.stadt.answer.parse(town),
    abfallKalender: ({ params, query }) => {
      asked.push([params.ort, query.fraktionen])
      if (params.ort === 'weg2345678') throw new CmsError('nicht-gefunden')
      return calls.abfallKalender.answer.parse(answer)
    },
  })
  const path = calendarPath('k3m8x2q7wa', { fraktionen: ['restmuell', 'papier'], erinnerung: 'abend' })
  expect(path).toBe('/abfall/kalender/k3m8x2q7wa.ics?fraktionen=restmuell,papier&erinnerung=abend')
  expect(calendarPath('k3m8x2q7wa')).toBe('/abfall/kalender/k3m8x2q7wa.ics')
  const got = await askRoute(site, loader, path, { params: { ort: 'k3m8x2q7wa' } })
  expect(got.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const bytes = new Uint8Array(await got.arrayBuffer())
  expect(icsFaults(bytes)).toEqual([])
  expect(new TextDecoder().decode(bytes)).toContain('TRIGGER:-PT6H')
  expect(asked).toEqual([['k3m8x2q7wa', ['restmuell', 'papier']]])
  const gone = await askRoute(site, loader, '/abfall/kalender/weg2345678.ics', {
    params: { ort: 'weg2345678' },
  })
  expect(gone.status).toBe(404)
})

test('W6: the address of a calendar says which bin the household has', async () => {
  const [{ answer } = { answer: undefined }] = calls.abfallKalender.examples
  const [{ answer: town } = { answer: undefined }] = calls.stadt.examples
  const asked: unknown[] = []
  const { site } = testSite({
    stadt: () => calls.stadt.answer.parse(town),
    abfallKalender: ({ query }) => {
      asked.push(query.tonnen)
      return calls.abfallKalender.answer.parse(answer)
    },
  })
  const path = calendarPath('k3m8x2q7wa', { tonnen: 'restmuell.4-woechentlich', erinnerung: 'abend' })
  expect(path).toBe('/abfall/kalender/k3m8x2q7wa.ics?tonnen=restmuell.4-woechentlich&erinnerung=abend')
  for (const one of [path, '/abfall/kalender/k3m8x2q7wa.ics'])
    expect((await askRoute(site, loader, one, { params: { ort: 'k3m8x2q7wa' } })).status).toBe(200)
  expect(asked).toEqual(['restmuell.4-woechentlich', undefined])
})
