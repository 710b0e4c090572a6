import type { Dokument } from '@rathausplatz/contract'
import { groessteDatei, medienPfad } from '@rathausplatz/contract/medien'
import { slugOf } from '@rathausplatz/text'
import { isPdf, takeIn } from '../../editing/take-in.ts'
import { fingerprint } from '../../media/library.ts'
import type { Library } from '../../media/media-library.ts'
import type { MediumRow } from '../../media/tables.ts'
import { closeFiles } from '../../store/closed-files.ts'
import type { Database } from '../../store/index.ts'
import { answered, ok, orThrow } from '../../store/result.ts'
import { withoutExtension } from './file-extension.ts'
import type { RatReport } from './report.ts'
import type { RatImportTables } from './tables.ts'

/** What a server said of the state of a file, by which it can answer later that nothing has changed. */
export type Validators = { readonly etag: string; readonly lastModified: string }

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
  /** The source does not say when or how the content changes, so the file is asked for each time. */
  readonly isUndated?: boolean
  readonly bytes: (before?: Validators) => Promise<
    | { readonly ok: true; readonly bytes: Uint8Array; readonly validators?: Validators }
    | { readonly ok: true; readonly isUnchanged: true }
    /**
     * `isClosed`: the answer says that the file is not public, and it is counted as withheld. `isGone`: the server
     * has answered that there is no such file for everyone.
     */
    | { readonly ok: false; readonly satz: string; readonly isClosed?: boolean; readonly isGone?: boolean }
  >
}

type Sources = {
  library: Library
  database: Database
  quelle: string
  author: string
  schreiben: boolean
  /** Asks again for files that are here already, because some servers exchange them without a word. */
  alles?: boolean
  report: RatReport
}

/** The state of a file, and behind it the validators of its last answer, in one text. */
const rowState = (stand: string, { etag, lastModified }: Validators = NONE): string =>
  [stand, etag, lastModified].map(one => one.replaceAll(/\s+/gu, ' ').slice(0, 5_000)).join('\n')
const NONE: Validators = { etag: '', lastModified: '' }
const readState = (state: string): { readonly stand: string; readonly validators: Validators } => {
  const [stand = '', etag = '', lastModified = ''] = state.split('\n')
  return { stand, validators: { etag, lastModified } }
}

/**
 * Imports files of a source into the media library. Each file is fetched once, and again if it has changed in
 * the source. Where the source cannot say that, the server is asked whether it has changed.
 */
export function foreignFiles({
  library,
  database,
  quelle,
  author,
  schreiben,
  alles = false,
  report,
}: Sources) {
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
    const before = readState(there?.stand ?? '')
    const row =
      there && before.stand === readState(rowState(stand)).stand
        ? await library.catalogue.find(there.datei)
        : undefined
    const unchanged = (medium: MediumRow) => {
      report.dateien.unveraendert++
      return asDocument(medium, titel)
    }
    if (row && !alles && !file.isUndated) return unchanged(row)
    const asNew = () => {
      report.dateien.neu++
      const url = `${medienPfad}${slugOf(withoutExtension(name)) || 'datei'}.pdf`
      return { titel, url, groesse: 0, typ: 'application/pdf' } as const
    }
    if (!row && !schreiben) return asNew()
    const leaveOut = (satz: string) => {
      report.dateien.weggelassen.push(`${called}: ${satz} (${id.slice(0, 300)})`)
      return undefined
    }
    const got = await file.bytes(row && before.validators)
    if (!got.ok) {
      if (got.isClosed) return undefined
      missed++
      if (!row || got.isGone) return leaveOut(got.satz)
      report.hinweise.push(`${called}: Ob sie dort noch dieselbe ist, war nicht zu erfahren (${got.satz}).`)
      return unchanged(row)
    }
    if ('isUnchanged' in got) return row ? unchanged(row) : leaveOut('ohne Inhalt')
    if (!isPdf(got.bytes)) return leaveOut('kein PDF')
    const same = row?.version === fingerprint(got.bytes) ? row : undefined
    if (!schreiben) return same ? unchanged(same) : asNew()
    const about = { titel, beschreibung: '', dekorativ: false, urheber }
    const taken = same
      ? ok(same)
      : answered(await takeIn(library, { name: name || titel, bytes: got.bytes, about }, author))
    if (!taken.ok) return leaveOut(taken.error.message)
    const { datei } = taken.value
    const state = { stand: rowState(stand, got.validators), datei }
    await orThrow(
      database.write(async db => {
        if (isClosed) await closeFiles(db, [`${medienPfad}${datei}`], 'raete')
        await db
          .withTables<RatImportTables>()
          .insertInto('rat_importdateien')
          .values({ quelle, fremd: id, ...state })
          .onConflict(conflict => conflict.columns(['quelle', 'fremd']).doUpdateSet(state))
          .execute()
        return ok(undefined)
      }),
    )
    if (same) return unchanged(same)
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
