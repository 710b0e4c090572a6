import { CmsError } from '@rathausplatz/contract'
import { mount } from '@rathausplatz/ui/testing'
import { act, useState } from 'react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { useNextRow } from '../list/use-next-row.ts'
import { until } from '../testing/until.ts'
import { Dialog } from './dialog.tsx'
import { TellProvider } from './tell.tsx'
import { useOneStep } from './use-one-step.ts'

/** A list of names that steps remove, some only after a question in a dialog. */
async function listOf(...names: string[]) {
  let left = names
  const taken: string[] = []
  let open: () => void = () => {}
  const gate = () => new Promise<void>(resolve => (open = resolve))
  const take = async (name: string) => {
    taken.push(name)
    await gate()
    if (name === 'bleibt') throw new CmsError('nicht-erlaubt')
    left = left.filter(one => one !== name)
  }
  function List() {
    const shown = useLoaderData<readonly string[]>()
    const [asked, setAsked] = useState<string>()
    const { isBusy, once } = useOneStep()
    const rows = useNextRow<HTMLUListElement>()
    return (
      <>
        <h1 tabIndex={-1}>Namen</h1>
        {shown.length > 0 && (
          <ul {...rows}>
            {shown.map(name => (
              <li key={name}>
                <button type="button" aria-disabled={isBusy} onClick={() => void once(() => take(name))}>
                  {name}
                </button>
                <button type="button" onClick={() => setAsked(name)}>
                  {`${name} …`}
                </button>
              </li>
            ))}
          </ul>
        )}
        <Dialog isOpen={asked !== undefined} title="Fort damit?" onClose={() => setAsked(undefined)}>
          <button
            type="button"
            onClick={() => void once(() => take(asked ?? '')).then(is => is && setAsked(undefined))}
          >
            Ja
          </button>
        </Dialog>
      </>
    )
  }
  const router = createMemoryRouter([
    { path: '/', loader: () => left, Component: List, HydrateFallback: () => null },
  ])
  const root = await mount(
    <TellProvider>
      <RouterProvider router={router} />
    </TellProvider>,
  )
  await until(() => expect(root.querySelector('h1')).not.toBeNull())
  return {
    root,
    taken,
    press: async (name: string) =>
      act(async () => {
        const button = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)
        button?.focus()
        button?.click()
      }),
    answer: async () => act(async () => open()),
  }
}

test('While a step runs and the list is reloaded, no other step begins', async () => {
  const { root, taken, press, answer } = await listOf('anna', 'berta', 'clara')
  await press('anna')
  await press('anna')
  await press('berta')
  expect(taken).toEqual(['anna'])
  await answer()
  await until(() => expect(root.querySelectorAll('li')).toHaveLength(2))
  await until(() => expect(root.querySelector('[aria-disabled=true]')).toBeNull())
  await press('berta')
  expect(taken).toEqual(['anna', 'berta'])
})

test('A refusal is shown, and the row keeps the focus', async () => {
  const { root, press, answer } = await listOf('bleibt', 'berta')
  await press('bleibt')
  await answer()
  await until(() => expect(root.querySelector('[role=status]')?.textContent).not.toBe(''))
  expect(document.activeElement?.textContent).toBe('bleibt')
})

test.each([
  ['anna', 'berta'],
  ['clara', 'berta'],
])('When the row of %s disappears, the focus moves to %s', async (gone, next) => {
  const { press, answer } = await listOf('anna', 'berta', 'clara')
  await press(gone)
  await answer()
  await until(() => expect(document.activeElement?.textContent).toBe(next))
})

test('When a row disappears after a dialog, the focus moves to the next row too', async () => {
  const { root, press, answer } = await listOf('anna', 'berta')
  await press('anna …')
  await press('Ja')
  await answer()
  await until(() => expect(root.querySelector('dialog')).toBeNull())
  await until(() => expect(document.activeElement?.textContent).toBe('berta'))
})

test('When the last row disappears, the focus moves to the heading of the screen', async () => {
  const { root, press, answer } = await listOf('anna')
  await press('anna')
  await answer()
  await until(() => expect(document.activeElement).toBe(root.querySelector('h1')))
})
