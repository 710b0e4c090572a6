import { type Call, type CallName, calls, type Realm, tokenHeader } from '@rathausplatz/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { walk } from '../../packages/cms/src/oparl/testing/walk.ts'
import { openTown, PASSWORD, type Town, wire } from './people.ts'
import { cookieWith, everyRoute, visit } from './routes.ts'

/**
 * What two committees of the council keep secret, requested by every kind of caller at every entry: each
 * reading call, each page, each address of a file, the OParl server. Each secret is a unique word. New calls
 * and routes are tested automatically.
 */
const secrets = {
  'the closed part of a meeting of A': 'Zauberwurzinger',
  'a closed paper of A': 'Grundstuecksgeheimnis',
  'the file of a closed paper of A': 'Kaufvertragsdatei',
  'the closed meeting of B': 'Personalgeheimnis',
  'a closed paper of B': 'Stundungsgeheimnis',
  'the file of a closed paper of B': 'Steuerbescheidsdatei',
} as const
type Secret = keyof typeof secrets

const ofA: readonly Secret[] = [
  'the closed part of a meeting of A',
  'a closed paper of A',
  'the file of a closed paper of A',
]
const ofB: readonly Secret[] = [
  'the closed meeting of B',
  'a closed paper of B',
  'the file of a closed paper of B',
]

/** Which secrets each caller may see: members in the area of the council, the council office at the desk. */
const askers: Readonly<Record<string, { realm?: Realm; email?: string; told: readonly Secret[] }>> = {
  niemand: { told: [] },
  'somebody of the staff': { realm: 'intranet', email: 'mitarbeit@example.org', told: [] },
  'a member of committee A': { realm: 'raete', email: 'vera-alt@example.org', told: ofA },
  'a member of committee B': { realm: 'raete', email: 'vera-bach@example.org', told: ofB },
  'who stands in for a member of B': { realm: 'raete', email: 'vera-chor@example.org', told: ofB },
  'who was a member of A until yesterday': { realm: 'raete', email: 'vera-dorn@example.org', told: [] },
  'an account of the council without a member': {
    realm: 'raete',
    email: 'mitglied@example.org',
    told: [],
  },
  'the council office': { realm: 'redaktion', email: 'ratsbuero@example.org', told: [...ofA, ...ofB] },
  'another editor': { realm: 'redaktion', email: 'chefredaktion@example.org', told: [] },
}

const DAY = 86_400_000
const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
const A = { gremium: 'ausschuss-a' }
const B = { gremium: 'ausschuss-b' }
const member = (nachname: string, ...gremien: object[]) => ({
  vorname: 'Vera',
  nachname,
  mitgliedschaften: gremien.map(one => Object.assign({ von: '2024-07-23' }, one)),
})
const meeting = (slug: string, more: object) => ({
  slug,
  titel: 'Sitzung',
  datum_von: `${day(7)}T18:00:00+01:00`,
  ort: 'Ratssaal',
  behandlung: 'oeffentlich',
  ...more,
})
const closed = { behandlung: 'nichtoeffentlich' } as const
const paper = (slug: string, titel: string, gremium: string, datei: string) => ({
  ...closed,
  slug,
  titel,
  nummer: slug,
  art: 'Bericht',
  datum: day(-1),
  gremium,
  datei: { titel: datei, url: `/medien/${slug}.pdf`, groesse: 5, typ: 'application/pdf' },
})

