import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../app.ts'
import { testParts } from '../testing/test-parts.ts'
import { keptForm } from './kept-form.ts'

const sent = (fields: Record<string, string>) =>
  keptForm(new Request('http://x/kontakt?a=1&b="', { method: 'POST', body: new URLSearchParams(fields) }))

test('A form that was refused under load can be sent again as it is, without its password', async () => {
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

test('A body that is no form, or an empty form, gives undefined', async () => {
  expect(await sent({})).toBeUndefined()
  expect(await keptForm(new Request('http://x/', { method: 'POST', body: 'x' }))).toBeUndefined()
})

test('Under a flood from one network, each refused sender gets the form back and leaves one log line', async () => {
  const gate = Promise.withResolvers<void>()
  const { parts, lines, remove } = await testParts()
  onTestFinished(remove)
  const site = { ...parts.site, fetch: () => gate.promise.then(() => new Response('angekommen')) }
  const app = await createApp({ ...parts, site })
  const sending = Array.from({ length: 1_020 }, async (_, n) =>
    app.request('/kontakt', { method: 'POST', body: new URLSearchParams({ was: `Anliegen ${n}` }) }),
  )
  const first = await Promise.race(sending)
  gate.resolve()
  const answers = await Promise.all(sending)
  const refused = answers.flatMap((answer, n) => (answer.status === 503 ? [{ answer, n }] : []))
  expect(first.status).toBe(503)
  expect(refused.length).toBeGreaterThan(0)
  for (const { answer, n } of refused) {
    const text = await answer.text()
    expect(text).toContain('Ihre Angaben stehen noch hier.')
    expect(text).toContain(`Anliegen ${n}</textarea>`)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'")
  }
  expect(lines.filter(({ message }) => message === 'Zu viele warten')).toHaveLength(refused.length)
})
