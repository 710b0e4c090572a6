import { join } from 'node:path'
import { type CmsHandlers, istOffenerSchaden, schadenskategorieOf } from '@rathausplatz/contract'
import { openDamageOffice } from '../aemter/offices.ts'
import type { Job } from '../jobs/job.ts'
import { signedKeys } from '../keys/signed-keys.ts'
import { ofSender } from '../limits/of-senders.ts'
import { type MailPlaces, mailAt } from '../outbox/mail-places.ts'
import type { House } from '../rooms/room.ts'
import { openFiles } from '../sent-files/files.ts'
import { createSchadenExamples, type Schadensbeispiel } from './examples.ts'
import type { Purpose } from './mails.ts'
import { openSchadenOffice } from './office.ts'
import { openReportPhotos } from './report-photos.ts'
import type { SchadenSources } from './reporting.ts'
import { openSchaeden } from './schaeden.ts'
import { type Schadenszeile, tablesOf } from './tables.ts'
import { forgetAddresses, forgetReports } from './upkeep.ts'

/** Damage reports: calls of residents, and of the office that repairs the damage. */
export function openSchadenRoom({ store, clock, key, folder, publicUrl, canMail }: House) {
  const { database } = store
  const files = openFiles(join(folder.dataDir, 'schaeden'))
  const photos = openReportPhotos({ database, files, clock })
  const sources: SchadenSources = {
    database,
    clock,
    keys: signedKeys<Purpose>('schaden', key),
    key,
    files,
    photos,
    publicUrl,
    office: openDamageOffice(store),
    canMail,
  }
  const reports = openSchaeden(sources)
  const office = openSchadenOffice(sources)

  const handlers: CmsHandlers = {
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
    schadenFoto: ({ query: { einreichung, name }, file, sender, signal }) =>
      photos.take(einreichung, { name, bytes: file }, sender, signal),
    schadenMelden: ({ body, sender }) => reports.melden(body, ofSender('schaden', sender), sender),
    schadenStand: ({ body: { nummer, kennwort }, sender }) => reports.stand(nummer, kennwort, sender),
    schadenEigener: ({ params: { schluessel } }) => reports.eigener(schluessel),
    schadenEigenesBild: ({ params: { schluessel, kennung } }) => reports.eigenesBild(schluessel, kennung),
    schadenNachrichten: ({ body: { schluessel, an } }) => reports.nachrichten(schluessel, an),
    schadenWiederOeffnen: ({ body: { schluessel, text } }) => reports.wiederOeffnen(schluessel, text),

    async redaktionSchaeden({ query: { stand, kategorie, seite, pro_seite } }) {
      const page = { limit: pro_seite + 1, offset: (seite - 1) * pro_seite }
      const { data, anzahl } = await office.liste({ stand, kategorie }, page)
      return { data: data.slice(0, pro_seite), mehr: data.length > pro_seite, anzahl }
    },
    redaktionSchaden: ({ params: { nummer } }) => office.schaden(nummer),
    redaktionSchadenFoto: ({ params: { nummer, kennung } }) => office.foto(nummer, kennung),
    redaktionSchadenSchritt: async ({ params: { nummer }, body }, { id }) => ({
      schaden: await office.schritt(nummer, { ...body, author: id }),
    }),
  }

  const mailsOf = (prefix: string, counts: (row: Schadenszeile) => boolean): MailPlaces => ({
    right: 'schaeden-bearbeiten',
    async find({ keys }) {
      const rows = await tablesOf(database.read)
        .selectFrom('schaeden')
        .selectAll()
        .where('id', 'in', keys)
        .execute()
      return rows
        .filter(counts)
        .map(({ id, nummer, kategorie }) =>
          mailAt(id, 'schaden', nummer, `${prefix}${schadenskategorieOf(kategorie).name} (${nummer})`),
        )
    },
  })

  const jobs: readonly Job[] = [forgetAddresses, forgetReports(sources)]
  return {
    handlers,
    jobs,
    logged: { schaden: 'schaeden-bearbeiten' } as const,
    mails: {
      schaden: mailsOf('', ({ nachrichten }) => nachrichten === 'ja'),
      'schaden-amt': mailsOf('E-Mail an das Amt: ', ({ stand }) => istOffenerSchaden(stand)),
    },
    reports,
    office,
    photos,
    reportExamples: (examples: readonly Schadensbeispiel[]) =>
      createSchadenExamples(database, examples, clock()),
  }
}
