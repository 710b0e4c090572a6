import type { Verkuendungsbefund } from '@rathausplatz/contract'
import type { StoredVersion } from './library.ts'

/** What is known of a file that was promulgated before files were frozen. */
export type Evidence = {
  readonly promulgated: Date
  /** How large the notice says that it is; undefined where it says nothing. */
  readonly size: number | undefined
  /** The version that is shown, as it lies in the folder; undefined where it does not. */
  readonly current: StoredVersion | undefined
  /** What lies beside it, each whole. */
  readonly others: readonly StoredVersion[]
  /** Whether somebody changed the file since, in words or in bytes: the log does not tell which. */
  readonly isTouched: boolean
  /** Whether the log knows of that time at all. */
  readonly isLogged: boolean
}

export type Verdict =
  | { readonly befund: Exclude<Verkuendungsbefund, 'wiederhergestellt' | 'verkuendung'> }
  | { readonly befund: 'wiederhergestellt'; readonly version: StoredVersion }

/**
 * Whether a file is still what was promulgated. It was replaced where its bytes came later and somebody changed it later,
 * or, for a time of which the log knows nothing, where it has another size than the notice says. Nothing is guessed:
 * other bytes count as the old ones only where they are the only ones that fit.
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

/** The one of the other versions that was promulgated, if it can be told. A copy out of a backup may have come later. */
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
