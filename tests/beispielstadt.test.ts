import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedCms, openCms } from '@rathausplatz/cms'
import { calls, cmsInProcess, type Identify } from '@rathausplatz/contract'
import { records } from '@rathausplatz/contract/records'
import { seedDemo } from '@rathausplatz/demo'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'

const editor = { id: 'x', roles: ['administration'], sections: ['/'], name: 'x', email: 'x@example.org' }
const identify: Identify = async realm => ({ realm, ...editor }) as never

const AT_ONCE = 500

let folder: string
let cms: EmbeddedCms
beforeAll(async () => {
  const heute = new Date('2026-11-21T09:00:00Z')
  folder = await mkdtemp(join(tmpdir(), 'rathausplatz-beispielstadt-'))
  cms = await openCms({
    dataDir: folder,
    create: true,
    log: { info() {}, warn() {}, error() {} },
    clock: () => heute,
  })
  await seedDemo(cms, heute)
})
afterAll(async () => {
  await cms.close()
  await rm(folder, { recursive: true, maxRetries: 5 })
})

it('In the demo town every fact in a text matches a record', async () => {
  expect(await cms.factFindings()).toEqual([])
})

it('In the demo town the checks find nothing except the versions in Leichte Sprache that wait to be checked', async () => {
  const desk = cmsInProcess(cms.handlers, identify)
  const found: string[] = []
  for (const kind of Object.keys(records) as (keyof typeof records)[])
    for (const { id, key } of await cms.store.documents(kind, { limit: AT_ONCE, offset: 0 })) {
      const input = { params: { id }, query: {}, token: 'x' }
      const { data } = await desk.call(calls.redaktionDurchsicht, input as never)
      found.push(...data.map(({ regel, feld, stelle }) => `${key} ${feld}: ${regel} ${stelle ?? ''}`.trim()))
    }
  const unchecked = [
    '/bedienungshilfe',
    '/leben/abfall',
    '/leben/familie/kita',
    '/notfallnummern',
    '/rathaus',
    '/rathaus/buergerbuero/wohnsitz',
    '/rathaus/termine',
    '/schaden-melden',
  ]
  const versions = unchecked.map(path => `${path} leichteSprache.pruefvermerk: pruefvermerk`)
  const alone = found.filter(one => /^\/leichte-sprache(?:\/[\w-]+)? pruefvermerk: pruefvermerk$/.test(one))
  expect(found.toSorted()).toEqual([...versions, ...alone].toSorted())
})

describe('P18: a question of a resident finds its page among the first three hits', () => {
  const questions = [
    ['76999', '/kontakt'],
    ['Osterfeuer', '/rathaus/leistungen/feuerwerk'],
    ['jugenraum mieten', '/leben/jugend'],
    ['öffentliche toiletten', '/stadt/toiletten'],
    ['wc marktplatz', '/stadt/toiletten'],
    ['grünschnitt', '/rathaus/aemter/wertstoffhof'],
    ['weihnachtsbaum abholung', '/leben/abfall'],
    ['schulanmeldung', '/schillerschule/anmeldung'],
    ['störung strom', '/notfallnummern'],
    ['wohnmobilstellplatz', '/stadt/uebernachten'],
    ['gibts no e fescht', '/veranstaltungen'],
    ['wann isch fescht', '/veranstaltungen'],
  ] as const
  beforeAll(() => cms.indexed())
  it.each(questions)('%s: %s', async (q, page) => {
    const { data, empfehlungen } = await cmsInProcess(cms.handlers).call(calls.suche, { query: { q } })
    const urls = [...new Set([...empfehlungen, ...data].map(({ url }) => url))]
    expect(urls.slice(0, 3)).toContain(page)
  })
})

test('P18: in the demo town every word of a public title is found by the public search', async () => {
  await cms.indexed()
  const site = cmsInProcess(cms.handlers)
  const titles: string[] = []
  for (let seite = 1, pages = 1; seite <= pages; seite++) {
    const { data, pagination } = await site.call(calls.adressen, { query: { seite } })
    pages = pagination?.pages ?? 1
    for (const { url } of data) {
      const answer = await site.call(calls.route, { query: { url } })
      if ('title' in answer) titles.push(answer.title)
    }
  }
  const words = new Set(titles.flatMap(title => title.match(/\p{L}{3,}/gu) ?? []))
  expect(words.size).toBeGreaterThan(500)
  const missed: string[] = []
  for (const q of words) {
    const { data, aehnliches } = await site.call(calls.suche, { query: { q } })
    if (data.length + aehnliches.length === 0) missed.push(q)
  }
  expect(missed).toEqual([])
})

describe('P5: an everyday word finds a page in Leichte Sprache, or one that links to it, among the first three hits', () => {
  const questions = [
    ['ausweis verloren', '/rathaus/leistungen/ausweis-verloren'],
    ['neuer ausweis', '/leichte-sprache/ausweis'],
    ['umziehen', '/rathaus/leistungen/wohnsitz-ummelden'],
    ['neue wohnung', '/rathaus/leistungen/wohnsitz-anmelden'],
    ['termin absagen', '/rathaus/termine'],
    ['müll', '/leben/abfall'],
    ['kein geld', '/leichte-sprache/wenig-geld'],
    ['wenig geld', '/leichte-sprache/wenig-geld'],
    ['kita', '/leben/familie/kita'],
    ['behinderung', '/leichte-sprache/behinderung'],
    ['lampe kaputt', '/schaden-melden'],
    ['notfall', '/notfallnummern'],
    ['heiraten', '/rathaus/lebenslagen/heirat'],
    ['hund', '/leichte-sprache/hund'],
    ['schlüssel verloren', '/rathaus/leistungen/fundsachen'],
    ['leichte sprache ausweis', '/leichte-sprache/ausweis'],
  ] as const
  beforeAll(() => cms.indexed())
  it.each(questions)('%s: %s', async (q, page) => {
    const { data, empfehlungen } = await cmsInProcess(cms.handlers).call(calls.suche, { query: { q } })
    const urls = [...new Set([...empfehlungen, ...data].map(({ url }) => url))]
    expect(urls.slice(0, 3)).toContain(page)
  })
})
