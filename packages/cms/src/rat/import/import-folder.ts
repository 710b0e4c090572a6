import { open, readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { composed } from '@rathausplatz/text'
import type { CmsStore } from '../../collections/collections.ts'
import { fingerprint } from '../../media/library.ts'
import type { Library } from '../../media/media-library.ts'
import { NotStored } from '../../store/result.ts'
import { type AgendaRow, readAgendaTable } from './agenda-table.ts'
import { namesClosedFile } from './closed-file-names.ts'
import { folderBefore } from './folder-before.ts'
import { folderRecords } from './folder-records.ts'
import { foreignFiles, MOST_FILE_BYTES } from './foreign-files.ts'
import type { RatImported } from './import-oparl.ts'
import { inPieces } from './in-pieces.ts'
import { judgeRows, rowWords } from './judge-rows.ts'
import { FOLDER_SOURCE, readSources } from './known-sources.ts'
import { newReport, type RatReport } from './report.ts'
import { documentIds, readStock } from './stock.ts'
import { takeAway, takeClosed } from './take-away.ts'
import { type Entry, type How, takeOver } from './take-over.ts'

/** Author of everything that this import writes. A document with another author was edited by the town. */
export const FOLDER_IMPORTER = 'ordner-import'

const LARGEST_TABLE = 50 * 1024 * 1024

type Sources = { store: CmsStore; library: Library; clock: () => Date }

/** Imports meetings and papers from a folder of PDFs with the agenda as a table (`*.csv`). */
export async function importFolder(
  { store, library, clock }: Sources,
  folder: string,
  how: How,
): Promise<RatImported> {
  const table = await readTable(folder)
  if (!table.ok) return { ok: false, message: table.satz }
  const report = newReport(how.schreiben)
  report.fehler.push(...table.fehler)
  const judged = judgeRows(table.rows)
  const { rows } = judged
  report.hinweise.push(...rowWords(judged))
  const ids = documentIds(FOLDER_SOURCE)
  const stock = await readStock(store, ids.prefix)
  const author = FOLDER_IMPORTER
  const file = folderFiles({ store, library, folder, names: table.names, rows, how, report })
  const { nameOf: sourceName } = await readSources(store.database)
  const about = { store, stock, how, author, note: 'Aus einem Ordner übernommen', report, sourceName }
  const records = folderRecords({ rows, stock, ids, file, clock })
  try {
    await takeOver(about, records.gremien())
    const closed = records.closed()
    const closedDocuments = closed.documents()
    await takeClosed(about, closedDocuments)
    await takeOver(about, closed.meetings())
    const named = new Set<string>()
    const take = async (entries: readonly Entry[]) => {
      for (const { id, isOwn, data } of entries)
        if (!isOwn && data['behandlung'] === 'oeffentlich') named.add(id)
      await takeOver(about, entries)
    }
    await inPieces(records.vorlagen(), take)
    await inPieces(records.sitzungen(), take)
    const earlier = await folderBefore(store.database, folder, table.name)
    const left = new Set([...earlier.before].filter(id => !named.has(id)))
    for (const { id } of closedDocuments) left.delete(id)
    // Read anew: a meeting that moved is there twice now, so not all are missing.
    const now = await readStock(store, ids.prefix)
    const gone = (['vorlage', 'sitzung'] as const).flatMap(kind =>
      [...now.imported(kind).values()].filter(({ id }) => left.has(id)),
    )
    await takeAway({ ...about, stock: now }, gone)
    if (how.schreiben) await earlier.note([...named, ...left])
  } catch (error) {
    if (!(error instanceof NotStored)) throw error
    report.fehler.push(`Abgebrochen: ${error.message} Was bis dahin übernommen ist, bleibt.`)
  }
  return { ok: true, report }
}

/** Imports PDFs by name. Every file is readable by members only, until a public document links to it. */
function folderFiles({
  store,
  library,
  folder,
  names,
  rows,
  how,
  report,
}: Pick<Sources, 'store' | 'library'> & {
  folder: string
  names: readonly string[]
  rows: readonly AgendaRow[]
  how: How
  report: RatReport
}) {
  const byName = new Map(names.filter(isPdfName).map(name => [plainName(name), name]))
  const others = new Set(names.map(name => composed(name).toLowerCase()))
  const closed = new Set(
    rows.filter(({ oeffentlich }) => !oeffentlich).flatMap(({ dateien }) => dateien.map(plainName)),
  )
  const files = foreignFiles({
    library,
    database: store.database,
    quelle: FOLDER_SOURCE,
    author: FOLDER_IMPORTER,
    schreiben: how.schreiben,
    report,
  })
  const contents = new Map<string, string>()
  return async (name: string, { zeile, oeffentlich }: AgendaRow) => {
    const refuse = (sentence: string): undefined =>
      void report.fehler.push(`Zeile ${zeile}, Spalte dateien: „${name}“ ${sentence}`)
    if (oeffentlich && namesClosedFile(name))
      return void report.fehler.push(
        `Zeile ${zeile}, Spalte dateien: Eine Datei nennt sich in ihrem Namen nichtöffentlich (wie „NÖ“, „intern“, „ungeschwärzt“, „Anlage-N“) und kommt deshalb nicht.`,
      )
    const there = byName.get(plainName(name))
    if (there === undefined) {
      if (/[/\\]/.test(name)) return refuse('nennt einen Ordner. Die PDF-Dateien liegen neben der Tabelle.')
      return refuse(others.has(composed(name).toLowerCase()) ? 'ist kein PDF.' : 'liegt nicht im Ordner.')
    }
    if (oeffentlich && closed.has(plainName(name)))
      return refuse('steht auch bei einem nichtöffentlichen Punkt und bleibt deshalb dort.')
    const path = join(folder, there)
    if ((await stat(path)).size > MOST_FILE_BYTES)
      return refuse(`ist größer als ${MOST_FILE_BYTES / 1_000_000} MB.`)
    if (!(await isPdfFile(path))) return refuse('ist kein PDF.')
    const bytes = await readFile(path)
    const version = contents.get(there) ?? fingerprint(bytes)
    contents.set(there, version)
    const part = oeffentlich ? 'oeffentlich' : 'nichtoeffentlich'
    return files.take({
      id: `${part} ${plainName(there)}`,
      titel: there.replace(/\.pdf$/i, ''),
      // The address of a non-public file must not reveal its name to people who try addresses.
      name: oeffentlich ? there : `n-${version}.pdf`,
      stand: version,
      urheber: '',
      isClosed: !oeffentlich,
      bytes: async () => ({ ok: true, bytes }),
    })
  }
}

const isPdfName = (name: string): boolean => /\.pdf$/i.test(name)

/** Normalises names: Unicode composition, case and extension. */
const plainName = (name: string): string => {
  const plain = composed(name).toLowerCase()
  return plain.endsWith('.pdf') ? plain : `${plain}.pdf`
}

async function isPdfFile(path: string): Promise<boolean> {
  await using file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 0)
  return buffer.toString('latin1') === '%PDF-'
}

async function readTable(folder: string) {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    // Regular files only: a symbolic link could lead out of the folder.
    const files = entries.filter(entry => entry.isFile()).map(({ name }) => name)
    const tables = files.filter(name => /\.csv$/i.test(name))
    const [table] = tables
    if (table === undefined || tables.length > 1) {
      const found = tables.length === 0 ? 'keine' : `mehrere: ${tables.join(', ')}`
      return {
        ok: false,
        satz: `Im Ordner „${basename(folder)}“ muss eine Tabelle (.csv) liegen; gefunden: ${found}.`,
      } as const
    }
    const path = join(folder, table)
    if ((await stat(path)).size > LARGEST_TABLE)
      return { ok: false, satz: `${table} ist größer als 50 MB.` } as const
    const read = readAgendaTable(await readFile(path))
    if (!read.ok) return { ok: false, satz: `${table}: ${read.satz}` } as const
    return { ...read, name: table, names: files }
  } catch {
    return { ok: false, satz: `Der Ordner ${folder} lässt sich nicht lesen.` } as const
  }
}
