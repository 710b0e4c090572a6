import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Where workspaces that need a package of their own have it, and what is built. */
const BESIDE_THE_SOURCES = ['apps/site/node_modules', 'apps/site/build', 'apps/redaktion/build']

/** A copy of a checkout as it lies there, committed or not, in which faults can be planted. */
export function copyCheckout(root: string) {
  const folder = mkdtempSync(join(tmpdir(), 'rathausplatz-mutants-'))
  // PostgreSQL runs as somebody else where the tests run as root.
  chmodSync(folder, 0o711)
  const checkout = join(folder, 'checkout')
  const scratch = join(folder, 'tmp')
  for (const one of [checkout, scratch]) mkdirSync(one, { mode: 0o711 })
  for (const file of filesOf(root)) cpSync(join(root, file), join(checkout, file), { recursive: true })
  linkPackages(join(root, 'node_modules'), join(checkout, 'node_modules'))
  for (const path of BESIDE_THE_SOURCES)
    if (existsSync(join(root, path))) cpSync(join(root, path), join(checkout, path), { recursive: true })
  return {
    checkout,
    scratch,
    /** Whether a patch could be planted, or taken back. */
    apply: (patch: string, ...how: string[]): boolean => git(checkout, 'apply', ...how, patch).status === 0,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}

/** A copy is no repository, and none of the one that it may lie in. */
const git = (cwd: string, ...args: string[]) =>
  spawnSync('git', args, {
    cwd,
    env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(cwd) },
    maxBuffer: 100_000_000,
  })

const filesOf = (root: string): string[] =>
  git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z')
    .stdout.toString()
    .split('\0')
    .filter(file => file !== '' && existsSync(join(root, file)))

/** What tools keep between two runs is each checkout's own. */
const KEPT = /^\.(?:vite|vitest|cache)/

/** Every package as a link; but those of the house are the ones of the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (KEPT.test(name)) continue
    const [source, target] = [join(from, name), join(to, name)]
    if (name === '@rathausplatz') cpSync(source, target, { recursive: true, verbatimSymlinks: true })
    else symlinkSync(source, target)
  }
}
