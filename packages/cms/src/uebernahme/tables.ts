/** What somebody is taking over from another website, kept until some time after it has ended. */
export type UebernahmeTables = {
  uebernahmen: UebernahmenTable
  uebernahme_stuecke: StueckeTable
}

export type Quelle = 'wordpress' | 'feed' | 'sitemap' | 'tabelle'

/** `sucht`, `laeuft` and `nimmt_zurueck` are for the job; in the others it waits for somebody, or is over. */
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
  /** Who takes over: their rights hold. */
  author: string
  /** The key for a program by which it was last set going: then only what that may holds. */
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
  /** What was found weighs so much. */
  bytes: number
}

export type AboutUebernahme = {
  readonly hinweise: readonly string[]
  /** Hosts whose links are links within the old site. */
  readonly hosts: readonly string[]
  /** Of a table: what its rows are, and which column fills which field. */
  readonly art?: string
  readonly spalten?: readonly string[]
  readonly zuordnung?: readonly (string | null)[]
}

export type Zustand = 'gefunden' | 'uebernommen' | 'abgelehnt' | 'schon_da' | 'weggenommen' | 'geblieben'

/** One thing of it, found in the file or under the address. */
export type StueckeTable = {
  uebernahme_id: string
  nr: number
  titel: string
  art: string
  /** Path at which a page will stand; '' for other kinds, whose place follows from their title. */
  ziel: string
  /** Where it stood, in full; of a row of a table what tells it from others. */
  adresse: string
  datum: string | null
  gewaehlt: number
  zustand: Zustand
  /** The document that it becomes or has become. */
  document_id: string
  /** What was left out, why it was refused, as JSON. */
  hinweise: string
  /** What it says, as JSON; '' once it was taken over. */
  data: string
}
