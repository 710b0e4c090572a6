/**
 * End of the session by the clock of the server, and the seconds until then, because the clock of the device
 * may be wrong.
 */
export type SessionTime = { bis: string; sekunden: number }

export const timeOf = (bis: Date, now: Date): SessionTime => ({
  bis: bis.toISOString(),
  sekunden: Math.round((bis.getTime() - now.getTime()) / 1_000),
})
