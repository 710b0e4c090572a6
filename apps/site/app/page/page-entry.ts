import { isStanding } from '@rathausplatz/templates/standing'
import type { Standing } from '../document/standing.ts'
import type { ResolvedEntry } from './resolve-entries.ts'

/**
 * An entry whose content is left out in the browser if the page already shows it; `place` is the number of
 * its markup.
 */
type StandingEntry = Pick<ResolvedEntry, 'template' | 'slotName' | 'baustein'> & { place: number } & Standing<
    Pick<ResolvedEntry, 'context' | 'options' | 'data'>
  >

/** An entry as a page hands it to its views. */
export type PageEntry = ResolvedEntry | StandingEntry

export function pageEntry(entry: ResolvedEntry, place: number): PageEntry {
  const { template, slotName, baustein, ...standing } = entry
  if (!isStanding(template)) return entry
  return { template, slotName, place, standing, ...(baustein === undefined ? {} : { baustein }) }
}

/** Returns the entries that are interactive and therefore always have their content. */
export function operable(entries: readonly PageEntry[]): ResolvedEntry[] {
  return entries.filter((entry): entry is ResolvedEntry => !('place' in entry))
}
