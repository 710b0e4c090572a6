import { type Realm, type Role, realms, rolesOf } from '@rathausplatz/contract'
import * as z from 'zod'
import { ratspersonPfad } from '../collections/ratsperson.ts'
import { noteChange } from '../store/changes.ts'
import { newId } from '../store/id.ts'
import type { Tables } from '../store/tables.ts'
import { type Account, type AccountRow, accountOf, emailOf, rowByEmail } from './account.ts'
import { liftLock } from './attempts.ts'
import { endProgramKeys } from './end-program-keys.ts'
import { oneTimePassword } from './one-time-password.ts'
import { putInvitation } from './own-password.ts'
import { objectionTo } from './password-rules.ts'
import { type Db, type Room, stored, tablesOf } from './room.ts'
import { endSessions } from './sessions.ts'
import { dropKeys } from './single-use-keys.ts'
import { tellOwner } from './tell-owner.ts'

/** A refusal with a German message for the administrator. */
export class AccountRefused extends Error {
  override name = 'AccountRefused'
}

/** The address already has an account. */
export class AccountTaken extends AccountRefused {}

/** The author of changes by the operator; other changes have the id of the administrator. */
const OPERATOR = 'npm run konto'

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
  email: z
    .email({ error: 'Bitte geben Sie eine E-Mail-Adresse an.' })
    .max(254, 'Die E-Mail-Adresse ist zu lang.')
    .transform(emailOf),
  vorname: line('Der Vorname', 'den Vornamen', 80),
  nachname: line('Der Nachname', 'den Nachnamen', 80),
  roles: z.array(z.string()).optional(),
  sections: z.array(section).optional(),
  taetigkeitsbereiche: z.array(line('Der Tätigkeitsbereich', 'den Tätigkeitsbereich', 120)).default([]),
  /** The slug of the councillor who owns the account. */
  person: z.string().max(120).optional(),
})
export type NewAccount = z.input<typeof newAccount>

/** How the owner gets the first password: by a mail, or as a one-time password from the administrator. */
export type FirstPassword = 'einladung' | 'einmalpasswort'

