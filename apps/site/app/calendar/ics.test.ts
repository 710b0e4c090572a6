import type { Kalendertermin } from '@rathausplatz/contract'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { describe, expect, it, test } from 'vitest'
import { icsOf } from './ics.ts'
import { icsFaults } from './testing/rfc5545.ts'

const stadt = { name: 'Stadt Rebenau', email: 'stadt@rebenau.example.org' }
const publicUrl = 'https://www.rebenau.example.org'
const termin = (more: Partial<Kalendertermin> = {}): Kalendertermin => ({
  id: '01jd',
  sequenz: 2,
  geaendert: '2026-11-20T09:00:00.000Z',
  termin: '2026-11-28',
  titel: 'Adventsmarkt',
  einleitung: '28 Buden rund um den Brunnen.',
  datum_von: '2026-11-28T14:00:00+01:00',
  datum_bis: '2026-11-28T20:00:00+01:00',
  ort: 'Marktplatz',
  veranstalter: 'Gewerbeverein',
  rubriken: [{ rubrik: 'Markt', detailURL: '/veranstaltungen/adventsmarkt' }],
  detailURL: '/veranstaltungen/adventsmarkt',
  ...more,
})
const file = (termine: Kalendertermin[], name = 'Veranstaltungen') =>
  icsOf({ name, termine, stadt, publicUrl })
const faults = (text: string) => icsFaults(new TextEncoder().encode(text))
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

/** Reads the file with two independent calendar libraries. */
function readBack(text: string) {
  const component = new ICAL.Component(ICAL.parse(text))
  const one = component.getAllSubcomponents('vevent').map(sub => {
    const event = new ICAL.Event(sub)
    return {
      uid: event.uid,
      from: event.startDate.toJSDate().getTime(),
      to: event.endDate.toJSDate().getTime(),
      summary: event.summary,
      location: event.location,
      description: event.description,
      status: sub.getFirstPropertyValue('status'),
      categories: sub.getFirstProperty('categories')?.getValues(),
    }
  })
  const other = Object.values(nodeIcal.sync.parseICS(text)).flatMap(item => {
    if (item?.type !== 'VEVENT') return []
    const { uid, start, end, summary, location, description, status, categories } = item
    return [
      {
        uid,
        from: start.getTime(),
        to: end?.getTime(),
        summary,
        location,
        description,
        status,
        categories,
      },
    ]
  })
  // NAME is newer than this library, so the library does not unescape it.
  const name = String(component.getFirstPropertyValue('name')).replaceAll(/\\(.)/g, (_, letter: string) =>
    letter === 'n' ? '\n' : letter,
  )
  return { one, other, name }
}

