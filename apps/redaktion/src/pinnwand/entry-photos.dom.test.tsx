import { type CallInput, CmsError, calls } from '@rathausplatz/contract'
import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME, type FrameData } from '../frame/frame-data.ts'
import { TellProvider } from '../pieces/tell.tsx'
import { answering } from '../testing/answering.ts'
import { until } from '../testing/until.ts'
import * as one from './entry-screen.tsx'
import type { BoardEntry } from './pinnwand.ts'

const waiting = calls.redaktionPinnwandEintrag.answer.parse(
  calls.redaktionPinnwandEintrag.examples[0]?.answer,
)
const [foto] = waiting.fotos
const other = { kennung: 'AAAAAAAAAAAAAAAAAAAAAA', beschreibung: 'Der Sattel von nahem', zeigen: true }
const frame = {
  session: { rechte: ['pinnwand-pruefen'] },
  kinds: [],
  stadt: undefined,
} as unknown as FrameData

type Step = CallInput<typeof calls.redaktionPinnwandSchritt>['body']

/** Opens the screen of an entry with two photos; `steps` collects the steps that it sends. */
async function open({ refuses = false } = {}) {
  const steps: Step[] = []
  let entry: BoardEntry = { ...waiting, fotos: [...waiting.fotos, other] }
  answering({
    redaktionPinnwandEintrag: () => entry,
    redaktionPinnwandSchritt: ({ body }) => {
      steps.push(body)
      if (refuses) throw new CmsError('konflikt', 'Dieser Eintrag wurde gerade von jemand anderem geändert.')
      entry = {
        ...entry,
        fassung: entry.fassung + 1,
        fotos: entry.fotos.map(photo =>
          photo.kennung === body.foto ? { ...photo, zeigen: body.schritt === 'foto-zeigen' } : photo,
        ),
      }
      return { eintrag: entry }
    },
  })
  const router = createMemoryRouter(
    [
      {
        id: FRAME,
        path: '/',
        loader: () => frame,
        HydrateFallback: () => null,
        children: [{ path: 'pinnwand/:nummer', Component: one.Component, loader: one.loader }],
      },
    ],
    { initialEntries: [`/pinnwand/${waiting.nummer}`] },
  )
  const root = await mount(
    <TellProvider>
      <RouterProvider router={router} />
    </TellProvider>,
  )
  await until(() => expect(root.querySelector('h1')).not.toBeNull())
  const press = async (label: string) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)
    await act(async () => button?.click())
  }
  return { root, steps, press }
}

test('P11: the desk shows each photo with its words, and opens it in full size', async () => {
  const { root } = await open()
  const images = [...root.querySelectorAll('img')]
  expect(images.map(({ alt }) => alt)).toEqual([
    `Foto 1: ${foto?.beschreibung}, in voller Größe (öffnet ein Fenster)`,
    'Foto 2: Der Sattel von nahem, in voller Größe (öffnet ein Fenster)',
  ])
  const address = `/api/cms/redaktion/pinnwand/${waiting.nummer}/fotos/${foto?.kennung}`
  expect(images[0]?.getAttribute('src')).toBe(address)
  expect(images[0]?.closest('a')?.getAttribute('href')).toBe(address)
  expect(root.textContent).toContain('Der Sattel von nahem')
})

test('P11: the desk leaves out one photo before the release, and takes that back; a typed reason stays', async () => {
  const { root, steps, press } = await open()
  const reason = root.querySelector('textarea')
  await act(async () => {
    if (!reason) return
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(reason, 'Zu unscharf')
    reason.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press('Foto 2 nicht zeigen')
  await until(() => expect(root.textContent).toContain('Dieses Foto sehen andere nicht.'))
  expect(root.querySelector('textarea')?.value).toBe('Zu unscharf')
  expect(root.textContent).toContain('Foto 1 nicht zeigen')
  await press('Rückgängig')
  await until(() => expect(root.textContent).not.toContain('Dieses Foto sehen andere nicht.'))
  await press('Foto 1 nicht zeigen')
  await until(() => expect(root.textContent).toContain('Foto 1 doch zeigen'))
  await press('Foto 1 doch zeigen')
  await until(() => expect(root.textContent).toContain('Foto 1 nicht zeigen'))
  const { kennung } = other
  expect(steps).toMatchObject([
    { schritt: 'foto-verbergen', foto: kennung, grundfassung: 2 },
    { schritt: 'foto-zeigen', foto: kennung, grundfassung: 3 },
    { schritt: 'foto-verbergen', foto: foto?.kennung, grundfassung: 4 },
    { schritt: 'foto-zeigen', foto: foto?.kennung, grundfassung: 5 },
  ])
})

test('P11: a step with a photo that meets another change is told', async () => {
  const { root, press } = await open({ refuses: true })
  await press('Foto 1 nicht zeigen')
  await until(() => expect(document.body.textContent).toContain('von jemand anderem geändert'))
  expect(root.textContent).not.toContain('Dieses Foto sehen andere nicht.')
})
