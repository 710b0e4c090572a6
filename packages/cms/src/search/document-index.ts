import { readFile } from 'node:fs/promises'
import type { CmsStore } from '../collections/collections.ts'
import type { WorkJob } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import type { DocumentFiles, StoredDocument } from '../media/document-files.ts'
import { ok } from '../store/result.ts'
import { unpack } from '../unpack/unpack.ts'
import { DOKUMENT } from './document-text.ts'
import type { SearchTables } from './tables.ts'
import { putEntry } from './write-entry.ts'

/**
 * Brings the PDF files of the library into the index: one at a time, in the background. A file that cannot be read is
 * found by its title. What was promulgated stays findable by its own text when another file takes its place. Whether it may be seen is asked with every question: only while a public document leads to it.
 */
export function documentIndex(store: CmsStore, files: DocumentFiles, log: Log) {
  let work: Promise<void> = Promise.resolve()
  let closed = false

  const take = async (document: StoredDocument, ref: string): Promise<void> => {
    const { schluessel, titel, url, groesse } = document
    const version = `${document.version} ${titel}`
    const known = await store.database.read
      .withTables<SearchTables>()
      .selectFrom('suche_dokumente')
      .select('version')
      .where('ref', '=', ref)
      .executeTakeFirst()
    if (known?.version === version) return
    const read = await unpack('pdf', await readFile(files.file(document)))
    if (!read.ok) log.warn({ schluessel }, 'Text eines Dokuments nicht lesbar')
    const written = await store.database.write(async db => {
      await putEntry(db, {
        ref,
        kind: DOKUMENT,
        version,
        url,
        titel,
        namen: [schluessel.replaceAll('-', ' ')],
        einleitung: '',
        text: (read.ok ? read.value.text : '').replaceAll(/\s+/g, ' '),
        datum: '',
        groesse,
        gueltig_von: null,
        gueltig_bis: null,
      })
      return ok(undefined)
    })
    if (!written.ok) throw new Error(written.error.message, { cause: written.cause })
  }

  const takeQuietly = async (key: string): Promise<void> => {
    if (closed) return
    try {
      const document = await files.find(key)
      if (document) await take(document, `medien:${key}`)
      for (const { version, titel, adresse } of await promulgated(key)) {
        // The same text is found once, where it stands now.
        if (version === document?.version) continue
        const frozen = await files.findVersion(key, version)
        if (frozen) await take({ ...frozen, titel, url: adresse }, `medien:${key}@${version}`)
      }
    } catch (err) {
      log.error({ err, schluessel: key }, 'Dokument nicht in die Suche aufgenommen')
    }
  }

  /** The versions of a file that something was promulgated with. */
  const promulgated = (key: string) =>
    store.database.read
      .selectFrom('verkuendete_dateien')
      .select(['version', 'titel', 'adresse'])
      .distinct()
      .where('datei', '=', `${key}.pdf`)
      .execute()

  const queue = (key: string): void => {
    work = work.then(() => takeQuietly(key))
  }

  /** Everything in the library that the index does not know yet. */
  const catchUp: WorkJob = {
    name: 'Texte der Dateien in die Suche aufnehmen',
    due: { everyMinutes: 60 },
    async work({ signal }) {
      for (const key of await files.keys()) {
        if (signal.aborted) return
        queue(key)
        await work
      }
    },
  }

  return {
    queue,
    catchUp,
    /** Resolves when nothing is left to do. */
    idle: (): Promise<void> => work,
    async close(): Promise<void> {
      closed = true
      await work
    },
  }
}
