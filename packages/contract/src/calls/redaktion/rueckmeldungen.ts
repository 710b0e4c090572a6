import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { inhaltId, inhaltsart } from '../../entities/redaktion.ts'
import { RUECKMELDUNG_TAGE } from '../../entities/rueckmeldung.ts'
import * as beispiel from './beispiele.ts'
import { desk, reading, writing } from './desk-call.ts'

const anzahl = z.number().int().min(0)
const seiten = z.object({
  seite: z.coerce.number().int().min(1).max(10_000).default(1),
  pro_seite: z.coerce.number().int().min(1).max(100).default(25),
})

/** The numbers of answers for a page. */
const stand = z.object({
  ja: anzahl,
  nein: anzahl,
  /** Texts that are not marked as done. */
  offene_texte: anzahl,
})

const inhalt = z.object({
  id: inhaltId,
  art: inhaltsart,
  titel: z.string(),
  /** The path of the page on the site. */
  pfad: z.string(),
})

const text = z
  .object({
    id: inhaltId,
    inhalt,
    /** The day of the answer; the time is not stored. */
    tag: z.iso.date(),
    hilfreich: z.boolean(),
    text: z.string(),
    erledigt: z.boolean(),
  })
  .meta({ id: 'RueckmeldungText', title: 'Text einer Rückmeldung' })

const eineSeite = { id: beispiel.id, art: 'seite', titel: 'Fundbüro', pfad: '/rathaus/fundbuero' }
const einText = {
  id: '5b0f1c1e-54a8-4a57-9c8f-0a8c5d1e7f20',
  inhalt: eineSeite,
  tag: '2026-11-19',
  hilfreich: false,
  text: 'Wie lange heben Sie Gefundenes auf?',
  erledigt: false,
}
/** A mail every Monday with the answers of the week before. */
const wunsch = z.object({ gewuenscht: z.boolean() })
const params = z.object({ id: inhaltId })

/**
 * Answers of visitors to "War diese Seite hilfreich?" on pages that the caller may read. Marking a text as
 * done requires the right to change the page.
 */
export const rueckmeldungenCalls = {
  redaktionRueckmeldungen: defineCall({
    name: 'redaktionRueckmeldungen',
    method: 'GET',
    path: desk('rueckmeldungen'),
    summary: `Seiten mit Antworten der letzten ${RUECKMELDUNG_TAGE} Tage`,
    ...reading,
    query: seiten.extend({
      /** The order: by the number of negative answers, or by their share. */
      nach: z.enum(['nein', 'anteil']).default('nein'),
    }),
    answer: z.object({ data: z.array(inhalt.extend(stand.shape)), gesamt: anzahl }),
    examples: [
      {
        summary: 'Eine Seite',
        query: {},
        answer: { data: [{ ...eineSeite, ja: 12, nein: 3, offene_texte: 1 }], gesamt: 1 },
      },
    ],
  }),

  redaktionRueckmeldungenZu: defineCall({
    name: 'redaktionRueckmeldungenZu',
    method: 'GET',
    path: desk('inhalte/{id}/rueckmeldungen'),
    summary: `Antworten der letzten ${RUECKMELDUNG_TAGE} Tage zu einem Inhalt`,
    ...reading,
    params,
    answer: stand,
    examples: [
      {
        summary: 'Zwölf von fünfzehn fanden ihn hilfreich',
        params: { id: beispiel.id },
        answer: { ja: 12, nein: 3, offene_texte: 1 },
      },
    ],
  }),

  redaktionRueckmeldungTexte: defineCall({
    name: 'redaktionRueckmeldungTexte',
    method: 'GET',
    path: desk('rueckmeldungen/texte'),
    summary: 'Was Besuchende dazu geschrieben haben, das Neueste zuerst',
    ...reading,
    query: seiten.extend({
      /** Only answers for one document. */
      inhalt: inhaltId.optional(),
      stand: z.enum(['offen', 'erledigt', 'alle']).default('offen'),
    }),
    answer: z.object({ data: z.array(text), mehr: z.boolean() }),
    examples: [{ summary: 'Eine Frage', query: {}, answer: { data: [einText], mehr: false } }],
  }),

  redaktionRueckmeldungErledigen: defineCall({
    name: 'redaktionRueckmeldungErledigen',
    method: 'PUT',
    path: desk('rueckmeldungen/texte/{id}'),
    summary: 'Einen Text als erledigt vermerken oder wieder als offen',
    ...writing,
    params,
    body: z.object({ erledigt: z.boolean() }),
    answer: text,
    examples: [
      {
        summary: 'Erledigt',
        params: { id: einText.id },
        body: { erledigt: true },
        answer: { ...einText, erledigt: true },
      },
    ],
  }),

  redaktionRueckmeldungLoeschen: defineCall({
    name: 'redaktionRueckmeldungLoeschen',
    method: 'DELETE',
    path: desk('rueckmeldungen/texte/{id}'),
    summary: 'Einen Text löschen; die Antwort bleibt gezählt',
    ...writing,
    params,
    answer: z.object({}),
    examples: [{ summary: 'Gelöscht', params: { id: einText.id }, answer: {} }],
  }),

  redaktionWochenmail: defineCall({
    name: 'redaktionWochenmail',
    method: 'GET',
    path: desk('wochenmail'),
    summary:
      'Ob die Rückmeldungen der eigenen Bereiche montags per E-Mail kommen; zu eigenen Inhalten kommen sie immer',
    ...reading,
    answer: wunsch,
    examples: [{ summary: 'Nicht gewünscht', answer: { gewuenscht: false } }],
  }),

  redaktionWochenmailWuenschen: defineCall({
    name: 'redaktionWochenmailWuenschen',
    method: 'PUT',
    path: desk('wochenmail'),
    summary: 'Die Rückmeldungen der Woche per E-Mail bestellen oder abbestellen',
    ...reading,
    body: wunsch,
    answer: wunsch,
    examples: [{ summary: 'Bestellt', body: { gewuenscht: true }, answer: { gewuenscht: true } }],
  }),
}
