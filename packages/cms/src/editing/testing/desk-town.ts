import { randomUUID } from 'node:crypto'
import {
  type CallAnswer,
  type Calls,
  type CmsError,
  calls,
  type Identify,
  type Role,
  type Who,
} from '@rathausplatz/contract'
import { openMedia } from '../../media/media.ts'
import { newFolder } from '../../store/testing/databases.ts'
import { testTown } from '../../test-town.ts'

type Editor = Who<'redaktion'>
export type Editors = Readonly<Record<string, Partial<Pick<Editor, 'roles' | 'sections'>>>>

/** The editors of test towns; each token is the name of its editor. */
export const people = {
  chefin: { roles: ['chefredaktion'] },
  autor: { roles: ['autor'] },
  schule: { roles: ['redaktion'], sections: ['/schillerschule'] },
  schulchefin: { roles: ['chefredaktion'], sections: ['/schillerschule'] },
  amt: { roles: ['redaktion'], sections: ['/intranet/personal', '/schillerschule'] },
  rat: { roles: ['ratsbuero'] },
  post: { roles: ['posteingang'] },
  bad: { roles: ['posteingang'], sections: ['/freibad'] },
  nirgends: { roles: ['posteingang'], sections: [] },
  leitung: { roles: ['administration'] },
} as const satisfies Editors

const identify: Identify = async (realm, token) => {
  if (realm !== 'redaktion' || !Object.hasOwn(people, token)) return undefined
  const { roles, sections = ['/'] } = people[token as keyof typeof people] as Editors[string]
  return {
    realm,
    id: `id-${token}`,
    roles: roles as Role<'redaktion'>[],
    sections,
    name: token,
    email: `${token}@example.org`,
    confirmed: true,
  }
}

export const editorOf = async (id: string) =>
  (await identify('redaktion', id.replace(/^id-/, ''))) as Editor | undefined

const silent = { info() {}, warn() {}, error() {} }

const names = async (ids: readonly string[]) =>
  new Map(ids.filter(id => id.startsWith('id-')).map(id => [id, `Name von ${id.slice(3)}`]))

type Name = keyof Calls
type Parts = { params?: unknown; query?: unknown; body?: unknown; file?: unknown }

/**
 * A town with an editing desk. Each call is made as one of its editors, and each answer is checked against
 * the contract.
 */
export async function deskTown(
  records: Parameters<typeof testTown>[0] = {},
  now = '2026-11-20T08:00:00.000Z',
  parts: Pick<
    NonNullable<Parameters<typeof testTown>[2]>,
    'fetch' | 'editorOf' | 'canMail' | 'warnregion'
  > = {},
) {
  const mediaFolder = newFolder()
  const media = (isForEveryone: (path: string) => Promise<boolean>) =>
    openMedia(mediaFolder, silent, isForEveryone)
  const town = await testTown(records, now, { identify, names, media, editorOf, ...parts })

  const as = (token: keyof typeof people) => {
    const call = <N extends Name>(name: N, parts: Parts = {}): Promise<CallAnswer<Calls[N]>> =>
      town.call(calls[name] as never, { query: {}, ...parts, token } as never)
    return {
      call,
      /** Returns the error of a call; the test fails if the call succeeds. */
      refusal: (name: Name, parts: Parts = {}): Promise<CmsError> =>
        call(name, parts).then(
          answer => Promise.reject(new Error(`${name} went through: ${JSON.stringify(answer)}`)),
          (error: CmsError) => error,
        ),
      page: (pfad: string, more: object = {}, id: string = randomUUID()) =>
        call('redaktionInhaltAnlegen', { body: { id, art: 'seite', daten: page(pfad, more) } }),
    }
  }
  if (!town.media || !town.library) throw new Error('no media library')
  return { ...town, media: town.media, mediaFolder, library: town.library, as }
}

/** An account to invite. */
export const jana = {
  zugang: 'redaktion',
  email: 'jana@example.org',
  vorname: 'Jana',
  nachname: 'Jahn',
  rollen: ['autor'],
  bereiche: ['/'],
}

export const page = (pfad: string, more: object = {}) => ({ pfad, title: pfad, ...more })
