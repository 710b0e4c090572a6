import {
  CmsError,
  type GepruefterSchaden,
  istOffenerSchaden,
  moeglicheSchadenschritte,
  offeneStaende,
  type Schadenskategorie,
  type Schadenstand,
} from '@rathausplatz/contract'
import { type Delivery, deliveriesOf } from '../outbox/delivery.ts'
import { strayMail, zustellungOf } from '../outbox/delivery-words.ts'
import { putAwaitedMail } from '../outbox/put-mail.ts'
import type { Db } from '../store/index.ts'
import { stored } from '../stored.ts'
import { townName } from '../town-name.ts'
import { changesOf, type TownStep } from './changes-of-step.ts'
import { stepMail } from './mails.ts'
import { whereOf } from './place.ts'
import type { SchadenSources } from './reporting.ts'
import {
  betrifftAmt,
  betrifftOf,
  deleteReports,
  factsOf,
  lageOf,
  noteStep,
  rowByNumber,
  stepsOf,
  takeStep,
} from './reports.ts'
import { rowsNear } from './schaeden.ts'
import { reportPhotos, type Schadenszeile, tablesOf } from './tables.ts'

type Wanted = {
  readonly stand: 'offen' | 'alle' | Schadenstand
  readonly kategorie?: Schadenskategorie | undefined
}

const MOST_NEAR = 12

