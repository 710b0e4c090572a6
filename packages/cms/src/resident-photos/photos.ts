import { CmsError, type FileAnswer, MOST_FOTOS } from '@rathausplatz/contract'
import { daysBefore } from '../jobs/days-before.ts'
import { limitsIn, take } from '../limits/limits.ts'
import { type FromOnePlace, kilobytesOfADay, ofSender } from '../limits/of-senders.ts'
import { tooManyAttempts } from '../limits/too-many-attempts.ts'
import { placeOf } from '../network.ts'
import { refused } from '../refused.ts'
import { type Files, newKennung } from '../sent-files/files.ts'
import { judgeFile } from '../sent-files/judge-file.ts'
import type { Database, Db } from '../store/index.ts'
import { stored } from '../stored.ts'
import { untilAnswered } from '../unpack/unpack.ts'
import type { StoredPhotos } from './stored-photos.ts'
import { type Photo, tablesOf } from './tables.ts'

/** Greatest width and height of a stored photo, in pixels: enough for screens. */
const BREITESTE = 1_600
const GROESSTE_MB = 20
/** Most uploads for one form, even if the entry does not use all of them. */
const MOST_SENT = 3 * MOST_FOTOS
/** Days that a photo waits for its entry. */
const WAITING_TAGE = 1
/** Most bytes of all photos that wait for an entry, so that abandoned uploads do not fill the disk. */
const MOST_WAITING = 500_000_000
const PATIENCE: FromOnePlace = { connection: 40, network: 200, unknown: 400 }
/** Most kilobytes of photos from one sender per day. */
const KILOBYTES: FromOnePlace = { connection: 30_000, network: 150_000, unknown: 300_000 }

export type PhotoRoom = {
  readonly database: Database
  readonly files: Files
  readonly clock: () => Date
  readonly rows: StoredPhotos
  /** Name of the counters of senders. */
  readonly limit: string
  /** 1 if a photo is public with its entry unless the town hides it; 0 if the town chooses the public ones. */
  readonly zeigen: 0 | 1
  /** The entry in sentences: "dieser Meldung", "die Meldung", "sie". */
  readonly words: { readonly dative: string; readonly accusative: string; readonly pronoun: string }
}

/** The moment until which a photo waits for its entry. */
export const waitsUntil = (now: Date): string => daysBefore(now, -WAITING_TAGE)

/**
 * Photos of residents, for every room. They are re-encoded on arrival, so that no metadata of the camera
 * remains.
 */
export function openPhotos({ database, files, clock, rows, limit, zeigen, words }: PhotoRoom) {
  const tooMany = `Zu ${words.dative} sind schon ${MOST_SENT} Fotos angekommen, die entfernten mitgezählt. Bitte senden Sie ${words.pronoun} jetzt ab.`
  const noRoom = `Gerade nehmen wir keine Fotos an. Bitte senden Sie ${words.accusative} ohne sie oder versuchen Sie es morgen noch einmal.`

  async function bytesOf({ kennung, groesse }: Photo): Promise<Buffer> {
    const pieces: Uint8Array[] = []
    for await (const piece of files.read(kennung, { from: 0, to: groesse - 1 })) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  /** Tests whether two photos are equal; re-encoding the same upload results in the same bytes. */
  const isSame = async (one: Photo, other: Photo): Promise<boolean> =>
    one.groesse === other.groesse && (await bytesOf(one)).equals(await bytesOf(other))

  return {
    async take(
      einreichung: string,
      { name: datei = '', bytes }: { name?: string; bytes: Uint8Array | undefined },
      sender: string | undefined,
      leaving?: AbortSignal,
    ) {
      const wait = await stored(database, db =>
        take(limitsIn(db), ofSender(limit, sender, PATIENCE), clock()),
      )
      if (wait !== undefined) throw tooManyAttempts(wait)
      if (!(await files.hasRoom())) throw new CmsError('nicht-moeglich', noRoom)
      if (!bytes) throw refused('fotos', 'Bitte wählen Sie ein Foto.')
      const judged = await judgeFile(
        {
          name: 'fotos',
          datei,
          arten: ['foto'],
          groesse_mb: GROESSTE_MB,
          breiteste: BREITESTE,
          immerJpeg: true,
        },
        bytes,
        { leaving: untilAnswered(leaving), network: placeOf(sender)?.network },
      )
      if (!judged.ok) throw refused('fotos', judged.error.message)
      const { typ, bytes: drawn } = judged.value
      const kennung = newKennung()
      await files.keep(kennung, drawn)
      try {
        await stored(database, async db => {
          const tables = tablesOf(db)
          const { count } = await tables
            .selectFrom(rows.table)
            .select(({ fn }) => fn.countAll().as('count'))
            .where('einreichung', '=', einreichung)
            .executeTakeFirstOrThrow()
          if (Number(count) >= MOST_SENT) throw refused('fotos', tooMany)
          const { waiting } = await tables
            .selectFrom(rows.table)
            .select(({ fn }) => fn.sum('groesse').as('waiting'))
            .where('gehoert_zu', 'is', null)
            .executeTakeFirstOrThrow()
          const weight = kilobytesOfADay(limit, sender, drawn.byteLength, KILOBYTES)
          if (
            Number(waiting ?? 0) + drawn.byteLength > MOST_WAITING ||
            (await take(limitsIn(db), weight, clock())) !== undefined
          )
            throw new CmsError('nicht-moeglich', noRoom)
          await tables
            .insertInto(rows.table)
            .values({
              kennung,
              einreichung,
              gehoert_zu: null,
              stelle: Number(count),
              zeigen,
              beschreibung: '',
              typ,
              groesse: drawn.byteLength,
              gilt_bis: waitsUntil(clock()),
            })
            .execute()
        })
      } catch (error) {
        await files.remove([kennung])
        throw error
      }
      return { kennung }
    },

    /**
     * Returns the keys in their order, each key of a repeated upload replaced by that of the bound photo with
     * the same picture. The repeated upload is left to expire.
     */
    async sameOrNew(db: Db, bound: readonly Photo[], kennungen: readonly string[]): Promise<string[]> {
      const others = kennungen.filter(one => !bound.some(({ kennung }) => kennung === one))
      const same = new Map<string, string>()
      for (const one of await rows.named(db, others))
        for (const other of bound) if (await isSame(one, other)) same.set(one.kennung, other.kennung)
      return kennungen.map(one => same.get(one) ?? one)
    },

    /** Returns the file of a photo. Throws `nicht-gefunden` without a photo or without its file. */
    async answer(photo: Photo | undefined, nummer: string): Promise<FileAnswer> {
      if (!photo) throw new CmsError('nicht-gefunden')
      const { kennung, typ } = photo
      if (!(await files.isThere({ kennung })))
        throw new CmsError('nicht-gefunden', 'Dieses Foto liegt nicht mehr auf diesem Server.')
      const name = `${nummer}-${kennung.slice(0, 6)}.${typ === 'image/png' ? 'png' : 'jpg'}`
      return { typ, name, version: kennung, bytes: new Uint8Array(await bytesOf(photo)) }
    },
  }
}

export type Photos = ReturnType<typeof openPhotos>
