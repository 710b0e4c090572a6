import { setImmediate } from 'node:timers/promises'
import type { Bekanntmachung } from '@rathausplatz/contract/records'
import { bekanntmachung } from '../collections/bekanntmachung.ts'
import type { Log } from '../log.ts'
import type { Database } from '../store/index.ts'

export type Notice = {
  readonly id: string
  readonly title: string
  readonly key: string
  readonly data: Bekanntmachung
  readonly gueltig_von: string
  readonly published_at: string
}

type Read = Database['read']

const AT_ONCE = 50
/** Authors that are parts of the software. A file that they change does not count as replaced. */
const HOUSE = ['System', 'Einfuhr']

/** Yields all promulgated notices by id, as promulgated, also those withdrawn since. */
export async function* promulgatedNotices(
  read: Read,
  clock: () => Date,
  log: Pick<Log, 'warn'> | undefined,
): AsyncGenerator<Notice> {
  let after = ''
  for (;;) {
    const rows = await read
      .selectFrom('releases as r')
      .innerJoin('revisions as v', join =>
        join.onRef('v.document_id', '=', 'r.document_id').onRef('v.number', '=', 'r.revision'),
      )
      .select(['r.document_id as id', 'r.title', 'r.key', 'r.gueltig_von', 'r.published_at', 'v.data'])
      .where('r.kind', '=', bekanntmachung.kind)
      .where('r.gueltig_von', '<=', clock().toISOString())
      .where('r.document_id', '>', after)
      .orderBy('r.document_id')
      .limit(AT_ONCE)
      .execute()
    for (const { data, ...row } of rows) {
      const parsed = bekanntmachung.parse(JSON.parse(data))
      if (parsed.issues) log?.warn({ id: row.id }, 'Eine Bekanntmachung ließ sich nicht lesen.')
      else yield { ...row, data: parsed.value }
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    await setImmediate()
  }
}

/**
 * Returns the moment from which the notice was public. A publication that was withdrawn before it became
 * visible does not count.
 */
export async function promulgatedAt(read: Read, { id, gueltig_von, published_at }: Notice): Promise<Date> {
  const steps = await read
    .selectFrom('changes')
    .select(['at', 'what'])
    .where('document_id', '=', id)
    .where('what', 'in', ['veroeffentlicht', 'zurueckgezogen'])
    .orderBy('seq')
    .execute()
  const last = steps.findLastIndex(({ what }) => what === 'veroeffentlicht')
  const begun = steps.slice(0, last + 1).findLastIndex(({ what }) => what === 'zurueckgezogen')
  const published = steps[begun + 1]?.at ?? published_at
  return new Date(gueltig_von > published ? gueltig_von : published)
}

/**
 * Returns whether an editor has changed a file since a moment, and whether the log goes back to the moment.
 */
export async function touchedSince(read: Read, datei: string, since: string) {
  const touched = await read
    .selectFrom('changes')
    .select('seq')
    .where('document_id', '=', datei)
    .where('kind', '=', 'medium')
    .where('what', 'in', ['angelegt', 'bearbeitet'])
    .where('who', 'not in', HOUSE)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()
  const known = await read
    .selectFrom('changes')
    .select('seq')
    .where('at', '<=', since)
    .limit(1)
    .executeTakeFirst()
  return { isTouched: touched !== undefined, isLogged: known !== undefined }
}
