/** Clamps a page number from an address; SQLite treats a negative limit as none. */
export const wholeNumber = (value: number): number =>
  value > 0 ? Math.trunc(Math.min(value, 2 ** 31 - 1)) : 0
