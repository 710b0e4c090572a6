import { describe, expect, it, test } from 'vitest'
import { BW } from '../testing.ts'
import { stateAt, stateOfKind } from './state.ts'
import { deviation, hours, times, townHall } from './testing.ts'

const text = (moment: string, ...list: Parameters<typeof stateAt>[0]) =>
  stateAt(list, new Date(moment), BW)?.text

describe('the town hall', () => {
  it.each([
    ['on Friday morning', '2026-11-20T09:00:00+01:00', 'Jetzt geöffnet bis 12:00 Uhr'],
    ['at the minute it opens', '2026-11-20T08:30:00+01:00', 'Jetzt geöffnet bis 12:00 Uhr'],
    ['before it opens', '2026-11-20T08:29:59+01:00', 'Geschlossen, öffnet heute um 08:30 Uhr wieder'],
    ['at the minute it closes', '2026-11-19T12:00:00+01:00', 'Geschlossen, öffnet heute um 15:00 Uhr wieder'],
    ['on Thursday afternoon', '2026-11-19T16:00:00+01:00', 'Jetzt geöffnet bis 17:30 Uhr'],
    ['on Thursday evening', '2026-11-19T17:30:00+01:00', 'Geschlossen, öffnet morgen um 08:30 Uhr wieder'],
    ['after midnight', '2026-11-20T00:30:00+01:00', 'Geschlossen, öffnet heute um 08:30 Uhr wieder'],
    ['on Friday afternoon', '2026-11-20T13:00:00+01:00', 'Geschlossen, öffnet am Montag um 08:30 Uhr wieder'],
    ['on Sunday', '2026-11-22T10:00:00+01:00', 'Geschlossen, öffnet morgen um 08:30 Uhr wieder'],
    [
      'on Corpus Christi',
      '2026-06-04T09:00:00+02:00',
      'Heute Feiertag (Fronleichnam): geschlossen, öffnet morgen um 08:30 Uhr wieder',
    ],
    [
      'on a holiday that is a Saturday',
      '2026-10-03T09:00:00+02:00',
      'Heute Feiertag (Tag der Deutschen Einheit): geschlossen, öffnet am Montag um 08:30 Uhr wieder',
    ],
    [
      'on the Thursday before Easter',
      '2026-04-02T18:00:00+02:00',
      'Geschlossen, öffnet am Dienstag um 08:30 Uhr wieder',
    ],
    ['on 31 October, which is no holiday', '2028-10-31T09:00:00+01:00', 'Jetzt geöffnet bis 12:00 Uhr'],
  ])('%s (%s) reads "%s"', (_, moment, expected) => {
    expect(text(moment, hours(townHall))).toBe(expected)
  })
})

