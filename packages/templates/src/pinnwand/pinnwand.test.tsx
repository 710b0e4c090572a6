import { expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test.each(Object.entries(examples))('The example %s shows its title and its text', (_, { context }) => {
  const root = render('pinnwand', { context })
  expect(texts(root, 'h2')).toEqual([context.titel])
  expect(texts(root, 'p')).toEqual('text' in context ? [context.text] : [])
})
