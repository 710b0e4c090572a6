import type { CmsHandlers } from '@rathausplatz/contract'
import { CmsError } from '@rathausplatz/contract'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from './app.ts'
import { notingCauses } from './noting-causes.ts'
import { testParts } from './testing/test-parts.ts'

const silent = { info() {}, warn() {}, error() {} }

test('isTold() is true once for a request whose failure was logged as a warning or an error', () => {
  const log = notingCauses(silent)
  const [one, other] = [log.causeOf('eins'), log.causeOf('zwei')]
  log.error({ requestId: 'eins' }, 'x')
  log.info({ requestId: 'zwei' }, 'x')
  log.warn({ requestId: 'drei' }, 'x')
  expect([one.isTold(), other.isTold(), one.isTold()]).toEqual([true, false, false])
  expect(notingCauses(log)).toBe(log)
})

const app = async (changes: Parameters<typeof testParts>[0]) => {
  const { parts, lines, remove } = await testParts(changes)
  onTestFinished(remove)
  const server = await createApp(parts)
  return {
    ask: (path: string, init?: RequestInit) => server.request(path, init),
    told: () => lines.filter(({ level }) => level !== 'info'),
  }
}

test('Each answer of 500 and above leaves one line with its request id, whichever part gave it', async () => {
  const full = Object.assign(new CmsError('nicht-erreichbar'), {
    cause: new Error('database or disk is full'),
  })
  const handlers: CmsHandlers = {
    stadt: () => Promise.reject(full),
    menu: () => Promise.reject(new TypeError('x')),
  }
  const { ask, told } = await app({
    handlers,
    media: async () => new Response(null, { status: 503, headers: { 'retry-after': '5' } }),
  })
  for (const [path, status] of [
    ['/api/cms/stadt', 503],
    ['/api/cms/menu?name=Hauptmen%C3%BC', 500],
    ['/medien/a/1024.avif', 503],
    ['/wirft', 500],
  ] as const) {
    const before = told().length
    const answer = await ask(path)
    expect([path, answer.status]).toEqual([path, status])
    expect(
      told()
        .slice(before)
        .map(({ requestId }) => requestId),
    ).toEqual([answer.headers.get('x-request-id')])
    expect(answer.headers.has('retry-after')).toBe(status === 503)
  }
  expect(told()[0]).toMatchObject({ err: full, call: 'stadt' })
})

test('If the caller cannot be identified for now, a large page is answered with 503, not with 413', async () => {
  const away = new CmsError('nicht-erreichbar')
  const { ask, told } = await app({ identify: () => Promise.reject(away) })
  const answer = await ask('/api/cms/redaktion/inhalte', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'redaktion-authorization': 'x' },
    body: JSON.stringify({ daten: 'x'.repeat(70_000) }),
  })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  expect(told()).toHaveLength(1)
})
