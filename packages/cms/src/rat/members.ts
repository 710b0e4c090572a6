import type { Ratsperson } from '@rathausplatz/contract/records'
import { berlinDay } from '@rathausplatz/time'
import type { Kysely } from 'kysely'
import type { Account } from '../accounts/account.ts'
import type { AccountTables } from '../accounts/tables.ts'
import { desGremiums, gremiumPfad } from '../collections/gremium.ts'
import { vertritt } from '../collections/sitzung.ts'
import type { Tables } from '../store/tables.ts'
import { holdsOn } from './council.ts'

/** A councillor, with the facts that decide about access. */
export type Member = {
  readonly account: string
  /** Undefined for an account without a person: it reads only public content. */
  readonly person: Ratsperson | undefined
  /**
   * Bodies of which the person is a member today. A substitute reads only meetings in which they replace a
   * member.
   */
  readonly gremien: readonly string[]
  /**
   * Release tags that open content: those of the bodies, and of meetings in which the person replaces a
   * member.
   */
  readonly tags: readonly string[]
}

/**
 * Returns the member of an account, by the public record at this moment: a membership that has ended opens
 * nothing.
 */
export async function memberOf(db: Kysely<Tables>, account: string, now: Date): Promise<Member> {
  const found = await db
    .withTables<AccountTables>()
    .selectFrom('accounts')
    .innerJoin('published', 'published.document_id', 'accounts.person')
    .select('published.data')
    .where('accounts.id', '=', account)
    .where('accounts.realm', '=', 'raete')
    .where('published.kind', '=', 'ratsperson')
    .where('published.gueltig_von', '<=', now.toISOString())
    .where('published.gueltig_bis', '>', now.toISOString())
    .executeTakeFirst()
  const person = found && (JSON.parse(found.data) as Ratsperson)
  const day = berlinDay(now)
  const gremien = (person?.mitgliedschaften ?? [])
    .filter(one => one.rolle !== 'stellvertretung' && holdsOn(one, day))
    .map(({ gremium }) => gremium)
  const tags = [...gremien.map(desGremiums), ...(person ? [vertritt(person.slug)] : [])]
  return { account, person, gremien: [...new Set(gremien)], tags }
}

/**
 * Returns the names of the bodies a person belongs to today; for an account without a person, the names
 * stored with the account.
 */
export async function bereicheOf(
  db: Kysely<Tables>,
  { id, person, taetigkeitsbereiche }: Pick<Account, 'id' | 'person' | 'taetigkeitsbereiche'>,
  now: Date,
): Promise<string[]> {
  if (person === undefined) return [...taetigkeitsbereiche]
  const { gremien } = await memberOf(db, id, now)
  if (gremien.length === 0) return []
  const rows = await db
    .selectFrom('published')
    .select(['title', 'key'])
    .where('kind', '=', 'gremium')
    .where(
      'key',
      'in',
      gremien.map(slug => gremiumPfad({ slug })),
    )
    .where('gueltig_von', '<=', now.toISOString())
    .where('gueltig_bis', '>', now.toISOString())
    .orderBy('sortierung')
    .orderBy('title')
    .execute()
  return rows.map(({ title }) => title)
}
