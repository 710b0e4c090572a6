/** Links of public documents, and the results of checking the addresses of other websites. */
export type LinkTables = {
  link_uses: LinkUsesTable
  link_checks: LinkChecksTable
}

/** One row per link of a public document, in the order of the document. */
export interface LinkUsesTable extends LinkTarget {
  document_id: string
  position: number
  /** Path of the field, dotted as in an issue. */
  field: string
  /** Text of the link; '' if it has none. */
  words: string
  /** Since when the public document has had this link. */
  since: string
}

export interface LinkTarget {
  art: LinkArt
  /** Kind of the document that a reference field names; otherwise ''. */
  target_kind: string
  /** By `art`: path of a page, name of a file, key of a document, or address of another website. */
  target: string
  /** Key of the redirect that would answer this address; otherwise ''. */
  redirect_key: string
}

/** A page of this site, a file of the library, a document named by a field, an address of another website. */
export type LinkArt = 'seite' | 'datei' | 'eintrag' | 'extern'

/** One row per address of another website. */
export interface LinkChecksTable {
  address: string
  state: LinkState
  /** Reason of a failure, for editors; '' if there is none. */
  reason: string
  /** Target of a permanent redirect. */
  moved_to: string | null
  /** Number of consecutive failed days. */
  failures: number
  failed_since: string | null
  checked_at: string | null
  /** When a server last answered there, whatever the answer was. */
  answered_at: string | null
  due_at: string
}

/**
 * `verdacht`: failed, but on too few days to be reported. `ungeprueft`: the website rejects programs, or our
 * own network was down.
 */
export type LinkState = 'neu' | 'geht' | 'umzug' | 'verdacht' | 'kaputt' | 'ungeprueft'
