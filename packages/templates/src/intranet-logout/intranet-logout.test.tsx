import { expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test.each(Object.entries(examples))('The example %s is a button, never a link', (_, { context }) => {
  const root = render('intranet-logout', { context })
  const form = root.querySelector('form')
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/intranet/abmelden'])
  expect(texts(root, 'button')).toEqual(['Vom Intranet abmelden'])
  expect(root.querySelector('a')).toBeNull()
})

test('A heading that an editor took away stays away', () => {
  expect(texts(render('intranet-logout', examples.ohneTitel), 'h2')).toEqual([])
})
