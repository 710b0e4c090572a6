import {
  type Beteiligt,
  type EigenerEintrag,
  moeglicheSchritte,
  type Pinnwandangaben,
  type Pinnwandeintrag,
} from '@rathausplatz/contract'
import { daysBefore } from '../jobs/days-before.ts'
import { afterStep, NAMES, type Step } from '../moderation/after-step.ts'
import type { Photo } from '../resident-photos/tables.ts'
import { noteChange } from '../store/changes.ts'
import type { Db } from '../store/index.ts'
import { boardPhotos } from './board-photos.ts'
import { type Eintrag, tablesOf } from './tables.ts'

/** The `betrifft` of mails to the author of an entry. */
export const betrifftOf = ({ id }: Pick<Eintrag, 'id'>): string => `pinnwand:${id}`

/** The path of an entry. */
export const eintragPfad = (nummer: string): string => `/pinnwand/${nummer}`

/** Whether an entry is public: released, and not expired by the clock, even if the job has not run yet. */
export const isPublic = (row: Eintrag, now: Date): boolean =>
  row.stand === 'freigegeben' && (row.laeuft_ab_am ?? '') > now.toISOString()

/** Returns the entry with its state by the clock: expired even if the job has not run yet. */
const asOf = (row: Eintrag, now: Date): Eintrag =>
  row.stand === 'freigegeben' && !isPublic(row, now) ? { ...row, stand: 'abgelaufen' } : row

/** Returns the public part of an entry. */
export const forEveryone = (
  { nummer, rubrik, titel, text, ort, name, ...row }: Eintrag,
  photos: readonly Photo[],
): Pinnwandeintrag => ({
  nummer,
  rubrik,
  titel,
  text,
  ort,
  name,
  datum_von: row.freigegeben_am ?? row.geaendert_am,
  laeuft_ab_am: row.laeuft_ab_am ?? row.geaendert_am,
  fotos: photos
    .filter(({ zeigen }) => zeigen === 1)
    .map(({ kennung, beschreibung }) => ({ kennung, beschreibung })),
  detailURL: eintragPfad(nummer),
})

/** Returns an entry as its author or an editor sees it, with the steps they can take. */
export const forOne = (
  stored: Eintrag,
  photos: readonly Photo[],
  wer: Beteiligt,
  now: Date,
): EigenerEintrag => {
  const row = asOf(stored, now)
  const { nummer, rubrik, titel, text, ort, name, email, stand, gesperrt_von, grund } = row
  const { tage, laeuft_ab_am, verlaengert, fassung } = row
  const schritte = moeglicheSchritte(row, wer)
  const known = { nummer, rubrik, titel, text, ort, name, email, stand, gesperrt_von, grund }
  const fotos = photos.map(({ kennung, beschreibung, zeigen }) => ({
    kennung,
    beschreibung,
    zeigen: zeigen === 1,
  }))
  const detailURL = eintragPfad(nummer)
  return { ...known, fotos, detailURL, tage, laeuft_ab_am, verlaengert, schritte, fassung }
}

/** Whether an entry has these values already. */
export const saysTheSame = (row: Eintrag, angaben: Pinnwandangaben): boolean =>
  (Object.keys(angaben) as (keyof Pinnwandangaben)[]).every(name => row[name] === angaben[name])

export const rowById = (db: Db, id: string): Promise<Eintrag | undefined> =>
  tablesOf(db).selectFrom('pinnwand_eintraege').selectAll().where('id', '=', id).executeTakeFirst()

export const rowByNumber = (db: Db, nummer: string): Promise<Eintrag | undefined> =>
  tablesOf(db).selectFrom('pinnwand_eintraege').selectAll().where('nummer', '=', nummer).executeTakeFirst()

type BoardStep = Step & {
  /** The account of the editor, if the town takes the step. */
  readonly author?: string
  /** Columns to change besides the state. */
  readonly angaben?: Partial<Eintrag>
}

/**
 * Takes a step in the transaction that read the entry. Throws `CmsError` falscher-stand if the step is not
 * possible from this state.
 */
export async function takeStep(
  db: Db,
  stored: Eintrag,
  { author, angaben, ...step }: BoardStep,
): Promise<Eintrag> {
  const { schritt, wer, now, grund } = step
  // A step of the clock starts from the stored state: it ends entries that are still stored as public.
  const row = wer === 'uhr' ? stored : asOf(stored, now)
  const moved = afterStep(row, step)
  const { stand } = moved
  const begins = stand === 'freigegeben' && schritt !== 'entsperren'
  const changed: Partial<Eintrag> = {
    ...angaben,
    ...moved,
    ...(begins
      ? {
          freigegeben_am: schritt === 'verlaengern' ? row.freigegeben_am : now.toISOString(),
          laeuft_ab_am: daysBefore(now, -(angaben?.tage ?? row.tage)),
          erinnert_am: null,
        }
      : {}),
    ...(schritt === 'aendern' ? { laeuft_ab_am: null } : {}),
    ...(schritt === 'verlaengern' ? { verlaengert: row.verlaengert + 1 } : {}),
  }
  await tablesOf(db).updateTable('pinnwand_eintraege').set(changed).where('id', '=', row.id).execute()
  const next = { ...row, ...changed }
  if (wer === 'stadt' || isPublic(stored, now) || isPublic(next, now)) {
    const what = stand === 'freigegeben' ? 'veroeffentlicht' : 'zurueckgezogen'
    await noteStep(db, row, { now, what, who: author ?? NAMES[wer], note: grund })
  }
  return next
}

type Noted = {
  readonly now: Date
  readonly what: 'veroeffentlicht' | 'zurueckgezogen' | 'bearbeitet' | 'geloescht'
  readonly who?: string
  readonly note?: string | undefined
}

/** Writes the step to the log, which also invalidates cached pages. The log does not name the author. */
export const noteStep = (
  db: Db,
  { id, nummer }: Pick<Eintrag, 'id' | 'nummer'>,
  { now, what, who = NAMES.verfasser, note }: Noted,
): Promise<void> =>
  noteChange(db, {
    at: now,
    who,
    what,
    document: { id, kind: 'pinnwand', key: eintragPfad(nummer) },
    note: note || null,
  })

/**
 * Deletes entries with their photos, reports, conversations and sent forms. Returns the photos whose files
 * have to be deleted next.
 */
export async function deleteEntries(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const photos = await boardPhotos.delete(db, ids)
  const tables = tablesOf(db)
  await tables
    .deleteFrom('pinnwand_gesendet')
    .where('gespraech_id', 'in', some =>
      some.selectFrom('pinnwand_gespraeche').select('id').where('eintrag_id', 'in', ids),
    )
    .execute()
  await tables.deleteFrom('pinnwand_gespraeche').where('eintrag_id', 'in', ids).execute()
  await tables.deleteFrom('pinnwand_meldungen').where('eintrag_id', 'in', ids).execute()
  await tables.deleteFrom('pinnwand_eintraege').where('id', 'in', ids).execute()
  return photos
}
