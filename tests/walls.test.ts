import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Imports that break walls, each with the file that would contain it. */
const violations = [
  ['packages/time/src/planted.ts', `import { calls } from '@rathausplatz/contract'`],
  ['packages/time/src/planted-around.ts', `import { calls } from '../../contract/src/calls.ts'`],
  ['packages/text/src/planted.ts', `import { calls } from '@rathausplatz/contract'`],
  ['packages/text/src/planted-deep.ts', `import { isSafeAddress } from '@rathausplatz/contract/address'`],
  ['packages/text/src/planted-around.ts', `import { openCms } from '../../cms/src/index.ts'`],
  ['packages/text/src/planted-node.ts', `import { readFile } from 'node:fs/promises'`],
  ['packages/pdf/src/planted.ts', `import { berlinDay } from '@rathausplatz/time'`],
  ['packages/pdf/src/planted-around.ts', `import { berlinDay } from '../../time/src/berlin-day.ts'`],
  ['packages/contract/src/planted.ts', `import { Link } from '@rathausplatz/ui'`],
  ['packages/contract/src/planted-react.ts', `import { useState } from 'react'`],
  ['packages/contract/src/planted-around.ts', `import { berlinDay } from '../../time/src/berlin-day.ts'`],
  ['packages/kalender/src/planted.ts', `import { calls } from '@rathausplatz/contract'`],
  ['packages/kalender/src/planted-store.ts', `import { openCms } from '@rathausplatz/cms'`],
  ['packages/ui/src/planted-kalender.ts', `import { holidaysOf } from '@rathausplatz/kalender'`],
  ['packages/ui/src/planted-pdf.ts', `import { Sheet } from '@rathausplatz/pdf'`],
  ['packages/ui/src/planted.ts', `import { calls } from '@rathausplatz/contract'`],
  ['packages/ui/src/planted-entities.ts', `import { decodeEntities } from '@rathausplatz/text/entities'`],
  ['packages/ui/src/planted-zod.ts', `import * as z from 'zod'`],
  ['packages/ui/src/planted-router.ts', `import { Link } from 'react-router'`],
  ['packages/templates/src/planted.ts', `import { openCms } from '@rathausplatz/cms'`],
  ['packages/templates/src/planted-router.ts', `import { Link } from 'react-router'`],
  ['packages/cms/src/planted.ts', `import { views } from '@rathausplatz/templates/views'`],
  ['packages/cms/src/planted-ui.ts', `import { Link } from '@rathausplatz/ui'`],
  ['packages/cms/src/planted-app.ts', `import { createSite } from '@rathausplatz/site'`],
  ['packages/cms/src/search/planted.ts', `import { sqliteIndex } from './sqlite/reads.ts'`],
  ['packages/cms/src/planted-search.ts', `import { putEntry } from './search/postgres/writes.ts'`],
  ['packages/cms/src/store/migrations/9998-planted.ts', `import { newId } from '../id.ts'`],
  ['packages/cms/src/store/migrations/9999-planted.ts', `import { berlinDay } from '@rathausplatz/time'`],
  ['packages/demo/src/planted.ts', `import { createSite } from '@rathausplatz/site'`],
  ['apps/site/app/planted-entities.ts', `import { decodeEntities } from '@rathausplatz/text/entities'`],
  ['apps/site/app/planted.ts', `import { openCms } from '@rathausplatz/cms'`],
  ['apps/site/app/planted-demo.ts', `import { seedDemo } from '@rathausplatz/demo'`],
  ['apps/site/app/planted-store.ts', `import { DatabaseSync } from 'node:sqlite'`],
  ['apps/site/app/planted-server.ts', `import { start } from '@rathausplatz/server'`],
  ['apps/site/app/planted-desk.ts', `import { buildFolder } from '@rathausplatz/redaktion'`],
  ['apps/redaktion/src/planted.ts', `import { openCms } from '@rathausplatz/cms'`],
  ['apps/redaktion/src/planted-site.ts', `import { createSite } from '@rathausplatz/site'`],
  ['apps/redaktion/src/planted-node.ts', `import { readFile } from 'node:fs/promises'`],
  ['apps/redaktion/src/planted-around.ts', `import { calls } from '../../../packages/contract/src/calls.ts'`],
  ['packages/ui/src/planted-around.ts', `import { calls } from '../../contract/src/calls.ts'`],
  ['packages/templates/src/planted-around.ts', `import { openStore } from '../../cms/src/store/index.ts'`],
  ['apps/site/app/planted-around.ts', `import { openStore } from '../../../packages/cms/src/store/index.ts'`],
  ['apps/server/src/planted-around.ts', `import { loadPage } from '../../site/app/page/load-page.ts'`],
] as const

