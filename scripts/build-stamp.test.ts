import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint, isBuilt, removeStamp, SOURCES, writeStamp } from './build-stamp.mjs'

const house = join(import.meta.dirname, '..')

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rathausplatz-stamp-'))
  await write('apps/site/app/root.tsx', 'root')
  await write('apps/redaktion/src/main.tsx', 'main')
  await write('apps/site/build/client/a.js', 'gebaut')
  await write('package-lock.json', '{}')
  for (const name of ['contract', 'kalender', 'pdf', 'templates', 'text', 'time', 'ui'])
    await write(`packages/${name}/src/index.ts`, name)
  for (const name of ['build', 'build-app', 'class-names', 'precompress'])
    await write(`scripts/${name}.mjs`, name)
})
afterEach(() => rm(root, { recursive: true }))

async function write(path: string, content: string) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), content)
}

const build = async () => writeStamp(root, await fingerprint(root))

test('A build is up to date until a source changes, is added, is removed or moves', async () => {
  expect(await isBuilt(root)).toBe(false)
  await build()
  expect(await isBuilt(root)).toBe(true)
  const changes = [
    () => write('apps/site/app/root.tsx', 'Root'),
    () => write('apps/redaktion/src/main.tsx', 'Main'),
    () => write('packages/ui/src/neu.ts', ''),
    () => rm(join(root, 'packages/ui/src/neu.ts')),
    () => write('package-lock.json', '{"neu":1}'),
    () => write('scripts/build.mjs', 'anders'),
  ]
  for (const change of changes) {
    await change()
    expect(await isBuilt(root)).toBe(false)
    await build()
  }
  await rm(join(root, 'packages/contract/src/index.ts'))
  await write('packages/contract/src/main.ts', 'contract')
  expect(await isBuilt(root)).toBe(false)
})

/** Returns the workspaces that a workspace depends on, directly or through others, such as `packages/ui`. */
function knownTo(room: string): readonly string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(house, room, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  const rooms = Object.keys(dependencies)
    .filter(name => name.startsWith('@rathausplatz/'))
    .map(name => name.replace('@rathausplatz', 'packages'))
  return [...rooms, ...rooms.flatMap(known => knownTo(known))]
}

test('A change in any workspace that site or desk depend on makes a build outdated', () => {
  expect(SOURCES).toEqual(expect.arrayContaining([...knownTo('apps/site'), ...knownTo('apps/redaktion')]))
})

test('Build output and dates do not make a build outdated', async () => {
  await build()
  await write('apps/site/build/client/b.js', 'auch gebaut')
  await write('apps/site/.react-router/types/x.ts', '')
  await utimes(join(root, 'apps/site/app/root.tsx'), 1, 1)
  expect(await isBuilt(root)).toBe(true)
})

test('An interrupted build does not count', async () => {
  await build()
  await removeStamp(root)
  expect(await isBuilt(root)).toBe(false)
})

test('A source that changes during the build is built next time', async () => {
  const print = await fingerprint(root)
  await write('apps/site/app/root.tsx', 'gerade geändert')
  await writeStamp(root, print)
  expect(await isBuilt(root)).toBe(false)
})
