import { noteChange } from '../store/changes.ts'
import { type Database, ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { answerWords } from './answer-words.ts'
import { answersIn } from './answers.ts'
import { KIND } from './forget.ts'
import { tablesOf } from './tables.ts'

/** A submission for the output of the operator's command. */
export type NewestEingang = {
  readonly vorgang: string
  readonly titel: string
  readonly eingegangen_am: string
  readonly angaben: readonly { readonly label: string; readonly text: string }[]
}

/**
 * Returns the newest submissions with their answers. The access is recorded in the change log, as at the
 * desk.
 */
export const readNewest = (database: Database, now: Date, limit: number): Promise<readonly NewestEingang[]> =>
  orThrow(
    database.write<readonly NewestEingang[]>(async db => {
      const rows = await tablesOf(db)
        .selectFrom('formular_eingaenge')
        .selectAll()
        .orderBy('eingegangen_am', 'desc')
        .orderBy('vorgang')
        .limit(limit)
        .execute()
      for (const { vorgang, titel } of rows)
        await noteChange(db, {
          at: now,
          who: COMMAND,
          what: 'gelesen',
          document: { id: vorgang, kind: KIND, key: vorgang },
          note: titel,
        })
      return ok(
        rows.map(row => ({
          vorgang: row.vorgang,
          titel: row.titel,
          eingegangen_am: row.eingegangen_am,
          angaben: answersIn(row).map(answer => ({ label: answer.label, text: answerWords(answer) })),
        })),
      )
    }),
  )

const COMMAND = 'npm run eingaenge'
