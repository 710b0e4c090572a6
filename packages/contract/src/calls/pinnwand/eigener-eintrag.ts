import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { beschriebeneFotos } from '../../entities/foto.ts'
import { genannt } from '../../entities/genannt.ts'
import { eigenerEintrag, pinnwandangaben, pinnwandaufgabe } from '../../entities/pinnwand.ts'
import type { Pinnwandschritt } from '../../vorgang/pinnwand.ts'
import { fahrrad, form, key } from './beispiele.ts'
import { einreichung, schluessel } from './fields.ts'

/** The calls for the author of an entry. */

const { nummer, datum_von: _from, laeuft_ab_am, detailURL, fotos, ...inhalt } = fahrrad
const eigener = {
  nummer,
  detailURL,
  ...inhalt,
  fotos: fotos.map(one => ({ ...one, zeigen: true })),
  email: 'erika@example.org',
  stand: 'freigegeben' as const,
  gesperrt_von: null,
  grund: '',
  tage: 30,
  laeuft_ab_am,
  verlaengert: 0,
  schritte: ['sperren', 'aendern', 'verlaengern', 'loeschen'] as Pinnwandschritt[],
  fassung: 3,
}

/**
 * Stores an entry and sends its author a link to confirm it. The entry becomes public after confirmation and
 * review.
 */
export const pinnwandAufgeben = defineCall({
  name: 'pinnwandAufgeben',
  method: 'POST',
  path: '/api/cms/pinnwand',
  summary: 'Einen Eintrag aufgeben',
  right: 'oeffentlich',
  stores: true,
  body: pinnwandaufgabe.extend({ einreichung, fotos: beschriebeneFotos.default([]) }),
  answer: z.object({ nummer: genannt(100) }),
  examples: [
    {
      summary: 'Ein Fahrrad',
      body: { einreichung: form, ...inhalt, fotos, tage: 30, email: 'erika@example.org' },
      answer: { nummer },
    },
  ],
})

export const pinnwandBestaetigen = defineCall({
  name: 'pinnwandBestaetigen',
  method: 'POST',
  path: '/api/cms/pinnwand/bestaetigung',
  summary: 'Einen Eintrag bestätigen',
  right: 'oeffentlich',
  body: z.object({ schluessel }),
  answer: z.object({ titel: z.string(), verwalten: z.string() }),
  examples: [
    {
      summary: 'Mit dem Schlüssel aus der E-Mail',
      body: { schluessel: key },
      answer: { titel: fahrrad.titel, verwalten: key },
    },
  ],
})

/** Tells before the confirmation whether the link still confirms the newest entry. Changes nothing. */
export const pinnwandBestaetigung = defineCall({
  name: 'pinnwandBestaetigung',
  method: 'GET',
  path: '/api/cms/pinnwand/bestaetigung/{schluessel}',
  summary: 'Ob ein Link zum Bestätigen noch gilt, oder ob der Eintrag danach noch einmal geschickt wurde',
  right: 'oeffentlich',
  keyed: true,
  params: z.object({ schluessel }),
  answer: z.object({ ersetzt: z.boolean() }),
  examples: [{ summary: 'Der Link gilt', params: { schluessel: key }, answer: { ersetzt: false } }],
})

export const pinnwandEigener = defineCall({
  name: 'pinnwandEigener',
  method: 'GET',
  path: '/api/cms/pinnwand/eigener/{schluessel}',
  summary: 'Der eigene Eintrag',
  right: 'oeffentlich',
  keyed: true,
  params: z.object({ schluessel }),
  answer: eigenerEintrag,
  examples: [{ summary: 'Ein öffentlicher', params: { schluessel: key }, answer: eigener }],
})

export const pinnwandAendern = defineCall({
  name: 'pinnwandAendern',
  method: 'POST',
  path: '/api/cms/pinnwand/eigener/angaben',
  summary: 'Den eigenen Eintrag ändern; er wird danach wieder geprüft',
  right: 'oeffentlich',
  body: pinnwandangaben.extend({
    schluessel,
    grundfassung: z.coerce.number().int().min(1),
    /** All photos that the entry has afterwards. Unchanged if absent. */
    fotos: beschriebeneFotos.optional(),
    /** The form with which new photos were uploaded. */
    einreichung: einreichung.optional(),
  }),
  answer: eigenerEintrag,
  examples: [
    {
      summary: 'Ein anderer Titel',
      body: { schluessel: key, grundfassung: 3, ...inhalt, titel: 'Kinderfahrrad', tage: 30 },
      answer: {
        ...eigener,
        titel: 'Kinderfahrrad',
        stand: 'bestaetigt',
        laeuft_ab_am: null,
        schritte: ['sperren', 'aendern', 'loeschen'] as Pinnwandschritt[],
        fassung: 4,
      },
    },
  ],
})

/** Locks, reopens, extends or deletes an entry. Locking and reopening are idempotent. */
export const pinnwandSchritt = defineCall({
  name: 'pinnwandSchritt',
  method: 'POST',
  path: '/api/cms/pinnwand/eigener/schritte',
  summary: 'Den eigenen Eintrag sperren, entsperren, verlängern oder löschen',
  right: 'oeffentlich',
  body: z.object({
    schluessel,
    schritt: z.enum(['sperren', 'entsperren', 'verlaengern', 'loeschen'], 'Diesen Schritt gibt es nicht.'),
  }),
  /** `null` if the entry is deleted. */
  answer: z.object({ eintrag: eigenerEintrag.nullable() }),
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
          fassung: 4,
        },
      },
    },
    { summary: 'Gelöscht', body: { schluessel: key, schritt: 'loeschen' }, answer: { eintrag: null } },
  ],
})
