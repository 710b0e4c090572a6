import {
  type CallAnswer,
  type CallName,
  type Calls,
  type CmsError,
  calls,
  type Identify,
  type Who,
} from '@rathausplatz/contract'
import { tablesOf } from '../../accounts/room.ts'
import { openMedia } from '../../media/media.ts'
import { ok } from '../../store/index.ts'
import { orThrow } from '../../store/result.ts'
import { newFolder } from '../../store/testing/databases.ts'
import { testTown } from '../../test-town.ts'

/** The token of each person is their name. */
const people = {
  miriam: { realm: 'intranet', roles: ['mitarbeit'], sections: [] },
  jan: { realm: 'intranet', roles: ['mitarbeit'], sections: [] },
  rat: { realm: 'raete', roles: ['mitglied'], sections: [] },
  chefin: { realm: 'redaktion', roles: ['chefredaktion'], sections: ['/'] },
  autor: { realm: 'redaktion', roles: ['autor'], sections: ['/'] },
} as const satisfies Record<string, Pick<Who, 'realm' | 'roles' | 'sections'>>

export type Name = keyof typeof people

const identify: Identify = async (realm, token) => {
  const known = Object.hasOwn(people, token) ? people[token as Name] : undefined
  if (known?.realm !== realm) return undefined
  return { ...known, id: `id-${token}`, name: token, email: `${token}@example.org` } as never
}

const silent = { info() {}, warn() {}, error() {} }

type Parts = { params?: unknown; query?: unknown; body?: unknown; file?: unknown }

/** A town with staff, a councillor and editors. Every answer is checked against the contract. */
export async function staffTown(records: Parameters<typeof testTown>[0] = {}, now = NOW) {
  const media = (isForEveryone: (path: string) => Promise<boolean>) =>
    openMedia(newFolder(), silent, isForEveryone)
  const town = await testTown(records, now, { identify, media })
  const accounts = Object.entries(people).map(([name, { realm, roles }], index) => ({
    id: `id-${name}`,
    realm,
    number: index + 1,
    email: `${name}@example.org`,
    vorname: name,
    nachname: 'Test',
    password: null,
    pw_geaendert: 1,
    roles: JSON.stringify(roles),
    sections: '[]',
    taetigkeitsbereiche: '[]',
    second_factor: 0,
    created_at: now,
    disabled_at: null,
  }))
  await orThrow(
    town.store.database.write(async db =>
      ok(await tablesOf(db).insertInto('accounts').values(accounts).execute()),
    ),
  )
  const { media: files, library } = town
  if (!files || !library) throw new Error('no media library')
  return {
    ...town,
    media: files,
    library,
    as: (token: Name | '') => {
      const call = <N extends CallName>(name: N, parts: Parts = {}): Promise<CallAnswer<Calls[N]>> =>
        town.call(calls[name] as never, { query: {}, ...parts, ...(token ? { token } : {}) } as never)
      return {
        call,
        refusal: (name: CallName, parts: Parts = {}): Promise<CmsError> =>
          call(name, parts).then(
            answer => Promise.reject(new Error(`${name} went through: ${JSON.stringify(answer)}`)),
            (error: CmsError) => error,
          ),
      }
    },
  }
}

export const NOW = '2026-11-20T08:00:00.000Z'

export const rubriken = (...names: string[]) => names.map(rubrik => ({ rubrik, slug: rubrik.toLowerCase() }))

export const beitrag = (titel: string, rubrik: string, datum_von: string, more: object = {}) => ({
  titel,
  rubrik,
  datum_von,
  ...more,
})

export const datei = (name: string) => ({
  titel: `Datei ${name}`,
  url: `/medien/${name}.pdf`,
  groesse: 1_000,
  typ: 'application/pdf' as const,
})
