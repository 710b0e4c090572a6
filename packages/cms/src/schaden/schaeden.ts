import {
  CmsError,
  type EigenerSchaden,
  istOffenerSchaden,
  offeneStaende,
  type Schaden,
  type SchadenMitVerlauf,
  type Schadenskategorie,
} from '@rathausplatz/contract'
import { fristen } from '@rathausplatz/contract/fristen'
import { hashOf } from '../keys/hash-of.ts'
import { type Limit, limitsIn, take } from '../limits/limits.ts'
import { type FromOnePlace, ofSender } from '../limits/of-senders.ts'
import { tooManyAttempts } from '../limits/too-many-attempts.ts'
import type { Db } from '../store/index.ts'
import { stored } from '../stored.ts'
import { officeMail } from './mails.ts'
import { metersBetween, type Punkt, squareAround, streetOf } from './place.ts'
import { openReporting, type SchadenSources } from './reporting.ts'
import { forEveryone, forOwner, rowById, rowByNumber, takeStep, withSteps } from './reports.ts'
import { reportPhotos, type Schadenszeile, tablesOf } from './tables.ts'

type Asked = {
  readonly kategorie?: Schadenskategorie | undefined
  readonly stand: 'offen' | 'beendet' | 'alle'
  readonly limit: number
  readonly offset: number
}

type Where = { readonly lage: Punkt | null; readonly adresse: string }

/** Distance in metres up to which two reports may be about the same damage. */
const NAH = 100
const MOST_NEAR = 10
/** Most lookups by number and secret per sender, against guessing. */
const LOOKING_UP: FromOnePlace = { connection: 20, network: 100, unknown: 300 }

/**
 * Public calls for damages: reading and reporting them, and managing the reporter's own report by number and
 * secret or by the link in a mail.
 */
export function openSchaeden(sources: SchadenSources) {
  const { database, clock, keys, photos, publicUrl } = sources
  const write = <T>(work: (db: Db) => Promise<T>) => stored(database, work)
  const reporting = openReporting(sources)
  /** Counts an attempt against the limits of a sender, in a transaction of its own. */
  const bear = async (limits: readonly Limit[]): Promise<void> => {
    const wait = await write(db => take(limitsIn(db), limits, clock()))
    if (wait !== undefined) throw tooManyAttempts(wait)
  }
  const publicOne = async (nummer: string): Promise<Schadenszeile> => {
    const row = await rowByNumber(database.read, nummer)
    if (row?.oeffentlich !== 1) throw new CmsError('nicht-gefunden', NOT_HERE)
    return row
  }
  /** Returns the report of a key. Throws `link-abgelaufen` if the key opens none. */
  const own = async (db: Db, schluessel: string): Promise<Schadenszeile> => {
    const id = keys.idIn(schluessel, 'eigener', 'mail')
    const row = id === undefined ? undefined : await rowById(db, id)
    if (!row) throw new CmsError('link-abgelaufen', OVER)
    return row
  }
  /** True for a key from a mail: its holder controls the address. */
  const isProven = (schluessel: string) => keys.idIn(schluessel, 'mail') !== undefined
  const told = (db: Db, row: Schadenszeile, schluessel: string) =>
    forOwner(db, row, { now: clock(), schluessel, isProven: isProven(schluessel) })

  return {
    /** Returns public reports, latest change first, and the count of all that match. */
    async liste({ kategorie, stand, limit, offset }: Asked): Promise<{ data: Schaden[]; count: number }> {
      const listed = tablesOf(database.read)
        .selectFrom('schaeden')
        .where('oeffentlich', '=', 1)
        .$if(kategorie !== undefined, query => query.where('kategorie', '=', kategorie ?? 'anderes'))
        .$if(stand !== 'alle', query =>
          query.where('stand', stand === 'offen' ? 'in' : 'not in', [...offeneStaende]),
        )
      const [rows, { count }] = await Promise.all([
        listed
          .selectAll()
          .orderBy('geaendert_am', 'desc')
          .orderBy('id')
          .limit(limit)
          .offset(offset)
          .execute(),
        listed.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow(),
      ])
      const shown = await reportPhotos.of(database.read, rows)
      return { data: rows.map(row => forEveryone(row, shown(row))), count: Number(count) }
    },

    schaden: async (nummer: string): Promise<SchadenMitVerlauf> =>
      withSteps(database.read, await publicOne(nummer)),

    async bild(nummer: string, kennung: string) {
      const row = await publicOne(nummer)
      const found = (await reportPhotos.of(database.read, [row]))(row).find(one => one.kennung === kennung)
      return photos.answer(found?.zeigen === 1 ? found : undefined, nummer)
    },

    /** Returns public open reports near a place, to show before a new report is sent. */
    async nahe(where: Where): Promise<Schaden[]> {
      const rows = (await rowsNear(database.read, where)).map(({ row }) => row)
      const open = rows.filter(({ oeffentlich, stand }) => oeffentlich === 1 && istOffenerSchaden(stand))
      const shown = await reportPhotos.of(database.read, open)
      return open.slice(0, MOST_NEAR).map(row => forEveryone(row, shown(row)))
    },

    melden: reporting.melden,

    /** Returns the reporter's own report by number and secret. */
    async stand(nummer: string, kennwort: string, sender?: string): Promise<EigenerSchaden> {
      await bear(ofSender('schaden-nachweis', sender, LOOKING_UP))
      const row = await rowByNumber(database.read, nummer)
      if (row?.kennwort !== hashOf(kennwort)) throw new CmsError('nicht-gefunden', NO_SUCH)
      return told(database.read, row, keys.keyFor('eigener', row.id))
    },

    eigener: async (schluessel: string): Promise<EigenerSchaden> =>
      told(database.read, await own(database.read, schluessel), schluessel),

    async eigenesBild(schluessel: string, kennung: string) {
      const row = await own(database.read, schluessel)
      const found = (await reportPhotos.of(database.read, [row]))(row).find(one => one.kennung === kennung)
      return photos.answer(found, row.nummer)
    },

    /** Turns messages on or off. Idempotent. Turning messages off deletes the address. */
    nachrichten: (schluessel: string, an: boolean): Promise<EigenerSchaden> =>
      write(async db => {
        const row = await own(db, schluessel)
        if (an && (!isProven(schluessel) || row.email === ''))
          throw new CmsError('nicht-moeglich', NO_SUBSCRIPTION_HERE)
        const changed = an ? ({ nachrichten: 'ja' } as const) : ({ nachrichten: 'keine', email: '' } as const)
        await tablesOf(db).updateTable('schaeden').set(changed).where('id', '=', row.id).execute()
        return told(db, { ...row, ...changed }, schluessel)
      }),

    async wiederOeffnen(schluessel: string, text: string): Promise<EigenerSchaden> {
      const addresses = await reporting.officeAddresses()
      return write(async db => {
        const row = await own(db, schluessel)
        // A repeated request reopens the report only once.
        if (row.stand === 'wieder_geoeffnet' && (await lastText(db, row)) === text)
          return told(db, row, schluessel)
        if (istOffenerSchaden(row.stand)) throw new CmsError('falscher-stand', OPEN_ALREADY)
        const now = clock()
        const step = { schritt: 'wieder_oeffnen', wer: 'melder', now, text } as const
        const opened = await takeStep(db, row, step)
        await reporting.tellOffice(db, officeMail(publicUrl, opened), { row: opened, addresses, now })
        return told(db, opened, schluessel)
      })
    },
  }
}

