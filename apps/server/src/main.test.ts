import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposable, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Runs the server as a process and waits for its end. */
async function main(environment: Record<string, string>) {
  const args = ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL('./main.ts', import.meta.url))]
  const env = { PATH: process.env.PATH ?? '', LOG_LEVEL: 'silent', ...environment }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code, stdout, stderr }
}

test('An invalid setting ends the start with its sentence alone', async () => {
  const { code, stdout, stderr } = await main({ PORT: 'achtzig' })
  expect(code).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^Die Einstellung PORT hat den Wert "achtzig", .+ \/ The setting PORT is .+\.\n$/)
})

test('A data folder that cannot be created ends the start with a sentence, without a stack', async () => {
  const { code, stderr } = await main({ PORT: '0', DATA_DIR: '/dev/null/daten' })
  expect(code).toBe(1)
  expect(stderr).toContain('/dev/null/daten')
  expect(stderr).not.toMatch(/\n\s+at |Error:/)
})

test('X5: a public town with an empty data folder does not start and gets no demo town', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'rathausplatz-leer-'))
  const { code, stderr } = await main({
    PORT: '0',
    DATA_DIR: folder.path,
    PUBLIC_URL: 'https://www.rebenau.example.org',
  })
  expect(code).toBe(1)
  expect(stderr).toMatch(/Der Datenordner .+ ist leer\. .+npm run anlegen/)
  expect(await readdir(folder.path)).toEqual([])
})

test('An unreachable database server ends the start with one sentence, without its password', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'rathausplatz-'))
  const { code, stderr } = await main({
    PORT: '0',
    DATA_DIR: folder.path,
    DATABASE_URL: 'postgres://web:GEHEIM@localhost:1/rathausplatz',
  })
  expect(code).toBe(1)
  expect(stderr).toContain('Der Datenbankserver „localhost“ ist nicht erreichbar.')
  expect(stderr).not.toMatch(/GEHEIM|\n\s+at |Error:/)
})