/** Calls of the town for damage reports: reviewing them for publication, and taking steps. */
export function openSchadenOffice({
  database,
  clock,
  keys,
  files,
  photos,
  publicUrl,
  canMail,
}: SchadenSources) {
  const there = async (db: Db, nummer: string): Promise<Schadenszeile> => {
    const row = await rowByNumber(db, nummer)
    if (!row) throw new CmsError('nicht-gefunden', 'Diese Meldung gibt es nicht mehr.')
    return row
  }

  type Shown = {
    readonly fotos: Awaited<ReturnType<typeof reportPhotos.of>>
    readonly mails: Awaited<ReturnType<typeof deliveriesOf>>
  }

  const headOf = (row: Schadenszeile, { fotos, mails }: Shown) => ({
    ...factsOf(row),
    ...mailOf(row, mails.get(betrifftOf(row))),
    ...(istOffenerSchaden(row.stand) && { amtsmail: strayMail([mails.get(betrifftAmt(row))]) }),
    oeffentlich: row.oeffentlich === 1,
    text_zeigen: row.text_zeigen === 1,
    fotos: fotos(row).map(({ kennung, zeigen }) => ({ kennung, zeigen: zeigen === 1 })),
    mit_nachrichten: row.nachrichten === 'ja',
    fassung: row.fassung,
  })

  const told = async (db: Db, row: Schadenszeile): Promise<GepruefterSchaden> => {
    const { lage } = factsOf(row)
    const [fotos, verlauf, near, mails] = await Promise.all([
      reportPhotos.of(db, [row]),
      stepsOf(db, row),
      rowsNear(db, { lage, adresse: row.adresse }),
      deliveriesOf(db, referencesOf(row)),
    ])
    return {
      ...headOf(row, { fotos, mails }),
      verlauf,
      nahe: near
        .filter(({ row: other }) => other.id !== row.id)
        .slice(0, MOST_NEAR)
        .map(({ row: other, meter }) => ({
          nummer: other.nummer,
          kategorie: other.kategorie,
          stand: other.stand,
          wo: whereOf(other),
          meter,
        })),
      schritte: moeglicheSchadenschritte(lageOf(row, clock()), 'stadt'),
    }
  }

  const wanted = ({ stand, kategorie }: Wanted) => {
    let query = tablesOf(database.read).selectFrom('schaeden')
    if (stand === 'offen') query = query.where('stand', 'in', [...offeneStaende])
    else if (stand !== 'alle') query = query.where('stand', '=', stand)
    return kategorie === undefined ? query : query.where('kategorie', '=', kategorie)
  }

  const count = async (stand: Wanted['stand']) => {
    const { count: found } = await wanted({ stand })
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(found)
  }

  return {
    /**
     * Lists reports with counts: open ones in order of arrival, closed ones and the list of all by latest
     * change.
     */
    async liste(what: Wanted, { limit, offset }: { limit: number; offset: number }) {
      const isWaiting = what.stand === 'offen' || istOffenerSchaden(what.stand)
      const [rows, eingegangen, wiederGeoeffnet, offen] = await Promise.all([
        wanted(what)
          .selectAll()
          .orderBy(isWaiting ? 'gemeldet_am' : 'geaendert_am', isWaiting ? 'asc' : 'desc')
          .orderBy('id')
          .limit(limit)
          .offset(offset)
          .execute(),
        count('eingegangen'),
        count('wieder_geoeffnet'),
        count('offen'),
      ])
      const [fotos, mails] = await Promise.all([
        reportPhotos.of(database.read, rows),
        deliveriesOf(database.read, rows.flatMap(referencesOf)),
      ])
      return {
        data: rows.map(row => headOf(row, { fotos, mails })),
        anzahl: { eingegangen, wieder_geoeffnet: wiederGeoeffnet, offen },
      }
    },

    schaden: async (nummer: string): Promise<GepruefterSchaden> =>
      told(database.read, await there(database.read, nummer)),

    async foto(nummer: string, kennung: string) {
      const row = await there(database.read, nummer)
      const found = (await reportPhotos.of(database.read, [row]))(row).find(one => one.kennung === kennung)
      return photos.answer(found, nummer)
    },

    /** Takes a step on the version that the editor saw; throws `konflikt` if it has changed. */
    async schritt(nummer: string, step: TownStep): Promise<GepruefterSchaden | null> {
      const { schaden, gone } = await stored(database, async db => {
        const row = await there(db, nummer)
        if (row.fassung !== step.grundfassung)
          throw new CmsError('konflikt', 'Diese Meldung wurde gerade von jemand anderem bearbeitet.')
        const now = clock()
        const { schritt, text, author } = step
        if (schritt === 'loeschen') {
          const photosGone = await deleteReports(db, [row])
          await noteStep(db, row, { now, what: 'geloescht', who: author })
          return { schaden: null, gone: photosGone }
        }
        const more = await changesOf(db, row, step)
        const changed = await takeStep(db, row, { schritt, wer: 'stadt', now, text, author, more })
        if (schritt !== 'zeigen' && schritt !== 'verbergen') await tellReporters(db, changed, now)
        return { schaden: await told(db, changed), gone: [] }
      })
      await files.remove(gone)
      return schaden
    },
  }

  /** Notifies reporters who ordered messages, both of this report and of reports merged into it. */
  async function tellReporters(db: Db, done: Schadenszeile, now: Date): Promise<void> {
    if (!canMail) return
    const receivers = await tablesOf(db)
      .selectFrom('schaeden')
      .selectAll()
      .where('nachrichten', '=', 'ja')
      .where(row => row.or([row('id', '=', done.id), row('doppelt_zu', '=', done.nummer)]))
      .orderBy('gemeldet_am')
      .execute()
    if (receivers.length === 0) return
    const words = { publicUrl, keys, town: await townName(db, now) }
    for (const receiver of receivers)
      await putAwaitedMail(db, { ...stepMail(words, { receiver, done, now }), an: receiver.email }, now)
  }
}

const referencesOf = (row: Schadenszeile): string[] => [betrifftOf(row), betrifftAmt(row)]

/**
 * Returns the delivery of the latest mail to the reporter: of a message if messages are ordered, otherwise of
 * the mail that asks for confirmation.
 */
function mailOf({ nachrichten }: Schadenszeile, mail: Delivery | undefined) {
  if (!mail || nachrichten === 'keine') return {}
  return nachrichten === 'ja' ? { zustellung: zustellungOf(mail) } : { bestaetigung: zustellungOf(mail) }
}
