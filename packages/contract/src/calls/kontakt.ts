import * as z from 'zod'
import { defineCall } from '../call.ts'
import { kontaktnachricht, vorgang } from '../entities/kontakt.ts'

/**
 * Takes a message to the town. The same message sent twice from one form (`einreichung`) is one record with one
 * `vorgang`; a changed one is another. Answered only after it is stored.
 */
export const kontakt = defineCall({
  name: 'kontakt',
  method: 'POST',
  path: '/api/cms/kontakt',
  summary: 'Nachricht an die Stadt',
  right: 'oeffentlich',
  body: kontaktnachricht.extend({
    einreichung: z.uuid().meta({ description: 'Kennung des ausgefüllten Formulars' }),
  }),
  answer: z.object({ vorgang }),
  examples: [
    {
      summary: 'Eine Frage',
      body: {
        einreichung: '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d',
        anlass: 'frage',
        nachricht: 'Wann wird der Spielplatz am Rebgarten fertig?',
        name: 'Erika Beispiel',
        email: 'erika@example.org',
      },
      answer: { vorgang: 'K-7GQ2M9XD' },
    },
  ],
})
