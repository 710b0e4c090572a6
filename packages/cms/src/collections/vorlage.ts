import { records, type Vorlage } from '@rathausplatz/contract/records'
import { audienceOfPart, staysAsItWas } from './behandlung.ts'
import { defineCollection, pathIn } from './define-collection.ts'
import { desGremiums } from './gremium.ts'
import type { ContextOf, RecordKind, RecordPage } from './record.ts'
import { ZURUECKGENOMMEN, zuruecknahmeMitGrund } from './zuruecknahme.ts'

export const vorlagePfad = pathIn(records.vorlage)

// The type is explicit: papers refer to each other.
export const vorlage: RecordKind<Vorlage> = defineCollection(records.vorlage, {
  addressWords: ({ nummer, titel }) => [nummer, titel],
  tags: ({ gremium, zurueckgenommen }) => (zurueckgenommen ? [ZURUECKGENOMMEN] : [desGremiums(gremium)]),
  // The date column of a withdrawn paper is null, so that no list by days contains the paper.
  datum: ({ datum, zurueckgenommen }) => (zurueckgenommen ? null : new Date(datum).toISOString()),
  page: {
    of: pageOf,
    names: ({ nummer, titel, art, strassen }) => [nummer, titel, art, ...strassen],
    unlisted: ZURUECKGENOMMEN,
  },
  audience: audienceOfPart,
  objections: staysAsItWas,
  shown,
  ...zuruecknahmeMitGrund<Vorlage>(),
})

/** The template loads the rest: the agendas say where the paper is dealt with. */
function pageOf({ slug, nummer, titel, einleitung, zurueckgenommen }: Vorlage): RecordPage {
  const context: ContextOf<'vorlage'> = { vorlage: slug }
  return {
    title: titel,
    description: einleitung.slice(0, 500),
    seo: { title: `${titel} (${nummer})`, description: '' },
    template: 'vorlage',
    context,
    ...(zurueckgenommen ? { status: 410 } : {}),
  }
}

/** Returns a withdrawn paper without its content. */
function shown(paper: Vorlage): Vorlage {
  if (!paper.zurueckgenommen) return paper
  const { titel, slug, behandlung, nummer, art, datum, gremium, zurueckgenommen } = paper
  const rest = { einleitung: '', beschlussvorschlag: '', text: '', kosten: '' }
  const lists = { strassen: [], anlagen: [], bezug: [] }
  return { titel, slug, behandlung, nummer, art, datum, gremium, ...rest, ...lists, zurueckgenommen }
}
