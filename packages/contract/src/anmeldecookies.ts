/**
 * The cookies that only the server writes and reads. They are separate from `ablagen`, so that no browser
 * loads their names.
 */
export const anmeldecookies = {
  user: { name: 'user' },
  token: { name: 'token' },
  verwaltung: { name: 'verwaltung' },
} as const
