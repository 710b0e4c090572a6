import * as z from 'zod'
import { defineCall } from '../../../call.ts'
import { abfalltag, uhrzeit } from '../../../entities/abfall/abfalltermin.ts'
import { abfalltourId, tourtermin } from '../../../entities/abfall/abfalltour.ts'
import { filledIn, givenLine } from '../../../given-text.ts'
import { desk } from '../desk-call.ts'
import { keeping, tour } from './abfall-call.ts'
import { einer, named, ofDate } from './beispiele.ts'

const grund = filledIn(givenLine(200), 'Bitte einen Grund angeben. Er steht bei dem Termin.')
const termin = z.object({ id: abfalltourId, tag: abfalltag })

/** Single collections of a tour, changed by hand. */
export const termineCalls = {
  redaktionAbfallterminAnlegen: defineCall({
    name: 'redaktionAbfallterminAnlegen',
    method: 'POST',
    path: desk('abfall/touren/{id}/termine'),
    summary: 'Einen einzelnen Termin anlegen',
    ...keeping,
    params: tour,
    body: z.object({
      datum: abfalltag,
      zeit_von: uhrzeit.nullable().default(null),
      zeit_bis: uhrzeit.nullable().default(null),
      platz: givenLine(200).default(''),
    }),
    answer: tourtermin,
    examples: [{ summary: 'Ein Tag', ...named, body: { datum: '2026-12-08' }, answer: einer }],
  }),

  redaktionAbfallterminVerschieben: defineCall({
    name: 'redaktionAbfallterminVerschieben',
    method: 'POST',
    path: desk('abfall/touren/{id}/termine/{tag}/verschieben'),
    summary: 'Einen Termin von Hand verschieben; der Tag im Pfad ist der ursprüngliche',
    ...keeping,
    params: termin,
    body: z.object({ datum: abfalltag, grund }),
    answer: tourtermin,
    examples: [
      {
        summary: 'Einen Tag später',
        ...ofDate,
        body: { datum: '2026-12-09', grund: 'Eisglätte' },
        answer: { ...einer, datum: '2026-12-09', grund: 'Eisglätte', von_hand: true, sequenz: 1 },
      },
    ],
  }),

  redaktionAbfallterminAbsagen: defineCall({
    name: 'redaktionAbfallterminAbsagen',
    method: 'POST',
    path: desk('abfall/touren/{id}/termine/{tag}/absagen'),
    summary: 'Einen Termin ausfallen lassen',
    ...keeping,
    params: termin,
    body: z.object({ grund }),
    answer: tourtermin,
    examples: [
      {
        summary: 'Fällt aus',
        ...ofDate,
        body: { grund: 'Streik' },
        answer: { ...einer, grund: 'Streik', entfaellt: true, von_hand: true, sequenz: 1 },
      },
    ],
  }),

  redaktionAbfallterminZuruecksetzen: defineCall({
    name: 'redaktionAbfallterminZuruecksetzen',
    method: 'POST',
    path: desk('abfall/touren/{id}/termine/{tag}/zuruecksetzen'),
    summary: 'Einen Termin wieder so, wie ihn die Regel vorsieht',
    ...keeping,
    params: termin,
    answer: tourtermin,
    examples: [{ summary: 'Wieder am alten Tag', ...ofDate, answer: { ...einer, sequenz: 2 } }],
  }),
} as const
