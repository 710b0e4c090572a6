import { answerOverHttp, type Call, CmsError, calls } from '@rathausplatz/contract'
import { fakeIdentify } from '@rathausplatz/contract/fake-cms'
import { expect, inject, test } from 'vitest'
import { asOutage } from './outage.ts'
import { ConnectionLost } from './store/postgres/trouble.ts'
import { NotStored } from './store/result.ts'
import { failingDatabase, outages } from './store/testing/outages.ts'
import { testTown } from './test-town.ts'

/** Calls that reach the database before they can refuse the examples of the contract. */
const ofEachRoom = [
  'pinnwandAufgeben',
  'schadenMelden',
  'aboBestellen',
  'login',
  'raeteLogin',
  'redaktionLogin',
] as const

const asked = (call: Call, example: Call['examples'][number]) => {
  const {
    params = {},
    query = {},
    body,
  } = example as unknown as Record<string, Record<string, string> | undefined>
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return new Request(`http://cms${path}?${new URLSearchParams(query)}`, {
    method: call.method,
    headers: {
      ...(call.body ? { 'content-type': 'application/json' } : {}),
      ...(call.takesFile ? { 'content-type': 'application/octet-stream' } : {}),
      'redaktion-authorization': 'x',
      'raete-authorization': 'x',
      ...(call.realm === 'intranet' ? { authorization: 'x' } : {}),
    },
    ...(call.body ? { body: JSON.stringify(body) } : call.takesFile ? { body: new Uint8Array(8) } : {}),
  })
}

test.each(outages)(
  'D-03, A8: with a database that is %s, each call that fails answers 503 with a time to retry and logs one line with the cause',
  async outage => {
    const { address, fail } = await failingDatabase()
    const town = await testTown({}, undefined, { database: address, identify: fakeIdentify })
    const lines: { error: unknown; call: string; requestId: string | undefined }[] = []
    const answer = answerOverHttp(town.answering, (error, about) => lines.push({ error, ...about }))
    await fail(town.store.database, outage)
    const statuses = new Map<string, number>()
    for (const call of Object.values(calls) as Call[]) {
      const [example] = call.examples
      if (!example) continue
      lines.length = 0
      const response = await answer(asked(call, example), { requestId: call.name, sender: '192.0.2.7' })
      statuses.set(call.name, response.status)
      if (response.status < 500 || response.status === 501) continue
      expect([call.name, response.status], String((lines[0]?.error as Error)?.stack)).toEqual([
        call.name,
        503,
      ])
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(lines.map(({ requestId }) => requestId)).toEqual([call.name])
      expect(lines[0]?.error, 'why').toHaveProperty('cause', expect.any(Error))
    }
    for (const name of ofEachRoom) expect([name, statuses.get(name)]).toEqual([name, 503])
    if (inject('postgres') && outage === 'weg') expect(statuses.get('stadt')).toBe(503)
  },
)

const causedBy = (cause: unknown) => new Error('Konnte nicht gespeichert werden', { cause })

test.each([
  ['a full disk of SQLite', causedBy(Object.assign(new Error('full'), { errcode: 13 })), true],
  ['a lock of another process', causedBy(Object.assign(new Error('locked'), { errcode: 261 })), true],
  ['a disk without room for a file', Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }), true],
  ['a way to PostgreSQL that broke off', new ConnectionLost('ECONNREFUSED'), true],
  ['too many connections', causedBy(Object.assign(new Error('x'), { code: '53300' })), true],
  ['memory that PostgreSQL does not get', Object.assign(new Error('x'), { code: '53200' }), true],
  ['a lock that did not come', Object.assign(new Error('x'), { code: '55P03' }), true],
  ['two writers in each other’s way', Object.assign(new Error('x'), { code: '40P01' }), true],
  ['what the store could not store', new NotStored('x'), true],
  ['a pipe that closed', Object.assign(new Error('x'), { code: 'EPIPE' }), false],
  ['a rule of a table', causedBy(Object.assign(new Error('unique'), { errcode: 2067 })), false],
  ['a fault of the program', new TypeError('x'), false],
])('%s is an outage: %s', (_what, error, is) => {
  const told = asOutage(error, 'nicht-erreichbar')
  expect(told instanceof CmsError && told.status === 503).toBe(is)
  if (is) expect(told).toMatchObject({ retryAfter: 60, cause: error })
  else expect(told).toBe(error)
})

test('A refusal thrown inside a transaction stays that refusal', () => {
  const refused = new CmsError('vergeben')
  expect(asOutage(new NotStored('x', { cause: refused }), 'nicht-gespeichert')).toBe(refused)
})