describe('a calendar file', () => {
  it('passes the strict check and has all properties that calendars need', () => {
    const text = file([termin()])
    expect(faults(text)).toEqual([])
    expect(lines(text)).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'NAME:Veranstaltungen',
        'X-WR-CALNAME:Veranstaltungen',
        'REFRESH-INTERVAL;VALUE=DURATION:P1D',
        'X-PUBLISHED-TTL:P1D',
        'UID:01jd@www.rebenau.example.org',
        'SEQUENCE:2',
        'DTSTAMP:20261120T090000Z',
        'LAST-MODIFIED:20261120T090000Z',
        'DTSTART:20261128T130000Z',
        'DTEND:20261128T190000Z',
        'STATUS:CONFIRMED',
        'CATEGORIES:Markt',
      ]),
    )
    expect(text).toContain('URL;VALUE=URI:https://www.rebenau.example.org/veranstaltungen/adventsmarkt')
    expect(text).not.toMatch(/RRULE|EXDATE|TZID/)
  })

  it('has place, address and organiser', () => {
    const anschrift = { location: 'Zehntscheuer', street: 'Kirchgasse 2', zip: '76999', city: 'Rebenau' }
    const { one } = readBack(file([termin({ ort: 'Lesesaal', anschrift })]))
    expect(one[0]?.location).toBe('Lesesaal, Kirchgasse 2, 76999 Rebenau')
    expect(one[0]?.description).toBe('28 Buden rund um den Brunnen.\n\nVeranstalter: Gewerbeverein')
  })

  it('marks a cancelled event date as cancelled, with the reason', () => {
    const text = file([termin({ entfaellt: true, grund: 'Sturm' })])
    expect(faults(text)).toEqual([])
    expect(lines(text)).toContain('STATUS:CANCELLED')
    expect(readBack(text).one[0]?.description).toMatch(/^Entfällt: Sturm\n/)
  })

  it('ends a whole-day event on the day after its last day', () => {
    const whole = { ganztaegig: true, datum_von: '2026-10-24T00:00:00+02:00' }
    const dates = (more: object) =>
      lines(file([termin({ ...whole, ...more })])).filter(line => /^DT(?:START|END)/.test(line))
    expect(dates({ datum_bis: '2026-10-25T23:59:00+01:00' })).toEqual([
      'DTSTART;VALUE=DATE:20261024',
      'DTEND;VALUE=DATE:20261026',
    ])
    expect(dates({ datum_bis: '2026-10-25T00:00:00+02:00' })).toEqual([
      'DTSTART;VALUE=DATE:20261024',
      'DTEND;VALUE=DATE:20261025',
    ])
    expect(dates({ datum_bis: undefined })).toEqual([
      'DTSTART;VALUE=DATE:20261024',
      'DTEND;VALUE=DATE:20261025',
    ])
    expect(faults(file([termin(whole)]))).toEqual([])
  })

  it('has no end if the event has none or ends at the moment it begins', () => {
    const end = (datum_bis: string | undefined) =>
      lines(file([termin({ datum_bis })])).some(line => line.startsWith('DTEND'))
    expect([end(undefined), end('2026-11-28T14:00:00+01:00')]).toEqual([false, false])
  })
})

describe('two independent readers', () => {
  it.each([
    ['in winter', '2026-11-28T14:00:00+01:00', '2026-11-28T20:00:00+01:00'],
    ['in summer', '2027-07-01T19:00:00+02:00', '2027-07-01T23:00:00+02:00'],
    ['over the night in spring', '2027-03-27T22:00:00+01:00', '2027-03-28T04:00:00+02:00'],
    ['over the night in autumn', '2026-10-24T22:00:00+02:00', '2026-10-25T04:00:00+01:00'],
    ['within the doubled hour', '2026-10-25T02:30:00+02:00', '2026-10-25T02:15:00+01:00'],
    ['over the turn of the year', '2026-12-31T22:00:00+01:00', '2027-01-01T01:00:00+01:00'],
  ])('read the same times of an event %s', (_, datum_von, datum_bis) => {
    const text = file([termin({ datum_von, datum_bis })])
    expect(faults(text)).toEqual([])
    const expected = { from: Date.parse(datum_von), to: Date.parse(datum_bis) }
    const { one, other } = readBack(text)
    expect(one).toMatchObject([expected])
    expect(other).toMatchObject([expected])
  })

  const hostile = [
    'Käse, Wurst; Brot\\Wein: „Ä“',
    '😀👩‍👩‍👧‍👦🏳️‍🌈'.repeat(12),
    'Überübergrößenöltränkwürfel'.repeat(9),
    'Zeile 1\nZeile 2\r\nZeile 3\rZeile 4',
    'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:boese@x\r\nSUMMARY:y',
    String.raw`schon \n escaped \; \\, `.trim(),
    '<script>alert(1)</script>" onload="x',
    '\u0000\u0007\u001b[31m\u0085\u2028rot',
    'a'.repeat(300),
    '\ud800 halb',
  ]

  test.each(hostile)('X-07: read free text of every field unchanged except control characters: %j', text => {
    const written = file(
      [
        termin({
          titel: text,
          einleitung: text,
          ort: text,
          veranstalter: text,
          grund: text,
          entfaellt: true,
          rubriken: [
            { rubrik: text, detailURL: '/a' },
            { rubrik: 'Markt', detailURL: '/a' },
          ],
        }),
        termin({ id: '02' }),
      ],
      text,
    )
    expect(faults(written)).toEqual([])
    const { one, other, name } = readBack(written)
    const plain = text
      .replaceAll(/\r\n?|[\u0085\u2028]/g, '\n')
      .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
      .toWellFormed()
    expect(name).toBe(plain)
    expect(one.map(({ uid }) => uid)).toEqual(['01jd@www.rebenau.example.org', '02@www.rebenau.example.org'])
    expect(other).toHaveLength(2)
    expect(one[0]).toMatchObject({ summary: plain, location: plain, categories: [plain, 'Markt'] })
    // The second reader takes `\n` for a line break, even if its backslash is escaped.
    if (!text.includes(String.raw`\n`)) {
      const [read] = other
      expect([read?.summary, read?.location].map(text => (text as string).trim())).toEqual([
        plain.trim(),
        plain.trim(),
      ])
    }
    expect(one[0]?.description).toContain(plain)
  })
})

