/**
 * Clamps a page size or offset from outside to a valid integer; SQLite treats a negative limit as no limit.
 */
export const wholeNumber = (value: number): number =>
  value > 0 ? Math.trunc(Math.min(value, 2 ** 31 - 1)) : 0
