import { DAY_MS } from '@rathausplatz/time'
import { daysBefore } from '../jobs/days-before.ts'
import type { WorkJob } from '../jobs/job.ts'
import type { Fetched, FetchOutside } from '../outbound/fetch-outside.ts'
import type { Database, Db } from '../store/database.ts'
import { ok, orThrow } from '../store/result.ts'
import { type Judged, judgeAnswer } from './judge-answer.ts'
import type { LinkChecksTable, LinkTables } from './tables.ts'
import { walkByHost } from './walk-by-host.ts'

/** Consecutive failed days after which a link counts as broken. */
const TRIES = 3

/** Days until an address is checked again. */
const AGAIN = { gut: 7, umzug: 7, unklar: 7, verdacht: 1, kaputt: 2 } as const
/** If no website has answered within this number of days, our own network counts as down. */
const SILENT_DAYS = 8
/** How long the last answer of any website proves that our own network works. */
const A_MOMENT_MS = 30_000
const WITNESSES = 2

const AT_ONCE = 2
const PAUSE_MS = 1_000
/** Rows per statement and addresses per round. */
const FEW = 200

/** Refusals of HEAD after which the check is repeated with GET: some servers answer HEAD wrongly. */
const TRIED_AGAIN: ReadonlySet<string> = new Set([
  'keine-verbindung',
  'zu-langsam',
  'zu-viele-weiterleitungen',
])

type Sources = {
  database: Database
  clock: () => Date
  fetchOutside: FetchOutside
  pauseMs?: number
}

/**
 * Checks every address of other websites that public documents link to, in the background: no visitor waits
 * for it.
 */
export function checkLinks({ database, clock, fetchOutside, pauseMs = PAUSE_MS }: Sources): WorkJob {
  const write = (work: (db: ReturnType<typeof tablesOf>) => Promise<unknown>) =>
    orThrow(database.write(async transaction => ok(await work(tablesOf(transaction)))))

  const look = async (address: string, pause: () => Promise<void>, signal: AbortSignal): Promise<Fetched> => {
    const manners = { signal, betweenHops: pause }
    const head = await fetchOutside(address, { method: 'HEAD', ...manners })
    const isWorthMore = head.ok ? head.answer.status >= 400 : TRIED_AGAIN.has(head.refusal)
    if (!isWorthMore) return head
    await pause()
    return fetchOutside(address, { mostBytes: 0, accept: 'text/html,*/*;q=0.8', ...manners })
  }

  /** Whether any website answered at the last check, and when. */
  let seen: { readonly isAnybody: boolean; readonly at: number } | undefined
  const see = (isAnybody: boolean) => {
    seen = { isAnybody, at: performance.now() }
  }

  /**
   * Whether our own network works. Asks up to two websites that answered before, if there is no recent
   * answer.
   */
  const reachesAnybody = async (silent: string, signal: AbortSignal): Promise<boolean> => {
    if (seen && performance.now() - seen.at < A_MOMENT_MS) return seen.isAnybody
    const witnesses = await witnessesBeside(silent)
    if (witnesses.length === 0) return !(await reachesNobody(clock()))
    for (const witness of witnesses) {
      const fetched = await fetchOutside(witness, { method: 'HEAD', signal })
      see(wasAnswered(judgeAnswer(witness, fetched)))
      if (seen?.isAnybody) return true
    }
    return false
  }

  /** Returns addresses of other hosts that answered before, one per host. */
  const witnessesBeside = async (silent: string): Promise<string[]> => {
    const rows = await tablesOf(database.read)
      .selectFrom('link_checks')
      .select('address')
      // Includes addresses whose last check failed only because our own network was down.
      .where('answered_at', 'is not', null)
      .where('failures', '=', 0)
      .orderBy('answered_at', 'desc')
      .limit(FEW)
      .execute()
    const houses = new Map(rows.map(({ address }) => [houseOf(address), address]))
    houses.delete(houseOf(silent))
    return [...houses.values()].slice(0, WITNESSES)
  }

  const reachesNobody = async (now: Date): Promise<boolean> =>
    (await tablesOf(database.read)
      .selectFrom('link_checks')
      .select('address')
      .where('answered_at', '>=', daysBefore(now, SILENT_DAYS))
      .limit(1)
      .executeTakeFirst()) === undefined

  /** Checks one address. Returns whether our own network may be at fault. */
  const checkOne = async (
    row: LinkChecksTable,
    pause: () => Promise<void>,
    signal: AbortSignal,
  ): Promise<boolean> => {
    const fetched = await look(row.address, pause, signal)
    if (signal.aborted) return false
    const now = clock()
    const judged = judgeAnswer(row.address, fetched)
    if (wasAnswered(judged)) see(true)
    const isOurs =
      judged.is === 'schlecht' && !judged.isAnswered && !(await reachesAnybody(row.address, signal))
    if (signal.aborted) return false
    const noted = noteOf(row, isOurs ? NOBODY : judged, now)
    await write(db => db.updateTable('link_checks').set(noted).where('address', '=', row.address).execute())
    return isOurs
  }

  return {
    name: 'Adressen anderer Websites prüfen',
    due: { everyMinutes: 60 },
    async work({ signal }) {
      await write(db => gather(db, clock()))
      let isSecondTime = false
      while (!signal.aborted) {
        const due = await tablesOf(database.read)
          .selectFrom('link_checks')
          .selectAll()
          .where('due_at', '<=', clock().toISOString())
          .orderBy('due_at')
          .orderBy('address')
          .limit(FEW)
          .execute()
        if (due.length === 0) return
        const inVain: string[] = []
        const begun = performance.now()
        await walkByHost(due, { atOnce: AT_ONCE, pauseMs, signal }, async (row, pause) => {
          if (await checkOne(row, pause, signal)) inVain.push(row.address)
        })
        // Another website has answered in this round, so our network works again: the failed addresses are
        // checked once more, but only once per run.
        const isOver = seen?.isAnybody === true && seen.at > begun
        if (inVain.length === 0 || !isOver || isSecondTime) continue
        isSecondTime = true
        await write(db =>
          db
            .updateTable('link_checks')
            .set({ due_at: clock().toISOString() })
            .where('address', 'in', inVain)
            .execute(),
        )
      }
    },
  }
}

