import { calls, type Realm } from '@rathausplatz/contract'
import type { OutboxTables } from '../../outbox/tables.ts'
import type { AccountTables } from '../tables.ts'
import type { accountTown } from './account-town.ts'

/** The account of Anna, and its states. */

export const PASSWORD = 'vier Woerter ohne Sinn'
export const NEW_PASSWORD = 'drei Steine im Bachbett'
export const EMAIL = 'anna.beispiel@example.org'
export const WRONG = {
  code: 'zugang-falsch',
  status: 401,
  message: 'E-Mail-Adresse oder Passwort ist nicht korrekt.',
}
export const SENDER = '192.0.2.7'

export type Town = Awaited<ReturnType<typeof accountTown>>

export const anna = (realm: Realm, more: object = {}) => ({
  realm,
  email: EMAIL,
  vorname: 'Anna',
  nachname: 'Beispiel',
  ...(realm === 'redaktion' ? { roles: ['redaktion'], sections: ['/'] } : {}),
  ...more,
})

/** Creates an account whose owner has chosen their own password. */
export async function withAccount(town: Town, realm: Realm, more: object = {}): Promise<void> {
  const { einmalpasswort = '' } = await town.accounts.administration.create(
    anna(realm, more) as never,
    'einmalpasswort',
  )
  const { email = EMAIL } = more as { email?: string }
  const token = await signIn(town, realm, { email, passwort: einmalpasswort })
  await town.call(calls[`${realm}Passwort`], {
    body: { passwort: einmalpasswort, neues_passwort: PASSWORD },
    token,
    sender: SENDER,
  })
}

/** Creates an account that is open, disabled, or not used yet. */
export async function withAnna(town: Town, state: 'known' | 'disabled' | 'invited'): Promise<void> {
  const { administration } = town.accounts
  if (state === 'invited') await administration.create(anna('intranet') as never, 'einladung')
  else await administration.createExamples([anna('intranet')], PASSWORD)
  if (state === 'disabled') await administration.disable('intranet', EMAIL)
}

export const loginOf = {
  intranet: calls.login,
  raete: calls.raeteLogin,
  redaktion: calls.redaktionLogin,
} as const

export async function signIn(town: Town, realm: Realm, body: object = {}, sender = SENDER): Promise<string> {
  const given = { body: { email: EMAIL, passwort: PASSWORD, ...body }, sender }
  const answer = (await town.call(loginOf[realm], given as never)) as { token?: string }
  return answer.token ?? ''
}

const allMails = (town: Town) =>
  town.store.database.read
    .withTables<OutboxTables>()
    .selectFrom('mails')
    .select(['an', 'betreff', 'text', 'anlass'])
    .orderBy('id')
    .execute()

const isNews = ({ anlass }: { anlass: string }) => anlass === 'konto-geaendert'

/** Returns all mails except those about changes of accounts. */
export const mailsOf = async (town: Town) => (await allMails(town)).filter(mail => !isNews(mail))

/** Returns the mails to owners about changes of their accounts. */
export const newsOf = async (town: Town) => (await allMails(town)).filter(isNews)

export const keyIn = (text = '') => /schluessel=([\w-]+)/.exec(text)?.[1] ?? ''

export const rowsOf = (town: Town, table: keyof AccountTables) =>
  town.store.database.read.withTables<AccountTables>().selectFrom(table).selectAll().execute()