/** The administration of accounts, by the desk or the command line. */
export function administration(room: Room) {
  const { database, clock } = room

  return {
    async create(
      given: NewAccount,
      first: FirstPassword,
      by = OPERATOR,
    ): Promise<{ account: Account; einmalpasswort?: string }> {
      if (first === 'einladung') requireMail(room)
      const account = readNewAccount(given)
      const einmalpasswort = first === 'einmalpasswort' ? oneTimePassword() : undefined
      const password = einmalpasswort ? await room.passwords.hash(einmalpasswort) : null
      const row = await stored(room, async (db, transaction) => {
        if (await rowByEmail(db, account.realm, account.email))
          throw new AccountTaken(
            `In diesem Bereich gibt es schon ein Konto mit der Adresse ${account.email}.`,
          )
        const made = await insert(db, account, { password, pw_geaendert: 0 })
        if (first === 'einladung') await putInvitation(room, db, transaction, made)
        await noted(transaction, made, by, 'angelegt')
        return made
      }).catch(unwrapped)
      return { account: accountOf(row), ...(einmalpasswort ? { einmalpasswort } : {}) }
    },

    /**
     * Creates the accounts of an example town, all with one password. Returns false if there are accounts
     * already.
     */
    async createExamples(given: readonly NewAccount[], passwort: string): Promise<boolean> {
      const accounts = given.map(readNewAccount)
      const objection = accounts.map(account => objectionTo(passwort, account)).find(Boolean)
      if (objection) throw new AccountRefused(objection)
      const password = await room.passwords.hash(passwort)
      return stored(room, async db => {
        if (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) return false
        for (const account of accounts) await insert(db, account, { password, pw_geaendert: 1 })
        return true
      })
    },

    /** Sends a new invitation to an owner without a password; the links of earlier mails end. */
    invite: (realm: Realm, email: string, by = OPERATOR) =>
      change(realm, email, { by, note: 'eingeladen' }, async (db, account, transaction) => {
        requireMail(room)
        if (account.password !== null)
          throw new AccountRefused(`${account.email} hat schon ein Passwort und kann sich damit anmelden.`)
        if (account.disabled_at !== null) throw new AccountRefused(`${account.email} ist gesperrt.`)
        await dropKeys(db, account.id)
        await putInvitation(room, db, transaction, account)
      }),

    /** Disables an account, and ends its sessions, links, open log-ins and program keys. */
    disable: (realm: Realm, email: string, by = OPERATOR) =>
      change(realm, email, { by, note: 'gesperrt' }, async (db, { id }, transaction) => {
        if (id === by) throw new AccountRefused('Ihr eigenes Konto können Sie nicht sperren.')
        await db
          .updateTable('accounts')
          .set({ disabled_at: clock().toISOString() })
          .where('id', '=', id)
          .execute()
        await endAll(db, id)
        await endKeys(transaction, id, by, 'Konto gesperrt')
      }),

    /** Enables an account without any of its earlier sessions or keys. */
    enable: (realm: Realm, email: string, by = OPERATOR) =>
      change(realm, email, { by, note: 'freigegeben' }, async (db, account, transaction) => {
        const { id, disabled_at } = account
        await db.updateTable('accounts').set({ disabled_at: null }).where('id', '=', id).execute()
        await liftLock(transaction, account)
        if (disabled_at !== null) await endAll(db, id)
      }),

    signOut: (realm: Realm, email: string, by = OPERATOR) =>
      change(realm, email, { by, note: 'abgemeldet' }, (db, { id }) => endSessions(db, id)),

    /** Sets a password for one log-in: its owner must choose a new one first. */
    async resetPassword(realm: Realm, email: string, by = OPERATOR): Promise<string> {
      const einmalpasswort = oneTimePassword()
      const password = await room.passwords.hash(einmalpasswort)
      await change(realm, email, { by, note: 'Einmalpasswort' }, async (db, account, transaction) => {
        const { id } = account
        await db.updateTable('accounts').set({ password, pw_geaendert: 0 }).where('id', '=', id).execute()
        await endAll(db, id)
        await liftLock(transaction, account)
        const ended = await endKeys(transaction, id, by, 'Einmalpasswort')
        await tellOwner(room, transaction, id, 'einmalpasswort', { ended })
      })
      return einmalpasswort
    },

    /** Removes the second factor, for owners who have lost phone, passkeys and codes. */
    resetSecondFactor: (realm: Realm, email: string, by = OPERATOR) =>
      change(
        realm,
        email,
        { by, note: 'zweiter Faktor entfernt' },
        async (db, { id, second_factor }, transaction) => {
          for (const table of ['totp', 'passkeys', 'recovery_codes'] as const)
            await db.deleteFrom(table).where('account_id', '=', id).execute()
          await db.updateTable('accounts').set({ second_factor: 0 }).where('id', '=', id).execute()
          await endAll(db, id)
          const ended = await endKeys(transaction, id, by, 'zweiter Faktor entfernt')
          if (second_factor) await tellOwner(room, transaction, id, 'zweiter-faktor-entfernt', { ended })
        },
      ),

    /**
     * Changes the given rights, and ends the sessions of an account with new rights. Fields that are not
     * given stay.
     */
    async setRights(
      realm: Realm,
      email: string,
      {
        roles,
        sections,
      }: { roles?: readonly string[] | undefined; sections?: readonly string[] | undefined },
      by = OPERATOR,
    ): Promise<void> {
      const rights = {
        ...(roles ? { roles: JSON.stringify(checkedRoles(realm, roles)) } : {}),
        ...(sections ? { sections: JSON.stringify(checked(z.array(section), sections)) } : {}),
      }
      if (Object.keys(rights).length === 0) return
      const note = [
        ...(roles ? [`Rollen: ${roles.join(', ')}`] : []),
        ...(sections ? [`Bereiche: ${sections.join(', ')}`] : []),
      ].join('; ')
      await change(realm, email, { by, note }, async (db, { id }) => {
        await db.updateTable('accounts').set(rights).where('id', '=', id).execute()
        await endSessions(db, id)
      })
    },

    /**
     * Changes name and address. A new address is announced to both mailboxes, ends the links in mails to the
     * old address, and ends all sessions.
     */
    async changePerson(
      realm: Realm,
      email: string,
      person: Pick<NewAccount, 'vorname' | 'nachname' | 'email'>,
      by = OPERATOR,
    ): Promise<void> {
      const given = checked(newAccount.pick({ vorname: true, nachname: true, email: true }), person)
      const moved = given.email !== emailOf(email)
      const said = moved ? `E-Mail-Adresse: ${given.email}` : 'Name'
      await change(realm, email, { by, note: said }, async (db, account, transaction) => {
        if (moved && (await rowByEmail(db, realm, given.email)))
          throw new AccountTaken(`In diesem Bereich gibt es schon ein Konto mit der Adresse ${given.email}.`)
        await db.updateTable('accounts').set(given).where('id', '=', account.id).execute()
        if (!moved) return
        await endAll(db, account.id)
        await tellOwner(room, transaction, account.id, 'adresse', { formerly: account.email })
        await tellOwner(room, transaction, account.id, 'adresse')
      })
    },

    /** Removes the binding to the person at the identity provider; the next sign-in binds anew. */
    unbind: (realm: Realm, email: string, by = OPERATOR) =>
      change(realm, email, { by, note: 'Verbindung gelöst' }, async (db, { id }, transaction) => {
        const { numDeletedRows } = await db
          .deleteFrom('identities')
          .where('account_id', '=', id)
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 0n)
          throw new AccountRefused('Das Konto ist mit keinem Konto der Verwaltung verbunden.')
        await endAll(db, id)
        await tellOwner(room, transaction, id, 'verwaltung-geloest')
      }),

    async list(realm?: Realm): Promise<Account[]> {
      let query = tablesOf(database.read).selectFrom('accounts').selectAll()
      if (realm) query = query.where('realm', '=', realm)
      const rows = await query.orderBy('realm').orderBy('nachname').orderBy('vorname').execute()
      return rows.map(accountOf)
    },
  }

  async function insert(
    db: Db,
    { realm, email, vorname, nachname, roles, sections, taetigkeitsbereiche, person }: CheckedAccount,
    { password, pw_geaendert }: { password: string | null; pw_geaendert: 0 | 1 },
  ): Promise<AccountRow> {
    const row = {
      id: newId(clock()),
      realm,
      number: await nextNumber(db, realm),
      email,
      vorname,
      nachname,
      password,
      pw_geaendert,
      roles: JSON.stringify(roles),
      sections: JSON.stringify(sections),
      taetigkeitsbereiche: JSON.stringify(taetigkeitsbereiche),
      person: person === undefined ? null : await documentOf(db, realm, person),
      second_factor: 0,
      created_at: clock().toISOString(),
      disabled_at: null,
    }
    await db.insertInto('accounts').values(row).execute()
    return row
  }

  /** Returns the document of a councillor, also if it is not public yet. */
  async function documentOf(db: Db, realm: Realm, slug: string): Promise<string> {
    if (realm !== 'raete') throw new AccountRefused('Nur Konten des Rates gehören einem Mitglied des Rates.')
    const found = await db
      .withTables<Pick<Tables, 'documents'>>()
      .selectFrom('documents')
      .select('id')
      .where('kind', '=', 'ratsperson')
      .where('key', '=', ratspersonPfad({ slug }))
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!found) throw new AccountRefused(`Ein Mitglied des Rates „${slug}“ gibt es nicht.`)
    return found.id
  }

  /** Ends sessions, links and open log-ins. */
  async function endAll(db: Db, id: string): Promise<void> {
    await endSessions(db, id)
    await dropKeys(db, id)
  }

  function endKeys(transaction: Transaction, id: string, by: string, why: string): Promise<number> {
    return endProgramKeys(transaction, id, { at: clock(), by, why })
  }

  function noted(
    transaction: Transaction,
    { id, realm, email }: AccountRow,
    who: string,
    what: 'angelegt' | 'bearbeitet',
    note?: string,
  ): Promise<void> {
    const document = { id, kind: 'konto', key: `${realm} ${email}` }
    return noteChange(transaction, { at: clock(), who, what, document, note: note?.slice(0, 500) ?? null })
  }

  /** Changes one account in one transaction, with its entry in the change log. */
  function change(
    realm: Realm,
    email: string,
    { by, note }: { by: string; note: string },
    work: (db: Db, account: AccountRow, transaction: Transaction) => Promise<void>,
  ): Promise<void> {
    return stored(room, async (db, transaction) => {
      const row = await rowByEmail(db, realm, email)
      if (!row)
        throw new AccountRefused(
          `Ein Konto mit der Adresse ${emailOf(email)} gibt es in diesem Bereich nicht.`,
        )
      await work(db, row, transaction)
      // Only the operator may leave the desk without an administrator: the command line can create another.
      if (by !== OPERATOR && !(await hasAdministrator(db)))
        throw new AccountRefused('Mindestens ein Konto mit der Rolle Administration muss bleiben.')
      await noted(transaction, row, by, 'bearbeitet', note)
    }).catch(unwrapped)
  }
}

