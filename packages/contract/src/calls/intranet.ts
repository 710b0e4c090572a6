import * as z from 'zod'
import { defineCall, PATIENCE_FOR_PASSWORDS } from '../call.ts'
import {
  archivDokument,
  archivThema,
  intranetRubrik,
  intranetSession,
  intranetText,
  intranetUser,
} from '../entities/intranet.ts'
import { pagination } from '../entities/pagination.ts'
import { emailLine } from '../given-text.ts'
import { orderOf, proSeite, seite } from './order.ts'

/** E-mail and password of both sign-ins (spec §7). */
export const zugangsdaten = z.object({
  email: emailLine(),
  passwort: z.string().min(1, 'Bitte geben Sie Ihr Passwort an.').max(1_000),
})

/** Default: only documents that are valid today. */
const gueltig = z.stringbool().default(true)

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/api/cms/login',
  summary: 'Anmeldung im Intranet',
  right: 'oeffentlich',
  patience: PATIENCE_FOR_PASSWORDS,
  body: zugangsdaten,
  answer: intranetSession,
  examples: [
    {
      summary: 'Erfolgreiche Anmeldung',
      body: { email: 'anna.beispiel@example.org', passwort: 'ein langes Passwort' },
      answer: { token: 'beispiel-token-intranet', uuid: '7f1c2a58-2f0e-4c7e-9b0f-3d1f5f3f9a10' },
    },
  ],
})

export const intranetUserCall = defineCall({
  name: 'intranetUser',
  method: 'GET',
  path: '/api/cms/intranet/user/{uuid}',
  summary: 'Angemeldete Person im Intranet',
  realm: 'intranet',
  right: 'anmeldung',
  params: z.object({ uuid: z.string().min(1).max(100) }),
  answer: intranetUser,
  examples: [
    {
      summary: 'Name und E-Mail',
      params: { uuid: '7f1c2a58-2f0e-4c7e-9b0f-3d1f5f3f9a10' },
      answer: { vorname: 'Anna', nachname: 'Beispiel', email: 'anna.beispiel@example.org' },
    },
  ],
})

export const intranetRubriken = defineCall({
  name: 'intranetRubriken',
  method: 'GET',
  path: '/api/cms/intranet/rubrik',
  summary: 'Rubriken des Intranets',
  realm: 'intranet',
  right: 'intranet-lesen',
  answer: z.array(intranetRubrik),
  examples: [
    {
      summary: 'Zwei Rubriken',
      answer: [
        { url: 'personal', rubrik: 'Personal', taggingpfad: 'intranet/personal' },
        { url: 'edv', rubrik: 'EDV', taggingpfad: 'intranet/edv' },
      ],
    },
  ],
})

export const intranetTexte = defineCall({
  name: 'intranetTexte',
  method: 'GET',
  path: '/api/cms/intranet/rubrik/{url}',
  summary: 'Beiträge einer Rubrik des Intranets',
  realm: 'intranet',
  right: 'intranet-lesen',
  params: z.object({ url: z.string().min(1).max(200) }),
  query: z.object({ order: orderOf(['datum_von'], 'datum_von:desc'), seite, pro_seite: proSeite(3) }),
  answer: z.object({ data: z.array(intranetText), pagination: pagination.optional() }),
  examples: [
    {
      summary: 'Die neuesten Beiträge der Rubrik Personal',
      params: { url: 'personal' },
      query: {},
      answer: {
        data: [
          {
            id: 12,
            titel: 'Dienstvereinbarung zur mobilen Arbeit',
            einleitung: 'Die neue Vereinbarung gilt ab Januar.',
            datum_von: '2026-11-10T09:00:00+01:00',
            detailURL: '/intranet/personal/12',
          },
        ],
      },
    },
  ],
})

export const archivThemen = defineCall({
  name: 'archivThemen',
  method: 'GET',
  path: '/api/cms/intranet/archiv_themen',
  summary: 'Themen des Archivs im Intranet',
  realm: 'intranet',
  right: 'intranet-lesen',
  query: z.object({
    themen_id: z.coerce.number().int().optional(),
    gueltig_von: gueltig,
    gueltig_bis: gueltig,
    order: orderOf(['thema', 'titel', 'downloadtext'], 'thema:asc,titel:asc,downloadtext:asc'),
  }),
  answer: z.object({ data: z.array(archivThema) }),
  examples: [
    {
      summary: 'Alle Themen',
      query: {},
      answer: {
        data: [
          { themen_id: 1, thema: 'Formulare' },
          { themen_id: 2, thema: 'Protokolle', archive: [{ archiv_id: 2, titel: 'Personalversammlung' }] },
        ],
      },
    },
  ],
})

export const archiv = defineCall({
  name: 'archiv',
  method: 'GET',
  path: '/api/cms/intranet/archiv',
  summary: 'Dokumente der Archive im Intranet, mit archiv_id die eines Archivs',
  realm: 'intranet',
  right: 'intranet-lesen',
  query: z.object({
    archiv_id: z.coerce.number().int().optional(),
    gueltig_von: gueltig,
    gueltig_bis: gueltig,
    order: orderOf(['stand'], 'stand:desc'),
  }),
  answer: z.object({ data: z.array(archivDokument) }),
  examples: [
    {
      summary: 'Die Protokolle eines Archivs, das neueste zuerst',
      query: { archiv_id: 2 },
      answer: {
        data: [
          {
            titel: 'Personalversammlung',
            stand: '2026-10-01T10:00:00+02:00',
            downloadtext: 'Protokoll vom Herbst (PDF)',
            thema: 'Protokolle',
            download: '/medien/protokoll-personalversammlung.pdf',
            archiv_id: 2,
          },
          {
            titel: 'Personalversammlung',
            stand: '2026-04-14T10:00:00+02:00',
            downloadtext: 'Protokoll vom Frühjahr (PDF)',
            thema: 'Protokolle',
            download: '/medien/protokoll-fruehjahr.pdf',
            archiv_id: 2,
          },
        ],
      },
    },
  ],
})
