import { tabellen } from '@rathausplatz/contract/tabellen'
import { berlinDay } from '@rathausplatz/time'
import type { Kysely } from 'kysely'
import type { CmsStore } from '../collections/collections.ts'
import { countedLater } from '../counted-later.ts'
import { daysBefore } from '../jobs/days-before.ts'
import type { StepJob } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import { notStored, ok, orThrow } from '../store/result.ts'
import { namesNobody, wordsOf } from './names-nobody.ts'
import type { SearchTables } from './tables.ts'
import { normalise, stem } from './words.ts'

/** Days after which a question is deleted if it is not repeated. */
export const { tage: RETENTION_DAYS } = tabellen.sucheOhneTreffer.dauer
/** Most different questions that are stored; the rarest are deleted first. */
const MOST_QUESTIONS = 2_000

/** A question without a hit. */
export type ZeroHit = { readonly frage: string; readonly anzahl: number; readonly zuletzt: string }

/**
 * Counts questions without a hit, for editors. Stores only the words, a count and the last day, no addresses
 * or sessions. Drops anything that looks like a name, a mail address, a number or a whole sentence, because
 * visitors also search for people, and may type into the wrong field.
 */
export function zeroHits(
  { database }: Pick<CmsStore, 'database'>,
  clock: () => Date,
  log: Pick<Log, 'warn'> = { warn() {} },
) {
  const asked = countedLater<number>({
    what: 'Suchen ohne Treffer',
    log,
    join: (before, more) => before + more,
    async write(all) {
      let counted: Counted
      try {
        counted = await ofNobody(database.read.withTables<SearchTables>(), all)
      } catch (cause) {
        return notStored(cause)
      }
      if (counted.length === 0) return ok(undefined)
      return database.write(async db => {
        const tables = db.withTables<SearchTables>()
        const zuletzt = berlinDay(clock())
        await tables
          .insertInto('suche_ohne_treffer')
          .values(counted.map(([frage, anzahl]) => ({ frage, anzahl, zuletzt })))
          .onConflict(conflict =>
            conflict.column('frage').doUpdateSet(({ eb, ref }) => ({
              anzahl: eb('suche_ohne_treffer.anzahl', '+', ref('excluded.anzahl')),
              zuletzt: ref('excluded.zuletzt'),
            })),
          )
          .execute()
        const most = mostAsked(tables, MOST_QUESTIONS).select('frage')
        await tables.deleteFrom('suche_ohne_treffer').where('frage', 'not in', most).execute()
        return ok(undefined)
      })
    },
  })

  return {
    note(question: string): void {
      const frage = keptForm(question)
      if (frage !== undefined) asked.count(frage, 1)
    },

    /** Returns the questions, most frequent first. */
    async list(limit: number): Promise<ZeroHit[]> {
      await asked.flush()
      return readZeroHits({ database }, limit)
    },

    /** Removes a question from the list; the question returns when it is asked again. */
    async forget(frage: string): Promise<void> {
      await asked.flush()
      await orThrow(
        database.write<void>(async db => {
          await db
            .withTables<SearchTables>()
            .deleteFrom('suche_ohne_treffer')
            .where('frage', '=', frage)
            .execute()
          return ok(undefined)
        }),
      )
    },

    close: asked.close,
  }
}

/** Questions that are checked in one step. */
const IN_A_STEP = 500

/** Deletes old questions, and those of earlier versions that may name a person. */
export const forgetOldQuestions: StepJob = {
  name: 'Suchen ohne Treffer löschen',
  due: 'taeglich',
  async step(transaction, { now, mark }) {
    const tables = transaction.withTables<SearchTables>()
    await tables
      .deleteFrom('suche_ohne_treffer')
      .where('zuletzt', '<', daysBefore(now, RETENTION_DAYS).slice(0, 10))
      .execute()
    const some = await tables
      .selectFrom('suche_ohne_treffer')
      .select(['frage', 'anzahl'])
      .where('frage', '>', mark ?? '')
      .orderBy('frage')
      .limit(IN_A_STEP)
      .execute()
    const kept = await ofNobody(
      tables,
      some.map(({ frage, anzahl }) => [frage, anzahl] as const),
    )
    const named = some.filter(({ frage }) => !kept.some(([one]) => one === frage)).map(({ frage }) => frage)
    if (named.length > 0) await tables.deleteFrom('suche_ohne_treffer').where('frage', 'in', named).execute()
    const more = some.length === IN_A_STEP
    return { more, mark: more ? (some.at(-1)?.frage ?? '') : '' }
  },
}

/** Returns the stored questions, most frequent first, then latest. */
export function readZeroHits({ database }: Pick<CmsStore, 'database'>, limit: number): Promise<ZeroHit[]> {
  return mostAsked(database.read.withTables<SearchTables>(), limit).selectAll().execute()
}

const mostAsked = (tables: Kysely<SearchTables>, limit: number) =>
  tables
    .selectFrom('suche_ohne_treffer')
    .orderBy('anzahl', 'desc')
    .orderBy('zuletzt', 'desc')
    .orderBy('frage')
    .limit(limit)

type Counted = readonly (readonly [frage: string, anzahl: number])[]

/** Returns the questions that name no person. Words of the town's own pages are known. */
async function ofNobody(tables: Kysely<SearchTables>, counted: Counted): Promise<Counted> {
  const words = [...new Set(counted.flatMap(([frage]) => wordsOf(frage)))]
  const found =
    words.length > 0
      ? await tables
          .selectFrom('suche_worte')
          .select('wort')
          .where('wort', 'in', [...new Set(words.map(stem))])
          .execute()
      : []
  const stems = new Set(found.map(({ wort }) => wort))
  const here = new Set(words.filter(word => stems.has(stem(word))))
  const kept = await Promise.all(counted.map(([frage]) => namesNobody(frage, here)))
  return counted.filter((_, at) => kept[at])
}

/** Returns a question as it is stored, or undefined if it may contain personal data. */
export function keptForm(question: string): string | undefined {
  const frage = normalise(question).toLowerCase().replaceAll(/\s+/g, ' ').trim()
  if (frage.length < 2 || frage.length > 60 || frage.split(' ').length > 6) return undefined
  // Mail addresses, telephone and file numbers, dates of birth.
  return /@|\d.*\d.*\d.*\d.*\d/.test(frage) ? undefined : frage
}
