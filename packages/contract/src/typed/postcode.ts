import { plainSigns } from '@rathausplatz/text'
import { shapeAbroad } from './postcodes-abroad.ts'
import { type Typed, typed, wrong } from './typed.ts'

const GERMAN = 'Bitte geben Sie eine Postleitzahl mit fünf Ziffern an, zum Beispiel 12345.'
const ABROAD = 'Im Ausland steht das Land davor, zum Beispiel F-67160.'

const LABEL = /^(?:plz|postleitzahl|post(?:al)? ?code|zip(?: ?code)?)(?![a-z])[ .:-]*/i
/** `SW1A 1AA`: only there letters come first. */
const BRITISH = /^(?:GB|UK)?[- ]?([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})$/
const WITH_SIGN = /^([A-Z]{1,3})([ .-]{0,3})(\d.*)$/
/** Letters that look like digits: `7699O`, `l2345`. */
const LETTERS_AS_DIGITS: readonly (readonly [RegExp, string])[] = [
  [/o/gi, '0'],
  [/[il|]/gi, '1'],
]

/** Reads a postcode as people type it: `76 999`, `D-76999`, `PLZ 76999`, `F-67160`, `CH 4051`. */
export function readPostcode(text: string): Typed {
  const given = plainSigns(text).replace(LABEL, '')
  const plain = given.toUpperCase()
  const [, outward, inward] = BRITISH.exec(plain) ?? []
  if (outward) return typed(`GB-${outward} ${inward}`)
  const meant = withDigits(given)
  const [, sign = 'D', between = '', code = plain] = WITH_SIGN.exec(plain) ?? []
  if (sign === 'D' || sign === 'DE') return meant === undefined ? readGerman(code) : askFor(meant)
  const country = shapeAbroad(sign)
  const compact = code.replaceAll(' ', '')
  const bare = country?.shape.test(compact) && !country.shape.test(code) ? compact : code
  const isRight = country?.shape.test(bare) === true && /[1-9A-Z]/.test(bare)
  // `l2345` is Luxembourg only where somebody wrote a capital or a hyphen.
  if (meant !== undefined && !(isRight && (between.includes('-') || given.startsWith(sign))))
    return askFor(meant)
  if (isRight) return typed(`${sign}-${bare}`)
  if (country) return wrong(`Eine Postleitzahl ${country.looks}. Bitte prüfen Sie sie.`)
  if (!isCountry(sign)) return wrong(`„${sign}“ steht für kein Land. ${GERMAN} ${ABROAD}`)
  // Of a country whose postcodes are not listed here, what is clearly written as such a postcode is taken.
  const isWritten = between !== '' && /^[\dA-Z][\dA-Z -]{2,9}$/.test(code)
  return isWritten ? typed(`${sign}-${code}`) : wrong(`${GERMAN} ${ABROAD}`)
}

const regions = new Intl.DisplayNames('de', { type: 'region' })
const isCountry = (sign: string): boolean => /^[A-Z]{2}$/.test(sign) && regions.of(sign) !== sign

/** Returns the German postcode of a text in which letters stand for digits; undefined for other texts. */
function withDigits(given: string): string | undefined {
  const bare = given.replace(/^(?:de?)[ -]*(?=.{5})/i, '').replaceAll(/[ .]/g, '')
  if (/^\d+$/.test(bare)) return undefined
  const digits = LETTERS_AS_DIGITS.reduce((all, [letter, digit]) => all.replaceAll(letter, digit), bare)
  return IS_GERMAN.test(digits) && /\d/.test(bare) ? digits : undefined
}

const askFor = (code: string): Typed =>
  wrong(`In der Postleitzahl steht ein Buchstabe. Meinen Sie ${code}? ${GERMAN}`)

/** No German postcode begins with 00. */
const IS_GERMAN = /^(?!00)\d{5}$/

function readGerman(code: string): Typed {
  const bare = code.replaceAll(/[ .]/g, '')
  if (IS_GERMAN.test(bare)) return typed(bare)
  if (/^\d{5}$/.test(bare)) return wrong(`Die Postleitzahl ${bare} gibt es nicht. ${GERMAN} ${ABROAD}`)
  return wrong(
    /^\d{4}$/.test(bare)
      ? `Diese Postleitzahl hat nur vier Ziffern. ${GERMAN} ${ABROAD}`
      : `${GERMAN} ${ABROAD}`,
  )
}
