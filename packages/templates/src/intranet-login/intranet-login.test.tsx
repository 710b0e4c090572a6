import { expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test.each(Object.entries(examples))('The example %s is a form of the log-in', (_, { context }) => {
  const root = render('intranet-login', { context })
  const form = root.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/intranet/anmelden')
  expect(form?.getAttribute('method')).toBe('post')
  expect([...root.querySelectorAll('input')].map(input => input.getAttribute('name'))).toEqual([
    'email',
    'passwort',
  ])
  expect(texts(root, 'label')).toEqual(expect.arrayContaining(['E-Mail-Adresse', 'Passwort']))
})

test('A heading that an editor took away stays away', () => {
  expect(texts(render('intranet-login', examples.ohneTitel), 'h2')).toEqual([])
})
