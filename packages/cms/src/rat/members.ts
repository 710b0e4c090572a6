import type { Ratsperson } from '@rathausplatz/contract/records'
import { berlinDay } from '@rathausplatz/time'
import type { Kysely } from 'kysely'
import type { Account } from '../accounts/account.ts'
import type { AccountTables } from '../accounts/tables.ts'
import { desGremiums, gremiumPfad } from '../collections/gremium.ts'
import { vertritt } from '../collections/sitzung.ts'
import type { Tables } from '../store/tables.ts'
import { holdsOn } from './council.ts'

/** Somebody of the council as far as it matters what they may read. */
export type Member = {
  readonly account: string
  /** Undefined for an account that belongs to nobody: it reads what everyone reads. */
  readonly person: Ratsperson | undefined
  /** Bodies that they belong to today. Who only stands in for others belongs where they do so, meeting by meeting. */
  readonly gremien: readonly string[]
  /** Tags of what is for them: of their bodies, and of meetings in which they stand in for somebody. */
  readonly tags: readonly string[]
}

/** Who asks, as their record says it at this moment: the day a membership ends, it opens nothing any more. */
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

/** The names of the bodies somebody belongs to today, as their record says it; without one those their account names. */
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
