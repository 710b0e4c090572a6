import { randomUUID } from 'node:crypto'
import { type Call, givesFile } from '@rathausplatz/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccountTables } from '../../packages/cms/src/accounts/tables.ts'
import { ask, type How, type Input, inputOf, make, ofDesk, othersAt } from './inputs.ts'
import { openTown, type Town } from './people.ts'

/**
 * what strangers try at every entrance of the desk. The calls come from the contract: a new one is
 * tried by itself, with its example; one whose example cannot be done is named. That another website cannot ask in an
 * editor's name is tried where cookies are read (desk-session.test.ts), who may at all in calls-and-pages.test.ts.
 */
let town: Town
let send: ReturnType<typeof ask>
let admin = ''

beforeAll(async () => {
  town = await openTown()
  send = ask(town.cms)
  admin = tokenOf('administration in der ganzen Stadt')
})
afterAll(() => town.close())

const tokenOf = (name: string) => town.askers.find(asker => asker.name === name)?.token ?? ''
const input = (call: Call) => inputOf(town.cms, call, admin)
const asAdmin = (call: Call, given: Input, how: How = {}) => send(call, given, { token: admin, ...how })

/** What is stored of documents and accounts: their last entries in the record of changes. Reading changes nothing. */
const stored = async () => {
  const changes = await town.cms.store.changes({ newestFirst: true, limit: 20 })
  return JSON.stringify(changes.filter(({ what }) => what !== 'gelesen').slice(0, 3))
}

const changing = ofDesk.filter(({ method }) => method !== 'GET')
const carrying = ofDesk.filter(({ body }) => body)

test.each(ofDesk)('$name: what it is sent with can be made, and it is done', async call => {
  const answer = await asAdmin(call, await input(call))
  expect(
    `${answer.status} ${answer.ok || (await answer.text())}`,
    `${call.name}: see specials in inputs.ts`,
  ).toBe('200 true')
})

describe('A-15: what a page of another website could send', () => {
  const types = ['text/plain', 'text/plain;charset=application/json', 'application/x-www-form-urlencoded', '']
  test.each(changing.filter(({ body, takesFile }) => body ?? takesFile))(
    '$name takes no form and no plain text',
    async call => {
      const given = await input(call)
      const before = await stored()
      for (const type of [...types, 'multipart/form-data; boundary=x']) {
        const { status } = await asAdmin(call, given, { headers: { 'content-type': type } })
        expect(status, type).toBe(415)
      }
      expect(await stored()).toBe(before)
    },
  )
})

describe('Method confusion', () => {
  test.each(ofDesk)('$name: no other method, by no other name', async call => {
    const given = await input(call)
    const before = await stored()
    for (const method of othersAt(call)) {
      const answer = await asAdmin(call, given, { method })
      expect([method, answer.status]).toEqual([method, 405])
      expect(answer.headers.get('allow')).toContain(call.method)
    }
    if (call.method !== 'GET') {
      // A link, a picture, a look ahead: none of them changes anything, whatever it calls itself.
      const headers = { 'x-http-method-override': call.method, 'x-method-override': call.method }
      for (const method of ['GET', 'HEAD'])
        await asAdmin(call, given, { method, headers, search: `_method=${call.method}` })
    }
    expect(await stored()).toBe(before)
  })

  test.each(ofDesk.filter(({ method }) => method === 'GET'))('$name: HEAD says what GET says', async call => {
    const given = await input(call)
    const [get, head] = [await asAdmin(call, given), await asAdmin(call, given, { method: 'HEAD' })]
    expect(head.status).toBe(get.status)
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
    expect((await send(call, given, { method: 'HEAD' })).status).toBe(401)
  })
})

