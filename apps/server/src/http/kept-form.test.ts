import { expect, test } from 'vitest'
import { keptForm } from './kept-form.ts'

const sent = (fields: Record<string, string>) =>
  keptForm(new Request('http://x/kontakt?a=1&b="', { method: 'POST', body: new URLSearchParams(fields) }))

test('A form for which nobody had time can be sent once more as it is, without its password', async () => {
  const form = await sent({
    was: 'Eins <b>\r\n"Zwei" & Drei',
    einreichung: '0199aa10-7c1e-7d3a-9f51-000000000001',
    passwort: 'geheim',
  })
  expect(form).toContain('Ihre Angaben stehen noch hier.')
  expect(form).toContain('action="/kontakt?a=1&amp;b=%22"')
  expect(form).toContain(
    '<textarea name="was" hidden>\nEins &lt;b&gt;\n&quot;Zwei&quot; &amp; Drei</textarea>',
  )
  expect(form).toContain('<li>Eins &lt;b&gt;')
  expect(form).toContain('name="einreichung"')
  expect(form).not.toContain('<li>0199aa10')
  expect(form).not.toContain('geheim')
})

test('What is no form, or has nothing in it, is none', async () => {
  expect(await sent({})).toBeUndefined()
  expect(await keptForm(new Request('http://x/', { method: 'POST', body: 'x' }))).toBeUndefined()
})
