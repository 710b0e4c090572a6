import * as z from 'zod'
import { defineCall, PATIENCE_FOR_PASSWORDS } from '../call.ts'
import { raeteSession, ratsmitglied } from '../entities/raete.ts'
import { zugangsdaten } from './intranet.ts'

/** The number in an address: digits only. */
const nummer = z.union([z.string().regex(/^\d{1,15}$/), z.number().int().min(0)]).transform(Number)

export const raeteLogin = defineCall({
  name: 'raeteLogin',
  method: 'POST',
  path: '/api/cms/raete/login',
  summary: 'Anmeldung im Ratsinformationssystem',
  right: 'oeffentlich',
  patience: PATIENCE_FOR_PASSWORDS,
  body: zugangsdaten,
  answer: raeteSession,
  examples: [
    {
      summary: 'Erste Anmeldung: das Passwort ist noch zu ändern',
      body: { email: 'ratsmitglied@example.org', passwort: 'ein langes Passwort' },
      answer: { id: 7, token: 'beispiel-token-rat', pw_geaendert: false },
    },
  ],
})

export const raeteMitglied = defineCall({
  name: 'raeteMitglied',
  method: 'GET',
  path: '/api/cms/raete/{id}',
  summary: 'Angemeldetes Ratsmitglied',
  realm: 'raete',
  right: 'anmeldung',
  params: z.object({ id: nummer }),
  answer: ratsmitglied,
  examples: [
    {
      summary: 'Name, E-Mail und Tätigkeitsbereiche',
      params: { id: 7 },
      answer: {
        vorname: 'Jonas',
        nachname: 'Muster',
        kontakt: { email: 'ratsmitglied@example.org' },
        taetigkeitsbereiche: ['Gemeinderat', 'Technischer Ausschuss'],
      },
    },
  ],
})
