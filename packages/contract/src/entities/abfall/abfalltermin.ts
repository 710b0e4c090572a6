import * as z from 'zod'
import { abfallfraktionen } from '../../abfallfraktionen.ts'
import { derivedMark } from '../../derived-mark.ts'
import { isRecord } from '../../is-record.ts'
import { otherForms, timeOfDay } from '../../other-forms.ts'
import { abfallfraktion, fraktionOf } from './abfallart.ts'

export const abfalltag = z.iso.date('Bitte einen Tag angeben, zum Beispiel 2026-12-02.')

/** A time of day, `07:30`. */
export const uhrzeit = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Bitte eine Uhrzeit angeben, zum Beispiel 07:30.')
  .register(otherForms, { take: timeOfDay })

/** Derives the id and the name of a collection from its fraction and day if a remote CMS gives none. */
function withItsName(given: unknown): unknown {
  if (!isRecord(given)) return given
  const { id, name, fraktion, datum, urspruenglich } = given
  return {
    ...given,
    id: id || derivedMark([fraktion, urspruenglich || datum, name], 16),
    name:
      name || (fraktionOf(fraktion) === 'hinweis' && fraktion) || abfallfraktionen[fraktionOf(fraktion)].name,
  }
}

/** A collection at a place. */
export const abfalltermin = z
  .object({
    /**
     * Made of the fraction, its variant and the original day, so that it stays the same if the collection
     * moves.
     */
    id: z.string(),
    fraktion: abfallfraktion,
    /** The name in the words of the town. */
    name: z.string(),
    datum: z.iso.date(),
    /** The original day; null unless the collection was moved. */
    urspruenglich: z.iso.date().nullable(),
    /** Why the collection was moved or cancelled: „Fronleichnam“. */
    grund: z.string().default(''),
    entfaellt: z.boolean().default(false),
    /**
     * Only for collections with a time, such as the Schadstoffmobil. For all bins, the town sets one hour.
     */
    zeit_von: uhrzeit.nullable(),
    zeit_bis: uhrzeit.nullable(),
    /** The place of the collection, if bins are not collected in front of the houses. */
    platz: z.string().default(''),
    hinweis: z.string().default(''),
    /** The variant of its fraction in the words of the town: „4-wöchentlich“; empty for the usual one. */
    variante: z.string().default(''),
    /** The change as text: „verschoben vom Do., 4. Juni, wegen Fronleichnam“; empty without a change. */
    satz: z.string().default(''),
  })
  .meta({ id: 'Abfalltermin', title: 'Abfuhr' })
  .register(otherForms, { take: withItsName })
export type Abfalltermin = z.infer<typeof abfalltermin>

/**
 * Calendar programs identify a collection by its UID and accept a change with a higher sequence number. If a
 * remote CMS gives neither, both are derived from the collection, so that they are the same at every fetch.
 */
function forCalendars(given: unknown): unknown {
  if (!isRecord(given)) return given
  const { uid, sequenz, geaendert, id, fraktion, datum, urspruenglich, name } = given
  const first = urspruenglich || datum
  return {
    ...(withItsName(given) as object),
    uid: uid || `abfall-${derivedMark([id, fraktion, first, name], 16)}`,
    sequenz: sequenz ?? (first === datum ? 0 : 1),
    geaendert: geaendert || datum,
  }
}

/** A collection for calendar programs (RFC 5545). */
export const abfallkalendertermin = abfalltermin
  .extend({
    /** The globally unique id, without the part after the @. */
    uid: z.string(),
    sequenz: z.number().int().min(0),
    geaendert: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'Abfallkalendertermin', title: 'Abfuhr für Kalender' })
  .register(otherForms, { take: forCalendars })
export type Abfallkalendertermin = z.infer<typeof abfallkalendertermin>

/** The page with the collections, for links in messages. */
export const ABFALL_PFAD = '/leben/abfall'

/** The range of the calendar of a place, in days before and after today. */
export const ABFALLKALENDER_TAGE = { zurueck: 60, voraus: 400 } as const
