/** The states of an export of the whole town. */
export const ausfuhrStaende = ['laeuft', 'fertig', 'gescheitert'] as const
export type AusfuhrStand = (typeof ausfuhrStaende)[number]

/** How long a finished export can be downloaded, in hours; then it is deleted. */
export const AUSFUHR_STUNDEN = 24