const records: readonly (readonly [string, object])[] = [
  ['stadt', { ...calls.stadt.examples[0]?.answer, email: 'rathaus@example.org' }],
  ['gremium', { name: 'Ausschuss A', art: 'ausschuss' }],
  ['gremium', { name: 'Ausschuss B', art: 'ausschuss' }],
  ['ratsperson', member('Alt', A)],
  ['ratsperson', member('Bach', B)],
  ['ratsperson', member('Chor', { ...B, rolle: 'stellvertretung' })],
  ['ratsperson', member('Dorn', { ...A, bis: day(-2) })],
  ['vorlage', paper('kauf', secrets['a closed paper of A'], A.gremium, secrets[ofA[2] as Secret])],
  ['vorlage', paper('stundung', secrets['a closed paper of B'], B.gremium, secrets[ofB[2] as Secret])],
  ['sitzung', meeting('a-1', { ...A, tagesordnung: [{ titel: 'Fragen' }] })],
  [
    'sitzung',
    meeting('a-1-nt', {
      ...A,
      ...closed,
      teil_von: 'a-1',
      tagesordnung: [{ titel: secrets['the closed part of a meeting of A'], vorlage: 'kauf' }],
    }),
  ],
  [
    'sitzung',
    meeting('b-1', {
      ...B,
      ...closed,
      tagesordnung: [{ titel: secrets['the closed meeting of B'], vorlage: 'stundung' }],
      teilnahmen: [{ person: 'vera-bach', anwesenheit: 'entschuldigt', vertreten_durch: 'vera-chor' }],
    }),
  ],
]

let town: Town
/** Slugs, file names and document ids that an address could contain. */
let ids: readonly string[]
const tokens = new Map<string, { token: string; id: string }>()

beforeAll(async () => {
  town = await openTown()
  const { cms } = town
  for (const [slug, titel] of [
    ['kauf', secrets[ofA[2] as Secret]],
    ['stundung', secrets[ofB[2] as Secret]],
  ] as const) {
    const bytes = new TextEncoder().encode(`%PDF-1.7\n${titel}\n%%EOF\n`)
    expect(await cms.addDocument({ schluessel: slug, bytes, titel })).toMatchObject({ ok: true })
  }
  const documents: string[] = []
  for (const [kind, data] of records) {
    const written = await cms.store.writeAll([{ kind: kind as never, data: data as never, author: 'test' }])
    if (!written.ok) throw new Error(JSON.stringify(written.error))
    documents.push(...written.value)
  }
  ids = ['a-1', 'a-1-nt', 'b-1', 'kauf', 'stundung', 'kauf.pdf', 'stundung.pdf', ...documents]
  await cms.indexed()
  for (const [name, { realm, email }] of Object.entries(askers)) {
    if (!realm || !email) continue
    const isMember = email.startsWith('vera-')
    if (isMember) await openAccount(email)
    tokens.set(name, await town.signIn(realm, email))
  }
})
afterAll(() => town.close())

/**
 * Creates a council account for the member whose slug begins the address, and changes its one-time password.
 */
async function openAccount(email: string) {
  const person = email.slice(0, email.indexOf('@'))
  const given = { realm: 'raete', email, vorname: 'Vera', nachname: 'Rat', person } as const
  const { einmalpasswort } = await town.cms.accounts.create(given, 'einmalpasswort')
  const send = wire(town.cms)
  const first = await send(calls.raeteLogin, { body: { email, passwort: einmalpasswort } })
  const { token } = (await first.json()) as { token: string }
  const body = { passwort: einmalpasswort, neues_passwort: PASSWORD }
  expect((await send(calls.raetePasswort, { body, token })).ok).toBe(true)
}

const allowed = (name: string) => new Set<string>(askers[name]?.told.map(secret => secrets[secret]))
const words = Object.values(secrets)
const toldIn = (text: string) => words.filter(word => text.includes(word))

