import { type CallAnswer, calls } from '@rathausplatz/contract'
import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME, type FrameData } from '../frame/frame-data.ts'
import { TellProvider } from '../pieces/tell.tsx'
import { answering } from '../testing/answering.ts'
import { until } from '../testing/until.ts'
import * as list from './eingaenge-screen.tsx'
import * as one from './eingang-screen.tsx'

type Found = CallAnswer<typeof calls.redaktionEingaenge>

const found = calls.redaktionEingaenge.answer.parse(calls.redaktionEingaenge.examples[0]?.answer)
const whole = calls.redaktionEingang.answer.parse(calls.redaktionEingang.examples[0]?.answer)
const [row] = found.data as [Found['data'][0]]
const form = (slug: string, titel: string, anzahl: number) => ({ slug, titel, anzahl })
const frame = {
  session: { rechte: ['eingaenge-lesen', 'eingaenge-bearbeiten'], bereiche: ['/'] },
  kinds: [],
  stadt: undefined,
} as unknown as FrameData

async function open(path: string, formulare: Found['formulare'] = [], eingang = whole, more: object = {}) {
  answering({
    ...more,
    redaktionEingaenge: () => ({
      ...found,
      data: [{ ...row, worum: 'Barriere auf dieser Website', amtsmail: eingang.amtsmail }],
      formulare,
    }),
    redaktionEingang: () => eingang,
    redaktionEingangPersonen: () => ({ data: [] }),
  })
  const router = createMemoryRouter(
    [
      {
        id: FRAME,
        path: '/',
        loader: () => frame,
        HydrateFallback: () => null,
        children: [
          { path: 'eingaenge', Component: list.Component, loader: list.loader },
          { path: 'eingaenge/:vorgang', Component: one.Component, loader: one.loader },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  const root = await mount(
    <TellProvider>
      <RouterProvider router={router} />
    </TellProvider>,
  )
  await until(() => expect(root.querySelector('h1')).not.toBeNull())
  return root
}

test('A row names its subject, and the filter counts the submissions of each form', async () => {
  const root = await open('/eingaenge', [form('kontakt', 'Nachricht', 3), form('hund', 'Hund', 0)])
  expect(root.querySelector('li a[href^="/eingaenge/F"]')?.textContent).toBe(
    'Veranstaltung melden: Barriere auf dieser Website, F-7GQ2M9XD',
  )
  expect([...root.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'Alle Formulare',
    'Nachricht (3)',
    'Hund',
  ])
})

test('The button for a table is disabled and says why, unless one form is chosen or there is only one', async () => {
  const two = [form('kontakt', 'Nachricht', 3), form('hund', 'Hund', 0)]
  const none = await open('/eingaenge', two)
  const button = [...none.querySelectorAll('button')].find(one => one.textContent === 'Als Tabelle speichern')
  expect(button?.getAttribute('aria-disabled')).toBe('true')
  const why = document.getElementById(button?.getAttribute('aria-describedby') ?? '')
  expect(why?.textContent).toBe('Bitte zuerst ein Formular wählen.')
  for (const [path, forms] of [
    ['/eingaenge?formular=kontakt', two],
    ['/eingaenge', two.slice(0, 1)],
  ] as const) {
    const root = await open(path, forms)
    expect(root.querySelector('a[download]')?.getAttribute('href')).toContain('formular=kontakt')
  }
})

test('The button to take a submission is primary only if nobody handles the submission', async () => {
  const look = async (zustaendig: typeof whole.zustaendig) => {
    const root = await open('/eingaenge/F-7GQ2M9XD', [], { ...whole, zustaendig })
    return [...root.querySelectorAll('button')].find(one => one.textContent === 'Übernehmen')?.dataset['look']
  }
  expect(await look(null)).toBe('solid')
  expect(await look({ id: 'b', name: 'Berta Klein', ich: false })).toBe('outline')
})

test('a second press while a step runs is no second step', async () => {
  const steps: unknown[] = []
  const root = await open(
    '/eingaenge/F-7GQ2M9XD',
    [],
    { ...whole, zustaendig: null },
    {
      redaktionEingangBearbeiten: ({ body }: { body: unknown }) => {
        steps.push(body)
        return whole
      },
    },
  )
  const take = [...root.querySelectorAll('button')].find(one => one.textContent === 'Übernehmen')
  await act(async () => {
    take?.click()
    take?.click()
  })
  await until(() => expect(root.textContent).toContain('Sie kümmern sich darum.'))
  expect(steps).toHaveLength(1)
})

test('F2: an undeliverable answer is shown at its submission, with what to do', async () => {
  const look = async (zustellung: typeof whole.zustellung) => {
    const root = await open('/eingaenge/F-7GQ2M9XD', [], { ...whole, zustellung })
    return [...root.querySelectorAll('[role="status"]')].map(one => one.textContent?.trim())
  }
  expect(await look({ lage: 'nicht_zugestellt', text: 'Nicht zugestellt: 550 unbekannt' })).toContain(
    'Nicht zugestellt: 550 unbekannt Wer das Formular geschickt hat, sieht Stand und Antwort mit Vorgangsnummer und Kennwort auf der Website.',
  )
  expect(await look({ lage: 'wartet', text: 'Die E-Mail wartet noch.' })).toContain('Die E-Mail wartet noch.')
})

test('F2: a mail that did not reach the office is shown in the list and at its submission', async () => {
  const zustellung = { lage: 'nicht_zugestellt', text: 'Nicht zugestellt: 550' } as const
  const eingang = { ...whole, amtsmail: { an: 'amt@example.org', zustellung } }
  const list = await open('/eingaenge', [], eingang)
  expect(list.querySelector('main li, li')?.textContent).toContain('E-Mail nicht zugestellt')
  const one = await open('/eingaenge/F-7GQ2M9XD', [], eingang)
  expect(one.textContent).toContain('Nicht zugestellt: 550 Das Amt weiß davon noch nichts')
})
