import type { Realm } from '@rathausplatz/contract'
import { type Account, accountOf, emailOf, rowByEmail } from './account.ts'
import { AccountRefused, AccountTaken } from './account-refused.ts'
import { liftLock } from './attempts.ts'
import { accountChanges, OPERATOR, type Transaction, unwrapped } from './change-account.ts'
import {
  checkedPerson,
  checkedRoles,
  checkedSections,
  type NewAccount,
  readNewAccount,
} from './check-account.ts'
import { endProgramKeys } from './end-program-keys.ts'
import { objectionByGuessing } from './guess-apart.ts'
import { insertAccount } from './insert-account.ts'
import { oneTimePassword } from './one-time-password.ts'
import { putInvitation } from './own-password.ts'
import { objectionTo } from './password-rules.ts'
import { type Db, type Room, stored, tablesOf } from './room.ts'
import { withoutFactor } from './second-factor.ts'
import { endSessions } from './sessions.ts'
import { dropKeys } from './single-use-keys.ts'
import { tellOwner } from './tell-owner.ts'

/** How the owner gets the first password: by a mail, or as a one-time password from the administrator. */
export type FirstPassword = 'einladung' | 'einmalpasswort'

/** The administration of accounts, by the desk or the command line. */
export function administration(room: Room) {
  const { database, clock } = room
  const { noted, change } = accountChanges(room)

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
        const made = await insertAccount(room, db, account, { password, pw_geaendert: 0 })
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
        for (const account of accounts) await insertAccount(room, db, account, { password, pw_geaendert: 1 })
        return true
      })
    },

    /** Returns the German reason against a password for examples that anybody would guess. */
    objectionToGuessable: (passwort: string) => objectionByGuessing({ password: passwort, known: [] }),

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
        await db
          .updateTable('accounts')
          .set({ password, pw_geaendert: 0, password_from: 'administration' })
          .where('id', '=', id)
          .execute()
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
          await withoutFactor(db, id)
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
        ...(sections ? { sections: JSON.stringify(checkedSections(sections)) } : {}),
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
      const given = checkedPerson(person)
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

  /** Ends sessions, links and open log-ins. */
  async function endAll(db: Db, id: string): Promise<void> {
    await endSessions(db, id)
    await dropKeys(db, id)
  }

  function endKeys(transaction: Transaction, id: string, by: string, why: string): Promise<number> {
    return endProgramKeys(transaction, id, { at: clock(), by, why })
  }
}

function requireMail({ settings }: Room): void {
  if (!settings.canMail)
    throw new AccountRefused(
      'Eine Einladung braucht einen Mailserver (SMTP_URL). Ohne ihn entsteht ein Einmalpasswort, das Sie übergeben: mit „npm run konto -- anlegen“ ohne --einladung.',
    )
}
