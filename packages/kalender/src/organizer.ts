import { inOneLine } from '@rathausplatz/text'

/**
 * A published event requires an organizer (RFC 5546, 3.2.1); mail to `.invalid` reaches nobody (RFC 2606).
 */
const UNREACHABLE = 'keine-adresse@stadt.invalid'
/** ical-generator refuses an organizer without a name. */
const NAMELESS = 'Stadt'

/** Returns the town as organizer of the events in a calendar file. */
export const organizerOf = (town: { readonly name: string; readonly email: string }) => ({
  name: inOneLine(town.name).replaceAll('"', "'") || NAMELESS,
  email: town.email || UNREACHABLE,
})
