import { CmsError, type CmsHandlers, calls, type IntranetText } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import * as archiv from '../routes/intranet/archiv.tsx'
import * as beitrag from '../routes/intranet/beitrag.tsx'
import * as datei from '../routes/intranet/datei.ts'
import * as rubrik from '../routes/intranet/rubrik.tsx'
import * as start from '../routes/intranet/start.tsx'
import * as suche from '../routes/intranet/suchen.tsx'
import * as telefon from '../routes/intranet/telefon.tsx'
import * as abmelden from '../routes/realms/abmelden.tsx'
import * as anmelden from '../routes/realms/anmelden.tsx'
import * as unbekannt from '../routes/realms/unbekannt.tsx'
import { realmSite } from '../sessions/testing/ask-realm.ts'
import { elsewhere, type Said, type Script } from '../sessions/testing/elsewhere.ts'
import { rubrikPage, textPage } from './addresses.ts'
import { latestOf } from './latest.ts'

const form = { email: 'anna.beispiel@example.org', passwort: 'ein langes Passwort' }

async function signedIn(site: ReturnType<typeof realmSite>) {
  const { cookie } = await site.ask(anmelden.action, '/intranet/anmelden', { form })
  return { ...site, cookie }
}

const text = (id: number, tag: string): IntranetText => ({
  id,
  titel: `Beitrag ${id}`,
  datum_von: `2026-11-${tag}T09:00:00+01:00`,
})

const rubriken = [
  { url: 'personal', rubrik: 'Personal', taggingpfad: '' },
  { url: 'edv', rubrik: 'EDV', taggingpfad: '' },
  { url: 'leer', rubrik: 'Leer', taggingpfad: '' },
]
const texts: Record<string, IntranetText[]> = {
  personal: [text(1, '10'), text(2, '08'), text(3, '01')],
  edv: [text(4, '12'), text(5, '02')],
  leer: [],
}
const handlers: CmsHandlers = {
  intranetRubriken: async () => rubriken,
  intranetTexte: async ({ params }) => ({ data: texts[params.url] ?? [] }),
}
const fail = () => {
  throw new CmsError('fehler')
}

type Started = Awaited<ReturnType<typeof start.loader>>

describe('Latest intranet texts (spec §7)', () => {
  test('texts of all categories are merged, newest first, and the first three are kept', async () => {
    const { ask, cookie } = await signedIn(realmSite(handlers))
    const { data } = await ask(start.loader, '/intranet', { cookie })
    expect((data as Started).start.latest.map(({ id }) => id)).toEqual([4, 1, 2])
    expect((data as Started).start.latest[0]?.rubrik?.rubrik).toBe('EDV')
  })

  test('are the newest ones even if the CMS returns all texts with the oldest first', async () => {
    const all = Array.from({ length: 9 }, (_, index) => text(index, `1${index}`))
    const intranetTexte = async () => ({ data: all })
    const { ask, cookie } = await signedIn(
      realmSite({ intranetRubriken: async () => rubriken.slice(0, 1), intranetTexte }),
    )
    const { data } = await ask(start.loader, '/intranet', { cookie })
    expect((data as Started).start.latest.map(({ id }) => id)).toEqual([8, 7, 6])
    const params = { slug: 'personal' }
    const one = await ask(rubrik.loader, '/intranet/personal', { cookie, params })
    expect((one.data as Awaited<ReturnType<typeof rubrik.loader>>).texts[0]?.id).toBe(8)
  })

  test('can be limited to another number; the default is 3', () => {
    const all = rubriken.map(one => ({ ...one, texts: texts[one.url] ?? [] }))
    expect(latestOf(all).length).toBe(3)
    expect(latestOf(all, 4).map(({ id }) => id)).toEqual([4, 1, 2, 5])
  })
})

