import * as z from 'zod'
import { defineCall } from '../call.ts'
import { gremium, gremiumUebersicht } from '../entities/gremium.ts'
import { listOf } from '../entities/list.ts'
import { ratsperson } from '../entities/ratsperson.ts'
import { sitzung, sitzungUebersicht } from '../entities/sitzung.ts'
import { kalendertermin } from '../entities/veranstaltung.ts'
import { vorlage, vorlageUebersicht } from '../entities/vorlage.ts'
import { orderOf, proSeite, seite, tag } from './order.ts'
import { imJahr, jahre, vomGremium } from './rat-auswahl.ts'

/** The public part of the council. */

const id = z.object({ id: z.string().min(1).max(120) })

const gemeinderat = {
  id: 'gemeinderat',
  name: 'Gemeinderat',
  detailURL: '/rathaus/gemeinderat/gremien/gemeinderat',
}

const fraktion = {
  id: 'buergerliste',
  name: 'Bürgerliste Rebenau',
  detailURL: '/rathaus/gemeinderat/gremien/buergerliste',
}

const sprungturm = {
  id: 'sprungturm',
  nummer: '2026/087',
  titel: 'Sanierung des Sprungturms im Freibad',
  art: 'Beschlussvorlage',
  datum: '2026-11-02',
  gremium: gemeinderat,
  einleitung: 'Der Sprungturm braucht neue Geländer, damit er zur Saison öffnen kann.',
  detailURL: '/rathaus/gemeinderat/vorlagen/sprungturm',
}

const termin = {
  id: 'gemeinderat-2026-11-10',
  titel: 'Sitzung des Gemeinderats',
  gremium: gemeinderat,
  datum_von: '2026-11-10T18:30:00+01:00',
  datum_bis: '2026-11-10T21:10:00+01:00',
  ort: 'Rathaus, Ratssaal',
  zustand: 'durchgefuehrt' as const,
  detailURL: '/rathaus/gemeinderat/sitzungen/gemeinderat-2026-11-10',
}

/** Bodies of the council in their order; dissolved bodies come last. */
const gremien = defineCall({
  name: 'gremien',
  method: 'GET',
  path: '/api/cms/rat/gremien',
  summary: 'Gremien und Fraktionen des Rates',
  right: 'oeffentlich',
  answer: listOf(gremiumUebersicht),
  examples: [
    {
      summary: 'Der Gemeinderat und eine Fraktion',
      answer: {
        data: [
          {
            ...gemeinderat,
            kurzname: 'GR',
            art: 'gemeinderat',
            einleitung: 'Entscheidet über alles Wichtige in der Stadt.',
            anzahl: 19,
          },
          { ...fraktion, art: 'fraktion', uebergeordnet: gemeinderat, anzahl: 7 },
        ],
      },
    },
  ],
})

const gremiumCall = defineCall({
  name: 'gremium',
  method: 'GET',
  path: '/api/cms/rat/gremien/{id}',
  summary: 'Ein Gremium mit seinen Mitgliedern',
  right: 'oeffentlich',
  params: id,
  answer: gremium,
  examples: [
    {
      summary: 'Der Gemeinderat',
      params: { id: 'gemeinderat' },
      answer: {
        ...gemeinderat,
        art: 'gemeinderat',
        ort: 'Rathaus, Ratssaal',
        wahlperioden: [{ name: '2024 bis 2029', von: '2024-07-23' }],
        mitglieder: [
          {
            person: {
              id: 'gisela-wendling',
              name: 'Gisela Wendling',
              detailURL: '/rathaus/gemeinderat/personen/gisela-wendling',
            },
            fraktion,
            rolle: 'mitglied',
            von: '2024-07-23',
          },
        ],
      },
    },
  ],
})

