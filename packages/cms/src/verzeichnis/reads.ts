import type { Verzeichnis, Verzeichniseintrag } from '@rathausplatz/contract/records'
import { fold } from '@rathausplatz/text'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { foldedWords } from '../search/folded-words.ts'
import type { Database } from '../store/database.ts'
import type { Tables } from '../store/tables.ts'
import type { VerzeichnisTables } from './tables.ts'

type All = Tables & VerzeichnisTables

/** Filters of a directory, all of which must match. */
export type Filter = {
  q: string
  rubrik?: string | undefined
  buchstabe?: string | undefined
}

/** Most words of a search. */
const MOST_WORDS = 8

/**
 * Reads directories in the order of names from narrow rows; only the entries of one page are read completely.
 */
export function verzeichnisReads({ read }: Database, clock: () => Date) {
  const db = read.withTables<VerzeichnisTables>() as Kysely<All>

  const visible = (verzeichnis: string) => {
    const now = clock().toISOString()
    return db
      .selectFrom('verzeichnis_eintraege as e')
      .where('e.verzeichnis', '=', verzeichnis)
      .where('e.gueltig_von', '<=', now)
      .where('e.gueltig_bis', '>', now)
  }

  return {
    /** Returns the entries of one page by name, and the total number. */
    async entries(
      verzeichnis: string,
      filter: Filter,
      rubriken: Verzeichnis['rubriken'],
      page: { limit: number; offset: number },
    ): Promise<{ eintraege: readonly Verzeichniseintrag[]; anzahl: number }> {
      const { rubrik, buchstabe } = filter
      let found = visible(verzeichnis)
      if (buchstabe !== undefined) found = found.where('e.buchstabe', '=', buchstabe)
      if (rubrik !== undefined) found = found.where(eb => inRubrik(eb, verzeichnis, [rubrik]))
      for (const word of foldedWords(filter.q).slice(0, MOST_WORDS)) {
        const named = rubriken.filter(({ name }) => fold(name).includes(word)).map(({ id }) => id)
        found = found.where(eb => {
          const inText = sql<boolean>`${eb.ref('e.text')} like ${holding(word)} escape '\\'`
          return named.length > 0 ? eb.or([inText, inRubrik(eb, verzeichnis, named)]) : inText
        })
      }
      const [rows, counted] = await Promise.all([
        found
          .innerJoin('published as p', 'p.document_id', 'e.document_id')
          .select('p.data')
          .orderBy('e.name')
          .orderBy('e.document_id')
          .limit(page.limit)
          .offset(page.offset)
          .execute(),
        found.select(({ fn }) => fn.countAll().as('anzahl')).executeTakeFirstOrThrow(),
      ])
      return { eintraege: rows.map(({ data }) => JSON.parse(data)), anzahl: Number(counted.anzahl) }
    },

    /**
     * Returns the total number of entries, the letters that have entries, and the number of entries per
     * Rubrik.
     */
    async counts(verzeichnis: string) {
      const [buchstaben, rubriken] = await Promise.all([
        visible(verzeichnis)
          .select(({ fn }) => ['e.buchstabe', fn.countAll().as('anzahl')])
          .groupBy('e.buchstabe')
          .execute(),
        visible(verzeichnis)
          .innerJoin('verzeichnis_rubriken as r', 'r.document_id', 'e.document_id')
          .select(({ fn }) => ['r.rubrik', fn.countAll().as('anzahl')])
          .groupBy('r.rubrik')
          .execute(),
      ])
      return {
        anzahl: buchstaben.reduce((sum, { anzahl }) => sum + Number(anzahl), 0),
        buchstaben: buchstaben.map(({ buchstabe }) => buchstabe).toSorted(),
        rubriken: new Map(rubriken.map(({ rubrik, anzahl }) => [rubrik, Number(anzahl)])),
      }
    },
  }
}

/** Returns a LIKE pattern for a word, with wildcards escaped. */
const holding = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`

function inRubrik(
  eb: ExpressionBuilder<All & { e: VerzeichnisTables['verzeichnis_eintraege'] }, 'e'>,
  verzeichnis: string,
  ids: readonly string[],
) {
  return eb(
    'e.document_id',
    'in',
    eb
      .selectFrom('verzeichnis_rubriken as r')
      .select('r.document_id')
      .where('r.verzeichnis', '=', verzeichnis)
      .where('r.rubrik', 'in', ids),
  )
}
