import { expect, test } from 'vitest'
import { thrownBy } from '../testing/test-site.ts'
import { formOf } from './refusal.ts'

const post = (body: BodyInit, type: string) =>
  new Request('https://www.rebenau.example.org/kontakt', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })

test('A form is read into its fields', async () => {
  const form = await formOf(post('name=M%C3%BCller', 'application/x-www-form-urlencoded'))
  expect(form.get('name')).toBe('Müller')
})

test.each(['multipart/form-data', 'multipart/form-data; boundary=x', 'application/json', 'text/plain'])(
  'R-S7: a body of type %s that is not a form is refused with 400 and a German sentence, not cached',
  async type => {
    expect(await thrownBy(formOf(post('kein Formular', type)))).toEqual({
      status: 400,
      data: { hint: expect.stringMatching(/^Das Formular kam nicht vollständig an\. Bitte/) },
      cacheControl: 'no-store',
    })
  },
)
