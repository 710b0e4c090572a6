import type { CmsHandlers, Pinnwandrubrik } from '@rathausplatz/contract'
import type { PinnwandRoom } from '../pinnwand/room.ts'

export const pinnwand = ({ board, conversations }: PinnwandRoom) =>
  ({
    async pinnwand({ query: { rubrik, seite, pro_seite } }) {
      const rubriken = rubrik?.split(',') as Pinnwandrubrik[] | undefined
      const asked = { rubriken, limit: pro_seite, offset: (seite - 1) * pro_seite }
      const { data, count } = await board.eintraege(asked)
      const pagination = { page: seite, pages: Math.ceil(count / pro_seite) }
      return { data, pagination, moeglich: board.moeglich }
    },
    pinnwandEintrag: ({ params: { nummer } }) => board.eintrag(nummer),
    pinnwandAufgeben: ({ body: { einreichung, ...aufgabe }, sender }) =>
      board.aufgeben(einreichung, aufgabe, sender),
    pinnwandBestaetigen: ({ body: { schluessel } }) => board.bestaetigen(schluessel),
    pinnwandEigener: ({ params: { schluessel } }) => board.eigener(schluessel),
    pinnwandAendern: ({ body: { schluessel, grundfassung, ...angaben } }) =>
      board.aendern(schluessel, grundfassung, angaben),
    pinnwandSchritt: async ({ body: { schluessel, schritt } }) => ({
      eintrag: await board.schritt(schluessel, schritt),
    }),
    async pinnwandMelden({ params: { nummer }, body: { einreichung, ...meldung }, sender }) {
      await board.melden(nummer, einreichung, meldung, sender)
      return {}
    },
    async pinnwandSchreiben({ params: { nummer }, body: { einreichung, ...nachricht }, sender }) {
      await conversations.schreiben(nummer, einreichung, nachricht, sender)
      return {}
    },
    pinnwandNachrichtBestaetigen: ({ body: { schluessel } }) => conversations.bestaetigen(schluessel),
    pinnwandNachricht: ({ params: { schluessel } }) => conversations.nachricht(schluessel),
    pinnwandGespraech: ({ params: { schluessel } }) => conversations.gespraech(schluessel),
    async pinnwandAntworten({ body: { schluessel, einreichung, text } }) {
      await conversations.antworten(schluessel, einreichung, text)
      return {}
    },
  }) satisfies CmsHandlers
