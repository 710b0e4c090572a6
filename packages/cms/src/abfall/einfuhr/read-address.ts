import { splitStreet } from '../places.ts'
import { folded } from './folded.ts'

/** Name and postcode of the town in addresses. */
export type Gemeinde = { readonly name: string; readonly plz: string }

/** The places that a text names. */
export type Located = {
  /** Streets, including those that the town does not have. */
  readonly strassen: readonly string[]
  /** Districts of the town. */
  readonly orte: readonly string[]
  /** The text names a place outside of this town, so it is for other towns. */
  readonly istFremd: boolean
}
export const NOWHERE: Located = { strassen: [], orte: [], istFremd: false }
export const isNamed = ({ strassen, orte, istFremd }: Located): boolean =>
  istFremd || strassen.length > 0 || orte.length > 0

/** Names of the town. */
type Known = {
  readonly isStreet: (name: string) => boolean
  readonly orte: readonly string[]
  readonly gemeinde: Gemeinde | undefined
}

const LIKE_STREET =
  /(?:stra(?:ß|ss)e|str\.?|gasse|gässle|allee|weg|platz|ring|ufer|steig|stieg|pfad|damm|chaussee|graben|wall)$|^(?:am|an|auf|beim?|hinter|im|in|unter|vor|zum|zur)\s/i
const NUMBER = /^\d{1,4}\s?[a-z]?$/i
const POSTCODE = /^(?:de?[-\s])?(\d{5})\b\s*/i
/** Regions around the town: they do not name another town. */
const WIDER =
  /^(?:baden-w(?:ü|ue)rttemberg|rheinland-pfalz|bayern|hessen|saarland|(?:landkreis|lkr\.?|kreis)\s.*)$/i
const PLAIN = ['stadt', 'gemeinde', 'ortsteil', 'stadtteil', 'ot', 'd', 'de', 'deutschland', 'germany']

/** Names in running text that only streets have. */
const STREET_IN_TEXT =
  /(?<![\p{L}\p{N}-])(?:\p{Lu}[\p{L}-]+(?:stra(?:ß|ss)e|str\.|gasse|allee)(?:\s+\d{1,4}\s?[a-z]?(?![\p{L}\p{N}]))?|\p{Lu}[\p{L}-]+(?:weg|platz|ring|ufer|\s(?:Stra(?:ß|ss)e|Str\.|Weg|Platz|Gasse|Allee|Ring))\s+\d{1,4}(?!\d))(?!\p{L})/gu
const WORD_IN_TEXT = /[\p{L}\p{M}][\p{L}\p{M}.-]*/gu
const MOST_WORDS_OF_A_STREET = 4
const POSTCODE_IN_TEXT = /(?<!\d)\d{5}\s+\p{Lu}[\p{L}-]+/gu
const TOWN_IN_TEXT = /(?<!\p{L})(?:Stadt|Gemeinde)\s+(\p{Lu}[\p{L}-]+)/gu
/** The town after an address: „Hauptstraße 5, Musterstadt“. */
const TOWN_BEHIND = /^\s*,\s*(\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)\s*(?:$|[,;.)|\n])/u

