import type { Anschrift } from '@rathausplatz/contract'

/**
 * A way to an address, planned by OpenStreetMap: a plain link, nothing is asked of the service before someone follows it.
 * None for an address without street or city. The name of the house stays out: a planner looks for streets.
 */
export function routeLink({ street, zip, city }: Anschrift): string | undefined {
  if (!street || !city) return undefined
  const place = `${street}, ${zip} ${city}`.replaceAll(/\s+/g, ' ')
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: place })}`
}
