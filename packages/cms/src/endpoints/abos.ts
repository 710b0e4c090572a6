import type { CmsHandlers } from '@rathausplatz/contract'
import type { Abos } from '../abos/abos.ts'

export const abos = (abos: Abos) =>
  ({
    abothemen: ({ query: { thema } }) => abos.themen(thema),
    async aboBestellen({ body, sender }) {
      await abos.bestellen(body, sender)
      return {}
    },
    aboBestaetigen: ({ body: { schluessel } }) => abos.bestaetigen(schluessel),
    abo: ({ params: { schluessel } }) => abos.auswahl(schluessel),
    async aboAendern({ body: { schluessel, ...wahl } }) {
      await abos.aendern(schluessel, wahl)
      return {}
    },
    async aboAbbestellen({ body: { schluessel } }) {
      await abos.abbestellen(schluessel)
      return {}
    },
  }) satisfies CmsHandlers
