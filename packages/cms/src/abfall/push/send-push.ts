import type { WorkJob } from '../../jobs/job.ts'
import type { Log } from '../../log.ts'
import { turnstile } from '../../media/turnstile.ts'
import type { FetchOutside } from '../../outbound/fetch-outside.ts'
import { type Database, ok } from '../../store/index.ts'
import { orThrow } from '../../store/result.ts'
import { type AbfallTables, tablesOf } from '../tables.ts'
import { forgetDevice } from './devices.ts'
import { encryptPush, vapidHeader } from './encrypt-push.ts'
import type { PushKeys } from './push-keys.ts'

type Sources = {
  database: Database
  keys: PushKeys
  /** The site, named to push services so that they know whom to tell of trouble. */
  publicUrl: string
  fetch: FetchOutside
  clock: () => Date
  log: Log
}

/** As many as are under way at the same time, and their way outside takes. */
export const PUSHES_AT_ONCE = 8
const TAKEN_AT_ONCE = 100
/** After the first failure, the second, ...; until it helps nobody any more. */
const PAUSES_SECONDS = [30, 120, 600, 1_800]
const LONGEST_PAUSE_SECONDS = 3_600

/** The device is no more, or does not want to hear of us: its browser has asked for another address. */
const isOver = (status: number): boolean => status === 404 || status === 410
const isTaken = (status: number): boolean => status >= 200 && status < 300
const isLater = (status: number): boolean => status === 429 || status >= 500

/** Hands messages to the services that reach devices. */
export function sendPush({ database, keys, publicUrl, fetch, clock, log }: Sources): WorkJob {
  const write = (work: (db: Database['read']) => Promise<void>): Promise<void> =>
    orThrow(database.write(async db => ok(await work(db))))

  const drop = (id: string) =>
    write(
      async db => void (await tablesOf(db).deleteFrom('abfall_nachrichten').where('id', '=', id).execute()),
    )

  const later = (row: AbfallTables['abfall_nachrichten'], asked: number | undefined) =>
    write(async db => {
      const seconds =
        asked ?? PAUSES_SECONDS[Math.min(row.attempts, PAUSES_SECONDS.length - 1)] ?? LONGEST_PAUSE_SECONDS
      const due_at = new Date(
        clock().getTime() + Math.min(seconds, LONGEST_PAUSE_SECONDS) * 1_000,
      ).toISOString()
      await tablesOf(db)
        .updateTable('abfall_nachrichten')
        .set({ due_at, attempts: row.attempts + 1 })
        .where('id', '=', row.id)
        .execute()
    })

  /** `silent`: the houses that have not answered this time. Whoever waits for them keeps all others waiting. */
  const send = async (
    row: AbfallTables['abfall_nachrichten'],
    silent: Set<string>,
    signal: AbortSignal,
  ): Promise<void> => {
    const device = await tablesOf(database.read)
      .selectFrom('abfall_geraete')
      .selectAll()
      .where('id', '=', row.geraet_id)
      .executeTakeFirst()
    const now = clock()
    const body = device && row.gilt_bis > now.toISOString() ? encryptPush(row.inhalt, device) : undefined
    if (!device || !body) return drop(row.id)
    const { endpoint } = device
    const house = hostIn(endpoint)
    if (silent.has(house)) return later(row, undefined)
    const ttl = Math.max(60, Math.floor((Date.parse(row.gilt_bis) - now.getTime()) / 1_000))
    const { marke } = JSON.parse(row.inhalt) as { marke: string }
    const fetched = await fetch(endpoint, {
      method: 'POST',
      body,
      mostBytes: 0,
      signal,
      headers: {
        authorization: vapidHeader(keys, { endpoint, subject: publicUrl, now }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttl),
        urgency: 'normal',
        // One that is sent again takes the place of the first.
        topic: marke.replaceAll(/[^\w-]/g, '').slice(0, 32),
      },
    })
    if (!fetched.ok) {
      if (fetched.refusal === 'beendet') return
      // Into our own network, or to nowhere: it never reaches anybody.
      if (fetched.refusal === 'eigenes-netz' || fetched.refusal === 'keine-adresse')
        return write(db => forgetDevice(db, endpoint))
      silent.add(house)
      return later(row, undefined)
    }
    const { status, headers } = fetched.answer
    if (isTaken(status)) return drop(row.id)
    if (isOver(status)) return write(db => forgetDevice(db, endpoint))
    if (isLater(status)) return later(row, secondsIn(headers['retry-after'], now))
    log.warn({ status, host: house }, 'Ein Push-Dienst nimmt eine Erinnerung nicht an.')
    return drop(row.id)
  }

  return {
    name: 'Erinnerungen an Geräte schicken',
    due: {
      async at(db: Database['read']) {
        const row = await tablesOf(db)
          .selectFrom('abfall_nachrichten')
          .select('due_at')
          .orderBy('due_at')
          .limit(1)
          .executeTakeFirst()
        return row?.due_at
      },
    },
    async work({ signal }) {
      const places = turnstile(PUSHES_AT_ONCE)
      const silent = new Set<string>()
      while (!signal.aborted) {
        const rows = await tablesOf(database.read)
          .selectFrom('abfall_nachrichten')
          .selectAll()
          .where('due_at', '<=', clock().toISOString())
          .orderBy('due_at')
          .orderBy('id')
          .limit(TAKEN_AT_ONCE)
          .execute()
        if (rows.length === 0) return
        await Promise.all(rows.map(row => places.run(() => send(row, silent, signal))))
      }
    },
  }
}

const hostIn = (endpoint: string): string => (URL.canParse(endpoint) ? new URL(endpoint).host : endpoint)

/** `120`, or a moment. */
function secondsIn(text: string | undefined, now: Date): number | undefined {
  if (text === undefined) return undefined
  if (/^\d{1,6}$/.test(text)) return Number(text)
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? undefined : Math.max(1, Math.ceil((moment - now.getTime()) / 1_000))
}
