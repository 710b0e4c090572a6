import { calls } from '@rathausplatz/contract'
import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME, type FrameData } from '../frame/frame-data.ts'
import { TellProvider } from '../pieces/tell.tsx'
import { answering } from '../testing/answering.ts'
import { until } from '../testing/until.ts'
import * as form from './tour-form-screen.tsx'
import * as screen from './tour-screen.tsx'

const street = (number: number) => ({
  id: `strasse${String(number).padStart(3, '0')}`,
  ort: 'Kernstadt',
  bezirk: '',
  strasse: number % 2 === 0 ? `Weg ${number}` : `Straße ${number}`,
  hausnummern: '',
  name: `${number % 2 === 0 ? 'Weg' : 'Straße'} ${number}, Kernstadt`,
})
const streets = Array.from({ length: 240 }, (_, number) => street(number))

const whole = calls.redaktionAbfalltour.answer.parse(calls.redaktionAbfalltour.examples[0]?.answer)
const tour = {
  ...whole,
  regel: {
    ...whole.regel,
    saisons: [{ von: '06-01', bis: '09-30', alle_wochen: 1 }],
    vor_festen: true,
  } as typeof whole.regel,
  orte: [street(3), street(4)],
  anzahl_orte: 2,
}

const frame: FrameData = {
  session: { rechte: ['abfall-pflegen'], bereiche: ['/'] } as unknown as FrameData['session'],
  kinds: [],
  stadt: undefined,
}

/** Collections far in the future and in the past, independent of today. */
const [termin] = whole.termine
const ahead = { ...termin, urspruenglich: '2098-12-09', datum: '2098-12-09' } as (typeof whole.termine)[0]
const over = { ...ahead, urspruenglich: '2020-12-08', datum: '2020-12-08' }
const mistaken = { ...ahead, urspruenglich: '2098-12-16', datum: '2020-12-16', von_hand: true }

