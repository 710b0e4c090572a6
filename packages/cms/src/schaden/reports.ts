import {
  CmsError,
  type EigenerSchaden,
  istOffenerSchaden,
  moeglicheSchadenschritte,
  type Schaden,
  type SchadenMitVerlauf,
  type Schadensbeteiligt,
  type Schadenschritt,
  type Schadenslage,
  schadenBrauchtGrund,
  schadenstandNach,
} from '@rathausplatz/contract'
import { DAY_MS } from '@rathausplatz/time'
import { expectedDelivery } from '../outbox/delivery.ts'
import { addressMissed, lageFor } from '../outbox/delivery-words.ts'
import { refused } from '../refused.ts'
import type { Photo } from '../resident-photos/tables.ts'
import { noteChange } from '../store/changes.ts'
import type { Db } from '../store/index.ts'
import { reportPhotos, type Schadenszeile, tablesOf } from './tables.ts'

/** Subject key of mails to the reporter. */
export const betrifftOf = ({ id }: Pick<Schadenszeile, 'id'>): string => `schaden:${id}`

/** The reference of mails to the office. */
export const betrifftAmt = ({ id }: Pick<Schadenszeile, 'id'>): string => `schaden-amt:${id}`

/** Path of a damage report on the site. */
const schadenPfad = (nummer: string): string => `/schaeden/${nummer}`

export const lageOf = (row: Schadenszeile, now: Date): Schadenslage => ({
  stand: row.stand,
  oeffentlich: row.oeffentlich === 1,
  doppelt: row.doppelt_zu !== null,
  geoeffnet: row.geoeffnet,
  beendetVorTagen:
    row.beendet_am === null ? null : Math.floor((now.getTime() - Date.parse(row.beendet_am)) / DAY_MS),
})

export const isOpen = ({ stand }: Pick<Schadenszeile, 'stand'>): boolean => istOffenerSchaden(stand)

/** Returns all facts of a report; the caller decides which are public. */
export const factsOf = (row: Schadenszeile) => ({
  nummer: row.nummer,
  kategorie: row.kategorie,
  text: row.text,
  lage: row.breite === null || row.laenge === null ? null : { breite: row.breite, laenge: row.laenge },
  adresse: row.adresse,
  ort: row.ort,
  angaben: JSON.parse(row.angaben) as Record<string, string>,
  stand: row.stand,
  grund: row.grund,
  doppelt_zu: row.doppelt_zu,
  erwartet_am: row.erwartet_am,
  gemeldet_am: row.gemeldet_am,
  geaendert_am: row.geaendert_am,
  detailURL: schadenPfad(row.nummer),
})

/**
 * Returns the public part of a report. The place in words is text of the reporter, so it is public only
 * together with the text.
 */
export const forEveryone = (row: Schadenszeile, photos: readonly Photo[]): Schaden => {
  const isShown = row.text_zeigen === 1
  return {
    ...factsOf(row),
    text: isShown ? row.text : '',
    ort: isShown ? row.ort : '',
    angaben: isShown ? factsOf(row).angaben : {},
    fotos: photos.filter(({ zeigen }) => zeigen === 1).map(({ kennung }) => kennung),
  }
}

export const stepsOf = (db: Db, { id }: Pick<Schadenszeile, 'id'>) =>
  tablesOf(db)
    .selectFrom('schaden_schritte')
    .select(['am', 'stand', 'text', 'von'])
    .where('schaden_id', '=', id)
    .orderBy('nummer')
    .execute()

/**
 * Returns a report with its steps. The reporter's words on reopening are readable only to the town and the
 * reporter, so they are left out.
 */
export const withSteps = async (db: Db, row: Schadenszeile): Promise<SchadenMitVerlauf> => {
  const [photos, steps] = await Promise.all([reportPhotos.of(db, [row]), stepsOf(db, row)])
  const verlauf = steps.map(({ am, stand, text, von }) => ({ am, stand, text: von === 'melder' ? '' : text }))
  return { ...forEveryone(row, photos(row)), verlauf }
}

export async function forOwner(
  db: Db,
  row: Schadenszeile,
  { now, schluessel, isProven }: { now: Date; schluessel: string; isProven: boolean },
): Promise<EigenerSchaden> {
  const [photos, steps, mail] = await Promise.all([
    reportPhotos.of(db, [row]),
    stepsOf(db, row),
    row.nachrichten === 'keine' ? undefined : expectedDelivery(db, betrifftOf(row)),
  ])
  return {
    ...factsOf(row),
    fotos: photos(row).map(({ kennung }) => kennung),
    verlauf: steps.map(({ am, stand, text }) => ({ am, stand, text })),
    oeffentlich: row.oeffentlich === 1,
    nachrichten: row.nachrichten,
    bestellbar: isProven && row.nachrichten === 'gefragt',
    // The mail server's reason is shown only at the desk.
    zustellung: mail && lageFor(mail),
    mail_an: addressMissed(mail),
    schritte: moeglicheSchadenschritte(lageOf(row, now), 'melder'),
    schluessel,
  }
}

