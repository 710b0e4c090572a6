import {
  CmsError,
  type Hinweis,
  type Verbleib,
  type Warnquelle,
  type WarnquelleStand,
  type Warnung,
} from '@rathausplatz/contract'
import { tabellen } from '@rathausplatz/contract/tabellen'
import { DAY_MS } from '@rathausplatz/time'
import { daysBefore } from '../jobs/days-before.ts'
import type { StepJob } from '../jobs/job.ts'
import { type Database, ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { digest, levelOf, rankOf, type Said } from './message.ts'
import { concerns, matchesNothing, quellenNamen, type Warnregion } from './region.ts'
import { saysTest } from './says-test.ts'
import { stateOfService } from './service-state.ts'
import { tablesOf, type WarnquellenTable, type WarnungenTable } from './tables.ts'

const HOUR_MS = 3_600_000
/** So long an all-clear is told. */
const ALL_CLEAR_MS = 2 * HOUR_MS
/** What says no end of its own is believed for so long after its service has last said so. */
const BELIEVED_MS = DAY_MS
/** More than a region has at once. */
const MOST = 500
const MOST_ABOVE = 20

type Parts = { database: Database; clock: () => Date; region: Warnregion | undefined }

/** One that has come, with what became of it. */
export type Kept = {
  readonly row: WarnungenTable
  readonly said: Said
  readonly verbleib: Verbleib
  readonly warnung: Warnung
}

/** What official services warn the town of: as they said it last, never beyond the end that they named. */
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
    return rows
      .map(row => {
        const said = JSON.parse(row.daten) as Said
        const verbleib = whereTo(row, said, { now, region, hasWeather })
        const warnung = onWire(row, said, {
          isOver: verbleib === 'vorbei',
          isSilent: states.get(row.quelle) !== 'frisch',
        })
        return { row, said, verbleib, warnung }
      })
      .toSorted(bySeverity)
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
        // Never read and never tried is a town that has just been started.
        gestoert: row !== undefined && state !== 'frisch',
        // The weather is asked for a cell that exists; of the whole county it must be known which place is the town.
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
     * As notices above the pages: what it is about, who says so, until when; the rest stands on its own page. That a
     * service is silent is said too: a page without a warning looks as if there were none.
     */
    async hinweise(): Promise<Hinweis[]> {
      const [warnings, services] = await Promise.all([visible(), quellen()])
      return [
        ...warnings.slice(0, MOST_ABOVE).map(asNotice),
        ...silenceOf(services.filter(({ gestoert }) => gestoert)),
      ]
    },

    /** Also a few days after it was over, so that a link to it says so. */
    async one(id: string): Promise<Warnung> {
      const found = (await all()).find(({ row }) => row.id === id)
      if (!found || !isTold(found.verbleib)) throw new CmsError('nicht-gefunden')
      return found.warnung
    },

    async putAway(
      id: string,
      { ausgeblendet, grund, von }: { ausgeblendet: boolean; grund: string; von: string },
    ): Promise<boolean> {
      const now = clock().toISOString()
      return orThrow(
        database.write(async db => {
          const tables = tablesOf(db)
          const row = await tables
            .selectFrom('warnungen')
            .select('fassung')
            .where('id', '=', id)
            .executeTakeFirst()
          if (!row) return ok(false)
          await tables
            .updateTable('warnungen')
            .set({
              ausgeblendete_fassung: ausgeblendet ? row.fassung : null,
              ausgeblendet_am: ausgeblendet ? now : null,
              ausgeblendet_von: ausgeblendet ? von : null,
              ausgeblendet_grund: ausgeblendet ? grund : null,
            })
            .where('id', '=', id)
            .execute()
          return ok(true)
        }),
      )
    },
  }
}

export type Warnungen = ReturnType<typeof openWarnungen>

const isTold = (verbleib: Verbleib): boolean => verbleib === 'sichtbar' || verbleib === 'vorbei'

type Circumstances = { now: Date; region: Warnregion; hasWeather: boolean }

