import { CmsError, calls as ofDesk } from '@rathausplatz/contract'
import { mount } from '@rathausplatz/ui/testing'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME, type FrameData } from '../frame/frame-data.ts'
import { TellProvider } from '../pieces/tell.tsx'
import { answering } from '../testing/answering.ts'
import { until } from '../testing/until.ts'
import { Component, loader } from './warnings-screen.tsx'

/** Opens the screen in a town without warning services, for an account with these rights. */
async function unread(
  rechte: readonly string[],
  ofNotices: readonly string[],
  more: object = {},
  calls: Parameters<typeof answering>[0] = {},
  awaited = 'Warnungen werden nicht abgerufen',
) {
  answering({
    ...calls,
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
  await until(() => expect(root.textContent).toContain(awaited))
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

test('N1: an editor has the services read now, and learns when it was too soon', async () => {
  const dwd = { quelle: 'dwd', titel: 'Deutscher Wetterdienst', stand: null, gestoert: true, zustand: 'nie' }
  let asked = 0
  const root = await unread(
    [],
    [],
    { quellen: [{ ...dwd, fehler: 'Der Dienst antwortet zu langsam.', naechster_versuch: null }] },
    {
      redaktionWarnungenLesen: () => {
        asked += 1
        if (asked > 1) throw new CmsError('zu-viele', 'Bitte warten Sie eine halbe Minute.')
        return {}
      },
    },
  )
  const button = [...root.querySelectorAll('button')].find(one => one.textContent === 'Jetzt lesen')
  button?.click()
  await until(() => expect(document.body.textContent).toContain('Die Warndienste werden gelesen.'))
  await until(() => expect(button?.getAttribute('aria-disabled')).not.toBe('true'))
  button?.click()
  await until(() => expect(document.body.textContent).toContain('Bitte warten Sie eine halbe Minute.'))
})

const [example] = ofDesk.redaktionWarnungen.answer.parse(ofDesk.redaktionWarnungen.examples[0]?.answer).data
/** Moments that are past, and ahead, whenever the test runs. */
const PAST = '2020-02-01T08:00:00.000Z'
const AHEAD = '2099-02-01T08:00:00.000Z'
const LATER = '2099-02-02T08:00:00.000Z'

test.each([
  [AHEAD, LATER, false, /gilt ab [\d.]+, [\d:]+ Uhr bis [\d.]+, [\d:]+ Uhr/],
  [AHEAD, null, false, /gilt ab [\d.]+, [\d:]+ Uhr(?! bis)/],
  [PAST, LATER, false, /gilt bis [\d.]+, [\d:]+ Uhr/],
  [null, LATER, false, /gilt bis [\d.]+, [\d:]+ Uhr/],
  [AHEAD, LATER, true, /Information/],
])('N5: the desk says from when a warning applies: %s, %s', async (beginn, bis, entwarnt, words) => {
  const one = {
    ...example,
    beginn,
    bis,
    entwarnt,
    stufe: 'information',
    verbleib: 'sichtbar',
    ausgeblendet: null,
  }
  const root = await unread([], [], { data: [one], eingerichtet: true }, {}, 'Steht auf der Website')
  expect(root.textContent).toMatch(words)
  expect(root.textContent.includes('gilt ab')).toBe(words.source.includes('ab'))
  if (entwarnt) expect(root.textContent).not.toContain('gilt')
})
