import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { fotokennung } from '../../entities/foto.ts'
import { fotoschritte, gepruefterEintrag, pinnwandnummer } from '../../entities/pinnwand.ts'
import { fassung } from '../../entities/redaktion.ts'
import { fileAnswer } from '../../file-answer.ts'
import { givenText } from '../../given-text.ts'
import type { Pinnwandschritt } from '../../vorgang/pinnwand.ts'
import { bild, foto } from '../pinnwand/beispiele.ts'
import { desk } from './desk-call.ts'

const params = z.object({ nummer: pinnwandnummer })
const anzahl = z.number().int().min(0)

const fahrrad = {
  nummer: 'P-7GQ2M9XD',
  rubrik: 'verschenke' as const,
  titel: 'Kinderfahrrad, 20 Zoll',
  text: 'Gut in Schuss, der Sattel ist neu bezogen.',
  ort: 'Altstadt',
  name: 'Erika',
  detailURL: '/pinnwand/P-7GQ2M9XD',
  email: 'erika@example.org',
  stand: 'bestaetigt' as const,
  gesperrt_von: null,
  grund: '',
  tage: 30,
  laeuft_ab_am: null,
  verlaengert: 0,
  schritte: ['freigeben', 'ablehnen', 'sperren', 'loeschen'] as Pinnwandschritt[],
  fotos: [{ ...foto, zeigen: true }],
  fassung: 2,
  angelegt_am: '2026-11-20T08:00:00.000Z',
  geaendert_am: '2026-11-20T08:05:00.000Z',
  meldungen_offen: 0,
  meldungen: [] as [],
}

/** The review of the pin board by the town. */
export const pinnwandPruefungCalls = {
  redaktionPinnwand: defineCall({
    name: 'redaktionPinnwand',
    method: 'GET',
    path: desk('pinnwand'),
    summary: 'Einträge der Pinnwand, der älteste wartende zuerst',
    realm: 'redaktion',
    right: 'pinnwand-pruefen',
    query: z.object({
      /** `gemeldet`: reported and not reviewed since. */
      stand: z
        .enum(['bestaetigt', 'gemeldet', 'freigegeben', 'gesperrt', 'abgelaufen', 'alle'])
        .default('bestaetigt'),
      seite: z.coerce.number().int().min(1).max(10_000).default(1),
      pro_seite: z.coerce.number().int().min(1).max(100).default(25),
    }),
    answer: z.object({
      data: z.array(gepruefterEintrag),
      mehr: z.boolean(),
      /** The numbers of all entries, independent of the filter. */
      anzahl: z.object({ bestaetigt: anzahl, gemeldet: anzahl, freigegeben: anzahl }),
    }),
    examples: [
      {
        summary: 'Einer, der auf die Prüfung wartet',
        query: {},
        answer: { data: [fahrrad], mehr: false, anzahl: { bestaetigt: 1, gemeldet: 0, freigegeben: 12 } },
      },
    ],
  }),

  redaktionPinnwandEintrag: defineCall({
    name: 'redaktionPinnwandEintrag',
    method: 'GET',
    path: desk('pinnwand/{nummer}'),
    summary: 'Ein Eintrag der Pinnwand',
    realm: 'redaktion',
    right: 'pinnwand-pruefen',
    params,
    answer: gepruefterEintrag,
    examples: [{ summary: 'Ein wartender', params: { nummer: fahrrad.nummer }, answer: fahrrad }],
  }),

  redaktionPinnwandFoto: defineCall({
    name: 'redaktionPinnwandFoto',
    method: 'GET',
    path: desk('pinnwand/{nummer}/fotos/{kennung}'),
    summary: 'Ein Foto eines Eintrags der Pinnwand, auch bevor es jemand sieht',
    realm: 'redaktion',
    right: 'pinnwand-pruefen',
    params: params.extend({ kennung: fotokennung }),
    answer: fileAnswer,
    examples: [
      {
        summary: 'Ein Foto',
        params: { nummer: fahrrad.nummer, kennung: foto.kennung },
        answer: bild,
      },
    ],
  }),

  redaktionPinnwandSchritt: defineCall({
    name: 'redaktionPinnwandSchritt',
    method: 'PUT',
    path: desk('pinnwand/{nummer}'),
    summary:
      'Einen Eintrag freigeben, ablehnen, sperren, entsperren oder löschen, oder eines seiner Fotos nicht oder doch zeigen; „konflikt“, wenn freigegeben, entsperrt, gezeigt oder erledigt würde, was inzwischen anders ist',
    realm: 'redaktion',
    right: 'pinnwand-pruefen',
    params,
    body: z.object({
      grundfassung: fassung,
      schritt: z.enum([
        'freigeben',
        'ablehnen',
        'sperren',
        'entsperren',
        'loeschen',
        'meldungen-erledigen',
        ...fotoschritte,
      ]),
      /** For `fotoschritte`. */
      foto: fotokennung.optional(),
      /** Shown to the author of the entry. */
      grund: givenText(500).default(''),
    }),
    /** `null` if the entry is deleted. */
    answer: z.object({ eintrag: gepruefterEintrag.nullable() }),
    examples: [
      {
        summary: 'Freigegeben',
        params: { nummer: fahrrad.nummer },
        body: { grundfassung: 2, schritt: 'freigeben' },
        answer: {
          eintrag: {
            ...fahrrad,
            stand: 'freigegeben',
            laeuft_ab_am: '2026-12-20T08:10:00.000Z',
            schritte: ['sperren', 'loeschen'] as Pinnwandschritt[],
            fassung: 3,
          },
        },
      },
    ],
  }),
} as const
