import type { Anschrift } from '@rathausplatz/contract'

/**
 * Returns a link to the route planner of OpenStreetMap; undefined without street or city. A plain link:
 * nothing is requested before it is followed. Without the name of the building, because planners search for
 * streets.
 */
export function routeLink({ street, zip, city }: Anschrift): string | undefined {
  if (!street || !city) return undefined
  const place = `${street}, ${zip} ${city}`.replaceAll(/\s+/g, ' ')
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: place })}`
}
