import type { Warnquelle } from '@rathausplatz/contract'

/** What the operator has said of warnings: for whom, and which services are asked where. */
export type Warnregion = {
  /** Official key of the county, 12 digits of which the last seven are zero. */
  readonly kreis: string
  /** Names or 12-digit keys of the town and its parts; none: everything of the county concerns it. */
  readonly gemeinden: readonly string[]
  /** Where the federal service answers; undefined: it is not asked. */
  readonly nina: string | undefined
  /** Where the weather service answers, and for which of its cells. */
  readonly dwd: { readonly url: string; readonly zelle: string } | undefined
  /** An address in our own network was named by the operator, such as a copy in the data centre. */
  readonly isOwnNetwork: boolean
}

export const quellenNamen: Readonly<Record<Warnquelle, string>> = {
  nina: 'Warnsystem des Bundes (NINA)',
  dwd: 'Deutscher Wetterdienst',
}

type Area = { readonly schluessel: readonly string[]; readonly gebiet: string }

/** Of a whole county, or of more than that: `082150000000`, `080000000000`. */
const isOfCountyOrMore = (key: string, kreis: string): boolean =>
  /^\d{5}0{7}$/.test(key) && (key === kreis || isAbove(key, kreis))

/** A state or the whole country, as it is written with zeros behind. */
function isAbove(key: string, kreis: string): boolean {
  const stem = key.replace(/0+$/, '')
  return stem.length < 5 && kreis.startsWith(stem)
}

const WHOLE_COUNTY =
  /(?:^|[^\p{L}])(?:(?:land)?kreis|stadtkreis|bundesland|land|region|deutschland)(?![\p{L}])/iu

/**
 * Whether a warning of the county concerns the town. What names no part of the county is for all of it; what cannot be
 * told concerns the town rather than not.
 */
export function concerns({ schluessel, gebiet }: Area, { kreis, gemeinden }: Warnregion): boolean {
  if (gemeinden.length === 0) return true
  if (schluessel.some(key => isOfCountyOrMore(key, kreis) || gemeinden.includes(key))) return true
  const names = gemeinden.filter(name => !/^\d+$/.test(name))
  if (names.some(name => namesPlace(gebiet, name))) return true
  if (schluessel.length > 0 && names.length < gemeinden.length) return false
  return gebiet.trim() === '' ? schluessel.length === 0 : WHOLE_COUNTY.test(gebiet)
}

/** As a word of its own: `Rebenau` is not in `Rebenauer Tal`. */
const namesPlace = (text: string, name: string): boolean => wordsOf(text).includes(wordsOf(name))

const wordsOf = (text: string): string =>
  ` ${text
    .toLocaleLowerCase('de')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