describe('deviations', () => {
  const christmas = deviation('2026-12-24T00:00:00+01:00', '2027-01-02T00:00:00+01:00', {
    zusatz: 'Weihnachtsruhe',
  })

  it('override holidays, and the text names their reason', () => {
    expect(text('2026-12-25T10:00:00+01:00', hours(townHall, { abweichendeZeiten: [christmas] }))).toBe(
      'Geschlossen (Weihnachtsruhe), öffnet am Montag, 04.01.2027, um 08:30 Uhr wieder',
    )
  })

  it('make the text name the weekday of the next opening, and from seven days on also its date', () => {
    const list = hours(townHall, { abweichendeZeiten: [christmas] })
    expect(text('2026-12-29T10:00:00+01:00', list)).toMatch(/am Montag um 08:30 Uhr wieder$/)
    expect(text('2026-12-28T10:00:00+01:00', list)).toMatch(/am Montag, 04\.01\.2027, um 08:30 Uhr wieder$/)
  })

  it('may begin in the middle of a day', () => {
    const outing = deviation('2026-11-19T10:00:00+01:00', '2026-11-20T00:00:00+01:00', {
      zusatz: 'Betriebsausflug',
    })
    const list = hours(townHall, { abweichendeZeiten: [outing] })
    expect(text('2026-11-19T09:00:00+01:00', list)).toBe('Jetzt geöffnet bis 10:00 Uhr')
    expect(text('2026-11-19T16:00:00+01:00', list)).toBe(
      'Geschlossen (Betriebsausflug), öffnet morgen um 08:30 Uhr wieder',
    )
  })

  it('may open a closed day, also a holiday', () => {
    const market = deviation('2026-10-03T00:00:00+02:00', '2026-10-05T00:00:00+02:00', {
      zeiten: times('SAMSTAG SONNTAG 11:00 17:00'),
    })
    const list = hours(townHall, { abweichendeZeiten: [market] })
    expect(text('2026-10-03T12:00:00+02:00', list)).toBe('Jetzt geöffnet bis 17:00 Uhr')
    expect(text('2026-10-03T18:00:00+02:00', list)).toBe('Geschlossen, öffnet morgen um 11:00 Uhr wieder')
  })

  it('override longer deviations that contain them, in any order of the list', () => {
    const swim = deviation('2026-12-26T00:00:00+01:00', '2026-12-27T00:00:00+01:00', {
      zeiten: times('SAMSTAG 11:00 14:00'),
    })
    for (const abweichendeZeiten of [
      [christmas, swim],
      [swim, christmas],
    ]) {
      expect(text('2026-12-26T12:00:00+01:00', hours(townHall, { abweichendeZeiten }))).toBe(
        'Jetzt geöffnet bis 14:00 Uhr',
      )
    }
  })

  it('of months make the text name the date of the next opening', () => {
    const winter = deviation('2026-09-14T00:00:00+02:00', '2027-05-08T00:00:00+02:00', {
      zusatz: 'Winterpause',
    })
    const pool = hours(times('ARBEITSTAG_MO_FR SAMSTAG SONNTAG 09:00 20:00'), {
      anFeiertagen: 'WIE_SONNTAG',
      abweichendeZeiten: [winter],
    })
    expect(text('2026-11-20T12:00:00+01:00', pool)).toBe(
      'Geschlossen (Winterpause), öffnet am Samstag, 08.05.2027, um 09:00 Uhr wieder',
    )
  })
})

describe('holidays', () => {
  const pool = times('ARBEITSTAG_MO_FR 09:00 20:00', 'SONNTAG 10:00 19:00')

  it('have the hours of a Sunday, the usual hours or none, by the rule of the office', () => {
    const corpusChristi = '2026-06-04T12:00:00+02:00'
    expect(text(corpusChristi, hours(pool, { anFeiertagen: 'WIE_SONNTAG' }))).toBe(
      'Jetzt geöffnet bis 19:00 Uhr',
    )
    expect(text(corpusChristi, hours(pool, { anFeiertagen: 'WIE_IMMER' }))).toBe(
      'Jetzt geöffnet bis 20:00 Uhr',
    )
    expect(text(corpusChristi, hours(pool))).toMatch(/^Heute Feiertag/)
  })

  it('do not cut hours that begin on the evening before and end after midnight', () => {
    const bar = hours(times('MITTWOCH 20:00 02:00'))
    expect(text('2026-06-04T01:00:00+02:00', bar)).toBe('Jetzt geöffnet bis 02:00 Uhr')
  })
})

describe('long hours', () => {
  const tower = hours(times('FREITAG 20:00 02:00', 'SAMSTAG 08:00 24:00', 'SONNTAG 00:00 06:00'))

  it.each([
    ['2026-11-20T23:00:00+01:00', 'Jetzt geöffnet bis 02:00 Uhr'],
    ['2026-11-21T01:59:00+01:00', 'Jetzt geöffnet bis 02:00 Uhr'],
    ['2026-11-21T02:00:00+01:00', 'Geschlossen, öffnet heute um 08:00 Uhr wieder'],
    ['2026-11-21T09:00:00+01:00', 'Jetzt geöffnet bis morgen um 06:00 Uhr'],
    ['2026-11-21T23:00:00+01:00', 'Jetzt geöffnet bis 06:00 Uhr'],
  ])('continue over midnight: at %s the text is "%s"', (moment, expected) => {
    expect(text(moment, tower)).toBe(expected)
  })

  it('may end at 24:00, or hold round the clock', () => {
    expect(text('2026-11-20T12:00:00+01:00', hours(times('FREITAG 08:00 24:00')))).toBe(
      'Jetzt geöffnet bis 24:00 Uhr',
    )
    const always = hours(times('ARBEITSTAG_MO_FR SAMSTAG SONNTAG 00:00 24:00'), { anFeiertagen: 'WIE_IMMER' })
    expect(stateAt([always], new Date('2026-11-20T12:00:00+01:00'), BW)).toEqual({
      offen: true,
      typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
      text: 'Rund um die Uhr geöffnet',
      heute: 'Rund um die Uhr geöffnet',
      kurz: 'Rund um die Uhr offen',
    })
  })

  it('make the text name the day on which they end', () => {
    const feast = hours(times('FREITAG SAMSTAG 00:00 24:00', 'SONNTAG 00:00 18:00'))
    expect(text('2026-11-20T08:00:00+01:00', feast)).toBe('Jetzt geöffnet bis Sonntag um 18:00 Uhr')
  })
})

