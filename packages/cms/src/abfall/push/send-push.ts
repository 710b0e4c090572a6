import type { WorkJob } from '../../jobs/job.ts'
import { NobodyWaits, TooManyWaiting } from '../../limits/turnstile.ts'
import type { Log } from '../../log.ts'
import type { Fetched, FetchOutside } from '../../outbound/fetch-outside.ts'
import { type Database, type Db, ok } from '../../store/index.ts'
import { orThrow } from '../../store/result.ts'
import { type AbfallTables, tablesOf } from '../tables.ts'
import { forgetDevice } from './devices.ts'
import { encryptPush, vapidHeader } from './encrypt-push.ts'
import { lanes } from './lanes.ts'
import type { PushKeys } from './push-keys.ts'

type Row = AbfallTables['abfall_nachrichten']
type Device = AbfallTables['abfall_geraete']

type Sources = {
  database: Database
  keys: PushKeys
  /** The address of the site, as contact for push services. */
  publicUrl: string
  fetch: FetchOutside
  mayPush: (endpoint: URL) => boolean
  clock: () => Date
  log: Log
}

const TAKEN_AT_ONCE = 100
/**
 * The next batch is loaded when only this many messages of the last batch are left, so that slow messages do
 * not delay the next batch.
 */
const LEFT_OF_THEM = 50
/** Wait before the next try while the slow services are busy. */
const BUSY_SECONDS = 30
/** Waits after the first failure, the second, ...; retries end when the reminder expires. */
const PAUSES_SECONDS = [30, 120, 600, 1_800]
const LONGEST_PAUSE_SECONDS = 3_600

/** The device no longer exists or does not want messages: its browser has a new address. */
const isOver = (status: number): boolean => status === 404 || status === 410
const isTaken = (status: number): boolean => status >= 200 && status < 300
const isLater = (status: number): boolean => status === 429 || status >= 500

const isSilent = (handed: Fetched): boolean =>
  !handed.ok && !['beendet', 'eigenes-netz', 'keine-adresse'].includes(handed.refusal)

