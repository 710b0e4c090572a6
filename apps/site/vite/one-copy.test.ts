import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ofTheServer, secondCopy } from './one-copy.ts'

const moduleAt = (path: string) => join(import.meta.dirname, '../../..', path)

test('Rooms that the server loads are left to it under every name that they show; rooms with views are not', () => {
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

test('A module of such a room in the build is a second copy, whoever brought it in', () => {
  const fine = ['apps/site/app/root.tsx', 'packages/ui/src/index.ts', 'packages/templates/src/views.ts']
  expect(secondCopy(fine.map(moduleAt))).toBeUndefined()
  for (const path of ['packages/contract/src/file-answer.ts', 'packages/time/src/clock.ts'])
    expect(secondCopy([...fine, path].map(moduleAt))).toBe(path)
})
