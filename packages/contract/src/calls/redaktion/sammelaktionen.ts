import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { abweichendeZeit, oeffnungszeit } from '../../entities/oeffnungszeiten.ts'
import { wiedervorlageWahl } from '../../entities/pflege.ts'
import { fassung, inhaltId, inhaltKopf } from '../../entities/redaktion.ts'
import * as beispiel from './beispiele.ts'
import { desk, writing } from './desk-call.ts'

const moment = z.iso.datetime({ offset: true })

const aktion = z.enum([
  'veroeffentlichen',
  'zurueckziehen',
  'loeschen',
  'zurueckholen',
  'pflegen',
  'einreichen',
  'zurueckgeben',
  'zuordnen',
  'verschieben',
  'befristen',
  'zeiten',
])

const rubriken = z.array(z.string().trim().min(1).max(120)).max(10).optional()

/** One of many documents, with the fields that its step needs. */
const eintrag = z.object({
  id: inhaltId,
  grundfassung: fassung.optional(),
  gueltig_von: moment.nullish(),
  gueltig_bis: moment.nullish(),
  weiterleitung: z.string().trim().min(1).max(500).optional(),
  trotzdem: z.boolean().optional(),
  /** For `pflegen`; fields that are absent stay unchanged. */
  verantwortlich: z.string().max(80).nullable().optional(),
  wiedervorlage: wiedervorlageWahl.optional(),
  /** For `zuordnen`: Rubriken to add and to remove. */
  dazu: rubriken,
  weg: rubriken,
  /** For `verschieben`: the new path of the page. */
  pfad: z.string().trim().min(1).max(500).optional(),
  /** For `zeiten`: deviations to add to and to remove from the hours of a kind. */
  abweichend: z
    .array(
      z.object({
        typ: oeffnungszeit.shape.typ,
        dazu: z.array(abweichendeZeit).max(100),
        weg: z.array(abweichendeZeit).max(100),
      }),
    )
    .max(3)
    .optional(),
})

export const sammelauftrag = z.object({ aktion, eintraege: z.array(eintrag).min(1).max(200) })

/** Applies one step to many documents. */
export const sammelaktionenCalls = {
  redaktionSammelaktion: defineCall({
    name: 'redaktionSammelaktion',
    method: 'POST',
    path: desk('sammelaktionen'),
    summary: 'Derselbe Schritt für viele Inhalte, jeder für sich; mit dem Auftrag, der ihn zurücknimmt',
    ...writing,
    body: sammelauftrag,
    answer: z.object({
      /** In the order of the request. */
      data: z.array(
        z.object({
          id: inhaltId,
          inhalt: inhaltKopf.optional(),
          fehler: z.object({ code: z.string(), satz: z.string() }).optional(),
        }),
      ),
      /** A request that undoes the step. Null if nothing can be undone. */
      rueckgaengig: z.object({ satz: z.string(), auftrag: sammelauftrag }).nullable(),
    }),
    examples: [
      {
        summary: 'Zwei löschen, einer ist nicht mehr da',
        body: {
          aktion: 'loeschen',
          eintraege: [{ id: beispiel.id }, { id: '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d13' }],
        },
        answer: {
          data: [
            {
              id: beispiel.id,
              inhalt: { ...beispiel.kopf, status: 'papierkorb', geloescht_am: '2026-11-20T09:00:00.000Z' },
            },
            {
              id: '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d13',
              fehler: { code: 'nicht-gefunden', satz: 'Dieser Inhalt ist nicht (mehr) vorhanden' },
            },
          ],
          rueckgaengig: {
            satz: '„Fundbüro“ aus dem Papierkorb holen',
            auftrag: { aktion: 'zurueckholen', eintraege: [{ id: beispiel.id }] },
          },
        },
      },
    ],
  }),
}
