import type { CallAnswer, CallInput, calls, InhaltKopf } from '@rathausplatz/contract'
import { isAnnounced } from '../contents/stand.ts'

/** A step for several documents: which of them it applies to, what it asks, and its messages. */

export type Auftrag = CallInput<typeof calls.redaktionSammelaktion>['body']
export type Outcome = CallAnswer<typeof calls.redaktionSammelaktion>
export type Aktion = Auftrag['aktion']

/** The fields of a row that a step needs. */
export type Target = Pick<
  InhaltKopf,
  | 'id'
  | 'art'
  | 'titel'
  | 'schluessel'
  | 'status'
  | 'fassung'
  | 'oeffentliche_fassung'
  | 'gueltig_von'
  | 'gueltig_bis'
>

export const aktionLabels: Record<Aktion, string> = {
  veroeffentlichen: 'Veröffentlichen',
  zurueckziehen: 'Von der Website nehmen',
  loeschen: 'Löschen',
  zurueckholen: 'Zurückholen',
  pflegen: 'Pflege ändern',
  einreichen: 'Zur Prüfung geben',
  zurueckgeben: 'Zurückgeben',
  zuordnen: 'Rubrik zuordnen',
  verschieben: 'Verschieben',
  befristen: 'Ende festlegen',
  zeiten: 'Abweichende Zeiten eintragen',
}

/** True if the step would change the document. A scheduled document is published in a dialog of its own. */
export function isAbout(aktion: Aktion, target: Target): boolean {
  const { status, oeffentliche_fassung } = target
  switch (aktion) {
    case 'veroeffentlichen':
      return status === 'entwurf' || status === 'in_pruefung' || status === 'geaendert'
    // An announced document is withdrawn only with a reason, in a dialog of its own, and is never deleted.
    case 'zurueckziehen':
      return oeffentliche_fassung !== null && status !== 'papierkorb' && !isAnnounced(target)
    case 'loeschen':
      return status !== 'papierkorb' && !isAnnounced(target)
    case 'pflegen':
      return status !== 'papierkorb' && status !== 'zurueckgenommen'
    case 'zuordnen':
    case 'verschieben':
      return status !== 'papierkorb' && status !== 'in_pruefung' && status !== 'zurueckgenommen'
    case 'einreichen':
      return status === 'entwurf' || status === 'geaendert'
    case 'zurueckgeben':
      return status === 'in_pruefung'
    case 'zeiten':
      return target.art === 'organisationseinheit' && oeffentliche_fassung !== null
    case 'befristen':
      return status === 'oeffentlich' || status === 'geaendert' || status === 'geplant'
    case 'zurueckholen':
      return status === 'papierkorb'
  }
}

/** True if the public revision differs from the draft: the step could not be undone. */
export const isOneWay = (aktion: Aktion, { fassung, oeffentliche_fassung }: Target): boolean =>
  (aktion === 'veroeffentlichen' || aktion === 'zurueckziehen' || aktion === 'loeschen') &&
  oeffentliche_fassung !== null &&
  oeffentliche_fassung !== fassung

/**
 * Returns the documents that become public. Restoring from the trash publishes those whose entry names a
 * revision.
 */
export const madePublic = ({ aktion, eintraege }: Auftrag, targets: readonly Target[]): readonly Target[] =>
  targets.filter(({ id }) =>
    eintraege.some(
      entry =>
        entry.id === id &&
        (aktion === 'veroeffentlichen' || (aktion === 'zurueckholen' && entry.grundfassung !== undefined)),
    ),
  )

const MOST_NAMED = 8

/** Returns the titles of the documents; of many documents only the first titles and a count. */
export function namesOf(targets: readonly Pick<Target, 'titel'>[]): string[] {
  const rest = targets.length - MOST_NAMED
  const named = rest > 1 ? targets.slice(0, MOST_NAMED) : targets
  return [...named.map(({ titel }) => `„${titel}“`), ...(rest > 1 ? [`und ${rest} weitere`] : [])]
}

/** New values for `pflegen`; a missing field stays unchanged. */
export type CareWanted = Pick<Auftrag['eintraege'][number], 'verantwortlich' | 'wiedervorlage'>

