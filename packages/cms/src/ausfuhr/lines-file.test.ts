import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newFolder } from '../store/testing/databases.ts'
import { linesFile } from './lines-file.ts'

test('Lines are written in order, also if they need several writes', async () => {
  const lines = linesFile(join(newFolder(), 'fassungen'))
  for (let nr = 0; nr < 5_000; nr++) await lines.add({ nr, text: 'Rathaus' })
  await lines.close()
  const written = (await readFile(lines.file, 'utf8')).trimEnd().split('\n')
  expect(written).toHaveLength(5_000)
  expect(JSON.parse(written[4_999] ?? '')).toEqual({ nr: 4_999, text: 'Rathaus' })
})

test('An error between two lines is thrown by the next call and at the end', async () => {
  const lines = linesFile(join(newFolder(), 'gibt-es-nicht', 'fassungen'))
  const next = async () => {
    for (;;) {
      await lines.add({ nr: 1 })
      await setImmediate()
    }
  }
  await expect(next()).rejects.toThrow('ENOENT')
  await expect(lines.add({ nr: 2 })).rejects.toThrow('ENOENT')
  await expect(lines.close()).rejects.toThrow('ENOENT')
})
