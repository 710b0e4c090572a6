import * as z from 'zod'
import { defineCall } from '../call.ts'
import { listOf } from '../entities/list.ts'
import {
  notizwortlaut,
  ratseinladung,
  ratsnotiz,
  ratsraumBericht,
  ratsraumNiederschrift,
  ratsraumSitzung,
  ratsraumTermin,
  ratsraumVorlage,
} from '../entities/ratsraum.ts'
import { geschuetzteDatei } from './geschuetzte-datei.ts'
import { proSeite, seite, tag } from './order.ts'
import { raetePaketCalls } from './raete-paket.ts'
import { id, imJahr, jahre, vomGremium } from './rat/auswahl.ts'

/** The members' room of the council: public documents, and those of the caller's bodies. */

const reading = { realm: 'raete', right: 'rat-lesen' } as const

const ausschuss = {
  id: 'technischer-ausschuss',
  name: 'Technischer Ausschuss',
  detailURL: '/rathaus/gemeinderat/gremien/technischer-ausschuss',
}

const termin = {
  id: 'technischer-ausschuss-2026-12-01',
  titel: 'Sitzung des Technischen Ausschusses',
  gremium: ausschuss,
  datum_von: '2026-12-01T18:00:00+01:00',
  ort: 'Rathaus, Ratssaal',
  zustand: 'eingeladen' as const,
  detailURL: '/rathaus/gemeinderat/sitzungen/technischer-ausschuss-2026-12-01',
}

const bericht = {
  id: '2026-090-baustellen',
  nummer: '2026/090',
  titel: 'Bericht über die Baustellen des Jahres',
  art: 'Informationsvorlage',
  datum: '2026-11-20',
  gremium: ausschuss,
  behandlung: 'nichtoeffentlich' as const,
  einleitung: 'Was gebaut wurde und was es gekostet hat.',
  detailURL: '/rathaus/gemeinderat/vorlagen/2026-090-baustellen',
}

const notiz = {
  teil: 'technischer-ausschuss-2026-12-01',
  kennung: 'sprungturm',
  text: 'Nach den Folgekosten fragen.',
  geaendert: '2026-11-28T20:15:00+01:00',
}

export const raeteRaumCalls = {
  /**
   * Meetings that are not over, the next one first; with `bis`, meetings until that day, the latest one
   * first.
   */
  raeteSitzungen: defineCall({
    name: 'raeteSitzungen',
    method: 'GET',
    path: '/api/cms/raete/sitzungen',
    summary: 'Sitzungen mit öffentlichen und eigenen nichtöffentlichen Teilen',
    ...reading,
    query: z.object({
      gremium: vomGremium,
      /** Only meetings of the member's own bodies, and meetings in which the member deputises. */
      eigene: z.stringbool().default(false),
      von: tag('Erster Tag; ohne Angabe: heute'),
      bis: tag('Letzter Tag'),
      seite,
      pro_seite: proSeite(20),
    }),
    answer: listOf(ratsraumTermin),
    examples: [
      {
        summary: 'Die nächste Sitzung des eigenen Ausschusses',
        query: { eigene: 'true' },
        answer: {
          data: [{ ...termin, punkte: 5, nichtoeffentlich: 2, behandlung: 'oeffentlich', eigene: true }],
          pagination: { page: 1, pages: 1 },
        },
      },
    ],
  }),

  raeteSitzung: defineCall({
    name: 'raeteSitzung',
    method: 'GET',
    path: '/api/cms/raete/sitzungen/{id}',
    summary: 'Eine Sitzung mit beiden Teilen der Tagesordnung und eigenen Notizen',
    ...reading,
    params: id,
    answer: ratsraumSitzung,
    examples: [
      {
        summary: 'Eine Sitzung mit einem nichtöffentlichen Punkt',
        params: { id: termin.id },
        answer: {
          oeffentlich: {
            ...termin,
            tagesordnung: [{ kennung: 'sprungturm', nummer: '1', titel: 'Sanierung des Sprungturms' }],
          },
          nichtoeffentlich: {
            ...termin,
            id: `${termin.id}-nichtoeffentlich`,
            titel: 'Nichtöffentlicher Teil',
            tagesordnung: [{ kennung: 'grundstueck', nummer: 'N 1', titel: 'Verkauf eines Grundstücks' }],
          },
          notizen: [notiz],
        },
      },
    ],
  }),

  /**
   * Confirms that an invitation has arrived. The first moment stays; a supplement is confirmed separately.
   */
  raeteEmpfang: defineCall({
    name: 'raeteEmpfang',
    method: 'POST',
    path: '/api/cms/raete/sitzungen/{id}/empfang',
    summary: 'Den Empfang der Einladung zu einer Sitzung bestätigen',
    ...reading,
    params: id,
    answer: z.object({ einladung: ratseinladung }),
    examples: [
      {
        summary: 'Bestätigt',
        params: { id: termin.id },
        answer: {
          einladung: {
            am: '2026-11-20T10:00:00+01:00',
            nachtrag_am: null,
            empfangen_am: '2026-11-20T18:30:00+01:00',
          },
        },
      },
    ],
  }),

  raeteVorlage: defineCall({
    name: 'raeteVorlage',
    method: 'GET',
    path: '/api/cms/raete/vorlagen/{id}',
    summary: 'Eine Vorlage, auch eine nichtöffentliche der eigenen Gremien',
    ...reading,
    params: id,
    answer: ratsraumVorlage,
    examples: [{ summary: 'Ein Bericht', params: { id: bericht.id }, answer: bericht }],
  }),

  /** Reports of the administration, and minutes of meetings that the member may read, the newest first. */
  raeteBerichte: defineCall({
    name: 'raeteBerichte',
    method: 'GET',
    path: '/api/cms/raete/berichte',
    summary: 'Berichte der Verwaltung und Niederschriften, auch eines Gremiums oder eines Jahres',
    ...reading,
    query: z.object({ gremium: vomGremium, jahr: imJahr('Jahr des Berichts oder der Sitzung') }),
    answer: z.object({
      berichte: z.array(ratsraumBericht),
      niederschriften: z.array(ratsraumNiederschrift),
      jahre,
    }),
    examples: [
      {
        summary: 'Ein Bericht, noch keine Niederschrift',
        query: { jahr: 2026 },
        answer: { berichte: [bericht], niederschriften: [], jahre: [2026] },
      },
    ],
  }),

  raeteDatei: defineCall({
    name: 'raeteDatei',
    path: '/api/cms/raete/dateien/{datei}',
    summary: 'Eine Datei, auf die ein nichtöffentlicher Inhalt der eigenen Gremien führt',
    ...reading,
    ...geschuetzteDatei,
  }),

  ...raetePaketCalls,

  /** Replaces a note; an empty note deletes it. */
  raeteNotiz: defineCall({
    name: 'raeteNotiz',
    method: 'PUT',
    path: '/api/cms/raete/sitzungen/{id}/notizen/{kennung}',
    summary: 'Eigene Notiz zu einem Tagesordnungspunkt; leer löscht sie',
    ...reading,
    params: id.extend({ kennung: ratsnotiz.shape.kennung }),
    body: z.object({ text: notizwortlaut }),
    answer: z.object({ notiz: ratsnotiz.optional() }),
    examples: [
      {
        summary: 'Eine Notiz',
        params: { id: termin.id, kennung: 'sprungturm' },
        body: { text: notiz.text },
        answer: { notiz },
      },
    ],
  }),
} as const
