import { records, type Terminangebot } from '@rathausplatz/contract/records'
import { slugOf } from '@rathausplatz/text'
import { defineCollection, pathIn } from './define-collection.ts'
import type { ContextOf, RecordPage } from './record.ts'

export const terminangebotPfad = pathIn(records.terminangebot)

/** The tag of the offers of an office. */
export const beimAmt = (slug: string) => `amt:${slug}`

/** Returns the slug of an Anliegen: from its own name, or else that of its service. */
export const anliegenId = ({ name, leistung }: Terminangebot['anliegen'][number]): string =>
  slugOf(name) || (leistung ?? '')

/** The path of a booked appointment: no offer may have this slug. */
const TAKEN = 'buchung'

export const terminangebot = defineCollection(records.terminangebot, {
  rules: schema =>
    schema.check(({ value: { slug, anliegen, zusatzzeiten }, issues }) => {
      const refuse = (path: (string | number)[], message: string) =>
        issues.push({ code: 'custom', path, message, input: undefined })
      if (slug === TAKEN) refuse(['slug'], 'Dieser Name ist für die Seiten der Termine selbst reserviert.')
      const ids = anliegen.map(anliegenId)
      for (const [index, id] of ids.entries()) {
        if (id === '')
          refuse(
            ['anliegen', index, 'leistung'],
            'Bitte wählen Sie eine Leistung, oder geben Sie eine Bezeichnung an.',
          )
        else if (ids.indexOf(id) < index)
          refuse(['anliegen', index, 'name'], 'Dieses Anliegen steht schon in der Liste.')
      }
      for (const [index, { beginn, ende }] of zusatzzeiten.entries())
        if (Date.parse(ende) <= Date.parse(beginn))
          refuse(['zusatzzeiten', index, 'ende'], 'Das Ende muss nach dem Beginn liegen.')
    }),
  tags: ({ amt }) => [beimAmt(amt)],
  page: { of: pageOf, names: ({ name }) => [`Termin ${name}`] },
})

/** The template loads the rest: free times depend on the hours of the office and on the bookings. */
function pageOf({ slug, name, einleitung }: Terminangebot): RecordPage {
  const context: ContextOf<'terminvereinbarung'> = { angebot: slug }
  return {
    title: `Termin vereinbaren: ${name}`,
    description: einleitung || `Termine beim ${name} online vereinbaren.`,
    template: 'terminvereinbarung',
    context,
  }
}
