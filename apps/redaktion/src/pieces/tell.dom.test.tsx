import { mount } from '@rathausplatz/ui/testing'
import { act, useState } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation, useNavigate } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { until } from '../testing/until.ts'
import { Dialog } from './dialog.tsx'
import { TellProvider, useHush, useTell } from './tell.tsx'

function Asking() {
  const [isOpen, setOpen] = useState(false)
  const tell = useTell()
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ersetzen …
      </button>
      <Dialog isOpen={isOpen} title="Ersetzen" onClose={() => setOpen(false)}>
        <button type="button" onClick={() => tell({ text: 'Das geht hier nicht.', isFailure: true })}>
          Ersetzen
        </button>
      </Dialog>
    </>
  )
}

test('A refusal is announced in the open dialog, in an existing live region, and stays after the dialog closes', async () => {
  const root = await mount(
    <TellProvider>
      <Asking />
    </TellProvider>,
  )
  const press = async (name: string) =>
    act(async () =>
      [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
    )
  const regions = () => [...root.querySelectorAll('[role=status]')]
  await press('Ersetzen …')
  const [region] = regions()
  expect(region?.closest('dialog')).not.toBeNull()
  expect(region?.textContent).toBe('')

  await press('Ersetzen')
  await until(() => expect(region?.textContent).toContain('Das geht hier nicht.'))
  expect(regions()).toEqual([region])

  await press('Schließen')
  await until(() =>
    expect(regions().map(({ textContent }) => textContent)).toEqual(['Das geht hier nicht.Ausblenden']),
  )
  expect(root.querySelector('dialog')).toBeNull()
})

test('A message shown before a dialog opens is in the dialog at once, and disappears only after the dialog is closed', async () => {
  function Saving() {
    const [isOpen, setOpen] = useState(false)
    const tell = useTell()
    return (
      <>
        <button type="button" onClick={() => tell({ text: 'Gespeichert.' })}>
          Speichern
        </button>
        <button type="button" onClick={() => setOpen(true)}>
          Öffnen
        </button>
        <Dialog isOpen={isOpen} title="Frage" onClose={() => setOpen(false)}>
          <p>Warum?</p>
        </Dialog>
      </>
    )
  }
  const root = await mount(
    <TellProvider>
      <Saving />
    </TellProvider>,
  )
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const press = (name: string) =>
    act(async () =>
      [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
    )
  const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
  const words = () => root.querySelector('[role=status]')?.firstElementChild?.textContent
  await press('Speichern')
  await press('Öffnen')
  expect(words()).toBe('Gespeichert.')
  await pass(60_000)
  expect(words()).toBe('Gespeichert.')
  await press('Schließen')
  await pass(60_000)
  expect(words()).toBeUndefined()
})

/** Two screens; a step on the first one leads to the second and shows its message there. */
async function house() {
  function Frame() {
    const { pathname } = useLocation()
    return (
      <TellProvider screen={pathname}>
        <Outlet />
      </TellProvider>
    )
  }
  function One() {
    const tell = useTell()
    const navigate = useNavigate()
    return (
      <>
        <button
          type="button"
          onClick={() => tell({ text: 'Eingesetzt.', undo: { label: 'Rückgängig', run: () => {} } })}
        >
          Einsetzen
        </button>
        <button type="button" onClick={() => void navigate('?sortierung=titel')}>
          Sortieren
        </button>
        <button
          type="button"
          onClick={async () => {
            tell({ text: 'Liegt im Papierkorb.', isFailure: true, onto: '/zwei' })
            await navigate('/zwei')
          }}
        >
          Löschen
        </button>
        <Link to="/zwei">Zwei</Link>
      </>
    )
  }
  const children = [
    { path: 'eins', Component: One },
    { path: 'zwei', Component: () => <Link to="/eins">Eins</Link> },
  ]
  const router = createMemoryRouter([{ path: '/', Component: Frame, children }], {
    initialEntries: ['/eins'],
  })
  const root = await mount(<RouterProvider router={router} />)
  const press = async (name: string) =>
    act(async () =>
      [...root.querySelectorAll<HTMLElement>('button, a')]
        .find(({ textContent }) => textContent === name)
        ?.click(),
    )
  return { press, router, told: () => root.querySelector('[role=status]')?.textContent }
}

test('A message and its undo disappear with their screen, but not with another sort order of the same screen', async () => {
  const { press, router, told } = await house()
  await press('Einsetzen')
  await until(() => expect(told()).toContain('Eingesetzt.'))
  await press('Sortieren')
  await until(() => expect(router.state.location.search).toBe('?sortierung=titel'))
  expect(told()).toContain('Eingesetzt.')
  await press('Zwei')
  await until(() => expect(told()).toBe(''))
  await press('Eins')
  expect(told()).toBe('')
})

test('The message of a step that navigates stays on the target screen until the user leaves that screen', async () => {
  const { press, router, told } = await house()
  await press('Löschen')
  await until(() => expect(router.state.location.pathname).toBe('/zwei'))
  await until(() => expect(told()).toContain('Liegt im Papierkorb.'))
  await press('Eins')
  await until(() => expect(told()).toBe(''))
})

test('A next step removes the message of the last one, unless it offers undo', async () => {
  function Steps() {
    const tell = useTell()
    const hush = useHush()
    const undo = { label: 'Rückgängig', run: () => {} }
    return (
      <>
        <button type="button" onClick={() => tell({ text: 'Eine Angabe fehlt.', isFailure: true })}>
          Speichern
        </button>
        <button type="button" onClick={() => tell({ text: 'Abgeschaltet.', undo })}>
          Abschalten
        </button>
        <button type="button" onClick={hush}>
          Veröffentlichen
        </button>
      </>
    )
  }
  const root = await mount(
    <TellProvider>
      <Steps />
    </TellProvider>,
  )
  const press = (name: string) =>
    act(async () =>
      [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
    )
  const told = () => root.querySelector('[role=status]')?.textContent
  await press('Speichern')
  await until(() => expect(told()).toContain('Eine Angabe fehlt.'))
  await press('Veröffentlichen')
  expect(told()).toBe('')
  await press('Abschalten')
  await press('Veröffentlichen')
  expect(told()).toContain('Abgeschaltet.')
})
