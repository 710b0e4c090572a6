import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ofTheServer, secondCopy } from './one-copy.ts'

const moduleAt = (path: string) => join(import.meta.dirname, '../../..', path)

test('L1: Every export of a package without views is external to the build; packages with views are bundled', () => {
  expect(ofTheServer).toEqual(
    expect.arrayContaining([
      '@rathausplatz/contract',
      '@rathausplatz/contract/medien',
      '@rathausplatz/kalender',
      '@rathausplatz/time',
    ]),
  )
  expect(ofTheServer.filter(name => /^@rathausplatz\/(?:templates|ui)\b/.test(name))).toEqual([])
})

test('L1: If a module of a package without views is in the build, it is reported as a second copy', () => {
  const fine = ['apps/site/app/root.tsx', 'packages/ui/src/index.ts', 'packages/templates/src/views.ts']
  expect(secondCopy(fine.map(moduleAt))).toBeUndefined()
  for (const path of ['packages/contract/src/file-answer.ts', 'packages/time/src/clock.ts'])
    expect(secondCopy([...fine, path].map(moduleAt))).toBe(path)
})
