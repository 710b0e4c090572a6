import type { EmbeddedCms } from '@rathausplatz/cms'
import { openCms } from '@rathausplatz/cms'
import { calls, cmsInProcess } from '@rathausplatz/contract'
import { type Engine, engineLabels, newPlace, openPostgres, type Place, removePlace } from './databases.ts'
import type { Figure } from './figures.ts'
import { percentile } from './percentile.ts'
import { memoryOf } from './process-figures.ts'

type Document = Parameters<EmbeddedCms['store']['writeAll']>[0][number]
type Rounds = { documents: number; questions: number; writes: number }

const AT_ONCE = 1_000
const WORDS_OF_A_TEXT = 220
const NEWEST = Date.parse('2026-01-31T08:00:00Z')
const DAY = 86_400_000
const silent = { info() {}, warn() {}, error: console.error }

const beginnings =
  'Abfall Amts Ausweis Bau Bauhof Bebauungs Berg Bildungs Bürger Dorf Eltern Energie Fahrrad Familien Feuerwehr Förder Frei Garten Gebühren Gemeinde Gesundheits Gewerbe Grund Hallen Haus Hunde Jugend Kinder Kirch Klima Kultur Kunst Landschafts Lärm Lebens Markt Melde Miet Müll Museums Musik Nachbarschafts Natur Orts Park Personal Pflege Rats Rechts Regen Reise Renten Sammel Schul Senioren Siedlungs Sozial Sperr Spiel Sport Stadt Standes Straßen Strom Tages Tier Trink Umwelt Vereins Verkehrs Verwaltungs Volks Wald Wasser Wein Wettbewerbs Winter Wohn Zeitungs Zukunfts'.split(
    ' ',
  )
const endings =
  'abfuhr abgabe amt angebot anlage antrag arbeit ausschuss ausweis bad bahn becken beirat beitrag beratung bericht betreuung brücke bücherei dienst entwicklung erlaubnis feier fest förderung formular führung gebiet gebühr genehmigung gesetz gruppe halle haus heim hilfe hof kalender karte kasse konzept kurs lager leitung liste markt meister messe nachweis netz ordnung pass pflege plan planung platz preis programm prüfung raum rat recht reinigung satzung schein schule schutz sitzung spende stelle steuer tag tarif team termin tonne treff verein vergabe verordnung versammlung vertrag weg werk zeit zentrum zeugnis zuschuss'.split(
    ' ',
  )
const common =
  'die der und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man kommen offen geöffnet neu ganz Stadt Rathaus Bürger Jahr Uhr Montag Dienstag Freitag Termin Anmeldung kostenlos Kinder Erwachsene Straße Markt Platz bringen holen zeigen helfen'.split(
    ' ',
  )

/** Measures the search in a large town, above all its slowest answers. */
export async function measureSearch(engines: readonly Engine[], rounds: Rounds): Promise<Figure[]> {
  const place = newPlace()
  try {
    const figures = [await measureFilling(place, rounds.documents)]
    if (engines.includes('sqlite')) figures.push(...(await measureTown('sqlite', place, rounds)))
    if (engines.includes('postgres')) figures.push(...(await measureOnPostgres(place, rounds)))
    return figures
  } finally {
    removePlace(place)
  }
}

async function measureFilling(place: Place, documents: number): Promise<Figure> {
  const random = dice(7)
  const begin = performance.now()
  const cms = await openCms({ ...place, create: true, log: silent })
  for (let from = 0; from < documents; from += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, documents - from) }, (_, at) =>
      document(from + at, random),
    )
    await write(cms, batch)
  }
  await cms.filled()
  await cms.close()
  const filled = (performance.now() - begin) / 1_000
  return figure('search.fill', `${documents.toLocaleString('de-DE')} Dokumente anlegen`, filled, 's')
}

async function measureOnPostgres(place: Place, rounds: Rounds): Promise<Figure[]> {
  const postgres = await openPostgres()
  try {
    const moved = await postgres.moveHere(place)
    const begin = performance.now()
    const cms = await openCms({ ...moved, log: silent })
    await cms.indexed()
    await cms.close()
    const indexed = (performance.now() - begin) / 1_000
    await postgres.settle(moved)
    const figures = await measureTown('postgres', moved, rounds)
    removePlace(moved)
    return [figure('postgres.search.indexed', 'PostgreSQL: alle Texte einlesen', indexed, 's'), ...figures]
  } finally {
    await postgres.close()
  }
}

