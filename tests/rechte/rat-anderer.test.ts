import { join } from 'node:path'
import { type Call, calls } from '@rathausplatz/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMedia } from '../../packages/cms/src/media/media.ts'
import { mediaLibrary } from '../../packages/cms/src/media/media-library.ts'
import { walk } from '../../packages/cms/src/oparl/testing/walk.ts'
import { ratReportText } from '../../packages/cms/src/rat/import/report.ts'
import { foreignServer, Raw, typed } from '../../packages/cms/src/rat/import/testing/foreign-server.ts'
import { fromOparl } from '../../packages/cms/src/rat/import/testing/import-town.ts'
import { folderOf, openTown, type Town, wire } from './people.ts'
import { everyRoute, visit } from './routes.ts'

/**
 * Council data of another town, as real servers publish it: parts of a meeting separated by headings and
 * numbers, `public` in some objects, files at meetings and items. One secret word is in everything that is
 * not public or not marked as public. The word must appear nowhere: in no call, page, search result, file,
 * sitemap or OParl answer.
 */
const SECRET = 'Zauberwurzinger'
const OPEN = 'Sprungturmfest'
const names = (text: string) => /zauberwurzinger/i.test(text)

const DAY = 86_400_000
const at = (days: number) => `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T18:30:00+01:00`
const page = (...data: object[]) => ({ data, links: {}, pagination: { currentPage: 1, totalPages: 1 } })

const pdfs: Record<string, Raw> = {}
let count = 0
/** A file of the server whose bytes contain its name. */
function file(name: string, more: object = {}) {
  const id = `/f/${++count}`
  pdfs[`${id}.pdf`] = new Raw(200, new TextEncoder().encode(`%PDF-1.7\n${name}\n%%EOF\n`), {
    'content-type': 'application/pdf',
  })
  return {
    id: `$${id}`,
    type: typed('File'),
    name,
    fileName: `${name}.pdf`,
    mimeType: 'application/pdf',
    accessUrl: `$${id}.pdf`,
    ...more,
  }
}

const papers: object[] = []
/** An item with everything that an item may link to: texts, a result, files, and a paper of its own. */
function item(word: string, name: string, more: object = {}) {
  const id = ++count
  papers.push({
    id: `$/papers/${id}`,
    type: typed('Paper'),
    name: `${word} Vorlage ${id}`,
    reference: `${word}/${id}`,
    date: '2026-11-01',
    paperType: word,
    mainFile: file(`${word} Hauptdatei ${id}`),
    auxiliaryFile: [file(`${word} Anlage ${id}`)],
    location: [{ id: `$/l/${id}`, type: typed('Location'), streetAddress: `${word}weg ${id}` }],
    keyword: [word],
    consultation: [{ id: `$/c/${id}`, type: typed('Consultation'), agendaItem: `$/items/${id}` }],
  })
  return {
    id: `$/items/${id}`,
    type: typed('AgendaItem'),
    name,
    result: `${word} beraten`,
    resolutionText: `Beschlossen: ${word}.`,
    resolutionFile: file(`${word} Beschluss ${id}`),
    auxiliaryFile: [file(`${word} Beiblatt ${id}`)],
    consultation: `$/c/${id}`,
    ...more,
  }
}
const open = (more: object = {}) => item(OPEN, `${OPEN} beraten`, { public: true, ...more })
const closed = (more: object = {}) => item(SECRET, `Kauf ${SECRET}`, more)
const heading = (name: string, more: object = {}) => ({
  id: `$/items/${++count}`,
  type: typed('AgendaItem'),
  name,
  ...more,
})

let day = 0
const meeting = (agendaItem: unknown[], more: object = {}) => ({
  id: `$/meetings/${++day}`,
  type: typed('Meeting'),
  name: 'Sitzung des Gemeinderates',
  start: at(day),
  organization: ['$/orgs/1'],
  location: { id: `$/l/m${day}`, type: typed('Location'), description: 'Bürgersaal' },
  agendaItem,
  invitation: file(`Einladung ${SECRET} ${day}`),
  resultsProtocol: file(`Niederschrift ${SECRET} ${day}`),
  verbatimProtocol: file(`Wortprotokoll ${SECRET} ${day}`),
  auxiliaryFile: [file(`Beilage ${SECRET} ${day}`)],
  ...more,
})

