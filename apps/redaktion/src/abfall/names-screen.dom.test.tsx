import { type Abfallname, calls } from '@rathausplatz/contract'
import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME, type FrameData } from '../frame/frame-data.ts'
import { TellProvider } from '../pieces/tell.tsx'
import { answering } from '../testing/answering.ts'
import { until } from '../testing/until.ts'
import * as screen from './names-screen.tsx'

const [green] = calls.redaktionAbfallnamen.answer.parse(calls.redaktionAbfallnamen.examples[0]?.answer).data
const frame: FrameData = {
  session: { rechte: ['abfall-pflegen'], bereiche: ['/'] } as unknown as FrameData['session'],
  kinds: [],
  stadt: undefined,
}

async function open() {
  let names: Abfallname[] = green ? [green] : []
  answering({
    redaktionAbfallnamen: () => ({ data: names }),
    redaktionAbfallnameFestlegen: ({ body }) => {
      const kept = { ...body, id: body.name, geaendert_am: '2026-11-20T08:00:00.000Z' }
      names = [...names.filter(({ name }) => name !== body.name), kept]
      return kept
    },
    redaktionAbfallnameLoeschen: () => {
      names = []
      return {}
    },
  })
  const children = [{ path: 'abfall/namen', Component: screen.Component, loader: screen.loader }]
  const router = createMemoryRouter(
    [{ id: FRAME, path: '/', loader: () => frame, HydrateFallback: () => null, children }],
    { initialEntries: ['/abfall/namen'] },
  )
  const root = await mount(
    <TellProvider>
      <RouterProvider router={router} />
    </TellProvider>,
  )
  await until(() => expect(root.querySelector('h1')?.textContent).toBe('Namen in Dateien'))
  const press = (name: string) =>
    act(async () =>
      [...root.querySelectorAll('button')]
        .findLast(one => (one.getAttribute('aria-label') ?? one.textContent).trim() === name)
        ?.click(),
    )
  const listed = () => [...root.querySelectorAll('main li, ul[role=list] > li')].map(li => li.textContent)
  const field = (label: string) =>
    [...root.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(label))?.control
  const put = (label: string, value: string) =>
    act(async () => {
      const control = field(label) as HTMLInputElement | HTMLSelectElement
      const kind = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value)
      control.dispatchEvent(new Event('change', { bubbles: true }))
    })
  return { root, press, listed, put }
}

test('W9: the names that the town has explained are listed, changed, added and deleted', async () => {
  const { root, press, listed, put } = await open()
  expect(listed().join()).toContain('Grüne Tonne Papier')
  await press('Ändern: Grüne Tonne')
  await put('Das ist', 'biomuell')
  await press('Speichern')
  await until(() => expect(listed().join()).toContain('Grüne Tonne Biotonne'))

  await press('Neuer Name')
  await press('Speichern')
  expect(root.textContent).toContain('Bitte geben Sie den Namen an, wie er in der Datei steht.')
  expect(root.textContent).toContain('Bitte wählen Sie, was der Name bedeutet.')
  await put('Name in der Datei', 'Altkleider')
  await put('Das ist', 'keine')
  await press('Speichern')
  await until(() => expect(listed().join()).toContain('Altkleider keine Abfuhr'))

  await press('Löschen: Altkleider')
  expect(root.textContent).toContain('In späteren Dateien ist der Name dann wieder unbekannt.')
  await press('Löschen')
  await until(() => expect(root.textContent).toContain('Es ist noch kein Name festgelegt.'))
})
