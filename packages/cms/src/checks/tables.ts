import type { BefundGewicht } from '@rathausplatz/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../store/index.ts'

export type CheckTables = {
  /** One row per public document: when it is looked through next, and how much was found the last time. */
  checks: {
    document_id: string
    revision: number
    /** '' for at once. */
    due_at: string
    checked_at: string | null
  } & Weights
  findings: {
    document_id: string
    number: number
    rule: string
    weight: BefundGewicht
    field: string
    /** As people read it in the form. */
    field_name: string
    sentence: string
    advice: string
    words: string | null
  }
  /** All that was found, added up week by week; the newest row is that of now. */
  quality_weeks: { week: string; documents: number; with_findings: number } & Weights
}

/** How many findings of each weight. */
export type Weights = { fehler: number; hinweise: number; woerter: number }

export type Db = Kysely<CheckTables>

export const checksIn = (db: Database['read']): Db => db.withTables<CheckTables>()
