import { expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('The bodies are in groups with their number of members; former bodies come last', () => {
  const root = render('gremien', examples.standard)
  expect(texts(root, 'h2')).toEqual(['Der Rat', 'Ausschüsse und Beiräte', 'Fraktionen', 'Frühere Gremien'])
  expect(texts(root, 'li')[0]).toContain('23 Mitglieder')
  expect(texts(root, 'li').at(-1)).toBe('Bauausschussbis 22.07.2024')
})

test('The list of a town without bodies says that there are none', () => {
  expect(texts(render('gremien', examples.keine), 'p')).toEqual(['Hier steht noch kein Gremium.'])
})
