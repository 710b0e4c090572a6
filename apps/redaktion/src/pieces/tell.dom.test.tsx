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

test('A refusal is told in the dialog that is open, in a region that was there before, and stays after it', async () => {
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

test('What was told before a dialog opened has its room there from the first moment and stays: nothing moves under a press', async () => {
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

/** A house of two screens; from the first one step leads to the second and tells there what has become of it. */
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

test('What was told goes with its screen and its way back; another order of the same screen leaves it', async () => {
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

test('What a step tells that leads elsewhere by itself stays there until one leaves', async () => {
  const { press, router, told } = await house()
  await press('Löschen')
  await until(() => expect(router.state.location.pathname).toBe('/zwei'))
  await until(() => expect(told()).toContain('Liegt im Papierkorb.'))
  await press('Eins')
  await until(() => expect(told()).toBe(''))
})

test('A next step ends what was said of the last one, but never a way back', async () => {
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
