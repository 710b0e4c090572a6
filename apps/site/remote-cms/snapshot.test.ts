import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSnapshot } from './snapshot.ts'

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'rathausplatz-antworten-'))
  onTestFinished(() => rm(path, { recursive: true, force: true, maxRetries: 5 }))
  return path
}

const silent = () => expect.unreachable()

test('Stored answers are found when the folder is opened again', async () => {
  const path = await folder()
  const first = openSnapshot(path, silent)
  first.write('a', { text: '{"ä":1}', stand: 7 })
  first.write('b', { text: '{}', stand: 8 })
  await first.settled()
  const next = openSnapshot(path, silent)
  expect(await next.read('a')).toEqual({ text: '{"ä":1}', stand: 7 })
  expect(await next.read('c')).toBeUndefined()
})

test('Of several versions of one key the last one stays, even if it is a deletion', async () => {
  const path = await folder()
  const snapshot = openSnapshot(path, silent)
  for (let stand = 0; stand < 50; stand++) snapshot.write('a', { text: String(stand), stand })
  await snapshot.writeNow('a', { gone: true, stand: 99 })
  await snapshot.settled()
  expect(await openSnapshot(path, silent).read('a')).toEqual({ gone: true, stand: 99 })
  expect(await readdir(path)).toHaveLength(1)
})

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['empty', () => Buffer.alloc(0)],
  [
    'with a flipped byte',
    (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 130 ? byte ^ 1 : byte))),
  ],
  ['of zeros', (bytes: Buffer) => Buffer.alloc(bytes.length)],
  ['of something else', () => Buffer.from('{"key":"b","stand":1}\n{}')],
])('A file that is %s is ignored', async (_, damage) => {
  const path = await folder()
  const snapshot = openSnapshot(path, silent)
  snapshot.write('a', { text: 'x'.repeat(200), stand: 7 })
  await snapshot.settled()
  const [name = ''] = await readdir(path)
  await writeFile(join(path, name), damage(await readFile(join(path, name))))
  expect(await snapshot.read('a')).toBeUndefined()
})

test('If a folder cannot be written, each failure is reported and nothing is stored', async () => {
  const path = await folder()
  await writeFile(join(path, 'file'), '')
  const told: unknown[] = []
  const snapshot = openSnapshot(join(path, 'file'), error => told.push(error))
  snapshot.write('a', { text: '{}', stand: 7 })
  await snapshot.settled()
  await snapshot.writeNow('a', { gone: true, stand: 8 })
  expect(told).toHaveLength(2)
  expect(await snapshot.read('a')).toBeUndefined()
})

test('The oldest files are deleted above the limit; files older than a day and unfinished files are always deleted', async () => {
  const path = await folder()
  const old = new Date(Date.now() - 2 * 86_400_000)
  for (const name of ['x.antwort', 'x.antwort.halb']) {
    await writeFile(join(path, name), '')
    await utimes(join(path, name), old, old)
  }
  const snapshot = openSnapshot(path, silent, { mostFiles: 40 })
  // Files are deleted when the first file and then when every five hundredth file is written.
  for (let round = 0; round < 20; round++) {
    for (let i = 0; i < 26; i++) snapshot.write(`${round}-${i}`, { text: '{}', stand: 1 })
    await snapshot.settled()
  }
  expect((await readdir(path)).length).toBeLessThanOrEqual(40 + 520 - 501)
  expect(await readdir(path)).not.toContain('x.antwort.halb')
  expect(await snapshot.read('19-25')).toBeDefined()
})

test('Other users of the machine cannot read the files', async () => {
  const path = join(await folder(), 'antworten')
  const snapshot = openSnapshot(path, silent)
  snapshot.write('a', { text: '{}', stand: 7 })
  await snapshot.settled()
  const [name = ''] = await readdir(path)
  expect((await stat(path)).mode & 0o077).toBe(0)
  expect((await stat(join(path, name))).mode & 0o077).toBe(0)
})

test('X6: pending writes are limited in bytes, and so is the size of the folder', async () => {
  const path = await folder()
  const snapshot = openSnapshot(path, silent, { mostBytes: 10_000_000 })
  const text = 'x'.repeat(3_000_000)
  const taken = Array.from({ length: 20 }, (_, stand) => snapshot.write(String(stand), { text, stand }))
  // Ten writes wait behind the one in progress.
  expect(taken.filter(Boolean)).toHaveLength(11)
  await snapshot.settled()
  expect(await readdir(path)).toHaveLength(3)
})
