import { createHash } from 'node:crypto'
import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { noteChange } from '../store/changes.ts'
import { newFolder } from '../store/testing/databases.ts'
import { testTown } from '../test-town.ts'
import { lookBack } from './look-back.ts'
import { openMedia } from './media.ts'
import type { MediaTables } from './tables.ts'

const silent = { info() {}, warn() {}, error() {} }
const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF\n`)
const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const versionOf = (bytes: Uint8Array) => sumOf(bytes).slice(0, 16)

const OLD = pdf('Die verkündete Satzung')
const NEW = pdf('Eine andere, längere Satzung, später geschrieben')
const PROMULGATED = new Date('2026-11-20T08:00:00.000Z')
const BEFORE = new Date('2026-11-19T08:00:00.000Z')
const AFTER = new Date('2026-11-25T08:00:00.000Z')

/** The context of the first entry of a page. */
const contextOf = (page: object): Record<string, unknown> => {
  const { content = [] } = page as { content?: readonly { context: Record<string, unknown> }[] }
  return content[0]?.context ?? {}
}

/**
 * A town as an older version of the software has left it: no file is frozen, and files are replaced in place.
 */
async function oldTown({ size = OLD.byteLength, author = 'id-anna' } = {}) {
  const folder = newFolder()
  const town = await testTown({}, PROMULGATED.toISOString(), {
    media: isForEveryone => openMedia(folder, silent, isForEveryone),
  })
  const { store, media, library } = town
  if (!media || !library) throw new Error('no media library')
  const file = (version: string) => join(folder, 'satzung.pdf', `${version}.pdf`)
  const cameAt = (bytes: Uint8Array, at: Date) => utimes(file(versionOf(bytes)), at, at)

  await library.addDocument({ schluessel: 'satzung', bytes: OLD, author })
  await cameAt(OLD, BEFORE)
  const data = {
    titel: 'Satzung',
    slug: 'satzung',
    art: 'Sonstiges',
    datum_von: '2026-11-20T09:00:00+01:00',
    siegel: { art: 'qualifiziertes elektronisches Siegel', von: 'Stadt Rebenau', am: '2026-11-20' },
    dateien: [{ titel: 'Satzung', url: '/medien/satzung.pdf', groesse: size, typ: 'application/pdf' }],
  }
  const created = await store.create({ kind: 'bekanntmachung', data, author })
  if (!created.ok) throw new Error(JSON.stringify(created.error))
  const { id } = created.value
  if (!(await store.publish(id, { author })).ok) throw new Error('not published')
  await store.database.write(async db => {
    await db.deleteFrom('verkuendete_dateien').execute()
    await db.withTables<MediaTables>().updateTable('medien').set({ sha256: null }).execute()
    return { ok: true, value: undefined } as const
  })

  const logged: { said: string; datei?: unknown }[] = []
  const warn = (details: Record<string, unknown>, said: string) =>
    void logged.push({ said, datei: details['datei'] })
  const start = async () => {
    const look = lookBack({
      media,
      database: store.database,
      clock: town.clock,
      log: { ...silent, warn },
    })
    await look.job.work({ signal: new AbortController().signal, owner: 'test' })
    return look
  }

  return {
    ...town,
    id,
    library,
    logged,
    start,
    cameAt,
    /** Replaces the file as older versions did: the new bytes overwrite the old ones. */
    async replaceAsBefore({ keepsOld = false, who = 'id-anna', at = AFTER } = {}) {
      await media.addDocument({ schluessel: 'satzung', bytes: NEW })
      if (!keepsOld) await media.prune('satzung.pdf', [])
      await cameAt(NEW, at)
      await store.database.write(async db => {
        const facts = { version: versionOf(NEW), groesse: NEW.byteLength, updated_at: at.toISOString() }
        await db.withTables<MediaTables>().updateTable('medien').set(facts).execute()
        const document = { id: 'satzung.pdf', kind: 'medium', key: '/medien/satzung.pdf' }
        await noteChange(db, { at, who, what: 'bearbeitet', document })
        return { ok: true, value: undefined } as const
      })
    },
    putBack: (bytes: Uint8Array, name = versionOf(bytes)) => writeFile(file(name), bytes),
    frozen: async () => {
      const rows = await store.database.read.selectFrom('verkuendete_dateien').selectAll().execute()
      return rows.map(({ version, sha256, befund, verkuendet_am }) => ({
        version,
        sha256,
        befund,
        verkuendet_am,
      }))
    },
    get: async (path: string) => {
      const answer = await media.answer(new Request(`http://localhost${path}`))
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : answer.status
    },
    fileOfNotice: async () => {
      const found = await store.published.byId(id)
      const data = found?.data as { dateien: { url: string; groesse: number }[] } | undefined
      return data?.dateien[0]
    },
  }
}

const am = PROMULGATED.toISOString()
const oldOne = (befund: string) => ({
  version: versionOf(OLD),
  sha256: sumOf(OLD),
  befund,
  verkuendet_am: am,
})

