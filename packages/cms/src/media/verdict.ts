import type { Verkuendungsbefund } from '@rathausplatz/contract'
import type { StoredVersion } from './library.ts'

/** The evidence about a file that was promulgated before files were frozen. */
export type Evidence = {
  readonly promulgated: Date
  /** Size according to the notice; undefined if the notice has none. */
  readonly size: number | undefined
  /** The current version as stored in the folder; undefined if it is missing. */
  readonly current: StoredVersion | undefined
  /** The other stored versions, all complete. */
  readonly others: readonly StoredVersion[]
  /**
   * Whether an editor has changed the file since the promulgation: its description or its bytes, which the
   * log does not tell apart.
   */
  readonly isTouched: boolean
  /** Whether the log of changes reaches back to the promulgation. */
  readonly isLogged: boolean
}

export type Verdict =
  | { readonly befund: Exclude<Verkuendungsbefund, 'wiederhergestellt' | 'verkuendung'> }
  | { readonly befund: 'wiederhergestellt'; readonly version: StoredVersion }

/**
 * Decides whether a file is still the promulgated one. It was replaced if its bytes are newer than the
 * promulgation and an editor changed it since, or, if the log does not reach back so far, if its size differs
 * from the notice. Nothing is guessed: other bytes are restored only if exactly one version fits.
 */
export function verdictOn(evidence: Evidence): Verdict {
  const { promulgated, size, current, isTouched, isLogged } = evidence
  const cameLater = current !== undefined && current.am > promulgated
  const isOtherSize = size !== undefined && current !== undefined && current.groesse !== size
  const isReplaced = cameLater && (isTouched || (!isLogged && isOtherSize))
  if (!isReplaced) return { befund: 'spaeter' }
  const version = theOldOne(evidence)
  return version ? { befund: 'wiederhergestellt', version } : { befund: 'ersetzt' }
}

/**
 * Returns the promulgated version among the others, if it can be identified. A copy from a backup may be
 * newer than the promulgation.
 */
export function theOldOne({
  promulgated,
  size,
  others,
}: Pick<Evidence, 'promulgated' | 'size' | 'others'>): StoredVersion | undefined {
  const fitting = size === undefined ? [] : others.filter(({ groesse }) => groesse === size)
  if (fitting.length === 1) return fitting[0]
  const before = (size === undefined ? others : fitting).filter(({ am }) => am <= promulgated)
  return before.length === 1 ? before[0] : undefined
}
