import type { PageLayout } from '@rathausplatz/contract'
import type { ResolvedEntry } from './resolve-entries.ts'

/**
 * The large picture at the top names a portal page. On any other page, whose title stands above the content,
 * its words go below the picture instead: a page has one heading of the first rank.
 */
export function oneTitle(
  entries: readonly ResolvedEntry[],
  { title, layout }: { readonly title: string; readonly layout: PageLayout },
): ResolvedEntry[] {
  return entries.map(entry => {
    if (entry.template !== 'portal-hero' || layout === 'portal' || title === '') return entry
    const { titel, untertitel } = entry.context
    const words = [titel === title ? '' : titel, untertitel].filter(Boolean).join(' – ')
    return { ...entry, context: { ...entry.context, titel: '', untertitel: words } }
  })
}
