/** What ablagen.ts says, of cookies that the server alone writes and reads: no browser loads their names. */
export const anmeldecookies = {
  user: { name: 'user' },
  token: { name: 'token' },
  verwaltung: { name: 'verwaltung' },
} as const
