import { medienPfad } from '@rathausplatz/contract/medien'
import type { Kysely } from 'kysely'
import { documentFiles } from '../media/document-files.ts'
import { drawingFiles } from '../media/drawing-files.ts'
import { pictureFiles } from '../media/library.ts'
import type { MediaTables, MediumRow } from '../media/tables.ts'
import { closedFor, isForEveryone } from '../store/closed-files.ts'
import type { Tables } from '../store/tables.ts'
import type { Extent, Medium } from './format.ts'
import { type ExportedFrozen, readFrozen } from './read-frozen.ts'

/** A file of the library with its path. */
export type ExportedFile = { readonly medium: Medium; readonly file: string }

export type ExportedMedia = {
  readonly files: readonly ExportedFile[]
  /** Files of the library that its folder has lost. */
  readonly missing: readonly string[]
  /** The promulgated files, in their original version. */
  readonly frozen: readonly ExportedFrozen[]
}

/** Returns the files of an export in the order of their names: only files that its audiences may see. */
export async function readMedia(
  db: Kysely<Tables>,
  folder: string,
  extent: Extent,
  { now, signal }: { now: Date; signal: AbortSignal | undefined },
): Promise<ExportedMedia> {
  const rows = await db.withTables<MediaTables>().selectFrom('medien').selectAll().execute()
  const files: ExportedFile[] = []
  const missing: string[] = []
  for (const row of rows) {
    signal?.throwIfAborted()
    const file = await whereIs(row, folder)
    const path = `${medienPfad}${row.datei}`
    const fuer = (await closedFor(db, path)) ?? 'oeffentlich'
    if (!((await isForEveryone(db, path, now)) || isWanted(fuer, extent))) continue
    if (!file) {
      missing.push(row.datei)
      continue
    }
    const { datei, art, titel, beschreibung, dekorativ, urheber, ordner } = row
    const about = { titel, beschreibung, dekorativ: dekorativ === 1, urheber, ordner }
    files.push({ medium: { datei, art, pfad: `medien/${file.name}`, ...about, fuer }, file: file.path })
  }
  const drawings = drawingFiles(folder)
  for (const key of await drawings.keys()) {
    const datei = `${key}.svg`
    files.push({
      medium: {
        datei,
        art: 'zeichnung',
        pfad: `medien/${datei}`,
        titel: key,
        beschreibung: '',
        dekorativ: true,
        urheber: '',
        ordner: '',
        fuer: 'oeffentlich',
      },
      file: drawings.file(key),
    })
  }
  const { frozen, missing: lost } = await readFrozen(db, folder, extent, { now, media: files, signal })
  return {
    files: files.toSorted((a, b) => (a.medium.datei < b.medium.datei ? -1 : 1)),
    missing: [...missing, ...lost],
    frozen,
  }
}

/**
 * Whether to include a file that no public content opens: a file of the desk only, or of an included
 * audience.
 */
function isWanted(fuer: Medium['fuer'], { nurOeffentlich, mitIntranet, mitRat }: Extent): boolean {
  if (nurOeffentlich) return false
  return { oeffentlich: true, redaktion: true, intranet: mitIntranet === true, raete: mitRat === true }[fuer]
}

async function whereIs(
  { datei, art }: MediumRow,
  folder: string,
): Promise<{ name: string; path: string } | undefined> {
  if (art === 'dokument') {
    const files = documentFiles(folder)
    const document = await files.find(datei.slice(0, -'.pdf'.length))
    return document && { name: datei, path: files.file(document) }
  }
  const files = pictureFiles(folder)
  const picture = await files.find(datei)
  return picture && { name: `${datei}.${picture.format}`, path: files.original(picture) }
}