describe('nights on which the clocks change', () => {
  const night = hours(times('SAMSTAG SONNTAG 22:00 02:30', 'SONNTAG 02:45 04:00'))

  it.each([
    ['2027-03-28T00:59:59Z', true, 'before the missing hour'],
    ['2027-03-28T01:00:00Z', true, 'at 03:00: hours of the missing hour are over, the next began at once'],
    ['2027-03-28T01:59:59Z', true, 'before 04:00'],
    ['2027-03-28T02:00:00Z', false, 'at 04:00'],
    ['2026-10-25T00:29:59Z', true, 'at 02:29 for the first time'],
    ['2026-10-25T00:31:00Z', true, 'at 02:31 for the first time: the end is the second 02:30'],
    ['2026-10-25T01:29:59Z', true, 'at 02:29 for the second time'],
    ['2026-10-25T02:59:59Z', true, 'before 04:00'],
    ['2026-10-25T03:00:00Z', false, 'at 04:00'],
  ])('at %s, open is %s (%s)', (moment, offen) => {
    expect(stateAt([night], new Date(moment), BW)?.offen).toBe(offen)
  })

  it('hours inside the missing hour do not take place', () => {
    const missing = hours(times('SONNTAG 02:00 03:00'))
    expect(text('2026-03-29T01:00:00Z', missing)).toMatch(/^Geschlossen, öffnet am Sonntag, 05\.04\.2026/)
  })

  it('hours in the doubled hour last two hours', () => {
    const doubled = hours(times('SONNTAG 02:00 03:00'))
    const open = ['2027-10-31T00:00:00Z', '2027-10-31T01:59:59Z', '2027-10-31T02:00:00Z'].map(
      moment => stateAt([doubled], new Date(moment), BW)?.offen,
    )
    expect(open).toEqual([true, true, false])
  })

  it('morning hours after the change begin at their time on the clock', () => {
    expect(
      stateAt([hours(times('SONNTAG 08:00 12:00'))], new Date('2027-03-27T20:00:00Z'), BW)?.wechsel,
    ).toBe('2027-03-28T06:00:00.000Z')
    expect(
      stateAt([hours(times('SONNTAG 08:00 12:00'))], new Date('2026-10-24T20:00:00Z'), BW)?.wechsel,
    ).toBe('2026-10-25T07:00:00.000Z')
  })
})

