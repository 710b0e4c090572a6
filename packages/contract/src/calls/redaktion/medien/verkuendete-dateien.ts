import * as z from 'zod'
import { defineCall } from '../../../call.ts'
import { inhaltId } from '../../../entities/redaktion.ts'
import { verkuendeteDatei, verkuendungsbefunde } from '../../../entities/verkuendete-datei.ts'
import * as beispiel from '../beispiele.ts'
import { desk, reading } from '../desk-call.ts'

const satzung = {
  datei: 'hundesteuersatzung.pdf',
  url: '/medien/hundesteuersatzung.pdf',
  adresse: '/medien/hundesteuersatzung/0f1e2d3c4b5a6978.pdf',
  titel: 'Hundesteuersatzung',
  groesse: 120_000,
  version: '0f1e2d3c4b5a6978',
  sha256: '0f1e2d3c4b5a69780f1e2d3c4b5a69780f1e2d3c4b5a69780f1e2d3c4b5a6978',
  verkuendet_am: '2026-11-14T07:00:00.000Z',
  festgehalten_am: '2026-11-14T07:00:00.000Z',
  befund: 'verkuendung',
  heute: { version: '1a2b3c4d5e6f7089', groesse: 130_000 },
} as const

/** Files as they were promulgated with a notice. */
export const verkuendeteDateienCalls = {
  redaktionVerkuendeteDateien: defineCall({
    name: 'redaktionVerkuendeteDateien',
    method: 'GET',
    path: desk('inhalte/{id}/verkuendete-dateien'),
    summary: 'Die Dateien einer Bekanntmachung, wie sie verkündet wurden, mit ihren Prüfsummen',
    ...reading,
    params: z.object({ id: inhaltId }),
    answer: z.object({ data: z.array(verkuendeteDatei) }),
    examples: [{ summary: 'Eine Satzung', params: { id: beispiel.id }, answer: { data: [satzung] } }],
  }),

  redaktionErsetzteVerkuendungen: defineCall({
    name: 'redaktionErsetzteVerkuendungen',
    method: 'GET',
    path: desk('ersetzte-verkuendungen'),
    summary:
      'Bekanntmachungen, deren Datei nach der Verkündung ersetzt wurde, bevor das Haus das verhindert hat',
    ...reading,
    answer: z.object({
      data: z.array(
        z.object({
          id: inhaltId,
          titel: z.string(),
          pfad: z.string(),
          datei: z.string(),
          dateititel: z.string(),
          verkuendet_am: z.iso.datetime({ offset: true }),
          befund: z.enum(verkuendungsbefunde),
        }),
      ),
    }),
    examples: [
      {
        summary: 'Eine, deren alte Datei nicht mehr da ist',
        answer: {
          data: [
            {
              id: beispiel.id,
              titel: 'Hundesteuersatzung',
              pfad: '/bekanntmachungen/hundesteuersatzung',
              datei: satzung.datei,
              dateititel: satzung.titel,
              verkuendet_am: satzung.verkuendet_am,
              befund: 'ersetzt',
            },
          ],
        },
      },
    ],
  }),
}