describe('Intranet list fetch failure: list emptied, no message (spec §8)', () => {
  test('for the categories', async () => {
    const { ask, cookie, lines } = await signedIn(realmSite({ ...handlers, intranetRubriken: fail }))
    const { status, data } = await ask(start.loader, '/intranet', { cookie })
    expect(status).toBe(200)
    expect(data as Started).toMatchObject({ frame: { rubriken: [] }, start: { latest: [], rubriken: [] } })
    expect(lines).toMatchObject([{ level: 'warn', message: 'Teil eines Raums nicht ladbar' }])
  })

  test('for one category, and the other categories stay', async () => {
    const intranetTexte: CmsHandlers['intranetTexte'] = async ({ params }) =>
      params.url === 'edv' ? fail() : { data: texts[params.url] ?? [] }
    const { ask, cookie } = await signedIn(realmSite({ ...handlers, intranetTexte }))
    const { data } = await ask(start.loader, '/intranet', { cookie })
    expect((data as Started).start.latest.map(({ id }) => id)).toEqual([1, 2, 3])
    const list = await ask(rubrik.loader, '/intranet/edv', { cookie, params: { slug: 'edv' } })
    expect([list.status, list.data]).toMatchObject([200, { texts: [], pages: 1 }])
  })

  test('for the archive, the search and the telephone list', async () => {
    const { ask, cookie } = await signedIn(
      realmSite({ ...handlers, archiv: fail, archivThemen: fail, intranetSuche: fail, personen: fail }),
    )
    for (const loader of [archiv.loader, suche.loader, telefon.loader])
      expect((await ask(loader, '/intranet/x?q=a', { cookie })).status).toBe(200)
  })
})

test('Spec §4: the first server render of every intranet page has the user and the categories', async () => {
  const { ask, cookie } = await signedIn(realmSite(handlers))
  for (const [loader, path, params] of [
    [start.loader, '/intranet', {}],
    [rubrik.loader, '/intranet/edv', { slug: 'edv' }],
    [archiv.loader, '/intranet/archiv', {}],
    [suche.loader, '/intranet/suche', {}],
    [telefon.loader, '/intranet/telefon', {}],
  ] as const) {
    const { data, cacheControl } = await ask(loader, path, { cookie, params })
    expect(data, path).toMatchObject({ frame: { session: { name: 'Anna Beispiel' }, rubriken } })
    expect(cacheControl, path).toBe('private, no-store')
  }
})

test('Spec §4: log-out removes both cookies, and every intranet page then redirects to the sign-in', async () => {
  const { ask, cookie } = await signedIn(realmSite(handlers))
  const out = await ask(abmelden.action, '/intranet/abmelden', { cookie, form: {} })
  expect(out.cookies.map(one => /^[^;]*=;.*Max-Age=0/.test(one))).toEqual([true, true])
  for (const loader of [start.loader, archiv.loader, suche.loader, telefon.loader, unbekannt.loader])
    expect((await ask(loader, '/intranet/archiv?thema=2', { cookie: out.cookie })).location).toBe(
      '/intranet/anmelden?zurueck=%2Fintranet%2Farchiv%3Fthema%3D2',
    )
})

describe('One text', () => {
  const one: CmsHandlers = {
    ...handlers,
    intranetText: async ({ params: { id } }) => ({
      ...text(id, '10'),
      rubrik: { url: 'personal', rubrik: 'Personal' },
    }),
  }
  const at = (slug: string, id: string) => ({ params: { slug, id } })

  test('is redirected to the current address of its category', async () => {
    const { ask, cookie } = await signedIn(realmSite(one))
    expect(await ask(beitrag.loader, '/intranet/alt/1', { cookie, ...at('alt', '1') })).toMatchObject({
      status: 302,
      location: '/intranet/personal/1',
    })
  })

  test('answers 404 to a signed-in user if it or its category does not exist', async () => {
    const missing = { ...one, intranetText: () => Promise.reject(new CmsError('nicht-gefunden')) }
    const { ask, cookie } = await signedIn(realmSite(missing))
    for (const id of ['99', 'x', '-1', '1'.repeat(30), '%00'])
      expect((await ask(beitrag.loader, '/intranet/edv/99', { cookie, ...at('edv', id) })).status, id).toBe(
        404,
      )
    const none = { cookie, params: { slug: 'nichts' } }
    expect((await ask(rubrik.loader, '/intranet/nichts', none)).status).toBe(404)
    expect((await ask(unbekannt.loader, '/intranet/a/b/c', { cookie })).status).toBe(404)
  })

  test('is confirmed by a form that leads back to the text, and an error of the CMS is shown', async () => {
    const { ask, cookie } = await signedIn(realmSite(one))
    const sent = { cookie, form: {}, ...at('personal', '12') }
    expect(await ask(beitrag.action, '/intranet/personal/12', sent)).toMatchObject({
      status: 303,
      location: '/intranet/personal/12?gelesen=1',
    })
    const refusing = {
      ...one,
      intranetGelesen: () => Promise.reject(new CmsError('nicht-moeglich', 'So nicht.')),
    }
    const other = await signedIn(realmSite(refusing))
    const refused = await other.ask(beitrag.action, '/intranet/personal/12', {
      ...sent,
      cookie: other.cookie,
    })
    expect(refused.data).toMatchObject({ title: 'So nicht.' })
    const stranger = await ask(beitrag.action, '/intranet/personal/12', { form: {}, ...at('personal', '12') })
    expect(stranger.location).toContain('/intranet/anmelden')
  })
})

