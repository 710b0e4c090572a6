import { existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from './until.ts'

/** Filled folders are created beside the town of this run, which all its workers know. */
const beside = process.env['E2E_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'rathausplatz-staedte-'))

/** Returns a folder that is filled once per run, by the first worker that asks, to be copied. */
export async function onceInRun(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const filled = `${beside}-${name}`
  const filling = `${filled}-entsteht`
  const isMine = mkdirSync(filling, { recursive: true }) !== undefined
  if (isMine && !existsSync(filled)) {
    await fill(filling)
    renameSync(filling, filled)
  }
  await until(() => existsSync(filled))
  return filled
}
