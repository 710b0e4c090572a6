/** An answer may be kept for a day; what it says is over when its own end has come, whoever says so. */
export const isOver = ({ bis }: { bis: string | null }, now: Date): boolean =>
  bis !== null && bis !== '' && Date.parse(bis) <= now.getTime()
