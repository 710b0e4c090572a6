import { CmsError, type CmsHandlers } from '@rathausplatz/contract'
import { type Account, accountOf, betrifftOf, rowById } from '../accounts/account.ts'
import { AccountRefused, AccountTaken } from '../accounts/account-refused.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { boundOf } from '../accounts/provider-sign-in.ts'
import { tablesOf } from '../accounts/room.ts'
import { countSessions } from '../accounts/sessions.ts'
import { deliveriesOf } from '../outbox/delivery.ts'
import { zustellungOf } from '../outbox/delivery-words.ts'

/** Calls of administrators for accounts, equal to the commands of the operator. */
export function konten({ room, administration }: Accounts): CmsHandlers {
  const db = tablesOf(room.database.read)

  const find = async (id: string): Promise<Account> => {
    const row = await rowById(db, id)
    if (!row) throw new CmsError('nicht-gefunden')
    return accountOf(row)
  }

  const shown = async (accounts: readonly Account[]) => {
    const ids = accounts.map(({ id }) => id)
    const [places, bound, mails] = await Promise.all([
      countSessions(room, ids),
      boundOf(room, ids),
      deliveriesOf(room.database.read, ids.map(betrifftOf)),
    ])
    return accounts.map(account => {
      const { id, realm: zugang, email, vorname, nachname, roles, sections, taetigkeitsbereiche } = account
      const mail = mails.get(betrifftOf(id))
      return {
        id,
        zugang,
        email,
        vorname,
        nachname,
        rollen: [...roles],
        bereiche: [...sections],
        gremien: [...taetigkeitsbereiche],
        gesperrt: account.isDisabled,
        eingeladen: !account.hasPassword && !bound.has(id),
        zweiter_faktor: account.hasSecondFactor,
        verbunden: bound.has(id),
        zustellung: mail && zustellungOf(mail),
        angemeldet: places.get(id) ?? 0,
      }
    })
  }

  const one = async (id: string) => {
    const [konto] = await shown([await find(id)])
    if (!konto) throw new CmsError('nicht-gefunden')
    return konto
  }

  type Step = (realm: Account['realm'], email: string, by: string) => Promise<void>
  const step =
    (work: Step) =>
    async ({ params: { id } }: { params: { id: string } }, who: { id: string }) => {
      const { realm, email } = await find(id)
      await work(realm, email, who.id).catch(told)
      return one(id)
    }

  return {
    async redaktionKonten({ query: { zugang, suche, seite, pro_seite } }) {
      const wanted = suche.toLocaleLowerCase('de')
      const found = (await administration.list(zugang)).filter(({ vorname, nachname, email }) =>
        `${vorname} ${nachname} ${email}`.toLocaleLowerCase('de').includes(wanted),
      )
      const from = (seite - 1) * pro_seite
      return { data: await shown(found.slice(from, from + pro_seite)), mehr: found.length > from + pro_seite }
    },

    redaktionKonto: ({ params: { id } }) => one(id),

    async redaktionKontoAnlegen({ body }, who) {
      const { zugang: realm, rollen: roles, bereiche: sections, gremien, ...person } = body
      const account = { realm, roles, sections, taetigkeitsbereiche: gremien, ...person }
      const made = await administration.create(account, 'einladung', who.id).catch(told)
      return one(made.account.id)
    },

    async redaktionKontoAendern({ params: { id }, body: { rollen: roles, bereiche: sections } }, who) {
      const { realm, email } = await find(id)
      await administration.setRights(realm, email, { roles, sections }, who.id).catch(told)
      return one(id)
    },

    async redaktionKontoPerson({ params: { id }, body }, who) {
      const { realm, email } = await find(id)
      await administration.changePerson(realm, email, body, who.id).catch(told)
      return one(id)
    },

    redaktionKontoEinladen: step(administration.invite),
    redaktionKontoSperren: step(administration.disable),
    redaktionKontoFreigeben: step(administration.enable),
    redaktionKontoAbmelden: step(administration.signOut),
    redaktionKontoZweiterFaktor: step(administration.resetSecondFactor),
    redaktionKontoVerbindungLoesen: step(administration.unbind),
  }
}

/** Turns a refused account into a `CmsError` for the desk. */
function told(error: unknown): never {
  if (!(error instanceof AccountRefused)) throw error
  throw new CmsError(error instanceof AccountTaken ? 'vergeben' : 'ungueltig', error.message)
}
