import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedCms, openCms } from '@rathausplatz/cms'
import {
  answerOverHttp,
  type Call,
  calls,
  ofWholeTown,
  type Realm,
  type Role,
  realms,
  rolesOf,
  tokenHeader,
} from '@rathausplatz/contract'
import { codeOf, stepAt } from '../../packages/cms/src/accounts/totp.ts'
import { databaseOfFolder } from '../../packages/cms/src/store/testing/databases.ts'

/** The password of the accounts in these tests, except those with a one-time password. */
export const PASSWORD = 'vier Woerter ohne Sinn'

/** Sections of editors. `im eigenen Bereich` is the school to which the tests add their documents. */
const places = {
  'in der ganzen Stadt': ['/'],
  'im eigenen Bereich': ['/schillerschule'],
  'in einem anderen Bereich': ['/jahnschule'],
  'ohne Bereich': [],
} as const

export type Asker = {
  readonly name: string
  readonly realm?: Realm
  readonly roles: readonly Role[]
  readonly sections: readonly string[]
  readonly state: 'frei' | 'gesperrt' | 'neu'
  readonly token: string
  readonly id: string
}

const nobody: Asker = { name: 'niemand', roles: [], sections: [], state: 'frei', token: '', id: '' }

const folders = new WeakMap<EmbeddedCms, string>()

/** Returns the data folder of a town of these tests. */
export function folderOf(cms: EmbeddedCms): string {
  const folder = folders.get(cms)
  if (!folder) throw new Error('Not one of these towns')
  return folder
}

/**
 * Opens a town with all kinds of callers: an anonymous one, an account of every role, editors of every
 * section, a disabled account, and one with a one-time password.
 */
export async function openTown() {
  const dataDir = await mkdtemp(join(tmpdir(), 'rechte-'))
  const cms = await openCms({
    dataDir,
    databaseUrl: await databaseOfFolder(dataDir),
    log: { info() {}, warn() {}, error() {} },
    create: true,
    // Mails are stored; none is sent, because jobs do not run.
    post: {
      server: { host: '127.0.0.1', port: 9, secure: false, tls: false },
      von: { name: '', address: 'stadt@example.org' },
    },
    accounts: { cost: { n: 4, r: 1, p: 1 } },
  })
  folders.set(cms, dataDir)
  const people = realms.flatMap(realm => everyRole(realm))
  await cms.accounts.createExamples(
    people.map(({ realm, email, roles, sections }) => {
      return { realm, email, roles: [...roles], sections: [...sections], vorname: 'Anna', nachname: 'Test' }
    }),
    PASSWORD,
  )
  const askers = [nobody]
  for (const { email, realm, name, roles, sections, state } of people) {
    const signedIn = await signIn(cms, realm, email, roles.includes('administration'))
    askers.push({ name, realm, roles, sections, state, ...signedIn })
    if (state === 'gesperrt') await cms.accounts.disable(realm, email)
  }
  for (const realm of realms) askers.push(await withPasswordOfAnother(cms, realm))
  return {
    cms,
    askers: askers as readonly Asker[],
    signIn: (realm: Realm, email: string) => signIn(cms, realm, email),
    async close() {
      await cms.close()
      await rm(dataDir, { recursive: true, maxRetries: 5 })
    },
  }
}

export type Town = Awaited<ReturnType<typeof openTown>>

type Person = Omit<Asker, 'realm' | 'token' | 'id'> & { realm: Realm; email: string }

/** Returns an account of each role, for editors with each of the sections, and a disabled account. */
function everyRole(realm: Realm): Person[] {
  const known = Object.keys(rolesOf(realm)) as Role[]
  const [some] = known
  if (!some) throw new Error(`${realm} has no role`)
  const everywhere = Object.entries(places).filter(
    ([, sections]) => realm === 'redaktion' || sections[0] === '/',
  )
  const people = known.flatMap(role =>
    everywhere.map(([place, sections], index): Person => {
      const name = realm === 'redaktion' ? `${role} ${place}` : `${realm} ${role}`
      return { realm, email: addressOf(role, index), name, roles: [role], sections, state: 'frei' }
    }),
  )
  const email = 'gesperrt@example.org'
  const name = `${realm} gesperrt`
  return [...people, { realm, email, name, roles: [some], sections: ['/'], state: 'gesperrt' }]
}

