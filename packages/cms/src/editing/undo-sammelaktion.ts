import type { CallAnswer, Calls } from '@rathausplatz/contract'
import type { Care, Document } from '../store/index.ts'

export type Answer = CallAnswer<Calls['redaktionSammelaktion']>
type Task = NonNullable<Answer['rueckgaengig']>['auftrag']
export type Action = Task['aktion']
export type Entry = Task['eintraege'][number]

export type Taken = { readonly titel: string; readonly before: Document; readonly back: Entry }

export const OPPOSITE = {
  veroeffentlichen: 'zurueckziehen',
  zurueckziehen: 'veroeffentlichen',
  loeschen: 'zurueckholen',
  zurueckholen: 'loeschen',
  pflegen: 'pflegen',
  einreichen: 'zurueckgeben',
  zurueckgeben: 'einreichen',
  zuordnen: 'zuordnen',
  verschieben: 'verschieben',
  befristen: 'befristen',
  zeiten: 'zeiten',
} as const satisfies Record<Action, Action>

/**
 * Returns the entry that undoes a step; undefined if it changed nothing or no single step can undo it. A
 * public document is published again, unless it had unpublished changes: its public version cannot be
 * published again.
 */
export function wayBack(aktion: Action, before: Document): Entry | undefined {
  const { id, draft_revision, published_revision, deleted_at, gueltig_von, gueltig_bis } = before
  const publicAgain =
    published_revision === draft_revision
      ? { id, grundfassung: draft_revision, gueltig_von, gueltig_bis }
      : undefined
  switch (aktion) {
    case 'veroeffentlichen':
      return published_revision === null ? { id, trotzdem: true } : undefined
    case 'zurueckziehen':
      return publicAgain
    case 'loeschen':
      return deleted_at === null ? (publicAgain ?? { id }) : undefined
    case 'zurueckholen':
      return deleted_at === null ? undefined : { id, trotzdem: true }
    default:
      return undefined
  }
}

/** The former values of the fields that the step changes. */
export const careBack = (
  { id, verantwortlich, wiedervorlage }: Entry,
  { owner, rhythm, review_on }: Care,
): Entry => ({
  id,
  ...(verantwortlich === undefined ? {} : { verantwortlich: owner }),
  ...(wiedervorlage && {
    wiedervorlage: { monate: rhythm as NonNullable<Entry['wiedervorlage']>['monate'], am: review_on },
  }),
})

export function sentence(aktion: Action, taken: readonly Taken[]): string {
  const [first = '', second = ''] = taken.map(({ titel }) => `„${titel}“`)
  const named =
    taken.length <= 2
      ? [first, second].filter(Boolean).join(' und ')
      : `${first}, ${second} und ${taken.length - 2} weitere`
  const words = {
    veroeffentlichen: `${named} wieder von der Website nehmen`,
    zurueckziehen: `${named} wieder veröffentlichen`,
    loeschen: `${named} aus dem Papierkorb holen${asItWas(taken)}`,
    zurueckholen: `${named} wieder in den Papierkorb legen`,
    pflegen: `Verantwortliche und Wiedervorlage von ${named} wie vorher`,
    einreichen: `${named} doch nicht zur Prüfung geben`,
    zurueckgeben: `${named} wieder zur Prüfung geben`,
    zuordnen: `Rubriken von ${named} wie vorher`,
    verschieben: `${named} zurück an den alten Ort`,
    befristen: `Ende von ${named} wie vorher`,
    zeiten: `Abweichende Zeiten von ${named} wie vorher`,
  } as const satisfies Record<Action, string>
  return words[aktion]
}

/** Says whether undoing a deletion publishes the documents again or restores them as drafts. */
function asItWas(taken: readonly Taken[]): string {
  const wasPublic = taken.filter(({ before }) => before.published_revision !== null)
  const again = wasPublic.filter(({ back }) => back.grundfassung !== undefined)
  if (wasPublic.length === 0) return ''
  if (again.length === taken.length) return ' und wieder veröffentlichen'
  if (again.length === wasPublic.length) return ' und, was öffentlich war, wieder veröffentlichen'
  const asDrafts = 'was seit der Veröffentlichung geändert wurde, als Entwurf'
  return again.length === 0
    ? `; ${asDrafts}`
    : ` und, was öffentlich war, wieder veröffentlichen; ${asDrafts}`
}