/** The calls that read; each is made with every id in its address. */
const reading = (Object.values(calls) as Call[]).filter(({ method }) => method === 'GET')
const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
const paramsOf = ({ path }: Call) => {
  const names = namesIn(path)
  return names.length === 0 ? [{}] : ids.map(id => Object.fromEntries(names.map(name => [name, id])))
}
const questionsOf = ({ query }: Call): Record<string, string>[] => {
  const known = Object.keys((query as { shape?: object } | undefined)?.shape ?? {})
  const asked = [
    ...['a-1', 'kauf', 'stundung'].map(id => `/rathaus/gemeinderat/vorlagen/${id}`),
    ...['a-1', 'a-1-nt', 'b-1'].map(id => `/rathaus/gemeinderat/sitzungen/${id}`),
    ...words,
    'geheim',
  ]
  const texts = ['q', 'url', 'suche', 'begriff', 'text'].filter(name => known.includes(name))
  const everything = known.includes('bis') ? [{ von: day(-30), bis: day(30) }] : []
  return [{}, ...everything, ...texts.flatMap(name => asked.map(value => ({ [name]: value })))] as Record<
    string,
    string
  >[]
}

describe('every reading call, with every id', () => {
  test.each(Object.keys(askers))('%s sees their own secrets and no others', async name => {
    const { realm } = askers[name] ?? {}
    const send = wire(town.cms)
    const theirs = allowed(name)
    const heard = new Set<string>()
    for (const call of reading) {
      // A call of another realm is refused before it looks at its input (calls-and-pages.test.ts), so one
      // request is enough. A public call does not look at the caller: the anonymous caller makes it in every
      // way, each other caller once.
      const isElsewhere = call.realm !== realm
      const all = isElsewhere ? [{}] : paramsOf(call)
      for (const params of all)
        for (const query of isElsewhere ? [{}] : questionsOf(call)) {
          const answer = await send(call, { params, query, token: tokens.get(name)?.token ?? '' })
          const asked = JSON.stringify(query)
          const told = toldIn(await answer.text()).filter(word => !asked.includes(word))
          for (const word of told) heard.add(word)
          expect(
            told.filter(word => !theirs.has(word)),
            `${call.name} ${JSON.stringify(params)} ${asked}`,
          ).toEqual([])
        }
    }
    // Otherwise the test would prove nothing.
    expect([...heard].toSorted()).toEqual([...theirs].toSorted())
  })

  test('a secret of another committee is answered like a missing object, byte for byte', async () => {
    const send = wire(town.cms)
    const { token } = tokens.get('a member of committee A') ?? {}
    const inRoom = reading.filter(({ realm, path }) => realm === 'raete' && namesIn(path).length === 1)
    expect(inRoom.length).toBeGreaterThan(2)
    for (const call of inRoom.filter(({ name }) => name !== 'raeteMitglied')) {
      const [name = ''] = namesIn(call.path)
      const heard = async (id: string) => {
        const answer = await send(call, { params: { [name]: id }, token: token ?? '' })
        return [answer.status, [...answer.headers], await answer.text()]
      }
      const isFile = name === 'datei'
      expect(await heard(isFile ? 'stundung.pdf' : isSitzung(call.name) ? 'b-1' : 'stundung')).toEqual(
        await heard(isFile ? 'gibt-es-nicht.pdf' : 'gibt-es-nicht'),
      )
    }
  })
})

const isSitzung = (name: string) => (name as CallName).startsWith('raeteSitzung')

