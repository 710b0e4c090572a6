import { answerOverHttp, type Call, calls, may, programRights, type Who } from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTown, PASSWORD, type Town } from './people.ts'

/**
 * Every call, by a program key with each right alone and with all of them, created by an administrator: over
 * HTTP with `Authorization: Bearer …`. The table of rights alone says what is expected.
 */
let town: Town
let keys: { name: string; rights: readonly string[]; key: string }[]

const mark = 'rathausplatz.'

beforeAll(async () => {
  town = await openTown()
  const maker = town.askers.find(
    ({ roles, sections }) => roles.includes('administration') && sections[0] === '/',
  )
  const sets = [...programRights.map(right => [right]), [...programRights]]
  keys = []
  // One after the other: concurrent requests would count as guessing the password.
  for (const rechte of sets) {
    const body = {
      name: rechte.join(' ').slice(0, 80),
      rechte,
      bereiche: ['/'],
      gueltig_bis: inAMonth(),
      passwort: PASSWORD,
    }
    const made = await town.cms.handlers.redaktionZugangAnlegen?.(
      { body } as never,
      (await town.cms.identify('redaktion', maker?.token ?? '')) as Who<'redaktion'>,
    )
    keys.push({ name: rechte.join(' '), rights: rechte, key: made?.schluessel ?? '' })
  }
})

afterAll(() => town.close())

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

/** The examples of the contract answer; callers are identified for real. */
const handlers = fakeCms()

const send = (call: Call, bearer: string, headers: Record<string, string> = {}) => {
  const answer = answerOverHttp({ handlers, identify: town.cms.identify }, error => {
    throw error
  })
  const { query = {}, body } = (call.examples[0] ?? {}) as { query?: object; body?: unknown }
  const path = call.path.replaceAll(/\{(\w+)\}/g, '7')
  return answer(
    new Request(`http://cms${path}?${new URLSearchParams(query as Record<string, string>)}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(call.body ? { 'content-type': 'application/json' } : {}),
        ...(call.takesFile ? { 'content-type': 'application/octet-stream' } : {}),
        ...headers,
      },
      ...(call.body ? { body: JSON.stringify(body) } : {}),
    }),
  )
}

const everyCall = (Object.values(calls) as Call[]).map(call => ({ call, name: call.name }))

const expected = ({ realm, right }: Call, rights: readonly string[]) => {
  if (!realm) return 200
  if (realm !== 'redaktion') return 401
  return rights.includes(right) ? 200 : 403
}

describe('A program with a key', () => {
  test.each(everyCall)('may call $name only with its right', async ({ call }) => {
    for (const { name, rights, key } of keys) {
      expect(key.startsWith(mark)).toBe(true)
      const { status } = await send(call, key)
      expect(status === 400 || status === 404 ? 200 : status, name).toBe(expected(call, rights))
    }
  })

  test('is refused at every call of a realm if its key was never created', async () => {
    const wrong = [`${mark}${'a'.repeat(43)}`, mark, 'a', 'ä'.slice(1) || 'x', `${mark}${'a'.repeat(5_000)}`]
    for (const { call } of everyCall.filter(({ call }) => call.realm))
      for (const key of wrong) expect((await send(call, key)).status, call.name).toBe(401)
  })

  test('sends its key in a header of its own; the header of a session takes precedence', async () => {
    const all = keys.at(-1)?.key ?? ''
    const call = calls.redaktionInhalte as Call
    expect((await send(call, all)).status).toBe(200)
    expect((await send(call, all, { 'redaktion-authorization': 'x' })).status).toBe(401)
    for (const said of [all, `Basic ${all}`, `Bearer ${all} ${all}`])
      expect((await send(call, '', { authorization: said })).status, said.slice(0, 6)).toBe(401)
  })
})

test('A program has no right to accounts, to signing in or to keys', () => {
  expect(programRights).not.toContain('anmeldung')
  const who = {
    realm: 'redaktion',
    id: '',
    roles: ['administration'],
    sections: ['/'],
    name: '',
    email: '',
  } as const
  const program: Who<'redaktion'> = { ...who, only: programRights }
  for (const right of ['anmeldung', 'konto', 'konten-verwalten', 'zugaenge-verwalten'] as const)
    expect([may(who, right), may(program, right)]).toEqual([true, false])
})
