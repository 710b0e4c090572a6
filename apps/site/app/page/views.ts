import { portalViews } from '@rathausplatz/templates/portal-views'
import type { TemplateName } from '@rathausplatz/templates/schemas'
import { isStanding } from '@rathausplatz/templates/standing'
import type { views } from '@rathausplatz/templates/views'

/** Views that are here already. Those of the home page always are. */
let here: Partial<typeof views> = portalViews

export function viewOf(template: TemplateName): (typeof views)[TemplateName] | undefined {
  return here[template]
}

/** True where the first page needs no further views: they came with the site, or what they drew stands. */
export function comeWithTheSite(templates: readonly TemplateName[]): boolean {
  return templates.every(template => Object.hasOwn(portalViews, template) || isStanding(template))
}

/** Fetches the other views if one of these templates is among them. Until this is done a page cannot be drawn. */
export async function bringViews(templates: readonly TemplateName[]): Promise<void> {
  if (!templates.every(template => template in here)) await bringAllViews()
}

export async function bringAllViews(): Promise<void> {
  here = (await import('@rathausplatz/templates/views')).views
}
