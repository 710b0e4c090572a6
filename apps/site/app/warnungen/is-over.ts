/**
 * Whether a warning has reached the end that it names; the CMS cannot decide it, because a kept answer may be
 * a day old.
 */
export const isOver = ({ bis }: { bis: string | null }, now: Date): boolean =>
  bis !== null && bis !== '' && Date.parse(bis) <= now.getTime()
