/** Returns a name reduced to letters and spaces, so that `Sankt Leon-Rot` equals `St. Leon-Rot`. */
export const placeName = (name: string): string =>
  name
    .toLocaleLowerCase('de')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/(?<!\p{L})sankt(?!\p{L})/gu, 'st')
    .trim()
