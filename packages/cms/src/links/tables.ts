/** What public documents link to, and what came of trying the addresses of other houses. */
export type LinkTables = {
  link_uses: LinkUsesTable
  link_checks: LinkChecksTable
}

/** One row per link of a public document, in the order in which they stand there. */
export interface LinkUsesTable extends LinkTarget {
  document_id: string
  position: number
  /** Where it stands, dotted like an issue's path. */
  field: string
  /** What people press; '' where the link has no words of its own. */
  words: string
  /** Since when the document has led there in public. */
  since: string
}

export interface LinkTarget {
  art: LinkArt
  /** Kind of the document that a reference field names; else ''. */
  target_kind: string
  /** A path of the site, the name of a file, the key of a document, the address of another house. */
  target: string
  /** Key of the redirect that would answer there; else ''. */
  redirect_key: string
}

/** A page of this site, a file of the library, a document that a field names, an address of another house. */
export type LinkArt = 'seite' | 'datei' | 'eintrag' | 'extern'

/** One row per address of other houses. */
export interface LinkChecksTable {
  address: string
  state: LinkState
  /** What was the matter, in words; '' where nothing is. */
  reason: string
  /** Where it has moved for good. */
  moved_to: string | null
  /** On how many days it failed, one after the other. */
  failures: number
  failed_since: string | null
  checked_at: string | null
  /** When somebody answered there last, whatever they said. */
  answered_at: string | null
  due_at: string
}

/**
 * `verdacht` failed, but not on enough days to be told; `ungeprueft` is what programs are not let in to, or what could
 * not be reached for reasons of our own.
 */
export type LinkState = 'neu' | 'geht' | 'umzug' | 'verdacht' | 'kaputt' | 'ungeprueft'
