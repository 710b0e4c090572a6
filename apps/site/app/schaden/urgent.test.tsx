import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Urgent } from './urgent.tsx'

const zentrale = '030 23125-100'

test.each<[string, object, string[]]>([
  [
    'at night too, where a town has such a number',
    { telefon: zentrale, bereitschaft: '030 23125-175' },
    ['175', 'Tag und Nacht'],
  ],
  ['as the town is called, where it has none', { telefon: zentrale, bereitschaft: '' }, ['100']],
  ['in an emergency alone, where a CMS says neither', {}, []],
])('Urgent damages are reported by telephone %s', (_, stadt, said) => {
  const Page = () => <Urgent />
  const Site = createRoutesStub([
    { id: 'root', path: '/', loader: () => ({ stadt }), Component: Page, HydrateFallback: () => null },
  ])
  const html = renderToStaticMarkup(
    <Site initialEntries={['/']} hydrationData={{ loaderData: { root: { stadt } } }} />,
  )
  const text = html.replaceAll(/<[^>]+>/g, '')
  expect(text).toMatch(/im Notfall 112\.$/)
  for (const one of said) expect(text).toContain(one)
  expect(text.includes('Tag und Nacht')).toBe(said.includes('Tag und Nacht'))
})
