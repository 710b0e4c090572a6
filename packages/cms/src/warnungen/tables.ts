import type { Warnquelle } from '@rathausplatz/contract'
import type { Db } from '../store/database.ts'
import type { MessageKind } from './message.ts'

/** Official warnings, and the state of their services. */
export type WarnungTables = {
  warnungen: WarnungenTable
  warnquellen: WarnquellenTable
}

/** One row per event, whatever identifier its latest message has. */
export interface WarnungenTable {
  /** Id of the event, which is part of its address and stays the same when a message replaces another. */
  id: string
  quelle: Warnquelle
  kennung: string
  version: string
  art: MessageKind
  /** `Said`, as JSON. */
  daten: string
  fassung: string
  bis: string | null
  seit: string
  /** When the service last listed the warning. */
  stand: string
  /** When the service stopped listing the warning; null while it is listed. */
  beendet_am: string | null
  /** The content that an editor has hidden (`contentOf`); a message with another content is shown again. */
  ausgeblendete_fassung: string | null
  ausgeblendet_am: string | null
  ausgeblendet_von: string | null
  ausgeblendet_grund: string | null
}

export interface WarnquellenTable {
  quelle: Warnquelle
  gelesen_am: string | null
  versucht_am: string
  due_at: string
  fehlschlaege: number
  /** The error of the last poll; '' if there was none. */
  fehler: string
  /** ETag of the last answer. */
  etag: string
}

export const tablesOf = (db: Db) => db.withTables<WarnungTables>()
