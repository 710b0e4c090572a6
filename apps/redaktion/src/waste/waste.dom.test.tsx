import { calls } from '@rathausplatz/contract'
import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME, type FrameData } from '../frame/frame-data.ts'
import { TellProvider } from '../pieces/tell.tsx'
import { answering } from '../testing/answering.ts'
import { until } from '../testing/until.ts'
import * as form from './tour-form-screen.tsx'
import * as screen from './tour-screen.tsx'

const street = (number: number) => ({
  id: `strasse${String(number).padStart(3, '0')}`,
  ort: 'Kernstadt',
  bezirk: '',
  strasse: number % 2 === 0 ? `Weg ${number}` : `Straße ${number}`,
  hausnummern: '',
  name: `${number % 2 === 0 ? 'Weg' : 'Straße'} ${number}, Kernstadt`,
})
const streets = Array.from({ length: 240 }, (_, number) => street(number))

const whole = calls.redaktionAbfalltour.answer.parse(calls.redaktionAbfalltour.examples[0]?.answer)
const tour = {
  ...whole,
  regel: {
    ...whole.regel,
    saisons: [{ von: '06-01', bis: '09-30', alle_wochen: 1 }],
    vor_festen: true,
  } as typeof whole.regel,
  orte: [street(3), street(4)],
  anzahl_orte: 2,
}

const frame: FrameData = {
  session: { rechte: ['abfall-pflegen'], bereiche: ['/'] } as unknown as FrameData['session'],
  kinds: [],
  stadt: undefined,
}

async function open(path: string) {
  const bodies: unknown[] = []
  const keep = (body: object) => {
    bodies.push(body)
    return tour
  }
  answering({
    redaktionAbfall: () => calls.redaktionAbfall.answer.parse(calls.redaktionAbfall.examples[0]?.answer),
    redaktionAbfallorte: () => ({
      data: streets.map(one => Object.assign({}, one, { touren: 1 })),
      gesamt: streets.length,
      mehr: false,
    }),
    redaktionAbfalltour: () => tour,
    redaktionAbfalltourAnlegen: ({ body }) => keep(body),
    redaktionAbfalltourAendern: ({ body }) => keep(body),
  })
  const router = createMemoryRouter(
    [
      {
        id: FRAME,
        path: '/',
        loader: () => frame,
        HydrateFallback: () => null,
        children: [
          { path: 'abfall/touren/neu', Component: form.Component, loader: form.loader },
          { path: 'abfall/touren/:id', Component: screen.Component, loader: screen.loader },
          { path: 'abfall/touren/:id/aendern', Component: form.Component, loader: form.loader },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  const root = await mount(
    <TellProvider>
      <RouterProvider router={router} />
    </TellProvider>,
  )
  await until(() => expect(root.querySelector('h1')).not.toBeNull())
  const press = (name: string) =>
    act(async () =>
      [...root.querySelectorAll('button')]
        .findLast(({ textContent }) => textContent.trim() === name)
        ?.click(),
    )
  const labelled = (name: string) => {
    const label = [...root.querySelectorAll('label')].find(({ textContent }) => textContent.includes(name))
    return label?.control as HTMLInputElement | null | undefined
  }
  return { root, bodies, press, labelled }
}

test('A tour that is kept as it was is sent as it was, with its seasons and streets', async () => {
  const { root, bodies, press } = await open(`/abfall/touren/${tour.id}/aendern`)
  await press('Änderungen speichern')
  await until(() => expect(root.querySelector('h1')?.textContent).toBe(tour.name))
  const { name, fraktion, regel, zeit_von, zeit_bis, platz, hinweis } = tour
  expect(bodies).toEqual([
    { name, fraktion, regel, zeit_von, zeit_bis, platz, hinweis, orte: tour.orte.map(({ id }) => id) },
  ])
})

test('All streets that are found are chosen at once, also those beyond the list, and the others stay', async () => {
  const { root, bodies, press, labelled } = await open(`/abfall/touren/${tour.id}/aendern`)
  const search = labelled('Straßen suchen')
  if (!search) throw new Error('no search')
  expect(root.querySelectorAll('ul input[type=checkbox]')).toHaveLength(100)
  // Those of the tour come first.
  expect(root.querySelector('ul input[type=checkbox]')?.parentElement?.textContent).toBe(
    'Straße 3, Kernstadt',
  )
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(search, 'STRASSE')
    search.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press('Alle gefundenen wählen')
  expect(root.textContent).toContain('121 von 240 gewählt')
  await press('Änderungen speichern')
  await until(() => expect(bodies).toHaveLength(1))
  expect((bodies[0] as { orte: string[] }).orte).toHaveLength(121)
})

test('Enter in the search for streets saves nothing', async () => {
  const { labelled } = await open('/abfall/touren/neu')
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  await act(async () => void labelled('Straßen suchen')?.dispatchEvent(enter))
  expect(enter.defaultPrevented).toBe(true)
})
