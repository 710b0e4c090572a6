import { mount } from '@rathausplatz/ui/testing'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME, type FrameData } from '../frame/frame-data.ts'
import { answering } from '../testing/answering.ts'
import { until } from '../testing/until.ts'
import { ReadingPanel } from './reading-panel.tsx'

const ID = '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d01'

/** Renders the panel for an account with these rights. */
async function open(rechte: readonly string[]) {
  const frame = { session: { rechte }, kinds: [], stadt: undefined } as unknown as FrameData
  const router = createMemoryRouter([
    {
      id: FRAME,
      path: '/',
      loader: () => frame,
      HydrateFallback: () => null,
      element: <ReadingPanel id={ID} />,
    },
  ])
  const root = await mount(<RouterProvider router={router} />)
  await until(() => expect(router.state.initialized).toBe(true))
  return root
}

test('The panel of a text shows who has confirmed it, who has not, and who confirmed before the last change', async () => {
  answering({
    redaktionLesebestaetigungen: () => ({
      gelesen: [{ name: 'Miriam Huber', am: '2026-11-11T08:15:00.000Z', frueher: true }],
      offen: [{ name: 'Jan Oberle' }],
    }),
  })
  const root = await open(['lesebestaetigungen-lesen'])
  await until(() => expect(root.textContent).toContain('1 von 2 Beschäftigten'))
  expect(root.textContent).toContain('Noch nicht (1)Jan Oberle')
  expect(root.textContent).toMatch(/Miriam Huber, .*eine frühere Fassung/)
})

test('Without the right to read confirmations the panel makes no call and is empty', async () => {
  const asked = answering({})
  const root = await open(['inhalte-lesen'])
  expect([asked, root.textContent]).toEqual([[], ''])
})
