import { formOf, records } from '@rathausplatz/contract/records'
import { act } from 'react'
import { expect, test } from 'vitest'
import { drawnForm } from './testing/drawn-form.tsx'

const fields = formOf(records.stadt).filter(({ name }) => name === 'telefon' || name === 'name')

const drawn = async (telefon: string) => drawnForm(fields, { telefon, name: '030/23125-172' })

test.each(['030/23125-172', '(030) 23125-172', '+49 30 23125-172', 'Tel. 030 23125-172'])(
  'D4: %s is mended to the spelling of the town with one press',
  async typed => {
    const form = await drawn(typed)
    await form.press('„030 23125-172“ übernehmen')
    expect(form.data()).toEqual({ telefon: '030 23125-172', name: '030/23125-172' })
    expect(form.root.textContent).not.toContain('übernehmen')
  },
)

test.each(['030 23125-172', '112', '', 'nach 18 Uhr'])('D4: for „%s“ nothing is asked', async typed => {
  const form = await drawn(typed)
  expect(form.root.textContent).not.toContain('übernehmen')
})

test('D4: while a number is typed nothing is asked', async () => {
  const form = await drawn('030/23125-172')
  await act(async () => form.labelled('Telefon').focus())
  expect(form.root.textContent).not.toContain('übernehmen')
})

const units = formOf(records.organisationseinheit).filter(({ name }) => name === 'kommunikation')

test.each([
  ['TELEFON', true],
  ['FAX', true],
  ['EMAIL', false],
])('D4: a way of the kind %s is asked about its spelling: %s', async (kanal, isAsked) => {
  const form = await drawnForm(units, { kommunikation: [{ kanal, kennung: '030/23125-172' }] })
  for (const fold of form.root.querySelectorAll<HTMLElement>('[aria-expanded=false]'))
    await act(async () => fold.click())
  expect(form.root.textContent?.includes('Die Stadt schreibt Telefonnummern so')).toBe(isAsked)
})
