import {
  gremium,
  gremiumUebersicht,
  pagination,
  ratsperson,
  sitzung,
  sitzungUebersicht,
  verweis,
  vorlage,
  vorlageUebersicht,
} from '@rathausplatz/contract'
import * as z from 'zod'
import { monatsblatt } from './termine-data.ts'

const path = verweis.shape.detailURL
const gremien = z.array(z.object({ id: z.string(), name: z.string() }))
const mitgliedschaften = ratsperson.shape.mitgliedschaften

/** Schemas of the loader data of the council. */
export const ratData = {
  gremien: z.object({
    gruppen: z.array(
      z.object({
        art: z.enum(['rat', 'ausschuesse', 'ortschaftsraete', 'fraktionen', 'frueher']),
        gremien: z.array(gremiumUebersicht),
      }),
    ),
  }),
  gremium: z.object({ gremium, sitzungen: z.array(sitzungUebersicht), istAufgeloest: z.boolean() }),
  ratsperson: z.object({
    person: ratsperson,
    heute: mitgliedschaften,
    kuenftig: mitgliedschaften,
    frueher: mitgliedschaften,
  }),
  ratspersonen: z.object({
    path,
    personen: z.array(ratsperson.extend({ gremien: z.array(z.string()) })),
    gremien,
    gremium: z.string(),
  }),
  sitzung: z.object({ sitzung, istVorbei: z.boolean() }),
  sitzungen: z.object({
    path,
    gremien,
    gremium: z.string(),
    liste: z
      .object({
        naechste: z.array(sitzungUebersicht),
        fruehere: z.array(sitzungUebersicht),
        jahr: z.int().nullable(),
        jahre: z.array(z.int()),
        pagination,
      })
      .nullable(),
    kalender: z.object(monatsblatt).nullable(),
  }),
  vorlage,
  vorlagen: z.object({
    path,
    vorlagen: z.array(vorlageUebersicht),
    jahre: z.array(z.int()),
    gremien,
    auswahl: z.object({ gremium: z.string(), jahr: z.int().nullable() }),
    pagination,
  }),
}
