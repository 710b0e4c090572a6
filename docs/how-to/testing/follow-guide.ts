import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

const house = fileURLToPath(new URL('../../..', import.meta.url))

/** What a copy needs to run tests of its own: how they run, and the CMS, whose empty town is made before them. */
export const forTests = [
  'package.json',
  'vitest.config.ts',
  'scripts/folder-in-memory.mjs',
  'tests/same-draws.ts',
  'tests/sqlite-town.ts',
  'packages/cms',
  'packages/contract',
  'packages/kalender',
  'packages/pdf',
  'packages/templates',
  'packages/text',
  'packages/time',
] as const

export type FollowedGuide = Awaited<ReturnType<typeof followGuide>>

/**
 * Does what a guide says, word for word, in a copy of those parts of the house that it needs: a code block that names a
 * file is that file, a `diff` is put into it.
 */
export async function followGuide(guide: string, parts: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'rathausplatz-anleitung-'))
  await copyHouse(folder, parts)
  const touched = await follow(await readFile(join(house, 'docs/how-to', guide), 'utf8'), folder)
  return {
    folder,
    /** The files that the guide made or changed, by name. */
    touched,
    /** Runs a program of the copy on Node. */
    node: (...args: string[]) => run(args, folder),
    close: () => rm(folder, { recursive: true }),
  }
}

type Ran = { readonly isFine: boolean; readonly stdout: string; readonly output: string }

const run = (args: string[], cwd: string): Promise<Ran> =>
  new Promise(resolve => {
    const env = { ...process.env, TMPDIR: cwd, NO_COLOR: '1' }
    execFile(process.execPath, args, { cwd, env }, (error, stdout, stderr) =>
      resolve({ isFine: !error, stdout, output: `${stdout}${stderr}` }),
    )
  })

/** What was asked for, with what is installed beside it. */
async function copyHouse(folder: string, parts: readonly string[]): Promise<void> {
  const inHouse = (path: string) => !/[\\/](?:build|node_modules|\.react-router)$/.test(path)
  for (const part of parts) {
    await cp(join(house, part), join(folder, part), { recursive: true, filter: inHouse })
    await link(join(house, part, 'node_modules'), join(folder, part, 'node_modules'))
  }
  const scope = 'node_modules/@rathausplatz'
  await mkdir(join(folder, scope), { recursive: true })
  for (const name of await readdir(join(house, 'node_modules')))
    await link(join(house, 'node_modules', name), join(folder, 'node_modules', name))
  for (const part of parts.filter(part => part.startsWith('packages/')))
    await link(join(folder, part), join(folder, scope, basename(part)))
}

/** A link to what is there, unless the place is taken. */
async function link(target: string, path: string): Promise<void> {
  if (existsSync(target) && !existsSync(path)) await symlink(target, path)
}

async function follow(text: string, folder: string): Promise<readonly string[]> {
  const files = new Set<string>()
  for (const [, kind, file = '', body = ''] of text.matchAll(/^ *```(\w+) (\S+)\n([^]*?)^ *```$/gm)) {
    const path = join(folder, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, kind === 'diff' ? withLines(await readFile(path, 'utf8'), body) : body)
    files.add(file)
  }
  return [...files].toSorted()
}

/**
 * Lines with a plus come behind the line that stands before them, or to the top. How far apart the columns of a table
 * stand makes no difference.
 */
function withLines(text: string, diff: string): string {
  const lines = text.split('\n')
  const plain = (line: string) => line.replaceAll(/ +/g, ' ')
  let at = 0
  for (const line of diff.split('\n').filter(Boolean)) {
    const content = line.slice(1)
    if (line.startsWith('+')) lines.splice(at++, 0, content)
    else {
      const found = lines.findIndex(other => plain(other) === plain(content))
      expect(found, `the guide names a line that is not there: ${content}`).toBeGreaterThanOrEqual(0)
      at = found + 1
    }
  }
  return lines.join('\n')
}
