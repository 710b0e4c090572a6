/**
 * One row per thing that a public document says of an object. With the slot '' it is the object itself, its own values as
 * JSON; else it fills a slot of it: with the address of another object (`link`), with that object (`embed`), each as the
 * only one or as one of several (`links`, `embeds`).
 */
export interface OparlPartsTable {
  document_id: string
  position: number
  object: string
  slot: string
  /** Another object, without which this is not said. */
  target: string | null
  how: 'self' | 'link' | 'links' | 'embed' | 'embeds'
  json: string
  gueltig_von: string
  gueltig_bis: string
}

/** What follows from all that is said of an object. Moments in UTC to the second. */
export interface OparlObjectsTable {
  id: string
  type: string
  created: string
  modified: string
  deleted: number
  /** JSON without id, type and moments, addresses as `oparl:` and `site:`. */
  body: string
}

export type OparlTables = { oparl_parts: OparlPartsTable; oparl_objects: OparlObjectsTable }
