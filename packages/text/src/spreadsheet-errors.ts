/** What a spreadsheet shows instead of a value, in German and in English, and in LibreOffice. */
const ERROR =
  /(?<![\p{L}\p{N}#])(?:#(?:BEZUG!|WERT!|DIV\/0!|NAME\?|ZAHL!|NULL!|NV|ÜBERLAUF!|KALK!|REF!|VALUE!|NUM!|N\/A|SPILL!|CALC!)|(?:Err|Fehler):5\d\d|#{4,})(?![\p{L}\p{N}#])/u
/** A large or tiny number that a narrow column has shortened: `3E+05`. */
const SHORTENED = /(?<![\p{L}\p{N}.,])\d(?:[.,]\d{1,15})?E[+-]\d{1,3}(?![\p{L}\p{N}])/u

/** Returns the first error of a spreadsheet in a text: `#BEZUG!`, `########`. */
export const spreadsheetError = (text: string): string | undefined => ERROR.exec(text)?.[0]

/** Returns the first number that a spreadsheet has shortened: `1,25E+08`. */
export const shortenedNumber = (text: string): string | undefined => SHORTENED.exec(text)?.[0]
