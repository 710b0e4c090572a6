/**
 * What the page carries drawn, so that its data are not sent a second time: on the first page of a visit `standing` is
 * missing in the browser (without-standing.ts leaves it out), and whoever needs it reads it off the page. On the way to other
 * pages it is there.
 */
export type Standing<T> = { standing?: T | undefined }
