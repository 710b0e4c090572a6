import { formatDate, formatTime } from '@rathausplatz/ui'
import { screenOf } from '../contents/row.ts'
import { nameOfKind } from '../kinds/kind-name.ts'
import type { Kind } from '../kinds/kinds.ts'
import type { Entry } from './log-query.ts'

const WHAT: Readonly<Record<string, string>> = {
  angelegt: 'angelegt',
  bearbeitet: 'bearbeitet',
  eingereicht: 'zur Prüfung gegeben',
  freigegeben: 'geprüft und freigegeben',
  zurueckgegeben: 'aus der Prüfung zurückgegeben',
  veroeffentlicht: 'veröffentlicht',
  zurueckgezogen: 'von der Website genommen',
  geloescht: 'gelöscht',
  zurueckgeholt: 'aus dem Papierkorb geholt',
  gepflegt: 'Pflege',
  ausgefuehrt: 'als Datei erstellt',
  heruntergeladen: 'heruntergeladen',
  gelesen: 'gelesen',
  sichtbar: 'erschien zur vorgesehenen Zeit',
  unsichtbar: 'verschwand zur vorgesehenen Zeit',
}

/** What was done, in words. */
export function whatOf({ was, art, schluessel_vorher, vermerk }: Entry): string {
  if (was === 'bearbeitet' && schluessel_vorher !== null) return 'verschoben'
  // With its reason; one that nobody had seen yet simply goes.
  if (was === 'zurueckgezogen' && art === 'bekanntmachung' && vermerk !== null) return 'zurückgenommen'
  return WHAT[was] ?? was
}

/** Of what is no content of a kind. */
const OTHERS: Readonly<Record<string, string>> = {
  medium: 'Bild oder Dokument',
  konto: 'Konto',
  zugang: 'Zugang für ein Programm',
  ausfuhr: 'Ausfuhr',
  eingang: 'Eingang eines Formulars',
  pinnwand: 'Eintrag der Pinnwand',
  verzeichnisvorschlag: 'Vorschlag für ein Verzeichnis',
  schaden: 'Gemeldeter Schaden',
}

/** What it was done to. */
export const kindNameOf = ({ art }: Pick<Entry, 'art'>, kinds: readonly Kind[]): string =>
  OTHERS[art] ?? nameOfKind(kinds, art)

/** What it is called now; what is there no more, by where it was. */
export const titleOf = ({ inhalt, schluessel }: Entry): string =>
  inhalt?.titel || schluessel.replace(/^[a-z]+:/, '')

/** Its address on the site, where it has one and is not called by it. */
export const addressIn = (entry: Entry): string | undefined =>
  entry.schluessel.startsWith('/') && entry.schluessel !== titleOf(entry) ? entry.schluessel : undefined

/** Where it can be looked at, as long as it is there and whoever asks may. */
export function placeOf(
  { art, id, inhalt, was, schluessel }: Entry,
  kinds: readonly Kind[],
  rights: readonly string[],
): string | undefined {
  if (art === 'eingang')
    return rights.includes('eingaenge-lesen') && id.startsWith('F-') ? `/eingaenge/${id}` : undefined
  if (art === 'konto') return rights.includes('konten-verwalten') ? `/konten/${id}` : undefined
  // The desk has it at the address that it has on the site.
  if (art === 'pinnwand' || art === 'verzeichnisvorschlag')
    return rights.includes('pinnwand-pruefen') && was !== 'geloescht' ? schluessel : undefined
  if (art === 'schaden')
    return rights.includes('schaeden-bearbeiten') && was !== 'geloescht' ? schluessel : undefined
  if (!inhalt || inhalt.geloescht) return undefined
  if (art === 'medium') return `/medien/${encodeURIComponent(id)}`
  return kinds.some(kind => kind.art === art) ? screenOf({ art, id }) : undefined
}

export const LOG_HEAD = [
  'Wann',
  'Wer',
  'Getan',
  'Art',
  'Titel',
  'Adresse',
  'Adresse vorher',
  'Vermerk',
] as const

/** An entry as a file has it. */
export const logLine = (entry: Entry, kinds: readonly Kind[]): readonly string[] => [
  `${formatDate(entry.zeitpunkt)}, ${formatTime(entry.zeitpunkt)}`,
  entry.von.name,
  whatOf(entry),
  kindNameOf(entry, kinds),
  titleOf(entry),
  entry.schluessel,
  entry.schluessel_vorher ?? '',
  entry.vermerk ?? '',
]
