import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Call, givesFile } from '@rathausplatz/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccountTables } from '../../packages/cms/src/accounts/tables.ts'
import {
  ask,
  type How,
  type Input,
  inputOf,
  type Made,
  make,
  NONSENSE_BODIES,
  NONSENSE_TEXTS,
  ofDesk,
} from './inputs.ts'
import { openTown, type Town } from './people.ts'

/**
 * attacks at every call of the desk. The calls come from the contract: a new one is tested
 * automatically with its example; one whose example does not work is named. door.test.ts tests what the
 * common entry refuses, so this file only sends what the schema of a call accepts. desk-session.test.ts tests
 * that another website cannot use an editor's cookie, calls-and-pages.test.ts who may make a call.
 */
let town: Town
let send: ReturnType<typeof ask>
let admin = ''
/**
 * Documents of the school, of the council and in the trash. Accounts of another section never see them, so
 * all tests share them.
 */
let foreign: { ofSchool: Made; ofCouncil: Made; deleted: Made }

beforeAll(async () => {
  town = await openTown()
  send = ask(town.cms)
  admin = tokenOf('administration in der ganzen Stadt')
  foreign = {
    ofSchool: await make(town.cms, '/schillerschule'),
    ofCouncil: await make(town.cms, '/raete'),
    deleted: await make(town.cms),
  }
  expect((await town.cms.store.remove(foreign.deleted.id, { author: 'test' })).ok).toBe(true)
})
afterAll(() => town.close())

const tokenOf = (name: string) => town.askers.find(asker => asker.name === name)?.token ?? ''
const input = (call: Call) => inputOf(town.cms, call, admin)
const asAdmin = (call: Call, given: Input, how: How = {}) => send(call, given, { token: admin, ...how })

/** Calls whose id may be new; for these an existing document is answered differently. */
const MAKES_WHAT_IS_NAMED = new Set([
  'redaktionInhaltAnlegen',
  'redaktionArbeitskopieBehalten',
  'redaktionArbeitskopieVerwerfen',
])

/** Two concurrent uploads create two files. */
const ANOTHER_EACH_TIME = new Set(['redaktionMediumAufnehmen'])

