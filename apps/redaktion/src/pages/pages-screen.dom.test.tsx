import { calls } from '@rathausplatz/contract'
import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME, type FrameData } from '../frame/frame-data.ts'
import type { Kind } from '../kinds/kinds.ts'
import { TellProvider } from '../pieces/tell.tsx'
import { answering } from '../testing/answering.ts'
import { until } from '../testing/until.ts'
import { Component } from './pages-screen.tsx'
import type { Step } from './tree.ts'

const seite = {
  ...(calls.redaktionInhalte.examples[0]?.answer.data[0] as object),
  id: 'preise',
  art: 'seite',
  titel: 'Preise',
  schluessel: '/preise',
  pfad: '/preise',
  status: 'oeffentlich',
} as NonNullable<Step['seite']>

async function opened(rechte: Kind['rechte']) {
  answering({
    redaktionSeitenbaum: () => ({ data: [{ pfad: '/preise', seite, unterseiten: false }], mehr: false }),
    redaktionInhalte: () => ({ data: [seite], anzahl: 1, mehr: false, weiter: null }),
  })
  const frame = {
    session: { id: 'a', rollen: [], rechte: [], bereiche: ['/'] },
    kinds: [{ art: 'seite', label: { one: 'Seite', many: 'Seiten' }, rechte }],
    stadt: undefined,
  } as unknown as FrameData
  const router = createMemoryRouter(
    [
      {
        id: FRAME,
        path: '/',
        loader: () => frame,
        HydrateFallback: () => null,
        children: [{ path: 'seiten', Component }],
      },
    ],
    { initialEntries: ['/seiten'] },
  )
  const root = await mount(
    <TellProvider>
      <RouterProvider router={router} />
    </TellProvider>,
  )
  const menu = () => root.querySelector<HTMLElement>('button[aria-label="Aktionen für „Preise“"]')
  await until(() => expect(menu()).not.toBeNull())
  const labels = async () => {
    await act(async () => menu()?.click())
    const found = [...root.querySelectorAll('[role="menuitem"]')].map(one => one.textContent?.trim())
    await act(async () => menu()?.click())
    return found
  }
  const search = (text: string) =>
    act(async () => {
      const field = root.querySelector<HTMLInputElement>('#seitensuche')
      if (!field) throw new Error('no search')
      // React only notices a change through the setter of the prototype.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  return { root, menu, labels, search }
}

test.each([
  ['all rights', ['schreiben', 'freigeben', 'loeschen']],
  ['the right to write', ['schreiben']],
  ['no right', []],
] as const)(
  'P14: a page that the search found has the actions of its row in the tree, with %s',
  async (_, rechte) => {
    const { root, menu, labels, search } = await opened(rechte)
    const inTree = await labels()
    expect(inTree).toContain('Öffnen')
    await search('preise')
    await until(() => expect(root.querySelector('[aria-label="„Preise“ im Baum zeigen"]')).not.toBeNull())
    await until(() => expect(root.querySelector('[role="treegrid"]')).toBeNull())
    expect(await labels()).toEqual(inTree)
    expect(inTree.includes('Löschen')).toBe(rechte.some(right => right === 'loeschen'))
    expect(menu()).not.toBeNull()
  },
)