describe('A file of the intranet', () => {
  const params = { datei: 'dienstvereinbarung.pdf' }
  const path = '/intranet/datei/dienstvereinbarung.pdf'

  test('is served whole and in ranges, and is not cached (U-06)', async () => {
    const { ask, cookie } = await signedIn(realmSite())
    const whole = await ask(datei.loader, path, { cookie, params })
    expect([whole.status, await whole.text(), whole.cacheControl]).toEqual([
      200,
      '%PDF-',
      'private, no-store',
    ])
    expect(whole.headers.get('content-type')).toBe('application/pdf')
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
    const part = await ask(datei.loader, path, { cookie, params, headers: { range: 'bytes=1-3' } })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'PDF',
      'bytes 1-3/5',
    ])
    const beyond = await ask(datei.loader, path, { cookie, params, headers: { range: 'bytes=9-' } })
    expect([beyond.status, await beyond.text()]).toEqual([416, ''])
    const head = await ask(datei.loader, path, { cookie, params, method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '5'])
  })

  test('is not requested from the CMS without a session; the visitor is redirected to the sign-in and back', async () => {
    const intranetDatei = () => Promise.reject(new Error('asked'))
    const { ask } = realmSite({ intranetDatei })
    expect((await ask(datei.loader, path, { params })).location).toBe(
      '/intranet/anmelden?zurueck=%2Fintranet%2Fdatei%2Fdienstvereinbarung.pdf',
    )
  })

  test('that is missing gives the same answer as a file without permission', async () => {
    const said = async (error: CmsError) => {
      const intranetDatei = async () => {
        throw error
      }
      const { ask, cookie } = await signedIn(realmSite({ intranetDatei }))
      const answer = await ask(datei.loader, path, { cookie, params })
      return [answer.status, await answer.text(), answer.cacheControl]
    }
    const [none, theirs] = [
      await said(new CmsError('nicht-gefunden')),
      await said(new CmsError('nicht-erlaubt')),
    ]
    expect(none).toEqual([404, 'Diese Datei gibt es hier nicht.', 'private, no-store'])
    expect(theirs).toEqual(none)
    expect((await said(new CmsError('fehler')))[0]).toBe(503)
  })
})

