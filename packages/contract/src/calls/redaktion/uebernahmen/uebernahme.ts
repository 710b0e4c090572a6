import * as z from 'zod'
import { bearbeiter, inhaltId, inhaltsart } from '../../../entities/redaktion.ts'
import { uebernahmeQuellen, uebernahmeStaende, uebernahmeZustaende } from '../../../entities/uebernahme.ts'

/** An import with its table and its items, as the desk sees it. */

const moment = z.iso.datetime({ offset: true })

const namesOf = <K extends string>(labels: Readonly<Record<K, string>>) => Object.keys(labels) as [K, ...K[]]

const anzahl = z.number().int().min(0)

export const uebernahmeKopf = z
  .object({
    id: inhaltId,
    quelle: z.enum(namesOf(uebernahmeQuellen)),
    /** The name of the file, or the URL. */
    name: z.string(),
    stand: z.enum(namesOf(uebernahmeStaende)),
    /** Why the import failed. */
    fehler: z.string().nullable(),
    von: bearbeiter,
    angelegt_am: moment,
    geaendert_am: moment,
    anzahl: z.object({
      /** The number of items that are not imported yet, and the number of chosen ones among them. */
      gefunden: anzahl,
      gewaehlt: anzahl,
      uebernommen: anzahl,
      abgelehnt: anzahl,
      schon_da: anzahl,
      weggenommen: anzahl,
      geblieben: anzahl,
    }),
  })
  .meta({ id: 'UebernahmeKopf', title: 'Übernahme ohne Inhalte' })

export const feldname = z.string().min(1).max(120)

const tabelle = z.object({
  /** The kind of record that the rows become. */
  art: inhaltsart,
  /** The possible kinds. */
  arten: z.array(z.object({ art: inhaltsart, name: z.string() })),
  spalten: z.array(z.object({ name: z.string(), feld: feldname.nullable(), beispiel: z.string() })),
  felder: z.array(
    z.object({
      feld: feldname,
      name: z.string(),
      pflicht: z.boolean(),
      /** The value for all rows whose cells say nothing about this field. */
      fuer_alle: z.string().optional(),
    }),
  ),
  /** The first rows as they will be imported. */
  vorschau: z.array(
    z.object({
      nr: z.number().int(),
      titel: z.string(),
      werte: z.array(z.object({ name: z.string(), wert: z.string() })),
      fehler: z.array(z.object({ name: z.string(), satz: z.string() })),
    }),
  ),
})

export const uebernahme = uebernahmeKopf
  .extend({
    /** Remarks from reading the source. */
    hinweise: z.array(z.string()),
    /** Includes `zuruecknehmen` if the caller may undo the import. */
    rechte: z.array(z.enum(['starten', 'zuruecknehmen'])),
    tabelle: tabelle.nullable(),
  })
  .meta({ id: 'Uebernahme', title: 'Übernahme' })

export const zustand = z.enum(namesOf(uebernahmeZustaende))

export const stueck = z
  .object({
    nr: z.number().int(),
    titel: z.string(),
    art: inhaltsart,
    /** The current or future path of a page; empty for other kinds. */
    ziel: z.string(),
    /** The old address; null for a row of a table. */
    adresse: z.string().nullable(),
    datum: z.string().nullable(),
    gewaehlt: z.boolean(),
    zustand,
    /** The resulting or already existing document. */
    inhalt: inhaltId.nullable(),
    hinweise: z.array(z.string()),
  })
  .meta({ id: 'Uebernahmestueck', title: 'Stück einer Übernahme' })
