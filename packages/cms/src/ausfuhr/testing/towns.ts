import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { onTestFinished } from 'vitest'
import { ZipFile } from 'yazl'
import { type EmbeddedCms, openCms } from '../../index.ts'
import { databaseOfFolder, newFolder } from '../../store/testing/databases.ts'
import type { TownPlace } from '../../town-place.ts'
import { contentsOf, FORMAT, FORMAT_VERSION, HEAD, type Head } from '../format.ts'

const silent = { info() {}, warn() {}, error() {} }

/** An empty town with a folder and a database of its own. */
export async function newTown(): Promise<{ cms: EmbeddedCms; place: TownPlace }> {
  const dataDir = join(newFolder(), 'stadt')
  const place = { dataDir, databaseUrl: await databaseOfFolder(dataDir) }
  const cms = await openCms({
    ...place,
    log: silent,
    create: true,
    accounts: { cost: { n: 4, r: 1, p: 1 } },
  })
  await cms.filled()
  onTestFinished(() => cms.close())
  return { cms, place }
}

export const page = (pfad: string, more: object = {}) => ({ pfad, title: `Seite ${pfad}`, ...more })

/** Returns a line of an export with public content. */
export const released = (id: string, schluessel: string, daten: object) => ({
  id,
  schluessel,
  angelegt_am: '2026-11-01T08:00:00.000Z',
  oeffentlich: {
    fuer: 'oeffentlich',
    seit: '2026-11-02T08:00:00.000Z',
    gueltig_von: null,
    gueltig_bis: null,
    daten,
  },
  entwurf: null,
})

export const releasedPage = (pfad: string, more: object = {}) =>
  released(`id-${pfad.slice(1).replaceAll('/', '-')}`, pfad, page(pfad, more))

/** Returns the files of a hand-made export with a matching head. */
export function filesOf(
  contents: Readonly<Record<string, readonly object[]>>,
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Map<string, Buffer> {
  const lines = Object.entries(contents).map(
    ([kind, all]) => [contentsOf(kind), all.map(one => `${JSON.stringify(one)}\n`).join('')] as const,
  )
  const whole = new Map(
    [...lines, ...Object.entries(files)].map(([name, text]) => [name, Buffer.from(text as string)]),
  )
  const head: Head = {
    format: FORMAT,
    version: FORMAT_VERSION,
    programm: 'von Hand',
    ausgefuehrt_am: '2026-11-20T08:00:00.000Z',
    umfang: { entwuerfe: true, fassungen: false, zielgruppen: ['oeffentlich'] },
    bestand: {
      inhalte: Object.fromEntries(Object.entries(contents).map(([kind, { length }]) => [kind, length])),
      medien: 0,
      weiterleitungen: 0,
      abfuhrtermine: 0,
    },
    dateien: [...whole].map(([name, bytes]) => ({
      name,
      bytes: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  }
  return whole.set(HEAD, Buffer.from(JSON.stringify(head)))
}

export async function folderOf(files: ReadonlyMap<string, Buffer>): Promise<string> {
  const folder = join(newFolder(), 'ausfuhr')
  for (const [name, bytes] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), bytes)
  }
  return folder
}

export async function zipOf(files: ReadonlyMap<string, Buffer>): Promise<string> {
  const path = join(newFolder(), 'ausfuhr.zip')
  const zip = new ZipFile()
  for (const [name, bytes] of files) zip.addBuffer(bytes, name)
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
  return path
}

/** Changes the bytes of a zip file, as only an attacker would. */
export async function bent(path: string, bend: (bytes: Buffer) => Buffer): Promise<string> {
  await writeFile(path, bend(await readFile(path)))
  return path
}
