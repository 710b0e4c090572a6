import { sitzungszustandLabels } from '@rathausplatz/contract/labels'
import { records, type Sitzung } from '@rathausplatz/contract/records'
import { slugOf } from '@rathausplatz/text'
import { berlinDay, germanDay } from '@rathausplatz/time'
import type * as z from 'zod'
import { audienceOfPart, staysAsItWas } from './behandlung.ts'
import { defineCollection, pathIn } from './define-collection.ts'
import { desGremiums } from './gremium.ts'
import { papersOfItem } from './papers-of-item.ts'
import type { ContextOf, RecordKind, RecordPage } from './record.ts'
import { textOf } from './text-of.ts'
import { ZURUECKGENOMMEN, zuruecknahmeMitGrund } from './zuruecknahme.ts'

export const sitzungPfad = pathIn(records.sitzung)

/** The tag of meetings with a substitute for this person. */
export const vertritt = (slug: string) => `vertritt:${slug}`

/** The tag of the meetings that deal with a paper. */
export const mitVorlage = (slug: string) => `vorlage:${slug}`

// The type is explicit: a non-public part refers to the public part.
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
          ...tagesordnung.flatMap(papersOfItem).map(({ vorlage }) => mitVorlage(vorlage)),
          ...teilnahmen.flatMap(({ vertreten_durch: other }) => (other ? [vertritt(other)] : [])),
        ],
  // The date column of a withdrawn meeting is null, so that no list by days contains the meeting.
  datum: ({ datum_von, zurueckgenommen }) => (zurueckgenommen ? null : new Date(datum_von).toISOString()),
  // Meetings of a body share a title.
  publicTitle: ({ titel, datum_von }) => `${titel} am ${germanDayAt(datum_von)}`,
  // The place is not searched: all meetings are at the town hall, and visitors who search for the town hall
  // want its opening hours.
  page: {
    of: pageOf,
    state: stateOf,
    unlisted: ZURUECKGENOMMEN,
    text: ({ ort: _, ...meeting }) => textOf(records.sitzung.schema, meeting, 'titel'),
  },
  audience: audienceOfPart,
  objections: staysAsItWas,
  shown,
  ...zuruecknahmeMitGrund<Sitzung>(),
})

const dayOf = (moment: string) => (Number.isNaN(Date.parse(moment)) ? undefined : berlinDay(new Date(moment)))

const germanDayAt = (moment: string) => germanDay(berlinDay(new Date(moment)))

function stateOf({ zustand, verlegt_von, ohne_stand }: Sitzung): string | undefined {
  if (ohne_stand) return undefined
  if (zustand === 'abgesagt' || zustand === 'verschoben')
    return `Diese Sitzung ist ${sitzungszustandLabels[zustand]}.`
  return verlegt_von === undefined ? undefined : `Verlegt vom ${germanDayAt(verlegt_von)}.`
}

/** The template loads the rest: the papers of the agenda are documents of their own. */
function pageOf({ slug, titel, datum_von, ort, zurueckgenommen }: Sitzung): RecordPage {
  const context: ContextOf<'sitzung'> = { sitzung: slug }
  const day = germanDayAt(datum_von)
  return {
    title: titel,
    description: [day, ort].filter(Boolean).join(', '),
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
  if ((zustand === 'abgesagt' || zustand === 'verschoben' || verlegt_von !== undefined) && grund === '')
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
 * Gives each item a permanent id from its first words: notes and links of members follow it when it is moved
 * or reworded.
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

/** Returns a withdrawn meeting without its content. */
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
