/**
 * A value that the drawn page already shows, so that it is not sent a second time in the data. On the first
 * page of a visit `standing` is missing in the browser (without-standing.ts removes it) and components read
 * it from the page. After navigation to other pages it is present.
 */
export type Standing<T> = { standing?: T | undefined }
