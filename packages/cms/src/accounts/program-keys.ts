import { CmsError, isWithinSections, programRights, type RightIn, type Who } from '@rathausplatz/contract'
import { berlinDay, plusDays, startOfDay } from '@rathausplatz/time'
import { noteChange } from '../store/changes.ts'
import { newId } from '../store/id.ts'
import { ok } from '../store/index.ts'
import { accountOf, whoOf } from './account.ts'
import type { Asking } from './asked-again.ts'
import { requireConfirmed } from './confirm.ts'
import { type NewProgramKey, refuseMore } from './new-program-key.ts'
import { type Room, stored, tablesOf } from './room.ts'
import { tellOwner } from './tell-owner.ts'
import { hashOf, newToken } from './tokens.ts'

type Editor = Who<'redaktion'>

/** The prefix of a key, by which a lost key is recognized. */
const MARK = 'rathausplatz.'
/** Calls per key and minute, in each process: allows a program without pauses, but no flood. */
const MOST_IN_A_MINUTE = 600
const MINUTE_MS = 60_000

export type ProgramKey = {
  readonly id: string
  readonly name: string
  readonly accountId: string
  readonly rights: readonly RightIn<'redaktion'>[]
  readonly sections: readonly string[]
  readonly createdAt: string
  readonly endsAt: string
  readonly usedOn: string | null
}

/**
 * Keys for programs that act in the name of their maker. A key has a part of its maker's rights, and each
 * call checks it against the maker's present rights: programs lose what their maker loses.
 */