async function measureTown(
  engine: Engine,
  place: Place,
  { documents, questions, writes }: Rounds,
): Promise<Figure[]> {
  const random = dice(11)
  const cms = await openCms({ ...place, log: silent })
  try {
    await cms.indexed()
    const site = cmsInProcess(cms.handlers)
    const asked = await times(questions, round =>
      site.call(calls.suche, { query: { q: question(round, random) } }),
    )
    const suggested = await times(questions, round =>
      site.call(calls.suchvorschlaege, { query: { q: beginningOf(question(round, random), round) } }),
    )
    const published = await times(writes, round => write(cms, [document(documents + round, random)]))
    const memory = memoryOf(process.pid)
    const one = (name: string, label: string, value: number | undefined, unit: Figure['unit']) =>
      figure(`${engine}.search.${name}`, `${engineLabels[engine]}: ${label}`, value, unit)
    return [
      one('median', 'Frage, Mittelwert (Median)', percentile(asked, 50), 'ms'),
      { ...one('p95', 'Frage, 95. Perzentil', percentile(asked, 95), 'ms'), goal: { most: 20 } },
      one('p99', 'Frage, 99. Perzentil', percentile(asked, 99), 'ms'),
      {
        ...one('suggest.p95', 'Vorschlag, 95. Perzentil', percentile(suggested, 95), 'ms'),
        goal: { most: 10 },
      },
      one('publish', 'Ein Dokument veröffentlichen (Median)', percentile(published, 50), 'ms'),
      one('memory', 'Speicher des Prozesses danach', memory && memory / 1_000_000, 'MB'),
    ]
  } finally {
    await cms.close()
  }
}

const figure = (name: string, label: string, value: number | undefined, unit: Figure['unit']): Figure => ({
  name,
  label,
  value,
  unit,
})

async function write({ store }: EmbeddedCms, batch: readonly Document[]): Promise<void> {
  const written = await store.writeAll(batch)
  if (!written.ok) throw new Error(written.error.message)
}

/**
 * Half of the documents are news of thirty years, half are pages. Some words are far more frequent than
 * others, as in a natural language.
 */
function document(number: number, random: () => number): Document {
  const text = Array.from({ length: WORDS_OF_A_TEXT }, () => word(random)).join(' ')
  const title = [compound(random), common[Math.floor(random() * common.length)], compound(random)].join(' ')
  const author = 'messung@example.org'
  if (number % 2 === 0) {
    const content = [{ template: 'text', context: { text: `<p>${text}</p>` } }]
    return {
      kind: 'seite',
      author,
      data: { pfad: `/bereich-${number % 40}/seite-${number}`, title, content },
    }
  }
  const datum_von = new Date(NEWEST - (number % 11_000) * DAY).toISOString()
  return {
    kind: 'aktuelles',
    author,
    gueltig_bis: number % 20 === 7 ? '2026-02-28T00:00:00Z' : null,
    data: {
      titel: title,
      einleitung: text.slice(0, 120),
      text: `<p>${text}</p>`,
      slug: `n-${number}`,
      datum_von,
    },
  }
}

const word = (random: () => number): string =>
  random() < 0.55 ? (common[Math.floor(random() ** 2 * common.length)] ?? '') : compound(random)

/**
 * Returns a compound of two to four parts. The first entries of the lists are far more frequent than the
 * last.
 */
function compound(random: () => number): string {
  const first = beginnings[Math.floor(random() ** 1.6 * beginnings.length)] ?? ''
  const middle = random() < 0.35 ? (endings[Math.floor(random() * endings.length)] ?? '') : ''
  const tail = random() < 0.12 ? (endings[Math.floor(random() * endings.length)] ?? '') : ''
  return `${first}${middle}${tail}${endings[Math.floor(random() ** 1.6 * endings.length)] ?? ''}`
}

/**
 * Returns a query as visitors type it: one word, two words, a part of a compound, a common word, a typing
 * error, or a whole sentence.
 */
function question(round: number, random: () => number): string {
  const one = compound(random)
  const part = beginnings[round % beginnings.length] ?? ''
  switch (round % 7) {
    case 0:
      return one
    case 1:
      return `${one} ${compound(random)}`
    case 2:
      return part.replace(/s$/, '')
    case 3:
      return endings[round % endings.length] ?? ''
    case 4:
      return one.slice(0, 4) + one.slice(5)
    case 5:
      return `Wo kann ich ${part.toLowerCase()} ${endings[round % endings.length]} beantragen`
    default:
      return `${common[round % common.length]} ${part}`
  }
}

const beginningOf = (question: string, round: number): string => question.slice(0, 2 + (round % 9))

async function times(rounds: number, work: (round: number) => Promise<unknown>): Promise<number[]> {
  for (let round = 0; round < Math.min(50, rounds); round++) await work(rounds + round)
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now()
    await work(round)
    taken.push(performance.now() - begin)
  }
  return taken
}

/** Returns a generator of pseudo-random numbers from 0 to 1, the same in every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
