/** Whether a warning has expired by its own end: a kept answer may be a day old. */
export const isOver = ({ bis }: { bis: string | null }, now: Date): boolean =>
  bis !== null && bis !== '' && Date.parse(bis) <= now.getTime()