export function programKeys(room: Room) {
  const { database, clock } = room
  const asked = new Map<string, { until: number; count: number }>()

  /** Enforces the rate limit. Counted in memory: no database row is written per call. */
  const count = (id: string) => {
    const now = clock().getTime()
    const open = asked.get(id)
    const minute = open && open.until > now ? open : { until: now + MINUTE_MS, count: 0 }
    minute.count++
    asked.set(id, minute)
    if (minute.count <= MOST_IN_A_MINUTE) return
    const retryAfter = Math.ceil((minute.until - now) / 1_000)
    throw new CmsError(
      'zu-viele',
      `Dieser Zugang fragt zu oft: höchstens ${MOST_IN_A_MINUTE}-mal in der Minute.`,
      { retryAfter },
    )
  }

  return {
    /** Returns the valid keys, the newest first. */
    async list(): Promise<ProgramKey[]> {
      const rows = await tablesOf(database.read)
        .selectFrom('program_keys')
        .selectAll()
        .where('ends_at', '>=', clock().toISOString())
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      return rows.map(keyOf)
    },

    /**
     * Creates a key. It is valid for up to a year, unlike a session, so its maker must confirm it.
     */
    async make(
      who: Editor,
      given: NewProgramKey,
      proof: Asking & { passwort?: string | undefined },
    ): Promise<ProgramKey & { readonly key: string }> {
      const now = clock()
      refuseMore(who, given, now)
      await requireConfirmed(room, who, proof)
      const key = `${MARK}${newToken()}`
      const row = {
        key_hash: hashOf(key),
        id: newId(now),
        account_id: who.id,
        name: given.name,
        rights: JSON.stringify([...new Set(given.rights)]),
        sections: JSON.stringify([...new Set(given.sections)]),
        created_at: now.toISOString(),
        ends_at: lastMomentOf(given.lastDay),
        used_on: null,
      }
      await stored(room, async (db, transaction) => {
        await db.insertInto('program_keys').values(row).execute()
        const document = { id: row.id, kind: 'zugang', key: row.name }
        const note = `Rechte: ${given.rights.join(', ')}; Bereiche: ${given.sections.join(', ')}`
        await noteChange(transaction, {
          at: now,
          who: who.id,
          what: 'angelegt',
          document,
          note: note.slice(0, 500),
        })
        await tellOwner(room, transaction, who.id, 'zugang', { program: given.name })
      })
      return { ...keyOf(row), key }
    },

    /** Ends a key of any account. Idempotent. */
    end: (who: Editor, id: string): Promise<void> =>
      stored(room, async (db, transaction) => {
        const row = await db
          .deleteFrom('program_keys')
          .where('id', '=', id)
          .returning(['id', 'name'])
          .executeTakeFirst()
        if (!row) return
        const document = { id, kind: 'zugang', key: row.name }
        await noteChange(transaction, { at: clock(), who: who.id, what: 'geloescht', document })
      }),

    /** Returns the maker with the rights of the key; undefined for a key that is wrong, expired or ended. */
    async find(key: string): Promise<Editor | undefined> {
      if (!key.startsWith(MARK)) return undefined
      const now = clock()
      const row = await tablesOf(database.read)
        .selectFrom('program_keys as k')
        .innerJoin('accounts', 'accounts.id', 'k.account_id')
        .selectAll('accounts')
        .select([
          'k.id as program',
          'k.name as called',
          'k.rights',
          'k.sections as places',
          'k.used_on',
          'k.key_hash',
        ])
        .where('k.key_hash', '=', hashOf(key))
        .where('k.ends_at', '>=', now.toISOString())
        .where('accounts.realm', '=', 'redaktion')
        .where('accounts.disabled_at', 'is', null)
        .executeTakeFirst()
      if (!row) return undefined
      const { program, called, rights, places, used_on, key_hash, ...account } = row
      count(program)
      const today = berlinDay(now)
      // If the day cannot be stored, the call goes on: other parts report the fault.
      if (used_on !== today)
        await database.write(async db =>
          ok(
            await tablesOf(db)
              .updateTable('program_keys')
              .set({ used_on: today })
              .where('key_hash', '=', key_hash)
              .execute(),
          ),
        )
      const maker = whoOf(accountOf(account)) as Editor
      return part(maker, { id: program, name: called, rights, sections: places })
    },

    /**
     * Returns the maker with the rights of one of their programs, for work that it has begun; undefined once
     * its key has ended.
     */
    async partOf(maker: Editor, id: string): Promise<Editor | undefined> {
      const row = await tablesOf(database.read)
        .selectFrom('program_keys')
        .select(['id', 'name', 'rights', 'sections'])
        .where('id', '=', id)
        .where('account_id', '=', maker.id)
        .where('ends_at', '>=', clock().toISOString())
        .executeTakeFirst()
      return row && part(maker, row)
    },
  }
}

const part = (
  maker: Editor,
  { id, name, rights, sections }: Pick<Row, 'id' | 'name' | 'rights' | 'sections'>,
): Editor => ({
  ...maker,
  sections: common(maker.sections, JSON.parse(sections) as string[]),
  only: rightsIn(rights),
  program: { id, name },
})

type Row = {
  id: string
  account_id: string
  name: string
  rights: string
  sections: string
  created_at: string
  ends_at: string
  used_on: string | null
}

const keyOf = ({
  id,
  account_id,
  name,
  rights,
  sections,
  created_at,
  ends_at,
  used_on,
}: Row): ProgramKey => ({
  id,
  name,
  accountId: account_id,
  rights: rightsIn(rights),
  sections: JSON.parse(sections) as string[],
  createdAt: created_at,
  endsAt: ends_at,
  usedOn: used_on,
})

/** Returns the stored rights; ignores rights that no longer exist or are not for programs. */
const rightsIn = (json: string) => {
  const given = JSON.parse(json) as string[]
  return programRights.filter(right => given.includes(right))
}

/** Returns the intersection of sections: of each nested pair the narrower section. */
const common = (own: readonly string[], given: readonly string[]): string[] => [
  ...new Set([
    ...given.filter(path => isWithinSections(own, path)),
    ...own.filter(path => isWithinSections(given, path)),
  ]),
]

const lastMomentOf = (day: string): string =>
  new Date(Date.parse(startOfDay(plusDays(day, 1))) - 1).toISOString()
