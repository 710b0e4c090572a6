/**
 * Databases have days that stand for „not known“ or „without end“: the first and last ones that they can
 * store, and the ones from which they count. No council has a meeting, paper or member of such a day.
 */
export function isUnknownDay(day: string): boolean {
  const year = Number(day.slice(0, 4))
  return year <= FIRST_YEARS || year >= LAST_YEARS || EPOCHS.has(day)
}

/** 0000-00-00, 0001-01-01, 1753-01-01, 1899-12-30, 1900-01-01. */
const FIRST_YEARS = 1900
/** 2099-12-31, 2999-12-31, 9999-12-31. */
const LAST_YEARS = 2099
const EPOCHS: ReadonlySet<string> = new Set(['1970-01-01', '1969-12-31'])
