/** Machine-read neighbours of the pages of the council: `/rathaus/gemeinderat/sitzungen.ics`. */
const RAT = '/rathaus/gemeinderat'

export const sitzungenIcs = `${RAT}/sitzungen.ics`
export const sitzungenFeed = `${RAT}/sitzungen.atom`
export const vorlagenFeed = `${RAT}/vorlagen.atom`

/** A file beside the page of a record: its calendar, its feed. */
export const beside = (detailURL: string, ending: 'ics' | 'atom') => `${detailURL}.${ending}`

/** The list of meetings of one body. */
export const sitzungenVon = (gremium: string) => `${RAT}/sitzungen?gremium=${encodeURIComponent(gremium)}`

/** The page of a body, by its id. */
export const gremiumPage = (gremium: string) => `${RAT}/gremien/${encodeURIComponent(gremium)}`
