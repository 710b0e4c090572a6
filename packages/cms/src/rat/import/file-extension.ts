/** Returns the name of a file without its extension. */
export const withoutExtension = (name: string): string => name.replace(/\.\w{2,5}$/, '')
