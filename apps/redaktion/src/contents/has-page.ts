import { type RecordDefinition, records } from '@rathausplatz/contract/records'

const all: readonly RecordDefinition[] = Object.values(records)

/** Kinds whose contents have a page of their own on the site. */
export const withPages: readonly string[] = all
  .filter(({ under, kind }) => under !== undefined || kind === 'seite')
  .map(({ kind }) => kind)

/** True if contents of this kind have a preview: on a page of their own, or on other pages. */
export const isSeenOnSite = (art: string): boolean =>
  withPages.includes(art) || all.some(({ kind, onPages }) => kind === art && onPages)
