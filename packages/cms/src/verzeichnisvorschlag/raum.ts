import type { CmsHandlers } from '@rathausplatz/contract'
import type { Job } from '../jobs/job.ts'
import { signedKeys } from '../keys/signed-keys.ts'
import { askWaiting } from '../moderation/asking.ts'
import { type MailPlaces, mailAt } from '../outbox/mail-places.ts'
import type { House } from '../rooms/room.ts'
import { createVorschlagExamples, type Vorschlagsbeispiel } from './examples.ts'
import type { Purpose } from './mails.ts'
import { openVorschlagPruefung } from './moderation.ts'
import type { VorschlagSources } from './sources.ts'
import { tablesOf } from './tables.ts'
import { unconfirmedProposals } from './unconfirmed.ts'
import { askOwners, forgetProposals } from './upkeep.ts'
import { openVorschlaege } from './vorschlaege.ts'

/** Entries of directories that their owners propose, and the review by the town. */
export function openVorschlagRoom({ store, clock, key, publicUrl, canMail }: House) {
  const keys = signedKeys<Purpose>('verzeichnisvorschlag', key)
  const sources: VorschlagSources = { store, clock, keys, publicUrl, canMail }
  const proposals = openVorschlaege(sources)
  const moderation = openVorschlagPruefung(sources)

  const handlers: CmsHandlers = {
    verzeichnisVorschlagen: ({ body: { einreichung, ...aufgabe }, sender }) =>
      proposals.vorschlagen(einreichung, aufgabe, sender),
    verzeichnisvorschlagBestaetigen: ({ body: { schluessel } }) => proposals.bestaetigen(schluessel),
    verzeichnisvorschlagBestaetigung: ({ params: { schluessel } }) => proposals.bestaetigung(schluessel),
    verzeichnisvorschlagEigener: ({ params: { schluessel } }) => proposals.eigener(schluessel),
    verzeichnisvorschlagAendern: ({ body: { schluessel, grundfassung, ...angaben } }) =>
      proposals.aendern(schluessel, grundfassung, angaben),
    verzeichnisvorschlagSchritt: async ({ body: { schluessel, schritt } }) => ({
      eintrag: await proposals.schritt(schluessel, schritt),
    }),

    async redaktionVerzeichnisvorschlaege({ query: { stand, seite, pro_seite } }) {
      const page = { limit: pro_seite + 1, offset: (seite - 1) * pro_seite }
      const { data, anzahl } = await moderation.liste(stand, page)
      return { data: data.slice(0, pro_seite), mehr: data.length > pro_seite, anzahl }
    },
    redaktionVerzeichnisvorschlag: ({ params: { nummer } }) => moderation.vorschlag(nummer),
    redaktionVerzeichnisvorschlagSchritt: async ({ params: { nummer }, body }, { id }) => ({
      eintrag: await moderation.schritt(nummer, { ...body, author: id }),
    }),
  }

  const vorschlag: MailPlaces = {
    right: 'pinnwand-pruefen',
    async find({ keys }) {
      const rows = await tablesOf(store.database.read)
        .selectFrom('verzeichnis_vorschlaege')
        .select(['id', 'nummer'])
        .where('id', 'in', keys)
        .execute()
      return rows.map(({ id, nummer }) =>
        mailAt(id, 'vorschlag', nummer, `Vorschlag für ein Verzeichnis (${nummer})`),
      )
    },
  }

  const jobs: readonly Job[] = [
    forgetProposals(sources),
    // Both jobs only send mails.
    ...(canMail
      ? [
          askOwners(sources),
          askWaiting('Um Bestätigung von Vorschlägen bitten', unconfirmedProposals(sources)),
        ]
      : []),
  ]
  return {
    handlers,
    jobs,
    logged: { verzeichnisvorschlag: 'pinnwand-pruefen' } as const,
    mails: { vorschlag },
    moderation,
    proposeExamples: (examples: readonly Vorschlagsbeispiel[]) =>
      createVorschlagExamples(store, examples, clock()),
  }
}
