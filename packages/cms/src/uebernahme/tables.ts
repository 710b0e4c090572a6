/** Imports from other websites, stored until some time after their end. */
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
  /** The editor whose rights apply. */
  author: string
  /** The program key that last started it: its limits apply too. */
  program: string | null
  quelle: Quelle
  /** Name of the file, or the address. */
  name: string
  stand: Stand
  created_at: string
  updated_at: string
  /** Why it failed. */
  fault: string | null
  /** `AboutUebernahme` as JSON. */
  data: string
  /** Size of the found content. */
  bytes: number
}

export type AboutUebernahme = {
  readonly hinweise: readonly string[]
  /** Hosts of the former site; links to them are internal. */
  readonly hosts: readonly string[]
  /** For a table: the kind of its rows, and the field of each column. */
  readonly art?: string
  readonly spalten?: readonly string[]
  readonly zuordnung?: readonly (string | null)[]
}

export type Zustand = 'gefunden' | 'uebernommen' | 'abgelehnt' | 'schon_da' | 'weggenommen' | 'geblieben'

/** A piece found in the file or at the address. */
export type StueckeTable = {
  uebernahme_id: string
  nr: number
  titel: string
  art: string
  /** Path of a page; '' for other kinds, whose address follows from their title. */
  ziel: string
  /** The full former address; for a table row, its identifying value. */
  adresse: string
  datum: string | null
  gewaehlt: number
  zustand: Zustand
  /** Id of the document that it becomes. */
  document_id: string
  /** Omissions and reasons of a refusal, as JSON. */
  hinweise: string
  /** Its content as JSON; '' once it is imported. */
  data: string
}
