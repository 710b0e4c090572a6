import { expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test.each([
  ['information', 'Gut zu wissen'],
  ['standard', 'Wichtig'],
  ['dringend', 'Dringend'],
] as const)(
  'The level of the example %s is stated in words and by an icon hidden from screen readers',
  (example, word) => {
    const root = render('hinweis', examples[example])
    expect(texts(root, '[role="note"] p')[0]).toBe(word)
    expect(root.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  },
)

test('The three levels have different icons', () => {
  const signs = (['information', 'standard', 'dringend'] as const).map(
    example => render('hinweis', examples[example]).querySelector('svg')?.innerHTML,
  )
  expect(new Set(signs).size).toBe(3)
})

test('An unknown level counts as information', () => {
  const root = render('hinweis', { context: { stufe: 'panik', titel: 'Ruhe' } })
  expect(texts(root, 'p')).toEqual(['Gut zu wissen'])
})

test('The link is shown if there is one', () => {
  expect(links(render('hinweis', examples.standard))).toEqual([['/buecherei', 'Alle Öffnungszeiten']])
  expect(links(render('hinweis', examples.nurTitel))).toEqual([])
})