/** Sends messages to the push services of devices. */
export function sendPush({ database, keys, publicUrl, fetch, mayPush, clock, log }: Sources): WorkJob {
  const services = lanes()
  const write = (work: (db: Db) => Promise<void>): Promise<void> =>
    orThrow(database.write(async db => ok(await work(db))))

  const drop = (id: string) =>
    write(
      async db => void (await tablesOf(db).deleteFrom('abfall_nachrichten').where('id', '=', id).execute()),
    )

  const putOff = (id: string, seconds: number, attempts: number) =>
    write(async db => {
      const due_at = new Date(clock().getTime() + seconds * 1_000).toISOString()
      await tablesOf(db)
        .updateTable('abfall_nachrichten')
        .set({ due_at, attempts })
        .where('id', '=', id)
        .execute()
    })

  const later = ({ id, attempts }: Row, asked?: number) => {
    const pause = asked ?? PAUSES_SECONDS[attempts] ?? PAUSES_SECONDS.at(-1) ?? LONGEST_PAUSE_SECONDS
    return putOff(id, Math.min(pause, LONGEST_PAUSE_SECONDS), attempts + 1)
  }

  /**
   * `silent` holds the services that did not answer in this run: waiting for them again would delay all
   * others.
   */
  const send = async (row: Row, silent: Set<string>, signal: AbortSignal): Promise<void> => {
    const device = await tablesOf(database.read)
      .selectFrom('abfall_geraete')
      .selectAll()
      .where('id', '=', row.geraet_id)
      .executeTakeFirst()
    if (!device) return drop(row.id)
    const house = hostIn(device.endpoint)
    // It may be stored since before the list of services, or the operator has taken its service from the list.
    if (!URL.canParse(device.endpoint) || !mayPush(new URL(device.endpoint))) {
      log.warn({ host: house }, 'Ein Gerät mit einem unbekannten Push-Dienst wird nicht mehr erinnert.')
      return write(db => forgetDevice(db, device.endpoint))
    }
    const isWanted = () => !signal.aborted && !silent.has(house)
    try {
      const handed = await services.run(
        house,
        async () => {
          const handed = await hand(row, device, signal)
          if (handed && isSilent(handed)) silent.add(house)
          return handed
        },
        { isWanted },
      )
      await note(row, device, handed)
    } catch (error) {
      if (error instanceof TooManyWaiting) return putOff(row.id, BUSY_SECONDS, row.attempts)
      if (!(error instanceof NobodyWaits)) throw error
      if (!signal.aborted) return later(row)
    }
  }

  const hand = async (row: Row, device: Device, signal: AbortSignal): Promise<Fetched | undefined> => {
    const { endpoint } = device
    const now = clock()
    const body = row.gilt_bis > now.toISOString() ? encryptPush(row.inhalt, device) : undefined
    if (!body) return undefined
    const ttl = Math.max(60, Math.floor((Date.parse(row.gilt_bis) - now.getTime()) / 1_000))
    const { marke } = JSON.parse(row.inhalt) as { marke: string }
    return fetch(endpoint, {
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
        // A repeated message replaces the first one.
        topic: marke.replaceAll(/[^\w-]/g, '').slice(0, 32),
      },
    })
  }

  /** Records the outcome of a message; `undefined` means that there was nothing left to send. */
  const note = async (row: Row, { endpoint }: Device, handed: Fetched | undefined): Promise<void> => {
    if (!handed) return drop(row.id)
    if (isSilent(handed)) return later(row)
    if (!handed.ok)
      // The address is invalid, or in the server's own network: it can never be reached.
      return handed.refusal === 'beendet' ? undefined : write(db => forgetDevice(db, endpoint))
    const { status, headers } = handed.answer
    if (isTaken(status)) return drop(row.id)
    if (isOver(status)) return write(db => forgetDevice(db, endpoint))
    if (isLater(status)) return later(row, secondsIn(headers['retry-after'], clock()))
    log.warn({ status, host: hostIn(endpoint) }, 'Ein Push-Dienst nimmt eine Erinnerung nicht an.')
    return drop(row.id)
  }

  const dueRows = async (but: readonly string[]): Promise<Row[]> =>
    tablesOf(database.read)
      .selectFrom('abfall_nachrichten')
      .selectAll()
      .where('due_at', '<=', clock().toISOString())
      .$if(but.length > 0, rows => rows.where('id', 'not in', but))
      .orderBy('due_at')
      .orderBy('id')
      .limit(TAKEN_AT_ONCE)
      .execute()

  return {
    name: 'Erinnerungen an Geräte schicken',
    due: {
      async at(db: Db) {
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
      const silent = new Set<string>()
      const underWay = new Map<string, Promise<void>>()
      const faults: unknown[] = []
      while (!signal.aborted && faults.length === 0) {
        const rows = await dueRows([...underWay.keys()])
        for (const row of rows) {
          const sent = send(row, silent, signal)
            .catch(fault => void faults.push(fault))
            .finally(() => underWay.delete(row.id))
          underWay.set(row.id, sent)
        }
        if (underWay.size === 0) break
        do await Promise.race(underWay.values())
        while (underWay.size > LEFT_OF_THEM)
      }
      await Promise.all(underWay.values())
      if (faults.length > 0) throw faults[0]
    },
  }
}

const hostIn = (endpoint: string): string => (URL.canParse(endpoint) ? new URL(endpoint).host : endpoint)

/** Parses `Retry-After`: seconds (`120`) or a date. */
function secondsIn(text: string | undefined, now: Date): number | undefined {
  if (text === undefined) return undefined
  if (/^\d{1,6}$/.test(text)) return Number(text)
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? undefined : Math.max(1, Math.ceil((moment - now.getTime()) / 1_000))
}
