import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { npmRun } from '../testing/npm-run.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'service-bw-'))
})
afterAll(() => rm(folder, { recursive: true, maxRetries: 5 }))

const take = (...words: string[]) => npmRun(join(folder, 'data'), 'import:service-bw', ...words)

async function write(text: string): Promise<string> {
  const path = join(folder, 'export.json')
  await writeFile(path, text)
  return path
}

test('The command imports a file and reports; a second run changes nothing', async () => {
  const path = await write('{"leistungen":[{"id":1,"name":"Gut"},{"id":2,"name":""}]}')
  expect(await take(path)).toEqual({
    code: 0,
    out: '1 neu, 0 geändert, 0 unverändert, 0 behalten, 1 abgelehnt.\n\nAbgelehnt:\n  Leistung 2 „“: Name: Bitte ausfüllen.\n',
    err: '',
  })
  expect((await take(path)).out).toMatch(/^0 neu, 0 geändert, 1 unverändert/)
})

test('A missing file, a file that is no JSON and a file that is no export are each refused in one sentence', async () => {
  expect((await take()).err).toBe('Bitte eine Datei angeben: npm run import:service-bw -- DATEI.json\n')
  expect(await take(join(folder, 'nichts.json'))).toMatchObject({ code: 1 })
  expect((await take(await write('kein JSON'))).err).toMatch(/ ist kein JSON\n$/)
  expect((await take(await write('{}'))).err).toMatch(/^Die Datei enthält keine der Listen/)
})