describe('kinds of hours', () => {
  const moment = new Date('2026-11-20T14:00:00+01:00')
  const phone = hours(times('ARBEITSTAG_MO_FR 08:00 16:00'), { typ: 'TELEFONISCHE_ERREICHBARKEIT' })

  it('a house is open by its general hours, not because its telephone is answered', () => {
    expect(text('2026-11-20T14:00:00+01:00', phone, hours(townHall))).toMatch(/^Geschlossen/)
    expect(
      text('2026-11-20T14:00:00+01:00', hours(times('FREITAG 13:00 15:00'), { typ: 'SERVICEZEIT' }), phone),
    ).toBe('Jetzt geöffnet bis 15:00 Uhr')
  })

  it('telephone hours read "erreichbar" or "nicht erreichbar"', () => {
    expect(stateOfKind([phone, hours(townHall)], 'TELEFONISCHE_ERREICHBARKEIT', moment, BW).text).toBe(
      'Jetzt erreichbar bis 16:00 Uhr',
    )
    expect(text('2026-11-20T17:00:00+01:00', phone)).toBe('Nicht erreichbar, wieder am Montag um 08:00 Uhr')
  })

  it('an office without hours has no state', () => {
    expect(stateAt([], moment, BW)).toBeUndefined()
    expect(stateAt([hours([])], moment, BW)).toBeUndefined()
  })

  it('a house that is closed for years reads "Zurzeit geschlossen"', () => {
    const closed = deviation('2020-01-01T00:00:00Z', '2040-01-01T00:00:00Z', { zusatz: 'Umbau' })
    expect(stateAt([hours(townHall, { abweichendeZeiten: [closed] })], moment, BW)).toEqual({
      offen: false,
      typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
      text: 'Zurzeit geschlossen',
      heute: 'Zurzeit geschlossen',
      kurz: 'Zurzeit zu',
    })
  })
})

test('Spec §8: hours of an unknown day type hold from Monday to Saturday', () => {
  const list = hours(times('WERKTAG 09:00 12:00'))
  expect(text('2026-11-21T10:00:00+01:00', list)).toBe('Jetzt geöffnet bis 12:00 Uhr')
  expect(text('2026-11-22T10:00:00+01:00', list)).toBe('Geschlossen, öffnet morgen um 09:00 Uhr wieder')
})

describe('the text for today and the short text for a list fit the state', () => {
  const winter = deviation('2026-09-14T00:00:00+02:00', '2027-05-08T00:00:00+02:00', {
    zusatz: 'Winterpause',
  })
  const pool = hours(times('ARBEITSTAG_MO_FR SAMSTAG SONNTAG 09:00 20:00'), { abweichendeZeiten: [winter] })
  const office = hours(townHall)
  const tower = hours(times('FREITAG 20:00 02:00', 'SAMSTAG 08:00 24:00'))
  const phone = hours(times('FREITAG 09:00 11:00'), { typ: 'TELEFONISCHE_ERREICHBARKEIT' })

  it.each([
    [
      'open until noon',
      office,
      '2026-11-20T09:00:00+01:00',
      'Geöffnet, heute bis 12:00 Uhr',
      'Offen bis 12:00 Uhr',
    ],
    [
      'open until noon and again after it',
      office,
      '2026-11-19T09:00:00+01:00',
      'Geöffnet, heute bis 12:00 und 15:00–17:30 Uhr',
      'Offen bis 12:00 Uhr',
    ],
    [
      'before it opens',
      office,
      '2026-11-19T08:00:00+01:00',
      'Jetzt geschlossen, heute 08:30–12:00 und 15:00–17:30 Uhr',
      'Zu, öffnet um 08:30 Uhr',
    ],
    [
      'between morning and afternoon',
      office,
      '2026-11-19T13:00:00+01:00',
      'Jetzt geschlossen, heute 15:00–17:30 Uhr',
      'Zu, öffnet um 15:00 Uhr',
    ],
    [
      'in the evening',
      office,
      '2026-11-19T18:00:00+01:00',
      'Geschlossen, morgen ab 08:30 Uhr wieder geöffnet',
      'Zu, öffnet morgen um 08:30 Uhr',
    ],
    [
      'on a Saturday',
      office,
      '2026-11-21T10:00:00+01:00',
      'Heute geschlossen, am Montag ab 08:30 Uhr wieder geöffnet',
      'Zu, öffnet Mo um 08:30 Uhr',
    ],
    [
      'on a holiday',
      office,
      '2026-06-04T09:00:00+02:00',
      'Heute Feiertag (Fronleichnam): geschlossen, morgen ab 08:30 Uhr wieder geöffnet',
      'Zu, öffnet morgen um 08:30 Uhr',
    ],
    [
      'in a pause of months',
      pool,
      '2026-11-21T10:00:00+01:00',
      'Heute geschlossen (Winterpause), ab Samstag, 08.05.2027, wieder geöffnet',
      'Zu, öffnet am 08.05.2027',
    ],
    ['over midnight', tower, '2026-11-20T21:00:00+01:00', 'Geöffnet bis 02:00 Uhr', 'Offen bis 02:00 Uhr'],
    [
      'until midnight',
      tower,
      '2026-11-21T09:00:00+01:00',
      'Geöffnet, heute bis 24:00 Uhr',
      'Offen bis 24:00 Uhr',
    ],
    [
      'where only the telephone has hours',
      phone,
      '2026-11-20T12:00:00+01:00',
      'Nicht erreichbar, ab Freitag, 27.11.2026, wieder erreichbar',
      'Nicht erreichbar, wieder am 27.11.2026',
    ],
  ])('%s', (_, one, moment, heute, kurz) => {
    expect(stateAt([one], new Date(moment), BW)).toMatchObject({ heute, kurz })
  })
})

