import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FollowedGuide, followGuide, forTests } from './testing/follow-guide.ts'

let guide: FollowedGuide
beforeAll(async () => {
  guide = await followGuide('neue-einstellung.md', [
    '.env.example',
    'docs/betrieb/einstellungen.md',
    'apps/server',
    ...forTests,
  ])
})
afterAll(() => guide.close())

test('A new setting touches three files', () => {
  expect(guide.touched).toEqual([
    '.env.example',
    'apps/server/src/settings/config.ts',
    'docs/betrieb/einstellungen.md',
  ])
})

test('The new setting is read and explained in both lists, and a wrong value is refused with a message', {
  timeout: 240_000,
}, async () => {
  await writeFile(join(guide.folder, 'apps/server/src/settings/wartung.test.ts'), PROBE)
  const { isFine, output } = await guide.node(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'unit-server',
    'apps/server/src/settings/config.test.ts',
    'apps/server/src/settings/wartung.test.ts',
  )
  expect(isFine, output).toBe(true)
})

const PROBE = `
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('WARTUNG', () => {
  expect(readConfig({})).toMatchObject({ config: { wartung: false } })
  expect(readConfig({ WARTUNG: 'an' })).toMatchObject({ config: { wartung: true } })
  expect(readConfig({ WARTUNG: 'ja' })).toMatchObject({ message: expect.stringContaining('„an“ oder „aus“') })
})
`