describe('With a CMS that knows only spec §7', () => {
  const [{ answer: themen }] = calls.archivThemen.examples as unknown as [{ answer: object }]
  const script: Script = {
    'GET /api/cms/intranet/rubrik': [200, [{ url: 'personal', rubrik: 'Personal' }]],
    'GET /api/cms/intranet/rubrik/personal?order=datum_von%3Adesc&seite=1&pro_seite=3': [
      200,
      { data: [{ id: 'zwoelf', titel: 'Zwölf', datum_von: '2026-11-10T09:00:00+01:00' }] },
    ],
    'GET /api/cms/intranet/rubrik/personal?order=datum_von%3Adesc&seite=1&pro_seite=100': [
      200,
      { data: [{ id: 'zwoelf', titel: 'Zwölf', text: '<p>Text</p>' }] },
    ],
    'GET /api/cms/intranet/archiv_themen?gueltig_von=true&gueltig_bis=true&order=thema%3Aasc%2Ctitel%3Aasc%2Cdownloadtext%3Aasc':
      [200, themen],
  }

  test('the pages work without the other calls', async () => {
    const site = await elsewhere(script)
    const { ask, cookie } = await signedIn(site as never)
    const { data } = await ask(start.loader, '/intranet', { cookie })
    expect(data as Started).toMatchObject({
      start: { latest: [{ id: 'zwoelf' }], toRead: [], since: undefined },
    })
    const found = await ask(beitrag.loader, '/intranet/personal/zwoelf', {
      cookie,
      params: { slug: 'personal', id: 'zwoelf' },
    })
    expect(found.data).toMatchObject({ text: { text: '<p>Text</p>' } })
    expect((await ask(archiv.loader, '/intranet/archiv', { cookie })).data).toMatchObject({
      archive: { themen: [{ themen_id: 1 }, { themen_id: 2 }], groups: [] },
    })
    expect((await ask(suche.loader, '/intranet/suche?q=a', { cookie })).data).toMatchObject({
      found: undefined,
    })
    const file = await ask(datei.loader, '/intranet/datei/a.pdf', { cookie, params: { datei: 'a.pdf' } })
    expect(file.status).toBe(404)
  })

  const text = 'GET /api/cms/intranet/beitrag/12'
  const list = 'GET /api/cms/intranet/rubrik/personal?order=datum_von%3Adesc&seite=1&pro_seite=100'
  const at = { params: { slug: 'personal', id: '12' } }
  const listed: Said = [200, { data: [{ id: 12, titel: 'Zwölf' }] }]

  test.each<[string, Said]>([
    ['400', [400, {}]],
    ['403', [403, {}]],
    ['405', [405, {}]],
    ['410', [410, {}]],
    ['429', [429, {}]],
    ['500', [500, {}]],
    ['HTML', [200, '<h1>Wartung</h1>', 'text/html']],
    ['HTML with 404', [404, '<h1>nginx</h1>', 'text/html']],
    ['nothing, for as long as one waits', () => {}],
  ])(
    'one text is found in its list if the call that is not part of spec §7 answers %s',
    async (_what, said) => {
      const { ask, cookie } = await signedIn(
        (await elsewhere({ ...script, [text]: said, [list]: listed })) as never,
      )
      const found = await ask(beitrag.loader, '/intranet/personal/12', { cookie, ...at })
      expect([found.status, found.data]).toMatchObject([200, { text: { titel: 'Zwölf' } }])
    },
  )

  test.each<[string, Said]>([
    ['500', [500, {}]],
    ['403', [403, {}]],
    ['HTML', [200, '<h1>Wartung</h1>', 'text/html']],
  ])('one text whose list fails (%s) answers 404 (spec §8)', async (_what, said) => {
    const { ask, cookie } = await signedIn((await elsewhere({ ...script, [list]: said })) as never)
    expect((await ask(beitrag.loader, '/intranet/personal/12', { cookie, ...at })).status).toBe(404)
  })

  test('calls that hang do not affect the lists of spec §7', async () => {
    const hangs: Said = () => {}
    const { cookie } = await signedIn((await elsewhere(script)) as never)
    const site = await elsewhere({
      ...script,
      'GET /api/cms/intranet/konto/anmeldung': hangs,
      'GET /api/cms/intranet/neues': hangs,
    })
    expect((await site.ask(start.loader, '/intranet', { cookie })).data as Started).toMatchObject({
      frame: { rubriken: [{ url: 'personal' }] },
      start: { latest: [{ id: 'zwoelf' }], toRead: [] },
    })
  })

  test('a category of which only the address is known is shown with that address as its name', async () => {
    const rubriken: Said = [200, [{ url: 'personal' }]]
    const { ask, cookie } = await signedIn(
      (await elsewhere({ ...script, 'GET /api/cms/intranet/rubrik': rubriken })) as never,
    )
    const params = { slug: 'personal' }
    const { data } = await ask(rubrik.loader, '/intranet/personal', { cookie, params })
    expect(data).toMatchObject({ frame: { rubriken: [{ url: 'personal' }] }, name: 'personal' })
  })

  test('a text is shown in the category whose list contains it, whatever category the text itself names', async () => {
    const odd = (url: string): Said => [
      200,
      { data: [{ id: 12, titel: 'Zwölf', rubrik: { url, rubrik: 'Anderswo' } }] },
    ]
    for (const url of ['Personal', '../..//evil', 'a\nb', '€']) {
      const { ask, cookie } = await signedIn((await elsewhere({ ...script, [list]: odd(url) })) as never)
      expect((await ask(beitrag.loader, '/intranet/personal/12', { cookie, ...at })).status, url).toBe(200)
    }
  })
})

