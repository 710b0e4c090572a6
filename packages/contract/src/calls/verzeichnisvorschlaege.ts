import * as z from 'zod'
import { defineCall } from '../call.ts'
import { genannt } from '../entities/genannt.ts'
import { eigenerVorschlag, verzeichnisangaben, verzeichnisaufgabe } from '../entities/verzeichnisvorschlag.ts'
import type { Pinnwandschritt } from '../vorgang/pinnwand.ts'

/** The limit is above the length of our keys: a text of another length is looked up like a key. */
const schluessel = z.string().max(200).meta({ title: 'Schlüssel aus einer E-Mail' })

const key = 'Q7mT2xVb9KcLpR4sWnYd6g3q2-7wAbCdEfGhIjKlMnOp'
const nummer = 'V-7GQ2M9XD'
const ruderclub = {
  name: 'Ruderclub Rebenau',
  rubriken: ['sport'],
  einleitung: 'Rudern auf dem Altrhein, ab zehn Jahren.',
  text: 'Training ist am Mittwoch und am Samstag.\n\nSchnuppern ist kostenlos.',
  ansprechperson: 'Erika Kunz',
  telefon: '030 23125-410',
  oeffentliche_email: 'ruderclub@example.org',
  webseite: 'https://www.example.org/ruderclub',
  haus: 'Bootshaus',
  strasse: 'Am Altrhein 2',
  plz: '76999',
  ort: 'Rebenau',
  barrierefreiheit: 'Eingang ohne Stufe.',
}
const eigener = {
  nummer,
  verzeichnis: 'vereine',
  angaben: ruderclub,
  email: 'erika@example.org',
  stand: 'freigegeben',
  gesperrt_von: null,
  grund: '',
  schritte: ['sperren', 'aendern', 'loeschen'] as Pinnwandschritt[],
  fassung: 4,
  detailURL: '/verzeichnis/ruderclub-rebenau',
} as const

/**
 * Stores a proposal and sends its author a link to confirm it. The proposal becomes public after confirmation
 * and review.
 */
const verzeichnisVorschlagen = defineCall({
  name: 'verzeichnisVorschlagen',
  method: 'POST',
  path: '/api/cms/verzeichnisvorschlaege',
  summary: 'Einen Eintrag eines Verzeichnisses vorschlagen, neu oder geändert',
  right: 'oeffentlich',
  stores: true,
  body: verzeichnisaufgabe.extend({
    /** Makes sending idempotent: the same form sent twice is one proposal. */
    einreichung: z.uuid().meta({ description: 'Kennung des ausgefüllten Formulars' }),
  }),
  answer: z.object({ nummer: genannt(100) }),
  examples: [
    {
      summary: 'Ein Ruderclub',
      body: {
        einreichung: '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d',
        verzeichnis: 'vereine',
        ...ruderclub,
        email: 'erika@example.org',
        einwilligung: 'ja',
      },
      answer: { nummer },
    },
  ],
})

const verzeichnisvorschlagBestaetigen = defineCall({
  name: 'verzeichnisvorschlagBestaetigen',
  method: 'POST',
  path: '/api/cms/verzeichnisvorschlaege/bestaetigung',
  summary: 'Einen vorgeschlagenen Eintrag bestätigen',
  right: 'oeffentlich',
  body: z.object({ schluessel }),
  answer: z.object({ name: z.string(), verwalten: z.string() }),
  examples: [
    {
      summary: 'Mit dem Schlüssel aus der E-Mail',
      body: { schluessel: key },
      answer: { name: ruderclub.name, verwalten: key },
    },
  ],
})

/** Tells before the confirmation whether the link still confirms the newest proposal. Changes nothing. */
const verzeichnisvorschlagBestaetigung = defineCall({
  name: 'verzeichnisvorschlagBestaetigung',
  method: 'GET',
  path: '/api/cms/verzeichnisvorschlaege/bestaetigung/{schluessel}',
  summary: 'Ob ein Link zum Bestätigen noch gilt, oder ob der Vorschlag danach noch einmal geschickt wurde',
  right: 'oeffentlich',
  keyed: true,
  params: z.object({ schluessel }),
  answer: z.object({ ersetzt: z.boolean() }),
  examples: [{ summary: 'Der Link gilt', params: { schluessel: key }, answer: { ersetzt: false } }],
})

const verzeichnisvorschlagEigener = defineCall({
  name: 'verzeichnisvorschlagEigener',
  method: 'GET',
  path: '/api/cms/verzeichnisvorschlaege/eigener/{schluessel}',
  summary: 'Der eigene Eintrag eines Verzeichnisses',
  right: 'oeffentlich',
  keyed: true,
  params: z.object({ schluessel }),
  answer: eigenerVorschlag,
  examples: [{ summary: 'Ein öffentlicher', params: { schluessel: key }, answer: eigener }],
})

const verzeichnisvorschlagAendern = defineCall({
  name: 'verzeichnisvorschlagAendern',
  method: 'POST',
  path: '/api/cms/verzeichnisvorschlaege/eigener/angaben',
  summary: 'Den eigenen Eintrag ändern; bis die Änderung geprüft ist, steht er da wie zuletzt freigegeben',
  right: 'oeffentlich',
  body: verzeichnisangaben.extend({ schluessel, grundfassung: z.coerce.number().int().min(1) }),
  answer: eigenerVorschlag,
  examples: [
    {
      summary: 'Eine andere Telefonnummer',
      body: { ...ruderclub, telefon: '030 23125-411', schluessel: key, grundfassung: 4 },
      answer: {
        ...eigener,
        angaben: { ...ruderclub, telefon: '030 23125-411' },
        stand: 'bestaetigt',
        fassung: 5,
      },
    },
  ],
})

/**
 * Withdraws a proposal, publishes its last released version again, or deletes it. The first two steps are
 * idempotent.
 */
const verzeichnisvorschlagSchritt = defineCall({
  name: 'verzeichnisvorschlagSchritt',
  method: 'POST',
  path: '/api/cms/verzeichnisvorschlaege/eigener/schritte',
  summary: 'Den eigenen Eintrag sperren, entsperren oder löschen',
  right: 'oeffentlich',
  body: z.object({
    schluessel,
    schritt: z.enum(['sperren', 'entsperren', 'loeschen'], 'Diesen Schritt gibt es nicht.'),
  }),
  /** `null` if the proposal is deleted. */
  answer: z.object({ eintrag: eigenerVorschlag.nullable() }),
  examples: [
    {
      summary: 'Gesperrt',
      body: { schluessel: key, schritt: 'sperren' },
      answer: {
        eintrag: {
          ...eigener,
          stand: 'gesperrt',
          gesperrt_von: 'verfasser',
          schritte: ['entsperren', 'aendern', 'loeschen'] as Pinnwandschritt[],
          fassung: 5,
          detailURL: '',
        },
      },
    },
    { summary: 'Gelöscht', body: { schluessel: key, schritt: 'loeschen' }, answer: { eintrag: null } },
  ],
})

/** Directory entries proposed by their owners. */
export const verzeichnisvorschlagCalls = {
  verzeichnisVorschlagen,
  verzeichnisvorschlagBestaetigen,
  verzeichnisvorschlagBestaetigung,
  verzeichnisvorschlagEigener,
  verzeichnisvorschlagAendern,
  verzeichnisvorschlagSchritt,
} as const