/** Reads places in files: addresses, of which every part must be known, and running text. */
export function addressReader({ isStreet, orte, gemeinde }: Known) {
  const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const ofTown = new Set([...PLAIN, ...wordsOf(gemeinde?.name ?? ''), ...orte.flatMap(wordsOf)])
  const isOfTown = (text: string): boolean => wordsOf(text).every(word => ofTown.has(word))
  const orteIn = (text: string): string[] => {
    const words = new Set(wordsOf(text))
    return orte.filter(ort => wordsOf(ort).every(word => words.has(word)))
  }
  /** Finds the street in „Kelterstraße 5 Rebenau“ and „Rebenau Kelterstraße 5“. */
  const streetBeside = (part: string): { strasse: string; rest: string } | undefined => {
    const words = part.split(/\s+/)
    for (let cut = words.length; cut > 0; cut--) {
      const [before, behind] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
      if (isStreet(before) && isOfTown(behind)) return { strasse: before, rest: behind }
      if (isStreet(behind) && isOfTown(before)) return { strasse: behind, rest: before }
    }
    return undefined
  }

  const address = (text: string): Located => {
    const strassen: string[] = []
    const found: string[] = []
    let istFremd = false
    /** The text has a name that cannot be judged, because the name of the town is not known. */
    let open = false
    for (const part of partsOf(text)) {
      const [code = '', plz] = POSTCODE.exec(part) ?? []
      if (plz !== undefined && plz !== gemeinde?.plz) istFremd = true
      const rest = part.slice(code.length)
      const street = plz === undefined ? streetBeside(rest) : undefined
      const last = strassen.at(-1)
      if (rest === '' || WIDER.test(rest)) continue
      if (street) {
        strassen.push(street.strasse)
        found.push(...orteIn(street.rest))
      } else if (isOfTown(rest)) found.push(...orteIn(rest))
      else if (NUMBER.test(rest) && last !== undefined) strassen.splice(-1, 1, `${last} ${rest}`)
      else if (plz === undefined && isLikeStreet(rest)) strassen.push(rest)
      else if (gemeinde === undefined && plz === undefined) open = true
      else istFremd = true
    }
    return { strassen, orte: found, istFremd: istFremd || (open && strassen.length + found.length === 0) }
  }

  const inText = (text: string): Located => {
    const streets: { strasse: string; to: number }[] = []
    const words = [...text.matchAll(WORD_IN_TEXT)].map(({ 0: word, index }) => ({
      from: index,
      to: index + word.length,
    }))
    for (const [at, { from }] of words.entries())
      for (const { to } of words.slice(at, at + MOST_WORDS_OF_A_STREET)) {
        const name = text.slice(from, to)
        if (!/^\p{Lu}|\s\p{Lu}/u.test(name) || !isStreet(name)) continue
        const [number = ''] = /^\s+\d{1,4}\s?[a-z]?(?![\p{L}\p{N}])/u.exec(text.slice(to)) ?? []
        streets.push({ strasse: name + number, to: to + number.length })
      }
    const known = streets.length
    for (const { 0: strasse, index } of text.matchAll(STREET_IN_TEXT))
      if (!streets.slice(0, known).some(({ to }) => to > index && to <= index + strasse.length))
        streets.push({ strasse, to: index + strasse.length })
    const towns = [
      ...streets.flatMap(({ to }) => TOWN_BEHIND.exec(text.slice(to))?.[1] ?? []),
      ...[...text.matchAll(TOWN_IN_TEXT)].map(([, name = '']) => name),
    ]
    return {
      strassen: streets.map(({ strasse }) => strasse),
      orte: orteIn(text),
      istFremd:
        (gemeinde !== undefined && !towns.every(name => isOfTown(name) || isStreet(name))) ||
        [...text.matchAll(POSTCODE_IN_TEXT)].some(([found]) => address(found).istFremd),
    }
  }

  return {
    address,
    inText: (text: string): Located => inText(text.replaceAll(/\p{DI}/gu, '')),
    /** Whether a column names this municipality: „D-76999 Rebenau“, „Rebenau (Stadt)“. */
    isOwnGemeinde: (name: string): boolean =>
      (name.match(/(?<!\d)\d{5}(?!\d)/g) ?? []).every(code => !gemeinde?.plz || code === gemeinde.plz) &&
      isOfTown(name.replaceAll(/(?<!\d)\d{5}(?!\d)/g, ' ')),
    isOfTown: (word: string): boolean => word === gemeinde?.plz || isOfTown(word),
  }
}

const isLikeStreet = (part: string): boolean => {
  const { strasse, hausnummer } = splitStreet(part, '')
  return hausnummer !== '' || LIKE_STREET.test(strasse)
}

const partsOf = (text: string): string[] =>
  text
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/(?<=\S)\s+(?=(?:de?-)?\d{5}(?!\d))/gi, ', ')
    .split(/[,;|()\n]|(?<=[\p{L}.])\s+[-–—/]\s+(?=\p{L})/u)
    .map(part => part.trim())
    .filter(Boolean)
