/** A date further ahead most likely has a mistyped year. */
const YEARS_AHEAD = 2

/** Returns the last day, in two years, whose year is most likely as meant; days compare as texts. */
export const lastLikelyDay = (today: string): string =>
  `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`
