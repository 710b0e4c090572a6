/** Intervals, with the labels of the select. */
export const WEEKS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [at + 1, at === 0 ? 'jede Woche' : `alle ${at + 1} Wochen`]),
)
