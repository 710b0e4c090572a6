import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Form } from './form.ts'
import { FormBody } from './form-body.tsx'
import { withNewest } from './newest-answers.ts'
import { pagesOf } from './pages-of.ts'

const line = (name: string) => ({
  typ: 'text',
  name,
  label: name,
  hilfe: '',
  pflicht: true,
  pflicht_meldung: '',
  xor: '',
  muster: [],
  muster_meldung: '',
})
const formular = {
  slug: 'tonne',
  titel: 'Tonne',
  captcha: false,
  schritte: [
    { titel: 'Tonne', hilfe: '', felder: [line('art')] },
    { titel: 'Sie', hilfe: '', felder: [line('name')] },
  ],
} as unknown as Form

test('F6: what is typed on a later page and not sent is known on an earlier one', async () => {
  const begun = { einreichung: 'e', beginn: 'b', eingaben: { art: 'Rest' }, at: 1 }
  const Page = () => (
    <FormBody formular={formular} begun={begun} nullen={1} heute="2026-11-30" isTurned={false} />
  )
  const place = await mount(<RouterProvider router={createMemoryRouter([{ path: '*', Component: Page }])} />)
  const field = place.querySelector<HTMLInputElement>('input[name="name"]') ?? expect.fail()
  await act(async () => {
    field.value = 'Erika'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const back = withNewest({ ...begun, eingaben: {}, at: 0 }, pagesOf(formular))
  expect(back.eingaben).toEqual({ art: 'Rest', name: 'Erika' })
})
