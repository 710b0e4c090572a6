import { CmsError, type CmsHandlers, calls, type RatsraumTermin } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import * as berichte from '../routes/raete/berichte.tsx'
import * as datei from '../routes/raete/datei.ts'
import * as sitzung from '../routes/raete/sitzung.tsx'
import * as sitzungen from '../routes/raete/sitzungen.tsx'
import * as start from '../routes/raete/start.tsx'
import * as vorlage from '../routes/raete/vorlage.tsx'
import * as abmelden from '../routes/realms/abmelden.tsx'
import * as anmelden from '../routes/realms/anmelden.tsx'
import * as unbekannt from '../routes/realms/unbekannt.tsx'
import { realmSite } from '../sessions/testing/ask-realm.ts'

const form = { email: 'anna.beispiel@example.org', passwort: 'ein langes Passwort' }

const beispielsitzung = calls.raeteSitzung.answer.parse(calls.raeteSitzung.examples[0]?.answer)
const [beispiel] = calls.intranetAnmeldung.examples
if (!beispiel) throw new Error('the contract has no example')
const angemeldet = beispiel.answer

/** A member with a password of their own choice. */
const oneself: CmsHandlers = {
  raeteLogin: async () => ({ id: 7, token: 'beispiel-token', pw_geaendert: true }),
  raeteAnmeldung: async () => angemeldet,
}
/** A member with an initial password, which other people know. */
const withPasswordOfOthers: CmsHandlers = {
  raeteLogin: async () => ({ id: 7, token: 'beispiel-token', pw_geaendert: false }),
  raeteAnmeldung: async () => ({ ...angemeldet, pflicht: 'passwort' }),
}

async function signedIn(handlers: CmsHandlers = {}) {
  const site = realmSite({ ...oneself, ...handlers })
  const { cookie } = await site.ask(anmelden.action, '/raete/anmelden', { form })
  return { ...site, cookie }
}

/** Ids of the two parts of the contract's example meeting. */
const ID = 'technischer-ausschuss-2026-12-01'
const CLOSED = `${ID}-nichtoeffentlich`
const at = (id: string) => ({ params: { id } })
const evening = `/raete/sitzungen/${ID}`

const everyPage = [
  [start.loader, '/raete', {}],
  [sitzungen.loader, '/raete/sitzungen', {}],
  [sitzung.loader, evening, at(ID)],
  [vorlage.loader, '/raete/vorlagen/2026-090-baustellen', at('2026-090-baustellen')],
  [berichte.loader, '/raete/berichte', {}],
  [datei.loader, '/raete/datei/plan.pdf', { params: { datei: 'plan.pdf' } }],
  [unbekannt.loader, '/raete/gibt/es/nicht', {}],
] as const

type Data<Loader extends (args: never) => Promise<unknown>> = Awaited<ReturnType<Loader>>

describe('L9: a meeting that leads to another address', () => {
  const part = (id: string) => ({ ...beispielsitzung.oeffentlich, id })
  const answering = (of: Record<string, string>): CmsHandlers => ({
    raeteSitzung: (({ params }: { params: { id: string } }) => {
      const id = of[params.id]
      if (id === undefined) throw new CmsError('nicht-gefunden')
      return { ...beispielsitzung, oeffentlich: part(id) }
    }) as never,
  })
  const asked = async (of: Record<string, string>) => {
    const { ask, cookie } = await signedIn(answering(of))
    return ask(sitzung.loader, '/raete/sitzungen/a', { cookie, ...at('a') })
  }

  test('redirects there if it is there', async () => {
    expect((await asked({ a: 'b', b: 'b' })).location).toBe('/raete/sitzungen/b')
  })

  test.each([
    ['the other address does not exist', { a: 'b' }],
    ['the other address leads back', { a: 'b', b: 'a' }],
    ['the other address leads on', { a: 'b', b: 'c', c: 'c' }],
  ] as const)('stays if %s', async (_what, of) => {
    expect(await asked(of)).toMatchObject({ status: 200, location: null })
  })
})

