import type { Db } from '../store/index.ts'

export type AusfuhrTables = { ausfuhr: AusfuhrTable }

export type AusfuhrTable = {
  /** Always 1: a town has one export at most. */
  one: number
  id: string
  author: string
  /** `Extent` as JSON. */
  extent: string
  /** `laeuft` is for the job, and so is `vorbei`: nobody may have it any more, and its file goes. */
  stand: 'laeuft' | 'fertig' | 'gescheitert' | 'vorbei'
  created_at: string
  /** How often it was begun: whoever was taken for dead and goes on writes to a file of the attempt before. */
  attempt: number
  /** How much of it is packed; null while nobody knows. */
  percent: number | null
  fault: string | null
  /** From then on nobody may have it. */
  ends_at: string | null
  /** `Made` as JSON, once it is there. */
  made: string | null
}

/** The file that came of it. */
export type Made = {
  /** Its name in the folder of exports. */
  readonly file: string
  readonly at: string
  readonly bytes: number
  readonly contents: number
  readonly media: number
  /** Files that the library knows and its folder has lost. */
  readonly missing: number
}

export const tablesOf = (db: Db) => db.withTables<AusfuhrTables>()
