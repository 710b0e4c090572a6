import { History, Trash2 } from 'lucide-react'
import type { Kind } from '../kinds/kinds.ts'
import { type GroupName, groups, type PlacedWay, type RoomWay, type Way } from '../rooms/room.ts'
import { roomWays } from '../rooms/rooms.ts'
import { useFrameData } from './frame-data.ts'
import { drawingOf, homeOf, wordsOf } from './ways.ts'

type Group = { readonly name: GroupName; readonly ways: readonly Way[] }

/** Kinds of record by topic; a kind without a group is under "Weitere Inhalte". */
const KINDS: Readonly<Partial<Record<GroupName, readonly string[]>>> = {
  Website: ['seite'],
  Aktuelles: ['aktuelles', 'hinweis', 'veranstaltung', 'bekanntmachung', 'stelle'],
  Rathaus: ['organisationseinheit', 'leistung', 'formular', 'terminangebot', 'lebenslage', 'baugebiet'],
  Rat: ['sitzung', 'vorlage', 'gremium', 'ratsperson'],
  Verzeichnisse: ['verzeichnis', 'verzeichniseintrag'],
  Intranet: ['intranetbeitrag', 'archivdokument', 'intranetrubrik', 'archivthema', 'archiv'],
  Einrichten: ['stadt', 'menue', 'rubrik', 'suchbegriff', 'weiterleitung'],
}
const GROUPED = new Set(Object.values(KINDS).flat())

const TRASH: PlacedWay = {
  group: 'Website',
  to: '/papierkorb',
  words: 'gelöscht löschen wiederherstellen zurückholen',
  label: 'Papierkorb',
  drawing: Trash2,
}

const LOG: RoomWay = {
  group: 'Einrichten',
  to: '/protokoll',
  words: 'Verlauf wer hat was geändert Änderungen Log',
  label: 'Protokoll',
  drawing: History,
  right: 'protokoll-lesen',
}

/** Returns the links of the navigation for this account, by group. */
export function useWays(): readonly Group[] {
  const { kinds, session } = useFrameData()
  return groupsOf(kinds, session.rechte)
}

export function groupsOf(kinds: readonly Kind[], rights: readonly string[]): readonly Group[] {
  const mayDelete = kinds.some(({ rechte }) => rechte.includes('loeschen'))
  const open = [...roomWays, LOG].filter(way => mayUse(way, kinds, rights))
  const others: readonly PlacedWay[] = mayDelete ? [...open, TRASH] : open
  return groups.flatMap(name => {
    const here = others.filter(({ group }) => group === name)
    const ofKinds = kindsIn(name, kinds).map(wayOf)
    const ways = [...here.filter(way => way.isFirst), ...ofKinds, ...here.filter(way => !way.isFirst)]
    return ways.length > 0 ? [{ name, ways }] : []
  })
}

/** Whether an account may open a place of the desk. */
export const mayUse = (
  { right, kind }: RoomWay,
  kinds: readonly Kind[],
  rights: readonly string[],
): boolean =>
  (right === undefined || rights.includes(right)) &&
  (kind === undefined || kinds.some(({ art }) => art === kind))

const wayOf = ({ art, label }: Kind): Way => ({
  to: homeOf(art),
  label: label.many,
  drawing: drawingOf(art),
  ...wordsOf(art),
})

const kindsIn = (name: GroupName, kinds: readonly Kind[]): readonly Kind[] =>
  name === 'Weitere Inhalte'
    ? kinds.filter(({ art }) => !GROUPED.has(art))
    : (KINDS[name] ?? []).flatMap(art => kinds.find(kind => kind.art === art) ?? [])