describe('Addresses built from answers of the CMS', () => {
  test('keep the spelling of categories and ids, and do not lead to other pages', () => {
    expect(textPage('Personal', 'Zwölf €')).toBe('/intranet/Personal/Zw%C3%B6lf%20%E2%82%AC')
    for (const odd of ['', '.', '..', 'a/b', '../..//evil', 'a\\b', 'a\nb', 'a%2Fb', 'a#b', '\uD800'])
      expect([rubrikPage(odd), textPage('edv', odd), textPage(odd, 1)], odd).toEqual([
        undefined,
        undefined,
        undefined,
      ])
  })

  test.each([
    ['Personal', 302, '/intranet/Personal/1'],
    ['Kasse €', 302, '/intranet/Kasse%20%E2%82%AC/1'],
    ['../..//evil', 200, null],
    ['a\nb', 200, null],
  ])('a text of the category %j redirects only to a valid address', async (url, status, location) => {
    const intranetText: CmsHandlers['intranetText'] = async ({ params: { id } }) => ({
      ...text(id, '10'),
      rubrik: { url, rubrik: 'Rubrik' },
    })
    const { ask, cookie } = await signedIn(realmSite({ ...handlers, intranetText }))
    const params = { slug: 'personal', id: '1' }
    const answer = await ask(beitrag.loader, '/intranet/personal/1', { cookie, params })
    expect(answer).toMatchObject({ status, location })
    const there = { cookie, params: { slug: url, id: '1' } }
    expect((await ask(beitrag.loader, '/intranet/x/1', there)).status).toBe(200)
  })
})

test('L9: a text in two categories is among the latest once', async () => {
  const { ask, cookie } = await signedIn(
    realmSite({ ...handlers, intranetTexte: async () => ({ data: [text(1, '10'), text(2, '11')] }) }),
  )
  const { data } = await ask(start.loader, '/intranet', { cookie })
  expect((data as Started).start.latest.map(({ id }) => id)).toEqual([2, 1])
})

describe('One category', () => {
  const many = Array.from({ length: 2_000 }, (_, index) => text(index, '10'))
  const shownBy = async (more: CmsHandlers, path: string) => {
    const { ask, cookie } = await signedIn(realmSite({ ...handlers, ...more }))
    const { status, data } = await ask(rubrik.loader, path, { cookie, params: { slug: 'edv' } })
    return { status, ...(data as Awaited<ReturnType<typeof rubrik.loader>>) }
  }

  test.each(['', '?seite=2'])(
    'is empty, not missing, if the list of categories and its texts fail to load: %s',
    async query => {
      const page = await shownBy({ intranetRubriken: fail, intranetTexte: fail }, `/intranet/edv${query}`)
      expect(page).toMatchObject({ status: 200, name: 'Rubrik', texts: [] })
    },
  )

  test('shows one page of texts even if the CMS returns all texts at once', async () => {
    const intranetTexte = async () => ({ data: many })
    const page = await shownBy({ intranetTexte }, '/intranet/edv?seite=2')
    expect(page.texts.map(({ id }) => id)).toEqual(many.slice(12, 24).map(({ id }) => id))
    expect(page.pages).toBe(167)
    const counted = async () => ({ data: many, pagination: { page: 1, pages: 167 } })
    expect((await shownBy({ intranetTexte: counted }, '/intranet/edv')).texts).toHaveLength(12)
    const { ask, cookie } = await signedIn(realmSite({ ...handlers, intranetTexte }))
    const { data } = await ask(start.loader, '/intranet', { cookie })
    expect((data as Started).start.rubriken.map(({ texts }) => texts.length)).toEqual([3, 3, 3])
  })

  test('has at most as many pages as an address can name, and at least the current one', async () => {
    const of = (pages: number) => ({
      intranetTexte: async () => ({ data: many.slice(0, 12), pagination: { page: 1, pages } }),
    })
    expect((await shownBy(of(1_000_000_000), '/intranet/edv')).pages).toBe(9_999)
    expect((await shownBy(of(1_000_000_000), '/intranet/edv?seite=9999')).pages).toBe(9_999)
    const uncounted = { intranetTexte: async () => ({ data: many.slice(0, 12) }) }
    expect((await shownBy(uncounted, '/intranet/edv?seite=9999')).pages).toBe(9_999)
  })
})

