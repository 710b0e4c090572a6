import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The job list of an external applicant portal (spec §1). A page shows only its first entry of this kind. */
export const stellenboerse = defineSchema({
  label: 'Bewerberportal',
  group: 'besonders',
  purpose: 'Die Stellen aus dem Bewerberportal eines anderen Anbieters.',
  words: 'Jobs Karriere',
  oncePerPage: true,
  context: z.object({
    titel: field.line({ label: 'Titel' }).default('Online bewerben'),
    text: field
      .richText({ label: 'Text' })
      .default(
        '<p>Rund 250 Menschen arbeiten für die Stadt. Bezahlt werden sie nach Tarifvertrag (TVöD).</p>',
      ),
    anbieter: field.requiredLine({ label: 'Anbieter', help: 'Wer das Portal betreibt, mit Ort.', max: 120 }),
    link: field
      .link({ label: 'Adresse des Portals', help: 'Vollständig, mit https://' })
      .refine(address => address.startsWith('https://'), 'Bitte eine Adresse mit https:// angeben.'),
    linktext: field.line({ label: 'Linktext', max: 80 }).default('Bewerberportal in neuem Fenster öffnen'),
    datenschutzlink: field.link({ label: 'Datenschutzhinweise' }).default('/datenschutz'),
  }),
  options: z.object({}),
})
