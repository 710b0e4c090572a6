import {
  type Call,
  calls,
  givesDownload,
  givesFile,
  type Identify,
  type Realm,
  realms,
  rolesOf,
} from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, admitted, openTown, type Town, wire } from './people.ts'
import { cookieWith, everyRoute, publicRoutes, realmPages, realmRoutes, visit } from './routes.ts'

/**
 * Every call and every page, by every kind of caller. The expectation comes from one place: for calls the
 * table of rights in the contract. For pages it is their place in the table of routes, and below the layout of
 * the realms the table here.
 */
let town: Town
/** The examples of the contract answer, so that calls change nothing; callers are identified for real. */
let send: ReturnType<typeof wire>
/** Cookies of one account per realm, signed in once for all pages of other realms. */
const cookies = new Map<Realm, string>()

beforeAll(async () => {
  town = await openTown()
  send = wire({ handlers: fakeCms(), identify: once(town.cms.identify) })
  for (const realm of realms) cookies.set(realm, await cookieOf(realm))
})

afterAll(() => town.close())

/** Caches identification: a token means the same for every call. */
function once(identify: Identify): Identify {
  const known = new Map<string, ReturnType<Identify>>()
  return (realm, token) => {
    const found = known.get(`${realm} ${token}`) ?? identify(realm, token)
    known.set(`${realm} ${token}`, found)
    return found
  }
}

const everyCall = (Object.values(calls) as Call[]).map(call => ({ call, name: call.name }))

describe('A-08, A-10: every call admits exactly the callers with its right', () => {
  test.each(everyCall)('$name', async ({ call }) => {
    const { query, body } = { query: {}, body: undefined, ...call.examples[0] } as {
      query: object
      body: unknown
    }
    for (const asker of town.askers) {
      const answer = await send(call, { query, body, token: asker.token })
      const found = answer.status === 400 || answer.status === 404 ? 200 : answer.status
      expect(found, asker.name).toBe(admitted(call, asker))
      const mine = givesDownload(call) ? 'private, no-store' : 'private, no-cache'
      const kept = givesFile(call) && !call.keyed && answer.ok ? mine : 'no-store'
      expect(answer.headers.get('cache-control'), asker.name).toBe(kept)
    }
  })

  test('each role of the table has an account here, and each call has a right', () => {
    const roles = town.askers.flatMap(asker => asker.roles.map(role => `${asker.realm} ${role}`))
    for (const realm of realms)
      for (const role of Object.keys(rolesOf(realm))) expect(roles).toContain(`${realm} ${role}`)
    for (const { call } of everyCall) expect(call.right, call.name).toBeTruthy()
  })

  test('every call of a realm at the embedded CMS refuses an invalid token', async () => {
    const ask = wire(town.cms)
    for (const { call } of everyCall.filter(
      ({ call }) => call.realm && town.cms.handlers[call.name as never],
    )) {
      const { body } = { body: undefined, ...call.examples[0] } as { body: unknown }
      for (const token of ['', 'x', 'a'.repeat(5_000)])
        expect((await ask(call, { body, token })).status, call.name).toBe(401)
    }
  })
})

/** Returns the cookie of a new session in a realm, of an account without special rights. */
async function cookieOf(realm: Realm): Promise<string> {
  const ordinary = { intranet: 'mitarbeit', raete: 'mitglied', redaktion: 'redaktion' } as const
  return cookieWith(realm, await town.signIn(realm, addressOf(ordinary[realm])))
}

const parts = ['loader', 'action'] as const
/** Returns the cookies of all realms except the given one. */
const others = (realm: Realm | undefined) =>
  [...cookies].filter(([one]) => one !== realm).map(([, cookie]) => cookie)
/**
 * Returns cookies of new sessions in all other realms, for pages that end all other sessions of the account.
 */
const signedInElsewhere = (realm: Realm | undefined) =>
  Promise.all(realms.filter(one => one !== realm).map(cookieOf))

describe('A-08, A-10: every page of the site, by every kind of caller', () => {
  test('a route with the address of a realm outside of its layout fails', () => {
    expect(publicRoutes.filter(({ realm }) => realm)).toEqual([])
  })

  test('a route below the layout without a row here fails, and so does a row without a route', () => {
    const files = [...new Set(realmRoutes.map(({ file }) => file))]
    expect(files.toSorted()).toEqual(Object.keys(realmPages).toSorted())
  })

  test.each(everyRoute)('$path: no call of its realm is answered without a session there', async route => {
    for (const part of parts) {
      for (const cookie of ['', 'token-x', ...others(route.realm)]) {
        const { made } = await visit(town.cms, route, { part, cookie })
        const told = made.filter(
          ({ call, isAnswered }) => call.realm === route.realm && call.realm && isAnswered,
        )
        expect(told, part).toEqual([])
        // A page never gets the token of another realm.
        expect(made.filter(({ call }) => call.realm && call.realm !== route.realm)).toEqual([])
      }
    }
  })

  test.each(publicRoutes)('$path makes only public calls, whoever is signed in', async route => {
    for (const part of parts) {
      const { made } = await visit(town.cms, route, { part, cookie: others(undefined).join('; ') })
      expect(made.filter(({ call }) => call.right !== 'oeffentlich')).toEqual([])
    }
  })

  test('sessions whose cookies were sent to pages of other realms are still valid in their own realm', async () => {
    for (const [realm, cookie] of cookies) {
      const own = everyRoute.find(route => route.realm === realm && realmPages[route.file] === 'bereich')
      if (!own) throw new Error(`${realm} has no page`)
      expect((await visit(town.cms, own, { cookie })).location ?? '', realm).not.toContain('/anmelden')
    }
  })

  test.each(everyRoute.filter(({ file }) => realmPages[file] === 'bereich'))(
    '$path sends strangers to the sign-in of its realm and admits its own people',
    async route => {
      for (const part of parts) {
        for (const cookie of ['', ...(await signedInElsewhere(route.realm))]) {
          const { hasPart, location, status } = await visit(town.cms, route, { part, cookie })
          if (hasPart && status !== 404)
            expect(location, part).toMatch(new RegExp(`^/${route.realm}/anmelden`))
        }
        const cookie = await cookieOf(route.realm as Realm)
        const { location, cacheControl } = await visit(town.cms, route, { part, cookie })
        expect(location ?? '', part).not.toContain('/anmelden')
        expect(cacheControl ?? 'private, no-store', part).toContain('no-store')
      }
    },
  )
})
