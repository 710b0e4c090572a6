/** Machine-readable versions of the council pages: `/rathaus/gemeinderat/sitzungen.ics`. */
const RAT = '/rathaus/gemeinderat'

export const sitzungenIcs = `${RAT}/sitzungen.ics`
export const sitzungenFeed = `${RAT}/sitzungen.atom`
export const vorlagenFeed = `${RAT}/vorlagen.atom`

/** Returns the address of a file beside a record's page: its calendar or feed. */
export const beside = (detailURL: string, ending: 'ics' | 'atom') => `${detailURL}.${ending}`

/** Returns the list of meetings of one body. */
export const sitzungenVon = (gremium: string) => `${RAT}/sitzungen?gremium=${encodeURIComponent(gremium)}`

/** Returns the page of a body. */
export const gremiumPage = (gremium: string) => `${RAT}/gremien/${encodeURIComponent(gremium)}`
