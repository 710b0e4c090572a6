/** How far the file is that holds the whole town. */
export const ausfuhrStaende = ['laeuft', 'fertig', 'gescheitert'] as const
export type AusfuhrStand = (typeof ausfuhrStaende)[number]

/** So long a finished one can be fetched, in hours; then it is deleted. */
export const AUSFUHR_STUNDEN = 24
