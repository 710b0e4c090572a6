import { setTimeout } from 'node:timers/promises'
import { DAY_MS } from '@rathausplatz/time'
import type { CmsStore } from '../collections/collections.ts'
import { fieldName } from '../editing/field-names.ts'
import { type Looking, weightiest } from '../editing/looking.ts'
import type { WorkJob } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import { ok } from '../store/index.ts'
import { listFindings } from '../store/listing.ts'
import { orThrow } from '../store/result.ts'
import { statingOld, wakeChecks } from './stating-old.ts'
import { type CheckTables, checksIn, type Db } from './tables.ts'
import { addToWeek, countsOf, weekOf } from './weeks.ts'

/** Each content is checked again after this time, because its targets change too. */
const ROUND_MS = 7 * DAY_MS
/** A check that is due even later was scheduled by a wrong clock. */
const TOO_FAR_MS = ROUND_MS + DAY_MS
const AT_ONCE = 50
/** Pause between two documents, so that visitors and editors come first. */
const PAUSE_MS = 5

/** Offices are compared with the hours of their house, which may have changed a moment ago. */
const UNIT = 'organisationseinheit'

type Check = CheckTables['checks']

/** The job that checks public content: soon after publication, and once a week. One document per turn. */
export function checkContents({
  store,
  looking,
  clock,
  log,
}: {
  store: CmsStore
  looking: Looking
  clock: () => Date
  log: Log
}): WorkJob {
  const { database } = store

  const checkOne = async (check: Check): Promise<void> => {
    const released = await database.read
      .selectFrom('published')
      .select(['kind', 'key', 'data'])
      .where('document_id', '=', check.document_id)
      .executeTakeFirst()
    if (!released) return
    const { kind, key } = released
    const typed: unknown = JSON.parse(released.data)
    const isNew = check.due_at === ''
    const { document_id: id, revision } = check
    const outdated = isNew ? await statingOld(store, { id, kind, revision, data: typed }) : []
    const facts = await looking.facts(kind === UNIT || outdated.length > 0 ? 'newest' : 'known')
    const found = await looking.look({ kind, key, typed }, undefined, facts)
    const findings = weightiest(found?.findings ?? []).map((finding, number) => ({
      document_id: check.document_id,
      number,
      rule: finding.regel,
      weight: finding.gewicht,
      field: finding.feld,
      field_name: fieldName(found?.record, finding.feld, typed),
      sentence: finding.satz,
      advice: finding.rat,
      words: finding.stelle ?? null,
    }))
    const ease = Math.round((found?.lesbarkeit?.stufe ?? 0) * 10)
    await orThrow(
      database.write(async transaction => {
        const db = checksIn(transaction)
        if (!(await note(db, check, weightsOf(findings)))) return ok(undefined)
        await db.deleteFrom('findings').where('document_id', '=', check.document_id).execute()
        if (findings.length > 0) await db.insertInto('findings').values(findings).execute()
        await wakeChecks(db, outdated)
        await listFindings(transaction, check.document_id, { ease, findings: findings.length })
        return ok(undefined)
      }),
    )
  }

  /** Returns false if the document was published again meanwhile, or is no longer public. */
  const note = async (db: Db, check: Check, weights: ReturnType<typeof weightsOf>): Promise<boolean> => {
    const now = clock()
    const { numUpdatedRows } = await db
      .updateTable('checks')
      .set({ ...weights, checked_at: now.toISOString(), due_at: inOneRound(now) })
      .where('document_id', '=', check.document_id)
      .where('revision', '=', check.revision)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const minus = check.checked_at === null ? undefined : countsOf(check)
    await addToWeek(db, { plus: countsOf(weights), minus }, weekOf(now))
    return true
  }

  /** Postpones a document that makes a rule fail, so that it does not block the others. */
  const putOff = (check: Check) =>
    orThrow(
      database.write(async transaction =>
        ok(
          await checksIn(transaction)
            .updateTable('checks')
            .set({ due_at: inOneRound(clock()) })
            .where('document_id', '=', check.document_id)
            .execute(),
        ),
      ),
    )

  return {
    name: 'Öffentliche Inhalte durchsehen',
    due: {
      async at(db, { now }) {
        const next = await dueChecks(checksIn(db), now, 1)
        if (next.length > 0) return now.toISOString()
        const { due } = await checksIn(db)
          .selectFrom('checks')
          .select(({ fn }) => fn.min('due_at').as('due'))
          // Leaves out a document that was added since the first query: its `due_at` is empty.
          .where('due_at', '>', now.toISOString())
          .executeTakeFirstOrThrow()
        return due ?? undefined
      },
    },
    async work({ signal }) {
      while (!signal.aborted) {
        const due = await dueChecks(checksIn(database.read), clock(), AT_ONCE)
        if (due.length === 0) return
        for (const check of due) {
          if (signal.aborted) return
          try {
            await checkOne(check)
          } catch (err) {
            log.error({ err, document: check.document_id }, 'Ein Inhalt ließ sich nicht durchsehen.')
            await putOff(check)
          }
          await setTimeout(PAUSE_MS)
        }
      }
    },
  }
}

const inOneRound = (now: Date): string => new Date(now.getTime() + ROUND_MS).toISOString()

/** Returns the due checks, new publications first. */
async function dueChecks(db: Db, now: Date, limit: number): Promise<readonly Check[]> {
  const ordered = db.selectFrom('checks').selectAll().orderBy('due_at').orderBy('document_id').limit(limit)
  const due = await ordered.where('due_at', '<=', now.toISOString()).execute()
  if (due.length > 0) return due
  return ordered.where('due_at', '>', new Date(now.getTime() + TOO_FAR_MS).toISOString()).execute()
}

const weightsOf = (findings: readonly Pick<CheckTables['findings'], 'weight'>[]) => {
  const count = (wanted: CheckTables['findings']['weight']) =>
    findings.filter(({ weight }) => weight === wanted).length
  return { fehler: count('fehler'), hinweise: count('hinweis'), woerter: count('wort') }
}
