import type { Db } from '../store/index.ts'

export type AusfuhrTables = { ausfuhr: AusfuhrTable }

export type AusfuhrTable = {
  /** Always 1: a town has one export at most. */
  one: number
  id: string
  author: string
  /** `Extent` as JSON. */
  extent: string
  /** `laeuft` and `vorbei` are for the job; after `vorbei` the file cannot be downloaded and is deleted. */
  stand: 'laeuft' | 'fertig' | 'gescheitert' | 'vorbei'
  created_at: string
  /** The number of the attempt; a server that was taken for dead writes to the file of an earlier attempt. */
  attempt: number
  /** The packed share in percent; null until it is known. */
  percent: number | null
  fault: string | null
  /** The moment at which the file expires. */
  ends_at: string | null
  /** `Made` as JSON, once it is finished. */
  made: string | null
}

/** The finished file. */
export type Made = {
  /** Its name in the folder of exports. */
  readonly file: string
  readonly at: string
  readonly bytes: number
  readonly contents: number
  readonly media: number
  /** Files of the library that its folder has lost. */
  readonly missing: number
}

export const tablesOf = (db: Db) => db.withTables<AusfuhrTables>()