type Transaction = Parameters<typeof noteChange>[0]

/**
 * Whether an account with the role `administration` is left. Must run in the transaction of the change, so
 * that two administrators who remove each other's role do not both succeed.
 */
async function hasAdministrator(db: Db): Promise<boolean> {
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .where('realm', '=', 'redaktion')
    .where('disabled_at', 'is', null)
    .execute()
  return rows.some(row => accountOf(row).roles.includes('administration'))
}

/** Throws the cause of an error that a transaction wraps. */
function unwrapped(error: unknown): never {
  throw error instanceof Error && error.cause instanceof AccountRefused ? error.cause : error
}

function requireMail({ settings }: Room): void {
  if (!settings.canMail)
    throw new AccountRefused(
      'Eine Einladung braucht einen Mailserver (SMTP_URL). Ohne ihn entsteht ein Einmalpasswort, das Sie übergeben: mit „npm run konto -- anlegen“ ohne --einladung.',
    )
}

type CheckedAccount = ReturnType<typeof readNewAccount>

function readNewAccount(given: NewAccount) {
  const account = checked(newAccount, given)
  const roles = checkedRoles(account.realm, account.roles ?? defaultRoles(account.realm))
  const isEverywhere = account.realm !== 'redaktion' || roles.includes('administration')
  return { ...account, roles, sections: account.sections ?? (isEverywhere ? ['/'] : []) }
}

function checked<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new AccountRefused(parsed.error.issues[0]?.message)
  return parsed.data
}

function checkedRoles(realm: Realm, roles: readonly string[]): Role[] {
  const known = Object.keys(rolesOf(realm))
  const unknown = roles.find(role => !known.includes(role))
  if (unknown !== undefined || roles.length === 0)
    throw new AccountRefused(
      `${unknown === undefined ? 'Es fehlt eine Rolle' : `Die Rolle „${unknown}“ gibt es hier nicht`}. Möglich sind ${known.join(', ')}.`,
    )
  return [...new Set(roles)] as Role[]
}

/** If a realm has only one role, all accounts have it. */
const defaultRoles = (realm: Realm): string[] => {
  const known = Object.keys(rolesOf(realm))
  return known.length === 1 ? known : []
}

async function nextNumber(db: Db, realm: Realm): Promise<number> {
  const { last } = await db
    .selectFrom('accounts')
    .select(eb => eb.fn.max('number').as('last'))
    .where('realm', '=', realm)
    .executeTakeFirstOrThrow()
  return Number(last ?? 0) + 1
}
