import type { CmsHandlers } from '@rathausplatz/contract'
import type { Kontakt } from '../kontakt/kontakt.ts'

export const kontakt =
  (kontakt: Kontakt): NonNullable<CmsHandlers['kontakt']> =>
  ({ body: { einreichung, ...nachricht }, sender }) =>
    kontakt.receive(einreichung, nachricht, sender)
