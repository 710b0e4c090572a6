import { portalViews } from '@rathausplatz/templates/portal-views'
import type { TemplateName } from '@rathausplatz/templates/schemas'
import type { views } from '@rathausplatz/templates/views'
import type { PageEntry } from './page-entry.ts'

/** Views that are here already. Those of the home page always are. */
let here: Partial<typeof views> = portalViews

export function viewOf(template: TemplateName): (typeof views)[TemplateName] | undefined {
  return here[template]
}

/** True where the first page needs no further views: they came with the site, or the page carries what they drew. */
export function comeWithTheSite(entries: readonly PageEntry[]): boolean {
  return entries.every(entry => 'place' in entry || Object.hasOwn(portalViews, entry.template))
}

/** Fetches the other views if one of these templates is among them. Until this is done a page cannot be drawn. */
export async function bringViews(templates: readonly TemplateName[]): Promise<void> {
  if (!templates.every(template => template in here)) await bringAllViews()
}

export async function bringAllViews(): Promise<void> {
  here = (await import('@rathausplatz/templates/views')).views
}
