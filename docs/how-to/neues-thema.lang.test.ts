import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type FollowedGuide, followGuide, forTests } from './testing/follow-guide.ts'

const theme = 'packages/ui/src/themes/museum.css'

let guide: FollowedGuide
beforeAll(async () => {
  guide = await followGuide('neues-thema.md', [
    'apps/site',
    'packages/ui',
    'scripts',
    'tests/e2e',
    ...forTests,
  ])
})
afterAll(() => guide.close())

const tested = (...files: string[]) =>
  guide.node('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...files)

test('A new theme touches two files', () => {
  expect(guide.touched).toEqual(['packages/contract/src/sections.ts', theme])
})

test('The copy with the new theme passes the tests of sections, header, document and contrast', {
  timeout: 240_000,
}, async () => {
  await writeFile(join(guide.folder, 'apps/site/app/museum.test.ts'), PROBE)
  const { isFine, output } = await tested(
    'apps/site/app/museum.test.ts',
    'apps/site/app/root.test.tsx',
    'apps/site/app/layouts/header/header.test.tsx',
    'packages/contract/src/sections.test.ts',
    'packages/ui/src/themes',
  )
  expect(isFine, output).toBe(true)
})

const PROBE = `
import { pageThemeLabels, sectionOf } from '@rathausplatz/contract/sections'
import { expect, test } from 'vitest'
import { themeColour } from './theme/theme-look.ts'

test('The museum', () => {
  expect(sectionOf('/museum/fuehrungen')).toMatchObject({ name: 'Stadtmuseum', einheit: 'museum' })
  expect(pageThemeLabels.museum).toBe('Museum')
  expect(themeColour('museum', 'ground', 'light')).toBe('#46300f')
})
`

test('A colour with too little contrast fails, and the message names the colour and its ground', {
  timeout: 240_000,
}, async () => {
  const path = join(guide.folder, theme)
  const css = await readFile(path, 'utf8')
  await writeFile(path, css.replace('--primary: var(--light, #5a3d1e)', '--primary: var(--light, #c9a97f)'))
  const { isFine, output } = await tested('packages/ui/src/themes')
  await writeFile(path, css)
  expect(isFine).toBe(false)
  expect(output).toContain('museum, light')
  expect(output).toContain('primary on paper')
})

test('The list of end-to-end tests contains the accessibility check of the new theme', {
  timeout: 240_000,
}, async () => {
  vi.stubEnv('E2E', 'lang')
  onTestFinished(() => void vi.unstubAllEnvs())
  const cli = 'node_modules/@playwright/test/cli.js'
  const { output } = await guide.node(
    cli,
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    '--list',
    'vorlagen',
  )
  expect(output).toContain(
    'theme museum: axe finds no weak colour and no small target, light or dark, and nothing is cut off',
  )
})
