import { plainSigns } from '@rathausplatz/text'
import { beginOfSecond, EXAMPLE, readBare } from './telephone.ts'
import { type Typed, typed, wrong } from './typed.ts'

/** A number with words around it has an area code: a postcode or a room is none. */
const LEAST_DIGITS = 6

/** Says nothing about the number: `Tel.: 07273 1234`. */
const LABEL = /^(?:tel(?:efon)?(?:nummer|nr)?|fon|phone|t)\b ?\.? ?:? ?(?=[\d+(])/i
/** Digits with the signs between the groups of a number. */
const NUMBERS = /(?:\(\+?\d{1,6}\) ?|\+)?\d(?:[\d /.-]|\( ?0 ?\)| \+)*\d/g
/** Times and days: `ab 18 Uhr`, `8-12 Uhr`, `nach 17:30`, `ab 1.12.` */
const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})?`
const MOMENTS = [
  new RegExp(String.raw`(?<![\d:.])${CLOCK}(?: ?(?:-|bis|und) ?${CLOCK})? ?(?:uhr|h)(?!\p{L})`, 'giu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:ab|bis|von|vor|nach|um|gegen|zwischen) ${CLOCK}(?: ?(?:-|bis|und) ?${CLOCK})?(?! ?[\d/-])`,
    'giu',
  ),
  /(?<![\d./-] ?)(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?:(?:20)?\d\d)?(?! ?[\d./-])/g,
]
/** A second ending: `07265-1234/35`. */
const OTHER_ENDING = /^(.*\d) ?\/ ?-?(\d{1,2})$/

/** Digits of times and days become letters for a while, so that they are not read as part of a number. */
const HIDDEN = 0xe0_00
const hide = (text: string) => text.replaceAll(/\d/g, digit => String.fromCharCode(HIDDEN + Number(digit)))
const show = (text: string) =>
  text.replaceAll(/[\ue000-\ue009]/g, sign => String((sign.codePointAt(0) ?? HIDDEN) - HIDDEN))

const countOf = (text: string): number => text.replaceAll(/\D/g, '').length

/**
 * Reads a field that only people read: a number with the words around it, and further numbers. Each number is checked
 * and gets its usual notation, the words stay: `07273 1234 (abends) oder 0171-1234567`.
 */
export function readTelephoneAndWords(text: string): Typed {
  const plain = plainSigns(text).replace(LABEL, '')
  const alone = readBare(plain)
  if (alone.ok || plain.includes('@')) return alone
  const hidden = MOMENTS.reduce((before, moment) => before.replaceAll(moment, hide), plain)
  const numbers = (hidden.match(NUMBERS) ?? []).filter(one => countOf(one) >= LEAST_DIGITS)
  if (numbers.length === 0) return wrong(/\d/.test(hidden) ? TOO_SHORT : NO_NUMBER)
  const read = numbers.flatMap(separate).map(readEndings)
  const fault = read.find(one => !one.ok)
  if (fault) return fault
  return typed(
    show(
      hidden.replaceAll(NUMBERS, one =>
        countOf(one) < LEAST_DIGITS ? one : separate(one).map(valueOf).join(', '),
      ),
    ),
  )
}

const TOO_SHORT = `Die Telefonnummer ist zu kurz. Bitte geben Sie sie mit der Vorwahl an, ${EXAMPLE}`
const NO_NUMBER = `Hier fehlt die Telefonnummer. Bitte geben Sie sie in Ziffern an, ${EXAMPLE}`

/** Splits digits without a word between them into the numbers that they are. */
function separate(digits: string): string[] {
  const at = beginOfSecond(digits)
  if (at === undefined) return [digits]
  return [digits.slice(0, at).replace(/[ /.-]+$/, ''), ...separate(digits.slice(at))]
}

function readEndings(number: string): Typed {
  const [, first = '', ending = ''] = OTHER_ENDING.exec(number) ?? []
  const read = readBare(ending !== '' && countOf(first) > LEAST_DIGITS ? first : number)
  return read.ok && ending !== '' && countOf(first) > LEAST_DIGITS ? typed(`${read.value}/${ending}`) : read
}

function valueOf(number: string): string {
  const read = readEndings(number)
  return read.ok ? read.value : number
}
