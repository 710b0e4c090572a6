/**
 * Tags variants of a journey that repeat one mechanism: with and without JavaScript, by mouse and by
 * keyboard, in each area behind a log-in, at each width. The quick proof runs the variants with true, the
 * long proof runs all of them.
 */
export const quickIf = (isTravelled: boolean) => (isTravelled ? {} : { tag: '@lang' })
