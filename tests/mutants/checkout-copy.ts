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

/** node_modules of workspaces with a package of their own, and build output. */
const BESIDE_THE_SOURCES = ['apps/site/node_modules', 'apps/site/build', 'apps/redaktion/build']

/** Copies a checkout with its uncommitted changes, to plant faults in the copy. */
export function copyCheckout(root: string) {
  const folder = mkdtempSync(join(tmpdir(), 'rathausplatz-mutants-'))
  // If the tests run as root, PostgreSQL runs as another user.
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
    /** True if a patch could be applied or reverted. */
    apply: (patch: string, ...how: string[]): boolean => git(checkout, 'apply', ...how, patch).status === 0,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}

/** The copy is no git repository, and must not be taken for part of a surrounding one. */
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

/** Caches of tools belong to one checkout. */
const KEPT = /^\.(?:vite|vitest|cache)/

/** Links every package; packages of this repository lead to the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (KEPT.test(name)) continue
    const [source, target] = [join(from, name), join(to, name)]
    if (name === '@rathausplatz') cpSync(source, target, { recursive: true, verbatimSymlinks: true })
    else symlinkSync(source, target)
  }
}
