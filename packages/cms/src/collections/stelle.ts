import { records, type Stelle } from '@rathausplatz/contract/records'
import { defineCollection, pathIn } from './define-collection.ts'
import { personAt } from './organisationseinheit.ts'
import type { ContextOf, RecordPage } from './record.ts'

/** `(m/w/d)` in any order and spelling: `(w/m/d)`, `(m/w/x)`, `(m|w|d)`, `(M / W / divers)`, `(gn)`, `(all genders)`. */
const FOR_ALL =
  /[([]\s*(?:(?:[mwf]|männlich|weiblich)\s*[/|,*·-]\s*(?:[mwfdix]|männlich|weiblich|divers)\s*[/|,*·-]\s*(?:[mwfdix*]|männlich|weiblich|divers|inter)(?:\s*[/|,*·-]\s*[a-z*])*|(?:d|x|i|divers)\s*[/|,*·-]\s*[mwf]\s*[/|,*·-]\s*[mwf](?:\s*[/|,*·-]\s*[a-z*])*|gn|a\*|alle Geschlechter|all genders?)\s*[)\]]/i

export const stellePfad = pathIn(records.stelle)

export const stelle = defineCollection(records.stelle, {
  rules: schema =>
    schema.check(({ value: { titel, datePosted, validThrough, entgelt_von, entgelt_bis }, issues }) => {
      const refuse = (field: string, message: string, input: unknown) =>
        issues.push({ code: 'custom', path: [field], message, input })
      if (!FOR_ALL.test(titel)) refuse('titel', 'Bitte (m/w/d) in den Titel schreiben.', titel)
      if (validThrough !== undefined && Date.parse(validThrough) <= Date.parse(datePosted))
        refuse('validThrough', 'Der Bewerbungsschluss muss nach der Ausschreibung liegen.', validThrough)
      if (entgelt_von !== undefined && entgelt_bis !== undefined && entgelt_bis < entgelt_von)
        refuse('entgelt_bis', 'Das höchste Entgelt muss über dem niedrigsten liegen.', entgelt_bis)
    }),
  ends: ({ validThrough }) => validThrough,
  page: {
    of: pageOf,
    async beside({ data: { ansprechperson } }, published) {
      const kontakt = ansprechperson && (await personAt(published, ansprechperson))
      return kontakt ? { kontakt } : {}
    },
  },
})

function pageOf({ slug: _slug, ansprechperson: _person, ...stelle }: Stelle): RecordPage {
  const context: ContextOf<'stelle'> = stelle
  return { title: stelle.titel, description: stelle.einleitung.slice(0, 500), template: 'stelle', context }
}