describe('A page of the members’ area', () => {
  test.each(everyPage)(
    '$1 redirects to the sign-in and back without a session',
    async (loader, path, more) => {
      const { ask } = realmSite()
      expect((await ask(loader, path, more)).location).toBe(
        `/raete/anmelden?${new URLSearchParams({ zurueck: path })}`,
      )
    },
  )

  test.each(everyPage)('$1 is not cached', async (loader, path, more) => {
    const { ask, cookie } = await signedIn()
    expect((await ask(loader, path, { cookie, ...more })).cacheControl).toBe('private, no-store')
  })

  test.each(everyPage)(
    'A-16: $1 redirects to the change of an initial password (pw_geaendert false)',
    async (loader, path, more) => {
      const { ask, cookie } = await signedIn(withPasswordOfOthers)
      const query = path === '/raete' ? '' : `?${new URLSearchParams({ zurueck: path })}`
      expect((await ask(loader, path, { cookie, ...more })).location).toBe(`/raete/passwort${query}`)
    },
  )

  test('is not shown after the log-out (spec §4)', async () => {
    const { ask, cookie } = await signedIn()
    const out = await ask(abmelden.action, '/raete/abmelden', { cookie, form: {} })
    expect(out.cookies.map(one => /^[^;]*=;.*Max-Age=0/.test(one))).toEqual([true, true])
    for (const [loader, path, more] of everyPage)
      expect((await ask(loader, path, { cookie: out.cookie, ...more })).location, path).toContain(
        '/raete/anmelden',
      )
  })
})

describe('The start', () => {
  const termin = (id: string, eigene: boolean): RatsraumTermin => ({
    id,
    titel: id,
    gremium: { id: 'rat', name: 'Gemeinderat', detailURL: '/rat' },
    gemeinsam_mit: [],
    datum_von: '2026-12-01T18:00:00+01:00',
    ort: 'Rathaus',
    zustand: 'geplant',
    grund: '',
    punkte: 0,
    hatNiederschrift: false,
    behandlung: 'oeffentlich',
    nichtoeffentlich: 0,
    eigene,
    detailURL: `/rathaus/gemeinderat/sitzungen/${id}`,
  })
  const all = [termin('a', true), termin('b', false), termin('c', true)]
  const raeteSitzungen: CmsHandlers['raeteSitzungen'] = async ({ query: { eigene } }) => ({
    data: all.filter(one => one.eigene || !eigene),
    pagination: { page: 1, pages: 1 },
  })
  const ids = (rows: readonly { id: string }[] | undefined) => rows?.map(({ id }) => id)

  test("lists the meetings of the member's bodies first, then the others, all with their addresses in the members' area", async () => {
    const { ask, cookie } = await signedIn({ raeteSitzungen })
    const { data } = await ask(start.loader, '/raete', { cookie })
    const shown = (data as Data<typeof start.loader>).start
    expect([ids(shown.own), ids(shown.others)]).toEqual([['a', 'c'], ['b']])
    expect(shown.own?.[0]?.detailURL).toBe('/raete/sitzungen/a')
    expect(shown.berichte?.[0]?.detailURL).toBe('/raete/vorlagen/2026-090-baustellen')
  })

  test("lists the member's bodies; a body that is not public has no link to its meetings", async () => {
    const { ask, cookie } = await signedIn({
      raeteMitglied: async () => ({
        vorname: 'Anna',
        nachname: 'Beispiel',
        kontakt: { email: form.email },
        taetigkeitsbereiche: ['Technischer Ausschuss', 'Ältestenrat'],
      }),
    })
    const { data } = await ask(start.loader, '/raete', { cookie })
    const { gremien } = (data as Data<typeof start.loader>).start
    expect(gremien.map(({ name }) => name)).toEqual(['Technischer Ausschuss', 'Ältestenrat'])
    expect(gremien[1]?.id).toBeUndefined()
  })

  test('knows which part failed to load, and shows the others', async () => {
    const fail = () => {
      throw new CmsError('fehler')
    }
    const { ask, cookie, lines } = await signedIn({ raeteSitzungen: fail })
    const { status, data } = await ask(start.loader, '/raete', { cookie })
    expect(status).toBe(200)
    const shown = (data as Data<typeof start.loader>).start
    expect([shown.own, shown.others, shown.berichte?.length]).toEqual([undefined, undefined, 1])
    expect(lines[0]).toMatchObject({ level: 'warn', message: 'Teil eines Raums nicht ladbar' })
  })
})

