import type { CmsHandlers } from '@rathausplatz/contract'
import type { Rueckmeldungen } from '../rueckmeldungen/rueckmeldungen.ts'

export const rueckmeldung =
  (rueckmeldungen: Rueckmeldungen): NonNullable<CmsHandlers['rueckmeldung']> =>
  async ({ body, sender }) => {
    await rueckmeldungen.receive(body, sender)
    return {}
  }
