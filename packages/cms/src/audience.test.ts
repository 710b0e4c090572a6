import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Call, type Cms, calls, cmsInProcess, inputParts } from '@rathausplatz/contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openCms } from './index.ts'
import type { SearchTables } from './search/tables.ts'
import { databaseOfFolder } from './store/testing/databases.ts'
import { testTown, textEntry } from './test-town.ts'

const SECRET = 'Zauberwurz'
const STAFF_PAGE = '/intranet/dienstplan'

const seite = (pfad: string, text: string) => ({
  pfad,
  title: text,
  description: text,
  content: [textEntry(`<p>${text} <a href="/medien/dienstplan.pdf">Plan</a></p>`)],
})

/** Queries that could reveal the page: its address, its words (correct and misspelled) and its neighbours. */
const questions = [
  STAFF_PAGE,
  SECRET,
  SECRET.slice(0, 4).toLowerCase(),
  'dienstplan',
  '/intranet',
  '1',
  'zauberwuz',
  'zauberwurzingr',
  'Willkomen zauberwurzingr',
]

/** Sends every call without a token: its example, and then every query in each of its fields. */
async function askedEverything(call: Cms['call'], judge: (answer: string, one: Call, asked: string) => void) {
  for (const one of Object.values(calls) as Call[]) {
    const example = one.examples[0] as Readonly<Record<string, object>> | undefined
    const fields = inputParts.flatMap(part =>
      Object.keys(one[part]?.shape ?? {}).map(field => ({ part, field })),
    )
    const withField = (part: string, field: string, asked: string) => ({
      ...example,
      [part]: { ...example?.[part], [field]: asked },
    })
    const inputs = [
      example ?? {},
      ...fields.flatMap(({ part, field }) => questions.map(asked => withField(part, field, asked))),
    ]
    for (const input of inputs) {
      const answer = await call(one as never, input as never).catch((error: Error) => error.message)
      judge(JSON.stringify(answer) ?? '', one, `${one.name} ${JSON.stringify(input)}`)
    }
  }
}

async function openTown() {
  const dataDir = mkdtempSync(join(tmpdir(), 'audience-'))
  const log = { info() {}, warn() {}, error() {} }
  const databaseUrl = await databaseOfFolder(dataDir)
  const accounts = { cost: { n: 4, r: 1, p: 1 } }
  const cms = await openCms({ dataDir, databaseUrl, create: true, log, accounts })
  onTestFinished(async () => {
    await cms.close()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  })
  return cms
}

describe('a page below /intranet', () => {
  test('appears in the answer of no public call, whatever the input', async () => {
    const { call, store } = await testTown({
      seite: [seite('/', 'Willkommen'), seite(STAFF_PAGE, SECRET)],
      menue: [{ name: 'Hauptmenü', menuItems: [{ title: 'Start', href: '/' }] }],
    })
    await askedEverything(call, (answer, one, asked) => {
      expect(answer, asked).not.toContain(SECRET)
      if (one === calls.adressen) expect(answer).not.toContain('/intranet')
    })
    expect((await store.documentByKey('seite', STAFF_PAGE))?.audience).toBe('intranet')
    expect(await store.published.byKey('seite', STAFF_PAGE)).toBeUndefined()
    expect(await store.published.count('seite')).toBe(1)
  })

  test.each([
    ['/intranet', 'intranet'],
    ['/intranet/a/b', 'intranet'],
    ['/raete', 'raete'],
    ['/raete/unterlagen', 'raete'],
    ['/intranet-neu', 'oeffentlich'],
    ['/rathaus/intranet', 'oeffentlich'],
    ['/oeffentlich', 'oeffentlich'],
  ])('is readable to everyone or only in the realm of its path: %s for %s', async (pfad, audience) => {
    const { store } = await testTown({ seite: [seite(pfad, 'Plan')] })
    expect((await store.documentByKey('seite', pfad))?.audience).toBe(audience)
  })

  test('that was public leaves the search once its move there is published, and no redirect reveals its new path', async () => {
    const { call, store } = await testTown({
      seite: [seite('/', 'Willkommen'), seite('/dienstplan', SECRET)],
    })
    const found = async () => (await call(calls.suche, { query: { q: SECRET } })).gesamt
    expect(await found()).toBe(1)
    const document = await store.documentByKey('seite', '/dienstplan')
    if (!document) throw new Error('the page is missing')
    const { id, draft_revision: baseRevision } = document
    await store.saveDraft(id, { data: seite(STAFF_PAGE, SECRET), baseRevision, author: 'test' })
    expect(await found(), 'a draft changes nothing').toBe(1)
    expect(await store.publish(id, { author: 'test' })).toMatchObject({ ok: true })
    expect(await found()).toBe(0)
    expect(await store.published.redirect('/dienstplan')).toBeUndefined()
    expect(await store.published.count('seite')).toBe(1)
  })
})

