import { CmsError, calls } from '@rathausplatz/contract'
import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME } from '../frame/frame-data.ts'
import { TellProvider } from '../pieces/tell.tsx'
import { answering } from '../testing/answering.ts'
import { until } from '../testing/until.ts'
import type { Ausfuhr, Wish } from './ausfuhr.ts'
import { Component } from './ausfuhr-screen.tsx'

const done = calls.redaktionAusfuhr.examples[0]?.answer.ausfuhr as Ausfuhr
const working: Ausfuhr = { ...done, stand: 'laeuft', datei: null, anteil: 0.4 }
const failed: Ausfuhr = { ...working, stand: 'gescheitert', fehler: 'Es ging nicht.' }

async function screenWith(first: Ausfuhr | null) {
  const router = createMemoryRouter([
    {
      id: FRAME,
      path: '/',
      loader: () => ({ session: {}, kinds: [], stadt: undefined }),
      HydrateFallback: () => null,
      children: [{ index: true, loader: () => first, Component }],
    },
  ])
  const root = await mount(
    <TellProvider>
      <RouterProvider router={router} />
    </TellProvider>,
  )
  await until(() => expect(root.querySelector('h1')).not.toBeNull())
  const button = (words: string) =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === words)
  return {
    root,
    button,
    press: (words: string) => act(async () => button(words)?.click()),
    choose: (name: string) =>
      act(async () =>
        root.querySelector<HTMLInputElement>(`input[name="${name}"], input[value="${name}"]`)?.click(),
      ),
    heard: () => [...root.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join(''),
  }
}

test('Progress is visible and not announced; a change of state is announced', async () => {
  let now = working
  answering({ redaktionAusfuhr: () => ({ ausfuhr: now }) })
  const { root, heard } = await screenWith(working)
  expect(root.querySelector('progress')?.value).toBe(0.4)
  expect(root.querySelector('[role="status"] progress, [aria-live] progress')).toBeNull()
  expect(heard()).toBe('Die Datei wird erstellt.')
  now = done
  await until(() => expect(heard()).toBe('Die Datei ist fertig.'))
  const link = root.querySelector<HTMLAnchorElement>('a[download]')
  expect(link?.getAttribute('href')).toBe(`/api/cms/redaktion/ausfuhr/${done.id}/datei`)
})

test('A double click starts one export, with the chosen options', async () => {
  const begun: Wish[] = []
  const answers: (() => void)[] = []
  answering({
    async redaktionAusfuhrBeginnen({ body }) {
      begun.push(body)
      await new Promise<void>(resolve => answers.push(resolve))
      return { ausfuhr: working }
    },
    redaktionAusfuhr: () => ({ ausfuhr: working }),
  })
  const { choose, press, root } = await screenWith(null)
  await choose('mit_fassungen')
  await choose('mit_rat')
  for (const _ of ['once', 'twice']) await press('Datei erstellen')
  await until(() => expect(answers).toHaveLength(1))
  answers[0]?.()
  await until(() => expect(root.querySelector('progress')).not.toBeNull())
  expect(begun).toEqual([{ nur_oeffentlich: false, mit_fassungen: true, mit_intranet: false, mit_rat: true }])
})

test('The cancel button is not where the start button was, so a double click on start does not cancel', async () => {
  answering({
    redaktionAusfuhrBeginnen: () => ({ ausfuhr: working }),
    redaktionAusfuhr: () => ({ ausfuhr: working }),
  })
  const { press, button, root } = await screenWith(null)
  const place = button('Datei erstellen')?.closest('form')
  expect(place).not.toBeNull()
  await press('Datei erstellen')
  await until(() => expect(button('Abbrechen')).toBeDefined())
  expect(button('Abbrechen')?.parentElement?.querySelector('progress')).not.toBeNull()
  expect([root.querySelector('form'), place?.isConnected]).toEqual([null, false])
})

test('With only public contents chosen, the other options disappear', async () => {
  const begun: Wish[] = []
  answering({
    redaktionAusfuhrBeginnen({ body }) {
      begun.push(body)
      throw new CmsError('nicht-moeglich', 'Gerade nicht.')
    },
  })
  const { choose, press, root, heard } = await screenWith(null)
  await choose('mit_intranet')
  await choose('oeffentlich')
  expect(root.querySelectorAll('input[type="checkbox"]')).toHaveLength(0)
  await press('Datei erstellen')
  // A refusal is shown, and the button works again.
  await until(() => expect(heard()).toContain('Gerade nicht.'))
  await press('Datei erstellen')
  await until(() => expect(begun).toHaveLength(2))
  expect(begun[0]).toMatchObject({ nur_oeffentlich: true, mit_intranet: false })
})

test('A failed export gives the reason, and is retried with the same options', async () => {
  const begun: Wish[] = []
  answering({
    redaktionAusfuhrBeginnen({ body }) {
      begun.push(body)
      return { ausfuhr: done }
    },
  })
  const { press, root, heard } = await screenWith(failed)
  expect(root.querySelector('[role="alert"]')?.textContent).toContain('Es ging nicht.')
  await press('Noch einmal versuchen')
  await until(() => expect(heard()).toContain('Die Datei ist fertig.'))
  expect(begun).toEqual([failed.umfang])
})

test('A deleted file is not offered any more, and the focus is not lost', async () => {
  answering({ redaktionAusfuhrLoeschen: () => ({ ausfuhr: null }) })
  const { press, button, root, heard } = await screenWith(done)
  button('Jetzt löschen')?.focus()
  await press('Jetzt löschen')
  await until(() => expect(root.querySelector('a[download]')).toBeNull())
  await until(() => expect(heard()).toContain('Die Datei ist gelöscht.'))
  expect(document.activeElement).not.toBe(document.body)
})
