/**
 * Tags variants of a journey that repeat one mechanism: with and without JavaScript, by mouse and by
 * keyboard, in each area behind a log-in, at each width. The quick proof runs those with true, the long proof all.
 */
export const quickIf = (isTravelled: boolean) => (isTravelled ? {} : { tag: '@lang' })
