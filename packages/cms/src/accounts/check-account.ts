import { emailLine, type Realm, type Role, realms, rolesOf } from '@rathausplatz/contract'
import * as z from 'zod'
import { emailOf } from './account.ts'
import { AccountRefused } from './account-refused.ts'

/** One line of text; `name` begins a message, `asked` is its form in a request. */
const line = (name: string, asked: string, most: number) =>
  z
    .string({ error: `Bitte geben Sie ${asked} an.` })
    .trim()
    .min(1, `Bitte geben Sie ${asked} an.`)
    .max(most, `${name} ist zu lang: höchstens ${most} Zeichen.`)
    .regex(/^[^\p{Cc}]*$/u, `${name} darf keine Steuerzeichen enthalten.`)

const section = z
  .string()
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
    'Ein Bereich ist ein Pfad der Website, zum Beispiel /schillerschule, oder / für alles.',
  )

const newAccount = z.object({
  realm: z.enum(realms, { error: `Den Bereich gibt es nicht. Möglich sind ${realms.join(', ')}.` }),
  email: emailLine().transform(emailOf),
  vorname: line('Der Vorname', 'den Vornamen', 80),
  nachname: line('Der Nachname', 'den Nachnamen', 80),
  roles: z.array(z.string()).optional(),
  sections: z.array(section).optional(),
  taetigkeitsbereiche: z.array(line('Der Tätigkeitsbereich', 'den Tätigkeitsbereich', 120)).default([]),
  /** The slug of the councillor who owns the account. */
  person: z.string().max(120).optional(),
})
export type NewAccount = z.input<typeof newAccount>

export type CheckedAccount = ReturnType<typeof readNewAccount>

export function readNewAccount(given: NewAccount) {
  const account = checked(newAccount, given)
  const roles = checkedRoles(account.realm, account.roles ?? defaultRoles(account.realm))
  const isEverywhere = account.realm !== 'redaktion' || roles.includes('administration')
  return { ...account, roles, sections: account.sections ?? (isEverywhere ? ['/'] : []) }
}

export const checkedPerson = (person: Pick<NewAccount, 'vorname' | 'nachname' | 'email'>) =>
  checked(newAccount.pick({ vorname: true, nachname: true, email: true }), person)

export const checkedSections = (sections: readonly string[]): string[] => checked(z.array(section), sections)

function checked<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new AccountRefused(parsed.error.issues[0]?.message)
  return parsed.data
}

export function checkedRoles(realm: Realm, roles: readonly string[]): Role[] {
  const known = Object.keys(rolesOf(realm))
  const unknown = roles.find(role => !known.includes(role))
  if (unknown !== undefined || roles.length === 0)
    throw new AccountRefused(
      `${unknown === undefined ? 'Es fehlt eine Rolle' : `Die Rolle „${unknown}“ gibt es hier nicht`}. Möglich ${known.length === 1 ? 'ist nur' : 'sind'} ${known.join(', ')}.`,
    )
  return [...new Set(roles)] as Role[]
}

/** If a realm has only one role, all accounts have it. */
const defaultRoles = (realm: Realm): string[] => {
  const known = Object.keys(rolesOf(realm))
  return known.length === 1 ? known : []
}
