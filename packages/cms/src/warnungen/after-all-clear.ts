import { placeName } from './place-name.ts'

/** Separates what an all-clear says to do from the instructions of its warning, which services send again. */

const SENTENCE_END = /(?<=[^\d.\s][.!?])\s+/u

/** Returns the text without the sentences that the earlier messages contain. */
export function withoutEarlier(text: string, earlier: string): string {
  const said = new Set(earlier.split('\n').flatMap(sentencesOf).map(placeName))
  return text
    .split('\n')
    .map(line => {
      const kept = sentencesOf(line).filter(one => !said.has(placeName(one)))
      // A line that is only a mark or a number introduced a sentence that is gone.
      return kept.some(one => /\p{L}/u.test(one)) ? kept.join(' ') : ''
    })
    .filter((line, at, all) => line !== '' || (all[at - 1] ?? '') !== '')
    .join('\n')
    .trim()
}

const sentencesOf = (line: string): readonly string[] => line.split(SENTENCE_END)

/** Most characters of earlier instructions that are kept. */
const LONGEST = 20_000

type Instructed = { readonly anweisung: string; readonly zuvor?: string }

/** Returns all instructions of a warning up to now, for the message that follows it. */
export const instructionsUpTo = ({ anweisung, zuvor = '' }: Instructed): string =>
  [...new Set(`${anweisung}\n${zuvor}`.split('\n'))].filter(Boolean).join('\n').slice(0, LONGEST)
