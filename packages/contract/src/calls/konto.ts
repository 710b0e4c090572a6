import * as z from 'zod'
import { type Call, defineCall, PATIENCE_FOR_PASSWORDS } from '../call.ts'
import {
  anmeldung,
  kontoToken,
  offeneAnmeldung,
  passkeyAntwort,
  passkeyOptionen,
  redaktionSession,
  zweiterFaktor,
} from '../entities/konto.ts'
import { type Realm, type RightFor, realmLabels } from '../rights.ts'
import { zugangsdaten } from './intranet.ts'

const passwort = zugangsdaten.shape.passwort
const { email } = zugangsdaten.shape

/** Success without further data. */
const erledigt = z.object({})

/** Six digits of an authenticator app, or a recovery code. */
const code = z.string().trim().min(6).max(20)

/** The calls about the caller's own account, the same in every realm. */
function accountCalls<const R extends Realm>(realm: R) {
  const of = { realm, right: 'anmeldung' as RightFor<R> }
  const account = { realm, right: 'konto' as RightFor<R> }
  const at = <const P extends string>(path: P) => `/api/cms/${realm}/konto/${path}` as const
  const where = ` (${realmLabels[realm]})`
  return {
    anmeldung: defineCall({
      name: 'anmeldung',
      method: 'GET',
      path: at('anmeldung'),
      summary: `Eigene Anmeldung${where}`,
      ...of,
      answer: anmeldung,
      examples: [{ summary: 'Angemeldet', answer: angemeldet }],
    }),
    verlaengern: defineCall({
      name: 'verlaengern',
      method: 'POST',
      path: at('anmeldung/verlaengern'),
      summary: `Eigene Anmeldung verlängern${where}`,
      ...of,
      answer: anmeldung,
      examples: [{ summary: 'Eine Stunde länger', answer: angemeldet }],
    }),
    abmelden: defineCall({
      name: 'abmelden',
      method: 'DELETE',
      path: at('anmeldung'),
      summary: `Abmelden${where}`,
      ...of,
      answer: z.object({
        /** The sign-in came from the identity provider of the town, where the user is still signed in. */
        verwaltung: z.boolean().optional(),
      }),
      examples: [{ summary: 'Abgemeldet', answer: {} }],
    }),
    anmeldungen: defineCall({
      name: 'anmeldungen',
      method: 'GET',
      path: at('anmeldungen'),
      summary: `Eigene offene Anmeldungen${where}`,
      ...account,
      answer: z.object({ data: z.array(offeneAnmeldung) }),
      examples: [
        {
          summary: 'Zwei Geräte',
          answer: {
            data: [
              { id: 'a1', ...zeiten, netz: '192.0.2.0', diese: true },
              { id: 'b2', ...zeiten, netz: '198.51.100.0', diese: false },
            ],
          },
        },
      ],
    }),
    andereAbmelden: defineCall({
      name: 'andereAbmelden',
      method: 'DELETE',
      path: at('anmeldungen'),
      summary: `Alle anderen eigenen Anmeldungen beenden${where}`,
      ...account,
      answer: erledigt,
      examples: [{ summary: 'Beendet', answer: {} }],
    }),
    passwort: defineCall({
      name: 'passwort',
      method: 'POST',
      path: at('passwort'),
      summary: `Eigenes Passwort ändern: alle Anmeldungen enden, diese geht mit neuem Token weiter${where}`,
      ...of,
      patience: PATIENCE_FOR_PASSWORDS,
      body: z.object({ passwort, neues_passwort: passwort }),
      answer: z.object({ token: kontoToken }),
      examples: [
        {
          summary: 'Geändert',
          body: { passwort: 'das alte lange Passwort', neues_passwort: 'das neue lange Passwort' },
          answer: { token: 'beispiel-token-neu' },
        },
      ],
    }),
    passwortVergessen: defineCall({
      name: 'passwortVergessen',
      method: 'POST',
      path: at('passwort/vergessen'),
      summary: `Link für ein neues Passwort anfordern; die Antwort ist für unbekannte Adressen dieselbe${where}`,
      right: 'oeffentlich',
      body: z.object({ email }),
      answer: erledigt,
      examples: [{ summary: 'Angefordert', body: { email: 'anna.beispiel@example.org' }, answer: {} }],
    }),
    passwortNeu: defineCall({
      name: 'passwortNeu',
      method: 'POST',
      path: at('passwort/neu'),
      summary: `Neues Passwort mit dem Schlüssel aus einer E-Mail${where}`,
      right: 'oeffentlich',
      patience: PATIENCE_FOR_PASSWORDS,
      body: z.object({ schluessel: kontoToken, neues_passwort: passwort }),
      answer: erledigt,
      examples: [
        {
          summary: 'Gesetzt',
          body: { schluessel: 'beispiel-schluessel', neues_passwort: 'das neue lange Passwort' },
          answer: {},
        },
      ],
    }),
  }
}

