import type { Dokument } from '@rathausplatz/contract'
import { groessteDatei, medienPfad } from '@rathausplatz/contract/medien'
import { slugOf } from '@rathausplatz/text'
import { isPdf, takeIn } from '../../editing/take-in.ts'
import type { Library } from '../../media/media-library.ts'
import type { MediumRow } from '../../media/tables.ts'
import { closeFiles } from '../../store/closed-files.ts'
import type { Database } from '../../store/index.ts'
import { answered, ok, orThrow } from '../../store/result.ts'
import { withoutExtension } from './file-extension.ts'
import type { RatReport } from './report.ts'
import type { RatImportTables } from './tables.ts'

/** A file of a source: its names, a string that changes with its content, and a function that fetches it. */
export type ForeignFile = {
  readonly id: string
  readonly titel: string
  readonly name: string
  /** How the report calls it: its title, and what it belongs to. */
  readonly called?: string
  readonly stand: string
  readonly urheber: string
  /** Not public: closed to everyone but the council, whatever becomes of its document. */
  readonly isClosed?: boolean
  readonly bytes: () => Promise<
    | { readonly ok: true; readonly bytes: Uint8Array }
    /** `isClosed`: the answer says that the file is not public, and it is counted as withheld. */
    | { readonly ok: false; readonly satz: string; readonly isClosed?: boolean }
  >
}

type Sources = {
  library: Library
  database: Database
  quelle: string
  author: string
  schreiben: boolean
  report: RatReport
}

/**
 * Imports files of a source into the media library. Each file is fetched once, and again if it has changed in
 * the source.
 */
export function foreignFiles({ library, database, quelle, author, schreiben, report }: Sources) {
  const known = new Map<string, Promise<Dokument | undefined>>()
  let missed = 0

  const take = async (file: ForeignFile): Promise<Dokument | undefined> => {
    const { id, titel, name, called = name || titel, stand, urheber, isClosed = false } = file
    const there = await database.read
      .withTables<RatImportTables>()
      .selectFrom('rat_importdateien')
      .selectAll()
      .where('quelle', '=', quelle)
      .where('fremd', '=', id)
      .executeTakeFirst()
    const row = there?.stand === stand ? await library.catalogue.find(there.datei) : undefined
    if (row) {
      report.dateien.unveraendert++
      return asDocument(row, titel)
    }
    if (!schreiben) {
      report.dateien.neu++
      const url = `${medienPfad}${slugOf(withoutExtension(name)) || 'datei'}.pdf`
      return { titel, url, groesse: 0, typ: 'application/pdf' }
    }
    const leaveOut = (satz: string) => {
      report.dateien.weggelassen.push(`${called}: ${satz} (${id.slice(0, 300)})`)
      return undefined
    }
    const got = await file.bytes()
    if (!got.ok) {
      if (got.isClosed) return undefined
      missed++
      return leaveOut(got.satz)
    }
    if (!isPdf(got.bytes)) return leaveOut('kein PDF')
    const about = { titel, beschreibung: '', dekorativ: false, urheber }
    const taken = answered(await takeIn(library, { name: name || titel, bytes: got.bytes, about }, author))
    if (!taken.ok) return leaveOut(taken.error.message)
    const { datei } = taken.value
    await orThrow(
      database.write(async db => {
        if (isClosed) await closeFiles(db, [`${medienPfad}${datei}`], 'raete')
        await db
          .withTables<RatImportTables>()
          .insertInto('rat_importdateien')
          .values({ quelle, fremd: id, stand, datei })
          .onConflict(conflict => conflict.columns(['quelle', 'fremd']).doUpdateSet({ stand, datei }))
          .execute()
        return ok(undefined)
      }),
    )
    report.dateien.neu++
    return asDocument(taken.value, titel)
  }

  return {
    /** Returns undefined if the file cannot be imported; the report says why. */
    take(file: ForeignFile): Promise<Dokument | undefined> {
      const taken = known.get(file.id) ?? take(file)
      known.set(file.id, taken)
      return taken
    },
    leaveOut: (sentence: string) => void report.dateien.weggelassen.push(sentence),
    /** Number of files that could not be fetched now but may be later. */
    missed: () => missed,
  }
}

export type ForeignFiles = ReturnType<typeof foreignFiles>

const asDocument = ({ datei, groesse }: MediumRow, titel: string): Dokument => ({
  titel,
  url: `${medienPfad}${datei}`,
  groesse,
  typ: 'application/pdf',
})

export const MOST_FILE_BYTES = groessteDatei
