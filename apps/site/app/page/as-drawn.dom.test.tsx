import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { Entries } from './entries.tsx'
import { type PageEntry, pageEntry } from './page-entry.ts'
import { bringAllViews } from './views.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

await bringAllViews()

/** Each test uses its own numbers of entries, because the markup of a number is read only once. */
let nextPlace = 0

function headline(titel: string): PageEntry {
  const context = { titel, ueberschrift: 'h2', einleitung: 'Und <mehr> & "so"' }
  nextPlace += 1
  return pageEntry(
    { template: 'headline-teaser', slotName: 'content', context, options: {}, data: undefined },
    nextPlace,
  )
}

/** The entry as the first page sends it to the browser: without its standing part. */
const handedOver = ({ standing: _, ...entry }: PageEntry & { standing?: unknown }) => entry as PageEntry

/** Hydrates a server-rendered page and collects React's errors. */
async function takeOver(drawn: readonly PageEntry[], handed: readonly PageEntry[]) {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Entries entries={drawn} />)
  const before = place.innerHTML
  const complaints: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(place, <Entries entries={handed} />, { onRecoverableError: error => complaints.push(error) }),
  )
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  const show = (entries: readonly PageEntry[]) => act(async () => root.render(<Entries entries={entries} />))
  return { place, before, complaints, show }
}

test('A standing entry keeps the markup of the server, although its data is not in the browser', async () => {
  const entries = [headline('Willkommen'), headline('Und noch einmal')]
  const { place, before, complaints, show } = await takeOver(entries, entries.map(handedOver))
  expect(before).toContain('Und &lt;mehr&gt;')
  expect([place.innerHTML, complaints]).toEqual([before, []])
  // The page is rendered again when another part of it changes.
  await show(entries.map(handedOver))
  expect(place.innerHTML).toBe(before)
})

test('After navigation, the next page has its data in the browser and is rendered from it', async () => {
  const entry = headline('Willkommen')
  const { place, show } = await takeOver([entry], [handedOver(entry)])
  await show([headline('Rathaus')])
  expect([...place.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Rathaus'])
})

test('A page that the browser renders again still shows its standing entries', async () => {
  const entry = headline('Willkommen')
  const { place, before, show } = await takeOver([entry], [handedOver(entry)])
  await show([])
  expect(place.innerHTML).toBe('')
  await show([handedOver(entry)])
  expect(place.innerHTML).toBe(before)
})

test('An interactive entry keeps its data', () => {
  const entry = { template: 'newsticker', slotName: 'content', context: {}, options: {}, data: [] } as const
  expect(pageEntry(entry, 1)).toBe(entry)
})
