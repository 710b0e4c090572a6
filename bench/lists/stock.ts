import { type EmbeddedCms, openCms } from '@rathausplatz/cms'
import type { Place } from '../databases.ts'

/** A town with very many contents, for the lists of its desk. */

type Document = Parameters<EmbeddedCms['store']['writeAll']>[0][number]

const AT_ONCE = 1_000
const AREAS = 40
export const AUTHOR = 'messung@example.org'
const NEWEST = Date.parse('2026-01-31T08:00:00Z')
const DAY = 86_400_000
const silent = { info() {}, warn() {}, error: console.error }

const RUBRIKEN = ['Feste', 'Konzert', 'Markt', 'Sport', 'Vortrag', 'Führung', 'Kinder', 'Senioren']
const PLACES = ['Rathaus', 'Stadthalle', 'Kelter', 'Kirchplatz', 'Schillerschule', 'Bücherei', 'Freibad']
const ABOUT = [
  'Sanierung',
  'Öffnung',
  'Planung',
  'Sperrung',
  'Fest',
  'Wahl',
  'Haushalt',
  'Beratung',
  'Ehrung',
]

/** Two fifths events, half news, the rest pages. Every fiftieth is still a draft. */
function document(number: number): Document {
  const about = `${ABOUT[number % ABOUT.length]} ${PLACES[number % PLACES.length]} ${number}`
  const datum_von = new Date(NEWEST - (number % 11_000) * DAY).toISOString()
  const kept = { author: AUTHOR, publish: number % 50 !== 3 }
  if (number % 10 < 4) {
    const rubriken = [RUBRIKEN[number % RUBRIKEN.length]]
    const ort = PLACES[number % PLACES.length]
    return {
      kind: 'veranstaltung',
      ...kept,
      data: { titel: about, slug: `v-${number}`, datum_von, ort, rubriken },
    }
  }
  if (number % 10 < 9) {
    const data = { titel: about, einleitung: about, text: `<p>${about}</p>`, slug: `n-${number}`, datum_von }
    return { kind: 'aktuelles', ...kept, data }
  }
  const content = [{ template: 'text', context: { text: `<p>${about}</p>` } }]
  const pfad = `/bereich-${number % AREAS}/seite-${number}`
  return { kind: 'seite', ...kept, data: { pfad, title: about, content } }
}

/** Offices with ten people each, for the search of the desk. */
const offices = Array.from(
  { length: 20 },
  (_, office): Document => ({
    kind: 'organisationseinheit',
    author: AUTHOR,
    data: {
      name: `Amt ${office}`,
      slug: `amt-${office}`,
      kontaktpersonen: Array.from({ length: 10 }, (_, at) => {
        const number = 10 * office + at
        return {
          vorname: `Vorname${number}`,
          nachname: `Nachname${number}`,
          raum: `Zimmer ${number}`,
          kommunikation: [{ kanal: 'TELEFON', kennung: `07731 4321-${number}` }],
        }
      }),
    },
  }),
)

/** Every fiftieth document lies in the trash; for every tenth there is a picture. */
export async function fill(place: Place, documents: number): Promise<void> {
  const cms = await openCms({ ...place, create: true, log: silent })
  try {
    for (let from = 0; from < documents; from += AT_ONCE) {
      const batch = Array.from({ length: Math.min(AT_ONCE, documents - from) }, (_, at) =>
        document(from + at),
      )
      const written = await cms.store.writeAll(batch)
      if (!written.ok) throw new Error(written.error.message)
      for (const [at, id] of written.value.entries())
        if ((from + at) % 50 === 4) await cms.store.remove(id, { author: AUTHOR })
      await cms.store.database.write(async transaction => {
        const rows = batch.flatMap((_, at) => ((from + at) % 10 === 0 ? [picture(from + at)] : []))
        await transaction.withTables<{ medien: Medium }>().insertInto('medien').values(rows).execute()
        return { ok: true, value: undefined }
      })
    }
    const written = await cms.store.writeAll(offices)
    if (!written.ok) throw new Error(written.error.message)
    await cms.filled()
  } finally {
    await cms.close()
  }
}

type Medium = {
  datei: string
  art: string
  typ: string
  titel: string
  beschreibung: string
  dekorativ: number
  urheber: string
  groesse: number
  breite: number
  hoehe: number
  version: string
  suchtext: string
  created_at: string
  updated_at: string
  author: string
}

/** A row of the media library without a file, because no list reads the file. */
function picture(number: number): Medium {
  const titel = `Bild ${PLACES[number % PLACES.length]} ${number}`
  const at = new Date(NEWEST - number * 60_000).toISOString()
  return {
    datei: `bild-${number}`,
    art: 'bild',
    typ: 'image/jpeg',
    titel,
    beschreibung: titel,
    dekorativ: 0,
    urheber: 'Messung',
    groesse: 100_000,
    breite: 1600,
    hoehe: 1200,
    version: String(number),
    suchtext: ` ${titel.toLowerCase()} bild ${number}`,
    created_at: at,
    updated_at: at,
    author: AUTHOR,
  }
}