export const rowById = (db: Db, id: string): Promise<Schadenszeile | undefined> =>
  tablesOf(db).selectFrom('schaeden').selectAll().where('id', '=', id).executeTakeFirst()

export const rowByNumber = (db: Db, nummer: string): Promise<Schadenszeile | undefined> =>
  tablesOf(db).selectFrom('schaeden').selectAll().where('nummer', '=', nummer).executeTakeFirst()

type Step = {
  readonly schritt: Schadenschritt
  readonly wer: Schadensbeteiligt
  readonly now: Date
  readonly text?: string
  /** Account id of the editor, for a step of the town. */
  readonly author?: string
  /** Changes of the report beside its state. */
  readonly more?: Partial<Schadenszeile>
}

/** True for steps without a notification: their effect is visible on the website. */
const isSilent = (schritt: Schadenschritt): boolean => schritt === 'zeigen' || schritt === 'verbergen'

/**
 * Takes a step of a report, in the transaction that read it. Throws `falscher-stand` if the step is not
 * possible.
 */
export async function takeStep(
  db: Db,
  row: Schadenszeile,
  { schritt, wer, now, text = '', author, more }: Step,
): Promise<Schadenszeile> {
  const stand = schadenstandNach(lageOf(row, now), schritt, wer)
  if (stand === undefined) throw new CmsError('falscher-stand', 'Das geht bei dieser Meldung gerade nicht.')
  if (schadenBrauchtGrund(schritt) && text === '')
    throw refused('text', 'Bitte schreiben Sie, warum. Wer den Schaden gemeldet hat, liest das.')
  const moment = now.toISOString()
  const wasOpen = isOpen(row)
  const isNowOpen = isOpen({ stand })
  const changed: Partial<Schadenszeile> = {
    stand,
    fassung: row.fassung + 1,
    geaendert_am: moment,
    // `grund` is the reason of the town, so a step of the reporter clears it.
    ...(isSilent(schritt) ? {} : { grund: wer === 'stadt' ? text : '' }),
    ...(wasOpen === isNowOpen ? {} : { beendet_am: isNowOpen ? null : moment }),
    ...(isNowOpen ? { doppelt_zu: null } : { erwartet_am: null }),
    ...(schritt === 'wieder_oeffnen' && wer === 'melder' ? { geoeffnet: row.geoeffnet + 1 } : {}),
    ...more,
  }
  await tablesOf(db).updateTable('schaeden').set(changed).where('id', '=', row.id).execute()
  const next = { ...row, ...changed }
  if (!isSilent(schritt))
    await tablesOf(db)
      .insertInto('schaden_schritte')
      .values({ schaden_id: row.id, nummer: next.fassung, am: moment, stand, text, von: wer })
      .execute()
  const what =
    schritt === 'zeigen' ? 'veroeffentlicht' : schritt === 'verbergen' ? 'zurueckgezogen' : 'bearbeitet'
  await noteStep(db, row, { now, what, who: author ?? NAMES[wer] })
  return next
}

/** Names in the log of changes for actors without an account. */
const NAMES: Readonly<Record<Schadensbeteiligt, string>> = {
  melder: 'Wer den Schaden gemeldet hat',
  stadt: 'System',
  uhr: 'Aufbewahrungsfrist',
}

type Noted = {
  readonly now: Date
  readonly what: 'veroeffentlicht' | 'zurueckgezogen' | 'bearbeitet' | 'geloescht'
  readonly who?: string
}

/** Records a step in the log, without any content of the report; this also ends cached answers. */
export const noteStep = (
  db: Db,
  { id, nummer }: Pick<Schadenszeile, 'id' | 'nummer'>,
  { now, what, who = NAMES.uhr }: Noted,
): Promise<void> =>
  noteChange(db, { at: now, who, what, document: { id, kind: 'schaden', key: schadenPfad(nummer) } })

/** Deletes reports with their steps and photos. Returns the photos whose files have to be deleted next. */
export async function deleteReports(
  db: Db,
  rows: readonly Pick<Schadenszeile, 'id' | 'nummer'>[],
): Promise<string[]> {
  if (rows.length === 0) return []
  const tables = tablesOf(db)
  const ids = rows.map(({ id }) => id)
  const photos = await reportPhotos.delete(db, ids)
  await tables.deleteFrom('schaden_schritte').where('schaden_id', 'in', ids).execute()
  // A report merged into a deleted one stays closed, without the reference.
  await tables
    .updateTable('schaeden')
    .set({ doppelt_zu: null })
    .where(
      'doppelt_zu',
      'in',
      rows.map(({ nummer }) => nummer),
    )
    .execute()
  await tables.deleteFrom('schaeden').where('id', 'in', ids).execute()
  return photos
}
