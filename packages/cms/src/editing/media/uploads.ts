import { CmsError, type CmsHandlers } from '@rathausplatz/contract'
import type { CmsStore } from '../../collections/collections.ts'
import { checkPicture } from '../../media/check-picture.ts'
import { fingerprint } from '../../media/library.ts'
import { lookOf } from '../../media/look.ts'
import type { Library } from '../../media/media-library.ts'
import type { MediumRow } from '../../media/tables.ts'
import { unpackWhile } from '../../unpack/unpack.ts'
import { type Editor, filesSeenBy } from '../leave-for.ts'
import { plainly, refuse, valueOf } from '../refusal.ts'
import { checkKind, isPdf, putFile, takeIn } from '../take-in.ts'
import { aboutOf, lacking } from './about-file.ts'
import type { FileRights } from './file-rights.ts'
import type { ShownFiles } from './shown-files.ts'

/** Most uploads of one account per hour: enough for a hundred pictures of a town festival. */
const MOST_IN_AN_HOUR = 300
/** Most concurrent uploads of one account per process, which holds them in memory while they are checked. */
const AT_ONCE = 2

/** Most similar pictures shown before an upload. */
const MOST_SHOWN_ALIKE = 4

type Sources = {
  store: Pick<CmsStore, 'fileReplaced'>
  library: Library
  rights: FileRights
  files: ShownFiles
  clock: () => Date
}

/** Calls of the media library that take in the bytes of a file. */
export function uploads({ store, library, rights, files: { shown, one, behalten }, clock }: Sources) {
  const busy = new Map<string, number>()

  /**
   * Checking a file costs memory and time, so uploads of one account are limited: two at a time, and a number
   * per hour.
   */
  const inTurn = async <T>(who: Editor, work: () => Promise<T>): Promise<T> => {
    const now = busy.get(who.id) ?? 0
    const hourAgo = new Date(clock().getTime() - 3_600_000).toISOString()
    if (now >= AT_ONCE) throw tooMany('Es werden gerade schon zwei Dateien von Ihnen aufgenommen.', 5)
    busy.set(who.id, now + 1)
    try {
      if ((await library.catalogue.takenIn(who.id, hourAgo)) >= MOST_IN_AN_HOUR)
        throw tooMany('Sie haben in der letzten Stunde sehr viele Dateien aufgenommen.', 600)
      return await work()
    } finally {
      const left = (busy.get(who.id) ?? 1) - 1
      if (left > 0) busy.set(who.id, left)
      else busy.delete(who.id)
    }
  }

  const put = async (file: Parameters<typeof putFile>[1], who: Editor): Promise<MediumRow> =>
    valueOf(await putFile(library, file, who.id), plainly)

  return {
    redaktionAehnlicheMedien: ({ file, signal }, who) =>
      inTurn(who, async () => {
        const bytes = given(file)
        const unpackThis = unpackWhile(signal)
        const facts = await valueOf(await checkPicture(bytes, unpackThis), plainly)
        const muster = await lookOf(bytes, unpackThis)
        const looks = { ...facts, muster, version: fingerprint(bytes) }
        const alike = await library.catalogue.alike(looks, filesSeenBy(who))
        return { data: await shown(alike.slice(0, MOST_SHOWN_ALIKE)) }
      }),

    redaktionMediumAufnehmen: ({ query, file, signal }, who) =>
      inTurn(who, async () => {
        const bytes = given(file)
        // Nobody describes a file that is refused anyway.
        await valueOf(checkKind(query.name, bytes), plainly)
        if (lacking(query, isPdf(bytes)))
          await valueOf(await checkPicture(bytes, unpackWhile(signal)), plainly)
        const about = aboutOf(query, isPdf(bytes))
        return one(
          await valueOf(
            await takeIn(
              library,
              { name: query.name, bytes, about, ordner: query.ordner, unpackThis: unpackWhile(signal) },
              who.id,
            ),
            plainly,
          ),
        )
      }),

    redaktionMediumErsetzen: ({ params: { datei }, file, signal }, who) =>
      inTurn(who, async () => {
        const bytes = given(file)
        const row = await rights.changeable(datei, who)
        await valueOf(checkKind(datei, bytes), plainly)
        if (isPdf(bytes) !== (row.art === 'dokument'))
          throw refuse(
            'datei',
            'Ein Bild kann nur durch ein Bild, ein Dokument nur durch ein Dokument ersetzt werden.',
          )
        const { titel, beschreibung, urheber } = row
        const about = { titel, beschreibung, urheber, dekorativ: row.dekorativ === 1 }
        const replaced = await put({ datei, bytes, about, unpackThis: unpackWhile(signal) }, who)
        // No content states the size of a picture.
        if (row.art === 'dokument') await valueOf(await store.fileReplaced(datei), plainly)
        return { ...(await one(replaced)), behalten: await behalten(replaced) }
      }),
  } satisfies CmsHandlers
}

const tooMany = (detail: string, retryAfter: number) => new CmsError('zu-viele', detail, { retryAfter })

function given(file: Uint8Array | undefined): Uint8Array {
  if (!file || file.byteLength === 0) throw refuse('datei', 'Bitte eine Datei auswählen.')
  return file
}
