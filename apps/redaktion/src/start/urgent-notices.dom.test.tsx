import { type CallAnswer, calls } from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME, type FrameData } from '../frame/frame-data.ts'
import { row } from '../list/testing/desk-at.tsx'
import { TellProvider } from '../pieces/tell.tsx'
import { answering } from '../testing/answering.ts'
import { until } from '../testing/until.ts'
import { UrgentNotices } from './urgent-notices.tsx'

const example = calls.redaktionInhalt.examples[0]?.answer as CallAnswer<typeof calls.redaktionInhalt>
const frame = {
  session: calls.redaktionAnmeldung.examples[0]?.answer,
  kinds: [{ art: 'hinweis', rechte: ['freigeben'] }],
  stadt: undefined,
} as unknown as FrameData

/**
 * Withdraws a public notice of this level on the start screen, and presses its undo. `published` holds the
 * bodies of the calls that publish.
 */
async function noticeOf(stufe: string) {
  const published: unknown[] = []
  const rechte = ['schreiben', 'freigeben'] as const
  answering({
    ...fakeCms(),
    redaktionInhalt: ({ params: { id } }) =>
      ({ ...example, id, art: 'hinweis', fassung: 1, daten: { stufe }, rechte: [...rechte] }) as never,
    redaktionInhalte: () => ({ data: [], anzahl: 0, mehr: false, weiter: null }),
    redaktionVeroeffentlichen: ({ body }) => {
      published.push(body)
      return example as never
    },
  })
  const notice = row('Gehen Sie ins Haus', {
    art: 'hinweis',
    status: 'oeffentlich',
    fassung: 1,
    oeffentliche_fassung: 1,
  })
  const router = createMemoryRouter([
    {
      id: FRAME,
      path: '/',
      loader: () => frame,
      HydrateFallback: () => null,
      Component: () => <UrgentNotices notices={[notice]} />,
    },
  ])
  const root = await mount(
    <TellProvider>
      <RouterProvider router={router} />
    </TellProvider>,
  )
  const button = (name: string) =>
    [...root.querySelectorAll('button')].find(
      one => (one.getAttribute('aria-label') ?? one.textContent).trim() === name,
    )
  const press = async (name: string) => {
    await until(() => expect(button(name)).toBeDefined())
    await act(async () => button(name)?.click())
  }
  await press('„Gehen Sie ins Haus“ abschalten')
  await press('Wieder schalten')
  return { published, press, root }
}

test.each([
  [1, 0, '', ''],
  [4, 0, '', ''],
  [5, 0, 'Es sind 5 Hinweise.', ''],
  [50, 0, 'Es sind 50 Hinweise.', ''],
  [50, 3, 'Es sind 53 Hinweise.', ''],
  [51, 0, 'Es sind 51 Hinweise.', 'und einen davon nicht'],
  [62, 3, 'Es sind 65 Hinweise.', 'und 12 davon nicht: Bitte schalten Sie ab, was nicht mehr gilt.'],
])(
  'N8: of %i public and %i planned notices the start screen says how many there are',
  async (count, planned, said, leftOut) => {
    const rows = [...Array(count + planned).keys()].map(at =>
      row(`Markt ${at}`, {
        art: 'hinweis',
        status: at < count ? 'oeffentlich' : 'geplant',
        oeffentliche_fassung: 1,
      }),
    )
    answering(fakeCms())
    const router = createMemoryRouter([
      {
        id: FRAME,
        path: '/',
        loader: () => frame,
        HydrateFallback: () => null,
        Component: () => <UrgentNotices notices={rows} />,
      },
    ])
    const root = await mount(
      <TellProvider>
        <RouterProvider router={router} />
      </TellProvider>,
    )
    await until(() => expect(root.querySelectorAll('li')).toHaveLength(count + planned))
    expect(root.textContent).toContain(`${said || 'Website'}${said && ' '}Hinweise stehen`)
    expect(root.textContent).toContain(leftOut)
    expect(root.textContent.includes('davon nicht')).toBe(leftOut !== '')
  },
)

test('A withdrawn notice is restored with one press', async () => {
  const { published } = await noticeOf('wichtig')
  await until(() => expect(published).toHaveLength(1))
})

test('An emergency is restored only after a second question', async () => {
  const { published, press, root } = await noticeOf('notfall')
  await press('Notfall veröffentlichen …')
  expect(root.textContent).toContain('Offene Seiten zeigen ihn')
  expect(published).toEqual([])
  await until(() => expect(root.querySelector('dialog [aria-disabled=true]')).toBeNull())
  await press('Ja, den Notfall veröffentlichen')
  await until(() => expect(published).toHaveLength(1))
})
