import { cmsInProcess } from '@rathausplatz/contract'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { schemas } from '../schemas.ts'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts, view } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadStellenboerse } from './load.ts'

const { context } = schemas.stellenboerse
const { standard, nurLink } = examples
const portal = 'https://rebenau.bewerberportal.example/stellen'

async function inBrowser(content: { context: unknown; data: unknown }) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  await act(async () => root.render(view('stellenboerse', content)))
  return place
}

const load = (link: string) =>
  loadStellenboerse(
    cmsInProcess({}),
    { context: context.parse({ ...standard.context, link }), options: {} },
    entryPage(),
  )

test('Without scripts only the plain link is shown', () => {
  const root = render('stellenboerse', standard)
  expect(links(root)).toEqual([[portal, 'Bewerberportal in neuem Fenster öffnen']])
  expect(root.querySelector('button, iframe')).toBeNull()
})

test('K-05: before the click there are provider, explanation, button and plain link, but no frame', async () => {
  const root = await inBrowser(standard)
  expect(root.querySelector('iframe')).toBeNull()
  expect(texts(root, 'button')).toEqual(['Inhalt laden'])
  expect(root.textContent).toContain('Bewerberportal Oberrhein GmbH, Musterstadt')
  expect(links(root)).toContainEqual(['/datenschutz', 'Hinweise zum Datenschutz'])
  expect(links(root)).toContainEqual([portal, 'Bewerberportal in neuem Fenster öffnen'])
})

test('X-08: a portal that the operator has not allowed is only linked', async () => {
  const root = await inBrowser(nurLink)
  expect(texts(root, 'button')).toEqual([])
  expect(links(root).map(([href]) => href)).toEqual([portal])
})

test.each([
  [portal, true],
  ['https://rebenau.bewerberportal.example:8443/', false],
  ['https://rebenau.bewerberportal.example.evil.example/', false],
  ['https://evil.example/?https://rebenau.bewerberportal.example', false],
  ['https://rebenau.bewerberportal.example@evil.example/', false],
])('X-08: a frame for %s is allowed: %s', async (link, allowed) => {
  expect(await load(link)).toMatchObject({ darfEingebettetWerden: allowed })
})

test.each(['http://rebenau.bewerberportal.example/', '/rathaus/stellen', '', 'javascript:alert(1)'])(
  'The address %j of a portal is refused',
  link => {
    expect(context.safeParse({ ...standard.context, link }).success).toBe(false)
  },
)

test('Spec §1: the page states about 250 employees and pay by collective agreement', () => {
  const root = render('stellenboerse', standard)
  expect(root.textContent).toMatch(/Rund 250 Menschen.*Tarifvertrag \(TVöD\)/)
})