/** Returns the address of an account with a role, by default for the whole town. */
export const addressOf = (role: string, place = 0): string => `${role}${place || ''}@example.org`

const loginOf = { intranet: calls.login, raete: calls.raeteLogin, redaktion: calls.redaktionLogin } as const

/** Signs in; administrators set up their second factor at once. */
async function signIn(
  cms: EmbeddedCms,
  realm: Realm,
  email: string,
  needsFactor = false,
  passwort = PASSWORD,
) {
  const send = wire(cms)
  const answer = (await (await send(loginOf[realm], { body: { email, passwort } })).json()) as {
    token: string
    uuid?: string
    id?: number
  }
  const { token } = answer
  if (needsFactor) {
    const begun = await send(calls.redaktionTotpBeginn, { body: { passwort }, token })
    const { geheimnis } = (await begun.json()) as { geheimnis: string }
    const code = codeOf(geheimnis, stepAt(new Date()))
    const confirmed = await send(calls.redaktionTotp, { body: { code }, token })
    if (!confirmed.ok) throw new Error(`no second factor: ${await confirmed.text()}`)
    // Sensitive steps of administrators ask for it (0152).
    const again = await send(calls.redaktionBestaetigen, { body: { passwort }, token })
    if (!again.ok) throw new Error(`not confirmed: ${await again.text()}`)
  }
  return { token, id: String(answer.uuid ?? answer.id) }
}

async function withPasswordOfAnother(cms: EmbeddedCms, realm: Realm): Promise<Asker> {
  const roles = Object.keys(rolesOf(realm)) as Role[]
  const sections = ['/']
  const email = 'neu@example.org'
  const person = { realm, email, vorname: 'Bert', nachname: 'Neu', roles, sections }
  const { einmalpasswort } = await cms.accounts.create(person, 'einmalpasswort')
  const signedIn = await signIn(cms, realm, email, false, einmalpasswort)
  return { name: `${realm} neu`, realm, roles, sections, state: 'neu', ...signedIn }
}

type Sent = {
  body?: unknown
  token?: string
  params?: object
  query?: object
  file?: Uint8Array<ArrayBuffer>
}

/**
 * Returns a function that makes calls as over HTTP, with the token in the headers of all realms: the CMS may
 * use only the header of the call's realm.
 */
export function wire({ handlers, identify }: Pick<EmbeddedCms, 'handlers' | 'identify'>) {
  const answer = answerOverHttp({ handlers, identify }, error => {
    throw error
  })
  return (call: Call, { body, token, params = {}, query = {}, file }: Sent) => {
    const named = new Map(Object.entries(params).map(([name, value]) => [name, String(value)]))
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => named.get(name) ?? '7')
    const search = new URLSearchParams(query as Record<string, string>)
    return answer(
      new Request(`http://cms${path}?${search}`, {
        method: call.method,
        headers: {
          ...(call.body ? { 'content-type': 'application/json' } : {}),
          ...(call.takesFile ? { 'content-type': 'application/octet-stream' } : {}),
          ...(token ? Object.fromEntries(Object.values(tokenHeader).map(name => [name, token])) : {}),
        },
        ...(call.body ? { body: JSON.stringify(body) } : file ? { body: file } : {}),
      }),
    )
  }
}

/**
 * Returns the expected admission to a call, from the table of rights alone, without the code that decides.
 */
export function admitted({ realm, right }: Call, asker: Asker): 200 | 401 | 403 {
  if (!realm) return 200
  if (asker.realm !== realm || asker.state === 'gesperrt') return 401
  if (asker.state === 'neu') return right === 'anmeldung' ? 200 : 403
  // Rights of the whole town are not granted to an account of one section.
  if (ofWholeTown.has(right) && !asker.sections.includes('/')) return 403
  const known = rolesOf(realm)
  return asker.roles.some(role => known[role]?.rights.includes(right as never)) ? 200 : 403
}
