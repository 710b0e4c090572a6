import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { listOf } from '../../entities/list.ts'
import { sitzung, sitzungUebersicht } from '../../entities/sitzung.ts'
import { kalendertermin } from '../../entities/veranstaltung.ts'
import { orderOf, proSeite, seite, tag } from '../order.ts'
import { id, jahre, vomGremium } from './auswahl.ts'
import { gemeinderat, termin } from './beispiele.ts'

/** Public meetings of the council. */

/**
 * Public meetings between two days, in ascending or descending order; without days, the meetings that are not
 * over.
 */
export const sitzungen = defineCall({
  name: 'sitzungen',
  method: 'GET',
  path: '/api/cms/rat/sitzungen',
  summary: 'Sitzungen des Rates',
  right: 'oeffentlich',
  query: z.object({
    gremium: vomGremium,
    von: tag('Erster Tag; ohne Angabe: heute'),
    bis: tag('Letzter Tag'),
    order: orderOf(['datum_von'], 'datum_von:asc'),
    seite,
    pro_seite: proSeite(20),
  }),
  answer: listOf(sitzungUebersicht).extend({ jahre }),
  examples: [
    {
      summary: 'Eine Sitzung des Gemeinderats',
      query: { gremium: 'gemeinderat', von: '2026-11-01', bis: '2026-11-30' },
      answer: { data: [{ ...termin, punkte: 6 }], jahre: [2026, 2025], pagination: { page: 1, pages: 1 } },
    },
  ],
})

export const sitzungCall = defineCall({
  name: 'sitzung',
  method: 'GET',
  path: '/api/cms/rat/sitzungen/{id}',
  summary: 'Eine Sitzung mit ihrer öffentlichen Tagesordnung',
  right: 'oeffentlich',
  params: id,
  answer: sitzung,
  examples: [
    {
      summary: 'Eine Sitzung, die stattgefunden hat',
      params: { id: 'gemeinderat-2026-11-10' },
      answer: {
        ...termin,
        tagesordnung: [
          {
            kennung: 'fragen-der-einwohnerinnen-und-einwohner',
            nummer: '1',
            titel: 'Fragen der Einwohnerinnen und Einwohner',
          },
          {
            kennung: 'sprungturm',
            nummer: '2',
            titel: 'Sanierung des Sprungturms im Freibad',
            vorlage: {
              id: 'sprungturm',
              name: 'Sanierung des Sprungturms im Freibad',
              nummer: '2026/087',
              art: 'Beschlussvorlage',
              detailURL: '/rathaus/gemeinderat/vorlagen/sprungturm',
            },
            ergebnis: 'angenommen',
            beschluss: 'Der Gemeinderat beschließt die Sanierung.',
            abstimmung: { ja: 17, nein: 1, enthaltungen: 1 },
          },
        ],
      },
    },
  ],
})

/** Meetings for calendar programs: future and cancelled meetings, and meetings of the last weeks. */
export const sitzungskalender = defineCall({
  name: 'sitzungskalender',
  method: 'GET',
  path: '/api/cms/rat/kalender',
  summary: 'Sitzungen zum Übernehmen in einen Kalender',
  right: 'oeffentlich',
  query: z.object({
    gremium: vomGremium,
    sitzung: z.string().min(1).max(120).optional().meta({ description: 'Nur diese Sitzung' }),
  }),
  answer: listOf(kalendertermin),
  examples: [
    {
      summary: 'Eine Sitzung, die abgesagt ist',
      query: { sitzung: 'gemeinderat-2026-11-10' },
      answer: {
        data: [
          {
            id: '01jd3q8z',
            sequenz: 3,
            geaendert: '2026-11-04T09:00:00Z',
            termin: '2026-11-10',
            titel: termin.titel,
            einleitung: '1 Fragen der Einwohnerinnen und Einwohner',
            datum_von: termin.datum_von,
            datum_bis: termin.datum_bis,
            entfaellt: true,
            grund: 'Der Ratssaal wird renoviert.',
            ort: termin.ort,
            detailURL: termin.detailURL,
            rubriken: [{ rubrik: gemeinderat.name, detailURL: termin.detailURL }],
          },
        ],
        meta: { title: 'Sitzung des Gemeinderats' },
      },
    },
  ],
})
