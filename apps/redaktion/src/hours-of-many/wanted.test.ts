import { BW } from '@rathausplatz/kalender/testing'
import { describe, expect, test } from 'vitest'
import { understood } from './days-field.tsx'
import {
  bodyOf,
  daysOffInWords,
  missingIn,
  NO_DAYS,
  NOTHING,
  spanIn,
  type Wanted,
  withAllKinds,
} from './wanted.ts'

const TODAY = '2026-11-30'
const whole: Wanted = { ...NOTHING, tage: '24.12.', ids: ['a'] }
const missing = (wanted: Wanted) => Object.keys(missingIn(wanted, TODAY))

test('P3: what is missing for many offices is said at its field', () => {
  expect(missing(NOTHING)).toEqual(['tage', 'aemter'])
  expect(missing(whole)).toEqual([])
  expect(missing({ ...whole, tage: '31.6.' })).toEqual(['tage'])
  expect(missing({ ...whole, isClosed: false })).toEqual(['beginn-0'])
  expect(missing({ ...whole, arten: [] })).toEqual(['arten'])
})

test('P3: several periods stand in one field, and the screen says how it understood them', () => {
  const tage = '24.–26.12. und 31.12.–1.1.'
  expect(bodyOf({ ...whole, tage }, TODAY).zeitraeume).toEqual([
    { von: '2026-12-24', bis: '2026-12-26' },
    { von: '2026-12-31', bis: '2027-01-01' },
  ])
  expect(understood('24.–26.12.', TODAY)).toBe('Donnerstag, 24.12.2026 bis Samstag, 26.12.2026')
  expect(understood('24.', TODAY)).toBe('')
})

test('P3: closed means all kinds of hours, other hours mean the doors', () => {
  expect(bodyOf(whole, TODAY)).toMatchObject({
    arten: ['ALLGEMEINE_OEFFNUNGSZEIT', 'SERVICEZEIT', 'TELEFONISCHE_ERREICHBARKEIT'],
    zeiten: [],
  })
  const other = { ...whole, isClosed: false, zeiten: [{ beginn: '8.30', ende: '12' }] }
  expect(bodyOf(other, TODAY)).toMatchObject({
    arten: ['ALLGEMEINE_OEFFNUNGSZEIT'],
    zeiten: [{ beginn: '08:30', ende: '12:00' }],
  })
})

test.each([
  ['24.12.2025', 'Mittwoch, 24.12.2025 liegt in der Vergangenheit. Stimmt das Jahr?'],
  ['29.11.2026', 'Sonntag, 29.11.2026 liegt in der Vergangenheit. Stimmt das Jahr?'],
  ['24.–26.12.2025', 'Freitag, 26.12.2025 liegt in der Vergangenheit. Stimmt das Jahr?'],
  ['24.12.25', 'Mittwoch, 24.12.2025 liegt in der Vergangenheit. Stimmt das Jahr?'],
  ['24.12.2026, 31.12.2025', 'Mittwoch, 31.12.2025 liegt in der Vergangenheit. Stimmt das Jahr?'],
  ['gestern', 'Sonntag, 29.11.2026 liegt in der Vergangenheit. Stimmt das Jahr?'],
  ['2025-12-24', 'Mittwoch, 24.12.2025 liegt in der Vergangenheit. Stimmt das Jahr?'],
  ['28.12.-24.12.', /vertauscht/],
  ['28.-24.12.', /vertauscht/],
])('P3: the days „%s“ are asked about before anything is entered', (tage, said) => {
  const { tage: told = '' } = missingIn({ ...whole, tage }, TODAY)
  expect(told).toEqual(typeof said === 'string' ? said : expect.stringMatching(said))
})

test.each(['heute', '30.11.2026', '24.12.', '23.11.–4.12.2026', '1.1.', '24.12.2027'])(
  'P3: the days „%s“ are not asked about',
  tage => expect(missing({ ...whole, tage })).toEqual([]),
)

test.each([
  ['24.12.2025', true],
  ['24.12.2062', true],
  ['24.12.2028', true],
  ['24.12.2026', false],
  ['24.12.2027', false],
  ['23.11.–4.12.2026', false],
])('P3: below „%s“ the screen asks whether the year is right: %s', (tage, isAsked) => {
  expect(understood(tage, TODAY).endsWith('Stimmt das Jahr?')).toBe(isAsked)
})

