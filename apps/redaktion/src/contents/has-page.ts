import { type RecordDefinition, records } from '@rathausplatz/contract/records'

const all: readonly RecordDefinition[] = Object.values(records)

/** Kinds whose contents have a page of their own on the site. */
export const withPages: readonly string[] = all
  .filter(({ under, kind }) => under !== undefined || kind === 'seite')
  .map(({ kind }) => kind)

/** Whether one can look at it as visitors will see it: on its own page, or on that of others. */
export const isSeenOnSite = (art: string): boolean =>
  withPages.includes(art) || all.some(({ kind, onPages }) => kind === art && onPages)