describe('every page of the site', () => {
  const asking = everyRoute.filter(({ realm }) => realm !== 'redaktion' && realm !== 'intranet')
  const below = [
    '/rathaus/gemeinderat',
    '/rathaus/gemeinderat/gremien/ausschuss-a',
    ...['a-1', 'a-1-nt', 'b-1'].map(id => `/rathaus/gemeinderat/sitzungen/${id}`),
    ...['kauf', 'stundung'].map(id => `/rathaus/gemeinderat/vorlagen/${id}`),
  ]
  const addressesOf = ({ path, file }: (typeof everyRoute)[number]) => [
    ...(file === 'page.tsx' ? below : []),
    ...(file === 'teilbild.ts' ? below.map(one => `/teilbild${one}.jpg`) : []),
    ...(path.includes('/x') ? ids.map(id => path.replaceAll(/\bx\b/g, id)) : [path]),
    ...['q', 'suche', 'url'].flatMap(name => words.map(word => `${path}?${name}=${word}`)),
  ]

  test.each(Object.keys(askers))('%s reads no secrets except their own', async name => {
    const { realm } = askers[name] ?? {}
    const signedIn = tokens.get(name)
    const cookie = realm && signedIn ? cookieWith(realm, signedIn) : ''
    const theirs = realm === 'raete' ? allowed(name) : new Set<string>()
    for (const route of asking) {
      const all = addressesOf(route)
      // A public page makes the same calls for every visitor (calls-and-pages.test.ts).
      const isElsewhere = route.realm !== realm
      for (const address of isElsewhere ? all.slice(0, 1) : all) {
        const last = decodeURIComponent(address.replace(/\?.*$/, '')).split('/').at(-1) ?? ''
        const params = { '*': address.slice(1), id: last, slug: last, datei: last, teil: last, sitzung: last }
        const { text, cacheControl } = await visit(town.cms, route, { address, params, cookie })
        const asked = decodeURIComponent(address)
        const told = toldIn(text).filter(word => !asked.includes(word))
        expect(
          told.filter(word => !theirs.has(word)),
          address,
        ).toEqual([])
        if (told.length > 0) expect(cacheControl ?? 'private, no-store', address).toContain('no-store')
      }
    }
  })
})

describe('every address of a file', () => {
  const addresses = ['kauf', 'stundung'].flatMap(slug => [
    `/medien/${slug}.pdf`,
    `/medien/${slug}.pdf?v=1`,
    `/medien/${slug}/640.webp`,
    `/medien/${slug}`,
  ])
  const ways: readonly { method?: string; headers?: Readonly<Record<string, string>> }[] = [
    {},
    { method: 'HEAD' },
    { headers: { range: 'bytes=0-3' } },
    { headers: { range: 'bytes=900000-' } },
    { headers: { 'if-none-match': '*' } },
  ]

  test.each(Object.keys(askers))('%s gets no secret file, however it is requested', async name => {
    const { realm } = askers[name] ?? {}
    const { token = '' } = tokens.get(name) ?? {}
    const missing = await town.cms.media(new Request('http://localhost/medien/gibt-es-nicht.pdf'))
    for (const address of addresses)
      for (const way of ways) {
        const headers = { ...way.headers, ...(realm ? { [tokenHeader[realm]]: token } : {}) }
        const answer = await town.cms.media(new Request(`http://localhost${address}`, { ...way, headers }))
        expect(answer.status, address).toBe(404)
        expect([...answer.headers], address).toEqual([...missing.headers])
      }
  })
})

test('a program that reads all of OParl finds no secret, neither by title, number or address nor by a gap', async () => {
  const ask = (url: string) => town.cms.oparl(new Request(url))
  const entry = 'http://localhost/oparl/v1'
  const { objects } = await walk(entry, ask)
  expect(objects.size).toBeGreaterThan(5)
  const all = JSON.stringify([...objects])
  expect(toldIn(all)).toEqual([])
  for (const hidden of ['a-1-nt', 'b-1', 'kauf', 'stundung'])
    expect(all).not.toMatch(new RegExp(`\\b${hidden}\\b`))
  // A guessed id is answered like one that does not exist.
  const known = [...objects.keys()].find(url => url.includes('/meeting/')) ?? ''
  expect(known).not.toBe('')
  for (const id of ids.filter(id => !known.includes(id) && !all.includes(id)))
    for (const type of ['meeting', 'paper', 'file', 'agendaitem', 'consultation']) {
      const base = known.slice(0, known.indexOf('/meeting/'))
      const [guessed, nothing] = await Promise.all(
        [id, 'gibt-es-nicht'].map(one => ask(`${base}/${type}/${one}`)),
      )
      expect([guessed?.status, await guessed?.text()], `${type} ${id}`).toEqual([
        nothing?.status,
        await nothing?.text(),
      ])
    }
})