/** Removes values that differ each time. */
const plain = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)/g, 'moment')
      .replaceAll(/[\w-]{43}(?=")/g, 'key')
      .replaceAll(/"[0-9a-f]{16}"/g, '"version"')
      .replaceAll(/[FKPTV]-[0-9A-Z]{8}/g, 'vorgang')
      // Numbered names first: some of them are as long as a short id.
      .replaceAll(/(eingang|erika|nachbar|neu|Eingang )-?\d+/g, '$1')
      .replaceAll(/"[a-z2-9]{10}"/g, '"kurz"'),
  ) as unknown

const isNamed = ({ path }: Call) => path.includes('{') && !path.endsWith('/{nummer}')
const namesWhatIsThere = (call: Call) => isNamed(call) && !MAKES_WHAT_IS_NAMED.has(call.name)
const looksInAFolder = (call: Call) => isNamed(call) && (givesFile(call) || call.name === 'redaktionKonto')
const firstParam = ({ path }: Call) => /(?<=\{)\w+/.exec(path)?.[0] ?? 'id'

describe.each(ofDesk)('$name', call => {
  /** The input, made once: a refused call leaves its object unchanged, and the allowed call runs last. */
  let given: Input
  beforeAll(async () => {
    given = await input(call)
  })

  test.each([call].filter(namesWhatIsThere))(
    'A-09: a document of others, a deleted one and one of another kind are answered like one that does not exist',
    async () => {
      const first = firstParam(call)
      const isFile = first === 'datei'
      const { ofSchool, ofCouncil, deleted } = foreign
      // Editors share all files, except those of the council.
      const others = isFile
        ? [ofCouncil.datei, ofCouncil.id, ofCouncil.account]
        : [ofSchool.id, deleted.id, ofSchool.account, ofSchool.link, ofSchool.datei]
      const unknown = isFile ? 'gibt-es-nicht.pdf' : randomUUID()
      for (const name of ['redaktion in einem anderen Bereich', 'autor in einem anderen Bereich']) {
        const heard = async (id: string) => {
          const answer = await send(
            call,
            { ...given, params: { ...given.params, [first]: id } },
            { token: tokenOf(name) },
          )
          return [answer.status, answer.headers.get('content-type'), await answer.text()]
        }
        const nothing = await heard(unknown)
        if (call.name !== 'redaktionMediumLoeschen') expect(nothing[0]).toBeGreaterThanOrEqual(400)
        for (const id of others) {
          const told = await heard(id)
          // An id of the wrong form is a bad request for every caller.
          const isNoId = told[0] === 400 && nothing[0] !== 400
          expect(isNoId ? nothing : told, id).toEqual(nothing)
        }
      }
    },
  )

  test.each([call].filter(looksInAFolder))('no path leads out of its folder', async () => {
    for (const way of [
      '..',
      '../..',
      '..%2f..%2frathausplatz.sqlite',
      '\0',
      'a/../b',
      '....//',
      'CON',
      'ä'.repeat(500),
    ]) {
      const { status } = await asAdmin(call, {
        ...given,
        params: { ...given.params, [firstParam(call)]: way },
      })
      expect([400, 404, 405], way).toContain(status)
    }
  })

  const done = call.method === 'GET' ? 'it is done' : 'twice at once it is done once, or twice the same'
  test(`its example works, and ${done}`, async () => {
    const times = call.method === 'GET' ? [1] : [1, 2]
    const answers = await Promise.all(times.map(() => asAdmin(call, given)))
    const texts = await Promise.all(answers.map(answer => answer.clone().text()))
    expect(
      answers.map(({ status }) => status),
      `${call.name}: ${texts.join(' ')}: see specials in inputs.ts`,
    ).toContain(200)
    for (const { status } of answers) expect(status).toBeLessThan(500)
    const [one, other] = answers.filter(({ ok }) => ok)
    if (one && other && !ANOTHER_EACH_TIME.has(call.name))
      expect(plain(await one.json())).toEqual(plain(await other.json()))
  })
})

/**
 * Texts for the parameters of a call that takes a file. `x` and `1e99` are ordinary names, and unpacking each
 * file takes time.
 */
const STRANGE_NAMES = NONSENSE_TEXTS.filter(text => ['%00', '-1'].includes(text) || text.length > 100)

describe('Nonsense that the schema of a call accepts', () => {
  const taken = (call: Call) =>
    NONSENSE_BODIES.filter(text => call.body?.safeParse(JSON.parse(text) ?? {}).success)
  test.each(ofDesk.filter(call => taken(call).length > 0))('$name: no body causes a fault', async call => {
    for (const text of taken(call))
      expect((await asAdmin(call, await input(call), { text })).status, text).toBeLessThan(500)
  })

  /** Returns strange values, each with the names of the parameters that accept it. */
  const takenIn = (call: Call, own: Record<string, string> = {}) =>
    (call.takesFile ? STRANGE_NAMES : NONSENSE_TEXTS).map(value => ({
      value,
      names: Object.keys(call.query?.shape ?? {}).filter(
        name => call.query?.safeParse({ ...own, [name]: decodeURIComponent(value) }).success,
      ),
    }))
  test.each(ofDesk.filter(({ query }) => query))('$name: no parameter causes a fault', async call => {
    const isRead = call.method === 'GET'
    const given = await input(call)
    const search = (names: string[], value: string) =>
      [new URLSearchParams(given.query), ...names.map(name => `${name}=1&${name}=${value}`)].join('&')
    // The object of a changing call is gone afterwards, so all parameters are sent together.
    for (const { value, names } of takenIn(call, given.query))
      for (const asked of isRead ? names.map(name => [name]) : [names].filter(({ length }) => length > 0)) {
        const about = isRead ? given : await input(call)
        const address = search(asked, value)
        expect((await asAdmin(call, about, { search: address })).status, address).toBeLessThan(500)
      }
  })
})

/** Fields that a caller must not set: of rows, of answers and of frameworks. */
const privileged = {
  id: randomUUID(),
  number: 1,
  realm: 'redaktion',
  autor: 'jemand',
  author: 'jemand',
  von: { id: 'jemand', name: 'Jemand Anderes' },
  bearbeiter: { id: 'jemand', name: 'Jemand Anderes' },
  rechte: ['konten-verwalten'],
  roles: ['administration'],
  sections: ['/'],
  audience: 'raete',
  status: 'oeffentlich',
  _status: 'published',
  review: 'freigegeben',
  freigegeben: true,
  oeffentlich: true,
  gesperrt: false,
  password: 'x',
  pw_geaendert: 1,
  second_factor: 0,
  verbunden: true,
  created_at: '2020-01-01T00:00:00.000Z',
  geaendert_am: '2020-01-01T00:00:00.000Z',
  fassung: 99,
  token: 'x',
  version: 'x',
}

/**
 * Adds the privileged fields to every object in `value`, except fields that the object has. Those in `known`
 * are not added at the top level.
 */
function withMore(value: unknown, known: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map(one => withMore(one, []))
  if (typeof value !== 'object' || value === null) return value
  const own = Object.entries(value).map(([key, one]) => [key, withMore(one, [])])
  const more = Object.entries(privileged).filter(
    ([key]) => !Object.hasOwn(value, key) && !known.includes(key),
  )
  return { ...Object.fromEntries(own), ...Object.fromEntries(more) }
}

const accounts = () =>
  town.cms.store.database.read
    .withTables<AccountTables>()
    .selectFrom('accounts')
    .select(['realm', 'roles', 'sections', 'password', 'pw_geaendert', 'second_factor', 'disabled_at'])
    .where('email', 'not like', 'eingang%')
    .where('email', 'not like', 'neu%')
    .orderBy('id')
    .execute()

/** Returns the body as the call gets it, parsed by its schema. */
const read = (call: Call, body: unknown) => call.body?.safeParse(body)

const moreIn = (call: Call, body: unknown) => {
  const known = Object.keys((call.body as { shape?: object } | undefined)?.shape ?? {})
  return withMore(body, known) as Record<string, unknown>
}

describe('A-14: additional fields', () => {
  test.each(ofDesk.filter(call => call.body))(
    '$name: additional fields in the body are refused or have no effect',
    async call => {
      const [{ body = {} } = {}] = call.examples as readonly { body?: object }[]
      const [asked, more] = [read(call, body), read(call, moreIn(call, body))]
      expect(asked?.success).toBe(true)
      // A call gets what its schema has parsed (door.test.ts): equal input has equal effects.
      if (!more?.success) return
      if (isDeepStrictEqual(more.data, asked?.data)) return
      const before = await accounts()
      const [usual, other] = [await input(call), await input(call)]
      const [told, toldMore] = [
        await asAdmin(call, usual),
        await asAdmin(call, { ...other, body: moreIn(call, other.body) }),
      ]
      expect(toldMore.status).toBeLessThan(500)
      if (toldMore.ok) expect(plain(await toldMore.json())).toEqual(plain(await told.json()))
      expect(await accounts()).toEqual(before)
    },
  )

  test.each(ofDesk.filter(({ query }) => query))(
    '$name: additional parameters in the address have no effect',
    async call => {
      const [{ query = {} } = {}] = call.examples as readonly { query?: object }[]
      const own = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
      const more = { realm: 'redaktion', rechte: '*', audience: 'raete', token: admin }
      expect(call.query?.safeParse({ ...own, ...more })).toEqual(call.query?.safeParse(own))
    },
  )
})
