import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { Entries } from './entries.tsx'
import { type PageEntry, pageEntry } from './page-entry.ts'
import { bringAllViews } from './views.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

await bringAllViews()

/** Each test has places of its own: a page reads what it carried once. */
let nextPlace = 0

function headline(titel: string): PageEntry {
  const context = { titel, ueberschrift: 'h2', einleitung: 'Und <mehr> & "so"' }
  nextPlace += 1
  return pageEntry(
    { template: 'headline-teaser', slotName: 'content', context, options: {}, data: undefined },
    nextPlace,
  )
}

/** The entry as the first page hands it to the browser. */
const handedOver = ({ standing: _, ...entry }: PageEntry & { standing?: unknown }) => entry as PageEntry

/** A page from the server that a browser takes over; what React has to say of it. */
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

test('What stands stays as the server drew it, without its data', async () => {
  const entries = [headline('Willkommen'), headline('Und noch einmal')]
  const { place, before, complaints, show } = await takeOver(entries, entries.map(handedOver))
  expect(before).toContain('Und &lt;mehr&gt;')
  expect([place.innerHTML, complaints]).toEqual([before, []])
  // The page is drawn anew where something else on it changes.
  await show(entries.map(handedOver))
  expect(place.innerHTML).toBe(before)
})

test('The next page brings its content and is drawn from that', async () => {
  const entry = headline('Willkommen')
  const { place, show } = await takeOver([entry], [handedOver(entry)])
  await show([headline('Rathaus')])
  expect([...place.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Rathaus'])
})

test('A page that has to be drawn anew in the browser loses nothing', async () => {
  const entry = headline('Willkommen')
  const { place, before, show } = await takeOver([entry], [handedOver(entry)])
  await show([])
  expect(place.innerHTML).toBe('')
  await show([handedOver(entry)])
  expect(place.innerHTML).toBe(before)
})

test('What can be operated keeps its content', () => {
  const entry = { template: 'newsticker', slotName: 'content', context: {}, options: {}, data: [] } as const
  expect(pageEntry(entry, 1)).toBe(entry)
})
