import { plainSigns } from '@rathausplatz/text'
import { readPostcode } from '../typed/postcode.ts'
import type { Adressteil } from './feldtypen.ts'

export type Parts = Record<Adressteil, string>

/** A box instead of a house: no number of a house follows. */
export const BOX =
  /^(?:postfach|pf\.?|packstation|postfiliale|postlagernd|großkunde|briefkasten)(?![\p{L}])/iu
/** A number of a house behind the name of its street: `Gartenstraße 12 a`, `Hauptstr. 12-14`, `Landstraße km 3`. */
const STREET_AND_NUMBER =
  /^(.*\p{L}[.)]?)(?: ?,? |,|(?<=\.))((?:km ?)?\d{1,5}(?:[.,]\d)? ?[\p{L}½¼¾]?(?: ?[-/+] ?\d{0,5} ?\p{L}?)?(?: \d\/\d)?)$/iu
/** The last word of a name of a street: a number behind it is that of a house. */
const END_OF_STREET = /(?:str\.?|stra(?:ß|ss)e|weg|gasse|platz|allee|ring|ufer|damm|steige?|berg|pfad|hof)$/i
/** The town behind its postcode: `76999 Neustadt`. */
const CODE_AND_TOWN = /^([A-Z]{0,3}[ -]{0,3}\d[\d ]{2,5}),? ([^\d].*)$/iu

const keyOf = (text: string): string => plainSigns(text).toLowerCase().replaceAll(/[ .,]/g, '')
const isSame = (one: string, other: string): boolean => keyOf(one) === keyOf(other)

/** Returns the postcode as it is stored; other texts stay as they are. */
const codeOf = (text: string): string => {
  const read = readPostcode(text)
  return read.ok ? read.value : text
}

/**
 * Moves what was typed beside its field, and removes what stands in two fields, as the autofill of a browser
 * gives it: the number behind the street, the postcode before the town.
 */
export function inParts(typed: Parts): Parts {
  return withoutStreetNumber(withoutCode({ ...typed, hausnummer: plainSigns(typed.hausnummer) }))
}

/** The postcode and the town stand in their own fields only. */
function withoutCode(typed: Parts): Parts {
  const parts = { ...typed }
  const inStreet = /^(.+?)(?:,| -) ?((?:[A-Z]{1,3}[ -])?\d{4,5} \D.*)$/i.exec(parts.strasse)
  const [, codeOfStreet = '', townOfStreet = ''] = CODE_AND_TOWN.exec(inStreet?.[2] ?? '') ?? []
  const isFree = (field: string, value: string) => field === '' || isSame(codeOf(field), codeOf(value))
  const isOwn =
    isFree(parts.plz, codeOfStreet) &&
    (isFree(parts.ort, townOfStreet) || isFree(parts.ort, inStreet?.[2] ?? ''))
  if (inStreet?.[1] && townOfStreet && readPostcode(codeOfStreet).ok && isOwn)
    Object.assign(parts, { strasse: inStreet[1].trim(), plz: codeOfStreet, ort: townOfStreet })
  const [, plz = '', town = ''] = CODE_AND_TOWN.exec(parts.plz) ?? []
  if (
    plz &&
    !readPostcode(parts.plz).ok &&
    (parts.ort === '' || isSame(parts.ort, town) || isSame(parts.ort, parts.plz))
  )
    Object.assign(parts, { plz, ort: town })
  const [, code = '', ort = ''] = CODE_AND_TOWN.exec(parts.ort) ?? []
  if (code && isFree(parts.plz, code) && readPostcode(code).ok)
    Object.assign(parts, { plz: parts.plz || code, ort })
  return parts
}

/** The number of the house stands in its own field only. */
function withoutStreetNumber(parts: Parts): Parts {
  const { strasse, hausnummer } = parts
  if (BOX.test(strasse)) return parts
  const [, name, number] = STREET_AND_NUMBER.exec(plainSigns(strasse)) ?? []
  const [, nameBefore, behind] = STREET_AND_NUMBER.exec(hausnummer) ?? []
  if (nameBefore && behind && isSame(nameBefore, name ?? strasse))
    return withoutStreetNumber({ ...parts, hausnummer: behind })
  // In Mannheim a letter with a number is the name of a street: `C 4`.
  const isDoubled =
    name !== undefined && name.length > 1 && isSame(number ?? '', hausnummer.split(/[,(]/)[0] ?? '')
  return name && number && (hausnummer === '' || isDoubled)
    ? { ...parts, strasse: strasse.slice(0, name.length), hausnummer: hausnummer || number }
    : parts
}

/** Returns the messages about parts that contradict each other. */
export function contradictions({ strasse, hausnummer, plz, ort }: Parts): Partial<Parts> {
  const [, name = '', number = ''] = STREET_AND_NUMBER.exec(plainSigns(strasse)) ?? []
  const [, code = ''] = CODE_AND_TOWN.exec(ort) ?? []
  const isOtherNumber =
    END_OF_STREET.test(name) && /^\d/.test(number) && /^\d/.test(hausnummer) && !BOX.test(strasse)
  return {
    ...(isOtherNumber && {
      hausnummer: `Bei der Straße steht ${number}, hier ${hausnummer}. Bitte geben Sie die Hausnummer nur hier an.`,
    }),
    ...(readPostcode(code).ok && {
      ort: `Vor dem Ort steht ${code}, bei der Postleitzahl ${plz}. Bitte geben Sie die Postleitzahl nur dort an.`,
    }),
  }
}
