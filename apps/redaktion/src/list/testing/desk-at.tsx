import { type CallAnswer, type CmsHandlers, calls } from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { formOf, type RecordDefinition, type RecordKind, records } from '@rathausplatz/contract/records'
import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Row } from '../../contents/row.ts'
import { FRAME } from '../../frame/frame-data.ts'
import { loadFrame } from '../../frame/load-frame.ts'
import { Trouble } from '../../frame/trouble.tsx'
import type { Kind } from '../../kinds/kinds.ts'
import { TellProvider } from '../../pieces/tell.tsx'
import { answering } from '../../testing/answering.ts'
import { until } from '../../testing/until.ts'
import { loadTrash } from '../../trash/load-trash.ts'
import { TrashScreen } from '../../trash/trash-screen.tsx'
import { ListScreen } from '../list-screen.tsx'
import { loadList } from '../load-list.ts'

/** A row as the CMS sends it. */
export const row = (titel: string, more: Partial<Row> = {}): Row => ({
  id: titel.toLowerCase().replaceAll(/\W/g, '-'),
  art: 'veranstaltung',
  titel,
  schluessel: `/veranstaltungen/${titel.toLowerCase()}`,
  pfad: `/veranstaltungen/${titel.toLowerCase()}`,
  zielgruppe: 'oeffentlich',
  status: 'entwurf',
  luecken: 0,
  fassung: 1,
  oeffentliche_fassung: null,
  gueltig_von: null,
  gueltig_bis: null,
  zurueckgenommen_am: null,
  angelegt_am: '2026-11-20T08:00:00.000Z',
  geaendert_am: '2026-11-20T08:00:00.000Z',
  geaendert_von: { id: 'b', name: 'Berta Muster' },
  geloescht_am: null,
  datum: '2026-12-05T18:00:00.000Z',
  geloescht_von: null,
  felder: { ort: 'Marktplatz' },
  eigene: false,
  ...more,
})

/** The kinds of the CMS with the rights of the account: all by default. */
const kinds = (rights: Readonly<Record<string, Kind['rechte']>>) =>
  Object.entries(records as Readonly<Record<RecordKind, RecordDefinition>>).map(([art, record]) => ({
    art,
    label: record.label,
    titelfeld: record.title,
    schluesselfeld: record.key ?? 'slug',
    unter: record.under ?? null,
    einzeln: record.single ?? false,
    liste: record.list as Record<string, unknown>,
    felder: formOf(record) as never,
    rechte: [...(rights[art] ?? (['schreiben', 'freigeben', 'loeschen'] as const))],
  }))

const session = calls.redaktionAnmeldung.examples[0]?.answer as CallAnswer<typeof calls.redaktionAnmeldung>
const empty = { data: [], anzahl: 0, mehr: false, weiter: null }

/** Kinds are cached while a desk is open, so the tests of a file share them. */
const SOMEBODY: Readonly<Record<string, Kind['rechte']>> = { seite: ['schreiben'], rubrik: [] }

/** Opens the desk at an address, with a CMS that answers with these handlers. */
export async function deskAt(address: string, handlers: CmsHandlers) {
  const asked = answering({
    ...fakeCms(),
    redaktionAnmeldung: () => ({ ...session, rechte: ['inhalte-lesen'] }),
    redaktionFormulare: () => ({ data: kinds(SOMEBODY) }),
    redaktionInhalte: () => empty,
    ...handlers,
  })
  const router = createMemoryRouter(
    [
      {
        id: FRAME,
        path: '/',
        loader: loadFrame,
        shouldRevalidate: () => false,
        ErrorBoundary: Trouble,
        HydrateFallback: () => null,
        children: [
          { path: 'inhalte/:art', loader: loadList, Component: ListScreen, ErrorBoundary: Trouble },
          { path: 'inhalte/:art/:id', Component: () => null },
          { path: 'papierkorb', loader: loadTrash, Component: TrashScreen },
        ],
      },
    ],
    { initialEntries: [address] },
  )
  const root = await mount(
    <TellProvider>
      <RouterProvider router={router} />
    </TellProvider>,
  )
  await until(() => {
    if (router.state.navigation.state !== 'idle' || !router.state.initialized) throw new Error('not yet')
  })
  const named = (name: string) => (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim() === name
  const find = (selector: string, name: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].find(named(name))
  return {
    root,
    router,
    asked,
    button: (name: string) => find('button', name),
    press: async (name: string) => {
      const control = find('button, a, input, label', name)
      if (!control) throw new Error(`There is no ${name}`)
      await act(async () => control.click())
    },
    titles: () => [...root.querySelectorAll('tbody th')].map(({ textContent }) => textContent),
    type: async (text: string) => {
      const field = root.querySelector<HTMLInputElement>('input[type=search]')
      if (!field) throw new Error('nothing to type into')
      await act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })
    },
  }
}