const zeiten = { angemeldet_am: '2026-11-20T08:00:00.000Z', gueltig_bis: '2026-11-20T09:00:00.000Z' }

const angemeldet = {
  vorname: 'Anna',
  nachname: 'Beispiel',
  email: 'anna.beispiel@example.org',
  ...zeiten,
  dauer: 3600,
  rollen: ['Mitarbeiterin oder Mitarbeiter'],
  rechte: ['anmeldung', 'konto'],
  bereiche: ['/'],
}

type InRealm<R extends Realm, C> = {
  [Name in keyof C & string as `${R}${Capitalize<Name>}`]: C[Name]
}

/** Adds the realm to the names: `abmelden` of the council is `raeteAbmelden`. */
function inRealm<const R extends Realm, const C extends Readonly<Record<string, Call>>>(
  realm: R,
  calls: C,
): InRealm<R, C> {
  const named = Object.values(calls).map(call => {
    const name = `${realm}${call.name.charAt(0).toUpperCase()}${call.name.slice(1)}`
    return [name, { ...call, name }]
  })
  return Object.fromEntries(named)
}

const factor = { realm: 'redaktion', right: 'konto' } as const
const codes = z.object({ codes: z.array(z.string()) })
const beispielCodes = { codes: ['K7QX-2M9D-4TPA', 'B3ZN-8HWE-6CVJ'] }

