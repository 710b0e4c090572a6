import { CmsError, type FileAnswer, MOST_FOTOS } from '@rathausplatz/contract'
import { daysBefore } from '../jobs/days-before.ts'
import { limitsIn, take } from '../limits/limits.ts'
import { type FromOnePlace, kilobytesOfADay, ofSender } from '../limits/of-senders.ts'
import { tooManyAttempts } from '../limits/too-many-attempts.ts'
import { placeOf } from '../network.ts'
import { type Files, newKennung } from '../sent-files/files.ts'
import { judgeFile } from '../sent-files/judge-file.ts'
import type { Database } from '../store/index.ts'
import { stored } from '../stored.ts'
import { untilAnswered } from '../unpack/unpack.ts'
import { refused } from './reports.ts'
import { type Foto, tablesOf } from './tables.ts'

/** Greatest width and height of a stored photo, in pixels: enough for screens. */
const BREITESTE = 1_600
const GROESSTE_MB = 20
/** Most uploads for one form, even if the report does not use all of them. */
const MOST_SENT = 3 * MOST_FOTOS
/** Days that a photo waits for its report. */
const WAITING_TAGE = 1
/** Most bytes of all photos that wait for a report, so that abandoned uploads do not fill the disk. */
const MOST_WAITING = 500_000_000
const PATIENCE: FromOnePlace = { connection: 40, network: 200, unknown: 400 }
/** Most kilobytes of photos from one sender per day. */
const KILOBYTES: FromOnePlace = { connection: 30_000, network: 150_000, unknown: 300_000 }

type Sources = { database: Database; files: Files; clock: () => Date }

/** Photos of damages. They are re-encoded on arrival, so that no metadata of the camera remains. */
export function openPhotos({ database, files, clock }: Sources) {
  async function bytesOf({ kennung, groesse }: Foto): Promise<Buffer> {
    const pieces: Uint8Array[] = []
    for await (const piece of files.read(kennung, { from: 0, to: groesse - 1 })) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  return {
    async take(
      einreichung: string,
      { name: datei = '', bytes }: { name?: string; bytes: Uint8Array | undefined },
      sender: string | undefined,
      leaving?: AbortSignal,
    ) {
      const wait = await stored(database, db =>
        take(limitsIn(db), ofSender('schaden-foto', sender, PATIENCE), clock()),
      )
      if (wait !== undefined) throw tooManyAttempts(wait)
      if (!(await files.hasRoom())) throw new CmsError('nicht-moeglich', NO_ROOM)
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
            .selectFrom('schaden_fotos')
            .select(({ fn }) => fn.countAll().as('count'))
            .where('einreichung', '=', einreichung)
            .executeTakeFirstOrThrow()
          if (Number(count) >= MOST_SENT) throw refused('fotos', TOO_MANY)
          const { waiting } = await tables
            .selectFrom('schaden_fotos')
            .select(({ fn }) => fn.sum('groesse').as('waiting'))
            .where('schaden_id', 'is', null)
            .executeTakeFirstOrThrow()
          const weight = kilobytesOfADay('schaden-foto', sender, drawn.byteLength, KILOBYTES)
          if (
            Number(waiting ?? 0) + drawn.byteLength > MOST_WAITING ||
            (await take(limitsIn(db), weight, clock())) !== undefined
          )
            throw new CmsError('nicht-moeglich', NO_ROOM)
          await tables
            .insertInto('schaden_fotos')
            .values({
              kennung,
              einreichung,
              schaden_id: null,
              stelle: Number(count),
              zeigen: 0,
              typ,
              groesse: drawn.byteLength,
              gilt_bis: daysBefore(clock(), -WAITING_TAGE),
            })
            .execute()
        })
      } catch (error) {
        await files.remove([kennung])
        throw error
      }
      return { kennung }
    },

    /** Tests whether two photos are equal; re-encoding the same upload results in the same bytes. */
    isSame: async (one: Foto, other: Foto): Promise<boolean> =>
      one.groesse === other.groesse && (await bytesOf(one)).equals(await bytesOf(other)),

    async answer(foto: Foto, nummer: string): Promise<FileAnswer> {
      const { kennung, typ } = foto
      if (!(await files.isThere({ kennung })))
        throw new CmsError('nicht-gefunden', 'Dieses Foto liegt nicht mehr auf diesem Server.')
      const name = `${nummer}-${kennung.slice(0, 6)}.${typ === 'image/png' ? 'png' : 'jpg'}`
      return { typ, name, version: kennung, bytes: new Uint8Array(await bytesOf(foto)) }
    },
  }
}

export type Photos = ReturnType<typeof openPhotos>

const TOO_MANY = `Zu dieser Meldung sind schon ${MOST_SENT} Fotos angekommen, die entfernten mitgezählt. Bitte senden Sie sie jetzt ab.`
const NO_ROOM =
  'Gerade nehmen wir keine Fotos an. Bitte senden Sie die Meldung ohne sie oder versuchen Sie es morgen noch einmal.'