describe('P10: an office that answers day and night is never closed', () => {
  const ALL_DAYS = 'MONTAG DIENSTAG MITTWOCH DONNERSTAG FREITAG SAMSTAG SONNTAG'
  const evening = hours(times('MONTAG 19:30 21:30'), { typ: 'SERVICEZEIT' })
  const telephone = (...lines: string[]) => hours(times(...lines), { typ: 'TELEFONISCHE_ERREICHBARKEIT' })
  /** A weekday morning, a night, a Sunday, and Christmas. */
  const moments = [
    '2026-11-23T09:00:00+01:00',
    '2026-11-28T03:00:00+01:00',
    '2026-11-29T15:00:00+01:00',
    '2026-12-25T11:00:00+01:00',
  ]

  it.each(moments)('the fire brigade names its number at %s', moment => {
    const state = stateAt([evening], new Date(moment), BW, '112')
    expect(state).toMatchObject({
      offen: true,
      heute: 'Tag und Nacht erreichbar: 112',
      kurz: 'Tag und Nacht: 112',
    })
    expect(JSON.stringify(state)).not.toMatch(/geschlossen|zu,/i)
  })

  it.each(moments)('an office with a number and without hours is reachable day and night, at %s', moment => {
    expect(stateAt([], new Date(moment), BW, '030 23125 199')?.text).toBe(
      'Tag und Nacht erreichbar: 030\u00a023125\u00a0199',
    )
  })

  it.each([
    ['each day from 00:00 to 24:00', [`${ALL_DAYS} 00:00 24:00`]],
    ['working days and the weekend', ['ARBEITSTAG_MO_FR 00:00 24:00', 'SAMSTAG SONNTAG 00:00 24:00']],
    ['day and night in two shifts', [`${ALL_DAYS} 06:00 18:00`, `${ALL_DAYS} 18:00 06:00`]],
  ])('doors open %s are open on holidays, whatever `anFeiertagen` says', (_, lines) => {
    const open = hours(times(...lines), { anFeiertagen: 'GESCHLOSSEN' })
    for (const moment of moments) expect(text(moment, open), moment).toBe('Rund um die Uhr geöffnet')
  })

  it('while the doors are closed, a telephone that is always answered keeps the state open', () => {
    const works = [hours(townHall), telephone(`${ALL_DAYS} 00:00 24:00`)]
    expect(moments.map(moment => text(moment, ...works))).toEqual([
      'Jetzt geöffnet bis 12:00 Uhr',
      ...Array(3).fill('Tag und Nacht erreichbar'),
    ])
  })

  it('hours with a gap of one minute, or without the weekend, are not day and night', () => {
    const almost = hours(times(`${ALL_DAYS} 00:00 23:59`))
    expect(text('2026-12-25T11:00:00+01:00', almost)).toContain('geschlossen')
    expect(
      text('2026-11-28T03:00:00+01:00', hours(townHall), telephone('ARBEITSTAG_MO_FR 00:00 24:00')),
    ).toContain('Geschlossen')
  })

  it('a closing overrides round-the-clock hours', () => {
    const closing = deviation('2026-11-28T00:00:00+01:00', '2026-11-30T00:00:00+01:00', { zusatz: 'Umbau' })
    const open = hours(times(`${ALL_DAYS} 00:00 24:00`), { abweichendeZeiten: [closing] })
    expect(text('2026-11-28T03:00:00+01:00', open)).toContain('Geschlossen (Umbau)')
  })
})
