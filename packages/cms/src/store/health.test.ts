import { expect, test } from 'vitest'
import { troubleOf, watchHealth } from './health.ts'

test.each([
  ['a full disk, as the file system says it', { code: 'ENOSPC' }, 'voll'],
  ['a full disk, as SQLite says it', { code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'voll'],
  ['a damaged database', { errcode: 11 }, 'beschaedigt'],
  ['a damaged index, with the kind in the high byte', { errcode: 779 }, 'beschaedigt'],
  ['a file that is no database', { errcode: 26 }, 'beschaedigt'],
  ['a file that is not in its place any more', { errcode: 1032 }, 'verschwunden'],
  ['a file that may not be written to', { errcode: 8 }, 'platte'],
  ['a disk that fails', { code: 'EIO' }, 'platte'],
  ['a lock', { errcode: 5 }, undefined],
  ['a fault of the program', new Error('x'), undefined],
  ['nothing', undefined, undefined],
])('the trouble behind %s is recognised, if it is one', (_what, error, trouble) => {
  expect(troubleOf(error)).toBe(trouble)
})

test('The same trouble of many requests within a minute is logged once', () => {
  const said: string[] = []
  const health = watchHealth({ error: (_, message) => void said.push(message) })
  for (let request = 0; request < 1_000; request++) health.noticed({ code: 'ENOSPC' })
  expect(said).toEqual([expect.stringContaining('Die Platte ist voll')])
})

test('The trouble of a full disk ends with the next successful write; damage stays', () => {
  const health = watchHealth({ error() {} })
  health.noticed({ code: 'ENOSPC' })
  expect(health.trouble()).toBe('voll')
  health.stored()
  expect(health.trouble()).toBeUndefined()
  health.noticed({ errcode: 11 })
  health.stored()
  expect(health.trouble()).toBe('beschaedigt')
})
