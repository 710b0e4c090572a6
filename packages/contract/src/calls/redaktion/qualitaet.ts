import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { inhaltId, inhaltsart } from '../../entities/redaktion.ts'
import * as beispiel from './beispiele.ts'
import { desk, reading } from './desk-call.ts'

const anzahl = z.number().int()

const woche = z.object({
  /** The Monday of the week. */
  woche: z.iso.date(),
  inhalte: anzahl,
  mit_befunden: anzahl,
  fehler: anzahl,
  hinweise: anzahl,
  woerter: anzahl,
})

/** The findings of the Durchsicht in all public contents. */
export const qualitaetCalls = {
  redaktionQualitaet: defineCall({
    name: 'redaktionQualitaet',
    method: 'GET',
    path: desk('qualitaet'),
    summary: 'Was die Durchsicht in allen öffentlichen Inhalten findet, Regel für Regel',
    ...reading,
    answer: z.object({
      /** All rules, also those without findings; their texts are in `pruefregeln`. */
      regeln: z.array(
        z.object({
          regel: z.string(),
          inhalte: anzahl,
          /** True if there are more contents than counted. */
          mehr: z.boolean(),
        }),
      ),
      /** The number of contents that wait for a check. */
      offen: anzahl,
      /** Only for callers with access to the whole town. */
      stadt: z
        .object({
          inhalte: anzahl,
          mit_befunden: anzahl,
          /** The weeks with changes, the oldest first. */
          verlauf: z.array(woche),
        })
        .nullable(),
    }),
    examples: [
      {
        summary: 'Zwei Seiten mit Bildern ohne Bildtext',
        answer: {
          regeln: [{ regel: 'bildtext', inhalte: 2, mehr: false }],
          offen: 0,
          stadt: {
            inhalte: 312,
            mit_befunden: 2,
            verlauf: [
              { woche: '2026-11-16', inhalte: 312, mit_befunden: 2, fehler: 3, hinweise: 0, woerter: 0 },
            ],
          },
        },
      },
    ],
  }),

  redaktionQualitaetStellen: defineCall({
    name: 'redaktionQualitaetStellen',
    method: 'GET',
    path: desk('qualitaet/{regel}'),
    summary: 'Die Inhalte, in denen eine Regel etwas findet, mit ihren Stellen',
    ...reading,
    params: z.object({ regel: z.string().regex(/^[a-z-]{1,40}$/) }),
    query: z.object({
      seite: z.coerce.number().int().min(1).max(10_000).default(1),
      pro_seite: z.coerce.number().int().min(1).max(100).default(25),
    }),
    answer: z.object({
      data: z.array(
        z.object({
          id: inhaltId,
          art: inhaltsart,
          titel: z.string(),
          pfad: z.string().nullable(),
          befunde: z.array(
            z.object({
              feld: z.string(),
              feldname: z.string(),
              satz: z.string(),
              rat: z.string(),
              stelle: z.string().nullable(),
            }),
          ),
        }),
      ),
      anzahl,
      mehr: z.boolean(),
    }),
    examples: [
      {
        summary: 'Bilder ohne Bildtext',
        params: { regel: 'bildtext' },
        query: {},
        answer: {
          data: [
            {
              id: beispiel.id,
              art: 'seite',
              titel: 'Fundbüro',
              pfad: '/rathaus/fundbuero',
              befunde: [
                {
                  feld: 'content.0.context.bildupload.bildtext',
                  feldname: '1. Baustein: Bild und Text › Bildtext',
                  satz: 'Das Bild hat keinen Bildtext.',
                  rat: 'Schreiben Sie in einem Satz, was zu sehen ist.',
                  stelle: null,
                },
              ],
            },
          ],
          anzahl: 1,
          mehr: false,
        },
      },
    ],
  }),
}
