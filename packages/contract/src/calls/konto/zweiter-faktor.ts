import * as z from 'zod'
import { defineCall, PATIENCE_FOR_PASSWORDS } from '../../call.ts'
import { kontoToken, passkeyAntwort, passkeyOptionen, zweiterFaktor } from '../../entities/konto.ts'
import { code, erledigt, passwort } from './fields.ts'

const factor = { realm: 'redaktion', right: 'konto' } as const
const codes = z.object({ codes: z.array(z.string()) })
const beispielCodes = { codes: ['K7QX-2M9D-4TPA', 'B3ZN-8HWE-6CVJ'] }

/** The second factor, which only editors have. */
export const zweiterFaktorCalls = {
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
