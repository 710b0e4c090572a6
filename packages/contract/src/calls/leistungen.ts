import * as z from 'zod'
import { defineCall } from '../call.ts'
import { leistung as entity, leistungEintrag } from '../entities/leistung.ts'
import { listOf } from '../entities/list.ts'
import { proSeite, seite } from './order.ts'

const personalausweis = {
  id: 'personalausweis',
  name: 'Personalausweis beantragen',
  kurztext: 'Den Ausweis beantragen Sie persönlich im Bürgerbüro. Nach etwa drei Wochen ist er da.',
  synonyme: ['Perso', 'Ausweis'],
  leikaSchluessel: '99075001012000',
  textbloecke: [
    { typ: 'voraussetzungen', titel: 'Voraussetzungen', text: '<p>Sie sind Deutsche oder Deutscher.</p>' },
    { typ: 'rechtsgrundlage', titel: 'Rechtsgrundlage', text: '<p>§ 9 Personalausweisgesetz (PAuswG)</p>' },
  ],
  unterlagen: ['bisheriger Ausweis oder Reisepass', 'digitales biometrisches Foto'],
  kosten: [
    { bezeichnung: 'ab 24 Jahren', betrag: 46, hinweis: 'gültig 10 Jahre' },
    { bezeichnung: 'unter 24 Jahren', betrag: 27.6, hinweis: 'gültig 6 Jahre' },
  ],
  bearbeitungsdauer: 'etwa drei Wochen',
  fristen: ['Beantragen Sie den neuen Ausweis, bevor der alte abläuft.'],
  organisationseinheiten: [
    { id: 'buergerbuero', name: 'Bürgerbüro', detailURL: '/rathaus/aemter/buergerbuero' },
  ],
  lebenslagen: [{ id: 'umzug', name: 'Umzug', detailURL: '/rathaus/lebenslagen/umzug' }],
  detailURL: '/rathaus/leistungen/personalausweis',
} satisfies z.input<typeof entity>

const { id, name, kurztext, detailURL } = personalausweis

/** Services from A to Z, in German order (DIN 5007: an umlaut sorts like its vowel). */
export const leistungen = defineCall({
  name: 'leistungen',
  method: 'GET',
  path: '/api/cms/leistungen',
  summary: 'Liste der Leistungen von A bis Z',
  right: 'oeffentlich',
  query: z.object({
    buchstabe: z
      .string()
      .max(3)
      .optional()
      .meta({ description: 'Nur Leistungen mit diesem Anfangsbuchstaben, A bis Z oder 0-9' }),
    q: z.string().trim().max(200).optional().meta({
      description: 'Nur Leistungen, in deren Namen, anderen Wörtern oder Kurztext alle diese Wörter stehen',
    }),
    lebenslage: z.string().max(120).optional().meta({ description: 'Nur Leistungen dieser Lebenslage' }),
    organisationseinheit: z
      .string()
      .max(120)
      .optional()
      .meta({ description: 'Nur Leistungen, für die diese Einheit zuständig ist' }),
    seite,
    pro_seite: proSeite(100),
  }),
  answer: listOf(leistungEintrag).extend({
    /** The number of matches. */
    anzahl: z.number().int().min(0),
    /** The first letters of all services, independent of the query. */
    buchstaben: z.array(z.object({ buchstabe: z.string().max(3), anzahl: z.number().int().min(1) })),
  }),
  examples: [
    {
      summary: 'Eine Leistung',
      query: { buchstabe: 'P' },
      answer: {
        data: [{ id, name, kurztext, detailURL, buchstabe: 'P', online: false }],
        pagination: { page: 1, pages: 1 },
        anzahl: 1,
        buchstaben: [{ buchstabe: 'P', anzahl: 1 }],
      },
    },
  ],
})

/** A service by its id. */
export const leistung = defineCall({
  name: 'leistung',
  method: 'GET',
  path: '/api/cms/leistungen/{id}',
  summary: 'Eine Leistung',
  right: 'oeffentlich',
  params: z.object({ id: z.string().min(1).max(120) }),
  answer: entity,
  examples: [{ summary: 'Der Personalausweis', params: { id: 'personalausweis' }, answer: personalausweis }],
})