/** People of the council by name: current members of any body, or of one body. */
const ratspersonen = defineCall({
  name: 'ratspersonen',
  method: 'GET',
  path: '/api/cms/rat/personen',
  summary: 'Mitglieder des Rates',
  right: 'oeffentlich',
  query: z.object({ gremium: vomGremium }),
  answer: listOf(ratsperson),
  examples: [
    {
      summary: 'Eine Stadträtin',
      query: { gremium: 'gemeinderat' },
      answer: {
        data: [
          {
            id: 'gisela-wendling',
            vorname: 'Gisela',
            nachname: 'Wendling',
            fraktion,
            mitgliedschaften: [
              { gremium: gemeinderat, art: 'gemeinderat', rolle: 'mitglied', von: '2024-07-23' },
            ],
            detailURL: '/rathaus/gemeinderat/personen/gisela-wendling',
          },
        ],
      },
    },
  ],
})

const ratspersonCall = defineCall({
  name: 'ratsperson',
  method: 'GET',
  path: '/api/cms/rat/personen/{id}',
  summary: 'Ein Mitglied des Rates mit seinen Mitgliedschaften',
  right: 'oeffentlich',
  params: id,
  answer: ratsperson,
  examples: [
    {
      summary: 'Eine Stadträtin',
      params: { id: 'gisela-wendling' },
      answer: {
        id: 'gisela-wendling',
        vorname: 'Gisela',
        nachname: 'Wendling',
        beruf: 'Architektin',
        fraktion,
        mitgliedschaften: [
          { gremium: gemeinderat, art: 'gemeinderat', rolle: 'mitglied', von: '2024-07-23' },
        ],
        detailURL: '/rathaus/gemeinderat/personen/gisela-wendling',
      },
    },
  ],
})

/**
 * Public meetings between two days, in ascending or descending order; without days, the meetings that are not
 * over.
 */
const sitzungen = defineCall({
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

const sitzungCall = defineCall({
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
const sitzungskalender = defineCall({
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

/** Papers of public meetings, the newest first. */
const vorlagen = defineCall({
  name: 'vorlagen',
  method: 'GET',
  path: '/api/cms/rat/vorlagen',
  summary: 'Vorlagen des Rates',
  right: 'oeffentlich',
  query: z.object({
    gremium: vomGremium,
    jahr: imJahr('Jahr der Vorlage'),
    seite,
    pro_seite: proSeite(20),
  }),
  answer: listOf(vorlageUebersicht).extend({ jahre }),
  examples: [
    {
      summary: 'Eine Vorlage',
      query: { gremium: 'gemeinderat', jahr: 2026 },
      answer: { data: [sprungturm], jahre: [2026], pagination: { page: 1, pages: 1 } },
    },
  ],
})

const vorlageCall = defineCall({
  name: 'vorlage',
  method: 'GET',
  path: '/api/cms/rat/vorlagen/{id}',
  summary: 'Eine Vorlage mit ihrer Beratungsfolge',
  right: 'oeffentlich',
  params: id,
  answer: vorlage,
  examples: [
    {
      summary: 'Eine Vorlage, über die abgestimmt wurde',
      params: { id: 'sprungturm' },
      answer: {
        ...sprungturm,
        beschlussvorschlag: 'Der Gemeinderat beschließt die Sanierung.',
        beratungen: [
          {
            sitzung: {
              id: 'gemeinderat-2026-11-10',
              name: 'Sitzung des Gemeinderats',
              detailURL: '/rathaus/gemeinderat/sitzungen/gemeinderat-2026-11-10',
            },
            gremium: gemeinderat,
            datum_von: '2026-11-10T18:30:00+01:00',
            zustand: 'durchgefuehrt',
            nummer: '2',
            ergebnis: 'angenommen',
            abstimmung: { ja: 17, nein: 1, enthaltungen: 1 },
          },
        ],
      },
    },
  ],
})

export const ratCalls = {
  gremien,
  gremium: gremiumCall,
  ratspersonen,
  ratsperson: ratspersonCall,
  sitzungen,
  sitzung: sitzungCall,
  sitzungskalender,
  vorlagen,
  vorlage: vorlageCall,
} as const