const tablesOf = (db: Db) => db.withTables<LinkTables>()

/** Adds the addresses that documents link to now, and deletes those that no document links to any more. */
async function gather(db: ReturnType<typeof tablesOf>, now: Date): Promise<void> {
  const known = await db.selectFrom('link_checks').select('address').execute()
  const used = await db
    .selectFrom('link_uses')
    .select('target')
    .distinct()
    .where('art', '=', 'extern')
    .execute()
  const here = new Set(used.map(({ target }) => target))
  const before = new Set(known.map(({ address }) => address))
  const fresh = [...here].filter(address => !before.has(address))
  const gone = [...before].filter(address => !here.has(address))
  for (let at = 0; at < fresh.length; at += FEW)
    await db
      .insertInto('link_checks')
      .values(fresh.slice(at, at + FEW).map(address => unknown(address, now)))
      .onConflict(conflict => conflict.doNothing())
      .execute()
  for (let at = 0; at < gone.length; at += FEW)
    await db
      .deleteFrom('link_checks')
      .where('address', 'in', gone.slice(at, at + FEW))
      .execute()
}

const unknown = (address: string, now: Date): LinkChecksTable => ({
  address,
  state: 'neu',
  reason: '',
  moved_to: null,
  failures: 0,
  failed_since: null,
  checked_at: null,
  answered_at: null,
  due_at: now.toISOString(),
})

/** The verdict if our own network is down; the address is checked again the next day. */
const NOBODY = {
  is: 'unklar',
  reason: 'Von diesem Server aus war keine andere Website zu erreichen.',
  isAnswered: false,
} as const

const houseOf = (address: string): string => URL.parse(address)?.host ?? ''

const wasAnswered = (judged: Judged): boolean =>
  judged.is === 'gut' || judged.is === 'umzug' || judged.isAnswered

type Noted = Omit<LinkChecksTable, 'address'>

/** Returns the new state of an address after a check. */
export function noteOf(before: LinkChecksTable, judged: Judged, now: Date): Noted {
  const checked_at = now.toISOString()
  const answered_at = wasAnswered(judged) ? checked_at : before.answered_at
  const again = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
  const sound = { moved_to: null, reason: '', failures: 0, failed_since: null, checked_at, answered_at }
  switch (judged.is) {
    case 'gut':
      return { ...sound, state: 'geht', due_at: again(AGAIN.gut) }
    case 'umzug':
      return { ...sound, state: 'umzug', moved_to: judged.to, due_at: again(AGAIN.umzug) }
    case 'unklar': {
      const told = { ...sound, state: 'ungeprueft', reason: judged.reason } as const
      if (judged !== NOBODY) return { ...told, due_at: again(AGAIN.unklar) }
      // This day does not count, and the failed days before are kept.
      const { failures, failed_since } = before
      return { ...told, failures, failed_since, due_at: again(AGAIN.verdacht) }
    }
    case 'schlecht': {
      const isSameDay = before.failures > 0 && before.checked_at?.slice(0, 10) === checked_at.slice(0, 10)
      const failures = isSameDay ? before.failures : before.failures + 1
      const state = failures >= TRIES ? 'kaputt' : 'verdacht'
      return {
        ...sound,
        state,
        reason: judged.reason,
        failures,
        failed_since: before.failed_since ?? checked_at,
        due_at: again(AGAIN[state]),
      }
    }
  }
}