describe('the strict check', () => {
  const good = file([termin({ einleitung: 'ä'.repeat(100) })])

  test.each<[string, (text: string) => string]>([
    ['line feeds alone', text => text.replaceAll('\r\n', '\n')],
    ['no line break at the end', text => text.trimEnd()],
    ['a line that is too long', text => text.replaceAll('\r\n ', '')],
    ['no id', text => text.replace(/UID:.*\r\n/, '')],
    ['no stamp', text => text.replace(/DTSTAMP:.*\r\n/, '')],
    ['two summaries', text => text.replace(/SUMMARY:.*\r\n/, '$&$&')],
    ['a comma that is not escaped', text => text.replace('SUMMARY:', 'SUMMARY:a,b')],
    ['an unknown escape', text => text.replace('SUMMARY:', String.raw`SUMMARY:\x`)],
    ['a time without zone', text => text.replace(/(DTSTART:.*)Z/, '$1')],
    ['a time zone with a date', text => text.replace('DTSTART:', 'DTSTART;TZID=Europe/Berlin;VALUE=DATE:')],
    ['a bare T', text => text.replace(/DTSTART:.*/, 'DTSTART:20261128T')],
    ['an end before the start', text => text.replace(/DTEND:2026/, 'DTEND:2025')],
    ['a rule', text => text.replace('STATUS:', 'RRULE:FREQ=DAILY\r\nSTATUS:')],
    ['a duration beside the end', text => text.replace('STATUS:', 'DURATION:PT1H\r\nSTATUS:')],
    ['an event that is not closed', text => text.replace('END:VEVENT\r\n', '')],
    ['two events of one id', text => text.replace(/BEGIN:VEVENT[^]*END:VEVENT\r\n/, '$&$&')],
    ['a control character', text => text.replace('SUMMARY:', 'SUMMARY:\u0007')],
    ['HTML as a line', text => text.replace('STATUS:', '<p>x</p>\r\nSTATUS:')],
  ])('finds %s', (_, broken) => {
    expect(faults(good)).toEqual([])
    expect(faults(broken(good))).not.toEqual([])
  })

  test('finds a line fold inside a character', () => {
    const bytes = new TextEncoder().encode(good)
    const at = bytes.indexOf(0xc3) + 1
    const broken = new Uint8Array([...bytes.subarray(0, at), 13, 10, 32, ...bytes.subarray(at)])
    expect(icsFaults(broken)).toContain('a fold inside a character')
  })
})

test('A town without a name is still the organizer of its events', () => {
  const text = icsOf({ name: 'x', termine: [termin()], stadt: { ...stadt, name: '\n' }, publicUrl })
  expect(text).toMatch(/^ORGANIZER;CN="Stadt":/m)
})

test('A town without an e-mail address is still the organizer of its events', () => {
  const text = icsOf({ name: 'x', termine: [termin()], stadt: { ...stadt, email: '' }, publicUrl })
  expect(text).toMatch(/ORGANIZER;CN="Stadt Rebenau":mailto:\S+\.invalid/i)
  expect(faults(text)).toEqual([])
})
