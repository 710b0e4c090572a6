import { mount } from '@rathausplatz/ui/testing'
import { act, useState } from 'react'
import { createBrowserRouter, Link, Outlet, RouterProvider, useLocation, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { until } from '../testing/until.ts'
import { Dialog } from './dialog.tsx'
import { TellProvider, useTell } from './tell.tsx'

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

/** A house of two screens; from the first one step leads to the second and tells there what has become of it. */
async function house() {
  history.replaceState(null, '', '/eins')
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
            await navigate('/zwei')
            tell({ text: 'Liegt im Papierkorb.', isFailure: true })
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
  const router = createBrowserRouter([{ path: '/', Component: Frame, children }])
  const root = await mount(<RouterProvider router={router} />)
  const press = async (name: string) =>
    act(async () =>
      [...root.querySelectorAll<HTMLElement>('button, a')]
        .find(({ textContent }) => textContent === name)
        ?.click(),
    )
  return { press, told: () => root.querySelector('[role=status]')?.textContent }
}

test('What was told goes with its screen and its way back; another order of the same screen leaves it', async () => {
  const { press, told } = await house()
  await press('Einsetzen')
  await until(() => expect(told()).toContain('Eingesetzt.'))
  await press('Sortieren')
  await until(() => expect(location.search).toBe('?sortierung=titel'))
  expect(told()).toContain('Eingesetzt.')
  await press('Zwei')
  await until(() => expect(told()).toBe(''))
  await press('Eins')
  expect(told()).toBe('')
})

test('What is told while the next screen is still on its way is told there', async () => {
  history.replaceState(null, '', '/eins')
  function Step({ onLead }: { onLead: () => void }) {
    const tell = useTell()
    const run = () => {
      history.pushState(null, '', '/zwei')
      tell({ text: 'Eingeladen.', isFailure: true })
      onLead()
    }
    return (
      <button type="button" onClick={run}>
        Einladen
      </button>
    )
  }
  function Frame() {
    const [screen, setScreen] = useState('/eins')
    return (
      <TellProvider screen={screen}>
        <Step onLead={() => setScreen('/zwei')} />
        <p>{screen}</p>
      </TellProvider>
    )
  }
  const root = await mount(<Frame />)
  await act(async () => root.querySelector('button')?.click())
  await until(() => expect(root.querySelector('p')?.textContent).toBe('/zwei'))
  await until(() => expect(root.querySelector('[role=status]')?.textContent).toContain('Eingeladen.'))
})

test('What a step tells where it has led stays there until one leaves', async () => {
  const { press, told } = await house()
  await press('Löschen')
  await until(() => expect(told()).toContain('Liegt im Papierkorb.'))
  await press('Eins')
  await until(() => expect(told()).toBe(''))
})
