/** The source of an entry of a file: `medien:satzung`, or `medien:satzung@<version>` as it was promulgated. */
export const fileRef = (key: string, version?: string): string =>
  `medien:${key}${version === undefined ? '' : `@${version}`}`

/** Returns the keys of files as they are now; a promulgated version has a document that leads to it. */
export const keysOf = (rows: readonly { readonly ref: string }[]): string[] =>
  rows.flatMap(({ ref }) => /^medien:([^@]+)$/.exec(ref)?.[1] ?? [])
