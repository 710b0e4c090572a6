import { folded } from './folded.ts'

const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu

/** Returns the part of a district's name that tells it from others: `3` for „Abfuhrbezirk 3“. */
export const districtCode = (bezirk: string): string =>
  (folded(bezirk).match(WORD) ?? [])
    .filter(word => !/^(?:\w*bezirk|gebiet|revier|tour|zone)$/.test(word))
    .join(' ')