test.each([
  ['27. und 28.12.', 'Sonntag, 27.12.2026'],
  ['27.12.', 'Sonntag, 27.12.2026'],
  ['12.12.', 'Samstag, 12.12.2026'],
  ['6.1.', 'Mittwoch, 06.01.2027'],
  ['26.–27.12.', 'Samstag, 26.12.2026 und am Sonntag, 27.12.2026'],
  ['24.12., 25.12.', 'Freitag, 25.12.2026'],
  ['27.–29.12.', ''],
  ['28.12.', ''],
  ['24.12.–6.1.', ''],
  ['24.12. und', ''],
])('P3: other times on „%s“ open these days, which are no working days: %s', (tage, days) => {
  const said = daysOffInWords({ ...whole, isClosed: false, tage }, TODAY, BW)
  expect(said).toBe(
    days && `Kein Werktag, aber eigens genannt: Auch am ${days} ist dann geöffnet. Stimmt das?`,
  )
  expect(daysOffInWords({ ...whole, tage }, TODAY, BW)).toBe('')
})

test.each([
  [
    { beginn: '9–12', ende: '' },
    { beginn: '09:00', ende: '12:00' },
  ],
  [
    { beginn: '', ende: '9 bis 12 Uhr' },
    { beginn: '09:00', ende: '12:00' },
  ],
  [{ beginn: '9', ende: '' }, undefined],
  [{ beginn: '9', ende: '12' }, undefined],
  [{ beginn: '9-12', ende: '13' }, undefined],
])('P3: %j stand for the times %j', (typed, times) => {
  expect(spanIn(typed)).toEqual(times)
  if (times) expect(bodyOf({ ...whole, isClosed: false, zeiten: [typed] }, TODAY).zeiten).toEqual([times])
})

describe('P3: closed days and days with other hours stand in one form', () => {
  const short = { ...NO_DAYS, tage: '28.–30.12.', isClosed: false, zeiten: [{ beginn: '9–12', ende: '' }] }
  const both: Wanted = { ...whole, tage: '24.12. und 31.12.', weitere: [short], grund: ' Weihnachten ' }

  test('all go to one preview, with the same reason', () => {
    expect(missing(both)).toEqual([])
    expect(bodyOf(both, TODAY)).toEqual({
      ids: ['a'],
      grund: 'Weihnachten',
      zeitraeume: [
        { von: '2026-12-24', bis: '2026-12-24' },
        { von: '2026-12-31', bis: '2026-12-31' },
      ],
      arten: ['ALLGEMEINE_OEFFNUNGSZEIT', 'SERVICEZEIT', 'TELEFONISCHE_ERREICHBARKEIT'],
      zeiten: [],
      weitere: [
        {
          zeitraeume: [{ von: '2026-12-28', bis: '2026-12-30' }],
          arten: ['ALLGEMEINE_OEFFNUNGSZEIT'],
          zeiten: [{ beginn: '09:00', ende: '12:00' }],
        },
      ],
    })
  })

  test('one press enters the same for all kinds of hours', () => {
    const { arten, weitere } = bodyOf(withAllKinds(both), TODAY)
    expect([arten.length, weitere?.[0]?.arten.length]).toEqual([3, 3])
  })

  test('what is missing at further days is said at their fields', () => {
    expect(missing({ ...both, weitere: [NO_DAYS] })).toEqual(['w1-tage'])
    expect(
      missing({ ...both, weitere: [short, { ...short, tage: '5.1.', zeiten: [{ beginn: '', ende: '' }] }] }),
    ).toEqual(['w2-beginn-0'])
  })

  test.each([
    ['24.12.', ['w1-tage']],
    ['23.–27.12.', ['w1-tage']],
    ['30.12.–2.1.', ['w1-tage']],
    ['25.–30.12.', []],
    ['1.1.', []],
    ['28.12., 31.12.', ['w1-tage']],
  ])('„%s“ after „24.12. und 31.12.“: a day that is named twice is asked about: %j', (tage, errors) => {
    expect(missing({ ...both, weitere: [{ ...short, tage }] })).toEqual(errors)
  })

  test.each([
    ['24.12.', 'Donnerstag, 24.12.2026'],
    ['23.–27.12.', 'Donnerstag, 24.12.2026'],
    ['30.12.–2.1.', 'Donnerstag, 31.12.2026'],
  ])('P3: „%s“ names the day that stands twice: %s', (tage, day) => {
    expect(missingIn({ ...both, weitere: [{ ...short, tage }] }, TODAY)['w1-tage']).toContain(
      `${day} steht weiter oben schon.`,
    )
  })

  test('a day may be named twice for different kinds of hours', () => {
    const phone = { ...short, tage: '24.12.', arten: ['TELEFONISCHE_ERREICHBARKEIT'] as const }
    expect(missing({ ...both, arten: ['ALLGEMEINE_OEFFNUNGSZEIT'], weitere: [phone] })).toEqual([])
  })
})
