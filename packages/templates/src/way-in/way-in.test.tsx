import { describe, expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'
import { wayInExamples } from './examples.ts'

const ways = Object.entries(wayInExamples('Für alle, die hier arbeiten.'))
const named = ways.map(([name, { context }]) => [name, context] as const)

describe.each(['intranet', 'raete'] as const)('The log-in of %s on a page of the town', room => {
  test.each(named)('posts e-mail address and password to the log-in page: example %s', (_, context) => {
    const root = render(`${room}-login`, { context })
    const form = root.querySelector('form')
    expect(form?.getAttribute('action')).toBe(`/${room}/anmelden`)
    expect(form?.getAttribute('method')).toBe('post')
    expect([...root.querySelectorAll('input')].map(input => input.getAttribute('name'))).toEqual([
      'email',
      'passwort',
    ])
    expect(texts(root, 'label')).toEqual(expect.arrayContaining(['E-Mail-Adresse', 'Passwort']))
    expect(root.querySelector('a')?.getAttribute('href')).toBe(`/${room}/passwort-vergessen`)
  })
})

test.each(named)('The log-out of the intranet is a button, not a link: example %s', (_, context) => {
  const root = render('intranet-logout', { context })
  const form = root.querySelector('form')
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/intranet/abmelden'])
  expect(texts(root, 'button')).toEqual(['Vom Intranet abmelden'])
  expect(root.querySelector('a')).toBeNull()
})

test.each([
  ['raete-passwort', '/raete/passwort', 'Passwort ändern'],
  ['raete-berichte', '/raete/berichte', 'Berichte lesen'],
] as const)('%s links a page behind the log-in and shows none of its content', (name, href, label) => {
  for (const [, context] of named) {
    const root = render(name, { context })
    expect([...root.querySelectorAll('a')].map(link => link.getAttribute('href'))).toEqual([href])
    expect(texts(root, 'a')).toEqual([label])
    expect(root.querySelectorAll('form, input')).toHaveLength(0)
  }
})

test('An empty title gives no heading, not even the default one', () => {
  for (const name of [
    'intranet-login',
    'intranet-logout',
    'raete-login',
    'raete-passwort',
    'raete-berichte',
  ] as const)
    expect(texts(render(name, wayInExamples('').ohneTitel), 'h2'), name).toEqual([])
})
