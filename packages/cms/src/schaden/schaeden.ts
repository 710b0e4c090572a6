import {
  CmsError,
  type EigenerSchaden,
  offeneStaende,
  type Schaden,
  type SchadenMitVerlauf,
  type Schadensaufgabe,
  type Schadenskategorie,
} from '@rathausplatz/contract'
import { fristen } from '@rathausplatz/contract/ablagen'
import { townName } from '../abos/town-name.ts'
import type { Files } from '../formulare/files.ts'
import { hashOf } from '../formulare/secrets.ts'
import { daysBefore } from '../jobs/days-before.ts'
import { newKeyId } from '../keys/signed-keys.ts'
import { spokenLetters, spokenSecret } from '../keys/spoken.ts'
import { type Limit, limitsIn, take } from '../limits/limits.ts'
import { type FromOnePlace, mailsTo, ofSender } from '../limits/of-senders.ts'
import { tooManyAttempts } from '../limits/too-many-attempts.ts'
import type { Log } from '../log.ts'
import { putMail } from '../outbox/put-mail.ts'
import type { Database } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { stored } from '../stored.ts'
import { acknowledgingMail, officeMail, type SchadenKeys } from './mails.ts'
import type { Photos } from './photos.ts'
import { metersBetween, type Punkt, squareAround, streetOf } from './place.ts'
import {
  forEveryone,
  forOwner,
  photosOf,
  refused,
  rowById,
  rowByNumber,
  takeStep,
  withSteps,
} from './reports.ts'
import { type Schadenszeile, tablesOf } from './tables.ts'

type Db = Database['read']

export type SchadenSources = {
  database: Database
  clock: () => Date
  keys: SchadenKeys
  /** With which key second secrets are made. */
  key: () => Buffer
  files: Files
  photos: Photos
  /** Where the site is, for links in mails. Never taken from a request. */
  publicUrl: string
  /** Where it is told that something came in, the best address first. */
  office: () => Promise<readonly string[]>
  log?: Log | undefined
  /** Whether mail leaves the house: where it does not, no address is kept. */
  canMail: boolean
}

type Asked = {
  readonly kategorie?: Schadenskategorie | undefined
  readonly stand: 'offen' | 'beendet' | 'alle'
  readonly limit: number
  readonly offset: number
}

type Where = { readonly lage: Punkt | null; readonly adresse: string }

/** Metres within which two reports may be about the same. */
const NAH = 100
const MOST_NEAR = 10
/** Looking up with a number: who tries them all comes nowhere. */
const LOOKING_UP: FromOnePlace = { connection: 20, network: 100, unknown: 300 }