describe('Reports and minutes', () => {
  const asked = async (query: string) => {
    const queries: unknown[] = []
    const { ask, cookie } = await signedIn({
      raeteBerichte: async call => {
        queries.push(call.query)
        return { berichte: [], niederschriften: [], jahre: [2026, 2024] }
      },
    })
    const { data } = await ask(berichte.loader, `/raete/berichte${query}`, { cookie })
    return { query: queries[0], ...(data as Data<typeof berichte.loader>).chosen }
  }

  test('are filtered by body and year of the address', async () => {
    expect(await asked('')).toMatchObject({ query: {}, gremium: '', jahr: '' })
    const [example] = calls.gremien.examples
    const id = example?.answer.data?.[0]?.id ?? ''
    expect(await asked(`?gremium=${id}&jahr=2024`)).toMatchObject({
      query: { gremium: id, jahr: 2024 },
      gremium: id,
      jahr: '2024',
    })
  })

  test('keep a year without entries in the choice, and ignore invalid values', async () => {
    expect((await asked('?jahr=2025')).jahre).toEqual([2026, 2025, 2024])
    expect(await asked('?gremium=gibt-es-nicht&jahr=x')).toMatchObject({ query: {}, gremium: '', jahr: '' })
  })
})

describe('A meeting', () => {
  test('has one address, to which the address of its other part redirects', async () => {
    const [example] = calls.raeteSitzung.examples
    const meeting = calls.raeteSitzung.answer.parse(example?.answer)
    const { ask, cookie } = await signedIn({ raeteSitzung: async () => meeting })
    const path = `/raete/sitzungen/${CLOSED}?punkt=grundstueck&teil=nichtoeffentlich`
    expect(await ask(sitzung.loader, path, { cookie, ...at(CLOSED) })).toMatchObject({
      status: 302,
      location: `${evening}?punkt=grundstueck&teil=nichtoeffentlich`,
    })
  })

  test('opens the item that the address names', async () => {
    const { ask, cookie } = await signedIn()
    const open = async (query: string) => {
      const { data } = await ask(sitzung.loader, evening + query, { cookie, ...at(ID) })
      return (data as Data<typeof sitzung.loader>).open
    }
    expect(await open('')).toBeUndefined()
    expect(await open('?punkt=sprungturm')).toBe('oeffentlich sprungturm')
    expect(await open('?punkt=grundstueck&teil=nichtoeffentlich')).toBe('nichtoeffentlich grundstueck')
    expect(await open('?punkt=grundstueck')).toBeUndefined()
  })

  test('and a paper answer 404, whether they are missing or not allowed', async () => {
    const said = async (code: 'nicht-gefunden' | 'nicht-erlaubt') => {
      const refuse = async () => {
        throw new CmsError(code)
      }
      const { ask, cookie } = await signedIn({ raeteSitzung: refuse, raeteVorlage: refuse })
      const answers = [
        await ask(sitzung.loader, evening, { cookie, ...at(ID) }),
        await ask(vorlage.loader, '/raete/vorlagen/x', { cookie, ...at('x') }),
      ]
      return answers.map(({ status, data, cacheControl }) => ({ status, data, cacheControl }))
    }
    const none = await said('nicht-gefunden')
    expect(none.map(({ status }) => status)).toEqual([404, 404])
    expect(await said('nicht-erlaubt')).toEqual(none)
  })

  test('answers 503, not 404, if the CMS fails', async () => {
    const { ask, cookie } = await signedIn({
      raeteSitzung: async () => {
        throw new CmsError('fehler')
      },
    })
    expect((await ask(sitzung.loader, evening, { cookie, ...at(ID) })).status).toBe(503)
  })
})

