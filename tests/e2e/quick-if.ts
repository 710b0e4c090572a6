/**
 * Of journeys that repeat one mechanism (with scripts and without, by mouse and by keyboard, in each room or at each width) the
 * quick proof travels one, the long proof all: those where it is false are tagged for the long proof.
 */
export const quickIf = (isTravelled: boolean) => (isTravelled ? {} : { tag: '@lang' })
