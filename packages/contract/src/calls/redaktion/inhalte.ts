import * as z from 'zod'
import { defineCall } from '../../call.ts'
import {
  arbeitskopieKopf,
  daten,
  fassung,
  inhalt,
  inhaltId,
  inhaltsart,
  vermerk,
  verwendung,
} from '../../entities/redaktion.ts'
import * as beispiel from './beispiele.ts'
import { desk, LARGEST_CONTENT, reading, writing } from './desk-call.ts'

const params = z.object({ id: inhaltId })

/** If true, incomplete content is saved as a draft that cannot be published; otherwise it is refused. */
const mitLuecken = z.boolean().default(false)

/** A content of any kind: read, create, save a new revision. */
export const inhalteCalls = {
  redaktionInhalt: defineCall({
    name: 'redaktionInhalt',
    method: 'GET',
    path: desk('inhalte/{id}'),
    summary: 'Ein Inhalt mit seinem Entwurf, wer daran arbeitet und wer auf ihn verweist',
    ...reading,
    params,
    answer: inhalt.extend({
      /** The working copies of all editors, to show who has unsaved changes. */
      arbeitskopien: z.array(arbeitskopieKopf),
      verwendung,
      /** Violations of the current rules. */
      unpassend: z.array(z.object({ path: z.string(), message: z.string() })),
      /** What an incomplete draft lacks for publication. */
      fehlt: z.array(z.object({ path: z.string(), feldname: z.string(), message: z.string() })),
    }),
    examples: [
      {
        summary: 'Ein Entwurf, an dem noch jemand arbeitet',
        params: { id: beispiel.id },
        answer: {
          ...beispiel.entwurf,
          arbeitskopien: [
            {
              id: beispiel.id,
              art: 'seite',
              von: beispiel.berta,
              eigene: false,
              grundfassung: 1,
              begonnen_am: '2026-11-20T08:10:00.000Z',
              geaendert_am: '2026-11-20T08:12:00.000Z',
              uebernommen: null,
            },
          ],
          verwendung: {
            entwurf: [],
            oeffentlich: [
              {
                id: '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d11',
                art: 'menue',
                schluessel: 'Hauptmenü',
                titel: 'Hauptmenü',
                feld: 'menuItems.2.url',
                feldname: 'Menüpunkte › Menüpunkt 3 › Link',
              },
            ],
            weitere: 0,
          },
          unpassend: [],
          fehlt: [],
        },
      },
    ],
  }),

  redaktionInhaltAnlegen: defineCall({
    name: 'redaktionInhaltAnlegen',
    method: 'POST',
    path: desk('inhalte'),
    summary: 'Neuer Inhalt als Entwurf; mit derselben Nummer zweimal gesendet entsteht einer',
    ...writing,
    largest: LARGEST_CONTENT,
    body: z.object({ id: inhaltId, art: inhaltsart, daten, vermerk: vermerk.optional(), mitLuecken }),
    answer: inhalt,
    examples: [
      {
        summary: 'Eine Seite',
        body: { id: beispiel.id, art: 'seite', daten: beispiel.daten },
        answer: beispiel.entwurf,
      },
      {
        summary: 'Eine Seite, deren Titel noch fehlt',
        body: {
          id: beispiel.id,
          art: 'seite',
          daten: { ...beispiel.daten, title: '' },
          mitLuecken: true,
        },
        answer: {
          ...beispiel.entwurf,
          titel: '(ohne Titel)',
          luecken: 1,
          daten: { ...beispiel.daten, title: '' },
        },
      },
    ],
  }),

  redaktionInhaltSpeichern: defineCall({
    name: 'redaktionInhaltSpeichern',
    method: 'PUT',
    path: desk('inhalte/{id}'),
    summary: 'Neue Fassung des Entwurfs; „konflikt“ nennt den Stand der anderen und den gemeinsamen',
    ...writing,
    largest: LARGEST_CONTENT,
    params,
    body: z.object({ daten, grundfassung: fassung, vermerk: vermerk.optional(), mitLuecken }),
    answer: inhalt,
    examples: [
      {
        summary: 'Gespeichert',
        params: { id: beispiel.id },
        body: { daten: beispiel.daten, grundfassung: 1, vermerk: 'Neue Telefonnummer' },
        answer: { ...beispiel.entwurf, fassung: 2, vermerk: 'Neue Telefonnummer' },
      },
    ],
  }),
}
