import { defineCall } from '../call.ts'
import { stadt as answer } from '../entities/stadt.ts'

/** Name, address and hours of the town, for the header, the footer and error pages. */
export const stadt = defineCall({
  name: 'stadt',
  method: 'GET',
  path: '/api/cms/stadt',
  summary: 'Anschrift und Öffnungszeiten der Stadtverwaltung',
  right: 'oeffentlich',
  answer,
  examples: [
    {
      summary: 'Die Demostadt',
      answer: {
        name: 'Stadt Rebenau',
        claim: 'Kleine Stadt zwischen Weinbergen und Rhein',
        wappen: '/medien/wappen.svg',
        anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
        telefon: '030 23125-100',
        fax: '030 23125-199',
        email: 'stadt@rebenau.example.org',
        oeffnungszeiten: [
          {
            typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
            regulaereZeiten: [
              { tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:30', ende: '12:00' },
              { tagestyp: 'DIENSTAG', beginn: '15:00', ende: '17:30' },
              { tagestyp: 'DONNERSTAG', beginn: '15:00', ende: '17:30' },
            ],
          },
        ],
      },
    },
  ],
})
