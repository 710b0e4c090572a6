import { type InhaltKopf, inhaltStatus } from '@rathausplatz/contract'
import { READERS, standOf } from '../contents/stand.ts'
import { when } from '../pieces/when.ts'
import type { DocumentWork } from './use-open-document.ts'

/**
 * Returns the state of the work in a sentence. A stored working copy is „gemerkt“, a revision for colleagues
 * is „gespeichert“, a public one is „veröffentlicht“: each word has one meaning everywhere.
 */
export function stateOf({ kept, inhalt, isChanged, isReadOnly, recoveredFrom }: DocumentWork): string {
  if (isReadOnly) return `${publicWords(inhalt)} Sie können es ansehen, aber nicht ändern.`
  if (kept.is === 'failed')
    return 'Ihre letzten Eingaben sind noch nicht gemerkt: Der Server ist nicht zu erreichen. Es wird weiter versucht; bitte lassen Sie das Fenster offen.'
  if (!inhalt && kept.is === 'kept' && kept.at === undefined && !recoveredFrom)
    return 'Noch nicht gespeichert. Was Sie eingeben, bleibt auch ohne Speichern erhalten.'
  if (isChanged || !inhalt) {
    const safe = kept.is === 'waiting' ? 'Wird gemerkt …' : 'Ihre Eingaben sind gemerkt'
    return kept.is === 'waiting' ? safe : `${safe}, aber noch nicht gespeichert. ${publicWords(inhalt)}`
  }
  const whole = inhalt.luecken > 0 ? ' Noch nicht vollständig.' : ''
  return `Gespeichert ${when(inhalt.geaendert_am)} von ${inhalt.geaendert_von.name}.${whole} ${publicWords(inhalt)}`
}

type Shown = Pick<
  InhaltKopf,
  | 'status'
  | 'luecken'
  | 'fassung'
  | 'oeffentliche_fassung'
  | 'gueltig_von'
  | 'gueltig_bis'
  | 'zurueckgenommen_am'
> &
  Partial<Pick<InhaltKopf, 'zielgruppe'>>

/** What visitors see of a withdrawn document. */
export const WHERE_TAKEN_BACK = 'An der Adresse stehen nur noch der Titel, der Tag und der Grund.'

/** Returns in words whether visitors see the document, and which revision. */
export function publicWords(inhalt: Shown | undefined): string {
  if (!inhalt) return 'Noch nicht auf der Website.'
  const { status, gueltig_von, gueltig_bis, zielgruppe = 'oeffentlich' } = inhalt
  const { where } = READERS[zielgruppe]
  const there = where.replace(/^\p{Lu}/u, letter => letter.toLowerCase())
  const until = gueltig_bis ? `, bis ${when(gueltig_bis)}` : ''
  switch (status) {
    case 'oeffentlich':
      return `${where} zu sehen${until}.`
    case 'geaendert':
      return `${where} ist noch die Fassung davor zu sehen${until}.`
    case 'geplant': {
      const from = `ab ${gueltig_von ? when(gueltig_von) : 'sofort'}${until}`
      return isBehind(inhalt)
        ? `${where} ${from}, aber in der Fassung davor. Damit diese erscheint, veröffentlichen Sie noch einmal.`
        : `${where} ${from}.`
    }
    case 'abgelaufen':
      return `Seit ${gueltig_bis ? when(gueltig_bis) : 'kurzem'} nicht mehr ${there}.`
    case 'zurueckgenommen':
      return `${standOf(inhalt)}. ${WHERE_TAKEN_BACK}`
    case 'in_pruefung':
      return inhalt.oeffentliche_fassung === null
        ? 'In Prüfung, noch nicht veröffentlicht.'
        : `In Prüfung. ${where} ist noch die Fassung davor zu sehen${until}.`
    default:
      return `${inhaltStatus[status]}, nicht ${there}.`
  }
}

/** True if the public or scheduled revision is not the last saved one. */
const isBehind = ({ fassung, oeffentliche_fassung }: Shown): boolean => fassung !== oeffentliche_fassung
