import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { fotokennung } from '../../entities/foto.ts'
import { fassung } from '../../entities/redaktion.ts'
import { gepruefterSchaden, schadenschritt } from '../../entities/schaden.ts'
import { schadenskategorie } from '../../entities/schadenskategorie.ts'
import { schadensnummer } from '../../entities/schadensmeldung.ts'
import { fileAnswer } from '../../file-answer.ts'
import { givenText } from '../../given-text.ts'
import type { Schadenschritt } from '../../vorgang/schaden.ts'
import { schadenstaendeNamen } from '../../vorgang/schaden.ts'
import { desk } from './desk-call.ts'

const params = z.object({ nummer: schadensnummer })
const anzahl = z.number().int().min(0)
const foto = 'Zm90by1kZXItbGF0ZXJuZQ'

const laterne = {
  nummer: 'S-7GQ2M9XD',
  kategorie: 'licht' as const,
  text: 'Die Laterne ist seit Tagen dunkel.',
  lage: { breite: 48.78983, laenge: 8.03888 },
  adresse: 'Spitalgasse 5',
  ort: '',
  angaben: { mast: 'RB-0417' },
  stand: 'eingegangen' as const,
  grund: '',
  doppelt_zu: null,
  erwartet_am: null,
  gemeldet_am: '2026-11-20T11:00:00.000Z',
  geaendert_am: '2026-11-20T11:00:00.000Z',
  detailURL: '/schaeden/S-7GQ2M9XD',
  oeffentlich: false,
  text_zeigen: false,
  fotos: [{ kennung: foto, zeigen: false }],
  mit_nachrichten: true,
  verlauf: [
    { am: '2026-11-20T11:00:00.000Z', stand: 'eingegangen' as const, text: '', von: 'melder' as const },
  ],
  nahe: [
    {
      nummer: 'S-4HT8PZ3K',
      kategorie: 'licht' as const,
      stand: 'in_arbeit' as const,
      wo: 'Spitalgasse 9',
      meter: 34,
    },
  ],
  schritte: [
    'bestaetigen',
    'beginnen',
    'mitteilen',
    'erledigen',
    'ablehnen',
    'zusammenlegen',
    'zeigen',
    'loeschen',
  ] as Schadenschritt[],
  fassung: 1,
}

/** The handling of damage reports by the town. */
export const schadenPruefungCalls = {
  redaktionSchaeden: defineCall({
    name: 'redaktionSchaeden',
    method: 'GET',
    path: desk('schaeden'),
    summary: 'Gemeldete Schäden, der älteste offene zuerst',
    realm: 'redaktion',
    right: 'schaeden-bearbeiten',
    query: z.object({
      /** `offen`: not finished. */
      stand: z.enum(['offen', 'alle', ...schadenstaendeNamen]).default('offen'),
      kategorie: schadenskategorie.optional(),
      seite: z.coerce.number().int().min(1).max(10_000).default(1),
      pro_seite: z.coerce.number().int().min(1).max(100).default(25),
    }),
    answer: z.object({
      data: z.array(gepruefterSchaden.omit({ verlauf: true, nahe: true, schritte: true })),
      mehr: z.boolean(),
      /** The numbers of all reports, independent of the filter. */
      anzahl: z.object({ eingegangen: anzahl, wieder_geoeffnet: anzahl, offen: anzahl }),
    }),
    examples: [
      {
        summary: 'Ein neuer',
        query: {},
        answer: { data: [laterne], mehr: false, anzahl: { eingegangen: 1, wieder_geoeffnet: 0, offen: 4 } },
      },
    ],
  }),

  redaktionSchaden: defineCall({
    name: 'redaktionSchaden',
    method: 'GET',
    path: desk('schaeden/{nummer}'),
    summary: 'Ein gemeldeter Schaden',
    realm: 'redaktion',
    right: 'schaeden-bearbeiten',
    params,
    answer: gepruefterSchaden,
    examples: [{ summary: 'Ein neuer', params: { nummer: laterne.nummer }, answer: laterne }],
  }),

  redaktionSchadenFoto: defineCall({
    name: 'redaktionSchadenFoto',
    method: 'GET',
    path: desk('schaeden/{nummer}/fotos/{kennung}'),
    summary: 'Ein Foto eines gemeldeten Schadens, auch bevor es jemand sieht',
    realm: 'redaktion',
    right: 'schaeden-bearbeiten',
    params: params.extend({ kennung: fotokennung }),
    answer: fileAnswer,
    examples: [
      {
        summary: 'Ein Foto',
        params: { nummer: laterne.nummer, kennung: foto },
        answer: {
          typ: 'image/jpeg',
          name: 'S-7GQ2M9XD.jpg',
          version: foto,
          bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]),
        },
      },
    ],
  }),

  redaktionSchadenSchritt: defineCall({
    name: 'redaktionSchadenSchritt',
    method: 'PUT',
    path: desk('schaeden/{nummer}'),
    summary:
      'Einen Schritt mit einem gemeldeten Schaden tun; „konflikt“, wenn jemand schneller war, „falscher-stand“, wenn der Schritt nicht geht',
    realm: 'redaktion',
    right: 'schaeden-bearbeiten',
    params,
    body: z.object({
      grundfassung: fassung,
      schritt: schadenschritt,
      /** Shown to the author of the report, and to everyone if the damage is public. */
      text: givenText(1_000).default(''),
      /** For `zeigen`: whether to show the text of the author, and which photos. */
      text_zeigen: z.boolean().default(false),
      fotos: z.array(fotokennung).max(10).default([]),
      /** For `zusammenlegen`: the number of the earlier report. */
      doppelt_zu: schadensnummer.optional(),
      /** For `beginnen` and `mitteilen`: the expected day of completion. Unchanged if absent. */
      erwartet_am: z.iso.date().nullable().optional(),
    }),
    /** `null` if the report is deleted. */
    answer: z.object({ schaden: gepruefterSchaden.nullable() }),
    examples: [
      {
        summary: 'In Arbeit',
        params: { nummer: laterne.nummer },
        body: {
          grundfassung: 1,
          schritt: 'beginnen',
          text: 'Das Ersatzteil ist bestellt.',
          erwartet_am: '2026-12-04',
        },
        answer: {
          schaden: {
            ...laterne,
            stand: 'in_arbeit',
            grund: 'Das Ersatzteil ist bestellt.',
            erwartet_am: '2026-12-04',
            schritte: ['mitteilen', 'erledigen', 'ablehnen', 'zusammenlegen', 'zeigen', 'loeschen'],
            fassung: 2,
          },
        },
      },
    ],
  }),
} as const
