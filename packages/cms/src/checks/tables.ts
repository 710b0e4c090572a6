import type { BefundGewicht } from '@rathausplatz/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../store/index.ts'

export type CheckTables = {
  /** One row per public document: the next check, and the number of findings of the last check. */
  checks: {
    document_id: string
    revision: number
    /** Empty means at once. */
    due_at: string
    checked_at: string | null
  } & Weights
  findings: {
    document_id: string
    number: number
    rule: string
    weight: BefundGewicht
    field: string
    /** The label of the field in the form. */
    field_name: string
    sentence: string
    advice: string
    words: string | null
  }
  /** The sums of findings per week; the newest row is the present week. */
  quality_weeks: { week: string; documents: number; with_findings: number } & Weights
}

/** The number of findings per weight. */
export type Weights = { fehler: number; hinweise: number; woerter: number }

export type Db = Kysely<CheckTables>

export const checksIn = (db: Database['read']): Db => db.withTables<CheckTables>()
