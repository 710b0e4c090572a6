import { expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'
import { employmentInWords } from './employment.ts'
import { examples } from './examples.ts'

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
