import { readFile } from 'node:fs/promises'
import type { CmsStore } from '../collections/collections.ts'
import type { WorkJob } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import type { DocumentFiles, StoredDocument } from '../media/document-files.ts'
import { ok } from '../store/result.ts'
import { unpack } from '../unpack/unpack.ts'
import { DOKUMENT } from './document-text.ts'
import { fileRef } from './file-ref.ts'
import type { SearchTables } from './tables.ts'
import { putEntry } from './write-entry.ts'

/**
 * Indexes the PDF files of the library, one at a time in the background. An unreadable file is found by its
 * title. A promulgated version is indexed by its own text, even if the file was replaced since. Visibility is
 * checked on each search: a file counts only while a public document links to it.
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
      if (document) await take(document, fileRef(key))
      for (const { version, titel, adresse } of await promulgated(key)) {
        // A version equal to the current file is indexed once, at its current address.
        if (version === document?.version) continue
        const frozen = await files.findVersion(key, version)
        if (frozen) await take({ ...frozen, titel, url: adresse }, fileRef(key, version))
      }
    } catch (err) {
      log.error({ err, schluessel: key }, 'Dokument nicht in die Suche aufgenommen')
    }
  }

  /** Returns the promulgated versions of a file. */
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

  /** Indexes all files of the library that are missing in the index or have changed. */
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
    /** Resolves when all files queued until now are indexed. */
    idle: (): Promise<void> => work,
    async close(): Promise<void> {
      closed = true
      await work
    },
  }
}