/** Damages as residents see and report them, and look after their own by number and secret or by the link of a mail. */
export function openSchaeden(sources: SchadenSources) {
  const { database, clock, keys, key, photos, publicUrl, canMail } = sources
  const write = <T>(work: (db: Db) => Promise<T>) => stored(database, work)
  /** Counts in limits of a sender, in a transaction of its own. */
  const bear = async (limits: readonly Limit[]): Promise<void> => {
    const wait = await write(db => take(limitsIn(db), limits, clock()))
    if (wait !== undefined) throw tooManyAttempts(wait)
  }
  const publicOne = async (nummer: string): Promise<Schadenszeile> => {
    const row = await rowByNumber(database.read, nummer)
    if (row?.oeffentlich !== 1) throw new CmsError('nicht-gefunden', NOT_HERE)
    return row
  }
  /** The report that a key opens; refused where there is none (any more). */
  const own = async (db: Db, schluessel: string): Promise<Schadenszeile> => {
    const id = keys.idIn(schluessel, 'eigener', 'mail')
    const row = id === undefined ? undefined : await rowById(db, id)
    if (!row) throw new CmsError('link-abgelaufen', OVER)
    return row
  }
  /** Who has the key of the mail reads what is sent to its address. */
  const isProven = (schluessel: string) => keys.idIn(schluessel, 'mail') !== undefined
  const told = (db: Db, row: Schadenszeile, schluessel: string) =>
    forOwner(db, row, { now: clock(), schluessel, isProven: isProven(schluessel) })

  return {
    /** What all may read, the last changed first, and how many there are. */
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
      const shown = await photosOf(database.read, rows)
      return { data: rows.map(row => forEveryone(row, shown(row))), count: Number(count) }
    },

    schaden: async (nummer: string): Promise<SchadenMitVerlauf> =>
      withSteps(database.read, await publicOne(nummer)),

    async bild(nummer: string, kennung: string) {
      const row = await publicOne(nummer)
      const found = (await photosOf(database.read, [row]))(row).find(one => one.kennung === kennung)
      if (found?.zeigen !== 1) throw new CmsError('nicht-gefunden')
      return photos.answer(found, nummer)
    },

    /** What is known already where somebody is about to report something. */
    async nahe(where: Where): Promise<Schaden[]> {
      const rows = (await rowsNear(database.read, where)).map(({ row }) => row)
      const open = rows.filter(
        ({ oeffentlich, stand }) => oeffentlich === 1 && (offeneStaende as readonly string[]).includes(stand),
      )
      const shown = await photosOf(database.read, open)
      return open.slice(0, MOST_NEAR).map(row => forEveryone(row, shown(row)))
    },

    /** Stored when this returns; all else can wait. Nobody reads it before the town has looked at it. */
    async melden(
      { einreichung, ...meldung }: Schadensaufgabe,
      limits: readonly Limit[] = ofSender('schaden', undefined),
      sender?: string,
    ) {
      const kennwort = spokenSecret(key(), `schaden kennwort ${einreichung}`)
      const answer = (row: Pick<Schadenszeile, 'id' | 'nummer' | 'nachrichten'>) => ({
        nummer: row.nummer,
        kennwort,
        schluessel: keys.keyFor('eigener', row.id),
        mail: row.nachrichten === 'gefragt',
      })
      const addresses = await officeAddresses()
      return write(async db => {
        const tables = tablesOf(db)
        const now = clock()
        const told = { sender, addresses, now }
        const known = await sentBefore(db, einreichung, kennwort)
        if (known) return answer(await corrected(db, known, meldung, told))
        const wait = await take(limitsIn(db), limits, now)
        if (wait !== undefined) throw new CmsError('zu-viele', undefined, { retryAfter: wait })
        const email = await addressFor(db, meldung.email.toLowerCase(), sender, now)
        const row: Schadenszeile = {
          ...factsIn(meldung),
          id: newKeyId(),
          nummer: `S-${spokenLetters(8)}`,
          einreichung,
          kennwort: hashOf(kennwort),
          email,
          nachrichten: email === '' ? 'keine' : 'gefragt',
          stand: 'eingegangen',
          grund: '',
          doppelt_zu: null,
          erwartet_am: null,
          oeffentlich: 0,
          text_zeigen: 0,
          geoeffnet: 0,
          fassung: 1,
          gemeldet_am: now.toISOString(),
          geaendert_am: now.toISOString(),
          beendet_am: null,
        }
        const { numInsertedOrUpdatedRows } = await tables
          .insertInto('schaeden')
          .values(row)
          .onConflict(conflict => conflict.column('einreichung').doNothing())
          .executeTakeFirst()
        const quicker =
          numInsertedOrUpdatedRows === 0n ? await sentBefore(db, einreichung, kennwort) : undefined
        if (quicker) return answer(await corrected(db, quicker, meldung, told))
        await bindPhotos(db, row, meldung.fotos)
        await tables
          .insertInto('schaden_schritte')
          .values({
            schaden_id: row.id,
            nummer: 1,
            am: row.gemeldet_am,
            stand: row.stand,
            text: '',
            von: 'melder',
          })
          .execute()
        if (email !== '') await askAt(db, row, now)
        await tellOffice(db, officeMail(publicUrl, row), { row, addresses, now })
        return answer(row)
      })
    },

    /** The own report by number and secret. */
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
      const found = (await photosOf(database.read, [row]))(row).find(one => one.kennung === kennung)
      if (!found) throw new CmsError('nicht-gefunden')
      return photos.answer(found, row.nummer)
    },

    /** Said again, it is as it was. Whoever wants no more mails leaves no address behind. */
    nachrichten: (schluessel: string, an: boolean): Promise<EigenerSchaden> =>
      write(async db => {
        const row = await own(db, schluessel)
        if (an && (!isProven(schluessel) || row.email === ''))
          throw new CmsError('nicht-moeglich', NO_ADDRESS)
        const changed = an ? ({ nachrichten: 'ja' } as const) : ({ nachrichten: 'keine', email: '' } as const)
        await tablesOf(db).updateTable('schaeden').set(changed).where('id', '=', row.id).execute()
        return told(db, { ...row, ...changed }, schluessel)
      }),

    async wiederOeffnen(schluessel: string, text: string): Promise<EigenerSchaden> {
      const addresses = await officeAddresses()
      return write(async db => {
        const row = await own(db, schluessel)
        // Sent twice from one form, it is opened once.
        if (row.stand === 'wieder_geoeffnet') return told(db, row, schluessel)
        const now = clock()
        const step = { schritt: 'wieder_oeffnen', wer: 'melder', now, text } as const
        const opened = await takeStep(db, row, step)
        await tellOffice(db, officeMail(publicUrl, opened), { row: opened, addresses, now })
        return told(db, opened, schluessel)
      })
    },
  }

  /**
   * The same form once more. Whoever got no answer may have mended it meanwhile: as long as the town has done nothing about
   * the report, it is what was sent last; else it is said that the change is not among it.
   */
  async function corrected(
    db: Db,
    row: Schadenszeile,
    meldung: Told,
    { sender, addresses, now }: { sender: string | undefined; addresses: readonly string[]; now: Date },
  ): Promise<Schadenszeile> {
    const facts = factsIn(meldung)
    const bound = (await photosOf(db, [row]))(row).map(({ kennung }) => kennung)
    const fotos = meldung.fotos.filter(one => !bound.includes(one))
    const isOther =
      fotos.length > 0 ||
      Object.entries(facts).some(([name, value]) => row[name as keyof typeof facts] !== value)
    const isUntouched = row.stand === 'eingegangen' && row.oeffentlich === 0
    if (isOther && !isUntouched) throw new CmsError('nicht-moeglich', alreadyHere(row.nummer))
    const typed = meldung.email.toLowerCase()
    const email = isUntouched && typed !== row.email ? await addressFor(db, typed, sender, now) : ''
    if (!isOther && email === '') return row
    const changed: Schadenszeile = {
      ...row,
      ...facts,
      ...(email === '' ? {} : { email, nachrichten: 'gefragt' }),
      fassung: row.fassung + 1,
      geaendert_am: now.toISOString(),
    }
    await tablesOf(db).updateTable('schaeden').set(changed).where('id', '=', row.id).execute()
    await bindPhotos(db, row, fotos)
    if (email !== '') await askAt(db, changed, now)
    if (isOther)
      await tellOffice(db, officeMail(publicUrl, changed, 'berichtigt'), { row: changed, addresses, now })
    return changed
  }

  /** Asks whoever reported it whether they wish to hear of it. */
  async function askAt(db: Db, row: Schadenszeile, now: Date): Promise<void> {
    const words = { publicUrl, keys, town: await townName(db, now) }
    const giltBis = new Date(daysBefore(now, -fristen.bestaetigen))
    const mail = { ...acknowledgingMail(words, row), an: row.email, giltBis }
    await orThrow(Promise.resolve(await putMail(db, mail, now)))
  }

  /** Read before the transaction, which waits for nothing else. */
  async function officeAddresses(): Promise<readonly string[]> {
    return canMail ? sources.office() : []
  }

  /** In the transaction of its cause; the report is kept whatever becomes of the mail. */
  async function tellOffice(
    db: Db,
    mail: ReturnType<typeof officeMail>,
    { row, addresses, now }: { row: Schadenszeile; addresses: readonly string[]; now: Date },
  ): Promise<void> {
    for (const an of addresses) {
      const { ok } = await putMail(db, { ...mail, an }, now)
      if (ok) return
      sources.log?.warn({ nummer: row.nummer }, `Die E-Mail-Adresse „${an}“ eines Amts ist keine.`)
    }
  }

  /** Kept only where a mail can ask it; nobody fills the mailbox of somebody else. */
  async function addressFor(db: Db, email: string, sender: string | undefined, now: Date): Promise<string> {
    if (email === '' || !canMail) return ''
    return (await take(limitsIn(db), mailsTo('schaden', email, sender), now)) === undefined ? email : ''
  }
}

