import * as z from 'zod'
import { defineCall, PATIENCE_FOR_PASSWORDS } from '../../call.ts'
import { kontoToken, passkeyAntwort, passkeyOptionen, redaktionSession } from '../../entities/konto.ts'
import { zugangsdaten } from '../intranet.ts'
import { code } from './fields.ts'

/** How editors sign in: with a password and a code, a passkey, or the identity provider of the town. */
export const loginCalls = {
  login: defineCall({
    name: 'login',
    method: 'POST',
    path: '/api/cms/redaktion/login',
    summary: 'Anmeldung in der Redaktion',
    right: 'oeffentlich',
    patience: PATIENCE_FOR_PASSWORDS,
    body: zugangsdaten,
    answer: redaktionSession,
    examples: [
      {
        summary: 'Ohne zweiten Faktor',
        body: { email: 'anna.beispiel@example.org', passwort: 'ein langes Passwort' },
        answer: { token: 'beispiel-token-redaktion' },
      },
      {
        summary: 'Es fehlt noch der zweite Faktor',
        body: { email: 'leitung@example.org', passwort: 'ein langes Passwort' },
        answer: { vorgang: 'beispiel-vorgang', verfahren: ['code', 'passkey'] },
      },
    ],
  }),
  loginCode: defineCall({
    name: 'loginCode',
    method: 'POST',
    path: '/api/cms/redaktion/login/code',
    summary: 'Anmeldung in der Redaktion: Code des zweiten Faktors',
    right: 'oeffentlich',
    body: z.object({ vorgang: kontoToken, code }),
    answer: z.object({ token: kontoToken }),
    examples: [
      {
        summary: 'Code aus der App',
        body: { vorgang: 'beispiel-vorgang', code: '123456' },
        answer: { token: 'beispiel-token-redaktion' },
      },
    ],
  }),
  loginPasskeyBeginn: defineCall({
    name: 'loginPasskeyBeginn',
    method: 'POST',
    path: '/api/cms/redaktion/login/passkey/beginn',
    summary: 'Anmeldung in der Redaktion mit einem Passkey: Frage an den Browser',
    right: 'oeffentlich',
    answer: z.object({ vorgang: kontoToken, optionen: passkeyOptionen }),
    examples: [
      {
        summary: 'Begonnen',
        answer: { vorgang: 'beispiel-vorgang', optionen: { challenge: 'YmVpc3BpZWw', rpId: 'localhost' } },
      },
    ],
  }),
  loginPasskey: defineCall({
    name: 'loginPasskey',
    method: 'POST',
    path: '/api/cms/redaktion/login/passkey',
    summary: 'Anmeldung in der Redaktion mit einem Passkey: Antwort des Browsers',
    right: 'oeffentlich',
    body: z.object({ vorgang: kontoToken, antwort: passkeyAntwort }),
    answer: z.object({ token: kontoToken }),
    examples: [
      {
        summary: 'Angemeldet',
        body: { vorgang: 'beispiel-vorgang', antwort: { id: 'beispiel' } },
        answer: { token: 'beispiel-token-redaktion' },
      },
    ],
  }),
  loginVerwaltung: defineCall({
    name: 'loginVerwaltung',
    method: 'GET',
    path: '/api/cms/redaktion/login/verwaltung',
    summary: 'Ob sich die Redaktion mit dem Konto der Verwaltung anmelden kann (OpenID Connect)',
    right: 'oeffentlich',
    answer: z.object({
      /** The label of the sign-in button; absent if the town has no identity provider. */
      name: z.string().optional(),
    }),
    examples: [{ summary: 'Sie kann', answer: { name: 'Mit dem Konto der Verwaltung anmelden' } }],
  }),
  loginVerwaltungBeginn: defineCall({
    name: 'loginVerwaltungBeginn',
    method: 'POST',
    path: '/api/cms/redaktion/login/verwaltung/beginn',
    summary:
      'Anmeldung mit dem Konto der Verwaltung: wohin der Browser geht, und der Schlüssel, den er behält',
    right: 'oeffentlich',
    /** `frisch`: the provider must ask again, to confirm a session. */
    body: z.object({ frisch: z.boolean().default(false) }),
    answer: z.object({ schluessel: kontoToken, adresse: z.url() }),
    examples: [
      {
        summary: 'Begonnen',
        body: { frisch: false },
        answer: {
          schluessel: 'beispiel-schluessel',
          adresse: 'https://konto.rebenau.example.org/anmelden?client_id=website',
        },
      },
    ],
  }),
  loginVerwaltungAntwort: defineCall({
    name: 'loginVerwaltungAntwort',
    method: 'POST',
    path: '/api/cms/redaktion/login/verwaltung',
    summary: 'Anmeldung mit dem Konto der Verwaltung: womit der Browser zurückkommt',
    right: 'oeffentlich',
    body: z.object({ schluessel: kontoToken, antwort: z.string().max(8_000) }),
    answer: redaktionSession,
    examples: [
      {
        summary: 'Angemeldet',
        body: { schluessel: 'beispiel-schluessel', antwort: 'code=beispiel&state=beispiel' },
        answer: { token: 'beispiel-token-redaktion' },
      },
    ],
  }),
  loginVerwaltungEnde: defineCall({
    name: 'loginVerwaltungEnde',
    method: 'POST',
    path: '/api/cms/redaktion/login/verwaltung/ende',
    summary: 'Wo man sich auch vom Konto der Verwaltung abmelden kann',
    right: 'oeffentlich',
    answer: z.object({ adresse: z.url().optional() }),
    examples: [{ summary: 'Dort', answer: { adresse: 'https://konto.rebenau.example.org/abmelden' } }],
  }),
}
