import * as z from 'zod'
import { type Call, defineCall } from '../../call.ts'
import { konto } from '../../entities/konto.ts'
import { realms } from '../../rights.ts'
import { desk } from './desk-call.ts'

const managing = { realm: 'redaktion', right: 'konten-verwalten' } as const
/** Steps that give access. Steps that only take it away stay quick: they are for emergencies. */
const giving = { ...managing, confirmed: true } as const

const params = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })

/** The store checks the values and explains a refusal in a sentence. */
const namen = (most: number) => z.array(z.string().max(300)).max(most)
const wort = z.string().max(300)

const anna: z.input<typeof konto> = {
  id: '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d15',
  zugang: 'redaktion',
  email: 'anna.beispiel@example.org',
  vorname: 'Anna',
  nachname: 'Beispiel',
  rollen: ['redaktion'],
  bereiche: ['/schillerschule'],
  gremien: [],
  gesperrt: false,
  eingeladen: false,
  zweiter_faktor: true,
  angemeldet: 1,
}

/** Defines a call that changes one account and returns it. */
const step = <const Name extends string, const M extends Call['method'], const P extends string>(
  name: Name,
  method: M,
  path: P,
  summary: string,
  after: Partial<z.input<typeof konto>> = {},
  access: typeof managing | typeof giving = managing,
) =>
  defineCall({
    name,
    method,
    path: desk(`konten/{id}/${path}`),
    summary,
    ...access,
    params,
    answer: konto,
    examples: [{ summary: 'Getan', params: { id: anna.id }, answer: { ...anna, ...after } }],
  })

/** The accounts of all three realms. */
export const kontenCalls = {
  redaktionKonten: defineCall({
    name: 'redaktionKonten',
    method: 'GET',
    path: desk('konten'),
    summary: 'Konten aller drei Zugänge, nach Namen',
    ...managing,
    query: z.object({
      zugang: z.enum(realms).optional(),
      /** A part of a name or an address. */
      suche: z.string().trim().max(200).default(''),
      seite: z.coerce.number().int().min(1).max(10_000).default(1),
      pro_seite: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({ data: z.array(konto), mehr: z.boolean() }),
    examples: [{ summary: 'Eines', query: { suche: 'beispiel' }, answer: { data: [anna], mehr: false } }],
  }),

  redaktionKonto: defineCall({
    name: 'redaktionKonto',
    method: 'GET',
    path: desk('konten/{id}'),
    summary: 'Ein Konto',
    ...managing,
    params,
    answer: konto,
    examples: [{ summary: 'Eines der Redaktion', params: { id: anna.id }, answer: anna }],
  }),

  redaktionKontoAnlegen: defineCall({
    name: 'redaktionKontoAnlegen',
    method: 'POST',
    path: desk('konten'),
    summary: 'Ein Konto anlegen und per E-Mail einladen',
    ...giving,
    body: z.object({
      zugang: z.enum(realms),
      email: wort,
      vorname: wort,
      nachname: wort,
      rollen: namen(20).optional(),
      bereiche: namen(100).optional(),
      gremien: namen(100).default([]),
      /** The member of the council who owns the account, by the last part of the path of their page. */
      person: z.string().trim().min(1).max(120).optional(),
    }),
    answer: konto,
    examples: [
      {
        summary: 'Für die Redaktion der Schillerschule',
        body: {
          zugang: 'redaktion',
          email: anna.email,
          vorname: 'Anna',
          nachname: 'Beispiel',
          rollen: ['redaktion'],
          bereiche: ['/schillerschule'],
        },
        answer: { ...anna, eingeladen: true, zweiter_faktor: false, angemeldet: 0 },
      },
    ],
  }),

  redaktionKontoAendern: defineCall({
    name: 'redaktionKontoAendern',
    method: 'PATCH',
    path: desk('konten/{id}'),
    summary: 'Rollen und Bereiche ändern: offene Anmeldungen enden',
    ...giving,
    params,
    body: z.object({ rollen: namen(20).optional(), bereiche: namen(100).optional() }),
    answer: konto,
    examples: [
      {
        summary: 'Andere Bereiche',
        params: { id: anna.id },
        body: { bereiche: ['/schillerschule', '/jahnschule'] },
        answer: { ...anna, bereiche: ['/schillerschule', '/jahnschule'], angemeldet: 0 },
      },
    ],
  }),

  redaktionKontoPerson: defineCall({
    name: 'redaktionKontoPerson',
    method: 'PUT',
    path: desk('konten/{id}/person'),
    summary:
      'Name und E-Mail-Adresse ändern: Eine andere Adresse erfahren beide Postfächer, alle Anmeldungen und Links enden',
    ...giving,
    params,
    body: z.object({ vorname: wort, nachname: wort, email: wort }),
    answer: konto,
    examples: [
      {
        summary: 'Ein anderer Nachname',
        params: { id: anna.id },
        body: { vorname: 'Anna', nachname: 'Beispiel-Muster', email: anna.email },
        answer: { ...anna, nachname: 'Beispiel-Muster' },
      },
    ],
  }),

  redaktionKontoEinladen: step(
    'redaktionKontoEinladen',
    'POST',
    'einladung',
    'Noch einmal einladen, wer noch kein Passwort hat; frühere Links gelten nicht mehr',
    { eingeladen: true, angemeldet: 0 },
  ),
  redaktionKontoSperren: step(
    'redaktionKontoSperren',
    'POST',
    'sperren',
    'Sperren: alle Anmeldungen und Links enden',
    { gesperrt: true, angemeldet: 0 },
  ),
  redaktionKontoFreigeben: step(
    'redaktionKontoFreigeben',
    'POST',
    'freigeben',
    'Wieder anmelden lassen',
    {},
    giving,
  ),
  redaktionKontoAbmelden: step(
    'redaktionKontoAbmelden',
    'DELETE',
    'anmeldungen',
    'Alle Anmeldungen beenden',
    { angemeldet: 0 },
  ),
  redaktionKontoZweiterFaktor: step(
    'redaktionKontoZweiterFaktor',
    'DELETE',
    'zweiter-faktor',
    'Den zweiten Faktor entfernen, wenn Telefon und Codes verloren sind; alle Anmeldungen enden',
    { zweiter_faktor: false, angemeldet: 0 },
    giving,
  ),
  redaktionKontoVerbindungLoesen: step(
    'redaktionKontoVerbindungLoesen',
    'DELETE',
    'verbindung',
    'Die Verbindung mit dem Konto der Verwaltung lösen; alle Anmeldungen enden',
    { verbunden: false, angemeldet: 0 },
    giving,
  ),
}
