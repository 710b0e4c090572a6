import { typedTime } from './typed-time.ts'
import { DAY_MINUTES } from './wall-time.ts'

const NUMBERS =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig vierundzwanzig'.split(
    ' ',
  )

/** Minutes after the full hour that the words name: `halb acht` is half past seven. */
const PARTS: Readonly<Record<string, number>> = {
  halb: -30,
  viertel: -45,
  dreiviertel: -15,
  'viertel vor': -15,
  'viertel nach': 15,
}
const IN_PARTS =
  /^(halb|dreiviertel|viertel(?: vor| nach)?) (\d{1,2})(?: uhr)?( ?(?:morgens|fr[üu]h|vormittags?|mittags?|nachmittags?|abends?))?$/
const OPENING = /^(?:ca\.?|circa|etwa|ungefähr|gegen|so gegen|so um|um|ab|bis|voraussichtlich) /

/** Removes what makes a time a rough one: `ca. 22 Uhr`. */
export const withoutRoughly = (text: string): string =>
  text.trim().replace(/^~ ?/, '').replace(new RegExp(OPENING, 'i'), '')

/** Numbers in words as digits: `acht Uhr` becomes `8 uhr`. */
const withDigits = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, word => {
    const number = NUMBERS.indexOf(word === 'eins' ? 'ein' : word)
    return number < 0 ? word : String(number)
  })

/**
 * Returns the times of day that spoken words mean: one for `acht Uhr abends`, two for `halb acht` and for
 * `Mitternacht`, none for other texts.
 */
export function spokenTimes(text: string): readonly string[] {
  const given = withDigits(
    text.trim().toLowerCase().replaceAll(/\s+/g, ' ').replace('drei viertel', 'dreiviertel'),
  )
  if (given === 'mitternacht') return ['00:00', '24:00']
  if (given === 'mittag' || given === 'mittags') return ['12:00']
  const [, part = '', hour, half] = IN_PARTS.exec(given.replace(/^um /, '')) ?? []
  if (hour === undefined) return [typedTime(given) ?? []].flat()
  if (Number(hour) > 24) return []
  const minutes = (Number(hour) * 60 + (PARTS[part] ?? 0) + DAY_MINUTES) % DAY_MINUTES
  const time = typedTime(`${clock(minutes)}${half ?? ''}`)
  if (time === undefined || half !== undefined || Number(hour) > 12) return [time ?? []].flat()
  return [time, clock((minutes + DAY_MINUTES / 2) % DAY_MINUTES)].toSorted()
}

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')
