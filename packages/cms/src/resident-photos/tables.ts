import type { Selectable } from 'kysely'
import type { Db } from '../store/index.ts'

/** A photo that a resident sends with an entry: a damage report, or an entry of the pin board. */
type PhotoColumns = {
  kennung: string
  /** Id of the form with which it was uploaded. */
  einreichung: string
  /** Id of its entry; null until the form is sent. */
  gehoert_zu: string | null
  /** Position in the order of the form. */
  stelle: number
  /** 1 if it is public as soon as its entry is. */
  zeigen: number
  /** What it shows, in the words of its sender; empty if the form does not ask for them. */
  beschreibung: string
  typ: string
  groesse: number
  /** Until when the photo waits for its entry; null once it is bound. */
  gilt_bis: string | null
}

/** Each room has a table of its own, because purpose and retention differ; their columns are the same. */
export type PhotoTable = 'schaden_fotos' | 'pinnwand_fotos'
export type PhotoTables = Record<PhotoTable, PhotoColumns>
export type Photo = Selectable<PhotoColumns>

export const tablesOf = (db: Db) => db.withTables<PhotoTables>()
