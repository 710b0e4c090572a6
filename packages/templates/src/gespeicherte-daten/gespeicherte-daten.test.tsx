import { dauerInWorten, gespeicherteDaten } from '@rathausplatz/contract/gespeicherte-daten'
import { expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test.each(Object.entries(examples))('The example %s shows its title and its text', (_, { context }) => {
  const root = render('gespeicherte-daten', { context })
  expect(texts(root, 'h2')).toEqual([context.titel])
  expect(texts(root, 'p')).toEqual('text' in context ? [context.text] : [])
})

test('T3: every line of the list stands on the page with what, what for, how long and on which ground', () => {
  const root = render('gespeicherte-daten', examples.standard)
  for (const { name, was, zweck, dauer, grundlage } of Object.values(gespeicherteDaten)) {
    expect(texts(root, `[data-name="${name}"] dd`)).toEqual([was, zweck, dauerInWorten(dauer), grundlage])
  }
  expect(root.querySelectorAll('dl')).toHaveLength(Object.keys(gespeicherteDaten).length)
})

test('A term reads as people say it', () => {
  expect([1, 7, 365].map(tage => dauerInWorten({ tage }))).toEqual(['1 Tag', '7 Tage', '1 Jahr'])
})
