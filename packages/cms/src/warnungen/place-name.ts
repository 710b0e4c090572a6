/**
 * Returns a name in lower case, reduced to letters, digits and spaces, in which `Sankt Leon-Rot` and `St.
 * Leon-Rot` are equal.
 */
export const placeName = (name: string): string =>
  name
    .toLocaleLowerCase('de')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/(?<!\p{L})sankt(?!\p{L})/gu, 'st')
    .trim()
