import { expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('Each figure belongs to its label: screen readers read the label first', () => {
  const root = render('kennzahlen', examples.standard)
  const [first] = root.querySelectorAll('dl > div')
  expect([...(first?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['DT', 'DD'])
  expect(texts(root, 'dd')).toEqual(['9.412', '34 km²', '212 ha', '118–231 m'])
})

test('The source of the figures is shown', () => {
  expect(texts(render('kennzahlen', examples.standard), 'p').at(-1)).toContain('Quelle')
})
