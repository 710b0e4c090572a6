import { typedTime } from './typed-time.ts'

const BETWEEN = / *[–—-] *| +bis +/i
const OPENING = /^(?:von|zwischen|ab) +/i
/** A longer text is no span. */
const LONGEST = 60

/**
 * Reads a span of times as people type it into one field: `9–12`, `8.30-12`, `9 bis 12 Uhr`, `von 14:00 bis 16:30`.
 * Returns undefined if the text is not a span, such as a single time.
 */
export function typedTimeSpan(text: string): { readonly beginn: string; readonly ende: string } | undefined {
  const bare = text.trim().replaceAll(/\s+/g, ' ').replace(OPENING, '')
  if (bare.length > LONGEST) return undefined
  const [first = '', last = '', ...more] = bare.split(BETWEEN)
  if (more.length > 0) return undefined
  const [beginn, ende] = [typedTime(first), typedTime(last)]
  return beginn === undefined || ende === undefined ? undefined : { beginn, ende }
}
