import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { fassung } from '../../entities/redaktion.ts'
import { gepruefterVorschlag, vorschlagsnummer } from '../../entities/verzeichnisvorschlag.ts'
import { givenText } from '../../given-text.ts'
import type { Pinnwandschritt } from '../../vorgang/pinnwand.ts'
import { desk } from './desk-call.ts'

const params = z.object({ nummer: vorschlagsnummer })
const anzahl = z.number().int().min(0)

const angaben = {
  name: 'Ruderclub Rebenau',
  rubriken: ['sport'],
  einleitung: 'Rudern auf dem Altrhein, ab zehn Jahren.',
  text: '',
  ansprechperson: 'Erika Kunz',
  telefon: '030 23125-411',
  oeffentliche_email: '',
  webseite: '',
  haus: '',
  strasse: 'Am Altrhein 2',
  plz: '76999',
  ort: 'Rebenau',
  barrierefreiheit: '',
}
const ruderclub = {
  nummer: 'V-7GQ2M9XD',
  verzeichnis: 'vereine',
  verzeichnisname: 'Vereine',
  rubriknamen: { sport: 'Sport' },
  angaben,
  heute: { ...angaben, telefon: '030 23125-410' },
  inhalt: '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d',
  entwurf_offen: false,
  betreut_von: null,
  email: 'erika@example.org',
  stand: 'bestaetigt' as const,
  gesperrt_von: null,
  grund: '',
  schritte: ['freigeben', 'ablehnen', 'sperren', 'loeschen'] as Pinnwandschritt[],
  fassung: 3,
  detailURL: '/verzeichnis/ruderclub-rebenau',
  angelegt_am: '2026-11-20T08:00:00.000Z',
  geaendert_am: '2026-11-20T08:05:00.000Z',
}

/** The review of proposed directory entries by the town. */
export const verzeichnisvorschlagPruefungCalls = {
  redaktionVerzeichnisvorschlaege: defineCall({
    name: 'redaktionVerzeichnisvorschlaege',
    method: 'GET',
    path: desk('verzeichnisvorschlaege'),
    summary: 'Vorgeschlagene Einträge der Verzeichnisse, der älteste wartende zuerst',
    realm: 'redaktion',
    right: 'pinnwand-pruefen',
    query: z.object({
      stand: z.enum(['bestaetigt', 'freigegeben', 'gesperrt', 'alle']).default('bestaetigt'),
      seite: z.coerce.number().int().min(1).max(10_000).default(1),
      pro_seite: z.coerce.number().int().min(1).max(100).default(25),
    }),
    answer: z.object({
      data: z.array(gepruefterVorschlag),
      mehr: z.boolean(),
      /** The numbers of all proposals, independent of the filter. */
      anzahl: z.object({ bestaetigt: anzahl, freigegeben: anzahl }),
    }),
    examples: [
      {
        summary: 'Eine Änderung, die auf die Prüfung wartet',
        query: {},
        answer: { data: [ruderclub], mehr: false, anzahl: { bestaetigt: 1, freigegeben: 7 } },
      },
    ],
  }),

  redaktionVerzeichnisvorschlag: defineCall({
    name: 'redaktionVerzeichnisvorschlag',
    method: 'GET',
    path: desk('verzeichnisvorschlaege/{nummer}'),
    summary: 'Ein vorgeschlagener Eintrag, neben dem, was heute im Verzeichnis steht',
    realm: 'redaktion',
    right: 'pinnwand-pruefen',
    params,
    answer: gepruefterVorschlag,
    examples: [{ summary: 'Ein wartender', params: { nummer: ruderclub.nummer }, answer: ruderclub }],
  }),

  redaktionVerzeichnisvorschlagSchritt: defineCall({
    name: 'redaktionVerzeichnisvorschlagSchritt',
    method: 'PUT',
    path: desk('verzeichnisvorschlaege/{nummer}'),
    summary:
      'Einen Vorschlag freigeben und den Eintrag veröffentlichen, ihn ablehnen, sperren, entsperren oder löschen; „konflikt“, wenn freigegeben oder entsperrt würde, was inzwischen anders ist',
    realm: 'redaktion',
    right: 'pinnwand-pruefen',
    params,
    body: z.object({
      grundfassung: fassung,
      schritt: z.enum(['freigeben', 'ablehnen', 'sperren', 'entsperren', 'loeschen']),
      /**
       * For a change of an entry that somebody else wrote: whether its proposer looks after the entry from
       * now on. A new entry always belongs to its proposer.
       */
      uebergeben: z.boolean().default(false),
      /** Shown to the author of the proposal. */
      grund: givenText(500).default(''),
    }),
    /** `null` if the proposal is deleted. */
    answer: z.object({ eintrag: gepruefterVorschlag.nullable() }),
    examples: [
      {
        summary: 'Freigegeben',
        params: { nummer: ruderclub.nummer },
        body: { grundfassung: 3, schritt: 'freigeben' },
        answer: {
          eintrag: {
            ...ruderclub,
            heute: angaben,
            stand: 'freigegeben',
            schritte: ['sperren', 'loeschen'] as Pinnwandschritt[],
            fassung: 5,
          },
        },
      },
    ],
  }),
} as const
