import { CmsError, type Schadensaufgabe } from '@rathausplatz/contract'
import { fristen } from '@rathausplatz/contract/fristen'
import { daysBefore } from '../jobs/days-before.ts'
import { hashOf } from '../keys/hash-of.ts'
import { newKeyId } from '../keys/signed-keys.ts'
import { spokenLetters, spokenSecret } from '../keys/spoken.ts'
import { type Limit, limitsIn, take } from '../limits/limits.ts'
import { mailsTo, ofSender } from '../limits/of-senders.ts'
import type { Log } from '../log.ts'
import { putAwaitedMail, putMail } from '../outbox/put-mail.ts'
import type { Files } from '../sent-files/files.ts'
import type { Database, Db } from '../store/index.ts'
import { stored } from '../stored.ts'
import { townName } from '../town-name.ts'
import { acknowledgingMail, officeMail, type SchadenKeys } from './mails.ts'
import type { Photos } from './photos.ts'
import { streetOf } from './place.ts'
import { photosOf, refused } from './reports.ts'
import { type Schadenszeile, tablesOf } from './tables.ts'

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

/** Takes what residents report, and tells the office and whoever reported it. */
export function openReporting(sources: SchadenSources) {
  const { database, clock, keys, key, photos, publicUrl, canMail } = sources
  const write = <T>(work: (db: Db) => Promise<T>) => stored(database, work)

  return {
    officeAddresses,
    tellOffice,

    /** The report is stored when this returns; mails follow later. It becomes public after review. */
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
    const fotos = await newPhotos(db, row, meldung.fotos)
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

  /** Photos that the report does not have yet; what was sent once more waits, and goes. */
  async function newPhotos(db: Db, row: Schadenszeile, named: readonly string[]): Promise<string[]> {
    const bound = (await photosOf(db, [row]))(row)
    const others = named.filter(one => !bound.some(({ kennung }) => kennung === one))
    const sent =
      others.length === 0
        ? []
        : await tablesOf(db).selectFrom('schaden_fotos').selectAll().where('kennung', 'in', others).execute()
    const again = new Set<string>()
    for (const one of sent)
      for (const other of bound) if (await photos.isSame(one, other)) again.add(one.kennung)
    return others.filter(one => !again.has(one))
  }

  /** Asks whoever reported it whether they wish to hear of it. */
  async function askAt(db: Db, row: Schadenszeile, now: Date): Promise<void> {
    const words = { publicUrl, keys, town: await townName(db, now) }
    const giltBis = new Date(daysBefore(now, -fristen.bestaetigen))
    const mail = { ...acknowledgingMail(words, row), an: row.email, giltBis }
    await putAwaitedMail(db, mail, now)
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

const GONE_PHOTO = 'Ein Foto liegt nicht mehr bei uns. Bitte fügen Sie es noch einmal an.'
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
