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

/** By their names: the people of the desk, one who works in a section alone, programs with some rights of an administrator. */
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

/** A town on a folder, with the calls and the job of its export. Its clock stands. */
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
  /** A finished one. */
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

/** What a zip file holds, each file by its sum. */
async function headOf(zip: string) {
  const pack = await openPackage(zip)
  pack.close()
  const { dateien, umfang, bestand } = pack.head
  return { dateien, umfang, bestand }
}

type Town = Awaited<ReturnType<typeof exportingTown>>

/** Taken as a browser takes it, and put into a folder. */
async function fetched(town: Town, id: string): Promise<string> {
  const answer = await town.send(calls.redaktionAusfuhrDatei, id, 'leitung')
  expect(answer.status).toBe(200)
  const bytes = await buffer(answer.body as never)
  expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength))
  const file = join(newFolder(), 'stadt.zip')
  await writeFile(file, bytes)
  return file
}

describe('The whole town as a file, asked for at the desk', () => {
  test('is what the command writes, and an empty town takes it in', async () => {
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

  test('holds what was asked for and nothing else', async () => {
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

  test('is made once, however often it is asked for, and only one is kept', async () => {
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

  test('is nobody’s any more after a day, and gone', async () => {
    const town = await exportingTown()
    const id = await town.made()
    expect(await town.due()).toBe('2026-11-24T09:00:00.000Z')
    town.pass(AUSFUHR_STUNDEN)
    expect(await town.as('leitung').state()).toBeNull()
    expect((await town.send(calls.redaktionAusfuhrDatei, id, 'leitung')).status).toBe(404)
    await town.work()
    expect([await town.lying(), await town.due()]).toEqual([[], undefined])
  })

  test('goes at once when somebody presses for it, also while it is being made', async () => {
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

describe('Whoever makes it', () => {
  test('and is told to end leaves no half file, and somebody else makes it', async () => {
    const town = await exportingTown()
    await town.as('leitung').begin()
    const closing = new AbortController()
    let looks = 0
    // The first look is whether there is anything to do, the second begins the file.
    town.onClock.hook = () => void (++looks === 2 && closing.abort())
    await town.work(closing.signal)
    town.onClock.hook = () => {}
    expect([await town.lying(), (await town.room.rows.current())?.attempt]).toEqual([[], 1])
    expect(await town.as('leitung').state()).toMatchObject({ stand: 'laeuft' })
    await town.work()
    expect(await town.as('leitung').state()).toMatchObject({ stand: 'fertig' })
  })

  test('and was killed is followed by another: half files go, and a late word of the dead counts for nothing', async () => {
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

  test('and is killed again and again over it is not asked a fourth time; who waits is told', async () => {
    const town = await exportingTown()
    const { id = '' } = (await town.as('leitung').begin()) ?? {}
    for (const attempt of [0, 1, 2]) await town.room.rows.attempt({ id, attempt })
    await town.work()
    const told = await town.as('leitung').state()
    expect(told).toMatchObject({ stand: 'gescheitert', datei: null })
    expect(told?.fehler).toContain('mehrmals beendet')
    // Begun anew it has all its attempts.
    await town.made()
    expect(await town.as('leitung').state()).toMatchObject({ stand: 'fertig' })
  })

  test('and fails says what to do, leaves nothing, and can be asked again', async () => {
    const town = await exportingTown()
    const drawing = join(town.town.media, 'wappen.svg')
    await rm(drawing)
    // Leads to itself: it is there, and nobody can open it.
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

  test('and finds no room for it says so', async () => {
    const town = await exportingTown()
    const { id } = (await town.as('leitung').begin()) ?? {}
    let looks = 0
    // In the place of the file that is begun now, one that is always full.
    town.onClock.hook = () => {
      if (++looks === 2) symlinkSync('/dev/full', join(town.room.folder, `${id}-1.zip.unfertig`))
    }
    await town.work()
    const told = await town.as('leitung').state()
    expect(told).toMatchObject({ stand: 'gescheitert' })
    expect(told?.fehler).toContain('nicht genug Platz')
    expect(await town.lying()).toEqual([])
  })

  test('can be stopped between two files and leaves nothing', async () => {
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

describe('Who may not', () => {
  test.each([
    ['chefin', 403],
    ['schulleitung', 403],
    ['program without it', 403],
    ['niemand', 401],
    ['', 401],
  ])('%s hears %i at every call and takes nothing', async (token, status) => {
    const town = await exportingTown()
    const id = await town.made()
    const before = await town.noted()
    for (const call of [calls.redaktionAusfuhr, calls.redaktionAusfuhrLoeschen, calls.redaktionAusfuhrDatei])
      expect((await town.send(call, id, token)).status, call.name).toBe(status)
    await expect(town.as(token).begin({ mit_rat: true })).rejects.toMatchObject({ status })
    expect(await town.noted()).toEqual(before)
    expect(await town.as('leitung').state()).toMatchObject({ id, stand: 'fertig' })
  })

  test('guesses no id, and has nothing of what is not done', async () => {
    const town = await exportingTown()
    const { id = '' } = (await town.as('leitung').begin()) ?? {}
    expect((await town.send(calls.redaktionAusfuhrDatei, id, 'leitung')).status).toBe(404)
    await town.work()
    for (const other of ['x', id.replace(/.$/, '_'), `${id}-1`, 'CON'])
      expect((await town.send(calls.redaktionAusfuhrDatei, other, 'leitung')).status).toBe(404)
  })
})

describe('The file', () => {
  test('is for who asked alone: to be kept by them, and by nothing on the way', async () => {
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

  test('is in the record of changes: who asked for it, who took it, who deleted it, and by which program', async () => {
    const town = await exportingTown()
    const id = await town.made({ mit_intranet: true })
    // Who only asks whether it is there takes nothing.
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

  test('that is taken in parts stands there once for each who takes it, and again if it is taken anew', async () => {
    const town = await exportingTown()
    const id = await town.made()
    const take = async (token: string, range: string) =>
      (await (await town.send(calls.redaktionAusfuhrDatei, id, token, { range })).arrayBuffer()).byteLength
    // Nobody takes the rest without a note, whatever they say they have already.
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

  test('that this server does not have is said to be missing', async () => {
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

  test('of which the database knows nothing goes; one that it knows stays', async () => {
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
