import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { vorgang } from '../../entities/kontakt.ts'
import { nachricht, nachrichtenschritte } from '../../entities/nachricht.ts'
import { fassung } from '../../entities/redaktion.ts'
import { givenText } from '../../given-text.ts'
import * as beispiel from './beispiele.ts'
import { desk } from './desk-call.ts'

const params = z.object({ vorgang })
const anzahl = z.number().int().min(0)

const laterne = {
  vorgang: 'K-7QX2M9D4',
  eingegangen_am: '2026-11-20T08:00:00.000Z',
  anlass: 'schaden',
  nachricht: 'Die Laterne in der Gartenstraße ist dunkel.',
  name: 'Erika Beispiel',
  email: 'erika@example.org',
  telefon: '',
  seite: '',
  bearbeitung: { stand: 'neu' as const, zustaendig: null, notiz: '', fassung: 1, zuletzt: null },
}

/** Messages of the contact form, and what the house does about them. */
export const nachrichtenCalls = {
  redaktionNachrichten: defineCall({
    name: 'redaktionNachrichten',
    method: 'GET',
    path: desk('nachrichten'),
    summary: 'Nachrichten des Kontaktformulars, die neueste zuerst',
    realm: 'redaktion',
    right: 'nachrichten-lesen',
    query: z.object({
      /** `offen`: nobody is done with them; `meine`: whoever asks took them upon themselves and is not done. */
      stand: z.enum(['offen', 'neu', 'in_arbeit', 'meine', 'erledigt', 'alle']).default('alle'),
      seite: z.coerce.number().int().min(1).max(10_000).default(1),
      pro_seite: z.coerce.number().int().min(1).max(100).default(25),
    }),
    answer: z.object({
      data: z.array(nachricht),
      mehr: z.boolean(),
      /** Of all, whatever was asked for. */
      anzahl: z.object({ neu: anzahl, in_arbeit: anzahl, meine: anzahl }),
    }),
    examples: [
      {
        summary: 'Eine, um die sich noch niemand kümmert',
        query: { stand: 'offen' },
        answer: { data: [laterne], mehr: false, anzahl: { neu: 1, in_arbeit: 0, meine: 0 } },
      },
    ],
  }),

  redaktionNachricht: defineCall({
    name: 'redaktionNachricht',
    method: 'GET',
    path: desk('nachrichten/{vorgang}'),
    summary: 'Eine Nachricht des Kontaktformulars',
    realm: 'redaktion',
    right: 'nachrichten-lesen',
    params,
    answer: nachricht,
    examples: [{ summary: 'Eine neue', params: { vorgang: laterne.vorgang }, answer: laterne }],
  }),

  redaktionNachrichtBearbeiten: defineCall({
    name: 'redaktionNachrichtBearbeiten',
    method: 'PUT',
    path: desk('nachrichten/{vorgang}'),
    summary:
      'Eine Nachricht übernehmen, abgeben, erledigen oder mit einer Notiz versehen; „konflikt“, wenn jemand schneller war',
    realm: 'redaktion',
    right: 'nachrichten-bearbeiten',
    params,
    /** What is not named stays. */
    body: z.object({
      grundfassung: fassung,
      schritt: z.enum(nachrichtenschritte).optional(),
      notiz: givenText(2_000).optional(),
    }),
    answer: nachricht,
    examples: [
      {
        summary: 'Übernommen',
        params: { vorgang: laterne.vorgang },
        body: { grundfassung: 1, schritt: 'uebernehmen' },
        answer: {
          ...laterne,
          bearbeitung: {
            stand: 'in_arbeit',
            zustaendig: { ...beispiel.anna, ich: true },
            notiz: '',
            fassung: 2,
            zuletzt: { am: '2026-11-20T09:00:00.000Z', von: beispiel.anna },
          },
        },
      },
    ],
  }),
}
