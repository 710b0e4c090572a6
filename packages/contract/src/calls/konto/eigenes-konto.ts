import * as z from 'zod'
import { defineCall, PATIENCE_FOR_PASSWORDS } from '../../call.ts'
import { anmeldung, kontoToken, offeneAnmeldung } from '../../entities/konto.ts'
import { type Realm, type RightFor, realmLabels } from '../../rights.ts'
import { email, erledigt, passwort } from './fields.ts'

/** The calls about the caller's own account, the same in every realm. */
export function accountCalls<const R extends Realm>(realm: R) {
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
