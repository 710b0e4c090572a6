import type { Database, Db } from '../store/index.ts'
import { ok, orThrow } from '../store/result.ts'

/** Imports from other websites, which are stored until some time after their end. */
export type UebernahmeTables = {
  uebernahmen: UebernahmenTable
  uebernahme_stuecke: StueckeTable
}

export type Quelle = 'wordpress' | 'feed' | 'sitemap' | 'tabelle'

/**
 * `sucht`, `laeuft` and `nimmt_zurueck` are states of the job; otherwise the import waits for the editor or
 * has ended.
 */
export type Stand =
  | 'sucht'
  | 'bereit'
  | 'laeuft'
  | 'fertig'
  | 'gescheitert'
  | 'nimmt_zurueck'
  | 'zurueckgenommen'

export type UebernahmenTable = {
  id: string
  /** The editor with whose rights the import runs. */
  author: string
  /** The program key that last started the import: its limits apply too. */
  program: string | null
  quelle: Quelle
  /** Name of the file, or the address of the website. */
  name: string
  stand: Stand
  created_at: string
  updated_at: string
  /** Why the import failed. */
  fault: string | null
  /** `AboutUebernahme` as JSON. */
  data: string
  /** Size of the found content in bytes. */
  bytes: number
}

export type AboutUebernahme = {
  readonly hinweise: readonly string[]
  /** Hosts of the former website; links to these hosts count as internal. */
  readonly hosts: readonly string[]
  /** For a table: the kind of its rows, and the field of each column. */
  readonly art?: string
  readonly spalten?: readonly string[]
  readonly zuordnung?: readonly (string | null)[]
  /** Values by field for rows whose cells say nothing about it. */
  readonly fuer_alle?: Readonly<Record<string, string>>
}

export type Zustand = 'gefunden' | 'uebernommen' | 'abgelehnt' | 'schon_da' | 'weggenommen' | 'geblieben'

/** A piece found in the file or at the address. */
export type StueckeTable = {
  uebernahme_id: string
  nr: number
  titel: string
  art: string
  /**
   * Path that the piece gets if it becomes a page; '' for a row of a table. After the import, the key of its
   * document.
   */
  ziel: string
  /** The full former address; for a row of a table, its identifying value. */
  adresse: string
  datum: string | null
  gewaehlt: number
  zustand: Zustand
  /** Id that the document of the piece will have. */
  document_id: string
  /** Notes on omissions, and the reasons of a refusal, as JSON. */
  hinweise: string
  /** Content of the piece as JSON; '' once it is imported. */
  data: string
}

export const tablesOf = (db: Db) => db.withTables<UebernahmeTables>()

/** Returns a function that runs a write transaction on the tables of imports. */
export const writerOf =
  (database: Database) =>
  <T>(work: (db: ReturnType<typeof tablesOf>, raw: Db) => Promise<T>): Promise<T> =>
    orThrow(database.write(async db => ok(await work(tablesOf(db), db))))
