import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { inhaltId, inhaltsart } from '../../entities/redaktion.ts'
import * as beispiel from './beispiele.ts'
import { desk, reading, writing } from './desk-call.ts'
import { ersetzt } from './linkpflege.ts'

const params = z.object({ id: inhaltId })
const path = desk('inhalte/{id}/alte-angaben')

const fundbuero = { id: '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d12', art: 'seite', titel: 'Fundbüro' }

/** What a record has said and says no more, where texts still say it, and what is put in its place. */
export const alteAngabenCalls = {
  redaktionAlteAngaben: defineCall({
    name: 'redaktionAlteAngaben',
    method: 'GET',
    path,
    summary:
      'Was ein Datensatz früher sagte und nicht mehr sagt (Telefon, E-Mail, Anschrift, Gebühr), und wo es noch steht',
    ...reading,
    params,
    answer: z.object({
      angaben: z.array(
        z.object({
          angabe: z.enum(['telefon', 'email', 'anschrift', 'gebuehr']),
          alt: z.string(),
          /** What stands in the same field now; null where the field is gone. */
          neu: z.string().nullable(),
        }),
      ),
      inhalte: z.array(
        z.object({
          id: inhaltId,
          art: inhaltsart,
          titel: z.string(),
          /** Whether who asks may have it replaced there. */
          ersetzbar: z.boolean(),
          stellen: z.array(
            z.object({
              alt: z.string(),
              feld: z.string(),
              feldname: z.string(),
              satz: z.string(),
              /** That record states it for itself: it may be right there. */
              eigene: z.boolean(),
            }),
          ),
        }),
      ),
      /** True where there are more contents than are told at once. */
      mehr: z.boolean(),
    }),
    examples: [
      {
        summary: 'Das Bauamt hat eine neue Nummer',
        params: { id: beispiel.id },
        answer: {
          angaben: [{ angabe: 'telefon', alt: '030 23125-160', neu: '030 23125-170' }],
          inhalte: [
            {
              ...fundbuero,
              ersetzbar: true,
              stellen: [
                {
                  alt: '030 23125-160',
                  feld: 'content.0.context.text',
                  feldname: 'Inhalt › 1 › Text › Text',
                  satz: 'Fragen beantwortet das Bauamt, Telefon 030 23125-160.',
                  eigene: false,
                },
              ],
            },
          ],
          mehr: false,
        },
      },
    ],
  }),

  redaktionAlteAngabenErsetzen: defineCall({
    name: 'redaktionAlteAngabenErsetzen',
    method: 'POST',
    path,
    summary: 'In diesen Inhalten sagen, was der Datensatz jetzt sagt, jeweils als Entwurf',
    ...writing,
    params,
    body: z.object({ inhalte: z.array(inhaltId).min(1).max(100) }),
    answer: ersetzt,
    examples: [
      {
        summary: 'Auf einer Seite',
        params: { id: beispiel.id },
        body: { inhalte: [fundbuero.id] },
        answer: {
          data: [{ ...fundbuero, stand: 'entwurf' }],
          mehr: false,
          rueckgaengig: {
            eintraege: [{ id: fundbuero.id, grundfassung: 3, nummer: 2, veroeffentlichen: false }],
          },
        },
      },
    ],
  }),
}