/** Values that a step needs, the same for all documents or one for each. */
export type Wanted = Omit<Auftrag['eintraege'][number], 'id' | 'grundfassung' | 'trotzdem'>
export type WantedOf = Wanted | ((target: Target) => Wanted)

/** Steps that send the revision shown in the list, so that nobody changes a revision they have not seen. */
const OF_REVISION: ReadonlySet<Aktion> = new Set<Aktion>([
  'veroeffentlichen',
  'einreichen',
  'zuordnen',
  'verschieben',
  'zeiten',
])

/**
 * Builds the request. `trotzdem`: the editor has confirmed the step although other documents link to the
 * document.
 */
export const auftragOf = (
  aktion: Aktion,
  targets: readonly Target[],
  wanted: WantedOf = {},
  { trotzdem = false } = {},
): Auftrag => ({
  aktion,
  eintraege: targets.map(target => ({
    id: target.id,
    ...(OF_REVISION.has(aktion) ? { grundfassung: target.fassung } : {}),
    ...(aktion === 'veroeffentlichen'
      ? { gueltig_von: target.gueltig_von, gueltig_bis: target.gueltig_bis }
      : {}),
    ...(trotzdem ? { trotzdem } : {}),
    ...(typeof wanted === 'function' ? wanted(target) : wanted),
  })),
})

export type Failure = {
  readonly id: string
  /** Undefined if the document was not found. */
  readonly art: string | undefined
  readonly titel: string
  readonly satz: string
  /** True if other documents link to this one: the editor can confirm the step nevertheless. */
  readonly isLinked: boolean
}

/** Returns the documents for which the step failed, with the reason. */
export const failuresOf = ({ data }: Outcome, targets: readonly Target[]): readonly Failure[] =>
  data.flatMap(({ id, inhalt, fehler }) => {
    if (!fehler) return []
    const of = inhalt ?? targets.find(target => target.id === id)
    const isLinked = fehler.code === 'verlinkt'
    return [{ id, art: of?.art, titel: of?.titel || 'Ein Inhalt', satz: fehler.satz, isLinked }]
  })

/** Returns the result in a sentence. */
export function saidOfOutcome(aktion: Aktion, { data }: Outcome): string {
  const done = data.filter(({ fehler }) => !fehler)
  const [one] = done
  const failed = data.length - done.length
  const what =
    done.length === 1 && one?.inhalt ? `„${one.inhalt.titel}“ ${DONE[aktion][0]}` : many(aktion, done.length)
  const not = failed === 1 ? 'Einmal hat es nicht geklappt.' : `${failed}-mal hat es nicht geklappt.`
  return [done.length > 0 ? `${what}.` : '', failed > 0 ? not : ''].filter(Boolean).join(' ')
}

const many = (aktion: Aktion, count: number) => `${count} Inhalte ${DONE[aktion][1]}`

const DONE: Record<Aktion, readonly [string, string]> = {
  veroeffentlichen: ['ist öffentlich', 'sind öffentlich'],
  zurueckziehen: ['ist nicht mehr auf der Website', 'sind nicht mehr auf der Website'],
  loeschen: ['liegt im Papierkorb', 'liegen im Papierkorb'],
  zurueckholen: ['ist als Entwurf zurück', 'sind als Entwürfe zurück'],
  pflegen: ['ist geändert', 'sind geändert'],
  einreichen: ['liegt zur Prüfung', 'liegen zur Prüfung'],
  zurueckgeben: ['ist wieder ein Entwurf', 'sind wieder Entwürfe'],
  zuordnen: ['hat die neue Wahl der Rubriken, als Entwurf', 'haben die neue Wahl der Rubriken, als Entwürfe'],
  verschieben: ['steht am neuen Ort', 'stehen am neuen Ort'],
  befristen: [
    'ist geändert: Das Ende ist, wie Sie es gewählt haben',
    'sind geändert: Das Ende ist, wie Sie es gewählt haben',
  ],
  zeiten: ['hat die abweichenden Zeiten', 'haben die abweichenden Zeiten'],
}
