import type { Kind } from './kinds.ts'

/** Returns the German name of a kind, in the singular; its wire name if the account has no such kind. */
export const nameOfKind = (kinds: readonly Kind[], art: string): string =>
  kinds.find(kind => kind.art === art)?.label.one ?? art
