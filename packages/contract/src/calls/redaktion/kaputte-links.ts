import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { fassung, inhaltId, inhaltsart } from '../../entities/redaktion.ts'
import * as beispiel from './beispiele.ts'
import { desk, reading, writing } from './desk-call.ts'

const moment = z.iso.datetime({ offset: true })
export const adresse = z.string().trim().min(1).max(2_000)

/** The pages of a list of links or addresses. */
export const seiten = {
  seite: z.coerce.number().int().min(1).max(1_000).default(1),
  pro_seite: z.coerce.number().int().min(1).max(100).default(25),
}

/**
 * The problem of a link: broken on this site; broken elsewhere; moved permanently elsewhere; moved
 * permanently on this site; not testable.
 */
const linkLagen = ['haus', 'aussen', 'umzug', 'weiterleitung', 'ungeprueft'] as const

const stelle = z.object({
  id: inhaltId,
  art: inhaltsart,
  titel: z.string(),
  feld: z.string(),
  feldname: z.string(),
  /** The text of the link; empty if it has none of its own. */
  worte: z.string(),
  /** Whether the caller may change the link in this document. */
  aenderbar: z.boolean(),
})

const kaputt = z.object({
  /** The target: a path of the site, a file, a URL of another site. */
  adresse: z.string(),
  grund: z.string(),
  seit: moment.nullable(),
  /** The address to which the target has moved permanently. */
  neue_adresse: z.string().nullable(),
  /** The former document at the target, if the desk still has it. */
  ziel: z.object({ id: inhaltId, art: inhaltsart, titel: z.string() }).nullable(),
  /** Whether the address can be replaced everywhere. */
  ersetzbar: z.boolean(),
  stellen: z.array(stelle),
  /** The number of links to this target beyond the listed ones. */
  weitere: z.number().int(),
})

const ruecknahme = z.object({
  eintraege: z
    .array(
      z.object({
        id: inhaltId,
        /** The revision to undo (`grundfassung`) and the one to restore (`nummer`). */
        grundfassung: fassung,
        nummer: fassung,
        veroeffentlichen: z.boolean(),
      }),
    )
    .min(1)
    .max(200),
})

/** The result of a replacement for each content, and the request that undoes it. */
export const ersetzt = z.object({
  data: z.array(
    z.object({
      id: inhaltId,
      art: inhaltsart,
      titel: z.string(),
      stand: z.enum(['oeffentlich', 'entwurf', 'abgelehnt']),
      /** Why the change is not public, or was refused. */
      satz: z.string().optional(),
    }),
  ),
  /** True if more contents have the address than are changed at once. */
  mehr: z.boolean(),
  rueckgaengig: ruecknahme.nullable(),
})

const fundbuero = {
  id: beispiel.id,
  art: 'seite',
  titel: 'Fundbüro',
  feld: 'content.0.context.text',
  feldname: '1. Baustein: Text',
  worte: 'Antrag stellen',
  aenderbar: true,
}

