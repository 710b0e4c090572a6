import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

const house = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Files that a copy needs to run its own tests: the configuration, and the CMS, because an empty town is
 * created before the tests.
 */
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
 * Follows a guide literally in a copy of those parts of the repository that the guide needs: a code block
 * that names a file becomes this file; a `diff` is applied to it.
 */
export async function followGuide(guide: string, parts: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'rathausplatz-anleitung-'))
  await copyHouse(folder, parts)
  const touched = await follow(await readFile(join(house, 'docs/how-to', guide), 'utf8'), folder)
  return {
    folder,
    /** The files that the guide creates or changes, sorted by name. */
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

/** Copies these parts of the repository, and links the installed packages. */
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

/** Creates a link if its target exists and its path is free. */
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
 * Inserts each line with a plus after the line that precedes it in the diff, or at the top. The number of
 * spaces makes no difference, because tables are padded.
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
