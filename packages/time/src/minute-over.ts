const MINUTE_MS = 60_000

/** Whether a typed moment is past at `now`, in ms: fields show minutes, and the minute that runs is not over. */
export const isMinuteOver = (moment: string, now: number): boolean => Date.parse(moment) <= now - MINUTE_MS
