import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { bearbeiter, inhaltId } from '../../entities/redaktion.ts'
import * as beispiel from './beispiele.ts'
import { desk, writing } from './desk-call.ts'

const moment = z.iso.datetime({ offset: true })
const params = z.object({ id: inhaltId })

/** A link to a draft without its key, which is shown once. */
const vorschaulink = z
  .object({ id: inhaltId, von: bearbeiter, angelegt_am: moment, gueltig_bis: moment })
  .meta({ id: 'Vorschaulink', title: 'Vorschaulink' })

const link = {
  id: '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d13',
  angelegt_am: '2026-11-22T09:00:00.000Z',
  gueltig_bis: '2026-11-29T22:59:59.999Z',
}

/** Drafts for people without an account, for a limited number of days. */
export const vorschaulinksCalls = {
  redaktionVorschaulinks: defineCall({
    name: 'redaktionVorschaulinks',
    method: 'GET',
    path: desk('inhalte/{id}/vorschaulinks'),
    summary: 'Vorschaulinks eines Inhalts, die noch gelten',
    ...writing,
    params,
    answer: z.object({ data: z.array(vorschaulink) }),
    examples: [
      { summary: 'Einer', params: { id: beispiel.id }, answer: { data: [{ ...link, von: beispiel.anna }] } },
    ],
  }),

  redaktionVorschaulinkAnlegen: defineCall({
    name: 'redaktionVorschaulinkAnlegen',
    method: 'POST',
    path: desk('inhalte/{id}/vorschaulinks'),
    summary: 'Den Entwurf für einige Tage allen zeigen, die den Link haben',
    ...writing,
    params,
    /** The link expires at the end of the last of these days. */
    body: z.object({ tage: z.number().int().min(1).max(30).default(7) }),
    /** `adresse` is a path of the site with the key; no other answer contains the key. */
    answer: z.object({ id: inhaltId, adresse: z.string(), gueltig_bis: moment }),
    examples: [
      {
        summary: 'Für eine Woche',
        params: { id: beispiel.id },
        body: {},
        answer: {
          id: link.id,
          adresse: '/vorschau-link/3q2-7wAbCdEfGhIjKlMnOpQrStUvWxYz0123456789A',
          gueltig_bis: link.gueltig_bis,
        },
      },
    ],
  }),

  redaktionVorschaulinkBeenden: defineCall({
    name: 'redaktionVorschaulinkBeenden',
    method: 'DELETE',
    path: desk('inhalte/{id}/vorschaulinks/{link}'),
    summary: 'Einen Vorschaulink beenden',
    ...writing,
    params: params.extend({ link: inhaltId }),
    answer: z.object({}),
    examples: [{ summary: 'Beendet', params: { id: beispiel.id, link: link.id }, answer: {} }],
  }),
}