test('If the topics of the archive fail, all its documents are shown, even if one topic was requested', async () => {
  const { ask, cookie } = await signedIn(realmSite({ archivThemen: fail }))
  const { data } = await ask(archiv.loader, '/intranet/archiv?thema=1', { cookie })
  const { archive } = data as Awaited<ReturnType<typeof archiv.loader>>
  expect(archive.chosen.thema).toBeUndefined()
  expect(archive.groups.flatMap(({ dokumente }) => dokumente)).not.toEqual([])
})

describe('The archive with a remote CMS (spec §7)', () => {
  const orderOfTopics = 'order=thema%3Aasc%2Ctitel%3Aasc%2Cdownloadtext%3Aasc'
  const topicsAt = (query: string) =>
    `GET /api/cms/intranet/archiv_themen?${query}gueltig_von=true&gueltig_bis=true&${orderOfTopics}`
  const document = (titel: string, more: object) => ({
    titel,
    downloadtext: 'PDF',
    thema: 'Formulare',
    download: '/medien/a.pdf',
    ...more,
  })
  const script: Script = {
    'GET /api/cms/intranet/rubrik': [200, []],
    [topicsAt('')]: [200, { data: [{ themen_id: 1, thema: 'Formulare' }] }],
    'GET /api/cms/intranet/archiv?gueltig_von=true&gueltig_bis=true&order=stand%3Adesc': [
      200,
      {
        data: [
          document('Ohne Stand', { stand: null }),
          document('Alt', { stand: '2025-01-01' }),
          document('Neu', { stand: '2026-01-01' }),
        ],
      },
    ],
  }
  const groupsOf = async (query: string, more: Script = {}) => {
    const site = await elsewhere({ ...script, ...more })
    const { ask, cookie } = await signedIn(site as never)
    const { data } = await ask(archiv.loader, `/intranet/archiv${query}`, { cookie })
    const { archive } = data as Awaited<ReturnType<typeof archiv.loader>>
    return {
      asked: site.asked,
      titles: archive.groups.map(({ dokumente }) => dokumente.map(({ titel }) => titel)),
    }
  }

  test('shows all documents sorted by date if that order is chosen, in whatever order the CMS sent them', async () => {
    expect((await groupsOf('?ordnung=stand')).titles).toEqual([['Neu', 'Alt', 'Ohne Stand']])
  })

  const archiveAt = (id: number) =>
    `GET /api/cms/intranet/archiv?archiv_id=${id}&gueltig_von=true&gueltig_bis=true&order=stand%3Adesc`

  test('L4: is requested for one archive by its number; its documents come newest first', async () => {
    const [old, newer, other] = [
      document('Urlaub', { archiv_id: 7, stand: '2025-01-01' }),
      document('Urlaub', { archiv_id: 7, stand: '2026-01-01' }),
      document('Reisen', { archiv_id: 8, stand: '2026-02-01' }),
    ]
    const one = await groupsOf('?archiv=7', { [archiveAt(7)]: [200, { data: [old, newer] }] })
    expect(one.asked).toContain(archiveAt(7))
    expect(one.titles).toEqual([['Urlaub', 'Urlaub']])
    // A CMS that ignores the number sends the documents of all archives.
    const all = await groupsOf('?archiv=7', { [archiveAt(7)]: [200, { data: [other, old, newer] }] })
    expect(all.titles).toEqual([['Urlaub', 'Urlaub']])
    expect((await groupsOf('?archiv=9', { [archiveAt(9)]: [200, { data: [] }] })).titles).toEqual([])
  })

  test('is requested for one topic by its number', async () => {
    const only = document('Nur hier', { stand: '2026-01-01' })
    const one = topicsAt('themen_id=1&')
    const { asked, titles } = await groupsOf('?thema=1', {
      [one]: [200, { data: [{ themen_id: 1, thema: 'Formulare', dokumente: [only] }] }],
    })
    expect(asked).toContain(one)
    expect(titles).toEqual([['Nur hier']])
    expect((await groupsOf('?thema=1')).titles).toEqual([['Neu', 'Alt', 'Ohne Stand']])
  })
})
