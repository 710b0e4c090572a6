import { join } from 'node:path'
import type { CmsHandlers, Pinnwandrubrik } from '@rathausplatz/contract'
import type { Job } from '../jobs/job.ts'
import { signedKeys } from '../keys/signed-keys.ts'
import { askWaiting } from '../moderation/asking.ts'
import type { House } from '../rooms/room.ts'
import { openFiles } from '../sent-files/files.ts'
import { openBoardPhotos } from './board-photos.ts'
import { openConversations } from './conversation.ts'
import { type Beispiel, createExamples } from './examples.ts'
import { mailPlaces } from './mail-places.ts'
import type { Purpose } from './mails.ts'
import { openModeration } from './moderation.ts'
import { openOwnEntry } from './own-entry.ts'
import { openPinnwand, type PinnwandSources } from './pinnwand.ts'
import { unconfirmedEntries, unconfirmedMessages } from './unconfirmed.ts'
import { endEntries, forgetEntries, forgetMessages, tellOfEnds } from './upkeep.ts'

/** The pin board: entries of residents, messages between two of them, and the review by the town. */
export function openPinnwandRoom({ store: { database }, clock, key, folder, publicUrl, canMail }: House) {
  const keys = signedKeys<Purpose>('pinnwand', key)
  const files = openFiles(join(folder.dataDir, 'pinnwand'))
  const photos = openBoardPhotos({ database, files, clock })
  const sources: PinnwandSources = { database, clock, keys, publicUrl, canMail, files, photos }
  const board = openPinnwand(sources)
  const own = openOwnEntry(sources)
  const conversations = openConversations(sources)
  const moderation = openModeration(sources)

  const handlers: CmsHandlers = {
    async pinnwand({ query: { rubrik, seite, pro_seite } }) {
      const rubriken = rubrik?.split(',') as Pinnwandrubrik[] | undefined
      const asked = { rubriken, limit: pro_seite, offset: (seite - 1) * pro_seite }
      const { data, count } = await board.eintraege(asked)
      const pagination = { page: seite, pages: Math.ceil(count / pro_seite) }
      return { data, pagination, moeglich: board.moeglich }
    },
    pinnwandEintrag: ({ params: { nummer } }) => board.eintrag(nummer),
    pinnwandFoto: ({ query: { einreichung, name }, file, sender, signal }) =>
      photos.take(einreichung, { name, bytes: file }, sender, signal),
    pinnwandBild: ({ params: { nummer, kennung } }) => board.bild(nummer, kennung),
    pinnwandEigenesBild: ({ params: { schluessel, kennung } }) => own.bild(schluessel, kennung),
    pinnwandAufgeben: ({ body: { einreichung, ...aufgabe }, sender }) =>
      board.aufgeben(einreichung, aufgabe, sender),
    pinnwandBestaetigen: ({ body: { schluessel } }) => board.bestaetigen(schluessel),
    pinnwandBestaetigung: ({ params: { schluessel } }) => board.bestaetigung(schluessel),
    pinnwandEigener: ({ params: { schluessel } }) => own.eigener(schluessel),
    pinnwandAendern: ({ body: { schluessel, grundfassung, fotos, einreichung, ...angaben } }) =>
      own.aendern(schluessel, { grundfassung, angaben, fotos, einreichung }),
    pinnwandSchritt: async ({ body: { schluessel, schritt } }) => ({
      eintrag: await own.schritt(schluessel, schritt),
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

    async redaktionPinnwand({ query: { stand, seite, pro_seite } }) {
      const page = { limit: pro_seite + 1, offset: (seite - 1) * pro_seite }
      const { data, anzahl } = await moderation.liste(stand, page)
      return { data: data.slice(0, pro_seite), mehr: data.length > pro_seite, anzahl }
    },
    redaktionPinnwandEintrag: ({ params: { nummer } }) => moderation.eintrag(nummer),
    redaktionPinnwandFoto: ({ params: { nummer, kennung } }) => moderation.foto(nummer, kennung),
    redaktionPinnwandSchritt: async ({ params: { nummer }, body }, { id }) => ({
      eintrag: await moderation.schritt(nummer, { ...body, author: id }),
    }),
  }

  const jobs: readonly Job[] = [
    endEntries,
    // These three only send mails.
    ...(canMail
      ? [
          tellOfEnds(sources),
          askWaiting('Um Bestätigung von Einträgen der Pinnwand bitten', unconfirmedEntries(sources)),
          askWaiting('Um Bestätigung von Nachrichten zur Pinnwand bitten', unconfirmedMessages(sources)),
        ]
      : []),
    forgetEntries(sources),
    forgetMessages,
  ]

  return {
    handlers,
    jobs,
    logged: { pinnwand: 'pinnwand-pruefen' } as const,
    mails: mailPlaces(database.read),
    moderation,
    putUpExamples: (examples: readonly Beispiel[]) => createExamples(database, examples, clock()),
  }
}
