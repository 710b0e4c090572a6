/**
 * Formats a day in German. In UTC, because `new Date` reads a day (`2026-12-01`) as midnight in UTC. Call it as
 * pure, so that a page loads only the formats that it uses.
 */
export const germanFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', ...options })
