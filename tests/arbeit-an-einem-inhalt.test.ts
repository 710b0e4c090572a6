import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCms } from '@rathausplatz/cms'
import { type Call, type Cms, calls, cmsInProcess } from '@rathausplatz/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workOn } from '../apps/redaktion/src/document/document-work.ts'
import type { DocumentData } from '../apps/redaktion/src/document/load-document.ts'
import type { Kind } from '../apps/redaktion/src/kinds/kinds.ts'

/** Two editors, each with a desk, and the real CMS that both of them call. */
let folder = ''
let cms: Awaited<ReturnType<typeof openCms>>
let anna: Desk
let berta: Desk

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbeit-'))
  cms = await openCms({
    dataDir: folder,
    log: { info() {}, warn() {}, error() {} },
    create: true,
    accounts: { cost: { n: 4, r: 1, p: 1 } },
  })
  const people = ['anna', 'berta'].map(name => ({
    realm: 'redaktion' as const,
    email: `${name}@example.org`,
    vorname: name,
    nachname: 'Test',
    roles: ['redaktion' as const],
    sections: ['/'],
  }))
  await cms.accounts.createExamples(people, PASSWORD)
  anna = await deskOf('anna@example.org')
  berta = await deskOf('berta@example.org')
})

afterAll(async () => {
  await cms.close()
  await rm(folder, { recursive: true, maxRetries: 5 })
})

const PASSWORD = 'vier Woerter ohne Sinn'
const KIND = {
  art: 'seite',
  felder: [{ name: 'content', label: 'Inhalt', required: false, standard: [], control: 'bausteine' }],
} as unknown as Kind

type Ask = Parameters<typeof workOn>[2]
type Desk = { ask: Ask; open(id: string): Promise<ReturnType<typeof workOn>>; isCut: boolean }

/** A desk on one machine; its connection to the CMS can be cut. */
async function deskOf(email: string): Promise<Desk> {
  const wire: Cms = cmsInProcess(cms.handlers, cms.identify)
  const { token } = await wire.call(calls.redaktionLogin, { body: { email, passwort: PASSWORD } })
  const desk: Desk = {
    isCut: false,
    ask: (async (call: Call, input: object) => {
      if (desk.isCut) throw new TypeError('network')
      return wire.call(call as never, { ...input, token } as never)
    }) as Ask,
    async open(id) {
      const orNothing = async <T>(asked: Promise<T>) => asked.catch(() => undefined)
      const copy = await orNothing(desk.ask(calls.redaktionArbeitskopie, { params: { id } }))
      const data: DocumentData = {
        id,
        art: 'seite',
        inhalt: await orNothing(desk.ask(calls.redaktionInhalt, { params: { id } })),
        copy: copy && { daten: copy.daten as never, base: copy.grundfassung, at: copy.geaendert_am },
      }
      return workOn(data, KIND, desk.ask, desk.ask)
    },
  }
  return desk
}

/** Creates a saved page that both editors can open. */
async function page(name: string) {
  const work = await anna.open(name)
  work.change(['pfad'], `/${name}`)
  work.change(['title'], name)
  work.change(['description'], 'Wie bisher')
  expect((await work.save()).is).toBe('saved')
  return work
}

const titleOf = (work: ReturnType<typeof workOn>) => work.state().history.now['title']

test('Typed text survives closing the window, also if nothing was saved before', async () => {
  const before = await anna.open('neu-1')
  before.change(['title'], 'Fund')
  before.change(['title'], 'Fundbüro')
  await before.keepNow()
  const after = await anna.open('neu-1')
  expect(titleOf(after)).toBe('Fundbüro')
  expect(after.state().recoveredFrom).toBeTruthy()
  expect(titleOf(await berta.open('neu-1'))).toBeUndefined()
})

test('Refused input stays typed and kept, with a message per field', async () => {
  const work = await anna.open('neu-2')
  work.change(['pfad'], 'ohne Schrägstrich')
  work.change(['title'], '')
  expect((await work.save()).is).toBe('refused')
  expect(work.state().faults.map(({ path }) => path)).toContain('title')
  await work.keepNow()
  expect((await anna.open('neu-2')).state().history.now['pfad']).toBe('ohne Schrägstrich')
})

test('D-07: if two editors change different fields, both changes are saved, and the second editor learns the name of the first', async () => {
  await page('zwei-felder')
  const [one, other] = [await anna.open('zwei-felder'), await berta.open('zwei-felder')]
  one.change(['title'], 'Annas Titel')
  other.change(['description'], 'Bertas Beschreibung')
  expect(await one.save()).toMatchObject({ is: 'saved', joinedWith: undefined })
  expect(await other.save()).toMatchObject({ is: 'saved', joinedWith: 'anna Test' })
  expect(other.state().history.now).toMatchObject({
    title: 'Annas Titel',
    description: 'Bertas Beschreibung',
  })
})

test('D-07: if two editors change the same field, nothing is overwritten, and the second editor decides', async () => {
  await page('ein-feld')
  const [one, other] = [await anna.open('ein-feld'), await berta.open('ein-feld')]
  one.change(['title'], 'Annas Titel')
  other.change(['title'], 'Bertas Titel')
  other.change(['description'], 'Bertas Beschreibung')
  await one.save()
  expect((await other.save()).is).toBe('clash')
  const { clash } = other.state()
  expect(clash?.clashes).toMatchObject([
    { path: ['title'], base: 'ein-feld', mine: 'Bertas Titel', theirs: 'Annas Titel' },
  ])
  expect((await other.settle({ ...clash?.daten, title: 'Annas Titel' })).is).toBe('saved')
  await one.refresh()
  expect(one.state().history.now).toMatchObject({
    title: 'Annas Titel',
    description: 'Bertas Beschreibung',
  })
})

test('An older working copy is merged with what others have saved since', async () => {
  await page('spaeter')
  const left = await anna.open('spaeter')
  left.change(['title'], 'Am Freitag getippt')
  await left.keepNow()
  const other = await berta.open('spaeter')
  other.change(['description'], 'Am Wochenende gespeichert')
  await other.save()
  const monday = await anna.open('spaeter')
  expect(titleOf(monday)).toBe('Am Freitag getippt')
  expect((await monday.save()).is).toBe('saved')
  expect(monday.state().history.now).toMatchObject({
    title: 'Am Freitag getippt',
    description: 'Am Wochenende gespeichert',
  })
})

test('Without a network the desk reports that the text is not kept, and keeps it once the network is back', async () => {
  const work = await page('ohne-netz')
  anna.isCut = true
  work.change(['title'], 'Im Zug getippt')
  await work.keepNow()
  expect(work.state().kept.is).toBe('failed')
  expect((await work.save()).is).toBe('failed')
  expect(titleOf(work)).toBe('Im Zug getippt')
  anna.isCut = false
  await work.keepNow()
  expect(work.state().kept.is).toBe('kept')
  expect(titleOf(await anna.open('ohne-netz'))).toBe('Im Zug getippt')
})

test('Undone changes leave no working copy, and neither do discarded ones', async () => {
  const work = await page('zurueck')
  work.change(['title'], 'Anders')
  await work.keepNow()
  work.undo()
  await work.keepNow()
  expect((await anna.open('zurueck')).state().recoveredFrom).toBeUndefined()
  work.change(['title'], 'Noch einmal anders')
  await work.keepNow()
  await work.discard()
  expect(titleOf(work)).toBe('zurueck')
  expect((await anna.open('zurueck')).state().recoveredFrom).toBeUndefined()
})
