import * as z from 'zod'
import { defineCall } from '../call.ts'
import { raeteSession, ratsmitglied } from '../entities/raete.ts'
import { zugangsdaten } from './intranet.ts'

export const raeteLogin = defineCall({
  name: 'raeteLogin',
  method: 'POST',
  path: '/api/cms/raete/login',
  summary: 'Anmeldung im Ratsinformationssystem',
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
  params: z.object({ id: z.coerce.number().int() }),
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
