/**
 * A value that the drawn page already shows, so that it is not sent a second time in the data. On the first
 * page of a visit the browser has no `standing` (without-standing.ts removes it), and components read the
 * value from the page. On pages reached by navigation the browser has it.
 */
export type Standing<T> = { standing?: T | undefined }
