import { type Bildbreite, bildbreiten, medienPfad } from '@rathausplatz/contract/medien'
import { daysBefore } from '../jobs/days-before.ts'
import type { WorkJob } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import type { Database, Result } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { TRASH_DAYS } from '../store/trash.ts'
import { type Unpacking, unpack } from '../unpack/unpack.ts'
import { type About, type Facts, openCatalogue } from './catalogue.ts'
import { checkDocument, locked, tooMuch } from './check-document.ts'
import { sha256Of } from './library.ts'
import { lookOf } from './look.ts'
import { lookBack } from './look-back.ts'
import type { openMedia } from './media.ts'
import { openFile } from './open-file.ts'
import type { MediumRow } from './tables.ts'

type Media = ReturnType<typeof openMedia>
type File = {
  schluessel: string
  bytes: Uint8Array
  author?: string
  about?: About | undefined
  ordner?: string | undefined
  /** Title of a document without a description. Default: the title in the file. */
  titel?: string | undefined
  /** Decodes the file; a caller with a waiting user passes its own. */
  unpackThis?: Unpacking | undefined
}

const HOUSE = 'System'
/**
 * Most files checked for missing bytes: enough to see that the folder is the wrong one, and quick to check.
 */
const MOST_LOOKED_FOR = 100

/** Files together with the catalogue: every file that is added gets a row. */
export function mediaLibrary({ media, database, clock, onDocument, log }: Sources) {
  const catalogue = openCatalogue(database, clock)
  const verkuendetes = lookBack({ media, database, clock, log })

  /**
   * Stores the row of a file whose bytes are on disk. Deletes the old bytes after that, but never bytes of a
   * promulgated notice.
   */
  const note = async (
    facts: Facts,
    about: Parameters<typeof catalogue.note>[1],
  ): Promise<Result<MediumRow>> => {
    const before = await catalogue.find(facts.datei)
    const isOther = before !== undefined && before.version !== facts.version
    // Notices promulgated before files were frozen are judged before anything changes.
    if (isOther) await verkuendetes.judge({ only: facts.datei, coming: facts.version })
    const noted = await catalogue.note(facts, about)
    if (noted.ok && isOther)
      await orThrow(catalogue.dropVersions(facts.datei, keep => media.prune(facts.datei, keep)))
    return noted
  }

  /** Returns the look of a picture; empty if its file is missing. Throws if the file cannot be read now. */
  const lookAt = async (datei: string): Promise<string> => {
    const small = await media.read(datei, bildbreiten[0])
    return small ? lookOf(small.bytes) : ''
  }

  return {
    catalogue,

    async addPicture({
      schluessel,
      bytes,
      author = HOUSE,
      about,
      ordner,
      unpackThis,
    }: File): Promise<Result<MediumRow>> {
      const taken = await media.addPicture({ schluessel, bytes, unpackThis })
      if (!taken.ok) return taken
      const { format, breite, hoehe, version } = taken.value
      const typ = `image/${format}`
      // A picture is added even if its look cannot be computed.
      const muster = await lookAt(schluessel).catch(() => '')
      const facts = {
        datei: schluessel,
        art: 'bild',
        typ,
        groesse: bytes.byteLength,
        breite,
        hoehe,
        version,
        sha256: sha256Of(bytes),
        muster,
      } as const
      return note(facts, { author, about, ordner })
    },

    async addDocument({
      schluessel,
      bytes,
      author = HOUSE,
      about,
      ordner,
      unpackThis = unpack,
      ...named
    }: File): Promise<Result<MediumRow>> {
      const checked = checkDocument(bytes)
      if (!checked.ok) return checked
      const said = about?.titel ?? named.titel
      // A document of the system with its own title is read later, for the search.
      const read = said === undefined || author !== HOUSE ? await unpackThis('pdf', bytes) : undefined
      if (read && !read.ok && read.because !== 'unreadable') return tooMuch()
      if (read?.ok && read.value.istGesperrt) return locked()
      const taken = await media.addDocument({
        schluessel,
        bytes,
        titel: said ?? ((read?.ok && read.value.titel) || undefined),
      })
      if (!taken.ok) return taken
      const { url, typ, groesse, titel, version } = taken.value
      const facts = {
        datei: url.slice(medienPfad.length),
        art: 'dokument',
        typ,
        groesse,
        breite: null,
        hoehe: null,
        version,
        sha256: sha256Of(bytes),
        muster: '',
      } as const
      const noted = await note(facts, { author, about, titel, ordner })
      onDocument(schluessel)
      return noted
    },

    /** Returns those of the last changed files whose bytes are missing. */
    async lost(): Promise<string[]> {
      const rows = await catalogue.list({ limit: MOST_LOOKED_FOR, offset: 0 })
      const isThere = await Promise.all(rows.map(({ datei }) => media.isThere(datei)))
      return rows.filter((_, index) => !isThere[index]).map(({ datei }) => datei)
    },

    jobs: [lookAtOld(catalogue, lookAt, log), emptyTrash(catalogue, media.takeAway, clock), verkuendetes.job],

    verkuendetes,

    isThere: media.isThere,
    read: media.read,

    /** Opens a file as a stream; the caller has checked access. */
    open: (datei: string, breite: Bildbreite) => openFile(media, datei, breite),
    takeAway: media.takeAway,
    readVersion: media.readVersion,
    putVersion: media.putVersion,
  }
}

/** Rows per query; the signal is checked after each file. */
const AT_ONCE = 20

/**
 * Computes the looks of pictures added before looks were introduced. A picture that cannot be read is passed
 * over and tried again in the next run.
 */
const lookAtOld = (
  { notLookedAt, noteLook }: ReturnType<typeof openCatalogue>,
  lookAt: (datei: string) => Promise<string>,
  log: Sources['log'],
): WorkJob => ({
  name: 'Bilder miteinander vergleichen',
  due: { everyMinutes: 60 },
  async work({ signal }) {
    let last = ''
    for (;;) {
      const pictures = await notLookedAt(AT_ONCE, last)
      if (pictures.length === 0) return
      for (const picture of pictures) {
        if (signal.aborted) return
        last = picture.datei
        const look = await lookAt(last).catch((err: unknown) => {
          log?.warn({ err, datei: picture.datei }, 'Ein Bild lässt sich nicht mit anderen vergleichen.')
        })
        if (look !== undefined) await orThrow(noteLook(picture, look))
      }
    }
  },
})

/** Deletes files for good that were in the trash for `TRASH_DAYS`, as long as deleted documents are kept. */
const emptyTrash = (
  { deletedBefore, forget }: ReturnType<typeof openCatalogue>,
  takeAway: (datei: string, keep: readonly string[]) => Promise<void>,
  clock: () => Date,
): WorkJob => ({
  name: 'Gelöschte Bilder und Dokumente vergessen',
  due: 'taeglich',
  async work({ signal }) {
    const before = daysBefore(clock(), TRASH_DAYS)
    for (;;) {
      const names = await deletedBefore(before, AT_ONCE)
      if (names.length === 0) return
      for (const datei of names) {
        if (signal.aborted) return
        await orThrow(forget(datei, before, keep => takeAway(datei, keep)))
      }
    }
  },
})

type Sources = {
  media: Media
  database: Database
  clock: () => Date
  /** Called for each added document, so that its text is read for the search. */
  onDocument: (schluessel: string) => void
  log?: Log | undefined
}

export type Library = ReturnType<typeof mediaLibrary>
