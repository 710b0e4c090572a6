import { records, type Sitzung } from '@rathausplatz/contract/records'
import { slugOf } from '@rathausplatz/text'
import { berlinDay, germanDay } from '@rathausplatz/time'
import type * as z from 'zod'
import { audienceOfPart, staysAsItWas } from './behandlung.ts'
import { defineCollection, pathIn } from './define-collection.ts'
import { desGremiums } from './gremium.ts'
import type { ContextOf, RecordKind, RecordPage } from './record.ts'
import { textOf } from './text-of.ts'
import { ZURUECKGENOMMEN, zuruecknahmeMitGrund } from './zuruecknahme.ts'

export const sitzungPfad = pathIn(records.sitzung)

/** The tag of the meetings in which somebody stands in for another. */
export const vertritt = (slug: string) => `vertritt:${slug}`

/** The tag of the meetings that deal with a paper. */
export const mitVorlage = (slug: string) => `vorlage:${slug}`

// Said in words: a non-public part names the public one.
export const sitzung: RecordKind<Sitzung> = defineCollection(records.sitzung, {
  rules: schema => (schema.check(contradictions) as z.ZodType<Sitzung>).transform(withKennungen),
  addressWords: ({ gremium, datum_von, behandlung }) => [
    gremium,
    typeof datum_von === 'string' ? dayOf(datum_von) : undefined,
    behandlung === 'nichtoeffentlich' ? 'nichtoeffentlich' : undefined,
  ],
  tags: ({ gremium, gemeinsam_mit, tagesordnung, teilnahmen, zurueckgenommen }) =>
    zurueckgenommen
      ? [ZURUECKGENOMMEN]
      : [
          ...[gremium, ...gemeinsam_mit].map(desGremiums),
          ...tagesordnung.flatMap(({ vorlage }) => (vorlage ? [mitVorlage(vorlage)] : [])),
          ...teilnahmen.flatMap(({ vertreten_durch: other }) => (other ? [vertritt(other)] : [])),
        ],
  // Of no day, so that no list of days holds it.
  datum: ({ datum_von, zurueckgenommen }) => (zurueckgenommen ? null : new Date(datum_von).toISOString()),
  // Meetings of a body are all called alike.
  publicTitle: ({ titel, datum_von }) => `${titel} am ${inWords(datum_von)}`,
  // All meet at the town hall: who looks for that wants its hours.
  page: {
    of: pageOf,
    unlisted: ZURUECKGENOMMEN,
    text: ({ ort: _, ...meeting }) => textOf(records.sitzung.schema, meeting, 'titel'),
  },
  audience: audienceOfPart,
  objections: staysAsItWas,
  shown,
  ...zuruecknahmeMitGrund<Sitzung>(),
})

const dayOf = (moment: string) => (Number.isNaN(Date.parse(moment)) ? undefined : berlinDay(new Date(moment)))

const inWords = (moment: string) => germanDay(berlinDay(new Date(moment)))

/** The template fetches the rest: the papers of its agenda are documents of their own. */
function pageOf({ slug, titel, datum_von, ort, zurueckgenommen }: Sitzung): RecordPage {
  const context: ContextOf<'sitzung'> = { sitzung: slug }
  const day = inWords(datum_von)
  return {
    title: titel,
    description: `${day}, ${ort}`,
    seo: { title: `${titel} am ${day}`, description: '' },
    template: 'sitzung',
    context,
    ...(zurueckgenommen ? { status: 410 } : {}),
  }
}

function contradictions({ value, issues }: z.core.ParsePayload<Sitzung>): void {
  const refuse = (path: PropertyKey[], message: string) =>
    issues.push({ code: 'custom', path, message, input: value })
  const { datum_von, datum_bis, behandlung, teil_von, zustand, verlegt_von, grund, tagesordnung } = value
  if (datum_bis !== undefined && Date.parse(datum_bis) <= Date.parse(datum_von))
    refuse(['datum_bis'], 'Das Ende muss nach dem Beginn liegen.')
  if (teil_von !== undefined && behandlung === 'oeffentlich')
    refuse(['teil_von'], 'Nur ein nichtöffentlicher Teil gehört zu einer anderen Sitzung.')
  if ((zustand === 'abgesagt' || verlegt_von !== undefined) && grund === '')
    refuse(['grund'], 'Bitte sagen Sie, warum. Wer kommen wollte, liest es hier.')
  const seen = new Set<string>()
  for (const [index, { kennung }] of tagesordnung.entries()) {
    if (kennung === undefined) continue
    if (seen.has(kennung))
      refuse(['tagesordnung', index, 'titel'], 'Diesen Tagesordnungspunkt gibt es hier schon einmal.')
    seen.add(kennung)
  }
}

/**
 * An item is called by its first words for good: what others keep of it, a note or a link, follows it wherever it is moved
 * and however it is worded.
 */
function withKennungen(meeting: Sitzung): Sitzung {
  if (meeting.tagesordnung.every(({ kennung }) => kennung !== undefined)) return meeting
  const taken = new Set(meeting.tagesordnung.flatMap(({ kennung }) => (kennung ? [kennung] : [])))
  const tagesordnung = meeting.tagesordnung.map(punkt => {
    if (punkt.kennung !== undefined) return punkt
    const words = slugOf(punkt.titel).slice(0, 60).replace(/-$/, '') || 'punkt'
    let kennung = words
    for (let number = 2; taken.has(kennung); number++) kennung = `${words}-${number}`
    taken.add(kennung)
    return { ...punkt, kennung }
  })
  return { ...meeting, tagesordnung }
}

/** Of what was taken back nothing is said but that. */
function shown(meeting: Sitzung): Sitzung {
  const { titel, slug, gremium, behandlung, teil_von, datum_von, ort, zustand, zurueckgenommen } = meeting
  if (!zurueckgenommen) return meeting
  const lists = { gemeinsam_mit: [], tagesordnung: [], dateien: [], teilnahmen: [] }
  const rest = { grund: '', hinweis: '' }
  const part = teil_von === undefined ? {} : { teil_von }
  return {
    titel,
    slug,
    gremium,
    behandlung,
    ...part,
    datum_von,
    ort,
    zustand,
    ...rest,
    ...lists,
    zurueckgenommen,
  }
}
