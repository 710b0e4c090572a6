import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFolder } from '@rathausplatz/redaktion'
import { type StaticFiles, staticFiles } from './static-files.ts'

/** Where the desk lives on the site; its own program knows what stands below. */
export const DESK_ROOT = '/redaktion'
export const DESK_FILES = `${DESK_ROOT}/assets/`

type Desk = {
  /** Its files, by their path below `/redaktion`. */
  files: StaticFiles
  /** The document that its screens are drawn in. Whoever hands it out has asked who wants it. */
  document: () => Response
}

/** The editors' desk as built. */
export async function openDesk(): Promise<Desk> {
  const html = await readFile(join(buildFolder, 'index.html'))
  return {
    files: await staticFiles(buildFolder),
    document: () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  }
}