/** Broken links of public contents, and the replacement of an address everywhere. */
export const kaputteLinksCalls = {
  redaktionKaputteLinks: defineCall({
    name: 'redaktionKaputteLinks',
    method: 'GET',
    path: desk('kaputte-links'),
    summary: 'Links öffentlicher Inhalte, die nicht ankommen, nach dem Ziel geordnet',
    ...reading,
    query: z.object({
      lage: z.enum(linkLagen).default('haus'),
      /** The path of a part of the site. */
      bereich: z.string().trim().regex(/^\//).max(500).optional(),
      ...seiten,
    }),
    answer: z.object({
      data: z.array(kaputt),
      anzahl: z.number().int(),
      /** True if there are more targets than listed; the others appear once listed targets are fixed. */
      mehr: z.boolean(),
      /** The number of targets in each state that the caller may see. */
      zahlen: z.object({
        haus: z.number().int(),
        aussen: z.number().int(),
        umzug: z.number().int(),
        weiterleitung: z.number().int(),
        ungeprueft: z.number().int(),
      }),
      /** The progress of testing links to other sites; the operator sets `an`. */
      pruefung: z.object({
        an: z.boolean(),
        adressen: z.number().int(),
        offen: z.number().int(),
        zuletzt: moment.nullable(),
      }),
    }),
    examples: [
      {
        summary: 'Eine Seite wurde zurückgezogen',
        query: {},
        answer: {
          data: [
            {
              adresse: '/rathaus/formulare',
              grund: 'Die Seite „Formulare“ ist nicht öffentlich.',
              seit: '2026-11-20T08:00:00.000Z',
              neue_adresse: null,
              ziel: { id: '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d12', art: 'seite', titel: 'Formulare' },
              ersetzbar: true,
              stellen: [fundbuero],
              weitere: 0,
            },
          ],
          anzahl: 1,
          mehr: false,
          zahlen: { haus: 1, aussen: 0, umzug: 0, weiterleitung: 0, ungeprueft: 0 },
          pruefung: { an: true, adressen: 12, offen: 0, zuletzt: '2026-11-20T03:00:00.000Z' },
        },
      },
    ],
  }),

  redaktionLinkErsetzen: defineCall({
    name: 'redaktionLinkErsetzen',
    method: 'POST',
    path: desk('kaputte-links/ersetzen'),
    summary:
      'Eine Adresse überall durch eine andere ersetzen: öffentlich, wo wer fragt freigeben darf, sonst als Entwurf',
    ...writing,
    body: z.object({ von: adresse, nach: adresse }),
    answer: ersetzt,
    examples: [
      {
        summary: 'Ein Amt hat eine neue Adresse',
        body: { von: 'http://amt.example.org/antrag', nach: 'https://amt.example.org/antrag' },
        answer: {
          data: [{ id: beispiel.id, art: 'seite', titel: 'Fundbüro', stand: 'oeffentlich' }],
          mehr: false,
          rueckgaengig: {
            eintraege: [{ id: beispiel.id, grundfassung: 3, nummer: 2, veroeffentlichen: true }],
          },
        },
      },
    ],
  }),

  redaktionLinkNachtragen: defineCall({
    name: 'redaktionLinkNachtragen',
    method: 'POST',
    path: desk('kaputte-links/nachtragen'),
    summary:
      'Statt Adressen, die weiterleiten, die neuen eintragen: öffentlich, wo wer fragt freigeben darf, sonst als Entwurf',
    ...writing,
    body: z.object({
      /** Only occurrences of this address. */
      adresse: adresse.optional(),
      /** Only in this content. */
      id: inhaltId.optional(),
      /** Only in this part of the site. */
      bereich: z.string().trim().regex(/^\//).max(500).optional(),
    }),
    answer: ersetzt,
    examples: [
      {
        summary: 'Eine Seite wurde verschoben',
        body: { adresse: '/buergerservice/fundbuero' },
        answer: {
          data: [{ id: beispiel.id, art: 'seite', titel: 'Fundbüro', stand: 'oeffentlich' }],
          mehr: false,
          rueckgaengig: {
            eintraege: [{ id: beispiel.id, grundfassung: 3, nummer: 2, veroeffentlichen: true }],
          },
        },
      },
    ],
  }),

  redaktionLinkErsetzungZuruecknehmen: defineCall({
    name: 'redaktionLinkErsetzungZuruecknehmen',
    method: 'POST',
    path: desk('kaputte-links/ersetzen/zurueck'),
    summary: 'Eine ersetzte Adresse wieder wie vorher, wo seither niemand etwas geändert hat',
    ...writing,
    body: ruecknahme,
    answer: ersetzt.omit({ rueckgaengig: true, mehr: true }),
    examples: [
      {
        summary: 'Wie vorher',
        body: { eintraege: [{ id: beispiel.id, grundfassung: 3, nummer: 2, veroeffentlichen: true }] },
        answer: { data: [{ id: beispiel.id, art: 'seite', titel: 'Fundbüro', stand: 'oeffentlich' }] },
      },
    ],
  }),
}
