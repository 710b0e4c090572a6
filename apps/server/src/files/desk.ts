import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFolder } from '@rathausplatz/redaktion'
import { type StaticFiles, staticFiles } from './static-files.ts'

/** Path of the desk on the site; the program of the desk routes the paths below it. */
export const DESK_ROOT = '/redaktion'
export const DESK_FILES = `${DESK_ROOT}/assets/`

type Desk = {
  /** Files of the desk by their path below `/redaktion`. */
  files: StaticFiles
  /** The HTML document of the desk. The caller has checked the sign-in. */
  document: () => Response
}

/** Loads the built desk. */
export async function openDesk(): Promise<Desk> {
  const html = await readFile(join(buildFolder, 'index.html'))
  return {
    files: await staticFiles(buildFolder),
    document: () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  }
}
