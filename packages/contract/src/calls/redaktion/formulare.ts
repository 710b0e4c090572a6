import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { inhaltRechte, inhaltsart } from '../../entities/redaktion.ts'
import { desk, reading } from './desk-call.ts'

/** A field of a form, as `formOf` describes it: name, label, control and the options of the control. */
const feld = z.looseObject({
  name: z.string(),
  label: z.string(),
  required: z.boolean(),
  control: z.string(),
})

const ort = z.object({ name: z.string(), felder: z.array(feld) })

/** The forms of the desk. */
export const formulareCalls = {
  redaktionFormulare: defineCall({
    name: 'redaktionFormulare',
    method: 'GET',
    path: desk('formulare'),
    summary: 'Inhaltsarten mit Formular und Liste, soweit man mit ihnen zu tun hat',
    // Accounts that only manage appointments make this call too, and get no kinds.
    realm: 'redaktion',
    right: 'anmeldung',
    answer: z.object({
      data: z.array(
        z.object({
          art: inhaltsart,
          label: z.object({ one: z.string(), many: z.string() }),
          titelfeld: z.string(),
          schluesselfeld: z.string(),
          /** The path below which pages of this kind are. */
          unter: z.string().nullable(),
          /** True if the town has exactly one document of this kind. */
          einzeln: z.boolean(),
          liste: z.looseObject({}),
          felder: z.array(feld),
          /** The rights of the caller on documents of this kind, in any section of the town. */
          rechte: z.array(z.enum(inhaltRechte)),
        }),
      ),
    }),
    examples: [
      {
        summary: 'Rubriken',
        answer: {
          data: [
            {
              art: 'rubrik',
              label: { one: 'Rubrik', many: 'Rubriken' },
              titelfeld: 'name',
              schluesselfeld: 'name',
              unter: null,
              einzeln: false,
              liste: {},
              felder: [{ name: 'name', label: 'Name', required: true, control: 'zeile' }],
              rechte: ['schreiben'],
            },
          ],
        },
      },
    ],
  }),

  redaktionBausteine: defineCall({
    name: 'redaktionBausteine',
    method: 'GET',
    path: desk('bausteine'),
    summary: 'Bausteine einer Seite mit ihren Formularen',
    ...reading,
    answer: z.object({
      data: z.array(
        z.object({
          vorlage: z.string(),
          name: z.string(),
          /** The group under which editors find the template; the list is in the order of the groups. */
          gruppe: z.string(),
          /** The purpose of the template, in one sentence. */
          zweck: z.string(),
          /** Search words for editors who do not know the name of the template. */
          worte: z.string(),
          /** True if a page shows the template at most once. */
          einmalig: z.boolean(),
          inhalt: ort,
          einstellungen: ort,
        }),
      ),
    }),
    examples: [
      {
        summary: 'Text',
        answer: {
          data: [
            {
              vorlage: 'text',
              name: 'Text',
              gruppe: 'Text und Bild',
              zweck: 'Formatierter Text mit Zwischenüberschriften, Listen, Tabellen und Links.',
              worte: 'Absatz Tabelle Aufzählung',
              einmalig: false,
              inhalt: {
                name: 'context',
                felder: [{ name: 'text', label: 'Text', required: true, control: 'richtext' }],
              },
              einstellungen: { name: 'options', felder: [] },
            },
          ],
        },
      },
    ],
  }),
}
