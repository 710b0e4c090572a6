import { mount } from '@rathausplatz/ui/testing'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME, type FrameData } from '../frame/frame-data.ts'
import { TellProvider } from '../pieces/tell.tsx'
import { answering } from '../testing/answering.ts'
import { until } from '../testing/until.ts'
import { Component, loader } from './warnings-screen.tsx'

/** Opens the screen in a town without warning services, for an account with these rights. */
async function unread(rechte: readonly string[], ofNotices: readonly string[], more: object = {}) {
  answering({
    redaktionWarnungen: () => ({ data: [], quellen: [], eingerichtet: false, aenderbar: false, ...more }),
  })
  const frame = { session: { rechte }, kinds: [{ art: 'hinweis', rechte: ofNotices }] }
  const router = createMemoryRouter([
    {
      id: FRAME,
      path: '/',
      loader: () => frame as unknown as FrameData,
      HydrateFallback: () => null,
      children: [{ index: true, Component, loader }],
    },
  ])
  const root = await mount(
    <TellProvider>
      <RouterProvider router={router} />
    </TellProvider>,
  )
  await until(() => expect(root.textContent).toContain('Warnungen werden nicht gelesen'))
  return root
}

test('An editor of notices can issue a warning at once, and sees no technical settings', async () => {
  const root = await unread([], ['schreiben'])
  const [first] = root.querySelectorAll('a')
  expect([first?.textContent, first?.getAttribute('href')]).toEqual([
    'Warnung der Stadt herausgeben',
    '/inhalte/hinweis/neu',
  ])
  expect(root.textContent).not.toContain('WARNREGION')
})

test('An administrator sees how to set up warnings, but without the right to write notices no link to issue one', async () => {
  const root = await unread(['konten-verwalten'], [])
  expect(root.textContent).toContain('WARNREGION')
  expect(root.querySelector('a[href="/inhalte/hinweis/neu"]')).toBeNull()
})

test('N1: a list of cells that is older than a year is told with its month', async () => {
  const root = await unread([], [], { liste_veraltet: 'Juni 2026' })
  expect(root.textContent).toContain('Die Liste der Gemeinden und Warnzellen ist vom Juni 2026.')
  expect((await unread([], [])).textContent).not.toContain('Warnzellen')
})