describe('A note', () => {
  const words = { teil: ID, kennung: 'sprungturm', text: 'Nach den\r\nFolgekosten fragen.' }
  const send = (more: object, cookie?: string) => ({
    ...at(ID),
    ...(cookie ? { cookie } : {}),
    form: { ...words, ...more },
  })

  test('is stored unchanged; a form is redirected to the page it names, a script gets the result', async () => {
    const kept: string[] = []
    const raeteNotiz: CmsHandlers['raeteNotiz'] = async ({ params, body }) => {
      kept.push(`${params.id} ${params.kennung} ${body.text}`)
      return {}
    }
    const { ask, cookie } = await signedIn({ raeteNotiz })
    const zurueck = `${evening}?punkt=sprungturm&notiz=behalten#punkt`
    expect(await ask(sitzung.action, evening, send({ zurueck }, cookie))).toMatchObject({
      status: 303,
      location: zurueck,
    })
    expect((await ask(sitzung.action, evening, send({}, cookie))).data).toMatchObject({ ok: true })
    expect(kept).toEqual(Array(2).fill(`${ID} sprungturm Nach den\nFolgekosten fragen.`))
    const abroad = await ask(sitzung.action, evening, send({ zurueck: '//evil.example' }, cookie))
    expect(abroad.location).toBe('/raete')
  })

  test.each([
    ['is too long', {}, { text: 'a'.repeat(10_001) }, 422, 'Eine Notiz hat höchstens 10.000 Zeichen.'],
    ['is at what is not theirs', { raeteNotiz: new CmsError('nicht-gefunden') }, {}, 404, undefined],
    ['meets a silent CMS', { raeteNotiz: new CmsError('fehler') }, {}, 503, undefined],
  ])('that %s is returned with its text', async (_, failing, more, status, title) => {
    const handlers = Object.fromEntries(
      Object.entries(failing).map(([name, error]) => [name, () => Promise.reject(error)]),
    ) as CmsHandlers
    const { ask, cookie } = await signedIn(handlers)
    const answer = await ask(sitzung.action, evening, send(more, cookie))
    const text = { ...words, ...more }.text.replace('\r\n', '\n')
    expect(answer).toMatchObject({ status, data: { ok: false, text, ...(title ? { title } : {}) } })
  })

  test('sent after the session is over is returned without a call to the CMS', async () => {
    const { ask } = realmSite({ raeteNotiz: () => Promise.reject(new Error('asked')) })
    const answer = await ask(sitzung.action, evening, send({}))
    expect(answer).toMatchObject({
      status: 401,
      cacheControl: 'private, no-store',
      data: { unkept: { text: 'Nach den\nFolgekosten fragen.', isOver: true } },
    })
  })

  test('sent while the session cannot be checked is returned with its text', async () => {
    const { cookie } = await signedIn()
    const { ask } = realmSite({ ...oneself, raeteMitglied: () => Promise.reject(new CmsError('fehler')) })
    expect(await ask(sitzung.action, evening, send({}, cookie))).toMatchObject({
      status: 503,
      data: { unkept: { text: 'Nach den\nFolgekosten fragen.', isOver: false } },
    })
  })

  test('sent with an initial password redirects to the change of the password', async () => {
    const { ask, cookie } = await signedIn({
      ...withPasswordOfOthers,
      raeteNotiz: () => Promise.reject(new Error('asked')),
    })
    expect((await ask(sitzung.action, evening, send({}, cookie))).location).toContain('/raete/passwort')
  })
})

describe('A file of the council', () => {
  const params = { datei: 'dienstvereinbarung.pdf' }
  const path = '/raete/datei/dienstvereinbarung.pdf'

  test('is served whole and in ranges, and is not cached (U-06)', async () => {
    const { ask, cookie } = await signedIn()
    const whole = await ask(datei.loader, path, { cookie, params })
    expect([whole.status, await whole.text(), whole.cacheControl]).toEqual([
      200,
      '%PDF-',
      'private, no-store',
    ])
    const part = await ask(datei.loader, path, { cookie, params, headers: { range: 'bytes=1-3' } })
    expect([part.status, await part.text()]).toEqual([206, 'PDF'])
  })

  test('that is missing gives the same answer as a file without permission', async () => {
    const said = async (code: 'nicht-gefunden' | 'nicht-erlaubt') => {
      const { ask, cookie } = await signedIn({ raeteDatei: () => Promise.reject(new CmsError(code)) })
      const answer = await ask(datei.loader, path, { cookie, params })
      return [answer.status, await answer.text(), answer.cacheControl]
    }
    expect(await said('nicht-gefunden')).toEqual([
      404,
      'Diese Datei gibt es hier nicht.',
      'private, no-store',
    ])
    expect(await said('nicht-erlaubt')).toEqual(await said('nicht-gefunden'))
  })
})
