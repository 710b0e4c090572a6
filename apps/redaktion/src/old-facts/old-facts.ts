import type { CallAnswer, calls } from '@rathausplatz/contract'
import { isAbout } from '../bulk/bulk.ts'

export type OldFacts = CallAnswer<typeof calls.redaktionAlteAngaben>
export type Saying = OldFacts['inhalte'][number]
export type Waiting = OldFacts['entwuerfe'][number]
type Change = OldFacts['angaben'][number]
type Mended = CallAnswer<typeof calls.redaktionAlteAngabenErsetzen>['data'][number]

/** The change that a sentence has not followed yet. */
const changeAt = (angaben: readonly Change[], { alt }: Saying['stellen'][number]): Change | undefined =>
  angaben.find(one => one.alt === alt)

/** Where it is most likely wrong: nobody else has it still, and no record states it for itself. */
export const isLikelyOld = ({ ersetzbar, stellen }: Saying, angaben: readonly Change[]): boolean =>
  ersetzbar && stellen.every(stelle => !stelle.eigene && changeAt(angaben, stelle)?.weiterhin.length === 0)

const NAMES = {
  telefon: 'Nummer',
  email: 'E-Mail-Adresse',
  anschrift: 'Anschrift',
  gebuehr: 'Gebühr',
} as const satisfies Record<Change['angabe'], string>

/** What is said no more, and what is said now. */
export function changeWords({ angabe, alt, neu }: Change): string {
  if (angabe === 'gebuehr')
    return neu === null
      ? `Die Gebühr von ${alt}\u00a0€ steht hier nicht mehr.`
      : `Die Gebühr von ${alt}\u00a0€ beträgt jetzt ${neu}\u00a0€.`
  const was = `Die ${NAMES[angabe]} „${alt}“`
  return neu === null ? `${was} steht hier nicht mehr.` : `${was} lautet jetzt „${neu}“.`
}

const MOST_NAMES = 3

/** Who still has what was said before; '' for nobody. */
export function keepersWords({ angabe, weiterhin }: Change): string {
  if (weiterhin.length === 0) return ''
  const rest = weiterhin.length - MOST_NAMES
  const named = rest > 1 ? [...weiterhin.slice(0, MOST_NAMES), `${rest} weitere`] : weiterhin
  const all = new Intl.ListFormat('de-DE').format(named)
  if (angabe === 'gebuehr') return `Bei ${all} gilt dieser Betrag weiterhin.`
  return `${all} ${weiterhin.length === 1 ? 'hat' : 'haben'} diese ${NAMES[angabe]} weiterhin.`
}

/** What is to be known of a sentence before one has it changed: where it stands, and why it may be right. */
export function placeNotes(
  stelle: Saying['stellen'][number],
  angaben: readonly Change[],
  isChoosable: boolean,
): string[] {
  const change = changeAt(angaben, stelle)
  const kept = isChoosable && !stelle.eigene && change ? keepersWords(change) : ''
  return [
    stelle.ort,
    ...(stelle.eigene ? ['Dort eine eigene Angabe, vielleicht gilt sie noch.'] : []),
    ...(kept ? [`Nicht vorausgewählt: ${kept}`] : []),
  ]
}

/** In how many contents it still stands. */
export function standingWords({ inhalte, mehr }: OldFacts): string {
  if (inhalte.length === 1 && !mehr) return 'In einem anderen Inhalt steht noch die alte Angabe.'
  return `In ${mehr ? 'mehr als ' : ''}${inhalte.length} anderen Inhalten steht noch die alte Angabe.`
}

/** What became of the press, in a sentence. */
export function saidOfMended(data: readonly Mended[]): string {
  const drafts = data.filter(({ stand }) => stand === 'entwurf').length
  const refused = data.length - drafts
  if (drafts === 0) return 'Es wurde nichts eingesetzt.'
  const where = drafts === 1 ? 'In einem Inhalt' : `In ${drafts} Inhalten`
  const rest =
    refused === 0 ? '' : refused === 1 ? ' In einem ging es nicht.' : ` In ${refused} ging es nicht.`
  return `${where} als Entwurf eingesetzt.${rest}`
}

/**
 * What can be done with drafts that say the new already: publish them or have them looked at. Not those in which more has
 * changed: nobody makes the unfinished work of others public without having seen it.
 */
export function stepsOf(waiting: readonly Waiting[]) {
  const alone = waiting.filter(one => one.nur_das)
  return {
    veroeffentlichen: alone.filter(one => one.freigebbar && isAbout('veroeffentlichen', one)),
    einreichen: alone.filter(one => !one.freigebbar && one.schreibbar && isAbout('einreichen', one)),
  }
}

/** Why a draft is not among those that go with one press; '' where it is. */
export function waitingNote({ nur_das, status, freigebbar }: Waiting): string {
  if (!nur_das) return 'Hier ist noch anderes geändert: bitte ansehen und dort veröffentlichen.'
  if (status === 'in_pruefung') return 'Liegt zur Prüfung.'
  return freigebbar ? '' : 'Veröffentlichen darf es, wer hier freigibt.'
}
