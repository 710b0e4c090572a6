import { expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'
import { employmentInWords } from './employment.ts'
import { examples } from './examples.ts'
import { deadlineInWords } from './view.tsx'

const facts = (content: { context: unknown }) => {
  const root = render('stelle', content)
  const names = texts(root, 'article > dl dt')
  return Object.fromEntries(texts(root, 'article > dl dd').map((text, index) => [names[index], text]))
}

test.each([
  [['FULL_TIME'], 'Vollzeit'],
  [['FULL_TIME', 'PART_TIME'], 'Vollzeit oder Teilzeit'],
  [['PART_TIME', 'TEMPORARY'], 'Teilzeit, befristet'],
  [['TEMPORARY', 'FULL_TIME', 'PART_TIME'], 'Vollzeit oder Teilzeit, befristet'],
  [['INTERN'], 'Ausbildung oder Praktikum'],
  [['VOLUNTEER', 'TEMPORARY'], 'Freiwilligendienst, befristet'],
  [[], ''],
] as const)('%j is called „%s“: only working hours are a choice', (types, words) => {
  expect(employmentInWords(types)).toBe(words)
})

test('A job shows deadline, extent and pay first', () => {
  expect(facts(examples.standard)).toMatchObject({
    'Bewerben bis': '13.12.2026',
    Beschäftigung: 'Vollzeit oder Teilzeit',
    Umfang: '50 bis 100 Prozent',
    Bezahlung: 'EG 9b TVöD3.714\u00a0€ bis 5.038\u00a0€ brutto im Monat bei voller Arbeitszeit',
  })
})

test('A job without a deadline says that it is open until it is filled', () => {
  expect(facts(examples.nurPflicht)).toMatchObject({ 'Bewerben bis': 'zur Besetzung der Stelle' })
})

test('Empty texts have no heading', () => {
  expect(texts(render('stelle', examples.nurPflicht), 'h2')).toEqual([])
})

test.each([
  ['2026-11-30T16:15:00+01:00', '30.11.2026, 16:15 Uhr'],
  ['2026-11-30T12:00:00+01:00', '30.11.2026, 12:00 Uhr'],
  ['2026-11-30T00:01:00+01:00', '30.11.2026, 00:01 Uhr'],
  ['2026-11-30T23:30:00+01:00', '30.11.2026, 23:30 Uhr'],
  ['2026-07-15T10:00:00Z', '15.07.2026, 12:00 Uhr'],
  ['2026-12-01T00:00:00+01:00', '30.11.2026'],
  ['2026-11-30T23:59:00+01:00', '30.11.2026'],
  ['2026-11-30T23:59:59+01:00', '30.11.2026'],
  ['2026-07-15T22:00:00Z', '15.07.2026'],
  ['2027-01-01T00:00:00+01:00', '31.12.2026'],
])('P6: a job with the deadline %s says „%s“', (validThrough, words) => {
  expect(deadlineInWords(validThrough)).toBe(words)
})