/** Returns the words of the latest step. */
async function lastText(db: Db, { id }: Schadenszeile): Promise<string | undefined> {
  const step = await tablesOf(db)
    .selectFrom('schaden_schritte')
    .select('text')
    .where('schaden_id', '=', id)
    .orderBy('nummer', 'desc')
    .limit(1)
    .executeTakeFirst()
  return step?.text
}

/** Returns reports near a place, nearest first, then reports in the same street whose distance is unknown. */
export async function rowsNear(
  db: Db,
  { lage, adresse }: Where,
): Promise<{ row: Schadenszeile; meter: number | null }[]> {
  const square = lage && squareAround(lage, NAH)
  const strasse = streetOf(adresse)
  if (!square && strasse === '') return []
  const rows = await tablesOf(db)
    .selectFrom('schaeden')
    .selectAll()
    .where(row =>
      row.or([
        ...(square
          ? [
              row.and([
                row('breite', '>=', square.south),
                row('breite', '<=', square.north),
                row('laenge', '>=', square.west),
                row('laenge', '<=', square.east),
              ]),
            ]
          : []),
        ...(strasse === '' ? [] : [row('strasse', '=', strasse)]),
      ]),
    )
    .orderBy('geaendert_am', 'desc')
    .orderBy('id')
    .limit(MOST_LOOKED_AT)
    .execute()
  return rows
    .map(row => ({
      row,
      meter:
        lage && row.breite !== null && row.laenge !== null
          ? Math.round(metersBetween(lage, { breite: row.breite, laenge: row.laenge }))
          : null,
    }))
    .filter(({ row, meter }) => (meter === null ? row.strasse === strasse : meter <= NAH))
    .toSorted((one, other) => (one.meter ?? NAH + 1) - (other.meter ?? NAH + 1))
}

const MOST_LOOKED_AT = 200

const NOT_HERE = 'Diese Meldung gibt es nicht, oder sie ist nicht öffentlich.'
const OPEN_ALREADY =
  'Diese Meldung ist schon offen, wir kümmern uns darum. Was Sie jetzt geschrieben haben, ist nicht dabei. Ist es wichtig, rufen Sie bitte an oder melden Sie es neu.'
const OVER = 'Dieser Link gilt nicht mehr: Die Meldung gibt es nicht mehr.'
const NO_SUCH =
  'Diese Nummer und dieses Kennwort gehören nicht zusammen, oder die Meldung ist schon gelöscht. Bitte prüfen Sie beides.'
const NO_SUBSCRIPTION_HERE = `Nachrichten bestellen Sie mit dem Link aus der E-Mail, innerhalb von ${fristen.bestaetigen} Tagen. Den Stand lesen Sie hier.`
