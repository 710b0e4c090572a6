/** A name in letters and blanks alone, so that `Sankt Leon-Rot` is `St. Leon-Rot`. */
export const placeName = (name: string): string =>
  name
    .toLocaleLowerCase('de')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/(?<!\p{L})sankt(?!\p{L})/gu, 'st')
    .trim()