async function open(path: string, termine = tour.termine) {
  const bodies: unknown[] = []
  const keep = (body: object) => {
    bodies.push(body)
    return tour
  }
  answering({
    redaktionAbfall: () => calls.redaktionAbfall.answer.parse(calls.redaktionAbfall.examples[0]?.answer),
    redaktionAbfallorte: () => ({
      data: streets.map(one => Object.assign({}, one, { touren: 1 })),
      gesamt: streets.length,
      mehr: false,
    }),
    redaktionAbfalltour: () => ({ ...tour, termine }),
    redaktionAbfalltourAnlegen: ({ body }) => keep(body),
    redaktionAbfalltourAendern: ({ body }) => keep(body),
    redaktionAbfallterminVerschieben: ({ body }) => {
      bodies.push(body)
      return ahead
    },
  })
  const router = createMemoryRouter(
    [
      {
        id: FRAME,
        path: '/',
        loader: () => frame,
        HydrateFallback: () => null,
        children: [
          { path: 'abfall/touren/neu', Component: form.Component, loader: form.loader },
          { path: 'abfall/touren/:id', Component: screen.Component, loader: screen.loader },
          { path: 'abfall/touren/:id/aendern', Component: form.Component, loader: form.loader },
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
  const press = (name: string) =>
    act(async () =>
      [...root.querySelectorAll('button')]
        .findLast(({ textContent }) => textContent.trim() === name)
        ?.click(),
    )
  const labelled = (name: string) => {
    const label = [...root.querySelectorAll('label')].find(({ textContent }) => textContent.includes(name))
    return label?.control as HTMLInputElement | null | undefined
  }
  return { root, bodies, press, labelled }
}

const type = (field: HTMLInputElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

/** Opens the dialog that moves a collection. */
async function moving() {
  const opened = await open(`/abfall/touren/${tour.id}`, [ahead])
  await opened.press('Ändern')
  const [day, reason] = ['Neuer Tag', 'Grund'].map(opened.labelled)
  if (!day || !reason) throw new Error('no dialog')
  const said = () =>
    [...opened.root.querySelectorAll('[aria-invalid]')].map(
      field =>
        document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
    )
  return { ...opened, day, reason, said }
}

test('A collection is moved with a day and a reason; missing input is reported at its field, which gets the focus', async () => {
  const { bodies, press, day, reason, said } = await moving()
  await press('Verschieben')
  expect(said()).toEqual(['Bitte wählen Sie einen anderen Tag.', 'Bitte geben Sie den Grund an.'])
  expect(document.activeElement).toBe(day)
  await type(day, '')
  await type(reason, 'Eisglätte')
  await press('Verschieben')
  expect(said()).toEqual(['Bitte wählen Sie einen anderen Tag.'])
  await type(day, '2098-12-10')
  await type(reason, ' ')
  await press('Verschieben')
  expect(said()).toEqual(['Bitte geben Sie den Grund an.'])
  expect(document.activeElement).toBe(reason)
  await press('Termin ausfallen lassen')
  expect(said()).toEqual(['Bitte geben Sie den Grund an.'])
  await type(reason, 'Eisglätte')
  await press('Verschieben')
  await until(() => expect(bodies).toEqual([{ datum: '2098-12-10', grund: 'Eisglätte' }]))
})

test('Moving a collection onto a holiday needs a confirmation', async () => {
  const { root, bodies, press, day, reason } = await moving()
  await type(day, '2098-12-25')
  await type(reason, 'Eisglätte')
  expect(root.textContent).toContain('Dieser Tag liegt auf einem Feiertag: 1. Weihnachtsfeiertag.')
  await press('Verschieben …')
  await until(() => expect(root.querySelector('dialog [aria-disabled=true]')).toBeNull())
  expect(bodies).toEqual([])
  await press('Trotzdem verschieben')
  await until(() => expect(bodies).toEqual([{ datum: '2098-12-25', grund: 'Eisglätte' }]))
})

test('A collection moved into the past by hand can be reset there', async () => {
  const { root } = await open(`/abfall/touren/${tour.id}`, [over, mistaken])
  const offered = [...root.querySelectorAll('details button')].map(one => one.getAttribute('aria-label'))
  expect(offered).toEqual(['Zurücksetzen: Mittwoch, 16.12.2020'])
})

test('An unchanged tour is sent unchanged, with its seasons and streets', async () => {
  const { root, bodies, press } = await open(`/abfall/touren/${tour.id}/aendern`)
  await press('Änderungen speichern')
  await until(() => expect(root.querySelector('h1')?.textContent).toBe(tour.name))
  const { name, fraktion, regel, zeit_von, zeit_bis, platz, hinweis } = tour
  expect(bodies).toEqual([
    { name, fraktion, regel, zeit_von, zeit_bis, platz, hinweis, orte: tour.orte.map(({ id }) => id) },
  ])
})

test('All found streets are chosen at once, also those beyond the list, and streets chosen before stay', async () => {
  const { root, bodies, press, labelled } = await open(`/abfall/touren/${tour.id}/aendern`)
  const search = labelled('Straßen suchen')
  if (!search) throw new Error('no search')
  expect(root.querySelectorAll('ul input[type=checkbox]')).toHaveLength(100)
  // The tour's own streets come first.
  expect(root.querySelector('ul input[type=checkbox]')?.parentElement?.textContent).toBe(
    'Straße 3, Kernstadt',
  )
  await type(search, 'STRASSE')
  await press('Alle gefundenen wählen')
  expect(root.textContent).toContain('121 von 240 gewählt')
  await press('Änderungen speichern')
  await until(() => expect(bodies).toHaveLength(1))
  expect((bodies[0] as { orte: string[] }).orte).toHaveLength(121)
})

test('Enter in the search for streets submits nothing', async () => {
  const { labelled } = await open('/abfall/touren/neu')
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  await act(async () => void labelled('Straßen suchen')?.dispatchEvent(enter))
  expect(enter.defaultPrevented).toBe(true)
})
