import type { Medienart } from '@rathausplatz/contract'

/** What editors know about the files of the library. The files themselves are in the data folder. */
export type MediaTables = {
  medien: {
    /** The last part of its address: `marktplatz`, `satzung.pdf`. */
    datei: string
    art: Medienart
    typ: string
    titel: string
    beschreibung: string
    dekorativ: number
    urheber: string
    groesse: number
    breite: number | null
    hoehe: number | null
    version: string
    /** SHA-256 of its bytes, in hex; `version` is the beginning of it. Null if not computed yet. */
    sha256: string | null
    /** Look of a picture (look.ts); null if not computed yet, empty if there is nothing to compare. */
    muster: string | null
    /** `Rathaus` or `Freibad / Sommer 2026`; empty: in no folder. */
    ordner: string
    /** Title, description, author and name, folded. */
    suchtext: string
    created_at: string
    updated_at: string
    author: string
  }

  /** Parts of looks, each with its position: `3:1f`. */
  picture_parts: { part: string; datei: string }

  /** Pairs of files that are the same or look alike, stored in both directions. */
  alike_files: { datei: string; other: string; distance: number }

  /** The trash: deleted files until they are deleted for good. Bytes and names are kept. */
  deleted_files: MediaTables['medien'] & { deleted_at: string; deleted_by: string }
}

export type MediumRow = MediaTables['medien']
export type DeletedRow = MediaTables['deleted_files']
