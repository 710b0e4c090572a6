import { symlinkSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import {
  AUSFUHR_STUNDEN,
  answerOverHttp,
  type CmsHandlers,
  calls,
  cmsInProcess,
  type Identify,
  type RightIn,
  type Who,
} from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { shows } from '../editing/show.ts'
import { editorOf } from '../editing/testing/desk-town.ts'
import { exportTown, openPackage } from '../index.ts'
import type { WorkJob } from '../jobs/job.ts'
import { newFolder } from '../store/testing/databases.ts'
import { townClock } from '../store/testing/town.ts'
import { databaseOf } from '../town-place.ts'
import { ausfuhren, openAusfuhr } from './ausfuhr.ts'
import { exportTo } from './export-town.ts'
import { newTown, page } from './testing/towns.ts'

type Editor = Who<'redaktion'>

const NEVER = new AbortController().signal
const HOURS = 3_600_000

/**
 * Editors by name: with all rights, in one section only, and programs with some rights of an administrator.
 */
async function somebody(token: string): Promise<Editor | undefined> {
  const leitung = await editorOf('id-leitung')
  if (!leitung) return undefined
  if (token === 'schulleitung') return { ...leitung, sections: ['/schillerschule'] }
  const only = (rights: readonly RightIn<'redaktion'>[]) => ({
    ...leitung,
    only: rights,
    program: { id: 'p', name: 'Nachtlauf' },
  })
  if (token === 'program with it') return only(['stadt-ausfuehren'])
  if (token === 'program without it') return only(['inhalte-lesen', 'protokoll-lesen', 'medien-pflegen'])
  return editorOf(`id-${token}`)
}

/** A town in a folder, with the calls and the job of its export. Its clock stands still. */
async function exportingTown() {
  const { cms, place } = await newTown()
  const written = await cms.store.writeAll([
    { kind: 'seite', data: page('/'), author: 'test' },
    { kind: 'seite', data: page('/rathaus'), author: 'test' },
    { kind: 'seite', data: page('/entwurf'), publish: false, author: 'test' },
    { kind: 'seite', data: page('/intranet/dienstplan'), author: 'test' },
    { kind: 'seite', data: page('/raete/vorlage'), author: 'test' },
  ])
  if (!written.ok) throw new Error(JSON.stringify(written.error))
  await cms.addDrawing({ schluessel: 'wappen', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  const standing = townClock('2026-11-23T09:00:00.000Z')
  const onClock = { hook: () => {} }
  const clock = () => {
    onClock.hook()
    return standing()
  }
  const faults: object[] = []
  const { dataDir } = place
  const town = { database: databaseOf(place), media: join(dataDir, 'medien'), clock }
  const room = openAusfuhr({
    database: cms.store.database,
    town,
    dataDir,
    log: { info() {}, warn() {}, error: notes => void faults.push(notes) },
  })
  const names = async (ids: readonly string[]) => new Map(ids.map(id => [id, `Name von ${id.slice(3)}`]))
  const show = shows({ names, clock, store: cms.store })
  const handlers: CmsHandlers = ausfuhren(room, show)
  const identify: Identify = async (realm, token) => (realm === 'redaktion' ? somebody(token) : undefined)
  const site = cmsInProcess(handlers, identify)
  const as = (token: string) => ({
    state: async () => (await site.call(calls.redaktionAusfuhr, { token })).ausfuhr,
    begin: async (
      body: Parameters<typeof site.call<typeof calls.redaktionAusfuhrBeginnen>>[1]['body'] = {},
    ) => (await site.call(calls.redaktionAusfuhrBeginnen, { token, body })).ausfuhr,
    callOff: (id: string) => site.call(calls.redaktionAusfuhrLoeschen, { token, params: { id } }),
    file: (id: string) => site.call(calls.redaktionAusfuhrDatei, { token, params: { id } }),
  })
  /** Makes a finished export. */
  const made = async (body = {}) => {
    const begun = await as('leitung').begin(body)
    await room.job.work({ signal: NEVER, owner: 'test' })
    return begun?.id ?? ''
  }
  return {
    cms,
    place,
    room,
    town,
    faults,
    onClock,
    as,
    made,
    work: (signal = NEVER) => room.job.work({ signal, owner: 'test' }),
    due: () => dueAt(room.job)(cms.store.database.read, { now: clock(), mark: null }),
    pass: (hours: number) => standing.set(new Date(standing().getTime() + hours * HOURS).toISOString()),
    lying: () => readdir(room.folder).catch(() => []),
    noted: async () =>
      (await cms.store.changes({ limit: 100 }))
        .filter(({ kind }) => kind === 'ausfuhr')
        .map(({ who, what, note }) => `${who} ${what}: ${note}`),
    send: (
      call: { method: string; path: string },
      id: string,
      token: string,
      { method = call.method, range }: { method?: string; range?: string } = {},
    ) =>
      answerOverHttp({ handlers, identify }, error => {
        throw error
      })(
        new Request(`http://cms${call.path.replace('{id}', id)}`, {
          method,
          headers: {
            ...(token ? { 'redaktion-authorization': token } : {}),
            ...(range ? { range } : {}),
          },
        }),
      ),
  }
}

function dueAt({ due }: WorkJob) {
  if (typeof due === 'string' || !('at' in due)) throw new Error('The job has no moment')
  return due.at
}

/** Returns the head of a zip file, with the hash of each file. */
async function headOf(zip: string) {
  const pack = await openPackage(zip)
  pack.close()
  const { dateien, umfang, bestand } = pack.head
  return { dateien, umfang, bestand }
}

type Town = Awaited<ReturnType<typeof exportingTown>>

/** Downloads the file as a browser does, into a folder. */
async function fetched(town: Town, id: string): Promise<string> {
  const answer = await town.send(calls.redaktionAusfuhrDatei, id, 'leitung')
  expect(answer.status).toBe(200)
  const bytes = await buffer(answer.body as never)
  expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength))
  const file = join(newFolder(), 'stadt.zip')
  await writeFile(file, bytes)
  return file
}

describe('An export that the desk asks for', () => {
  test('equals that of the command, and can be imported into an empty town', async () => {
    const town = await exportingTown()
    const begun = await town.as('leitung').begin()
    expect(begun).toMatchObject({
      stand: 'laeuft',
      anteil: null,
      datei: null,
      von: { name: 'Name von leitung' },
    })
    await town.work()
    const id = begun?.id ?? ''
    const told = await town.as('leitung').state()
    expect(told).toMatchObject({
      id,
      stand: 'fertig',
      datei: {
        name: 'ausfuhr-2026-11-23.zip',
        fertig_am: '2026-11-23T09:00:00.000Z',
        geloescht_am: '2026-11-24T09:00:00.000Z',
        inhalte: 3,
        medien: 1,
        fehlend: 0,
      },
    })
    const file = await fetched(town, id)
    expect((await readFile(file)).byteLength).toBe(told?.datei?.groesse)
    const byCommand = join(newFolder(), 'befehl.zip')
    await exportTown(town.place, byCommand, {})
    expect(await headOf(file)).toEqual(await headOf(byCommand))

    const other = await newTown()
    const pack = await openPackage(file)
    const report = await other.cms.takeIn(pack, { dazu: false })
    pack.close()
    expect(report).toMatchObject({ aufgenommen: { seite: 3 }, medien: 1, abgelehnt: [] })
    expect(await other.cms.store.published.byKey('seite', '/rathaus')).toMatchObject({
      data: { title: 'Seite /rathaus' },
    })
  })

  test('contains the requested parts and nothing else; a contradictory request is refused', async () => {
    const town = await exportingTown()
    const counts = async (body: object) => (await headOf(await fetched(town, await town.made(body)))).bestand
    expect((await counts({ nur_oeffentlich: true })).inhalte['seite']).toBe(2)
    expect((await counts({})).inhalte['seite']).toBe(3)
    expect((await counts({ mit_intranet: true })).inhalte['seite']).toBe(4)
    expect((await counts({ mit_intranet: true, mit_rat: true, mit_fassungen: true })).inhalte['seite']).toBe(
      5,
    )
    await expect(town.as('leitung').begin({ nur_oeffentlich: true, mit_rat: true })).rejects.toMatchObject({
      code: 'ungueltig',
    })
  })

  test('is made once for repeated requests, and replaced by the next one', async () => {
    const town = await exportingTown()
    const [one, other] = await Promise.all([town.as('leitung').begin(), town.as('leitung').begin()])
    expect(one?.id).toBe(other?.id)
    await expect(town.as('leitung').begin({ mit_rat: true })).rejects.toMatchObject({
      code: 'nicht-moeglich',
    })
    await town.work()
    expect(await town.lying()).toHaveLength(1)
    const second = await town.made({ mit_rat: true })
    expect(await town.lying()).toEqual([`${second}-1.zip`])
    await expect(town.as('leitung').file(one?.id ?? '')).rejects.toMatchObject({ code: 'nicht-gefunden' })
  })

  test('expires after a day and is deleted', async () => {
    const town = await exportingTown()
    const id = await town.made()
    expect(await town.due()).toBe('2026-11-24T09:00:00.000Z')
    town.pass(AUSFUHR_STUNDEN)
    expect(await town.as('leitung').state()).toBeNull()
    expect((await town.send(calls.redaktionAusfuhrDatei, id, 'leitung')).status).toBe(404)
    await town.work()
    expect([await town.lying(), await town.due()]).toEqual([[], undefined])
  })

  test('can be deleted at once, also while it is being made', async () => {
    const town = await exportingTown()
    const id = await town.made()
    await town.as('leitung').callOff(id)
    await town.as('leitung').callOff(id)
    expect(await town.as('leitung').state()).toBeNull()
    await expect(town.as('leitung').file(id)).rejects.toMatchObject({ code: 'nicht-gefunden' })
    await town.work()
    await expect(town.as('leitung').callOff(id)).rejects.toMatchObject({ code: 'nicht-gefunden' })

    const begun = await town.as('leitung').begin()
    const at = await town.room.rows.attempt({ id: begun?.id ?? '', attempt: 0 })
    await town.as('leitung').callOff(begun?.id ?? '')
    expect(at && (await town.room.rows.tellPercent(at, 50))).toBe(false)
    await town.work()
    expect([await town.lying(), await town.room.rows.current()]).toEqual([[], undefined])
  })
})

describe('The server that makes an export', () => {
  test('leaves no partial file when it shuts down, and another server makes the export', async () => {
    const town = await exportingTown()
    await town.as('leitung').begin()
    const closing = new AbortController()
    let looks = 0
    // The job reads the clock first to look for work, and then to begin the file.
    town.onClock.hook = () => void (++looks === 2 && closing.abort())
    await town.work(closing.signal)
    town.onClock.hook = () => {}
    expect([await town.lying(), (await town.room.rows.current())?.attempt]).toEqual([[], 1])
    expect(await town.as('leitung').state()).toMatchObject({ stand: 'laeuft' })
    await town.work()
    expect(await town.as('leitung').state()).toMatchObject({ stand: 'fertig' })
  })

  test('is replaced when it is killed: partial files are deleted, and late writes of the dead attempt are ignored', async () => {
    const town = await exportingTown()
    const { id = '' } = (await town.as('leitung').begin()) ?? {}
    const killed = await town.room.rows.attempt({ id, attempt: 0 })
    await mkdir(join(town.room.folder, 'rathausplatz-ausfuhr-x'), { recursive: true })
    await writeFile(join(town.room.folder, `${id}-1.zip.unfertig`), 'halb')
    await town.work()
    expect(await town.lying()).toEqual([`${id}-2.zip`])
    expect(killed && (await town.room.rows.fail(killed, 'zu spät'))).toBe(false)
    expect(await town.as('leitung').state()).toMatchObject({ stand: 'fertig', fehler: null })
  })

  test('makes no fourth attempt after three crashes; the export fails with a message', async () => {
    const town = await exportingTown()
    const { id = '' } = (await town.as('leitung').begin()) ?? {}
    for (const attempt of [0, 1, 2]) await town.room.rows.attempt({ id, attempt })
    await town.work()
    const told = await town.as('leitung').state()
    expect(told).toMatchObject({ stand: 'gescheitert', datei: null })
    expect(told?.fehler).toContain('mehrmals beendet')
    // A new request has all its attempts again.
    await town.made()
    expect(await town.as('leitung').state()).toMatchObject({ stand: 'fertig' })
  })

  test('reports a failure with advice, leaves no file, and a new request works', async () => {
    const town = await exportingTown()
    const drawing = join(town.town.media, 'wappen.svg')
    await rm(drawing)
    // A symbolic link to itself: it exists, and cannot be opened.
    await symlink('wappen.svg', drawing)
    const id = await town.made()
    const told = await town.as('leitung').state()
    expect(told).toMatchObject({ id, stand: 'gescheitert', datei: null })
    expect(told?.fehler).toContain('Bitte versuchen Sie es noch einmal.')
    expect([town.faults.length, await town.lying()]).toEqual([1, []])
    await rm(drawing)
    await town.made()
    expect(await town.as('leitung').state()).toMatchObject({ stand: 'fertig', datei: { medien: 0 } })
  })

  test('reports a full disk', async () => {
    const town = await exportingTown()
    const { id } = (await town.as('leitung').begin()) ?? {}
    let looks = 0
    // A device that is always full replaces the file of the new attempt.
    town.onClock.hook = () => {
      if (++looks === 2) symlinkSync('/dev/full', join(town.room.folder, `${id}-1.zip.unfertig`))
    }
    await town.work()
    const told = await town.as('leitung').state()
    expect(told).toMatchObject({ stand: 'gescheitert' })
    expect(told?.fehler).toContain('nicht genug Platz')
    expect(await town.lying()).toEqual([])
  })

  test('can be stopped between two files and leaves none', async () => {
    const { town } = await exportingTown()
    const [folder, stop] = [newFolder(), new AbortController()]
    const shares: number[] = []
    const onShare = (share: number) => {
      shares.push(share)
      stop.abort()
    }
    const taking = { signal: stop.signal, scratch: folder, onShare }
    await expect(exportTo(town, join(folder, 'stadt.zip'), {}, taking)).rejects.toThrow('aborted')
    expect([shares.length, await readdir(folder)]).toEqual([1, []])
  })
})

describe('A caller without the right', () => {
  test.each([
    ['chefin', 403],
    ['schulleitung', 403],
    ['program without it', 403],
    ['niemand', 401],
    ['', 401],
  ])('(%s) gets %i from every call and changes nothing', async (token, status) => {
    const town = await exportingTown()
    const id = await town.made()
    const before = await town.noted()
    for (const call of [calls.redaktionAusfuhr, calls.redaktionAusfuhrLoeschen, calls.redaktionAusfuhrDatei])
      expect((await town.send(call, id, token)).status, call.name).toBe(status)
    await expect(town.as(token).begin({ mit_rat: true })).rejects.toMatchObject({ status })
    expect(await town.noted()).toEqual(before)
    expect(await town.as('leitung').state()).toMatchObject({ id, stand: 'fertig' })
  })

  test('gets no file by a guessed id, like any caller, and nobody gets an unfinished file', async () => {
    const town = await exportingTown()
    const { id = '' } = (await town.as('leitung').begin()) ?? {}
    expect((await town.send(calls.redaktionAusfuhrDatei, id, 'leitung')).status).toBe(404)
    await town.work()
    for (const other of ['x', id.replace(/.$/, '_'), `${id}-1`, 'CON'])
      expect((await town.send(calls.redaktionAusfuhrDatei, other, 'leitung')).status).toBe(404)
  })
})

describe('The file', () => {
  test('is a download for its caller only: no cache may store it', async () => {
    const town = await exportingTown()
    const answer = await town.send(calls.redaktionAusfuhrDatei, await town.made(), 'leitung')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="ausfuhr-2026-11-23.zip"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    await answer.body?.cancel()
  })

  test('is in the change log: request, download and deletion, with the account and the program', async () => {
    const town = await exportingTown()
    const id = await town.made({ mit_intranet: true })
    // A HEAD request is no download.
    await (await town.send(calls.redaktionAusfuhrDatei, id, 'leitung', { method: 'HEAD' })).body?.cancel()
    await fetched(town, id)
    await (await town.send(calls.redaktionAusfuhrDatei, id, 'program with it')).arrayBuffer()
    await town.as('leitung').callOff(id)
    const extent = 'mit Entwürfen, was nur Beschäftigte lesen'
    expect(await town.noted()).toEqual([
      `id-leitung ausgefuehrt: ${extent}`,
      `id-leitung heruntergeladen: ${extent}`,
      `id-leitung heruntergeladen: ${extent} (durch den Zugang „Nachtlauf“)`,
      `id-leitung geloescht: ${extent}`,
    ])
  })

  test('that is downloaded in parts is recorded once per caller, and again for a new download', async () => {
    const town = await exportingTown()
    const id = await town.made()
    const take = async (token: string, range: string) =>
      (await (await town.send(calls.redaktionAusfuhrDatei, id, token, { range })).arrayBuffer()).byteLength
    // A range from the middle is recorded too if its caller has no earlier download.
    expect(await take('leitung', 'bytes=9-19')).toBe(11)
    expect(await take('leitung', 'bytes=20-29')).toBe(10)
    expect(await take('program with it', 'bytes=20-29')).toBe(10)
    expect(await take('program with it', 'bytes=30-')).toBeGreaterThan(0)
    const noted = async () => (await town.noted()).filter(line => line.includes('heruntergeladen'))
    expect(await noted()).toEqual([
      'id-leitung heruntergeladen: mit Entwürfen',
      'id-leitung heruntergeladen: mit Entwürfen (durch den Zugang „Nachtlauf“)',
    ])
    await take('leitung', 'bytes=0-9')
    expect(await noted()).toHaveLength(3)
  })

  test('that this server lacks is reported as missing', async () => {
    const town = await exportingTown()
    const id = await town.made()
    await rm(join(town.room.folder, `${id}-1.zip`))
    const told = await town.as('leitung').state()
    expect(told).toMatchObject({ stand: 'gescheitert', datei: null })
    expect(told?.fehler).toContain('nicht mehr auf diesem Server')
    await expect(town.as('leitung').file(id)).rejects.toMatchObject({ code: 'nicht-gefunden' })
    await town.made()
    expect(await town.as('leitung').state()).toMatchObject({ stand: 'fertig' })
  })

  test('that the database does not know is deleted; a known file stays', async () => {
    const town = await exportingTown()
    const [, stray] = town.room.jobs
    const tidy = async () => stray && 'work' in stray && stray.work({ signal: NEVER, owner: 'test' })
    await tidy()
    await town.made()
    await tidy()
    expect(await town.lying()).toHaveLength(1)
    await town.room.rows.forget((await town.room.rows.current())?.id ?? '')
    await tidy()
    expect(await town.lying()).toEqual([])
  })
})
