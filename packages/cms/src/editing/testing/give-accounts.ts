import { tablesOf } from '../../accounts/room.ts'
import type { CmsStore } from '../../collections/collections.ts'
import { ok } from '../../store/index.ts'
import { orThrow } from '../../store/result.ts'
import { type Editors, people } from './desk-town.ts'

/** Creates an account for each editor of test towns; accounts can be locked. */
export async function giveAccounts({ database }: CmsStore, now: string) {
  const rows = Object.entries(people as Editors).map(([name, { roles = [], sections = ['/'] }], index) => ({
    id: `id-${name}`,
    realm: 'redaktion' as const,
    number: index + 1,
    email: `${name}@example.org`,
    vorname: name,
    nachname: 'Test',
    password: null,
    pw_geaendert: 0,
    roles: JSON.stringify(roles),
    sections: JSON.stringify(sections),
    taetigkeitsbereiche: '[]',
    person: null,
    second_factor: 0,
    created_at: now,
    disabled_at: null,
  }))
  await orThrow(
    database.write(async db => ok(await tablesOf(db).insertInto('accounts').values(rows).execute())),
  )
  const change = (name: keyof typeof people, columns: { disabled_at?: string; sections?: string }) =>
    orThrow(
      database.write(async db =>
        ok(await tablesOf(db).updateTable('accounts').set(columns).where('id', '=', `id-${name}`).execute()),
      ),
    )
  return {
    lock: (name: keyof typeof people) => change(name, { disabled_at: now }),
    moveTo: (name: keyof typeof people, section: string) =>
      change(name, { sections: JSON.stringify([section]) }),
  }
}
