import { cmsInProcess, organisationseinheit } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { routeLink } from '../contact/route-link.ts'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadAnschrift } from './load.ts'

test('The entry shows address and contact data; telephone numbers and mail addresses are links', () => {
  const root = render('anschrift', examples.mitFax)
  expect(texts(root, 'address span')).toEqual(['Rathaus', 'Marktplatz\u00a01', '76999 Rebenau'])
  expect(texts(root, 'dt')).toEqual(['Telefon', 'Fax', 'E-Mail'])
  expect(links(root).map(([href]) => href)).toEqual([
    '/rathaus',
    'tel:+493023125100',
    'mailto:stadt@rebenau.example.org',
    'https://www.openstreetmap.org/directions?to=Marktplatz+1%2C+76999+Rebenau',
  ])
})

test('The link to the route planner says that it leaves the site; the entry embeds nothing from there', () => {
  const root = render('anschrift', examples.standard)
  expect(links(root).at(-1)?.[1]).toBe('Weg planen mit OpenStreetMap (andere Website)')
  expect(root.querySelector('img, iframe, script, object')).toBeNull()
})

test('An address without a street has no route link; a missing address leaves no empty element', () => {
  expect(routeLink({ location: 'Rathaus', street: '', zip: '76999', city: 'Rebenau' })).toBeUndefined()
  expect(render('anschrift', examples.nurTelefon).querySelector('address')).toBeNull()
})

test('On its own page an office has no link to itself', async () => {
  const cms = cmsInProcess({
    organisationseinheit: () => organisationseinheit.parse({ id: 'x', name: 'Bad', detailURL: '/vorschau' }),
  })
  const entry = { context: { titel: 'Kontakt', einheit: 'x' }, options: {} }
  expect((await loadAnschrift(cms, entry, entryPage())).detailURL).toBe('')
  expect((await loadAnschrift(cms, entry, { ...entryPage(), path: '/leben' })).detailURL).toBe('/vorschau')
})
