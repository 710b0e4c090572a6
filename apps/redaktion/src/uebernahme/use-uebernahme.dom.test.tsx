import { CmsError, calls } from '@rathausplatz/contract'
import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME } from '../frame/frame-data.ts'
import { TellProvider } from '../pieces/tell.tsx'
import { answering } from '../testing/answering.ts'
import { until } from '../testing/until.ts'
import { ColumnsForm } from './columns-form.tsx'
import type { Tabelle, Uebernahme } from './uebernahme.ts'
import { Component } from './uebernahme-screen.tsx'
import { useUebernahme } from './use-uebernahme.ts'

const example = calls.redaktionUebernahme.examples[0]?.answer as Uebernahme

const spalte = (name: string, feld: string | null = null) => ({ name, feld, beispiel: name })
const tabelle: Tabelle = {
  ...(example.tabelle as Tabelle),
  art: 'veranstaltung',
  arten: [{ art: 'veranstaltung', name: 'Veranstaltung' }],
  spalten: [spalte('Was'), spalte('Wo')],
  felder: [
    { feld: 'titel', name: 'Titel', pflicht: true },
    { feld: 'ort', name: 'Ort', pflicht: false },
  ],
  vorschau: [],
}
const first: Uebernahme = { ...example, stand: 'bereit', tabelle }

function Screen({ first }: { first: Uebernahme }) {
  const { uebernahme, isGone, step } = useUebernahme(first)
  if (isGone) return <p>Fort</p>
  return uebernahme.tabelle && <ColumnsForm id={uebernahme.id} tabelle={uebernahme.tabelle} step={step} />
}

test('A column that is mapped while another is being saved keeps the other', async () => {
  const sent: unknown[] = []
  const answers: (() => void)[] = []
  answering({
    async redaktionUebernahmeSpalten({ body: { zuordnung = [] } }) {
      sent.push(zuordnung)
      await new Promise<void>(resolve => answers.push(resolve))
      const spalten = tabelle.spalten.map((one, at) => ({ ...one, feld: zuordnung[at] ?? null }))
      return { ...first, tabelle: { ...tabelle, spalten } }
    },
  })
  const root = await mount(
    <TellProvider>
      <Screen first={first} />
    </TellProvider>,
  )
  const match = async (column: string, field: string) =>
    act(async () => {
      const select = root.querySelector<HTMLSelectElement>(`select[aria-label*="${column}"]`)
      if (!select) throw new Error(`no column ${column}`)
      select.value = field
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  await match('Was', 'titel')
  await match('Wo', 'ort')
  await until(() => expect(answers).toHaveLength(1))
  answers[0]?.()
  await until(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  expect(sent).toEqual([
    ['titel', null],
    ['titel', 'ort'],
  ])
})

test('I25: one value for all rows fills a required field without a column, and the warning goes', async () => {
  const sent: unknown[] = []
  answering({
    async redaktionUebernahmeSpalten({ body: { zuordnung, fuer_alle = {} } }) {
      sent.push({ zuordnung, fuer_alle })
      const felder = tabelle.felder.map(field => {
        const value = fuer_alle[field.feld]
        return value ? { ...field, fuer_alle: value } : field
      })
      return { ...first, tabelle: { ...tabelle, felder } }
    },
  })
  const root = await mount(
    <TellProvider>
      <Screen first={first} />
    </TellProvider>,
  )
  expect(root.textContent).toContain('Ein Pflichtfeld füllt noch keine Spalte: Titel')
  const label = [...root.querySelectorAll('label')].find(one => one.textContent === 'Titel für alle Zeilen')
  const input = root.querySelector<HTMLInputElement>(`[id="${label?.htmlFor}"]`)
  if (!input) throw new Error('no field for all rows')
  await act(async () => {
    input.focus()
    input.value = 'Markt'
    input.blur()
  })
  await until(() => expect(root.textContent).not.toContain('Pflichtfeld füllt'))
  expect(sent).toEqual([{ zuordnung: [null, null], fuer_alle: { titel: 'Markt' } }])
})

test('A discarded import is not polled any more, and the screen says so', async () => {
  const asked = answering({
    redaktionUebernahme() {
      throw new CmsError('nicht-gefunden')
    },
  })
  const root = await mount(
    <TellProvider>
      <Screen first={{ ...first, stand: 'laeuft' }} />
    </TellProvider>,
  )
  await until(() => expect(root.textContent).toBe('Fort'))
  expect(asked).toHaveLength(1)
})

test('Starting an import waits for a column that is being saved, and a double click starts it once', async () => {
  const answers: (() => void)[] = []
  const asked = answering({
    async redaktionUebernahmeSpalten() {
      await new Promise<void>(resolve => answers.push(resolve))
      return first
    },
    redaktionUebernahmeStuecke: () => ({ data: [], mehr: false }),
    redaktionUebernahmeStarten: () => ({ ...first, stand: 'fertig' }),
  })
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
  const posts = () => asked.filter(line => /^(?:POST|PUT)/.test(line)).map(line => line.split('/').at(-1))
  await until(() => expect(root.querySelector('select[aria-label*="Was"]')).not.toBeNull())
  await act(async () => {
    const select = root.querySelector<HTMLSelectElement>('select[aria-label*="Was"]')
    if (!select) throw new Error('no column')
    select.value = 'titel'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  const begin = [...root.querySelectorAll('button')].find(({ textContent }) =>
    textContent.endsWith('anlegen'),
  )
  for (const _ of ['once', 'twice']) await act(async () => begin?.click())
  await until(() => expect(answers).toHaveLength(1))
  answers[0]?.()
  await until(() => expect(root.textContent).toContain('Fertig'))
  expect(posts()).toEqual(['spalten', 'start'])
})
