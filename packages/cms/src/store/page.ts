/** Page numbers come from addresses; SQLite takes a negative limit for none. */
export const wholeNumber = (value: number): number =>
  value > 0 ? Math.trunc(Math.min(value, 2 ** 31 - 1)) : 0
