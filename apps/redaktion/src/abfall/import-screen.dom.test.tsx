import { type CmsHandlers, calls } from '@rathausplatz/contract'
import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME, type FrameData } from '../frame/frame-data.ts'
import { TellProvider } from '../pieces/tell.tsx'
import { answering } from '../testing/answering.ts'
import { until } from '../testing/until.ts'
import * as screen from './import-screen.tsx'

const [example] = calls.redaktionAbfalleinfuhren.answer.parse(
  calls.redaktionAbfalleinfuhren.examples[0]?.answer,
).data

const frame: FrameData = {
  session: { rechte: ['abfall-pflegen'], bereiche: ['/'] } as unknown as FrameData['session'],
  kinds: [],
  stadt: undefined,
}

test('Before the import the report names the removed collections, and counts added, kept and removed ones by street', async () => {
  const going = Array.from({ length: 12 }, (_, at) => ({
    was: 'entfallen' as const,
    fraktion: 'biomuell' as const,
    orte: 'Kelterstraße, Kernstadt',
    vorher: `2027-01-${10 + at}`,
    nachher: null,
  }))
  const strassen = [
    { ort: 'Kelterstraße, Kernstadt', neu: 0, verschoben: 0, bleiben: 37, entfallen: 12 },
    { ort: 'Rheinweg, Kernstadt', neu: 26, verschoben: 2, bleiben: 1, entfallen: 1 },
  ]
  answering({
    redaktionAbfallnamen: () => ({ data: [] }),
    redaktionAbfalleinfuhren: () => ({
      data: [{ ...example, aenderungen: going, strassen, anzahl_strassen: 500 } as never],
    }),
  })
  const router = createMemoryRouter(
    [
      {
        id: FRAME,
        path: '/',
        loader: () => frame,
        HydrateFallback: () => null,
        children: [{ path: 'abfall/einlesen', Component: screen.Component, loader: screen.loader }],
      },
    ],
    { initialEntries: ['/abfall/einlesen'] },
  )
  const root = await mount(
    <TellProvider>
      <RouterProvider router={router} />
    </TellProvider>,
  )
  await until(() => expect(root.textContent).toContain('Je Straße'))
  const lines = [...root.querySelectorAll('li')].map(({ textContent }) => textContent)
  // Each collection is named, the later ones in a fold.
  expect(lines.filter(line => line.endsWith(': Biotonne, Kelterstraße, Kernstadt'))).toHaveLength(12)
  expect(root.querySelector('details summary')?.textContent).toBeDefined()
  const rows = [...root.querySelectorAll('tr')].map(({ cells }) =>
    [...cells].map(({ textContent }) => textContent).join(' '),
  )
  expect(rows).toEqual([
    'Straße Neu Verschoben oder geändert Bleiben Fallen weg',
    'Kelterstraße, Kernstadt 0 0 37 12',
    'Rheinweg, Kernstadt 26 2 1 1',
  ])
  expect(root.textContent).toContain('… und 498 weitere')
})

