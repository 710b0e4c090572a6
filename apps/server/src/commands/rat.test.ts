import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { npmRun } from '../testing/npm-run.ts'

let folder: string
let dataDir: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rat-'))
  dataDir = join(folder, 'data')
  await npmRun(dataDir, 'anlegen')
})
afterAll(() => rm(folder, { recursive: true, maxRetries: 5 }))

const rat = (...words: string[]) => npmRun(dataDir, 'rat', ...words)

test('The command makes a dry run first, writes with --schreiben, and changes nothing the second time', async () => {
  await writeFile(
    join(folder, 'rat.csv'),
    'gremium;datum;titel;oeffentlich\nGemeinderat;10.11.2026 18:30;Begrüßung;ja\nGemeinderat;morgen;Straßen;ja\n',
  )
  const looked = await rat('ordner', folder)
  expect(looked.out).toMatch(/^Probelauf/)
  expect(looked.out).toContain('Zeile 3, Spalte datum')
  const written = await rat('ordner', folder, '--schreiben', '--veroeffentlichen')
  expect([written.code, written.out]).toEqual([0, expect.stringContaining('Sitzungen: 1 neu')])
  expect((await rat('ordner', folder, '--schreiben', '--veroeffentlichen')).out).toContain(
    'Sitzungen: 1 unverändert',
  )
})

test('An unreadable source is refused in one sentence, and an address in our own network is refused', async () => {
  expect((await rat()).err).toContain('npm run rat -- oparl ADRESSE')
  expect(await rat('ordner', '/nirgends')).toEqual({
    code: 1,
    out: 'Der Ordner /nirgends lässt sich nicht lesen.\n',
    err: '',
  })
  const own = await rat('oparl', 'http://127.0.0.1:8080/oparl')
  expect(own).toEqual({ code: 1, out: expect.stringContaining('im Internet keine Website'), err: '' })
})

test('C6: A source that is given up must be one that was read', async () => {
  const unknown = await rat('aufgeben', 'https://rat.example/oparl')
  expect([unknown.code, unknown.out]).toEqual([
    1,
    'Von „https://rat.example/oparl“ ist hier nichts, und auch von keinem anderen Ratsinformationssystem.\n',
  ])
  expect((await rat('aufgeben')).err).toContain('npm run rat -- aufgeben ADRESSE')
})

test('An unknown option is answered with the usage, and --trotzdem is accepted', async () => {
  const wrong = await rat('ordner', '/nirgends', '--alles-weg')
  expect(wrong.err).toContain('--trotzdem             auch zurückziehen')
  expect(await rat('ordner', '/nirgends', '--entfernen', '--trotzdem')).toEqual({
    code: 1,
    out: 'Der Ordner /nirgends lässt sich nicht lesen.\n',
    err: '',
  })
})
