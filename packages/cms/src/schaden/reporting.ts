import { CmsError, type Schadensaufgabe } from '@rathausplatz/contract'
import { fristen } from '@rathausplatz/contract/fristen'
import { daysBefore } from '../jobs/days-before.ts'
import { hashOf } from '../keys/hash-of.ts'
import { newKeyId } from '../keys/signed-keys.ts'
import { spokenLetters, spokenSecret } from '../keys/spoken.ts'
import { type Limit, limitsIn, take } from '../limits/limits.ts'
import { mailsTo, ofSender } from '../limits/of-senders.ts'
import { putAwaitedMail } from '../outbox/put-mail.ts'
import { putOfficeMail } from '../outbox/put-office-mail.ts'
import type { Photos } from '../resident-photos/photos.ts'
import type { Files } from '../sent-files/files.ts'
import type { Database, Db } from '../store/index.ts'
import { stored } from '../stored.ts'
import { townName } from '../town-name.ts'
import { acknowledgingMail, officeMail, type SchadenKeys } from './mails.ts'
import { streetOf } from './place.ts'
import { betrifftAmt } from './reports.ts'
import { reportPhotos, type Schadenszeile, tablesOf } from './tables.ts'

export type SchadenSources = {
  database: Database
  clock: () => Date
  keys: SchadenKeys
  /** The key from which secrets are derived. */
  key: () => Buffer
  files: Files
  photos: Photos
  /** Public base URL of the site for links in mails. Never taken from a request. */
  publicUrl: string
  /** Returns the addresses of the responsible office for new reports, best first. */
  office: () => Promise<readonly string[]>
  /** True if the server sends mail; otherwise no address is stored. */
  canMail: boolean
}

/** Stores reports of residents and notifies the office and the reporter. */
export function openReporting(sources: SchadenSources) {
  const { database, clock, keys, key, photos, publicUrl, canMail } = sources
  const write = <T>(work: (db: Db) => Promise<T>) => stored(database, work)

  return {
    officeAddresses,
    tellOffice,

    /** Stores a report before it returns; mails follow later. The report becomes public after review. */
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
        await reportPhotos.bind(db, row, meldung.fotos)
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
  }

  /**
   * Handles a form that is sent again, possibly corrected after a lost answer. While the town has taken no
   * step, the report is updated; afterwards a change is refused.
   */
  async function corrected(
    db: Db,
    row: Schadenszeile,
    meldung: Told,
    { sender, addresses, now }: { sender: string | undefined; addresses: readonly string[]; now: Date },
  ): Promise<Schadenszeile> {
    const facts = factsIn(meldung)
    const bound = (await reportPhotos.of(db, [row]))(row)
    const named = await photos.sameOrNew(db, bound, meldung.fotos)
    const fotos = named.filter(one => !bound.some(({ kennung }) => kennung === one))
    const isOther =
      fotos.length > 0 ||
      Object.entries(facts).some(([name, value]) => row[name as keyof typeof facts] !== value)
    const isUntouched = row.stand === 'eingegangen' && row.oeffentlich === 0
    if (isOther && !isUntouched) throw new CmsError('falscher-stand', alreadyHere(row.nummer))
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
    await reportPhotos.bind(db, row, fotos)
    if (email !== '') await askAt(db, changed, now)
    if (isOther)
      await tellOffice(db, officeMail(publicUrl, changed, 'berichtigt'), { row: changed, addresses, now })
    return changed
  }

  /** Asks the reporter whether they want messages. */
  async function askAt(db: Db, row: Schadenszeile, now: Date): Promise<void> {
    const words = { publicUrl, keys, town: await townName(db, now) }
    const giltBis = new Date(daysBefore(now, -fristen.bestaetigen))
    const mail = { ...acknowledgingMail(words, row), an: row.email, giltBis }
    await putAwaitedMail(db, mail, now)
  }

  /** Reads the addresses before the transaction, which must not wait for other reads. */
  async function officeAddresses(): Promise<readonly string[]> {
    return canMail ? sources.office() : []
  }

  /**
   * Queues a mail to the office in the transaction of its cause; the report is stored even if the mail is
   * refused.
   */
  async function tellOffice(
    db: Db,
    mail: ReturnType<typeof officeMail>,
    { row, addresses, now }: { row: Schadenszeile; addresses: readonly string[]; now: Date },
  ): Promise<void> {
    await putOfficeMail(db, { ...mail, betrifft: betrifftAmt(row) }, addresses, now)
  }

  /**
   * Returns the address if a mail may be sent to confirm it, within the limits of address and sender; ''
   * otherwise.
   */
  async function addressFor(db: Db, email: string, sender: string | undefined, now: Date): Promise<string> {
    if (email === '' || !canMail) return ''
    return (await take(limitsIn(db), mailsTo('schaden', email, sender), now)) === undefined ? email : ''
  }
}

type Told = Omit<Schadensaufgabe, 'einreichung'>

/** Returns the columns of a report that come from its form. */
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
  `Diese Meldung ist schon bei uns, unter der Nummer ${nummer}, und in Arbeit. Ihre Änderung ist nicht dabei. Soll auch sie zu uns, senden Sie die Meldung bitte noch einmal ab: Sie bekommt dann eine eigene Nummer.`

/** Returns the report of an earlier request with the same form id, if there is one. */
async function sentBefore(db: Db, einreichung: string, kennwort: string) {
  const row = await tablesOf(db)
    .selectFrom('schaeden')
    .selectAll()
    .where('einreichung', '=', einreichung)
    .executeTakeFirst()
  // The key of the site may have changed since the first request; the secret in this answer must open the
  // report.
  if (row && row.kennwort !== hashOf(kennwort))
    await tablesOf(db)
      .updateTable('schaeden')
      .set({ kennwort: hashOf(kennwort) })
      .where('id', '=', row.id)
      .execute()
  return row
}
