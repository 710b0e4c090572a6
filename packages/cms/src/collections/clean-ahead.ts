import { setImmediate } from 'node:timers/promises'
import { cleanRichText } from './clean-rich-text.ts'
import { plainText } from './plain-data.ts'

/** Most characters that are cleaned in one turn of the event loop: they take some milliseconds. */
const CHARACTERS_OF_ONE_TURN = 40_000

/**
 * Cleans the formatted text of content in small parts, and yields between them; the following parse finds the
 * results in the cache. Short content is left for the parse.
 */
export async function cleanAhead(data: unknown): Promise<void> {
  const texts = [...markedUp(data)]
  if (texts.reduce((sum, { length }) => sum + length, 0) <= CHARACTERS_OF_ONE_TURN) return
  let characters = 0
  for (const text of texts) {
    cleanRichText(plainText(text))
    characters += text.length
    if (characters < CHARACTERS_OF_ONE_TURN) continue
    characters = 0
    await setImmediate()
  }
}

/** Longer than a formatted text may be: the schema refuses it before it is cleaned. */
const LONGEST = 400_000

function* markedUp(value: unknown, depth = 0): Generator<string> {
  if (typeof value === 'string' && value.length <= LONGEST && value.includes('<')) yield value
  if (typeof value !== 'object' || value === null || depth > 40) return
  for (const part of Object.values(value)) yield* markedUp(part, depth + 1)
}
