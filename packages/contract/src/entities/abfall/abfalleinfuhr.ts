import * as z from 'zod'
import { abfallfraktion } from './abfallart.ts'

/** The import of a file with collections, and its report. */

/** The states of an import. */
export const abfalleinfuhrStaende = {
  geprueft: 'Geprüft',
  laeuft: 'Wird übernommen',
  fertig: 'Übernommen',
  gescheitert: 'Gescheitert',
} as const
export type AbfalleinfuhrStand = keyof typeof abfalleinfuhrStaende

const anzahl = z.number().int().min(0)

export const abfalleinfuhr = z
  .object({
    id: z.string(),
    /** The name of the file. */
    name: z.string(),
    stand: z.enum(Object.keys(abfalleinfuhrStaende) as [AbfalleinfuhrStand, ...AbfalleinfuhrStand[]]),
    von: z.object({ id: z.string(), name: z.string() }),
    geprueft_am: z.iso.datetime({ offset: true }),
    /** The progress, from 0 to 1. */
    anteil: z.number().min(0).max(1),
    zeilen: anzahl,
    anzahl: z.object({
      neu: anzahl,
      verschoben: anzahl,
      entfallen: anzahl,
      geblieben: anzahl,
      /** Collections changed by editors; they stay. */
      von_hand: anzahl,
      /**
       * Future collections of these streets and fractions on days outside the range of the file; they stay.
       */
      ausserhalb: anzahl,
      /** Rows that mention a collection but are none: cancellations, distribution of bags, reminders. */
      ausgelassen: anzahl,
      /** Rows with unknown places or fractions. */
      unbekannt: anzahl,
      fehlerhaft: anzahl,
      repariert: anzahl,
      neue_orte: anzahl,
    }),
    erster: z.iso.date().nullable(),
    letzter: z.iso.date().nullable(),
    /** Open questions; with any, the import needs `trotzdem`. */
    bedenken: z.array(z.string()),
    /** Remarks: repaired errors, rows left out. */
    hinweise: z.array(z.string()),
    /** The first rows that could not be read. */
    fehler: z.array(z.object({ zeile: z.number().int(), satz: z.string() })),
    /**
     * By street, for the fractions of the file: the streets with most removed collections first; not all
     * streets of a large town.
     */
    strassen: z.array(
      z.object({
        ort: z.string(),
        neu: anzahl,
        verschoben: anzahl,
        /** Future collections that stay unchanged. */
        bleiben: anzahl,
        entfallen: anzahl,
      }),
    ),
    anzahl_strassen: anzahl,
    /** Removed collections, then moved ones, then the first of the new ones. */
    aenderungen: z.array(
      z.object({
        was: z.enum(['neu', 'verschoben', 'entfallen']),
        fraktion: abfallfraktion,
        /** Missing in older reports. */
        variante: z.string().optional(),
        orte: z.string(),
        vorher: z.iso.date().nullable(),
        nachher: z.iso.date().nullable(),
        /** Why a collection is removed: the file has it no more, or cancels it. */
        weil: z.enum(['fehlt', 'abgesagt']).optional(),
      }),
    ),
    /** Names of waste in the file that neither the house nor the town knows; absent in older reports. */
    unbekannte_namen: z.array(z.object({ name: z.string(), anzahl })).optional(),
    /** Why the import failed. */
    stoerung: z.string().nullable(),
  })
  .meta({ id: 'Abfalleinfuhr', title: 'Einfuhr von Abfuhrterminen' })
export type Abfalleinfuhr = z.infer<typeof abfalleinfuhr>

/** The maximum size of an imported file, in bytes. */
export const groessteAbfalleinfuhr = 30 * 1024 * 1024
