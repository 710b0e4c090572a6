import type { CallAnswer, calls } from '@rathausplatz/contract'

export type OldFacts = CallAnswer<typeof calls.redaktionAlteAngaben>
export type Saying = OldFacts['inhalte'][number]
export type Mended = CallAnswer<typeof calls.redaktionAlteAngabenErsetzen>['data'][number]

/** Where it is most likely wrong: what a record states for itself may be right there. */
export const isLikelyOld = ({ ersetzbar, stellen }: Saying): boolean =>
  ersetzbar && stellen.every(({ eigene }) => !eigene)

/** What is said no more, and what is said now: `„030 1“ gilt nicht mehr, jetzt „030 2“`. */
export const changeWords = ({ alt, neu }: OldFacts['angaben'][number]): string =>
  neu === null ? `„${alt}“ gilt hier nicht mehr` : `„${alt}“ heißt jetzt „${neu}“`

/** In how many contents it still stands. */
export function standingWords({ inhalte, mehr }: OldFacts): string {
  if (inhalte.length === 1 && !mehr) return 'In einem anderen Inhalt steht es noch so.'
  return `In ${mehr ? 'mehr als ' : ''}${inhalte.length} anderen Inhalten steht es noch so.`
}

/** What became of the press, in a sentence. */
export function saidOfMended(data: readonly Mended[]): string {
  const drafts = data.filter(({ stand }) => stand === 'entwurf').length
  const refused = data.length - drafts
  if (drafts === 0) return 'Es wurde nichts ersetzt.'
  const where = drafts === 1 ? 'In einem Inhalt' : `In ${drafts} Inhalten`
  const rest =
    refused === 0 ? '' : refused === 1 ? ' In einem ging es nicht.' : ` In ${refused} ging es nicht.`
  return `${where} ersetzt, als Entwurf.${rest}`
}
