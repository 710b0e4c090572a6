import { type CmsHandlers, calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import * as rubrik from '../routes/intranet/rubrik.tsx'
import * as suchen from '../routes/intranet/suchen.tsx'
import * as telefon from '../routes/intranet/telefon.tsx'
import * as sitzungen from '../routes/raete/sitzungen.tsx'
import * as anmelden from '../routes/realms/anmelden.tsx'
import * as schaeden from '../routes/schaeden.tsx'
import { loadSearch } from '../search/load-search.ts'
import { realmSite } from '../sessions/testing/ask-realm.ts'
import { hasPage } from './page-number.ts'

const [angemeldet] = calls.intranetAnmeldung.examples
if (!angemeldet) throw new Error('the contract has no example')
/** A member with a password of their own choice. */
const oneself: CmsHandlers = {
  raeteLogin: async () => ({ id: 7, token: 'beispiel-token', pw_geaendert: true }),
  raeteAnmeldung: async () => angemeldet.answer,
}
const form = { email: 'anna.beispiel@example.org', passwort: 'ein langes Passwort' }

type Handler = (args: never) => unknown
const search: Handler = ({ context, url }: { context: never; url: URL }) =>
  import('../cms/site-context.ts').then(({ siteOf }) => loadSearch(siteOf(context), url.searchParams))

/** Every list outside the pages of the CMS: its call, its loader and its address. */
type List = readonly [keyof CmsHandlers, Handler, string, string, Record<string, string>]
const lists: readonly List[] = [
  ['intranetTexte', rubrik.loader, '/intranet/personal?', 'intranet', { slug: 'personal' }],
  ['personen', telefon.loader, '/intranet/telefon?', 'intranet', {}],
  ['intranetSuche', suchen.loader, '/intranet/suche?q=a&', 'intranet', {}],
  ['raeteSitzungen', sitzungen.loader, '/raete/sitzungen?', 'raete', {}],
  ['schaeden', schaeden.loader, '/schaeden?', '', {}],
  ['suche', search, '/suche/?q=a&', '', {}],
]

const answer = (entries: number, pagination: object | undefined) => ({
  data: Array.from({ length: entries }, () => ({})),
  anzahl: 30,
  gesamt: 30,
  empfehlungen: [],
  ...(pagination ? { pagination } : {}),
})

describe.each(lists)('L3: the list of %s', (call, loader, path, realm, params) => {
  const statusOf = async (seite: string, given: object) => {
    // The shape of an entry does not matter here.
    const { site, ask } = realmSite(oneself)
    const cookie = realm ? (await ask(anmelden.action, `/${realm}/anmelden`, { form })).cookie : ''
    const { cms } = site
    site.cms = {
      call: ((asked, input) =>
        asked.name === call ? Promise.resolve(given) : cms.call(asked, input)) as typeof cms.call,
    }
    return (await ask(loader, `${path}seite=${seite}`, { cookie, params })).status
  }

  test.each([
    ['the last page is there', '3', answer(10, { page: 3, pages: 3 }), 200],
    ['a page beyond the last one is not', '4', answer(0, { page: 4, pages: 3 }), 404],
    ['nor is a far one', '99', answer(0, { page: 99, pages: 3 }), 404],
    ['nor one that a CMS fills with the last entries', '99', answer(10, { page: 3, pages: 3 }), 404],
    ['the first page is there without entries', '1', answer(0, { page: 1, pages: 0 }), 200],
  ] as const)('%s: page %s', async (_, seite, given, status) => {
    expect(await statusOf(seite, given)).toBe(status)
  })
})

test('L3: a page exists if it is the first, or has entries and is not beyond the last', () => {
  for (const [page, pages, entries, is] of [
    [1, 0, 0, true],
    [1, undefined, 0, true],
    [2, 2, 1, true],
    [2, undefined, 1, true],
    [2, undefined, 0, false],
    [2, 1, 5, false],
    [2, 5, 0, false],
  ] as const)
    expect(hasPage({ page, pages, entries }), `${page} of ${pages} with ${entries}`).toBe(is)
})
