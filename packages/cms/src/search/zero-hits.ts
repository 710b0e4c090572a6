import { ablagen } from '@rathausplatz/contract/ablagen'
import type { CmsStore } from '../collections/collections.ts'
import type { DailyJob } from '../jobs/daily-jobs.ts'
import { ok } from '../store/result.ts'
import { ask } from './ask.ts'
import { normalise } from './words.ts'

/** After so many days without being asked again a question is forgotten. */
export const { tage: RETENTION_DAYS } = ablagen.sucheOhneTreffer.dauer
/** More different questions than editors read; the rarest go first. */
const MOST_QUESTIONS = 2_000
/** What is asked between two writings. */
const MOST_WAITING = 200
const WRITE_AFTER_MS = 10_000

/** A question that found nothing. */
export type ZeroHit = { readonly frage: string; readonly anzahl: number; readonly zuletzt: string }

/**
 * Counts questions that found nothing, for editors: words only, with a number and the last day. No addresses, no
 * sessions; what looks like a mail address, a number or a whole sentence is not kept (a visitor may have typed it into
 * the wrong field). Collected in memory and written now and then, so that asking in vain costs no write.
 */
export function zeroHits(store: CmsStore, clock: () => Date) {
  const waiting = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<unknown> = Promise.resolve()

  const write = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.size === 0) return
    const asked = JSON.stringify([...waiting])
    waiting.clear()
    const now = clock()
    const done = store.database.write(async db => {
      await ask(
        db,
        `insert into suche_ohne_treffer select value ->> 0, value ->> 1, ? from json_each(?) where true
          on conflict (frage) do update set anzahl = anzahl + excluded.anzahl, zuletzt = excluded.zuletzt`,
        [now.toISOString().slice(0, 10), asked],
      )
      await ask(
        db,
        `delete from suche_ohne_treffer where frage in (
          select frage from suche_ohne_treffer order by anzahl desc, zuletzt desc limit -1 offset ${MOST_QUESTIONS})`,
      )
      return ok(undefined)
    })
    writing = done
    await done
  }

  return {
    note(question: string): void {
      const frage = keptForm(question)
      if (frage === undefined || (waiting.size >= MOST_WAITING && !waiting.has(frage))) return
      waiting.set(frage, (waiting.get(frage) ?? 0) + 1)
      timer ??= setTimeout(() => void write(), WRITE_AFTER_MS).unref()
    },

    /** The questions of editors' interest: most asked first. */
    async list(limit: number): Promise<ZeroHit[]> {
      await write()
      return readZeroHits(store, limit)
    },

    async close(): Promise<void> {
      await write()
      await writing
    },
  }
}

export const forgetOldQuestions: DailyJob = {
  name: 'Suchen ohne Treffer löschen',
  async run(transaction, now) {
    const limit = new Date(now.getTime() - RETENTION_DAYS * 86_400_000).toISOString()
    await ask(transaction, 'delete from suche_ohne_treffer where zuletzt < ?', [limit.slice(0, 10)])
  },
}

/** What is written down: most asked first, then last asked. */
export function readZeroHits({ database }: Pick<CmsStore, 'database'>, limit: number): Promise<ZeroHit[]> {
  return ask<ZeroHit>(
    database.read,
    'select frage, anzahl, zuletzt from suche_ohne_treffer order by anzahl desc, zuletzt desc, frage limit ?',
    [limit],
  )
}

/** A question as it is kept, or undefined if it may say something about a person. */
export function keptForm(question: string): string | undefined {
  const frage = normalise(question).toLowerCase().replaceAll(/\s+/g, ' ').trim()
  if (frage.length < 2 || frage.length > 60 || frage.split(' ').length > 6) return undefined
  // Mail addresses, telephone and file numbers, dates of birth.
  return /@|\d.*\d.*\d.*\d.*\d/.test(frage) ? undefined : frage
}
