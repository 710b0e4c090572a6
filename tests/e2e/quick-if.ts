/**
 * For journeys that repeat one mechanism: with scripts and without, by mouse and by keyboard, in each room, at each width. The
 * quick proof travels those for which it is true, the long proof all.
 */
export const quickIf = (isTravelled: boolean) => (isTravelled ? {} : { tag: '@lang' })
