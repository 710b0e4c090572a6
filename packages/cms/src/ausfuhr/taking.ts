import type { CmsStore } from '../collections/collections.ts'
import type { drawingFiles } from '../media/drawing-files.ts'
import type { Library } from '../media/media-library.ts'
import { OpenError } from '../open-error.ts'
import type { Result, StoreError } from '../store/index.ts'
import { reasonsOf } from '../store/result.ts'
import type { Told } from './judge.ts'

/** The town that imports. */
export type TakingTown = {
  readonly store: CmsStore
  readonly library: Library
  readonly drawings: ReturnType<typeof drawingFiles>
  addDrawing(drawing: { schluessel: string; svg: string }): Promise<Result<void>>
}

export type How = {
  /** Allows a town that has content; the import does not change this content. */
  readonly dazu: boolean
  readonly signal?: AbortSignal | undefined
}

export const AUTHOR = 'Einfuhr'

/** The state of a running import. */
export class Taking {
  left = 0
  readonly town: TakingTown
  readonly #how: How
  readonly told: { readonly vorhanden: Told[]; readonly abgelehnt: Told[] }

  constructor(town: TakingTown, how: How, told: { vorhanden: Told[]; abgelehnt: Told[] }) {
    this.town = town
    this.#how = how
    this.told = told
  }

  demandStored(result: Result<unknown>): void {
    if (!result.ok && result.error.code === 'nicht_gespeichert') throw interrupted(result.cause)
  }

  goOn(): void {
    if (this.#how.signal?.aborted) throw interrupted()
  }
}

const interrupted = (cause?: unknown) =>
  new OpenError(
    'einfuhr',
    'Die Einfuhr wurde unterbrochen. Was bis dahin aufgenommen wurde, ist vollständig. Derselbe Befehl mit --dazu macht dort weiter und nimmt nichts doppelt auf.',
    cause,
  )

export const saidOf = (error: StoreError, wordsAt: (path: string) => string): string =>
  reasonsOf(error, wordsAt).join(' ')
