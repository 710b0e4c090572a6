import type { Warnquelle } from '@rathausplatz/contract'
import type { Db } from '../store/database.ts'
import type { MessageKind } from './message.ts'

/** What has come of official warnings, and how their services answer. */
export type WarnungTables = {
  warnungen: WarnungenTable
  warnquellen: WarnquellenTable
}

/** One row per event, whatever number its newest message has. */
export interface WarnungenTable {
  /** Stands in its address, and stays when a message takes the place of another. */
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
  /** When its service last said so. */
  stand: string
  /** Since when its service no longer says so. */
  beendet_am: string | null
  /** What an editor has put away; what says something else is shown again. */
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
  /** In words, what was wrong at the last attempt; '' where nothing was. */
  fehler: string
  /** Of the answer that was read last. */
  etag: string
}

export const tablesOf = (db: Db) => db.withTables<WarnungTables>()
