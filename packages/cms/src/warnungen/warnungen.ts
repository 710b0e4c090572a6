import {
  CmsError,
  type Hinweis,
  type Verbleib,
  type Warnquelle,
  type WarnquelleStand,
  type Warnung,
} from '@rathausplatz/contract'
import { tabellen } from '@rathausplatz/contract/tabellen'
import { daysBefore } from '../jobs/days-before.ts'
import type { StepJob } from '../jobs/job.ts'
import { type Database, ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { bySeverity, forDesk, type Kept, onWire, whereTo } from './kept-warning.ts'
import type { Said } from './message.ts'
import { asNotice, silenceOf } from './notices.ts'
import { contentOf, decisions } from './put-away.ts'
import { matchesNothing, quellenNamen, type Warnregion } from './region.ts'
import { eachOnce } from './same-event.ts'
import { stateOfService } from './service-state.ts'
import { tablesOf, type WarnquellenTable } from './tables.ts'

/** Most warnings of a region that are read, and most of them that are shown above the pages. */
const MOST = 500
const MOST_ABOVE = 20

/** Shortest time between two polls of a service that editors ask for. */
const BETWEEN_READS_MS = 30_000

type Parts = { database: Database; clock: () => Date; region: Warnregion | undefined }

/**
 * Opens the official warnings for the town. They are shown in their latest version and never beyond their
 * end.
 */
export function openWarnungen({ database, clock, region }: Parts) {
  const asked: readonly Warnquelle[] = region
    ? [...(region.nina === undefined ? [] : ['nina' as const]), ...(region.dwd ? ['dwd' as const] : [])]
    : []

  const services = async (): Promise<
    readonly { quelle: Warnquelle; row: WarnquellenTable | undefined }[]
  > => {
    if (asked.length === 0) return []
    const rows = await tablesOf(database.read).selectFrom('warnquellen').selectAll().execute()
    return asked.map(quelle => ({ quelle, row: rows.find(row => row.quelle === quelle) }))
  }

  const all = async (): Promise<readonly Kept[]> => {
    if (!region || asked.length === 0) return []
    const now = clock()
    const states = new Map(
      (await services()).map(({ quelle, row }) => [quelle, stateOfService(quelle, row, now)]),
    )
    const hasWeather = states.get('dwd') === 'frisch'
    const rows = await tablesOf(database.read)
      .selectFrom('warnungen')
      .selectAll()
      .where('quelle', 'in', asked)
      .orderBy('stand', 'desc')
      .limit(MOST)
      .execute()
    const stored = rows.map(row => ({ row, said: JSON.parse(row.daten) as Said }))
    const awayOf = decisions(stored)
    const kept = stored.map(({ row, said }) => {
      const away = awayOf({ row, said })
      const verbleib = whereTo(row, said, { now, region, hasWeather, isAway: away !== undefined })
      const warnung = onWire(row, said, {
        isOver: verbleib === 'vorbei',
        region,
        isSilent: states.get(row.quelle) !== 'frisch',
      })
      const fuerRedaktion = verbleib === 'sichtbar' ? forDesk(row, said, region) : []
      return { row, said, verbleib, warnung, away, fuerRedaktion }
    })
    return eachOnce(kept, region).toSorted(bySeverity)
  }

  const visible = async (): Promise<Warnung[]> =>
    (await all()).flatMap(({ verbleib, warnung }) => (verbleib === 'sichtbar' ? [warnung] : []))

  const quellen = async (): Promise<WarnquelleStand[]> => {
    const now = clock()
    const isNowhere = region !== undefined && matchesNothing(region)
    return (await services()).map(({ quelle, row }) => {
      const state = stateOfService(quelle, row, now)
      return {
        quelle,
        titel: quellenNamen[quelle],
        stand: row?.gelesen_am ?? null,
        // A service that was never polled does not count as failing: the server has just started.
        gestoert: row !== undefined && state !== 'frisch',
        // The weather service is queried by an existing cell. In the list of the federal service for the
        // county, the town must be found by name or key.
        zustand: state === 'frisch' && quelle === 'nina' && isNowhere ? 'ohne-treffer' : state,
      }
    })
  }

  return {
    isSetUp: asked.length > 0,
    kreis: region?.kreis ?? '',
    all,
    visible,

    quellen,

    services,

    /**
     * Returns the notices above the pages, with title, source and end; the rest is on the page of the
     * warning. A failing service is reported too, because its silence would suggest that there are no
     * warnings. `weitere` is the number of warnings for which there is no room.
     */
    async hinweise(): Promise<{ hinweise: Hinweis[]; weitere: number }> {
      const [warnings, services] = await Promise.all([visible(), quellen()])
      return {
        hinweise: [
          ...warnings.slice(0, MOST_ABOVE).map(warning => asNotice(warning, clock())),
          ...silenceOf(services.filter(({ gestoert }) => gestoert)),
        ],
        weitere: Math.max(0, warnings.length - MOST_ABOVE),
      }
    },

    /**
     * Returns one warning, for a few days after its end too, so that a link to it shows that it has ended.
     */
    async one(id: string): Promise<Warnung> {
      const found = (await all()).find(({ row }) => row.id === id)
      if (!found || !isTold(found.verbleib)) throw new CmsError('nicht-gefunden')
      return found.warnung
    },

    /**
     * Makes the services due at once. Returns the seconds to wait if all of them were read just now, so that
     * nobody can make this server ask them again and again.
     */
    async readNow(): Promise<number> {
      const now = clock().getTime()
      const rows = (await services()).flatMap(({ row }) => row ?? [])
      const waits = rows.map(({ versucht_am }) => Date.parse(versucht_am) + BETWEEN_READS_MS - now)
      const due = rows.filter((_, at) => !isWithin(waits[at] ?? 0))
      if (rows.length > 0 && due.length === 0) return Math.ceil(Math.max(...waits) / 1_000)
      await orThrow(
        database.write(async db => {
          for (const { quelle } of due)
            await tablesOf(db)
              .updateTable('warnquellen')
              .set({ due_at: clock().toISOString() })
              .where('quelle', '=', quelle)
              .execute()
          return ok(undefined)
        }),
      )
      return 0
    },

    async putAway(
      id: string,
      { ausgeblendet, grund, von }: { ausgeblendet: boolean; grund: string; von: string },
    ): Promise<boolean> {
      const now = clock().toISOString()
      return orThrow(
        database.write(async db => {
          const tables = tablesOf(db)
          const row = await tables.selectFrom('warnungen').selectAll().where('id', '=', id).executeTakeFirst()
          if (!row) return ok(false)
          const content = contentOf(row, JSON.parse(row.daten) as Said)
          await tables
            .updateTable('warnungen')
            .set({
              ausgeblendete_fassung: ausgeblendet ? content : null,
              ausgeblendet_am: ausgeblendet ? now : null,
              ausgeblendet_von: ausgeblendet ? von : null,
              ausgeblendet_grund: ausgeblendet ? grund : null,
            })
            // What is shown again must not stay hidden by a decision about the same words.
            .where(one =>
              ausgeblendet
                ? one('id', '=', id)
                : one.or([one('id', '=', id), one('ausgeblendete_fassung', '=', content)]),
            )
            .execute()
          return ok(true)
        }),
      )
    },
  }
}

/** A wait that is longer than any comes from a clock that was ahead. */
const isWithin = (wait: number): boolean => wait > 0 && wait <= BETWEEN_READS_MS

export type Warnungen = ReturnType<typeof openWarnungen>

const isTold = (verbleib: Verbleib): boolean => verbleib === 'sichtbar' || verbleib === 'vorbei'

const MOST_AT_ONCE = 100

/**
 * Deletes warnings that ended, or were last listed, some days ago. Warnings that are still listed stay,
 * however old they are.
 */
export const forgetWarnungen: StepJob = {
  name: 'Frühere Warnungen löschen',
  due: 'taeglich',
  async step(transaction, { now }) {
    const before = daysBefore(now, tabellen.warnungen.dauer.tage)
    const { numDeletedRows } = await tablesOf(transaction)
      .deleteFrom('warnungen')
      .where('id', 'in', some =>
        some
          .selectFrom('warnungen')
          .select('id')
          .where(row => row.or([row('beendet_am', '<', before), row('stand', '<', before)]))
          .limit(MOST_AT_ONCE),
      )
      .executeTakeFirst()
    return { more: numDeletedRows >= MOST_AT_ONCE }
  },
}
