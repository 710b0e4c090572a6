import { formatDate, formatTime } from '@rathausplatz/ui'
import { screenOf } from '../contents/row.ts'
import { nameOfKind } from '../kinds/kind-name.ts'
import type { Kind } from '../kinds/kinds.ts'
import { roomWays } from '../rooms/rooms.ts'
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

/** Returns the kind of change in words. */
export function whatOf({ was, art, schluessel_vorher, vermerk }: Entry): string {
  if (was === 'bearbeitet' && schluessel_vorher !== null) return 'verschoben'
  // An announcement that was withdrawn with a reason has a word of its own. Without a reason it was never
  // public.
  if (was === 'zurueckgezogen' && art === 'bekanntmachung' && vermerk !== null) return 'zurückgenommen'
  return WHAT[was] ?? was
}

/** Objects of rooms, by their kind, each with the right that opens its screen. */
const LOGGED = new Map(
  roomWays.flatMap(({ logged = {}, right }) =>
    Object.entries(logged).map(([art, shown]) => [art, { ...shown, right }] as const),
  ),
)

/** Returns the name of the changed object's kind. */
export const kindNameOf = ({ art }: Pick<Entry, 'art'>, kinds: readonly Kind[]): string =>
  art === 'medium' ? 'Bild oder Dokument' : (LOGGED.get(art)?.name ?? nameOfKind(kinds, art))

/** Returns the current title; the former address of an object that is gone. */
export const titleOf = ({ inhalt, schluessel }: Entry): string =>
  inhalt?.titel || schluessel.replace(/^[a-z]+:/, '')

/** Returns the address of the object on the site, unless its title is the address. */
export const addressIn = (entry: Entry): string | undefined =>
  entry.schluessel.startsWith('/') && entry.schluessel !== titleOf(entry) ? entry.schluessel : undefined

/** Returns the screen of the object, if it exists and the account may open it. */
export function placeOf(entry: Entry, kinds: readonly Kind[], rights: readonly string[]): string | undefined {
  const logged = LOGGED.get(entry.art)
  if (logged) return logged.right && rights.includes(logged.right) ? logged.screenOf?.(entry) : undefined
  const { art, id, inhalt } = entry
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

/** Returns an entry as a line of the table file. */
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
