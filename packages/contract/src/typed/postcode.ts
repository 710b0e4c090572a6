import { plainSigns } from '@rathausplatz/text'
import { type Typed, typed, wrong } from './typed.ts'

type Country = { readonly in: string; readonly shape: RegExp; readonly example: string }

const digits = (count: number) => new RegExp(`^\\d{${count}}$`)

/** The postcodes of the countries from which people write here, by the sign of the country. */
const COUNTRIES: Readonly<Record<string, Country>> = {
  F: { in: 'in Frankreich', shape: digits(5), example: 'F-67160' },
  CH: { in: 'in der Schweiz', shape: digits(4), example: 'CH-4051' },
  FL: { in: 'in Liechtenstein', shape: digits(4), example: 'FL-9490' },
  A: { in: 'in Österreich', shape: digits(4), example: 'A-1010' },
  L: { in: 'in Luxemburg', shape: digits(4), example: 'L-1009' },
  B: { in: 'in Belgien', shape: digits(4), example: 'B-1000' },
  NL: { in: 'in den Niederlanden', shape: /^\d{4}(?: ?[A-Z]{2})?$/, example: 'NL-1012 AB' },
  DK: { in: 'in Dänemark', shape: digits(4), example: 'DK-1050' },
  I: { in: 'in Italien', shape: digits(5), example: 'I-00118' },
  E: { in: 'in Spanien', shape: digits(5), example: 'E-28001' },
  PL: { in: 'in Polen', shape: /^\d{2}-?\d{3}$/, example: 'PL-00-001' },
  CZ: { in: 'in Tschechien', shape: /^\d{3} ?\d{2}$/, example: 'CZ-110 00' },
}
/** Signs of two letters (ISO 3166) for those that stand on letters (and cars) with one. */
const OTHER_SIGNS: Readonly<Record<string, string>> = {
  FR: 'F',
  AT: 'A',
  LU: 'L',
  BE: 'B',
  IT: 'I',
  ES: 'E',
  LI: 'FL',
}

const GERMAN = 'Bitte geben Sie eine Postleitzahl mit fünf Ziffern an, zum Beispiel 10115.'
const ABROAD = 'Im Ausland steht das Land davor, zum Beispiel F-67160.'

/** `SW1A 1AA`: only there letters come first. */
const BRITISH = /^(?:GB|UK)?[- ]?([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})$/
const WITH_SIGN = /^([A-Z]{1,3})[ .-]{0,3}(\d.*)$/

/** Reads a postcode as people type it: `76 999`, `D-76999`, `F-67160`, `CH 4051`. */
export function readPostcode(text: string): Typed {
  const plain = plainSigns(text).toUpperCase()
  const [, outward, inward] = BRITISH.exec(plain) ?? []
  if (outward) return typed(`GB-${outward} ${inward}`)
  const [, sign = 'D', code = plain] = WITH_SIGN.exec(plain) ?? []
  if (sign === 'D' || sign === 'DE') return readGerman(code)
  const known = OTHER_SIGNS[sign] ?? sign
  const country = Object.hasOwn(COUNTRIES, known) ? COUNTRIES[known] : undefined
  const compact = code.replaceAll(' ', '')
  const bare = country?.shape.test(compact) && !country.shape.test(code) ? compact : code
  if (country && !country.shape.test(bare))
    return wrong(`Eine Postleitzahl ${country.in} sieht so aus: ${country.example}. Bitte prüfen Sie sie.`)
  return /^[\dA-Z][\dA-Z -]{1,9}$/.test(bare) ? typed(`${sign}-${bare}`) : wrong(`${GERMAN} ${ABROAD}`)
}

function readGerman(code: string): Typed {
  const bare = code.replaceAll(/[ .]/g, '')
  if (/^\d{5}$/.test(bare)) return typed(bare)
  return wrong(
    /^\d{4}$/.test(bare)
      ? `Diese Postleitzahl hat nur vier Ziffern. ${GERMAN} ${ABROAD}`
      : `${GERMAN} ${ABROAD}`,
  )
}
