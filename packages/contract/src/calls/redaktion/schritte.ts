import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { fassung, inhalt, inhaltId, pruefschritte, vermerk } from '../../entities/redaktion.ts'
import { givenText } from '../../given-text.ts'
import * as beispiel from './beispiele.ts'
import { deleting, desk, releasing, writing } from './desk-call.ts'

const params = z.object({ id: inhaltId })
const moment = z.iso.datetime({ offset: true })

/** A switch in the query: `trotzdem=true`. */
const schalter = z.stringbool().default(false)

const pfad = z.string().trim().min(1).max(500)

/**
 * Steps of a document: review, publish, withdraw, move, copy, delete, and restore a revision or a deleted
 * document.
 */
export const schritteCalls = {
  redaktionVeroeffentlichen: defineCall({
    name: 'redaktionVeroeffentlichen',
    method: 'POST',
    path: desk('inhalte/{id}/veroeffentlichen'),
    summary: 'Entwurf veröffentlichen, auf Wunsch von und bis zu einem Zeitpunkt',
    ...releasing,
    params,
    body: z.object({
      /** The reviewed revision; no other revision may become public by this call. */
      grundfassung: fassung,
      gueltig_von: moment.nullish(),
      gueltig_bis: moment.nullish(),
      /**
       * Publishes even if the public revision disappears until `gueltig_von`, and for a period that begins or
       * ends in the past.
       */
      trotzdem: z.boolean().default(false),
    }),
    answer: inhalt,
    examples: [
      {
        summary: 'Ab sofort',
        params: { id: beispiel.id },
        body: { grundfassung: 1 },
        answer: beispiel.oeffentlich,
      },
      {
        summary: 'Ab morgen früh',
        params: { id: beispiel.id },
        body: { grundfassung: 1, gueltig_von: '2026-11-21T07:00:00.000Z' },
        answer: { ...beispiel.oeffentlich, status: 'geplant', gueltig_von: '2026-11-21T07:00:00.000Z' },
      },
    ],
  }),

  redaktionZurueckziehen: defineCall({
    name: 'redaktionZurueckziehen',
    method: 'POST',
    path: desk('inhalte/{id}/zurueckziehen'),
    summary:
      'Von der Website nehmen, eine Bekanntmachung zurücknehmen; „verlinkt“ nennt, wer noch hierher verweist',
    ...releasing,
    params,
    body: z.object({
      /** The target of a redirect from the old path. */
      weiterleitung: pfad.optional(),
      /** Withdraws without a redirect, even if other documents link here. */
      trotzdem: z.boolean().default(false),
      /** Why a notice no longer holds: shown to everyone in its place. */
      grund: givenText(500).optional(),
    }),
    answer: inhalt,
    examples: [
      {
        summary: 'Mit Weiterleitung',
        params: { id: beispiel.id },
        body: { weiterleitung: '/rathaus' },
        answer: beispiel.entwurf,
      },
    ],
  }),

  redaktionPruefung: defineCall({
    name: 'redaktionPruefung',
    method: 'POST',
    path: desk('inhalte/{id}/pruefung'),
    summary: 'Zur Prüfung geben, freigeben oder zurückgeben',
    ...writing,
    params,
    body: z.object({
      schritt: z.enum(pruefschritte),
      grundfassung: fassung,
      vermerk: vermerk.optional(),
    }),
    answer: inhalt,
    examples: [
      {
        summary: 'Zur Prüfung',
        params: { id: beispiel.id },
        body: { schritt: 'einreichen', grundfassung: 1 },
        answer: { ...beispiel.entwurf, status: 'in_pruefung' },
      },
    ],
  }),

  redaktionWiederherstellen: defineCall({
    name: 'redaktionWiederherstellen',
    method: 'POST',
    path: desk('inhalte/{id}/wiederherstellen'),
    summary: 'Eine frühere Fassung als neuer Entwurf; was öffentlich ist, bleibt',
    ...writing,
    params,
    body: z.object({ nummer: fassung, grundfassung: fassung }),
    answer: inhalt,
    examples: [
      {
        summary: 'Die erste',
        params: { id: beispiel.id },
        body: { nummer: 1, grundfassung: 2 },
        answer: { ...beispiel.entwurf, fassung: 3, vermerk: 'Fassung 1 wiederhergestellt' },
      },
    ],
  }),

  redaktionVerschieben: defineCall({
    name: 'redaktionVerschieben',
    method: 'POST',
    path: desk('inhalte/{id}/verschieben'),
    summary: 'Eine Seite mit allen darunter an einen anderen Pfad; alte Adressen leiten weiter',
    ...writing,
    params,
    body: z.object({ pfad, grundfassung: fassung }),
    answer: z.object({
      inhalt,
      /** Every page that has moved, with its old path. */
      verschoben: z.array(z.object({ id: inhaltId, von: z.string(), nach: z.string() })),
    }),
    examples: [
      {
        summary: 'In den Bürgerservice',
        params: { id: beispiel.id },
        body: { pfad: '/buergerservice/fundbuero', grundfassung: 1 },
        answer: {
          inhalt: {
            ...beispiel.entwurf,
            schluessel: '/buergerservice/fundbuero',
            pfad: '/buergerservice/fundbuero',
            fassung: 2,
          },
          verschoben: [{ id: beispiel.id, von: '/rathaus/fundbuero', nach: '/buergerservice/fundbuero' }],
        },
      },
    ],
  }),

  redaktionKopieren: defineCall({
    name: 'redaktionKopieren',
    method: 'POST',
    path: desk('inhalte/{id}/kopieren'),
    summary: 'Eine Kopie des Entwurfs unter einer freien Adresse',
    ...writing,
    params,
    body: z.object({
      /** The id of the copy. */
      id: inhaltId,
      /** The path of a copied page; beside the original by default. */
      pfad: pfad.optional(),
    }),
    answer: inhalt,
    examples: [
      {
        summary: 'Kopiert',
        params: { id: beispiel.id },
        body: { id: '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d12' },
        answer: {
          ...beispiel.entwurf,
          id: '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d12',
          schluessel: '/rathaus/fundbuero-kopie',
          pfad: '/rathaus/fundbuero-kopie',
        },
      },
    ],
  }),

  redaktionLoeschen: defineCall({
    name: 'redaktionLoeschen',
    method: 'DELETE',
    path: desk('inhalte/{id}'),
    summary: 'Von der Website nehmen und für 30 Tage in den Papierkorb legen',
    ...deleting,
    params,
    query: z.object({ weiterleitung: pfad.optional(), trotzdem: schalter }),
    answer: inhalt,
    examples: [
      {
        summary: 'Gelöscht',
        params: { id: beispiel.id },
        query: {},
        answer: { ...beispiel.entwurf, status: 'papierkorb', geloescht_am: '2026-11-20T09:00:00.000Z' },
      },
    ],
  }),

  redaktionZurueckholen: defineCall({
    name: 'redaktionZurueckholen',
    method: 'POST',
    path: desk('inhalte/{id}/zurueckholen'),
    summary: 'Aus dem Papierkorb holen, als Entwurf',
    ...deleting,
    params,
    answer: inhalt,
    examples: [{ summary: 'Zurück', params: { id: beispiel.id }, answer: beispiel.entwurf }],
  }),
}
