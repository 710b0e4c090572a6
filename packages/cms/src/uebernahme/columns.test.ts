import { describe, expect, test } from 'vitest'
import { matched } from './columns/match-columns.ts'
import { dateOf } from './columns/read-day.ts'
import { recordOf } from './columns/row-record.ts'
import { tableKinds, targetsOf } from './columns/targets.ts'
import { decodeText } from './decode-text.ts'

describe('Dates in common formats', () => {
  test.each([
    ['24.12.2026 18:00', '2026-12-24T18:00:00+01:00'],
    ['24.7.26, 18 Uhr', '2026-07-24T18:00:00+02:00'],
    ['24.07.2026 18.30 Uhr', '2026-07-24T18:30:00+02:00'],
    ['Fr, 24. Juli 2026 um 9:05', '2026-07-24T09:05:00+02:00'],
    ['24. März 2026', '2026-03-24T00:00:00+01:00'],
    ['2026-07-24', '2026-07-24T00:00:00+02:00'],
    ['2026-07-24 18:00:00', '2026-07-24T18:00:00+02:00'],
    ['2026-07-24T18:00:00Z', '2026-07-24T18:00:00.000Z'],
    ['1.1.75', '1975-01-01T00:00:00+01:00'],
  ])('%s is %s', (text, moment) => expect(dateOf(text, true)).toEqual({ value: moment }))

  test.each([
    ['2026-07-23T22:30:00Z', '2026-07-24'],
    ['2026-07-24T00:30:00+02:00', '2026-07-24'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
    ['2026-07-24T18:00:00Z', '2026-07-24'],
  ])('the moment %s is on the day %s in German time', (text, day) => {
    expect(dateOf(text, false)).toEqual({ value: day })
  })

  test.each([
    '31.02.2026',
    '24.13.2026',
    '24.12.2026 25:00',
    'morgen',
    '12',
    '2026',
    '',
    '0.0.0000',
    '9'.repeat(99),
  ])('%s is not a date', text =>
    expect(dateOf(text, true)).toMatchObject({ satz: expect.stringContaining('ist kein Datum') }),
  )
})

describe('A cell', () => {
  const stelle = (felder: Record<string, unknown>) =>
    recordOf(Object.values(felder), Object.keys(felder), 'stelle')

  test('may contain numbers, choices and texts in German notation', () => {
    const { daten, fehler } = stelle({
      titel: ' Erzieher/in \n (m/w/d) ',
      entgelt_von: '3.103,50 €',
      entgelt_bis: '3900',
      employmentType: 'Vollzeit; Teilzeit',
      aufgaben: 'Erstens\nnoch eins\n\n<b>Zweitens</b> & mehr',
    })
    expect(fehler).toEqual([])
    expect(daten).toEqual({
      titel: 'Erzieher/in (m/w/d)',
      entgelt_von: 3103.5,
      entgelt_bis: 3900,
      employmentType: ['FULL_TIME', 'PART_TIME'],
      aufgaben: '<p>Erstens<br>noch eins</p><p>&lt;b&gt;Zweitens&lt;/b&gt; &amp; mehr</p>',
    })
  })

  test('that does not fit is reported with the name of its field', () => {
    const { fehler } = stelle({ entgelt_von: 'viel', employmentType: 'Vollmond' })
    expect(fehler.map(({ feld }) => feld).toSorted()).toEqual(['employmentType', 'entgelt_von'])
    expect(recordOf(['vielleicht'], ['kostenlos'], 'veranstaltung').fehler[0]?.satz).toBe(
      '„vielleicht“ ist weder ja noch nein.',
    )
  })
})

test('Each kind that tables can contain has target fields, and a column named like a target field is matched to it', () => {
  for (const kind of tableKinds) {
    const targets = targetsOf(kind)
    expect(targets.length, kind).toBeGreaterThan(0)
    const top = targets.filter(({ feld }) => !/[.[]/.test(feld))
    expect(
      matched(
        top.map(({ feld }) => feld),
        targets,
      ),
      kind,
    ).toEqual(top.map(({ feld }) => feld))
  }
})

test('Text is decoded in any common encoding', () => {
  const word = 'Größe'
  const latin = Uint8Array.from(word, letter => letter.charCodeAt(0))
  expect(decodeText(new TextEncoder().encode(word))).toBe(word)
  expect(decodeText(latin)).toBe(word)
  const utf16 = new Uint8Array(Uint16Array.from(`\uFEFF${word}`, letter => letter.charCodeAt(0)).buffer)
  expect(decodeText(utf16)).toBe(word)
  const xml = Uint8Array.from(`<?xml version="1.0" encoding="ISO-8859-1"?><a>${word}</a>`, letter =>
    letter.charCodeAt(0),
  )
  expect(decodeText(xml)).toContain(word)
})
