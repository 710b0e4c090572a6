import { abfallart, abfallort, abfalltermin, field, tonnenfrage } from '@rathausplatz/contract'
import * as z from 'zod'
import { monatsblatt } from './termine-data.ts'

const path = field.link({ label: 'Link' })
const strasse = z.object({ strasse: z.string(), ort: z.string() })
const tag = z.object({ datum: z.iso.date(), termine: z.array(abfalltermin) })

const blatt = z.object({
  jahr: z.int(),
  ort: abfallort.pick({ id: true, name: true }),
  arten: z.array(abfallart),
  monate: z
    .array(
      z.object({
        monat: z.string(),
        tage: z.array(
          z.object({
            tag: z.iso.date(),
            wochentag: z.int().min(0).max(6),
            feiertag: z.string(),
            abfuhren: z.array(z.object({ art: abfallart, istVerschoben: z.boolean() })),
          }),
        ),
      }),
    )
    .length(12),
  anmerkungen: z.array(z.object({ datum: z.iso.date(), text: z.string() })),
})

/** Schemas of the loader data of waste collections and of the overview of today. */
export const abfallData = {
  abfalltermine: z.object({
    path,
    eingerichtet: z.boolean(),
    adresse: z.object({ strasse: z.string(), ort: z.string(), bezirk: z.string(), hausnummer: z.string() }),
    strassen: z.array(strasse),
    frage: z
      .object({
        was: z.enum(['ort', 'bezirk', 'hausnummer']),
        satz: z.string(),
        auswahl: z.array(z.string()),
      })
      .nullable(),
    unbekannt: z.object({ aehnlich: z.array(strasse.extend({ href: path })) }).nullable(),
    gemerkt: z.enum(['ja', 'nein']).nullable(),
    abfuhr: z
      .object({
        ort: abfallort,
        heute: z.iso.date(),
        istGemerkt: z.boolean(),
        ansicht: z.enum(['liste', 'monat', 'jahr']),
        arten: z.array(abfallart),
        gewaehlt: z.array(z.string()),
        marken: z.array(abfallart),
        tonnenfragen: z.array(tonnenfrage.extend({ name: z.string(), gewaehlt: z.string() })),
        tonnen: z.string(),
        hatAndereGemerkt: z.boolean(),
        naechste: tag.nullable(),
        tage: z.array(tag),
        monat: z.object({ ...monatsblatt, tage: z.array(tag) }).nullable(),
        jahr: z.object({ blatt, andere: z.array(z.object({ jahr: z.int(), href: z.string() })) }).nullable(),
        ansichten: z.record(z.string(), z.string()),
        alle: z.string(),
        blatt: path,
        pdf: path,
        kalender: z.object({ webcal: path, datei: path }),
        erinnerung: z.object({ mail: path.nullable(), push: z.string().nullable() }),
      })
      .nullable(),
  }),
  heute: z.object({
    tag: z.iso.date(),
    zeilen: z.array(
      z.object({
        art: z.enum(['haus', 'tonne', 'markt', 'veranstaltung']),
        name: z.string(),
        text: z.string(),
        href: path,
        offen: z.boolean().optional(),
        tonnen: z.array(abfallart).optional(),
      }),
    ),
  }),
}
