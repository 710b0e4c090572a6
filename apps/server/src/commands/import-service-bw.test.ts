import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'service-bw-'))
})
afterAll(() => rm(folder, { recursive: true, maxRetries: 5 }))

const command = join(import.meta.dirname, 'import-service-bw.ts')

/** Runs the command on a data folder of its own and answers its exit code and what it said. */
function run(...args: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATA_DIR: join(folder, 'data') }
  return new Promise(resolve => {
    execFile(process.execPath, [command, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    )
  })
}

async function write(text: string): Promise<string> {
  const path = join(folder, 'export.json')
  await writeFile(path, text)
  return path
}

test('The command takes over a file and reports; a second time there is nothing to do', async () => {
  const path = await write('{"leistungen":[{"id":1,"name":"Gut"},{"id":2,"name":""}]}')
  expect(await run(path)).toEqual({
    code: 0,
    said: '1 neu, 0 geändert, 0 unverändert, 0 behalten, 1 abgelehnt.\n\nAbgelehnt:\n  Leistung 2 „“: Name: Bitte ausfüllen.\n',
  })
  expect((await run(path)).said).toMatch(/^0 neu, 0 geändert, 1 unverändert/)
}, 30_000)

test('A file that is missing, no JSON or no export is said in one sentence', async () => {
  expect((await run()).said).toBe('Bitte eine Datei angeben: npm run import:service-bw -- DATEI.json\n')
  expect(await run(join(folder, 'nichts.json'))).toMatchObject({ code: 1 })
  expect((await run(await write('kein JSON'))).said).toMatch(/ ist kein JSON\n$/)
  expect((await run(await write('{}'))).said).toMatch(/^Die Datei enthält keine der Listen/)
}, 30_000)
