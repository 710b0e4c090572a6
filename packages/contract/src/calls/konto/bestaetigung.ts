import * as z from 'zod'
import { defineCall, PATIENCE_FOR_PASSWORDS } from '../../call.ts'
import { kontoToken, passkeyAntwort, passkeyOptionen } from '../../entities/konto.ts'
import { code, passwort } from './fields.ts'

const own = { realm: 'redaktion', right: 'konto' } as const

/** How an editor can show who they are. */
const wege = z.enum(['passwort', 'code', 'passkey', 'verwaltung'])

const bestaetigung = z.object({
  /** Until when this session counts as confirmed; null if it does not. */
  bestaetigt_bis: z.iso.datetime({ offset: true }).nullable(),
  /** `verwaltung`: signing in again with the account of the town; this page has no form for it. */
  wege: z.array(wege),
})

const bestaetigt = { bestaetigt_bis: '2026-11-29T10:10:00.000Z', wege: ['passwort', 'passkey'] } as const

/** The owner of a session shows again who they are, before a sensitive step (`confirmed` of a call). */
export const bestaetigungCalls = {
  bestaetigung: defineCall({
    name: 'bestaetigung',
    method: 'GET',
    path: '/api/cms/redaktion/konto/bestaetigung',
    summary: 'Ob diese Anmeldung bestätigt ist, und wie sie sich bestätigen lässt',
    ...own,
    answer: bestaetigung,
    examples: [
      { summary: 'Noch nicht', answer: { bestaetigt_bis: null, wege: ['passwort', 'code', 'passkey'] } },
    ],
  }),
  bestaetigungPasskey: defineCall({
    name: 'bestaetigungPasskey',
    method: 'POST',
    path: '/api/cms/redaktion/konto/bestaetigung/passkey',
    summary: 'Mit einem Passkey bestätigen: Frage an den Browser',
    ...own,
    answer: z.object({ vorgang: kontoToken, optionen: passkeyOptionen }),
    examples: [
      {
        summary: 'Begonnen',
        answer: { vorgang: 'beispiel-vorgang', optionen: { challenge: 'YmVpc3BpZWw' } },
      },
    ],
  }),
  bestaetigen: defineCall({
    name: 'bestaetigen',
    method: 'POST',
    path: '/api/cms/redaktion/konto/bestaetigung',
    summary: 'Diese Anmeldung bestätigen, mit Passwort, Code oder Passkey; das gilt zehn Minuten',
    ...own,
    patience: PATIENCE_FOR_PASSWORDS,
    body: z
      .object({
        passwort: passwort.optional(),
        code: code.optional(),
        passkey: z.object({ vorgang: kontoToken, antwort: passkeyAntwort }).optional(),
      })
      .refine(body => Object.values(body).filter(Boolean).length === 1, 'Genau ein Weg.'),
    answer: bestaetigung,
    examples: [
      {
        summary: 'Mit dem Passwort',
        body: { passwort: 'ein langes Passwort' },
        answer: { ...bestaetigt, wege: [...bestaetigt.wege] },
      },
    ],
  }),
}
