import { CmsError, NEUERE_EMAIL } from '@rathausplatz/contract'
import { fristen } from '@rathausplatz/contract/fristen'
import { daysBefore } from '../jobs/days-before.ts'
import type { Db } from '../store/index.ts'

/** Most replaced drafts whose links are explained. */
const MOST = 20

type Draft = { readonly id: string; readonly ersetzt: string }
type Tables = Record<'pinnwand_eintraege' | 'verzeichnis_vorschlaege', Draft>

/** Returns the ids of all drafts that the next one replaces: an unconfirmed entry that is sent again. */
export const replacedBy = (known: Draft | undefined): string =>
  known ? [...known.ersetzt.split(' '), known.id].filter(Boolean).slice(-MOST).join(' ') : ''

async function isReplaced(db: Db, table: keyof Tables, id: string): Promise<boolean> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom(table)
    .select('ersetzt')
    .where('ersetzt', 'like', `%${id}%`)
    .execute()
  // In `like`, some letters of ids stand for any letter.
  return rows.some(({ ersetzt }) => ersetzt.split(' ').includes(id))
}

type Asked<Row> = {
  readonly table: keyof Tables
  /** The id in the key; undefined for a key that is not ours. */
  readonly id: string | undefined
  readonly find: (id: string) => Promise<Row | undefined>
  readonly now: Date
  /** The message for a link that is too old. */
  readonly tooLate: string
}

/**
 * Returns the entry that the link in a mail confirms, or 'ersetzt' if its author has sent the form again since.
 * Throws `link-abgelaufen` for all other links.
 */
export async function linkedDraft<Row extends { readonly angelegt_am: string }>(
  db: Db,
  { table, id, find, now, tooLate }: Asked<Row>,
): Promise<Row | 'ersetzt'> {
  const row = id === undefined ? undefined : await find(id)
  if (row && row.angelegt_am >= daysBefore(now, fristen.bestaetigen)) return row
  if (id !== undefined && !row && (await isReplaced(db, table, id))) return 'ersetzt'
  throw new CmsError('link-abgelaufen', tooLate)
}

/** Like `linkedDraft`, for the confirmation itself. */
export async function draftToConfirm<Row extends { readonly angelegt_am: string }>(
  db: Db,
  asked: Asked<Row>,
): Promise<Row> {
  const row = await linkedDraft(db, asked)
  if (row === 'ersetzt') throw new CmsError('link-abgelaufen', NEUERE_EMAIL)
  return row
}

/** What a mail says that asks to confirm one entry, or several, if drafts were replaced; nothing otherwise. */
export function replacesWords(drafts: readonly Pick<Draft, 'ersetzt'>[]): string[] {
  if (drafts.every(({ ersetzt }) => ersetzt === '')) return []
  const which = drafts.length === 1 ? 'dazu' : 'zu einem davon'
  return [
    `Haben Sie ${which} schon eine E-Mail von uns? Diese hier ersetzt sie: Nur der Link in dieser E-Mail gilt noch.`,
  ]
}

/** The addition to the subject of such a mail. */
export const replacesMark = ({ ersetzt }: Pick<Draft, 'ersetzt'>): string =>
  ersetzt === '' ? '' : ' (neue Fassung)'