describe('a file', () => {
  async function town() {
    const cms = await openTown()
    const taken = await cms.addDocument({
      schluessel: 'dienstplan',
      bytes: Buffer.from('%PDF-1.7\nDienstplan\n%%EOF\n'),
    })
    expect(taken.ok).toBe(true)
    const write = async (pfad: string, publish: boolean) => {
      const written = await cms.store.writeAll([
        { kind: 'seite', data: seite(pfad, 'Plan'), author: 'test', publish },
      ])
      expect(written.ok).toBe(true)
    }
    const change = async (pfad: string, data: object, publish: boolean) => {
      const page = await cms.store.documentByKey('seite', pfad)
      if (!page) throw new Error('the page is missing')
      const { id, draft_revision: baseRevision } = page
      expect(await cms.store.saveDraft(id, { data, baseRevision, author: 'test' })).toMatchObject({
        ok: true,
      })
      if (publish) expect(await cms.store.publish(id, { author: 'test' })).toMatchObject({ ok: true })
    }
    const status = async () => (await cms.media(new Request('http://localhost/medien/dienstplan.pdf'))).status
    return { write, change, status }
  }

  test('that no document links to is served', async () => {
    expect(await (await town()).status()).toBe(200)
  })

  test.each([
    ['released', true],
    ['still a draft', false],
  ])('that only a page below /intranet links to is answered 404, the page being %s', async (_, publish) => {
    const { write, status } = await town()
    await write(STAFF_PAGE, publish)
    expect(await status()).toBe(404)
    await write('/entwurf', false)
    expect(await status(), 'a public draft opens nothing').toBe(404)
    await write('/plan', true)
    expect(await status(), 'a public page opens it').toBe(200)
  })

  test('stays closed while a draft that makes its page public is unpublished, and opens when the draft is published', async () => {
    const { write, change, status } = await town()
    await write(STAFF_PAGE, true)
    await change(STAFF_PAGE, seite('/plan', 'Plan'), false)
    expect(await status()).toBe(404)
    await change('/plan', seite('/plan', 'Plan für alle'), true)
    expect(await status()).toBe(200)
  })

  test('stays closed when its internal page no longer links to it, and closes again when the last public page drops the link', async () => {
    const { write, change, status } = await town()
    await write(STAFF_PAGE, true)
    await change(STAFF_PAGE, { pfad: STAFF_PAGE, title: 'Plan' }, true)
    expect(await status()).toBe(404)
    await write('/plan', true)
    expect(await status()).toBe(200)
    await change('/plan', { pfad: '/plan', title: 'Plan' }, true)
    expect(await status()).toBe(404)
  })

  test.each(['/medien/pl%61n-2.pdf', '/medien//plan-2.pdf'])(
    'is recognised in every spelling of its address: %s',
    async href => {
      const { store } = await testTown({
        seite: [{ pfad: STAFF_PAGE, title: 'Plan', content: [textEntry(`<a href="${href}">Plan</a>`)] }],
      })
      expect(await store.isForEveryone('/medien/plan-2.pdf')).toBe(false)
    },
  )
})

describe('indexed content that is not public', () => {
  const start = { pfad: '/', title: 'Willkommen', content: [textEntry('<p>Willkommen</p>')] }
  const later = { gueltig_von: '2999-01-01T00:00:00Z' }
  test.each([
    ['a PDF of a page below /intranet', true, [seite(STAFF_PAGE, 'Plan')], {}],
    ['a PDF to which nothing leads', true, [], {}],
    ['a page of a later time', false, [seite('/spaeter', 'Zauberwurzinger')], later],
  ])('appears in the answer of no public call, whatever the input: %s', async (_, isFile, pages, window) => {
    const cms = await openTown()
    const written = await cms.store.writeAll([
      { kind: 'seite', data: start, author: 'test' },
      ...pages.map(data => ({ kind: 'seite' as const, data, author: 'test', ...window })),
    ])
    expect(written.ok).toBe(true)
    const bytes = Buffer.from('%PDF-1.7\nAbmahnung\n%%EOF\n')
    const titel = 'Abmahnung Zauberwurzinger'
    if (isFile) expect((await cms.addDocument({ schluessel: 'dienstplan', titel, bytes })).ok).toBe(true)
    await cms.indexed()
    const held = await cms.store.database.read
      .withTables<SearchTables>()
      .selectFrom('suche_worte')
      .select('wort')
      .where('wort', 'like', 'zauberwurz%')
      .execute()
    expect(held, 'the index holds it').toHaveLength(1)
    const { call } = cmsInProcess(cms.handlers)
    await askedEverything(call, (answer, _one, asked) => expect(answer, asked).not.toContain(SECRET))
    const { meinten } = await call(calls.suche, { query: { q: 'Willkomen' } })
    expect(meinten, 'what can be seen is still meant').toBe('Willkommen')
  })
})
