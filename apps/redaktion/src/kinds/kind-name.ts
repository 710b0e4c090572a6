import type { Kind } from './kinds.ts'

/** What people call one of a kind; a kind that whoever works here has nothing to do with, by its name. */
export const nameOfKind = (kinds: readonly Kind[], art: string): string =>
  kinds.find(kind => kind.art === art)?.label.one ?? art
