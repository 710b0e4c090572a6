/** `7GQ2-M9XD-4HT8-PZ3K`: read out and written down in fours. */
export const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1-')