const mute = { public: undefined }
const meetings = [
  meeting([
    heading('Öffentliche Sitzung'),
    closed(mute),
    heading('Nichtöffentliche Sitzung'),
    closed({ number: 'N 1' }),
  ]),
  meeting([open({ number: '1' }), closed({ public: false, number: '2' })]),
  meeting([
    open({ number: '1' }),
    closed({ public: 'true' }),
    closed({ public: 1 }),
    closed({ public: null }),
  ]),
  meeting([
    open({ number: 'Ö 1' }),
    heading('<b>NICHT&shy;&Ouml;FFENTLICHER TEIL</b>', { public: true }),
    closed({ public: true }),
  ]),
  meeting([
    open({ number: '1' }),
    open({ number: '2' }),
    heading('Weiteres'),
    closed({ public: true, number: '1' }),
  ]),
  meeting([open({ number: 'Ö 1' }), closed({ public: true, number: 'NÖ 1' })]),
  meeting([open(), item(SECRET, `${SECRET} (nichtöffentlich)`, { public: true })]),
  meeting([closed({ public: true })], { name: `Nichtöffentliche Sitzung ${SECRET}` }),
  meeting([closed({ public: false })], { name: `Sitzung ${SECRET}`, cancelled: true }),
  meeting([open(), closed({ public: false, agendaItem: [closed({ public: true })] })]),
  meeting([`$/fern/1`, `$/fern/2`]),
]
papers.push({
  id: '$/papers/lose',
  type: typed('Paper'),
  name: SECRET,
  reference: SECRET,
  mainFile: file(`${SECRET} lose`),
})

const answers = (those: readonly object[]) => ({
  '/oparl': {
    id: '$/oparl',
    type: typed('System'),
    oparlVersion: 'https://schema.oparl.org/1.1/',
    body: '$/bodies',
  },
  '/bodies': page({
    id: '$/bodies/1',
    type: typed('Body'),
    name: 'Anderswo',
    organization: '$/orgs',
    person: '$/persons',
    meeting: '$/meetings',
    paper: '$/papers',
    legislativeTerm: [],
  }),
  '/orgs': page({
    id: '$/orgs/1',
    type: typed('Organization'),
    name: 'Gemeinderat',
    organizationType: 'Gremium',
  }),
  '/persons': page(),
  '/meetings': page(...those),
  '/papers': page(...papers),
  '/fern/1': { ...open(), id: '$/fern/1' },
  '/fern/2': { ...closed({ public: false }), id: '$/fern/2' },
  ...pdfs,
})

let town: Town
let library: ReturnType<typeof mediaLibrary>
let server: { entry: string; asked: string[] }
const said: Record<string, unknown> = {}
const clock = () => new Date()
const take = () => fromOparl({ store: town.cms.store, library, clock }, server.entry, { alles: true })

beforeAll(async () => {
  town = await openTown()
  const { store } = town.cms
  const written = await store.writeAll([
    {
      kind: 'stadt',
      data: { ...calls.stadt.examples[0]?.answer, email: 'rathaus@example.org' } as never,
      author: 'test',
    },
  ])
  if (!written.ok) throw new Error(JSON.stringify(written.error))
  const media = openMedia(
    join(folderOf(town.cms), 'medien'),
    { info() {}, warn() {}, error() {} },
    store.isForEveryone,
  )
  library = mediaLibrary({ media, database: store.database, clock, onDocument() {} })
})
afterAll(() => town.close())

