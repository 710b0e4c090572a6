import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { formOf, records } from '@rathausplatz/contract/records'
import { act } from 'react'
import { expect, test } from 'vitest'
import { answering } from '../testing/answering.ts'
import { until } from '../testing/until.ts'
import { drawnForm } from './testing/drawn-form.tsx'

const fields = formOf(records.aktuelles).filter(({ name }) => name.startsWith('bild'))

async function picked(data: Record<string, unknown>, from: string) {
  const asked = answering(fakeCms())
  const form = await drawnForm(fields, data)
  await form.press(from)
  await until(() => expect(asked.join()).toContain('/api/cms/redaktion/medien'))
  await until(() => expect(form.root.querySelector('dialog ul button')).not.toBeNull())
  await act(async () => form.root.querySelector<HTMLElement>('dialog ul button')?.click())
  return form
}

test('a picture chosen from the library fills in its description and its author', async () => {
  const form = await picked({}, 'Bild auswählen')
  expect(form.data()).toEqual({
    bild: '/medien/marktplatz',
    bildtext: 'Marktstände vor dem Rathaus',
    bildcopyright: 'Stadt Rebenau',
  })
  expect(form.root.querySelector('dialog')).toBeNull()
})

test('the editor’s own texts are kept for the first picture, and replaced with another picture', async () => {
  const own = await picked({ bildtext: 'Eigene Worte' }, 'Bild auswählen')
  expect(own.data()['bildtext']).toBe('Eigene Worte')
  const other = await picked(
    { bild: '/medien/freibad', bildtext: 'Das Freibad', bildfokus: '10% 10%' },
    'Anderes Bild auswählen',
  )
  expect(other.data()).toEqual({
    bild: '/medien/marktplatz',
    bildtext: 'Marktstände vor dem Rathaus',
    bildcopyright: 'Stadt Rebenau',
  })
})

test('the focal point is chosen on the picture, once there is one', async () => {
  answering(fakeCms())
  const without = await drawnForm(fields, {})
  expect(without.root.textContent).not.toContain('Bildmittelpunkt')
  const form = await drawnForm(fields, { bild: '/medien/freibad', bildfokus: '50% 50%' })
  await until(() => expect(form.root.querySelector('button[aria-label^="Bildmittelpunkt"]')).not.toBeNull())
  const stage = form.root.querySelector('button[aria-label^="Bildmittelpunkt"]')
  await act(async () =>
    stage?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
    ),
  )
  expect(form.data()['bildfokus']).not.toBe('50% 50%')
})
