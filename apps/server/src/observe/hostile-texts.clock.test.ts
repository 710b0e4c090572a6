import { hostileTexts } from '@rathausplatz/contract/strange-cms'
import { expect, test } from 'vitest'
import { framesOf, scrub } from './scrub.ts'
import { openReceiver } from './testing/receiver.ts'
import { matomo, sentry, serverWith } from './testing/server-with.ts'

const fault = { name: 'TypeError', message: 'x is undefined', stack: '', adresse: '/rathaus' }

test.each(Object.entries(hostileTexts))('%s of any length is scrubbed in little time', (_, make) => {
  const start = performance.now()
  for (const text of [make(1_000_000), `'${make(1_000)}`, `${make(500)}@`]) {
    expect(scrub(text).length).toBeLessThan(3_000)
    framesOf(text)
  }
  expect(performance.now() - start).toBeLessThan(2_000)
})

test.each(Object.entries(hostileTexts))(
  '%s reported by a browser takes little time and causes no error',
  async (_, make) => {
    const receiver = await openReceiver()
    const { tell, lines } = await serverWith({ ...matomo(receiver.origin), ...sentry(receiver.origin) })
    const start = performance.now()
    const texts = [make(1_000), make(9_000)]
    const bodies = texts.flatMap(text => [
      text,
      JSON.stringify({ adresse: `/${text}` }),
      JSON.stringify({ ...fault, name: text, message: text, stack: text }),
      JSON.stringify({ ...fault, stack: text }),
    ])
    for (const body of bodies)
      for (const path of ['/api/aufruf', '/api/fehler'])
        expect((await tell(path, body)).status).toBeLessThan(500)
    expect((await tell('/api/fehler', make(1_000_000))).status).toBe(413)
    expect((await tell('/api/fehler', { ...fault, stack: 'x'.repeat(20_000) })).status).toBe(413)
    expect(performance.now() - start).toBeLessThan(10_000)
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
  },
)
