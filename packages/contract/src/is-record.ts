/** Returns whether the value is an object with fields: neither null nor a list. */
export const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
