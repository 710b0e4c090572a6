/** Formats a secret in groups of four: `7GQ2-M9XD-4HT8-PZ3K`. */
export const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1-')
