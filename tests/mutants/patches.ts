import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A planted fault: what a real mistake would do to one file of the house. */
export type Patch = {
  /** `pinnwand-message-twice`: the room and what is broken. */
  readonly name: string
  readonly path: string
  /** What it breaks. */
  readonly sentence: string
  /** The file that it changes, from the root of the checkout. */
  readonly file: string
}

const ENDING = '.patch'

/** All faults of this folder. A patch begins with its sentence. */
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
