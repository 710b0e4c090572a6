import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A file beside the key of the site: all secrets of code apps are sealed. It is not in the database, because
 * it guards against writers of the database.
 */
export function sealedMark(dataDir: string) {
  const file = join(dataDir, 'versiegelt')
  return {
    isDone: (): boolean => existsSync(file),
    noteDone: (): void => writeFileSync(file, ''),
  }
}
