import { statSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { calls, cmsInProcess } from '@rathausplatz/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeToTown } from './formulare/testing/write-to-town.ts'
import { openCms, readChanges } from './index.ts'
import { mailServer } from './outbox/testing/mail-server.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rathausplatz-'))
})
afterEach(() => rm(folder, { recursive: true, maxRetries: 5 }))

const silent = () => {}
const log = { info: silent, warn: silent, error: silent }
const open = (dataDir: string) => openCms({ dataDir, log, create: true })

/** A data folder of a town that was in use. */
async function livedIn(): Promise<void> {
  const cms = await open(folder)
  await cms.filled()
  await cms.addDrawing({ schluessel: 'wappen', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  // An open reader would keep SQLite from folding the write-ahead log into the file.
  await cms.checked
  await cms.close()
}

describe('X5: a lost database', () => {
  const file = () => join(folder, 'rathausplatz.sqlite')

  it.each([
    ['is missing', () => rm(file())],
    ['is empty', () => writeFile(file(), '')],
    [
      'has no tables',
      async () => {
        await rm(file())
        const db = new DatabaseSync(file())
        db.exec('create table a (b); drop table a')
        db.close()
      },
    ],
  ])('that %s beside its media is not replaced by a new one, not even with `create`', async (_what, lose) => {
    await livedIn()
    await lose()
    await expect(open(folder)).rejects.toMatchObject({
      code: 'datenbank-fehlt',
      message: expect.stringContaining('aus der Sicherung zurück'),
    })
  })

  it('on a volume that is not mounted leaves an empty folder, which is refused and stays empty', async () => {
    await expect(openCms({ dataDir: folder, log })).rejects.toMatchObject({
      code: 'datenordner-leer',
      message: expect.stringMatching(/Datenträger eingehängt.*npm run anlegen/),
    })
    expect(await readdir(folder)).toEqual([])
  })

  it('is detected by the marker file in the empty mount point, even with `create`', async () => {
    await writeFile(join(folder, 'nicht-eingehaengt'), '')
    await expect(open(folder)).rejects.toMatchObject({ code: 'datenbank-fehlt' })
    expect(await readdir(folder)).toEqual(['nicht-eingehaengt'])
  })
})

describe('a data folder', () => {
  it('X7: is closed to other users of the machine, also if it was readable before', async () => {
    await livedIn()
    await chmod(folder, 0o755)
    await chmod(join(folder, 'rathausplatz.sqlite'), 0o644)
    await (await open(folder)).close()
    const modes = [folder, join(folder, 'rathausplatz.sqlite')].map(path => statSync(path).mode & 0o777)
    expect(modes).toEqual([0o700, 0o600])
  })

  it('X18: accepts one server at a time, and commands beside it', async () => {
    const server = await openCms({ dataDir: folder, log, create: true, alone: true })
    await server.filled()
    await expect(openCms({ dataDir: folder, log, alone: true })).rejects.toMatchObject({
      code: 'datenordner-belegt',
      message: expect.stringContaining('schon in Betrieb'),
    })
    await (await openCms({ dataDir: folder, log })).close()
    await server.close()
    await (await openCms({ dataDir: folder, log, alone: true })).close()
  })
})

describe('X9: a damaged database', () => {
  const file = () => join(folder, 'rathausplatz.sqlite')
  const heard = () => {
    const said: string[] = []
    const note = (_: object, message: string) => void said.push(message)
    return { said, log: { info: note, warn: note, error: note } }
  }

  it('is reported at the start with a hint to the backup, and accepts no further writes', async () => {
    await livedIn()
    const before = await openCms({ dataDir: folder, log: heard().log })
    // Wait for the notes that the server writes after its start.
    await before.indexed()
    const sentence = 'Ein langer Satz der Stadt. '
    const text = `<p>${sentence.repeat(2_000)}</p>`
    const long = { pfad: '/lang', title: 'Lang', content: [{ template: 'text', context: { text } }] }
    expect(await before.store.writeAll([{ kind: 'seite', data: long, author: 'test' }])).toMatchObject({
      ok: true,
    })
    await before.close()
    // Texts are damaged and not tables.
    await overwritePagesOf(file(), sentence.repeat(100))
    const { said, log } = heard()
    const cms = await openCms({ dataDir: folder, log })
    await cms.checked
    expect(cms.trouble()).toBe('beschaedigt')
    expect(said).toContainEqual(expect.stringMatching(/Datenbank ist beschädigt.+Sicherung/))
    const written = await cms.store.writeAll([
      { kind: 'seite', data: { pfad: '/', title: 'A' }, author: 'test' },
    ])
    expect(written).toMatchObject({ ok: false, error: { code: 'nicht_gespeichert' } })
    await cms.close()
  })

  it('that cannot be opened at all is refused with the same message', async () => {
    await livedIn()
    await overwrite(file(), 0, 4096)
    await expect(openCms({ dataDir: folder, log })).rejects.toMatchObject({
      code: 'datenbank-beschaedigt',
      message: expect.stringContaining('Sicherung'),
    })
  })

  it('that is intact reports no trouble', async () => {
    await livedIn()
    const cms = await open(folder)
    await cms.checked
    expect(cms.trouble()).toBeUndefined()
    await cms.close()
  })
})

/** Overwrites a part of the file with garbage; negative offsets count from its end. */
/** Overwrites the pages of a database that hold a part of a long text. */
async function overwritePagesOf(file: string, text: string): Promise<void> {
  const bytes = await readFile(file)
  for (let at = 0; at < bytes.length; at += PAGE)
    if (bytes.subarray(at, at + PAGE).includes(text)) bytes.fill(0xa5, at, at + PAGE)
  await writeFile(file, bytes)
}

const PAGE = 4_096

async function overwrite(file: string, from: number, to: number): Promise<void> {
  const bytes = await readFile(file)
  await writeFile(
    file,
    bytes.fill(0xa5, from < 0 ? bytes.length + from : from, to < 0 ? bytes.length + to : to),
  )
}

describe('opening the CMS', () => {
  it('creates the data folder; data written is there after the next start', async () => {
    const dataDir = join(folder, 'neu', 'data')
    const first = await open(dataDir)
    expect(first.isNew).toBe(true)
    await first.filled()
    const data = { pfad: '/', title: 'Rebenau' }
    const written = await first.store.writeAll([{ kind: 'seite', data, author: 'test' }])
    expect(written.ok).toBe(true)
    await first.close()

    const second = await open(dataDir)
    expect(second.isNew).toBe(false)
    const page = await cmsInProcess(second.handlers).call(calls.route, { query: { url: '/' } })
    expect(page).toMatchObject({ title: 'Rebenau' })
    await second.close()
  })

  it('reports a new town again after an interrupted first filling', async () => {
    const killed = await open(folder)
    await killed.addDrawing({ schluessel: 'wappen', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
    await killed.close()
    const again = await open(folder)
    expect(again.isNew).toBe(true)
    await again.close()
  })

  it('reports a data folder that is not writable', async () => {
    const file = join(folder, 'datei')
    await writeFile(file, '')
    await expect(open(join(file, 'data'))).rejects.toMatchObject({
      code: 'datenordner',
      message: expect.stringContaining('Datenordner'),
    })
  })

  it('refuses a data folder below a path that accepts no folders, instead of retrying forever', async () => {
    await expect(open('/proc/rathausplatz/daten')).rejects.toMatchObject({ code: 'datenordner' })
  })

  it('refuses a database of a newer version and leaves it unchanged', async () => {
    await livedIn()
    const db = new DatabaseSync(join(folder, 'rathausplatz.sqlite'))
    db.exec(`insert into kysely_migration values ('9999_later', '2030-01-01')`)
    db.close()
    await expect(open(folder)).rejects.toMatchObject({
      code: 'datenbank-neuer',
      message: expect.stringContaining('9999_later'),
    })
  })
})

describe('several processes on one data folder', () => {
  it('send the copy of a message once, and record once that a page has become visible', async () => {
    let ahead = 0
    const clock = () => new Date(Date.now() + ahead)
    const { received, url } = await mailServer()
    const post = { server: url, von: { name: 'Stadt Rebenau', address: 'website@example.org' } }
    const first = await openCms({ dataDir: folder, log, create: true, post, clock })
    await first.filled()
    const second = await openCms({ dataDir: folder, log, post, clock })
    for (const house of [first, second]) house.startJobs()
    const stadt = {
      name: 'Stadt Rebenau',
      anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
      telefon: '030 23125-0',
      email: 'stadt@example.org',
    }
    const gueltig_von = new Date(Date.now() + 3_600_000).toISOString()
    const seite = { pfad: '/', title: 'Rebenau' }
    const written = await first.store.writeAll([
      { kind: 'stadt', data: stadt, author: 'test' },
      { kind: 'seite', data: seite, author: 'test', gueltig_von },
    ])
    expect(written.ok).toBe(true)
    await writeToTown(cmsInProcess(first.handlers), 'Wann ist der Markt?')

    await expect.poll(() => received.length).toBe(2)
    const visible = async () =>
      (await second.store.changes({ limit: 100 })).filter(({ what }) => what === 'sichtbar')
    expect(await visible()).toEqual([])
    ahead = 3_600_000
    await expect.poll(visible).toMatchObject([{ key: '/', at: gueltig_von }])
    await Promise.all([first.close(), second.close()])
    const toTown = received.filter(({ receivers }) => receivers.includes('stadt@example.org'))
    expect(toTown).toMatchObject([{ from: post.von }])
    expect(toTown[0]?.text).toContain('Wann ist der Markt?')
  })
})

it('The list of changes names the editor instead of the id', async () => {
  const cms = await open(folder)
  const person = {
    realm: 'redaktion',
    email: 'karin@example.org',
    vorname: 'Karin',
    nachname: 'Seiler',
  } as const
  const { account } = await cms.accounts.create(
    { ...person, roles: ['chefredaktion'], sections: ['/'] },
    'einmalpasswort',
  )
  const data = { pfad: '/a', title: 'A' }
  for (const author of [account.id, 'Import'])
    expect(
      (await cms.store.create({ kind: 'seite', data: { ...data, pfad: `/${author}` }, author })).ok,
    ).toBe(true)
  await cms.close()
  const changes = await readChanges({ dataDir: folder }, 9)
  expect(changes.map(({ who }) => who)).toEqual(['Import', 'Karin Seiler', 'npm run konto'])
})
