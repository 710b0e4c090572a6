import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

/** Collects the lines of a log. */
function written(level = 'info') {
  const lines: string[] = []
  const log = createLog(level, { write: line => void lines.push(line) })
  return { log, last: () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>, lines }
}

const SECRETS = [
  'passwort',
  'neues_passwort',
  'einmalpasswort',
  'password',
  'token',
  'cookie',
  'authorization',
  'geheimnis',
  'secret',
  'api_key',
]
const RANDOM = randomBytes(32).toString('base64url')

test.each([
  ['code', '123456'],
  ['code', 'ABCD-EFGH-2345'],
  ['schluessel', RANDOM],
  ['vorgang', RANDOM],
])('A10: %s is not logged where its value looks like a secret: %s', (name, value) => {
  const { log, lines } = written()
  log.info({ [name]: value }, 'a')
  log.warn({ body: { [name]: value } }, 'b')
  log.error({ err: Object.assign(new Error('kaputt'), { [name]: value }) }, 'c')
  expect(lines.join('')).not.toContain(value)
})

test.each([
  ['code', 'ECONNREFUSED'],
  ['code', 'zu-viele'],
  ['schluessel', 'rathaus-am-markt'],
  ['vorgang', 'F-2026-0042'],
])('A10: %s is logged where it only names something: %s', (name, value) => {
  const { log, last } = written()
  log.warn({ [name]: value }, 'a')
  expect(last()).toMatchObject({ [name]: value })
})

test.each(['%s %d %o', 'erste\nzweite Zeile', 'a\r\n{"level":"error"}', '\u2028'])(
  'A10: %j stays one line, and is no format: neither as a value nor as a message',
  text => {
    const { log, lines, last } = written()
    log.info({ text }, text)
    expect(lines).toHaveLength(1)
    expect(lines[0]?.trimEnd().split(/[\r\n]/)).toHaveLength(1)
    expect(last()).toMatchObject({ text, msg: text })
  },
)

test.each(SECRETS)('%s is never logged, neither on its own, nor inside an object, nor in an error', name => {
  const { log, lines } = written()
  const secret = 'streng-geheim'
  log.info({ [name]: secret }, 'a')
  log.warn({ request: { [name]: secret, path: '/a' } }, 'b')
  log.error({ err: Object.assign(new Error('kaputt'), { [name]: secret }) }, 'c')
  expect(lines.join('')).not.toContain(secret)
  expect(lines.map(line => line.split('[entfernt]').length)).toEqual([2, 2, 2])
})

test('Logging does not change the logged object', () => {
  const { log, last } = written()
  const about = { token: 'x', request: { token: 'y', path: '/a' }, list: [{ id: 1 }] }
  log.info(about, 'etwas')
  expect(about).toEqual({ token: 'x', request: { token: 'y', path: '/a' }, list: [{ id: 1 }] })
  expect(last()).toMatchObject({ request: { token: '[entfernt]', path: '/a' }, list: [{ id: 1 }] })
})

test.each([null, undefined, 'kaputt', 7])('Any thrown value is logged: %s', thrown => {
  const { log, last } = written()
  log.error({ err: thrown }, 'Unerwarteter Fehler')
  expect(last()).toMatchObject({ msg: 'Unerwarteter Fehler' })
})

test('A line holds its level, its time and its message', () => {
  const { log, last, lines } = written('warn')
  log.info({}, 'unwichtig')
  log.error({ err: new TypeError('kaputt'), requestId: 'a1' }, 'Unerwarteter Fehler')
  expect(lines).toHaveLength(1)
  expect(last()).toMatchObject({
    level: 'error',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    err: { type: 'TypeError', message: 'kaputt', stack: expect.stringContaining('log.test.ts') },
    requestId: 'a1',
    msg: 'Unerwarteter Fehler',
  })
})
