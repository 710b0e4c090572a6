import { portalViews } from '@rathausplatz/templates/portal-views'
import type { TemplateName } from '@rathausplatz/templates/schemas'
import type { views } from '@rathausplatz/templates/views'
import type { PageEntry } from './page-entry.ts'

/** The views that are loaded. The views of the home page always are. */
let here: Partial<typeof views> = portalViews

export function viewOf(template: TemplateName): (typeof views)[TemplateName] | undefined {
  return here[template]
}

/**
 * Whether the first page needs no further views: each view is loaded with the site, or the page has the
 * entry's markup.
 */
export function comeWithTheSite(entries: readonly PageEntry[]): boolean {
  return entries.every(entry => 'place' in entry || Object.hasOwn(portalViews, entry.template))
}

/** Loads the other views if one of these templates needs them. The page cannot be rendered before. */
export async function bringViews(templates: readonly TemplateName[]): Promise<void> {
  if (!templates.every(template => template in here)) await bringAllViews()
}

export async function bringAllViews(): Promise<void> {
  here = (await import('@rathausplatz/templates/views')).views
}
