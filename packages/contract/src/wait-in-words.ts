const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Says a time to wait after "in", rounded up: `einer Minute`, `7 Minuten`, `2 Stunden`, `einem Tag`. */
export function waitInWords(seconds: number): string {
  if (seconds <= MINUTE) return 'einer Minute'
  // Half an hour more or less matters less than a short sentence.
  const [unit, one, more] =
    seconds <= HOUR - MINUTE
      ? ([MINUTE, 'einer Minute', 'Minuten'] as const)
      : seconds <= DAY - HOUR
        ? ([HOUR, 'einer Stunde', 'Stunden'] as const)
        : ([DAY, 'einem Tag', 'Tagen'] as const)
  const count = Math.ceil(seconds / unit)
  return count === 1 ? one : `${count} ${more}`
}