/** Imports that the walls allow. */
const allowed = [
  ['packages/contract/src/planted-text.ts', `import { plainLetters } from '@rathausplatz/text'`],
  ['packages/contract/src/planted-time.ts', `import { berlinDay } from '@rathausplatz/time'`],
  ['packages/ui/src/planted-time.ts', `import { berlinDay } from '@rathausplatz/time'`],
  ['packages/templates/src/planted-kalender.ts', `import { holidaysOf } from '@rathausplatz/kalender'`],
  ['packages/ui/src/planted-allowed.ts', `import { bildbreiten } from '@rathausplatz/contract/medien'`],
  ['packages/templates/src/planted-allowed.ts', `import { calls } from '@rathausplatz/contract'`],
  ['packages/cms/src/planted-allowed.ts', `import { schemas } from '@rathausplatz/templates/schemas'`],
  ['packages/cms/src/planted-pdf.ts', `import { Sheet } from '@rathausplatz/pdf'`],
  ['packages/cms/src/store/migrations/9997-planted.ts', `import { sql } from 'kysely'`],
  ['apps/redaktion/src/planted-allowed.ts', `import { calls } from '@rathausplatz/contract'`],
  ['apps/site/app/planted-allowed.ts', `import { views } from '@rathausplatz/templates/views'`],
] as const

/** Two modules that import each other, even if only for a type. */
const circle = [
  [
    'packages/ui/src/planted-here.ts',
    `import type { There } from './planted-there.ts'\n\nexport type Here = There[]\n`,
  ],
  [
    'packages/ui/src/planted-there.ts',
    `import type { Here } from './planted-here.ts'\n\nexport type There = Here[]\n`,
  ],
] as const

const files = [...violations, ...allowed]

let folder = ''
let blamed: Set<string>
let inCircles: Set<string>

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'walls-'))
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const [file, code] of files) {
    const name = /\{ (\w+) \}|\* as (\w+)/.exec(code)
    plant(file, `${code}\n\nexport const planted = ${name?.[1] ?? name?.[2]}\n`)
  }
  for (const [file, code] of circle) plant(file, code)
  const found = lint(folder)
  const blamedBy = (rule: string) =>
    new Set(found.filter(({ code }) => code.includes(rule)).map(({ filename }) => filename))
  blamed = blamedBy('no-restricted-imports')
  inCircles = blamedBy('no-cycle')
})

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

function plant(file: string, code: string) {
  mkdirSync(join(folder, dirname(file)), { recursive: true })
  writeFileSync(join(folder, file), code)
}

type Diagnostic = { readonly code: string; readonly filename: string }

function lint(cwd: string): readonly Diagnostic[] {
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
  let report: string
  try {
    report = execFileSync(oxlint, ['--format', 'json'], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch (error) {
    report = (error as { stdout: string }).stdout
  }
  return (JSON.parse(report) as { diagnostics: readonly Diagnostic[] }).diagnostics
}

describe('walls between packages', () => {
  test.each(violations)('%s must not import: %s', file => {
    expect(blamed).toContain(file)
  })

  test.each(allowed)('%s may import: %s', file => {
    expect(blamed).not.toContain(file)
  })

  test('the linter finds modules that import each other, even if only for a type', () => {
    expect([...inCircles].toSorted()).toEqual(circle.map(([file]) => file))
  })

  test.each(['text', 'time', 'contract', 'kalender', 'ui', 'templates', 'cms', 'demo'])(
    '%s does not expose src/index.ts',
    name => {
      const { resolve } = createRequire(join(root, 'apps/server/src/main.ts'))
      expect(() => resolve(`@rathausplatz/${name}/src/index.ts`)).toThrow(/not defined by "exports"/)
    },
  )
})
