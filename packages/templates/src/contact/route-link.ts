import type { Anschrift } from '@rathausplatz/contract'

/**
 * Returns a link to the route planner of OpenStreetMap; undefined if the street or the city is missing. It is
 * a plain link, so the planner gets a request only when a visitor follows it. The name of the building is
 * left out, because planners search for streets.
 */
export function routeLink({ street, zip, city }: Anschrift): string | undefined {
  if (!street || !city) return undefined
  const place = `${street}, ${zip} ${city}`.replaceAll(/\s+/g, ' ')
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: place })}`
}
