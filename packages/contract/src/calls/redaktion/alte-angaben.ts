import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { inhaltId, inhaltKopf, inhaltsart } from '../../entities/redaktion.ts'
import * as beispiel from './beispiele.ts'
import { desk, reading, writing } from './desk-call.ts'
import { ersetzt } from './kaputte-links.ts'

const params = z.object({ id: inhaltId })
const path = desk('inhalte/{id}/alte-angaben')

const angabe = z.enum(['telefon', 'email', 'anschrift', 'gebuehr', 'name'])

const stelle = z.object({
  alt: z.string(),
  feld: z.string(),
  /** The index of the paragraph, entry or row in that field. */
  absatz: z.number().int(),
  /** The place on the page or in the form, as text. */
  ort: z.string(),
  satz: z.string(),
  /** The wording in that sentence. */
  wortlaut: z.string(),
  /** This content's own record states the value too, so it may be correct there. */
  eigene: z.boolean(),
  /** Whether the place can be replaced automatically, and the caller may change it. */
  ersetzbar: z.boolean(),
})

const inhaltMitStellen = z.object({
  id: inhaltId,
  art: inhaltsart,
  titel: z.string(),
  /** Whether the caller may change this content. */
  schreibbar: z.boolean(),
  stellen: z.array(stelle),
})

/** A place as it was shown. It is changed only if it still has that text. */
const gezeigteStelle = z.object({
  alt: z.string().min(1).max(500),
  feld: z.string().max(500),
  absatz: z.number().int().min(0),
  satz: z.string().max(1_000),
})

const fundbuero = { id: '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d12', art: 'seite', titel: 'Fundbüro' }

/** Former values of a record that texts still contain, and their replacement. */
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
          angabe,
          alt: z.string(),
          /** The current value of the field; null if the field is gone. */
          neu: z.string().nullable(),
          /**
           * The owner of the value: a person, or a title in quotation marks, in this record or belonging to
           * it.
           */
          wessen: z.string(),
          /**
           * Other owners that still have this value: a person, or a title in quotation marks, in this record
           * or another one.
           */
          weiterhin: z.array(z.string()),
        }),
      ),
      inhalte: z.array(inhaltMitStellen),
      /** Contents in which an editor has decided to keep the old value. */
      bleibt: z.array(inhaltMitStellen),
      /** Contents whose draft has the new value while the public revision has the old one. */
      entwuerfe: z.array(
        inhaltKopf
          .pick({
            id: true,
            art: true,
            titel: true,
            schluessel: true,
            status: true,
            fassung: true,
            oeffentliche_fassung: true,
            gueltig_von: true,
            gueltig_bis: true,
          })
          .extend({
            /** The value in the draft (`neu`), and the value that visitors still read (`alt`). */
            angaben: z.array(z.object({ angabe, alt: z.string(), neu: z.string() })),
            /** The new value in the record is public already. */
            neues_ist_oeffentlich: z.boolean(),
            /** The draft has no other changes. */
            nur_das: z.boolean(),
            schreibbar: z.boolean(),
            freigebbar: z.boolean(),
          }),
      ),
      /** True if there are more contents than listed. */
      mehr: z.boolean(),
    }),
    examples: [
      {
        summary: 'Das Bauamt hat eine neue Nummer',
        params: { id: beispiel.id },
        answer: {
          angaben: [
            {
              angabe: 'telefon',
              alt: '030 23125-160',
              neu: '030 23125-170',
              wessen: '„Bauamt“',
              weiterhin: [],
            },
          ],
          inhalte: [
            {
              ...fundbuero,
              schreibbar: true,
              stellen: [
                {
                  alt: '030 23125-160',
                  feld: 'content.0.context.text',
                  absatz: 3,
                  ort: 'Unter der Überschrift „Wer hilft weiter?“',
                  satz: 'Fragen beantwortet das Bauamt, Telefon 030 23125-160.',
                  wortlaut: '030 23125-160',
                  eigene: false,
                  ersetzbar: true,
                },
              ],
            },
          ],
          bleibt: [],
          entwuerfe: [],
          mehr: false,
        },
      },
    ],
  }),

  redaktionAlteAngabenErsetzen: defineCall({
    name: 'redaktionAlteAngabenErsetzen',
    method: 'POST',
    path,
    summary: 'An diesen Stellen sagen, was der Datensatz jetzt sagt, jeweils als Entwurf',
    ...writing,
    params,
    body: z.object({
      inhalte: z
        .array(z.object({ id: inhaltId, stellen: z.array(gezeigteStelle).min(1).max(1_000) }))
        .min(1)
        .max(100),
    }),
    answer: ersetzt,
    examples: [
      {
        summary: 'In einem Absatz einer Seite',
        params: { id: beispiel.id },
        body: {
          inhalte: [
            {
              id: fundbuero.id,
              stellen: [
                {
                  alt: '030 23125-160',
                  feld: 'content.0.context.text',
                  absatz: 3,
                  satz: 'Fragen beantwortet das Bauamt, Telefon 030 23125-160.',
                },
              ],
            },
          ],
        },
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

  redaktionAlteAngabenLassen: defineCall({
    name: 'redaktionAlteAngabenLassen',
    method: 'POST',
    path: `${path}/lassen`,
    summary: 'Eine alte Angabe bleibt in diesen Inhalten, wie sie ist, und wird dort nicht mehr gemeldet',
    ...writing,
    params,
    body: z.object({
      inhalte: z
        .array(
          z.object({
            id: inhaltId,
            /** The old values as listed: `alt`. */
            angaben: z.array(z.string().min(1).max(500)).min(1).max(40),
          }),
        )
        .min(1)
        .max(100),
      /** False undoes the decision. */
      bleibt: z.boolean().default(true),
    }),
    answer: z.object({
      /**
       * The requested contents. `satz` gives the reason if the decision could not be stored for a content.
       */
      data: z.array(
        z.object({ id: inhaltId, art: inhaltsart, titel: z.string(), satz: z.string().optional() }),
      ),
    }),
    examples: [
      {
        summary: 'Auf einer Seite stimmt die alte Nummer noch',
        params: { id: beispiel.id },
        body: { inhalte: [{ id: fundbuero.id, angaben: ['030 23125-160'] }] },
        answer: { data: [fundbuero] },
      },
    ],
  }),
}