/** The calls that only editors have, such as those of the second factor. */
const redaktion = {
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
    answer: z.object({ schluessel: kontoToken, adresse: z.url() }),
    examples: [
      {
        summary: 'Begonnen',
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
  zweiterFaktor: defineCall({
    name: 'zweiterFaktor',
    method: 'GET',
    path: '/api/cms/redaktion/konto/zweiter-faktor',
    summary: 'Eigener zweiter Faktor',
    ...factor,
    answer: zweiterFaktor,
    examples: [
      {
        summary: 'App und ein Passkey',
        answer: {
          noetig: true,
          totp: true,
          passkeys: [
            { id: 'p1', name: 'Dienstrechner', angelegt_am: '2026-11-02T08:00:00.000Z', zuletzt_am: null },
          ],
          wiederherstellungscodes: 10,
        },
      },
    ],
  }),
  totpBeginn: defineCall({
    name: 'totpBeginn',
    method: 'POST',
    path: '/api/cms/redaktion/konto/zweiter-faktor/totp/beginn',
    summary: 'Code-App einrichten: Geheimnis für die App',
    ...factor,
    patience: PATIENCE_FOR_PASSWORDS,
    body: z.object({ passwort }),
    answer: z.object({ geheimnis: z.string(), uri: z.string() }),
    examples: [
      {
        summary: 'Begonnen',
        body: { passwort: 'ein langes Passwort' },
        answer: {
          geheimnis: 'JBSWY3DPEHPK3PXP',
          uri: 'otpauth://totp/Redaktion:anna.beispiel%40example.org?secret=JBSWY3DPEHPK3PXP&issuer=Redaktion',
        },
      },
    ],
  }),
  totp: defineCall({
    name: 'totp',
    method: 'POST',
    path: '/api/cms/redaktion/konto/zweiter-faktor/totp',
    summary: 'Code-App einrichten: erster Code bestätigt; alle anderen Anmeldungen enden',
    ...factor,
    body: z.object({ code }),
    answer: codes,
    examples: [{ summary: 'Eingerichtet', body: { code: '123456' }, answer: beispielCodes }],
  }),
  totpEntfernen: defineCall({
    name: 'totpEntfernen',
    method: 'POST',
    path: '/api/cms/redaktion/konto/zweiter-faktor/totp/entfernen',
    summary: 'Code-App entfernen',
    ...factor,
    patience: PATIENCE_FOR_PASSWORDS,
    body: z.object({ passwort }),
    answer: erledigt,
    examples: [{ summary: 'Entfernt', body: { passwort: 'ein langes Passwort' }, answer: {} }],
  }),
  wiederherstellungscodes: defineCall({
    name: 'wiederherstellungscodes',
    method: 'POST',
    path: '/api/cms/redaktion/konto/zweiter-faktor/codes',
    summary: 'Neue Codes zur Wiederherstellung; die alten gelten nicht mehr',
    ...factor,
    patience: PATIENCE_FOR_PASSWORDS,
    body: z.object({ passwort }),
    answer: codes,
    examples: [{ summary: 'Neue Codes', body: { passwort: 'ein langes Passwort' }, answer: beispielCodes }],
  }),
  passkeyBeginn: defineCall({
    name: 'passkeyBeginn',
    method: 'POST',
    path: '/api/cms/redaktion/konto/zweiter-faktor/passkeys/beginn',
    summary: 'Passkey anlegen: Frage an den Browser',
    ...factor,
    patience: PATIENCE_FOR_PASSWORDS,
    body: z.object({ passwort }),
    answer: z.object({ vorgang: kontoToken, optionen: passkeyOptionen }),
    examples: [
      {
        summary: 'Begonnen',
        body: { passwort: 'ein langes Passwort' },
        answer: { vorgang: 'beispiel-vorgang', optionen: { challenge: 'YmVpc3BpZWw' } },
      },
    ],
  }),
  passkey: defineCall({
    name: 'passkey',
    method: 'POST',
    path: '/api/cms/redaktion/konto/zweiter-faktor/passkeys',
    summary: 'Passkey anlegen: Antwort des Browsers; beim ersten Faktor mit Codes zur Wiederherstellung',
    ...factor,
    body: z.object({
      vorgang: kontoToken,
      name: z.string().trim().min(1).max(80),
      antwort: passkeyAntwort,
    }),
    answer: codes,
    examples: [
      {
        summary: 'Angelegt',
        body: { vorgang: 'beispiel-vorgang', name: 'Dienstrechner', antwort: { id: 'beispiel' } },
        answer: beispielCodes,
      },
    ],
  }),
  passkeyEntfernen: defineCall({
    name: 'passkeyEntfernen',
    method: 'POST',
    path: '/api/cms/redaktion/konto/zweiter-faktor/passkeys/entfernen',
    summary: 'Passkey entfernen',
    ...factor,
    patience: PATIENCE_FOR_PASSWORDS,
    body: z.object({ id: z.string().min(1).max(1_000), passwort }),
    answer: erledigt,
    examples: [{ summary: 'Entfernt', body: { id: 'p1', passwort: 'ein langes Passwort' }, answer: {} }],
  }),
}

/** All calls for sign-in and accounts beyond spec §7. */
export const kontoCalls = {
  ...inRealm('intranet', accountCalls('intranet')),
  ...inRealm('raete', accountCalls('raete')),
  ...inRealm('redaktion', accountCalls('redaktion')),
  ...inRealm('redaktion', redaktion),
}
