import { describe, expect, test } from 'vitest'
import type { Meaning } from './typed-day.ts'
import { typedPeriod } from './typed-period.ts'

const heute = '2026-11-27'
const read = (text: string, sinn: Meaning = 'jeder') => {
  const found = typedPeriod(text, { heute, sinn })
  return 'fault' in found ? found.fault : found.period
}
const words = (text: string, sinn?: Meaning) => {
  const found = read(text, sinn)
  return typeof found === 'string' ? found : found.words
}

describe('P9: where a rough time is enough, it is read as people type it', () => {
  test.each<[string, string, string, string]>([
    ['Mai 2026', '2026-05-01', '2026-05-31', 'Mai 2026'],
    ["mai '26", '2026-05-01', '2026-05-31', 'Mai 2026'],
    ['im Mai 2026', '2026-05-01', '2026-05-31', 'Mai 2026'],
    ['ca. Mai 2026', '2026-05-01', '2026-05-31', 'Mai 2026'],
    ['ungefähr im Mai 2026', '2026-05-01', '2026-05-31', 'Mai 2026'],
    ['Anfang Mai 2026', '2026-05-01', '2026-05-31', 'Anfang Mai 2026'],
    ['05/2026', '2026-05-01', '2026-05-31', 'Mai 2026'],
    ['5.2026', '2026-05-01', '2026-05-31', 'Mai 2026'],
    ['2026-05', '2026-05-01', '2026-05-31', 'Mai 2026'],
    ['Sept. 2025', '2025-09-01', '2025-09-30', 'September 2025'],
    ['Sommer 2026', '2026-06-01', '2026-08-31', 'Sommer 2026'],
    ['Frühling 2026', '2026-03-01', '2026-05-31', 'Frühjahr 2026'],
    ['im Herbst 25', '2025-09-01', '2025-11-30', 'Herbst 2025'],
    ['Winter 2026/27', '2026-12-01', '2027-02-28', 'Winter 2026/27'],
    ['KW 12 2027', '2027-03-22', '2027-03-28', 'KW 12/2027'],
    ['KW12/27', '2027-03-22', '2027-03-28', 'KW 12/2027'],
    ['12. KW 2027', '2027-03-22', '2027-03-28', 'KW 12/2027'],
    ['Kalenderwoche 1, 2026', '2025-12-29', '2026-01-04', 'KW 1/2026'],
    ['2027-W12', '2027-03-22', '2027-03-28', 'KW 12/2027'],
    ['2. Quartal 2026', '2026-04-01', '2026-06-30', '2. Quartal 2026'],
    ['Q4 2026', '2026-10-01', '2026-12-31', '4. Quartal 2026'],
    ['2. Halbjahr 2026', '2026-07-01', '2026-12-31', '2. Halbjahr 2026'],
    ['2019', '2019-01-01', '2019-12-31', '2019'],
    ['ca. 2019', '2019-01-01', '2019-12-31', '2019'],
    ['im Jahr 2019', '2019-01-01', '2019-12-31', '2019'],
    ['Ende 2019', '2019-01-01', '2019-12-31', 'Ende 2019'],
    ['letztes Jahr', '2025-01-01', '2025-12-31', '2025'],
    ['nächsten Monat', '2026-12-01', '2026-12-31', 'Dezember 2026'],
    ['nächste Woche', '2026-11-30', '2026-12-06', 'KW 49/2026'],
    ['vor drei Jahren', '2023-01-01', '2023-12-31', '2023'],
    ['vor 2 Monaten', '2026-09-01', '2026-09-30', 'September 2026'],
    ['vor einem Jahr', '2025-01-01', '2025-12-31', '2025'],
    ['28.11.2026', '2026-11-28', '2026-11-28', '2026-11-28'],
    ['etwa 28.11.2026', '2026-11-28', '2026-11-28', '2026-11-28'],
    ['28. November 2026', '2026-11-28', '2026-11-28', '2026-11-28'],
  ])('%j is %s to %s: %s', (typed, from, to, said) => {
    expect(read(typed)).toEqual({ from, to, words: said })
  })

  test.each<[string, Meaning, string]>([
    ['Mai', 'kommend', 'Mai 2027'],
    ['Mai', 'vergangen', 'Mai 2026'],
    ['November', 'kommend', 'November 2026'],
    ['Dezember', 'vergangen', 'Dezember 2025'],
    ['Sommer', 'kommend', 'Sommer 2027'],
    ['KW 12', 'kommend', 'KW 12/2027'],
    ['KW 12', 'vergangen', 'KW 12/2026'],
    ['Mai 40', 'geburt', 'Mai 1940'],
  ])('%j in a field of the meaning %s is %s', (typed, sinn, said) => {
    expect(words(typed, sinn)).toBe(said)
  })

  test.each<[string, Meaning, RegExp]>([
    ['Mai', 'geburt', /auch das Jahr an, zum Beispiel Mai 2026/],
    ['Sommer', 'jeder', /auch das Jahr an, zum Beispiel Sommer 2026/],
    ['KW 60', 'jeder', /höchstens 53 Wochen/],
    ['bald', 'jeder', /^Ungefähr genügt, zum Beispiel: Mai 2026 oder 2026\.$/],
    ['Sommer oder Herbst 2026', 'jeder', /zum Beispiel/],
    ['31.2.2026', 'jeder', /Februar 2026 hat 28 Tage/],
    ['13/2026', 'jeder', /zum Beispiel/],
  ])('%j in a field of the meaning %s is refused: %s', (typed, sinn, fault) => {
    expect(read(typed, sinn)).toMatch(fault)
  })
})
