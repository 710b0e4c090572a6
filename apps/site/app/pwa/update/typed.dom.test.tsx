import { TextArea, TextField } from '@rathausplatz/ui/form'
import { mount } from '@rathausplatz/ui/testing'
import { act, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { keepTyped, restoreTyped } from './typed.ts'

beforeEach(() => sessionStorage.clear())

const field = <Field extends Element = HTMLInputElement>(selector: string) => {
  const found = document.querySelector<Field>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

function ControlledField() {
  const [value, setValue] = useState('')
  return <input name="gesteuert" value={value} onChange={event => setValue(event.target.value)} />
}

const form = (
  <form>
    <TextArea name="nachricht" label="Nachricht" />
    <TextField name="name" label="Name" />
    <input type="hidden" name="einreichung" defaultValue="vom-server" />
    <input type="password" name="passwort" />
    <input type="checkbox" name="rubrik" value="a" />
    <input type="checkbox" name="rubrik" value="b" />
    <ControlledField />
  </form>
)

test('Each value is restored in its field after our own reload, but a password never is', async () => {
  const before = await mount(form)
  field<HTMLTextAreaElement>('[name=nachricht]').value = 'Die Bank am See ist kaputt'
  field('[name=name]').value = 'Erika'
  field('[name=passwort]').value = 'geheim'
  field('[name=einreichung]').value = 'alt'
  field('[value=b]').checked = true
  field('[name=gesteuert]').value = 'auch dies'
  keepTyped()
  expect(sessionStorage.getItem('rathausplatz-eingaben')).not.toMatch(/geheim|alt"/)
  before.remove()

  await mount(form)
  await act(async () => restoreTyped())
  expect(field('[name=gesteuert]').value).toBe('auch dies')
  expect(field<HTMLTextAreaElement>('[name=nachricht]').value).toBe('Die Bank am See ist kaputt')
  expect(field('[name=name]').value).toBe('Erika')
  expect(field('[name=passwort]').value).toBe('')
  expect(field('[name=einreichung]').value).toBe('vom-server')
  expect([field('[value=a]').checked, field('[value=b]').checked]).toEqual([false, true])
})

test('Input of one page is not restored on another page, and is deleted there', async () => {
  await mount(form)
  field('[name=name]').value = 'Erika'
  keepTyped()
  field('[name=name]').value = ''
  history.pushState(null, '', '/anderswo')
  restoreTyped()
  expect(field('[name=name]').value).toBe('')
  expect(sessionStorage.length).toBe(0)
})

test('A damaged stored value is ignored', () => {
  sessionStorage.setItem('rathausplatz-eingaben', '{kaputt')
  expect(restoreTyped).not.toThrow()
})
