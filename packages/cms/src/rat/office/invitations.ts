import type { Ratseinladung, Sitzungseinladung } from '@rathausplatz/contract'
import { tabellen } from '@rathausplatz/contract/tabellen'
import { withTownOffset } from '@rathausplatz/time'
import { type Selectable, sql } from 'kysely'
import type { StepJob } from '../../jobs/job.ts'
import { zustellungOf } from '../../outbox/delivery-words.ts'
import type { OutboxTables } from '../../outbox/tables.ts'
import type { Db } from '../../store/index.ts'
import type { RatTables } from '../tables.ts'

const tablesOf = (db: Db) => db.withTables<RatTables & OutboxTables>()

type Person = Sitzungseinladung['von']

/** Returns all invitations to a meeting, oldest first, with the state of each mail. */
export async function findInvitations(
  db: Db,
  document: string,
  personOf: (ids: readonly string[]) => Promise<(id: string) => Person>,
): Promise<Sitzungseinladung[]> {
  const tables = tablesOf(db)
  const invitations = await tables
    .selectFrom('rat_einladungen')
    .selectAll()
    .where('document_id', '=', document)
    .orderBy('nummer')
    .execute()
  const ids = invitations.map(({ id }) => id)
  if (ids.length === 0) return []
  const [people, called] = await Promise.all([
    tables
      .selectFrom('rat_einladung_empfaenger as e')
      .leftJoin('mails as m', 'm.id', 'e.mail_id')
      .selectAll('e')
      .select(['m.zustand', 'm.fault', 'm.created_at as put_at', 'm.ended_at'])
      .where('e.einladung_id', 'in', ids)
      .orderBy('e.name')
      .execute(),
    personOf(invitations.map(({ author }) => author)),
  ])
  return invitations.map(({ id, art, hinweis, aenderungen, created_at, author }) => ({
    id,
    art,
    am: withTownOffset(created_at),
    von: called(author),
    hinweis,
    aenderungen: JSON.parse(aenderungen) as string[],
    empfaenger: people
      .filter(({ einladung_id }) => einladung_id === id)
      .map(({ person, name, rolle, email, mail_id, zustand, fault, put_at, ended_at, empfangen_am }) => ({
        person,
        name,
        rolle,
        email,
        zustellung: zustellungTo({ email, mail_id, zustand, fault, created_at: put_at, ended_at }),
        empfangen_am: empfangen_am === null ? null : withTownOffset(empfangen_am),
      })),
  }))
}

type Written = Pick<Selectable<RatTables['rat_einladung_empfaenger']>, 'email' | 'mail_id'> & {
  readonly [Column in 'zustand' | 'fault' | 'created_at' | 'ended_at']: OutboxTables['mails'][Column] | null
}

/**
 * Returns the state of the mail; undefined without an address, or if the mail was sent long ago and deleted.
 */
function zustellungTo({ email, mail_id, zustand, fault, created_at, ended_at }: Written) {
  if (email === null) return undefined
  if (zustand !== null) return zustellungOf({ zustand, fault, moment: ended_at ?? created_at ?? '' })
  // Rows from the time before the outbox stored refused mails.
  return mail_id === null
    ? zustellungOf({ zustand: 'gescheitert', fault: 'Die E-Mail-Adresse ist keine.', moment: '' })
    : undefined
}

/**
 * Returns per meeting when people were first invited, how many, and how many have confirmed all their
 * invitations.
 */
export async function countInvited(
  db: Db,
  documents: readonly string[],
): Promise<ReadonlyMap<string, { am: string; eingeladene: number; bestaetigt: number }>> {
  if (documents.length === 0) return new Map()
  const rows = await tablesOf(db)
    .selectFrom('rat_einladungen as i')
    .innerJoin('rat_einladung_empfaenger as e', 'e.einladung_id', 'i.id')
    .select(['i.document_id', 'i.created_at', 'e.person', 'e.empfangen_am'])
    .where('i.document_id', 'in', documents)
    .orderBy('i.nummer')
    .execute()
  const counted = new Map<string, { am: string; open: Set<string>; people: Set<string> }>()
  for (const { document_id, created_at, person, empfangen_am } of rows) {
    const one = counted.get(document_id) ?? { am: created_at, open: new Set(), people: new Set() }
    one.people.add(person)
    if (empfangen_am === null) one.open.add(person)
    counted.set(document_id, one)
  }
  return new Map(
    [...counted].map(([id, { am, open, people }]) => [
      id,
      { am: withTownOffset(am), eingeladene: people.size, bestaetigt: people.size - open.size },
    ]),
  )
}

/**
 * Returns how a person was invited to a meeting, by the documents of its parts; undefined if they were not.
 */
export async function invitationOf(
  db: Db,
  documents: readonly string[],
  person: string | undefined,
): Promise<Ratseinladung | undefined> {
  if (person === undefined || documents.length === 0) return undefined
  const rows = await tablesOf(db)
    .selectFrom('rat_einladungen as i')
    .innerJoin('rat_einladung_empfaenger as e', 'e.einladung_id', 'i.id')
    .select(['i.art', 'i.created_at', 'e.empfangen_am'])
    .where('i.document_id', 'in', documents)
    .where('e.person', '=', person)
    .orderBy('i.nummer')
    .execute()
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) return undefined
  const isOpen = rows.some(({ empfangen_am }) => empfangen_am === null)
  return {
    am: withTownOffset(first.created_at),
    nachtrag_am: last.art === 'nachtrag' ? withTownOffset(last.created_at) : null,
    empfangen_am: isOpen || last.empfangen_am === null ? null : withTownOffset(last.empfangen_am),
  }
}

/** Stores that a person has received their invitations. Idempotent: the first moment of each stays. */
export async function confirmInvitation(
  db: Db,
  { documents, person, now }: { documents: readonly string[]; person: string; now: Date },
): Promise<void> {
  await tablesOf(db)
    .updateTable('rat_einladung_empfaenger')
    .set({ empfangen_am: now.toISOString() })
    .where('person', '=', person)
    .where('empfangen_am', 'is', null)
    .where('einladung_id', 'in', some =>
      some.selectFrom('rat_einladungen').select('id').where('document_id', 'in', documents),
    )
    .execute()
}

const MOST_AT_ONCE = 500

/** Deletes the invitations of deleted meetings. */
export const forgetInvitations: StepJob = {
  name: `Einladungen gelöschter Sitzungen löschen (${tabellen.ratEinladungen.name})`,
  due: 'taeglich',
  async step(transaction) {
    const { numAffectedRows = 0n } =
      await sql`delete from rat_einladungen where id in (select id from rat_einladungen
        where document_id not in (select id from documents) limit ${sql.lit(MOST_AT_ONCE)})`.execute(
        transaction,
      )
    await sql`delete from rat_einladung_empfaenger where einladung_id not in (select id from rat_einladungen)`.execute(
      transaction,
    )
    return { more: numAffectedRows >= BigInt(MOST_AT_ONCE) }
  },
}
