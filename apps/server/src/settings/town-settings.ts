import { email, oeffnungszeit, type RegulaereZeit, type Stadt, stadt } from '@rathausplatz/contract'
import * as z from 'zod'

/** `Rathaus, Marktplatz 1, 76999 Rebenau`; the name of the building may be missing. */
const ADDRESS =
  /^(?:(?<location>[^,]{1,100}),\s*)?(?<street>[^,]{1,100}),\s*(?<zip>\d{5})\s+(?<city>[^,]{1,100})$/

const weekdays = {
  Mo: 'MONTAG',
  Di: 'DIENSTAG',
  Mi: 'MITTWOCH',
  Do: 'DONNERSTAG',
  Fr: 'FREITAG',
  Sa: 'SAMSTAG',
  So: 'SONNTAG',
}
const shortNames = Object.keys(weekdays)

/** `Mo-Fr 08:30-12:00` or `Di 15:00-17:30` */
const HOURS = /^(?<from>[A-Z][a-z])(?:-(?<to>[A-Z][a-z]))? (?<beginn>\d\d:\d\d)-(?<ende>\d\d:\d\d)$/

/**
 * Parses one part of the hours into regular times: one for each of its days, a single one for Mo-Fr; empty if
 * the part is invalid.
 */
function timesOf(part: string): RegulaereZeit[] {
  const { from = '', to = from, beginn = '', ende = '' } = HOURS.exec(part)?.groups ?? {}
  if (from === 'Mo' && to === 'Fr') return [{ tagestyp: 'ARBEITSTAG_MO_FR', beginn, ende }]
  const [first, last] = [shortNames.indexOf(from), shortNames.indexOf(to)]
  const days = first < 0 ? [] : Object.values(weekdays).slice(first, last + 1)
  return days.map(tagestyp => ({ tagestyp, beginn, ende }))
}

const hours = z.string().transform((text, context) => {
  if (text === 'keine') return []
  const parts = text.split(',').map(part => timesOf(part.trim()))
  const read = z
    .array(oeffnungszeit)
    .safeParse([{ typ: 'ALLGEMEINE_OEFFNUNGSZEIT', regulaereZeiten: parts.flat() }])
  if (read.success && parts.every(times => times.length > 0)) return read.data
  context.addIssue('keine Zeiten')
  return z.NEVER
})

/** Footer opening hours of spec §9, used by default. */
const USUAL_HOURS = 'Mo-Fr 08:30-12:00, Di 15:00-17:30, Do 15:00-17:30'

/**
 * Facts of the town from the operator, for a remote CMS that does not provide them (spec §7 has no such
 * call).
 */
export const townSettings = {
  STADT_NAME: z
    .string()
    .max(120)
    .optional()
    .meta({ erwartet: 'ein Name wie „Stadt Rebenau“', expected: 'a name such as "Stadt Rebenau"' }),
  STADT_EMAIL: z.email({ pattern: email }).max(254).optional().meta({
    erwartet: 'eine E-Mail-Adresse wie stadt@example.org',
    expected: 'an e-mail address such as stadt@example.org',
  }),
  STADT_TELEFON: z
    .string()
    .regex(/^[\d\s+()/.-]{3,40}$/)
    .optional()
    .meta({ erwartet: 'eine Telefonnummer wie 030 23125-100', expected: 'a telephone number' }),
  STADT_ANSCHRIFT: z
    .string()
    .regex(ADDRESS)
    .transform(text => {
      const { location = '', ...place } = ADDRESS.exec(text)?.groups ?? {}
      return stadt.shape.anschrift.parse({ ...place, location })
    })
    .optional()
    .meta({
      erwartet: 'eine Anschrift wie „Rathaus, Marktplatz 1, 76999 Rebenau“',
      expected: 'an address such as "Rathaus, Marktplatz 1, 76999 Rebenau"',
    }),
  STADT_OEFFNUNGSZEITEN: hours.prefault(USUAL_HOURS).meta({
    erwartet: `Zeiten wie „${USUAL_HOURS}“ oder „keine“`,
    expected: `hours such as "${USUAL_HOURS}" or "keine" (none)`,
  }),
}

type Given = z.output<z.ZodObject<typeof townSettings>>

const facts = ['STADT_EMAIL', 'STADT_TELEFON', 'STADT_ANSCHRIFT'] as const

export const TOWN_WITHOUT_NAME =
  'Die Einstellungen STADT_EMAIL, STADT_TELEFON und STADT_ANSCHRIFT gelten nur mit STADT_NAME: Der Name der Stadt fehlt. / The settings STADT_EMAIL, STADT_TELEFON and STADT_ANSCHRIFT need STADT_NAME: the name of the town is missing.'

/** Whether facts of the town are set without its name. */
export const lacksTownName = (given: Given): boolean => !given.STADT_NAME && facts.some(name => given[name])

/** Returns the town as the operator has described it; undefined if it has no name. */
export function namedTown(given: Given): Stadt | undefined {
  if (!given.STADT_NAME) return undefined
  return stadt.parse({
    name: given.STADT_NAME,
    email: given.STADT_EMAIL,
    telefon: given.STADT_TELEFON ?? '',
    anschrift: given.STADT_ANSCHRIFT ?? { location: '', street: '', zip: '', city: '' },
    oeffnungszeiten: given.STADT_OEFFNUNGSZEITEN,
  })
}