const reading = (Object.values(calls) as Call[]).filter(
  ({ method, realm }) => method === 'GET' && realm === undefined,
)
const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Returns everything that anonymous callers can read, by where it was read. */
async function heard(): Promise<Map<string, string>> {
  const { cms } = town
  await cms.indexed()
  const all = new Map<string, string>()
  const documents = await Promise.all(
    (['gremium', 'vorlage', 'sitzung'] as const).map(kind => cms.store.documents(kind, { limit: 500 })),
  )
  const slugs = documents.flat().map(({ data }) => String((data as { slug?: unknown }).slug))
  const below = slugs.flatMap(slug =>
    ['sitzungen', 'vorlagen'].map(part => `/rathaus/gemeinderat/${part}/${slug}`),
  )
  const send = wire(cms)
  for (const call of reading) {
    const inPath = namesIn(call.path)
    const params =
      inPath.length === 0 ? [{}] : slugs.map(slug => Object.fromEntries(inPath.map(name => [name, slug])))
    const known = Object.keys((call.query as { shape?: object } | undefined)?.shape ?? {})
    const queries = [
      {},
      ...(known.includes('bis') ? [{ von: at(-30).slice(0, 10), bis: at(60).slice(0, 10) }] : []),
      ...['q', 'suche', 'begriff', 'text']
        .filter(name => known.includes(name))
        .flatMap(name => [OPEN, 'Kauf', 'Vorlage', SECRET].map(word => ({ [name]: word }))),
      ...(known.includes('url') ? below.map(url => ({ url })) : []),
    ] as Record<string, string>[]
    for (const one of params)
      for (const query of queries) {
        const text = await (await send(call, { params: one, query })).text()
        // An answer may repeat the secret word if a search asked for it.
        if (!names(JSON.stringify([one, query])))
          all.set(`${call.name} ${JSON.stringify([one, query])}`, text)
        else if (!/"q"|"suche"|"begriff"|"text"/.test(JSON.stringify(query)))
          all.set(`${call.name} ${JSON.stringify([one, query])}`, text)
        else expect(text.replaceAll(SECRET, ''), call.name).not.toMatch(/zauberwurzinger/i)
      }
  }
  const open = everyRoute.filter(
    ({ realm, file: name }) => realm === undefined && !name.startsWith('realms/'),
  )
  for (const route of open) {
    const addresses =
      route.file === 'page.tsx' ? ['/rathaus/gemeinderat', ...below] : [route.path, `${route.path}?q=${OPEN}`]
    for (const address of addresses) {
      const last = address.replace(/\?.*$/, '').split('/').at(-1) ?? ''
      const params = { '*': address.slice(1), id: last, slug: last }
      const { text } = await visit(cms, route, { address, params })
      if (!names(address)) all.set(`page ${address}`, text)
    }
  }
  const { objects } = await walk('http://localhost/oparl/v1', url => cms.oparl(new Request(url)))
  for (const [url, object] of objects) all.set(url, JSON.stringify(object))
  for (const { datei } of await library.catalogue.list({ limit: 1_000, offset: 0 })) {
    const answer = await cms.media(new Request(`http://localhost/medien/${datei}`))
    all.set(`/medien/${datei}`, `${answer.status} ${answer.ok ? `${datei} ${await answer.text()}` : ''}`)
  }
  return all
}

const telling = (all: ReadonlyMap<string, string>) =>
  [...all].filter(([, text]) => names(text)).map(([where]) => where)

test('non-public data of another council appears nowhere, and data that becomes non-public disappears everywhere', async () => {
  Object.assign(said, answers(meetings))
  server = await foreignServer(said)
  const report = await take()
  expect(report.fehler).toEqual([])
  const before = await heard()
  expect(telling(before)).toEqual([])
  // Otherwise the test would prove nothing.
  for (const place of ['vorlagen ', 'sitzung ', 'suche', 'page ', '/agendaitem/', '/paper/', '/medien/'])
    expect(
      placesOf(before).some(where => where.includes(place)),
      place,
    ).toBe(true)
  expect(server.asked.filter(path => names(String(pdfs[path]?.body)))).toEqual([])
  expect(report.zurueckgehalten).toMatchObject({
    'says-closed': 6,
    unsaid: 4,
    'no-boolean': 2,
    heading: 2,
    'after-heading': 3,
    number: 1,
    title: 1,
    meeting: 2,
    'paper-unused': 1,
  })
  expect(ratReportText(report)).not.toMatch(/zauberwurzinger/i)
  expect(JSON.stringify(report)).not.toMatch(/zauberwurzinger/i)

  const closedNow = meetings.map(one => {
    const agendaItem = one.agendaItem.map(part =>
      typeof part === 'string' ? part : Object.assign(part as object, { public: false }),
    )
    return Object.assign(one, { agendaItem })
  })
  Object.assign(said, {
    '/meetings': page(...closedNow),
    '/fern/1': { ...open(), id: '$/fern/1', public: false },
  })
  await take()
  const after = await heard()
  expect(telling(after)).toEqual([])
  expect(placesOf(after)).toEqual([])
})

/** Returns where the public word appears, except in answers to requests that contain it. */
const placesOf = (all: ReadonlyMap<string, string>) =>
  [...all].filter(([where, text]) => text.includes(OPEN) && !where.includes(OPEN)).map(([where]) => where)
