/**
 * One row per part that a public document contributes to an object. Slot '' is the object itself, with its
 * values as JSON. Any other slot is filled with the address of another object (`link`) or with that object
 * (`embed`), as the only value or as one of several (`links`, `embeds`).
 */
export interface OparlPartsTable {
  document_id: string
  position: number
  object: string
  slot: string
  /** Another object; if it does not exist, the part does not count. */
  target: string | null
  how: 'self' | 'link' | 'links' | 'embed' | 'embeds'
  json: string
  gueltig_von: string
  gueltig_bis: string
}

/** Objects built from their parts. Moments in UTC to the second. */
export interface OparlObjectsTable {
  id: string
  type: string
  created: string
  modified: string
  deleted: number
  /** JSON without id, type and moments; addresses start with `oparl:` or `site:`. */
  body: string
}

export type OparlTables = { oparl_parts: OparlPartsTable; oparl_objects: OparlObjectsTable }
