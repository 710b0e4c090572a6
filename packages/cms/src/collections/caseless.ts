/** An address in lower case, for comparisons without regard to case; values of a query keep theirs. */
export function inLowerCase(address: string): string {
  const [path = '', ...query] = address.split(/(?=\?)/)
  return [path.toLowerCase(), ...query].join('')
}

/** The tag of addresses with capitals that differ from this one only in case. */
export const caselessTag = (address: string): string => `klein:${inLowerCase(address)}`

/** The tag by which an address with capitals is found in any case; an address without capitals needs none. */
export const caselessTags = (address: string): readonly string[] =>
  inLowerCase(address) === address ? [] : [caselessTag(address)]
