import type { Finding } from './finding.ts'
import { nameOf, type Place } from './places.ts'

/** A reference to a part of a record: a person of an office. */
export type PartNamed = {
  readonly field: string
  readonly art: string
  /** The Kennung of the record, the field that lists its parts, and the id of the part. */
  readonly kennung: string
  readonly feld: string
  readonly part: string
}

/** The state of a named part for visitors; `name` is that of its record. */
export type PartState =
  | { readonly is: 'da' | 'nicht-oeffentlich' }
  | { readonly is: 'fehlt'; readonly name: string }

/** A part that a content no longer has, and the titles of other contents that still show it. */
export type PartMissed = { readonly name: string; readonly shownOn: readonly string[] }

/** Returns the references to parts whose record is named in the same group. */
export function partsNamed(places: readonly Place[]): PartNamed[] {
  const texts = new Map(places.map(({ field, text }) => [field, text]))
  return places.flatMap(place => {
    const { field, text: part, teilVon } = place
    if (!teilVon || part === '') return []
    const kennung = texts.get(`${field.slice(0, -nameOf(place).length)}${teilVon.genannt}`)
    return kennung ? [{ field, art: teilVon.art, feld: teilVon.feld, kennung, part }] : []
  })
}

/** Finds references to people who have left their office, and to offices that are not public. */
export const partFindings = (
  named: readonly PartNamed[],
  stateOf: (named: PartNamed) => PartState,
): Finding[] =>
  named.flatMap(one => {
    const state = stateOf(one)
    if (state.is === 'da') return []
    const rest = { gewicht: 'fehler', regel: 'person-fehlt', feld: one.field } as const
    return [
      state.is === 'fehlt'
        ? {
            ...rest,
            satz: `Die gewählte Person steht nicht (mehr) bei „${state.name}“. Besuchende sehen dort den Kontakt des Amtes.`,
            rat: 'Wählen Sie eine andere Person.',
          }
        : {
            ...rest,
            satz: 'Das Amt der gewählten Person ist nicht öffentlich. Besuchende sehen die Person nicht.',
            rat: 'Veröffentlichen Sie das Amt, oder wählen Sie eine andere Person.',
          },
    ]
  })

/** Most titles that are listed. */
const MOST_TITLES = 5

/** Reports people who leave an office while other contents show them. */
export const missedFindings = (missed: readonly PartMissed[]): Finding[] =>
  missed.map(({ name, shownOn }) => {
    const titles = shownOn.slice(0, MOST_TITLES).map(title => `„${title}“`)
    const more = shownOn.length - titles.length
    return {
      gewicht: 'fehler',
      regel: 'person-gezeigt',
      feld: 'kontaktpersonen',
      satz: `„${name}“ steht nicht mehr hier, aber noch auf: ${titles.join(', ')}${more > 0 ? ` und ${more} weiteren` : ''}. Dort erscheint nach dem Veröffentlichen der Kontakt des Amtes.`,
      rat: 'Wählen Sie dort eine andere Person.',
    }
  })
