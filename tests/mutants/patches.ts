import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A planted fault: a realistic mistake in one file. */
export type Patch = {
  /** Such as `pinnwand-message-twice`: the module and the fault. */
  readonly name: string
  readonly path: string
  /** Describes what the fault breaks. */
  readonly sentence: string
  /** The file that it changes, relative to the root of the checkout. */
  readonly file: string
}

const ENDING = '.patch'

/** Reads all faults of this folder. The first line of a patch is its sentence. */
export const readPatches = (): Patch[] =>
  readdirSync(import.meta.dirname)
    .filter(name => name.endsWith(ENDING))
    .map(name => patchAt(join(import.meta.dirname, name)))

function patchAt(path: string): Patch {
  const text = readFileSync(path, 'utf8')
  const [sentence = ''] = text.split('\n', 1)
  return {
    name: basename(path, ENDING),
    path,
    sentence,
    file: /^\+\+\+ b\/(.+)$/m.exec(text)?.[1] ?? '',
  }
}
