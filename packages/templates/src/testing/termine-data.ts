import {
  aktuellesArtikel,
  archivmonat,
  field,
  pagination,
  rubrikwahl,
  veranstaltung,
} from '@rathausplatz/contract'
import * as z from 'zod'
import { zeitraeume } from '../veranstaltungsliste/load.ts'

const href = z.union([field.link({ label: 'Link' }), z.string().regex(/^\?[a-z_]+=/)])
const moment = field.dateTime({ label: 'Datum' })
const termin = z.object({
  datum_von: moment,
  datum_bis: moment.optional(),
  ganztaegig: z.boolean(),
  entfaellt: z.boolean(),
  grund: z.string(),
})
const tag = z.object({
  tag: z.iso.date(),
  istHeute: z.boolean(),
  istVorbei: z.boolean(),
  termine: z.array(
    z.object({
      titel: z.string(),
      href,
      datum_von: moment,
      mitUhrzeit: z.boolean(),
      entfaellt: z.boolean(),
    }),
  ),
})

/** Schema of a month. */
export const monatsblatt = {
  monat: z.string().regex(/^\d{4}-\d\d$/),
  wochen: z.array(z.array(tag.nullable())),
  vorher: href.optional(),
  nachher: href.optional(),
  heute: href.optional(),
  ganz: href.optional(),
}

/** Schemas of the loader data of events and news. */
export const termineData = {
  veranstaltung: z.object({
    termin,
    istVorbei: z.boolean(),
    weitere: z.array(termin.extend({ href })),
    mehr: z.number().int(),
    rubriken: z.array(z.object({ rubrik: z.string(), href })),
    kalender: z.object({ termin: href, serie: href.optional() }).optional(),
  }),
  veranstaltungsliste: z.object({
    termine: z.array(veranstaltung),
    page: z.number().int(),
    pages: z.number().int(),
    filter: z
      .object({
        path: href,
        rubriken: z.array(rubrikwahl),
        rubrik_id: z.number().optional(),
        zeitraum: z.enum(['', ...zeitraeume]),
        naechste: veranstaltung.nullable(),
        kalender: href,
        abo: href,
      })
      .optional(),
  }),
  veranstaltungskalender: z.object({
    path: href,
    ...monatsblatt,
    rubriken: z.array(rubrikwahl),
    rubrik_id: z.number().optional(),
  }),
  artikel: z.object({
    weitere: z.array(aktuellesArtikel.pick({ titel: true, datum_von: true, detailURL: true }).strict()),
  }),
  aktuellesliste: z.object({
    artikel: z.array(aktuellesArtikel),
    pagination,
    path: href,
    jahr: z.number().int().optional(),
    monat: z.number().int().optional(),
  }),
  aktuellesarchiv: z.object({
    liste: href,
    jahre: z.array(z.object({ jahr: z.number(), anzahl: z.number(), monate: z.array(archivmonat) })),
    jahr: z.number().int().optional(),
    monat: z.number().int().optional(),
  }),
}