describe('After the update that freezes files', () => {
  test('a file that has not changed is frozen, with the hash of its bytes', async () => {
    const town = await oldTown()
    await town.start()
    expect(await town.frozen()).toEqual([oldOne('spaeter')])
    expect(town.logged).toEqual([])
    await town.library.addDocument({ schluessel: 'satzung', bytes: NEW, author: 'id-anna' })
    expect(await town.get((await town.fileOfNotice())?.url ?? '')).toEqual(OLD)
  })

  test('a replaced file is logged and listed for editors, and no hash of the old bytes is invented', async () => {
    const town = await oldTown()
    await town.replaceAsBefore()
    const look = await town.start()
    expect(await town.frozen()).toEqual([
      { version: versionOf(NEW), sha256: sumOf(NEW), befund: 'ersetzt', verkuendet_am: am },
    ])
    expect(await look.replaced()).toEqual([
      expect.objectContaining({ document_id: town.id, key: '/bekanntmachungen/satzung', befund: 'ersetzt' }),
    ])
    expect(town.logged).toEqual([
      { said: expect.stringContaining('die verkündete Datei liegt nicht mehr vor'), datei: 'satzung.pdf' },
    ])
  })

  test('the page of a notice shows its seal while its files are unchanged, and names a replaced file', async () => {
    const town = await oldTown()
    const shown = async () => {
      const page = await town.call(calls.route, { query: { url: '/bekanntmachungen/satzung' } })
      const { siegel, ersetzt } = contextOf(page)
      return { isSealed: siegel !== undefined, ersetzt }
    }
    expect(await shown()).toEqual({ isSealed: true, ersetzt: [] })
    await town.replaceAsBefore()
    await town.start()
    expect(await shown()).toEqual({ isSealed: false, ersetzt: ['Satzung'] })
    const { data } = await town.call(calls.bekanntmachungen, { query: {} as never })
    expect(data.map(({ siegel }) => siegel)).toEqual([undefined])
  })

  test('old bytes that are still stored are restored to the notice', async () => {
    const town = await oldTown()
    await town.replaceAsBefore({ keepsOld: true })
    await town.start()
    expect(await town.frozen()).toEqual([oldOne('wiederhergestellt')])
    const file = await town.fileOfNotice()
    expect(file?.groesse).toBe(OLD.byteLength)
    expect(await town.get(file?.url ?? '')).toEqual(OLD)
    expect(await town.get('/medien/satzung.pdf')).toEqual(NEW)
    expect(town.logged).toEqual([
      { said: expect.stringContaining('steht wieder dort'), datei: 'satzung.pdf' },
    ])
  })

  test('a file restored from a backup is recognised, and the notice keeps it when another file replaces it', async () => {
    const town = await oldTown()
    await town.replaceAsBefore()
    await town.start()
    await town.putBack(OLD)
    await town.library.addDocument({ schluessel: 'satzung', bytes: pdf('dritte'), author: 'id-anna' })
    await town.start()
    expect(await town.frozen()).toEqual([oldOne('wiederhergestellt')])
    expect(await town.get((await town.fileOfNotice())?.url ?? '')).toEqual(OLD)
  })

  test.each<[string, Uint8Array, string?]>([
    ['that is not what its name says', pdf('Die verfälschte Satzung'), versionOf(OLD)],
    ['of another size', pdf('Ein Entwurf')],
  ])('a file %s is not accepted as the old one', async (_, bytes, name) => {
    const town = await oldTown()
    await town.replaceAsBefore()
    await town.putBack(bytes, name)
    await town.start()
    expect((await town.frozen()).map(({ befund }) => befund)).toEqual(['ersetzt'])
  })

  test('a file of the same size that is added later is not accepted as the old one', async () => {
    const town = await oldTown()
    await town.replaceAsBefore()
    await town.start()
    const alike = pdf('Die verkündete Fassung')
    expect(alike.byteLength).toBe(OLD.byteLength)
    for (const bytes of [alike, pdf('vierte')]) {
      await town.library.addDocument({ schluessel: 'satzung', bytes, author: 'id-anna' })
      await town.start()
    }
    expect(await town.frozen()).toEqual([
      expect.objectContaining({ version: versionOf(NEW), befund: 'ersetzt' }),
    ])
  })

  test('a notice leaves the list of replaced files when it is corrected or withdrawn', async () => {
    for (const isCorrected of [true, false]) {
      const town = await oldTown()
      await town.replaceAsBefore()
      const look = await town.start()
      const author = 'id-anna'
      if (isCorrected) {
        const data = {
          titel: 'Berichtigung',
          slug: 'berichtigung',
          art: 'Sonstiges',
          datum_von: '2026-11-20T09:00:00+01:00',
          berichtigt: 'satzung',
        }
        const created = await town.store.create({ kind: 'bekanntmachung', data, author })
        if (created.ok) await town.store.publish(created.value.id, { author })
      } else await town.store.unpublish(town.id, { author, reason: 'Gilt nicht mehr' })
      expect(await look.replaced()).toEqual([])
    }
  })

  test('a replacement by the system, or before the promulgation, is no finding', async () => {
    const byHouse = await oldTown()
    await byHouse.replaceAsBefore({ who: 'System' })
    await byHouse.start()
    const early = await oldTown()
    await early.replaceAsBefore({ at: BEFORE })
    await early.start()
    for (const town of [byHouse, early])
      expect((await town.frozen()).map(({ befund }) => befund)).toEqual(['spaeter'])
  })

  test('a promulgated file is judged before another one replaces it, even if the job has not run yet', async () => {
    const town = await oldTown()
    await town.replaceAsBefore()
    await town.library.addDocument({ schluessel: 'satzung', bytes: pdf('dritte'), author: 'id-anna' })
    expect(await town.frozen()).toEqual([
      expect.objectContaining({ version: versionOf(NEW), befund: 'ersetzt' }),
    ])
  })

  test('a notice that was withdrawn meanwhile is judged too', async () => {
    const town = await oldTown()
    await town.replaceAsBefore()
    const how = { author: 'id-anna', reason: 'Gilt nicht mehr' }
    expect((await town.store.unpublish(town.id, how)).ok).toBe(true)
    await town.start()
    expect((await town.frozen()).map(({ befund }) => befund)).toEqual(['ersetzt'])
  })

  test('a second run leaves the findings as they are', async () => {
    const town = await oldTown()
    await town.replaceAsBefore()
    await town.start()
    const first = await town.frozen()
    await town.start()
    expect(await town.frozen()).toEqual(first)
  })
})
