import { type Ratsperson, records } from '@rathausplatz/contract/records'
import { defineCollection, pathIn } from './define-collection.ts'
import { desGremiums } from './gremium.ts'
import { mailAddresses } from './mail-addresses.ts'
import type { ContextOf, RecordPage } from './record.ts'

export const ratspersonPfad = pathIn(records.ratsperson)

export const ratsperson = defineCollection(records.ratsperson, {
  rules: schema =>
    schema.check(mailAddresses).check(({ value: { mitgliedschaften }, issues }) => {
      for (const [index, { von, bis }] of mitgliedschaften.entries()) {
        if (bis === undefined || bis >= von) continue
        const message = 'Das Ende muss nach dem Beginn liegen.'
        issues.push({ code: 'custom', path: ['mitgliedschaften', index, 'bis'], message, input: bis })
      }
    }),
  addressWords: ({ vorname, nachname }) => [vorname, nachname],
  tags: ({ mitgliedschaften }) => mitgliedschaften.map(({ gremium }) => desGremiums(gremium)),
  publicTitle: person => nameDer(person),
  page: { of: person => pageOf(person), names: person => [nameDer(person)] },
})

function pageOf(person: Ratsperson): RecordPage {
  const context: ContextOf<'ratsperson'> = { person: person.slug }
  return {
    title: nameDer(person),
    description: person.einleitung,
    template: 'ratsperson',
    context,
  }
}

export const nameDer = ({ titel, vorname, nachname }: Pick<Ratsperson, 'titel' | 'vorname' | 'nachname'>) =>
  [titel, vorname, nachname].filter(Boolean).join(' ')
