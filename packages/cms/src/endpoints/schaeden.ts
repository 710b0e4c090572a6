import type { CmsHandlers } from '@rathausplatz/contract'
import { ofSender } from '../limits/of-senders.ts'
import type { SchadenRoom } from '../schaden/room.ts'

export const schaeden = ({ reports, photos }: SchadenRoom) =>
  ({
    async schaeden({ query: { kategorie, stand, seite, pro_seite } }) {
      const asked = { kategorie, stand, limit: pro_seite, offset: (seite - 1) * pro_seite }
      const { data, count } = await reports.liste(asked)
      return { data, pagination: { page: seite, pages: Math.ceil(count / pro_seite) } }
    },
    schaden: ({ params: { nummer } }) => reports.schaden(nummer),
    async schaedenNahe({ query: { breite, laenge, adresse } }) {
      const lage = breite === undefined || laenge === undefined ? null : { breite, laenge }
      return { data: await reports.nahe({ lage, adresse }) }
    },
    schadenBild: ({ params: { nummer, kennung } }) => reports.bild(nummer, kennung),
    schadenFoto: ({ query: { einreichung }, file, sender, signal }) =>
      photos.take(einreichung, file, sender, signal),
    schadenMelden: ({ body, sender }) => reports.melden(body, ofSender('schaden', sender), sender),
    schadenStand: ({ body: { nummer, kennwort }, sender }) => reports.stand(nummer, kennwort, sender),
    schadenEigener: ({ params: { schluessel } }) => reports.eigener(schluessel),
    schadenEigenesBild: ({ params: { schluessel, kennung } }) => reports.eigenesBild(schluessel, kennung),
    schadenNachrichten: ({ body: { schluessel, an } }) => reports.nachrichten(schluessel, an),
    schadenWiederOeffnen: ({ body: { schluessel, text } }) => reports.wiederOeffnen(schluessel, text),
  }) satisfies CmsHandlers
