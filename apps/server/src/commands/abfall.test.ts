import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { npmRun } from '../testing/npm-run.ts'

test('W9: The command makes a dry run first, imports with --schreiben, refuses past dates with a question, and fails if nothing was understood', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'abfall-'))
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 5 }))
  const dataDir = join(folder, 'data')
  await npmRun(dataDir, 'anlegen')
  const abfall = (...words: string[]) => npmRun(dataDir, 'abfall', ...words)
  const file = join(folder, 'abfuhr.csv')
  const next = new Date().getFullYear() + 1
  await writeFile(file, `Ort;Straße;Abfallart;Datum\nKernstadt;Kelterstraße;Restmüll;12.01.${next}\n`)
  const looked = await abfall(file, '--neue-orte')
  expect(looked).toEqual({ code: 0, out: expect.stringContaining('Das war ein Probelauf'), err: '' })
  expect(looked.out).toContain('1  neue Straße')
  const written = await abfall(file, '--neue-orte', '--schreiben')
  expect(written).toEqual({
    code: 0,
    out: expect.stringContaining('Die Termine sind übernommen.'),
    err: '',
  })
  expect((await abfall(file)).out).toContain('1  unverändert')

  await writeFile(file, 'Straße;Abfallart;Datum\nKelterstraße;Restmüll;12.01.2024\n')
  const old = await abfall(file, '--schreiben')
  expect(old).toEqual({
    code: 1,
    out: expect.stringContaining('Ist das die Datei vom letzten Jahr?'),
    err: '',
  })
  await writeFile(file, 'Straße;Abfallart;Datum\nKelterstraße;Restmüll;bald\n')
  expect(await abfall(file, '--schreiben', '--trotzdem')).toEqual({
    code: 1,
    out: expect.stringMatching(/^In dieser Datei wurde kein Termin verstanden, und nichts wird übernommen\./),
    err: '',
  })
  expect((await abfall()).err).toContain('npm run abfall -- DATEI')
  expect(await abfall(join(folder, 'nichts.csv'))).toEqual({
    code: 1,
    out: '',
    err: `${join(folder, 'nichts.csv')} lässt sich nicht lesen.\n`,
  })
})

test('W9: a file of which nothing is understood ends with 1 and names its unknown names; --namen lists the explained ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'abfall-'))
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 5 }))
  const dataDir = join(folder, 'data')
  await npmRun(dataDir, 'anlegen')
  const abfall = (...words: string[]) => npmRun(dataDir, 'abfall', ...words)
  const file = join(folder, 'abfuhr.csv')
  await writeFile(file, 'Straße;Abfallart;Datum\nKelterstraße;Grüne Tonne;12.01.2099\n')
  const refused = await abfall(file, '--schreiben', '--trotzdem')
  expect(refused.code).toBe(1)
  expect(refused.out).toContain('In dieser Datei wurde kein Termin verstanden, und nichts wird übernommen.')
  expect(refused.out).toContain('Unbekannte Namen: Grüne Tonne')
  expect(refused.out).not.toContain('Die Termine sind übernommen.')
  expect(await abfall('--namen')).toEqual({
    code: 0,
    out: 'Zu Namen in Dateien ist noch nichts festgelegt.\n',
    err: '',
  })
})