type Told = Omit<Schadensaufgabe, 'einreichung'>

/** What somebody says of a damage, as it is kept. */
const factsIn = ({ kategorie, text, adresse, ort, lage, angaben }: Told) => ({
  kategorie,
  text,
  adresse,
  ort,
  breite: lage?.breite ?? null,
  laenge: lage?.laenge ?? null,
  strasse: streetOf(adresse),
  angaben: JSON.stringify(Object.fromEntries(Object.entries(angaben).filter(([, wert]) => wert !== ''))),
})

const alreadyHere = (nummer: string): string =>
  `Diese Meldung ist schon bei uns, unter der Nummer ${nummer}, und in Arbeit. Ihre Änderung ist nicht dabei. Bitte melden Sie sie dafür neu.`

/** Only photos that were sent for this report, each once. */
async function bindPhotos(
  db: Db,
  { id, einreichung }: Schadenszeile,
  fotos: readonly string[],
): Promise<void> {
  const named = [...new Set(fotos)]
  if (named.length === 0) return
  const { numUpdatedRows } = await tablesOf(db)
    .updateTable('schaden_fotos')
    .set({ schaden_id: id, gilt_bis: null })
    .where('kennung', 'in', named)
    .where('einreichung', '=', einreichung)
    .where('schaden_id', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== BigInt(named.length)) throw refused('fotos', GONE_PHOTO)
}

/** What was sent before with the same form. */
async function sentBefore(db: Db, einreichung: string, kennwort: string) {
  const row = await tablesOf(db)
    .selectFrom('schaeden')
    .selectAll()
    .where('einreichung', '=', einreichung)
    .executeTakeFirst()
  // The key of the site is another one since: what is told now must open it.
  if (row && row.kennwort !== hashOf(kennwort))
    await tablesOf(db)
      .updateTable('schaeden')
      .set({ kennwort: hashOf(kennwort) })
      .where('id', '=', row.id)
      .execute()
  return row
}

/** Reports within a walk of a place, the nearest first, and then those of the same street whose place nobody knows. */
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
const OVER = 'Dieser Link gilt nicht mehr: Die Meldung gibt es nicht mehr.'
const NO_SUCH =
  'Diese Nummer und dieses Kennwort gehören nicht zusammen, oder die Meldung ist schon gelöscht. Bitte prüfen Sie beides.'
const NO_ADDRESS = `Nachrichten bestellen Sie mit dem Link aus der E-Mail, innerhalb von ${fristen.bestaetigen} Tagen. Den Stand lesen Sie hier jederzeit.`
const GONE_PHOTO = 'Ein Foto liegt nicht mehr bei uns. Bitte fügen Sie es noch einmal an.'
