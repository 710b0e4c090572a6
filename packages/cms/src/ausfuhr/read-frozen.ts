import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import { documentFiles } from '../media/document-files.ts'
import { ifThere, pictureFiles } from '../media/library.ts'
import { type FrozenFile, isFrozenForEveryone } from '../store/frozen-files.ts'
import type { Tables } from '../store/tables.ts'
import type { Extent, Medium } from './format.ts'
import type { Frozen } from './frozen.ts'

export type ExportedFrozen = { readonly line: Frozen; readonly file: string }

/** Returns the promulgated files of the exported content, and those that the folder has lost. */
export async function readFrozen(
  db: Kysely<Tables>,
  folder: string,
  { nurOeffentlich }: Extent,
  { now, media, signal }: { now: Date; media: readonly ExportedMedium[]; signal: AbortSignal | undefined },
): Promise<{ frozen: readonly ExportedFrozen[]; missing: readonly string[] }> {
  const rows = await db
    .selectFrom('verkuendete_dateien as file')
    .innerJoin('releases', 'releases.document_id', 'file.document_id')
    .selectAll('file')
    .orderBy('file.document_id')
    .orderBy('file.path')
    .execute()
  const found: ExportedFrozen[] = []
  const missing: string[] = []
  for (const row of rows) {
    signal?.throwIfAborted()
    if (nurOeffentlich && !(await isFrozenForEveryone(db, row.adresse, now))) continue
    const place = await whereIs(row, folder)
    if (!place || !(await ifThere(stat(place.file)))) {
      missing.push(row.adresse)
      continue
    }
    const same = media.find(({ file }) => file === place.file)
    const { document_id: id, path: _path, adresse: _, version: _version, ...about } = row
    const sha256 = about.sha256 ?? (await sumOf(place.file))
    const pfad = same?.medium.pfad ?? `verkuendet/${sha256}.${place.ending}`
    found.push({ line: { id, ...about, sha256, pfad }, file: place.file })
  }
  return { frozen: found, missing }
}

type ExportedMedium = { readonly medium: Medium; readonly file: string }

async function whereIs(
  { datei, version }: Pick<FrozenFile, 'datei' | 'version'>,
  folder: string,
): Promise<{ file: string; ending: string } | undefined> {
  if (datei.endsWith('.pdf')) {
    const files = documentFiles(folder)
    const document = await files.findVersion(datei.slice(0, -'.pdf'.length), version)
    return document && { file: files.file(document), ending: 'pdf' }
  }
  const files = pictureFiles(folder)
  const picture = await files.findVersion(datei, version)
  return picture && { file: files.original(picture), ending: picture.format }
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
