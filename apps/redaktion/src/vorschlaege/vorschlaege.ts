import {
  type CallAnswer,
  type calls,
  field,
  type Verzeichnisangaben,
  verzeichnisangaben,
  verzeichnisangabenNamen,
} from '@rathausplatz/contract'
import { stateOf } from '../pruefung/state-of.ts'

export type Proposals = CallAnswer<typeof calls.redaktionVerzeichnisvorschlaege>
/** A proposed entry of a directory. */
export type Proposal = Proposals['data'][number]

export const PROPOSALS = '/verzeichnisvorschlaege'

/** Returns the aim of a proposal: "Neu für Vereine" or "Änderung in Vereine". */
export const aimOf = ({ stand, heute, inhalt, verzeichnisname }: Proposal): string => {
  if (stand === 'freigegeben') return `Eintrag in ${verzeichnisname}`
  return heute === null && inhalt === null ? `Neu für ${verzeichnisname}` : `Änderung in ${verzeichnisname}`
}

/** Returns the state; after a refused change the entry stays public. */
export const proposalState = (proposal: Proposal): string => {
  if (proposal.stand === 'freigegeben' && proposal.grund !== '')
    return 'Öffentlich, die Änderung ist abgelehnt'
  if (proposal.stand === 'freigegeben' && proposal.detailURL === '')
    return 'Freigegeben, zurzeit nicht öffentlich'
  if (proposal.stand === 'gesperrt' && proposal.gesperrt_von === 'stadt' && !proposal.betreut)
    return proposal.detailURL === '' ? 'Abgelehnt' : 'Abgelehnt, der Eintrag bleibt wie bisher'
  return stateOf(proposal)
}

/** Returns the waiting proposals in a sentence; undefined if there are none. */
export function proposedWords({ bestaetigt }: Proposals['anzahl']): string | undefined {
  if (bestaetigt === 0) return undefined
  return bestaetigt === 1
    ? 'Ein Vorschlag wartet auf Prüfung.'
    : `${bestaetigt} Vorschläge warten auf Prüfung.`
}

export type Compared = {
  readonly name: keyof Verzeichnisangaben
  readonly label: string
  /** The current value; `undefined` for a new entry. */
  readonly heute: string | undefined
  readonly neu: string
  readonly isChanged: boolean
}

/** Returns each field in words, current and proposed. */
export const comparedIn = ({ angaben, heute, rubriknamen }: Proposal): readonly Compared[] =>
  verzeichnisangabenNamen.map(name => {
    const valueInWords = (said: Verzeichnisangaben) => {
      const value = said[name]
      return typeof value === 'string' ? value : value.map(id => rubriknamen[id] ?? id).join(', ')
    }
    const neu = valueInWords(angaben)
    const before = heute ? valueInWords(heute) : undefined
    const label = field.metaOf(verzeichnisangaben.shape[name]).title ?? name
    return { name, label, heute: before, neu, isChanged: before !== undefined && before !== neu }
  })
