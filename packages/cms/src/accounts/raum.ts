import type { CmsHandlers } from '@rathausplatz/contract'
import { konten } from '../endpoints/konten.ts'
import { konto as ownAccount } from '../endpoints/konto.ts'
import { zugaenge } from '../endpoints/zugaenge.ts'
import { type MailPlaces, mailAt } from '../outbox/mail-places.ts'
import type { House } from '../rooms/room.ts'
import { tablesOf } from './room.ts'
import { sealSecrets } from './seal-secrets.ts'
import { accountUpkeep } from './upkeep.ts'

/** Sign-in, the own account, and accounts and program keys for administrators. */
export function openKontenRoom({ accounts, names, store }: House) {
  const handlers: CmsHandlers = { ...ownAccount(accounts), ...konten(accounts), ...zugaenge(accounts, names) }

  const konto: MailPlaces = {
    right: 'konten-verwalten',
    async find({ keys }) {
      const rows = await tablesOf(store.database.read)
        .selectFrom('accounts')
        .select(['id', 'vorname', 'nachname'])
        .where('id', 'in', keys)
        .execute()
      return rows.map(({ id, vorname, nachname }) =>
        mailAt(id, 'konto', id, `Konto von ${vorname} ${nachname}`),
      )
    },
  }

  return { handlers, jobs: [...accountUpkeep, sealSecrets(accounts.room)], mails: { konto } }
}
