import * as z from 'zod'
import { defineCall, PATIENCE_FOR_PASSWORDS } from '../../call.ts'
import { bearbeiter } from '../../entities/redaktion.ts'
import { filledIn, givenLine } from '../../given-text.ts'
import { programRights } from '../../rights.ts'
import { zugangsdaten } from '../intranet.ts'
import * as beispiel from './beispiele.ts'
import { desk } from './desk-call.ts'

const managing = { realm: 'redaktion', right: 'zugaenge-verwalten' } as const

const moment = z.iso.datetime({ offset: true })
/** A day from the year 1000 to 2999, so that it can be computed with. */
const tag = z.iso.date().regex(/^[12]/)
const rechte = z.array(z.enum(programRights))
const bereiche = z.array(z.string().max(300)).max(100)

/** A key of a program, without the secret, which is shown once. */
export const zugang = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The account on whose behalf the program acts. */
    von: bearbeiter,
    rechte,
    bereiche,
    angelegt_am: moment,
    gueltig_bis: moment,
    /** The last day on which the key was used. */
    zuletzt_verwendet: z.iso.date().nullable(),
  })
  .meta({ id: 'Zugang', title: 'Zugang für ein Programm' })

const verband: z.input<typeof zugang> = {
  id: '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d21',
  name: 'Veranstaltungen des Tourismusverbands',
  von: beispiel.anna,
  rechte: ['inhalte-lesen', 'inhalte-schreiben'],
  bereiche: ['/'],
  angelegt_am: '2026-11-22T09:00:00.000Z',
  gueltig_bis: '2027-05-31T21:59:59.999Z',
  zuletzt_verwendet: '2026-11-22',
}

/** Keys of programs, each with a part of its owner's rights. */
export const zugaengeCalls = {
  redaktionZugaenge: defineCall({
    name: 'redaktionZugaenge',
    method: 'GET',
    path: desk('zugaenge'),
    summary: 'Zugänge für Programme, die noch gelten, der neueste zuerst',
    ...managing,
    answer: z.object({ data: z.array(zugang) }),
    examples: [{ summary: 'Einer', answer: { data: [verband] } }],
  }),

  redaktionZugangAnlegen: defineCall({
    name: 'redaktionZugangAnlegen',
    method: 'POST',
    path: desk('zugaenge'),
    summary: 'Einen Zugang anlegen; sein Schlüssel wird nur hier genannt',
    ...managing,
    patience: PATIENCE_FOR_PASSWORDS,
    body: z.object({
      name: filledIn(givenLine(80), 'Bitte einen Namen angeben.'),
      /** Only rights that the caller has, and never rights about accounts and sign-in. */
      rechte: rechte.min(1).max(programRights.length),
      /** Within the sections of the caller. */
      bereiche: bereiche.min(1),
      /** The last day of validity, at most a year from now. */
      gueltig_bis: tag,
      /** The caller's password; not needed in a confirmed session. */
      passwort: zugangsdaten.shape.passwort.optional(),
    }),
    answer: zugang.extend({
      /** The secret for `Authorization: Bearer …`. */
      schluessel: z.string(),
    }),
    examples: [
      {
        summary: 'Für ein halbes Jahr',
        body: {
          name: verband.name,
          rechte: ['inhalte-lesen', 'inhalte-schreiben'],
          bereiche: ['/'],
          gueltig_bis: '2027-05-31',
        },
        answer: {
          ...verband,
          zuletzt_verwendet: null,
          schluessel: 'rathausplatz.3q2-7wAbCdEfGhIjKlMnOpQrStUvWxYz0123456789A',
        },
      },
    ],
  }),

  redaktionZugangBeenden: defineCall({
    name: 'redaktionZugangBeenden',
    method: 'DELETE',
    path: desk('zugaenge/{id}'),
    summary: 'Einen Zugang beenden: Sein Schlüssel gilt sofort nicht mehr',
    ...managing,
    params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
    answer: z.object({}),
    examples: [{ summary: 'Beendet', params: { id: verband.id }, answer: {} }],
  }),
}
