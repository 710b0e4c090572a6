import type { Medienart } from '@rathausplatz/contract'

/** What editors know of the files of the library. The files themselves lie in the data folder. */
export type MediaTables = {
  medien: {
    /** `marktplatz`, `satzung.pdf`: the last part of its address. */
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
    /** The whole sum of its bytes, of which the version is the beginning; null where nobody has reckoned it yet. */
    sha256: string | null
    /** What a picture looks like (look.ts); null where nobody has looked yet, nothing where there is nothing to compare. */
    muster: string | null
    /** `Rathaus` or `Freibad / Sommer 2026`; nothing in none. */
    ordner: string
    /** Title, description and name, folded. */
    suchtext: string
    created_at: string
    updated_at: string
    author: string
  }

  /** Parts of what pictures look like, with their place in the whole: `3:1f`. */
  picture_parts: { part: string; datei: string }

  /** Files that are the same or look alike, from either side. */
  alike_files: { datei: string; other: string; distance: number }

  /** What was deleted, until it is gone for good. Its bytes and its name are kept. */
  deleted_files: MediaTables['medien'] & { deleted_at: string; deleted_by: string }
}

export type MediumRow = MediaTables['medien']
export type DeletedRow = MediaTables['deleted_files']