describe('Too much, too deep, twice', () => {
  test.each(carrying)('$name refuses what is too large or too deep', async call => {
    // A body of nothing is enough for some; then something was done.
    const needsNothing = (await asAdmin(call, await input(call), { text: '{}' })).ok
    const given = await input(call)
    const before = await stored()
    const body = JSON.stringify({ ...given.body, mehr: 'x'.repeat(call.largest ?? 65_536) })
    expect((await asAdmin(call, given, { text: body })).status).toBe(413)
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    expect((await asAdmin(call, given, { text: `{"mehr":${deep}}` })).status).toBe(400)
    for (const nonsense of [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '7',
      '{"__proto__":{"rechte":["*"]},"constructor":1}',
    ])
      expect((await asAdmin(call, given, { text: nonsense })).status, nonsense).toBeLessThan(500)
    expect(Object.hasOwn(Object.prototype, 'rechte')).toBe(false)
    if (!needsNothing) expect(await stored()).toBe(before)
  })

  test.each(ofDesk.filter(({ query }) => query))(
    '$name: a parameter that comes twice counts once',
    async call => {
      const given = await input(call)
      const names = Object.keys((call.query as { shape?: object }).shape ?? {})
      for (const name of names) {
        const own = new URLSearchParams(given.query)
        for (const value of ['1', 'x', '%00', '-1', '1e99', 'x'.repeat(5_000)]) {
          const search = `${own}&${name}=1&${name}=${value}`
          expect((await asAdmin(call, await again(call, given), { search })).status, search).toBeLessThan(500)
        }
      }
    },
  )

  test.each(changing)('$name: twice at once is done once, or twice the same', async call => {
    const given = await input(call)
    const both = await Promise.all([asAdmin(call, given), asAdmin(call, given)])
    expect(both.some(({ ok }) => ok)).toBe(true)
    for (const answer of both) expect(answer.status).toBeLessThan(500)
    const [one, other] = both.filter(({ ok }) => ok)
    if (one && other && !ANOTHER_EACH_TIME.has(call.name))
      expect(plain(await one.json())).toEqual(plain(await other.json()))
  })
})

/** Two who take in a file at the same moment get one each. */
const ANOTHER_EACH_TIME = new Set(['redaktionMediumAufnehmen'])

/** What a changing call is asked about is gone afterwards. */
const again = async (call: Call, given: Input) => (call.method === 'GET' ? given : input(call))

/** Without what is another each time. */
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

/** What nobody gives themselves: fields of rows, of answers, and of what frameworks keep. */
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

/** Besides what is there: fields that a call takes are its own business, and tried as such. */
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

describe('A-14: fields that nobody asked for', () => {
  test.each(carrying)('$name: what is sent besides is refused or has no effect', async call => {
    const before = await accounts()
    const [usual, more] = [await input(call), await input(call)]
    const known = Object.keys((call.body as { shape?: object } | undefined)?.shape ?? {})
    const body = withMore(more.body, known) as Record<string, unknown>
    const [told, toldMore] = [await asAdmin(call, usual), await asAdmin(call, { ...more, body })]
    expect(toldMore.status).toBeLessThan(500)
    if (toldMore.ok) expect(plain(await toldMore.json())).toEqual(plain(await told.json()))
    expect(await accounts()).toEqual(before)
  })

  test.each(ofDesk.filter(({ query }) => query))(
    '$name: nor what stands in the address besides',
    async call => {
      const search = new URLSearchParams({ realm: 'redaktion', rechte: '*', audience: 'raete', token: admin })
      const given = await input(call)
      const own = new URLSearchParams(given.query)
      const [told, more] = [
        await send(call, given, { search: `${own}&${search}` }),
        await asAdmin(call, given, { search: `${own}&${search}` }),
      ]
      expect([told.status, more.status]).toEqual([401, 200])
    },
  )
})

/** Where an id may be one of something that does not exist yet: what is there already is told as it must be. */
const MAKES_WHAT_IS_NAMED = new Set([
  'redaktionInhaltAnlegen',
  'redaktionArbeitskopieBehalten',
  'redaktionArbeitskopieVerwerfen',
])

describe('A-09: the ids of others', () => {
  const named = ofDesk.filter(({ path }) => path.includes('{') && !path.endsWith('/{nummer}'))

  test.each(named.filter(({ name }) => !MAKES_WHAT_IS_NAMED.has(name)))(
    '$name: what belongs to others, is deleted or of another kind is answered like what does not exist',
    async call => {
      const given = await input(call)
      const [first = 'id'] = /(?<=\{)\w+/.exec(call.path) ?? []
      const isFile = first === 'datei'
      // Files are everybody's who keeps files, but for those of the council.
      const foreign = await make(town.cms, isFile ? '/raete' : '/schillerschule')
      const deleted = await make(town.cms)
      expect((await town.cms.store.remove(deleted.id, { author: 'test' })).ok).toBe(true)
      const others = isFile
        ? [foreign.datei, foreign.id, foreign.account]
        : [foreign.id, deleted.id, foreign.account, foreign.link, foreign.datei]
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
          // What can be no id of this call is a wrong address, for everybody.
          if (told[0] !== 400 || nothing[0] === 400) expect(told, id).toEqual(nothing)
        }
      }
    },
  )

  test.each(named.filter(call => givesFile(call) || call.name === 'redaktionKonto'))(
    '$name: no path leads out of where it looks',
    async call => {
      const given = await input(call)
      const [first = 'id'] = /(?<=\{)\w+/.exec(call.path) ?? []
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
        const { status } = await asAdmin(call, { ...given, params: { ...given.params, [first]: way } })
        expect([400, 404, 405], way).toContain(status)
      }
    },
  )
})