function whereTo(row: WarnungenTable, said: Said, { now, region, hasWeather }: Circumstances): Verbleib {
  if (row.art === 'uebung') return 'uebung'
  if (row.quelle === 'nina' && !concerns(said, region)) return 'anderswo'
  if (row.ausgeblendete_fassung === row.fassung) return 'ausgeblendet'
  if (isOver(row, said, now)) return 'vorbei'
  // The weather service says itself what it says through the other one, and says it of the town alone.
  if (row.quelle === 'nina' && row.kennung.startsWith('dwd.') && hasWeather) return 'doppelt'
  return 'sichtbar'
}

function isOver(
  { art, bis, stand, beendet_am, seit }: WarnungenTable,
  { gesendet }: Said,
  now: Date,
): boolean {
  const at = now.getTime()
  if (art === 'entwarnung')
    return at >= Math.max(Date.parse(seit), Math.min(Date.parse(gesendet), Date.parse(stand))) + ALL_CLEAR_MS
  if (beendet_am !== null) return true
  if (bis !== null) return at >= Date.parse(bis)
  return at - Date.parse(stand) >= BELIEVED_MS
}

function onWire(
  row: WarnungenTable,
  said: Said,
  { isOver, isSilent }: { isOver: boolean; isSilent: boolean },
): Warnung {
  const { schwere: _severity, schluessel: _keys, titel, kontakt = '', ...words } = said
  const entwarnt = row.art === 'entwarnung'
  const probe = saysTest(said)
  const label = [
    entwarnt && !/entwarnung/i.test(titel) && 'Entwarnung: ',
    probe && !saysTest({ titel }) && 'Probewarnung: ',
  ]
  return {
    ...words,
    kontakt,
    probe,
    // Nobody needs to do what a test says.
    anweisung: probe ? '' : words.anweisung,
    id: row.id,
    fassung: row.fassung,
    titel: `${label.filter(Boolean).join('')}${titel}`.slice(0, 200),
    stufe: entwarnt ? 'information' : levelOf(said),
    stand: row.stand,
    veraltet: isSilent && !isOver,
    entwarnt,
    vorbei: isOver,
  }
}

/** What says that danger is over is the quietest. */
const loudness = ({ row, said, warnung }: Kept): number =>
  row.art === 'entwarnung' || warnung.probe ? -1 : rankOf(said.schwere) - (said.vorab ? 1 : 0)

const bySeverity = (a: Kept, b: Kept): number =>
  loudness(b) - loudness(a) ||
  b.said.gesendet.localeCompare(a.said.gesendet) ||
  a.row.id.localeCompare(b.row.id)

const asNotice = ({
  id,
  fassung,
  titel,
  stufe,
  quelle,
  absender,
  gesendet,
  bis,
  stand,
  veraltet,
  entwarnt,
}: Warnung): Hinweis => ({
  titel: titel.slice(0, 120),
  stufe,
  kategorie: 'warnung',
  wo: 'default',
  seite: '',
  text: '',
  link: `/warnungen/${id}`,
  linktext: '',
  // Whose word it is; the weather service wants to be named itself.
  quelle: quelle === quellenNamen.dwd ? quelle : absender || quelle,
  gesendet: gesendet ?? '',
  bis: entwarnt ? '' : (bis ?? ''),
  stand: veraltet ? (stand ?? '') : '',
  fassung,
})

/** One word of all that are silent: to who reads it they are one. */
function silenceOf(services: readonly WarnquelleStand[]): Hinweis[] {
  if (services.length === 0) return []
  const read = services.map(({ stand }) => stand ?? '').toSorted()
  return [
    {
      titel: 'Amtliche Warnungen können gerade nicht gelesen werden',
      stufe: 'information',
      kategorie: 'allgemein',
      wo: 'default',
      seite: '',
      text: '',
      link: '/warnungen',
      linktext: '',
      quelle: services.map(({ titel }) => titel).join(' und '),
      gesendet: '',
      bis: '',
      // Since when not all of it is known.
      stand: read[0] ?? '',
      // Whoever has put it away is told anew of the next time.
      fassung: digest(
        services.map(({ quelle, stand }) => [quelle, stand]),
        'base64url',
        8,
      ),
    },
  ]
}

const MOST_AT_ONCE = 100

/** What has been over for a few days. What is still said stays, however old. */
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