/** Opens the screen with two files, the newer one with doubts. */
async function open(handlers: CmsHandlers = {}) {
  const newest = { ...example, id: 'neu', name: 'neu.csv', bedenken: ['Die Datei nennt keine Straßen.'] }
  const imports = [newest, { ...example, id: 'alt', name: 'alt.csv' }] as (typeof newest)[]
  const asked = answering({
    redaktionAbfalleinfuhren: () => ({ data: imports as never }),
    redaktionAbfallnamen: () => ({ data: [] }),
    ...handlers,
  })
  const router = createMemoryRouter(
    [
      {
        id: FRAME,
        path: '/',
        loader: () => frame,
        HydrateFallback: () => null,
        children: [{ path: 'abfall/einlesen', Component: screen.Component, loader: screen.loader }],
      },
    ],
    { initialEntries: ['/abfall/einlesen'] },
  )
  const root = await mount(
    <TellProvider>
      <RouterProvider router={router} />
    </TellProvider>,
  )
  const button = (name: string, within: Element = root) =>
    [...within.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  await until(() => expect(button('Übernehmen')).toBeDefined())
  return { root, button, imports, asked, press: (name: string) => act(async () => button(name)?.click()) }
}

const TOO_LARGE = new File([new Uint8Array(31 * 1024 * 1024)], 'leer.csv')

test('A refused file is named in the focused alert, and no report of another file is below it', async () => {
  const { root, button } = await open()
  const choice = root.querySelector<HTMLInputElement>('input[type=file]')
  Object.defineProperty(choice, 'files', { value: [TOO_LARGE] })
  await act(async () => choice?.dispatchEvent(new Event('change', { bubbles: true })))
  await until(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'))
  expect(document.activeElement?.querySelector('h2')?.textContent).toBe('„leer.csv“ wurde nicht gelesen')
  expect(document.activeElement?.textContent).toContain('gelesen werden höchstens')
  const earlier = root.querySelector('section[aria-labelledby=frueher]')
  expect(
    [...(earlier?.querySelectorAll('ul > li') ?? [])].map(li => li.textContent?.split(' ')[0]),
  ).toContain('neu.csv')
  expect(button('Übernehmen')?.closest('details')?.open).toBe(false)
})

test('Collections are not imported before their doubts are confirmed: the checkbox says so and has the focus', async () => {
  const { root, press, asked } = await open()
  await press('Übernehmen')
  const box = root.querySelector<HTMLInputElement>('[name=trotzdem]')
  expect(document.activeElement).toBe(box)
  expect(box?.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(box?.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'setzen Sie hier den Haken',
  )
  expect(asked.filter(call => call.startsWith('POST'))).toEqual([])
})

test('After the import the focus is on the message, and no error is left', async () => {
  const { root, imports, press } = await open({
    redaktionAbfalleinfuhrStarten: () => {
      imports[0] = { ...imports[0], stand: 'fertig' } as (typeof imports)[0]
      return imports[0] as never
    },
  })
  await press('Übernehmen')
  await act(async () => root.querySelector<HTMLInputElement>('[name=trotzdem]')?.click())
  await press('Übernehmen')
  await until(() => expect(document.activeElement?.textContent).toBe('neu.csv: Übernommen'))
  expect(root.textContent).not.toContain('Haken')
  expect(root.querySelector('[role=status][class]')).toBeNull()
})

test('After a file is discarded, the report of the previous file stays folded', async () => {
  const { root, imports, button, press } = await open({
    redaktionAbfalleinfuhrLoeschen: () => {
      imports.shift()
      return {}
    },
  })
  await press('Verwerfen')
  await until(() => expect(root.textContent).not.toContain('neu.csv'))
  expect(button('Übernehmen')?.closest('details')?.open).toBe(false)
})

test('A folded report is unfolded when its import starts, and stays unfolded', async () => {
  const staende = ['geprueft']
  const { root, button, press } = await open({
    // Each poll finds the next state.
    redaktionAbfalleinfuhren: () => {
      const stand = (staende.length > 1 ? staende.shift() : staende[0]) as 'geprueft'
      return {
        data: [{ ...example, id: 'neu', name: 'neu.csv', bedenken: ['Bedenken.'], stand } as never],
      }
    },
    redaktionAbfalleinfuhrStarten: () => {
      staende.splice(0, 1, 'laeuft', 'fertig')
      return { ...example, stand: 'laeuft' } as never
    },
  })
  const choice = root.querySelector<HTMLInputElement>('input[type=file]')
  Object.defineProperty(choice, 'files', { value: [TOO_LARGE] })
  await act(async () => choice?.dispatchEvent(new Event('change', { bubbles: true })))
  const fold = button('Übernehmen')?.closest('details')
  expect(fold).not.toBeNull()
  await act(async () => root.querySelector<HTMLInputElement>('[name=trotzdem]')?.click())
  await press('Übernehmen')
  await until(() => expect(root.textContent).toContain('neu.csv: Übernommen'))
  const heading = [...root.querySelectorAll('h2')].find(h2 => h2.textContent?.startsWith('neu.csv'))
  expect(heading?.closest('details')).toBeNull()
})

/** Chooses an option of a select field by its label. */
const choose = (root: Element, label: string, value: string) =>
  act(async () => {
    const field = [...root.querySelectorAll('label')].find(({ textContent }) => textContent === label)
      ?.control as HTMLSelectElement
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })

test('W9: the report offers its unknown names; explained ones are stored and leave the form', async () => {
  const kept: unknown[] = []
  const data: { id: string; name: string; bedeutung: 'papier'; geaendert_am: string }[] = []
  const withNames = {
    ...example,
    unbekannte_namen: [
      { name: 'Grüne Tonne', anzahl: 26 },
      { name: 'Rundtonne', anzahl: 1 },
    ],
  }
  const { root, press } = await open({
    redaktionAbfalleinfuhren: () => ({ data: [withNames] as never }),
    redaktionAbfallnamen: () => ({ data }),
    redaktionAbfallnameFestlegen: ({ body }) => {
      kept.push(body)
      const name = {
        id: 'x',
        name: body.name,
        bedeutung: 'papier' as const,
        geaendert_am: example?.geprueft_am ?? '',
      }
      data.push(name)
      return name
    },
  })
  await press('Festlegen')
  expect(root.textContent).toContain('Bitte wählen Sie bei mindestens einem Namen, was er bedeutet.')
  expect(kept).toEqual([])
  await choose(root, 'Grüne Tonne (26-mal)', 'papier')
  await press('Festlegen')
  await until(() => expect(kept).toEqual([{ name: 'Grüne Tonne', bedeutung: 'papier' }]))
  await until(() =>
    expect([...root.querySelectorAll('form label')].map(({ textContent }) => textContent)).not.toContain(
      'Grüne Tonne (26-mal)',
    ),
  )
  expect(root.textContent).toContain('Bitte lesen Sie die Datei noch einmal ein.')
  expect([...root.querySelectorAll('form label')].map(({ textContent }) => textContent)).toContain(
    'Rundtonne',
  )
})
