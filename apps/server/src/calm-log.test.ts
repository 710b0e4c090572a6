import { calls, NoData } from '@rathausplatz/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calmLog } from './calm-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function listening() {
  const lines: Record<string, unknown>[] = []
  const write = (level: string) => (about: object, message: string) =>
    void lines.push({ level, message, ...about })
  return { lines, log: calmLog({ info: write('info'), warn: write('warn'), error: write('error') }) }
}

const fault = () => new Error('API response has no data: route', { cause: new TypeError('fetch failed') })

test('F-02: a repeated fault is logged at once, then once a minute with its count', () => {
  const { lines, log } = listening()
  for (let i = 0; i < 1_000; i++)
    log.warn({ err: fault(), call: 'route', requestId: String(i) }, 'Abruf fehlgeschlagen')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ level: 'warn', requestId: '0' })
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatchObject({ wiederholt: 999, requestId: '999' })
  vi.advanceTimersByTime(600_000)
  expect(lines).toHaveLength(2)
  log.warn({ err: fault(), call: 'route' }, 'Abruf fehlgeschlagen')
  expect(lines).toHaveLength(3)
})

test('A different fault has a line of its own', () => {
  const { lines, log } = listening()
  log.warn({ call: 'route' }, 'Abruf fehlgeschlagen')
  log.warn({ call: 'menu' }, 'Abruf fehlgeschlagen')
  log.error({ call: 'menu' }, 'Abruf fehlgeschlagen')
  log.warn({ call: 'menu', err: fault() }, 'Abruf fehlgeschlagen')
  expect(lines).toHaveLength(4)
})

test('X6: an hour in front of a dead CMS, with a page every three seconds, logs less than a megabyte', () => {
  const { lines, log } = listening()
  const ofPages = Object.values(calls).filter(call => call.method === 'GET' && call.right === 'oeffentlich')
  const silent = ofPages.map(({ name: call }) => ({
    call,
    err: new NoData(call, new TypeError('fetch failed')),
  }))
  const path = `/${'x'.repeat(8_000)}`
  for (let request = 0; request < 1_200; request++) {
    const requestId = String(request)
    for (const about of silent) log.warn({ ...about, requestId }, 'Abruf fehlgeschlagen')
    log.error({ err: silent[0]?.err, path, requestId }, 'Seite nicht ladbar')
    vi.advanceTimersByTime(3_000)
  }
  expect(JSON.stringify(lines).length).toBeLessThan(1_000_000)
  expect(lines.length).toBeGreaterThan(60)
})

test('Within a minute any number of different errors makes at most 101 lines', () => {
  const { lines, log } = listening()
  for (let i = 0; i < 5_000; i++)
    log.error({ err: new Error(`${i} ${'<'.repeat(10_000)}`) }, 'Unerwarteter Fehler')
  expect(lines).toHaveLength(101)
  expect(JSON.stringify(lines).length).toBeLessThan(400_000)
})

test('Text from outside is cut in a log line, and access lines are never merged', () => {
  const { lines, log } = listening()
  log.error({ err: new Error('ß'.repeat(100_000)), path: '/'.repeat(9_000) }, 'Seite nicht ladbar')
  expect(JSON.stringify(lines).length).toBeLessThan(4_000)
  expect(lines[0]).toMatchObject({ err: expect.stringMatching(/^Error: ß/) })
  for (let i = 0; i < 3; i++) log.info({ path: '/' }, 'request')
  expect(lines).toHaveLength(4)
})

test('Repetitions that are not logged yet are logged when the server stops', () => {
  const { lines, log } = listening()
  for (let i = 0; i < 3; i++) log.warn({}, 'Abruf fehlgeschlagen')
  log.stop()
  expect(lines.at(-1)).toMatchObject({ wiederholt: 2 })
  vi.advanceTimersByTime(600_000)
  expect(lines).toHaveLength(2)
})
