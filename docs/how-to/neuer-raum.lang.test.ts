import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FollowedGuide, followGuide, forTests } from './testing/follow-guide.ts'

/** Lines in which `neuer-raum.md` differs from the house before it. */
const linesIn = (text: string) =>
  [...text.matchAll(/^```(\w+) \S+\n([^]*?)^```$/gm)]
    .flatMap(([, kind, body = '']) =>
      body.split('\n').filter(line => kind !== 'diff' || line.startsWith('+')),
    )
    .filter(Boolean).length

let guide: FollowedGuide
beforeAll(async () => {
  guide = await followGuide('neuer-raum.md', [
    'apps/redaktion',
    'apps/server',
    'apps/site',
    'packages/demo',
    'packages/ui',
    'scripts',
    'tests',
    'tsconfig.json',
    ...forTests,
  ])
})
afterAll(() => guide.close())

test('A new room with a page and a screen is 16 files and at most 1,000 lines', async () => {
  expect(guide.touched).toEqual([
    'apps/redaktion/src/rooms/rooms.ts',
    'apps/redaktion/src/verleih/raum.ts',
    'apps/redaktion/src/verleih/verleih-screen.tsx',
    'apps/site/app/routes.ts',
    'apps/site/app/routes/verleih.tsx',
    'packages/cms/src/collections/reserved.ts',
    'packages/cms/src/rooms/rooms.ts',
    'packages/cms/src/store/migrations/0061-verleih.ts',
    'packages/cms/src/store/migrations/index.ts',
    'packages/cms/src/verleih/raum.ts',
    'packages/cms/src/verleih/verleih.test.ts',
    'packages/contract/src/calls.ts',
    'packages/contract/src/calls/verleih.ts',
    'packages/contract/src/gespeicherte-daten.ts',
    'tests/rechte/documents.test.ts',
    'tests/rechte/inputs.ts',
  ])
  const text = await readFile(join(import.meta.dirname, 'neuer-raum.md'), 'utf8')
  expect(linesIn(text)).toBeLessThan(1_000)
})

test('Its own tests and the tests of all calls, rights, pages and stored data are green', {
  timeout: 600_000,
}, async () => {
  const { isFine, output } = await guide.node(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'unit',
    'packages/cms/src/verleih',
    'packages/contract/src/calls.test.ts',
    'packages/contract/src/openapi.test.ts',
    'tests/rechte/calls-and-pages.test.ts',
    'tests/rechte/documents.test.ts',
    'tests/rechte/door.test.ts',
    'tests/gespeicherte-daten.test.ts',
    'apps/site/app/routes/public-pages.test.ts',
  )
  expect(isFine, output).toBe(true)
})

test('Its types hold', { timeout: 600_000 }, async () => {
  const made = await guide.node('node_modules/@react-router/dev/bin.cjs', 'typegen', 'apps/site')
  expect(made.isFine, made.output).toBe(true)
  const include = [
    'apps/redaktion/src/rooms/rooms.ts',
    'apps/redaktion/src/verleih',
    'apps/site/.react-router/types',
    'apps/site/app/routes/verleih.tsx',
    'packages/cms/src/rooms',
    'packages/cms/src/verleih',
    'packages/cms/src/*.d.ts',
    'tests/rechte/inputs.ts',
  ]
  await writeFile(
    join(guide.folder, 'tsconfig.room.json'),
    JSON.stringify({ extends: './tsconfig.json', include }),
  )
  const { isFine, output } = await guide.node(
    'node_modules/typescript/bin/tsc',
    '--noEmit',
    '-p',
    'tsconfig.room.json',
  )
  expect(isFine, output).toBe(true)
})
