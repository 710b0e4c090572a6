import { describe, expect, it } from 'vitest'
import { contradictions } from './contradictions.ts'
import { deviation, hours, times, townHall } from './testing.ts'

const said = (...args: Parameters<typeof hours>) =>
  contradictions(hours(...args)).map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('regular hours', () => {
  it.each([
    [townHall],
    [times('FREITAG 20:00 02:00', 'SAMSTAG 02:00 06:00')],
    [times('ARBEITSTAG_MO_FR SAMSTAG SONNTAG 00:00 24:00')],
    [times('MONTAG 08:00 12:00', 'MONTAG 12:00 16:00')],
  ])('without a contradiction are accepted', regular => {
    expect(said(regular)).toEqual([])
  })

  it.each([
    ['on one day', ['MONTAG 08:00 12:00', 'MONTAG 11:00 13:00'], 'Montag 08:00–12:00 Uhr'],
    [
      'on one of the working days',
      ['ARBEITSTAG_MO_FR 08:00 12:00', 'FREITAG 09:00 10:00'],
      'Montag bis Freitag 08:00–12:00 Uhr',
    ],
    ['over midnight', ['FREITAG 20:00 02:00', 'SAMSTAG 01:00 03:00'], 'Freitag 20:00–02:00 Uhr'],
    ['from Sunday into Monday', ['SONNTAG 20:00 02:00', 'MONTAG 01:00 03:00'], 'Sonntag 20:00–02:00 Uhr'],
    [
      'on days of an unknown day type',
      ['WERKTAG 08:00 12:00', 'SAMSTAG 08:00 12:00'],
      'Montag bis Samstag 08:00–12:00 Uhr',
    ],
  ])('that overlap %s are refused', (_, lines, other) => {
    expect(said(times(...lines))).toEqual([`regulaereZeiten.1.beginn: Überschneidet sich mit: ${other}.`])
  })

  it('that have no length or begin at 24:00 are refused', () => {
    expect(said(times('MONTAG 08:00 08:00', 'DIENSTAG 24:00 02:00'))).toEqual([
      'regulaereZeiten.0.ende: Beginn und Ende sind gleich. Rund um die Uhr heißt: 00:00 bis 24:00.',
      'regulaereZeiten.1.beginn: Bitte 00:00 am Tag danach angeben.',
    ])
  })
})

describe('a deviation', () => {
  const closed = (beginn: string, ende: string, more = {}) =>
    said(townHall, { abweichendeZeiten: [deviation(beginn, ende, more)] })

  it('that closes open hours or opens closed hours is accepted', () => {
    expect(closed('2026-12-24T00:00:00+01:00', '2027-01-02T00:00:00+01:00')).toEqual([])
    expect(
      closed('2026-11-21T00:00:00+01:00', '2026-11-22T00:00:00+01:00', {
        zeiten: times('SAMSTAG 10:00 12:00'),
      }),
    ).toEqual([])
  })

  it('that ends before it begins is refused', () => {
    expect(closed('2026-12-24T10:00:00+01:00', '2026-12-24T09:00:00Z')).toEqual([
      'abweichendeZeiten.0.ende: Das Ende muss nach dem Beginn liegen.',
    ])
  })

  it('is refused if it closes only times that are closed anyway', () => {
    for (const [from, to] of [
      ['2026-11-21T00:00:00+01:00', '2026-11-23T00:00:00+01:00'],
      ['2026-12-25T00:00:00+01:00', '2026-12-27T00:00:00+01:00'],
    ] as const) {
      expect(closed(from, to)).toEqual([
        'abweichendeZeiten.0.beginn: In dieser Zeit ist ohnehin geschlossen.',
      ])
    }
  })

  it('is refused if its hours are the usual hours', () => {
    expect(closed('2026-11-23T00:00:00+01:00', '2026-11-28T00:00:00+01:00', { zeiten: townHall })).toEqual([
      'abweichendeZeiten.0.beginn: In dieser Zeit gelten dieselben Zeiten ohnehin.',
    ])
  })

  it('with a weekday outside its range, or with overlapping hours, is refused', () => {
    const week = ['2026-11-23T00:00:00+01:00', '2026-11-25T00:00:00+01:00'] as const
    expect(closed(...week, { zeiten: times('MONTAG 09:00 10:00', 'FREITAG 09:00 10:00') })).toEqual([
      'abweichendeZeiten.0.zeiten.1.tagestyp: Dieser Tag kommt in dem Zeitraum nicht vor.',
    ])
    expect(closed(...week, { zeiten: times('MONTAG 09:00 10:00', 'MONTAG 09:30 10:00') })).toEqual([
      'abweichendeZeiten.0.zeiten.1.beginn: Überschneidet sich mit: Montag 09:00–10:00 Uhr.',
    ])
  })
})

describe('P3: a deviation that another one overrides names the other one', () => {
  const party = deviation('2026-12-18T00:00:00+01:00', '2026-12-19T00:00:00+01:00', { zusatz: 'Feier' })
  const sale = {
    ...party,
    zusatz: 'Kartenverkauf',
    zeiten: times('FREITAG 10:00 18:00'),
  }
  const late = { ...party, zusatz: '', zeiten: times('FREITAG 12:00 14:00', 'FREITAG 15:00 20:00') }
  const week = deviation('2026-12-14T00:00:00+01:00', '2026-12-21T00:00:00+01:00', { zusatz: 'Umzug' })
  const saturday = deviation('2026-12-19T00:00:00+01:00', '2026-12-20T00:00:00+01:00', {
    zeiten: times('SAMSTAG 10:00 12:00'),
  })
  const always = times('ARBEITSTAG_MO_FR 09:00 16:00')
  const friday = times('FREITAG 09:00 16:00')
  const refused = (at: number, other: string) => [
    `abweichendeZeiten.${at}.beginn: Widerspricht: Abweichende Zeit ${other}. Bitte nur eine von beiden behalten.`,
  ]

  it.each([
    ['closed, then open', always, [party, sale], refused(0, '2 „Kartenverkauf“, 10:00–18:00 Uhr')],
    ['open, then closed', always, [sale, party], refused(0, '2 „Feier“, geschlossen')],
    ['closed, then open twice', always, [party, late], refused(0, '2, 12:00–14:00 und 15:00–20:00 Uhr')],
    ['different hours', always, [sale, late], refused(0, '2, 12:00–14:00 und 15:00–20:00 Uhr')],
    ['hours, then others', always, [late, sale], refused(0, '2 „Kartenverkauf“, 10:00–18:00 Uhr')],
    ['beside another day', always, [saturday, party, sale], refused(1, '3 „Kartenverkauf“, 10:00–18:00 Uhr')],
    ['a week of one open day', friday, [week, sale], refused(0, '2 „Kartenverkauf“, 10:00–18:00 Uhr')],
    ['a closed week with one open day', always, [week, sale], []],
    ['two days', always, [party, saturday], []],
  ] as const)('%s', (_, regular, abweichendeZeiten, expected) => {
    expect(said(regular, { abweichendeZeiten: [...abweichendeZeiten] })).toEqual(expected)
  })

  it('a deviation whose hours another one has already is not called a contradiction', () => {
    const twice = said(always, { abweichendeZeiten: [party, { ...party }] })
    expect(twice).toEqual([
      'abweichendeZeiten.0.beginn: In dieser Zeit ist ohnehin geschlossen.',
      'abweichendeZeiten.1.beginn: In dieser Zeit ist ohnehin geschlossen.',
    ])
  })
})
